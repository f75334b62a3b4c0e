// By permutation: the rows of a board are the first row shifted by 0 3 6, 1 4 7, 2 5 8. Other orders of rows 2 and 3,
// of 4 to 6 and of 7 to 9 give other boards: 2 * 6 * 6 for each first row, and there are 8! first rows for a first
// digit. So all these boards are different. A board is three bands of text, each copied as a whole: a first row has
// only 2 + 6 + 6 different bands.
#include "ordered_queue.hpp"
#include "random_board.hpp"
#include <satdoku/check/grid.hpp>
#include <satdoku/puzzle/boards.hpp>

namespace satdoku::puzzle {
namespace {
/// The number of orders of the first band's rows that keep the first row in its place.
constexpr std::size_t orders_of_first_band = 2;
constexpr std::size_t boards_of_first_row = orders_of_first_band * orders_of_three.size() * orders_of_three.size();

constexpr std::size_t piece = std::size_t{1} << 20;  ///< bytes of text that are passed on at once

/// Collects text into large pieces.
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

/// The text of a row of digits after the row has been shifted to the left.
void append_row(std::string& text, std::string_view digits, std::size_t shift, BoardFormat format) {
    for (std::size_t column = 0; column < digits.size(); ++column) {
        if (format == BoardFormat::grid && column > 0) text += ' ';
        text += digits[(column + shift) % digits.size()];
    }
    if (format == BoardFormat::grid) text += '\n';
}

/// Texts of a row and of a band in a format. Constant sizes make copying a few vector instructions.
template <BoardFormat format> using RowText = std::array<char, format == BoardFormat::grid ? 18 : 9>;
template <BoardFormat format> using BandText = std::array<char, 3 * std::tuple_size_v<RowText<format>>>;

/// The texts of all orders of a band. @param band 0 to 2
template <BoardFormat format>
std::array<BandText<format>, orders_of_three.size()> bands_of(std::string_view digits, std::size_t band) {
    std::array<RowText<format>, 3> rows;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        std::string text;
        append_row(text, digits, band + 3 * row, format);
        std::copy_n(text.begin(), rows[row].size(), rows[row].begin());
    }
    std::array<BandText<format>, orders_of_three.size()> bands;
    for (std::size_t order = 0; order < orders_of_three.size(); ++order) {
        auto at = bands[order].begin();
        for (const std::size_t row : orders_of_three[order]) at = std::copy(rows[row].begin(), rows[row].end(), at);
    }
    return bands;
}

/// Checks a board in its text form.
void require_right(std::string_view text) {
    static const grid::Board no_clues(grid::sudoku());
    std::array<std::uint8_t, grid::plain_cells> digits{};
    const std::size_t step = text.size() / digits.size();
    for (std::size_t cell = 0; cell < digits.size(); ++cell)
        digits[cell] = static_cast<std::uint8_t>(text[cell * step] - '0');
    check::require_solution(grid::sudoku(), no_clues.digits, digits);
}

/// Of the first row that is written all boards are checked. A later first row only renames the digits, so one board of
/// each is checked, each time another one: checking all would take longer than writing.
void require_right(std::string_view boards, std::size_t board_size, std::uint64_t row, bool is_first) {
    const auto require_board = [&](std::size_t number) {
        require_right(boards.substr(number * board_size, board_size));
    };
    for (std::size_t number = 0; is_first && number < boards_of_first_row; ++number) require_board(number);
    require_board(row % boards_of_first_row);
}

/// A first row whose boards are written.
struct FirstRow {
    std::string_view digits;
    std::uint64_t number;
    core::Range boards;  ///< of this first row, from 0
    bool is_first;       ///< of all that are written
};

template <BoardFormat format> void write_boards_of_row(const FirstRow& row, Pieces& pieces) {
    const std::string_view digits = row.digits;
    const auto first = bands_of<format>(digits, 0);
    const auto second = bands_of<format>(digits, 1);
    const auto third = bands_of<format>(digits, 2);
    constexpr std::size_t board_size = 3 * std::tuple_size_v<BandText<format>> + 1;
    std::array<char, board_size * boards_of_first_row> boards;
    auto at = boards.begin();
    for (std::size_t one = 0; one < orders_of_first_band; ++one) {
        for (const BandText<format>& two : second) {
            for (const BandText<format>& three : third) {
                at = std::copy(first[one].begin(), first[one].end(), at);
                at = std::copy(two.begin(), two.end(), at);
                at = std::copy(three.begin(), three.end(), at);
                *at++ = '\n';
            }
        }
    }
    require_right({boards.data(), boards.size()}, board_size, row.number, row.is_first);
    pieces.text().append(boards.data() + board_size * row.boards.begin, board_size * row.boards.size());
}

void append_board(std::string& text, const PlainBoard& board, BoardFormat format) {
    std::string row(grid::plain_side, ' ');
    for (std::size_t begin = 0; begin < board.size(); begin += row.size()) {
        std::transform(&board[begin], &board[begin] + row.size(), row.begin(),
                       [](std::uint8_t digit) { return static_cast<char>('0' + digit); });
        append_row(text, row, 0, format);
    }
    text += '\n';
}

void check_first_digit(std::optional<int> digit) {
    if (digit && (*digit < 1 || *digit > grid::plain_side))
        throw core::Error("boards.first_digit", {std::to_string(*digit)});
}

void check_indices(core::Range indices, std::uint64_t most) {
    if (indices.end > most)
        throw core::Error("boards.impossible_count", {std::to_string(indices.end), std::to_string(most)});
}
}  // namespace

void write_boards(core::Range indices, std::optional<int> first_digit, BoardFormat format, const BoardSink& sink,
                  std::stop_token stop) {
    check_first_digit(first_digit);
    check_indices(indices, boards_of_first_digit * (first_digit ? 1 : grid::plain_side));
    if (indices.size() == 0) return;
    Pieces pieces(sink);
    const auto write_row =
        format == BoardFormat::line ? write_boards_of_row<BoardFormat::line> : write_boards_of_row<BoardFormat::grid>;
    const std::uint64_t first_row = indices.begin / boards_of_first_row;
    std::string digits = "123456789";
    const std::uint64_t rows_before =
        first_digit ? static_cast<std::uint64_t>(*first_digit - 1) * factorial(grid::plain_side - 1) : 0;
    permute(std::span(digits), rows_before + first_row);
    std::uint64_t next = indices.begin;
    for (std::uint64_t row = first_row; next < indices.end && !stop.stop_requested(); ++row) {
        const std::uint64_t before = row * boards_of_first_row;
        const core::Range boards{next - before, std::min(indices.end - before, std::uint64_t{boards_of_first_row})};
        write_row({digits, row, boards, row == first_row}, pieces);
        next = before + boards.end;
        pieces.board_done();
        std::next_permutation(digits.begin(), digits.end());
    }
    pieces.flush();
}

void write_random_boards(core::Range indices, std::optional<int> first_digit, std::uint64_t seed, unsigned threads,
                         BoardFormat format, const BoardSink& sink, std::stop_token stop) {
    check_first_digit(first_digit);
    const DifferentBoards series(seed, first_digit);
    check_indices(indices, series.size());
    constexpr std::uint64_t batch = 64;  // boards that a thread makes at once
    constexpr std::uint64_t longest_queue = 64;
    const grid::Board no_clues(grid::sudoku());
    Pieces pieces(sink);
    OrderedQueue<std::string> queue({0, (indices.size() + batch - 1) / batch}, longest_queue,
                                    [&](std::uint64_t, std::string& text) {
                                        pieces.text() += text;
                                        pieces.board_done();
                                    });
    on_threads(threads, queue, [&] {
        while (!stop.stop_requested()) {
            const auto number = queue.claim();
            if (!number) return;
            const std::uint64_t begin = indices.begin + *number * batch;
            std::string text;
            for (std::uint64_t index = begin; index < std::min(begin + batch, indices.end); ++index) {
                const PlainBoard board = series.at(index);
                check::require_solution(grid::sudoku(), no_clues.digits, board);
                append_board(text, board, format);
            }
            queue.put(*number, std::move(text));
        }
        queue.close();
    });
    pieces.flush();
}
}  // namespace satdoku::puzzle
