#include "linear.hpp"
#include "support/brute_force.hpp"
#include "support/catch.hpp"
#include "support/errors.hpp"
#include "support/literals.hpp"
#include "support/pieces.hpp"
#include "support/sanitized.hpp"
#include <satdoku/check/veripb.hpp>
#include <satdoku/core/random.hpp>
#include <cstdint>
#include <deque>
#include <limits>
#include <string>
#include <utility>
#include <vector>

using namespace satdoku;
using check::VeripbDefect;
using check::VeripbVerdict;
using support::clause_list;

namespace {
using Clauses = std::vector<std::vector<int>>;

check::VeripbReport check_steps(const Clauses& formula, const std::string& steps,
                                const std::string& conclusion = "NONE") {
    const std::string proof = "pseudo-Boolean proof version 2.0\n" + steps + "output NONE\nconclusion " + conclusion +
                              "\nend pseudo-Boolean proof\n";
    check::ProofBytes bytes(support::pieces_of(proof, 7), "test.pbp");
    const cnf::ClauseList clauses = clause_list(formula);
    return check::veripb([&](cnf::ClauseSink& sink) { clauses.replay(sink); }, std::move(bytes));
}

/// What is wrong with the last step. Nothing: all steps hold.
VeripbDefect defect(const Clauses& formula, const std::string& steps) { return check_steps(formula, steps).defect; }

const Clauses all_signs = {{1, 2}, {-1, 2}, {1, -2}, {-1, -2}};
}  // namespace

TEST_CASE("a refutation by propagation and one by arithmetic hold", "[check]") {
    const auto propagated = check_steps(all_signs, "f 4\nrup 1 x2 >= 1 ;\ndel id 1 2\nrup >= 1 ;\n", "UNSAT : 6");
    CHECK(propagated.verdict == VeripbVerdict::refuted);
    CHECK(propagated.implied == 2);
    const auto computed =
        check_steps(all_signs, "* a comment\n\npol 1 2 + 2 d\npol 3 4 + 2 d\npol 5 6 +\n", "UNSAT : -1");
    CHECK(computed.verdict == VeripbVerdict::refuted);
    CHECK(computed.computed == 3);
}

TEST_CASE("canary: what does not follow is refused", "[check]") {
    CHECK(defect({{1, 2}}, "rup 1 x1 >= 1 ;\n") == VeripbDefect::does_not_follow);
    CHECK(defect({{1, 2}}, "rup 1 x1 2 x2 >= 1 ;\n") == VeripbDefect::none);
    CHECK(defect({{1, 2}}, "rup 1 x1 2 x2 >= 2 ;\n") == VeripbDefect::does_not_follow);
    CHECK(defect({{1, 2, 3}, {1, -2}}, "rup 2 x1 1 x3 >= 1 ;\n") == VeripbDefect::none);
    CHECK(defect({{1, 2, 3}, {1, -2}}, "rup 1 x3 >= 1 ;\n") == VeripbDefect::does_not_follow);
    CHECK(defect({{1}}, "f 2\n") == VeripbDefect::wrong_count);
    CHECK(defect({{1}}, "pol 2\n") == VeripbDefect::unknown_id);
    CHECK(defect({{1}}, "del id 2\n") == VeripbDefect::unknown_id);
    CHECK(defect({{1}, {2}}, "del id 1\npol 1 2 +\n") == VeripbDefect::unknown_id);
    CHECK(check_steps(all_signs, "", "UNSAT : 1").defect == VeripbDefect::can_hold);
    CHECK(check_steps(all_signs, "", "UNSAT : 5").defect == VeripbDefect::unknown_id);
    CHECK(check_steps(all_signs, "").verdict == VeripbVerdict::nothing);
    const auto report = check_steps({{1, 2}}, "f 1\npol 1\nrup 1 x1 >= 1 ;\n");
    CHECK(report.verdict == VeripbVerdict::step_fails);
    CHECK(report.failing_line == 4);
}

TEST_CASE("removed inequalities and what followed from them alone are gone", "[check]") {
    CHECK(defect({{1}, {-1, 2}}, "rup 1 x2 >= 1 ;\n") == VeripbDefect::none);
    CHECK(defect({{1}, {-1, 2}}, "del id 1\nrup 1 x2 >= 1 ;\n") == VeripbDefect::does_not_follow);
    CHECK(defect({{1}, {-1, 2}}, "rup 1 x2 >= 1 ;\ndel id 1 2\nrup 1 x2 1 x3 >= 1 ;\n") == VeripbDefect::none);
    CHECK(defect({{1}, {-1, 2}}, "rup 1 x2 >= 1 ;\ndel id 1\nrup 1 x1 >= 1 ;\n") == VeripbDefect::does_not_follow);
    CHECK(defect({{1, 2}, {1, 2}}, "del id 1\nrup 1 x1 1 x2 >= 1 ;\n") == VeripbDefect::none);
    // A contradiction goes with what makes it.
    CHECK(defect({{1}, {-1}}, "rup 1 x2 >= 1 ;\ndel id 1\nrup 1 x3 >= 1 ;\n") == VeripbDefect::does_not_follow);
}

TEST_CASE("counts are propagated as inequalities", "[check]") {
    // At most one of three pigeons sits in a hole, so of three holes for two pigeons one is free.
    const Clauses pairs = {{-1, -2}, {-1, -3}, {-2, -3}};
    const std::string at_most_one = "pol 1 2 + 3 + 2 d\n";
    CHECK(defect(pairs, at_most_one + "rup -2 x1 -1 x2 >= -2 ;\n") == VeripbDefect::none);
    CHECK(defect(pairs, at_most_one + "rup -1 x1 -1 x2 -1 x3 >= 0 ;\n") == VeripbDefect::does_not_follow);
    CHECK(defect(pairs, at_most_one + "del id 1 2 3\nrup 1 ~x1 1 ~x3 >= 1 ;\n") == VeripbDefect::none);
    CHECK(defect(pairs, "del id 1 2\nrup 1 ~x1 1 ~x3 >= 1 ;\n") == VeripbDefect::does_not_follow);
}

TEST_CASE("replacements make inequalities true that others do not need", "[check]") {
    const std::string and_gate = "red 1 ~x3 1 x1 >= 1 ; x3 -> 0\nred 1 ~x3 1 x2 >= 1 ; x3 -> 0\n";
    CHECK(defect({{1, 2}}, and_gate + "red 1 x3 1 ~x1 1 ~x2 >= 1 ; x3 -> 1\n") == VeripbDefect::none);
    CHECK(defect({{1, 2}}, and_gate + "red 1 x3 1 ~x1 >= 1 ; x3 -> 1\n") == VeripbDefect::open_goal);
    CHECK(check_steps({{1, 2}}, and_gate + "red 1 x3 1 ~x1 >= 1 ; x3 -> 1\n").id == 3);
    CHECK(defect({{1, 2}}, "red 1 x1 >= 1 ; x1 -> 1\n") == VeripbDefect::none);
    CHECK(defect({{1, 2}, {-1, 3}}, "red 1 x1 >= 1 ; x1 1\n") == VeripbDefect::open_goal);
    CHECK(check_steps({{1, 2}}, "red 1 x1 >= 1 ; x1 -> 0\n").id == 0);
    // What no replacement changes does not follow by it.
    CHECK(defect({{1, 2}}, "red >= 1 ;\n") == VeripbDefect::open_goal);
    CHECK(defect({{1, 2}}, "red 1 x1 >= 1 ; x2 -> 1\n") == VeripbDefect::open_goal);
    CHECK(defect({{1, 2}}, "red 1 x1 1 x2 >= 1 ;\n") == VeripbDefect::none);
    // Exchanging two variables maps the formula to itself.
    CHECK(defect({{1, 2}, {1, 3}, {2, 3}}, "red 1 x1 1 ~x2 >= 1 ; x1 -> x2 x2 -> x1\n") == VeripbDefect::none);
    CHECK(defect({{1, 2}, {1, 3}}, "red 1 ~x1 1 x2 >= 1 ; x1 -> x2 x2 -> x1\n") == VeripbDefect::open_goal);
    CHECK(defect({{1, 2}, {1, 3}}, "red 1 x2 1 ~x3 >= 1 ; x2 -> x3 x3 -> x2\n") == VeripbDefect::none);
}

namespace {
std::string random_inequality(core::Random& random) {
    std::string text;
    for (std::uint64_t terms = random.below(4); terms > 0; --terms) {
        text += std::to_string(1 + random.below(3));
        text += random.below(2) == 0 ? " x" : " ~x";
        text += std::to_string(1 + random.below(5)) + ' ';
    }
    return text + ">= " + std::to_string(random.below(4)) + " ;";
}

/// @param last_id  of the inequalities so far, some of which may be gone
std::string random_step(core::Random& random, std::uint64_t last_id) {
    const auto id = [&] { return std::to_string(1 + random.below(last_id)); };
    switch (random.below(6)) {
        case 0: return "del id " + id();
        case 1: return "rup " + random_inequality(random);
        case 2:
            return "pol " + id() + ' ' + id() + (random.below(2) == 0 ? " 2 * +" : " +") +
                   (random.below(2) == 0   ? " 2 d"
                    : random.below(2) == 0 ? " s"
                                           : " x1 +");
        default: break;
    }
    std::string step = "red " + random_inequality(random);
    for (std::uint64_t variable = 1; variable <= 5; ++variable) {
        if (random.below(3) != 0) continue;
        const std::uint64_t image = random.below(7);
        step += " x" + std::to_string(variable) + " -> ";
        step += image < 2 ? std::to_string(image) : (random.below(2) == 0 ? "x" : "~x") + std::to_string(image - 1);
    }
    return step;
}
}  // namespace

TEST_CASE("canary: no steps refute a formula that has a model", "[check]") {
    core::Random random(5);
    std::uint64_t accepted = 0;
    for (int round = 0; round < support::rounds(1200); ++round) {
        Clauses formula;  // of four variables; the fifth is the proof's own
        for (std::uint64_t clauses = 1 + random.below(8); clauses > 0; --clauses) {
            std::vector<int>& clause = formula.emplace_back();
            for (int variable = 1; variable <= 4; ++variable) {
                if (random.below(2) == 0) clause.push_back(random.below(2) == 0 ? variable : -variable);
            }
        }
        if (!support::brute_force(clause_list(formula))) continue;
        std::string steps;
        std::uint64_t last_id = formula.size();
        for (int tried = 0; tried < 25; ++tried) {
            const std::string step = random_step(random, last_id) + '\n';
            if (defect(formula, steps + step) != VeripbDefect::none) continue;
            steps += step;
            last_id += step.starts_with("del") ? 0 : 1;
            ++accepted;
        }
        CAPTURE(formula, steps);
        REQUIRE(defect(formula, steps + "rup >= 1 ;\n") == VeripbDefect::does_not_follow);
    }
    CHECK(accepted > static_cast<std::uint64_t>(support::rounds(1200)) * 5);
}

TEST_CASE("a model is checked against the formula", "[check]") {
    const Clauses formula = {{1, -2}, {2, 3}};
    CHECK(check_steps(formula, "", "SAT : x1 ~x2 x3").verdict == VeripbVerdict::satisfied);
    CHECK(check_steps(formula, "", "SAT : ~x1 x2 x3").defect == VeripbDefect::no_model);
    CHECK(check_steps(formula, "", "SAT : x1").defect == VeripbDefect::no_model);
    CHECK(check_steps(formula, "", "SAT : x1 x3 ~x1").defect == VeripbDefect::no_model);
    // A variable with both values has none, also if the later one satisfies the formula.
    CHECK(check_steps(formula, "", "SAT : ~x1 x1 ~x2 x3").defect == VeripbDefect::no_model);
    // Also against clauses that the proof has removed.
    CHECK(check_steps(formula, "del id 2\n", "SAT : x1 ~x2 ~x3").defect == VeripbDefect::no_model);
}

TEST_CASE("malformed lines are errors with their place", "[check]") {
    const auto key = [](const std::string& steps) { return support::error_key([&] { check_steps({{1, 2}}, steps); }); };
    CHECK(key("rup 1 x1 >= 1\n") == "proof.unexpected_word");
    CHECK(key("rup x1 >= 1 ;\n") == "proof.unexpected_word");
    CHECK(key("rup 1 y1 >= 1 ;\n") == "proof.unexpected_word");
    CHECK(key("rup 1 x0 >= 1 ;\n") == "proof.unexpected_word");
    CHECK(key("pol\n") == "proof.unexpected_word");
    CHECK(key("pol 1 1\n") == "proof.unexpected_word");
    CHECK(key("pol 1 0 d\n") == "proof.unexpected_word");
    CHECK(key("pol +\n") == "proof.unexpected_word");
    CHECK(key("red 1 x1 >= 1 ; x1 -> 2\n") == "proof.unexpected_word");
    CHECK(key("red 1 x1 >= 1 ; ~x1 -> 1\n") == "proof.unexpected_word");
    CHECK(key("dom 1 x1 >= 1 ; x1 -> 1\n") == "proof.unknown_rule");
    CHECK(key("pol 1 9223372036854775807 * 1 2 * +\n") == "proof.too_large_coefficient");
    CHECK(key("pol 1 9223372036854775807 * 2 *\n") == "proof.too_large_coefficient");
    CHECK(key("rup 9223372036854775808 x1 >= 1 ;\n") == "proof.too_large_coefficient");
    const std::string other_version = "pseudo-Boolean proof version 1.2\n";
    check::ProofBytes bytes(support::pieces_of(other_version, 9), "test.pbp");
    CHECK(check::is_veripb(check::ProofBytes(support::pieces_of(other_version, 9), "test.pbp")));
    CHECK(support::error_key([&] { check::veripb([](cnf::ClauseSink&) {}, std::move(bytes)); }) ==
          "proof.unexpected_word");
}

TEST_CASE("inequalities have one normal form", "[check]") {
    using check::Linear;
    // x1 has the code 0, ~x1 the code 1.
    CHECK(check::normal_form({{2, 3}, {0, -2}, {3, 1}, {0, 2}}, 4) == Linear{{{2, 2}}, 3});
    CHECK(check::normal_form({{0, -2}}, -2) == Linear{{{1, 2}}, 0});
    const Linear one{{{0, 1}, {2, 1}}, 1}, other{{{1, 2}, {4, 1}}, 2};
    CHECK(check::LinearAdder().sum(std::array{&one, &other}) == Linear{{{1, 1}, {2, 1}, {4, 1}}, 2});
    CHECK(check::quotient({{{0, 3}, {2, 2}}, 3}, 2) == Linear{{{0, 2}, {2, 1}}, 2});
    CHECK(check::quotient({{{0, 3}}, -3}, 2) == Linear{{{0, 2}}, -1});
    CHECK(check::saturation({{{0, 5}, {2, 1}}, 2}) == Linear{{{0, 2}, {2, 1}}, 2});
    CHECK(check::negation({{{0, 5}, {2, 1}}, 2}) == Linear{{{1, 5}, {3, 1}}, 5});
}

TEST_CASE("a sum of inequalities is the normal form of all their terms", "[check]") {
    core::Random random(23);
    check::LinearAdder adder;
    for (int round = 0; round < support::rounds(2000); ++round) {
        std::vector<check::LinearTerm> all;
        std::int64_t degree = 0;
        std::deque<check::Linear> parts;
        std::vector<const check::Linear*> pointers;
        for (std::uint64_t left = 1 + random.below(8); left > 0; --left) {
            std::vector<check::LinearTerm> terms;
            for (std::uint64_t count = random.below(7); count > 0; --count)
                terms.push_back(
                    {static_cast<std::uint32_t>(random.below(12)), 1 + static_cast<std::int64_t>(random.below(4))});
            const auto own = static_cast<std::int64_t>(random.below(9));
            all.insert(all.end(), terms.begin(), terms.end());
            degree += own;
            pointers.push_back(&parts.emplace_back(check::normal_form(std::move(terms), own)));
        }
        REQUIRE(adder.sum(pointers) == check::normal_form(all, degree));
    }
}
