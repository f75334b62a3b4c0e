// A set of cells of one layout, a bit a cell.
#pragma once

#include <satdoku/grid/layout.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace satdoku::deduce {

using grid::Cell;

class CellSet {
  public:
    /// Cells of the largest layout that a set can hold.
    static constexpr int capacity = 384;

    constexpr CellSet() = default;
    constexpr CellSet(std::initializer_list<Cell> cells) {
        for (const Cell cell : cells) add(cell);
    }

    constexpr void add(Cell cell) { words_[cell / bits] |= bit(cell); }
    constexpr void remove(Cell cell) { words_[cell / bits] &= ~bit(cell); }
    constexpr bool has(Cell cell) const { return (words_[cell / bits] & bit(cell)) != 0; }

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
    /// The lowest cell. @pre not empty
    constexpr Cell first() const { return *begin(); }

    constexpr CellSet& operator&=(const CellSet& other) {
        for (std::size_t at = 0; at < words_.size(); ++at) words_[at] &= other.words_[at];
        return *this;
    }
    constexpr CellSet& operator|=(const CellSet& other) {
        for (std::size_t at = 0; at < words_.size(); ++at) words_[at] |= other.words_[at];
        return *this;
    }
    /// Takes out what the other set holds.
    constexpr CellSet& operator-=(const CellSet& other) {
        for (std::size_t at = 0; at < words_.size(); ++at) words_[at] &= ~other.words_[at];
        return *this;
    }
    friend constexpr CellSet operator&(CellSet left, const CellSet& right) { return left &= right; }
    friend constexpr CellSet operator|(CellSet left, const CellSet& right) { return left |= right; }
    friend constexpr CellSet operator-(CellSet left, const CellSet& right) { return left -= right; }
    constexpr auto operator<=>(const CellSet&) const = default;

    constexpr bool meets(const CellSet& other) const {
        std::uint64_t any = 0;
        for (std::size_t at = 0; at < words_.size(); ++at) any |= words_[at] & other.words_[at];
        return any != 0;
    }
    constexpr bool is_within(const CellSet& other) const {
        std::uint64_t any = 0;
        for (std::size_t at = 0; at < words_.size(); ++at) any |= words_[at] & ~other.words_[at];
        return any == 0;
    }

    /// Cells in rising order.
    class Iterator {
      public:
        constexpr Iterator(const CellSet& set, std::size_t word) : set_(&set), word_(word) {
            if (word_ < set_->words_.size()) left_ = set_->words_[word_];
            settle();
        }
        constexpr Cell operator*() const {
            return static_cast<Cell>(word_ * bits + static_cast<unsigned>(std::countr_zero(left_)));
        }
        constexpr Iterator& operator++() {
            left_ &= left_ - 1;
            settle();
            return *this;
        }
        constexpr bool operator==(const Iterator& other) const { return word_ == other.word_ && left_ == other.left_; }

      private:
        constexpr void settle() {
            while (left_ == 0 && word_ < set_->words_.size()) {
                ++word_;
                left_ = word_ < set_->words_.size() ? set_->words_[word_] : 0;
            }
        }
        const CellSet* set_;
        std::size_t word_;
        std::uint64_t left_ = 0;
    };
    constexpr Iterator begin() const { return {*this, 0}; }
    constexpr Iterator end() const { return {*this, words_.size()}; }

  private:
    static constexpr unsigned bits = 64;
    static constexpr std::uint64_t bit(Cell cell) { return std::uint64_t{1} << (cell % bits); }

    std::array<std::uint64_t, capacity / bits> words_{};
};

}  // namespace satdoku::deduce
