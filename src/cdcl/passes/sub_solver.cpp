#include "passes/sub_solver.hpp"
#include "learning/search.hpp"

namespace satdoku::cdcl {
namespace {
/// Short solves of small formulas: nothing but search.
Options plain_options() {
    Options options;
    options.rephase = 0;
    options.reduce = 0;
    options.stable = 0;
    options.target = 0;
    return options;
}
}  // namespace

SubSolver::SubSolver(std::uint32_t variables, Proof proof, std::uint64_t steps)
    : state_(plain_options()), needed_(std::size_t{2} * variables, 0) {
    state_.steps = steps;
    if (proof == Proof::steps) state_.proof.write_clauses(log_);
    if (proof == Proof::hints) {
        for (std::uint32_t index = 0; index < variables; ++index) variables_.inside({Variable(index), false});
        state_.proof.write_hinted(hints_.emplace(log_, names_, state_));
    }
    grow(state_, variables);
    for (std::uint32_t index = 0; index < variables; ++index) activate(state_, Variable(index));
}

std::int64_t SubSolver::add(std::span<const Literal> literals) {
    backtrack(state_, 0);
    if (hints_) hints_->original(literals, literals);
    const std::int64_t id = hints_ ? hints_->last_id() : 0;
    if (!state_.unsatisfiable) add_original(state_, literals);
    clauses_.clause(literals);
    return id;
}

solve::Verdict SubSolver::solve(std::span<const Literal> assumptions, std::uint64_t most_conflicts,
                                core::Random& random) {
    constexpr std::uint32_t bits = 64;
    backtrack(state_, 0);
    if (state_.unsatisfiable) return solve::Verdict::unsatisfiable;
    for (std::uint32_t index = 0; index < state_.capacity; index += bits) {
        std::uint64_t word = random.next();
        for (std::uint32_t each = index; each < std::min(index + bits, state_.capacity); ++each, word >>= 1U)
            state_.saved[each] = (word & 1U) != 0 ? 1 : -1;
    }
    state_.assumptions.assign(assumptions.begin(), assumptions.end());
    solve::Limits limits;
    limits.conflicts = most_conflicts;
    start_ending(state_, limits, {});
    ticks_ += 1 + state_.capacity;
    return search<Plain>(state_);
}

std::vector<std::int64_t> SubSolver::core() const {
    std::vector<std::uint8_t> needed(static_cast<std::size_t>(hints_->last_id()) + 1, 0);
    needed[static_cast<std::size_t>(last_id())] = 1;
    for (std::size_t step = log_.ids.size(); step-- > 0;) {
        std::uint8_t& is_needed = needed[static_cast<std::size_t>(log_.ids[step])];
        if (is_needed == 0) continue;
        is_needed = 0;
        for (const std::int64_t hint : log_.hints[step]) needed[static_cast<std::size_t>(hint)] = 1;
    }
    std::vector<std::int64_t> ids;
    for (std::size_t id = 0; id < needed.size(); ++id)
        if (needed[id] != 0) ids.push_back(static_cast<std::int64_t>(id));
    return ids;
}

void SubSolver::find_needed() {
    std::fill(needed_.begin(), needed_.end(), std::uint8_t{0});
    // Which literals are true cannot be predicted, so there are no branches: a clause needs its true literal if the
    // codes of all its true ones are the same number, and so are their bitwise OR and AND.
    for (std::size_t index = 0; index < clauses_.size(); ++index) {
        std::uint32_t any = 0;
        std::uint32_t all = ~std::uint32_t{0};
        for (const Literal literal : clauses_[index]) {
            const std::uint32_t chosen = -std::uint32_t{state_.value(literal) > 0};
            any |= literal.code() & chosen;
            all &= literal.code() | ~chosen;
        }
        const auto same = static_cast<std::uint32_t>(any == all);
        needed_[any & -same] |= static_cast<std::uint8_t>(same);
    }
    // A literal and its value.
    ticks_ += core::reading(clauses_.literals().size(), 2 * sizeof(Literal));
}

std::vector<Literal> SubSolver::new_units() {
    const std::uint32_t end = state_.fixed();
    std::vector<Literal> units;
    for (; units_ < end; ++units_) units.push_back(state_.trail[units_]);
    return units;
}
}  // namespace satdoku::cdcl
