// satdoku puzzle decode FILE.cnf FILE.res: the board that a result stands for, whichever program wrote the
// result.
#include "commands.hpp"
#include "puzzle_files.hpp"

#include <satdoku/check/model.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/puzzle/encode.hpp>
#include <satdoku/result/res_file.hpp>
#include <satdoku/ui/text.hpp>

namespace satdoku::app {

namespace {

puzzle::Numbering numbering_of(const Arguments& arguments, std::uint32_t variables) {
    if (const auto name = arguments.text("layout")) {
        for (const bool merged : {false, true}) {
            const puzzle::Numbering numbering(*grid::find_layout(*name), merged);
            if (numbering.count() == variables) return numbering;
        }
    } else if (const auto numbering = puzzle::find_numbering(variables)) {
        return *numbering;
    }
    throw core::Error("decode.no_layout", {std::to_string(variables)});
}

int run(Context& context, const Arguments& arguments) {
    const std::string& formula_path = arguments.operands[0];
    const std::string& result_path = arguments.operands[1];
    if (formula_path == "-" && result_path == "-") throw core::Error("usage.standard_input_twice");
    for (const std::string& path : arguments.operands) {
        require_other_file(path, arguments.text("output").value_or("-"));
    }
    const result::Result result = result::read_result(result_path);
    const check::Assignment model(result.model);
    check::ModelCheck judge([&](cnf::Literal literal) { return model.is_true(literal); });
    const cnf::ReadReport report = cnf::read_dimacs(formula_path, judge);
    const puzzle::Numbering numbering = numbering_of(arguments, report.variables);
    if (result.verdict != solve::Verdict::satisfiable) {
        context.console.err() << ui::text(result.verdict == solve::Verdict::unsatisfiable
                                              ? "decode.unsatisfiable"
                                              : "decode.undecided",
                                          ui::visible(result_path))
                              << '\n';
        return exit_no;
    }
    if (const auto& broken = judge.first_broken()) {
        context.console.err() << ui::text("decode.no_model", ui::visible(result_path), broken->number)
                              << '\n';
        return exit_no;
    }
    const grid::Board board = puzzle::decode(
        numbering, [&](cnf::Variable variable) { return model.is_true(cnf::Literal(variable, false)); });
    Results results(context.console, arguments);
    results.write(formatted(board, arguments.text("format").value_or(std::string(format_line))));
    results.commit();
    return exit_done;
}

}  // namespace

Command puzzle_decode_command() {
    return {.name = "puzzle decode",
            .operands = "FILE.cnf FILE.res",
            .count = {2, 2},
            .options = {output_option(), layout_option(), format_option()},
            .run = run};
}

}  // namespace satdoku::app
