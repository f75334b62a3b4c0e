// Requests for new puzzles, from options, from the answers of a person or for a day, and the lines that describe the
// result. The puzzle of the day is the same on every machine, without a net: the day is the seed, and the day of the week
// has its level, easy on Monday, extreme on Sunday.
#pragma once
#include <satdoku/frame/command.hpp>
#include <satdoku/puzzle/generate.hpp>

namespace satdoku::boards {
/// --layout, --holes, --level, --rating, --technique, --exclude, --daily, --minimal, --joint, --symmetry, --seed.
std::vector<frame::Option> puzzle_request_options();

/// The request of these options, and of --pattern, --board, --tries, --clues and --coupling if the command takes them.
/// Throws core::Error for a request that cannot be fulfilled.
/// @param standard_level  the level if no option says what is wanted; empty: as many holes as the board allows
puzzle::Request puzzle_request(frame::Context& context, const frame::Arguments& arguments,
                               std::string_view standard_level = {});

/// Puzzles of one kind.
struct Order {
    puzzle::Request request;
    std::uint64_t count = 1;
};
/// Reads words between commas, in any order but that a number in front is the count: a layout, what the menus take as
/// difficulty (medium by default), minimal, joint, a symmetry. "12,hard", "samurai,x-wing,mirror-2". Throws
/// core::Error for other words, for two of one kind, and for a request that cannot be fulfilled.
/// @param layout  of an order that names none
Order parse_order(const std::string& text, const grid::Layout& layout);

/// "sudoku: hard, X-wing": the request for people, in the spoken language.
std::string order_text(const puzzle::Request& request);

/// Throws core::Error if any option for new puzzles except --layout comes with this one, which determines the puzzle.
void require_alone(const std::string& what, const frame::Arguments& arguments);

/// Sets the level of the request, and unless the request restricts holes already, the number of holes for this level;
/// then grids of one figure are to need each other, unless the request says how much they do.
void set_level(puzzle::Request& request, deduce::Level level);

/// Shows in the progress line how many boards were tried.
puzzle::Progress progress_of_tries(ui::Console& console, const puzzle::Request& request);

/// Makes the first puzzle of the request; after a stop the best so far. Shows its progress.
puzzle::Puzzle make_puzzle(ui::Console& console, const puzzle::Request& request, const puzzle::SolverMaker& make_solver,
                           std::stop_token stop);

/// Lines about a generated puzzle: its holes, its seed, its difficulty if the request restricts it, and which of its
/// grids have one solution alone.
std::string describe(const puzzle::Puzzle& puzzle, const puzzle::Request& request);

/// Asks a person for the same as puzzle_request(). Returns nothing if they leave.
std::optional<puzzle::Request> ask_puzzle_request(ui::Console& console, const grid::Layout& layout);

using Day = std::chrono::year_month_day;

/// The present day in UTC, so that it is the same day everywhere.
Day today();

/// "2026-11-24"
std::string day_text(const Day& day);

/// The day of --daily, or today.
Day day_of(const frame::Arguments& arguments);

deduce::Level level_of(const Day& day);

/// 20261124 as the seed, and the level of the day.
puzzle::Request daily_request(const grid::Layout& layout, const Day& day);
}  // namespace satdoku::boards
