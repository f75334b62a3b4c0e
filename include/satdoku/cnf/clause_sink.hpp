// The interface of everything that takes a formula clause by clause: the linked formula, a solver's arena, a checker, a
// table of counts. A reader feeds it, so that a large file need not be held in memory.
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <functional>
#include <span>

namespace satdoku::cnf {
/// The calls come in this order: variables(), then clause() for each clause, then end(). Before a clause with a
/// variable beyond the count, variables() is called again with a larger count.
class ClauseSink {
  public:
    virtual ~ClauseSink() = default;

    /// The formula has the variables 0 to count - 1. A file may claim any count: allocate nothing for a variable before
    /// a clause uses it.
    virtual void variables(std::uint32_t count) = 0;

    /// One clause with its literals in the order of the file. It may be empty, a tautology, or have a literal twice.
    /// The span is valid during the call only.
    virtual void clause(std::span<const Literal> literals) = 0;

    virtual void end() {}
};

/// Passes a whole formula to a sink.
using ClauseSource = std::function<void(ClauseSink&)>;
}  // namespace satdoku::cnf
