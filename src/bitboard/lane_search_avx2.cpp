// The search in lanes, compiled for the instructions that its name says.
#ifdef SATDOKU_WITH_AVX
#include "lane_search_loop.hpp"
#include "lanes_avx2.hpp"

namespace satdoku::bitboard {

void search_in_avx2_lanes(const StructureView& structure, LaneMemory& memory, LaneWork& work) {
    LaneSearch<Avx2Lanes>(structure, memory, work).run();
}

}  // namespace satdoku::bitboard
#endif
