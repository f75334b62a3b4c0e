#include "search.hpp"
#include <bit>
#include <limits>

namespace satdoku::explain {
namespace {
constexpr std::uint64_t unreached = std::numeric_limits<std::uint64_t>::max();
/// The counter of clauses that are not used.
constexpr std::uint32_t out_of_reach = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint64_t most_words = std::uint64_t{1} << 23U;
}  // namespace

bool Propagation::fits(const Groups& groups) {
    return std::uint64_t{2} * groups.variable_count() * ((groups.size() + 63) / 64) <= most_words;
}

Propagation::Propagation(const Groups& groups, const ClauseIndex& index)
    : groups_(groups), index_(index), words_((std::size_t{groups.size()} + 63) / 64),
      supports_(std::size_t{2} * groups.variable_count() * words_), joined_(words_), best_(words_) {}

bool Propagation::later(const Reached& left, const Reached& right) {
    return left.cost != right.cost ? left.cost > right.cost : left.number > right.number;
}

std::uint64_t Propagation::cost_of(std::span<const std::uint64_t> support) const {
    std::uint64_t cost = 0;
    for (std::size_t word = 0; word < support.size(); ++word) {
        for (std::uint64_t rest = support[word]; rest != 0; rest &= rest - 1)
            cost += weights_[word * 64 + static_cast<std::size_t>(std::countr_zero(rest))];
    }
    return cost;
}

void Propagation::reach(cnf::Literal literal, std::span<const std::uint64_t> support) {
    const std::uint64_t cost = cost_of(support);
    if (cost >= costs_[literal.code()]) return;
    costs_[literal.code()] = cost;
    std::ranges::copy(support, supports_.begin() + static_cast<std::ptrdiff_t>(literal.code() * words_));
    queue_.push_back({cost, reached_++, literal.code()});
    std::push_heap(queue_.begin(), queue_.end(), later);
}

/// Joins the groups of the clause and of its false literals.
void Propagation::support_of(std::uint32_t clause) {
    std::ranges::fill(joined_, 0);
    const Group group = groups_.group_of(clause);
    if (group != Groups::always) joined_[group / 64] |= std::uint64_t{1} << (group % 64);
    for (const cnf::Literal literal : groups_.clauses()[clause]) {
        const std::uint32_t negation = (~literal).code();
        if (!settled_[negation]) continue;
        const auto taken = support(negation);
        for (std::size_t word = 0; word < words_; ++word) joined_[word] |= taken[word];
    }
}

/// Handles a clause that has one literal left, or none.
void Propagation::use(std::uint32_t clause) {
    if (left_[clause] > 1) return;
    support_of(clause);
    if (left_[clause] == 0) {
        const std::uint64_t cost = cost_of(joined_);
        if (cost >= best_cost_) return;
        best_cost_ = cost;
        best_ = joined_;
        return;
    }
    for (const cnf::Literal literal : groups_.clauses()[clause])
        if (!settled_[(~literal).code()]) return reach(literal, joined_);
}

void Propagation::start(std::span<const Group> from) {
    const std::size_t literals = std::size_t{2} * groups_.variable_count();
    costs_.assign(literals, unreached);
    settled_.assign(literals, false);
    left_.assign(groups_.clauses().size(), out_of_reach);
    queue_.clear();
    reached_ = 0;
    best_cost_ = unreached;
    const auto count = [&](std::uint32_t group) {
        for (const std::uint32_t clause : index_.of_group[group])
            left_[clause] = static_cast<std::uint32_t>(groups_.clauses()[clause].size());
    };
    count(groups_.size());
    for (const Group group : from) count(group);
}

std::optional<std::vector<Group>> Propagation::core(std::span<const Group> from,
                                                    std::span<const cnf::Literal> background,
                                                    std::span<const std::uint32_t> weights) {
    weights_ = weights;
    start(from);
    std::ranges::fill(joined_, 0);
    for (const cnf::Literal literal : background) reach(literal, joined_);
    for (const std::uint32_t clause : index_.of_group.back()) use(clause);
    for (const Group group : from)
        for (const std::uint32_t clause : index_.of_group[group]) use(clause);
    while (!queue_.empty() && queue_.front().cost < best_cost_) {
        std::pop_heap(queue_.begin(), queue_.end(), later);
        const cnf::Literal literal = cnf::Literal::from_code(queue_.back().literal);
        queue_.pop_back();
        if (settled_[literal.code()]) continue;
        settled_[literal.code()] = true;
        for (const std::uint32_t clause : index_.of_literal[(~literal).code()]) {
            if (left_[clause] == out_of_reach) continue;
            --left_[clause];
            use(clause);
        }
    }
    if (best_cost_ == unreached) return std::nullopt;
    std::vector<Group> core;
    for (Group group = 0; group < groups_.size(); ++group)
        if ((best_[group / 64] >> (group % 64) & 1U) != 0) core.push_back(group);
    return core;
}
}  // namespace satdoku::explain
