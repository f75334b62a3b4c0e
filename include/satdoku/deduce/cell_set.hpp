// Sets of small numbers, such as the cells of a layout, a bit for each.
#pragma once

#include <satdoku/grid/layout.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace satdoku::deduce {

using grid::Cell;

/// @tparam Bits  how many bits of each word are in use
template <typename Number, std::size_t Words, std::size_t Bits = 64>
class NumberSet {
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

}  // namespace satdoku::deduce
