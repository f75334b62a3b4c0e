#include <satdoku/families/formula_builder.hpp>
#include <numeric>

namespace satdoku::families {
std::vector<std::size_t> random_order(core::Random& random, std::size_t count) {
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    random.shuffle(std::span(order));
    return order;
}

Literals FormulaBuilder::fresh(std::size_t count) {
    Literals literals;
    while (literals.size() < count) literals.push_back(fresh());
    return literals;
}

Literal FormulaBuilder::both(Literal left, Literal right) {
    const Literal output = fresh();
    clause({~output, left});
    clause({~output, right});
    clause({output, ~left, ~right});
    return output;
}

Literal FormulaBuilder::differ(Literal left, Literal right) {
    const Literal output = fresh();
    clause({~output, left, right});
    clause({~output, ~left, ~right});
    clause({output, ~left, right});
    clause({output, left, ~right});
    return output;
}

Literal FormulaBuilder::choose(Literal condition, Literal yes, Literal no) {
    const Literal output = fresh();
    clause({~condition, ~output, yes});
    clause({~condition, output, ~yes});
    clause({condition, ~output, no});
    clause({condition, output, ~no});
    return output;
}

Literal FormulaBuilder::constant(bool value) {
    const Literal output = fresh();
    clause({value ? output : ~output});
    return output;
}

FormulaBuilder::Sum FormulaBuilder::full_adder(Literal a, Literal b, Literal c) {
    const Sum first = half_adder(a, b);
    const Sum second = half_adder(first.sum, c);
    return {second.sum, either(first.carry, second.carry)};
}

void FormulaBuilder::at_most_one(std::span<const Literal> literals) {
    for (std::size_t first = 0; first < literals.size(); ++first) {
        for (std::size_t second = first + 1; second < literals.size(); ++second)
            clause({~literals[first], ~literals[second]});
    }
}

void FormulaBuilder::exactly_one(std::span<const Literal> literals) {
    clause(literals);
    at_most_one(literals);
}

void FormulaBuilder::xor_constraint(Literals literals, bool odd, std::size_t chunk) {
    while (literals.size() > chunk) {
        Literals part(literals.end() - static_cast<std::ptrdiff_t>(chunk - 1), literals.end());
        literals.resize(literals.size() - part.size());
        const Literal joint = fresh();
        part.push_back(joint);
        whole_xor(part, false);
        literals.insert(literals.begin(), joint);
    }
    whole_xor(literals, odd);
}

void FormulaBuilder::whole_xor(std::span<const Literal> literals, bool odd) {
    // One clause for each assignment that the constraint forbids.
    for (std::uint32_t assignment = 0; assignment < std::uint32_t{1} << literals.size(); ++assignment) {
        bool is_odd = false;
        Literals wrong(literals.begin(), literals.end());
        for (std::size_t index = 0; index < wrong.size(); ++index) {
            if ((assignment >> index & 1U) == 0) continue;
            is_odd = !is_odd;
            wrong[index] = ~wrong[index];
        }
        if (is_odd != odd) clause(wrong);
    }
}

cnf::ClauseList FormulaBuilder::build() const {
    cnf::ClauseList formula = clauses_;
    formula.variables(variables_);
    return formula;
}
}  // namespace satdoku::families
