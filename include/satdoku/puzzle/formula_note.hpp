// What the comments before the header of a formula say of the puzzle that it stands for.
#pragma once

#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/puzzle/encode.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::puzzle {

/// The comments that tell what a puzzle's formula is: read_note() and words_of() read them again.
std::vector<std::string> encoding_notes(const grid::Board& board, Encoding encoding);

/// What stands before the header of a formula about its puzzle: `encode` notes layout and givens, other programs
/// draw the board.
struct FormulaNote {
    const grid::Layout* layout = nullptr;
    std::optional<grid::Board> givens = {};
};
/// Throws core::Error where the file cannot be read.
FormulaNote read_note(const std::string& path);

/// A formula that was read together with what stands before its header.
struct PuzzleFormula {
    cnf::ReadReport report;
    FormulaNote note;
};
/// Throws core::Error.
PuzzleFormula read_puzzle_formula(const std::string& path, cnf::ClauseSink& sink,
                                  const cnf::ReadOptions& options);

/// How the variables of a formula are numbered.
/// @param layout     nothing: the one that the note names, or else the first one with so many variables
/// Throws core::Error where there is none.
Numbering numbering_of(const FormulaNote& note, const grid::Layout* layout, std::uint32_t variables);

}  // namespace satdoku::puzzle
