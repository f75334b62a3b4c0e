// Sets of digits.
#pragma once

#include <bit>
#include <cstdint>

namespace satdoku::grid {

/// Bit d for digit d from 1 to 9.
using DigitSet = std::uint16_t;

constexpr DigitSet digit_set(int digit) {
    return static_cast<DigitSet>(1U << digit);
}
inline constexpr DigitSet all_digits = 0x3fe;

constexpr int count(DigitSet set) {
    return std::popcount(set);
}
/// The smallest digit. @pre not empty
constexpr int first_digit(DigitSet set) {
    return std::countr_zero(set);
}

/// The digits of a set in rising order, for range-based for.
class DigitsOf {
  public:
    class Iterator {
      public:
        constexpr explicit Iterator(DigitSet left) : left_(left) {}
        constexpr int operator*() const { return first_digit(left_); }
        constexpr Iterator& operator++() {
            left_ = static_cast<DigitSet>(left_ & (left_ - 1U));
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

      private:
        DigitSet left_;
    };
    constexpr explicit DigitsOf(DigitSet set) : digits_(set) {}
    constexpr Iterator begin() const { return Iterator(digits_); }
    constexpr Iterator end() const { return Iterator(0); }

  private:
    DigitSet digits_;
};

}  // namespace satdoku::grid
