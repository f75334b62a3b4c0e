// A hash that is the same on every machine: it tells files apart that differ by accident, not by intent.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace satdoku::core {

/// Of a sequence of numbers. Multiplies and shifts as MurmurHash does (Appleby, 2008): each number changes all bits of
/// what follows.
class Hash {
  public:
    constexpr Hash() = default;
    /// Goes on behind the numbers that have this value.
    constexpr explicit Hash(std::uint64_t value) : hash_(value) {}

    constexpr void mix(std::uint64_t value) {
        constexpr std::uint64_t factor = 0xff51afd7ed558ccdU;
        constexpr unsigned shift = 33;
        hash_ = (hash_ ^ value) * factor;
        hash_ ^= hash_ >> shift;
    }
    /// The next bytes, each a number; how they are cut makes no difference.
    constexpr void add(std::string_view bytes) {
        for (const char byte : bytes) mix(static_cast<unsigned char>(byte));
    }
    constexpr std::uint64_t value() const { return hash_; }

  private:
    std::uint64_t hash_ = 0;
};

/// A hash as files tell it: 16 digits, 0 to f.
inline std::string hash_text(std::uint64_t hash) {
    constexpr int digits = 16;
    std::string text(digits, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, hash >>= 4U)
        *digit = "0123456789abcdef"[hash & 0xfU];
    return text;
}

}  // namespace satdoku::core
