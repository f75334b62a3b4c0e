#include "key_bindings.hpp"

#include <satdoku/language/text.hpp>

#include <algorithm>

namespace satdoku::play {

namespace {

/// The keys of an action as bytes, each followed by a blank; those of directions go round up, down, left and
/// right, those of digits from 1 to 9.
struct Binding {
    KeyAction action;
    std::string_view keys;
    std::string_view help;  ///< key of the catalogue: the names of the keys, a tab, and what they do
};

constexpr Binding bindings[] = {
    {KeyAction::walk, "k j h l \x1b[A \x1b[B \x1b[D \x1b[C \x1bOA \x1bOB \x1bOD \x1bOC ", "keys.walk"},
    {KeyAction::walk_box, "K J H L \x1b[1;2A \x1b[1;2B \x1b[1;2D \x1b[1;2C ", "keys.walk_box"},
    {KeyAction::next_grid, "\t ", "keys.next_grid"},
    {KeyAction::go_to_box, "g ", "keys.go_to_box"},
    {KeyAction::digit, "1 2 3 4 5 6 7 8 9 ", "keys.digit"},
    {KeyAction::clear, "0 x . \x7f \b \x1b[3~ ", "keys.clear"},
    {KeyAction::corner_mode, "p \r \n ", "keys.corner_mode"},
    {KeyAction::centre_mode, "m ", "keys.centre_mode"},
    {KeyAction::pen_mode, "\x1b ", "keys.pen_mode"},
    {KeyAction::one_corner, "! @ # $ % ^ & * ( ", "keys.one_corner"},
    {KeyAction::one_centre, "\0331 \0332 \0333 \0334 \0335 \0336 \0337 \0338 \0339 ", "keys.one_centre"},
    {KeyAction::fill_marks, "a ", "keys.fill_marks"},
    {KeyAction::filter_mode, "f ", "keys.filter_mode"},
    {KeyAction::pairs, "b ", "keys.pairs"},
    {KeyAction::zoom, "z ", "keys.zoom"},
    {KeyAction::undo, "u \x1a ", "keys.undo"},
    {KeyAction::redo, "r \x12 \x19 ", "keys.redo"},
    {KeyAction::hint, "t ", "keys.hint"},
    {KeyAction::hint_cell, "T ", "keys.hint_cell"},
    {KeyAction::check, "c ", "keys.check"},
    {KeyAction::verify, "v ", "keys.verify"},
    {KeyAction::verify_why, "V ", "keys.verify_why"},
    {KeyAction::undo_wrong, "U ", "keys.undo_wrong"},
    {KeyAction::info, "i ", "keys.info"},
    {KeyAction::savepoint, "' ", "keys.savepoint"},
    {KeyAction::back, "` ", "keys.back"},
    {KeyAction::solve, "S ", "keys.solve"},
    {KeyAction::restart, "R ", "keys.restart"},
    {KeyAction::save, "W ", "keys.save"},
    {KeyAction::pause, "P ", "keys.pause"},
    {KeyAction::lines, ": ", "keys.lines"},
    {KeyAction::redraw, "\x0c ", "keys.redraw"},
    {KeyAction::help, "? \x1bOP \x1b[11~ \x1b[[A ", "keys.help"},
    {KeyAction::leave, "Q \x03 ", "keys.leave"},
};

}  // namespace

KeyPress find_key(std::string_view key) {
    for (const Binding& binding : bindings) {
        int index = 0;
        for (std::string_view rest = binding.keys; !rest.empty(); ++index) {
            const std::size_t end = rest.find(' ');
            if (rest.substr(0, end) == key) {
                const bool directions =
                    binding.action == KeyAction::walk || binding.action == KeyAction::walk_box;
                return {binding.action, directions ? index % 4 : index};
            }
            rest.remove_prefix(end + 1);
        }
    }
    return {KeyAction::none, 0};
}

std::vector<std::pair<std::string, std::string>> key_help() {
    std::vector<std::pair<std::string, std::string>> help;
    for (const Binding& binding : bindings) {
        const std::string line = language::text(binding.help);
        const std::size_t tab = std::min(line.find('\t'), line.size());
        help.emplace_back(line.substr(0, tab), line.substr(std::min(tab + 1, line.size())));
    }
    return help;
}

}  // namespace satdoku::play
