// The compiler's own vector types, so that the same code serves every processor: the compiler translates them for the
// instructions of the file. Included only by files that are compiled for one kind of instructions; each of them has
// its own copy of these types.
#pragma once
#include "structure.hpp"
#include <satdoku/core/compiler.hpp>
#include <cstring>

namespace satdoku::bitboard {
namespace {
/// The operations listed in sweep.hpp, on any of these vectors.
template <typename AnyVector> struct ManyLanes {
    using Vector = AnyVector;
    static constexpr int count = sizeof(Vector) / sizeof(Candidates);

    using Board = AnyVector;
    static constexpr int boards = 1;
    static Vector spread(const Board& x) { return x; }
    static Board board(const Vector& x, int) { return x; }
    static unsigned least(const Vector& x) {
        unsigned least = 0xffff;
        for (int lane = 0; lane < count; ++lane) least = words(x)[lane] < least ? words(x)[lane] : least;
        return least;
    }

    static Vector every(Candidates bits) { return Vector{} + bits; }
    static Vector rest(const Vector& x) { return x & (x - every(1)); }
    static Vector zero(const Vector& x) { return Vector(x == every(0)); }
    static Vector only_single(const Vector& x) { return x & zero(rest(x)); }
    static Vector or_if_three(const Vector& x, const Vector& y) {
        const Vector less = zero(rest(rest(y)));
        return (x & less) | (y & ~less);
    }
    static Vector preferably(const Vector& x, const Vector& y) { return x & (y | zero(x & y)); }
    static Vector smaller(const Vector& x, const Vector& y) {
        const Vector less = Vector(x < y);
        return (x & less) | (y & ~less);
    }
    static Vector where_zero(const Vector& x) { return zero(x); }
    static Vector twice(const Vector& x, const Vector& y, const Vector& z) { return (x & y) | (z & (x | y)); }
    static Vector without(const Vector& x, const Vector& y, const Vector& z) { return x & ~(y | z); }

    static Vector bits_set(const Vector& x) {
        const Vector pairs = x - ((x >> 1) & every(0x5555));
        const Vector nibbles = (pairs & every(0x3333)) + ((pairs >> 2) & every(0x3333));
        return ((nibbles + (nibbles >> 4)) & every(0x0f0f)) * every(0x0101) >> 8;
    }
    static Vector plus(const Vector& x, const Vector& y) { return x + y; }
    static Vector shifted_left(const Vector& x, int by) { return x << by; }

    static const Candidates* words(const Vector& x) { return reinterpret_cast<const Candidates*>(&x); }

    /// A bit for each lane that is not 0.
    static std::uint64_t where_nonzero(const Vector& x) {
        std::uint64_t bits = 0;
        for (int lane = 0; lane < count; ++lane) bits |= std::uint64_t{words(x)[lane] != 0} << lane;
        return bits;
    }

    /// Returns true if any lane is not 0.
    static bool any(const Vector& x) {
        std::uint64_t parts[sizeof(Vector) / sizeof(std::uint64_t)];
        std::memcpy(parts, &x, sizeof(Vector));
        std::uint64_t all = 0;
        for (const std::uint64_t part : parts) all |= part;
        return all != 0;
    }

    /// True if permuted() takes one or a few instructions.
    static constexpr bool permutes_fast = false;

    /// Returns in each lane the lane of x with the index that `from` has there.
    static Vector permuted(const Vector& x, const Vector& from) {
        Vector result{};
        auto* const to = reinterpret_cast<Candidates*>(&result);
        for (int lane = 0; lane < count; ++lane) to[lane] = words(x)[words(from)[lane]];
        return result;
    }
};

/// Two vectors as one with twice as many lanes.
template <typename Half> struct TwinLanes {
    struct Vector {
        typename Half::Vector low;
        typename Half::Vector high;

        Vector operator&(const Vector& other) const { return {low & other.low, high & other.high}; }
        Vector operator|(const Vector& other) const { return {low | other.low, high | other.high}; }
        Vector operator^(const Vector& other) const { return {low ^ other.low, high ^ other.high}; }
        Vector operator~() const { return {~low, ~high}; }
    };
    static constexpr int count = 2 * Half::count;

    using Board = Vector;
    static constexpr int boards = 1;
    static Vector spread(const Board& x) { return x; }
    static Board board(const Vector& x, int) { return x; }
    static unsigned least(const Vector& x) { return Half::least(Half::smaller(x.low, x.high)); }

    static Vector every(Candidates bits) { return {Half::every(bits), Half::every(bits)}; }
    static Vector rest(const Vector& x) { return {Half::rest(x.low), Half::rest(x.high)}; }
    static Vector only_single(const Vector& x) { return {Half::only_single(x.low), Half::only_single(x.high)}; }
    static Vector where_zero(const Vector& x) { return {Half::where_zero(x.low), Half::where_zero(x.high)}; }
    static Vector bits_set(const Vector& x) { return {Half::bits_set(x.low), Half::bits_set(x.high)}; }
    static Vector or_if_three(const Vector& x, const Vector& y) {
        return {Half::or_if_three(x.low, y.low), Half::or_if_three(x.high, y.high)};
    }
    static Vector preferably(const Vector& x, const Vector& y) {
        return {Half::preferably(x.low, y.low), Half::preferably(x.high, y.high)};
    }
    static Vector smaller(const Vector& x, const Vector& y) {
        return {Half::smaller(x.low, y.low), Half::smaller(x.high, y.high)};
    }
    static Vector twice(const Vector& x, const Vector& y, const Vector& z) {
        return {Half::twice(x.low, y.low, z.low), Half::twice(x.high, y.high, z.high)};
    }
    static Vector without(const Vector& x, const Vector& y, const Vector& z) {
        return {Half::without(x.low, y.low, z.low), Half::without(x.high, y.high, z.high)};
    }
    static Vector plus(const Vector& x, const Vector& y) {
        return {Half::plus(x.low, y.low), Half::plus(x.high, y.high)};
    }
    static Vector shifted_left(const Vector& x, int by) {
        return {Half::shifted_left(x.low, by), Half::shifted_left(x.high, by)};
    }
    static std::uint64_t where_nonzero(const Vector& x) {
        return Half::where_nonzero(x.low) | Half::where_nonzero(x.high) << Half::count;
    }
    static bool any(const Vector& x) { return Half::any(x.low | x.high); }

    static constexpr bool permutes_fast = Half::permutes_fast;
    static Vector permuted(const Vector& x, const Vector& from) {
        if constexpr (permutes_fast) return {chosen(x, from.low), chosen(x, from.high)};
        Vector result;
        auto* const to = reinterpret_cast<Candidates*>(&result);
        const auto* const words = reinterpret_cast<const Candidates*>(&x);
        const auto* const lanes = reinterpret_cast<const Candidates*>(&from);
        for (int lane = 0; lane < count; ++lane) to[lane] = words[lanes[lane]];
        return result;
    }

  private:
    static typename Half::Vector chosen(const Vector& x, const typename Half::Vector& from) {
        const typename Half::Vector in_low = Half::where_zero(from & Half::every(Half::count));
        const typename Half::Vector lane = from & Half::every(Half::count - 1);
        return (Half::permuted(x.low, lane) & in_low) | (Half::permuted(x.high, lane) & ~in_low);
    }
};
}  // namespace
}  // namespace satdoku::bitboard
