#include "lookahead.hpp"
#include <satdoku/cnf/clause.hpp>
#include <satdoku/core/random.hpp>

namespace satdoku::parallel {
using cnf::Literal;

namespace {
/// The weight of a clause of this length: one literal less makes it five times as large (the weights of march).
double weight_of(std::uint32_t length) {
    static const auto weights = [] {
        std::array<double, 32> made{};
        double weight = 5;
        for (std::size_t size = 1; size < made.size(); ++size, weight /= 5) made[size] = weight;
        return made;
    }();
    return weights[std::min<std::size_t>(length, weights.size() - 1)];
}

/// Both sides must have an effect: the product decides, or the sum if one side has none.
double joined(double one, double other) {
    constexpr double factor = 1024;
    return factor * one * other + one + other;
}
}  // namespace

Lookahead::Lookahead(const cnf::ClauseList& formula, std::uint64_t seed, std::function<bool()> stopped)
    : stopped_(std::move(stopped)) {
    if (!load(formula)) return;
    implied_.emplace(literals_, [this](auto&& item) {
        for (std::size_t index = 0; index < binaries_.size(); ++index) {
            const auto pair = binaries_[index];
            item(~pair[0], pair[1]);
            item(~pair[1], pair[0]);
        }
    });
    if (stopped_()) return;
    occurrences_.emplace(cnf::clauses_by_literal(literals_, clauses_));
    if (stopped_()) return;
    values_.assign(literals_, 0);
    reached_.assign(literals_, 0);
    scores_.assign(literals_, 0);
    core::Random random(seed);
    for (std::uint32_t code = 0; code < literals_; code += 2)
        tie_breaks_.push_back(static_cast<std::uint32_t>(random.next()));
    counts_.resize(clauses_.size());
    for (Clause clause = 0; clause < counts_.size(); ++clause)
        counts_[clause].not_false = static_cast<std::uint32_t>(clauses_[clause].size());
    for (const Literal unit : units_) refuted_ = refuted_ || !set(unit);
    refuted_ = refuted_ || !propagate();
    units_ = trail_;
    constexpr std::size_t kept_candidates = 256;
    if (refuted_ || stopped_()) return;
    root_candidates_ = best_of_all(kept_candidates);
    root_candidates_.resize(std::min(root_candidates_.size(), kept_candidates));
}

/// Returns false if it was stopped.
bool Lookahead::load(const cnf::ClauseList& formula) {
    constexpr std::size_t clauses_between_looks = 1024;
    std::vector<Literal> clause;
    for (std::size_t index = 0; index < formula.size(); ++index) {
        if (index % clauses_between_looks == 0 && stopped_()) return false;
        clause.clear();
        for (const Literal literal : formula[index]) {
            clause.push_back(variables_.inside(literal));
            literals_ = std::max(literals_, 2 * clause.back().variable().index() + 2);
        }
        if (cnf::normalize(clause)) take(clause);
    }
    return true;
}

void Lookahead::take(std::span<const Literal> clause) {
    if (clause.empty()) refuted_ = true;
    if (clause.size() == 1) units_.push_back(clause[0]);
    if (clause.size() == 2) binaries_.clause(clause);
    if (clause.size() > 2) clauses_.clause(clause);
}

bool Lookahead::reset() {
    if (refuted_) return false;
    backtrack(units_.size());
    return true;
}

bool Lookahead::assume(Literal literal) { return set(variables_.inside(literal)) && propagate(); }

bool Lookahead::is_true(Literal literal) const {
    const auto inside = variables_.find(literal.variable());
    const bool positive = inside && inside->index() < literals_ / 2 && values_[std::size_t{2} * inside->index()] > 0;
    return positive != literal.negative();
}

// ---- Propagation

/// @return false if it is already false
bool Lookahead::set(Literal literal) {
    if (!is_free(literal)) return values_[literal.code()] > 0;
    values_[literal.code()] = 1;
    values_[(~literal).code()] = -1;
    trail_.push_back(literal);
    return true;
}

bool Lookahead::propagate() {
    while (head_ < trail_.size()) {
        const Literal literal = trail_[head_];
        shortened_before_.resize(head_);
        shortened_before_.push_back(shortened_.size());
        ++head_;
        if (!count(literal)) return false;
    }
    return true;
}

/// Counts the literal in all its clauses, even if one of them is false, so that uncount() can undo it.
bool Lookahead::count(Literal literal) {
    bool consistent = true;
    for (const Literal implied : (*implied_)[literal]) consistent = consistent && set(implied);
    for (const Clause clause : (*occurrences_)[literal]) ++counts_[clause].is_true;
    for (const Clause clause : (*occurrences_)[~literal]) {
        --counts_[clause].not_false;
        if (consistent && is_open(clause)) consistent = shorten(clause);
    }
    return consistent;
}

bool Lookahead::shorten(Clause clause) {
    if (counts_[clause].not_false > 1) {
        shortened_.push_back(clause);
        return true;
    }
    const auto literals = clauses_[clause];
    const auto left = std::ranges::find_if(literals, [this](Literal literal) { return values_[literal.code()] >= 0; });
    return left != literals.end() && set(*left);
}

void Lookahead::uncount(Literal literal) {
    for (const Clause clause : (*occurrences_)[literal]) --counts_[clause].is_true;
    for (const Clause clause : (*occurrences_)[~literal]) ++counts_[clause].not_false;
}

void Lookahead::backtrack(std::size_t size) {
    while (head_ > size) {
        --head_;
        uncount(trail_[head_]);
        shortened_.resize(shortened_before_[head_]);
    }
    for (std::size_t index = size; index < trail_.size(); ++index) {
        values_[trail_[index].code()] = 0;
        values_[(~trail_[index]).code()] = 0;
    }
    trail_.resize(std::min(size, trail_.size()));
}

// ---- Lookahead

bool Lookahead::hold(Literal literal, Look& result) {
    if (values_[literal.code()] > 0) return true;
    result.found.push_back(variables_.outside(literal));
    return set(literal) && propagate();
}

/// Returns the weight of the open clauses that have become shorter.
/// @param mark  size of shortened_ before the propagation
double Lookahead::reduction_after(std::size_t mark) {
    double reduction = 0;
    for (std::size_t index = mark; index < shortened_.size(); ++index) {
        Count& count = counts_[shortened_[index]];
        if (count.is_true > 0 || count.seen == probes_) continue;
        count.seen = probes_;
        reduction += weight_of(count.not_false);
    }
    return reduction;
}

/// Assumes the literal. The caller undoes it.
Lookahead::Side Lookahead::probe(Literal literal) {
    const std::size_t mark = shortened_.size();
    ++probes_;
    Side side;
    side.conflict = !set(literal) || !propagate();
    if (side.conflict) return side;
    side.reduction = reduction_after(mark);
    side.autarky = side.reduction == 0;
    return side;
}

/// @param worth  gets the score of the candidate; unchanged if its value is found
/// @return false if the node has no model
bool Lookahead::try_candidate(Literal literal, Look& result, double& worth) {
    const std::size_t before = trail_.size();
    const Side positive = probe(literal);
    if (!positive.conflict)
        for (std::size_t index = before; index < trail_.size(); ++index) reached_[trail_[index].code()] = probes_;
    const std::uint64_t of_positive = probes_;
    backtrack(before);
    if (positive.conflict) return hold(~literal, result);
    if (positive.autarky) return hold(literal, result);
    const Side negative = probe(~literal);
    std::vector<Literal> necessary;
    for (std::size_t index = before; !negative.conflict && index < trail_.size(); ++index)
        if (reached_[trail_[index].code()] == of_positive) necessary.push_back(trail_[index]);
    backtrack(before);
    if (negative.conflict) return hold(literal, result);
    if (negative.autarky) return hold(~literal, result);
    for (const Literal one : necessary)
        if (!hold(one, result)) return false;
    worth = joined(positive.reduction, negative.reduction);
    return true;
}

/// Tries all candidates. @return the best one that is still free; nothing if there is none or if `result` is decided
std::optional<Literal> Lookahead::pass(std::span<const Literal> candidates, Look& result) {
    std::vector<std::pair<double, Literal>> tried;
    for (const Literal candidate : candidates) {
        if (!is_free(candidate)) continue;
        if (stopped_()) return std::nullopt;
        double worth = 0;
        if (!try_candidate(candidate, result, worth)) {
            result.finding = Finding::refuted;
            return std::nullopt;
        }
        tried.emplace_back(worth, candidate);
    }
    std::optional<std::pair<double, Literal>> best;
    for (const auto& one : tried)
        if (is_free(one.second) && (!best || one.first > best->first)) best = one;
    result.finding = Finding::split;
    if (!best) return std::nullopt;
    return best->second;
}

Lookahead::Look Lookahead::look() {
    constexpr int passes = 4;
    Look result;
    if (refuted_) {
        result.finding = Finding::refuted;
        return result;
    }
    for (int done = 1;; ++done) {
        const std::vector<Literal> now = candidates();
        if (now.empty()) {
            result.finding = Finding::model;
            return result;
        }
        const std::size_t known = result.found.size();
        result.finding = Finding::stopped;
        const std::optional<Literal> best = pass(now, result);
        if (result.finding != Finding::split) return result;
        // Literals that were found change the effects of the other candidates, so these are tried again, a few times.
        const bool settled = result.found.size() == known || done >= passes;
        if (!best || !settled) continue;
        result.literal = variables_.outside(*best);
        return result;
    }
}

// ---- Candidates

void Lookahead::score_one(Literal literal, double weight) {
    const Literal positive = Literal::from_code(literal.code() & ~1U);
    if (scores_[positive.code()] == 0 && scores_[(~positive).code()] == 0) scored_.push_back(positive);
    scores_[literal.code()] += weight;
}

/// Adds to the score of each free literal of the clause the effect that its negation has on the clause.
void Lookahead::score(Clause clause) {
    const double weight = weight_of(counts_[clause].not_false);
    for (const Literal literal : clauses_[clause])
        if (is_free(literal)) score_one(literal, weight);
}

std::vector<Literal> Lookahead::take_ranked(std::size_t most) {
    std::vector<std::pair<double, Literal>> ranked;
    for (const Literal positive : scored_) {
        const auto worth = [&](Literal literal) {
            return scores_[literal.code()] + static_cast<double>((*implied_)[~literal].size());
        };
        ranked.emplace_back(joined(worth(positive), worth(~positive)), positive);
    }
    for (const Literal positive : scored_) scores_[positive.code()] = scores_[(~positive).code()] = 0;
    scored_.clear();
    const std::size_t kept = std::min(most, ranked.size());
    const auto better = [this](const auto& one, const auto& other) {
        if (one.first != other.first) return one.first > other.first;
        const std::uint32_t tie = tie_breaks_[one.second.variable().index()];
        const std::uint32_t other_tie = tie_breaks_[other.second.variable().index()];
        return tie != other_tie ? tie < other_tie : one.second < other.second;
    };
    std::partial_sort(ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(kept), ranked.end(), better);
    std::vector<Literal> best;
    for (std::size_t index = 0; index < kept; ++index) best.push_back(ranked[index].second);
    return best;
}

/// Ranks all variables of open clauses. Returns at least a fixed part of them, so that a series of autarkies needs only
/// few of these walks through the whole formula. Returns nothing if no clause is open.
std::vector<Literal> Lookahead::best_of_all(std::size_t most) {
    for (Clause clause = 0; clause < counts_.size(); ++clause)
        if (is_open(clause)) score(clause);
    for (std::size_t index = 0; index < binaries_.size(); ++index) {
        const auto pair = binaries_[index];
        if (!is_free(pair[0]) || !is_free(pair[1])) continue;
        for (const Literal literal : pair) score_one(literal, weight_of(2));
    }
    constexpr std::size_t part = 16;
    return take_ranked(std::max(most, scored_.size() / part));
}

/// Takes candidates from the clauses that the path to this node has shortened, and some of the best of the whole
/// formula. So the cost of a node depends on its path and not on the size of the formula.
std::vector<Literal> Lookahead::candidates() {
    constexpr std::size_t near = 48;
    constexpr std::size_t far = 16;
    ++probes_;
    for (const Clause clause : shortened_) {
        if (!is_open(clause) || counts_[clause].seen == probes_) continue;
        counts_[clause].seen = probes_;
        score(clause);
    }
    std::vector<Literal> chosen = take_ranked(near);
    ++probes_;
    for (const Literal literal : chosen) reached_[literal.code()] = probes_;
    for (const Literal literal : root_candidates_) {
        if (chosen.size() == near + far) break;
        if (is_free(literal) && reached_[literal.code()] != probes_) chosen.push_back(literal);
    }
    if (chosen.empty()) chosen = best_of_all(near + far);
    return chosen;
}
}  // namespace satdoku::parallel
