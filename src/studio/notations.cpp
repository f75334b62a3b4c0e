#include "notations.hpp"

#include <satdoku/boards/board_files.hpp>
#include <satdoku/grid/notation.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/ui/board_view.hpp>

#include <algorithm>
#include <array>

namespace satdoku::studio {

namespace {

using grid::Position;

std::string comments_of(const Position& position) {
    std::string lines;
    for (const std::string& comment : position.comments) lines += "#" + comment + '\n';
    return lines;
}

/// A line of cells, with the note behind it.
std::string noted(const Position& position, const std::string& cells) {
    return comments_of(position) + cells + (position.note.empty() ? "" : " " + position.note) + '\n';
}

/// Lines, with the note as a comment above them.
std::string under_note(const Position& position, const std::string& lines) {
    return comments_of(position) + (position.note.empty() ? "" : "# " + position.note + '\n') + lines;
}

std::string line(const Position& position) {
    return noted(position, grid::board_line(position.board));
}
std::string figure(const Position& position) {
    return noted(position, grid::figure_line(position.board));
}
std::string candidates(const Position& position) {
    return noted(position, grid::candidates_line(position));
}
std::string rows(const Position& position) {
    return under_note(position, boards::formatted(position.board, boards::format_grid));
}
std::string picture(const Position& position) {
    return under_note(position, grid::board_picture(position.board));
}
std::string pencil_marks(const Position& position) {
    return under_note(position, grid::pencil_marks(position));
}
std::string drawn(const Position& position) {
    const ui::Console plain(ui::ColourChoice::never);
    std::vector<ui::CellLook> looks = ui::plain_looks(position.board);
    for (const grid::Cell cell : position.placed) looks[cell].kind = ui::CellLook::Kind::own;
    return under_note(position, ui::joined(ui::board_lines(plain, *position.board.layout, looks)));
}
std::string sdk(const Position& position) {
    return grid::sdk_text(position);
}
std::string sdm(const Position& position) {
    return grid::sdm_line(position.board) + '\n';
}
std::string ss(const Position& position) {
    return grid::ss_text(position.board);
}
std::string library(const Position& position) {
    return grid::library_line(position) + '\n';
}

constexpr std::array<Notation, 11> all_notations = {{
    {"line", true, true, false, false, "", line},
    {"figure", true, true, false, false, "", figure},
    {"grid", true, true, false, false, "\n", rows},
    {"picture", true, true, false, false, "\n", picture},
    {"drawn", true, true, true, false, "\n", drawn},
    {"pencil-marks", true, true, false, true, "\n", pencil_marks},
    {"candidates", true, true, false, true, "", candidates},
    {"sdk", false, true, false, false, "\n", sdk},
    {"sdm", false, false, false, false, "", sdm},
    {"ss", false, false, false, false, "\n", ss},
    {"library", false, false, true, true, "", library},
}};

}  // namespace

std::span<const Notation> notations() {
    return all_notations;
}

const Notation* find_notation(std::string_view name) {
    const auto found = std::find_if(all_notations.begin(), all_notations.end(),
                                    [name](const Notation& notation) { return notation.name == name; });
    return found == all_notations.end() ? nullptr : &*found;
}

}  // namespace satdoku::studio
