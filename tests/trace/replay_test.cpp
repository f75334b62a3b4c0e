#include "random_stream.hpp"
#include "support/catch.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/trace/replay.hpp>
#include <array>
#include <string>
#include <vector>

namespace satdoku {
namespace {
using solve::Event;
using Kind = Event::Kind;

cnf::Literal literal(std::int32_t number) { return cnf::Literal::from_dimacs(number); }

cnf::ClauseList some_formula(std::size_t clauses) {
    cnf::ClauseList formula;
    formula.variables(12);
    for (std::size_t clause = 0; clause < clauses; ++clause) {
        const std::array<cnf::Literal, 2> literals = {literal(static_cast<std::int32_t>(clause % 12 + 1)), literal(-3)};
        formula.clause(literals);
    }
    return formula;
}

/// The whole public state of a Replay.
struct Snapshot {
    std::vector<trace::Assigned> trail;
    std::vector<std::size_t> begins;
    std::vector<int> values;
    std::vector<std::vector<cnf::Literal>> clauses;
    std::vector<bool> there;
    std::vector<bool> learned;
    std::vector<std::optional<trace::Watching>> watching;
    std::uint64_t last_clause;
    trace::Counts counts;
    std::optional<std::uint64_t> conflict;
    std::string words;
    bool operator==(const Snapshot&) const = default;
};

Snapshot snapshot(const trace::Replay& replay, std::uint64_t clauses) {
    Snapshot taken{};
    taken.trail.assign(replay.trail().begin(), replay.trail().end());
    for (std::uint32_t level = 1; level <= replay.level(); ++level) taken.begins.push_back(replay.begin_of(level));
    for (std::int32_t variable = 1; variable <= 12; ++variable) {
        taken.values.push_back(replay.value(literal(variable)));
        CHECK(replay.value(literal(-variable)) == -taken.values.back());
        const trace::Assigned* const found = replay.find(literal(variable).variable());
        CHECK((found != nullptr) == (taken.values.back() != 0));
        CHECK((found == nullptr || replay.value(found->literal) == 1));
    }
    for (std::uint64_t number = 0; number <= clauses; ++number) {
        const auto literals = replay.clause(number);
        taken.clauses.emplace_back(literals.begin(), literals.end());
        taken.there.push_back(replay.is_there(number));
        taken.learned.push_back(replay.is_learned(number));
        const trace::Watching* const watching = replay.watching(number);
        taken.watching.push_back(watching == nullptr ? std::nullopt : std::optional(*watching));
    }
    taken.last_clause = replay.last_clause();
    taken.counts = replay.counts();
    taken.conflict = replay.conflict();
    for (const std::string_view word : {replay.mode(), replay.technique(), replay.verdict()}) {
        taken.words += word;
        taken.words += '/';
    }
    return taken;
}

/// Applies the recorded events, and goes back and forth by random steps.
void step_back_and_forth(trace::Replay& replay, const trace::Recording& stream, core::Random& random) {
    constexpr std::uint64_t clauses = 60;
    std::vector<Snapshot> snapshots = {snapshot(replay, clauses)};
    std::size_t at = 0;
    for (int walk = 0; walk < 60; ++walk) {
        for (std::size_t steps = random.below(60); steps > 0 && at < stream.size(); --steps, ++at) {
            replay.apply(stream[at]);
            const Snapshot now = snapshot(replay, clauses);
            if (at + 1 == snapshots.size()) snapshots.push_back(now);
            REQUIRE(now == snapshots[at + 1]);
        }
        const std::size_t back = walk % 20 == 19 ? at : random.below(std::min<std::size_t>(at, 35) + 1);
        for (std::size_t steps = back; steps > 0; --steps, --at) {
            replay.revert();
            REQUIRE(snapshot(replay, clauses) == snapshots[at - 1]);
        }
    }
    CHECK(snapshots.size() > 100);
}
}  // namespace

TEST_CASE("going back and forth in a stream restores every state", "[trace]") {
    core::Random random(7);
    for (int round = 0; round < 20; ++round) {
        const cnf::ClauseList formula = some_formula(10);
        const trace::Recording stream = support::random_stream(random, 300, 12, formula.size());
        trace::Replay with_formula(formula);
        step_back_and_forth(with_formula, stream, random);
    }
}

TEST_CASE("a replay without the formula knows the clauses of its events", "[trace]") {
    core::Random random(8);
    const trace::Recording stream = support::random_stream(random, 300, 12, 0);
    trace::Replay replay;
    step_back_and_forth(replay, stream, random);

    trace::Replay other;
    const std::array<cnf::Literal, 2> reason = {literal(4), literal(-2)};
    CHECK(other.clause(9).empty());
    other.apply({.kind = Kind::propagation, .literal = literal(4), .clause = 9, .literals = reason});
    CHECK(std::ranges::equal(other.clause(9), reason));
    CHECK(other.is_there(9));
    CHECK(other.last_clause() == 9);
    other.revert();
    CHECK(other.clause(9).empty());
    CHECK(other.last_clause() == 0);
}

TEST_CASE("after forget_past() a replay continues as before, and goes back to that state", "[trace]") {
    constexpr std::uint64_t clauses = 60;
    core::Random random(9);
    const cnf::ClauseList formula = some_formula(10);
    const trace::Recording stream = support::random_stream(random, 300, 12, formula.size());
    trace::Replay whole(formula);
    trace::Replay forgetful(formula);
    const std::size_t middle = stream.size() / 2;
    for (std::size_t at = 0; at < middle; ++at) {
        whole.apply(stream[at]);
        forgetful.apply(stream[at]);
    }
    const Snapshot there = snapshot(forgetful, clauses);
    forgetful.forget_past();
    CHECK(snapshot(forgetful, clauses) == there);
    for (std::size_t at = middle; at < stream.size(); ++at) {
        whole.apply(stream[at]);
        forgetful.apply(stream[at]);
        REQUIRE(snapshot(forgetful, clauses) == snapshot(whole, clauses));
    }
    for (std::size_t at = middle; at < stream.size(); ++at) forgetful.revert();
    CHECK(snapshot(forgetful, clauses) == there);
}

TEST_CASE("a replay follows a small search", "[trace]") {
    const cnf::ClauseList formula = some_formula(5);
    trace::Replay replay(formula);
    const std::array<cnf::Literal, 1> learned = {literal(-5)};
    replay.apply({.kind = Kind::decision, .literal = literal(5), .level = 1, .word = "decision"});
    replay.apply({.kind = Kind::propagation, .literal = literal(-3), .level = 1, .clause = 2});
    replay.apply({.kind = Kind::decision, .literal = literal(-3), .level = 2, .word = "assumption"});
    CHECK(replay.level() == 2);
    CHECK(replay.trail().size() == 2);
    CHECK(replay.begin_of(2) == 2);
    replay.apply({.kind = Kind::conflict, .level = 2, .clause = 4});
    CHECK(replay.conflict() == 4);
    replay.apply({.kind = Kind::learned, .clause = 6, .literals = learned});
    CHECK(replay.last_clause() == 6);
    CHECK(replay.is_learned(6));
    replay.apply({.kind = Kind::backtrack, .level = 0});
    CHECK(replay.trail().empty());
    CHECK_FALSE(replay.conflict());
    replay.apply({.kind = Kind::propagation, .literal = literal(-5), .clause = 6});
    REQUIRE(replay.find(literal(5).variable()) != nullptr);
    CHECK(*replay.find(literal(5).variable()) == trace::Assigned{literal(-5), 0, Kind::propagation, 6});
    replay.apply({.kind = Kind::removed, .clause = 6});
    CHECK_FALSE(replay.is_there(6));
    CHECK(std::ranges::equal(replay.clause(6), learned));
    CHECK(replay.counts() == trace::Counts{8, 1, 0, 2, 0, 1, 1, 0, 0, 0});
}

TEST_CASE("a replay rejects events that do not fit, and stays unchanged", "[trace]") {
    const cnf::ClauseList formula = some_formula(5);
    trace::Replay replay(formula);
    replay.apply({.kind = Kind::decision, .literal = literal(5), .level = 1, .word = "decision"});
    const Snapshot before = snapshot(replay, 8);
    const std::vector<Event> wrong = {
        {.kind = Kind::decision, .literal = literal(6), .level = 1},
        {.kind = Kind::decision, .literal = literal(6), .level = 3},
        {.kind = Kind::decision, .literal = literal(-5), .level = 2},
        {.kind = Kind::propagation, .literal = literal(-5), .level = 1},
        {.kind = Kind::propagation, .literal = literal(6), .level = 2},
        {.kind = Kind::pure_literal, .literal = literal(6), .level = 2},
        {.kind = Kind::backtrack, .level = 2},
        {.kind = Kind::learned, .clause = 5},
        {.kind = Kind::added, .clause = 1},
    };
    for (const Event& event : wrong) {
        CHECK_THROWS_AS(replay.apply(event), core::Error);
        CHECK(snapshot(replay, 8) == before);
    }
}

}  // namespace satdoku
