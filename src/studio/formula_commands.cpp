// satdoku puzzle encode FILE: the CNF formula of a puzzle.
// satdoku puzzle decode FILE.cnf FILE.res: the board that a result of any program means.
// satdoku puzzle literals FILE.cnf [LITERAL...]: the meaning of literals of such a formula.
#include <satdoku/boards/board_files.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/judgement.hpp>
#include <satdoku/studio/commands.hpp>
#include <satdoku/wording/cell_text.hpp>

namespace satdoku::studio {
namespace {
int run_encode(frame::Context& context, const frame::Arguments& arguments) {
    const std::string output = arguments.text("output").value_or("-");
    const grid::Board board = boards::board_of(context, arguments);
    const puzzle::Encoding encoding = boards::encoding_of(arguments);
    boards::write_encoding(board, encoding, output);
    if (!context.quiet && output != "-") context.console.note(boards::encoding_text(board, encoding, output));
    return frame::exit_done;
}

int run_decode(frame::Context& context, const frame::Arguments& arguments) {
    const std::string& formula = arguments.operands[0];
    const std::string& result = arguments.operands[1];
    if (formula == "-" && result == "-") throw core::Error("usage.standard_input_twice");
    const boards::Decoded decoded =
        boards::decode_result(formula, result, boards::layout_of(arguments), {.relaxed = arguments.has("relaxed")});
    solving::show_warnings(context, decoded.report);
    if (!context.quiet) context.console.warn(solving::remarks_text(decoded.remarks));
    if (!decoded.board) {
        context.console.note(decoded.why_not);
        return frame::exit_no;
    }
    frame::Output results(context.console, arguments);
    results.write(boards::formatted(*decoded.board, boards::format_of(arguments)));
    results.commit();
    return frame::exit_done;
}

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
    const puzzle::Numbering numbering =
        puzzle::numbering_of(formula.note, boards::layout_of(arguments), formula.report.variables);
    std::vector<cnf::Literal> literals;
    for (std::size_t at = 1; at < arguments.operands.size(); ++at) {
        const std::vector<cnf::Literal> these = wording::parse_literals(numbering, arguments.operands[at]);
        literals.insert(literals.end(), these.begin(), these.end());
    }
    if (arguments.operands.size() == 1) {
        for (std::uint32_t index = 0; index < numbering.count(); ++index)
            if (numbering.fact(cnf::Variable(index))) literals.emplace_back(cnf::Variable(index), false);
    }
    frame::Output results(context.console, arguments);
    for (const cnf::Literal literal : literals) results.list(wording::literal_text(numbering, literal) + '\n');
    results.commit();
    return frame::exit_done;
}
}  // namespace

frame::Command encode_command() {
    return {.name = "puzzle encode",
            .operands = "FILE",
            .options = {frame::output_option(frame::contents::formula),
                        boards::layout_option(),
                        boards::encoding_option(),
                        {.name = "merge"},
                        boards::number_option()},
            .run = run_encode};
}

frame::Command decode_command() {
    return {.name = "puzzle decode",
            .operands = "FILE.cnf FILE.res",
            .options = {frame::output_option(), boards::layout_option(), boards::format_option(), {.name = "relaxed"}},
            .run = run_decode};
}

frame::Command literals_command() {
    return {.name = "puzzle literals",
            .operands = "FILE.cnf [LITERAL...]",
            .options = {frame::output_option(), boards::layout_option(), {.name = "relaxed"}},
            .run = run_literals};
}
}  // namespace satdoku::studio
