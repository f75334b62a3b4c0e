// The functions that find steps, a file for each family of techniques.
#pragma once

#include <satdoku/deduce/step.hpp>
#include <satdoku/deduce/techniques.hpp>

#include <type_traits>

namespace satdoku::deduce {

using Finder = std::remove_pointer_t<Find>;
Finder find_full_houses, find_hidden_singles, find_naked_singles, find_locked_candidates, find_naked_subsets,
    find_hidden_subsets, find_fish, find_single_digit, find_pivot_wings, find_w_wings, find_simple_colours,
    find_multi_colours, find_unique_rectangles, find_avoidable_rectangles, find_bug_plus_one, find_chains,
    find_nice_loops, find_als_xz, find_als_xy_wings, find_als_chains, find_death_blossoms, find_sue_de_coq,
    find_forcing_chains, find_templates;

using FamilyFinder = std::remove_pointer_t<FindFamily>;
FamilyFinder find_any_simple_colours, find_any_multi_colours, find_any_nice_loop, find_any_grouped_loop,
    find_any_forcing_chain, find_any_forcing_net;

}  // namespace satdoku::deduce
