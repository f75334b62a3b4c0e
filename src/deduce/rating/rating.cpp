#include "hints.hpp"

#include <satdoku/deduce/rating.hpp>

#include <algorithm>

namespace satdoku::deduce {

namespace {

using rating::Hints;

/// Sudoku Explainer's order: the first family that has a hint gives it, even if a later one has an easier hint.
void find_hints(const State& state, Hints& hints) {
    using Look = void (*)(const State&, Hints&);
    constexpr Look looks[] = {
        rating::find_singles,
        rating::find_direct_hints,
        rating::find_locked,
        [](const State& at, Hints& to) { rating::find_naked_sets(at, 2, to); },
        [](const State& at, Hints& to) { rating::find_fish(at, 2, to); },
        [](const State& at, Hints& to) { rating::find_hidden_sets(at, 2, to); },
        [](const State& at, Hints& to) { rating::find_naked_sets(at, 3, to); },
        [](const State& at, Hints& to) { rating::find_fish(at, 3, to); },
        [](const State& at, Hints& to) { rating::find_hidden_sets(at, 3, to); },
        [](const State& at, Hints& to) { rating::find_wings(at, 2, to); },
        [](const State& at, Hints& to) { rating::find_wings(at, 3, to); },
        rating::find_unique_loops,
        [](const State& at, Hints& to) { rating::find_naked_sets(at, 4, to); },
        [](const State& at, Hints& to) { rating::find_fish(at, 4, to); },
        [](const State& at, Hints& to) { rating::find_hidden_sets(at, 4, to); },
        rating::find_bivalue_grave,
        [](const State& at, Hints& to) { rating::find_aligned_exclusions(at, 2, to); },
        rating::find_simple_chains,
        [](const State& at, Hints& to) { rating::find_aligned_exclusions(at, 3, to); },
        rating::find_nishio,
        rating::find_multiple_chains,
        rating::find_dynamic_chains,
        rating::find_dynamic_chains_plus,
    };
    hints.clear();
    for (const Look look : looks) {
        look(state, hints);
        if (!hints.empty()) return;
    }
}

}  // namespace

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
                                          "dynamic-chains-plus",
                                          "nested-chains"};
    return names[static_cast<std::size_t>(technique)];
}

Rating rate(State state) {
    Rating rating;
    Hints hints;
    while (!state.complete()) {
        find_hints(state, hints);
        if (hints.empty()) return rating;
        if (hints.rank().rating > rating.er) {
            rating.er = hints.rank().rating;
            rating.hardest = hints.technique();
        }
        if (rating.ed == 0) rating.ed = rating.er;
        if (rating.ep == 0 && hints.has_placements()) rating.ep = rating.er;
        hints.apply_to(state);
    }
    rating.complete = true;
    return rating;
}

}  // namespace satdoku::deduce
