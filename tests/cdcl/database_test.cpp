#include "core/database.hpp"
#include "core/operations.hpp"
#include "support/catch.hpp"
#include <satdoku/cnf/compact_variables.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/proof/lrat.hpp>
#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

using namespace satdoku;
using cdcl::ClauseKind;
using cdcl::Literal;
using cdcl::Options;
using cdcl::Reference;
using cdcl::State;
using cdcl::Variable;
using cdcl::Watch;
using cdcl::WatchList;

namespace {
/// A proof as lines of text.
struct Lines final : proof::Proof {
    void add(std::span<const Literal> clause) override { list.push_back(text("", clause)); }
    void remove(std::span<const Literal> clause) override { list.push_back(text("d ", clause)); }

    static std::string text(std::string line, std::span<const Literal> clause) {
        for (const Literal literal : clause) line += std::to_string(literal.dimacs()) + ' ';
        return line + '0';
    }
    std::vector<std::string> list;
};

/// A state of ten active variables, and its proof.
struct Fixture {
    Fixture() : state(Options()) {
        constexpr std::uint32_t variables = 10;
        state.proof.write_clauses(lines);
        grow(state, variables);
        for (std::uint32_t index = 0; index < variables; ++index) activate(state, Variable(index));
    }
    /// Returns the lines of the proof since the last call.
    std::vector<std::string> new_lines() { return std::exchange(lines.list, {}); }
    std::size_t watches(int dimacs) const { return state.watches[literal(dimacs).code()].size(); }
    static Literal literal(int dimacs) { return Literal::from_dimacs(dimacs); }
    static std::vector<Literal> clause(std::initializer_list<int> numbers) {
        std::vector<Literal> literals;
        for (const int each : numbers) literals.push_back(literal(each));
        return literals;
    }

    Lines lines;
    State state;
};

/// Numbers of irredundant, learned and binary clauses.
using Counters = std::array<std::uint64_t, 3>;
Counters counters(const State& state) { return {state.irredundant, state.redundant, state.binaries}; }
}  // namespace

TEST_CASE("database: added and dropped clauses are counted, watched and written to the proof", "[cdcl]") {
    Fixture fixture;
    State& state = fixture.state;
    const Reference known = add_clause(state, fixture.clause({1, 2, 3}), false, 0);
    CHECK(fixture.new_lines().empty());
    const Reference learned = derive_clause(state, fixture.clause({1, 4, 5}), true, 2);
    derive_clause(state, fixture.clause({-1, 6}), true, 1);
    CHECK(fixture.new_lines() == std::vector<std::string>{"1 4 5 0", "-1 6 0"});
    CHECK(counters(state) == Counters{1, 1, 1});
    CHECK(fixture.watches(1) == 2);
    CHECK(fixture.watches(6) == 1);

    drop_clause(state, learned);
    CHECK(fixture.new_lines() == std::vector<std::string>{"d 1 4 5 0"});
    CHECK(state.redundant == 0);
    CHECK(state.garbage);
    drop_extended(state, fixture.literal(2), known);
    CHECK(fixture.new_lines().empty());
    CHECK(state.irredundant == 0);
    std::vector<std::vector<cnf::Literal>> extension;
    state.extension.for_each_latest_first(
        [&](std::span<const cnf::Literal> clause) { extension.emplace_back(clause.begin(), clause.end()); });
    CHECK(extension ==
          std::vector<std::vector<cnf::Literal>>{{fixture.literal(2), fixture.literal(1), fixture.literal(3)}});
    collect(state);
    CHECK(state.arena.first() == state.arena.end());
    CHECK(fixture.watches(1) == 0);
}

TEST_CASE("database: a clause is shortened in the arena, to a binary clause, to a unit", "[cdcl]") {
    Fixture fixture;
    State& state = fixture.state;
    const Reference reference = add_clause(state, fixture.clause({1, 2, 3, 4}), true, 3);
    shorten_clause(state, reference, fixture.clause({1, 2, 4}));
    CHECK(fixture.new_lines() == std::vector<std::string>{"1 2 4 0", "d 1 2 3 4 0"});
    CHECK(state.arena[reference].size == 3);
    CHECK(state.arena[reference].garbage == 0);

    shorten_clause(state, reference, fixture.clause({1, 4}));
    CHECK(fixture.new_lines() == std::vector<std::string>{"1 4 0", "d 1 2 4 0"});
    CHECK(state.arena[reference].garbage != 0);
    CHECK(counters(state) == Counters{0, 0, 1});
    REQUIRE(fixture.watches(4) == 1);
    CHECK(state.watches[fixture.literal(4).code()][0].is_redundant());

    const Reference other = add_clause(state, fixture.clause({5, 6, 7}), false, 0);
    shorten_clause(state, other, fixture.clause({6}));
    CHECK(fixture.new_lines() == std::vector<std::string>{"6 0", "d 5 6 7 0"});
    CHECK(state.value(fixture.literal(6)) > 0);
    derive_unit(state, fixture.literal(6));
    CHECK(fixture.new_lines().empty());
    derive_unit(state, fixture.literal(-6));
    CHECK(fixture.new_lines() == std::vector<std::string>{"-6 0", "0"});
    CHECK(state.unsatisfiable);
}

TEST_CASE("database: learned clauses become part of the formula once", "[cdcl]") {
    Fixture fixture;
    State& state = fixture.state;
    const Reference reference = add_clause(state, fixture.clause({1, 2, 3}), true, 2);
    for (int time = 0; time < 2; ++time) {
        promote_clause(state, reference);
        CHECK(counters(state) == Counters{1, 0, 0});
    }
    add_clause(state, fixture.clause({4, 5}), true, 1);
    add_clause(state, fixture.clause({4, 5}), true, 1);
    const auto irredundant = [&](int literal) {
        const WatchList& list = state.watches[fixture.literal(literal).code()];
        return std::count_if(list.begin(), list.end(), [](const Watch& each) { return !each.is_redundant(); });
    };
    for (int time = 0; time < 2; ++time) {
        promote_binary(state, fixture.literal(5), fixture.literal(4));
        CHECK(irredundant(4) == 1);
        CHECK(irredundant(5) == 1);
    }
}

TEST_CASE("database: each clause of a kind is visited once", "[cdcl]") {
    Fixture fixture;
    State& state = fixture.state;
    const Reference dropped = add_clause(state, fixture.clause({1, 2, 3}), false, 0);
    const Reference formula = add_clause(state, fixture.clause({4, 5, 6}), false, 0);
    const Reference learned = add_clause(state, fixture.clause({7, 8, 9}), true, 2);
    add_clause(state, fixture.clause({9, -1}), false, 0);
    add_clause(state, fixture.clause({-9, 1}), true, 1);
    drop_clause(state, dropped);
    const auto visited = [&](ClauseKind kind) {
        std::vector<Reference> found;
        for_each_clause(state, kind, [&](Reference each, const cdcl::Clause&) { found.push_back(each); });
        return found;
    };
    CHECK(visited(ClauseKind::irredundant) == std::vector{formula});
    CHECK(visited(ClauseKind::learned) == std::vector{learned});
    CHECK(visited(ClauseKind::both) == std::vector{formula, learned});
    const auto binaries = [&](ClauseKind kind) {
        std::vector<std::pair<Literal, Literal>> found;
        for_each_binary(state, kind, [&](Literal one, Literal two) { found.emplace_back(one, two); });
        return found;
    };
    const std::pair one(fixture.literal(-1), fixture.literal(9));
    const std::pair two(fixture.literal(1), fixture.literal(-9));
    CHECK(binaries(ClauseKind::irredundant) == std::vector{one});
    CHECK(binaries(ClauseKind::learned) == std::vector{two});
    CHECK(binaries(ClauseKind::both) == std::vector{two, one});
}

TEST_CASE("database: learned clauses are after those of the formula", "[cdcl]") {
    Fixture fixture;
    State& state = fixture.state;
    load_clause(state, fixture.clause({1, 2, 3}));
    load_clause(state, fixture.clause({4, 5, 6}));
    CHECK(state.first_redundant == state.arena.end());
    const Reference learned = add_clause(state, fixture.clause({7, 8, 9}), true, 2);
    CHECK(state.first_redundant == learned);
    derive_unwatched(state, fixture.clause({1, 5, 9}), false, 0);
    CHECK(state.first_redundant == learned);
}

TEST_CASE("a step says once by what it follows, and only hints ask", "[cdcl]") {
    const cnf::CompactVariables variables = [] {
        cnf::CompactVariables numbers;
        for (std::uint32_t index = 0; index < 10; ++index) numbers.inside({Variable(index), false});
        return numbers;
    }();
    Fixture fixture;
    State& state = fixture.state;
    bool asked = false;
    const auto note = [&](cdcl::Hints&) { asked = true; };
    derive_clause(state, fixture.clause({1, 2, 3}), false, 0, note);
    CHECK_FALSE(asked);
    CHECK(fixture.new_lines() == std::vector<std::string>{"1 2 3 0"});

    proof::LratText text;
    cdcl::ProofNames names(variables);
    cdcl::Hints hints(text, names, state);
    state.proof.write_hinted(hints);
    hints.original(fixture.clause({4, 5}), {});
    hints.original(fixture.clause({4, -5}), {});
    derive_unit(state, fixture.literal(4), cdcl::by(fixture.clause({4, 5}), fixture.clause({4, -5})));
    CHECK(text.bytes() == "3 4 0 1 2 0\n");
    // A step without a reason is refused.
    CHECK_THROWS(derive_clause(state, fixture.clause({6, 7, 8}), false, 0));
    // Of a false unit follow the unit and the empty clause.
    derive_unit(state, fixture.literal(-4), cdcl::by(std::int64_t{3}));
    CHECK(state.unsatisfiable);
    CHECK(text.bytes() == "3 4 0 1 2 0\n4 -4 0 3 0\n5 0 3 4 0\n");
}
