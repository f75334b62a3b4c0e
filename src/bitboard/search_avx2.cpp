// Both searches, for one puzzle and for many in lanes, compiled for the instructions in the file's name.
#ifdef SATDOKU_WITH_AVX
#include "lane_search_loop.hpp"
#include "lanes_avx2.hpp"

namespace satdoku::bitboard {
using Lanes32 = TwinLanes<Avx2Lanes>;
constinit const Searches avx2_searches =
    searches_on<Avx2Lanes, Avx2Lanes, Avx2Lanes, Lanes32, TwinLanes<Lanes32>>("avx2");
}  // namespace satdoku::bitboard
#endif
