// The variable interaction graph of a formula: two variables are joined if a clause has both. A clause of k
// variables joins its k (k - 1) / 2 pairs, with weights that sum up to 1, so that long clauses do not weigh more than
// short ones (Ansotegui, Giraldez-Cru, Levy, "The community structure of SAT formulas", 2012).
//
// It takes memory and time in proportion to its pairs. Their number is bounded: a long clause, and a formula with too
// many clauses, is sampled, with weights that are right on average.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/compact_variables.hpp>

namespace satdoku::cnf {
/// An undirected graph with weights; nodes are numbered from 0. Each edge is stored once at each of its ends, and the
/// neighbours of a node are in ascending order.
class WeightedGraph {
  public:
    struct Edge {
        std::uint32_t node;
        float weight;
    };

    WeightedGraph() = default;
    /// @param begins  by node, and one more: where its edges begin
    WeightedGraph(std::vector<std::size_t> begins, std::vector<Edge> edges)
        : begins_(std::move(begins)), edges_(std::move(edges)) {}

    std::uint32_t size() const { return static_cast<std::uint32_t>(begins_.empty() ? 0 : begins_.size() - 1); }
    std::span<const Edge> edges(std::uint32_t node) const {
        return {edges_.data() + begins_[node], begins_[node + 1] - begins_[node]};
    }
    std::size_t edge_count() const { return edges_.size() / 2; }

  private:
    std::vector<std::size_t> begins_;
    std::vector<Edge> edges_;
};

class InteractionGraph {
  public:
    static constexpr std::size_t standard_pairs = std::size_t{1} << 22U;

    /// @param most_pairs  about how many pairs of variables are used at most
    explicit InteractionGraph(const ClauseList& formula, std::size_t most_pairs = standard_pairs);

    /// There is a node for each variable that the formula mentions; if it mentions most, also for those between.
    const WeightedGraph& graph() const { return graph_; }
    Variable variable(std::uint32_t node) const;
    std::optional<std::uint32_t> node(Variable variable) const;
    /// Returns the number of its occurrences in clauses.
    std::uint32_t occurrences(std::uint32_t node) const { return occurrences_[node]; }
    /// The part of the pairs that was sampled; 1 for all.
    double sampled() const { return sampled_; }

  private:
    CompactVariables variables_;
    std::vector<std::uint32_t> occurrences_;  ///< by node
    WeightedGraph graph_;
    double sampled_ = 1;
};
}  // namespace satdoku::cnf
