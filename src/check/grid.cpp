#include <satdoku/check/grid.hpp>
#include <satdoku/grid/board.hpp>

namespace satdoku::check {
namespace {
/// A set of digits has a bit for each digit. A word holds the sets of two neighbouring cells.
constexpr unsigned all_digits = (1U << (grid::plain_side + 1)) - 2;
constexpr unsigned other_half = 16;

constexpr unsigned set_of(unsigned digit) { return digit >= 1 && digit <= grid::plain_side ? 1U << digit : 0; }

/// The sets of two neighbouring cells. The index has their digits as its two bytes, lower byte first.
constexpr std::array<std::uint32_t, (grid::plain_side + 1) << 8> sets_of_two = [] {
    std::array<std::uint32_t, (grid::plain_side + 1) << 8> table{};
    for (unsigned two = 0; two < table.size(); ++two)
        table[two] = set_of(two & 0xffU) | set_of(two >> 8U) << other_half;
    return table;
}();

bool keeps(int side, std::span<const std::uint8_t> clues, std::span<const std::uint8_t> board) {
    if (clues.size() != board.size()) return false;
    unsigned wrong = 0;
    for (std::size_t cell = 0; cell < clues.size(); ++cell) {
        wrong |= static_cast<unsigned>(clues[cell] != 0) & static_cast<unsigned>(clues[cell] != board[cell]);
        wrong |= static_cast<unsigned>(board[cell] > side);
    }
    return wrong == 0;
}

using Sets = std::array<std::uint32_t, 5>;  ///< of nine cells in a row

Sets sets_of_row(const std::uint8_t* row) {
    const auto two = [row](unsigned column) {
        return sets_of_two[row[column] | static_cast<unsigned>(row[column + 1]) << 8U];
    };
    return {two(0), two(2), two(4), two(6), sets_of_two[row[8]]};
}

Sets united(const Sets& a, const Sets& b, const Sets& c) {
    return {a[0] | b[0] | c[0], a[1] | b[1] | c[1], a[2] | b[2] | c[2], a[3] | b[3] | c[3], a[4] | b[4] | c[4]};
}

/// The digits that the nine cells of a row do not contain.
unsigned lacking(const Sets& row) {
    const std::uint32_t all = row[0] | row[1] | row[2] | row[3] | row[4];
    return ((all | all >> other_half) & all_digits) ^ all_digits;
}

/// Returns true if every group of nine cells contains nine digits. @param cells row by row, no digit above nine
bool is_complete(const std::uint8_t* cells) {
    unsigned missing = 0;
    std::array<Sets, 3> bands;
    for (Sets& band : bands) {
        const Sets one = sets_of_row(cells);
        const Sets two = sets_of_row(cells + grid::plain_side);
        const Sets three = sets_of_row(cells + 2 * grid::plain_side);
        cells += 3 * grid::plain_side;
        missing |= lacking(one) | lacking(two) | lacking(three);
        band = united(one, two, three);
        const std::uint32_t left = band[0] | band[0] >> other_half | band[1];
        const std::uint32_t middle = band[1] >> other_half | band[2] | band[2] >> other_half;
        const std::uint32_t right = band[3] | band[3] >> other_half | band[4];
        missing |= (left & middle & right & all_digits) ^ all_digits;
    }
    const Sets columns = united(bands[0], bands[1], bands[2]);
    const std::uint32_t two_columns = columns[0] & columns[1] & columns[2] & columns[3];
    missing |= (two_columns & two_columns >> other_half & columns[4] & all_digits) ^ all_digits;
    return missing == 0;
}

/// True if no cell has the digit of one that lies so far below it and to its side. @param cells  row by row
bool differ(int side, std::span<const std::uint8_t> cells, int down, int aside) {
    for (int row = 0; row + down < side; ++row) {
        for (int column = 0; column + aside < side; ++column) {
            const auto at = [&](int below, int right) {
                return cells[static_cast<std::size_t>((row + below) * side + column + right)];
            };
            if (at(0, 0) == at(down, aside) || at(0, aside) == at(down, 0)) return false;
        }
    }
    return true;
}

/// The same for other rules, by what they say and not by what a layout makes of them. @param cells  row by row
bool keeps_rules(const grid::Rules& rules, std::span<const std::uint8_t> cells) {
    const int side = rules.size.side();
    const unsigned all = (1U << (side + 1)) - 2;
    const auto set_of_cell = [&](std::size_t place) {
        return cells[place] >= 1 && cells[place] <= side ? 1U << cells[place] : 0U;
    };
    // By number: of a row, a column and a box.
    std::vector<std::array<unsigned, 3>> found(static_cast<std::size_t>(side));
    for (std::size_t place = 0; place < cells.size(); ++place) {
        const unsigned digit = set_of_cell(place);
        found[place / found.size()][0] |= digit;
        found[place % found.size()][1] |= digit;
        found[rules.boxes[place]][2] |= digit;
    }
    for (const auto& three : found)
        if ((three[0] & three[1] & three[2]) != all) return false;
    for (const grid::Shape& shape : rules.extra) {
        unsigned of_house = 0;
        for (const std::uint8_t place : shape.places) of_house |= set_of_cell(place);
        if (of_house != all) return false;
    }
    return (!rules.king || differ(side, cells, 1, 1)) &&
           (!rules.knight || (differ(side, cells, 1, 2) && differ(side, cells, 2, 1)));
}
}  // namespace

bool grid(const grid::Layout& layout, std::span<const std::uint8_t> clues, std::span<const std::uint8_t> board) {
    if (board.size() != static_cast<std::size_t>(layout.cell_count()) || !keeps(layout.side(), clues, board))
        return false;
    if (layout.grid_count() == 1 && layout.is_plain()) return is_complete(board.data());
    for (int number = 0; number < layout.grid_count(); ++number) {
        const auto cells = layout.cells(number);
        std::vector<std::uint8_t> digits(cells.size());
        std::transform(cells.begin(), cells.end(), digits.begin(), [board](grid::Cell cell) { return board[cell]; });
        if (layout.is_plain() ? !is_complete(digits.data()) : !keeps_rules(layout.rules(), digits)) return false;
    }
    if (layout.constraints().empty()) return true;
    grid::Board solution(layout);
    solution.digits.assign(board.begin(), board.end());
    return grid::keeps_constraints(solution);
}

void require_solution(const grid::Layout& layout, std::span<const std::uint8_t> clues,
                      std::span<const std::uint8_t> board) {
    if (!grid(layout, clues, board)) throw core::Error("check.wrong_solution");
}
}  // namespace satdoku::check
