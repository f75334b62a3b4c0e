// satdoku puzzle convert FILE: the same puzzles in another notation.
#include "batch.hpp"
#include "notations.hpp"

#include <satdoku/boards/board_files.hpp>
#include <satdoku/boards/puzzle_options.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/studio/commands.hpp>

#include <cstdint>

namespace satdoku::studio {

namespace {

std::vector<std::string_view> notation_names() {
    std::vector<std::string_view> names;
    for (const Notation& notation : notations()) names.push_back(notation.name);
    return names;
}

/// Chosen by --to, or by the ending of the name of --output.
const Notation& wanted_notation(const frame::Arguments& arguments) {
    if (const auto name = arguments.text("to")) return *find_notation(*name);
    const Notation* const notation = find_notation(frame::ending_of(arguments.text("output").value_or("")));
    if (notation == nullptr) throw core::Error("usage.convert", {frame::with_commas(notation_names())});
    return *notation;
}

/// Counts the puzzles that lose something because the notation cannot write it. Candidates that follow from the rules
/// are not lost.
struct Lost {
    std::uint64_t text = 0;
    std::uint64_t placed = 0;
    std::uint64_t candidates = 0;

    void count(const grid::Position& position, const Notation& notation) {
        if (!notation.text && (!position.note.empty() || !position.comments.empty())) ++text;
        if (!notation.placed && !position.placed.empty()) ++placed;
        if (!notation.candidates && !position.candidates.empty() &&
            position.candidates != grid::possible_digits(position.board)) {
            ++candidates;
        }
    }
    void report(ui::Console& console, const Notation& notation) const {
        if (text > 0) console.err() << language::text("convert.lost_text", text, notation.name) << '\n';
        if (placed > 0) console.err() << language::text("convert.lost_placed", placed, notation.name) << '\n';
        if (candidates > 0)
            console.err() << language::text("convert.lost_candidates", candidates, notation.name) << '\n';
    }
};

int run_convert(frame::Context& context, const frame::Arguments& arguments) {
    const Notation& notation = wanted_notation(arguments);
    Batch batch(context);
    boards::BoardFile file(arguments.operands[0], boards::layouts_of(arguments), batch.token());
    batch.open(arguments.text("output").value_or("-"));
    Lost lost;
    bool first = true;
    while (const auto entry = file.next()) {
        if (!notation.any_layout && entry->board.layout != &grid::sudoku()) {
            throw core::Error(
                {file.name(), entry->line, 0}, "convert.one_grid",
                {std::string(notation.name), "@" + language::key("layout_name", entry->board.layout->name())});
        }
        if (!first) batch.write(notation.between);
        first = false;
        batch.write(notation.write(*entry));
        lost.count(*entry, notation);
    }
    batch.end(!batch.stopped());
    if (!context.quiet) lost.report(context.console, notation);
    return frame::exit_done;
}

}  // namespace

frame::Command convert_command() {
    return {.name = "puzzle convert",
            .operands = "FILE",
            .count = {1, 1},
            .options =
                {{.name = "to", .value = frame::Value::choice, .placeholder = "NOTATION", .choices = notation_names()},
                 frame::output_option(),
                 boards::layout_option()},
            .run = run_convert};
}

}  // namespace satdoku::studio
