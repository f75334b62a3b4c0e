// The search in lanes, compiled for the instructions that its name says.
#include "lane_search_loop.hpp"
#include "lanes_many.hpp"

namespace satdoku::bitboard {

void search_in_plain_lanes(const StructureView& structure, LaneMemory& memory, LaneWork& work) {
    LaneSearch<ManyLanes<Vector8>>(structure, memory, work).run();
}

}  // namespace satdoku::bitboard
