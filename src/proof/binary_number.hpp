// What files of proofs share: numbers of their binary forms, and how much is written at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace satdoku::proof {

constexpr std::size_t flush_size = std::size_t{1} << 16;

/// Groups of 7 bits, the lowest first, all but the last with the top bit set.
inline void append_binary(std::string& bytes, std::uint64_t rest) {
    constexpr std::uint32_t low_bits = 0x7f;
    constexpr std::uint32_t more = 0x80;
    for (; rest > low_bits; rest >>= 7) bytes += static_cast<char>((rest & low_bits) | more);
    bytes += static_cast<char>(rest);
}

}  // namespace satdoku::proof
