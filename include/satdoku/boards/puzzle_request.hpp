// What is asked of a new puzzle, in options and in answers to questions, and what is told about it.
#pragma once

#include <satdoku/frame/options.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <satdoku/ui/console.hpp>

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::boards {

/// --layout, --holes, --level, --minimal, --joint, --symmetry, --seed.
std::vector<frame::Option> puzzle_request_options();

/// What they ask for, and --pattern, --board, --tries, --clues, --rating, --technique, --without and --class where the
/// command takes them. Throws core::Error where that cannot be.
/// @param standard_level  where nothing is asked for; empty: as many holes as the board allows
puzzle::Request puzzle_request(const frame::Arguments& arguments, std::string_view standard_level = {});

/// Puts "60", or "30,35" with a number for each grid, into the request. Throws core::Error for other texts.
void ask_for_holes(puzzle::Request& request, const std::string& text);

/// The level, and where no number of holes is asked for, nor a minimal puzzle, nor a pattern, its holes.
void ask_for_level(puzzle::Request& request, deduce::Level level);

/// Shows how many boards were tried.
puzzle::Progress tell_tries(ui::Console& console);

/// The first puzzle of the request; where it is stopped, the best so far. Shows how it gets on.
puzzle::Puzzle make_puzzle(ui::Console& console, const puzzle::Request& request, puzzle::Solver& solver,
                           std::stop_token stop);

/// Lines that tell about a generated puzzle: its holes, its seed, how hard it is where that was asked for, which of its
/// grids has one solution alone.
std::string describe(const puzzle::Puzzle& puzzle, const puzzle::Request& request);

/// Asks a person for what puzzle_request() takes from options; nothing where they leave.
std::optional<puzzle::Request> ask_puzzle_request(ui::Console& console, const grid::Layout& layout);

}  // namespace satdoku::boards
