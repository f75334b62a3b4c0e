// Finds the solutions of one puzzle, one after the other.
#pragma once

#include "structure.hpp"

#include <satdoku/bitboard/instructions.hpp>
#include <satdoku/core/random.hpp>

#include <cstdint>
#include <memory>
#include <stop_token>

namespace satdoku::bitboard {

/// The structure must outlive the search.
class BoardSearch {
  public:
    BoardSearch() = default;
    BoardSearch(const BoardSearch&) = delete;
    BoardSearch& operator=(const BoardSearch&) = delete;
    virtual ~BoardSearch();

    /// Begins a search. @param cells the candidates of each cell
    virtual void start(const Candidates* cells) = 0;

    /// Finds the next solution. Returns false if there is none, after a stop, or if all calls together took `patience`
    /// guesses.
    /// @param random  if given, chooses the cases; otherwise the most constrained come first
    virtual bool next(core::Random* random, std::uint64_t patience) = 0;

    /// Returns the digit of each cell in the solution that next() found.
    virtual void read(std::uint8_t* digits) const = 0;

    std::stop_token token;
    std::uint64_t guesses = 0;
    bool stopped = false;

  protected:
    /// Checks the token from time to time.
    bool stop_requested();
};

/// Makes a search that is compiled for these instructions.
std::unique_ptr<BoardSearch> make_board_search(Instructions instructions, const StructureView& structure);

BoardSearch* make_plain_board_search(const StructureView& structure);
BoardSearch* make_avx2_board_search(const StructureView& structure);
BoardSearch* make_avx512_board_search(const StructureView& structure);

}  // namespace satdoku::bitboard
