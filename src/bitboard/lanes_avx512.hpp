// The operations of sweep.hpp on an AVX-512 register, written with intrinsics where the compiler would not use the
// instructions that compare into mask registers, count bits or permute lanes.
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
    static Vector or_if_three(const Vector& x, const Vector& y) {
        return out(_mm512_mask_mov_epi16(in(x), _mm512_cmpge_epu16_mask(in(bits_set(y)), in(every(3))), in(y)));
    }
    static Vector preferably(const Vector& x, const Vector& y) {
        return out(_mm512_mask_mov_epi16(in(x), _mm512_test_epi16_mask(in(x), in(y)), in(x & y)));
    }
    static Vector twice(const Vector& x, const Vector& y, const Vector& z) {
        return out(_mm512_ternarylogic_epi64(in(x), in(y), in(z), 0xe8));
    }
    static Vector without(const Vector& x, const Vector& y, const Vector& z) {
        return out(_mm512_ternarylogic_epi64(in(x), in(y), in(z), 0x10));
    }
    static Vector smaller(const Vector& x, const Vector& y) { return out(_mm512_min_epu16(in(x), in(y))); }
    static Vector where_zero(const Vector& x) { return out(_mm512_movm_epi16(_mm512_testn_epi16_mask(in(x), in(x)))); }
    static std::uint64_t where_nonzero(const Vector& x) { return _mm512_test_epi16_mask(in(x), in(x)); }
    static bool any(const Vector& x) { return _mm512_test_epi64_mask(in(x), in(x)) != 0; }
    static unsigned least(const Vector& x) { return Avx2Lanes::least(Avx2Lanes::smaller(low_half(x), high_half(x))); }

    static constexpr bool permutes_fast = true;
    static Vector permuted(const Vector& x, const Vector& from) {
        return out(_mm512_permutexvar_epi16(in(from), in(x)));
    }

  protected:
    // Uses the compiler's shuffles, because GCC warns about uninitialized values in its own functions for this.
    using Quarters = std::int64_t __attribute__((vector_size(sizeof(Vector16))));
    using Eighths = std::int64_t __attribute__((vector_size(sizeof(Vector32))));

    static Vector doubled(const Vector16& x) {
        const auto parts = reinterpret_cast<Quarters>(x);
        return reinterpret_cast<Vector>(__builtin_shufflevector(parts, parts, 0, 1, 2, 3, 0, 1, 2, 3));
    }
    static Vector16 low_half(const Vector& x) {
        const auto parts = reinterpret_cast<Eighths>(x);
        return reinterpret_cast<Vector16>(__builtin_shufflevector(parts, parts, 0, 1, 2, 3));
    }
    static Vector16 high_half(const Vector& x) {
        const auto parts = reinterpret_cast<Eighths>(x);
        return reinterpret_cast<Vector16>(__builtin_shufflevector(parts, parts, 4, 5, 6, 7));
    }
};

/// Two boards, each with at most as many lanes as half a register.
struct Avx512PairLanes : Avx512Lanes {
    using Board = Vector16;
    static constexpr int boards = 2;
    static Vector spread(const Board& x) { return doubled(x); }
    static Board board(const Vector& x, int which) { return which == 0 ? low_half(x) : high_half(x); }
};

}  // namespace
}  // namespace satdoku::bitboard
