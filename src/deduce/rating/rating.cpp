#include "hints.hpp"
#include <satdoku/core/sorted.hpp>

namespace satdoku::deduce {
namespace rating {
namespace {
using enum RatedTechnique;

constexpr auto rows = std::to_array<RatedFacts>({
    {last_cell, "last-cell", 10, find_singles},
    {hidden_single_box, "hidden-single-box", 12},
    {hidden_single_line, "hidden-single-line", 15},
    {direct_pointing, "direct-pointing", 17, find_direct_hints},
    {direct_claiming, "direct-claiming", 19},
    {direct_hidden_pair, "direct-hidden-pair", 20},
    {naked_single, "naked-single", 23},
    {direct_hidden_triple, "direct-hidden-triple", 25},
    {pointing, "pointing", 26, find_locked},
    {claiming, "claiming", 28},
    {naked_pair, "naked-pair", 30, find_naked_sets, 2},
    {x_wing, "x-wing", 32, find_fish, 2},
    {hidden_pair, "hidden-pair", 34, find_hidden_sets, 2},
    {naked_triple, "naked-triple", 36, find_naked_sets, 3},
    {swordfish, "swordfish", 38, find_fish, 3},
    {hidden_triple, "hidden-triple", 40, find_hidden_sets, 3},
    {xy_wing, "xy-wing", 42, find_wings, 2},
    {xyz_wing, "xyz-wing", 44, find_wings, 3},
    {unique_loop, "unique-loop", 45, find_unique_loops},
    {naked_quadruple, "naked-quadruple", 50, find_naked_sets, 4},
    {jellyfish, "jellyfish", 52, find_fish, 4},
    {hidden_quadruple, "hidden-quadruple", 54, find_hidden_sets, 4},
    {bivalue_grave, "bivalue-grave", 56, find_bivalue_grave},
    {aligned_pair, "aligned-pair", 62, find_aligned_exclusions, 2},
    {x_cycle, "x-cycle", 65, find_simple_chains},
    {forcing_x_chain, "forcing-x-chain", 66},
    {y_cycle, "y-cycle", 65},
    {cycle, "cycle", 70},
    {forcing_chain, "forcing-chain", 70},
    {aligned_triple, "aligned-triple", 75, find_aligned_exclusions, 3},
    {nishio, "nishio", 75, find_forcing_chains},
    {multiple_chains, "multiple-chains", 80, find_forcing_chains},
    {dynamic_chains, "dynamic-chains", 85, find_forcing_chains},
    {dynamic_chains_plus, "dynamic-chains-plus", 90, find_forcing_chains},
    {nested_simple_chains, "nested-simple-chains", 95, find_forcing_chains},
    {nested_multiple_chains, "nested-multiple-chains", 100, find_forcing_chains},
    {nested_dynamic_chains, "nested-dynamic-chains", 105, find_forcing_chains},
});
}  // namespace

std::span<const RatedFacts> rated_techniques() { return rows; }

const RatedFacts& facts_of(RatedTechnique technique) { return rows[static_cast<std::size_t>(technique)]; }

int added_by_length(int nodes) {
    int added = 0;
    int step = 4;
    for (bool third = false; nodes - 2 > step; third = !third) {
        ++added;
        step = third ? step * 4 / 3 : step * 3 / 2;
    }
    return added;
}

Rank rank_of(RatedTechnique technique, Beyond beyond) {
    return {facts_of(technique).rating + beyond.rating, beyond.length, beyond.kind};
}

void Hints::clear() {
    rank_ = {};
    placements_.clear();
    eliminations_.clear();
}

bool Hints::admits(RatedTechnique technique, Beyond beyond) {
    const Rank rank = rank_of(technique, beyond);
    if (rank_ < rank) return false;
    if (rank < rank_) {
        clear();
        rank_ = rank;
        technique_ = technique;
    }
    return true;
}

void Hints::eliminate(const State& state, Cell cell, DigitSet digits) {
    for (const int digit : state.candidates(cell) & digits) eliminations_.push_back(candidate_at(cell, digit));
}

RatedStep Hints::step(const State& state) const {
    // Several hints may say the same.
    const auto sorted = [&](std::vector<Candidate> candidates) {
        core::sort_unique(candidates);
        std::erase_if(candidates, [&](const Candidate& candidate) { return !state.has(candidate); });
        return candidates;
    };
    return {technique_, rank_.rating, sorted(placements_), sorted(eliminations_)};
}

void Hints::apply_to(State& state) const {
    for (const Candidate& candidate : eliminations_) state.remove(candidate);
    for (const Candidate& candidate : placements_)
        if (state.has(candidate)) state.place(candidate);
}
}  // namespace rating

std::string_view name_of(RatedTechnique technique) { return rating::facts_of(technique).name; }

namespace {
/// No hint of a technique that is missing here is easier.
constexpr int beyond_all_techniques = 110;

/// The rating before a step that was not found: what no step has set yet is as hard as it, or harder.
/// @param least  the easiest that the step can be
Rating as_far_as_known(Rating rating, int least) {
    rating.er = std::max(rating.er, least);
    if (!rating.ep_complete) rating.ep = rating.er;
    if (!rating.ed_complete) rating.ed = rating.er;
    return rating;
}
}  // namespace

Rating rate(State state, const RatingLimits& limits, const std::function<void(const RatedStep&)>& on_step) {
    Rating result;
    rating::Hints hints(rating::Effort(limits.effort, limits.stop));
    while (!state.complete()) {
        if (result.er > limits.enough) return as_far_as_known(result, 0);
        hints.clear();
        for (const rating::RatedFacts& facts : rating::rated_techniques()) {
            if (facts.find == nullptr) continue;
            facts.find(state, facts, hints);
            if (hints.effort().used_up()) return as_far_as_known(result, facts.rating);
            if (!hints.empty()) break;
        }
        if (hints.empty()) return as_far_as_known(result, beyond_all_techniques);
        if (hints.rank().rating > result.er) {
            result.er = hints.rank().rating;
            result.hardest = hints.technique();
        }
        if (!result.ed_complete) result.ed = result.er;
        result.ed_complete = true;
        if (!result.ep_complete && !hints.placements().empty()) {
            result.ep = result.er;
            result.ep_complete = true;
        }
        if (on_step) on_step(hints.step(state));
        hints.apply_to(state);
    }
    result.complete = result.ep_complete = result.ed_complete = true;
    return result;
}
}  // namespace satdoku::deduce
