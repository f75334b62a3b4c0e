// Symmetry breaking: assumes literals that symmetries of the formula allow, for example that the first pigeon sits in
// the first hole.
//
// These literals are not implied. They are assumptions of this solve only. So clauses learned under them follow from
// the formula without them, and clauses added later, for example when a user enumerates all models, meet the original
// formula. If one of these assumptions fails, the formula has no model at all, because from any model symmetries make
// one with all of them. Like all assumptions, their variables are frozen. The pass does not run if the user has
// assumptions or a propagator, which symmetries of the formula do not respect, or if there is an observer, which would
// need a reason why the rest of the search space can be left out.
//
// A proof of clauses has no such reason, so that the pass does not run with one. By cutting planes it has: a clause
// follows where an exchange of variables maps all inequalities of the proof to others and makes the clause true (Bogaerts,
// Gocht, McCreesh and Nordström, "Certified symmetry and dominance breaking for combinatorial optimisation", AAAI 2022).
// For a clause of l and others that symmetries map to l, this gives "if the other one holds, then l" one by one, since
// the exchange makes l true, and thus all of these; together they give l. Learned clauses have no images, and are dropped
// before; and the pass does not run once variables have been eliminated, whose clauses are still in the proof.
#include "passes/inprocess.hpp"
#include <satdoku/reason/symmetry.hpp>

namespace satdoku::cdcl {
namespace {
void drop_learned(State& state) {
    for_each_clause(state, ClauseKind::learned,
                    [&](Reference reference, const Clause&) { drop_clause(state, reference); });
    for (std::uint32_t code = 0; code < state.watches.size(); ++code) {
        const Literal own = Literal::from_code(code);
        WatchList& list = state.watches[code];
        list.cut(std::remove_if(list.begin(), list.end(), [&](const Watch& watch) {
            if (!watch.is_binary() || !watch.is_redundant()) return false;
            if (own < watch.blocker) drop_binary(state, own, watch.blocker);
            return true;
        }));
    }
}

/// What each variable becomes, also those that have been replaced by equivalent literals.
std::vector<cnf::CuttingPlanes::Image> exchange_of(const State& state, const reason::Symmetry& symmetry) {
    // The clause holds if the variable of `to` gets the value of `from`: the symmetry backwards.
    std::vector<Literal> sources(state.capacity);
    for (std::uint32_t index = 0; index < state.capacity; ++index) sources[index] = Literal(Variable(index), false);
    for (const auto& [variable, image] : symmetry.images)
        sources[image.variable().index()] = Literal(variable, image.negative());
    std::vector<cnf::CuttingPlanes::Image> images;
    for (std::uint32_t index = 0; index < state.capacity; ++index) {
        if (state.status[index] == Status::unused) continue;
        const Literal own(Variable(index), false);
        const Literal known = representative(state, own);
        const Literal source = sources[known.variable().index()];
        if (source.variable() == known.variable() && !source.negative()) continue;
        images.push_back({own.variable(), known.negative() ? ~source : source});
    }
    return images;
}

/// Proves that the literals may be made true, and adds them to the proof.
void prove(State& state, std::span<const Literal> found, const std::vector<reason::Symmetry>& used) {
    drop_learned(state);
    state.xors.clear();
    state.matrix.reset();
    ProofDerivation derivation(state.proof);
    cnf::CuttingPlanes& planes = *state.proof.planes();
    static_cast<reason::LinearXorProof&>(*state.xor_proof).clear(derivation);  // with cutting planes it is one
    auto next = used.begin();
    for (const Literal literal : found) {
        std::vector<cnf::CuttingPlanes::Id> lemmas;
        for (; next != used.end() && next->to == literal; ++next)
            lemmas.push_back(planes.exchange(std::array{literal, ~next->from}, exchange_of(state, *next)));
        derivation.add({&literal, 1});
        for (const cnf::CuttingPlanes::Id lemma : lemmas) planes.forget(lemma);
    }
}
}  // namespace

void break_symmetries(State& state, std::uint64_t budget) {
    const std::uint64_t loading = cost_of_clauses(state);
    const bool affordable = state.symmetry_savings.save(budget, 10 * loading);
    const bool is_asked = state.asked_levels() > 0 && !state.breaking;
    if (!affordable || is_asked || state.observation || state.propagator) return;
    // What has been broken in a proof is broken for good.
    const bool is_proved = state.proof.planes() != nullptr;
    if (is_proved && (state.breaking || state.counts.eliminated > 0)) return;
    core::Effort effort = state.symmetry_savings.spend_all([&] { return poll(state); });
    effort.spend(loading);
    std::vector<reason::Symmetry> used;
    std::vector<Literal> found =
        reason::break_symmetries(present_clauses(state, ClauseKind::irredundant), effort, is_proved ? &used : nullptr);
    if (found.size() > state.assumptions.size()) {
        if (is_proved) prove(state, found, used);
        state.counts.broken_symmetries += found.size() - state.assumptions.size();
        state.assumptions = std::move(found);
        state.breaking = true;
    }
    state.counts.ticks += effort.spent();
    state.symmetry_savings.settle(effort, 2);
}
}  // namespace satdoku::cdcl
