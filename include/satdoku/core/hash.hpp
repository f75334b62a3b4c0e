// Hashes that are the same on every machine. They distinguish files that differ by accident, not by intent.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace satdoku::core {
/// Spreads a number over all 64 bits: SplitMix64's finalizer (Steele, Lea and Flood, "Fast splittable pseudorandom
/// number generators", 2014). It maps 0 to 0.
constexpr std::uint64_t mixed_bits(std::uint64_t number) {
    number = (number ^ (number >> 30U)) * 0xbf58476d1ce4e5b9U;
    number = (number ^ (number >> 27U)) * 0x94d049bb133111ebU;
    return number ^ (number >> 31U);
}
/// SplitMix64's distance from one state to the next: 2^64 divided by the golden ratio.
inline constexpr std::uint64_t golden_ratio = 0x9e3779b97f4a7c15U;

/// One step of SplitMix64: near numbers get hashes that have nothing in common.
constexpr std::uint64_t split_mix(std::uint64_t number) { return mixed_bits(number + golden_ratio); }

/// The hash of a sequence of numbers. It multiplies and shifts as MurmurHash does (Appleby, 2008): each number changes
/// all bits of what follows.
class Hash {
  public:
    constexpr Hash() = default;
    /// Continues the sequence whose value() this is.
    constexpr explicit Hash(std::uint64_t value) : hash_(value) {}

    constexpr void mix(std::uint64_t value) {
        constexpr std::uint64_t factor = 0xff51afd7ed558ccdU;
        constexpr unsigned shift = 33;
        hash_ = (hash_ ^ value) * factor;
        hash_ ^= hash_ >> shift;
    }
    /// Appends each byte as a number; how the bytes are divided over calls makes no difference.
    constexpr void add(std::string_view bytes) {
        for (const char byte : bytes) mix(static_cast<unsigned char>(byte));
    }
    constexpr std::uint64_t value() const { return hash_; }

  private:
    std::uint64_t hash_ = 0;
};

/// A hash as it is written in files: 16 hexadecimal digits.
inline std::string hash_text(std::uint64_t hash) {
    constexpr int digits = 16;
    std::string text(digits, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, hash >>= 4U)
        *digit = "0123456789abcdef"[hash & 0xfU];
    return text;
}
}  // namespace satdoku::core
