// satdoku puzzle convert FILE: the same puzzles in another notation.
#include "batch.hpp"

#include <satdoku/boards/board_files.hpp>
#include <satdoku/boards/puzzle_options.hpp>
#include <satdoku/grid/notation.hpp>
#include <satdoku/studio/commands.hpp>
#include <satdoku/ui/board_view.hpp>
#include <satdoku/wording/cell_text.hpp>

namespace satdoku::studio {
namespace {

using grid::Position;

struct Notation {
    std::string_view name;
    bool any_layout;           ///< false: plain sudokus only
    bool text;                 ///< keeps notes and comments
    bool placed;               ///< distinguishes givens from digits that were placed
    bool candidates;           ///< keeps candidates
    std::string_view between;  ///< written between two puzzles
    std::string (*write)(const Position& position);
};

std::string comments_of(const Position& position) {
    std::string lines;
    for (const std::string& comment : position.comments) lines += "#" + comment + '\n';
    return lines;
}

/// A line of cells, followed by the note.
std::string noted(const Position& position, const std::string& cells) {
    return comments_of(position) + cells + (position.note.empty() ? "" : " " + position.note) +
           grid::rules_note(*position.board.layout) + '\n';
}

/// Lines, with the note as a comment above them.
std::string under_note(const Position& position, const std::string& lines) {
    return comments_of(position) + (position.note.empty() ? "" : "# " + position.note + '\n') + lines;
}

std::string line(const Position& position) { return noted(position, grid::board_line(position.board)); }
std::string figure(const Position& position) { return noted(position, grid::figure_line(position.board)); }
std::string candidates(const Position& position) {
    return grid::digits_comment(position) + noted(position, grid::candidates_line(position));
}
std::string rows(const Position& position) {
    return under_note(position, boards::formatted(position.board, boards::format_grid));
}
std::string picture(const Position& position) {
    return under_note(position, boards::formatted(position.board, boards::format_picture));
}
std::string pencil_marks(const Position& position) {
    return under_note(position, grid::rules_comment(*position.board.layout) + grid::digits_comment(position) +
                                    grid::pencil_marks(position));
}
std::string drawn(const Position& position) {
    const ui::Console plain(ui::ColourChoice::never);
    std::vector<ui::CellLook> looks = ui::plain_looks(position.board);
    for (const grid::Cell cell : position.placed) looks[cell].kind = ui::CellLook::Kind::own;
    const grid::Layout& layout = *position.board.layout;
    return under_note(position, grid::rules_comment(layout) + ui::joined(ui::board_lines(plain, layout, looks)));
}
std::string sdk(const Position& position) { return grid::sdk_text(position); }
std::string sdm(const Position& position) { return grid::sdm_line(position.board) + '\n'; }
std::string ss(const Position& position) { return grid::ss_text(position.board); }
std::string library(const Position& position) { return grid::library_line(position) + '\n'; }
std::string ipuz(const Position& position) { return grid::ipuz_text(position); }
std::string sudokuwiki(const Position& position) { return grid::sudokuwiki_line(position.board) + '\n'; }

constexpr std::array<Notation, 13> notations = {{
    {"line", true, true, false, false, "", line},
    {"figure", true, true, false, false, "", figure},
    {"grid", true, true, false, false, "\n", rows},
    {"picture", true, true, false, false, "\n", picture},
    {"drawn", true, true, true, false, "\n", drawn},
    {"pencil-marks", true, true, true, true, "\n", pencil_marks},
    {"candidates", true, true, true, true, "", candidates},
    {"sdk", false, true, false, false, "\n", sdk},
    {"sdm", false, false, false, false, "", sdm},
    {"ss", false, false, false, false, "\n", ss},
    {"library", false, false, true, true, "", library},
    {"ipuz", false, true, false, false, "\n", ipuz},
    {"sudokuwiki", false, false, false, false, "", sudokuwiki},
}};

std::vector<std::string_view> notation_names() {
    std::vector<std::string_view> names;
    for (const Notation& notation : notations) names.push_back(notation.name);
    return names;
}

/// Returns nullptr for an unknown name.
const Notation* find_notation(std::string_view name) {
    const auto found =
        std::ranges::find_if(notations, [name](const Notation& notation) { return notation.name == name; });
    return found == notations.end() ? nullptr : &*found;
}

/// Chosen by --to, or by the ending of the name of --output.
const Notation& wanted_notation(const frame::Arguments& arguments) {
    if (const auto name = arguments.text("to")) return *find_notation(*name);
    const Notation* const notation = find_notation(frame::ending_of(arguments.text("output").value_or("")));
    if (notation == nullptr) throw core::Error("usage.convert", {frame::with_commas(notation_names())});
    return *notation;
}

/// Counts the puzzles that lose something because the notation cannot write it. Candidates that follow from rules are
/// not lost.
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
        if (text > 0) console.note(language::text("convert.lost_text", text, notation.name));
        if (placed > 0) console.note(language::text("convert.lost_placed", placed, notation.name));
        if (candidates > 0) console.note(language::text("convert.lost_candidates", candidates, notation.name));
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
            throw core::Error({file.name(), entry->line, 0}, "convert.one_grid",
                              {std::string(notation.name), wording::layout_text(*entry->board.layout)});
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
            .options =
                {{.name = "to", .value = frame::Value::choice, .placeholder = "NOTATION", .choices = notation_names()},
                 frame::output_option(frame::contents::text | frame::contents::json),
                 boards::layout_option()},
            .run = run_convert};
}

}  // namespace satdoku::studio
