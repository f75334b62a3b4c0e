#include "support/catch.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/proof/clause_ids.hpp>
#include <cstdint>
#include <map>
#include <set>

using namespace satdoku;

TEST_CASE("the table of ids is a map, whatever collides in it", "[proof]") {
    core::Random random(4);
    proof::ClauseIds table;
    std::map<std::uint64_t, std::set<std::uint64_t>> ids;
    for (std::uint64_t step = 1; step <= 8000; ++step) {
        // All have their homes around the end of the table, where it begins again.
        const std::uint64_t hash = (random.below(60) << 20) - 20 + random.below(40);
        auto& own = ids[hash];
        if (random.below(step < 4000 ? 5 : 2) > 1) {
            table.add(hash, step);
            own.insert(step);
        } else {
            const std::uint64_t found = table.find(hash);
            if (own.empty() ? found != 0 : !own.contains(found)) FAIL("wrong id in step " << step);
            if (table.take(hash) != found) FAIL("another id is taken in step " << step);
            own.erase(found);
        }
        if (step % 1000 != 0) continue;
        for (const auto& [each, all] : ids) {
            if (all.empty() ? table.find(each) != 0 : !all.contains(table.find(each)))
                FAIL("lost before step " << step);
        }
    }
}
