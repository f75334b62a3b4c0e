// Searches one puzzle of a layout of any size with any rules: house by house, naked and hidden
// singles, and only in houses where something changed. A guess is a digit of the cell with the fewest candidates.
#include "search.hpp"
#include <limits>

namespace satdoku::bitboard {
namespace {
constexpr bool is_single(unsigned set) { return (set & (set - 1)) == 0; }

class HouseSearch final : public BoardSearch {
  public:
    explicit HouseSearch(const grid::Layout& layout)
        : houses_(layout.houses().begin(), layout.houses().end()),
          houses_of_(static_cast<std::size_t>(layout.cell_count())), partners_(houses_of_.size()),
          cells_(houses_of_.size()), dirty_((houses_.size() + bits_of_word - 1) / bits_of_word), digits_(layout.side()),
          all_((1U << digits_) - 1) {
        for (std::size_t house = 0; house < houses_.size(); ++house)
            for (const grid::Cell cell : houses_[house].cells) houses_of_[cell].push_back(house);
        for (std::size_t cell = 0; cell < partners_.size(); ++cell) {
            const auto partners = layout.partners(static_cast<grid::Cell>(cell));
            partners_[cell].assign(partners.begin(), partners.end());
        }
        list_turns(layout);
        // Each waiting state has a digit in a cell that has another digit in all states above it.
        waiting_.resize(cells_.size() + 1, {std::vector<Candidates>(cells_.size()), whole_board});
    }

    void start(const Candidates* cells) override {
        waiting_[0].cells.assign(cells, cells + cells_.size());
        waiting_[0].changed = whole_board;
        depth_ = 1;
        stopped = false;
        guesses = 0;
    }

    bool next(core::Random* random, std::uint64_t patience) override {
        while (depth_ > 0) {
            Case& last = waiting_[depth_ - 1];
            cells_ = last.cells;
            if (!propagate(last.changed)) {
                --depth_;
                continue;
            }
            const std::size_t cell = random != nullptr ? random_tight_cell(*random) : tightest_cell();
            if (cell == whole_board) {
                --depth_;
                return true;
            }
            if (guesses >= patience || stop_requested()) return false;
            ++guesses;
            split(cell, random != nullptr ? random_digit(cells_[cell], *random) : cells_[cell] & -cells_[cell]);
        }
        return false;
    }

    void read(std::uint8_t* digits) const override {
        for (std::size_t cell = 0; cell < cells_.size(); ++cell)
            digits[cell] = static_cast<std::uint8_t>(std::countr_zero(cells_[cell]) + 1);
    }

  private:
    static constexpr std::size_t bits_of_word = 64;
    static constexpr std::size_t whole_board = ~std::size_t{0};

    /// A state that waits to be tried: where all houses but those of the changed cell are propagated.
    struct Case {
        std::vector<Candidates> cells;
        std::size_t changed;
    };

    /// Grids that share more cells come first: the others hang on them.
    void list_turns(const grid::Layout& layout) {
        std::vector<std::pair<int, int>> order;  // cells of its own, and the grid
        for (int grid = 0; grid < layout.grid_count(); ++grid) {
            int own = 0;
            for (const grid::Cell cell : layout.cells(grid)) own += layout.places(cell).size() == 1 ? 1 : 0;
            order.emplace_back(own, grid);
        }
        std::ranges::sort(order);
        turns_.resize(cells_.size());
        for (std::size_t turn = order.size(); turn-- > 0;) {
            for (const grid::Cell cell : layout.cells(order[turn].second))
                turns_[cell] = static_cast<int>(turn) * (digits_ + 1);
        }
    }

    /// Tries the digit first; the case without it waits.
    void split(std::size_t cell, unsigned digit) {
        Case& refused = waiting_[depth_ - 1];
        Case& taken = waiting_[depth_++];
        refused.cells = cells_;
        taken.cells = cells_;
        refused.cells[cell] = static_cast<Candidates>(cells_[cell] & ~digit);
        taken.cells[cell] = static_cast<Candidates>(digit);
        refused.changed = taken.changed = cell;
    }

    std::size_t tightest_cell() const {
        std::size_t best = whole_board;
        int fewest = digits_ + 1;
        for (std::size_t cell = 0; cell < cells_.size() && fewest > 2; ++cell) {
            const int count = std::popcount(cells_[cell]);
            if (count < 2 || count >= fewest) continue;
            fewest = count;
            best = cell;
        }
        return best;
    }

    /// One of the cells with the fewest candidates: with many rules, other cells are misleading. Grid by grid, for
    /// what is wrong in one must not show only when the others are filled.
    std::size_t random_tight_cell(core::Random& random) const {
        int least = std::numeric_limits<int>::max();
        std::uint64_t tight = 0;
        const auto cost_of = [this](std::size_t cell) { return turns_[cell] + std::popcount(cells_[cell]); };
        for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
            const int cost = cost_of(cell);
            if (is_single(cells_[cell]) || cost > least) continue;
            tight = cost < least ? 1 : tight + 1;
            least = cost;
        }
        if (tight == 0) return whole_board;
        std::uint64_t skip = random.below(tight);
        std::size_t cell = 0;
        while (is_single(cells_[cell]) || cost_of(cell) != least || skip-- > 0) ++cell;
        return cell;
    }

    static unsigned random_digit(unsigned set, core::Random& random) {
        for (std::uint64_t skip = random.below(static_cast<std::uint64_t>(std::popcount(set))); skip > 0; --skip)
            set &= set - 1;
        return set & -set;
    }

    /// Returns false if the board has no solution.
    bool propagate(std::size_t changed) {
        for (std::uint64_t& word : dirty_) word = 0;
        if (changed == whole_board) {
            for (std::size_t cell = 0; cell < cells_.size(); ++cell)
                if (!look_at(cell)) return false;
        } else if (!look_at(changed)) {
            return false;
        }
        for (std::size_t word = 0; word < dirty_.size();) {
            if (dirty_[word] == 0) {
                ++word;
                continue;
            }
            const std::size_t house = word * bits_of_word + static_cast<std::size_t>(std::countr_zero(dirty_[word]));
            dirty_[word] &= dirty_[word] - 1;
            if (!reduce(houses_[house])) return false;
            word = 0;
        }
        return true;
    }

    /// A cell has changed.
    bool look_at(std::size_t cell) {
        const Candidates set = cells_[cell];
        if (set == 0) return false;
        for (const std::size_t house : houses_of_[cell])
            dirty_[house / bits_of_word] |= std::uint64_t{1} << (house % bits_of_word);
        if (!is_single(set)) return true;
        for (const grid::Cell partner : partners_[cell])
            if ((cells_[partner] & set) != 0 && !restrict(partner, cells_[partner] & ~unsigned{set})) return false;
        return true;
    }

    bool restrict(std::size_t cell, unsigned set) {
        cells_[cell] = static_cast<Candidates>(set);
        return look_at(cell);
    }

    bool reduce(const grid::House& house) {
        unsigned once = 0;
        unsigned twice = 0;
        unsigned placed = 0;
        unsigned clash = 0;
        for (const grid::Cell cell : house.cells) {
            const unsigned set = cells_[cell];
            twice |= once & set;
            once |= set;
            const unsigned single = is_single(set) ? set : 0;
            clash |= placed & single;
            placed |= single;
        }
        if (clash != 0 || once != all_) return false;
        if (placed == all_) return true;
        const unsigned hidden = once & ~twice & ~placed;
        for (const grid::Cell cell : house.cells) {
            const unsigned set = cells_[cell];
            if (is_single(set)) continue;
            unsigned left = set & ~placed;
            if ((left & hidden) != 0) left &= hidden;
            if (left != set && !restrict(cell, left)) return false;
        }
        return true;
    }

    std::vector<grid::House> houses_;
    std::vector<std::vector<std::size_t>> houses_of_;  ///< by cell
    std::vector<std::vector<grid::Cell>> partners_;    ///< by cell
    std::vector<int> turns_;                           ///< by cell: higher if its grid is filled later
    std::vector<Candidates> cells_;                    ///< the state that is propagated
    std::vector<std::uint64_t> dirty_;                 ///< a bit for each house with a change
    const int digits_;                                 ///< of the grids
    const unsigned all_;                               ///< a bit for each
    std::vector<Case> waiting_;
    std::size_t depth_ = 0;
};
}  // namespace

std::unique_ptr<BoardSearch> make_house_search(const grid::Layout& layout) {
    return std::make_unique<HouseSearch>(layout);
}
}  // namespace satdoku::bitboard
