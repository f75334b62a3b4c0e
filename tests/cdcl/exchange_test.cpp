// Engines that share clauses: what leaves one follows from the formula, and what enters one changes no answer.
#include "simplification.hpp"
#include <satdoku/families/families.hpp>
#include <deque>
#include <optional>

using namespace satdoku;
using cnf::Literal;

namespace {
struct Shared {
    test::Clause clause;
    unsigned glue;
};

/// Decides what follows from a formula: by trying all assignments if it has few variables, else by an engine that
/// shares nothing.
class Truth {
  public:
    explicit Truth(const cnf::ClauseList& formula) : formula_(formula) { formula.replay(engine_); }
    bool satisfiable(std::span<const Literal> assumptions = {}) {
        constexpr std::uint32_t few = 10;
        if (formula_.variable_count() <= few)
            return test::satisfiable(formula_, assumptions, formula_.variable_count());
        return test::decide(engine_, assumptions) == solve::Verdict::satisfiable;
    }
    bool implies(std::span<const Literal> clause) {
        test::Clause negated;
        for (const Literal literal : clause) negated.push_back(~literal);
        return !satisfiable(negated);
    }

  private:
    const cnf::ClauseList& formula_;
    cdcl::Solver engine_;
};

/// Passes the clauses that one engine learns to another one.
class Letterbox final : public solve::Exchange {
  public:
    void learned(std::span<const Literal> clause, unsigned glue) override {
        sent.push_back({{clause.begin(), clause.end()}, glue});
        if (to != nullptr) to->waiting.push_back(sent.back());
    }
    bool due(std::uint64_t ticks) override {
        CHECK(ticks >= last_ticks);
        last_ticks = ticks;
        return !waiting.empty();
    }
    bool next(std::vector<Literal>& clause, unsigned& glue) override {
        if (waiting.empty()) return false;
        clause = waiting.front().clause;
        glue = waiting.front().glue;
        waiting.pop_front();
        return true;
    }

    std::vector<Shared> sent;
    std::deque<Shared> waiting;
    Letterbox* to = nullptr;
    std::uint64_t last_ticks = 0;
};

/// Runs two engines on one formula in turns, each for a few conflicts, until one of them has the answer.
class Pair {
  public:
    Pair(const cnf::ClauseList& formula, const cdcl::Options& one, const cdcl::Options& two)
        : engines_{cdcl::Solver(one), cdcl::Solver(two)} {
        for (const std::size_t each : {0U, 1U}) {
            engines_[each].exchange_with(&boxes[each]);
            boxes[each].to = &boxes[1 - each];
            formula.replay(engines_[each]);
        }
    }

    solve::Verdict solve(std::span<const Literal> assumptions, core::Random& random) {
        solve::Limits limits;
        for (std::size_t turn = 0;; ++turn) {
            limits.conflicts = 1 + random.below(5);
            last = turn % 2;
            const auto verdict = engines_[last].solve(assumptions, limits, {}).verdict;
            if (verdict != solve::Verdict::unknown) return verdict;
        }
    }

    const cdcl::Solver& answering() const { return engines_[last]; }
    std::uint64_t imported() const {
        return test::statistic(engines_[0], "imported") + test::statistic(engines_[1], "imported");
    }

    Letterbox boxes[2];
    std::size_t last = 0;

  private:
    cdcl::Solver engines_[2];
};

/// A structured formula with about as many clauses as make it hard.
cnf::ClauseList dense_formula(core::Random& random, std::uint32_t variables) {
    constexpr std::size_t clauses_of_variable = 4;
    cnf::ClauseList formula = test::structured_formula(random, variables);
    while (formula.size() < clauses_of_variable * variables) {
        test::Clause clause;
        for (int literal = 0; literal < 3; ++literal) clause.push_back(test::random_literal(random, variables));
        formula.clause(clause);
    }
    return formula;
}

/// Options with all passes that remove or add variables.
cdcl::Options simplifying() {
    return test::forced([](cdcl::Options& chosen) {
        for (const char* const pass : {"congruence", "substitute", "sweep", "bva", "vivify", "eliminate"}) {
            cdcl::set_option(chosen, pass, 1);
        }
    });
}

/// @return the error of the answer, or an empty text
std::string judge(const cnf::ClauseList& formula, Truth& truth, Pair& pair, core::Random& random) {
    const solve::Verdict verdict = pair.solve({}, random);
    if (verdict != (truth.satisfiable() ? solve::Verdict::satisfiable : solve::Verdict::unsatisfiable))
        return "verdict";
    if (truth.satisfiable() && !test::is_model(pair.answering(), formula)) return "model";
    for (const Letterbox& box : pair.boxes) {
        for (const Shared& each : box.sent)
            if (!truth.implies(each.clause)) return "shared clause";
    }
    return {};
}
}  // namespace

TEST_CASE("exchange: engines that share clauses agree with brute force", "[cdcl]") {
    core::Random random(101);
    std::uint64_t imported = 0;
    for (int round = 0; round < 1500; ++round) {
        const auto variables = static_cast<std::uint32_t>(round % 4 == 0 ? 6 + random.below(5) : 20 + random.below(50));
        const cnf::ClauseList formula = dense_formula(random, variables);
        Truth truth(formula);
        CAPTURE(round);
        Pair pair(formula, round % 3 == 0 ? simplifying() : test::random_options(random),
                  round % 2 == 0 ? simplifying() : cdcl::Options());
        REQUIRE(judge(formula, truth, pair, random) == "");
        imported += pair.imported();
    }
    CHECK(imported > 500);
}

TEST_CASE("exchange: a clause that does not follow is noticed", "[cdcl]") {
    core::Random random(102);
    int noticed = 0;
    for (int round = 0; round < 100; ++round) {
        const cnf::ClauseList formula = test::structured_formula(random, 8);
        Truth truth(formula);
        if (!truth.satisfiable()) continue;
        Pair pair(formula, {}, simplifying());
        for (std::uint32_t index = 0; index < 8; ++index)
            pair.boxes[0].waiting.push_back({{test::random_literal(random, 8)}, 0});
        noticed += judge(formula, truth, pair, random).empty() ? 0 : 1;
    }
    CHECK(noticed > 50);
}

TEST_CASE("exchange: shared clauses do not depend on assumptions, and clauses may be added between solves", "[cdcl]") {
    core::Random random(103);
    std::uint64_t imported = 0;
    for (int round = 0; round < 400; ++round) {
        const auto variables = static_cast<std::uint32_t>(8 + random.below(50));
        cnf::ClauseList formula = dense_formula(random, variables);
        cdcl::Solver engine(round % 2 == 0 ? simplifying() : cdcl::Options());
        Letterbox box;
        box.to = &box;  // it receives its own clauses
        engine.exchange_with(&box);
        formula.replay(engine);
        for (int call = 0; call < 5; ++call) {
            CAPTURE(round, call);
            test::Clause assumptions;
            for (std::uint64_t count = random.below(4); count > 0; --count)
                assumptions.push_back(test::random_literal(random, variables));
            Truth truth(formula);
            const bool expected = truth.satisfiable(assumptions);
            REQUIRE(test::decide(engine, assumptions) ==
                    (expected ? solve::Verdict::satisfiable : solve::Verdict::unsatisfiable));
            if (expected) REQUIRE(test::is_model(engine, formula));
            for (const Shared& each : box.sent) REQUIRE(truth.implies(each.clause));
            const test::Clause clause = test::random_clause(random, variables);
            formula.clause(clause);
            engine.clause(clause);
        }
        imported += test::statistic(engine, "imported");
    }
    CHECK(imported > 50);
}

TEST_CASE("exchange: added variables stay inside", "[cdcl]") {
    cdcl::Options options = simplifying();
    options.cardinality = 0;
    options.eliminate = 0;
    cdcl::Solver engine(options);
    Letterbox box;
    engine.exchange_with(&box);
    const cnf::ClauseList formula = families::pigeonhole(8, 7);
    formula.replay(engine);
    CHECK(test::decide(engine) == solve::Verdict::unsatisfiable);
    CHECK(test::statistic(engine, "added_variables") > 0);
    CHECK(box.sent.size() > 10);
    CHECK(test::statistic(engine, "learned") > box.sent.size());
    for (const Shared& each : box.sent) {
        CHECK(each.glue < each.clause.size() + 1000);
        for (const Literal literal : each.clause) REQUIRE(literal.variable().index() < formula.variable_count());
    }
}

TEST_CASE("exchange: clauses with removed variables are translated or ignored", "[cdcl]") {
    // 1 = 2 = 3; 4 is in two clauses only, and resolved away.
    cnf::ClauseList formula;
    formula.variables(7);
    const auto add = [&](test::Clause clause) { formula.clause(clause); };
    using test::lit;
    add({lit(1), lit(-2)});
    add({lit(-1), lit(2)});
    add({lit(2), lit(-3)});
    add({lit(-2), lit(3)});
    add({lit(4), lit(5), lit(3)});
    add({lit(-4), lit(6), lit(7)});
    add({lit(5), lit(6), lit(-7)});
    cdcl::Options options = simplifying();
    options.reuse_assumptions = 0;
    cdcl::Solver engine(options);
    Letterbox box;
    engine.exchange_with(&box);
    formula.replay(engine);
    // Assumed variables stay.
    REQUIRE(test::decide(engine, test::Clause{lit(1), lit(5), lit(6), lit(7)}) == solve::Verdict::satisfiable);
    const bool gone = test::statistic(engine, "substituted") > 0 && test::statistic(engine, "eliminated") > 0;
    REQUIRE(gone);
    box.waiting.push_back({{lit(4), lit(5)}, 1});
    box.waiting.push_back({{lit(100)}, 0});
    box.waiting.push_back({{lit(3)}, 0});
    REQUIRE(test::decide(engine) == solve::Verdict::satisfiable);
    CHECK(test::statistic(engine, "imported") == 1);
    for (const int number : {1, 2, 3}) CHECK(engine.value(lit(number)));
    box.waiting.push_back({{lit(-2)}, 0});
    CHECK(test::decide(engine) == solve::Verdict::unsatisfiable);
}

TEST_CASE("exchange: an engine that no longer shares searches as before", "[cdcl]") {
    const cnf::ClauseList formula = families::pigeonhole(7, 6);
    const auto conflicts = [&](solve::Exchange* exchange) {
        cdcl::Solver engine;
        engine.exchange_with(exchange);
        formula.replay(engine);
        test::decide(engine);
        return test::statistic(engine, "conflicts");
    };
    Letterbox box;
    CHECK(conflicts(nullptr) == conflicts(&box));
    CHECK(box.sent.size() > 0);
}
