// Compares the pictures of search trees with the statistics of engines: every node of the search is drawn or counted in
// a folded one.
#include "support/catch.hpp"
#include "support/random_formula.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/dpll/solver.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/insight/tree_picture.hpp>
#include <functional>
#include <map>
#include <string_view>

using namespace satdoku;
using draw::NodeKind;
using draw::Tree;

namespace {
std::uint64_t count_of(const solve::Engine& engine, std::string_view name) {
    for (const solve::Statistic& statistic : engine.statistics())
        if (statistic.name == name) return statistic.value;
    FAIL("there is no statistic " << name);
    return 0;
}

/// The counts of all nodes of a picture, drawn and folded.
std::uint64_t nodes_in(const Tree& tree) {
    std::uint64_t count = 0;
    for (const draw::TreeNode& node : tree.nodes) count += node.kind == NodeKind::folded ? node.below : node.nodes;
    return count;
}

std::uint64_t drawn_as(const Tree& tree, NodeKind kind) {
    std::uint64_t count = 0;
    for (const draw::TreeNode& node : tree.nodes) count += node.kind == kind ? 1 : 0;
    return count;
}

/// The first difference between the picture of a search of dpll and the statistics.
std::string fault_of(const Tree& tree, const solve::Engine& engine, solve::Verdict verdict) {
    if (nodes_in(tree) != count_of(engine, "nodes")) return "nodes";
    if (drawn_as(tree, NodeKind::conflict) != count_of(engine, "conflicts")) return "conflicts";
    if (drawn_as(tree, NodeKind::model) != (verdict == solve::Verdict::satisfiable ? 1U : 0U)) return "models";
    if (drawn_as(tree, NodeKind::folded) != 0) return "folded";
    std::vector<std::uint64_t> below(tree.nodes.size());
    for (std::size_t node = tree.nodes.size(); node-- > 0;) {
        if (below[node] != tree.nodes[node].below) return "sizes";
        if (node > 0) below[tree.nodes[node].parent] += below[node] + tree.nodes[node].nodes;
    }
    return "";
}

/// Passes on all events except the first one of a kind.
class Thief final : public solve::Observer {
  public:
    Thief(solve::Observer& observer, std::function<bool(const solve::Event&)> takes)
        : observer_(observer), takes_(std::move(takes)) {}
    solve::EventKinds wants() const override { return observer_.wants(); }
    void observe(const solve::Event& event) override {
        if (!stolen_ && takes_(event)) {
            stolen_ = true;
            return;
        }
        observer_.observe(event);
    }
    bool stolen() const { return stolen_; }

  private:
    solve::Observer& observer_;
    std::function<bool(const solve::Event&)> takes_;
    bool stolen_ = false;
};

solve::Verdict search(solve::Engine& engine, const cnf::ClauseList& formula, solve::Observer& observer) {
    engine.connect_observer(&observer);
    formula.replay(engine);
    return engine.solve({}, {}, {}).verdict;
}

constexpr insight::TreeExtent all{1000000};
}  // namespace

TEST_CASE("the nodes of a picture are those that dpll counts", "[app][tree]") {
    core::Random random(11);
    for (int round = 0; round < 25; ++round) {
        const support::RandomFormula formula = support::random_formula(random, 4 + random.below(14));
        for (const dpll::Strategy& strategy : dpll::strategies()) {
            dpll::Solver engine({.branching = &strategy, .pure_literals = round % 2 == 1, .seed = 3});
            trace::SearchTree tree;
            const solve::Verdict verdict = search(engine, formula.clauses, tree);
            CAPTURE(round, formula.shape, strategy.name);
            REQUIRE(fault_of(insight::tree_picture(tree, "x", all), engine, verdict) == "");
            // Folded, they are still counted.
            for (const std::size_t few : {1U, 2U, 5U, 17U}) {
                const Tree folded = insight::tree_picture(tree, "x", {few});
                REQUIRE(nodes_in(folded) == count_of(engine, "nodes"));
                REQUIRE(folded.nodes.size() - drawn_as(folded, NodeKind::folded) <= few);
            }
            REQUIRE(nodes_in(insight::tree_picture(tree, "x", {1000, 1})) == count_of(engine, "nodes"));
        }
    }
}

TEST_CASE("a picture of a stream from which something is missing is refused", "[app][tree]") {
    const cnf::ClauseList formula = [] {
        core::Random random(2);
        return support::random_formula(random, 12).clauses;
    }();
    for (const solve::Event::Kind kind :
         {solve::Event::Kind::decision, solve::Event::Kind::conflict, solve::Event::Kind::end}) {
        dpll::Solver engine({.branching = dpll::find_strategy("naive")});
        trace::SearchTree tree;
        Thief thief(tree, [kind](const solve::Event& event) { return event.kind == kind; });
        const solve::Verdict verdict = search(engine, formula, thief);
        REQUIRE(thief.stolen());
        tree.finish();
        const bool counts = kind != solve::Event::Kind::end || verdict == solve::Verdict::satisfiable;
        CAPTURE(static_cast<int>(kind));
        CHECK((fault_of(insight::tree_picture(tree, "x", all), engine, verdict) != "") == counts);
    }
}

TEST_CASE("the tree of cdcl has its conflicts, jumps and restarts", "[app][tree]") {
    core::Random random(12);
    for (int round = 0; round < 60; ++round) {
        const support::RandomFormula formula = support::random_formula(random, 10 + random.below(30));
        cdcl::Solver engine;
        trace::SearchTree tree;
        const solve::Verdict verdict = search(engine, formula.clauses, tree);
        CAPTURE(round, formula.shape);
        const Tree picture = insight::tree_picture(tree, "cdcl", all);
        CHECK(nodes_in(picture) == tree.node_count());
        CHECK(drawn_as(picture, NodeKind::conflict) == tree.conflicts());
        CHECK(drawn_as(picture, NodeKind::model) == (verdict == solve::Verdict::satisfiable ? 1 : 0));
        for (const draw::TreeArrow& arrow : picture.arrows) {
            std::uint32_t node = arrow.from;
            while (node != arrow.to && node != 0) node = picture.nodes[node].parent;
            CHECK(node == arrow.to);
        }
    }
}

TEST_CASE("consecutive nodes are one, and each stays where it is asked for", "[app][tree]") {
    core::Random random(14);
    std::size_t rows = 0;
    for (int round = 0; round < 60; ++round) {
        const support::RandomFormula formula = support::random_formula(random, 10 + random.below(40));
        cdcl::Solver engine;
        trace::SearchTree tree;
        search(engine, formula.clauses, tree);
        CAPTURE(round, formula.shape);
        const Tree whole = insight::tree_picture(tree, "x", {.nodes = 1000000, .whole_rows = true});
        const Tree joined = insight::tree_picture(tree, "x", all);
        REQUIRE(nodes_in(whole) == tree.node_count());
        REQUIRE(whole.nodes.size() == tree.node_count());
        REQUIRE(nodes_in(joined) == tree.node_count());
        std::vector<std::size_t> children(whole.nodes.size());
        for (std::size_t node = 1; node < whole.nodes.size(); ++node) ++children[whole.nodes[node].parent];
        // The nodes of both are in the same order.
        std::size_t at = 0;
        for (const draw::TreeNode& node : joined.nodes) {
            rows += node.nodes > 1 ? 1U : 0U;
            REQUIRE(node.asserted == whole.nodes[at].asserted);
            REQUIRE(node.kind == whole.nodes[at].kind);
            for (std::uint64_t one = 0; one < node.nodes && node.nodes > 1; ++one) {
                REQUIRE(children[at + one] == 1);
                REQUIRE((node.kind == NodeKind::inner || node.kind == NodeKind::passed));
            }
            at += node.nodes;
        }
        REQUIRE(at == whole.nodes.size());
    }
    CHECK(rows > 20);
}

TEST_CASE("a subtree begins where literals lead to", "[app][tree]") {
    core::Random random(15);
    std::size_t deep = 0;
    for (int round = 0; round < 40; ++round) {
        const support::RandomFormula formula = support::random_formula(random, 20);
        dpll::Solver engine({.branching = dpll::find_strategy("naive")});
        trace::SearchTree tree;
        search(engine, formula.clauses, tree);
        CAPTURE(round, formula.shape);
        std::vector<cnf::Literal> path;
        for (std::uint32_t node = tree.first_child(0); node != tree.none; node = tree.first_child(node)) {
            path.push_back(tree.nodes()[node].literal);
            const Tree below = insight::tree_picture(tree, "x", {.nodes = 100000, .top = path});
            CHECK(nodes_in(below) == tree.nodes()[node].size);
            deep += path.size() > 2 ? 1U : 0U;
        }
        path.emplace_back(cnf::Variable(100), false);
        CHECK_THROWS_AS(insight::tree_picture(tree, "x", {.nodes = 10, .top = path}), core::Error);
    }
    CHECK(deep > 10);
}
