// What follows at once from a candidate being true ("on") or false ("off"), as lists of candidates by number.
// Links through digits are those between cells of a house; links through cells are those between the digits of
// a cell. Both ways of following are symmetric.
#pragma once

#include <satdoku/deduce/state.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::deduce::rating {

/// Number of a candidate on the board of a moment. The numbers follow from how the candidates are linked, not
/// from where they stand: whoever goes by them finds the same on a board that is turned.
using Node = std::uint16_t;

/// Lists of nodes, one for each node, in one array.
class NodeLists {
  public:
    void begin() {
        starts_.assign(1, 0);
        nodes_.clear();
    }
    void add(Node node) { nodes_.push_back(node); }
    /// Each list is in the order of the numbers.
    void end_list() {
        std::sort(nodes_.begin() + starts_.back(), nodes_.end());
        starts_.push_back(static_cast<std::uint32_t>(nodes_.size()));
    }
    std::span<const Node> of(Node node) const {
        return {nodes_.data() + starts_[node], nodes_.data() + starts_[node + 1U]};
    }

  private:
    std::vector<std::uint32_t> starts_;
    std::vector<Node> nodes_;
};

/// Which links a chain may take.
enum class Through { digits, cells, both };

class Implications {
  public:
    explicit Implications(const State& state);

    std::size_t size() const { return nodes_.size(); }
    const Candidate& candidate(Node node) const { return nodes_[node]; }
    Node number(const Candidate& candidate) const { return numbers_[candidate.cell][candidate.digit]; }
    /// The boxes first, and the lines in an order that does not change when the board is turned.
    std::span<const HousePlace> houses_of(Cell cell) const { return houses_of_[cell]; }

    /// What is false if the node is true. A chain through digits only stays with one digit.
    std::span<const Node> off_after(Node node, Through through) const {
        return (through == Through::digits ? weak_of_digit_ : weak_).of(node);
    }
    /// What is true if the node is false.
    std::span<const Node> on_after(Node node, Through through) const {
        return strong_[static_cast<std::size_t>(through)].of(node);
    }

  private:
    void number_candidates(const State& state);

    std::vector<Candidate> nodes_;
    std::vector<std::array<Node, grid::digits + 1>> numbers_;  ///< by cell and digit
    std::vector<std::vector<HousePlace>> houses_of_;           ///< by cell
    NodeLists weak_of_digit_;
    NodeLists weak_;
    NodeLists strong_[3];  ///< by Through
};

/// Tenths that a chain of so many nodes adds to its rating.
int added_by_length(int nodes);

}  // namespace satdoku::deduce::rating
