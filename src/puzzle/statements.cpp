#include "statements.hpp"

#include <array>

namespace satdoku::puzzle {

namespace {

using cnf::Literal;
using cnf::Variable;

/// The digits of a cell, or the places of a digit in a house.
std::array<Variable, grid::digits> choice_of(const Numbering& numbering, const Reason& rule) {
    std::array<Variable, grid::digits> choice;
    for (int index = 0; index < grid::digits; ++index) {
        const auto place = static_cast<std::size_t>(index);
        choice[place] = rule.kind == Reason::Kind::cell
                            ? numbering.variable(rule.cell, index + 1)
                            : numbering.variable(rule.house->cells[place], rule.digit);
    }
    return choice;
}

}  // namespace

std::vector<Reason> statements_of(const grid::Board& givens) {
    const grid::Layout& layout = *givens.layout;
    std::vector<Reason> statements;
    for (int cell = 0; cell < layout.cell_count(); ++cell) {
        const int digit = givens.digits[static_cast<std::size_t>(cell)];
        if (digit == 0) continue;
        statements.push_back(
            {.kind = Reason::Kind::given, .cell = static_cast<grid::Cell>(cell), .digit = digit});
    }
    for (int cell = 0; cell < layout.cell_count(); ++cell) {
        statements.push_back({.kind = Reason::Kind::cell, .cell = static_cast<grid::Cell>(cell)});
    }
    for (const grid::House& house : layout.houses()) {
        for (int digit = 1; digit <= grid::digits; ++digit) {
            statements.push_back({.kind = Reason::Kind::house, .digit = digit, .house = &house});
        }
    }
    return statements;
}

void add_statement(const Numbering& numbering, const Reason& statement, explain::Group group,
                   explain::Groups& groups) {
    if (statement.kind == Reason::Kind::given) {
        // With the other digits, so that it takes no rule to see that they are not there.
        for (int digit = 1; digit <= grid::digits; ++digit) {
            const Variable variable = numbering.variable(statement.cell, digit);
            groups.clause(group, std::array{Literal(variable, digit != statement.digit)});
        }
        return;
    }
    const std::array<Variable, grid::digits> choice = choice_of(numbering, statement);
    if (statement.part != Reason::Part::at_most) {
        std::array<Literal, grid::digits> clause;
        for (std::size_t index = 0; index < clause.size(); ++index)
            clause[index] = Literal(choice[index], false);
        groups.clause(group, clause);
    }
    if (statement.part == Reason::Part::at_least) return;
    for (std::size_t first = 0; first < choice.size(); ++first) {
        for (std::size_t second = first + 1; second < choice.size(); ++second) {
            groups.clause(group, std::array{Literal(choice[first], true), Literal(choice[second], true)});
        }
    }
}

}  // namespace satdoku::puzzle
