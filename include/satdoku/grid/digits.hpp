// Sets of digits.
#pragma once
#include <bit>
#include <compare>
#include <cstdint>
#include <string>

namespace satdoku::grid {
inline constexpr int most_digits = 16;  ///< of a grid, and cells of a row, column or box

/// The character of a digit wherever a cell is written: 1 to 9, then A to G. @param digit  from 1
constexpr char digit_character(int digit) { return static_cast<char>(digit <= 9 ? '0' + digit : 'A' + digit - 10); }
inline std::string digit_text(int digit) { return std::string(1, digit_character(digit)); }
/// The digit of a character, a letter in lower or upper case; 0 if it is none.
constexpr int digit_of_character(char character) {
    const int of_letter = (character | 0x20) - 'a' + 10;
    if (character >= '1' && character <= '9') return character - '0';
    return of_letter >= 10 && of_letter <= most_digits ? of_letter : 0;
}

/// A set of digits from 1 to most_digits: bit d for digit d.
class DigitSet {
  public:
    constexpr DigitSet() = default;
    /// The set with these bits.
    constexpr explicit DigitSet(unsigned bits) : bits_(bits) {}

    constexpr std::uint32_t bits() const { return bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool contains(int digit) const { return (bits_ >> digit & 1U) != 0; }
    /// Returns true if it has every digit of the other set.
    constexpr bool includes(DigitSet other) const { return (other.bits_ & ~bits_) == 0; }
    /// Returns true if the sets have a digit in common.
    constexpr bool meets(DigitSet other) const { return (bits_ & other.bits_) != 0; }
    /// The smallest digit. @pre not empty
    constexpr int first() const { return std::countr_zero(bits_); }

    constexpr void insert(int digit) { *this |= DigitSet(1U << digit); }
    constexpr void erase(int digit) { *this -= DigitSet(1U << digit); }

    friend constexpr DigitSet operator|(DigitSet one, DigitSet other) { return DigitSet(one.bits_ | other.bits_); }
    friend constexpr DigitSet operator&(DigitSet one, DigitSet other) { return DigitSet(one.bits_ & other.bits_); }
    /// The digits of exactly one of the sets.
    friend constexpr DigitSet operator^(DigitSet one, DigitSet other) { return DigitSet(one.bits_ ^ other.bits_); }
    /// The digits of the first set that the second one lacks.
    friend constexpr DigitSet operator-(DigitSet one, DigitSet other) { return DigitSet(one.bits_ & ~other.bits_); }
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
    std::uint32_t bits_ = 0;
};

constexpr DigitSet digit_set(int digit) { return DigitSet(1U << digit); }
/// All digits of a grid with this number of digits.
constexpr DigitSet digits_up_to(int most) { return DigitSet((2U << most) - 2); }

/// For use where the size of the grid does not matter.
inline constexpr DigitSet any_digits = digits_up_to(most_digits);
}  // namespace satdoku::grid
