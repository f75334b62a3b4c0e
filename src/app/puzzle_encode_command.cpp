// satdoku puzzle encode FILE: the CNF formula of a puzzle.
#include "commands.hpp"
#include "puzzle_files.hpp"

#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/encode.hpp>
#include <satdoku/ui/text.hpp>

namespace satdoku::app {

void write_encoding(const grid::Board& board, puzzle::Encoding encoding, const std::string& path) {
    core::Output output(path);
    // In English whoever writes it: the file is for other programs and for colleagues abroad.
    const std::vector<std::string> comments = {
        "a puzzle of layout " + board.layout->name() + " with " + std::to_string(board.filled()) + " givens",
        "puzzle " + grid::board_line(board),
        std::string("encoding ") + (encoding.rules == puzzle::Rules::extended ? "extended" : "minimal") +
            (encoding.merged ? ", shared cells merged" : "")};
    const std::size_t clauses = puzzle::clause_count(*board.layout, encoding);
    int givens = board.filled();
    cnf::DimacsWriter writer(output, clauses + static_cast<std::size_t>(givens), comments);
    puzzle::encode(board, encoding, writer);
    output.commit();
}

std::string encoding_text(const grid::Board& board, puzzle::Encoding encoding, const std::string& path) {
    const puzzle::Numbering numbering(*board.layout, encoding.merged);
    const std::size_t rules = puzzle::clause_count(*board.layout, encoding);
    return ui::text("encode.done", ui::visible(path), numbering.count(),
                    rules + static_cast<std::size_t>(board.filled()));
}

namespace {

int run(Context& context, const Arguments& arguments) {
    const std::string& input = arguments.operands[0];
    const std::string output = arguments.text("output").value_or("-");
    require_other_file(input, output);
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
