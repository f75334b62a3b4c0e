// Shrinking of learned clauses, level by level: if all literals of a level follow from one literal of that level (its
// unique implication point) and from what the clause implies on lower levels, this literal replaces them. The literals
// with `seen` stay implied by the clause, so that minimize() can continue with them. Idea: Fleury and Biere, "Efficient
// all-UIP learned clause minimization", SAT 2021.
//
// It gains most together with subsume_recent.cpp, and if literals that minimize() finds implied on lower levels are
// skipped, too (benchmarks/results/learning.md).
#include "learning/learning.hpp"

namespace satdoku::cdcl {
namespace {
/// The literals of one level, visited from the latest to the level's unique implication point.
class Block {
  public:
    Block(State& state, std::span<const Literal> literals)
        : state_(state), level_(state.assignment(literals.front()).level) {
        for (const Literal literal : literals) take(literal);
    }
    Block(const Block&) = delete;
    Block& operator=(const Block&) = delete;
    ~Block() {
        for (const Variable variable : open_) state_.assignments[variable.index()].mark = 0;
        open_.clear();
    }

    /// Returns the literal of the trail that implies all others, or nothing if a reason has a literal that the clause
    /// does not imply.
    std::optional<Literal> find() {
        for (std::uint32_t index = last_;; --index) {
            const Literal literal = state_.trail[index];
            if (state_.assignment(literal).mark == 0) continue;
            if (--count_ == 0) return literal;
            if (!resolve(literal, state_.assignment(literal).reason)) return std::nullopt;
        }
    }

  private:
    void take(Literal literal) {
        Assignment& assignment = state_.assignment(literal);
        if (assignment.mark != 0) return;
        assignment.mark = 1;
        open_.push_back(literal.variable());
        ++count_;
        last_ = std::max(last_, assignment.trail);
    }

    bool resolve(Literal literal, Reason reason) {
        if (!reason.has_literals()) return false;
        if (reason.is_binary()) return see(reason.other());
        const Clause& clause = state_.arena[reason.reference()];
        return std::all_of(clause.begin(), clause.end(),
                           [&](Literal other) { return other.variable() == literal.variable() || see(other); });
    }

    /// False: the literal does not follow from the clause.
    bool see(Literal literal) {
        const Assignment& assignment = state_.assignment(literal);
        if (assignment.level == 0) return true;
        if (assignment.level != level_) return assignment.seen != 0 || follows(state_, literal);
        take(literal);
        return true;
    }

    State& state_;
    const std::uint32_t level_;
    std::vector<Variable>& open_ = state_.shrinking;  ///< with mark
    std::uint32_t count_ = 0;                         ///< number of them that are still to be resolved
    std::uint32_t last_ = 0;                          ///< highest trail index among them
};

/// Replaces `count` literals of a level by one.
void replace(State& state, Literal point, std::size_t count) {
    Assignment& assignment = state.assignment(point);
    if (assignment.seen == 0) {
        assignment.seen = 1;
        state.analyzed.push_back(point.variable());
    }
    Level& level = state.levels[assignment.level - 1];
    level.seen = 1;
    level.seen_trail = std::min(level.seen_trail, assignment.trail);
    state.counts.shrunk_literals += count - 1;
}

/// Sorts the literals of the learned clause except the first one, the highest level first.
void sort_by_level(State& state) {
    constexpr std::uint32_t level_bits = 32;
    std::vector<std::uint64_t>& order = state.shrink_order;
    order.clear();
    for (const Literal literal : std::span(state.learned).subspan(1)) {
        const std::uint64_t level = state.assignment(literal).level;
        order.push_back(~(level << level_bits | literal.code()));
    }
    core::sort_by_key(order, state.shrink_scratch, [](std::uint64_t each) { return each; });
    std::ranges::transform(order, state.learned.begin() + 1,
                           [](std::uint64_t each) { return Literal::from_code(static_cast<std::uint32_t>(~each)); });
}
}  // namespace

void shrink(State& state) {
    std::vector<Literal>& learned = state.learned;
    if (state.levels_seen.size() + 1 == learned.size()) return;  // one literal per level: nothing to shrink
    const auto level_of = [&](Literal literal) { return state.assignment(literal).level; };
    sort_by_level(state);
    auto kept = learned.begin() + 1;
    for (auto begin = kept; begin != learned.end();) {
        const std::uint32_t level = level_of(*begin);
        const auto end = std::find_if(begin, learned.end(), [&](Literal each) { return level_of(each) != level; });
        std::optional<Literal> point;
        if (end - begin > 1) point = Block(state, {begin, end}).find();
        if (point) {
            replace(state, *point, static_cast<std::size_t>(end - begin));
            *kept++ = ~*point;
        } else {
            kept = std::copy(begin, end, kept);
        }
        begin = end;
    }
    learned.erase(kept, learned.end());
}
}  // namespace satdoku::cdcl
