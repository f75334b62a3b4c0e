#include "statements.hpp"

namespace satdoku::puzzle {
namespace {
using cnf::Literal;
using cnf::Variable;
using explain::Group;
using explain::Groups;

/// The possible digits of a cell, or the possible places of a digit in a house.
std::vector<Variable> choice_of(const Numbering& numbering, const Statement& rule,
                                std::span<const grid::DigitSet> possible) {
    std::vector<Variable> choice;
    for (int index = 0; index < numbering.layout().side(); ++index) {
        const bool of_cell = rule.kind == Statement::Kind::cell;
        const grid::Cell cell = of_cell ? rule.cell : rule.house->cells[static_cast<std::size_t>(index)];
        const int digit = of_cell ? index + 1 : rule.digit;
        if (!possible.empty() && !possible[cell].contains(digit)) continue;
        choice.push_back(numbering.variable(cell, digit));
    }
    return choice;
}
}  // namespace

std::vector<Statement> statements_of(const grid::Board& givens) {
    const grid::Layout& layout = *givens.layout;
    std::vector<Statement> statements;
    for (grid::Cell cell = 0; cell < layout.cell_count(); ++cell) {
        const int digit = givens.digits[cell];
        if (digit == 0) continue;
        statements.push_back({.kind = Statement::Kind::given, .cell = cell, .digit = digit});
    }
    for (std::size_t constraint = 0; constraint < layout.constraints().size(); ++constraint)
        statements.push_back({.kind = Statement::Kind::constraint, .constraint = constraint});
    for (grid::Cell cell = 0; cell < layout.cell_count(); ++cell)
        statements.push_back({.kind = Statement::Kind::cell, .cell = cell});
    for (const grid::House& house : layout.houses()) {
        for (int digit = 1; digit <= layout.side(); ++digit)
            statements.push_back({.kind = Statement::Kind::house, .digit = digit, .house = &house});
    }
    for (int digit = 1; digit <= layout.side() && !layout.pairs().empty(); ++digit)
        statements.push_back({.kind = Statement::Kind::apart, .part = Statement::Part::at_most, .digit = digit});
    return statements;
}

namespace {
void add_constraint(const PuzzleVariables& variables, std::size_t constraint, const ConstraintClauses::Sink& add,
                    std::span<const grid::DigitSet> possible) {
    const grid::Layout& layout = variables.numbering.layout();
    const auto variable = [&](grid::Cell cell, int digit) { return variables.numbering.variable(cell, digit); };
    variables.constraints.add(constraint, variable, add);
    if (possible.empty()) return;
    for (const grid::Walk& walk : layout.walks_of(layout.constraints()[constraint])) {
        for (const grid::Cell cell : walk.cells)
            for (const int digit : layout.all_digits() - possible[cell])
                add(std::array{Literal(variable(cell, digit), true)});
    }
}
}  // namespace

void add_statement(const PuzzleVariables& variables, const Statement& statement, explain::Group group,
                   explain::Groups& groups, std::span<const grid::DigitSet> possible) {
    const Numbering& numbering = variables.numbering;
    if (statement.kind == Statement::Kind::constraint) {
        const auto add = [&](std::span<const Literal> clause) { groups.clause(group, clause); };
        return add_constraint(variables, statement.constraint, add, possible);
    }
    if (statement.kind == Statement::Kind::given) {
        // Includes the negations of the other digits, so that no rule is needed to exclude them.
        for (int digit = 1; digit <= numbering.layout().side(); ++digit) {
            const Variable variable = numbering.variable(statement.cell, digit);
            groups.clause(group, std::array{Literal(variable, digit != statement.digit)});
        }
        return;
    }
    if (statement.kind == Statement::Kind::apart) {
        const auto is_possible = [&](grid::Cell cell) {
            return possible.empty() || possible[cell].contains(statement.digit);
        };
        for (const auto& [one, other] : numbering.layout().pairs()) {
            if (!is_possible(one) || !is_possible(other)) continue;
            groups.clause(group, std::array{Literal(numbering.variable(one, statement.digit), true),
                                            Literal(numbering.variable(other, statement.digit), true)});
        }
        return;
    }
    const std::vector<Variable> choice = choice_of(numbering, statement, possible);
    if (statement.part != Statement::Part::at_most) {
        std::vector<Literal> clause;
        for (const Variable variable : choice) clause.emplace_back(variable, false);
        groups.clause(group, clause);
    }
    if (statement.part == Statement::Part::at_least) return;
    for (std::size_t first = 0; first < choice.size(); ++first) {
        for (std::size_t second = first + 1; second < choice.size(); ++second)
            groups.clause(group, std::array{Literal(choice[first], true), Literal(choice[second], true)});
    }
}

void take_halves(std::vector<Statement>& reasons, const PuzzleVariables& variables, const EngineMaker& make_engine,
                 std::span<const cnf::Literal> contrary, std::span<const grid::DigitSet> possible) {
    Groups groups;
    groups.variables(variables.constraints.variables());
    std::vector<std::size_t> reason_of;  // by group
    for (std::size_t index = 0; index < reasons.size(); ++index) {
        if (reasons[index].is_clue() || reasons[index].kind == Statement::Kind::apart) {
            add_statement(variables, reasons[index], Groups::always, groups, possible);
            continue;
        }
        for (const Statement::Part part : {Statement::Part::at_least, Statement::Part::at_most}) {
            Statement half = reasons[index];
            half.part = part;
            add_statement(variables, half, groups.add(), groups, possible);
            reason_of.push_back(index);
        }
    }
    const auto engine = make_engine();
    groups.replay(*engine);
    const explain::Finding finding =
        explain::CoreFinder(groups, *engine).minimal(groups.all(), contrary, moderate_effort());
    std::vector<int> halves(reasons.size());
    for (const Group group : finding.core) halves[reason_of[group]] |= group % 2 == 0 ? 1 : 2;
    for (std::size_t index = 0; index < reasons.size(); ++index) {
        if (halves[index] == 1) reasons[index].part = Statement::Part::at_least;
        if (halves[index] == 2) reasons[index].part = Statement::Part::at_most;
    }
}
}  // namespace satdoku::puzzle
