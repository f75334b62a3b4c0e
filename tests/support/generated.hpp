// Puzzles that the generator makes, for tests of whatever links the module `puzzle`.
#pragma once
#include <satdoku/core/error.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <cstdint>
#include <string>

namespace satdoku::support {
/// Generates a puzzle: a minimal one for one or two grids, a hard one for more, where minimal puzzles take long.
inline puzzle::Puzzle generated_puzzle(const grid::Layout& layout, std::uint64_t seed) {
    puzzle::Request request;
    request.layout = &layout;
    request.seed = seed;
    request.minimal = layout.grid_count() < 3;
    if (!request.minimal) request.holes = puzzle::holes_of_level(layout, deduce::Level::hard);
    return puzzle::generate(request, *puzzle::make_bitboard_solver(layout));
}

/// Returns the key of the error with which a request is refused, or "none".
inline std::string refusal_of(const puzzle::Request& request) {
    try {
        puzzle::check_request(request);
    } catch (const core::Error& error) {
        return error.key();
    }
    return "none";
}

}  // namespace satdoku::support
