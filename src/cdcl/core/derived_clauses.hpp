// The clauses of a proof that are not in the search: definitions of variables that only the proof has, and what follows
// from them (reason::Derivation). Hints of their steps are found by propagation through them alone. They are found by
// hash in the proof, so that no ids are kept here.
//
// Chains of definitions hang together by the proof's own variables, which are in few clauses. So these are propagated
// first: a variable of the formula may be in the chains of many XOR constraints.
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace satdoku::cdcl {
class DerivedClauses {
  public:
    using Clause = std::vector<cnf::Literal>;

    void add(std::span<const cnf::Literal> clause);
    /// Removes one of the clauses with these literals, if there is any.
    void remove(std::span<const cnf::Literal> clause);

    /// Returns the clauses by which this one follows, in the order in which they propagate if it is false; none if
    /// propagation finds no conflict. Valid until the next change.
    std::span<const Clause* const> reasons(std::span<const cnf::Literal> clause);

    /// Returns the clauses with the complement of the clause's first literal, if each of them has the complement of
    /// another of its literals, too: then the clause is blocked.
    std::optional<std::vector<const Clause*>> blocked_by(std::span<const cnf::Literal> clause) const;

  private:
    /// Of a true literal.
    struct Assigned {
        cnf::Literal literal;
        const Clause* reason;  ///< nullptr: assumed
        bool needed = false;
    };
    /// Of a variable.
    struct Entry {
        std::array<std::vector<const Clause*>, 2> with;  ///< clauses with the positive and with the negative literal
        std::size_t place = 0;                           ///< in trail_, if its literal is there
    };

    /// Makes the entry if there is none.
    Entry& entry(cnf::Variable variable);
    const Entry* find_entry(cnf::Variable variable) const;
    int value(cnf::Literal literal) const;
    void assign(cnf::Literal literal, const Clause* reason);
    /// Returns a clause that has become false, or nullptr.
    const Clause* propagate();
    const Clause* visit(cnf::Literal literal);
    void trace(const Clause& conflict);

    std::unordered_multimap<std::uint64_t, Clause> clauses_;  ///< by hash
    std::array<std::vector<Entry>, 2> entries_;               ///< of the formula's variables, and of the proof's own
    std::vector<const Clause*> units_;
    std::vector<Assigned> trail_;
    std::vector<cnf::Literal> own_, others_;  ///< true literals not yet propagated
    std::vector<const Clause*> reasons_;
};
}  // namespace satdoku::cdcl
