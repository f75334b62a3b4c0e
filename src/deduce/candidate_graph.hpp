// The graph of links between the candidates of a state, which the chains of both rating scales follow:
//
//     weak    if the one is true, the other is false    same digit in cells that must differ, or same cell
//     strong  if the one is false, the other is true    two places left in a house, two candidates in a cell
//
// Both relations are symmetric.
#pragma once
#include <satdoku/deduce/state.hpp>

namespace satdoku::deduce {
/// Number of a candidate, as its lists of links hold it.
using CandidateNumber = std::uint16_t;
/// Number of a candidate, or of what else a chain may pass: see Inferences.
using NodeIndex = std::uint32_t;

/// A node that is true or false.
struct Fact {
    NodeIndex node;
    bool is_true;
    bool operator==(const Fact&) const = default;
    Fact opposite() const { return {node, !is_true}; }

    /// Facts as numbers from 0 on, for tables.
    std::size_t number() const { return std::size_t{2} * node + (is_true ? 1 : 0); }
    static Fact of_number(std::size_t number) { return {static_cast<NodeIndex>(number / 2), number % 2 == 1}; }
};

/// Lists of candidates, one for each candidate, in one array.
class CandidateLists {
  public:
    void add(CandidateNumber candidate) { candidates_.push_back(candidate); }
    /// Sorts what was added since the last group or list ended.
    void end_group();
    void end_list();
    std::span<const CandidateNumber> of(std::size_t candidate) const {
        return {candidates_.data() + starts_[candidate], candidates_.data() + starts_[candidate + 1]};
    }

  private:
    std::vector<std::uint32_t> starts_ = {0};
    std::vector<CandidateNumber> candidates_;
    std::size_t group_ = 0;  ///< where it starts
};

/// Which links a chain may take.
enum class Through { digits, cells, both };

class CandidateGraph {
  public:
    /// What the numbers of the candidates follow. Searches meet candidates in the order of their numbers.
    enum class Order {
        board,  ///< cell by cell; the links of a candidate lead to its own cell first, then from house to house, then
                ///< to cells that must differ without a house
        symmetric  ///< how the candidates are linked, so that a search finds the same on a board that is turned; weak
                   ///< links lead to the own cell first, then to the box, then to other houses, in each in the order of
                   ///< the numbers, as strong ones are
    };
    CandidateGraph(const State& state, Order order);
    /// The links that are left after candidates were removed. All candidates of `whole` keep their numbers; those that
    /// were removed have no links. @param whole  in the symmetric order
    CandidateGraph(const CandidateGraph& whole, const State& left);

    std::size_t size() const { return candidates_.size(); }
    const Candidate& candidate(std::size_t number) const { return candidates_[number]; }
    CandidateNumber number(const Candidate& candidate) const { return numbers_[candidate.cell][candidate.digit]; }
    /// In the symmetric order: boxes first, then the lines in an order that does not change when the board is turned.
    std::span<const HousePlace> houses_of(Cell cell) const { return houses_of_[cell]; }

    /// What is false if the candidate is true. A chain through digits only stays with one digit; in chains through
    /// cells, which take strong links in cells only, weak links of both kinds may follow.
    std::span<const CandidateNumber> off_after(std::size_t candidate, Through through) const {
        return (through == Through::digits ? weak_of_digit_ : weak_).of(candidate);
    }
    /// What is true if the candidate is false.
    std::span<const CandidateNumber> on_after(std::size_t candidate, Through through) const {
        return strong_[static_cast<std::size_t>(through)].of(candidate);
    }

    std::span<const CandidateNumber> after(Fact fact, Through through) const {
        return fact.is_true ? off_after(fact.node, through) : on_after(fact.node, through);
    }

  private:
    void list_candidates(const State& state);
    void order_by_links(const State& state);
    void add_weak_links(const State& state, const Candidate& candidate, Order order);
    void add_strong_links(const State& state, const Candidate& candidate);

    std::vector<Candidate> candidates_;
    std::vector<std::array<CandidateNumber, grid::most_digits + 1>> numbers_;  ///< by cell and digit
    std::vector<std::vector<HousePlace>> houses_of_;                           ///< by cell, in the symmetric order only
    CandidateLists weak_of_digit_;
    CandidateLists weak_;
    CandidateLists strong_[3];  ///< by Through
};
}  // namespace satdoku::deduce
