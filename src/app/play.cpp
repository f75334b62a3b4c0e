// Playing line by line: works over a pipe and for screen readers.
#include "play.hpp"

#include "puzzle_files.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/text.hpp>

#include <array>
#include <filesystem>
#include <utility>

namespace satdoku::app {

namespace {

/// What a Chinese player may type for the words of moves and commands.
constexpr std::array<std::pair<std::string_view, std::string_view>, 14> other_words = {{{"提示", "hint"},
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
                                                                                        {"笔记", "notes"}}};

class LineGame {
  public:
    LineGame(Context& context, Player player)
        : context_(context), console_(context.console), player_(std::move(player)) {}

    void run() {
        show();
        while (!left_ && !player_.state().over()) {
            const auto line = console_.ask(said_ + ui::text("play.prompt", player_.state().board.holes()));
            said_.clear();
            if (!line) return;
            try {
                obey(*line);
            } catch (const core::Error& error) {
                if (error.key().starts_with("output.")) throw;
                console_.out() << "  " << console_.paint(ui::Style::bad, ui::error_text(error)) << '\n';
            }
        }
        if (player_.state().over()) celebrate();
    }

  private:
    void show() {
        const auto board = ui::board_lines(console_, player_.layout(), player_.looks());
        std::vector<std::string> panel = player_.panel(console_);
        panel.emplace_back();
        for (const std::string_view key : {"play.panel_marks", "play.panel_more_marks", "play.panel_help"}) {
            panel.push_back(console_.paint(ui::Style::dim, ui::text(key)));
        }
        if (console_.interactive())
            panel.push_back(console_.paint(ui::Style::dim, ui::text("play.panel_keys")));
        console_.out() << ui::joined(ui::beside(board, panel));
    }

    void celebrate() {
        const bool won = player_.state().finished;
        console_.out() << '\n'
                       << console_.paint(won ? ui::Style::good : ui::Style::heading, player_.farewell())
                       << "\n\n";
    }

    void obey(const std::string& line) {
        const std::size_t begin = line.find_first_not_of(" \t\r");
        if (begin == std::string::npos) {
            show();
            return;
        }
        const std::size_t end = std::min(line.find_first_of(" \t\r", begin), line.size());
        std::string word = line.substr(begin, end - begin);
        for (const auto& [other, known] : other_words) {
            if (word == other) word = known;
        }
        const std::string rest = ui::file_name(line.substr(end));
        if (word == "quit" || word == "q" || word == "exit") return leave();
        if (word == "help" || word == "h" || word == "?") return help();
        if (word == "show") return show();
        if (word == "notes") return show_marks(rest);
        if (word == "save") return save(rest);
        if (word == "keys") return keys();
        const bool cannot_be_undone = word == "restart" || word == "solve";
        if (cannot_be_undone && console_.interactive() &&
            !sure(word == "solve" ? "play.sure_solve" : "play.sure_restart")) {
            return;
        }
        said_ = player_.move(puzzle::parse_move(player_.layout(), word + line.substr(end))) + ' ';
        show();
    }

    bool sure(std::string_view key) { return ui::ask_yes_no(console_, ui::text(key), false).value_or(false); }

    void leave() {
        if (player_.has_news() && ui::ask_yes_no(console_, ui::text("play.save_first"), true).value_or(false))
            save({});
        left_ = true;
    }

    void save(std::string path) {
        if (path.empty()) {
            const std::string standard = player_.path().empty() ? std::string(standard_save) : player_.path();
            const auto asked = ui::ask_file(console_, ui::text("play.save_file"), standard);
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
        const std::string numbers = player_.layout().grid_count() > 1 ? "1 3 6 6" : "3 6 6";
        console_.out() << ui::text("play.help", cell, numbers) << '\n';
    }

    void show_marks(const std::string& rest) {
        const int grids = player_.layout().grid_count();
        const auto number = core::parse_number<int>(rest.empty() ? "1" : rest);
        if (!number || *number < 1 || *number > grids) {
            throw core::Error("prompt.number", {"1", std::to_string(grids), rest});
        }
        for (int grid = 0; grid < grids; ++grid) {
            if (!rest.empty() && grid != *number - 1) continue;
            if (grids > 1) console_.out() << ui::text("play.grid", grid + 1) << '\n';
            console_.out() << ui::joined(
                ui::mark_lines(console_, player_.layout(), grid, player_.looks(), player_.state().marks));
        }
    }

    void keys() {
        if (!console_.interactive()) throw core::Error("play.no_terminal");
        left_ = !play_with_keys(context_, player_);
        if (!left_) show();
    }

    Context& context_;
    ui::Console& console_;
    Player player_;
    std::string said_;  ///< about the last move: stands before the prompt
    bool left_ = false;
};

}  // namespace

void play_new(Context& context, const grid::Board& givens, std::optional<puzzle::Feedback> feedback) {
    const auto solver = puzzle::make_bitboard_solver(*givens.layout);
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
    Player player(puzzle::load_game(core::read_whole(path), path, puzzle::make_bitboard_solver));
    player.came_from(path);
    if (player.state().over()) {
        context.console.out() << player.farewell() << '\n';
        return;
    }
    LineGame(context, std::move(player)).run();
}

}  // namespace satdoku::app
