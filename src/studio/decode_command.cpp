// satdoku puzzle decode FILE.cnf FILE.res: the board that a result stands for, whichever program wrote the
// result.
#include <satdoku/boards/board_files.hpp>
#include <satdoku/boards/encodings.hpp>
#include <satdoku/boards/puzzle_options.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/studio/commands.hpp>

namespace satdoku::studio {

namespace {

int run_decode(frame::Context& context, const frame::Arguments& arguments) {
    const std::string& formula = arguments.operands[0];
    const std::string& result = arguments.operands[1];
    if (formula == "-" && result == "-") throw core::Error("usage.standard_input_twice");
    const auto layout = arguments.text("layout");
    const boards::Decoded decoded = boards::decode_result(
        formula, result, layout ? grid::find_layout(*layout) : nullptr, {.relaxed = arguments.has("relaxed")});
    solving::show_warnings(context, decoded.report);
    if (!decoded.board) {
        context.console.err() << decoded.why_not << '\n';
        return frame::exit_no;
    }
    frame::Output results(context.console, arguments);
    results.write(
        boards::formatted(*decoded.board, arguments.text("format").value_or(std::string(boards::format_line))));
    results.commit();
    return frame::exit_done;
}

}  // namespace

frame::Command decode_command() {
    return {.name = "puzzle decode",
            .operands = "FILE.cnf FILE.res",
            .count = {2, 2},
            .options = {frame::output_option(), boards::layout_option(), boards::format_option(), {.name = "relaxed"}},
            .run = run_decode};
}

}  // namespace satdoku::studio
