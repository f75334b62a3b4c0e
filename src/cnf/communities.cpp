#include <satdoku/cnf/communities.hpp>
#include <numeric>

namespace satdoku::cnf {
namespace {
constexpr std::uint32_t nodes_between_looks = 1024;

/// A graph whose nodes may have weight inside.
struct Level {
    WeightedGraph graph;
    std::vector<double> inside;  ///< by node: twice the weight of the edges that have been contracted into it
};

/// Returns the division with its parts numbered in the order of Division.
Division numbered(std::vector<std::uint32_t> part) {
    const std::uint32_t none = ~std::uint32_t{0};
    std::uint32_t most = 0;
    for (const std::uint32_t one : part) most = std::max(most, one + 1);
    std::vector<std::uint32_t> sizes(most);
    std::vector<std::uint32_t> order;
    for (const std::uint32_t one : part) {
        if (sizes[one]++ == 0) order.push_back(one);  // by their lowest nodes
    }
    std::ranges::stable_sort(order, [&](std::uint32_t one, std::uint32_t other) { return sizes[one] > sizes[other]; });
    std::vector<std::uint32_t> number(most, none);
    for (std::uint32_t index = 0; index < order.size(); ++index) number[order[index]] = index;
    for (std::uint32_t& one : part) one = number[one];
    return {std::move(part), static_cast<std::uint32_t>(order.size())};
}

/// Moves nodes to the parts of their neighbours as long as that raises the modularity noticeably.
class Moving {
  public:
    explicit Moving(const Level& level)
        : level_(level), part_(level.graph.size()), degree_(level.graph.size()), toward_(level.graph.size()) {
        std::iota(part_.begin(), part_.end(), 0U);
        for (std::uint32_t node = 0; node < level.graph.size(); ++node) {
            degree_[node] = level.inside[node];
            for (const auto& edge : level.graph.edges(node)) degree_[node] += double{edge.weight};
            total_ += degree_[node];
        }
        of_part_ = degree_;
    }

    /// Returns whether any node has moved.
    bool run(const std::stop_token& stop) {
        constexpr std::uint32_t most_sweeps = 30;
        constexpr std::uint32_t worth_another = 200;  // a smaller fraction of the nodes is not
        bool any = false;
        for (std::uint32_t count = 0; count < most_sweeps && !stop.stop_requested(); ++count) {
            const std::uint32_t moved = sweep(stop);
            any = any || moved > 0;
            if (moved <= level_.graph.size() / worth_another) break;
        }
        return any;
    }
    std::vector<std::uint32_t> take() { return std::move(part_); }

  private:
    std::uint32_t sweep(const std::stop_token& stop) {
        std::uint32_t moved = 0;
        for (std::uint32_t node = 0; node < level_.graph.size(); ++node) {
            if (node % nodes_between_looks == 0 && stop.stop_requested()) break;
            const std::uint32_t before = part_[node];
            of_part_[before] -= degree_[node];
            part_[node] = best_for(node, before);
            of_part_[part_[node]] += degree_[node];
            if (part_[node] != before) ++moved;
        }
        return moved;
    }

    /// Returns the part where the gain in modularity is greatest; the present one if no part is better.
    std::uint32_t best_for(std::uint32_t node, std::uint32_t now) {
        near_.clear();
        for (const auto& edge : level_.graph.edges(node)) {
            const std::uint32_t part = part_[edge.node];
            if (toward_[part] == 0) near_.push_back(part);
            toward_[part] += double{edge.weight};
        }
        constexpr double hair = 1e-12;  // values that differ only by rounding are equal
        const auto gain = [&](std::uint32_t part) { return toward_[part] - degree_[node] * of_part_[part] / total_; };
        std::uint32_t best = now;
        double most = gain(now);
        std::sort(near_.begin(), near_.end());
        for (const std::uint32_t part : near_) {
            if (gain(part) <= most + hair) continue;
            best = part;
            most = gain(part);
        }
        for (const std::uint32_t part : near_) toward_[part] = 0;
        return best;
    }

    const Level& level_;
    std::vector<std::uint32_t> part_;
    std::vector<double> degree_;
    std::vector<double> of_part_;  ///< degrees of its nodes
    std::vector<double> toward_;   ///< by part: weight from the current node to it
    std::vector<std::uint32_t> near_;
    double total_ = 0;
};

/// By part, its nodes.
std::vector<std::vector<std::uint32_t>> members_of(const Division& division) {
    std::vector<std::vector<std::uint32_t>> members(division.parts);
    for (std::uint32_t node = 0; node < division.part.size(); ++node) members[division.part[node]].push_back(node);
    return members;
}

/// @param stop  ends it with a part of the graph
Level contract(const Level& level, const Division& division, const std::stop_token& stop) {
    std::vector<std::size_t> begins = {0};
    std::vector<WeightedGraph::Edge> edges;
    std::vector<double> inside(division.parts);
    std::vector<double> toward(division.parts);
    std::vector<std::uint32_t> near;
    const auto members = members_of(division);
    for (std::uint32_t part = 0; part < division.parts; ++part) {
        if (part % nodes_between_looks == 0 && stop.stop_requested()) break;
        near.clear();
        for (const std::uint32_t node : members[part]) {
            inside[part] += level.inside[node];
            for (const auto& edge : level.graph.edges(node)) {
                const std::uint32_t other = division.part[edge.node];
                if (other != part && toward[other] == 0) near.push_back(other);
                toward[other] += double{edge.weight};
            }
        }
        inside[part] += toward[part];
        toward[part] = 0;
        std::sort(near.begin(), near.end());
        for (const std::uint32_t other : near) {
            edges.push_back({other, static_cast<float>(toward[other])});
            toward[other] = 0;
        }
        begins.push_back(edges.size());
    }
    return {{std::move(begins), std::move(edges)}, std::move(inside)};
}
}  // namespace

std::vector<Division> louvain(const WeightedGraph& graph, const std::stop_token& stop) {
    std::vector<Division> divisions;
    std::vector<std::uint32_t> part(graph.size());
    std::iota(part.begin(), part.end(), 0U);
    Level level{graph, std::vector<double>(graph.size())};
    while (!stop.stop_requested()) {
        Moving moving(level);
        if (!moving.run(stop)) break;
        const Division joined = numbered(moving.take());
        for (std::uint32_t& one : part) one = joined.part[one];
        divisions.push_back(numbered(part));
        level = contract(level, joined, stop);
    }
    if (divisions.empty()) divisions.push_back(numbered(part));
    return divisions;
}

double modularity(const WeightedGraph& graph, const Division& division) {
    std::vector<double> degrees(division.parts);
    double inside = 0;
    double total = 0;
    for (std::uint32_t node = 0; node < graph.size(); ++node) {
        const std::uint32_t part = division.part[node];
        for (const auto& edge : graph.edges(node)) {
            total += double{edge.weight};
            degrees[part] += double{edge.weight};
            if (division.part[edge.node] == part) inside += double{edge.weight};
        }
    }
    if (total <= 0) return 0;
    double chance = 0;
    for (const double degree : degrees) chance += degree / total * (degree / total);
    return inside / total - chance;
}

Division coarsened(const WeightedGraph& graph, const Division& division, const Division& within, std::size_t most,
                   const std::stop_token& stop) {
    Division coarse = division;
    while (coarse.parts > most) {
        const WeightedGraph parts = contracted(graph, coarse, stop);
        if (stop.stop_requested()) break;
        std::vector<std::uint32_t> around(coarse.parts);
        std::vector<double> sizes(coarse.parts);
        for (std::uint32_t node = 0; node < graph.size(); ++node) {
            around[coarse.part[node]] = within.part[node];
            ++sizes[coarse.part[node]];
        }
        std::vector<std::uint32_t> mate(coarse.parts);
        std::iota(mate.begin(), mate.end(), 0U);
        std::size_t left = coarse.parts;
        // Small parts, which have the highest numbers, choose first.
        for (std::uint32_t part = coarse.parts; part-- > 0 && left > most;) {
            if (mate[part] != part) continue;
            std::uint32_t best = part;
            double most_weight = 0;
            for (const auto& edge : parts.edges(part)) {
                const double weight = double{edge.weight} / sizes[edge.node];
                const bool is_free = mate[edge.node] == edge.node && around[edge.node] == around[part];
                if (!is_free || weight <= most_weight) continue;
                best = edge.node;
                most_weight = weight;
            }
            if (best == part) continue;
            mate[part] = best;
            mate[best] = part;
            --left;
        }
        if (left == coarse.parts) break;
        for (std::uint32_t& part : coarse.part) part = std::min(part, mate[part]);
        coarse = numbered(std::move(coarse.part));
    }
    return coarse;
}

WeightedGraph contracted(const WeightedGraph& graph, const Division& division, const std::stop_token& stop) {
    return contract({graph, std::vector<double>(graph.size())}, division, stop).graph;
}
}  // namespace satdoku::cnf
