// Differential tests of the whole engine on random scripts, and tests of their judge.
#include "fuzzing/judge.hpp"
#include "fuzzing/shrink.hpp"
#include "support/brute_force.hpp"
#include "support/catch.hpp"
#include "support/paths.hpp"
#include "support/random_formula.hpp"
#include "support/sanitized.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/dpll/solver.hpp>
#include <satdoku/families/families.hpp>
#include <algorithm>
#include <filesystem>
#include <map>
#include <string>

using namespace satdoku;
using fuzzing::Script;
using fuzzing::Step;

namespace {
solve::Verdict verdict_of(const cnf::ClauseList& formula) {
    cdcl::Solver solver;
    formula.replay(solver);
    return solver.solve({}, {}, {}).verdict;
}

solve::Verdict expected(bool satisfiable) {
    return satisfiable ? solve::Verdict::satisfiable : solve::Verdict::unsatisfiable;
}

/// The CDCL engine with one defect.
class Liar : public solve::Engine {
  public:
    enum class Lie { model, unsatisfiable, no_failed };
    Liar(std::unique_ptr<solve::Engine> honest, Lie lie) : honest_(std::move(honest)), lie_(lie) {}
    void variables(std::uint32_t count) override { honest_->variables(count); }
    void clause(std::span<const cnf::Literal> literals) override { honest_->clause(literals); }
    solve::Outcome solve(std::span<const cnf::Literal> assumptions, const solve::Limits& limits,
                         std::stop_token stop) override {
        solve::Outcome outcome = honest_->solve(assumptions, limits, stop);
        if (lie_ == Lie::unsatisfiable) outcome.verdict = solve::Verdict::unsatisfiable;
        return outcome;
    }
    bool value(cnf::Variable variable) const override {
        return honest_->value(variable) != (lie_ == Lie::model && variable.index() == 0);
    }
    bool failed(cnf::Literal assumption) const override {
        return lie_ != Lie::no_failed && lie_ != Lie::unsatisfiable && honest_->failed(assumption);
    }
    std::vector<cnf::Literal> decisions() const override { return honest_->decisions(); }
    solve::Statistics statistics() const override { return {}; }
    void report_to(std::function<void(const solve::Engine&)>) override {}
    void connect_observer(solve::Observer*) override {}

  private:
    std::unique_ptr<solve::Engine> honest_;
    Lie lie_;
};

fuzzing::MakeEngine liar(Liar::Lie lie) {
    return [lie](const Script& script, proof::Proof& proof) {
        return std::make_unique<Liar>(fuzzing::make_cdcl(script, proof), lie);
    };
}

/// A proof that loses every third step.
class Leak : public proof::Proof {
  public:
    explicit Leak(proof::Proof& target) : target_(target) {}
    void add(std::span<const cnf::Literal> clause) override {
        if (++steps_ % 3 != 0) target_.add(clause);
    }
    void remove(std::span<const cnf::Literal> clause) override { target_.remove(clause); }

  private:
    proof::Proof& target_;
    int steps_ = 0;
};
}  // namespace

TEST_CASE("random scripts: every model, every failed assumption and every proof checks", "[cdcl][fuzz]") {
    for (std::uint64_t seed = 0; seed < support::rounds(1500); ++seed) {
        core::Random random(seed);
        const Script script = fuzzing::random_script(random, 4 + random.below(seed % 10 == 0 ? 120 : 24));
        CAPTURE(seed);
        REQUIRE(fuzzing::judge(script) == "");
    }
}

/// Scripts that the fuzzer has found and shrunk: in an earlier engine, or with a defect that was added to try the fuzzer.
TEST_CASE("cases that once failed", "[cdcl][fuzz]") {
    const std::filesystem::path folder = support::source_path("tests/data");
    int cases = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".icnf") continue;
        ++cases;
        CAPTURE(entry.path().filename().string());
        CHECK(fuzzing::judge(fuzzing::parse(core::read_whole(entry.path().string()))) == "");
    }
    CHECK(cases > 0);
}

TEST_CASE("cdcl, dpll and brute force agree on small formulas", "[cdcl][fuzz]") {
    std::map<std::string, int> shapes;
    for (std::uint64_t seed = 0; seed < support::rounds(1500); ++seed) {
        core::Random random(seed);
        const auto formula = support::random_formula(random, 3 + random.below(9));
        CAPTURE(seed, formula.shape);
        const auto verdict = verdict_of(formula.clauses);
        if (formula.satisfiable) REQUIRE(verdict == expected(*formula.satisfiable));
        if (formula.clauses.variable_count() <= 16) {
            const auto model = support::brute_force(formula.clauses);
            REQUIRE(verdict == expected(model.has_value()));
            if (model) REQUIRE(support::satisfies(*model, formula.clauses));
        }
        if (formula.clauses.variable_count() <= 60) {
            dpll::Solver dpll;
            formula.clauses.replay(dpll);
            solve::Limits limits;
            limits.decisions = 20000;
            const auto other = dpll.solve({}, limits, {}).verdict;
            if (other != solve::Verdict::unknown) REQUIRE(verdict == other);
        }
        ++shapes[std::string(formula.shape)];
    }
    CHECK(shapes.size() > 15);
}

TEST_CASE("the families have their known answers", "[cdcl][fuzz]") {
    core::Random random(1);
    CHECK(verdict_of(families::pigeonhole(6, 5)) == expected(false));
    CHECK(verdict_of(families::pigeonhole(5, 5)) == expected(true));
    CHECK(verdict_of(families::tseitin(random, 16, 3, true)) == expected(false));
    CHECK(verdict_of(families::tseitin(random, 16, 3, false)) == expected(true));
    CHECK(verdict_of(families::ordering(8)) == expected(false));
    for (std::size_t size = 1; size < 8; ++size) {
        CHECK(verdict_of(families::queens(size)) == expected(size != 2 && size != 3));
    }
    CHECK(verdict_of(families::quasigroup_with_holes(random, 9, 40)) == expected(true));
    CHECK(verdict_of(families::one_way(random, 9)) == expected(true));
    CHECK(verdict_of(families::planted_clauses(random, 60, 250, 3)) == expected(true));
    CHECK(verdict_of(families::sudoku(random, 3, 50)) == expected(true));
    CHECK(verdict_of(families::factoring(143, 4)) == expected(true));
    CHECK(verdict_of(families::factoring(139, 7)) == expected(false));
    CHECK(verdict_of(families::multiplier_miter(3)) == expected(false));
    CHECK(verdict_of(families::adder_miter(8, false)) == expected(false));
    CHECK(verdict_of(families::adder_miter(8, true)) == expected(true));
    CHECK(verdict_of(families::counter(3, 6)) == expected(false));
    CHECK(verdict_of(families::counter(3, 7)) == expected(true));
}

TEST_CASE("canary: the judge finds wrong answers", "[cdcl][fuzz][canary]") {
    using Lie = Liar::Lie;
    const Script satisfiable = fuzzing::parse("p inccnf\n1 2 0\n-1 2 0\n1 -2 3 0\n1 0\na 0\n");
    const Script assumed = fuzzing::parse("p inccnf\n1 2 0\n-1 3 0\na -2 -3 0\n");
    CHECK(fuzzing::judge(satisfiable) == "");
    CHECK(fuzzing::judge(assumed) == "");
    CHECK(fuzzing::judge(satisfiable, liar(Lie::model)) == "the model breaks a clause");
    CHECK(fuzzing::judge(satisfiable, liar(Lie::unsatisfiable)) == "says unsatisfiable where there is a model");
    CHECK(fuzzing::judge(assumed, liar(Lie::no_failed)) == "says unsatisfiable where there is a model");

    core::Random random(5);
    Script large;
    const cnf::ClauseList planted = families::planted_clauses(random, 40, 100, 3);
    for (std::size_t index = 0; index < planted.size(); ++index) {
        large.steps.push_back({Step::Kind::clause, {planted[index].begin(), planted[index].end()}});
    }
    large.steps.push_back({Step::Kind::solve});
    CHECK(fuzzing::judge(large, liar(Lie::unsatisfiable)) == "the proof is incomplete");
}

TEST_CASE("canary: the judge finds missing steps of a proof", "[cdcl][fuzz][canary]") {
    core::Random random(7);
    Script script;
    const cnf::ClauseList hard = families::random_clauses(random, 60, 330, 3);
    for (std::size_t index = 0; index < hard.size(); ++index) {
        script.steps.push_back({Step::Kind::clause, {hard[index].begin(), hard[index].end()}});
    }
    script.steps.push_back({Step::Kind::solve});
    REQUIRE(fuzzing::judge(script) == "");
    std::unique_ptr<Leak> leak;
    const auto wrong = fuzzing::judge(script, [&leak](const Script& each, proof::Proof& proof) {
        leak = std::make_unique<Leak>(proof);
        return fuzzing::make_cdcl(each, *leak);
    });
    CHECK(wrong != "");
}

TEST_CASE("scripts survive their text form", "[cdcl][fuzz]") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        core::Random random(seed);
        const std::string text = fuzzing::print(fuzzing::random_script(random, 20));
        CHECK(fuzzing::print(fuzzing::parse(text)) == text);
    }
}

TEST_CASE("a failing script is shrunk to the part that fails", "[cdcl][fuzz]") {
    core::Random random(3);
    Script script = fuzzing::random_script(random, 40);
    const auto literal = [](int number) { return cnf::Literal::from_dimacs(number); };
    script.steps.insert(script.steps.begin() + 5, {Step::Kind::clause, {literal(50), literal(51), literal(-52)}});
    const auto fails = [](const Script& each) {
        return std::any_of(each.steps.begin(), each.steps.end(), [](const Step& step) {
            return step.kind == Step::Kind::clause &&
                   std::count_if(step.literals.begin(), step.literals.end(),
                                 [](cnf::Literal one) { return one.negative(); }) == 1;
        });
    };
    REQUIRE(fails(script));
    const Script small = fuzzing::shrink(script, fails);
    REQUIRE(small.steps.size() == 1);
    CHECK(small.steps.front().literals == std::vector{literal(-1)});
}
