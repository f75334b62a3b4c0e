#include "engines.hpp"
#include "support/catch.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/trace/history.hpp>
#include <vector>

namespace satdoku {
namespace {
using solve::Event;
using trace::History;
using Kind = Event::Kind;

/// Conflicts with random values, each with a learned clause, sometimes a restart or a reduction.
trace::Recording drawn(core::Random& random, std::size_t conflicts) {
    const std::vector<cnf::Literal> literals(50, cnf::Literal::from_dimacs(1));
    const auto some = [&](std::uint64_t bound) { return static_cast<std::uint32_t>(random.below(bound)); };
    trace::Recording stream;
    for (std::size_t conflict = 0; conflict < conflicts; ++conflict) {
        const std::uint32_t level = some(40) + 1;
        stream.push({.kind = Kind::conflict, .level = level, .assigned = random.below(1000)});
        stream.push({.kind = Kind::learned,
                     .level = some(level),
                     .literals = std::span(literals).first(some(50)),
                     .glue = some(20)});
        if (some(7) == 0) stream.push({.kind = Kind::restart});
        if (some(30) == 0) stream.push({.kind = Kind::reduction, .assigned = random.below(100)});
        if (some(50) == 0) stream.push({.kind = Kind::mode, .word = "stable"});
    }
    return stream;
}
}  // namespace

TEST_CASE("a history of few buckets is one of many buckets, joined", "[trace]") {
    core::Random random(31);
    for (const std::size_t conflicts : {0U, 1U, 7U, 8U, 9U, 63U, 64U, 65U, 1000U}) {
        const trace::Recording stream = drawn(random, conflicts);
        History all(conflicts + 2);
        History few(8);
        support::send(stream, all);
        support::send(stream, few);
        CHECK(all.conflicts_of_a_bucket() == 1);
        CHECK(all.buckets().size() == conflicts);
        CHECK(few.buckets().size() <= 8);
        CHECK(few.conflicts() == conflicts);
        CHECK(few.restarts() == all.restarts());
        CHECK(std::ranges::equal(few.modes(), all.modes()));
        CHECK(std::ranges::equal(few.reductions(), all.reductions()));
        const std::uint64_t width = few.conflicts_of_a_bucket();
        CHECK((few.buckets().size() - (conflicts > 0 ? 1 : 0)) * width <= conflicts);
        for (std::size_t index = 0; index < few.buckets().size(); ++index) {
            const History::Bucket& bucket = few.buckets()[index];
            History::Bucket joined;
            joined.first = index * width + 1;
            for (std::size_t at = index * width; at < std::min<std::size_t>((index + 1) * width, conflicts); ++at) {
                const History::Bucket& one = all.buckets()[at];
                joined.level.add(one.level.greatest());
                joined.assigned.add(one.assigned.greatest());
                joined.glue.add(one.glue.greatest());
                joined.length.add(one.length.greatest());
                joined.jump.add(one.jump.greatest());
                joined.restarts += one.restarts;
                joined.reductions += one.reductions;
                joined.kept = one.kept;
            }
            CHECK(bucket == joined);
            CHECK(bucket.level.mean() >= static_cast<double>(bucket.level.least()));
            CHECK(bucket.level.mean() <= static_cast<double>(bucket.level.greatest()));
        }
    }
}

TEST_CASE("a history has no more buckets than its limit, for any length of the search", "[trace]") {
    History history(16);
    for (std::uint32_t conflict = 0; conflict < 1'000'000; ++conflict)
        history.observe({.kind = Kind::conflict, .level = conflict % 100});
    CHECK(history.conflicts() == 1'000'000);
    CHECK(history.buckets().size() <= 16);
    CHECK(history.buckets().size() > 7);
    CHECK(history.conflicts_of_a_bucket() == 65536);
    CHECK(history.buckets()[3].level.greatest() == 99);
    CHECK(history.buckets()[3].level.least() == 0);
}

TEST_CASE("the conflicts and restarts of a history are those of the statistics", "[trace]") {
    const auto solved = support::run_search(families::pigeonhole(7, 6), "");
    History history;
    support::send(solved.stream, history);
    CHECK(history.verdict() == "unsatisfiable");
    CHECK(history.restarts() == support::statistic(*solved.engine, "restarts"));
    CHECK(history.conflicts() >= support::statistic(*solved.engine, "conflicts"));
    REQUIRE_FALSE(history.modes().empty());
    CHECK(history.modes()[0].conflict == 0);
}

}  // namespace satdoku
