// The operations of sweep.hpp on an AVX-512 register, where the compiler would miss the instructions that
// compare into mask registers, count bits or permute lanes.
#pragma once

#include "lanes_avx2.hpp"

#include <immintrin.h>

namespace satdoku::bitboard {
namespace {

struct Avx512Lanes : ManyLanes<Vector32> {
    static __m512i in(const Vector& x) { return reinterpret_cast<__m512i>(x); }
    static Vector out(__m512i x) { return reinterpret_cast<Vector>(x); }

    static Vector only_single(const Vector& x) {
        return out(_mm512_maskz_mov_epi16(_mm512_testn_epi16_mask(in(x), in(x - every(1))), in(x)));
    }
    static Vector bits_set(const Vector& x) { return out(_mm512_popcnt_epi16(in(x))); }
    static Vector only_triple(const Vector& x) {
        return out(_mm512_maskz_mov_epi16(_mm512_cmple_epu16_mask(in(bits_set(x)), in(every(3))), in(x)));
    }
    static Vector or_if_three(const Vector& x, const Vector& y) {
        return out(
            _mm512_mask_mov_epi16(in(x), _mm512_cmpge_epu16_mask(in(bits_set(y)), in(every(3))), in(y)));
    }
    static Vector fewer_than_3(const Vector& x) {
        return out(_mm512_subs_epu16(in(every(3)), in(bits_set(x))));
    }
    static Vector preferably(const Vector& x, const Vector& y) {
        return out(_mm512_mask_mov_epi16(in(x), _mm512_test_epi16_mask(in(x), in(y)), in(x & y)));
    }
    static Vector smaller(const Vector& x, const Vector& y) { return out(_mm512_min_epu16(in(x), in(y))); }
    static Vector where_zero(const Vector& x) {
        return out(_mm512_movm_epi16(_mm512_testn_epi16_mask(in(x), in(x))));
    }
    static std::uint64_t where_nonzero(const Vector& x) { return _mm512_test_epi16_mask(in(x), in(x)); }
    static bool any(const Vector& x) { return _mm512_test_epi64_mask(in(x), in(x)) != 0; }
    static constexpr bool permutes_fast = true;
    static Vector permuted(const Vector& x, const Vector& from) {
        return out(_mm512_permutexvar_epi16(in(from), in(x)));
    }
};

}  // namespace
}  // namespace satdoku::bitboard
