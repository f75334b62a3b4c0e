// satdoku puzzle literals FILE.cnf [LITERAL...]: what the literals of a puzzle's formula say.
#include "commands.hpp"
#include "encodings.hpp"
#include "formula_input.hpp"
#include "literal_text.hpp"
#include "puzzle_options.hpp"
#include "results.hpp"

#include <satdoku/cnf/clause_sink.hpp>

namespace satdoku::app {

namespace {

/// The clauses are not needed: what has been read is told at the end.
class Ignored final : public cnf::ClauseSink {
  public:
    void variables(std::uint32_t) override {}
    void clause(std::span<const cnf::Literal>) override {}
};

int run(Context& context, const Arguments& arguments) {
    const std::string& path = arguments.operands[0];
    Ignored ignored;
    const PuzzleFormula formula = read_puzzle_formula(path, ignored, {.relaxed = arguments.has("relaxed")});
    if (!context.quiet) context.console.tell(warnings_text(formula.report));
    const auto layout = arguments.text("layout");
    const puzzle::Numbering numbering =
        numbering_of(formula.note, layout ? grid::find_layout(*layout) : nullptr, formula.report.variables);
    std::vector<cnf::Literal> literals;
    for (std::size_t at = 1; at < arguments.operands.size(); ++at) {
        const std::vector<cnf::Literal> these = parse_literals(numbering, arguments.operands[at]);
        literals.insert(literals.end(), these.begin(), these.end());
    }
    if (arguments.operands.size() == 1) {
        for (std::uint32_t index = 0; index < numbering.count(); ++index) {
            if (numbering.fact(cnf::Variable(index))) literals.emplace_back(cnf::Variable(index), false);
        }
    }
    Results results(context.console, arguments);
    for (const cnf::Literal literal : literals) results.write(literal_text(numbering, literal) + '\n');
    results.commit();
    return exit_done;
}

}  // namespace

Command puzzle_literals_command() {
    return {.name = "puzzle literals",
            .operands = "FILE.cnf [LITERAL...]",
            .count = {1, any_number},
            .options = {output_option(), layout_option(), {.name = "relaxed"}},
            .run = run};
}

}  // namespace satdoku::app
