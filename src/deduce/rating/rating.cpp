#include "hints.hpp"

#include <satdoku/deduce/rating.hpp>

#include <cstddef>

namespace satdoku::deduce {

namespace rating {

std::span<const Family> families() {
    static constexpr Family table[] = {
        find_singles,
        find_direct_hints,
        find_locked,
        [](const State& at, Hints& to) { find_naked_sets(at, 2, to); },
        [](const State& at, Hints& to) { find_fish(at, 2, to); },
        [](const State& at, Hints& to) { find_hidden_sets(at, 2, to); },
        [](const State& at, Hints& to) { find_naked_sets(at, 3, to); },
        [](const State& at, Hints& to) { find_fish(at, 3, to); },
        [](const State& at, Hints& to) { find_hidden_sets(at, 3, to); },
        [](const State& at, Hints& to) { find_wings(at, 2, to); },
        [](const State& at, Hints& to) { find_wings(at, 3, to); },
        find_unique_loops,
        [](const State& at, Hints& to) { find_naked_sets(at, 4, to); },
        [](const State& at, Hints& to) { find_fish(at, 4, to); },
        [](const State& at, Hints& to) { find_hidden_sets(at, 4, to); },
        find_bivalue_grave,
        [](const State& at, Hints& to) { find_aligned_exclusions(at, 2, to); },
        find_simple_chains,
        [](const State& at, Hints& to) { find_aligned_exclusions(at, 3, to); },
        find_nishio,
        find_multiple_chains,
        find_dynamic_chains,
        find_dynamic_chains_plus,
    };
    return table;
}

}  // namespace rating

std::string_view name_of(RatedTechnique technique) {
    constexpr std::string_view names[] = {"last-cell",
                                          "hidden-single-box",
                                          "hidden-single-line",
                                          "direct-pointing",
                                          "direct-claiming",
                                          "direct-hidden-pair",
                                          "naked-single",
                                          "direct-hidden-triple",
                                          "pointing",
                                          "claiming",
                                          "naked-pair",
                                          "x-wing",
                                          "hidden-pair",
                                          "naked-triple",
                                          "swordfish",
                                          "hidden-triple",
                                          "xy-wing",
                                          "xyz-wing",
                                          "unique-loop",
                                          "naked-quadruple",
                                          "jellyfish",
                                          "hidden-quadruple",
                                          "bivalue-grave",
                                          "aligned-pair",
                                          "x-cycle",
                                          "forcing-x-chain",
                                          "y-cycle",
                                          "cycle",
                                          "forcing-chain",
                                          "aligned-triple",
                                          "nishio",
                                          "multiple-chains",
                                          "dynamic-chains",
                                          "dynamic-chains-plus"};
    return names[static_cast<std::size_t>(technique)];
}

namespace {

/// What no step has told is at least as hard as all that went before.
Rating as_far_as_told(Rating rating) {
    if (rating.ed == 0) rating.ed = rating.er;
    if (rating.ep == 0) rating.ep = rating.er;
    return rating;
}

}  // namespace

Rating rate(State state, const RatingLimits& limits) {
    Rating result;
    rating::Hints hints(rating::Effort(limits.effort, limits.stop));
    while (!state.complete()) {
        if (result.er > limits.enough) return as_far_as_told(result);
        hints.clear();
        for (const rating::Family find : rating::families()) {
            find(state, hints);
            if (hints.effort().used_up()) return as_far_as_told(result);
            if (!hints.empty()) break;
        }
        if (hints.empty()) return as_far_as_told(result);
        if (hints.rank().rating > result.er) {
            result.er = hints.rank().rating;
            result.hardest = hints.technique();
        }
        if (result.ed == 0) result.ed = result.er;
        if (result.ep == 0 && !hints.placements().empty()) result.ep = result.er;
        hints.apply_to(state);
    }
    result.complete = true;
    return result;
}

}  // namespace satdoku::deduce
