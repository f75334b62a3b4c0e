// Requests for new puzzles, from options and from answers to questions, and the lines that describe the result.
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

/// The request of these options, and of --pattern, --board, --tries, --clues, --rating, --technique, --without and
/// --class if the command takes them. Throws core::Error for a request that cannot be fulfilled.
/// @param standard_level  without any of the options; empty: as many holes as the board allows
puzzle::Request puzzle_request(const frame::Arguments& arguments, std::string_view standard_level = {});

/// Puts "60", or "30,35" with a number for each grid, into the request. Throws core::Error for other texts.
void ask_for_holes(puzzle::Request& request, const std::string& text);

/// Puts the level into the request, and its number of holes unless that follows from another wish.
void ask_for_level(puzzle::Request& request, deduce::Level level);

/// Shows in the progress line how many boards were tried.
puzzle::Progress tell_tries(ui::Console& console);

/// The first puzzle of the request; after a stop the best so far. Shows its progress.
puzzle::Puzzle make_puzzle(ui::Console& console, const puzzle::Request& request, puzzle::Solver& solver,
                           std::stop_token stop);

/// Lines about a generated puzzle: its holes, its seed, its difficulty if that was wanted, and which of its grids has
/// one solution alone.
std::string describe(const puzzle::Puzzle& puzzle, const puzzle::Request& request);

/// Asks a person for the same as puzzle_request(); nothing if they leave.
std::optional<puzzle::Request> ask_puzzle_request(ui::Console& console, const grid::Layout& layout);

}  // namespace satdoku::boards
