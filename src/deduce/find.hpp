// The functions that find steps, a file for each family.
#pragma once

#include <satdoku/deduce/techniques.hpp>

namespace satdoku::deduce {

void find_full_houses(const State& state, Technique technique, const Options& options, Steps& steps);
void find_hidden_singles(const State& state, Technique technique, const Options& options, Steps& steps);
void find_naked_singles(const State& state, Technique technique, const Options& options, Steps& steps);
void find_locked_candidates(const State& state, Technique technique, const Options& options, Steps& steps);
void find_naked_subsets(const State& state, Technique technique, const Options& options, Steps& steps);
void find_hidden_subsets(const State& state, Technique technique, const Options& options, Steps& steps);
void find_fish(const State& state, Technique technique, const Options& options, Steps& steps);
void find_single_digit(const State& state, Technique technique, const Options& options, Steps& steps);
void find_pivot_wings(const State& state, Technique technique, const Options& options, Steps& steps);
void find_w_wings(const State& state, Technique technique, const Options& options, Steps& steps);
void find_simple_colours(const State& state, Technique technique, const Options& options, Steps& steps);
void find_multi_colours(const State& state, Technique technique, const Options& options, Steps& steps);
void find_unique_rectangles(const State& state, Technique technique, const Options& options, Steps& steps);
void find_avoidable_rectangles(const State& state, Technique technique, const Options& options, Steps& steps);
void find_bug_plus_one(const State& state, Technique technique, const Options& options, Steps& steps);
void find_chains(const State& state, Technique technique, const Options& options, Steps& steps);
void find_nice_loops(const State& state, Technique technique, const Options& options, Steps& steps);
void find_als_xz(const State& state, Technique technique, const Options& options, Steps& steps);
void find_als_xy_wings(const State& state, Technique technique, const Options& options, Steps& steps);
void find_als_chains(const State& state, Technique technique, const Options& options, Steps& steps);
void find_death_blossoms(const State& state, Technique technique, const Options& options, Steps& steps);
void find_sue_de_coq(const State& state, Technique technique, const Options& options, Steps& steps);
void find_forcing_chains(const State& state, Technique technique, const Options& options, Steps& steps);
void find_templates(const State& state, Technique technique, const Options& options, Steps& steps);

// Families whose techniques are looked for at once: the first step, or the preferred one, of any of them.
// `family` is the first of its techniques.

void find_any_simple_colours(const State& state, Technique family, Steps& steps);
void find_any_multi_colours(const State& state, Technique family, Steps& steps);
void find_any_nice_loop(const State& state, Technique family, Steps& steps);
void find_any_forcing_chain(const State& state, Technique family, Steps& steps);

}  // namespace satdoku::deduce
