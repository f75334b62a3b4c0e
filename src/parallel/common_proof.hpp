// One proof of several engines on the same formula, in the order in which their steps are written. It is correct
// because each clause follows from the clauses of its engine, and the proof contains all of these.
//
// Invariant: a clause is removed only when no engine has it any more. For a derived clause, the engines that have it
// are counted; a clause of the formula is removed when every engine has removed it. Variables are defined by each.
#pragma once
#include <satdoku/proof/proof.hpp>
#include <cstddef>
#include <unordered_map>

namespace satdoku::parallel {
/// The steps of one engine that are not yet written.
class Steps final : public proof::Proof {
  public:
    /// @param writer   from 0
    /// @param writers  of the common proof
    Steps(unsigned writer, unsigned writers) : writer_(writer), writers_(writers) {}

    void add(std::span<const cnf::Literal> clause) override { push(false, clause); }
    void remove(std::span<const cnf::Literal> clause) override { push(true, clause); }
    cnf::Variable own_from(cnf::Variable least) const override;

    /// Calls action(removal, clause) for each step and clears the steps.
    void empty_into(auto&& action) {
        for (std::size_t index = 0; index < words_.size();) {
            const std::uint32_t head = words_[index++];
            clause_.clear();
            for (std::uint32_t rest = head / 2; rest > 0; --rest)
                clause_.push_back(cnf::Literal::from_code(words_[index++]));
            action(head % 2 != 0, std::span<const cnf::Literal>(clause_));
        }
        words_.clear();
    }

    std::size_t words() const { return words_.size(); }

  private:
    void push(bool removal, std::span<const cnf::Literal> clause);

    unsigned writer_;
    unsigned writers_;
    /// For each step: twice the number of literals, plus one for a removal; then their codes.
    std::vector<std::uint32_t> words_;
    std::vector<cnf::Literal> clause_;
};

class CommonProof {
  public:
    /// @param target  lives as long as this
    CommonProof(proof::Proof& target, unsigned writers) : target_(target), writers_(writers) {}

    /// Throws what the target throws.
    void write(Steps& steps);
    /// One engine less has the clause.
    void remove(std::span<const cnf::Literal> clause);

  private:
    void add(std::span<const cnf::Literal> clause);

    struct Count {
        std::uint32_t holders = 0;  ///< number of engines that have it as a derived clause
        std::uint32_t drops = 0;    ///< number of engines that have removed it as a clause of the formula
    };

    proof::Proof& target_;
    std::uint32_t writers_;
    std::unordered_map<std::uint64_t, Count> counts_;  ///< by hash; no entry if both numbers are 0
    bool complete_ = false;                            ///< the empty clause is written
};
}  // namespace satdoku::parallel
