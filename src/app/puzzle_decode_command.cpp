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

puzzle::Numbering numbering_of(const grid::Layout* layout, std::uint32_t variables) {
    if (layout != nullptr) {
        for (const bool merged : {false, true}) {
            const puzzle::Numbering numbering(*layout, merged);
            if (numbering.count() == variables) return numbering;
        }
        throw core::Error("decode.other_layout",
                          {layout->name(), std::to_string(puzzle::Numbering(*layout, false).count()),
                           std::to_string(variables)});
    }
    if (const auto numbering = puzzle::find_numbering(variables)) {
        return *numbering;
    }
    throw core::Error("decode.no_layout", {std::to_string(variables)});
}

int run(Context& context, const Arguments& arguments) {
    const std::string& formula = arguments.operands[0];
    const std::string& result = arguments.operands[1];
    if (formula == "-" && result == "-") throw core::Error("usage.standard_input_twice");
    for (const std::string& path : arguments.operands) {
        require_other_file(path, arguments.text("output").value_or("-"));
    }
    const auto layout = arguments.text("layout");
    const Decoded decoded = decode_result(formula, result, layout ? grid::find_layout(*layout) : nullptr);
    if (!decoded.board) {
        context.console.err() << decoded.why_not << '\n';
        return exit_no;
    }
    Results results(context.console, arguments);
    results.write(formatted(*decoded.board, arguments.text("format").value_or(std::string(format_line))));
    results.commit();
    return exit_done;
}

}  // namespace

Decoded decode_result(const std::string& formula, const std::string& result, const grid::Layout* layout) {
    const result::Result claim = result::read_result(result);
    const check::Assignment model(claim.model);
    check::ModelCheck judge([&](cnf::Literal literal) { return model.is_true(literal); });
    const cnf::ReadReport report = cnf::read_dimacs(formula, judge);
    const puzzle::Numbering numbering = numbering_of(layout, report.variables);
    if (claim.verdict != solve::Verdict::satisfiable) {
        const bool none = claim.verdict == solve::Verdict::unsatisfiable;
        return {std::nullopt,
                ui::text(none ? "decode.unsatisfiable" : "decode.undecided", ui::visible(result))};
    }
    if (const auto& broken = judge.first_broken()) {
        return {std::nullopt, ui::text("decode.no_model", ui::visible(result), broken->number)};
    }
    return {puzzle::decode(
        numbering, [&](cnf::Variable variable) { return model.is_true(cnf::Literal(variable, false)); })};
}

Command puzzle_decode_command() {
    return {.name = "puzzle decode",
            .operands = "FILE.cnf FILE.res",
            .count = {2, 2},
            .options = {output_option(), layout_option(), format_option()},
            .run = run};
}

}  // namespace satdoku::app
