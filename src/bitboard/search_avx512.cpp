// Both searches, for one puzzle and for many in lanes, compiled for the instructions in the file's name.
#ifdef SATDOKU_WITH_AVX
#include "lane_search_loop.hpp"
#include "lanes_avx2.hpp"

namespace satdoku::bitboard {
namespace {
/// Written with intrinsics where the compiler would not use the instructions that compare into mask registers, count
/// bits or permute lanes.
struct Avx512Lanes : ManyLanes<core::Words32> {
    using Half = core::Words16;
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
    // With masks that take all, because GCC warns of uninitialized values in its own functions without a mask.
    static Vector doubled(const Half& x) {
        return out(_mm512_maskz_broadcast_i64x4(0xff, reinterpret_cast<__m256i>(x)));
    }
    static Half low_half(const Vector& x) {
        return reinterpret_cast<Half>(_mm512_maskz_extracti64x4_epi64(0xff, in(x), 0));
    }
    static Half high_half(const Vector& x) {
        return reinterpret_cast<Half>(_mm512_maskz_extracti64x4_epi64(0xff, in(x), 1));
    }
};

/// Two boards, each with at most as many lanes as half a register.
struct Avx512PairLanes : Avx512Lanes {
    using Board = Half;
    static constexpr int boards = 2;
    static Vector spread(const Board& x) { return doubled(x); }
    static Board board(const Vector& x, int which) { return which == 0 ? low_half(x) : high_half(x); }
};
}  // namespace

constinit const Searches avx512_searches =
    searches_on<Avx512Lanes, Avx2Lanes, Avx512PairLanes, Avx512Lanes, TwinLanes<Avx512Lanes>>("avx512");
}  // namespace satdoku::bitboard
#endif
