// The pairs are visited twice: first to count the neighbours of each node, then to write them into arrays of that size.
#include <satdoku/cnf/interaction.hpp>
#include <satdoku/core/hash.hpp>

namespace satdoku::cnf {
namespace {
/// Clauses up to this length join all their pairs; longer ones join `strides` pairs for each of their literals.
constexpr std::size_t longest_whole = 24;
constexpr std::size_t strides = 8;

std::uint64_t pairs_of(std::size_t length) {
    if (length < 2) return 0;
    return length <= longest_whole ? length * (length - 1) / 2 : length * strides;
}

/// Calls action(first index, second index) for the pairs of a clause. In a long clause these are literals with
/// `strides` fixed distances.
template <typename Action> void for_each_pair(std::size_t length, Action&& action) {
    if (length <= longest_whole) {
        for (std::size_t first = 0; first < length; ++first)
            for (std::size_t second = first + 1; second < length; ++second) action(first, second);
        return;
    }
    for (std::size_t stride = 0; stride < strides; ++stride) {
        const std::size_t distance = 1 + static_cast<std::size_t>(core::split_mix(stride) % (length - 1));
        for (std::size_t first = 0; first < length; ++first) action(first, (first + distance) % length);
    }
}

/// The sampled clauses, and their pairs as nodes.
class Pairs {
  public:
    Pairs(const ClauseList& formula, const CompactVariables& variables, std::size_t most)
        : formula_(formula), variables_(variables) {
        std::uint64_t all = 0;
        for (std::size_t index = 0; index < formula.size(); ++index) all += pairs_of(formula[index].size());
        if (all > most) part_ = static_cast<double>(most) / static_cast<double>(all);
    }
    double part() const { return part_; }

    /// Calls action(node, node, weight) for each pair.
    template <typename Action> void for_each(Action&& action) const {
        std::vector<std::uint32_t> nodes;
        for (std::size_t index = 0; index < formula_.size(); ++index) {
            if (!takes_part(index)) continue;
            nodes.clear();
            for (const Literal literal : formula_[index]) nodes.push_back(variables_.find(literal.variable())->index());
            const auto weight = static_cast<float>(1 / (static_cast<double>(pairs_of(nodes.size())) * part_));
            for_each_pair(nodes.size(), [&](std::size_t first, std::size_t second) {
                if (nodes[first] != nodes[second]) action(nodes[first], nodes[second], weight);
            });
        }
    }

  private:
    bool takes_part(std::size_t index) const {
        return part_ >= 1 || static_cast<double>(core::split_mix(index) >> 11U) * 0x1.0p-53 < part_;
    }

    const ClauseList& formula_;
    const CompactVariables& variables_;
    double part_ = 1;
};

/// Sorts the edges of each node and joins those to the same neighbour.
WeightedGraph merged(const std::vector<std::size_t>& begins, std::vector<WeightedGraph::Edge> edges) {
    using Edge = WeightedGraph::Edge;
    std::vector<std::size_t> kept_begins = {0};
    std::size_t kept = 0;
    for (std::size_t node = 0; node + 1 < begins.size(); ++node) {
        const auto from = edges.begin() + static_cast<std::ptrdiff_t>(begins[node]);
        const auto to = edges.begin() + static_cast<std::ptrdiff_t>(begins[node + 1]);
        // The weights of edges to one neighbour are added in a fixed order, so that the sum is the same from both ends.
        std::sort(from, to, [](const Edge& one, const Edge& other) {
            return one.node != other.node ? one.node < other.node : one.weight < other.weight;
        });
        const std::size_t first = kept;
        for (auto edge = from; edge != to; ++edge) {
            if (kept > first && edges[kept - 1].node == edge->node) {
                edges[kept - 1].weight += edge->weight;
            } else {
                edges[kept++] = *edge;
            }
        }
        kept_begins.push_back(kept);
    }
    edges.resize(kept);
    edges.shrink_to_fit();
    return {std::move(kept_begins), std::move(edges)};
}
}  // namespace

InteractionGraph::InteractionGraph(const ClauseList& formula, std::size_t most_pairs) {
    for (const Literal literal : formula.literals()) {
        const std::uint32_t node = variables_.inside(literal).variable().index();
        if (node >= occurrences_.size()) occurrences_.resize(std::size_t{node} + 1);
        ++occurrences_[node];
    }
    const Pairs pairs(formula, variables_, most_pairs);
    sampled_ = pairs.part();
    std::vector<std::size_t> begins(occurrences_.size() + 1);
    pairs.for_each([&](std::uint32_t one, std::uint32_t other, float) {
        ++begins[one + 1];
        ++begins[other + 1];
    });
    for (std::size_t node = 1; node < begins.size(); ++node) begins[node] += begins[node - 1];
    std::vector<WeightedGraph::Edge> edges(begins.back());
    std::vector<std::size_t> ends(begins.begin(), begins.end() - 1);
    pairs.for_each([&](std::uint32_t one, std::uint32_t other, float weight) {
        edges[ends[one]++] = {other, weight};
        edges[ends[other]++] = {one, weight};
    });
    graph_ = merged(begins, std::move(edges));
}

Variable InteractionGraph::variable(std::uint32_t node) const {
    return variables_.outside(Literal(Variable(node), false)).variable();
}

std::optional<std::uint32_t> InteractionGraph::node(Variable variable) const {
    const auto found = variables_.find(variable);
    if (!found || found->index() >= occurrences_.size()) return std::nullopt;
    return found->index();
}
}  // namespace satdoku::cnf
