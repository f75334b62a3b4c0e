// Options that several puzzle commands take, and what they say.
#pragma once

#include <satdoku/frame/options.hpp>
#include <satdoku/grid/layout.hpp>
#include <satdoku/puzzle/encode.hpp>

#include <cstdint>
#include <vector>

namespace satdoku::boards {

frame::Option solver_option();

frame::Option layout_option();
/// The layout that --layout names, or all of them.
std::vector<const grid::Layout*> layouts_of(const frame::Arguments& arguments);

frame::Option format_option();

/// --encoding, which goes with --merge.
frame::Option encoding_option();
/// What --encoding and --merge say.
puzzle::Encoding encoding_of(const frame::Arguments& arguments);

/// --number, for commands that take one board of a file.
frame::Option number_option();
/// What --number says, or 1.
std::uint64_t number_of(const frame::Arguments& arguments);

}  // namespace satdoku::boards
