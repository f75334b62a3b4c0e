// Reads packed events by what their header says, with a reader of this file's own, and replays them.
#include "engines.hpp"
#include "support/catch.hpp"
#include "support/event_tape.hpp"
#include "support/random_formula.hpp"
#include <satdoku/trace/header.hpp>
#include <satdoku/trace/json_lines.hpp>
#include <satdoku/trace/packed.hpp>
#include <bit>
#include <map>
#include <string>
#include <vector>

namespace satdoku {
namespace {
using cnf::Literal;
using solve::Event;
using Kind = Event::Kind;

class Unpacking {
  public:
    Unpacking(const trace::PackedEvents& part, const cnf::ClauseList& formula) : part_(part), bytes_(part.bytes()) {
        for (std::size_t index = 0; index < formula.size(); ++index)
            clauses_[index + 1] = {formula[index].begin(), formula[index].end()};
    }

    bool done() const { return at_ == bytes_.size(); }
    support::TapedEvent next() {
        support::TapedEvent own(Event{.kind = static_cast<Kind>(number())});
        for (const std::string_view field : trace::field_names(own.kind)) read(field, own);
        return own;
    }

  private:
    std::uint64_t number() {
        std::uint64_t value = 0;
        for (unsigned shift = 0;; shift += 7) {
            const auto byte = static_cast<unsigned char>(bytes_.at(at_++));
            value |= std::uint64_t{byte & 127U} << shift;
            if (byte < 128) return value;
        }
    }
    Literal literal() {
        const std::uint64_t code = number();
        const auto variable = static_cast<std::int32_t>(code / 2);
        return Literal::from_dimacs(code % 2 == 1 ? -variable : variable);
    }
    std::vector<Literal> list(std::uint64_t size) {
        std::vector<Literal> literals;
        for (; size > 0; --size) literals.push_back(literal());
        return literals;
    }
    void read(std::string_view field, support::TapedEvent& own) {
        if (field == "literal") own.literal = literal();
        if (field == "level") own.level = static_cast<std::uint32_t>(number());
        if (field == "clause") own.clause = number();
        if (field == "glue") own.glue = static_cast<std::uint32_t>(number());
        if (field == "assigned") own.assigned = number();
        if (field == "count") own.count = number();
        if (field == "word") own.word = part_.words()[static_cast<std::uint32_t>(number())];
        if (field == "resolved") own.resolved = list(number());
        if (field == "strengthened") own.strengthened = list(number());
        if (field == "scores") {
            for (std::uint64_t size = number(); size > 0; --size) {
                const Literal scored = literal();
                std::uint64_t bits = 0;
                for (unsigned shift = 0; shift < 64; shift += 8)
                    bits |= std::uint64_t{static_cast<unsigned char>(bytes_.at(at_++))} << shift;
                own.scores.push_back({scored, std::bit_cast<double>(bits)});
            }
        }
        if (field == "literals") {
            const std::uint64_t size = number();
            if (size == 0) {
                own.literals = clauses_.at(own.clause);
            } else {
                own.literals = list(size - 1);
                if (own.clause != 0) clauses_.try_emplace(own.clause, own.literals);
            }
        }
    }

    const trace::PackedEvents& part_;
    std::string_view bytes_;
    std::size_t at_ = 0;
    std::map<std::uint64_t, std::vector<Literal>> clauses_;
};

std::vector<Literal> sorted(std::span<const Literal> literals) {
    std::vector<Literal> list(literals.begin(), literals.end());
    std::sort(list.begin(), list.end(), [](Literal left, Literal right) { return left.code() < right.code(); });
    return list;
}

/// What a page shows of a state: without the events that made it.
void check_same_state(const trace::Replay& page, const trace::Replay& trace) {
    REQUIRE(std::ranges::equal(page.trail(), trace.trail()));
    REQUIRE(page.level() == trace.level());
    REQUIRE(page.mode() == trace.mode());
    REQUIRE(page.technique() == trace.technique());
    for (std::uint64_t number = 1; number <= trace.last_clause(); ++number) {
        REQUIRE(page.is_there(number) == trace.is_there(number));
        if (trace.is_there(number)) REQUIRE(sorted(page.clause(number)) == sorted(trace.clause(number)));
    }
}

void check_part(const cnf::ClauseList& formula, const trace::Recording& stream, std::uint64_t from,
                std::uint64_t most) {
    trace::PackedEvents part(formula, from, most);
    support::send(stream, part);
    Unpacking unpacking(part, formula);
    trace::Replay page(formula);
    for (std::uint64_t i = 0; i < part.preceding(); ++i) page.apply(unpacking.next().event());
    trace::Replay replay(formula);
    std::uint64_t number = 0;
    std::uint64_t compared = 0;
    for (std::size_t index = 0; index < stream.size(); ++index) {
        const Event event = stream[index];
        const bool is_counted = event.kind != Kind::scores;
        if (is_counted) ++number;
        const std::uint64_t own_number = is_counted ? number : number + 1;
        if (own_number >= from + most) break;
        if (own_number < from) {
            if (is_counted) replay.apply(event);
            continue;
        }
        if (compared == 0 && is_counted) check_same_state(page, replay);
        REQUIRE_FALSE(unpacking.done());
        const support::TapedEvent own = unpacking.next();
        const Event found = own.event();
        REQUIRE(found.kind == event.kind);
        REQUIRE(found.literal == event.literal);
        REQUIRE(found.level == event.level);
        REQUIRE(found.clause == event.clause);
        REQUIRE(found.word == event.word);
        REQUIRE(std::ranges::equal(found.resolved, event.resolved));
        REQUIRE(sorted(found.literals) == sorted(event.literals));
        REQUIRE(std::ranges::equal(found.scores, event.scores, [](const auto& left, const auto& right) {
            return left.literal == right.literal && left.value == right.value;
        }));
        if (!is_counted) continue;
        page.apply(found);
        replay.apply(event);
        check_same_state(page, replay);
        ++compared;
    }
    CHECK(unpacking.done());
    CHECK(compared == part.kept());
}
}  // namespace

TEST_CASE("packed events are the events of the stream, from any one on", "[trace]") {
    core::Random random(31);
    for (int round = 0; round < 20; ++round) {
        const cnf::ClauseList formula = support::random_formula(random, 25).clauses;
        for (const std::string_view strategy : {"", "naive"}) {
            const trace::Recording stream = support::run_search(formula, strategy).stream;
            check_part(formula, stream, 1, stream.size());
            for (int part = 0; part < 3; ++part)
                check_part(formula, stream, 1 + random.below(stream.size()), 1 + random.below(100));
        }
    }
}

TEST_CASE("base64 is that of RFC 4648", "[trace]") {
    CHECK(trace::base64("").empty());
    CHECK(trace::base64("f") == "Zg==");
    CHECK(trace::base64("fo") == "Zm8=");
    CHECK(trace::base64("foo") == "Zm9v");
    CHECK(trace::base64("foobar") == "Zm9vYmFy");
    CHECK(trace::base64("\xff\xfe\xfd") == "//79");
}

}  // namespace satdoku
