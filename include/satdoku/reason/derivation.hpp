// The interface to a proof for reasoning beyond resolution: it adds and removes clauses, and defines new variables for
// counts and sums. In DRAT (Wetzler, Heule and Hunt, "DRAT-trim", SAT 2014) a definition needs no special rule: each of
// its clauses is a resolution asymmetric tautology (RAT) on the new variable (Tseitin's extended resolution, 1968).
//
// The writer should remove each clause that no later step needs, because proof checkers visit all clauses they have.
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <span>

namespace satdoku::reason {
class Derivation {
  public:
    virtual ~Derivation() = default;

    /// Adds a clause that follows by unit propagation or is RAT on its first literal. No literal may occur twice.
    virtual void add(std::span<const cnf::Literal> clause) = 0;

    /// Whether the writer gains by reasons: to name them takes time.
    virtual bool wants_reasons() const { return false; }
    using Clauses = std::span<const std::span<const cnf::Literal>>;
    /// The same for a writer that knows why: clauses of the proof, which propagate in this order to a conflict if the
    /// step is false. No other step may build on it by propagation.
    virtual void add(std::span<const cnf::Literal> clause, Clauses /*by*/) { add(clause); }
    /// Adds a clause of the definition of its first literal's variable.
    /// @param others  all clauses with the complement: each has that of another literal of the clause, too
    virtual void define(std::span<const cnf::Literal> clause, Clauses /*others*/) { add(clause); }

    /// A clause of the formula from which steps will follow until leave(). A proof whose steps name what they follow from
    /// wants to know it; others have it already.
    virtual void use(std::span<const cnf::Literal> /*clause*/) {}
    virtual void leave(std::span<const cnf::Literal> /*clause*/) {}

    /// Adds a clause for the search, which removes it itself; the derivation does not build on it.
    /// @param whole  follows by unit propagation: the clause, and literals whose negations are unit clauses
    virtual void conclude(std::span<const cnf::Literal> clause, std::span<const cnf::Literal> /*whole*/) {
        add(clause);
    }

    /// Removes the clause with these literals, in any order. Unit clauses are never removed, because checkers treat
    /// their removal in different ways.
    virtual void remove(std::span<const cnf::Literal> clause) = 0;

    /// Returns a new variable. Only clauses that are added here will ever contain it.
    virtual cnf::Variable fresh() = 0;
};
}  // namespace satdoku::reason
