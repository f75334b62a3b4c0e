#include "line_game.hpp"

#include "actions.hpp"
#include "session_text.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/play/play.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/table.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <iterator>

namespace satdoku::play {

namespace {

using Lines = std::vector<std::string>;

/// Completes the first word of a line, or a file name after `save`.
ui::Completion complete_move(std::string_view line) {
    constexpr std::string_view save = "save ";
    if (line.starts_with(save)) {
        ui::Completion file = ui::complete_file(line.substr(save.size()));
        file.from += save.size();
        return file;
    }
    ui::Completion found;
    for (std::string& word : first_words()) {
        if (word.starts_with(line)) found.words.push_back(std::move(word));
    }
    return found;
}

/// Reads digits from 1 to 9 and the word "pairs", in any order. Throws core::Error for other texts.
Filter parse_filter(std::string text) {
    Filter filter;
    constexpr std::string_view pairs = "pairs";
    if (const std::size_t at = text.find(pairs); at != std::string::npos) {
        text.erase(at, pairs.size());
        filter.pairs = true;
    }
    for (const char character : text) {
        if (character == ' ') continue;
        if (character < '1' || character > '9') {
            throw core::Error("prompt.number", {"1", std::to_string(grid::digits), text});
        }
        filter.digits.insert(character - '0');
    }
    return filter;
}

/// The contents of the panel as separate texts.
Lines facts_of(const Session& session) {
    Lines facts;
    for (const auto& [name, value] : session.facts()) {
        facts.emplace_back(name + ' ' + value);
    }
    const Lines left = session.digits_left();
    for (std::size_t grid = 0; grid < left.size(); ++grid) {
        const std::string letter = left.size() > 1 ? grid::grid_letter(static_cast<int>(grid)) + ' ' : "";
        facts.push_back(language::text("play.digits_left_of", letter + left[grid]));
    }
    return facts;
}

Lines legend_of(const ui::Console& console) {
    Lines legend = {language::text("play.panel_marks"), language::text("play.panel_more_marks"),
                    language::text("play.panel_help")};
    if (console.has_screen()) legend.push_back(language::text("play.panel_keys"));
    return legend;
}

void append_dimmed(Lines& lines, const ui::Console& console, const Lines& more) {
    for (const std::string& line : more) lines.push_back(console.paint(ui::Style::dim, line));
}

/// The board, and the panel beside it; if that does not fit, below it.
struct GamePicture {
    Lines board;
    Lines panel;  ///< beside the board; may be empty
    Lines below;
};

GamePicture picture_of(const ui::Console& console, const Session& session, const Filter& filter) {
    GamePicture picture{ui::board_lines(console, session.layout(), session.looks(filter)), {}, {}};
    const std::size_t columns = console.columns();
    const std::size_t width = ui::widest(picture.board);
    if (width > columns) {
        picture.board = {language::text("play.too_narrow", width, columns)};
        return picture;
    }
    picture.panel = session.panel(console);
    picture.panel.emplace_back();
    append_dimmed(picture.panel, console, legend_of(console));
    const bool fits = width + ui::gap + ui::widest(picture.panel) <= columns &&
                      (!console.interactive() || picture.panel.size() < console.rows());
    if (fits) return picture;
    picture.panel.clear();
    picture.below = ui::flowed(facts_of(session), columns - 1);
    append_dimmed(picture.below, console, ui::flowed(legend_of(console), columns - 1));
    return picture;
}

Lines lines_of(const GamePicture& picture) {
    Lines lines = ui::beside(picture.board, picture.panel);
    lines.insert(lines.end(), picture.below.begin(), picture.below.end());
    return lines;
}

constexpr std::string_view standard_board = "solution.txt";

bool may_write(ui::Console& console, const std::string& path) {
    return !core::exists(path) ||
           ui::ask_yes_no(console, language::text("menu.overwrite", language::visible(path)), false).value_or(false);
}

void report_saved(ui::Console& console, const std::string& path) {
    console.out() << "  " << language::text("menu.saved", language::visible(path)) << '\n';
}

}  // namespace

void LineGame::run(bool on_screen) {
    if (on_screen && !quiet_ && console_.has_screen()) {
        keys();
    } else if (!quiet_) {
        show();
    }
    const auto goes_on = [this] { return !left_ && !state().over(); };
    if (goes_on()) {
        ui::converse(
            console_, [this] { return prompt(); },
            [&](const std::string& line) {
                obey(line);
                return goes_on();
            },
            {"move", complete_move, language::text("play.arrow")});
    }
    if (state().over()) return celebrate();
    if (!removed_) report_autosave();
}

/// Writes a long answer on lines of its own and puts a short one before the prompt. With quiet_ every answer is a line.
std::string LineGame::prompt() {
    std::string said = std::exchange(said_, {});
    if (quiet_ && !said.empty()) {
        console_.out() << said << '\n';
        said.clear();
    }
    if (!said.empty() && ui::display_width(said) > console_.columns() / 2) {
        console_.say(said);
        said.clear();
    }
    return (said.empty() ? "" : said + ' ') + language::text("play.prompt", session_.holes());
}

void LineGame::obey(const std::string& typed) {
    if (typed.find('\x1b') != std::string::npos) throw core::Error("play.arrow");
    const std::string line = words_in_english(ui::half_width(typed));
    if (line.empty()) return show();
    const std::string word = line.substr(0, line.find(' '));
    const Action* const action = find_word(word);
    if (action != nullptr && action->obey != nullptr) {
        // A file keeps the name that was typed, with its blanks.
        const std::string_view rest = core::trimmed(typed);
        return action->obey(
            *this, word == "save" ? ui::file_name(rest.substr(std::min(rest.find_first_of(core::blanks), rest.size())))
                                  : line.substr(std::min(word.size() + 1, line.size())));
    }
    if (action == nullptr || action->sure.empty() || sure(action->sure)) make(line);
}

void LineGame::make(const std::string& move) {
    answered(session_.move(puzzle::parse_move(session_.layout(), move)));
}

/// Reports the answer to a move.
void LineGame::answered(std::string answer) {
    say(std::move(answer));
    if (!quiet_) show();
}

void LineGame::hint(const std::string& rest) {
    if (rest.empty()) return answered(session_.hint());
    make("hint " + rest);
}

void LineGame::show() {
    GamePicture picture = picture_of(console_, session_, {});
    if (console_.interactive()) {
        // The line of the prompt, and those that an answer may take above it.
        constexpr std::size_t of_prompt = 3;
        constexpr std::size_t least = 5;
        const std::size_t rows = console_.rows();
        const std::size_t others = picture.below.size() + of_prompt;
        const std::size_t room = rows > others + least ? rows - others : least;
        if (picture.board.size() > room) {
            const grid::Cell cell = session_.last_cell().value_or(session_.layout().cell(0, 4, 4));
            picture.board = ui::lines_around(picture.board, ui::board_area(session_.layout(), cell), room - 1);
            picture.below.insert(picture.below.begin(), console_.paint(ui::Style::dim, language::text("play.part")));
        }
    }
    console_.out() << ui::joined(lines_of(picture));
}

void LineGame::show_all(const std::string& filter) {
    page(lines_of(picture_of(console_, session_, parse_filter(filter))));
}

void LineGame::show_notes(const std::string& rest) {
    const int grids = session_.layout().grid_count();
    const int only = rest.empty() ? grids : puzzle::parse_grid(session_.layout(), rest);
    Lines lines;
    for (int grid = 0; grid < grids; ++grid) {
        if (only != grids && grid != only) continue;
        if (grids > 1) lines.push_back(language::text("play.grid", grid::grid_letter(grid)));
        const auto looks = session_.looks();
        Lines notes = quiet_ ? ui::split_lines(notes_aloud(state(), grid))
                             : ui::grid_lines(console_, session_.layout(), grid, looks, ui::Zoom::airy);
        if (!quiet_ && ui::widest(notes) > console_.columns())
            notes = ui::grid_lines(console_, session_.layout(), grid, looks, ui::Zoom::dense);
        std::move(notes.begin(), notes.end(), std::back_inserter(lines));
    }
    page(lines);
}

/// Writes the lines; on a terminal, stops after each screenful.
void LineGame::page(const Lines& lines) {
    const std::size_t rows = console_.interactive() ? std::max<std::size_t>(console_.rows(), 3) - 1 : lines.size();
    for (std::size_t at = 0; at < lines.size(); at += rows) {
        if (at > 0) {
            const auto answer = console_.ask(language::text("play.more_lines", lines.size() - at));
            if (!answer || !answer->empty()) return;
        }
        const auto from = lines.begin() + static_cast<std::ptrdiff_t>(at);
        console_.out() << ui::joined({from, from + static_cast<std::ptrdiff_t>(std::min(rows, lines.size() - at))});
    }
}

void LineGame::help() {
    page(ui::split_lines(ui::definitions(line_help(session_.layout()), console_.columns())));
}

void LineGame::keys() {
    if (!console_.has_screen()) throw core::Error("play.no_terminal");
    if (!key_game_) key_game_.emplace(console_, session_);
    key_game_->say(language::text("play.unknown_key"));
    for (;;) {
        switch (key_game_->run()) {
            case KeyGame::Next::lines:
                return show();
            case KeyGame::Next::leave:
                return leave();
            case KeyGame::Next::gone:
                left_ = true;
                return;
            case KeyGame::Next::save:
                break;
        }
        try {
            const bool saved = save({});
            key_game_->say(saved ? language::text("menu.saved", language::visible(session_.path())) : "");
        } catch (const core::Error& error) {
            if (error.key().starts_with("output.")) throw;
            key_game_->say(language::error_text(error));
        }
    }
}

bool LineGame::sure(std::string_view question) {
    return !console_.interactive() || ui::ask_yes_no(console_, language::text(question), false).value_or(false);
}

void LineGame::leave() {
    if (!state().over()) offer_to_save();
    left_ = true;
}

void LineGame::verify(const std::string& rest) {
    if (!rest.empty() && rest != "why") throw core::Error("play.bad_verify", {rest});
    say(rest.empty() ? session_.verify("play.unsolvable_lines") : session_.verify_why());
}

void LineGame::be_quiet(const std::string& rest) {
    if (!rest.empty() && rest != "off") throw core::Error("play.bad_quiet", {rest});
    quiet_ = rest.empty();
    say(language::text(quiet_ ? "play.quiet" : "play.not_quiet"));
}

void LineGame::info() {
    const frame::Interruptible work;
    console_.say(session_.info(work.token()));
    if (session_.layout().grid_count() == 1) return;
    for (int grid = 0; grid < session_.layout().grid_count(); ++grid) {
        console_.say(language::text("info.left", grid::grid_letter(grid), digits_left_aloud(state(), grid)));
    }
}

void LineGame::remove() {
    if (!sure("play.sure_remove_this")) return;
    session_.forget();
    console_.out() << "  " << language::text("play.removed") << '\n';
    left_ = removed_ = true;
}

std::string LineGame::name_to_save() const {
    return session_.path().empty() ? std::string(standard_save) : session_.path();
}

/// Saves the game. Asks before it overwrites a file, unless the game was loaded from or saved in this file. Returns
/// true if the game was saved. Throws core::Error if writing fails.
/// @param path  empty: asks the player
bool LineGame::save(std::string path) {
    if (path.empty()) {
        const auto asked = ui::ask_file(console_, language::text("play.save_file"), name_to_save());
        if (!asked) return false;
        path = *asked;
    }
    if (path != session_.path() && !may_write(console_, path)) return false;
    session_.save(path);
    report_saved(console_, path);
    return true;
}

/// Offers to save the game when the player leaves. An autosaved game is not lost, so this asks only if autosaving
/// failed or the game has a file of its own.
void LineGame::offer_to_save() {
    if (!session_.has_news()) return;
    if (const auto& error = session_.why_not_autosaved()) {
        console_.out() << language::text("autosave.failed", language::error_text(*error)) << '\n';
    } else if (session_.path().empty()) {
        return;
    }
    const std::string question = language::text("play.save_first", language::visible(name_to_save()));
    if (ui::ask_yes_no(console_, question, true).value_or(false)) save(session_.path());
}

/// Offers to save the board after the end of the game, as a line that every command can read.
void LineGame::offer_to_save_board() {
    if (!ui::ask_yes_no(console_, language::text("play.save_board"), false).value_or(false)) return;
    const auto path = frame::ask_new_file(console_, language::text("play.board_file"), std::string(standard_board));
    if (!path) return;
    core::Output output(*path);
    output.write(grid::board_line(state().board()) + '\n');
    output.commit();
    report_saved(console_, *path);
}

void LineGame::celebrate() {
    const bool won = state().finished;
    console_.out() << '\n'
                   << console_.paint(won ? ui::Style::good : ui::Style::heading, session_.farewell()) << '\n'
                   << session_.tally() << "\n\n";
    offer_to_save_board();
}

/// Says that the game can be resumed, or why it cannot.
void LineGame::report_autosave() {
    if (!session_.has_news() && !session_.is_autosaved()) return;
    session_.autosave();
    const auto& error = session_.why_not_autosaved();
    console_.out() << (error ? language::text("autosave.failed", language::error_text(*error))
                             : language::text("autosave.saved"))
                   << '\n';
}

}  // namespace satdoku::play
