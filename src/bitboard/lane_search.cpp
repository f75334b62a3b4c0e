// Memory for searches in lanes, and the choice of the instructions.
#include "lane_search.hpp"

namespace satdoku::bitboard {

namespace {

constexpr std::size_t alignment = 64;  ///< of the widest vector, in bytes

/// Every waiting state has a digit in some row or column of a box that the states below it do not have.
constexpr std::size_t waiting_states_of_box = 2 * grid::digits;

}  // namespace

LaneWork::~LaneWork() = default;

LaneMemory::LaneMemory(const StructureView& structure, int lanes)
    : lane_count(static_cast<std::size_t>(lanes)),
      depth_limit(waiting_states_of_box * static_cast<std::size_t>(structure.box_count)),
      patience(~std::uint32_t{0}),
      depths_(lane_count),
      guesses_(lane_count) {
    const auto cell_words = static_cast<std::size_t>(structure.cell_count) * lane_count;
    const auto triad_words = static_cast<std::size_t>(3 * structure.box_count) * lane_count;
    const auto death_words = static_cast<std::size_t>(structure.site_count()) * lane_count;
    const std::size_t words = cell_words + 2 * triad_words + death_words + lane_count;
    std::size_t bytes = words * sizeof(Candidates) + alignment;
    storage_ = std::make_unique<Candidates[]>(bytes / sizeof(Candidates));
    void* aligned = storage_.get();
    std::align(alignment, words * sizeof(Candidates), aligned, bytes);
    cells = static_cast<Candidates*>(aligned);
    rows = cells + cell_words;
    columns = rows + triad_words;
    deaths = columns + triad_words;
    focus = deaths + death_words;
    depths = depths_.data();
    guesses = guesses_.data();
    // Not initialized: a search uses only a small part of the deepest possible stack.
    stacks_ = std::make_unique_for_overwrite<Candidates[]>(cell_words * depth_limit);
    waiting = stacks_.get();
}

int lanes_of(Instructions instructions) {
    switch (instructions) {
        case Instructions::plain:
            return 8;
        case Instructions::avx2:
            return 16;
        case Instructions::avx512:
            return 32;
    }
    return 0;
}

void search_in_lanes(Instructions instructions, const StructureView& structure, LaneMemory& memory, LaneWork& work) {
    switch (instructions) {
        case Instructions::plain:
            return search_in_plain_lanes(structure, memory, work);
#ifdef SATDOKU_WITH_AVX
        case Instructions::avx2:
            return search_in_avx2_lanes(structure, memory, work);
        case Instructions::avx512:
            return search_in_avx512_lanes(structure, memory, work);
#else
        default:
            return search_in_plain_lanes(structure, memory, work);
#endif
    }
}

}  // namespace satdoku::bitboard
