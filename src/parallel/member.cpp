#include "member.hpp"

namespace satdoku::parallel {
namespace {
/// Literals that a member exports in an interval, units not counted.
constexpr std::size_t budget = 1'500;
constexpr std::size_t longest_clause = 40;
constexpr unsigned lowest_glue = 2;
constexpr unsigned highest_glue = 8;

/// Words of proof steps that a member collects before they are written: about a megabyte.
constexpr std::size_t most_words = std::size_t{1} << 18U;
}  // namespace

void Member::begin(Rounds* rounds) {
    rounds_ = rounds;
    stretch_end_ = 0;
    pool_.attend(desk_, true);
}

void Member::end(bool with_answer) {
    pool_.attend(desk_, false);
    if (rounds_ != nullptr) {
        rounds_->leave(desk_.number, with_answer);
    } else {
        pool_.deliver(desk_);
    }
}

void Member::learned(std::span<const cnf::Literal> clause, unsigned glue) {
    if (clause.size() > 1) {
        if (clause.size() > longest_clause || stretch_literals_ + clause.size() > budget) return;
        if (clause.size() > 2 && glue > most_glue_) return;
        stretch_literals_ += clause.size();
    }
    // From here on the pool holds the clause, too, so the proof counts it once more.
    if (pool_.is_proving()) desk_.steps.add(clause);
    desk_.sent.push_back({{clause.begin(), clause.end()}, glue, desk_.number});
    shared_.fetch_add(1, std::memory_order_relaxed);
}

bool Member::due(std::uint64_t ticks) {
    if (ticks < stretch_end_) return false;
    if (stretch_end_ == 0) {
        stretch_end_ = ticks + interval_;
    } else if (rounds_ == nullptr) {
        pool_.deliver(desk_);
        begin_stretch(ticks);
    }
    while (rounds_ != nullptr && ticks >= stretch_end_) {
        if (!rounds_->wait()) return false;
        begin_stretch(stretch_end_);
        pool_.collect(desk_);
    }
    if (rounds_ == nullptr) pool_.collect(desk_);
    return next_taken_ < desk_.taken.size();
}

void Member::begin_stretch(std::uint64_t ticks) {
    const bool scarce = stretch_literals_ + longest_clause > budget;
    if (scarce) {
        most_glue_ = std::max(lowest_glue, most_glue_ - 1);
    } else if (stretch_literals_ < budget / 2) {
        most_glue_ = std::min(highest_glue, most_glue_ + 1);
    }
    stretch_literals_ = 0;
    stretch_end_ = ticks + interval_;
}

bool Member::next(std::vector<cnf::Literal>& clause, unsigned& glue) {
    if (next_taken_ < desk_.taken.size()) {
        SharedClause& taken = desk_.taken[next_taken_++];
        clause.swap(taken.literals);
        glue = taken.glue;
        return true;
    }
    desk_.taken.clear();
    next_taken_ = 0;
    // With rounds, the pool keeps the clauses until the next round.
    if (rounds_ == nullptr) pool_.deliver(desk_);
    return false;
}

void Member::add(std::span<const cnf::Literal> clause) {
    desk_.steps.add(clause);
    deliver_when_long();
}

void Member::remove(std::span<const cnf::Literal> clause) {
    desk_.steps.remove(clause);
    deliver_when_long();
}

void Member::deliver_when_long() {
    // While the engine imports clauses, its steps are not written: they may depend on clauses not yet imported.
    if (rounds_ == nullptr && desk_.taken.empty() && desk_.steps.words() > most_words) pool_.deliver(desk_);
}
}  // namespace satdoku::parallel
