// The way to the solution of a puzzle, told step by step: as text, as JSON, or as a page for a browser.
#pragma once

#include <satdoku/deduce/path.hpp>
#include <satdoku/grid/position.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace satdoku::wording {

/// The givens and rules that a digit follows from, as lines and as members of a JSON object.
struct Proof {
    std::string lines = {};
    std::string json = {};
};
/// Finds a proof for a digit on a board.
using Prove = std::function<Proof(const grid::Board& board, const deduce::Candidate& digit)>;

/// A step on the way.
struct WayStep {
    std::uint64_t puzzle;  ///< its number in the file, from 1
    std::size_t number;    ///< from 1
    const deduce::State& before;
    const deduce::Step& step;
    const Proof& proof;  ///< of a step that no technique finds; else empty
};

/// How a way is told. What is told is written as it comes.
class WayTeller {
  public:
    virtual ~WayTeller() = default;
    /// A puzzle begins.
    virtual void begin(std::uint64_t number, const deduce::State& start, const deduce::Path& path) = 0;
    virtual void step(const WayStep& step) = 0;
    /// The puzzle is solved.
    virtual void solved(const deduce::State& end) = 0;
    /// What is said instead of a puzzle that has not exactly one solution, in the same two forms.
    virtual void refuse(std::uint64_t number, const grid::Board& puzzle, const Proof& why) = 0;
    /// There is no further puzzle.
    virtual void end() = 0;
};

using Write = std::function<void(std::string_view)>;

/// @param boards  whether a board stands under each step
std::unique_ptr<WayTeller> text_teller(Write write, bool boards);
/// An object a step, on a line.
std::unique_ptr<WayTeller> json_teller(Write write);
/// One file that needs no other. @param title  what the browser shows
std::unique_ptr<WayTeller> page_teller(Write write, const std::string& title);

/// "24 givens, 57 steps; hardest: XY-wing; score 1240"
std::string way_summary(const deduce::State& start, const deduce::Path& path);

/// A puzzle with exactly one solution, and where it stands in a file.
struct Solved {
    std::uint64_t number;
    const grid::Position& position;
    const grid::Board& solution;
};

/// Tells the whole way. Throws core::Error where the candidates that are noted rule the solution out.
void tell_way(WayTeller& teller, const Solved& puzzle, const deduce::Geometry& geometry, const Prove& prove);

}  // namespace satdoku::wording
