// satdoku puzzle encode FILE: the CNF formula of a puzzle.
#include "board_files.hpp"
#include "commands.hpp"
#include "encodings.hpp"
#include "puzzle_options.hpp"
#include "results.hpp"

#include <satdoku/puzzle/encode.hpp>
#include <satdoku/ui/text.hpp>

namespace satdoku::app {

namespace {

int run(Context& context, const Arguments& arguments) {
    const std::string& input = arguments.operands[0];
    const std::string output = arguments.text("output").value_or("-");
    const grid::Board board = read_board(input, layouts_of(arguments), number_of(arguments));
    const puzzle::Encoding encoding = encoding_of(arguments);
    write_encoding(board, encoding, output);
    if (!context.quiet && output != "-") {
        context.console.err() << encoding_text(board, encoding, output) << '\n';
    }
    return exit_done;
}

}  // namespace

Command puzzle_encode_command() {
    return {
        .name = "puzzle encode",
        .operands = "FILE",
        .count = {1, 1},
        .options = {output_option(), layout_option(), encoding_option(), {.name = "merge"}, number_option()},
        .run = run};
}

}  // namespace satdoku::app
