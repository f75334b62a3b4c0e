// The formula of a puzzle as a file, and the board that a result of it stands for.
#pragma once

#include <satdoku/grid/board.hpp>
#include <satdoku/puzzle/encode.hpp>

#include <optional>
#include <string>

namespace satdoku::app {

/// Writes the formula of a puzzle, with comments that tell what it is. Throws core::Error.
void write_encoding(const grid::Board& board, puzzle::Encoding encoding, const std::string& path);

/// What was written there.
std::string encoding_text(const grid::Board& board, puzzle::Encoding encoding, const std::string& path);

/// The board that a result of its formula stands for; or, where it stands for none, the sentence that says
/// why.
struct Decoded {
    std::optional<grid::Board> board;
    std::string why_not = {};
};
/// @param layout  nothing: the one with so many variables. Throws core::Error.
Decoded decode_result(const std::string& formula, const std::string& result, const grid::Layout* layout);

}  // namespace satdoku::app
