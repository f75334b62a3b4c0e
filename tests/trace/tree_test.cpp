#include "engines.hpp"
#include "support/catch.hpp"
#include "support/random_formula.hpp"
#include <satdoku/families/families.hpp>
#include <satdoku/trace/replay.hpp>
#include <satdoku/trace/tree.hpp>
#include <string>
#include <vector>

namespace satdoku {
namespace {
using solve::Event;
using trace::SearchTree;

std::vector<std::uint32_t> children(const SearchTree& tree, std::uint32_t node) {
    std::vector<std::uint32_t> found;
    for (std::uint32_t child = tree.first_child(node); child != SearchTree::none; child = tree.next_sibling(child))
        found.push_back(child);
    return found;
}

/// Requires that parents, children, ends and sizes agree.
void check_structure(const SearchTree& tree) {
    const auto nodes = tree.nodes();
    std::size_t reached = 1;
    for (std::uint32_t node = 0; node < nodes.size(); ++node) {
        std::uint64_t size = 1;
        for (const std::uint32_t child : children(tree, node)) {
            REQUIRE(nodes[child].parent == node);
            const bool assertion = nodes[child].kind == SearchTree::Kind::assertion;
            REQUIRE(nodes[child].level == nodes[node].level + (assertion ? 0 : 1));
            size += nodes[child].size;
            ++reached;
        }
        const bool is_whole = nodes[node].size == nodes[node].end - node;
        REQUIRE((is_whole ? nodes[node].size == size : nodes[node].size >= size));
    }
    CHECK(reached == nodes.size());
    CHECK(nodes[0].size == tree.node_count());
}

/// Returns the decisions on the path from the root to a node.
std::vector<cnf::Literal> decisions_above(const SearchTree& tree, std::uint32_t node) {
    std::vector<cnf::Literal> decisions;
    for (; node != 0; node = tree.nodes()[node].parent) {
        if (tree.nodes()[node].kind != SearchTree::Kind::assertion)
            decisions.insert(decisions.begin(), tree.nodes()[node].literal);
    }
    return decisions;
}

/// Requires that the newest node agrees with the replay of the same stream at each decision and assertion.
void check_places(const trace::Recording& stream) {
    SearchTree tree;
    trace::Replay replay;
    std::size_t nodes = 1;
    std::vector<cnf::Literal> decided;
    for (std::size_t index = 0; index < stream.size(); ++index) {
        const Event event = stream[index];
        replay.apply(event);
        if (event.kind == Event::Kind::decision) {
            decided.resize(event.level - 1);
            decided.push_back(event.literal);
        } else if (event.kind == Event::Kind::backtrack) {
            decided.resize(event.level);
        }
        tree.observe(event);
        if (tree.nodes().size() == nodes) continue;
        nodes = tree.nodes().size();
        const auto newest = static_cast<std::uint32_t>(nodes - 1);
        REQUIRE(decisions_above(tree, newest) == decided);
        REQUIRE(replay.level() == decided.size());
        REQUIRE(replay.value(tree.nodes()[newest].literal) == 1);
    }
}

/// Visits both trees: the nodes of the small one are the same in the large one.
void check_folded(const SearchTree& small, std::uint32_t at, const SearchTree& large, std::uint32_t there) {
    const SearchTree::Node& one = small.nodes()[at];
    const SearchTree::Node& other = large.nodes()[there];
    REQUIRE(one.literal == other.literal);
    REQUIRE(one.size == other.size);
    REQUIRE(one.ending == other.ending);
    REQUIRE(one.conflict == other.conflict);
    REQUIRE(one.propagations == other.propagations);
    REQUIRE((small.jump_of(at) == nullptr) == (large.jump_of(there) == nullptr));
    REQUIRE(small.propagations_of(at).size() == large.propagations_of(there).size());
    const auto here = children(small, at);
    const auto all = children(large, there);
    REQUIRE(here.size() <= all.size());
    for (std::size_t child = 0; child < here.size(); ++child) check_folded(small, here[child], large, all[child]);
}
}  // namespace

TEST_CASE("a tree of dpll has as many nodes as the statistics count, and both branches of each", "[trace]") {
    core::Random random(11);
    std::size_t models = 0;
    for (int round = 0; round < 60; ++round) {
        const auto formula = support::random_formula(random, 10);
        for (const dpll::Strategy& strategy : dpll::strategies()) {
            const auto solved = support::run_search(formula.clauses, strategy.name);
            SearchTree tree;
            support::send(solved.stream, tree);
            CAPTURE(formula.shape, std::string(strategy.name));
            REQUIRE(tree.node_count() == support::statistic(*solved.engine, "nodes"));
            REQUIRE(tree.conflicts() == support::statistic(*solved.engine, "conflicts"));
            REQUIRE(tree.deepest_level() == support::statistic(*solved.engine, "depth"));
            check_structure(tree);
            std::size_t models_here = 0;
            const auto nodes = tree.nodes();
            for (std::uint32_t node = 0; node < nodes.size(); ++node) {
                models_here += nodes[node].ending == SearchTree::Ending::model ? 1 : 0;
                const auto below = children(tree, node);
                if (nodes[node].ending != SearchTree::Ending::inner) REQUIRE(below.empty());
                if (below.size() == 2) REQUIRE(nodes[below[0]].literal == ~nodes[below[1]].literal);
                if (solved.outcome.verdict == solve::Verdict::unsatisfiable)
                    REQUIRE((below.size() == 2) == (nodes[node].ending == SearchTree::Ending::inner));
                REQUIRE(tree.propagations_of(node).size() == nodes[node].propagations);
            }
            REQUIRE(models_here == (solved.outcome.verdict == solve::Verdict::satisfiable ? 1U : 0U));
            models += models_here;
        }
    }
    CHECK(models > 0);
}

TEST_CASE("the path to a node of a tree is the search's assignment", "[trace]") {
    core::Random random(12);
    for (int round = 0; round < 40; ++round) {
        const auto formula = support::random_formula(random, 30);
        check_places(support::run_search(formula.clauses, "").stream);
        check_places(support::run_search(formula.clauses, "dlis").stream);
    }
}

TEST_CASE("a tree of cdcl has its decisions, assertions, jumps and restarts", "[trace]") {
    core::Random random(13);
    std::uint64_t assertions = 0;
    std::uint64_t jumped_over = 0;
    for (int round = 0; round < 40; ++round) {
        const auto formula = support::random_formula(random, 40);
        const auto solved = support::run_search(formula.clauses, "");
        SearchTree tree;
        support::send(solved.stream, tree);
        check_structure(tree);
        std::uint64_t decisions = 0;
        std::uint64_t jumps = 0;
        for (std::uint32_t node = 0; node < tree.nodes().size(); ++node) {
            const SearchTree::Node& of = tree.nodes()[node];
            decisions += of.kind == SearchTree::Kind::decision ? 1 : 0;
            assertions += of.kind == SearchTree::Kind::assertion ? 1 : 0;
            jumped_over += of.ending == SearchTree::Ending::jumped_over ? 1 : 0;
            const SearchTree::Jump* const jump = tree.jump_of(node);
            if (jump == nullptr) continue;
            REQUIRE(of.ending == SearchTree::Ending::conflict);
            REQUIRE(jump->level < of.level);
            jumps += jump->level + 1 < of.level ? 1 : 0;
        }
        REQUIRE(decisions == support::statistic(*solved.engine, "decisions"));
        REQUIRE(jumps == tree.jumps());
        REQUIRE(tree.restarts() == support::statistic(*solved.engine, "restarts"));
    }
    CHECK(assertions > 100);
    CHECK(jumped_over > 10);
}

TEST_CASE("a tree with room for few nodes keeps the top, with the sizes of the whole", "[trace]") {
    const cnf::ClauseList formula = families::pigeonhole(6, 5);
    for (const std::string strategy : {"naive", "dlis", ""}) {
        const auto solved = support::run_search(formula, strategy);
        SearchTree large;
        support::send(solved.stream, large);
        for (const std::size_t most : {2U, 3U, 16U, 100U}) {
            SearchTree small(most);
            support::send(solved.stream, small);
            CHECK(small.nodes().size() <= most);
            CHECK(small.nodes().size() >= most / 4);
            CHECK(small.node_count() == large.node_count());
            check_structure(small);
            check_folded(small, 0, large, 0);
        }
        CHECK(large.nodes().size() > 100);
    }
}

TEST_CASE("a search that was cut off ends at a node with this ending", "[trace]") {
    const cnf::ClauseList formula = families::pigeonhole(6, 5);
    for (const std::string strategy : {"dlis", ""}) {
        const auto solved = support::run_search(formula, strategy, {.conflicts = 10});
        SearchTree tree;
        support::send(solved.stream, tree);
        CHECK(tree.verdict() == "unknown");
        check_structure(tree);
        CHECK(tree.nodes()[0].size == tree.node_count());
    }
}

TEST_CASE("a jump closes the levels between, and the literal that it implies is the next child of its target",
          "[trace]") {
    const auto literal = [](std::int32_t number) { return cnf::Literal::from_dimacs(number); };
    const std::vector<cnf::Literal> learned = {literal(-3), literal(-1)};
    SearchTree tree;
    using Kind = Event::Kind;
    for (std::int32_t level = 1; level <= 3; ++level) {
        tree.observe({.kind = Kind::decision,
                      .literal = literal(level),
                      .level = static_cast<std::uint32_t>(level),
                      .word = "decision"});
    }
    tree.observe({.kind = Kind::conflict, .level = 3, .clause = 4});
    tree.observe({.kind = Kind::learned, .level = 1, .clause = 9, .literals = learned, .glue = 1});
    tree.observe({.kind = Kind::backtrack, .level = 1});
    tree.observe({.kind = Kind::propagation, .literal = literal(-3), .level = 1, .clause = 9});
    tree.observe({.kind = Kind::propagation, .literal = literal(7), .level = 1, .clause = 5});
    tree.observe({.kind = Kind::restart, .level = 0});
    tree.observe({.kind = Kind::backtrack, .level = 0});
    tree.finish();
    using Ending = SearchTree::Ending;
    const auto nodes = tree.nodes();
    REQUIRE(nodes.size() == 5);
    CHECK(children(tree, 0) == std::vector<std::uint32_t>{1});
    CHECK(children(tree, 1) == std::vector<std::uint32_t>{2, 4});
    CHECK(nodes[1].ending == Ending::restarted);
    CHECK(nodes[2].ending == Ending::jumped_over);
    CHECK(nodes[3].ending == Ending::conflict);
    CHECK(nodes[3].conflict == 4);
    REQUIRE(tree.jump_of(3) != nullptr);
    CHECK(tree.jump_of(3)->clause == 9);
    CHECK(tree.jump_of(3)->literals == 2);
    CHECK(tree.jump_of(2) == nullptr);
    CHECK(nodes[4].kind == SearchTree::Kind::assertion);
    CHECK(nodes[4].reason == 9);
    CHECK(nodes[4].level == 1);
    REQUIRE(tree.propagations_of(4).size() == 1);
    CHECK(tree.propagations_of(4)[0].literal == literal(7));
    CHECK(tree.jumps() == 1);
}

}  // namespace satdoku
