// The hints of a proof in LRAT: for each step, the technique that makes it names the clauses by which it follows
// (proof_log.hpp). The clauses come in an order in which they propagate if the literals of the step are false; the last
// one becomes false. What search and vivification find follows by the reasons on the trail, however it was minimized.
// Literals that are false at level 0 need no care: their unit clauses are put before. Steps of derivations, as those of
// XOR constraints, follow by propagation through the clauses of derivations alone (derived_clauses.hpp).
//
// Clauses are found by their literals (proof/clause_ids.hpp), so that a search without LRAT pays nothing. Idea of chains
// from analysis: Pollitt, Fleury and Biere, "Faster LRAT checking than solving with CaDiCaL", SAT 2023.
#pragma once
#include "core/derived_clauses.hpp"
#include "core/named_proof.hpp"
#include "core/state.hpp"
#include <satdoku/proof/clause_ids.hpp>

namespace satdoku::cdcl {
class Hints final : public proof::Proof {
  public:
    /// All must outlive this.
    Hints(proof::HintedProof& target, ProofNames& names, const State& state)
        : target_(target), names_(names), state_(state) {}

    /// The next clause of the formula, with its literals inside and as they were given.
    void original(std::span<const Literal> literals, std::span<const Literal> given);
    /// Returns the id of a clause. Throws core::Error "proof.no_clause" if there is none with these literals.
    std::int64_t find(std::span<const Literal> clause) const;
    /// Of the latest clause of the formula or step.
    std::int64_t last_id() const { return static_cast<std::int64_t>(last_id_); }

    // -- Before a step
    /// Begins the hints of a step that will add this clause. Without any hint the clause is RAT: no other one has the
    /// complement of its first literal.
    Hints& begin(std::span<const Literal> step);
    /// A clause of the proof. Throws core::Error "proof.no_clause" if there is none with these literals.
    Hints& by(std::span<const Literal> clause);
    Hints& by(std::int64_t id);
    /// The clause of a watch in the list of this literal.
    Hints& by(Literal own, const Watch& watch);
    /// The step is RAT on its first literal; this clause has the complement. What follows are the hints of the resolvent.
    /// Of two such clauses the older one comes first.
    Hints& by_candidate(std::span<const Literal> clause);
    /// The clauses by which the trail leads to this one, and this one. All its literals but those of the step are false.
    void by_trail(Conflict last);
    /// The same for the clause that is learned from a conflict, whose resolution has been reported; see below.
    void by_resolution(Conflict last);
    /// The empty clause follows by the conflict at level 0, unless it has been added already.
    void by_refutation(Conflict last) { is_over_ ? void(by(std::span<const Literal>())) : by_trail(last); }
    /// The clause follows from those of derivations. Throws core::Error "proof.no_clause" if it does not.
    void by_derivation(std::span<const Literal> clause);
    /// A collection of the arena moves a clause: these are its references before and after.
    void moved(Reference from, Reference to);
    /// All clauses from this reference on that are still there have been moved.
    void collected(Reference start);
    /// The clause of this reference gets other literals. Its id may live on for another clause with the old ones.
    void forget(Reference reference);

    // -- While a conflict is resolved: so the reasons of its level, which are most, need not be followed again
    void begin_resolution();
    /// The literals of its reason have been added. The latest literal of the trail comes first.
    void resolved(Literal literal) { resolved_.push_back(literal); }
    /// A literal of a reason is false at level 0.
    void met_fixed(Literal literal) { met_fixed_.push_back(literal); }
    /// The clause as it is before it is shortened.
    void resolvent(std::span<const Literal> clause) { resolvent_.assign(clause.begin(), clause.end()); }

    // -- Steps
    void add(std::span<const Literal> clause) override;
    void remove(std::span<const Literal> clause) override;

    // -- Steps of derivations, which are found by propagation through the clauses of earlier ones
    /// Adds a clause that is in the proof already, follows from derived clauses, or defines its first variable. Others
    /// may follow from it until it is withdrawn. Throws core::Error "proof.no_clause" if it does not hold.
    void derive(std::span<const Literal> clause);
    /// Adds a clause that follows from these clauses, in this order, or of a definition whose clauses with the complement
    /// of its first literal they are. No other step is found to follow from it.
    void derive(std::span<const Literal> clause, std::span<const std::span<const Literal>> clauses, bool is_definition);
    /// Adds the clause of a derivation that is for the search; see reason::Derivation.
    void conclude(std::span<const Literal> clause, std::span<const Literal> whole);
    /// Removes a clause of derive().
    void withdraw(std::span<const Literal> clause);

  private:
    /// A binary clause whose id has been looked up, stored with one of its literals.
    struct KnownBinary {
        Literal other;
        std::uint32_t id = 0;
    };

    class Walk;

    bool is_new(Variable variable);
    void see_fixed(std::span<const Literal> clause);
    bool is_removed(std::uint64_t id) const { return id < is_removed_.size() && is_removed_[id]; }
    std::int64_t id_of_unit(Literal literal);
    std::int64_t id_of_reason(Reason reason, Literal implied);
    std::int64_t id_of_binary(Literal other, Literal own);
    std::int64_t id_of_clause(Reference reference);
    std::int64_t id_of(std::uint64_t hash) const;
    void by_derived(std::span<const Literal> clause);

    proof::HintedProof& target_;
    ProofNames& names_;
    const State& state_;
    proof::ClauseIds table_;
    std::uint64_t last_id_ = 0;
    std::vector<std::int64_t> ids_;       ///< the hints so far
    std::vector<std::int64_t> unit_ids_;  ///< by variable with a value at level 0, or 0
    // Ids that have been looked up, if they have 32 bits: to find them again takes a hash of all literals. They are
    // valid only as long as no clause with these literals has been removed.
    std::vector<KnownBinary> known_binaries_;   ///< by literal: the latest one in question
    std::vector<std::uint32_t> known_clauses_;  ///< by reference / least_words, or 0
    std::vector<std::uint32_t> moved_clauses_;  ///< the same in a collection, by the new references
    std::vector<bool> is_removed_;              ///< by id
    bool begun_ = false;
    bool is_over_ = false;
    DerivedClauses derived_;
    std::uint32_t defined_ = 0;          ///< all variables that derived clauses define are below
    bool defining_ = false;              ///< the latest derived clause was of the definition of the last one of these
    std::vector<std::int64_t> removed_;  ///< not yet written
    std::vector<std::uint64_t> stamps_;  ///< by variable: the last step in whose hints it has got a value
    std::uint64_t stamp_ = 0;
    std::vector<std::int64_t> chain_;  ///< of a walk: the hints after unit clauses, in reverse
    std::vector<std::uint64_t> open_;  ///< of a walk: a bit for each place on the trail whose reason is to be followed
    std::vector<Literal> resolved_, met_fixed_, resolvent_;  ///< of a resolution
};
}  // namespace satdoku::cdcl
