#include "line_game.hpp"

#include "game_files.hpp"
#include "read_aloud.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/file_names.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/table.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <array>
#include <iterator>

namespace satdoku::play {

namespace {

using Lines = std::vector<std::string>;

constexpr std::string_view blanks = " \t\r";

/// What a Chinese player may type for the words of moves and commands.
constexpr auto other_words = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"提示", "hint"},     {"撤销", "undo"},  {"重做", "redo"},         {"检查", "check"},
    {"重来", "restart"},  {"解答", "solve"}, {"保存", "save"},         {"帮助", "help"},
    {"退出", "quit"},     {"清除", "clear"}, {"标记", "mark"},         {"候选", "marks"},
    {"显示", "show"},     {"笔记", "notes"}, {"存点", "savepoint"},    {"回到", "back"},
    {"反馈", "feedback"}, {"按键", "keys"},  {"删除", "remove"},       {"规则", "rules"},
    {"答案", "solution"}, {"信息", "info"},  {"可解", "solvable"},     {"验证", "verify"},
    {"原因", "why"},      {"安静", "quiet"}, {"格", "cell"},           {"行", "row"},
    {"列", "column"},     {"宫", "box"},     {"候选数", "candidates"}, {"中心", "centre"},
    {"双候选", "pairs"},
});

/// The word that a line begins with, or the file behind save.
ui::Completion complete_move(std::string_view line) {
    constexpr std::string_view words[] = {"back",  "box",    "candidates", "cell",  "centre", "check",
                                          "clear", "column", "feedback",   "help",  "hint",   "info",
                                          "keys",  "mark",   "marks",      "notes", "quiet",  "quit",
                                          "redo",  "remove", "restart",    "row",   "save",   "savepoint",
                                          "show",  "solve",  "undo",       "verify"};
    constexpr std::string_view save = "save ";
    if (line.starts_with(save)) {
        ui::Completion file = ui::complete_file(line.substr(save.size()));
        file.from += save.size();
        return file;
    }
    ui::Completion found;
    for (const std::string_view word : words) {
        if (word.starts_with(line)) found.words.emplace_back(word);
    }
    return found;
}

/// The words of a line, one blank apart, in English where they are known.
std::string words_in_english(const std::string& line) {
    std::string all;
    for (std::size_t at = line.find_first_not_of(blanks); at < line.size();) {
        const std::size_t end = std::min(line.find_first_of(blanks, at), line.size());
        const std::string word = line.substr(at, end - at);
        const auto known = std::find_if(other_words.begin(), other_words.end(),
                                        [&](const auto& pair) { return pair.first == word; });
        all.append(all.empty() ? "" : " ").append(known == other_words.end() ? word : known->second);
        at = line.find_first_not_of(blanks, end);
    }
    return all;
}

std::string after(const std::string& word, const std::string& line) {
    return line.substr(std::min(word.size() + 1, line.size()));
}

/// Digits from 1 to 9 and the word pairs, in any order.
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
        filter.digits = static_cast<grid::DigitSet>(filter.digits | grid::digit_set(character - '0'));
    }
    return filter;
}

/// What the panel says, without columns.
Lines facts_of(const Player& player) {
    Lines facts;
    for (const auto& [name, value] : player.facts()) {
        facts.emplace_back(name + ' ' + value);
    }
    const Lines left = player.digits_left();
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

/// The board with the panel beside it, or where that does not fit, below.
struct Picture {
    Lines board;
    Lines panel;  ///< beside the board; may be empty
    Lines below;
};

Picture picture_of(const ui::Console& console, const Player& player, const Filter& filter) {
    Picture picture{ui::board_lines(console, player.layout(), player.looks(filter)), {}, {}};
    const std::size_t columns = console.columns();
    const std::size_t width = ui::widest(picture.board);
    if (width > columns) {
        picture.board = {language::text("play.too_narrow", width, columns)};
        return picture;
    }
    picture.panel = player.panel(console);
    picture.panel.emplace_back();
    append_dimmed(picture.panel, console, legend_of(console));
    const bool fits = width + ui::gap + ui::widest(picture.panel) <= columns &&
                      (!console.interactive() || picture.panel.size() < console.rows());
    if (fits) return picture;
    picture.panel.clear();
    picture.below = ui::flowed(facts_of(player), columns - 1);
    append_dimmed(picture.below, console, ui::flowed(legend_of(console), columns - 1));
    return picture;
}

Lines lines_of(const Picture& picture) {
    Lines lines = ui::beside(picture.board, picture.panel);
    lines.insert(lines.end(), picture.below.begin(), picture.below.end());
    return lines;
}

}  // namespace

std::vector<std::pair<std::string, std::string>> move_help(const grid::Layout& layout) {
    const bool one = layout.grid_count() == 1;
    std::vector<std::pair<std::string, std::string>> entries;
    for (const std::string& line : ui::split_lines(
             language::text("play.help", one ? "36" : "a36", one ? "3 6 6" : "a 3 6 6", one ? "3" : "a3"))) {
        const std::size_t tab = std::min(line.find('\t'), line.size());
        entries.emplace_back(line.substr(0, tab), line.substr(std::min(tab + 1, line.size())));
    }
    return entries;
}

void LineGame::run(bool on_screen) {
    if (on_screen && !quiet_ && console_.has_screen()) {
        keys();
    } else if (!quiet_) {
        show();
    }
    const auto goes_on = [this] { return !left_ && !player_.state().over(); };
    if (goes_on()) {
        ui::converse(
            console_, [this] { return prompt(); },
            [&](const std::string& line) {
                obey(line);
                return goes_on();
            },
            {"move", complete_move, language::text("play.arrow")});
    }
    if (player_.state().over()) return celebrate();
    if (!removed_) tell_where_it_is();
}

/// An answer of some words stands before the prompt, a longer one on lines of its own, and one that is heard on
/// one line.
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
    return (said.empty() ? "" : said + ' ') + language::text("play.prompt", player_.holes());
}

void LineGame::obey(const std::string& typed) {
    if (typed.find('\x1b') != std::string::npos) throw core::Error("play.arrow");
    const std::string line = words_in_english(ui::half_width(typed));
    if (line.empty()) return show();
    const std::string word = line.substr(0, line.find(' '));
    // A file keeps the name that was typed.
    const std::size_t first = typed.find_first_not_of(blanks);
    const std::size_t rest = std::min(typed.find_first_of(blanks, first), typed.size());
    const bool is_save = word == "save";
    if (command(word, is_save ? ui::file_name(typed.substr(rest)) : after(word, line))) return;
    const bool cannot_be_undone = word == "restart" || word == "solve";
    if (cannot_be_undone && !sure(word == "solve" ? "play.sure_solve" : "play.sure_restart")) return;
    if (line == "hint") return take_hint();
    said_ = player_.move(puzzle::parse_move(player_.layout(), line));
    if (!quiet_) show();
}

void LineGame::take_hint() {
    said_ = player_.hint();
    if (!quiet_) show();
}

/// Does what is no move. Returns whether it was that.
bool LineGame::command(const std::string& word, const std::string& rest) {
    if (word == "quit" || word == "q" || word == "exit") {
        leave();
    } else if (word == "help" || word == "h" || word == "?") {
        help();
    } else if (word == "show") {
        show_all(parse_filter(rest));
    } else if (word == "notes") {
        show_notes(rest);
    } else if (word == "save") {
        save_game_as(console_, player_, rest);
    } else if (word == "keys") {
        keys();
    } else if (word == "remove") {
        remove();
    } else if (word == "verify") {
        verify(rest);
    } else if (word == "info") {
        info();
    } else if (word == "quiet") {
        be_quiet(rest);
    } else if (auto words = read_aloud(player_.state(), word, rest)) {
        said_ = *std::move(words);
    } else {
        return false;
    }
    return true;
}

void LineGame::show() {
    Picture picture = picture_of(console_, player_, {});
    if (console_.interactive()) {
        // The line of the prompt, and those that an answer may take above it.
        constexpr std::size_t of_prompt = 3;
        constexpr std::size_t least = 5;
        const std::size_t rows = console_.rows();
        const std::size_t others = picture.below.size() + of_prompt;
        const std::size_t room = rows > others + least ? rows - others : least;
        if (picture.board.size() > room) {
            const grid::Cell cell = player_.last_cell().value_or(player_.layout().cell(0, 4, 4));
            picture.board = ui::lines_around(picture.board, ui::board_area(player_.layout(), cell), room - 1);
            picture.below.insert(picture.below.begin(),
                                 console_.paint(ui::Style::dim, language::text("play.part")));
        }
    }
    console_.out() << ui::joined(lines_of(picture));
}

void LineGame::show_all(const Filter& filter) {
    page(lines_of(picture_of(console_, player_, filter)));
}

void LineGame::show_notes(const std::string& rest) {
    const int grids = player_.layout().grid_count();
    const int only = rest.empty() ? grids : puzzle::parse_grid(player_.layout(), rest);
    Lines lines;
    for (int grid = 0; grid < grids; ++grid) {
        if (only != grids && grid != only) continue;
        if (grids > 1) lines.push_back(language::text("play.grid", grid::grid_letter(grid)));
        const auto looks = player_.looks();
        Lines notes = quiet_ ? ui::split_lines(notes_aloud(player_.state(), grid))
                             : ui::grid_lines(console_, player_.layout(), grid, looks, ui::Zoom::airy);
        if (!quiet_ && ui::widest(notes) > console_.columns())
            notes = ui::grid_lines(console_, player_.layout(), grid, looks, ui::Zoom::dense);
        std::move(notes.begin(), notes.end(), std::back_inserter(lines));
    }
    page(lines);
}

/// On a terminal, one screenful after another.
void LineGame::page(const Lines& lines) {
    const std::size_t rows =
        console_.interactive() ? std::max<std::size_t>(console_.rows(), 3) - 1 : lines.size();
    for (std::size_t at = 0; at < lines.size(); at += rows) {
        if (at > 0) {
            const auto answer = console_.ask(language::text("play.more_lines", lines.size() - at));
            if (!answer || !answer->empty()) return;
        }
        const auto from = lines.begin() + static_cast<std::ptrdiff_t>(at);
        console_.out() << ui::joined(
            {from, from + static_cast<std::ptrdiff_t>(std::min(rows, lines.size() - at))});
    }
}

void LineGame::help() {
    page(ui::split_lines(ui::definitions(move_help(player_.layout()), console_.columns())));
}

void LineGame::keys() {
    if (!console_.has_screen()) throw core::Error("play.no_terminal");
    if (!key_game_) key_game_.emplace(console_, player_);
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
            const bool saved = save_game_as(console_, player_);
            key_game_->say(saved ? language::text("menu.saved", language::visible(player_.path())) : "");
        } catch (const core::Error& error) {
            if (error.key().starts_with("output.")) throw;
            key_game_->say(language::error_text(error));
        }
    }
}

bool LineGame::sure(std::string_view question) {
    return !console_.interactive() ||
           ui::ask_yes_no(console_, language::text(question), false).value_or(false);
}

void LineGame::leave() {
    if (!player_.state().over()) offer_to_save(console_, player_);
    left_ = true;
}

void LineGame::verify(const std::string& rest) {
    if (!rest.empty() && rest != "why") throw core::Error("play.bad_verify", {rest});
    said_ = rest.empty() ? player_.verify() : player_.verify_why();
    if (rest.empty() && !player_.is_solvable()) said_ += ' ' + language::text("play.unsolvable_lines");
}

void LineGame::be_quiet(const std::string& rest) {
    if (!rest.empty() && rest != "off") throw core::Error("play.bad_quiet", {rest});
    quiet_ = rest.empty();
    said_ = language::text(quiet_ ? "play.quiet" : "play.not_quiet");
}

void LineGame::info() {
    const frame::Interruptible work;
    console_.say(player_.info(work.token()));
    if (player_.layout().grid_count() == 1) return;
    for (int grid = 0; grid < player_.layout().grid_count(); ++grid) {
        console_.say(
            language::text("info.left", grid::grid_letter(grid), digits_left_aloud(player_.state(), grid)));
    }
}

void LineGame::remove() {
    if (!sure("play.sure_remove_this")) return;
    player_.forget();
    console_.out() << "  " << language::text("play.removed") << '\n';
    left_ = removed_ = true;
}

void LineGame::celebrate() {
    const bool won = player_.state().finished;
    console_.out() << '\n'
                   << console_.paint(won ? ui::Style::good : ui::Style::heading, player_.farewell()) << '\n'
                   << player_.tally() << "\n\n";
    offer_to_save_board(console_, player_.state().board);
}

/// The last word of a game that may go on another time.
void LineGame::tell_where_it_is() {
    if (!player_.has_news() && !player_.is_kept()) return;
    player_.keep();
    const auto& error = player_.why_not_kept();
    console_.out() << (error ? language::text("play.not_kept", language::error_text(*error))
                             : language::text("play.kept"))
                   << '\n';
}

}  // namespace satdoku::play
