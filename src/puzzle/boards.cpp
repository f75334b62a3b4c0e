// By permutation: the rows of a board are the first row shifted by 0 3 6, 1 4 7, 2 5 8. Other orders of rows
// 2 and 3, of 4 to 6 and of 7 to 9 give other boards: 2 * 6 * 6 of each first row, and there are 8! first
// rows for a first digit. Boards of different first rows differ there, those of one first row in the order of
// their other rows. A board is three bands of text, each copied whole: a first row has only 2 + 6 + 6 bands.
#include "in_order.hpp"
#include "seed.hpp"

#include <satdoku/check/grid.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/puzzle/boards.hpp>
#include <satdoku/puzzle/random_board.hpp>

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <tuple>
#include <unordered_set>
#include <vector>

namespace satdoku::puzzle {

namespace {

using Orders = std::array<std::array<std::size_t, 3>, 6>;

/// The orders of a band's three rows; the first two keep the first row where it is.
constexpr Orders orders = {{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
constexpr std::size_t orders_of_first_band = 2;
constexpr std::size_t boards_of_first_row = orders_of_first_band * orders.size() * orders.size();

constexpr std::size_t piece = std::size_t{1} << 20;  ///< bytes of text that are handed on at once

/// Gathers text into large pieces.
class Pieces {
  public:
    explicit Pieces(const BoardSink& sink) : sink_(sink) { text_.reserve(2 * piece); }

    std::string& text() { return text_; }
    void board_done() {
        if (text_.size() >= piece) flush();
    }
    void flush() {
        if (!text_.empty()) sink_(text_);
        text_.clear();
    }

  private:
    const BoardSink& sink_;
    std::string text_;
};

/// A row of digits, in a format, after the row has been shifted to the left.
void append_row(std::string& text, std::string_view digits, std::size_t shift, BoardFormat format) {
    for (std::size_t column = 0; column < digits.size(); ++column) {
        if (format == BoardFormat::grid && column > 0) text += ' ';
        text += digits[(column + shift) % digits.size()];
    }
    if (format == BoardFormat::grid) text += '\n';
}

/// Texts of a row and of a band in a format. Their sizes are known when the program is built: then copying
/// them is a few moves of vectors.
template <BoardFormat format>
using Row = std::array<char, format == BoardFormat::grid ? 18 : 9>;
template <BoardFormat format>
using Band = std::array<char, 3 * std::tuple_size_v<Row<format>>>;

/// All orders of a band. @param band 0 to 2
template <BoardFormat format>
std::array<Band<format>, orders.size()> bands_of(std::string_view digits, std::size_t band) {
    std::array<Row<format>, 3> rows;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        std::string text;
        append_row(text, digits, band + 3 * row, format);
        std::copy_n(text.begin(), rows[row].size(), rows[row].begin());
    }
    std::array<Band<format>, orders.size()> bands;
    for (std::size_t order = 0; order < orders.size(); ++order) {
        auto at = bands[order].begin();
        for (const std::size_t row : orders[order]) at = std::copy(rows[row].begin(), rows[row].end(), at);
    }
    return bands;
}

/// Judges a board as its text stands there.
void require_right(std::string_view text) {
    static const grid::Board no_clues(grid::sudoku());
    std::array<std::uint8_t, grid::cells_of_grid> digits{};
    const std::size_t step = text.size() / digits.size();
    for (std::size_t cell = 0; cell < digits.size(); ++cell) {
        digits[cell] = static_cast<std::uint8_t>(text[cell * step] - '0');
    }
    check::require_solution(grid::sudoku(), no_clues.digits, digits);
}

/// The boards of the first row are all judged, of each later row, which only gives the digits other names,
/// another one: more would take longer than the writing.
void require_right(std::string_view boards, std::size_t board_size, std::uint64_t row) {
    const auto require_board = [&](std::size_t number) {
        require_right(boards.substr(number * board_size, board_size));
    };
    for (std::size_t number = 0; row == 0 && number < boards_of_first_row; ++number) require_board(number);
    require_board(row % boards_of_first_row);
}

/// Writes the boards of a first row. @param row its number; count at most so many; returns how many
template <BoardFormat format>
std::uint64_t write_boards_of_row(std::string_view digits, std::uint64_t row, std::uint64_t count,
                                  Pieces& pieces) {
    const auto first = bands_of<format>(digits, 0);
    const auto second = bands_of<format>(digits, 1);
    const auto third = bands_of<format>(digits, 2);
    constexpr std::size_t board_size = 3 * std::tuple_size_v<Band<format>> + 1;
    std::array<char, board_size * boards_of_first_row> boards;
    auto at = boards.begin();
    for (std::size_t one = 0; one < orders_of_first_band; ++one) {
        for (const Band<format>& two : second) {
            for (const Band<format>& three : third) {
                at = std::copy(first[one].begin(), first[one].end(), at);
                at = std::copy(two.begin(), two.end(), at);
                at = std::copy(three.begin(), three.end(), at);
                *at++ = '\n';
            }
        }
    }
    require_right({boards.data(), boards.size()}, board_size, row);
    const std::uint64_t written = std::min<std::uint64_t>(count, boards_of_first_row);
    pieces.text().append(boards.data(), board_size * written);
    return written;
}

/// Two boards whose hashes differ are different. (FNV-1a, 64 bits.)
std::uint64_t hash_of(const grid::Board& board) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const std::uint8_t digit : board.digits) hash = (hash ^ digit) * 0x100000001b3U;
    return hash;
}

/// The board with its digits exchanged so that it begins with this one.
void begin_with(grid::Board& board, int first_digit) {
    const std::uint8_t from = board.digits.front();
    const auto to = static_cast<std::uint8_t>(first_digit);
    for (std::uint8_t& digit : board.digits) digit = digit == from ? to : digit == to ? from : digit;
}

void append_board(std::string& text, const grid::Board& board, BoardFormat format) {
    std::string row(grid::digits, ' ');
    for (std::size_t begin = 0; begin < board.digits.size(); begin += row.size()) {
        std::transform(&board.digits[begin], &board.digits[begin] + row.size(), row.begin(),
                       [](std::uint8_t digit) { return static_cast<char>('0' + digit); });
        append_row(text, row, 0, format);
    }
    text += '\n';
}

void check_first_digit(std::optional<int> digit) {
    if (digit && (*digit < 1 || *digit > grid::digits)) {
        throw core::Error("boards.first_digit", {std::to_string(*digit)});
    }
}

}  // namespace

void write_boards(std::uint64_t count, std::optional<int> first_digit, BoardFormat format,
                  const BoardSink& sink, std::stop_token stop) {
    check_first_digit(first_digit);
    const std::uint64_t most = boards_of_first_digit * (first_digit ? 1 : grid::digits);
    if (count < 1 || count > most) {
        throw core::Error("boards.impossible_count", {std::to_string(count), std::to_string(most)});
    }
    Pieces pieces(sink);
    std::string digits = "123456789";
    if (first_digit)
        std::rotate(digits.begin(), digits.begin() + *first_digit - 1, digits.begin() + *first_digit);
    // Permutations in lexicographic order: the first digit stays until all orders of the others have been.
    const auto write_row = format == BoardFormat::line ? write_boards_of_row<BoardFormat::line>
                                                       : write_boards_of_row<BoardFormat::grid>;
    for (std::uint64_t written = 0; written < count && !stop.stop_requested();) {
        written += write_row(digits, written / boards_of_first_row, count - written, pieces);
        pieces.board_done();
        std::next_permutation(digits.begin(), digits.end());
    }
    pieces.flush();
}

void write_random_boards(std::uint64_t count, std::optional<int> first_digit, std::uint64_t seed,
                         unsigned threads, BoardFormat format, const BoardSink& sink, std::stop_token stop) {
    check_first_digit(first_digit);
    if (count < 1) throw core::Error("boards.no_count", {std::to_string(count)});
    constexpr std::uint64_t batch = 64;  // boards that a thread makes at a time
    std::unordered_set<std::uint64_t> hashes;
    Pieces pieces(sink);
    // A board that came up before leaves a gap, which further batches would fill; there has never been one.
    constexpr std::uint64_t longest_line = 64;
    using Batch = std::vector<grid::Board>;
    std::stop_source enough;
    const grid::Board no_clues(grid::sudoku());
    Line<Batch> line(endless_line, longest_line, [&](std::uint64_t, Batch& boards) {
        for (const grid::Board& board : boards) {
            if (hashes.size() == count || !hashes.insert(hash_of(board)).second) continue;
            append_board(pieces.text(), board, format);
            pieces.board_done();
        }
        if (hashes.size() == count) enough.request_stop();
    });
    on_threads(threads, line, [&] {
        RandomBoards boards_at_random(grid::sudoku());
        while (!stop.stop_requested() && !enough.stop_requested()) {
            const auto index = line.claim();
            if (!index) return;
            core::Random random(seed_of(seed, *index));
            Batch boards;
            for (std::uint64_t board = 0; board < batch; ++board) {
                boards.push_back(boards_at_random.next(random));
                if (first_digit) begin_with(boards.back(), *first_digit);
                check::require_solution(grid::sudoku(), no_clues.digits, boards.back().digits);
            }
            line.put(*index, std::move(boards));
        }
        line.close();
    });
    pieces.flush();
}

}  // namespace satdoku::puzzle
