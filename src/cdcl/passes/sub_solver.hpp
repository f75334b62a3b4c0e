// A small part of the formula with a state of its own: what follows from the part follows from the formula. The same
// engine, without inprocessing, solves it. Its variables are numbered separately, in the order in which they are added.
// Idea: Kissat's sub-solver Kitten (Biere et al., 2021).
#pragma once
#include "core/hints.hpp"

namespace satdoku::cdcl {
class SubSolver {
  public:
    enum class Proof {
        none,
        steps,  ///< keeps the derived clauses for derived()
        hints,  ///< and by which clauses they follow
    };

    /// What a step in the proof of the whole formula needs to know of the part's.
    static Proof proof_for(const ProofLog& whole) {
        return whole.is_hinted() ? Proof::hints : whole.is_on() ? Proof::steps : Proof::none;
    }

    /// @param steps    the number of search steps so far, which this search continues to count, for check_step()
    SubSolver(std::uint32_t variables, Proof proof, std::uint64_t steps);

    /// Adds a clause. After the first solve, it must follow from the others. Returns its id, if there are hints.
    std::int64_t add(std::span<const Literal> literals);

    /// @param random  for the phases, so that models differ
    /// @return unknown: the limit of conflicts was reached
    solve::Verdict solve(std::span<const Literal> assumptions, std::uint64_t most_conflicts, core::Random& random);

    /// Returns true if the part has no model without assumptions.
    bool is_refuted() const { return state_.unsatisfiable; }

    /// Of a refuted part with hints: returns the ids of clauses that were added and have no model together.
    std::vector<std::int64_t> core() const;

    // ---- After a satisfiable solve, until the next one
    bool holds(Literal literal) const { return state_.value(literal) > 0; }
    /// Finds the literals of the model that are the only true literal of a clause. Every other one can be made false
    /// while the rest of the model stays.
    void find_needed();
    bool is_needed(Literal literal) const { return needed_[literal.code()] != 0; }

    /// Returns the new literals that the engine has found to be true in all models; each is returned once.
    std::vector<Literal> new_units();

    struct Step {
        std::span<const Literal> clause;
        std::int64_t id;                      ///< if there are hints, also the latest of any id
        std::span<const std::int64_t> hints;  ///< ids
    };
    /// Calls action(step) for each clause derived since the last call, in the order for a proof.
    void derived(auto&& action) {
        for (; returned_ < log_.clauses.size(); ++returned_) {
            Step step{log_.clauses[returned_], 0, {}};
            if (hints_) step = {step.clause, log_.ids[returned_], log_.hints[returned_]};
            action(step);
        }
    }
    /// The id of the clause that was derived last; after a solve without a model the one about the assumptions.
    std::int64_t last_id() const { return log_.ids.empty() ? 0 : log_.ids.back(); }

    std::uint64_t steps() const { return state_.steps; }
    /// Cache lines touched since the start.
    std::uint64_t ticks() const { return ticks_ + state_.counts.ticks; }

  private:
    /// Keeps the clauses added to the proof and ignores removals.
    struct Log final : proof::Proof, proof::HintedProof {
        void add(std::span<const Literal> clause) override { clauses.clause(clause); }
        void add(std::uint64_t id, std::span<const Literal> clause, std::span<const std::int64_t> by) override {
            clauses.clause(clause);
            ids.push_back(static_cast<std::int64_t>(id));
            hints.emplace_back(by.begin(), by.end());
        }
        void remove(std::span<const Literal>) override {}
        void remove(std::uint64_t, std::span<const std::int64_t>) override {}
        cnf::ClauseList clauses;
        std::vector<std::int64_t> ids;
        std::vector<std::vector<std::int64_t>> hints;
    };

    State state_;
    Log log_;
    cnf::CompactVariables variables_;  ///< for hints_: the numbers themselves
    ProofNames names_{variables_};
    std::optional<Hints> hints_;
    std::size_t returned_ = 0;          ///< number of clauses of the log that derived() has returned
    cnf::ClauseList clauses_;           ///< all clauses that were added
    std::vector<std::uint8_t> needed_;  ///< by literal
    std::uint32_t units_ = 0;           ///< number of literals of the trail that new_units() has returned
    std::uint64_t ticks_ = 0;           ///< in addition to those of propagation
};
}  // namespace satdoku::cdcl
