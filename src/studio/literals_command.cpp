// satdoku puzzle literals FILE.cnf [LITERAL...]: the meaning of literals of a puzzle's formula.
#include <satdoku/boards/encodings.hpp>
#include <satdoku/boards/puzzle_options.hpp>
#include <satdoku/cnf/clause_sink.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/studio/commands.hpp>
#include <satdoku/wording/cell_text.hpp>

namespace satdoku::studio {

namespace {

/// Only the comments and the number of variables are needed.
class Ignored final : public cnf::ClauseSink {
  public:
    void variables(std::uint32_t) override {}
    void clause(std::span<const cnf::Literal>) override {}
};

int run_literals(frame::Context& context, const frame::Arguments& arguments) {
    const std::string& path = arguments.operands[0];
    Ignored ignored;
    const puzzle::PuzzleFormula formula =
        puzzle::read_puzzle_formula(path, ignored, {.relaxed = arguments.has("relaxed")});
    solving::show_warnings(context, formula.report);
    const auto layout = arguments.text("layout");
    const puzzle::Numbering numbering =
        puzzle::numbering_of(formula.note, layout ? grid::find_layout(*layout) : nullptr, formula.report.variables);
    std::vector<cnf::Literal> literals;
    for (std::size_t at = 1; at < arguments.operands.size(); ++at) {
        const std::vector<cnf::Literal> these = wording::parse_literals(numbering, arguments.operands[at]);
        literals.insert(literals.end(), these.begin(), these.end());
    }
    if (arguments.operands.size() == 1) {
        for (std::uint32_t index = 0; index < numbering.count(); ++index) {
            if (numbering.fact(cnf::Variable(index))) literals.emplace_back(cnf::Variable(index), false);
        }
    }
    frame::Output results(context.console, arguments);
    for (const cnf::Literal literal : literals) results.write(wording::literal_text(numbering, literal) + '\n');
    results.commit();
    return frame::exit_done;
}

}  // namespace

frame::Command literals_command() {
    return {.name = "puzzle literals",
            .operands = "FILE.cnf [LITERAL...]",
            .count = {1, frame::any_number},
            .options = {frame::output_option(), boards::layout_option(), {.name = "relaxed"}},
            .run = run_literals};
}

}  // namespace satdoku::studio
