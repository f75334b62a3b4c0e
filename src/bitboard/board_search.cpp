// Chooses the instructions. Contains what a search needs from the standard library.
#include "board_search.hpp"

namespace satdoku::bitboard {

namespace {

constexpr std::uint64_t guesses_between_looks = 256;

}  // namespace

BoardSearch::~BoardSearch() = default;

bool BoardSearch::stop_requested() {
    // Also at the first guess, so that a million short searches stop as soon as one long search.
    if (guesses % guesses_between_looks == 0) stopped = token.stop_requested();
    return stopped;
}

std::unique_ptr<BoardSearch> make_board_search(Instructions instructions, const StructureView& structure) {
    switch (instructions) {
#ifdef SATDOKU_WITH_AVX
        case Instructions::avx512:
            return std::unique_ptr<BoardSearch>(make_avx512_board_search(structure));
        case Instructions::avx2:
            return std::unique_ptr<BoardSearch>(make_avx2_board_search(structure));
#endif
        default:
            return std::unique_ptr<BoardSearch>(make_plain_board_search(structure));
    }
}

}  // namespace satdoku::bitboard
