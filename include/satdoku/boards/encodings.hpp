// Writes the formula of a puzzle, and decodes a result of such a formula into a board.
#pragma once

#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/puzzle/encode.hpp>
#include <satdoku/puzzle/formula_note.hpp>
#include <satdoku/result/res_file.hpp>

#include <optional>
#include <string>

namespace satdoku::boards {

/// Writes the formula with comments that describe it. Throws core::Error.
void write_encoding(const grid::Board& board, puzzle::Encoding encoding, const std::string& path);

/// The first name NAME.cnf, NAME-2.cnf and so on without a formula, a result and a board of that name.
std::string free_formula_name(const std::string& name);

/// A line about the formula that was written.
std::string encoding_text(const grid::Board& board, puzzle::Encoding encoding, const std::string& path);

/// The board of a result, or else a sentence that explains why there is none.
struct Decoded {
    std::optional<grid::Board> board;
    std::string why_not = {};
    cnf::ReadReport report = {};               ///< of the formula
    std::vector<result::Remark> remarks = {};  ///< on the form of the result
};
/// Throws core::Error. @param layout  null: found by the comments or the variables of the formula
Decoded decode_result(const std::string& formula, const std::string& result, const grid::Layout* layout,
                      const cnf::ReadOptions& options);

}  // namespace satdoku::boards
