// The path to the solution of a puzzle, written step by step: as text, as JSON, or as a page for a browser.
#pragma once
#include <satdoku/deduce/path.hpp>
#include <satdoku/deduce/rating.hpp>
#include <memory>

namespace satdoku::wording {
/// The givens and rules that a digit follows from, as lines and as members of a JSON object.
struct Proof {
    std::string lines = {};
    std::string json = {};
};
/// Finds a proof for a digit on a board.
using Prove = std::function<Proof(const grid::Board& board, const deduce::Candidate& digit)>;

struct PathStep {
    std::uint64_t puzzle;  ///< its number in the file, from 1
    std::size_t number;    ///< from 1
    const deduce::State& before;
    const deduce::Step& step;
    const Proof& proof;  ///< of a step that no technique finds; else empty
};

/// A form in which paths are written. No step is stored: each is written at once.
class PathWriter {
  public:
    virtual ~PathWriter() = default;
    /// A puzzle begins. @param steps  how many follow
    virtual void begin(std::uint64_t number, const deduce::State& start, const std::string& summary,
                       std::size_t steps) = 0;
    virtual void step(const PathStep& step) = 0;
    /// The puzzle is solved.
    virtual void solved(const deduce::State& /*end*/) {}
    /// The puzzle does not have exactly one solution. @param why  is written instead of a path
    virtual void refuse(std::uint64_t number, const grid::Board& puzzle, const Proof& why) = 0;
    /// No puzzle follows.
    virtual void end() {}
};

using Write = std::function<void(std::string_view)>;

/// @param boards  whether each step is followed by a board
std::unique_ptr<PathWriter> path_as_text(Write write, bool boards);
/// One line with one JSON object for each step.
std::unique_ptr<PathWriter> path_as_json(Write write);
/// One HTML file that needs no other. @param title  of the window
std::unique_ptr<PathWriter> path_as_page(Write write, const std::string& title);

/// A puzzle with exactly one solution, and its number in the file.
struct Solved {
    std::uint64_t number;
    const grid::Position& position;
    const grid::Board& solution;
};

/// Writes the whole path, or as much as is proved when the watch ends it. Throws core::Error if the candidates noted in the file exclude
/// the solution.
void write_path(PathWriter& writer, const Solved& puzzle, const deduce::Geometry& geometry, const Prove& prove,
                const deduce::PathWatch& watch = {});

/// Writes every step that the technique has in the puzzle's present state; of chains of almost locked sets, of which
/// there are thousands, the first. Throws core::Error as write_path() does.
void write_steps(PathWriter& writer, const Solved& puzzle, const deduce::Geometry& geometry,
                 const deduce::TechniqueFacts& technique);

/// How a rating on Sudoku Explainer's scale comes about.
struct RatedPath {
    deduce::State start;
    deduce::Rating rating;
    std::vector<deduce::RatedStep> steps;
};
/// @param start  a puzzle with one solution
/// @param watch  called after each step
RatedPath rated_path(const deduce::State& start, const std::stop_token& stop, const deduce::PathWatch& watch = {});
/// A line for each step: its rating, its technique, and what it places and excludes; marks ER, EP and ED.
std::string rated_path_text(std::uint64_t number, const RatedPath& path);
/// One line with one JSON object for each step.
std::string rated_path_json(std::uint64_t number, const RatedPath& path);
}  // namespace satdoku::wording
