// Both searches, for one puzzle and for many in lanes, compiled for the instructions that every processor of the kind
// has: SSE2 on x86-64, NEON on ARM64, where the compiler translates its vectors to them. Intrinsics for what NEON has
// besides (permuting lanes, counting bits, asking all lanes at once) save 1 to 4 % of the instructions of generating
// and solving, counted by qemu: too little for a path of its own as long as no such machine has measured it.
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
