// The keys of the game on the whole screen: one table, from which the game takes what a key does, and help and
// the manual what they say. The keys are those that players of other programs know; what cannot be undone is
// upper case and asks.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace satdoku::play {

enum class KeyAction {
    none,
    walk,      ///< to the next cell
    walk_box,  ///< three cells
    next_grid,
    go_to_box,
    digit,
    clear,
    pen_mode,
    corner_mode,
    centre_mode,
    filter_mode,
    pairs,  ///< in the filter
    one_corner,
    one_centre,
    fill_marks,
    zoom,
    undo,
    redo,
    hint,
    hint_cell,
    check,
    verify,
    verify_why,
    undo_wrong,
    info,
    savepoint,
    back,
    solve,
    restart,
    save,
    pause,
    lines,
    help,
    redraw,
    leave,
};

struct KeyPress {
    KeyAction action;
    int index;  ///< of the direction (up, down, left, right), or of the digit, from 0
};

/// @param key  the bytes of one key
KeyPress find_key(std::string_view key);

/// For each action: the names of its keys, and what it does.
std::vector<std::pair<std::string, std::string>> key_help();

}  // namespace satdoku::play
