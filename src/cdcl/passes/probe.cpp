// Failed literal probing: a literal whose propagation ends in a conflict is false. Only roots of the binary
// implication graph are tried, since what they imply cannot fail unless they do, and again only after new units.
// Idea: Freeman, "Improvements to propositional satisfiability search algorithms", 1995; roots: Le Berre,
// "Exploiting the real power of unit propagation lookahead", 2001.
//
// Hyper-binary resolution (Bacchus and Winter, SAT 2003) during probing was tried and gained nothing, with all binary
// clauses or only with those that shorten a clause (benchmarks/results/passes.md).
#include "passes/inprocess.hpp"

#include <algorithm>
#include <vector>

namespace satdoku::cdcl {

namespace {

struct Probe {
    Literal literal;
    std::uint32_t implied;  ///< how many literals it implies directly
};

std::uint32_t count_binaries(const WatchList& list) {
    return static_cast<std::uint32_t>(
        std::count_if(list.begin(), list.end(), [](const Watch& each) { return each.is_binary(); }));
}

/// The roots that have not been tried since the last unit, those with most implications first.
std::vector<Probe> find_probes(const State& state) {
    std::vector<Probe> probes;
    for (std::uint32_t code = 0; code < state.watches.size(); ++code) {
        const Literal literal = Literal::from_code(code);
        if (!state.is_open(literal.variable())) continue;
        if (code < state.probe_units.size() && state.probe_units[code] == state.counts.units + 1) continue;
        const std::uint32_t implied = count_binaries(state.watches[(~literal).code()]);
        if (implied == 0 || count_binaries(state.watches[code]) != 0) continue;
        probes.push_back({literal, implied});
    }
    std::stable_sort(probes.begin(), probes.end(),
                     [](const Probe& one, const Probe& two) { return one.implied > two.implied; });
    return probes;
}

}  // namespace

void fail_literal(State& state, Literal literal) {
    ++state.counts.failed_literals;
    state.proof.justify(std::array{~literal}, [&](Hints& hints) { hints.by_trail(state.conflict); });
    backtrack(state, 0);
    assign(state, ~literal, Reason());
    if (!propagate(state)) derive_empty(state);
}

void probe(State& state, std::uint64_t budget) {
    const std::uint64_t last_tick = state.counts.ticks + budget;
    const std::vector<std::int8_t> saved = state.saved;
    const std::vector<Probe> probes = find_probes(state);
    state.probe_units.resize(state.watches.size(), 0);
    for (const auto& [literal, implied] : probes) {
        if (state.counts.ticks > last_tick) break;
        if (state.value(literal) != 0) continue;
        // The number of units plus 1, as 0 means never.
        state.probe_units[literal.code()] = state.counts.units + 1;
        open_level(state, literal);
        const bool holds = propagate(state) || state.ending.reason != solve::StopReason::none;
        holds ? backtrack(state, 0) : fail_literal(state, literal);
        if (state.ending.reason != solve::StopReason::none) break;
        if (state.unsatisfiable) break;
    }
    state.saved = saved;
}

}  // namespace satdoku::cdcl
