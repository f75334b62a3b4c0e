// Natural numbers of any size, for counts. They are kept in decimal, nine digits in a word, because they are printed
// more often than multiplied.
#pragma once
#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace satdoku::core {
class Natural {
  public:
    Natural() = default;
    explicit Natural(std::uint64_t value) {
        for (; value != 0; value /= base) words_.push_back(static_cast<std::uint32_t>(value % base));
    }

    Natural& operator+=(const Natural& other) {
        if (words_.size() < other.words_.size()) words_.resize(other.words_.size());
        std::uint32_t carry = 0;
        for (std::size_t index = 0; index < words_.size(); ++index) {
            if (carry == 0 && index >= other.words_.size()) break;
            words_[index] += carry + (index < other.words_.size() ? other.words_[index] : 0);
            carry = words_[index] >= base ? 1 : 0;
            words_[index] -= carry * static_cast<std::uint32_t>(base);
        }
        if (carry != 0) words_.push_back(carry);
        return *this;
    }

    Natural& operator*=(const Natural& other) {
        std::vector<std::uint32_t> product(words_.size() + other.words_.size());
        for (std::size_t one = 0; one < words_.size(); ++one) {
            std::uint64_t carry = 0;
            for (std::size_t two = 0; two < other.words_.size() || carry != 0; ++two) {
                const std::uint64_t word = two < other.words_.size() ? other.words_[two] : 0;
                const std::uint64_t sum = product[one + two] + carry + words_[one] * word;
                product[one + two] = static_cast<std::uint32_t>(sum % base);
                carry = sum / base;
            }
        }
        while (!product.empty() && product.back() == 0) product.pop_back();
        words_ = std::move(product);
        return *this;
    }

    /// Doubles the number this many times.
    void shift(std::uint64_t times) {
        constexpr std::uint64_t at_once = 29;
        for (; times > at_once; times -= at_once) *this *= Natural(std::uint64_t{1} << at_once);
        *this *= Natural(std::uint64_t{1} << times);
    }

    bool operator==(const Natural&) const = default;
    std::strong_ordering operator<=>(const Natural& other) const {
        if (words_.size() != other.words_.size()) return words_.size() <=> other.words_.size();
        return std::lexicographical_compare_three_way(words_.rbegin(), words_.rend(), other.words_.rbegin(),
                                                      other.words_.rend());
    }

    std::string text() const {
        if (words_.empty()) return "0";
        std::string digits = std::to_string(words_.back());
        for (std::size_t index = words_.size() - 1; index-- > 0;) {
            const std::string word = std::to_string(words_[index]);
            digits.append(base_digits - word.size(), '0');
            digits += word;
        }
        return digits;
    }

  private:
    static constexpr std::uint64_t base = 1000000000;
    static constexpr std::size_t base_digits = 9;

    std::vector<std::uint32_t> words_;  ///< lowest first, the last one not 0
};
}  // namespace satdoku::core
