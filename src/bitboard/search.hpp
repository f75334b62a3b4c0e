// Both searches: of one puzzle, and of many at once, where each lane of a vector searches one puzzle and takes the next
// as soon as it has finished.
#pragma once
#include "structure.hpp"
#include <satdoku/bitboard/instructions.hpp>
#include <satdoku/core/random.hpp>
#include <memory>
#include <stop_token>

namespace satdoku::bitboard {
/// Finds the solutions of one puzzle, one after the other. The structure must outlive the search.
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
    Candidates* singles;      ///< by cell and lane, if the layout has partners
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

/// Searches one puzzle of any layout, house by house. Plain layouts have a faster search.
std::unique_ptr<BoardSearch> make_house_search(const grid::Layout& layout);

/// The searches that are compiled for one kind of instructions.
struct Searches {
    const char* name;  ///< of the instructions
    int lanes;         ///< of their vectors
    /// Of plain layouts only.
    BoardSearch* (*make_board_search)(const StructureView& structure);
    /// Searches all puzzles that `work` gives.
    void (*search_in_lanes)(const StructureView& structure, LaneMemory& memory, LaneWork& work);
};
extern const Searches plain_searches;
extern const Searches avx2_searches;
extern const Searches avx512_searches;

/// The searches for these instructions, or the plain ones if the program was built without them.
const Searches& searches_for(Instructions instructions);
}  // namespace satdoku::bitboard
