// Chooses the instructions: asks the processor for its own. Where the compiler does not know some instructions, the
// build leaves out their files and does not define their macro. Contains what searches need from the standard library.
#include "search.hpp"
#include <satdoku/core/compiler.hpp>

namespace satdoku::bitboard {
namespace {
constexpr std::uint64_t guesses_between_looks = 256;
constexpr std::size_t alignment = 64;  ///< of the widest vector, in bytes

/// Every waiting state has a digit in some row or column of a box that the states below it do not have.
constexpr std::size_t waiting_states_of_box = 2 * digit_count;
// Without boxes, it has a digit in some cell that the states below it do not have.
}  // namespace

const Searches& searches_for(Instructions instructions) {
    switch (instructions) {
#ifdef SATDOKU_WITH_AVX
        case Instructions::avx512: return avx512_searches;
        case Instructions::avx2: return avx2_searches;
#endif
        default: return plain_searches;
    }
}

std::string_view name(Instructions instructions) { return searches_for(instructions).name; }

std::span<const Instructions> available_instructions() {
    static const std::vector<Instructions> available = [] {
        std::vector<Instructions> found{Instructions::plain};
#ifdef SATDOKU_WITH_AVX
        if (core::processor_instructions().avx2) found.push_back(Instructions::avx2);
        if (core::processor_instructions().avx512) found.push_back(Instructions::avx512);
#endif
        return found;
    }();
    return available;
}

BoardSearch::~BoardSearch() = default;

bool BoardSearch::stop_requested() {
    // Also at the first guess, so that a million short searches stop as soon as one long search.
    if (guesses % guesses_between_looks == 0) stopped = token.stop_requested();
    return stopped;
}

LaneWork::~LaneWork() = default;

LaneMemory::LaneMemory(const StructureView& structure, int lanes)
    : lane_count(static_cast<std::size_t>(lanes)),
      depth_limit(structure.box_count > 0 ? waiting_states_of_box * static_cast<std::size_t>(structure.box_count)
                                          : static_cast<std::size_t>(structure.cell_count) + 1),
      patience(~std::uint32_t{0}), depths_(lane_count), guesses_(lane_count) {
    const auto cell_words = static_cast<std::size_t>(structure.cell_count) * lane_count;
    const auto triad_words = static_cast<std::size_t>(3 * structure.box_count) * lane_count;
    const auto death_words = static_cast<std::size_t>(structure.site_count()) * lane_count;
    const std::size_t single_words = structure.has_partners ? cell_words : 0;
    const std::size_t words = cell_words + 2 * triad_words + single_words + death_words + lane_count;
    std::size_t bytes = words * sizeof(Candidates) + alignment;
    storage_ = std::make_unique<Candidates[]>(bytes / sizeof(Candidates));
    void* aligned = storage_.get();
    std::align(alignment, words * sizeof(Candidates), aligned, bytes);
    cells = static_cast<Candidates*>(aligned);
    rows = cells + cell_words;
    columns = rows + triad_words;
    singles = columns + triad_words;
    deaths = singles + single_words;
    focus = deaths + death_words;
    depths = depths_.data();
    guesses = guesses_.data();
    // Not initialized: a search uses only a small part of the deepest possible stack.
    stacks_ = std::make_unique_for_overwrite<Candidates[]>(cell_words * depth_limit);
    waiting = stacks_.get();
}
}  // namespace satdoku::bitboard
