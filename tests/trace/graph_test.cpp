#include "engines.hpp"
#include "support/catch.hpp"
#include "support/random_formula.hpp"
#include <satdoku/families/families.hpp>
#include <satdoku/trace/graph.hpp>
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace satdoku {
namespace {
using solve::Event;
using trace::ImplicationGraph;
using Clause = std::vector<cnf::Literal>;

/// Returns true if unit propagation over `clauses` finds an empty clause when all literals of `clause` are false. Uses no
/// code of the engines and no edges of the graph.
bool follows_by_propagation(const std::vector<Clause>& clauses, const Clause& clause) {
    std::map<cnf::Literal, bool> truth;
    const auto set = [&](cnf::Literal literal) {
        truth[literal] = true;
        truth[~literal] = false;
    };
    for (const cnf::Literal literal : clause) set(~literal);
    for (bool changed = true; changed;) {
        changed = false;
        for (const Clause& each : clauses) {
            std::vector<cnf::Literal> open;
            bool satisfied = false;
            for (const cnf::Literal literal : each) {
                const auto known = truth.find(literal);
                if (known == truth.end()) {
                    open.push_back(literal);
                } else {
                    satisfied = satisfied || known->second;
                }
            }
            if (satisfied || open.size() > 1) continue;
            if (open.empty()) return true;
            set(open.front());
            changed = true;
        }
    }
    return false;
}

/// Returns the clauses of a graph: the reasons and the false clause.
std::vector<Clause> clauses_of(const ImplicationGraph& graph) {
    std::vector<Clause> clauses = {graph.literals};
    for (const ImplicationGraph::Node& node : graph.nodes) {
        if (node.how == Event::Kind::propagation) clauses.push_back(node.clause);
    }
    return clauses;
}

/// Returns true if a path from the node to the conflict avoids the node `avoided`.
bool reaches(const ImplicationGraph& graph, std::uint32_t from, std::uint32_t avoided) {
    std::vector<bool> on_way(graph.nodes.size());
    if (from != avoided) on_way[from] = true;
    for (std::uint32_t node = from + 1; node < graph.nodes.size(); ++node) {
        const auto& causes = graph.nodes[node].causes;
        if (node != avoided) on_way[node] = std::ranges::any_of(causes, [&](auto cause) { return on_way[cause]; });
    }
    return std::ranges::any_of(graph.causes, [&](auto cause) { return on_way[cause]; });
}

void check_edges(const ImplicationGraph& graph) {
    for (std::uint32_t index = 0; index < graph.nodes.size(); ++index) {
        const ImplicationGraph::Node& node = graph.nodes[index];
        REQUIRE(std::ranges::is_sorted(node.causes));
        std::vector<cnf::Literal> needed;
        for (const cnf::Literal literal : node.clause) {
            if (literal != node.literal) needed.push_back(~literal);
        }
        std::ranges::sort(needed);
        needed.erase(std::unique(needed.begin(), needed.end()), needed.end());
        std::vector<cnf::Literal> found;
        for (const std::uint32_t cause : node.causes) {
            REQUIRE(cause < index);
            found.push_back(graph.nodes[cause].literal);
        }
        std::ranges::sort(found);
        REQUIRE(found == needed);
        if (node.how == Event::Kind::propagation) REQUIRE(std::ranges::count(node.clause, node.literal) >= 1);
    }
}

/// Requires that its cuts are at all unique implication points, which are found by trying every node of the level.
void check_cuts(const ImplicationGraph& graph) {
    std::uint32_t level = 0;
    for (const std::uint32_t cause : graph.causes) level = std::max(level, graph.nodes[cause].level);
    if (level == 0) {
        REQUIRE(graph.cuts.empty());
        return;
    }
    const auto is_decision = [&](const ImplicationGraph::Node& node) {
        return node.level == level && node.how == Event::Kind::decision;
    };
    const auto decision = std::ranges::find_if(graph.nodes, is_decision);
    REQUIRE(decision != graph.nodes.end());
    const auto start = static_cast<std::uint32_t>(decision - graph.nodes.begin());
    std::vector<std::uint32_t> points;
    for (auto node = static_cast<std::uint32_t>(graph.nodes.size()); node-- > 0;) {
        if (graph.nodes[node].level == level && !reaches(graph, start, node)) points.push_back(node);
    }
    std::vector<std::uint32_t> cuts;
    for (const ImplicationGraph::Cut& cut : graph.cuts) cuts.push_back(cut.point);
    REQUIRE(cuts == points);
    REQUIRE(cuts.back() == start);
    for (const ImplicationGraph::Cut& cut : graph.cuts) {
        const Clause clause = trace::clause_of(graph, cut);
        REQUIRE(clause.front() == ~graph.nodes[cut.point].literal);
        REQUIRE(std::set(clause.begin(), clause.end()).size() == clause.size());
        REQUIRE(follows_by_propagation(clauses_of(graph), clause));
        const auto before = std::span(graph.resolutions).first(cut.resolutions);
        REQUIRE(std::ranges::find(before, cut.point, &ImplicationGraph::Resolution::node) == before.end());
    }
}

/// The last resolvent of the engine's steps.
Clause resolvent_of(const ImplicationGraph& graph) {
    trace::Resolvent resolvent(graph.start);
    for (const ImplicationGraph::Resolution& step : graph.steps) resolvent.resolve(graph, step);
    return {resolvent.literals().begin(), resolvent.literals().end()};
}

void check_learned(const ImplicationGraph& graph) {
    const ImplicationGraph::Learned& learned = *graph.learned;
    Clause with_strengthened = learned.literals;
    with_strengthened.insert(with_strengthened.end(), learned.strengthened.begin(), learned.strengthened.end());
    REQUIRE(follows_by_propagation(clauses_of(graph), with_strengthened));
    const Clause resolvent = resolvent_of(graph);
    REQUIRE_FALSE(graph.cuts.empty());
    REQUIRE(std::ranges::is_permutation(resolvent, trace::clause_of(graph, graph.cuts.front())));
    REQUIRE(learned.literals.front() == ~graph.nodes[graph.cuts.front().point].literal);
    Clause whole = learned.literals;
    for (const Clause* const part : {&learned.minimized, &learned.strengthened})
        whole.insert(whole.end(), part->begin(), part->end());
    for (const cnf::Literal literal : learned.brought_in) std::erase(whole, literal);
    for (const cnf::Literal literal : resolvent) REQUIRE(std::ranges::count(whole, literal) == 1);
}

ImplicationGraph graph_of(const trace::Recording& stream, std::uint64_t number) {
    trace::ConflictFinder finder(number);
    support::send(stream, finder);
    REQUIRE(finder.found());
    return finder.graph();
}

std::uint64_t conflicts_of(const trace::Recording& stream) {
    trace::ConflictFinder finder(~std::uint64_t{0});
    support::send(stream, finder);
    CHECK_FALSE(finder.found());
    return finder.conflicts();
}
}  // namespace

TEST_CASE("every learned clause and every cut follows from the clauses of its graph", "[trace]") {
    core::Random random(21);
    std::size_t learned = 0;
    std::size_t minimized = 0;
    for (int round = 0; round < 40; ++round) {
        const auto formula = support::random_formula(random, 40);
        const auto solved = support::run_search(formula.clauses, "");
        CAPTURE(round, formula.shape);
        const std::uint64_t conflicts = std::min<std::uint64_t>(conflicts_of(solved.stream), 12);
        for (std::uint64_t number = 1; number <= conflicts; ++number) {
            const ImplicationGraph graph = graph_of(solved.stream, number);
            REQUIRE(graph.number == number);
            check_edges(graph);
            check_cuts(graph);
            if (!graph.learned) continue;
            check_learned(graph);
            ++learned;
            minimized += graph.learned->minimized.size();
        }
    }
    CHECK(learned > 100);
    CHECK(minimized > 10);
}

TEST_CASE("a conflict of dpll has a graph, too, with the steps to its first unique implication point", "[trace]") {
    core::Random random(22);
    std::size_t steps = 0;
    for (int round = 0; round < 40; ++round) {
        const auto formula = support::random_formula(random, 12);
        const auto solved = support::run_search(formula.clauses, "dlis");
        const std::uint64_t conflicts = std::min<std::uint64_t>(conflicts_of(solved.stream), 8);
        for (std::uint64_t number = 1; number <= conflicts; ++number) {
            const ImplicationGraph graph = graph_of(solved.stream, number);
            CHECK_FALSE(graph.learned);
            check_edges(graph);
            check_cuts(graph);
            if (!graph.steps.empty())
                CHECK(std::ranges::is_permutation(resolvent_of(graph), trace::clause_of(graph, graph.cuts.front())));
            steps += graph.steps.size();
        }
    }
    CHECK(steps > 20);
}

TEST_CASE("the check of these tests rejects clauses that do not follow from a graph", "[trace]") {
    const auto solved = support::run_search(families::pigeonhole(5, 4), "");
    std::size_t refused = 0;
    for (std::uint64_t number = 1; number <= conflicts_of(solved.stream); ++number) {
        const ImplicationGraph graph = graph_of(solved.stream, number);
        if (!graph.learned) continue;
        Clause shorter = graph.learned->literals;
        shorter.erase(shorter.begin());
        refused += follows_by_propagation(clauses_of(graph), shorter) ? 0 : 1;
        std::vector<Clause> fewer = clauses_of(graph);
        fewer.erase(fewer.begin());
        CHECK_FALSE(follows_by_propagation(fewer, graph.learned->literals));
    }
    CHECK(refused > 0);
}

TEST_CASE("a graph takes memory for the literals of its reasons, not for each resolvent", "[trace]") {
    constexpr std::int32_t count = 500;
    const auto literal = [](std::int32_t number) { return cnf::Literal::from_dimacs(number); };
    using Kind = Event::Kind;
    trace::ConflictFinder finder(1);
    finder.observe({.kind = Kind::decision, .literal = literal(count + 1), .level = 1, .word = "decision"});
    Clause conflict;
    for (std::int32_t number = 1; number <= count; ++number) {
        const Clause reason = {literal(number), literal(-count - 1)};
        finder.observe(
            {.kind = Kind::propagation, .literal = literal(number), .level = 1, .clause = 1, .literals = reason});
        conflict.push_back(literal(-number));
    }
    finder.observe({.kind = Kind::conflict, .level = 1, .clause = 2, .literals = conflict});
    const ImplicationGraph& graph = finder.graph();
    REQUIRE(graph.steps.size() == count);
    std::size_t added = 0;
    for (const auto& step : graph.steps) added += step.added.size();
    CHECK(added == 1);
    CHECK(resolvent_of(graph) == Clause{literal(-count - 1)});
}

TEST_CASE("a stored trace that no engine would send has a graph without wrong cuts", "[trace]") {
    const auto literal = [](std::int32_t number) { return cnf::Literal::from_dimacs(number); };
    const Clause one = {literal(1), literal(-2)};
    const Clause two = {literal(2), literal(-1)};
    const Clause conflict = {literal(-1), literal(-2), literal(-9)};
    using Kind = Event::Kind;
    trace::ConflictFinder finder(1);
    finder.observe({.kind = Kind::propagation, .literal = literal(1), .level = 3, .clause = 1, .literals = one});
    finder.observe({.kind = Kind::propagation, .literal = literal(2), .level = 3, .clause = 2, .literals = two});
    finder.observe({.kind = Kind::conflict, .level = 3, .clause = 3, .literals = conflict});
    REQUIRE(finder.found());
    CHECK(finder.graph().nodes.size() == 2);
    CHECK(finder.graph().cuts.size() <= 1);
    CHECK_FALSE(finder.done());
    finder.observe({.kind = Kind::end, .word = "unsatisfiable"});
    CHECK(finder.done());
}

}  // namespace satdoku
