#include "random_stream.hpp"
#include "support/catch.hpp"
#include <array>
#include <string>
#include <vector>

namespace satdoku {
using solve::Event;

TEST_CASE("a recording returns the events that were pushed, even after the original is cleared", "[trace]") {
    core::Random random(1);
    const trace::Recording stream = support::random_stream(random, 3000, 20, 10);
    trace::Recording copy;
    for (std::size_t index = 0; index < stream.size(); ++index) copy.push(stream[index]);
    trace::Recording moved = copy;
    copy.clear();
    CHECK(copy.empty());
    REQUIRE(moved.size() == stream.size());
    for (std::size_t index = stream.size(); index-- > 0;) {
        const Event event = stream[index];
        REQUIRE(support::same_event(moved[index], event));
    }
    moved.push(stream[0]);
    CHECK(moved.size() == stream.size() + 1);
}

TEST_CASE("events that differ in one field are different", "[trace]") {
    const std::array<cnf::Literal, 2> literals = {cnf::Literal::from_dimacs(3), cnf::Literal::from_dimacs(-1)};
    const Event plain{.kind = Event::Kind::learned, .clause = 7, .literals = literals};
    std::vector<Event> others(8, plain);
    others[0].clause = std::uint64_t{7} << 32U;
    others[1].literals = std::span(literals).first(1);
    others[2].resolved = literals;
    others[3].strengthened = literals;
    others[4].glue = 1;
    others[5].level = 1;
    others[6].word = "x";
    others[7].kind = Event::Kind::added;
    trace::Recording recording;
    for (const Event& other : others) {
        CHECK_FALSE(support::same_event(plain, other));
        recording.push(other);
        CHECK(support::same_event(recording[recording.size() - 1], other));
    }
}

TEST_CASE("a recorded event takes some words and one for each literal", "[trace]") {
    const std::vector<cnf::Literal> literals(1000, cnf::Literal::from_dimacs(5));
    trace::Recording recording;
    for (int event = 0; event < 100; ++event)
        recording.push({.kind = Event::Kind::removed, .clause = 4, .literals = literals});
    CHECK(recording.bytes() < 100 * (4 * literals.size() + 64));
}

}  // namespace satdoku
