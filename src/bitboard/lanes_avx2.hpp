// The operations of sweep.hpp on an AVX2 register, written with intrinsics where the compiler would not use the
// instructions that permute lanes.
#pragma once
#include "lanes_many.hpp"
#include <immintrin.h>

namespace satdoku::bitboard {
namespace {
struct Avx2Lanes : ManyLanes<core::Words16> {
    static bool any(const Vector& x) {
        const auto value = reinterpret_cast<__m256i>(x);
        return _mm256_testz_si256(value, value) == 0;
    }

    static unsigned least(const Vector& x) {
        const auto value = reinterpret_cast<__m256i>(x);
        const __m128i half = _mm_min_epu16(_mm256_castsi256_si128(value), _mm256_extracti128_si256(value, 1));
        return static_cast<unsigned>(_mm_cvtsi128_si32(_mm_minpos_epu16(half))) & 0xffff;
    }

    static constexpr bool permutes_fast = true;
    static Vector permuted(const Vector& x, const Vector& from) {
        // A shuffle reaches only its own half. So both halves are shuffled in both places, and one result is chosen.
        const auto value = reinterpret_cast<__m256i>(x);
        const auto bytes = reinterpret_cast<__m256i>(from * every(0x0202) + every(0x0100));
        const __m256i low = _mm256_shuffle_epi8(_mm256_permute2x128_si256(value, value, 0x00), bytes);
        const __m256i high = _mm256_shuffle_epi8(_mm256_permute2x128_si256(value, value, 0x11), bytes);
        const auto in_high = reinterpret_cast<__m256i>(from > every(count / 2 - 1));
        return reinterpret_cast<Vector>(_mm256_blendv_epi8(low, high, in_high));
    }
};
}  // namespace
}  // namespace satdoku::bitboard
