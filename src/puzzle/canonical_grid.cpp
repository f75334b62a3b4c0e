// The smallest board of a single grid, row by row. An arrangement has decided its first rows, and of its columns only what
// these rows distinguish: those without a digit so far are in front in their stack, in any order, and so are stacks of
// only such columns.
#include <satdoku/puzzle/canonical.hpp>

namespace satdoku::puzzle {
namespace {
using grid::most_digits;
using Line = std::array<std::uint8_t, most_digits + 1>;

constexpr std::uint8_t unnamed = most_digits + 1;  // greater than each name

constexpr bool has(std::uint32_t set, std::size_t number) { return (set >> number & 1U) != 0; }

struct GridArrangement {
    bool turned = false;     ///< rows are columns of the puzzle
    Line rows{};             ///< by position, as far as they are decided
    Line columns{};          ///< by position
    std::uint32_t used = 0;  ///< the decided rows
    std::uint32_t open = 0;  ///< the columns without a digit so far
    Line names{};            ///< by digit; 0: none yet
    std::uint8_t named = 0;
};

class Smallest {
  public:
    explicit Smallest(const grid::Board& puzzle)
        : side_(static_cast<std::size_t>(puzzle.layout->side())),
          width_(static_cast<std::size_t>(puzzle.layout->size().box_columns)), height_(side_ / width_) {
        for (std::size_t cell = 0; cell < puzzle.digits.size(); ++cell) {
            const std::size_t row = cell / side_;
            const std::size_t column = cell % side_;
            lines_[0][row][column] = lines_[1][column][row] = puzzle.digits[cell];
            filled_[0] |= std::uint32_t{puzzle.digits[cell] != 0} << row;
            filled_[1] |= std::uint32_t{puzzle.digits[cell] != 0} << column;
        }
    }

    /// Returns nothing if there are too many equally small ones.
    std::optional<GridArrangement> find(std::size_t most) {
        GridArrangement begin;
        begin.open = (1U << side_) - 1;
        for (std::size_t at = 0; at < side_; ++at) begin.columns[at] = static_cast<std::uint8_t>(at);
        found_ = {begin};
        begin.turned = true;
        if (width_ == height_) found_.push_back(begin);
        std::vector<GridArrangement> before;
        for (at_ = 0; at_ < side_; ++at_) {
            before.swap(found_);
            found_.clear();
            least_.fill(unnamed);
            for (const GridArrangement& arrangement : before) add_rows(arrangement);
            if (found_.size() > most) return std::nullopt;
        }
        return found_.front();
    }

  private:
    /// Tries each row that may be next. Rows without a digit in one band are alike, and so are bands of only such rows.
    void add_rows(const GridArrangement& before) {
        const std::uint32_t filled = filled_[before.turned];
        const bool begins_band = at_ % height_ == 0;
        const std::size_t first = begins_band ? 0 : before.rows[at_ - 1] / height_ * height_;
        bool any_empty_band = false;
        for (std::size_t band = first; band < (begins_band ? side_ : first + 1); band += height_) {
            const std::uint32_t own = ((1U << height_) - 1) << band;
            if (begins_band && (before.used & own) != 0) continue;
            if ((filled & own) == 0 && std::exchange(any_empty_band, true)) continue;
            bool any_empty = false;
            for (std::size_t row = band; row < band + height_; ++row)
                if (!has(before.used, row) && (has(filled, row) || !std::exchange(any_empty, true))) add(before, row);
        }
    }

    /// Puts the columns into the order in which the row is smallest, and keeps the arrangement if none has a smaller row.
    void add(GridArrangement next, std::size_t row) {
        digits_ = &lines_[next.turned][row];
        for (std::size_t column = 0; column < side_; ++column) {
            const std::uint8_t digit = (*digits_)[column];
            keys_[column] = digit == 0 ? 0 : next.names[digit] != 0 ? next.names[digit] : unnamed;
        }
        open_ = next.open;
        for (std::size_t begin = 0; begin < side_; begin += width_) {
            std::uint8_t* const first = &next.columns[begin];
            std::uint8_t* const last = std::find_if(first, first + width_, [&](auto one) { return !has(open_, one); });
            std::sort(first, last, [&](auto one, auto other) { return keys_[one] < keys_[other]; });
            if (last != first + width_) continue;
            for (std::size_t at = begin; at > 0 && compared(next, at, at - width_, width_) < 0; at -= width_)
                std::swap_ranges(&next.columns[at], &next.columns[at + width_], &next.columns[at - width_]);
        }
        Line line{};
        std::uint8_t named = next.named;
        for (std::size_t at = 0; at < side_; ++at) {
            const std::uint8_t key = keys_[next.columns[at]];
            line[at] = key == unnamed ? ++named : key;
        }
        if (line > least_) return;
        if (line < least_) found_.clear();
        least_ = line;
        next.rows[at_] = static_cast<std::uint8_t>(row);
        next.used |= 1U << row;
        keep(next, 0, true);
    }

    std::strong_ordering compared(const GridArrangement& in, std::size_t one, std::size_t other,
                                  std::size_t count) const {
        for (std::size_t at = 0; at < count; ++at) {
            const auto order = keys_[in.columns[one + at]] <=> keys_[in.columns[other + at]];
            if (order != 0) return order;
        }
        return std::strong_ordering::equal;
    }

    /// Keeps the arrangement once for each way to give the row's new names to digits, which are in any order in
    /// interchangeable stacks and columns. @param of_stacks  whether a stack comes to this position, or a column
    void keep(const GridArrangement& in, std::size_t at, bool of_stacks) {
        if (at == side_) return found_.push_back(in);
        const std::size_t count = of_stacks ? width_ : 1;
        const std::size_t end = of_stacks ? side_ : at / width_ * width_ + width_;
        const std::uint8_t last = in.columns[at + count - 1];  // of equal stacks, it has a new digit or none has any
        for (std::size_t other = at;; other += count) {
            GridArrangement next = in;
            if (other != at) std::swap_ranges(&next.columns[at], &next.columns[at + count], &next.columns[other]);
            const std::uint8_t digit = (*digits_)[next.columns[at]];
            if (!of_stacks && digit != 0) {
                next.open &= ~(1U << next.columns[at]);
                if (next.names[digit] == 0) next.names[digit] = ++next.named;
            }
            keep(next, of_stacks ? at : at + 1, !of_stacks && at + 1 == end);
            const std::size_t after = other + count;
            if (keys_[last] != unnamed || after == end || !has(open_, in.columns[after + count - 1]) ||
                compared(in, at, after, count) != 0)
                return;
        }
    }

    std::size_t side_;
    std::size_t width_;
    std::size_t height_;
    std::array<std::array<Line, most_digits>, 2> lines_{};  ///< the digits, and turned
    std::array<std::uint32_t, 2> filled_{};                 ///< the lines with a digit
    std::vector<GridArrangement> found_;                    ///< with the smallest rows so far
    std::size_t at_ = 0;                                    ///< the position of the next row
    Line least_{};                                          ///< this row, as small as any was
    const Line* digits_ = nullptr;                          ///< of the row that is added
    Line keys_{};                                           ///< its names by column: 0 for none, or unnamed
    std::uint32_t open_ = 0;                                ///< the columns that are open before it
};
}  // namespace

std::optional<LayoutSymmetries::Canonical> LayoutSymmetries::canonical_grid(const grid::Board& puzzle,
                                                                            std::size_t most) {
    const auto found = Smallest(puzzle).find(most);
    if (!found) return std::nullopt;
    const auto side = static_cast<std::size_t>(puzzle.layout->side());
    Canonical result{grid::Board(*puzzle.layout), {}, {found->names.begin(), found->names.end()}};
    std::uint8_t named = found->named;
    for (std::size_t digit = 1; digit <= side; ++digit)
        if (result.names[digit] == 0) result.names[digit] = ++named;
    for (std::size_t cell = 0; cell < side * side; ++cell) {
        const std::size_t row = found->rows[cell / side];
        const std::size_t column = found->columns[cell % side];
        result.cells.push_back(static_cast<grid::Cell>(found->turned ? column * side + row : row * side + column));
        const std::uint8_t digit = puzzle.digits[result.cells.back()];
        result.board.digits[cell] = digit == 0 ? 0 : result.names[digit];
    }
    return result;
}
}  // namespace satdoku::puzzle
