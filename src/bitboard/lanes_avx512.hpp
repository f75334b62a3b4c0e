// Thirty-two boards in the 16-bit lanes of an AVX-512 register; where the compiler's own vectors would miss
// the instructions that compare into mask registers or count bits.
#pragma once

#include "structure.hpp"

#include <immintrin.h>

namespace satdoku::bitboard {
namespace {

struct Avx512Lanes {
    static constexpr int count = 32;
    using Vector = __m512i;

    static Vector every(Candidates bits) { return _mm512_set1_epi16(static_cast<short>(bits)); }
    static Vector less_one(const Vector& x) { return _mm512_add_epi16(x, _mm512_set1_epi16(-1)); }
    static Vector rest(const Vector& x) { return x & less_one(x); }
    static Vector only_single(const Vector& x) {
        return _mm512_maskz_mov_epi16(_mm512_testn_epi16_mask(x, less_one(x)), x);
    }
    static Vector bits_set(const Vector& x) { return _mm512_popcnt_epi16(x); }
    static Vector only_triple(const Vector& x) {
        return _mm512_maskz_mov_epi16(_mm512_cmple_epu16_mask(bits_set(x), every(3)), x);
    }
    static Vector or_if_three(const Vector& x, const Vector& y) {
        return _mm512_mask_mov_epi16(x, _mm512_cmpge_epu16_mask(bits_set(y), every(3)), y);
    }
    static Vector fewer_than_3(const Vector& x) { return _mm512_subs_epu16(every(3), bits_set(x)); }
    static Vector preferably(const Vector& x, const Vector& y) {
        return _mm512_mask_mov_epi16(x, _mm512_test_epi16_mask(x, y), x & y);
    }
    static Vector smaller(const Vector& x, const Vector& y) { return _mm512_min_epu16(x, y); }
    static Vector where_zero(const Vector& x) { return _mm512_movm_epi16(_mm512_testn_epi16_mask(x, x)); }
    static Vector plus(const Vector& x, const Vector& y) { return _mm512_add_epi16(x, y); }
    static Vector shifted_left(const Vector& x, int by) {
        return _mm512_slli_epi16(x, static_cast<unsigned>(by));
    }

    /// A bit for each lane that is not 0.
    static std::uint32_t where_nonzero(const Vector& x) { return _mm512_test_epi16_mask(x, x); }
};

}  // namespace
}  // namespace satdoku::bitboard
