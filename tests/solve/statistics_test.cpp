// The counts of engines have names.
#include "solve/engines.hpp"
#include "support/catch.hpp"
#include <satdoku/families/families.hpp>
#include <set>
#include <string>

using namespace satdoku;

TEST_CASE("every count of an engine has a name of its own, which stays", "[solve]") {
    for (const std::string_view engine_name : test::engine_names) {
        const auto engine = test::make_engine(engine_name);
        const solve::Statistics before = engine->statistics();
        families::pigeonhole(5, 4).replay(*engine);
        REQUIRE(engine->solve({}, {}, {}).verdict == solve::Verdict::unsatisfiable);
        const solve::Statistics statistics = engine->statistics();
        REQUIRE(statistics.size() == before.size());
        std::set<std::string> names;
        for (std::size_t index = 0; index < statistics.size(); ++index) {
            const solve::Statistic& statistic = statistics[index];
            const std::string name(statistic.name);
            CAPTURE(name);
            CHECK(before[index].name == name);
            CHECK(names.insert(name).second);
        }
    }
}
