// Both searches, for one puzzle and for many in lanes, compiled for the instructions in the file's name.
#include "board_search_loop.hpp"
#include "lane_search_loop.hpp"
#include "lanes_many.hpp"

namespace satdoku::bitboard {

namespace {

using Lanes16 = TwinLanes<ManyLanes<core::Words8>>;
using Lanes32 = TwinLanes<Lanes16>;
using Lanes64 = TwinLanes<Lanes32>;

BoardSearch* make_board_search(const StructureView& structure) {
    if (structure.box_count <= Lanes16::count) return new BoxSearch<Lanes16>(structure);
    if (structure.box_count <= Lanes32::count) return new BoxSearch<Lanes32>(structure);
    return new BoxSearch<Lanes64>(structure);
}

void search_in_lanes(const StructureView& structure, LaneMemory& memory, LaneWork& work) {
    LaneSearch<ManyLanes<core::Words8>>(structure, memory, work).run();
}

}  // namespace

constinit const Searches plain_searches{"plain", ManyLanes<core::Words8>::count, make_board_search, search_in_lanes};

}  // namespace satdoku::bitboard
