// The comments before the header of a formula that describe its puzzle.
#pragma once

#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/puzzle/encode.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::puzzle {

/// Returns the comments that describe a puzzle's formula. read_note() and words_of() read them.
std::vector<std::string> encoding_notes(const grid::Board& board, Encoding encoding);

/// The facts about the puzzle before the header of a formula: `encode` writes layout and givens, others draw the board.
struct FormulaNote {
    const grid::Layout* layout = nullptr;
    std::optional<grid::Board> givens = {};
};
/// Throws core::Error if the file cannot be read.
FormulaNote read_note(const std::string& path);

/// A formula together with the facts before its header.
struct PuzzleFormula {
    cnf::ReadReport report;
    FormulaNote note;
};
/// Throws core::Error.
PuzzleFormula read_puzzle_formula(const std::string& path, cnf::ClauseSink& sink, const cnf::ReadOptions& options);

/// Returns how the variables of a formula are numbered.
/// @param layout     if empty: the layout that the note names, or else the first layout with this number of variables
/// Throws core::Error if there is none.
Numbering numbering_of(const FormulaNote& note, const grid::Layout* layout, std::uint32_t variables);

}  // namespace satdoku::puzzle
