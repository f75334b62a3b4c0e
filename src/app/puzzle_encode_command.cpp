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
    puzzle::Encoding encoding;
    if (arguments.text("encoding") == "minimal") encoding.rules = puzzle::Rules::minimal;
    encoding.merged = arguments.has("merge");
    write_encoding(board, encoding, output);
    if (!context.quiet && output != "-") {
        context.console.err() << encoding_text(board, encoding, output) << '\n';
    }
    return exit_done;
}

}  // namespace

Command puzzle_encode_command() {
    return {.name = "puzzle encode",
            .operands = "FILE",
            .count = {1, 1},
            .options = {output_option(),
                        layout_option(),
                        {.name = "encoding",
                         .value = Value::choice,
                         .placeholder = "NAME",
                         .choices = {"extended", "minimal"},
                         .standard = "extended"},
                        {.name = "merge"},
                        number_option()},
            .run = run};
}

}  // namespace satdoku::app
