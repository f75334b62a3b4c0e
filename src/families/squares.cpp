// Latin squares and sudokus: values in cells, each value once in each house.
#include <satdoku/families/families.hpp>
#include <satdoku/families/formula_builder.hpp>

namespace satdoku::families {
namespace {
using Square = std::vector<std::vector<std::size_t>>;

/// Variables for "row, column holds value", with each value once in each cell, row and column.
std::vector<std::vector<Literals>> latin_square(FormulaBuilder& builder, std::size_t size) {
    std::vector<std::vector<Literals>> holds(size, std::vector<Literals>(size));
    for (auto& row : holds) {
        for (Literals& cell : row) {
            cell = builder.fresh(size);
            builder.exactly_one(cell);
        }
    }
    for (std::size_t line = 0; line < size; ++line) {
        for (std::size_t value = 0; value < size; ++value) {
            Literals in_row, in_column;
            for (std::size_t place = 0; place < size; ++place) {
                in_row.push_back(holds[line][place][value]);
                in_column.push_back(holds[place][line][value]);
            }
            builder.exactly_one(in_row);
            builder.exactly_one(in_column);
        }
    }
    return holds;
}

void give_all_but(FormulaBuilder& builder, core::Random& random, const std::vector<std::vector<Literals>>& holds,
                  const Square& values, std::size_t holes) {
    const std::size_t size = values.size();
    const auto cells = random_order(random, size * size);
    for (std::size_t index = std::min(holes, cells.size()); index < cells.size(); ++index) {
        const std::size_t row = cells[index] / size;
        const std::size_t column = cells[index] % size;
        builder.clause({holds[row][column][values[row][column]]});
    }
}

/// Shuffles the order of bands, and of lines within each band.
std::vector<std::size_t> shuffled_bands(core::Random& random, std::size_t order) {
    std::vector<std::size_t> lines;
    for (const std::size_t band : random_order(random, order))
        for (const std::size_t line : random_order(random, order)) lines.push_back(band * order + line);
    return lines;
}
}  // namespace

cnf::ClauseList quasigroup_with_holes(core::Random& random, std::size_t order, std::size_t holes) {
    // An addition table with renamed rows, columns and values is random enough.
    const auto rows = random_order(random, order);
    const auto columns = random_order(random, order);
    const auto values = random_order(random, order);
    Square square(order, std::vector<std::size_t>(order));
    for (std::size_t row = 0; row < order; ++row) {
        for (std::size_t column = 0; column < order; ++column)
            square[row][column] = values[(rows[row] + columns[column]) % order];
    }
    FormulaBuilder builder;
    give_all_but(builder, random, latin_square(builder, order), square, holes);
    return builder.build();
}

cnf::ClauseList sudoku(core::Random& random, std::size_t order, std::size_t holes) {
    const std::size_t size = order * order;
    const auto rows = shuffled_bands(random, order);
    const auto columns = shuffled_bands(random, order);
    const auto values = random_order(random, size);
    Square square(size, std::vector<std::size_t>(size));
    for (std::size_t row = 0; row < size; ++row) {
        for (std::size_t column = 0; column < size; ++column) {
            const std::size_t shift = rows[row] % order * order + rows[row] / order;
            square[row][column] = values[(shift + columns[column]) % size];
        }
    }
    FormulaBuilder builder;
    const auto holds = latin_square(builder, size);
    for (std::size_t box = 0; box < size; ++box) {
        for (std::size_t value = 0; value < size; ++value) {
            Literals in_box;
            for (std::size_t place = 0; place < size; ++place) {
                in_box.push_back(
                    holds[box / order * order + place / order][box % order * order + place % order][value]);
            }
            builder.exactly_one(in_box);
        }
    }
    give_all_but(builder, random, holds, square, holes);
    return builder.build();
}
}  // namespace satdoku::families
