// One board in a machine word: the vector of a single lane.
#pragma once

#include "structure.hpp"

#include <bit>

namespace satdoku::bitboard {

struct OneLane {
    using Vector = std::uint32_t;

    static Vector every(Candidates bits) { return bits; }
    static Vector rest(Vector x) { return x & (x - 1); }
    static Vector only_single(Vector x) { return rest(x) == 0 ? x : 0; }
    static Vector only_triple(Vector x) { return rest(rest(rest(x))) == 0 ? x : 0; }
    static Vector or_if_three(Vector x, Vector y) { return rest(rest(y)) != 0 ? y : x; }
    static Vector fewer_than_3(Vector x) { return rest(rest(x)) == 0 ? 1 : 0; }
    static Vector preferably(Vector x, Vector y) { return (x & y) != 0 ? x & y : x; }
    static Vector smaller(Vector x, Vector y) { return x < y ? x : y; }
    static Vector where_zero(Vector x) { return x == 0 ? 1 : 0; }
};

}  // namespace satdoku::bitboard
