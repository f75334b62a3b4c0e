// Explains in words and as JSON why a cell has its digit, and why a puzzle has no solution or several.
#pragma once

#include <satdoku/explain/cores.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/grid/digits.hpp>
#include <satdoku/puzzle/numbering.hpp>
#include <satdoku/puzzle/reasons.hpp>

#include <cstdint>
#include <string>

namespace satdoku::boards {

/// The effort that --time-limit allows, or a moment without it.
explain::Effort effort_of(const frame::Arguments& arguments, const std::stop_token& stop);

/// The reasons as lines: the givens, then the rules, and whether no fewer would do.
std::string reasons_text(const grid::Layout& layout, const puzzle::Explanation& explanation);
/// The same as members of a JSON object, without its braces.
std::string reasons_json(const grid::Layout& layout, const puzzle::Explanation& explanation);

/// The conclusion of a proof step and its reasons. @param state  before the step
std::string proof_text(const deduce::State& state, const puzzle::ProofStep& proof);

/// The question of --cell: a cell, "b46", or a cell and a digit, "b46=5". Throws core::Error for other texts.
puzzle::Fact parse_question(const grid::Layout& layout, const std::string& text);

/// An answer in words or as JSON.
struct Answer {
    std::string text;
    bool found = true;  ///< false if nothing follows, or the puzzle has no solution
};

/// What the givens of a puzzle imply for a cell.
struct CellAnswer {
    grid::Cell cell = 0;
    grid::DigitSet possible = {};       ///< in some solution
    int digit = 0;                      ///< in question, or of the cell; 0 if unknown
    bool holds = false;                 ///< whether the cell may have the digit
    puzzle::Explanation explanation{};  ///< why the cell has the digit or not; may be unknown

    /// Nothing follows: the solutions differ.
    bool is_open() const { return holds && possible.size() > 1; }
};
/// @param givens  with a solution
CellAnswer answer_cell(const grid::Board& givens, const puzzle::Fact& question, const explain::Effort& effort);

/// Why the cell has its digit, or cannot have the digit in question. Nothing follows if the solutions differ there.
Answer tell_cell(const grid::Board& givens, const puzzle::Fact& question, const CellAnswer& answer, bool as_json);

/// Why there is no solution: the fewest givens that clash.
std::string tell_none(const grid::Board& givens, const explain::Effort& effort, bool as_json);
/// The cells in which the solutions differ, and how many there are. @param solutions  counted up to a limit
std::string tell_several(const grid::Board& givens, std::uint64_t solutions, bool is_limit, const std::stop_token& stop,
                         bool as_json);

}  // namespace satdoku::boards
