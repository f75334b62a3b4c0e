// Checks what pictures of conflicts claim: the learned clause and the clause of each cut follow from the clauses of the
// graph alone. The checker here knows only propagation and resolution, and shares no code with the engines or with
// what makes the graphs.
#include "support/catch.hpp"
#include "support/random_formula.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/dpll/solver.hpp>
#include <satdoku/wording/conflict_picture.hpp>
#include <algorithm>
#include <array>
#include <set>

using namespace satdoku;
using trace::ImplicationGraph;

namespace {
using Clause = std::set<std::int32_t>;

Clause clause_of(std::span<const cnf::Literal> literals) {
    Clause clause;
    for (const cnf::Literal literal : literals) clause.insert(literal.dimacs());
    return clause;
}

/// All clauses that the graph shows.
std::vector<Clause> clauses_of(const ImplicationGraph& graph) {
    std::vector<Clause> clauses = {clause_of(graph.literals)};
    for (const ImplicationGraph::Node& node : graph.nodes)
        if (!node.clause.empty()) clauses.push_back(clause_of(node.clause));
    if (!graph.learned || graph.learned->literals.empty()) return clauses;
    for (const cnf::Literal literal : graph.learned->strengthened)
        clauses.push_back({graph.learned->literals.front().dimacs(), -literal.dimacs()});
    return clauses;
}

/// Returns true if propagation refutes the clauses together with the negation of another one.
bool implied(const std::vector<Clause>& clauses, const Clause& clause) {
    Clause truth;
    for (const std::int32_t literal : clause) truth.insert(-literal);
    for (bool changed = true; changed;) {
        changed = false;
        for (const Clause& one : clauses) {
            std::vector<std::int32_t> left;
            bool satisfied = false;
            for (const std::int32_t literal : one) {
                satisfied = satisfied || truth.contains(literal);
                if (!truth.contains(-literal)) left.push_back(literal);
            }
            if (satisfied) continue;
            if (left.empty()) return true;
            if (left.size() == 1) changed = truth.insert(left.front()).second || changed;
        }
    }
    return false;
}

/// Literals of level 0 and their negations are left out of resolvents.
Clause above_zero(const ImplicationGraph& graph, Clause clause) {
    for (const ImplicationGraph::Node& node : graph.nodes)
        if (node.level == 0) clause.erase(-node.literal.dimacs());
    return clause;
}

std::string fault_of_graph(const ImplicationGraph& graph) {
    const auto negations = [&graph](const std::vector<std::uint32_t>& causes) {
        Clause clause;
        for (const std::uint32_t cause : causes) clause.insert(-graph.nodes[cause].literal.dimacs());
        return clause;
    };
    if (negations(graph.causes) != clause_of(graph.literals)) return "the conflict is no conflict";
    for (std::uint32_t node = 0; node < graph.nodes.size(); ++node) {
        const ImplicationGraph::Node& one = graph.nodes[node];
        if (one.clause.empty()) continue;
        Clause clause = negations(one.causes);
        clause.insert(one.literal.dimacs());
        if (clause != clause_of(one.clause)) return "the edges are not those of the reason";
        for (const std::uint32_t cause : one.causes)
            if (cause >= node) return "an edge leads back";
    }
    return "";
}

/// Returns true if every path from the decision of the conflict's level to the conflict contains the point of a cut.
bool parts(const ImplicationGraph& graph, std::uint32_t point) {
    std::vector<char> reached(graph.nodes.size());
    for (std::uint32_t node = 0; node < graph.nodes.size(); ++node) {
        const ImplicationGraph::Node& one = graph.nodes[node];
        reached[node] = one.how == solve::Event::Kind::decision && one.level == graph.level ? 1 : 0;
        for (const std::uint32_t cause : one.causes)
            if (reached[cause] != 0) reached[node] = 1;
        if (node == point) reached[node] = 0;
    }
    return std::none_of(graph.causes.begin(), graph.causes.end(),
                        [&reached](std::uint32_t cause) { return reached[cause] != 0; });
}

std::string fault_of_steps(const ImplicationGraph& graph) {
    Clause now = above_zero(graph, clause_of(graph.literals));
    if (now != clause_of(graph.start)) return "the first clause is another one";
    trace::Resolvent resolvent(graph.start);
    for (const ImplicationGraph::Resolution& step : graph.steps) {
        const std::int32_t literal = graph.nodes[step.node].literal.dimacs();
        const Clause reason = clause_of(graph.nodes[step.node].clause);
        if (!now.contains(-literal) || !reason.contains(literal)) return "there is nothing to resolve on";
        now.insert(reason.begin(), reason.end());
        now.erase(literal);
        now.erase(-literal);
        now = above_zero(graph, now);
        resolvent.resolve(graph, step);
        const auto& literals = resolvent.literals();
        if (now != clause_of(std::vector(literals.begin(), literals.end()))) return "the resolvent is another one";
    }
    return "";
}

std::string fault_of(const ImplicationGraph& graph) {
    if (const std::string fault = fault_of_graph(graph); !fault.empty()) return fault;
    if (const std::string fault = fault_of_steps(graph); !fault.empty()) return fault;
    const std::vector<Clause> clauses = clauses_of(graph);
    for (const ImplicationGraph::Cut& cut : graph.cuts) {
        if (!implied(clauses, clause_of(trace::clause_of(graph, cut)))) return "a cut's clause does not follow";
        if (!parts(graph, cut.point)) return "a cut has a gap";
    }
    if (graph.learned && !implied(clauses, clause_of(graph.learned->literals)))
        return "the learned clause does not follow";
    return "";
}

template <typename Engine>
std::optional<ImplicationGraph> conflict_of(const cnf::ClauseList& formula, std::uint64_t number) {
    Engine engine;
    trace::ConflictFinder finder(number);
    engine.connect_observer(&finder);
    formula.replay(engine);
    engine.solve({}, {}, {});
    if (!finder.found()) return std::nullopt;
    return finder.graph();
}

/// Calls with conflicts of many random formulas, by both engines.
template <typename Use> void each_conflict(std::uint64_t seed, int formulas, const Use& use) {
    core::Random random(seed);
    for (int round = 0; round < formulas; ++round) {
        const support::RandomFormula formula = support::random_formula(random, 8 + random.below(24));
        CAPTURE(round, formula.shape);
        for (const std::uint64_t number : {1U, 2U, 3U, 5U, 8U, 13U, 21U}) {
            const auto learned = conflict_of<cdcl::Solver>(formula.clauses, number);
            if (learned) use(*learned);
            const auto split = conflict_of<dpll::Solver>(formula.clauses, number);
            if (split) use(*split);
            if (!learned && !split) break;
        }
    }
}
}  // namespace

TEST_CASE("what is learned follows from what the graph shows", "[app][conflict]") {
    std::size_t learned = 0;
    std::size_t cuts = 0;
    each_conflict(21, 150, [&](const ImplicationGraph& graph) {
        REQUIRE(fault_of(graph) == "");
        learned += graph.learned ? 1U : 0U;
        cuts += graph.cuts.size();
    });
    CHECK(learned > 100);
    CHECK(cuts > 200);
}

TEST_CASE("the checker of conflicts refuses what is wrong", "[app][conflict]") {
    std::size_t tried = 0;
    std::size_t refused = 0;
    each_conflict(22, 40, [&](const ImplicationGraph& right) {
        if (right.level == 0 || right.cuts.empty()) return;
        ++tried;
        ImplicationGraph wrong = right;
        for (auto& one : wrong.resolutions) one.added.clear();
        refused += fault_of(wrong) == "a cut's clause does not follow" ? 1 : 0;
        wrong = right;
        wrong.causes.pop_back();
        CHECK(fault_of(wrong) == "the conflict is no conflict");
        if (right.learned) {
            wrong = right;
            wrong.learned->literals.clear();
            CHECK(fault_of(wrong) == "the learned clause does not follow");
        }
        if (!right.steps.empty()) {
            wrong = right;
            wrong.steps.back().added.push_back(right.nodes[right.steps.back().node].literal);
            CHECK(fault_of(wrong) == "the resolvent is another one");
            wrong = right;
            std::swap(wrong.nodes[wrong.steps.front().node].literal, wrong.literals.front());
            CHECK(fault_of(wrong) != "");
        }
        const auto implied_node =
            std::find_if(right.nodes.begin(), right.nodes.end(), [](const auto& node) { return !node.causes.empty(); });
        if (implied_node == right.nodes.end()) return;
        wrong = right;
        wrong.nodes[static_cast<std::size_t>(implied_node - right.nodes.begin())].causes.pop_back();
        CHECK(fault_of(wrong) == "the edges are not those of the reason");
    });
    CHECK(tried > 50);
    CHECK(refused > 50);
}

TEST_CASE("of long resolvents and of many rows the first are shown, with their number", "[app][conflict]") {
    const auto page_of = [](std::int32_t count) {
        using Kind = solve::Event::Kind;
        const auto literal = [](std::int32_t number) { return cnf::Literal::from_dimacs(number); };
        trace::ConflictFinder finder(1);
        finder.observe({.kind = Kind::decision, .literal = literal(count + 1), .level = 1, .word = "decision"});
        std::vector<cnf::Literal> conflict;
        for (std::int32_t number = 1; number <= count; ++number) {
            const std::array reason = {literal(number), literal(-count - 1)};
            finder.observe(
                {.kind = Kind::propagation, .literal = literal(number), .level = 1, .clause = 1, .literals = reason});
            conflict.push_back(literal(-number));
        }
        finder.observe({.kind = Kind::conflict, .level = 1, .clause = 2, .literals = conflict});
        return wording::conflict_as_page(finder.graph(), "title", 20, {});
    };
    CHECK(page_of(60).find(" shown)") == std::string::npos);
    CHECK(page_of(62).find(">-1 -2 -3 -4 -5 -6 -7 -8 -9 -10 -11 -12 ... (12 of 62 shown)<") != std::string::npos);
    const std::string page = page_of(10'050);
    CHECK(page.find("the first 10000 of 10051 rows") != std::string::npos);
    CHECK(page.find("the first 10000 of 10050 rows") != std::string::npos);
}

TEST_CASE("the picture of a conflict has all of its nodes and edges", "[app][conflict]") {
    each_conflict(23, 60, [&](const ImplicationGraph& conflict) {
        const draw::Graph graph = wording::conflict_graph(conflict, "title", 100000);
        // Level 0 is folded, except for a conflict there.
        const auto is_drawn = [&](std::uint32_t node) { return conflict.level == 0 || conflict.nodes[node].level > 0; };
        std::size_t nodes = 0;
        auto edges = std::count_if(conflict.causes.begin(), conflict.causes.end(), is_drawn);
        for (std::uint32_t node = 0; node < conflict.nodes.size(); ++node) {
            if (!is_drawn(node)) continue;
            ++nodes;
            const auto& causes = conflict.nodes[node].causes;
            edges += std::count_if(causes.begin(), causes.end(), is_drawn);
        }
        REQUIRE(graph.nodes.size() == nodes + 1);
        REQUIRE(graph.edges.size() == static_cast<std::size_t>(edges));
        REQUIRE(graph.bands.size() <= 4);
        // The learned clause is above, and is marked in the picture.
        if (conflict.learned) {
            REQUIRE(graph.captions.size() == 2);
            std::size_t marked = 0;
            for (const draw::GraphNode& node : graph.nodes) marked += node.marked ? 1U : 0U;
            std::size_t met = 0;
            for (const cnf::Literal literal : conflict.learned->literals) {
                REQUIRE(graph.captions[0].find(std::to_string(literal.dimacs())) != std::string::npos);
                for (const ImplicationGraph::Node& node : conflict.nodes) met += node.literal == ~literal ? 1U : 0U;
            }
            REQUIRE(marked == met);
        }
        for (const draw::GraphEdge& edge : graph.edges) {
            REQUIRE(edge.from < edge.to);
            REQUIRE(graph.nodes[edge.from].band <= graph.nodes[edge.to].band);
        }
        REQUIRE(graph.nodes.back().band + 1 == graph.bands.size());
        // With less room, what is nearest to the conflict stays.
        const draw::Graph few = wording::conflict_graph(conflict, "title", 3);
        REQUIRE(few.nodes.size() <= 4);
        REQUIRE(few.nodes.back().kind == draw::GraphNodeKind::goal);
    });
}
