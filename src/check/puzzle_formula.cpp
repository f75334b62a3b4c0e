#include <satdoku/check/puzzle_formula.hpp>

namespace satdoku::check {
PuzzleFormula::PuzzleFormula(const grid::Layout& layout, std::span<const std::uint8_t> clues,
                             std::span<const std::uint8_t> other)
    : layout_(layout), side_(layout.rules().size.side()) {
    for (int grid = 0; grid < layout.grid_count(); ++grid) expect_grid(grid);
    expect_shared_cells();
    Clause not_other;
    std::vector<bool> seen(clues.size());
    for (int grid = 0; grid < layout.grid_count(); ++grid) {
        for (int place = 0; place < side_ * side_; ++place) {
            const int row = place / side_;
            const int column = place % side_;
            const grid::Cell cell = layout.cell(grid, row, column);
            if (seen[cell]) continue;
            seen[cell] = true;
            if (clues[cell] != 0) {
                expect({variable(grid, row, column, clues[cell])});
            } else if (!other.empty()) {
                not_other.push_back(-variable(grid, row, column, other[cell]));
            }
        }
    }
    if (!other.empty()) expect(std::move(not_other));
}

std::int32_t PuzzleFormula::variable(int grid, int row, int column, int digit) const {
    return ((grid * side_ + row) * side_ + column) * side_ + digit;
}

void PuzzleFormula::expect(Clause clause) {
    std::sort(clause.begin(), clause.end());
    missing_ += expected_.emplace(std::move(clause), false).second ? 1 : 0;
}

/// Exactly one of them.
void PuzzleFormula::expect_choice(const std::vector<std::int32_t>& variables) {
    expect(variables);
    for (std::size_t first = 0; first < variables.size(); ++first) {
        for (std::size_t second = first + 1; second < variables.size(); ++second)
            expect({-variables[first], -variables[second]});
    }
}

void PuzzleFormula::expect_grid(int grid) {
    for (int one = 0; one < side_; ++one) {
        for (int two = 0; two < side_; ++two) {
            std::vector<std::int32_t> cell;
            std::vector<std::int32_t> row;
            std::vector<std::int32_t> column;
            for (int index = 0; index < side_; ++index) {
                cell.push_back(variable(grid, one, two, index + 1));
                row.push_back(variable(grid, one, index, two + 1));
                column.push_back(variable(grid, index, one, two + 1));
            }
            for (const auto& choice : {cell, row, column}) expect_choice(choice);
        }
    }
    const grid::Rules& rules = layout_.rules();
    for (int digit = 1; digit <= side_; ++digit) {
        const auto variable_at = [&](int place) { return variable(grid, place / side_, place % side_, digit); };
        std::vector<std::vector<std::int32_t>> boxes(static_cast<std::size_t>(side_));
        for (int place = 0; place < side_ * side_; ++place)
            boxes[rules.boxes[static_cast<std::size_t>(place)]].push_back(variable_at(place));
        for (const auto& box : boxes) expect_choice(box);
        for (const grid::Shape& shape : rules.extra) {
            std::vector<std::int32_t> house;
            for (const std::uint8_t place : shape.places) house.push_back(variable_at(place));
            expect_choice(house);
        }
    }
    if (rules.king) expect_different(grid, 1, 1);
    if (!rules.knight) return;
    expect_different(grid, 1, 2);
    expect_different(grid, 2, 1);
}

/// No two cells of which one lies so far below the other and to its side have the same digit.
void PuzzleFormula::expect_different(int grid, int down, int aside) {
    for (int row = 0; row + down < side_; ++row) {
        for (int column = 0; column + aside < side_; ++column) {
            for (int digit = 1; digit <= side_; ++digit) {
                const auto not_at = [&](int below, int right) {
                    return -variable(grid, row + below, column + right, digit);
                };
                expect({not_at(0, 0), not_at(down, aside)});
                expect({not_at(0, aside), not_at(down, 0)});
            }
        }
    }
}

/// Each further variable of a cell is equivalent to its first.
void PuzzleFormula::expect_shared_cells() {
    std::map<std::pair<int, int>, std::vector<std::int32_t>> names;  // by place on the canvas, for digit 1
    for (int grid = 0; grid < layout_.grid_count(); ++grid) {
        const grid::Offset offset = layout_.offsets()[static_cast<std::size_t>(grid)];
        for (int row = 0; row < side_; ++row) {
            for (int column = 0; column < side_; ++column)
                names[{offset.row + row, offset.column + column}].push_back(variable(grid, row, column, 1));
        }
    }
    for (const auto& [place, variables] : names) {
        for (std::size_t other = 1; other < variables.size(); ++other) {
            for (int digit = 0; digit < side_; ++digit) {
                expect({-(variables[0] + digit), variables[other] + digit});
                expect({variables[0] + digit, -(variables[other] + digit)});
            }
        }
    }
}

void PuzzleFormula::clause(std::span<const cnf::Literal> literals) {
    ++number_;
    Clause clause;
    for (const cnf::Literal literal : literals) clause.push_back(literal.dimacs());
    std::sort(clause.begin(), clause.end());
    const auto found = expected_.find(clause);
    if (found == expected_.end()) {
        if (!first_foreign_) first_foreign_ = number_;
    } else if (!found->second) {
        found->second = true;
        --missing_;
    }
}
}  // namespace satdoku::check
