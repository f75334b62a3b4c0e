// Many boards in the 16-bit lanes of a vector of the compiler's own kind, so that the same lines serve every
// processor: the compiler makes of them what the file is compiled for. Included only by the lane_search_*.cpp
// files, each of which has these types to itself.
#pragma once

#include "structure.hpp"

#include <cstdint>

namespace satdoku::bitboard {
namespace {

struct ManyLanes {
#ifdef __AVX2__
    static constexpr int count = 16;
#else
    static constexpr int count = 8;
#endif
    typedef std::uint16_t Vector __attribute__((vector_size(2 * count)));

    static Vector every(Candidates bits) {
        return Vector{} + bits;
    }
    static Vector rest(const Vector& x) {
        return x & (x - every(1));
    }
    static Vector zero(const Vector& x) {
        return reinterpret_cast<Vector>(x == every(0));
    }
    static Vector only_single(const Vector& x) {
        return x & zero(rest(x));
    }
    static Vector only_triple(const Vector& x) {
        return x & zero(rest(rest(rest(x))));
    }
    static Vector or_if_three(const Vector& x, const Vector& y) {
        const Vector less = zero(rest(rest(y)));
        return (x & less) | (y & ~less);
    }
    static Vector fewer_than_3(const Vector& x) {
        return zero(rest(rest(x)));
    }
    static Vector preferably(const Vector& x, const Vector& y) {
        return x & (y | zero(x & y));
    }
    static Vector smaller(const Vector& x, const Vector& y) {
        const Vector less = reinterpret_cast<Vector>(x < y);
        return (x & less) | (y & ~less);
    }
    static Vector where_zero(const Vector& x) {
        return zero(x);
    }

    static Vector bits_set(const Vector& x) {
        const Vector pairs = x - ((x >> 1) & every(0x5555));
        const Vector nibbles = (pairs & every(0x3333)) + ((pairs >> 2) & every(0x3333));
        return ((nibbles + (nibbles >> 4)) & every(0x0f0f)) * every(0x0101) >> 8;
    }
    static Vector plus(const Vector& x, const Vector& y) {
        return x + y;
    }
    static Vector shifted_left(const Vector& x, int by) {
        return x << by;
    }

    /// A bit for each lane that is not 0.
    static std::uint32_t where_nonzero(const Vector& x) {
        std::uint32_t bits = 0;
        for (int lane = 0; lane < count; ++lane) bits |= std::uint32_t{x[lane] != 0} << lane;
        return bits;
    }
};

}  // namespace
}  // namespace satdoku::bitboard
