// Clauses that leave an engine while it searches, and clauses that enter it: what engines on other threads, or whoever
// uses the engine as a library, share with it.
//
// What leaves follows from the formula alone: neither from assumptions nor from variables that the engine added. What
// enters has to do so too, and the engine believes it. With a proof it has to be in the proof already, and to stay there
// until the engine asks for the next clause: engines that share clauses share one proof.
#pragma once

#include <satdoku/cnf/literal.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::solve {

/// All calls come on the solving thread, during a solve, and throw nothing.
class Exchange {
  public:
    virtual ~Exchange() = default;

    /// The engine has learned a clause, which its proof knows, or has found a unit; both by the formula's own names.
    /// @param clause  of one literal or more; valid during the call alone
    /// @param glue    decision levels among the literals but the one of the conflict's level; 0 for a unit
    virtual void learned(std::span<const cnf::Literal> clause, unsigned glue) = 0;

    /// Whether the engine should go back to level 0 and ask for clauses. Asked at the start of a solve, and after each
    /// conflict: cheap as a rule, but it may wait for others.
    /// @param ticks  what the engine has worked since it was made: the cache lines that it has touched, roughly
    virtual bool due(std::uint64_t /*ticks*/) { return false; }

    /// One more clause for the engine, or false where there is none. Asked until then, whenever one was due. A clause
    /// with variables that the engine does not have, or has resolved away, is of no use to it and left out.
    virtual bool next(std::vector<cnf::Literal>& clause, unsigned& glue) = 0;
};

}  // namespace satdoku::solve
