// Playing with single keys on the whole screen. The keys are those that players of other programs know; what
// cannot be undone is upper case and asks.
#include "play.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/ui/terminal.hpp>
#include <satdoku/ui/text.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <string_view>
#include <utility>

namespace satdoku::app {

namespace {

constexpr int box = 3;
constexpr int tick = 250;  ///< milliseconds: how often clock and window size are looked at

class KeyGame {
  public:
    KeyGame(Context& context, Player& player)
        : console_(context.console), player_(player), layout_(player.layout()) {
        cell_ = layout_.cell(0, 4, 4);
    }

    /// Returns whether the person wants to go on with lines.
    bool run() {
        ui::KeyMode keys(ui::KeyMode::Screen::whole);
        message_ = ui::text("play.keys_help_hint");
        draw();
        while (!done_) {
            const auto key = keys.read_key(tick);
            if (!key) return false;
            try {
                if (!key->empty()) press(*key);
            } catch (const core::Error& error) {
                if (error.key().starts_with("output.")) throw;
                message_ = ui::error_text(error);
            }
            draw();
        }
        return wants_lines_;
    }

  private:
    /// Every line ends with "erase the rest", so that nothing flickers and nothing old stays.
    void draw() {
        const ui::Size size = ui::terminal_size();
        std::vector<std::string> lines = paused_ ? pause_lines() : help_ ? help_lines() : board_lines(size);
        constexpr std::string_view home = "\x1b[H";
        constexpr std::string_view end_of_line = "\x1b[K";
        constexpr std::string_view erase_below = "\x1b[J";
        std::string page(home);
        for (std::size_t row = 0; row < lines.size() && row < size.rows; ++row) {
            page.append(row == 0 ? "" : "\r\n").append(lines[row]).append(end_of_line);
        }
        page.append(erase_below);
        if (page == drawn_) return;
        drawn_ = page;
        console_.out() << page << std::flush;
    }

    std::vector<std::string> board_lines(const ui::Size& size) {
        const int under_cursor = player_.state().board.digits[cell_];
        std::vector<ui::CellLook> looks = player_.looks(tinted_ != 0 ? tinted_ : under_cursor, tinted_ != 0);
        looks[cell_].cursor = true;
        std::vector<std::string> lines = ui::board_lines(console_, layout_, looks);
        const std::size_t width = ui::widest(lines);
        constexpr std::size_t least_rows = 8;
        if (size.columns < width || size.rows < least_rows) {
            return {ui::text("play.too_small", width, least_rows),
                    ui::text("play.size_is", size.columns, size.rows)};
        }
        constexpr std::size_t panel_width = 30;
        const bool has_panel = size.columns >= width + panel_width;
        lines = window(lines, size.rows - (has_panel ? 1 : 2));
        if (has_panel) {
            std::vector<std::string> panel = player_.panel(console_);
            for (const std::string& line : state_lines()) panel.push_back(line);
            lines = ui::beside(lines, panel);
        } else {
            lines.push_back(ui::text("play.short_panel", time_text(player_.milliseconds()),
                                     player_.state().board.holes(), cell_line()));
        }
        lines.push_back(ui::wrap(message_, size.columns).front());
        return lines;
    }

    /// Where the board is higher than the screen, the part of it around the cursor.
    std::vector<std::string> window(std::vector<std::string> lines, std::size_t rows) const {
        if (lines.size() <= rows) return lines;
        const auto place = canvas_place(cell_);
        const auto line = static_cast<std::size_t>(place.row + place.row / box + 2);
        const std::size_t first = std::min(line > rows / 2 ? line - rows / 2 : 0, lines.size() - rows);
        return {lines.begin() + static_cast<std::ptrdiff_t>(first),
                lines.begin() + static_cast<std::ptrdiff_t>(first + rows)};
    }

    std::string cell_line() const {
        const std::string name = puzzle::cell_text(layout_, cell_);
        std::string marks;
        for (int digit = 1; digit <= grid::digits; ++digit) {
            if ((player_.state().marks[cell_] & puzzle::digit_set(digit)) != 0)
                marks += std::to_string(digit);
        }
        return marks.empty() ? name : name + ": " + marks;
    }

    std::vector<std::string> state_lines() const {
        return {"", ui::text("play.cell_line", cell_line()),
                ui::text(pencil_ ? "play.pencil_on" : "play.pencil_off"),
                tinted_ == 0 ? "" : ui::text("play.tinted", tinted_)};
    }

    static std::vector<std::string> help_lines() { return ui::split_lines(ui::text("play.keys_help")); }

    std::vector<std::string> pause_lines() const {
        return {"", ui::text("play.paused", time_text(player_.milliseconds()))};
    }

    grid::Offset canvas_place(grid::Cell cell) const {
        const grid::Place& place = layout_.places(cell).front();
        const grid::Offset& offset = layout_.offsets()[static_cast<std::size_t>(place.grid)];
        return {offset.row + place.row, offset.column + place.column};
    }

    /// To the next cell in a direction; over gaps, and from one edge to the other.
    void walk(int rows, int columns) {
        const auto place = canvas_place(cell_);
        int row = place.row;
        int column = place.column;
        for (;;) {
            row = (row + rows + layout_.canvas_rows()) % layout_.canvas_rows();
            column = (column + columns + layout_.canvas_columns()) % layout_.canvas_columns();
            if (const auto cell = layout_.cell_on_canvas(row, column)) {
                cell_ = *cell;
                return;
            }
        }
    }

    /// The same place in the next grid.
    void change_grid() {
        const auto places = layout_.places(cell_);
        const grid::Place& place = places.back();
        cell_ = layout_.cell((place.grid + 1) % layout_.grid_count(), place.row, place.column);
    }

    void press(const std::string& key) {
        if (paused_) {
            paused_ = false;
            player_.go_on();
            return;
        }
        if (help_) {
            help_ = false;
            return;
        }
        const char first = key[0];
        const char pending = std::exchange(pending_, '\0');
        if (pending != '\0') return finish(pending, first);
        if (player_.state().over()) {
            done_ = true;
            return;
        }
        if (move_cursor(key)) return;
        if (first >= '1' && first <= '9') return digit(first - '0', pencil_);
        constexpr std::string_view shifted = "!@#$%^&*(";
        if (const std::size_t at = shifted.find(first); at != std::string_view::npos) {
            return digit(static_cast<int>(at) + 1, true);
        }
        if (key == "0" || key == "x" || key == "." || key == "\x7f" || key == "\b" || key == "\x1b[3~") {
            return make({.kind = puzzle::Move::Kind::clear, .cell = cell_});
        }
        command(first, key);
    }

    bool move_cursor(const std::string& key) {
        struct Step {
            std::string_view key;
            int rows;
            int columns;
        };
        constexpr Step steps[] = {
            {"k", -1, 0},           {"j", 1, 0},           {"h", 0, -1},           {"l", 0, 1},
            {"\x1b[A", -1, 0},      {"\x1b[B", 1, 0},      {"\x1b[D", 0, -1},      {"\x1b[C", 0, 1},
            {"\x1bOA", -1, 0},      {"\x1bOB", 1, 0},      {"\x1bOD", 0, -1},      {"\x1bOC", 0, 1},
            {"K", -box, 0},         {"J", box, 0},         {"H", 0, -box},         {"L", 0, box},
            {"\x1b[1;2A", -box, 0}, {"\x1b[1;2B", box, 0}, {"\x1b[1;2D", 0, -box}, {"\x1b[1;2C", 0, box}};
        for (const Step& step : steps) {
            if (step.key != key) continue;
            walk(step.rows, step.columns);
            return true;
        }
        if (key == "\t") change_grid();
        return key == "\t";
    }

    void digit(int number, bool as_mark) {
        make({.kind = as_mark ? puzzle::Move::Kind::mark : puzzle::Move::Kind::place,
              .cell = cell_,
              .digits = puzzle::digit_set(number)});
    }

    void make(const puzzle::Move& move) {
        message_ = player_.move(move);
        if (player_.state().over()) message_ = player_.farewell() + ' ' + ui::text("play.any_key");
    }

    void command(char first, const std::string& key) {
        using Kind = puzzle::Move::Kind;
        if (key == "\x1bOP" || key == "\x1b[11~" || first == 'i') {
            help_ = true;
            return;
        }
        switch (first) {
            case 'p':
            case '\r':
            case '\n':
                pencil_ = !pencil_;
                break;
            case 'a':
                make({.kind = Kind::fill_marks});
                break;
            case 'u':
            case '\x1a':
                make({.kind = Kind::undo});
                break;
            case 'r':
            case '\x12':
            case '\x19':
                make({.kind = Kind::redo});
                break;
            case '?':
                make({.kind = Kind::hint, .cell = hint_cell()});
                break;
            case 'c':
                make({.kind = Kind::check});
                break;
            case 'g':
                ask('g', "play.go_to_box");
                break;
            case 'f':
                ask('f', "play.which_digit");
                break;
            case '\'':
                ask('\'', "play.set_savepoint");
                break;
            case '`':
                ask('`', "play.back_to_savepoint");
                break;
            case 'S':
                ask('S', "play.sure_solve");
                break;
            case 'R':
                ask('R', "play.sure_restart");
                break;
            case '\x03':
            case 'Q':
                // Where the game is kept by itself nothing is lost; a file of the person's is theirs to
                // overwrite.
                player_.has_news() && (player_.why_not_kept() || !player_.path().empty())
                    ? ask('Q', "play.save_first", name_to_save())
                    : leave();
                break;
            case 'W':
                save();
                break;
            case 'P':
                paused_ = true;
                player_.pause();
                break;
            case ':':
                wants_lines_ = true;
                done_ = true;
                break;
            case '\x0c':
                drawn_.clear();
                break;
            default:
                message_ = ui::text("play.unknown_key");
        }
    }

    /// The cell under the cursor where it has no right digit yet, else one that the game picks.
    std::optional<grid::Cell> hint_cell() const {
        const bool right = player_.state().board.digits[cell_] == player_.state().solution.digits[cell_];
        return right ? std::nullopt : std::optional(cell_);
    }

    void ask(char pending, std::string_view key, const std::string& about = {}) {
        pending_ = pending;
        message_ = ui::text(key, about);
    }

    std::string name_to_save() const {
        return player_.path().empty() ? std::string(standard_save) : player_.path();
    }

    /// The key after one that asked for it.
    void finish(char pending, char answer) {
        message_.clear();
        const bool is_digit = answer >= '1' && answer <= '9';
        const bool yes = answer == 'y' || answer == 'Y';
        if (pending == 'g' && is_digit) {
            const int index = answer - '1';
            const int grid = layout_.places(cell_).front().grid;
            cell_ = layout_.cell(grid, index / box * box + 1, index % box * box + 1);
        }
        if (pending == 'f') tinted_ = is_digit ? answer - '0' : 0;
        if (pending == '\'' && is_digit)
            make({.kind = puzzle::Move::Kind::savepoint, .digits = puzzle::digit_set(answer - '0')});
        if (pending == '`' && is_digit)
            make({.kind = puzzle::Move::Kind::back, .digits = puzzle::digit_set(answer - '0')});
        if (pending == 'S' && yes) make({.kind = puzzle::Move::Kind::solve});
        if (pending == 'R' && yes) make({.kind = puzzle::Move::Kind::restart});
        if (pending == 'Q') {
            if (yes) save();
            if (yes || answer == 'n' || answer == 'N' || answer == '\x03') leave();
        }
    }

    void leave() { done_ = true; }

    void save() {
        player_.save(name_to_save());
        message_ = ui::text("menu.saved", ui::visible(player_.path()));
    }

    ui::Console& console_;
    Player& player_;
    const grid::Layout& layout_;
    grid::Cell cell_ = 0;
    bool pencil_ = false;
    bool paused_ = false;
    bool help_ = false;
    bool done_ = false;
    bool wants_lines_ = false;
    int tinted_ = 0;
    char pending_ = '\0';  ///< a key that waits for a second one
    std::string message_;
    std::string drawn_;  ///< what the screen shows
};

}  // namespace

bool play_with_keys(Context& context, Player& player) {
    return KeyGame(context, player).run();
}

}  // namespace satdoku::app
