// Sets of digits.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

namespace satdoku::grid {

/// A set of digits from 1 to 9: bit d for digit d.
class DigitSet {
  public:
    constexpr DigitSet() = default;
    /// The set with these bits.
    constexpr explicit DigitSet(unsigned bits) : bits_(static_cast<std::uint16_t>(bits)) {}

    constexpr std::uint16_t bits() const { return bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool contains(int digit) const { return (bits_ >> digit & 1U) != 0; }
    /// Returns true if it has every digit of the other set.
    constexpr bool includes(DigitSet other) const { return (other.bits_ & ~unsigned{bits_}) == 0; }
    /// Returns true if the sets have a digit in common.
    constexpr bool meets(DigitSet other) const { return (bits_ & other.bits_) != 0; }
    /// The smallest digit. @pre not empty
    constexpr int first() const { return std::countr_zero(bits_); }

    constexpr void insert(int digit) { *this |= DigitSet(1U << digit); }
    constexpr void erase(int digit) { *this -= DigitSet(1U << digit); }

    friend constexpr DigitSet operator|(DigitSet one, DigitSet other) {
        return DigitSet(unsigned{one.bits_} | other.bits_);
    }
    friend constexpr DigitSet operator&(DigitSet one, DigitSet other) {
        return DigitSet(unsigned{one.bits_} & other.bits_);
    }
    /// The digits of exactly one of the sets.
    friend constexpr DigitSet operator^(DigitSet one, DigitSet other) {
        return DigitSet(unsigned{one.bits_} ^ other.bits_);
    }
    /// The digits of the first set that the second one lacks.
    friend constexpr DigitSet operator-(DigitSet one, DigitSet other) {
        return DigitSet(one.bits_ & ~unsigned{other.bits_});
    }
    /// The digits that the set lacks.
    friend constexpr DigitSet operator~(DigitSet set) { return DigitSet(0x3feU & ~unsigned{set.bits_}); }
    constexpr DigitSet& operator|=(DigitSet other) { return *this = *this | other; }
    constexpr DigitSet& operator&=(DigitSet other) { return *this = *this & other; }
    constexpr DigitSet& operator^=(DigitSet other) { return *this = *this ^ other; }
    constexpr DigitSet& operator-=(DigitSet other) { return *this = *this - other; }

    constexpr bool operator==(const DigitSet&) const = default;
    /// By bits: any order, for containers.
    constexpr auto operator<=>(const DigitSet&) const = default;

    /// Gives the digits in rising order.
    class Iterator {
      public:
        constexpr explicit Iterator(unsigned left) : left_(left) {}
        constexpr int operator*() const { return std::countr_zero(left_); }
        constexpr Iterator& operator++() {
            left_ &= left_ - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

      private:
        unsigned left_;  ///< bits of the digits that are to come
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

  private:
    std::uint16_t bits_ = 0;
};

constexpr DigitSet digit_set(int digit) {
    return DigitSet(1U << digit);
}
inline constexpr DigitSet all_digits{0x3feU};

}  // namespace satdoku::grid
