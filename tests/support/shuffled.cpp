#include "support/shuffled.hpp"
#include <satdoku/families/formula_builder.hpp>
#include <vector>

namespace satdoku::support {
cnf::ClauseList shuffled(core::Random& random, const cnf::ClauseList& formula) {
    std::vector<cnf::Literal> names;
    for (std::uint32_t index = 0; index < formula.variable_count(); ++index)
        names.push_back(cnf::Literal(cnf::Variable(index), random.below(2) == 0));
    random.shuffle(std::span(names));
    const std::vector<std::size_t> order = families::random_order(random, formula.size());
    cnf::ClauseList result;
    result.variables(formula.variable_count());
    std::vector<cnf::Literal> clause;
    for (const std::size_t index : order) {
        clause.clear();
        for (const cnf::Literal literal : formula[index]) {
            const cnf::Literal name = names[literal.variable().index()];
            clause.push_back(literal.negative() ? ~name : name);
        }
        random.shuffle(std::span(clause));
        result.clause(clause);
    }
    return result;
}
}  // namespace satdoku::support
