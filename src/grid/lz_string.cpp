#include "other_notations.hpp"
#include <cstdint>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace satdoku::grid {
namespace {
constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr unsigned bits_of_sign = 6;
// Codes below the first word of the dictionary: a new character of 8 or 16 bits, and the end.
constexpr std::uint32_t of_8_bits = 0;
constexpr std::uint32_t of_16_bits = 1;
constexpr std::uint32_t end_code = 2;
constexpr std::uint32_t first_word = 3;
constexpr unsigned first_width = 2;

/// Numbers, lowest bit first, in signs of six bits, highest bit first.
class BitReader {
  public:
    explicit BitReader(std::string_view signs) : signs_(signs) {}

    /// Nothing at the end, and for a sign of no alphabet.
    std::optional<std::uint32_t> number(unsigned width) {
        std::uint32_t number = 0;
        for (unsigned bit = 0; bit < width; ++bit, ++position_) {
            const std::size_t at = position_ / bits_of_sign;
            const std::size_t sign = at < signs_.size() ? alphabet.find(signs_[at]) : std::string_view::npos;
            if (sign == std::string_view::npos) return std::nullopt;
            number |= static_cast<std::uint32_t>(sign >> (bits_of_sign - 1 - position_ % bits_of_sign) & 1U) << bit;
        }
        return number;
    }

  private:
    std::string_view signs_;
    std::size_t position_ = 0;
};

class BitWriter {
  public:
    void number(std::uint32_t number, unsigned width) {
        for (unsigned bit = 0; bit < width; ++bit) put(number >> bit & 1U);
    }
    std::string text() {
        do put(0);
        while (count_ % bits_of_sign != 0);
        while (text_.size() % 4 != 0) text_ += '=';
        return text_;
    }

  private:
    void put(std::uint32_t bit) {
        sign_ = sign_ << 1U | bit;
        if (++count_ % bits_of_sign == 0) text_ += alphabet[std::exchange(sign_, 0)];
    }

    std::string text_;
    std::uint32_t sign_ = 0;
    std::size_t count_ = 0;
};

/// The width of codes, which grows after as many codes as it has.
class Width {
  public:
    Width(unsigned width, std::uint32_t left) : width_(width), left_(left) {}
    operator unsigned() const { return width_; }
    void use() {
        if (--left_ == 0) left_ = 1U << width_++;
    }

  private:
    unsigned width_;
    std::uint32_t left_;
};
}  // namespace

std::optional<std::string> decompressed(std::string_view base64) {
    BitReader bits(base64.substr(0, base64.find('=')));
    std::vector<std::string> words(first_word);
    Width width(first_width + 1, 4);
    std::string text;
    std::string last;
    for (bool is_first = true;; is_first = false) {
        const auto code = bits.number(is_first ? first_width : unsigned{width});
        if (!code || *code == end_code) return code ? std::optional(text) : std::nullopt;
        std::string word;
        if (*code < end_code) {
            const auto character = bits.number(*code == of_8_bits ? 8 : 16);
            if (!character) return std::nullopt;
            word = *character < 256 ? static_cast<char>(*character) : '?';
            words.push_back(word);
            if (!is_first) width.use();
        } else if (*code < words.size()) {
            word = words[*code];
        } else if (*code == words.size() && !last.empty()) {
            word = last + last.front();
        } else {
            return std::nullopt;
        }
        text += word;
        if (!is_first) {
            words.push_back(last + word.front());
            width.use();
        }
        last = std::move(word);
    }
}

std::string compressed(std::string_view text) {
    BitWriter bits;
    Width width(first_width, 2);
    std::map<std::string, std::uint32_t> words;
    std::set<std::string> is_new;  // characters of which no code has been written
    std::uint32_t next = first_word;
    std::string word;
    const auto write = [&] {
        if (is_new.erase(word) > 0) {
            bits.number(of_8_bits, width);
            bits.number(static_cast<unsigned char>(word.front()), 8);
            width.use();
        } else {
            bits.number(words.at(word), width);
        }
        width.use();
    };
    for (const char character : text) {
        const std::string own(1, character);
        if (words.try_emplace(own, next).second) {
            ++next;
            is_new.insert(own);
        }
        if (words.contains(word + character)) {
            word += character;
            continue;
        }
        write();
        words.emplace(word + character, next++);
        word = own;
    }
    if (!word.empty()) write();
    bits.number(end_code, width);
    return bits.text();
}
}  // namespace satdoku::grid
