// A table of many small cells as a picture. Each cell shows a sign or a quantity; rows and columns may have heats at
// the edges of the table.
#pragma once
#include <satdoku/draw/drawing.hpp>
#include <cstddef>
#include <functional>

namespace satdoku::draw {
enum class MatrixSign : std::uint8_t {
    none,      ///< the cell shows its density
    positive,  ///< a blue square
    negative,  ///< a hollow orange square
    both,
};

struct MatrixCell {
    float density = 0;  ///< 0 to 1
    MatrixSign sign = MatrixSign::none;
};

struct Matrix {
    std::string title;
    std::vector<std::string> captions{};  ///< lines below the title
    std::string across;                   ///< the meaning of columns
    std::string down;                     ///< the meaning of rows
    std::string first_column, last_column;
    std::string first_row, last_row;
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::vector<MatrixCell> cells;      ///< row by row
    std::vector<double> column_heat{};  ///< 0 to 1, or empty
    std::vector<double> row_heat{};
    std::string scale_name{};                  ///< the meaning of the density
    std::vector<std::string> scale_numbers{};  ///< the quantities of its inks from the lightest on, or empty
    std::string heat_name{};                   ///< the meaning of the heat
    std::string positive_name{}, negative_name{};
    /// What is in cells of a row, to be shown when the mouse points at them; or empty.
    std::function<std::string(std::size_t row, std::size_t first_column, std::size_t last_column)> note{};
};

Drawing draw_matrix(const Matrix& matrix);

/// The cells as characters, darker ones for greater quantities: a character for each cell, a line for each row.
std::string matrix_text(const Matrix& matrix);
}  // namespace satdoku::draw
