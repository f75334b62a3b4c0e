#include "refutation.hpp"
#include "support/catch.hpp"
#include "support/literals.hpp"
#include "support/pieces.hpp"
#include "support/sanitized.hpp"
#include <satdoku/core/machine.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/proof/lrat.hpp>
#include <algorithm>
#include <string>
#include <vector>

using namespace satdoku;
using check::LratDefect;
using check::LratVerdict;
using support::clause_list;
using test::check_lrat;
using test::Refutation;
using test::refutation;

namespace {
using Clauses = std::vector<std::vector<int>>;

const Clauses both_signs = {{1, 2}, {-1, 2}, {1, -2}, {-1, -2}};
const std::string its_proof = "5 2 0 1 2 0\n5 d 1 2 0\n6 0 5 3 4 0\n";

/// The example of the paper on DRAT-trim; -1 is RAT, and each candidate has a hint.
const Clauses rat_example = {{1, 2, -3},   {-1, -2, 3}, {2, 3, -4}, {-2, -3, 4},
                             {-1, -3, -4}, {1, 3, 4},   {-1, 2, 4}, {1, -2, -4}};
const std::string rat_proof = "9 -1 0 -1 5 7 -6 7 2 -8 2 5 0\n";

struct Failure {
    LratDefect defect = LratDefect::none;
    std::uint64_t line = 0;
    std::uint64_t id = 0;
    std::int64_t hint = 0;
    std::uint64_t other = 0;
    bool operator==(const Failure&) const = default;
};

Failure failure(const Clauses& formula, const std::string& proof) {
    const auto report = check_lrat(formula, proof);
    if (report.verdict != LratVerdict::step_fails) return {};
    return {report.defect, report.failing_line, report.failing_id, report.hint, report.other};
}
}  // namespace

TEST_CASE("an LRAT proof by unit propagation is verified", "[check]") {
    const auto report = check_lrat(both_signs, its_proof);
    CHECK(report.verdict == LratVerdict::verified);
    CHECK(report.additions == 2);
    CHECK(report.deletions == 2);
    CHECK(report.hints == 5);
    CHECK(report.rat_additions == 0);
    CHECK(report.most_at_a_time == 5);
    CHECK(check_lrat({{1, 2}, {}}, "").verdict == LratVerdict::verified);
    // Literals twice, tautologies, and hints that are already true or after the conflict.
    CHECK(check_lrat({{1, 1, 2}, {-1, 2, 2}, {-2, -2}, {3, -3}}, "5 1 -1 0 0\n6 0 3 2 2 1 99 0\n").verdict ==
          LratVerdict::verified);
}

TEST_CASE("RAT steps of LRAT are verified, and deletion spares their candidates", "[check]") {
    auto report = check_lrat(rat_example, rat_proof);
    CHECK(report.verdict == LratVerdict::no_contradiction);
    CHECK(report.rat_additions == 1);
    CHECK(check_lrat(rat_example, "8 d 6 8 0\n9 -1 0 -1 5 7 0\n").verdict == LratVerdict::no_contradiction);
    // A definition has no candidates, or some whose resolvents are tautologies.
    report = check_lrat(both_signs, "5 3 -1 -2 0 0\n6 -3 1 0 -5 0\n7 -3 2 0 -5 0\n");
    CHECK(report.verdict == LratVerdict::no_contradiction);
    CHECK(report.rat_additions == 3);
}

TEST_CASE("canary: each defect of an LRAT proof is named with its line, clause and hint", "[check][canary]") {
    // A wrong hint, a step left out, hints left out, an id twice, a deletion of what is not there.
    CHECK(failure(both_signs, "5 2 0 1 3 0\n") == Failure{LratDefect::open_hint, 1, 5, 3});
    CHECK(failure(both_signs, "5 2 0 1 9 0\n") == Failure{LratDefect::unknown_hint, 1, 5, 9});
    CHECK(failure(both_signs, "c\n6 0 5 3 4 0\n") == Failure{LratDefect::unknown_hint, 2, 6, 5});
    CHECK(failure(both_signs, "5 2 0 1 2 0\n6 0 5 0\n") == Failure{LratDefect::no_conflict, 2, 6});
    CHECK(failure(both_signs, "5 2 0 1 2 0\n5 0 5 3 4 0\n") == Failure{LratDefect::low_id, 2, 5, 0, 5});
    CHECK(failure(both_signs, "4 2 0 1 2 0\n") == Failure{LratDefect::low_id, 1, 4, 0, 4});
    CHECK(failure(both_signs, "5 2 0 1 2 0\n5 d 1 7 0\n") == Failure{LratDefect::unknown_deletion, 2, 0, 7});
    CHECK(failure(both_signs, "5 2 0 1 2 0\n5 d 1 1 0\n") == Failure{LratDefect::unknown_deletion, 2, 0, 1});
    CHECK(failure(both_signs, "4 d 2 0\n5 2 0 1 2 0\n") == Failure{LratDefect::unknown_hint, 2, 5, 2});
    CHECK(failure(both_signs, "5 0 1 2 0\n") == Failure{LratDefect::open_hint, 1, 5, 1});
    CHECK(failure(both_signs, "5 0 -1 2 0\n") == Failure{LratDefect::rat_without_pivot, 1, 5, -1});
    // Hints in another order than that of propagation.
    CHECK(failure({{1}, {-1, 2}, {-2, 3}, {-2, -3}}, "5 0 3 1 2 4 0\n") == Failure{LratDefect::open_hint, 1, 5, 3});
    // Another formula's proof.
    CHECK(failure({{1, 2}, {-1, 2}, {1, -2}, {-1, 3}}, its_proof) == Failure{LratDefect::no_conflict, 3, 6});
    CHECK(check_lrat(both_signs, "5 2 0 1 2 0\n").verdict == LratVerdict::no_contradiction);
    CHECK(check_lrat(both_signs, "").verdict == LratVerdict::no_contradiction);
}

TEST_CASE("canary: a RAT step of LRAT needs each candidate with its hints", "[check][canary]") {
    CHECK(failure(rat_example, "9 -1 0 -1 5 7 -8 2 5 0\n") == Failure{LratDefect::no_candidate, 1, 9, 0, 6});
    CHECK(failure(rat_example, "9 -1 0 -1 5 7 -6 2 -8 2 5 0\n") == Failure{LratDefect::open_candidate, 1, 9, -6});
    CHECK(failure(rat_example, "9 -1 0 -1 5 7 -2 2 4 -8 2 5 0\n") == Failure{LratDefect::wrong_candidate, 1, 9, -2});
    CHECK(failure(rat_example, "9 -1 0 -1 5 7 -1 5 7 -8 2 5 0\n") == Failure{LratDefect::same_candidate, 1, 9, -1});
    CHECK(failure(rat_example, "9 -1 0 -1 5 7 -6 7 2 -9 0\n") == Failure{LratDefect::unknown_hint, 1, 9, -9});
    CHECK(failure(rat_example, "9 -1 0 0\n") == Failure{LratDefect::no_conflict, 1, 9});
    CHECK(failure(rat_example, "9 3 0 -1 5 7 -6 7 2 -8 2 5 0\n").defect != LratDefect::none);
    // The pivot is the first literal.
    CHECK(check_lrat(both_signs, "5 3 -1 0 0\n").verdict == LratVerdict::no_contradiction);
    CHECK(failure(both_signs, "5 -1 3 0 0\n") == Failure{LratDefect::no_conflict, 1, 5});
}

TEST_CASE("an LRAT check takes memory for the living clauses alone, and stops when asked", "[check]") {
    const std::uint64_t before = core::peak_memory();
    proof::LratText text(proof::DratFormat::binary);
    const auto wide = support::literals({-1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20});
    std::int64_t id = 4;
    for (int round = 0; round < 500'000; ++round) {
        const std::int64_t hints[] = {2};
        text.add(static_cast<std::uint64_t>(++id), wide, hints);
        const std::int64_t ids[] = {id};
        text.remove(static_cast<std::uint64_t>(id), ids);
    }
    const std::uint64_t written = core::peak_memory();
    const auto report = check_lrat(clause_list(both_signs), text.bytes(), true);
    CHECK(report.verdict == LratVerdict::no_contradiction);
    CHECK(report.additions == 500'000);
    CHECK(report.most_at_a_time == 5);
    // A sanitizer keeps what is freed for a while.
    if (!support::is_sanitized) CHECK(core::peak_memory() - written < written - before + 10'000'000);
    std::stop_source stop;
    stop.request_stop();
    check::LratReader reader(check::ProofBytes(support::pieces_of(its_proof, 99), "test.lrat"), false);
    const auto formula = clause_list(both_signs);
    CHECK(
        check::lrat([&](cnf::ClauseSink& sink) { formula.replay(sink); }, reader, {.stop = stop.get_token()}).verdict ==
        LratVerdict::stopped);
}

TEST_CASE("a DRAT proof becomes LRAT, trimmed DRAT and a core", "[check]") {
    // Clause 1 is a root literal's reason, step 1 is not needed, clause 5 is not in the core.
    const auto formula = clause_list({{4, -5}, {5}, {1, 2, -4}, {-1, 2, -4}, {3, 6}, {1, -2}, {-1, -2}});
    const Refutation found = refutation(formula, "6 3 1 0\n2 0\n0\n");
    CHECK(found.report.verdict == check::DratVerdict::verified);
    CHECK(found.hinted.bytes() ==
          "7 d 5 0\n8 4 0 2 1 0\n8 d 1 2 0\n9 2 0 8 3 4 0\n9 d 3 4 8 0\n10 1 0 9 6 0\n10 d 6 0\n"
          "11 0 9 10 7 0\n");
    CHECK(found.trimmed.bytes() == "2 0\nd -1 2 -4 0\nd 4 -5 0\nd 1 2 -4 0\n0\n");
    CHECK(found.core.size() == 6);
    CHECK(check_lrat(formula, found.hinted.bytes()).verdict == LratVerdict::verified);
    CHECK(check::drat(found.core, found.trimmed.bytes(), "trimmed").verdict == check::DratVerdict::verified);
}

TEST_CASE("RAT steps and clauses with a literal twice become LRAT", "[check]") {
    const auto formula = clause_list(
        {{1, 2, -3, 2}, {-1, -2, 3}, {2, 3, -4}, {-2, -3, 4}, {-1, -3, -4}, {1, 3, 4}, {-1, 2, 4}, {1, -2, -4}});
    for (const auto format : {proof::DratFormat::text, proof::DratFormat::binary}) {
        const Refutation found = refutation(formula, "-1 0\nd -1 -2 3 0\nd -1 -3 -4 0\nd -1 2 4 0\n2 0\n0\n", format);
        CHECK(found.report.rat_additions == 1);
        const auto report = check_lrat(formula, found.hinted.bytes(), format == proof::DratFormat::binary);
        CHECK(report.verdict == LratVerdict::verified);
        CHECK(report.rat_additions == 1);
        CHECK(check::drat(formula, found.trimmed.bytes(), "trimmed").verdict == check::DratVerdict::verified);
    }
}

TEST_CASE("canary: nothing is handed on of a proof that does not hold", "[check][canary]") {
    const Refutation found = refutation(clause_list({{1, 2}, {-1, 2}, {1, -2}}), "2 0\n0\n");
    CHECK(found.report.verdict == check::DratVerdict::step_fails);
    CHECK(found.hinted.bytes().empty());
    CHECK(found.trimmed.bytes().empty());
    CHECK(found.core.size() == 0);
}
