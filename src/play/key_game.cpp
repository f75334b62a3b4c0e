#include "key_game.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/terminal.hpp>

#include <algorithm>
#include <utility>

namespace satdoku::play {

namespace {

constexpr int box = 3;
constexpr int tick = 250;  ///< milliseconds: how often clock and window size are looked at

}  // namespace

KeyGame::KeyGame(const ui::Console& console, Player& player)
    : console_(console), player_(player), layout_(player.layout()) {
    view_.cell = layout_.cell(0, 4, 4);
}

KeyGame::Next KeyGame::run() {
    ui::KeyMode keys(ui::KeyMode::Screen::whole);
    drawn_.clear();
    next_.reset();
    draw();
    while (!next_) {
        const auto key = keys.read_key(tick);
        if (!key) return Next::gone;
        if (keys.was_away()) drawn_.clear();
        try {
            if (!key->empty()) press(*key);
        } catch (const core::Error& error) {
            if (error.key().starts_with("output.")) throw;
            view_.message = language::error_text(error);
        }
        draw();
    }
    return *next_;
}

KeyPage KeyGame::page(const ui::Size& size) const {
    if (paused_) return KeyPage({"", language::text("play.paused", time_text(player_.milliseconds()))});
    if (help_from_) return KeyPage(help_page(size));
    return key_page(console_, player_, view_, size);
}

void KeyGame::draw() {
    const ui::Size size = ui::terminal_size();
    page_ = page(size);
    const std::string page = ui::screen_text(page_.lines(), size.rows);
    if (page == drawn_) return;
    drawn_ = page;
    console_.out() << page << std::flush;
}

std::vector<std::string> KeyGame::help_page(const ui::Size& size) const {
    const std::vector<std::string> all = key_help_lines(size.columns);
    const std::size_t room = size.rows > 2 ? size.rows - 2 : 1;
    const auto from = static_cast<std::ptrdiff_t>(std::min(*help_from_, all.size()));
    const auto to = static_cast<std::ptrdiff_t>(std::min(*help_from_ + room, all.size()));
    std::vector<std::string> page(all.begin() + from, all.begin() + to);
    const bool is_last = static_cast<std::size_t>(to) == all.size();
    page.insert(page.end(), {"", language::text(is_last ? "play.any_key_back" : "play.any_key_more")});
    return page;
}

/// To the next cell in a direction; over gaps, and from one edge to the other.
void KeyGame::walk(int direction, int steps) {
    constexpr grid::Offset directions[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    const grid::Offset step = directions[direction];
    grid::Offset place = layout_.on_canvas(view_.cell);
    for (;;) {
        place.row = (place.row + steps * step.row + layout_.canvas_rows()) % layout_.canvas_rows();
        place.column =
            (place.column + steps * step.column + layout_.canvas_columns()) % layout_.canvas_columns();
        if (const auto cell = layout_.cell_on_canvas(place.row, place.column)) return go_to(*cell);
    }
}

/// Where the cell is in the grid that is shown, it stays so.
void KeyGame::go_to(grid::Cell cell) {
    view_.cell = cell;
    const auto places = layout_.places(cell);
    const bool stays = std::any_of(places.begin(), places.end(),
                                   [&](const grid::Place& place) { return place.grid == view_.grid; });
    if (!stays) view_.grid = places.front().grid;
}

/// The same place of the next grid.
void KeyGame::next_grid() {
    const auto places = layout_.places(view_.cell);
    const auto here = std::find_if(places.begin(), places.end(),
                                   [&](const grid::Place& place) { return place.grid == view_.grid; });
    view_.grid = (view_.grid + 1) % layout_.grid_count();
    view_.cell = layout_.cell(view_.grid, here->row, here->column);
}

void KeyGame::click(const ui::MouseReport& report) {
    if (!report.click) return;
    if (const auto cell = page_.cell_at(report.row, report.column)) go_to(*cell);
}

void KeyGame::press(const std::string& key) {
    if (const auto report = ui::mouse_report(key)) return click(*report);
    if (ui::is_paste(key)) {
        view_.message = language::text("play.pasted");
        return;
    }
    if (paused_) {
        paused_ = false;
        return player_.go_on();
    }
    if (help_from_) {
        const ui::Size size = ui::terminal_size();
        *help_from_ += size.rows > 2 ? size.rows - 2 : 1;
        if (*help_from_ >= key_help_lines(size.columns).size()) help_from_.reset();
        return;
    }
    if (const auto about = std::exchange(asked_, std::nullopt)) return answer(*about, key);
    if (player_.state().over()) {
        next_ = Next::leave;
        return;
    }
    act(find_key(key));
}

void KeyGame::make(const puzzle::Move& move) {
    told(player_.move(move));
}

/// After a move.
void KeyGame::told(std::string answer) {
    view_.message = std::move(answer);
    if (player_.last_cell()) go_to(*player_.last_cell());
    if (player_.state().over()) view_.message = player_.farewell() + ' ' + language::text("play.any_key");
}

/// What the mode has a digit do.
void KeyGame::digit(puzzle::DigitSet digit) {
    using Kind = puzzle::Move::Kind;
    switch (view_.mode) {
        case Mode::pen:
            return make({.kind = Kind::place, .cell = view_.cell, .digits = digit});
        case Mode::corner:
            return make({.kind = Kind::mark, .cell = view_.cell, .digits = digit});
        case Mode::centre:
            return make({.kind = Kind::centre, .cell = view_.cell, .digits = digit});
        case Mode::filter:
            view_.filter.digits = static_cast<puzzle::DigitSet>(view_.filter.digits ^ digit);
    }
}

/// Into a mode, or out of it: from the filter to what was before, from a pencil to the pen.
void KeyGame::change_mode(Mode mode) {
    view_.message.clear();
    if (mode == Mode::filter && view_.mode != mode) before_filter_ = view_.mode;
    view_.mode = view_.mode != mode ? mode : mode == Mode::filter ? before_filter_ : Mode::pen;
}

void KeyGame::act(const KeyPress& pressed) {
    using Kind = puzzle::Move::Kind;
    const puzzle::DigitSet pressed_digit = puzzle::digit_set(pressed.index + 1);
    switch (pressed.action) {
        case KeyAction::walk:
            return walk(pressed.index, 1);
        case KeyAction::walk_box:
            return walk(pressed.index, box);
        case KeyAction::next_grid:
            return next_grid();
        case KeyAction::digit:
            return digit(pressed_digit);
        case KeyAction::one_corner:
            return make({.kind = Kind::mark, .cell = view_.cell, .digits = pressed_digit});
        case KeyAction::one_centre:
            return make({.kind = Kind::centre, .cell = view_.cell, .digits = pressed_digit});
        case KeyAction::clear:
            if (view_.mode == Mode::filter) {
                view_.filter = {};
                return;
            }
            return make({.kind = Kind::clear, .cell = view_.cell});
        case KeyAction::pen_mode:
            if (view_.mode == Mode::pen) view_.message = language::text("play.unknown_key");
            view_.mode = Mode::pen;
            return;
        case KeyAction::corner_mode:
            return change_mode(Mode::corner);
        case KeyAction::centre_mode:
            return change_mode(Mode::centre);
        case KeyAction::filter_mode:
            return change_mode(Mode::filter);
        case KeyAction::pairs:
            view_.filter.pairs = !view_.filter.pairs;
            return;
        case KeyAction::zoom:
            view_.zoomed = !view_.zoomed;
            return;
        case KeyAction::fill_marks:
            return make({.kind = Kind::fill_marks});
        case KeyAction::undo:
            return make({.kind = Kind::undo});
        case KeyAction::redo:
            return make({.kind = Kind::redo});
        case KeyAction::hint:
            return told(player_.hint());
        case KeyAction::hint_cell:
            return make({.kind = Kind::hint, .cell = view_.cell});
        case KeyAction::verify:
            view_.message = player_.verify();
            if (!player_.is_solvable()) view_.message += ' ' + language::text("play.unsolvable_keys");
            return;
        case KeyAction::verify_why:
            view_.message = player_.verify_why();
            return;
        case KeyAction::info:
            view_.message = language::text("info.working");
            draw();
            view_.message = player_.info({});
            return;
        case KeyAction::undo_wrong:
            return make({.kind = Kind::undo_wrong});
        case KeyAction::check:
            return make({.kind = Kind::check});
        case KeyAction::go_to_box:
            return ask(pressed.action, "play.go_to_box");
        case KeyAction::savepoint:
            return ask(pressed.action, "play.set_savepoint");
        case KeyAction::back:
            return ask(pressed.action, "play.back_to_savepoint");
        case KeyAction::solve:
            return ask(pressed.action, "play.sure_solve");
        case KeyAction::restart:
            return ask(pressed.action, "play.sure_restart");
        case KeyAction::save:
            next_ = Next::save;
            return;
        case KeyAction::pause:
            paused_ = true;
            return player_.pause();
        case KeyAction::lines:
            next_ = Next::lines;
            return;
        case KeyAction::help:
            help_from_ = 0;
            return;
        case KeyAction::redraw:
            return drawn_.clear();
        case KeyAction::leave:
            next_ = Next::leave;
            return;
        case KeyAction::none:
            view_.message = language::text("play.unknown_key");
    }
}

void KeyGame::ask(KeyAction about, std::string_view question) {
    asked_ = about;
    view_.message = language::text(question);
}

/// The key after one that asked for it. Any other than those that it asked for takes the question back.
void KeyGame::answer(KeyAction about, const std::string& key) {
    using Kind = puzzle::Move::Kind;
    view_.message.clear();
    const bool yes = key == "y" || key == "Y";
    const int digit = key.size() == 1 && key[0] >= '1' && key[0] <= '9' ? key[0] - '0' : 0;
    if (about == KeyAction::solve && yes) make({.kind = Kind::solve});
    if (about == KeyAction::restart && yes) make({.kind = Kind::restart});
    if (digit == 0) return;
    if (about == KeyAction::go_to_box) {
        const int index = digit - 1;
        go_to(layout_.cell(view_.grid, index / box * box + 1, index % box * box + 1));
    }
    if (about == KeyAction::savepoint) make({.kind = Kind::savepoint, .digits = puzzle::digit_set(digit)});
    if (about == KeyAction::back) make({.kind = Kind::back, .digits = puzzle::digit_set(digit)});
}

}  // namespace satdoku::play
