#include "line_game.hpp"
#include "session_text.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/check/grid.hpp>
#include <satdoku/cnf/formula.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/grid/names.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/result/res_file.hpp>
#include <satdoku/solve/engine.hpp>
#include <satdoku/solving/solve_dialogue.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/ui/prompt.hpp>
#include <limits>

namespace satdoku::play {
namespace {
using Lines = std::vector<std::string>;

/// Whether the line of this word ends with the name of a file.
bool takes_file(std::string_view word) { return word == "save" || word == "formula"; }

/// Completes the first word of a line, or the name of its file.
ui::Completion complete_move(std::string_view line) {
    const std::size_t blank = std::min(line.find(' '), line.size());
    if (blank < line.size() && takes_file(line.substr(0, blank))) {
        ui::Completion file = ui::complete_file(line.substr(blank + 1));
        file.from += blank + 1;
        return file;
    }
    ui::Completion found;
    for (std::string& word : first_words())
        if (word.starts_with(line)) found.words.push_back(std::move(word));
    return found;
}

/// For players who gave up: writes the formula of the puzzle, solves it with the standard engine, writes its result as a
/// .res file under a free name next to it, and prints the names of the files and how it was solved.
void write_formula(ui::Console& console, const grid::Board& givens, const std::string& path) {
    const puzzle::Encoding encoding;
    boards::write_encoding(givens, encoding, path);
    console.say(boards::encoding_text(givens, encoding, frame::full_name(path)));
    cnf::Formula formula;
    puzzle::encode(givens, encoding, formula);
    const solving::SolveRequest request;
    const solving::Solution solved = solving::solve_before_person(console, request, formula);
    const puzzle::Numbering numbering(*givens.layout, encoding.merged);
    const auto model = [&](cnf::Variable variable) { return solved.engine->value(variable); };
    const bool is_solved = solved.outcome.verdict == solve::Verdict::satisfiable;
    if (is_solved) check::require_solution(*givens.layout, givens.digits, puzzle::decode(numbering, model).digits);
    const std::string result = core::free_name(result::res_name(path));
    result::write_res(core::Output(result), solved.outcome, numbering.count(), model);
    const std::string name = language::visible(frame::full_name(result));
    console.say(is_solved ? language::text("play.formula_solved", name, request.engine,
                                           language::decimal_text(solved.outcome.milliseconds, 3))
                          : language::text("play.formula_unsolved", name, solving::verdict_text(solved.outcome)));
}

/// The first word, and what follows it.
std::pair<std::string_view, std::string_view> split_line(std::string_view line) {
    const std::size_t end = std::min(line.find_first_of(core::blanks), line.size());
    return {line.substr(0, end), core::trimmed(line.substr(end))};
}

/// The error with the player's words in place of the English ones that were made of them.
core::Error as_typed(const core::Error& error, std::string_view line, std::string_view typed) {
    const auto [word, rest] = split_line(line);
    const auto [typed_word, typed_rest] = split_line(typed);
    std::vector<std::string> arguments = error.arguments();
    for (std::string& argument : arguments) {
        for (const auto& [english, words] : {std::pair(line, typed), {rest, typed_rest}, {word, typed_word}}) {
            if (argument != english) continue;
            argument = words;
            break;
        }
    }
    return core::Error(error.key(), std::move(arguments));
}

/// Throws core::Error: a word of letters that begins no line is an unknown command, not the name of a cell.
puzzle::Move move_of(const grid::Layout& layout, const std::string& text) {
    try {
        return puzzle::parse_move(layout, text);
    } catch (const core::Error&) {
        const std::string word(split_line(text).first);
        const auto is_letter = [](char one) { return (one | 0x20) >= 'a' && (one | 0x20) <= 'z'; };
        const auto is_of_word = [&](char one) { return is_letter(one) || static_cast<unsigned char>(one) >= 0x80; };
        const bool is_word = word.size() > 1 && std::ranges::all_of(word, is_of_word);
        if (is_word && find_word(word) == nullptr) throw frame::unknown("play.unknown_word", word, first_words());
        throw;
    }
}

constexpr std::string_view standard_board = "solution.txt";

bool may_write(ui::Console& console, const std::string& path) {
    return !core::exists(path) ||
           ui::ask_yes_no(console, language::text("menu.overwrite", language::visible(path)), false).value_or(false);
}

std::string saved_text(const std::string& path) {
    return language::text("menu.saved", language::visible(frame::full_name(path)));
}

void report_saved(ui::Console& console, const std::string& path) { console.say("  " + saved_text(path)); }
}  // namespace

void LineGame::run(bool on_screen) {
    if (on_screen && !quiet_ && console_.has_screen()) {
        keys();
    } else if (!quiet_) {
        show();
    }
    if (state().entering()) say(language::text("play.own_lines"));
    const auto continues = [this] { return !left_ && !state().over(); };
    if (continues()) {
        ui::converse(
            console_, [this] { return prompt(); },
            [&](const std::string& line) {
                obey(line);
                return continues();
            },
            {"move", complete_move, language::text("play.arrow")});
    }
    if (state().over()) return celebrate();
    if (!removed_) report_autosave();
}

/// Whether the answer is short enough for the line of the prompt.
bool LineGame::answers_shortly() const { return !quiet_ && ui::display_width(said_) <= console_.columns() / 2; }

std::string LineGame::prompt() {
    if (quiet_ && !said_.empty()) {
        console_.out() << said_ << '\n';
    } else if (!answers_shortly()) {
        console_.say(said_);
    }
    const std::string said = answers_shortly() ? said_ : std::string();
    said_.clear();
    const std::string asked = state().entering() ? language::text("play.prompt_own", state().board().filled())
                                                 : language::text("play.prompt", session_.holes());
    return (said.empty() ? "" : said + ' ') + asked;
}

void LineGame::obey(const std::string& typed) {
    if (typed.find('\x1b') != std::string::npos) throw core::Error("play.arrow");
    const std::string line = words_in_english(ui::half_width(typed));
    if (line.empty()) return show();
    try {
        obey(line, core::trimmed(typed));
    } catch (const core::Error& error) {
        throw as_typed(error, line, core::trimmed(typed));
    }
}

/// @param line  the same in English
void LineGame::obey(const std::string& line, std::string_view typed) {
    const auto [word, rest] = split_line(line);
    const Action* const action = find_word(word);
    if (action != nullptr && action->obey != nullptr) {
        if (!takes_file(word)) return action->obey(*this, std::string(rest));
        // A file keeps the name that was typed, with its blanks.
        const std::string_view file = split_line(typed).second;
        return ui::asks_for_help(file) ? help() : action->obey(*this, ui::file_name(file));
    }
    if (action == nullptr || action->sure.empty() || sure(action->sure)) make(line);
}

void LineGame::make(const std::string& text) {
    const puzzle::Move move = move_of(session_.layout(), text);
    std::string answer = session_.move(move);
    look_at_last_cell();
    // Of a cell that grids share, the grid that the player named.
    if (move.cell) {
        for (const grid::Place& place : session_.layout().places(*move.cell)) {
            for (const grid::Notation notation : {grid::Notation::cells, grid::Notation::r1c1}) {
                const std::string name = grid::place_name(session_.layout(), place, notation);
                if (text.find(name) != std::string::npos) grid_ = place.grid;
            }
        }
    }
    answered(std::move(answer));
}

/// Goes to the grid of the latest move's cell, if the cell is not in the present grid.
void LineGame::look_at_last_cell() {
    if (!session_.last_cell()) return;
    const auto places = session_.layout().places(*session_.last_cell());
    const bool stays = std::ranges::any_of(places, [this](const grid::Place& place) { return place.grid == grid_; });
    if (!stays) grid_ = places.front().grid;
}

/// Reports the answer to a move.
void LineGame::answered(std::string answer) {
    say(std::move(answer));
    if (!quiet_) show();
}

void LineGame::hint(const std::string& rest) {
    if (!rest.empty()) return make("hint " + rest);
    std::string answer = session_.hint();
    look_at_last_cell();
    grid_ = session_.hint_grid().value_or(grid_);
    answered(std::move(answer));
}

/// Shows the board, or on a terminal, if it does not fit above answer and prompt, the grid of the last move.
void LineGame::show() {
    constexpr std::size_t least = 3;
    std::size_t rows = std::numeric_limits<std::size_t>::max();
    if (console_.interactive()) {
        const std::size_t below = 1 + (answers_shortly() ? 0 : ui::wrap(said_, console_.columns()).size());
        rows = console_.rows() > below + least ? console_.rows() - below : least;
    }
    const auto fits = [&](const Picture& one) {
        return one.lines.size() <= rows && ui::widest(one.lines) <= console_.columns();
    };
    Picture picture = whole_picture(console_, session_, {});
    for (const bool compact : {false, true})
        if (!fits(picture)) picture = grid_picture(console_, session_, {}, grid_, compact);
    if (picture.lines.size() > rows) picture.lines = ui::lines_around(picture.lines, last_row(), rows);
    console_.out() << ui::joined(with_facts(console_, session_, picture, rows));
}

/// Shows the board that the whole screen showed, so that it stays above what is printed next.
void LineGame::show_end() {
    const Picture whole = whole_picture(console_, session_, {});
    if (ui::widest(whole.lines) > console_.columns()) return show();
    console_.out() << ui::joined(whole.lines);
}

/// The line of the latest move's cell in the compact picture of its grid.
ui::Area LineGame::last_row() const {
    const grid::Cell cell = session_.last_cell().value_or(session_.layout().cell(grid_, 4, 4));
    for (const grid::Place& place : session_.layout().places(cell))
        if (place.grid == grid_) return {static_cast<std::size_t>(place.row + 1), 0, 1, 1};
    return {0, 0, 1, 1};
}

void LineGame::show_all(const std::string& text) {
    const Filter filter = parse_filter(session_.layout(), text);
    constexpr std::size_t any = std::numeric_limits<std::size_t>::max();
    const Picture whole = whole_picture(console_, session_, filter);
    if (ui::widest(whole.lines) <= console_.columns()) {
        ui::show_pages(console_, with_facts(console_, session_, whole, any));
        return;
    }
    Picture each{{}, all_grids, whole.signs};
    for (int grid = 0; grid < session_.layout().grid_count(); ++grid) {
        constexpr std::size_t height = 16;  // of a grid with its rules, and of the prompt
        const bool compact = console_.interactive() && console_.rows() < height;
        const Lines more = grid_picture(console_, session_, filter, grid, compact).lines;
        each.lines.insert(each.lines.end(), more.begin(), more.end());
    }
    ui::show_pages(console_, with_facts(console_, session_, each, any));
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
    ui::show_pages(console_, lines);
}

/// Lists what the player has coloured, or makes the move.
void LineGame::show_colours(const std::string& rest) {
    if (!rest.empty()) return make("colours " + rest);
    ui::show_pages(console_, colours_list(state()));
}

void LineGame::help() {
    ui::show_pages(console_, ui::split_lines(ui::definitions(line_help(session_.layout()), console_.columns())));
}

void LineGame::keys() {
    if (!console_.has_screen()) throw core::Error("play.no_terminal");
    if (!key_game_) key_game_.emplace(console_, session_);
    key_game_->say(language::text(state().entering() ? "play.own_keys" : "play.unknown_key"));
    for (;;) {
        switch (key_game_->run()) {
            case KeyGame::Next::lines: look_at_last_cell(); return show();
            case KeyGame::Next::leave:
                if (state().over()) show_end();
                return leave();
            case KeyGame::Next::gone: left_ = true; return;
            case KeyGame::Next::save: break;
        }
        try {
            const bool saved = save({});
            key_game_->say(saved ? saved_text(session_.path()) : "");
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
    for (int grid = 0; grid < session_.layout().grid_count(); ++grid)
        console_.say(language::text("info.left", grid::grid_letter(grid), digits_left_aloud(state(), grid)));
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
        const auto asked =
            ui::ask_file(console_, language::text("play.save_file"), name_to_save(), "prompt.new_file_help");
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

void LineGame::formula(const std::string& file) {
    if (!sure("play.sure_solve")) return;
    formula_file_ = file.empty() ? boards::free_formula_name(session_.layout().name()) : core::free_name(file);
    make("solve");
}

/// Offers the formula to those who gave up without asking for it.
void LineGame::offer_formula() {
    if (!formula_file_) {
        const std::string file = boards::free_formula_name(session_.layout().name());
        const std::string question = language::text("play.write_formula", file, result::res_name(file));
        if (!ui::ask_yes_no(console_, question, false).value_or(false)) return;
        formula_file_ = file;
    }
    write_formula(console_, state().givens, *formula_file_);
}

/// Offers to save the board after the end of the game, as a line that every command can read.
void LineGame::offer_to_save_board() {
    if (!ui::ask_yes_no(console_, language::text("play.save_board"), false).value_or(false)) return;
    const auto path =
        frame::ask_new_file(console_, language::text("puzzle_menu.save_file"), std::string(standard_board));
    if (!path) return;
    core::Output output(*path);
    output.write(grid::noted_line(state().board()) + '\n');
    output.commit();
    report_saved(console_, *path);
}

void LineGame::celebrate() {
    const bool won = state().finished;
    console_.out() << '\n'
                   << console_.paint(won ? ui::Style::good : ui::Style::heading, session_.farewell()) << '\n'
                   << session_.tally() << "\n\n";
    offer_to_save_board();
    if (!won) offer_formula();
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
