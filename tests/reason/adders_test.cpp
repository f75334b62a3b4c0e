#include "adders.hpp"
#include "support/adders.hpp"
#include "support/catch.hpp"
#include "support/errors.hpp"
#include <satdoku/check/drat.hpp>
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/cutting_planes.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/families/formula_builder.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/reason/arithmetic.hpp>
#include <satdoku/reason/definitions.hpp>
#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

using namespace satdoku;
using cnf::Literal;
using families::FormulaBuilder;
using families::Literals;

namespace {
/// Assigns what follows by propagation: -1 false, 0 unknown, 1 true. Returns whether there is no conflict.
bool propagate(const cnf::ClauseList& formula, std::vector<std::int8_t>& values) {
    for (bool again = true; again;) {
        again = false;
        for (std::size_t index = 0; index < formula.size(); ++index) {
            std::vector<Literal> open;
            bool holds = false;
            for (const Literal literal : formula[index]) {
                const std::int8_t value = values[literal.variable().index()];
                if (value == 0) open.push_back(literal);
                holds = holds || value == (literal.negative() ? -1 : 1);
            }
            if (holds || open.size() > 1) continue;
            if (open.empty()) return false;
            values[open[0].variable().index()] = open[0].negative() ? -1 : 1;
            again = true;
        }
    }
    return true;
}

/// All models of a formula whose first variables are inputs that define the others, or constants.
class Models {
  public:
    Models(const cnf::ClauseList& formula, std::uint32_t inputs) {
        for (std::uint32_t bits = 0; bits < (1U << inputs); ++bits) {
            std::vector<std::int8_t> values(formula.variable_count(), 0);
            for (std::uint32_t index = 0; index < inputs; ++index) values[index] = (bits >> index & 1U) != 0 ? 1 : -1;
            if (propagate(formula, values)) models_.push_back(std::move(values));
        }
    }

    bool always(auto&& holds) const {
        for (const auto& values : models_) {
            const auto is_true = [&](Literal literal) {
                return values[literal.variable().index()] == (literal.negative() ? -1 : 1);
            };
            if (!holds(is_true)) return false;
        }
        return true;
    }

    bool none() const { return models_.empty(); }

  private:
    std::vector<std::vector<std::int8_t>> models_;
};

/// Answers from all models, checks each consequence in them, and counts the consequences.
class Checked : public reason::AdderFormula {
  public:
    /// @param units  of the formula
    explicit Checked(const Models& models, Literals units = {}) : models_(models), units_(std::move(units)) {}

    std::int8_t value(Literal literal) const override {
        const auto has = [&](Literal each) { return std::ranges::find(units_, each) != units_.end(); };
        return has(literal) ? 1 : has(~literal) ? -1 : 0;
    }
    bool has(const reason::EqualAddends&) const override { return false; }
    bool exclude(std::span<const Literal> literals) override {
        return models_.always([&](auto&& is_true) { return !std::ranges::all_of(literals, is_true); });
    }
    bool imply(const cnf::ClauseList& clauses, std::span<const std::vector<Literal>> conclusions) override {
        const auto holds = [&](std::span<const Literal> clause) {
            return models_.always([&](auto&& is_true) { return std::ranges::any_of(clause, is_true); });
        };
        for (std::size_t index = 0; index < clauses.size(); ++index) CHECK(holds(clauses[index]));
        return std::ranges::all_of(conclusions, holds);
    }

    bool prove(std::span<const Literal> clause) override {
        CHECK(models_.always([&](auto&& is_true) { return std::ranges::any_of(clause, is_true); }));
        return true;
    }
    void exclusive(const reason::ExclusiveAddends& found) override {
        CHECK(models_.always([&](auto&& is_true) { return !is_true(found.one) || !is_true(found.two); }));
        if (found.carry) CHECK(models_.always([&](auto&& is_true) { return !is_true(*found.carry); }));
        ++exclusions;
    }
    void equal(const reason::EqualAddends& found) override {
        CHECK(models_.always(
            [&](auto&& is_true) { return is_true(found.one) == is_true(found.two) && is_true(found.literal); }));
        known.push_back(found.literal);
    }
    void refuted() override { ++refutations; }
    void unproved() override {}
    bool propagate() override { return refutations == 0; }

    std::vector<Literal> known;
    int refutations = 0;
    int exclusions = 0;

  private:
    const Models& models_;
    const Literals units_;
};

/// Answers by propagation alone.
class Propagation : public Checked {
  public:
    Propagation(const cnf::ClauseList& formula, const Models& models) : Checked(models), formula_(formula) {}
    bool exclude(std::span<const Literal> literals) override {
        std::vector<std::int8_t> values(formula_.variable_count(), 0);
        for (const Literal literal : literals) {
            std::int8_t& value = values[literal.variable().index()];
            const std::int8_t wanted = literal.negative() ? -1 : 1;
            if (value == -wanted) return true;
            value = wanted;
            if (!::propagate(formula_, values)) return true;
        }
        return false;
    }
    bool imply(const cnf::ClauseList&, std::span<const std::vector<Literal>>) override { return false; }

  private:
    const cnf::ClauseList& formula_;
};

/// A proof whose removals cannot be written.
class FullDisk final : public cnf::CuttingPlanes {
  public:
    Id find(std::span<const Literal>) const override { return 0; }
    Id compute(const cnf::Arithmetic&) override { return ++last_; }
    Id compute(const cnf::Arithmetic&, std::span<const Literal>) override { return ++last_; }
    Id imply(const cnf::Inequality&) override { return ++last_; }
    Id define(const cnf::Inequality&, Literal) override { return ++last_; }
    Id exchange(std::span<const Literal>, std::span<const Image>) override { return ++last_; }
    void forget(Id) override { throw core::Error("file.cannot_write", {"/dev/full"}); }

  private:
    Id last_ = 0;
};

reason::Adders sum(const cnf::ClauseList& formula, const Models& models, Checked& consequences) {
    core::Effort effort(std::numeric_limits<std::uint64_t>::max());
    reason::Definitions definitions = reason::find_definitions(formula, effort);
    reason::Adders adders = reason::find_adders(definitions, formula.variable_count(), consequences, false, effort);
    for (const reason::AdderCell& cell : adders.cells) {
        CHECK(models.always([&](auto&& is_true) {
            const auto twice = [&](const auto& literal) { return literal && is_true(*literal) ? 2 : 0; };
            return int{is_true(cell.one)} + int{is_true(cell.two)} + twice(cell.generate) ==
                   twice(cell.carry) + int{is_true(cell.sum)};
        }));
    }
    for (const auto& [one, two] : adders.equal)
        CHECK(models.always([&](auto&& is_true) { return is_true(one) == is_true(two); }));
    reason::add_exclusions(adders, consequences, {});
    reason::sum_adders(adders, consequences, {}, effort);
    return adders;
}
}  // namespace

TEST_CASE("two counts of the same literals have equal bits, whatever their adders", "[reason]") {
    for (std::uint32_t inputs = 3; inputs <= 9; ++inputs) {
        CAPTURE(inputs);
        FormulaBuilder builder;
        const Literals literals = builder.fresh(inputs);
        const Literals one = support::count_in_turn(builder, literals);
        // No pair of literals is added in both, so that nothing is equal by its definition.
        Literals other_order(literals.rbegin(), literals.rend());
        std::rotate(other_order.begin(), other_order.end() - 2, other_order.end() - 1);
        const Literals two = support::count_by_columns(builder, other_order);
        const Literals different = support::differences(builder, one, two);
        const cnf::ClauseList formula = builder.build();
        const Models models(formula, inputs);
        Checked consequences(models);
        sum(formula, models, consequences);
        CHECK(consequences.refutations == 0);
        CHECK(consequences.exclusions > 0);  // the highest carries are never true
        for (const Literal literal : different)
            CHECK(std::ranges::find(consequences.known, ~literal) != consequences.known.end());
    }
}

TEST_CASE("sums have equal bits if one uses carry-lookahead", "[reason]") {
    for (const std::size_t bits : {3U, 4U}) {
        CAPTURE(bits);
        support::Sums sums(bits);
        const Literals different = support::differences(sums.builder, sums.one, sums.two);
        const cnf::ClauseList formula = sums.builder.build();
        const Models models(formula, static_cast<std::uint32_t>(sums.inputs));
        Checked consequences(models);
        const reason::Adders adders = sum(formula, models, consequences);
        CHECK(std::ranges::any_of(adders.cells, [](const auto& cell) { return cell.generate.has_value(); }));
        CHECK(consequences.refutations == 0);
        for (const Literal literal : different)
            CHECK(std::ranges::find(consequences.known, ~literal) != consequences.known.end());
    }
}

TEST_CASE("carries that are never true are found by what is added", "[reason]") {
    const bool is_complement = GENERATE(false, true);
    CAPTURE(is_complement);
    support::AndGateBuilder builder;
    const Literals literals = builder.fresh(8);
    const Literals half(literals.begin(), literals.begin() + 4);
    const Literals one = support::count_in_turn(builder, half);
    Literals two;
    if (is_complement) {
        // A number and its complement have no carry.
        two = support::count_in_turn(builder, {half[2], half[0], half[3], half[1]});
        for (Literal& bit : two) bit = ~bit;
    } else {
        // Four of four are needed twice for the highest bit.
        two = support::count_in_turn(builder, {literals.begin() + 4, literals.end()});
    }
    const Literal highest = support::add_in_turn(builder, one, two).back();
    const cnf::ClauseList formula = builder.build();
    const Models models(formula, 9);
    core::Effort effort(std::numeric_limits<std::uint64_t>::max());
    reason::Definitions definitions = reason::find_definitions(formula, effort);
    Propagation questions(formula, models);
    const reason::Adders adders = reason::find_adders(definitions, formula.variable_count(), questions, false, effort);
    for (const reason::Exclusion& exclusion : adders.exclusions) {
        const reason::ExclusiveAddends& found = exclusion.addends;
        found.carry ? builder.clause({~*found.carry}) : builder.clause({~found.one, ~found.two});
    }
    const cnf::ClauseList with_exclusions = builder.build();
    int never_true = 0;
    for (const reason::AdderCell& cell : adders.cells) {
        if (!cell.carry || !models.always([&](auto&& is_true) { return !is_true(*cell.carry); })) continue;
        ++never_true;
        // The lowest carries of complements need more than bounds.
        if (!is_complement) CHECK(Propagation(with_exclusions, models).exclude(std::array{*cell.carry}));
    }
    CHECK(never_true > 5);
    CHECK(Propagation(with_exclusions, models).exclude(std::array{highest}));
}

TEST_CASE("equations whose coefficients exceed 64 bits are given up", "[reason]") {
    // Each sum is made of the two before it, so the coefficients of its equation grow like Fibonacci's numbers. That they do
    // not overflow is checked by sanitizers.
    FormulaBuilder builder;
    Literals sums = builder.fresh(2);
    const int length = GENERATE(50, 95, 200);
    CAPTURE(length);
    for (int index = 0; index < length; ++index)
        sums.push_back(builder.half_adder(sums[sums.size() - 1], sums[sums.size() - 2]).sum);
    const cnf::ClauseList formula = builder.build();
    const Models models(formula, 2);
    Checked consequences(models);
    sum(formula, models, consequences);
    CHECK(consequences.refutations == 0);
}

TEST_CASE("a proof of sums that cannot be written is an error", "[reason]") {
    FormulaBuilder builder;
    Literals literals = builder.fresh(4);
    const Literals count = support::count_in_turn(builder, literals);
    std::ranges::reverse(literals);
    support::differences(builder, count, support::count_in_turn(builder, literals));
    const cnf::ClauseList formula = builder.build();
    const Models models(formula, 4);
    Checked consequences(models);
    const reason::Adders adders = sum(formula, models, consequences);
    core::Effort effort(std::numeric_limits<std::uint64_t>::max());
    FullDisk proof;
    CHECK(support::error_key([&] { reason::sum_adders(adders, consequences, {&proof}, effort); }) ==
          "file.cannot_write");
    CHECK(support::error_key([&] { reason::add_exclusions(adders, consequences, {&proof}); }) == "file.cannot_write");
}

namespace {
/// A proof by clauses as text, for which the formula proves what follows by propagation.
class Clauses final : public reason::Derivation {
  public:
    explicit Clauses(std::uint32_t variables) : variables_(variables), next_(variables) {}

    void add(std::span<const Literal> clause) override { text.add(clause); }
    void remove(std::span<const Literal> clause) override {
        CHECK(std::ranges::any_of(clause, [&](Literal each) { return each.variable().index() >= variables_; }));
        text.remove(clause);
    }
    cnf::Variable fresh() override { return cnf::Variable(next_++); }

    proof::DratText text;

  private:
    const std::uint32_t variables_;
    std::uint32_t next_;
};

class Proving final : public Propagation {
  public:
    Proving(const cnf::ClauseList& formula, const Models& models, Clauses& proof)
        : Propagation(formula, models), proof_(proof) {}
    bool prove(std::span<const Literal> clause) override {
        proof_.add(clause);
        return Checked::prove(clause);
    }
    void equal(const reason::EqualAddends& found) override {
        Checked::equal(found);
        for (const auto& clause : {Literals{found.literal, found.one}, Literals{found.literal}}) proof_.add(clause);
    }

  private:
    Clauses& proof_;
};
}  // namespace

TEST_CASE("sums of adders are proved by clauses, and no clause of the formula is removed", "[reason]") {
    core::Random random(66);
    std::size_t equalities = 0;
    for (int round = 0; round < 20; ++round) {
        CAPTURE(round);
        support::AndGateBuilder builder;
        const Literals a = builder.fresh(2 + random.below(3)), b = builder.fresh(2 + random.below(3));
        const Literals one = support::multiply(builder, a, b, random.below(2) == 0);
        const Literals two = support::multiply(builder, b, a, random.below(2) == 0);
        support::differences(builder, one, two);
        const cnf::ClauseList formula = builder.build();
        const Models models(formula, static_cast<std::uint32_t>(1 + a.size() + b.size()));
        Clauses proof(formula.variable_count());
        Proving consequences(formula, models, proof);
        core::Effort effort(round % 4 != 0 ? 10'000'000 : 500 + random.below(20'000));
        reason::Definitions definitions = reason::find_definitions(formula, effort);
        core::Effort finding(10'000'000);
        const reason::Adders adders =
            reason::find_adders(definitions, formula.variable_count(), consequences, true, finding);
        reason::sum_adders(adders, consequences, {nullptr, &proof}, effort);
        const auto report = check::drat(formula, proof.text.bytes(), "proof", {.derivation = true});
        CHECK(report.verdict == check::DratVerdict::derived);
        CHECK(report.unmatched_deletions == 0);
        equalities += consequences.known.size();
    }
    CHECK(equalities > 40);
}

TEST_CASE("what follows from random adders holds", "[reason]") {
    core::Random random(61);
    std::size_t known = 0;
    int exclusions = 0;
    for (int round = 0; round < 400; ++round) {
        CAPTURE(round);
        FormulaBuilder builder;
        constexpr std::uint32_t inputs = 5;
        Literals literals = builder.fresh(inputs);
        const auto any = [&] {
            const Literal literal = literals[random.below(literals.size())];
            return random.below(4) == 0 ? ~literal : literal;
        };
        for (int gate = 0; gate < 25; ++gate) {
            const Literal a = any(), b = any(), c = any();
            if (a.variable() == b.variable() || a.variable() == c.variable() || b.variable() == c.variable()) continue;
            const std::uint64_t kind = random.below(6);
            if (kind == 0) {
                literals.push_back(builder.differ(a, b));
            } else if (kind > 3) {
                literals.push_back(kind == 4 ? builder.both(a, b) : builder.either(a, b));
            } else {
                const auto added = kind == 1 ? builder.full_adder(a, b, c) : builder.half_adder(a, b);
                literals.push_back(added.sum);
                literals.push_back(added.carry);
            }
        }
        const cnf::ClauseList formula = builder.build();
        const Models models(formula, inputs);
        Checked consequences(models);
        sum(formula, models, consequences);
        CHECK(consequences.refutations == 0);
        known += consequences.known.size();
        exclusions += consequences.exclusions;
    }
    CHECK(known > 30);
    CHECK(exclusions > 10);
}

TEST_CASE("what follows from counts with known bits holds, and refutes only what has no model", "[reason]") {
    core::Random random(62);
    int refutations = 0, satisfiable = 0;
    std::size_t known = 0;
    for (int round = 0; round < 200; ++round) {
        CAPTURE(round);
        FormulaBuilder builder;
        const auto inputs = static_cast<std::uint32_t>(4 + random.below(4));
        Literals literals = builder.fresh(inputs);
        const Literals one = support::count_in_turn(builder, literals);
        random.shuffle(std::span(literals));
        const Literals two = support::count_by_columns(builder, literals);
        Literals units;
        for (std::uint64_t left = 1 + random.below(4); left > 0; --left) {
            const Literals& from = random.below(3) == 0 ? literals : random.below(2) == 0 ? one : two;
            const Literal unit =
                random.below(2) == 0 ? from[random.below(from.size())] : ~from[random.below(from.size())];
            if (std::ranges::find(units, ~unit) != units.end()) continue;
            units.push_back(unit);
            builder.clause({unit});
        }
        const cnf::ClauseList formula = builder.build();
        const Models models(formula, inputs);
        Checked consequences(models, units);
        core::Effort effort(std::numeric_limits<std::uint64_t>::max() / 2);
        CHECK(reason::add_up_adders(formula, consequences, {}, effort));
        if (consequences.refutations > 0) REQUIRE(models.none());
        refutations += consequences.refutations;
        satisfiable += models.none() ? 0 : 1;
        known += consequences.known.size();
    }
    CHECK(refutations > 5);
    CHECK(satisfiable > 50);
    CHECK(known > 50);
}
