// Searches many puzzles at once: each lane of a vector searches one and takes the next as soon as it has finished.
#pragma once

#include "structure.hpp"

#include <satdoku/bitboard/instructions.hpp>

#include <memory>
#include <vector>

namespace satdoku::bitboard {

/// The work of the lanes: gives the search puzzles and gets its results. Each call is about the puzzle of one lane.
class LaneWork {
  public:
    LaneWork() = default;
    LaneWork(const LaneWork&) = delete;
    LaneWork& operator=(const LaneWork&) = delete;
    virtual ~LaneWork();

    /// Writes the candidates of the lane's next puzzle, by cell. Returns false if no puzzle is left.
    virtual bool next(int lane, Candidates* cells) = 0;
    /// Gets a solution, one candidate for each cell. Returns true if the lane should search for another one.
    virtual bool solved(int lane, const Candidates* cells) = 0;
    /// The puzzle has no (further) solution.
    virtual void exhausted(int lane) = 0;
    /// The search for the next solution took more guesses than the memory's patience.
    virtual void given_up(int lane) = 0;
    /// Called after some number of rounds. Returns true if the search should end at once.
    virtual bool stop() = 0;
};

/// The memory of a search in lanes, allocated once.
class LaneMemory {
  public:
    LaneMemory(const StructureView& structure, int lanes);

    std::size_t lane_count;
    std::size_t depth_limit;  ///< largest number of waiting states of a lane
    Candidates* cells;        ///< by cell and lane
    Candidates* rows;         ///< by box, row of the box and lane
    Candidates* columns;      ///< by box, column of the box and lane
    Candidates* deaths;       ///< by site and lane
    Candidates* focus;        ///< by lane: the grids where its search failed last
    Candidates* waiting;      ///< by lane, depth and cell
    std::uint32_t* depths;    ///< by lane
    std::uint32_t* guesses;   ///< by lane, since its last solution
    std::uint32_t patience;   ///< guesses after which a lane gives up its puzzle

  private:
    std::vector<std::uint32_t> depths_;
    std::vector<std::uint32_t> guesses_;
    std::unique_ptr<Candidates[]> storage_;
    std::unique_ptr<Candidates[]> stacks_;
};

/// Returns how many lanes the vectors of these instructions have.
int lanes_of(Instructions instructions);

/// Searches all puzzles that `work` gives.
void search_in_lanes(Instructions instructions, const StructureView& structure, LaneMemory& memory, LaneWork& work);

void search_in_plain_lanes(const StructureView& structure, LaneMemory& memory, LaneWork& work);
void search_in_avx2_lanes(const StructureView& structure, LaneMemory& memory, LaneWork& work);
void search_in_avx512_lanes(const StructureView& structure, LaneMemory& memory, LaneWork& work);

}  // namespace satdoku::bitboard
