// satdoku show FILE: prints a formula's counts, clauses, or the clauses with a literal.
#include <satdoku/laboratory/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/formula_view.hpp>
#include <satdoku/solving/literal_names.hpp>

namespace satdoku::laboratory {
namespace {
void write_clause(std::ostream& out, const cnf::Formula::ClauseView& clause, std::uint64_t number,
                  const wording::ClauseWords& words) {
    out << solving::clause_line(clause, number) << '\n';
    if (words) out << solving::clause_meaning(clause, words) << '\n';
}

void list_clauses(const frame::Context& context, const cnf::Formula& formula, const wording::ClauseWords& words,
                  const std::optional<std::string>& range) {
    std::ostream& out = context.console.out();
    const std::size_t count = formula.loaded_clauses();
    solving::ClauseNumbers numbers{1, count};
    if (range) numbers = solving::parse_clause_numbers(*range, count);
    if (numbers.clipped && !context.quiet) context.console.note(language::text("show.clipped", count));
    std::uint64_t number = 0;
    for (const auto clause : formula.clauses()) {
        if (++number > numbers.last) break;
        if (number >= numbers.first) write_clause(out, clause, number, words);
    }
}

int run_show(frame::Context& context, const frame::Arguments& arguments) {
    cnf::Formula formula;
    const std::string& path = arguments.operands[0];
    const puzzle::PuzzleFormula read =
        puzzle::read_puzzle_formula(path, formula, {.relaxed = arguments.has("relaxed")});
    const cnf::ReadReport& report = read.report;
    const solving::LiteralNames names(path);
    wording::ClauseWords words = wording::words_of(read.note, report.variables);
    if (!words) words = names.words();
    solving::show_warnings(context, report);
    std::ostream& out = context.console.out();
    if (arguments.has("clauses")) {
        list_clauses(context, formula, words, arguments.text("clauses"));
    } else if (const auto text = arguments.text("literal")) {
        const std::vector<std::size_t> numbers =
            solving::clauses_with(formula, solving::parse_literal(*text, formula.variable_count(), names));
        for (const std::size_t number : numbers) write_clause(out, formula.clause_at(number), number, words);
        out.flush();
        if (!context.quiet) context.console.note(language::text("pager.found", numbers.size(), *text));
    } else {
        constexpr std::size_t standard_top = 10;
        out << context.console.fit(
            solving::formula_summary(formula, report, path, words, arguments.integer("top").value_or(standard_top)));
    }
    return frame::exit_done;
}
}  // namespace

frame::Command show_command() {
    return {
        .name = "show",
        .operands = "FILE",
        .options = {{.name = "clauses", .value = frame::Value::text, .placeholder = "FROM-TO", .value_may_lack = true},
                    {.name = "literal", .value = frame::Value::text, .placeholder = "LITERAL"},
                    {.name = "top", .value = frame::Value::integer, .standard = "10"},
                    frame::expression_option(),
                    {.name = "relaxed"}},
        .run = run_show};
}
}  // namespace satdoku::laboratory
