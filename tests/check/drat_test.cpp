#include "support/catch.hpp"
#include "support/literals.hpp"
#include <satdoku/check/drat.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/machine.hpp>
#include <satdoku/proof/drat.hpp>
#include <string>
#include <string_view>
#include <vector>

using namespace satdoku;
using check::DratVerdict;
using support::clause_list;
using support::literals;

namespace {
using Numbers = std::vector<std::vector<int>>;

check::DratReport check_text(const Numbers& clauses, std::string_view proof) {
    return check::drat(clause_list(clauses), proof, "test.drat");
}

/// All sign patterns over two variables except the last `missing`.
Numbers square(int missing) {
    Numbers clauses = {{1, 2}, {-1, 2}, {1, -2}, {-1, -2}};
    clauses.resize(clauses.size() - static_cast<std::size_t>(missing));
    return clauses;
}

/// The example of the paper on DRAT-trim: unsatisfiable, and each clause is needed.
const Numbers rivest = {{1, 2, -3},   {-1, -2, 3}, {2, 3, -4}, {-2, -3, 4},
                        {-1, -3, -4}, {1, 3, 4},   {-1, 2, 4}, {1, -2, -4}};

std::string checking_error(std::string_view proof) {
    try {
        check::drat(clause_list(square(0)), proof, "test.drat");
    } catch (const core::Error& error) {
        return error.what();
    }
    return "accepted";
}
}  // namespace

TEST_CASE("a proof by unit propagation is verified, and its core counted", "[check]") {
    const auto report = check_text(square(0), "2 0\n0\n");
    CHECK(report.verdict == DratVerdict::verified);
    CHECK(report.core_clauses == 4);
    CHECK(report.core_additions == 1);
    CHECK(report.rat_additions == 0);
    CHECK_FALSE(report.binary);
    CHECK(check_text({{1, 2}, {-1, 2}, {1, -2}, {-1, -2}, {1, 3}}, "1 3 2 0\n2 0\n").core_additions == 1);
}

TEST_CASE("a proof that uses a resolution asymmetric tautology is verified", "[check]") {
    // -1 is not RUP; resolving with the clauses that contain 1 gives RUP clauses.
    const auto report = check_text(rivest, "-1 0\nd -1 -2 3 0\nd -1 -3 -4 0\nd -1 2 4 0\n2 0\n0\n");
    CHECK(report.verdict == DratVerdict::verified);
    CHECK(report.rat_additions == 1);
    CHECK(report.deletions == 3);
}

TEST_CASE("a definition with a new variable is verified, and only with the pivot first", "[check]") {
    const Numbers clauses = {{1, 2},         {1, 3},          {-2, -3, 1, 4},  {-2, -3, 1, -4}, {-1, 2},
                             {-1, -2, 7, 8}, {-1, -2, 7, -8}, {-1, -2, -7, 8}, {-1, -2, -7, -8}};
    // The clauses that imply 1 are dropped, so that only the definition of 9 implies it.
    const std::string rest = "-9 1 0\nd 1 4 -2 -3 0\nd 1 -4 -2 -3 0\n1 0\n7 0\n0\n";
    const auto right = check_text(clauses, "9 -2 -3 0\n" + rest);
    CHECK(right.verdict == DratVerdict::verified);
    CHECK(right.rat_additions == 1);
    for (const std::string definition : {"-2 9 -3 0\n", "-2 -3 9 0\n"}) {
        const auto wrong = check_text(clauses, definition + rest);
        CHECK(wrong.verdict == DratVerdict::step_fails);
        CHECK(wrong.failing_step == 1);
    }
}

TEST_CASE("a check takes memory for the variables that are there, whatever their numbers", "[check]") {
    const std::uint64_t before = core::peak_memory();
    const Numbers far = {{90'000'000, cnf::largest_variable}, {-90'000'000, cnf::largest_variable}};
    CHECK(check_text(far, "2147483646 0\n").verdict == DratVerdict::no_contradiction);
    CHECK(check_text(square(0), "2000000000 1 0\nd 1999999999 2 0\n2 0\n0\n").verdict == DratVerdict::verified);
    const auto failing = check_text(far, "-2000000001 -90000000 0\n-2147483646 0\n");
    CHECK(failing.verdict == DratVerdict::step_fails);
    CHECK(failing.failing_clause == literals({-2'147'483'646}));
    CHECK(core::peak_memory() - before < 100'000'000);
}

TEST_CASE("formulas that propagation refutes need no steps", "[check]") {
    CHECK(check_text({{1}, {-1}}, "").verdict == DratVerdict::verified);
    CHECK(check_text({{}}, "").verdict == DratVerdict::verified);
    CHECK(check_text({{1, 1}, {-1, -1, -1}}, "0\n").verdict == DratVerdict::verified);
}

TEST_CASE("canary: a step that does not follow is rejected and named", "[check][canary]") {
    const auto report = check_text({{1, 2, 3}, {-1, 2}, {1, -2}, {-1, -2}}, "1 2 3 3 0\nc a comment\n2 0\n0\n");
    CHECK(report.verdict == DratVerdict::step_fails);
    CHECK(report.failing_step == 2);
    CHECK(report.failing_line == 3);
    CHECK(report.failing_clause == literals({2}));
}

TEST_CASE("canary: an incomplete proof is rejected", "[check][canary]") {
    CHECK(check_text(rivest, "").verdict == DratVerdict::no_contradiction);
    CHECK(check_text(rivest, "-1 0\n").verdict == DratVerdict::no_contradiction);
    const auto claimed = check_text(rivest, "0\n");
    CHECK(claimed.verdict == DratVerdict::step_fails);
    CHECK(claimed.failing_step == 1);
    CHECK(claimed.failing_clause.empty());
}

TEST_CASE("canary: no proof makes a satisfiable formula unsatisfiable", "[check][canary]") {
    for (const std::string_view proof : {"0\n", "1 0\n-1 0\n", "2 0\n0\n", "-2 0\n0\n", "3 1 0\n-3 0\n-1 0\n0\n"}) {
        CAPTURE(proof);
        CHECK(check_text(square(1), proof).verdict == DratVerdict::step_fails);
    }
    CHECK(check_text({}, "").verdict == DratVerdict::no_contradiction);
}

TEST_CASE("canary: a clause that was dropped proves nothing", "[check][canary]") {
    const auto report = check_text(rivest, "-1 0\nd -1 -2 3 0\nd 2 3 -4 0\n2 0\n0\n");
    CHECK(report.verdict == DratVerdict::step_fails);
}

TEST_CASE("canary: a RAT step fails if one resolvent does not follow", "[check][canary]") {
    // 3 occurs negatively in a needed clause, and its resolvent with the pivot's clause is not a consequence.
    const Numbers clauses = {{1, 2}, {-3, 1}, {-3, 2}, {-1, -2, 4}, {-4, 3, -1}};
    CHECK(check_text(clauses, "3 0\n0\n").verdict == DratVerdict::step_fails);
}

TEST_CASE("deletions: reasons stay, unknown clauses are counted, copies are distinguished", "[check]") {
    const auto reasons = check_text({{1}, {-1, 2}, {-2, 3}, {-3, 4, 5}, {-4, 5}, {-5, 4}, {-4, -5, -3}},
                                    "d 1 0\nd -1 2 0\nd 8 9 0\n5 0\n0\n");
    CHECK(reasons.verdict == DratVerdict::verified);
    CHECK(reasons.ignored_deletions == 2);
    CHECK(reasons.unmatched_deletions == 1);
    // What a unit clause satisfies is no reason, and a reason can be deleted as often as the proof likes.
    CHECK(check_text({{1}, {1, 2}, {3, 4}}, "d 1 2 0\n").ignored_deletions == 0);
    CHECK(check_text({{1}, {3, 4}}, "d 1 0\nd 1 0\n").ignored_deletions == 2);
    Numbers twice = square(0);
    twice.push_back({2, 1});
    CHECK(check_text(twice, "d 1 2 0\n2 0\n0\n").verdict == DratVerdict::verified);
    CHECK(check_text(twice, "d 2 1 0\nd 1 2 0\n2 0\n0\n").verdict == DratVerdict::step_fails);
    // This many copies are checked in time only if none of them is looked at for the others.
    constexpr std::size_t copies = 300'000;
    Numbers many = square(0);
    many.insert(many.end(), copies - 1, {2, 1});
    std::string deletions;
    for (std::size_t copy = 1; copy < copies; ++copy) deletions += "d 1 2 0\n";
    CHECK(check_text(many, deletions + "2 0\n0\n").verdict == DratVerdict::verified);
    CHECK(check_text(many, deletions + "d 2 1 0\n2 0\n0\n").verdict == DratVerdict::step_fails);
}

TEST_CASE("tautologies and duplicate literals do no harm", "[check]") {
    Numbers clauses = square(0);
    clauses.push_back({1, -1});
    clauses.push_back({2, 2, -2, 1});
    CHECK(check_text(clauses, "1 -1 2 0\nd 1 -1 0\n2 2 0\nd 2 -2 1 0\n0 0\n").verdict == DratVerdict::verified);
}

TEST_CASE("text and binary proofs give the same report", "[check]") {
    for (const auto format : {proof::DratFormat::text, proof::DratFormat::binary}) {
        proof::DratText written(format);
        written.remove(literals({7, 8}));
        written.add(literals({-1}));
        written.remove(literals({2, 3, -4}));
        written.add(literals({2}));
        written.add({});
        auto clauses = rivest;
        clauses.push_back({2, 3, -4});
        const auto report = check::drat(clause_list(clauses), written.bytes(), "test.drat");
        CHECK(report.verdict == DratVerdict::verified);
        CHECK(report.binary == (format == proof::DratFormat::binary));
        CHECK(report.unmatched_deletions == 1);
        CHECK(report.deletions == 2);
    }
}

TEST_CASE("text proofs are easy on white space", "[check]") {
    CHECK(check_text(square(0), "c c\n\r\n 2\t0 d 2\n 1 0\nc end").verdict == DratVerdict::verified);
}

TEST_CASE("malformed proofs are errors with their place", "[check]") {
    CHECK(checking_error("2 0\n1 x 0\n") == "test.drat:2:3: proof.unexpected [x]");
    CHECK(checking_error("2 0\n1 2\n") == "test.drat:2:0: proof.unfinished");
    CHECK(checking_error("2 0\nd\n") == "test.drat:2:0: proof.unfinished");
    CHECK(checking_error("2 0 1x 0") == "test.drat:1:6: proof.unexpected [x]");
    CHECK(checking_error("2 0\n--1 0") == "test.drat:2:2: proof.unexpected [-]");
    CHECK(checking_error("-0") == "test.drat:1:0: proof.unfinished");
    CHECK(checking_error("99999999999 0") == "test.drat:1:10: proof.too_large [2147483646]");
    CHECK(checking_error("\xff\xfe") == "test.drat:1:1: proof.unexpected [0xff]");
    // Also after the contradiction.
    CHECK(checking_error("2 0\n0\nrubbish") == "test.drat:3:1: proof.unexpected [r]");
    using namespace std::string_view_literals;
    CHECK(checking_error("a\x02\0x"sv) == "test.drat:0:0: proof.unexpected_byte [3] [x]");
    CHECK(checking_error("a\x02"sv) == "test.drat:0:0: proof.unfinished_binary [0]");
    CHECK(checking_error("a\x01\0"sv) == "test.drat:0:0: proof.unexpected_byte [1] [0x01]");
    CHECK(checking_error("a\xff\xff\xff\xff\xff\x01\0"sv) == "test.drat:0:0: proof.unexpected_byte [5] [0xff]");
}

TEST_CASE("of a derivation every step is checked, and no contradiction is needed", "[check]") {
    const auto derive = [](const Numbers& clauses, std::string_view proof) {
        return check::drat(clause_list(clauses), proof, "test.drat", {.derivation = true});
    };
    CHECK(check_text(square(1), "2 0\n1 0\n").verdict == DratVerdict::no_contradiction);
    const auto units = derive(square(1), "2 0\n1 0\n");
    CHECK(units.verdict == DratVerdict::derived);
    CHECK(units.additions == 2);
    CHECK(units.rat_additions == 0);
    CHECK(derive(square(1), "").verdict == DratVerdict::derived);
    CHECK(derive(rivest, "-1 0\n").rat_additions == 1);
    CHECK(derive(rivest, "-1 0\nd -1 -2 3 0\nd -1 -3 -4 0\nd -1 2 4 0\n2 0\n0\n").verdict == DratVerdict::derived);
    // Steps that no refutation needs.
    const auto wrong = derive(square(0), "3 0\n-3 1 0\n2 0\n0\n");
    CHECK(wrong.verdict == DratVerdict::derived);
    CHECK(wrong.rat_additions == 1);
    const auto later = derive({{1, 2}, {-3, 4}}, "3 0\n4 0\n");
    CHECK(later.verdict == DratVerdict::step_fails);
    CHECK(later.failing_step == 1);
    // A step that is RAT is so for all clauses, used or not.
    CHECK(derive({{1, 2}}, "-1 2 0\n").verdict == DratVerdict::step_fails);
    const auto freed = derive({{1, 2}}, "d 1 2 0\n-1 2 0\n");
    CHECK(freed.verdict == DratVerdict::derived);
    CHECK(freed.rat_additions == 1);
}

TEST_CASE("a check can be stopped", "[check]") {
    std::stop_source stop;
    stop.request_stop();
    check::DratControl control;
    control.stop = stop.get_token();
    CHECK(check::drat(clause_list(rivest), "-1 0\n2 0\n0\n", "test.drat", control).verdict == DratVerdict::stopped);
}
