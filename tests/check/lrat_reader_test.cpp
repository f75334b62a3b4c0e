#include "support/catch.hpp"
#include "support/pieces.hpp"
#include <satdoku/check/proof_reader.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/proof/lrat.hpp>
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace satdoku;
using namespace std::string_view_literals;
using proof::DratFormat;

namespace {
struct LratStep {
    bool deletion = false;
    std::uint64_t id = 0;
    std::vector<cnf::Literal> literals{};
    std::vector<std::int64_t> hints{};
    bool operator==(const LratStep&) const = default;
};
using LratSteps = std::vector<LratStep>;

std::string lrat_bytes(const LratSteps& steps, DratFormat format) {
    proof::LratText text(format);
    std::uint64_t latest = 1;
    for (const LratStep& step : steps) {
        if (!step.deletion) latest = step.id;
        step.deletion ? text.remove(latest, step.hints) : text.add(step.id, step.literals, step.hints);
    }
    return text.bytes();
}

struct LratReading {
    check::ProofForm form{};
    LratSteps steps{};
};

/// @param portion at most how many bytes the source gives at once, as a pipe may
LratReading read_lrat(std::string_view text, std::size_t portion = 1 << 20) {
    check::ProofBytes bytes(support::pieces_of(std::string(text), portion), "test.lrat");
    LratReading reading{check::proof_form(bytes)};
    if (!reading.form.lrat) return reading;
    check::LratReader reader(std::move(bytes), reading.form.binary);
    while (reader.next()) {
        LratStep step{reader.deletion(), reader.deletion() ? 0 : reader.id(), {}, reader.hints()};
        for (const std::uint32_t code : reader.literals()) step.literals.push_back(cnf::Literal::from_code(code));
        reading.steps.push_back(step);
    }
    return reading;
}

std::string lrat_error(std::string_view text) {
    try {
        return read_lrat(text).form.lrat ? "accepted" : "no LRAT";
    } catch (const core::Error& error) {
        return error.what();
    }
}

std::vector<cnf::Literal> random_literals(core::Random& random, std::uint32_t variables, std::uint64_t most) {
    std::vector<cnf::Literal> literals(random.below(most));
    for (cnf::Literal& literal : literals)
        literal = {cnf::Variable(static_cast<std::uint32_t>(random.below(variables))), random.below(2) == 0};
    return literals;
}

LratSteps random_lrat(core::Random& random) {
    constexpr std::uint32_t variables[] = {5, 30, 8300, cnf::largest_variable};
    constexpr std::uint64_t ids[] = {2, 40, 20000, std::uint64_t{1} << 40U};
    LratSteps steps(1 + random.below(4));
    std::uint64_t id = ids[random.below(std::size(ids))];
    for (LratStep& step : steps) {
        step.deletion = random.below(3) == 0;
        if (!step.deletion) {
            id += 1 + random.below(3);
            step.id = id;
            step.literals = random_literals(random, variables[random.below(std::size(variables))], 5);
        }
        step.hints.resize(1 + random.below(5));
        for (std::int64_t& hint : step.hints) hint = 1 + static_cast<std::int64_t>(random.below(id - 1));
        if (!step.literals.empty() && random.below(3) == 0) step.hints.back() *= -1;
    }
    // If all steps could also be DRAT, only the empty clause shows the format.
    const bool ends = std::any_of(steps.begin(), steps.end(), [](const LratStep& step) { return !step.deletion; });
    if (ends) steps.push_back({false, id + 1, {}, {1, 2}});
    return steps;
}
}  // namespace

TEST_CASE("random LRAT proofs are known and read as they were written, in both forms and any portions", "[check]") {
    core::Random random(3);
    for (int round = 0; round < 20000; ++round) {
        LratSteps steps = random_lrat(random);
        const std::size_t portion = round % 3 == 0 ? 1 : round % 3 == 1 ? 6 : 1 << 20;
        for (const DratFormat format : {DratFormat::text, DratFormat::binary}) {
            const std::string bytes = lrat_bytes(steps, format);
            CAPTURE(bytes);
            const LratReading reading = read_lrat(bytes, portion);
            const auto deletes = [](const LratStep& step) { return step.deletion; };
            if (format == DratFormat::binary && std::all_of(steps.begin(), steps.end(), deletes))
                continue;  // DRAT, too
            REQUIRE(reading.form.lrat);
            REQUIRE(reading.form.binary == (format == DratFormat::binary));
            REQUIRE(reading.steps == steps);
        }
    }
}

TEST_CASE("a first deletion that is longer than a buffer does not hide what form it is", "[check]") {
    LratSteps steps = {{true}, {false, 300'000, {cnf::Literal::from_dimacs(1)}, {250'000, 250'001}}};
    for (std::int64_t id = 1; id <= 200'000; ++id) steps[0].hints.push_back(id);
    CHECK(read_lrat(lrat_bytes(steps, DratFormat::binary)).steps == steps);
    CHECK(read_lrat(lrat_bytes(steps, DratFormat::text)).steps == steps);
    proof::DratText text(DratFormat::binary);
    for (int copy = 0; copy < 3; ++copy) text.remove(std::vector(100'000, cnf::Literal::from_dimacs(300)));
    for (const int last : {1, 2}) {
        if (last == 2) text.add(std::vector(1, cnf::Literal::from_dimacs(300)));
        CHECK_FALSE(read_lrat(text.bytes()).form.lrat);
    }
}

TEST_CASE("no DRAT proof is taken for LRAT", "[check]") {
    core::Random random(4);
    for (int round = 0; round < 20000; ++round) {
        proof::DratText text(round % 2 == 0 ? DratFormat::text : DratFormat::binary);
        const std::uint32_t variables = round % 3 == 0 ? 100 : 8300;
        for (auto left = 2 + random.below(6); left > 0; --left) {
            const auto literals = random_literals(random, variables, 6);
            random.below(3) == 0 ? text.remove(literals) : text.add(literals);
        }
        text.add({});
        CAPTURE(text.bytes());
        REQUIRE_FALSE(read_lrat(text.bytes()).form.lrat);
    }
    for (const std::string_view text : {""sv, "0\n"sv, "2 0\n0\n"sv, "0 0"sv, "2 0 0\n"sv, "1 -2 0 2 0 0\n"sv,
                                        "c 5 1 0 1 2 0\n1 0\n"sv, "d 1 2 0 0\n"sv, "5 1 0 -1 9 0\n"sv, "x"sv}) {
        CAPTURE(text);
        CHECK_FALSE(read_lrat(text).form.lrat);
    }
}

TEST_CASE("a text of LRAT is known with comments, any line ends and a byte order mark, and where it is cut off",
          "[check]") {
    for (const std::string_view text :
         {"5 0 1 2 0\n"sv, "4 d 1 0\n"sv, "c a comment\n\n5 1 0 1 -2 0\r\n"sv, "5 1 0 0\n"sv,
          "\xEF\xBB\xBF"
          "5 1 0 1 0"sv}) {
        CAPTURE(text);
        CHECK(read_lrat(text).form.lrat);
    }
    CHECK(lrat_error("5 1 0 1 2") == "test.lrat:1:0: proof.unfinished");
    CHECK(lrat_error("5 1 0 1 2 0\n6 1") == "test.lrat:2:0: proof.unfinished");
    CHECK(lrat_error("5 1 0 1 2 0\n6 d 1") == "test.lrat:2:0: proof.unfinished");
    const std::string binary = lrat_bytes({{false, 5, {}, {1, 2}}, {false, 6, {}, {3, 4}}}, DratFormat::binary);
    CHECK(lrat_error(std::string_view(binary).substr(0, binary.size() - 1)) ==
          "test.lrat:0:0: proof.unfinished_binary [6]");
}

TEST_CASE("a malformed LRAT proof is an error with its place", "[check]") {
    CHECK(lrat_error("5 1 0 1 2 0\n6 1 x 0 3 0\n") == "test.lrat:2:5: proof.unexpected [x]");
    CHECK(lrat_error("5 1 0 1 2 0\n-6 1 0 3 0\n") == "test.lrat:2:1: proof.unexpected [-]");
    CHECK(lrat_error("5 1 0 1 2 0\n6 d -1 0\n") == "test.lrat:2:5: proof.unexpected [-]");
    CHECK(lrat_error("5 1 0 1 2 0\n6 99999999999 0 1 0\n") == "test.lrat:2:12: proof.too_large [2147483646]");
    CHECK(lrat_error("5 1 0 1 2 0\n9999999999999999999 0 1 0\n") ==
          "test.lrat:2:19: proof.id_too_large [1152921504606846976]");
    CHECK(lrat_error("a\x0a\x02\0\x02\x04\0x"sv) == "test.lrat:0:0: proof.unexpected_byte [7] [x]");
}
