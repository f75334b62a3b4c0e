// Whoever takes a formula clause by clause: the linked formula, a solver's arena, a checker, a table of
// counts. A reader feeds it, so that a large file is read once and never held twice.
#pragma once

#include <satdoku/cnf/literal.hpp>

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace satdoku::cnf {

/// Called in this order: variables(), then clause() for each clause, then end(). Before a clause whose variables exceed
/// the count so far, variables() comes again with the larger count.
class ClauseSink {
  public:
    virtual ~ClauseSink() = default;

    /// The formula has the variables 0 to count - 1. A claim: nothing may be allocated for it before clauses
    /// use it.
    virtual void variables(std::uint32_t count) = 0;

    /// The literals of one clause as they stand in the file: none, duplicates and tautologies included. They
    /// are only valid during the call.
    virtual void clause(std::span<const Literal> literals) = 0;

    virtual void end() {}
};

/// Tells a formula to a sink, from its first clause to its last.
using Teller = std::function<void(ClauseSink&)>;

/// Feeds several sinks in one pass.
class Tee : public ClauseSink {
  public:
    explicit Tee(std::vector<ClauseSink*> sinks) : sinks_(std::move(sinks)) {}
    void variables(std::uint32_t count) override {
        for (ClauseSink* sink : sinks_) sink->variables(count);
    }
    void clause(std::span<const Literal> literals) override {
        for (ClauseSink* sink : sinks_) sink->clause(literals);
    }
    void end() override {
        for (ClauseSink* sink : sinks_) sink->end();
    }

  private:
    std::vector<ClauseSink*> sinks_;
};

}  // namespace satdoku::cnf
