// Engines refuse the calls that their contract forbids and no others, and a refused call changes nothing.
#include "solve/engines.hpp"
#include "support/catch.hpp"
#include "support/errors.hpp"
#include <satdoku/core/error.hpp>
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
