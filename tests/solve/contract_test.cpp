// Engines refuse the calls that their contract forbids and no others, and a refused call changes nothing.
#include "solve/engines.hpp"
#include "support/catch.hpp"
#include "support/errors.hpp"
#include "support/sanitized.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/proof/drat.hpp>
#include <functional>
#include <string>
#include <utility>
#include <vector>

using namespace satdoku;
using support::error_key;

namespace {
cnf::Literal lit(std::int32_t number) { return cnf::Literal::from_dimacs(number); }

void add(solve::Engine& engine, const std::vector<cnf::Literal>& clause) { engine.clause(clause); }

solve::Verdict solve_under(solve::Engine& engine, const std::vector<cnf::Literal>& assumptions) {
    return engine.solve(assumptions, {}, {}).verdict;
}

/// Does something once, in the middle of a solve.
class Meddler final : public solve::Observer {
  public:
    std::function<void()> act;
    void observe(const solve::Event&) override {
        if (act) std::exchange(act, {})();
    }
};

/// Asks for a stop at one event, and adds up what is sent after it.
class Lateness final : public solve::Observer {
  public:
    explicit Lateness(std::uint64_t at) : left_(at) {}
    void observe(const solve::Event& event) override {
        if (left_ > 0 && --left_ == 0) stop_.request_stop();
        if (left_ == 0) work_ += 1 + event.literals.size();
    }
    std::stop_token token() const { return stop_.get_token(); }
    /// Events and their literals.
    std::uint64_t work() const { return work_; }

  private:
    std::stop_source stop_;
    std::uint64_t left_;
    std::uint64_t work_ = 0;
};

/// Pigeons with many literals more in each clause. They are false in every model, which only a conflict for each shows.
cnf::ClauseList wide_pigeonhole(std::uint32_t width) {
    cnf::ClauseList wide;
    const cnf::ClauseList narrow = families::pigeonhole(7, 6);
    for (std::size_t index = 0; index < narrow.size(); ++index) {
        std::vector<cnf::Literal> clause;
        for (std::uint32_t extra = 0; extra < width; ++extra) clause.emplace_back(cnf::Variable(extra), true);
        for (const cnf::Literal literal : narrow[index])
            clause.emplace_back(cnf::Variable(width + literal.variable().index()), literal.negative());
        wide.clause(clause);
    }
    const std::uint32_t before = width + narrow.variable_count();
    for (std::uint32_t extra = 0; extra < width; ++extra)
        for (const bool negative : {false, true})
            wide.clause(std::vector{cnf::Literal(cnf::Variable(extra), false),
                                    cnf::Literal(cnf::Variable(before + extra), negative)});
    wide.variables(before + width);
    return wide;
}

/// A chain of implications before a hard formula: its last variable implies all the others.
cnf::ClauseList chain_and_random(std::uint32_t length) {
    core::Random random(7);
    cnf::ClauseList chained;
    families::random_clauses(random, 200, 880, 3).replay(chained);
    for (std::uint32_t link = 201; link < 200 + length; ++link)
        chained.clause(
            std::vector{cnf::Literal(cnf::Variable(link), true), cnf::Literal(cnf::Variable(link - 1), false)});
    chained.variables(200 + length);
    return chained;
}
}  // namespace

TEST_CASE("contract: a model and failed assumptions are read only if they exist", "[solve]") {
    for (const std::string_view name : test::engine_names) {
        CAPTURE(std::string(name));
        const auto engine = test::make_engine(name);
        const auto asks_for_model = [&] { return error_key([&] { static_cast<void>(engine->value(lit(1))); }); };
        const auto asks_for_decisions = [&] { return error_key([&] { static_cast<void>(engine->decisions()); }); };
        const auto asks_for_failed = [&] { return error_key([&] { static_cast<void>(engine->failed(lit(1))); }); };
        CHECK(asks_for_model() == "contract.no_model");
        CHECK(asks_for_failed() == "contract.no_refutation");
        add(*engine, {lit(1), lit(2)});
        REQUIRE(solve_under(*engine, {lit(-1)}) == solve::Verdict::satisfiable);
        CHECK(asks_for_model() == "none");
        CHECK(asks_for_decisions() == "none");
        CHECK(asks_for_failed() == "contract.no_refutation");
        add(*engine, {lit(1), lit(-2)});
        CHECK(asks_for_model() == "contract.no_model");
        CHECK(asks_for_decisions() == "contract.no_model");
        REQUIRE(solve_under(*engine, {lit(-1)}) == solve::Verdict::unsatisfiable);
        CHECK(asks_for_failed() == "none");
        CHECK(asks_for_model() == "contract.no_model");
        engine->variables(3);
        CHECK(asks_for_failed() == "contract.no_refutation");
        REQUIRE(solve_under(*engine, {}) == solve::Verdict::satisfiable);
        CHECK(engine->value(lit(1)));
        std::stop_source stop;
        stop.request_stop();
        REQUIRE(engine->solve({}, {}, stop.get_token()).verdict == solve::Verdict::unknown);
        CHECK(asks_for_model() == "contract.no_model");
        CHECK(asks_for_failed() == "contract.no_refutation");
    }
}

TEST_CASE("contract: after a stop little work follows, however long a clause or a chain is", "[solve]") {
    struct Row {
        const char* what;
        cnf::ClauseList formula;
        std::uint64_t most;  ///< of cdcl, which propagates to the end: here 42 variables; dpll looks up more often
    };
    const std::uint32_t links = support::is_sanitized ? 20'000 : 100'000;
    const std::uint32_t width = 2'000;
    const std::uint64_t few = 10'000;
    const Row rows[] = {{"random", chain_and_random(1), few},
                        {"wide", wide_pigeonhole(width), few + 42 * width},
                        {"chain", chain_and_random(links), few + 3 * links}};
    for (const Row& row : rows) {
        for (const std::string_view name : test::engine_names) {
            // The run without a stop shows that the engine could do more.
            for (const std::uint64_t at : {0U, 1U, 1'000U, width + 10, links}) {
                CAPTURE(row.what, std::string(name), at);
                const auto engine = test::make_engine(name, 0, "naive");
                Lateness observer(std::max<std::uint64_t>(at, 1));
                engine->connect_observer(&observer);
                row.formula.replay(*engine);
                engine->solve({}, {.conflicts = 400}, at == 0 ? std::stop_token() : observer.token());
                const std::uint64_t most = name == "dpll" ? few / 10 : row.most;
                if (at == 0) CHECK(observer.work() > most);
                if (at > 0) CHECK(observer.work() <= most);
            }
        }
    }
}

TEST_CASE("contract: observers and proofs are connected before the first clause", "[solve]") {
    Meddler observer;
    proof::DratText proof;
    cdcl::Solver cdcl;
    dpll::Solver dpll;
    const auto check = [&](auto& engine) {
        engine.variables(2);
        engine.connect_observer(&observer);
        engine.prove_to(&proof);
        add(engine, {lit(1)});
        CHECK(error_key([&] { engine.connect_observer(&observer); }) == "contract.begun");
        CHECK(error_key([&] { engine.prove_to(&proof); }) == "contract.begun");
        CHECK(solve_under(engine, {}) == solve::Verdict::satisfiable);
        CHECK(error_key([&] { engine.connect_observer(&observer); }) == "contract.begun");
        CHECK(error_key([&] { engine.prove_to(&proof); }) == "contract.begun");
    };
    check(cdcl);
    check(dpll);
}

TEST_CASE("contract: a variable that is too large is refused, and the engine continues", "[solve]") {
    const auto largest = static_cast<std::int32_t>(cnf::largest_variable);
    for (const std::string_view name : test::engine_names) {
        CAPTURE(std::string(name));
        const auto engine = test::make_engine(name);
        for (const std::uint32_t code : {2 * cnf::largest_variable, 0xFFFFFFFFU}) {
            const cnf::Literal beyond = cnf::Literal::from_code(code);
            CHECK(error_key([&] { add(*engine, {lit(1), beyond}); }) == "contract.too_large");
            CHECK(error_key([&] { solve_under(*engine, {beyond}); }) == "contract.too_large");
        }
        CHECK(error_key([&] { engine->variables(cnf::largest_variable + 1); }) == "contract.too_large");
        add(*engine, {lit(-1)});
        add(*engine, {lit(1), lit(-largest)});
        REQUIRE(solve_under(*engine, {}) == solve::Verdict::satisfiable);
        CHECK_FALSE(engine->value(lit(largest)));
        CHECK_FALSE(engine->value(lit(1)));
    }
}

TEST_CASE("contract: nothing but statistics is asked for within a solve", "[solve]") {
    for (const std::string_view name : test::engine_names) {
        CAPTURE(std::string(name));
        const auto engine = test::make_engine(name);
        Meddler observer;
        engine->connect_observer(&observer);
        families::pigeonhole(5, 4).replay(*engine);
        int acted = 0;
        observer.act = [&] {
            ++acted;
            CHECK(error_key([&] { solve_under(*engine, {}); }) == "contract.solving");
            CHECK(error_key([&] { add(*engine, {lit(1)}); }) == "contract.solving");
            CHECK(error_key([&] { engine->variables(99); }) == "contract.solving");
            CHECK(error_key([&] { engine->connect_observer(nullptr); }) == "contract.solving");
            CHECK(error_key([&] { engine->report_to({}); }) == "contract.solving");
            CHECK(error_key([&] { static_cast<void>(engine->value(lit(1))); }) == "contract.no_model");
            CHECK_FALSE(engine->statistics().empty());
        };
        CHECK(solve_under(*engine, {}) == solve::Verdict::unsatisfiable);
        CHECK(acted == 1);
        CHECK_FALSE(engine->failed(lit(1)));
    }
}
