// Both searches, for one puzzle and for many in lanes, compiled for the instructions in the file's name.
#ifdef SATDOKU_WITH_AVX
#include "board_search_loop.hpp"
#include "lane_search_loop.hpp"
#include "lanes_avx2.hpp"

namespace satdoku::bitboard {

namespace {

using Lanes16 = Avx2Lanes;
using Lanes32 = TwinLanes<Lanes16>;
using Lanes64 = TwinLanes<Lanes32>;

BoardSearch* make_board_search(const StructureView& structure) {
    if (structure.box_count <= Lanes16::count) return new BoxSearch<Lanes16>(structure);
    if (structure.box_count <= Lanes32::count) return new BoxSearch<Lanes32>(structure);
    return new BoxSearch<Lanes64>(structure);
}

void search_in_lanes(const StructureView& structure, LaneMemory& memory, LaneWork& work) {
    LaneSearch<Avx2Lanes>(structure, memory, work).run();
}

}  // namespace

constinit const Searches avx2_searches{"avx2", Avx2Lanes::count, make_board_search, search_in_lanes};

}  // namespace satdoku::bitboard
#endif
