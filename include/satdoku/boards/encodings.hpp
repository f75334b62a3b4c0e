// The formula of a puzzle as a file, and the board that a result of it stands for.
#pragma once

#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/puzzle/encode.hpp>
#include <satdoku/puzzle/formula_note.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::boards {

/// Writes the formula of a puzzle, with comments that tell what it is. Throws core::Error.
void write_encoding(const grid::Board& board, puzzle::Encoding encoding, const std::string& path);

/// What was written there.
std::string encoding_text(const grid::Board& board, puzzle::Encoding encoding, const std::string& path);

/// The board that a result of its formula stands for; or, where it stands for none, the sentence that says
/// why.
struct Decoded {
    std::optional<grid::Board> board;
    std::string why_not = {};
    cnf::ReadReport report = {};  ///< of the formula
};
/// @param layout  nothing: the one that the formula's comments or its variables tell. Throws core::Error.
Decoded decode_result(const std::string& formula, const std::string& result, const grid::Layout* layout,
                      const cnf::ReadOptions& options);

}  // namespace satdoku::boards
