// Proofs by cutting planes: VeriPB's format, in which counting and XOR constraints have short proofs.
#include "cdcl/formulas.hpp"
#include "cdcl/simplification.hpp"
#include "support/adders.hpp"
#include "support/catch.hpp"
#include "support/errors.hpp"
#include "support/literals.hpp"
#include "support/pieces.hpp"
#include "support/random_formula.hpp"
#include "support/sanitized.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/check/lrat.hpp>
#include <satdoku/check/veripb.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/families/formula_builder.hpp>
#include <satdoku/proof/lrat.hpp>
#include <satdoku/proof/veripb.hpp>
#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

using namespace satdoku;
using check::VeripbVerdict;
using solve::Verdict;
using support::literals;

namespace {
check::VeripbReport judge(const cnf::ClauseList& formula, const std::string& proof) {
    check::ProofBytes bytes(support::pieces_of(proof, 1 << 16), "test.pbp");
    return check::veripb([&](cnf::ClauseSink& sink) { formula.replay(sink); }, std::move(bytes));
}

struct Proved {
    Verdict verdict = Verdict::unknown;
    std::string proof;
    std::map<std::string_view, std::uint64_t> counts;
};

Proved prove(const cnf::ClauseList& formula, const cdcl::Options& options = {}, const solve::Limits& limits = {}) {
    proof::VeripbText proof;
    cdcl::Solver solver(options);
    solver.prove_by_cutting_planes_to(&proof);
    formula.replay(solver);
    Proved proved{solver.solve({}, limits, {}).verdict, {}, {}};
    if (proved.verdict == Verdict::unsatisfiable) {
        proof.conclude_unsatisfiable();
    } else if (proved.verdict == Verdict::satisfiable) {
        std::vector<cnf::Literal> model;
        for (std::uint32_t index = 0; index < formula.variable_count(); ++index)
            model.emplace_back(cnf::Variable(index), !solver.value(cnf::Variable(index)));
        proof.conclude_satisfiable(model);
    } else {
        proof.conclude_nothing();
    }
    proved.proof = proof.bytes();
    for (const solve::Statistic& statistic : solver.statistics()) proved.counts[statistic.name] = statistic.value;
    return proved;
}

/// Whether the solver gives the answer with a proof of clauses and hints, too, and the proof holds.
bool holds_by_clauses(const cnf::ClauseList& formula, Verdict verdict, const cdcl::Options& options,
                      const solve::Limits& limits) {
    proof::LratText proof(proof::DratFormat::text);
    cdcl::Solver solver(options);
    solver.prove_with_hints_to(&proof);
    formula.replay(solver);
    const Verdict own = solver.solve({}, limits, {}).verdict;
    const check::LratReport report = test::judge(formula, proof);
    CAPTURE(report.failing_step);
    CHECK(report.defect == check::LratDefect::none);
    return (report.verdict == check::LratVerdict::verified) == (own == Verdict::unsatisfiable) &&
           (own == verdict || own == Verdict::unknown);
}

VeripbVerdict expected(Verdict verdict) {
    if (verdict == Verdict::unsatisfiable) return VeripbVerdict::refuted;
    return verdict == Verdict::satisfiable ? VeripbVerdict::satisfied : VeripbVerdict::nothing;
}
}  // namespace

TEST_CASE("proofs by cutting planes hold, whatever techniques made their steps", "[cdcl][proof]") {
    core::Random random(41);
    std::map<std::string_view, std::uint64_t> counts;
    int refuted = 0;
    check::VeripbReport steps;
    for (int round = 0; round < support::rounds(600); ++round) {
        CAPTURE(round);
        const auto sample = support::random_formula(random, 5 + random.below(40));
        const cnf::ClauseList formula = support::disguise(random, sample.clauses);
        const Proved proved = prove(formula, test::hurried_options(random), {.conflicts = 2000});
        const auto report = judge(formula, proved.proof);
        CAPTURE(report.failing_line);
        REQUIRE(report.verdict == expected(proved.verdict));
        refuted += proved.verdict == Verdict::unsatisfiable ? 1 : 0;
        steps.computed += report.computed;
        steps.defined += report.defined;
        for (const auto& [name, value] : proved.counts) counts[name] += value;
    }
    CHECK(refuted > support::rounds(600) / 5);
    CHECK(steps.computed > 0);
    CHECK(steps.defined > 0);
    for (const std::string_view name : {"failed_literals", "vivified", "substituted", "congruent", "eliminated",
                                        "added_variables", "swept_equivalences"}) {
        CAPTURE(name);
        CHECK(counts[name] > 0);
    }
    CHECK(counts["unproved"] == 0);
}

TEST_CASE("proofs of circuits with faults hold", "[cdcl][proof]") {
    core::Random random(42);
    std::map<std::string_view, std::uint64_t> counts;
    int refuted = 0;
    for (int round = 0; round < support::rounds(80); ++round) {
        CAPTURE(round);
        const cnf::ClauseList formula =
            support::disguise(random, random.below(2) == 0 ? support::faulty_circuits<families::FormulaBuilder>(random)
                                                           : support::faulty_circuits<support::AndGateBuilder>(random));
        const cdcl::Options options = round % 2 == 0 ? cdcl::Options() : test::hurried_options(random);
        const Proved proved = prove(formula, options, {.conflicts = 2000});
        const auto report = judge(formula, proved.proof);
        CAPTURE(report.failing_line);
        REQUIRE(report.verdict == expected(proved.verdict));
        if (proved.verdict != Verdict::unknown)
            REQUIRE(holds_by_clauses(formula, proved.verdict, options, {.conflicts = 2000}));
        refuted += proved.verdict == Verdict::unsatisfiable ? 1 : 0;
        for (const auto& [name, value] : proved.counts) counts[name] += value;
    }
    CHECK(refuted > support::rounds(80) / 4);
    CHECK(counts["equal_addends"] > 0);
    CHECK(counts["exclusive_addends"] > 0);
    CHECK(counts["unproved"] == 0);
}

TEST_CASE("a refutation by counting takes arithmetic instead of lemmas", "[cdcl][proof]") {
    cdcl::Options options;
    for (const std::string_view off : {"symmetry", "xor", "lucky"}) cdcl::set_option(options, off, 0);
    for (const std::string_view soon : {"inprocess-interval", "inprocess-delay", "early-delay"})
        cdcl::set_option(options, soon, 1);
    cdcl::set_option(options, "cardinality-effort", 10000);
    for (const auto& [pigeons, holes] : {std::pair{25U, 24U}, {31U, 30U}, {30U, 8U}}) {
        const cnf::ClauseList formula = families::pigeonhole(pigeons, holes);
        const Proved proved = prove(formula, options);
        REQUIRE(proved.verdict == Verdict::unsatisfiable);
        const auto report = judge(formula, proved.proof);
        CHECK(report.verdict == VeripbVerdict::refuted);
        CHECK(report.implied + report.computed < formula.size() / 2);
        CHECK(proved.proof.size() < 60 * formula.size());
    }
}

TEST_CASE("sums of XOR constraints take part in a proof by cutting planes as they do without one", "[cdcl][proof]") {
    core::Random random(42);
    std::uint64_t computed = 0;
    for (int round = 0; round < support::rounds(20); ++round) {
        CAPTURE(round);
        families::FormulaBuilder builder;
        const std::uint32_t variables = 60;
        const families::Literals all = builder.fresh(variables);
        for (std::uint32_t index = 0; index < variables + 6; ++index) {
            families::Literals chosen;
            while (chosen.size() < 3 + index % 3) {
                const auto literal = all[random.below(variables)];
                if (std::ranges::count(chosen, literal) == 0) chosen.push_back(literal);
            }
            builder.xor_constraint(chosen, random.below(2) == 0, chosen.size() + 1);
        }
        const cnf::ClauseList formula = builder.build();
        cdcl::Options options;
        cdcl::set_option(options, "inprocess-delay", 10);
        const Proved proved = prove(formula, options);
        REQUIRE(proved.verdict != Verdict::unknown);
        const auto report = judge(formula, proved.proof);
        CHECK(report.verdict == expected(proved.verdict));
        CHECK(proved.counts.at("conflicts") < 2000);
        computed += report.computed;
    }
    CHECK(computed > 0);
}

TEST_CASE("canary: a proof by cutting planes that lacks a step or belongs to another formula is refused",
          "[cdcl][proof]") {
    const cnf::ClauseList formula = families::pigeonhole(8, 7);
    cdcl::Options options;
    cdcl::set_option(options, "inprocess-delay", 20);
    const Proved proved = prove(formula, options);
    REQUIRE(judge(formula, proved.proof).verdict == VeripbVerdict::refuted);
    for (const std::string_view rule : {"rup", "pol"}) {
        CAPTURE(rule);
        const std::size_t begin = proved.proof.find("\n" + std::string(rule));
        REQUIRE(begin != std::string::npos);
        std::string tampered = proved.proof;
        tampered.erase(begin, tampered.find('\n', begin + 1) - begin);
        CHECK(judge(formula, tampered).verdict == VeripbVerdict::step_fails);
    }
    CHECK(judge(families::pigeonhole(7, 7), proved.proof).verdict == VeripbVerdict::step_fails);
    cnf::ClauseList shorter;
    for (std::size_t index = 0; index + 1 < formula.size(); ++index) shorter.clause(formula[index]);
    shorter.clause(formula[0]);
    CHECK(judge(shorter, proved.proof).verdict == VeripbVerdict::step_fails);
}

TEST_CASE("steps by cutting planes come after all clauses of the formula", "[cdcl][proof]") {
    const auto formula = support::clause_list({{1}, {-1, 2, 2}, {3, -3}, {-2, 3}, {-3, -2}});
    proof::VeripbText proof;
    cdcl::Solver solver;
    solver.prove_by_cutting_planes_to(&proof);
    formula.replay(solver);
    CHECK(proof.bytes().empty());
    CHECK(solver.solve({}, {}, {}).verdict == Verdict::unsatisfiable);
    CHECK(proof.bytes().starts_with("pseudo-Boolean proof version 2.0\nf 5\nrup 1 x1 >= 1 ;\n"));
    CHECK(support::error_key([&] { solver.clause({literals({6}).front()}); }) == "proof.late_clause");
}

TEST_CASE("multipliers that add in different orders are equal by sums of their adders", "[cdcl][proof]") {
    core::Random random(62);
    for (const std::size_t bits : {8U, 12U}) {
        CAPTURE(bits);
        const cnf::ClauseList formula = support::disguise(random, families::multiplier_miter(bits));
        const Proved proved = prove(formula, {}, {.conflicts = 3000});
        REQUIRE(proved.verdict == Verdict::unsatisfiable);
        CHECK(proved.counts.at("equal_addends") > 0);
        CHECK(judge(formula, proved.proof).verdict == VeripbVerdict::refuted);
        if (bits == 8) CHECK(holds_by_clauses(formula, proved.verdict, {}, {.conflicts = 3000}));
        cdcl::Options without_adders;
        without_adders.adders = 0;
        const auto plain = prove(formula, without_adders, {.conflicts = 3000});
        CHECK(plain.verdict == Verdict::unknown);
    }
}

TEST_CASE("sums are equal although one uses carry-lookahead", "[cdcl][proof]") {
    core::Random random(64);
    for (const std::size_t bits : {16U, 32U}) {
        CAPTURE(bits);
        support::Sums sums(bits);
        sums.builder.clause(support::differences(sums.builder, sums.one, sums.two));
        const cnf::ClauseList formula = support::disguise(random, sums.builder.build());
        const Proved proved = prove(formula, {}, {.conflicts = 3000});
        REQUIRE(proved.verdict == Verdict::unsatisfiable);
        CHECK(proved.counts.at("equal_addends") > bits / 2);
        CHECK(judge(formula, proved.proof).verdict == VeripbVerdict::refuted);
        CHECK(holds_by_clauses(formula, proved.verdict, {}, {.conflicts = 3000}));
    }
}

TEST_CASE("counts are equal although their highest carries are never true", "[cdcl][proof]") {
    core::Random random(65);
    families::FormulaBuilder builder;
    const families::Literals literals = builder.fresh(40);
    const families::Literals one = support::count_in_turn(builder, literals);
    const families::Literals two = support::count_by_columns(builder, {literals.rbegin(), literals.rend()});
    builder.clause(support::differences(builder, one, two));
    const cnf::ClauseList formula = support::disguise(random, builder.build());
    const Proved proved = prove(formula, {}, {.conflicts = 3000});
    REQUIRE(proved.verdict == Verdict::unsatisfiable);
    CHECK(proved.counts.at("exclusive_addends") > 0);
    CHECK(judge(formula, proved.proof).verdict == VeripbVerdict::refuted);
}

TEST_CASE("counts of words are equal although one adds whole words, and all fields of a word at once",
          "[cdcl][proof]") {
    core::Random random(68);
    int refuted = 0;
    for (int round = 0; round < 6; ++round) {
        CAPTURE(round);
        support::AndGateBuilder builder;
        std::vector<families::Literals> words;
        for (int word = 0; word < 4; ++word) words.push_back(builder.fresh(16));
        families::Literals one = {builder.no};
        for (const families::Literals& word : words) {
            families::Literals count = support::count_in_turn(builder, word);
            count.resize(7, builder.no);
            one.resize(7, builder.no);
            one = support::add_in_turn(builder, one, count);
        }
        families::Literals sums;
        families::Literals carries;
        for (std::size_t bit = 0; bit < words[0].size(); ++bit) {
            const auto added = builder.full_adder(words[0][bit], words[1][bit], words[2][bit]);
            sums.push_back(added.sum);
            carries.push_back(added.carry);
        }
        families::Literals two = support::count_by_fields(builder, carries);
        two.insert(two.begin(), builder.no);
        for (const families::Literals& word : {sums, words[3]})
            two = support::add_in_turn(builder, two, support::count_by_fields(builder, word));
        builder.clause(support::differences(builder, one, two));
        const cnf::ClauseList formula = support::disguise(random, builder.build());
        const Proved proved = prove(formula, {}, {.conflicts = 4000});
        if (proved.verdict != Verdict::unsatisfiable) continue;
        CHECK(judge(formula, proved.proof).verdict == VeripbVerdict::refuted);
        ++refuted;
    }
    CHECK(refuted > 1);  // no search refutes one of them
}

TEST_CASE("a count by subtractions is equal although XOR constraints of its adders are gone", "[cdcl][proof]") {
    core::Random random(67);
    support::AndGateBuilder builder(false);
    const families::Literals literals = builder.fresh(24);
    const families::Literals one = support::count_in_turn(builder, literals);
    const families::Literals two = support::count_by_subtraction(builder, literals);
    builder.clause(support::differences(builder, one, two));
    const cnf::ClauseList formula = support::disguise(random, builder.build());
    const Proved proved = prove(formula, {}, {.conflicts = 3000});
    REQUIRE(proved.verdict == Verdict::unsatisfiable);
    CHECK(judge(formula, proved.proof).verdict == VeripbVerdict::refuted);
}

TEST_CASE("sums of adders have proofs", "[cdcl][proof]") {
    core::Random random(63);
    std::uint64_t equalities = 0;
    std::uint64_t exclusions = 0;
    for (int round = 0; round < support::rounds(300); ++round) {
        CAPTURE(round);
        const cnf::ClauseList formula = support::disguise(random, support::random_adders(random));
        const cdcl::Options options = test::adding_options(random);
        const Proved proved = prove(formula, options, {.conflicts = 2000});
        const auto report = judge(formula, proved.proof);
        CAPTURE(report.failing_line);
        REQUIRE(report.verdict == expected(proved.verdict));
        equalities += proved.counts.at("equal_addends");
        exclusions += proved.counts.at("exclusive_addends");
    }
    CHECK(equalities > 0);
    CHECK(exclusions > 0);
}
