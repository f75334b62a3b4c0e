// The search for one puzzle, compiled for the instructions that its name says.
#ifdef SATDOKU_WITH_AVX
#include "board_search_loop.hpp"
#include "lanes_avx512.hpp"

namespace satdoku::bitboard {

namespace {

using Lanes32 = Avx512Lanes;
using Lanes64 = TwinLanes<Lanes32>;

}  // namespace

BoardSearch* make_avx512_board_search(const StructureView& structure) {
    if (structure.box_count <= Avx2Lanes::count) return new BoxSearch<Avx512PairLanes>(structure);
    if (structure.box_count <= Lanes32::count) return new BoxSearch<Lanes32>(structure);
    return new BoxSearch<Lanes64>(structure);
}

}  // namespace satdoku::bitboard
#endif
