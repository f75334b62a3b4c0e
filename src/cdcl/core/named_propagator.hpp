// A user propagator by the names that the formula has for variables, and what it has been told of the trail.
//
// Levels and literals are told when the engine asks for its part, and not before: what is decided and taken back in
// between, as in simplification, is none of its business. What goes is told at once.
//
// Invariant: the first `told_` literals of the trail, as far as they are observed, and the first `told_levels_` levels
// are those that the propagator knows of.
#pragma once

#include <satdoku/cnf/compact_variables.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/solve/propagator.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::cdcl {

struct State;

class NamedPropagator {
  public:
    using Literal = cnf::Literal;

    /// Both live as long as this. Names may be given to variables that are new.
    NamedPropagator(solve::Propagator& target, cnf::CompactVariables& variables)
        : target_(target), variables_(variables) {}

    bool is_observed(cnf::Variable variable) const {
        return variable.index() < observed_.size() && observed_[variable.index()];
    }
    /// Whether the variable has a value from so far back on the trail that it has been passed by.
    bool has_passed(const State& state, cnf::Variable variable) const;
    /// Of those that have been passed by, only at level 0.
    void observe(const State& state, cnf::Variable variable);
    void unobserve(cnf::Variable variable);
    /// How often observe() has been called.
    std::uint64_t observations() const { return observations_; }

    /// Tells the trail as far as it has not been told.
    void notify(const State& state);
    /// Before it happens.
    void backtrack(const State& state, std::uint32_t level);

    // -- The questions, with literals as the engine has them
    bool check_found_model(const State& state);
    std::optional<Literal> decide();
    std::optional<Literal> propagate();
    /// Fills clause().
    void reason(Literal propagated);
    /// Fills clause() and is_forgettable(). False: there is none.
    bool external_clause();
    /// Literals of any variables, those that are new to the engine included.
    std::vector<Literal>& clause() { return clause_; }
    bool is_forgettable() const { return forgettable_; }

  private:
    std::optional<Literal> known(std::optional<Literal> named) const;
    void bring_inside();
    void tell(std::vector<Literal>& literals);

    solve::Propagator& target_;
    cnf::CompactVariables& variables_;
    std::vector<bool> observed_;  ///< by variable, which may be missing
    std::uint64_t observations_ = 0;
    std::vector<Literal> late_;  ///< observed after they had become true at level 0
    std::uint32_t told_ = 0;
    std::uint32_t told_levels_ = 0;
    std::vector<Literal> names_;  ///< of literals that are about to be told
    std::vector<Literal> clause_;
    bool forgettable_ = true;
};

}  // namespace satdoku::cdcl
