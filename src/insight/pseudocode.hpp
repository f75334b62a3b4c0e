// The pseudocode of DPLL and CDCL, whose lines the events of a search execute: both the stepper and the page mark them.
#pragma once
#include <satdoku/solve/observer.hpp>
#include <optional>
#include <string>

namespace satdoku::insight {
struct CodeLine {
    std::string_view engine;
    std::string_view key;  ///< of its text
    int depth;             ///< of its indentation; -1: the heading of an algorithm
    /// Those that execute it, between spaces: kinds of events, some with their word; visit.<word>; analysis.<step>.
    std::string_view steps;
    bool executes(std::string_view step) const;
};

/// Callers come before what they call.
std::span<const CodeLine> code_lines();

/// The step by which an event finds its lines: during a simplification that of the simplification.
/// @param previous  the kind of the event before it, if it is known
/// @param in_pass   whether a simplification is under way
std::string code_step(const solve::Event& event, std::optional<solve::Event::Kind> previous, bool in_pass);

/// The innermost line that a step executes; null if there is none.
const CodeLine* code_line(std::string_view engine, std::string_view step);
}  // namespace satdoku::insight
