// A layout as deductions need it: its houses as sets, which cells see each other, and where houses cross. It is
// computed once for each layout.
//
// Houses of different grids that are the same cells are one house here. A shared cell has more than
// three houses, and cells of one canvas line may belong to different grids: then they do not see each other.
#pragma once
#include <satdoku/grid/layout.hpp>
#include <iterator>

namespace satdoku::deduce {
// Sets of small numbers, such as the cells of a layout, a bit for each.

using grid::Cell;

/// @tparam Bits  how many bits of each word are in use
template <typename Number, std::size_t Words, std::size_t Bits = 64> class NumberSet {
  public:
    /// All numbers of a set are below this.
    static constexpr std::size_t capacity = Words * Bits;

    constexpr NumberSet() = default;
    constexpr NumberSet(std::initializer_list<Number> numbers) {
        for (const Number number : numbers) add(number);
    }

    constexpr void add(Number number) { words_[number / Bits] |= bit(number); }
    constexpr void remove(Number number) { words_[number / Bits] &= ~bit(number); }
    constexpr bool has(Number number) const { return (words_[number / Bits] & bit(number)) != 0; }

    constexpr bool empty() const {
        std::uint64_t any = 0;
        for (const std::uint64_t word : words_) any |= word;
        return any == 0;
    }
    constexpr int count() const {
        int sum = 0;
        for (const std::uint64_t word : words_) sum += std::popcount(word);
        return sum;
    }
    /// The lowest number. @pre not empty
    constexpr Number first() const {
        std::size_t word = 0;
        while (words_[word] == 0) ++word;
        return static_cast<Number>(word * Bits + static_cast<std::size_t>(std::countr_zero(words_[word])));
    }

    constexpr NumberSet& operator&=(const NumberSet& other) {
        for (std::size_t at = 0; at < words_.size(); ++at) words_[at] &= other.words_[at];
        return *this;
    }
    constexpr NumberSet& operator|=(const NumberSet& other) {
        for (std::size_t at = 0; at < words_.size(); ++at) words_[at] |= other.words_[at];
        return *this;
    }
    /// Removes the numbers of the other set.
    constexpr NumberSet& operator-=(const NumberSet& other) {
        for (std::size_t at = 0; at < words_.size(); ++at) words_[at] &= ~other.words_[at];
        return *this;
    }
    friend constexpr NumberSet operator&(NumberSet left, const NumberSet& right) { return left &= right; }
    friend constexpr NumberSet operator|(NumberSet left, const NumberSet& right) { return left |= right; }
    friend constexpr NumberSet operator-(NumberSet left, const NumberSet& right) { return left -= right; }
    constexpr auto operator<=>(const NumberSet&) const = default;

    constexpr bool meets(const NumberSet& other) const {
        std::uint64_t any = 0;
        for (std::size_t at = 0; at < words_.size(); ++at) any |= words_[at] & other.words_[at];
        return any != 0;
    }
    constexpr bool is_within(const NumberSet& other) const {
        std::uint64_t any = 0;
        for (std::size_t at = 0; at < words_.size(); ++at) any |= words_[at] & ~other.words_[at];
        return any == 0;
    }

    /// Gives the numbers in rising order.
    class Iterator {
      public:
        // What algorithms ask of an iterator.
        using iterator_category = std::forward_iterator_tag;
        using value_type = Number;
        using difference_type = std::ptrdiff_t;
        using pointer = const Number*;
        using reference = Number;

        constexpr Iterator(const NumberSet& set, std::size_t word) : set_(&set), word_(word) {
            if (word_ < set_->words_.size()) left_ = set_->words_[word_];
            settle();
        }
        constexpr Number operator*() const {
            return static_cast<Number>(word_ * Bits + static_cast<std::size_t>(std::countr_zero(left_)));
        }
        constexpr Iterator& operator++() {
            left_ &= left_ - 1;
            settle();
            return *this;
        }
        constexpr Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        constexpr bool operator==(const Iterator& other) const { return word_ == other.word_ && left_ == other.left_; }

      private:
        constexpr void settle() {
            while (left_ == 0 && word_ < set_->words_.size()) {
                ++word_;
                left_ = word_ < set_->words_.size() ? set_->words_[word_] : 0;
            }
        }
        const NumberSet* set_;
        std::size_t word_;
        std::uint64_t left_ = 0;
    };
    constexpr Iterator begin() const { return {*this, 0}; }
    constexpr Iterator end() const { return {*this, words_.size()}; }

    constexpr std::uint64_t word(std::size_t index) const { return words_[index]; }

  private:
    static constexpr std::uint64_t bit(Number number) { return std::uint64_t{1} << (number % Bits); }

    std::array<std::uint64_t, Words> words_{};
};

/// Cells of one layout: grid::most_cells of them.
using CellSet = NumberSet<Cell, (grid::most_cells + 63) / 64>;

/// Index of a house in Geometry::houses().
using HouseIndex = std::uint16_t;
/// Some of the positions of a house: bit p for position p from 0.
using PositionSet = std::uint16_t;

struct House {
    HouseIndex number;
    grid::HouseKind kind;
    int grid;   ///< the first grid that has it
    int index;  ///< among the houses of its kind in that grid, from 0
    core::ShortList<Cell, grid::most_digits> cells;
    CellSet set;
};

/// The positions of a house that lie in a set of cells.
PositionSet positions_of(const House& house, const CellSet& cells);

/// A cell's place in one of its houses.
struct HousePlace {
    HouseIndex house;
    std::uint8_t position;
};

/// Two houses with at least two cells in common.
struct Crossing {
    HouseIndex from;
    HouseIndex to;
    PositionSet common;  ///< positions of `from` that lie in `to`
    PositionSet common_in_to;
};

/// The houses of one kind in a grid, by their index in it.
using Lines = core::ShortList<HouseIndex, grid::most_digits>;

/// The rows, columns and boxes of one grid.
struct GridHouses {
    Lines rows;
    Lines columns;
    Lines boxes;
};

class Geometry {
  public:
    explicit Geometry(const grid::Layout& layout);

    const grid::Layout& layout() const { return *layout_; }
    /// The digits of a grid, and the cells of a house.
    int side() const { return layout_->side(); }
    std::size_t cell_count() const { return peers_.size(); }
    const CellSet& all_cells() const { return all_cells_; }

    /// Those of the layout, in its order: each set of cells once.
    std::span<const House> houses() const { return houses_; }
    const House& house(HouseIndex index) const { return houses_[index]; }
    std::span<const HousePlace> places(Cell cell) const { return places_[cell]; }
    std::span<const GridHouses> grids() const { return grids_; }
    /// In the order of `from`: boxes with lines and lines with boxes, lines that overlap along their length, and extra
    /// regions with what they cross.
    std::span<const Crossing> crossings() const { return crossings_; }

    const CellSet& peers(Cell cell) const { return peers_[cell]; }
    /// True if the cells may swap their digits, each with its neighbours, and no rule notices: each house has as many
    /// of one kind as of the other, and no cell must differ from one outside of its houses.
    /// @param odd, even  the cells that hold one of two digits, and those that hold the other
    bool may_swap(const CellSet& odd, const CellSet& even) const;
    bool see_each_other(Cell left, Cell right) const { return peers_[left].has(right); }
    /// Returns the cells that see all of these. @param cells not empty
    CellSet common_peers(const CellSet& cells) const;
    /// Returns the first house that has all of these cells, or houses().size().
    HouseIndex common_house(const CellSet& cells) const;

  private:
    void add_house(const grid::House& of_layout);
    void list_crossings();

    const grid::Layout* layout_;
    CellSet all_cells_;
    std::vector<House> houses_;
    std::vector<std::vector<HousePlace>> places_;  ///< by cell
    std::vector<GridHouses> grids_;
    std::vector<Crossing> crossings_;
    std::vector<CellSet> peers_;  ///< by cell
};
}  // namespace satdoku::deduce
