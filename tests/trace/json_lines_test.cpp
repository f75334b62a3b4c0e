#include "engines.hpp"
#include "random_stream.hpp"
#include "support/catch.hpp"
#include "support/random_formula.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/trace/header.hpp>
#include <satdoku/trace/json_lines.hpp>
#include <satdoku/trace/replay.hpp>
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace satdoku {
namespace {
using solve::Event;
using solve::only;
using Kind = Event::Kind;

trace::Header some_header() {
    return {.version = "1.2",
            .formula = "a \"b\"\n<script>\x01/\\.cnf",
            .variables = 1000,
            .clauses = 7,
            .engine = "dpll",
            .branching = "dlis",
            .seed = ~std::uint64_t{0},
            .settings = {"pure-literals", "x=1"},
            .kinds = solve::all_kinds};
}

std::string written(const trace::Recording& stream, const trace::Header& header) {
    std::string text;
    trace::Writer writer(header, [&](std::string_view lines) { text += lines; });
    support::send(stream, writer);
    writer.flush();
    return text;
}

struct Stored {
    trace::Header header;
    trace::Recording events;
    std::vector<std::uint64_t> numbers;
};

/// @param at_once  number of bytes that the source gives in each call
Stored read_back(const std::string& text, std::size_t at_once = 1000) {
    Stored stored;
    std::size_t position = 0;
    const auto source = [&](std::span<char> buffer) {
        const std::size_t count = std::min({at_once, buffer.size(), text.size() - position});
        std::copy_n(text.begin() + static_cast<std::ptrdiff_t>(position), count, buffer.begin());
        position += count;
        return count;
    };
    trace::read(
        source, "t.jsonl", [&](const trace::Header& header) { stored.header = header; },
        [&](const Event& event, std::uint64_t number) {
            stored.events.push(event);
            stored.numbers.push_back(number);
            return true;
        });
    return stored;
}

std::string error_of(const std::string& text) {
    try {
        read_back(text);
    } catch (const core::Error& error) {
        CHECK(error.location());
        return error.key();
    }
    return {};
}
}  // namespace

TEST_CASE("reading a written trace gives the same events, field by field", "[trace]") {
    core::Random random(41);
    for (int round = 0; round < 20; ++round) {
        const trace::Recording stream = support::random_stream(random, 300, 40, 10);
        const std::string text = written(stream, some_header());
        const Stored stored = read_back(text, 1 + random.below(200));
        CHECK(stored.header == some_header());
        REQUIRE(stored.events.size() == stream.size());
        for (std::size_t index = 0; index < stream.size(); ++index)
            REQUIRE(support::same_event(stored.events[index], stream[index]));
        CHECK(written(stored.events, stored.header) == text);
    }
}

TEST_CASE("a stored search replays to its model, and its graphs and trees are those of the search", "[trace]") {
    core::Random random(42);
    int models = 0;
    for (int round = 0; round < 20; ++round) {
        const auto formula = support::random_formula(random, 25);
        for (const std::string strategy : {"", "jeroslow-wang"}) {
            const auto solved = support::run_search(formula.clauses, strategy);
            const Stored stored = read_back(written(solved.stream, some_header()));
            REQUIRE(stored.events.size() == solved.stream.size());
            trace::Replay replay(formula.clauses);
            trace::Replay without_formula;
            for (std::size_t index = 0; index < stored.events.size(); ++index) {
                replay.apply(stored.events[index]);
                without_formula.apply(stored.events[index]);
            }
            REQUIRE(std::ranges::equal(replay.trail(), without_formula.trail()));
            if (solved.outcome.verdict != solve::Verdict::satisfiable) continue;
            ++models;
            CHECK(replay.verdict() == "satisfiable");
            const Event end = stored.events[stored.events.size() - 1];
            for (const cnf::Literal literal : end.literals) REQUIRE(solved.engine->value(literal));
            for (const trace::Assigned& assigned : replay.trail())
                REQUIRE(std::ranges::find(end.literals, assigned.literal) != end.literals.end());
        }
    }
    CHECK(models > 5);
}

TEST_CASE("numbers are places in the whole stream, for any stored part of it", "[trace]") {
    const auto solved = support::run_search(families::pigeonhole(5, 4), "dlis");
    trace::Header header = some_header();
    header.kinds = solve::usual_kinds & ~only(Kind::scores);
    const Stored all = read_back(written(solved.stream, header));
    for (std::size_t index = 0; index < all.numbers.size(); ++index) REQUIRE(all.numbers[index] == index + 1);
    header.kinds = only(Kind::conflict) | only(Kind::scores) | only(Kind::decision);
    header.from = 10;
    header.to = 60;
    const Stored some = read_back(written(solved.stream, header));
    CHECK(some.header == header);
    CHECK_FALSE(some.header.holds(only(Kind::conflict)));
    REQUIRE(some.numbers.size() > 5);
    for (std::size_t index = 0; index < some.numbers.size(); ++index) {
        const Event event = some.events[index];
        const std::uint64_t number = some.numbers[index];
        CHECK(number >= 10);
        CHECK(number <= 60);
        const Kind here = all.events[number - 1].kind;
        CHECK(here == (event.kind == Kind::scores ? Kind::decision : event.kind));
    }
}

TEST_CASE("a learned clause has the reasons of its resolution steps", "[trace]") {
    const auto solved = support::run_search(families::pigeonhole(5, 4), "");
    const std::string text = written(solved.stream, some_header());
    trace::Replay replay;
    std::size_t steps = 0;
    for (std::size_t index = 0; index < solved.stream.size(); ++index) {
        const Event event = solved.stream[index];
        if (event.kind == Kind::learned && !event.resolved.empty()) {
            std::string expected = "\"clause\":" + std::to_string(event.clause) + ",";
            std::string list = "\"steps\":";
            char before = '[';
            for (const cnf::Literal literal : event.resolved) {
                list += before + std::to_string(replay.find(literal.variable())->reason);
                before = ',';
                ++steps;
            }
            const std::size_t line = text.find(expected, text.find("\"learned\""));
            REQUIRE(line != std::string::npos);
            CHECK(text.find(list + "]", line) < text.find('\n', line));
        }
        replay.apply(event);
    }
    CHECK(steps > 20);
}

TEST_CASE("a line of another form is rejected", "[trace]") {
    const std::string begin =
        R"({"event":"begin","program":"satdoku","version":"1","formula":"f","variables":5,"clauses":2,)"
        R"("engine":"dpll","seed":0,"settings":[]})"
        "\n";
    const std::string restart = R"({"number":4,"event":"restart","level":0})"
                                "\n";
    CHECK(error_of(begin).empty());
    CHECK(error_of(begin + restart).empty());
    CHECK(error_of(begin + R"({"event":"mode","later":{"a":[1]},"word":"\u0041","number":1})").empty());
    const std::vector<std::pair<std::string, std::string>> wrong = {
        {"", "json.expected"},
        {"p cnf 1 1\n1 0\n", "json.expected"},
        {"{}\n", "trace.no_header"},
        {restart, "trace.no_header"},
        {begin + begin, "trace.unknown_kind"},
        {begin + restart + restart, "trace.order"},
        {begin + R"({"number":0,"event":"restart","level":0})", "trace.order"},
        {begin + "\n", "json.expected"},
        {begin + R"({"number":1,"event":"restart","lev)", "trace.cut_off"},
        {begin + R"({"number":1,"event":"restart","lev)" + "\n", "json.expected"},
        {begin.substr(0, 40), "trace.cut_off"},
        {begin + R"({"number":1,"event":"restart"})", "trace.lacks"},
        {begin + R"({"event":"restart","level":0})", "trace.lacks"},
        {begin + R"({"number":1,"level":0})", "trace.lacks"},
        {begin + R"({"number":1,"event":"restart","level":0,"level":1})", "trace.twice"},
        {begin + R"({"number":1,"event":"restart","level":-1})", "json.integer"},
        {begin + R"({"number":1,"event":"restart","level":4294967296})", "json.integer"},
        {begin + R"({"number":1,"event":"restart","level":"0"})", "json.number"},
        {begin + R"({"number":1,"event":"end","word":"","literals":[1,0]})", "trace.literal"},
        {begin + R"({"number":1,"event":"end","word":"","literals":[-6]})", "trace.literal"},
        {begin + R"({"number":1,"event":"end","word":"","literals":1})", "json.expected"},
        {begin + R"({"number":1,"event":"scores","level":1,"scores":[[1]]})", "json.number"},
        {begin + R"({"number":1,"event":"scores","level":1,"scores":[[1,2,3]]})", "json.expected"},
        {begin + R"({"number":1,"event":"restart","level":0} x)" + "\n", "json.end"},
    };
    for (const auto& [text, key] : wrong) {
        CAPTURE(text);
        CHECK(error_of(text) == key);
    }
}

TEST_CASE("every kind has its own name, and the fields that are written", "[trace]") {
    for (int number = 0; number < solve::event_kinds; ++number) {
        const auto kind = static_cast<Kind>(number);
        CHECK(trace::kind_of(trace::name_of(kind)) == kind);
        std::string line;
        trace::append_event(line, {.kind = kind}, 1);
        for (const std::string_view field : trace::field_names(kind)) {
            const std::string quoted = '"' + std::string(field) + "\":";
            CHECK(line.find(quoted) != std::string::npos);
        }
    }
    CHECK_FALSE(trace::kind_of("begin"));
}

}  // namespace satdoku
