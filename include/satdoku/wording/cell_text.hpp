// Cells, houses and clashes of cells in words; and the literals of a puzzle's formula in words, and back.
#pragma once
#include <satdoku/puzzle/numbering.hpp>

namespace satdoku::wording {
/// "a:r2c3", or "a23" in the short notation; of a cell by the first of its grids.
std::string cell_name(const grid::Layout& layout, const grid::Place& place);
std::string cell_name(const grid::Layout& layout, grid::Cell cell);
/// The name in JSON: "a23" unless the user chose a notation.
std::string data_name(const grid::Layout& layout, const grid::Place& place);
/// "a:r2c34"
std::string cells_text(const grid::Layout& layout, std::span<const grid::Cell> cells);
/// "a:r7c7=b:r1c1": the names that the grids of a cell have for it. @param between  them
std::string all_names(const grid::Layout& layout, grid::Cell cell, std::string_view between);
/// "grid a, row 2, column 3"; "row 2, column 3" if the layout has one grid.
std::string place_text(const grid::Layout& layout, const grid::Place& place);
/// The place of a cell in the first of its grids.
std::string place_text(const grid::Layout& layout, grid::Cell cell);

/// "samurai", "twodoku (diagonals)"
std::string layout_text(const grid::Layout& layout);
/// "cage: different digits with the sum 15 in r1c1 r1c2"
std::string constraint_text(const grid::Layout& layout, const grid::Constraint& constraint);
/// The texts of all constraints, or of those that have the cell.
std::vector<std::string> constraint_texts(const grid::Layout& layout, std::optional<grid::Cell> cell = {});

/// "row 3 of grid a"
std::string house_text(const grid::Layout& layout, const grid::House& house);
/// "rows 1, 5 and 8 of grid b", "box 2 of grid a": those of one kind in one grid together.
std::vector<std::string> houses_texts(const grid::Layout& layout, std::span<const grid::House> houses);

/// "two 5s in row 3 of grid a: ..."
std::string clash_text(const grid::Layout& layout, const grid::Clash& clash);

/// "731 = grid b, row 1, column 1 is 2 (b11=2, #2112)", with all names of a cell that grids share. The number after #
/// is the code of the course on twodoku: grid, row, column, digit.
std::string literal_text(const puzzle::Numbering& numbering, cnf::Literal literal);

/// "b11" and "b11=2" as a place and a digit, 0 if the digit is missing. If the layout has one grid, its letter may be
/// left out. Nothing for other texts.
std::optional<puzzle::Fact> parse_fact(const grid::Layout& layout, std::string_view text);

/// The literals of a text: a DIMACS number, "b11=2", "#2112" or "-#2112", or "b11" for all its digits.
/// Throws core::Error for other texts.
std::vector<cnf::Literal> parse_literals(const puzzle::Numbering& numbering, const std::string& text);
}  // namespace satdoku::wording
