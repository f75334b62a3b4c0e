#include <satdoku/puzzle/constraint_clauses.hpp>
#include <map>

namespace satdoku::puzzle {
namespace {
using cnf::Literal;
using cnf::Variable;
using grid::Cell;

/// Beyond this many nodes different digits are not part of the diagram, but clauses of pairs.
constexpr std::size_t most_nodes = 20'000;
}  // namespace

/// Makes the nodes layer by layer, and joins from the end those that have the same ways to the end.
class ConstraintClauses::Builder {
  public:
    Builder(const grid::Walk& walk, bool different) : walk_(walk), different_(different) {}

    /// Returns false if there are too many nodes.
    bool build() {
        std::map<Key, std::uint32_t> nodes = {{Key{0, 0}, 0}};
        std::size_t count = 0;
        for (std::size_t at = 0; at < walk_.cells.size(); ++at) {
            std::map<Key, std::uint32_t> next;
            std::vector<Edge>& edges = layers_.emplace_back();
            for (const auto& [key, from] : nodes) {
                for (int digit = 1; digit <= walk_.side; ++digit) {
                    const std::uint64_t bit = different_ ? std::uint64_t{1} << digit : 0;
                    if ((key.first & bit) != 0) continue;
                    const auto state = walk_.next(key.second, at, digit);
                    if (!state) continue;
                    const auto [to, is_new] = next.try_emplace({key.first | bit, *state}, next.size());
                    edges.push_back({from, to->second, digit});
                }
            }
            sizes_.push_back(nodes.size());
            nodes = std::move(next);
            count += nodes.size();
            if (count > most_nodes && different_) return false;
        }
        join(nodes.size());
        return true;
    }

    std::vector<std::vector<Edge>>& layers() { return layers_; }

  private:
    using Key = std::pair<std::uint64_t, grid::Walk::State>;  ///< the digits that have been used, and the state
    static constexpr std::uint32_t none = 0xFFFFFFFFU;

    void join(std::size_t ends) {
        std::vector<std::uint32_t> joined(ends, 0);  // by node of the next layer
        for (std::size_t at = layers_.size(); at-- > 0;) {
            std::vector<std::vector<std::pair<int, std::uint32_t>>> ways(sizes_[at]);
            for (const Edge& edge : layers_[at])
                if (joined[edge.to] != none) ways[edge.from].emplace_back(edge.digit, joined[edge.to]);
            std::map<std::vector<std::pair<int, std::uint32_t>>, std::uint32_t> nodes;
            joined.assign(ways.size(), none);
            layers_[at].clear();
            for (std::size_t node = 0; node < ways.size(); ++node) {
                if (ways[node].empty()) continue;
                const auto [own, is_new] = nodes.try_emplace(ways[node], nodes.size());
                joined[node] = own->second;
                if (!is_new) continue;
                for (const auto& [digit, to] : ways[node]) layers_[at].push_back({own->second, to, digit});
            }
        }
        if (joined[0] == none) layers_.clear();
    }

    const grid::Walk& walk_;
    const bool different_;
    std::vector<std::vector<Edge>> layers_;
    std::vector<std::size_t> sizes_;  ///< by layer: nodes before they are joined
};

ConstraintClauses::ConstraintClauses(const grid::Layout& layout, std::uint32_t first) : variables_(first) {
    for (const grid::Constraint& constraint : layout.constraints()) {
        std::vector<Diagram>& diagrams = diagrams_.emplace_back();
        for (const grid::Walk& walk : layout.walks_of(constraint)) append(diagrams, walk);
    }
    append_rests_of_houses(layout);
}

void ConstraintClauses::append(std::vector<Diagram>& diagrams, const grid::Walk& walk) {
    Builder exact(walk, walk.different);
    Builder loose(walk, false);
    const bool is_exact = exact.build() || !loose.build();
    Diagram diagram{walk, std::move((is_exact ? exact : loose).layers()), {}, {}};
    diagram.walk.different = walk.different && !is_exact;
    for (std::size_t at = 0; at < diagram.layers.size() && diagram.layers.size() > 2; ++at) {
        std::uint32_t nodes = 0;
        for (const Edge& edge : diagram.layers[at]) nodes = std::max(nodes, edge.from + 1);
        diagram.first_node.push_back(variables_);
        if (at > 0) variables_ += nodes;
        diagram.first_edge.push_back(variables_);
        variables_ += static_cast<std::uint32_t>(diagram.layers[at].size());
    }
    diagrams.push_back(std::move(diagram));
}

void ConstraintClauses::add(std::size_t constraint, const VariableOf& variable, const Sink& sink) const {
    for (const Diagram& diagram : diagrams_[constraint]) pass(diagram, variable, sink);
}

void ConstraintClauses::add_all(const VariableOf& variable, const Sink& sink) const {
    for (std::size_t constraint = 0; constraint < diagrams_.size(); ++constraint) add(constraint, variable, sink);
}

void ConstraintClauses::pass(const Diagram& diagram, const VariableOf& variable, const Sink& sink) {
    const std::vector<Cell>& cells = diagram.walk.cells;
    const auto& layers = diagram.layers;
    const auto has = [&](std::size_t at, int digit) { return Literal(variable(cells[at], digit), false); };
    for (std::size_t one = 0; one < cells.size() && diagram.walk.different; ++one) {
        for (std::size_t other = 0; other < one; ++other)
            for (int digit = 1; digit <= diagram.walk.side; ++digit)
                sink(std::array{~has(one, digit), ~has(other, digit)});
    }
    if (layers.empty()) return sink({});
    for (int digit = 1; digit <= diagram.walk.side && layers.size() == 1; ++digit)
        if (std::ranges::find(layers[0], digit, &Edge::digit) == layers[0].end()) sink(std::array{~has(0, digit)});
    if (layers.size() == 1) return;
    const bool has_variables = layers.size() > 2;
    const auto edge_at = [&](std::size_t at, std::size_t edge) {
        return Literal(Variable(diagram.first_edge[at] + static_cast<std::uint32_t>(edge)), false);
    };
    const auto node_at = [&](std::size_t at, std::uint32_t node) {
        return Literal(Variable(diagram.first_node[at] + node), false);
    };
    // A digit, or a node, needs one of its edges. Of at most two cells the other digit stands for the edge.
    for (std::size_t at = 0; at < layers.size(); ++at) {
        std::vector<std::vector<Literal>> of_digit(static_cast<std::size_t>(diagram.walk.side));
        std::map<std::uint32_t, std::vector<Literal>> after;
        std::map<std::uint32_t, std::vector<Literal>> before;
        for (int digit = 1; digit <= diagram.walk.side; ++digit)
            of_digit[static_cast<std::size_t>(digit - 1)] = {~has(at, digit)};
        for (std::size_t number = 0; number < layers[at].size(); ++number) {
            const Edge& edge = layers[at][number];
            std::vector<Literal>& supports = of_digit[static_cast<std::size_t>(edge.digit - 1)];
            if (!has_variables) {
                for (const Edge& next : layers[layers.size() - 1 - at])
                    if (at == 0 ? next.from == edge.to : next.to == edge.from)
                        supports.push_back(has(1 - at, next.digit));
                continue;
            }
            const Literal own = edge_at(at, number);
            supports.push_back(own);
            sink(std::array{~own, has(at, edge.digit)});
            after[edge.from].push_back(own);
            before[edge.to].push_back(own);
            if (at > 0) sink(std::array{~own, node_at(at, edge.from)});
            if (at + 1 < layers.size()) sink(std::array{~own, node_at(at + 1, edge.to)});
        }
        for (const std::vector<Literal>& clause : of_digit) sink(clause);
        for (auto& [node, edges] : after) {
            if (at > 0) edges.push_back(~node_at(at, node));
            sink(edges);
        }
        for (auto& [node, edges] : before) {
            if (at + 1 == layers.size()) break;
            edges.push_back(~node_at(at + 1, node));
            sink(edges);
        }
    }
}

namespace {
/// Cells with a known sum.
struct Sum {
    std::vector<Cell> cells;  ///< rising
    int value = 0;
};

bool includes(const std::vector<Cell>& all, const std::vector<Cell>& some) { return std::ranges::includes(all, some); }

/// Adds the cells of the other to these. Returns false if they meet.
bool unite(Sum& sum, const Sum& other) {
    std::vector<Cell> all;
    std::ranges::merge(sum.cells, other.cells, std::back_inserter(all));
    if (std::ranges::adjacent_find(all) != all.end()) return false;
    sum = {std::move(all), sum.value + other.value};
    return true;
}

/// The larger sum without the smaller one, which it includes.
Sum difference_of(const Sum& larger, const Sum& smaller) {
    Sum rest;
    std::ranges::set_difference(larger.cells, smaller.cells, std::back_inserter(rest.cells));
    rest.value = larger.value - smaller.value;
    return rest;
}

/// One to three neighbouring houses of a kind, and their sum.
std::vector<Sum> sums_of_houses(const grid::Layout& layout) {
    std::vector<Sum> sums;
    const auto houses = layout.houses();
    for (std::size_t first = 0; first < houses.size(); ++first) {
        Sum sum;
        for (std::size_t next = first; next < houses.size() && next < first + 3; ++next) {
            const grid::House& house = houses[next];
            if (house.kind != houses[first].kind || house.grid != houses[first].grid) break;
            if (!unite(sum, {{house.cells.begin(), house.cells.end()}, layout.side() * (layout.side() + 1) / 2})) break;
            sums.push_back(sum);
        }
    }
    return sums;
}
}  // namespace

/// The cages inside houses leave a sum to the other cells; those that cover houses leave one to the cells outside.
void ConstraintClauses::append_rests_of_houses(const grid::Layout& layout) {
    constexpr std::size_t most_cells = 5;
    std::vector<Sum> cages;
    for (const grid::Constraint& constraint : layout.constraints()) {
        if (constraint.kind != grid::ConstraintKind::cage || constraint.value == 0) continue;
        Sum& cage = cages.emplace_back(Sum{layout.cells_of(constraint), constraint.value});
        std::ranges::sort(cage.cells);
    }
    std::vector<Diagram>& rests = diagrams_.emplace_back();
    if (cages.empty()) return;
    std::vector<std::vector<Cell>> known;
    const auto append_rest = [&](const Sum& rest) {
        if (rest.cells.empty() || rest.cells.size() > most_cells) return;
        if (std::ranges::find(known, rest.cells) != known.end()) return;
        known.push_back(rest.cells);
        append(rests, {grid::ConstraintKind::little_killer,
                       rest.value,
                       layout.side(),
                       layout.are_peers(rest.cells),
                       rest.cells,
                       {}});
    };
    for (const Sum& cage : cages) known.push_back(cage.cells);
    for (const Sum& houses : sums_of_houses(layout)) {
        Sum inside;
        Sum covering;
        bool are_apart = true;
        for (const Sum& cage : cages) {
            const bool meets = std::ranges::any_of(
                cage.cells, [&](Cell cell) { return std::ranges::binary_search(houses.cells, cell); });
            if (!meets) continue;
            if (includes(houses.cells, cage.cells)) are_apart = unite(inside, cage) && are_apart;
            are_apart = unite(covering, cage) && are_apart;
        }
        if (!are_apart) continue;
        if (!inside.cells.empty()) append_rest(difference_of(houses, inside));
        if (includes(covering.cells, houses.cells)) append_rest(difference_of(covering, houses));
    }
}
}  // namespace satdoku::puzzle
