// Sharing clauses with other engines. Learned clauses are shared at once. Clauses of others are imported at level 0, if
// their variables are still in the search, as learned clauses with the glue that they had.
//
// This is sound after any simplification: a clause that follows from the formula and mentions no removed variable
// follows from the rest of the formula, because each model of the rest extends to one of the whole formula. And a
// clause learned without added variables follows from the formula, because each model of it extends to the added
// variables. The proof has the imported clause; its simplified form here follows by units and equivalences, which stay
// in the proof.
//
// Idea: Hamadi, Jabbour and Sais, "ManySAT: a parallel SAT solver", JSAT 2009; clauses of low glue: Audemard and Simon,
// "Lazy clause exchange policy for parallel SAT solvers", SAT 2014.
#include "learning/learning.hpp"

namespace satdoku::cdcl {
namespace {
/// Replaces each literal by its representative. False: the variable of one was eliminated.
bool represent(const State& state, std::vector<Literal>& literals) {
    for (Literal& literal : literals) {
        literal = representative(state, literal);
        if (literal.variable().index() >= state.capacity || !state.is_active(literal.variable())) return false;
    }
    return true;
}

/// At level 0. The caller propagates.
void import(State& state, std::vector<Literal>& literals, std::uint32_t glue) {
    if (!represent(state, literals) || !simplify(state, literals)) return;
    if (literals.size() == 2 && has_binary(state, literals[0], literals[1])) return;
    ++state.counts.imported;
    if (literals.empty()) {
        derive_empty(state);
    } else if (literals.size() == 1) {
        derive_unit(state, literals.front());
    } else {
        const auto most_glue = static_cast<std::uint32_t>(literals.size() - 1);
        const Reference reference = derive_clause(state, literals, true, std::clamp(glue, 1U, most_glue));
        if (literals.size() == 2) return;
        state.arena[reference].used = longest_use;
        state.arena[reference].imported = 1;
    }
}
}  // namespace

void share_learned(State& state, std::uint32_t glue) {
    if (state.exchange) state.exchange->learned(state.learned, glue);
}

void skip_units(State& state) { state.units_shared = state.fixed(); }

void share_units(State& state) {
    if (!state.exchange) return;
    for (const std::uint32_t end = state.fixed(); state.units_shared < end; ++state.units_shared)
        state.exchange->learned({&state.trail[state.units_shared], 1}, 0);
}

bool exchanging(State& state) {
    if (!state.exchange || state.counts.conflicts == state.schedule.exchange) return false;
    state.schedule.exchange = state.counts.conflicts;
    share_units(state);
    return state.exchange->due(state.counts.ticks);
}

void exchange(State& state) {
    backtrack(state, 0);
    std::vector<Literal> literals;
    while (state.exchange->next()) {
        if (state.unsatisfiable) continue;
        const std::span<const Literal> clause = state.exchange->clause();
        literals.assign(clause.begin(), clause.end());
        import(state, literals, state.exchange->glue());
    }
}

bool simplify(const State& state, std::vector<Literal>& literals) {
    const auto is_fixed = [&](Literal each) { return state.value(each) != 0 && state.assignment(each).level == 0; };
    const auto holds = [&](Literal each) { return is_fixed(each) && state.value(each) > 0; };
    if (std::any_of(literals.begin(), literals.end(), holds)) return false;
    std::erase_if(literals, is_fixed);
    return cnf::normalize(literals);
}
}  // namespace satdoku::cdcl
