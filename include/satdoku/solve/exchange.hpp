// Export and import of clauses during a solve: between engines on several threads, or between an engine and the program
// that uses it as a library.
//
// An exported clause follows from the formula alone: not from assumptions, and not from variables that the engine has
// added. An imported clause must do so as well; the engine does not check it. With a proof, an imported clause must be
// in the proof already and stay there until the engine asks for the next one: engines that share clauses share it.
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <span>
#include <vector>

namespace satdoku::solve {
/// The engine makes all calls on the solving thread, during a solve. They must not throw.
class Exchange {
  public:
    virtual ~Exchange() = default;

    /// The engine has learned a clause or found a unit. The clause has the variables of the formula and is in the
    /// proof.
    /// @param clause  not empty; valid only during the call
    /// @param glue    number of decision levels among the literals, without the level of the conflict; 0 for a unit
    virtual void learned(std::span<const cnf::Literal> clause, unsigned glue) = 0;

    /// Returns true if the engine should go back to level 0 and import clauses. Called at the start of a solve and
    /// after each conflict, so it should be cheap; but it may wait for other threads.
    /// @param ticks  work since the engine was made: roughly the number of cache lines read or written
    virtual bool due(std::uint64_t /*ticks*/) { return false; }

    /// Writes the next clause to import, or returns false if there are no more. After due() has returned true, the
    /// engine calls this until it returns false. The engine ignores a clause with variables that it does not have or
    /// has eliminated.
    virtual bool next(std::vector<cnf::Literal>& clause, unsigned& glue) = 0;
};
}  // namespace satdoku::solve
