// Both searches, for one puzzle and for many in lanes, compiled for the instructions that every processor of the kind
// has: SSE2 on x86-64, NEON on ARM64, where the compiler translates its vectors to them. Intrinsics for what NEON has
// besides (permuting lanes, counting bits, asking all lanes at once) save 1 to 4 % of the instructions of generating
// and solving, counted by qemu: too little for a path of its own as long as no such machine has measured it.
#include "lane_search_loop.hpp"
#include "lanes_many.hpp"

namespace satdoku::bitboard {
using Lanes8 = ManyLanes<core::Words8>;
using Lanes16 = TwinLanes<Lanes8>;
using Lanes32 = TwinLanes<Lanes16>;
constinit const Searches plain_searches = searches_on<Lanes8, Lanes16, Lanes16, Lanes32, TwinLanes<Lanes32>>("plain");
}  // namespace satdoku::bitboard
