#include "key_game.hpp"
#include "session_text.hpp"
#include <satdoku/language/text.hpp>
#include <satdoku/wording/cell_text.hpp>

namespace satdoku::play {
namespace {
constexpr int tick = 250;  ///< milliseconds after which clock and window size are checked again

/// The empty cell of the first grid that is nearest to its centre; the centre if there is none.
grid::Cell first_cell(const puzzle::State& state) {
    const grid::Layout& layout = *state.givens.layout;
    const int centre = layout.side() / 2;
    grid::Cell nearest = layout.cell(0, centre, centre);
    int least = layout.side() * 2;
    for (int row = 0; row < layout.side(); ++row) {
        for (int column = 0; column < layout.side(); ++column) {
            const grid::Cell cell = layout.cell(0, row, column);
            const int distance = std::abs(row - centre) + std::abs(column - centre);
            if (state.cells[cell].digit != 0 || distance >= least) continue;
            nearest = cell;
            least = distance;
        }
    }
    return nearest;
}
}  // namespace

KeyGame::KeyGame(const ui::Console& console, Session& session)
    : console_(console), session_(session), layout_(session.layout()) {
    view_.cell = first_cell(session.state());
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
    if (paused_) return KeyPage({"", language::text("play.paused", time_text(session_.milliseconds()))});
    if (help_from_) return KeyPage(help_page(size));
    return key_page(console_, session_, view_, size);
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

/// Moves the cursor to the next cell in a direction: up, down, left or right. Skips gaps and wraps at the edges.
void KeyGame::walk(int direction, const grid::Size& steps) {
    constexpr grid::Offset directions[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    const grid::Offset step = directions[direction];
    grid::Offset place = layout_.on_canvas(view_.cell);
    for (;;) {
        place.row = (place.row + steps.box_rows * step.row + layout_.canvas_rows()) % layout_.canvas_rows();
        place.column =
            (place.column + steps.box_columns * step.column + layout_.canvas_columns()) % layout_.canvas_columns();
        if (const auto cell = layout_.cell_on_canvas(place.row, place.column)) return go_to(*cell);
    }
}

/// Moves the cursor to the cell. Shows another grid only if the cell is not in the present one.
void KeyGame::go_to(grid::Cell cell) {
    view_.cell = cell;
    const auto places = layout_.places(cell);
    const bool stays = std::ranges::any_of(places, [&](const grid::Place& place) { return place.grid == view_.grid; });
    if (!stays) view_.grid = places.front().grid;
}

void KeyGame::go_to_box(int box) {
    const grid::Shape* const shape = layout_.find_shape(grid::HouseKind::box, box);
    if (shape == nullptr) return;
    go_to(layout_.house_in(view_.grid, *shape).cells[shape->places.size() / 2]);
}

/// Moves the cursor to the same place of the next grid.
void KeyGame::next_grid() {
    const auto places = layout_.places(view_.cell);
    const auto here = std::ranges::find_if(places, [&](const grid::Place& place) { return place.grid == view_.grid; });
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
        return session_.resume();
    }
    if (help_from_) {
        const ui::Size size = ui::terminal_size();
        *help_from_ += size.rows > 2 ? size.rows - 2 : 1;
        if (*help_from_ >= key_help_lines(size.columns).size()) help_from_.reset();
        return;
    }
    if (const Action* const asked = std::exchange(asked_, nullptr)) return answer(*asked, key);
    if (session_.state().over()) {
        next_ = Next::leave;
        return;
    }
    const auto [action, index] = find_key(key);
    if (action == nullptr) return say(language::text("play.unknown_key"));
    if (action->sure.empty() && action->which.empty()) return act(*action, index);
    asked_ = action;
    say(language::text(action->sure.empty() ? action->which : action->sure));
}

/// Handles the key after a question. A key that is not an answer cancels the action.
void KeyGame::answer(const Action& asked, const std::string& key) {
    view_.message.clear();
    if (asked.which.empty()) {
        if (key == "y" || key == "Y") act(asked, 0);
    } else if (key.size() == 1 && grid::digit_of_character(key[0]) != 0) {
        act(asked, grid::digit_of_character(key[0]) - 1);
    }
}

void KeyGame::act(const Action& action, int index) {
    if (action.press != nullptr) return action.press(*this, index);
    make(action.move, index);
}

/// Makes the move of an Action::move. @param index  of the digit, from 0
void KeyGame::make(std::string_view move, int index) {
    std::string text;
    for (const char character : move) {
        if (character == '@') {
            text += wording::cell_name(layout_, view_.cell);
        } else if (character == '#') {
            text += grid::digit_character(index + 1);
        } else {
            text += character;
        }
    }
    answered(session_.move(puzzle::parse_move(layout_, text)));
}

/// Shows the answer to a move and moves the cursor to its cell.
void KeyGame::answered(std::string answer) {
    say(std::move(answer));
    if (session_.last_cell()) go_to(*session_.last_cell());
    if (session_.state().over()) say(session_.farewell() + ' ' + language::text("play.any_key"));
}

/// Enters or marks the digit in the cell, or filters by it, as the mode says.
void KeyGame::digit(int index) {
    switch (view_.mode) {
        case Mode::pen: return make("@=#", index);
        case Mode::corner: return make("mark @ #", index);
        case Mode::centre: return make("centre @ #", index);
        case Mode::filter: view_.filter.digits ^= puzzle::digit_set(index + 1); return;
        case Mode::colour:
            if (index >= grid::colours) return say(language::text("play.colour_numbers", grid::colours));
            return make(std::string("colour @ ") + grid::colour_letter(index + 1), index);
        case Mode::colour_candidates: {
            // Clearing follows the last colour.
            const int now = session_.state().cells[view_.cell].colours.of(index + 1);
            return make(std::string("colour @ # ") + grid::colour_letter(std::min(now + 1, grid::colours)), index);
        }
    }
}

void KeyGame::clear() {
    if (view_.mode == Mode::filter) {
        view_.filter = {};
    } else {
        make(view_.mode == Mode::pen || view_.mode == Mode::corner || view_.mode == Mode::centre ? "clear @"
                                                                                                 : "colours clear @",
             0);
    }
}

/// Enters the mode, or leaves it if it is on: the filter for the mode before, a pencil for the pen.
void KeyGame::change_mode(Mode mode) {
    view_.message.clear();
    if (mode == Mode::filter && view_.mode != mode) before_filter_ = view_.mode;
    view_.mode = view_.mode != mode ? mode : mode == Mode::filter ? before_filter_ : Mode::pen;
}

void KeyGame::take_pen() {
    if (view_.mode == Mode::pen) say(language::text("play.unknown_key"));
    view_.mode = Mode::pen;
}

void KeyGame::info() {
    say(language::text("info.working"));
    draw();
    say(session_.info({}));
}

void KeyGame::pause() {
    paused_ = true;
    session_.pause();
}
}  // namespace satdoku::play
