#include "painted_rows.hpp"
#include <satdoku/ui/columns.hpp>
#include <algorithm>

namespace satdoku::ui {
namespace {
std::string moved(std::size_t steps, char direction) {
    return steps == 0 ? std::string() : "\x1b[" + std::to_string(steps) + direction;
}

bool cursor_is_at_end(const LinePicture& picture) {
    return picture.row + 1 == picture.rows.size() && picture.column == display_width(picture.rows.back());
}

/// Returns true if `next` only adds something at the end of `shown`.
bool only_grows(const LinePicture& shown, const LinePicture& next) {
    return shown.rows.size() == next.rows.size() && cursor_is_at_end(shown) && cursor_is_at_end(next) &&
           std::equal(shown.rows.begin(), shown.rows.end() - 1, next.rows.begin()) &&
           next.rows.back().starts_with(shown.rows.back());
}

bool are_equal(const Size& left, const Size& right) { return left.rows == right.rows && left.columns == right.columns; }
}  // namespace

std::optional<LineEditor::Reaction> PaintedRows::read(const Press& press) {
    using Reaction = LineEditor::Reaction;
    constexpr int milliseconds = 200;  // between two looks at the size of the window
    std::optional<KeyMode> keys(std::in_place, KeyMode::Screen::line);
    draw();
    for (;;) {
        auto key = keys->read_key(milliseconds);
        if (key && key->empty() && asks_for_cursor()) {
            key = keys->read_key(milliseconds);
            breaks_rows_ = key && key->ends_with(broken_report());
        }
        if (!key) return std::nullopt;
        if (!are_equal(terminal_size(), window_)) draw();
        if (key->empty()) continue;
        const Reaction reaction = press(*key, keys->has_more());
        switch (reaction) {
            case Reaction::entered:
            case Reaction::left:
            case Reaction::ended: return reaction;
            case Reaction::clear_screen:
                out_ << "\x1b[H\x1b[2J";
                keep();
                break;
            case Reaction::suspend:
                leave();
                out_ << '\n' << std::flush;
                keys.reset();
                suspend();
                keys.emplace(KeyMode::Screen::line);
                keep();
                break;
            default: break;
        }
        if (!keys->has_more()) draw();
    }
}

/// Asks the terminal where the cursor is, if that shows what it does with rows that are too long for a narrower window:
/// most break them, others cut them, so that going up as if they were broken would erase what is above the picture.
bool PaintedRows::asks_for_cursor() {
    const Size now = terminal_size();
    if (are_equal(now, window_) || shown_.column < now.columns) return false;
    out_ << "\x1b[6n" << std::flush;
    return true;
}

/// The end of its answer if it has broken the row of the cursor.
std::string PaintedRows::broken_report() const {
    return ';' + std::to_string(shown_.column % terminal_size().columns + 1) + 'R';
}

/// The rows between the first one and the cursor.
std::size_t PaintedRows::rows_above() const {
    const std::size_t columns = terminal_size().columns;
    if (columns >= window_.columns || !breaks_rows_) return shown_.row;
    std::size_t rows = shown_.column / columns;
    for (std::size_t row = 0; row < shown_.row; ++row) {
        const std::size_t width = display_width(shown_.rows[row]);
        rows += std::max<std::size_t>((width + columns - 1) / columns, 1);
    }
    return rows;
}

void PaintedRows::draw() {
    const Size window = terminal_size();
    LinePicture next = picture_(window);
    if (are_equal(window, window_) && only_grows(shown_, next)) {
        out_ << next.rows.back().substr(shown_.rows.back().size());
    } else {
        out_ << moved(rows_above(), 'A') << "\r\x1b[J";
        for (std::size_t row = 0; row < next.rows.size(); ++row) out_ << (row == 0 ? "" : "\n") << next.rows[row];
        out_ << moved(next.rows.size() - 1 - next.row, 'A') << '\r' << moved(next.column, 'C');
    }
    out_ << std::flush;
    shown_ = std::move(next);
    window_ = window;
}

void PaintedRows::leave() {
    draw();
    out_ << moved(shown_.rows.size() - 1 - shown_.row, 'B') << '\r' << moved(display_width(shown_.rows.back()), 'C')
         << std::flush;
}

void PaintedRows::erase() {
    out_ << moved(rows_above(), 'A') << "\r\x1b[J";
    keep();
}
}  // namespace satdoku::ui
