#include "frequencies.hpp"
#include "support/catch.hpp"
#include <satdoku/core/random.hpp>
#include <algorithm>
#include <vector>

using namespace satdoku;
using cnf::Formula;
using cnf::Literal;
using Column = Formula::Column;
using dpll::Frequencies;

namespace {
std::uint32_t count(const Formula& formula, std::uint32_t place, Frequencies::Sign sign) {
    const std::uint32_t positive = formula.occurrences(Column(place, false));
    const std::uint32_t negative = formula.occurrences(Column(place, true));
    if (sign == Frequencies::both) return positive + negative;
    return sign == Frequencies::positive ? positive : negative;
}
}  // namespace

TEST_CASE("frequencies: the maxima are those of all counts while clauses go and come back", "[dpll]") {
    core::Random random(10);
    for (int round = 0; round < 20; ++round) {
        Formula formula;
        formula.variables(300);
        for (int clause = 0; clause < 400; ++clause) {
            std::vector<Literal> literals(1 + random.below(4));
            for (Literal& literal : literals) {
                literal = Literal::from_code(static_cast<std::uint32_t>(random.below(600)));
            }
            formula.clause(literals);
        }
        formula.end();
        Frequencies frequencies(formula, formula.places());
        std::vector<Formula::Link> taken;
        for (int step = 0; step < 300; ++step) {
            const auto mark = frequencies.marks();
            if (!taken.empty() && random.below(2) == 0) {
                formula.relink_clause(taken.back(), mark);
                mark(Column(formula.node(taken.back()).column));
                taken.pop_back();
            } else {
                const Column column(static_cast<std::uint32_t>(random.below(2 * formula.places())));
                const Formula::Link head = formula.column_head(column);
                const Formula::Link link = formula.node(head).below;
                // The node of a removed clause stays in the column of the walk.
                if (link == head || std::find(taken.begin(), taken.end(), link) != taken.end()) continue;
                formula.unlink_clause(link, mark);
                mark(column);
                taken.push_back(link);
            }
            for (const auto sign : {Frequencies::positive, Frequencies::negative, Frequencies::both}) {
                std::uint32_t most = 0;
                std::uint32_t first = 0;
                for (std::uint32_t place = 0; place < formula.places(); ++place) {
                    const std::uint32_t own = count(formula, place, sign);
                    if (own <= most) continue;
                    most = own;
                    first = place;
                }
                REQUIRE(frequencies.largest(sign) == most);
                if (most > 0) REQUIRE(frequencies.most_frequent(sign) == first);
            }
        }
    }
}
