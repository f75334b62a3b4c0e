// satdoku puzzle encode FILE: the CNF formula of a puzzle.
#include <satdoku/boards/board_files.hpp>
#include <satdoku/boards/encodings.hpp>
#include <satdoku/boards/puzzle_options.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/puzzle/encode.hpp>
#include <satdoku/studio/commands.hpp>

namespace satdoku::studio {

namespace {

int run_encode(frame::Context& context, const frame::Arguments& arguments) {
    const std::string& input = arguments.operands[0];
    const std::string output = arguments.text("output").value_or("-");
    const grid::Board board = boards::read_board(input, boards::layouts_of(arguments), boards::number_of(arguments));
    const puzzle::Encoding encoding = boards::encoding_of(arguments);
    boards::write_encoding(board, encoding, output);
    if (!context.quiet && output != "-") {
        context.console.err() << boards::encoding_text(board, encoding, output) << '\n';
    }
    return frame::exit_done;
}

}  // namespace

frame::Command encode_command() {
    return {.name = "puzzle encode",
            .operands = "FILE",
            .count = {1, 1},
            .options = {frame::output_option(),
                        boards::layout_option(),
                        boards::encoding_option(),
                        {.name = "merge"},
                        boards::number_option()},
            .run = run_encode};
}

}  // namespace satdoku::studio
