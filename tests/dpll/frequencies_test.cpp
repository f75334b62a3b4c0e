#include "frequencies.hpp"

#include "support/catch.hpp"
#include "support/random_formula.hpp"

#include <satdoku/core/random.hpp>

#include <algorithm>
#include <vector>

using namespace satdoku;
using cnf::Formula;
using cnf::Literal;
using cnf::Variable;
using dpll::Frequencies;

namespace {

std::uint32_t count(const Formula& formula, Variable variable, Frequencies::Sign sign) {
    const std::uint32_t positive = formula.occurrences(Literal(variable, false));
    const std::uint32_t negative = formula.occurrences(Literal(variable, true));
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
        const std::uint32_t variables = formula.mentioned_variables();
        Frequencies frequencies(formula, variables);
        std::vector<Formula::Link> taken;
        for (int step = 0; step < 300; ++step) {
            const auto mark = frequencies.marks();
            if (!taken.empty() && random.below(2) == 0) {
                formula.put_back_clause(taken.back(), mark);
                mark(Formula::literal_of(formula.node(taken.back())));
                taken.pop_back();
            } else {
                const Literal literal =
                    Literal::from_code(static_cast<std::uint32_t>(random.below(2 * variables)));
                const Formula::Link head = formula.column_head(literal);
                const Formula::Link link = formula.node(head).below;
                // The node of a clause that is taken out stays in the column that one walks along.
                if (link == head || std::find(taken.begin(), taken.end(), link) != taken.end()) continue;
                formula.take_out_clause(link, mark);
                mark(literal);
                taken.push_back(link);
            }
            for (const auto sign : {Frequencies::positive, Frequencies::negative, Frequencies::both}) {
                std::uint32_t most = 0;
                Variable first;
                for (std::uint32_t index = 0; index < variables; ++index) {
                    const std::uint32_t own = count(formula, Variable(index), sign);
                    if (own <= most) continue;
                    most = own;
                    first = Variable(index);
                }
                REQUIRE(frequencies.largest(sign) == most);
                if (most > 0) REQUIRE(frequencies.most_frequent(sign) == first);
            }
        }
    }
}
