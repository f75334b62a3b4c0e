// satdoku puzzle decode FILE.cnf FILE.res: the board that a result stands for, whichever program wrote the
// result.
#include "board_files.hpp"
#include "commands.hpp"
#include "encodings.hpp"
#include "formula_input.hpp"
#include "puzzle_options.hpp"
#include "results.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/ui/text.hpp>

namespace satdoku::app {

namespace {

int run(Context& context, const Arguments& arguments) {
    const std::string& formula = arguments.operands[0];
    const std::string& result = arguments.operands[1];
    if (formula == "-" && result == "-") throw core::Error("usage.standard_input_twice");
    const auto layout = arguments.text("layout");
    const Decoded decoded = decode_result(formula, result, layout ? grid::find_layout(*layout) : nullptr,
                                          {.relaxed = arguments.has("relaxed")});
    if (!context.quiet) context.console.tell(warnings_text(decoded.report));
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

Command puzzle_decode_command() {
    return {.name = "puzzle decode",
            .operands = "FILE.cnf FILE.res",
            .count = {2, 2},
            .options = {output_option(), layout_option(), format_option(), {.name = "relaxed"}},
            .run = run};
}

}  // namespace satdoku::app
