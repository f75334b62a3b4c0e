// One proof of several engines on the same formula, in the order in which their steps are written: each clause follows
// from those that its engine has, and these are all there.
//
// Invariant: a clause is removed only when nobody has it any more. A derived one is counted by who has it; one of the
// formula goes when every engine has dropped it. Names that the engines define for themselves are theirs alone.
#pragma once

#include <satdoku/proof/proof.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace satdoku::parallel {

/// Steps of one engine that are still to be written.
class Steps final : public proof::Proof {
  public:
    /// @param writer   from 0
    /// @param writers  of the common proof
    Steps(unsigned writer, unsigned writers) : writer_(writer), writers_(writers) {}

    void add(std::span<const cnf::Literal> clause) override { push(false, clause); }
    void remove(std::span<const cnf::Literal> clause) override { push(true, clause); }
    cnf::Variable own_from(cnf::Variable least) const override;

    /// Plays them to action(removal, clause), and forgets them.
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
    std::vector<std::uint32_t>
        words_;  ///< a step: twice its literals, and one more for a removal; their codes
    std::vector<cnf::Literal> clause_;
};

class CommonProof {
  public:
    /// @param target  lives as long as this
    CommonProof(proof::Proof& target, unsigned writers) : target_(target), writers_(writers) {}

    /// Throws what the target throws.
    void write(Steps& steps);
    /// Somebody has the clause no more.
    void remove(std::span<const cnf::Literal> clause);

  private:
    void add(std::span<const cnf::Literal> clause);

    struct Count {
        std::uint32_t holders = 0;  ///< who have it as a derived clause
        std::uint32_t drops = 0;    ///< engines that have dropped it as a clause of the formula
    };

    proof::Proof& target_;
    std::uint32_t writers_;
    std::unordered_map<std::uint64_t, Count> counts_;  ///< by hash; where both are 0, there is none
    bool complete_ = false;                            ///< ends in the empty clause
};

}  // namespace satdoku::parallel
