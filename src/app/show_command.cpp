// satdoku show FILE: what is in a formula.
#include "commands.hpp"
#include "formula_input.hpp"
#include "formula_view.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/ui/text.hpp>

namespace satdoku::app {

namespace {

void write_clause(std::ostream& out, const cnf::Formula::ClauseView& clause, std::uint64_t number,
                  const ClauseWords& words) {
    out << clause_line(clause, number) << '\n';
    if (words) out << clause_meaning(clause, words) << '\n';
}

void list_clauses(std::ostream& out, const cnf::Formula& formula, const ClauseWords& words,
                  const std::optional<std::string>& range) {
    const std::size_t count = formula.loaded_clauses();
    ClauseNumbers numbers{1, count};
    if (range) numbers = parse_clause_numbers(*range, count);
    std::uint64_t number = 0;
    for (const auto clause : formula.clauses()) {
        if (++number > numbers.last) break;
        if (number >= numbers.first) write_clause(out, clause, number, words);
    }
}

int run(Context& context, const Arguments& arguments) {
    cnf::Formula formula;
    const std::string& path = arguments.operands[0];
    const PuzzleFormula read = read_puzzle_formula(path, formula, {.relaxed = arguments.has("relaxed")});
    const cnf::ReadReport& report = read.report;
    const ClauseWords words = words_of(read.note, report.variables);
    if (!context.quiet) context.console.tell(warnings_text(report));
    std::ostream& out = context.console.out();
    if (arguments.has("clauses")) {
        list_clauses(out, formula, words, arguments.text("clauses"));
    } else if (const auto text = arguments.text("literal")) {
        const std::vector<std::size_t> numbers =
            clauses_with(formula, parse_literal(*text, formula.variable_count()));
        for (const std::size_t number : numbers) {
            write_clause(out, formula.clause_at(number), number, words);
        }
        out.flush();
        if (!context.quiet) context.console.err() << ui::text("pager.found", numbers.size(), *text) << '\n';
    } else {
        constexpr std::size_t standard_top = 10;
        out << formula_summary(formula, report, path, words, arguments.integer("top").value_or(standard_top));
    }
    return exit_done;
}

}  // namespace

Command show_command() {
    return {.name = "show",
            .operands = "FILE",
            .count = {1, 1},
            .options =
                {{.name = "clauses", .value = Value::text, .placeholder = "FROM-TO", .value_may_lack = true},
                 {.name = "literal", .value = Value::text, .placeholder = "LITERAL"},
                 {.name = "top", .value = Value::integer, .placeholder = "N", .standard = "10"},
                 {.name = "relaxed"}},
            .run = run};
}

}  // namespace satdoku::app
