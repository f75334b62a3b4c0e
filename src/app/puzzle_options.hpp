// Options that several puzzle commands take, and what they say.
#pragma once

#include "options.hpp"

#include <satdoku/core/range.hpp>
#include <satdoku/grid/layout.hpp>
#include <satdoku/puzzle/encode.hpp>

#include <cstdint>
#include <vector>

namespace satdoku::app {

Option output_option();
Option solver_option();
Option count_option(std::uint64_t largest);

Option layout_option();
/// The layout that --layout names, or all of them.
std::vector<const grid::Layout*> layouts_of(const Arguments& arguments);

Option format_option();

/// --encoding, which goes with --merge.
Option encoding_option();
/// What --encoding and --merge say.
puzzle::Encoding encoding_of(const Arguments& arguments);

/// --number, for commands that take one board of a file.
Option number_option();
/// What --number says, or 1.
std::uint64_t number_of(const Arguments& arguments);

Option threads_option();
/// --threads, or as many as the machine runs at once.
unsigned threads_of(const Arguments& arguments);

Option shard_option();
/// What --shard says, or all of it. Throws core::Error for what is no shard.
core::Shard shard_of(const Arguments& arguments);
/// Throws core::Error where --shard or --continue is given and no seed: only that of the other parts makes one whole.
void require_seed_of_parts(const Arguments& arguments);

Option seed_option();
/// A seed that nobody chose.
std::uint64_t any_seed();

}  // namespace satdoku::app
