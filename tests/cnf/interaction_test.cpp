// The graph of variables and its communities, compared with slow computations of them.
#include "support/catch.hpp"
#include "support/literals.hpp"
#include <satdoku/cnf/communities.hpp>
#include <satdoku/cnf/interaction.hpp>
#include <satdoku/core/random.hpp>
#include <map>
#include <set>

using namespace satdoku;

namespace {
using Clauses = std::vector<std::vector<int>>;

/// Weights of edges by DIMACS variables.
std::map<std::pair<int, int>, double> weights_of(const cnf::InteractionGraph& interaction) {
    std::map<std::pair<int, int>, double> weights;
    for (std::uint32_t node = 0; node < interaction.graph().size(); ++node) {
        for (const auto& edge : interaction.graph().edges(node)) {
            const auto number = [&](std::uint32_t one) {
                return static_cast<int>(interaction.variable(one).index()) + 1;
            };
            const bool is_new = weights.emplace(std::pair(number(node), number(edge.node)), edge.weight).second;
            CHECK(is_new);
        }
    }
    return weights;
}

/// Groups of `size` variables, all joined within, and a chain from group to group.
cnf::ClauseList islands(int groups, int size) {
    Clauses clauses;
    for (int group = 0; group < groups; ++group) {
        for (int one = 1; one <= size; ++one) {
            for (int other = one + 1; other <= size; ++other)
                clauses.push_back({group * size + one, -(group * size + other)});
        }
        if (group > 0) clauses.push_back({group * size, group * size + 1});
    }
    return support::clause_list(clauses);
}

/// By the definition: over all pairs of nodes.
double slow_modularity(const cnf::WeightedGraph& graph, const cnf::Division& division) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, double> weights;
    std::vector<double> degrees(graph.size());
    double total = 0;
    for (std::uint32_t node = 0; node < graph.size(); ++node) {
        for (const auto& edge : graph.edges(node)) {
            weights[{node, edge.node}] += double{edge.weight};
            degrees[node] += double{edge.weight};
            total += double{edge.weight};
        }
    }
    double sum = 0;
    for (std::uint32_t one = 0; one < graph.size(); ++one) {
        for (std::uint32_t other = 0; other < graph.size(); ++other) {
            if (division.part[one] == division.part[other])
                sum += weights[{one, other}] - degrees[one] * degrees[other] / total;
        }
    }
    return sum / total;
}
}  // namespace

TEST_CASE("a clause joins its variables with a weight of one altogether", "[cnf][interaction]") {
    const cnf::InteractionGraph graph(support::clause_list({{1, -2, 3}, {-1, 2}, {4}, {5, -5}, {2, 2, 3}}));
    const auto weights = weights_of(graph);
    CHECK(weights.size() == 6);
    CHECK(weights.at({1, 2}) == Approx(1.0 / 3 + 1));
    CHECK(weights.at({2, 1}) == weights.at({1, 2}));
    CHECK(weights.at({1, 3}) == Approx(1.0 / 3));
    CHECK(weights.at({3, 2}) == Approx(1.0 / 3 + 2.0 / 3));
    CHECK(graph.occurrences(*graph.node(cnf::Variable(1))) == 4);
    CHECK(graph.sampled() == 1);
    CHECK(cnf::InteractionGraph(cnf::ClauseList{}).graph().size() == 0);
}

TEST_CASE("memory depends on the mentioned variables, and samples keep the weight", "[cnf][interaction]") {
    const int high = 2000000000;
    const cnf::InteractionGraph sparse(support::clause_list({{high, 7}, {high - 1, 7}}));
    CHECK(sparse.graph().size() < 100);
    CHECK(weights_of(sparse).count({high, 7}) == 1);
    CHECK_FALSE(sparse.node(cnf::Variable(12345678)).has_value());

    std::vector<int> wide;
    for (int number = 1; number <= 5000; ++number) wide.push_back(number);
    const cnf::InteractionGraph sampled(support::clause_list({wide}));
    CHECK(sampled.graph().edge_count() <= 5000 * 8);
    double weight = 0;
    for (const auto& [pair, one] : weights_of(sampled)) weight += one / 2;
    CHECK(weight == Approx(1).epsilon(0.01));

    const cnf::ClauseList many = islands(200, 8);
    const cnf::InteractionGraph part(many, 1000);
    CHECK(part.sampled() < 1);
    CHECK(part.graph().edge_count() < 1300);
    weight = 0;
    for (const auto& [pair, one] : weights_of(part)) weight += one / 2;
    CHECK(weight == Approx(static_cast<double>(many.size())).epsilon(0.15));
}

TEST_CASE("islands are the communities", "[cnf][interaction]") {
    const cnf::InteractionGraph interaction(islands(12, 7));
    const auto divisions = cnf::louvain(interaction.graph());
    const cnf::Division& communities = divisions.back();
    CHECK(communities.parts == 12);
    for (std::uint32_t node = 0; node < interaction.graph().size(); ++node)
        CHECK(communities.part[node] == communities.part[node / 7 * 7]);
    CHECK(cnf::modularity(interaction.graph(), communities) > 0.8);
    const cnf::WeightedGraph chain = cnf::contracted(interaction.graph(), communities);
    CHECK(chain.size() == 12);
    CHECK(chain.edge_count() == 11);
}

TEST_CASE("modularity agrees with its definition, and communities have a high one", "[cnf][interaction]") {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        core::Random random(seed);
        Clauses clauses;
        for (int count = 0; count < 60; ++count) {
            std::vector<int> clause;
            for (int place = 0; place < 3; ++place) clause.push_back(1 + static_cast<int>(random.below(30)));
            clauses.push_back(clause);
        }
        const cnf::InteractionGraph interaction(support::clause_list(clauses));
        const cnf::WeightedGraph& graph = interaction.graph();
        double before = -1;
        std::uint32_t parts = graph.size() + 1;
        for (const cnf::Division& division : cnf::louvain(graph)) {
            CAPTURE(seed, division.parts);
            const double worth = cnf::modularity(graph, division);
            CHECK(worth == Approx(slow_modularity(graph, division)).margin(1e-5));
            CHECK(worth >= before);
            CHECK(division.parts < parts);
            CHECK(std::set<std::uint32_t>(division.part.begin(), division.part.end()).size() == division.parts);
            before = worth;
            parts = division.parts;
        }
        CHECK(before > 0.1);
    }
}

TEST_CASE("parts are joined until they are few enough, inside communities", "[cnf][interaction]") {
    const cnf::InteractionGraph interaction(islands(12, 7));
    const cnf::WeightedGraph& graph = interaction.graph();
    const cnf::Division communities = cnf::louvain(graph).back();
    cnf::Division single;
    single.parts = graph.size();
    for (std::uint32_t node = 0; node < graph.size(); ++node) single.part.push_back(node);
    for (const std::size_t most : {84U, 50U, 30U, 12U}) {
        const cnf::Division coarse = cnf::coarsened(graph, single, communities, most);
        CAPTURE(most, coarse.parts);
        CHECK(coarse.parts == most);
        for (std::uint32_t one = 0; one < graph.size(); ++one) {
            for (std::uint32_t other = 0; other < graph.size(); ++other) {
                if (coarse.part[one] == coarse.part[other]) CHECK(communities.part[one] == communities.part[other]);
            }
        }
    }
    CHECK(cnf::coarsened(graph, single, communities, 3).parts == 12);
}

TEST_CASE("graphs without edges have a part for each node", "[cnf][interaction]") {
    const cnf::InteractionGraph units(support::clause_list({{1}, {2}, {-3}}));
    const auto divisions = cnf::louvain(units.graph());
    CHECK(divisions.back().parts == 3);
    CHECK(cnf::modularity(units.graph(), divisions.back()) == 0);
    CHECK(cnf::louvain(cnf::WeightedGraph{}).back().parts == 0);
}
