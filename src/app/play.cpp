// Playing line by line: works over a pipe and for screen readers.
#include "play.hpp"

#include "solvers.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/ui/file_names.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/table.hpp>
#include <satdoku/ui/text.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <iterator>
#include <utility>

namespace satdoku::app {

namespace {

/// What a Chinese player may type for the words of moves and commands.
constexpr std::array<std::pair<std::string_view, std::string_view>, 16> other_words = {{{"提示", "hint"},
                                                                                        {"撤销", "undo"},
                                                                                        {"重做", "redo"},
                                                                                        {"检查", "check"},
                                                                                        {"重来", "restart"},
                                                                                        {"解答", "solve"},
                                                                                        {"保存", "save"},
                                                                                        {"帮助", "help"},
                                                                                        {"退出", "quit"},
                                                                                        {"清除", "clear"},
                                                                                        {"标记", "mark"},
                                                                                        {"候选", "marks"},
                                                                                        {"显示", "show"},
                                                                                        {"笔记", "notes"},
                                                                                        {"存点", "savepoint"},
                                                                                        {"回到", "back"}}};

class LineGame {
  public:
    LineGame(Context& context, Player player)
        : context_(context), console_(context.console), player_(std::move(player)) {}

    void run() {
        show(0);
        ui::converse(
            console_,
            [this] {
                return std::exchange(said_, {}) + ui::text("play.prompt", player_.state().board.holes());
            },
            [this](const std::string& line) {
                obey(line);
                return !left_ && !player_.state().over();
            });
        if (player_.state().over()) return celebrate();
        tell_where_it_is();
    }

  private:
    /// @param digit  to point out, with the places where it may go; 0: none
    void show(int digit) {
        const auto board = ui::board_lines(console_, player_.layout(), player_.looks(digit, digit != 0));
        std::vector<std::string> legend = {ui::text("play.panel_marks"), ui::text("play.panel_more_marks"),
                                           ui::text("play.panel_help")};
        if (console_.has_screen()) legend.push_back(ui::text("play.panel_keys"));
        const auto dimmed = [this](const std::string& line) { return console_.paint(ui::Style::dim, line); };
        std::vector<std::string> panel = player_.panel(console_);
        panel.emplace_back();
        std::transform(legend.begin(), legend.end(), std::back_inserter(panel), dimmed);
        const std::vector<std::string> both = ui::beside(board, panel);
        const std::size_t columns = console_.columns();
        if (ui::widest(board) > columns) {
            console_.out() << ui::text("play.too_narrow", ui::widest(board), columns) << '\n';
        } else if (ui::widest(both) <= columns) {
            console_.out() << ui::joined(both);
        } else {
            std::vector<std::string> facts;
            for (const auto& [name, value] : player_.facts()) {
                name.empty() ? facts.back().append(" ").append(value)
                             : facts.emplace_back(name + ' ' + value);
            }
            console_.out() << ui::joined(board) << ui::joined(ui::wrap(on_one_line(facts), columns - 1));
            for (const std::string& line : ui::wrap(on_one_line(legend), columns - 1)) {
                console_.out() << dimmed(line) << '\n';
            }
        }
    }

    static std::string on_one_line(const std::vector<std::string>& parts) {
        std::string line;
        for (const std::string& part : parts) line.append(line.empty() ? "" : "   ").append(part);
        return line;
    }

    void celebrate() {
        const bool won = player_.state().finished;
        console_.out() << '\n'
                       << console_.paint(won ? ui::Style::good : ui::Style::heading, player_.farewell())
                       << "\n\n";
    }

    void obey(const std::string& typed) {
        const std::size_t begin = typed.find_first_not_of(" \t\r");
        if (begin == std::string::npos) return show(0);
        const std::string line = typed.substr(begin);
        const std::size_t end = std::min(line.find_first_of(" \t\r"), line.size());
        std::string word = ui::half_width(line.substr(0, end));
        for (const auto& [other, known] : other_words) {
            if (word == other) word = known;
        }
        const std::string rest = ui::file_name(line.substr(end));
        if (word == "quit" || word == "q" || word == "exit") return leave();
        if (word == "help" || word == "h" || word == "?") return help();
        if (word == "show") return show(rest.empty() ? 0 : number(rest, grid::digits));
        if (word == "notes") return show_marks(rest);
        if (word == "save") return save(rest);
        if (word == "keys") return keys();
        const bool cannot_be_undone = word == "restart" || word == "solve";
        if (cannot_be_undone && console_.interactive() &&
            !sure(word == "solve" ? "play.sure_solve" : "play.sure_restart")) {
            return;
        }
        const std::string move = word + ui::half_width(line.substr(end));
        said_ = player_.move(puzzle::parse_move(player_.layout(), move)) + ' ';
        show(0);
    }

    static int number(const std::string& text, int largest) {
        const auto number = core::parse_number<int>(ui::half_width(text));
        if (number && *number >= 1 && *number <= largest) return *number;
        throw core::Error("prompt.number", {"1", std::to_string(largest), text});
    }

    bool sure(std::string_view key) { return ui::ask_yes_no(console_, ui::text(key), false).value_or(false); }

    void leave() {
        if (player_.has_news()) offer_to_save();
        left_ = true;
    }

    /// Where the game is kept by itself nothing is lost; a file of the person's is theirs to overwrite.
    void offer_to_save() {
        const bool lost_else = player_.why_not_kept().has_value();
        if (lost_else) console_.out() << ui::text("play.not_kept", why_not_kept()) << '\n';
        if (!lost_else && player_.path().empty()) return;
        if (ui::ask_yes_no(console_, ui::text("play.save_first", name_to_save()), true).value_or(false))
            save(player_.path());
    }

    std::string why_not_kept() const { return ui::error_text(*player_.why_not_kept()); }

    /// The last word of a game that may go on another time.
    void tell_where_it_is() {
        if (!player_.has_news() && !player_.is_kept()) return;
        player_.keep();
        const bool is_kept = !player_.why_not_kept();
        console_.out() << (is_kept ? ui::text("play.kept") : ui::text("play.not_kept", why_not_kept()))
                       << '\n';
    }

    std::string name_to_save() const {
        return player_.path().empty() ? std::string(standard_save) : player_.path();
    }

    void save(std::string path) {
        if (path.empty()) {
            const auto asked = ui::ask_file(console_, ui::text("play.save_file"), name_to_save());
            if (!asked) return;
            path = *asked;
        }
        std::error_code ignored;
        const bool other_file = path != player_.path() && std::filesystem::exists(path, ignored);
        if (other_file &&
            !ui::ask_yes_no(console_, ui::text("menu.overwrite", ui::visible(path)), true).value_or(false)) {
            return;
        }
        player_.save(path);
        console_.out() << "  " << ui::text("menu.saved", ui::visible(path)) << '\n';
    }

    void help() {
        const std::string cell = player_.layout().grid_count() > 1 ? "a36" : "36";
        const std::string numbers = player_.layout().grid_count() > 1 ? "a 3 6 6" : "3 6 6";
        std::vector<std::pair<std::string, std::string>> entries;
        for (const std::string& line : ui::split_lines(ui::text("play.help", cell, numbers))) {
            const std::size_t tab = std::min(line.find('\t'), line.size());
            entries.emplace_back(line.substr(0, tab), line.substr(std::min(tab + 1, line.size())));
        }
        console_.out() << ui::definitions(entries, console_.columns());
    }

    void show_marks(const std::string& rest) {
        const int grids = player_.layout().grid_count();
        const int only = rest.empty() ? grids : puzzle::parse_grid(player_.layout(), ui::half_width(rest));
        for (int grid = 0; grid < grids; ++grid) {
            if (only != grids && grid != only) continue;
            if (grids > 1) console_.out() << ui::text("play.grid", grid::grid_letter(grid)) << '\n';
            console_.out() << ui::joined(
                ui::mark_lines(console_, player_.layout(), grid, player_.looks(), player_.state().marks));
        }
    }

    void keys() {
        if (!console_.has_screen()) throw core::Error("play.no_terminal");
        left_ = !play_with_keys(context_, player_);
        if (!left_) show(0);
    }

    Context& context_;
    ui::Console& console_;
    Player player_;
    std::string said_;  ///< about the last move: stands before the prompt
    bool left_ = false;
};

puzzle::State load(const std::string& path) {
    return puzzle::load_game(core::read_whole(path), path, solver_maker(solver_names().front()));
}

/// The kept game that the person wants: the only one, or one of a list. Nothing where the person leaves.
std::optional<std::string> choose_kept_game(ui::Console& console) {
    constexpr std::size_t most_shown = 15;
    std::vector<std::string> paths = kept_games();
    paths.resize(std::min(paths.size(), most_shown));
    if (paths.empty()) throw core::Error("play.nothing_kept");
    if (paths.size() == 1) return paths.front();
    std::vector<ui::Choice> choices;
    for (const std::string& path : paths) {
        std::string title;
        try {
            const puzzle::State state = load(path);
            title = ui::text("play.kept_game", state.givens.layout->name(), state.board.holes(),
                             time_text(state.milliseconds));
        } catch (const core::Error& error) {
            title = ui::error_text(error);
        }
        choices.push_back({std::filesystem::path(path).stem().string(), title});
    }
    const auto chosen = ui::ask_choice(console, ui::text("play.which_kept"), choices, 0);
    if (!chosen) return std::nullopt;
    return paths[*chosen];
}

}  // namespace

void play_new(Context& context, const grid::Board& givens, std::optional<puzzle::Feedback> feedback) {
    const auto solver = solver_maker(solver_names().front())(*givens.layout);
    puzzle::State state = puzzle::begin_game(givens, *solver, feedback.value_or(puzzle::Feedback::solution));
    if (!feedback) {
        const ui::Choice choices[] = {{"solution", ui::text("play.by_solution_more")},
                                      {"rules", ui::text("play.by_rules_more")}};
        const auto chosen = ui::ask_choice(context.console, ui::text("play.which_feedback"), choices, 0);
        if (!chosen) return;
        if (*chosen == 1) state = puzzle::begin_game(givens, state.solution, puzzle::Feedback::rules);
    }
    LineGame(context, Player(std::move(state))).run();
}

void play_saved(Context& context, const std::string& path) {
    Player player(load(path));
    player.came_from(path);
    if (player.state().over()) {
        context.console.out() << player.farewell() << '\n';
        return;
    }
    LineGame(context, std::move(player)).run();
}

void play_kept(Context& context) {
    const auto path = choose_kept_game(context.console);
    if (!path) return;
    KeptGame kept(*path);
    puzzle::State state = puzzle::load_game(kept.text(), *path, solver_maker(solver_names().front()));
    LineGame(context, Player(std::move(state), std::move(kept))).run();
}

}  // namespace satdoku::app
