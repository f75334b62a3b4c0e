#include "support/catch.hpp"
#include "support/pieces.hpp"
#include <satdoku/check/proof_reader.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/proof/drat.hpp>
#include <algorithm>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

using namespace satdoku;
using namespace std::string_view_literals;
using check::DratReader;
using proof::DratFormat;

namespace {
struct Step {
    bool deletion = false;
    std::vector<cnf::Literal> literals;
    bool operator==(const Step&) const = default;
};
using Steps = std::vector<Step>;

std::string written(const Steps& steps, DratFormat format) {
    proof::DratText text(format);
    for (const Step& step : steps) step.deletion ? text.remove(step.literals) : text.add(step.literals);
    return text.bytes();
}

struct Reading {
    bool binary = false;
    Steps steps{};
};

/// @param portion at most how many bytes the source gives at once, as a pipe may
Reading read(std::string_view bytes, std::size_t portion = 1 << 20) {
    DratReader reader(support::pieces_of(std::string(bytes), portion), "test.drat");
    Reading reading{reader.binary()};
    while (reader.next()) {
        Step step{reader.deletion(), {}};
        for (const std::uint32_t code : reader.literals()) step.literals.push_back(cnf::Literal::from_code(code));
        reading.steps.push_back(step);
    }
    return reading;
}

std::string reading_error(std::string_view bytes) {
    try {
        read(bytes);
    } catch (const core::Error& error) {
        return error.what();
    }
    return "accepted";
}

cnf::Literal random_literal(core::Random& random, std::uint32_t variables) {
    return {cnf::Variable(static_cast<std::uint32_t>(random.below(variables))), random.below(2) == 0};
}

Steps random_steps(core::Random& random) {
    // Each range has bytes that mean something else in a text: blanks, digits, letters.
    constexpr std::uint32_t ranges[] = {5, 12, 30, 64, 100, 8300, 1U << 21U, cnf::largest_variable};
    const std::uint32_t variables = ranges[random.below(std::size(ranges))];
    Steps steps(1 + random.below(4));
    for (Step& step : steps) {
        step.deletion = random.below(2) == 0;
        for (auto left = random.below(6); left > 0; --left) {
            step.literals.push_back(random_literal(random, variables));
        }
    }
    return steps;
}
}  // namespace

TEST_CASE("random proofs are read as they were written, in both forms and any portions", "[check]") {
    core::Random random(1);
    for (int round = 0; round < 20000; ++round) {
        const Steps steps = random_steps(random);
        const std::size_t portion = round % 3 == 0 ? 1 : round % 3 == 1 ? 6 : 1 << 20;
        for (const DratFormat format : {DratFormat::text, DratFormat::binary}) {
            const std::string bytes = written(steps, format);
            CAPTURE(bytes);
            const Reading reading = read(bytes, portion);
            REQUIRE(reading.binary == (format == DratFormat::binary));
            REQUIRE(reading.steps == steps);
        }
    }
}

TEST_CASE("a proof may begin with a deletion of any literal, in both forms", "[check]") {
    for (std::int32_t number = -9000; number <= 9000; ++number) {
        if (number == 0) continue;
        const Steps steps = {{true, {cnf::Literal::from_dimacs(number), cnf::Literal::from_dimacs(7)}}, {}};
        for (const DratFormat format : {DratFormat::text, DratFormat::binary}) {
            const Reading reading = read(written(steps, format), 6);
            if (reading.binary != (format == DratFormat::binary) || reading.steps != steps) {
                FAIL(number << " is misread");
            }
        }
    }
}

TEST_CASE("a first deletion that is longer than the examined bytes is recognized, in both forms", "[check]") {
    // All its bytes in the binary form but one are blanks and digits.
    Step step{true, {}};
    for (int index = 0; index < 100'000; ++index) {
        step.literals.push_back(cnf::Literal::from_code((index % 2 == 0 ? ' ' : '1') - 2));
    }
    step.literals[30'000] = cnf::Literal::from_dimacs(5000);
    for (const DratFormat format : {DratFormat::text, DratFormat::binary}) {
        const Reading reading = read(written({step, {}}, format));
        CHECK(reading.binary == (format == DratFormat::binary));
        CHECK(reading.steps == Steps{step, {}});
    }
}

TEST_CASE("a text is known with comments, any line ends, blank lines and a byte order mark", "[check]") {
    const Steps steps = {{true, {cnf::Literal::from_dimacs(1), cnf::Literal::from_dimacs(-2)}}, {}};
    for (const std::string_view text :
         {"d 1 -2 0\n0\n"sv, "\n\n \nd 1 -2 0\n0"sv, "d 1 -2 0\r\n0\r\n"sv, "d\t1 -2\n0 0"sv,
          "c a comment\nd 1 -2 0 c another\n0\n"sv, "d 1 -2 0\nc zero \0 byte\n0\n"sv, "c d\x02\0\nd 1 -2 0\n0"sv,
          "\xEF\xBB\xBF"
          "d 1 -2 0\n0\n"sv}) {
        CAPTURE(text);
        const Reading reading = read(text);
        CHECK_FALSE(reading.binary);
        CHECK(reading.steps == steps);
    }
    CHECK(reading_error("\xEF\xBB\xBF"
                        "1 x 0\n") == "test.drat:1:3: proof.unexpected [x]");
}

TEST_CASE("the error of a malformed proof depends on its form", "[check]") {
    CHECK(reading_error("d 1 x 0\n") == "test.drat:1:5: proof.unexpected [x]");
    CHECK(reading_error("d 1 2") == "test.drat:1:0: proof.unfinished");
    CHECK(reading_error("d"sv) == "test.drat:1:0: proof.unfinished");
    CHECK(reading_error("d\x02\x05"sv) == "test.drat:0:0: proof.unfinished_binary [0]");
    CHECK(reading_error("d\x02\0x"sv) == "test.drat:0:0: proof.unexpected_byte [3] [x]");
    CHECK(reading_error("d\x02\0d\x81\x80\x80\x80\x80\x80\x01\0"sv) ==
          "test.drat:0:0: proof.unexpected_byte [9] [0x80]");
}

TEST_CASE("canary: bytes that were changed at random are read or refused, never more", "[check][canary]") {
    core::Random random(2);
    for (int round = 0; round < 20000; ++round) {
        std::string bytes = written(random_steps(random), round % 2 == 0 ? DratFormat::text : DratFormat::binary);
        for (auto left = 1 + random.below(3); left > 0 && !bytes.empty(); --left) {
            bytes[random.below(bytes.size())] = static_cast<char>(random.below(256));
        }
        CAPTURE(bytes);
        const std::string error = reading_error(bytes);
        REQUIRE((error == "accepted" || error.find("test.drat:") == 0));
    }
}
