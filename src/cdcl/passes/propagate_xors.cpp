// Gauss-Jordan elimination during search: assigns each literal that a sum of XOR constraints implies under the present
// values, with the row as a learned clause for its reason.
//
// In a proof such a clause needs the sum of the original rows, which costs much more than finding it. Rows that are too
// expensive for the moment are skipped. Steps of clauses take longer than their ticks to write and to check, so they get a
// quarter of the search: of ciphers and subset sums, such a row costs a hundred conflicts and saves few.
#include "passes/inprocess.hpp"

namespace satdoku::cdcl {
namespace {
enum class Found { nothing, something, conflict };

/// The false literals of the row above level 0, one of the highest level first, then one of the second highest.
void collect_false(State& state, std::size_t row) {
    state.scratch.clear();
    state.matrix->each_set(row, [&](Variable variable) {
        const Literal literal(variable, false);
        if (state.assignment(literal).level == 0) return;
        state.scratch.push_back(state.value(literal) < 0 ? literal : ~literal);
    });
    const auto higher = [&](Literal left, Literal right) {
        return state.assignment(left).level > state.assignment(right).level;
    };
    core::bring_two_first(state.scratch, higher);
}

std::uint32_t level_of(const State& state, std::size_t place) {
    return place < state.scratch.size() ? state.assignment(state.scratch[place]).level : 0;
}

/// Returns the false literals of the row, also those of level 0, and with `open` the literal that it implies.
std::vector<Literal> clause_of(const State& state, std::size_t row, bool open) {
    std::vector<Literal> clause;
    state.matrix->each_set(row, [&](Variable variable) {
        const Literal literal(variable, false);
        clause.push_back(state.value(literal) < 0 ? literal : ~literal);
    });
    if (open) clause.emplace_back(state.matrix->basic(row), state.matrix->even(row));
    return clause;
}

/// Returns true if the proof of the row costs less than its share of the search so far. Level 0 is rare, so its rows are always used.
bool can_afford_proof(const State& state, std::size_t row, bool open) {
    if (!state.proof.is_on() || state.level() == 0) return true;
    const std::uint64_t proving = state.matrix->proof_ticks;
    const std::uint64_t searching = state.counts.ticks - state.matrix->start - proving;
    const std::uint64_t share = state.proof.is_by_clauses_alone() ? 4 : 1;
    return share * (proving + state.xor_proof->cost_of_implying(clause_of(state, row, open))) <= searching;
}

/// state.scratch follows from the row.
void prove_row(State& state, std::size_t row, bool open) {
    if (!state.proof.is_on()) return;
    ProofDerivation derivation(state.proof);
    state.xor_proof->imply(derivation, clause_of(state, row, open), state.scratch);
    const std::uint64_t ticks = derivation.steps() * reason::ticks_of_step;
    state.matrix->proof_ticks += ticks;
    state.matrix->ticks += ticks;
    state.counts.ticks += ticks;
}

/// Adds a clause that the row implies as a learned clause, to be a reason or a conflict.
Reason learn_row(State& state) {
    const std::uint32_t glue = count_levels(state, state.scratch, static_cast<std::uint32_t>(state.scratch.size()));
    if (state.observation) state.observation->report_simplification(state, "xor");
    const Reference reference = add_clause(state, state.scratch, true, glue);
    if (state.observation) state.observation->report_simplification(state, {});
    if (state.scratch.size() == 2) return Reason::binary(state.scratch[1]);
    return Reason::clause(reference);
}

/// All variables of the row have values, and these violate it.
Found meet_conflict(State& state, std::size_t row) {
    collect_false(state, row);
    const std::uint32_t highest = level_of(state, 0);
    const std::uint32_t second = level_of(state, 1);
    backtrack(state, second);
    if (highest > second) return Found::something;  // the row has become unit
    prove_row(state, row, false);
    if (state.level() == 0) return Found::conflict;
    const Reason reason = learn_row(state);
    state.conflict =
        reason.is_binary() ? Conflict{Reason::binary(state.scratch[0]), state.scratch[1]} : Conflict{reason, Literal()};
    return Found::conflict;
}

Found meet_unit(State& state, std::size_t row) {
    const Variable variable = state.matrix->basic(row);
    if (!state.is_active(variable)) return Found::nothing;
    collect_false(state, row);
    // Backtracks first: the literal must be assigned on the level of its reason.
    if (level_of(state, 0) < state.level()) {
        backtrack(state, level_of(state, 0));
        return Found::something;
    }
    const Literal literal(variable, state.matrix->even(row));
    state.scratch.insert(state.scratch.begin(), literal);
    prove_row(state, row, true);
    if (state.scratch.size() == 1) {
        derive_unit(state, literal, [&](Hints& hints) { hints.by_derivation({&literal, 1}); });
    } else {
        assign(state, literal, learn_row(state));
    }
    return Found::something;
}

/// Updates the matrix for the trail, and handles the rows that imply a literal or contradict the values.
Found check_rows(State& state) {
    reason::XorMatrix& matrix = *state.matrix;
    matrix.undo(state.matrix_seen);
    for (; state.matrix_seen < state.assigned; ++state.matrix_seen) {
        const Literal literal = state.trail[state.matrix_seen];
        if (matrix.has(literal.variable())) matrix.set(literal, state.matrix_seen);
    }
    if (!matrix.has_changed()) return Found::nothing;
    const std::uint64_t ticks = matrix.exchange() + matrix.cost_of_visit();
    matrix.ticks += ticks;
    state.counts.ticks += ticks;
    Found found = Found::nothing;
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        const reason::XorMatrix::Open open = matrix.open(row);
        if (open == reason::XorMatrix::Open::more) continue;
        const std::uint32_t level = state.level();
        const std::uint32_t assigned = state.assigned;
        if (open == reason::XorMatrix::Open::none) {
            if (matrix.even(row) || !can_afford_proof(state, row, false)) continue;
            found = meet_conflict(state, row);
        } else if (can_afford_proof(state, row, true) && meet_unit(state, row) == Found::something) {
            found = Found::something;
        }
        if (state.assigned != assigned) ++state.counts.parity_units;
        if (found == Found::conflict) ++state.counts.parity_conflicts;
        if (found == Found::conflict || state.level() != level) break;  // the matrix does not know the new values yet
    }
    if (found == Found::nothing) matrix.settle();
    state.scratch.clear();
    return found;
}

/// Drops a matrix that costs time but hardly ever finds anything, until sum_xors() makes the next one. A matrix
/// that has never found anything is dropped sooner, and the next one comes much later. In a proof of clauses each sum
/// makes definitions, which checkers visit for long: there rare findings are not worth it, and the trial is short.
void retire_if_idle(State& state) {
    constexpr std::uint64_t short_trial = 500;
    const bool in_clauses = state.proof.is_by_clauses_alone();
    const std::uint64_t trial = in_clauses ? short_trial : 5000;
    constexpr std::uint64_t least_findings = 10;          // per hundred calls
    const std::uint64_t free_ticks = in_clauses ? 0 : 3;  // per hundred
    const reason::XorMatrix& matrix = *state.matrix;
    if (matrix.findings == 0 && matrix.calls == short_trial) {
        state.xor_savings.raise_price(4);
        state.matrix.reset();
        return;
    }
    if (matrix.calls % trial == 0 && matrix.findings * 100 < matrix.calls * least_findings &&
        matrix.ticks * 100 > (state.counts.ticks - matrix.start) * free_ticks) {
        state.matrix.reset();
    }
}
}  // namespace

bool propagate_all(State& state) {
    for (;;) {
        if (!propagate(state)) return false;
        if (state.matrix == nullptr || state.propagated != state.assigned) return true;
        const Found found = check_rows(state);
        ++state.matrix->calls;
        if (found != Found::nothing) ++state.matrix->findings;
        if (found == Found::conflict) return false;
        if (found == Found::nothing) {
            retire_if_idle(state);
            return true;
        }
    }
}
}  // namespace satdoku::cdcl
