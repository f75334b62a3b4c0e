// Why a cell has its digit, and why a puzzle has no solution or several, in words and as JSON.
#pragma once

#include <satdoku/explain/cores.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/grid/digits.hpp>
#include <satdoku/puzzle/numbering.hpp>
#include <satdoku/puzzle/proof_step.hpp>
#include <satdoku/puzzle/reasons.hpp>

#include <cstdint>
#include <string>

namespace satdoku::boards {

/// How much work `puzzle explain` may do: as much as --time-limit says, or what takes a moment.
explain::Effort effort_of(const frame::Arguments& arguments, const std::stop_token& stop);

/// The reasons as lines: the givens, then the rules, and whether no fewer would do.
std::string reasons_text(const grid::Layout& layout, const puzzle::Explanation& explanation);
/// The same as members of a JSON object, without its braces.
std::string reasons_json(const grid::Layout& layout, const puzzle::Explanation& explanation);

/// What the step of last resort concludes, and why. @param state  before the step
std::string proof_text(const deduce::State& state, const puzzle::ProofStep& proof);

/// What --cell asks: a cell, "b46", or a cell and a digit, "b46=5". Throws core::Error for other texts.
puzzle::Fact parse_question(const grid::Layout& layout, const std::string& text);

/// What was found out, and whether the answer is no: nothing follows, or the puzzle is none.
struct Told {
    std::string text;
    bool found = true;
};

/// What follows about a cell from a puzzle's givens.
struct CellAnswer {
    grid::Cell cell = 0;
    grid::DigitSet possible = 0;  ///< in some solution
    int digit = 0;                ///< that is asked about, or that the cell has; 0 where that is unknown
    bool holds = false;           ///< the cell may have it
    puzzle::Explanation explanation{};  ///< why it has it, or does not; unknown where that was not found

    /// Nothing follows: the solutions differ.
    bool is_open() const { return holds && possible.size() > 1; }
};
/// @param givens  with a solution
CellAnswer answer_cell(const grid::Board& givens, const puzzle::Fact& question,
                       const explain::Effort& effort);

/// Why the cell has its digit, or why it does not have the one that is asked about. A puzzle with several
/// solutions may say nothing about a cell.
Told tell_cell(const grid::Board& givens, const puzzle::Fact& question, const CellAnswer& answer,
               bool as_json);

/// Why there is no solution: the fewest givens that clash.
std::string tell_none(const grid::Board& givens, const explain::Effort& effort, bool as_json);
/// The cells in which the solutions differ, and how many there are. @param solutions  counted up to a limit
std::string tell_several(const grid::Board& givens, std::uint64_t solutions, bool is_limit,
                         const std::stop_token& stop, bool as_json);

}  // namespace satdoku::boards
