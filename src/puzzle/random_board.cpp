// The rows of a box partition its digits into three triples; so do its columns. A board is a partition by rows and one
// by columns for each of its nine boxes, such that
//   - in a box, each row's triple has one digit in common with each column's triple (the two "cross"),
//   - along a band, boxes have no digit in the same row; along a stack, none in the same column.
// The first condition is nearly independent in different boxes, so an estimate that assumes independence is close to
// the number of all boards (see Felgenhauer and Jarvis, "Enumerating possible Sudoku grids", 2005). So the algorithm
// draws the first band's rows, then all columns, each among those that cross, and then the rows of the second and
// third band. The number of rows that fit the columns varies by about a quarter. To correct this, a band gets a fixed
// number of trials and is accepted with a probability that grows with the number of trials that fit; otherwise
// everything is drawn again. The remaining unevenness comes from bands that fit more often than is counted.
//
// If grids overlap by more than a box (butterfly, flower, windmill), or have other rules than those of a plain sudoku,
// the direct search in random order is used. benchmarks/results/boards.md measures how even both are.
#include "random_board.hpp"
#include <numeric>
#include <stdexcept>

namespace satdoku::puzzle {
namespace {
/// Three triples, 9 bits each: bit 9 * i + d where the digit d + 1 is in triple i.
using Partition = std::uint32_t;
using Triple = std::uint32_t;

constexpr Partition whole = (1U << 27) - 1;
constexpr Triple every_digit = (1U << 9) - 1;

constexpr Triple triple(Partition partition, std::size_t index) { return partition >> (9 * index) & every_digit; }

/// All partitions that cross a given one: each of its triples is dealt out to three triples, in each order.
constexpr std::size_t crossing_count = 6 * 6 * 6;
using Crossing = std::array<Partition, crossing_count>;

/// The six ways to deal out the digits of a triple.
std::array<Partition, 6> deals_of(Triple digits) {
    std::array<Triple, 3> single;
    for (Triple& digit : single) {
        digit = digits & (0 - digits);
        digits ^= digit;
    }
    std::array<Partition, 6> deals;
    for (std::size_t order = 0; order < orders_of_three.size(); ++order) {
        deals[order] = single[orders_of_three[order][0]] | single[orders_of_three[order][1]] << 9 |
                       single[orders_of_three[order][2]] << 18;
    }
    return deals;
}

Crossing crossing(Partition partition) {
    const auto first = deals_of(triple(partition, 0));
    const auto second = deals_of(triple(partition, 1));
    const auto third = deals_of(triple(partition, 2));
    Crossing all;
    std::size_t count = 0;
    for (const Partition one : first) {
        for (const Partition two : second)
            for (const Partition three : third) all[count++] = one | two | three;
    }
    return all;
}

/// @param drawn below crossing_count
Partition crossing_of(Partition partition, std::uint64_t drawn) {
    return deals_of(triple(partition, 0))[drawn / 36] | deals_of(triple(partition, 1))[drawn / 6 % 6] |
           deals_of(triple(partition, 2))[drawn % 6];
}

bool cross(Partition left, Partition right) {
    for (std::size_t index = 0; index < 3; ++index) {
        const Partition common = left & (triple(right, index) * (1U | 1U << 9 | 1U << 18));
        if (triple(common, 0) == 0 || triple(common, 1) == 0 || triple(common, 2) == 0) return false;
    }
    return true;
}

/// One digit of a triple. @param index 0 to 2
Triple digit_of(Triple digits, std::size_t index) {
    for (; index > 0; --index) digits &= digits - 1;
    return digits & (0 - digits);
}

/// Returns a partition that has no digit in the same place as this one: the triples move by one place or by two, and
/// then, in 54 of 56 ways, one digit of each stays for the triple that takes its place.
constexpr std::size_t neighbour_count = 2 + 2 * 27;

/// @param drawn below neighbour_count
Partition neighbour(Partition partition, std::uint64_t drawn) {
    const std::size_t step = 1 + drawn % 2;
    std::array<Triple, 3> moved{};
    const std::size_t way = drawn / 2;
    for (std::size_t index = 0, choices = way == 27 ? 0 : way; index < 3; ++index, choices /= 3) {
        const Triple digits = triple(partition, index);
        const Triple apart = way == 27 ? 0 : digit_of(digits, choices % 3);
        moved[(index + step) % 3] |= digits ^ apart;
        moved[(index + 3 - step) % 3] |= apart;
    }
    return moved[0] | moved[1] << 9 | moved[2] << 18;
}

using Band = std::array<Partition, 3>;

/// Rows for the three boxes of a band with these columns, or nothing. The probability is proportional to their number.
std::optional<Band> random_rows(const Band& columns, core::Random& random) {
    constexpr int words = 32;          // four trials each
    constexpr std::uint64_t most = 2;  // trials that are counted
    const Crossing first = crossing(columns[0]);
    const Crossing second = crossing(columns[1]);
    std::array<Band, most> fitting;
    std::uint64_t found = 0;
    for (int word = 0; word < words && found < most; ++word) {
        std::uint64_t drawn = random.next();
        for (int trial = 0; trial < 4; ++trial, drawn >>= 16) {
            const auto one = static_cast<std::size_t>(drawn & 0xff);
            const auto two = static_cast<std::size_t>(drawn >> 8 & 0xff);
            if (one >= crossing_count || two >= crossing_count || (first[one] & second[two]) != 0) continue;
            const Partition rest = whole & ~(first[one] | second[two]);
            if (found < most && cross(rest, columns[2])) fitting[found++] = {first[one], second[two], rest};
        }
    }
    const std::uint64_t chosen = random.below(most);
    if (chosen >= found) return std::nullopt;
    return fitting[chosen];
}

/// Rows and columns of the nine boxes, row by row of boxes.
struct Boxes {
    std::array<Band, 3> rows;
    std::array<Band, 3> columns;
};

/// The part that is drawn before the rows of the second and third band.
struct Beginning {
    std::uint64_t rows;                      ///< of the first band's second box, below neighbour_count
    std::array<std::uint64_t, 3> columns;    ///< of each stack's first box, below crossing_count
    std::array<std::uint64_t, 3> columns_2;  ///< of its second box, below neighbour_count
};

Beginning random_beginning(core::Random& random) {
    Beginning beginning{.rows = random.below(neighbour_count), .columns = {}, .columns_2 = {}};
    for (std::size_t stack = 0; stack < 3; ++stack) {
        beginning.columns[stack] = random.below(crossing_count);
        beginning.columns_2[stack] = random.below(neighbour_count);
    }
    return beginning;
}

std::optional<Boxes> try_boxes(const Beginning& beginning, core::Random& random) {
    Boxes boxes;
    auto& [rows, columns] = boxes;
    rows[0][0] =
        0b111'000'000 << 18 | 0b000'111'000 << 9 | 0b000'000'111;  // the digits themselves are drawn separately
    rows[0][1] = neighbour(rows[0][0], beginning.rows);
    rows[0][2] = whole & ~(rows[0][0] | rows[0][1]);
    for (std::size_t stack = 0; stack < 3; ++stack) {
        columns[0][stack] = crossing_of(rows[0][stack], beginning.columns[stack]);
        columns[1][stack] = neighbour(columns[0][stack], beginning.columns_2[stack]);
        columns[2][stack] = whole & ~(columns[0][stack] | columns[1][stack]);
    }
    for (std::size_t band = 1; band < 3; ++band) {
        const std::optional<Band> found = random_rows(columns[band], random);
        if (!found) return std::nullopt;
        rows[band] = *found;
    }
    return boxes;
}

/// Returns the board with the digits of the boxes renamed to these.
PlainBoard named(const Boxes& boxes, const std::array<std::uint8_t, grid::plain_side>& names) {
    PlainBoard digits;
    for (std::size_t row = 0; row < 9; ++row) {
        for (std::size_t column = 0; column < 9; ++column) {
            const Triple digit = triple(boxes.rows[row / 3][column / 3], row % 3) &
                                 triple(boxes.columns[row / 3][column / 3], column % 3);
            digits[row * 9 + column] = names[static_cast<std::size_t>(std::countr_zero(digit))];
        }
    }
    return digits;
}

PlainBoard random_plain(core::Random& random) {
    std::optional<Boxes> boxes;
    while (!boxes) boxes = try_boxes(random_beginning(random), random);
    std::array<std::uint8_t, grid::plain_side> names{1, 2, 3, 4, 5, 6, 7, 8, 9};
    random.shuffle(std::span<std::uint8_t>(names));
    return named(*boxes, names);
}

/// Names and beginnings. The columns of the first box can stay constant: exchanging digits in its rows renames them.
constexpr std::uint64_t beginnings =
    neighbour_count * crossing_count * crossing_count * neighbour_count * neighbour_count * neighbour_count;
constexpr std::uint64_t ways(bool all_digits_first) {
    return beginnings * factorial(all_digits_first ? grid::plain_side : grid::plain_side - 1);
}
}  // namespace

RandomBoards::RandomBoards(const grid::Layout& layout) : solver_(layout) {
    if (!layout.is_plain()) return;
    std::vector<bool> seen(static_cast<std::size_t>(layout.cell_count()));
    for (int grid = 0; grid < layout.grid_count(); ++grid) {
        Tie tie{grid, {}};
        const auto cells = layout.cells(grid);
        for (std::size_t index = 0; index < cells.size(); ++index) {
            if (seen[cells[index]]) tie.shared.push_back(static_cast<int>(index));
            seen[cells[index]] = true;
        }
        // Offsets are multiples of three, so that nine cells which are shared with one grid are a box.
        if (tie.shared.size() > grid::plain_side) {
            ties_.clear();
            return;
        }
        ties_.push_back(std::move(tie));
    }
}

grid::Board RandomBoards::next(core::Random& random) {
    const grid::Layout& layout = solver_.layout();
    grid::Board board(layout);
    if (ties_.empty()) return solver_.random_solution(board, random).value_or(board);
    for (const Tie& tie : ties_) {
        const auto cells = layout.cells(tie.grid);
        const auto digits = random_plain(random);
        // Every box is in the same number of boards, because renaming digits turns one into another.
        std::array<std::uint8_t, grid::plain_side + 1> renamed{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        for (const int index : tie.shared) {
            const auto at = static_cast<std::size_t>(index);
            renamed[digits[at]] = board.digits[cells[at]];
        }
        for (std::size_t index = 0; index < cells.size(); ++index) board.digits[cells[index]] = renamed[digits[index]];
    }
    return board;
}

DifferentBoards::DifferentBoards(std::uint64_t seed, std::optional<int> first_digit)
    : seed_(seed), first_digit_(first_digit), ways_(ways(!first_digit), seed) {}

/// The board determines all drawn numbers: the names are those of the first box, and then the rows and columns of the
/// first band and the columns of the second one determine the rest. So different numbers give different boards.
PlainBoard DifferentBoards::at(std::uint64_t index) const {
    core::Random random(core::seed_of(seed_, index));
    for (std::uint64_t trial = 0; trial < ways_of_board; ++trial) {
        std::uint64_t way = ways_.at(index * ways_of_board + trial);
        const auto take = [&way](std::uint64_t count) {
            const std::uint64_t drawn = way % count;
            way /= count;
            return drawn;
        };
        Beginning beginning{.rows = take(neighbour_count), .columns = {}, .columns_2 = {}};
        for (std::size_t stack = 0; stack < 3; ++stack) {
            beginning.columns[stack] = stack == 0 ? 0 : take(crossing_count);
            beginning.columns_2[stack] = take(neighbour_count);
        }
        const std::optional<Boxes> boxes = try_boxes(beginning, random);
        if (!boxes) continue;
        std::array<std::uint8_t, grid::plain_side> names;
        std::iota(names.begin(), names.end(), std::uint8_t{1});
        // The digit 1 of the boxes is in the corner.
        const auto corner = names.begin() + (first_digit_ ? *first_digit_ - 1 : 0);
        std::rotate(names.begin(), corner, corner + 1);
        permute(std::span(names).subspan(first_digit_ ? 1 : 0), way);
        return named(*boxes, names);
    }
    throw std::logic_error("no way to begin this board leads on");
}
}  // namespace satdoku::puzzle
