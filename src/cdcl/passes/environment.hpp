// A small part of the formula with an engine of its own: what follows from the part follows from the whole.
// It is the same engine, without simplification, on a state that lives as long as the part. Its literals are
// its own: variables are numbered in the order in which they come. Idea: Kissat's sub-solver Kitten (Biere et
// al., 2021).
#pragma once

#include "core/state.hpp"

#include <satdoku/cnf/clause_list.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::cdcl {

class Environment {
  public:
    /// @param proving keep what the engine derives, for derived()
    /// @param steps   of searches before it, which its own are counted with: see check_step()
    Environment(std::uint32_t variables, bool proving, std::uint64_t steps);

    /// Any clause of its variables. Between two solves it may only be one that follows from the others.
    void add(std::span<const Literal> literals);

    /// @param random  for the phases, so that models differ
    /// @return unknown: it took more conflicts than the limit
    solve::Verdict solve(std::span<const Literal> assumptions, std::uint64_t most_conflicts,
                         core::Random& random);

    /// Whether it has no model at all.
    bool is_refuted() const { return state_.unsatisfiable; }

    // ---- After a satisfiable solve, until the next one
    bool holds(Literal literal) const { return state_.value(literal) > 0; }
    /// Finds the literals of the model that some clause needs to be true. All others can become false without
    /// any other literal changing.
    void find_needed();
    bool is_needed(Literal literal) const { return needed_[literal.code()] != 0; }

    /// Literals that are true in all models, as far as the engine knows, each once.
    std::vector<Literal> new_units();

    /// Lists what was derived since the last call, in order, as DRAT wants it: action(literals).
    void derived(auto&& action) {
        for (; told_ < log_.clauses.size(); ++told_) action(log_.clauses[told_]);
    }

    std::uint64_t steps() const { return state_.steps; }
    /// Cache lines touched since it was made.
    std::uint64_t ticks() const { return ticks_ + state_.counts.ticks; }

  private:
    /// Keeps what is added to the proof; nothing is ever removed.
    struct Log final : proof::Proof {
        void add(std::span<const Literal> clause) override { clauses.clause(clause); }
        void remove(std::span<const Literal>) override {}
        cnf::ClauseList clauses;
    };

    State state_;
    Log log_;
    std::size_t told_ = 0;              ///< clauses of the log that derived() has listed
    cnf::ClauseList clauses_;           ///< that were added
    std::vector<std::uint8_t> needed_;  ///< by literal
    std::uint32_t units_ = 0;           ///< literals of the trail that new_units() has listed
    std::uint64_t ticks_ = 0;           ///< besides those of propagation
};

}  // namespace satdoku::cdcl
