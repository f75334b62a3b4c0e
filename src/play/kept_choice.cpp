#include "player.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/play/kept_choice.hpp>
#include <satdoku/play/kept_games.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/table.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <filesystem>
#include <vector>

namespace satdoku::play {

namespace {

constexpr std::size_t most_shown = 15;

std::string about(const std::string& path) {
    try {
        const puzzle::State state = puzzle::load_game(core::read_whole(path), name_of_game(path),
                                                      engines::solver_maker(engines::solver_names().front()));
        return language::text("play.kept_game", language::text("layout_name." + state.givens.layout->name()),
                              puzzle::counted_board(state).holes(), time_text(state.milliseconds));
    } catch (const core::Error& error) {
        return language::error_text(error);
    }
}

void show(ui::Console& console, const std::vector<std::string>& paths, bool all) {
    const std::size_t shown = all ? paths.size() : std::min(paths.size(), most_shown);
    ui::Table table({ui::Align::right, ui::Align::left, ui::Align::left});
    for (std::size_t at = 0; at < shown; ++at) {
        table.add({std::to_string(at + 1),
                   console.paint(ui::Style::heading, language::visible(name_of_game(paths[at]))),
                   about(paths[at])});
    }
    console.out() << table.lines();
    if (shown < paths.size()) console.say(language::text("play.more_kept", paths.size() - shown));
}

/// A game of the list by its number or name. Throws core::Error where there is none.
std::size_t find_game(const std::string& name, const std::vector<std::string>& paths) {
    const auto number = core::parse_number<std::size_t>(name);
    if (number && *number >= 1 && *number <= paths.size()) return *number - 1;
    const auto found = std::find_if(paths.begin(), paths.end(),
                                    [&](const auto& path) { return name_of_game(path) == name; });
    if (found == paths.end()) throw core::Error("prompt.choice", {std::to_string(paths.size()), name});
    return static_cast<std::size_t>(found - paths.begin());
}

/// An answer: the first word may say what is wanted, the last one names a game.
struct Wish {
    enum class Kind { play, remove, all };
    Kind kind;
    std::size_t game = 0;  ///< from 0
};

/// Throws core::Error where the answer names none of the games.
Wish read_wish(const std::string& answer, const std::vector<std::string>& paths) {
    const std::string typed = ui::half_width(answer);
    const std::size_t blank = std::min(typed.find(' '), typed.size());
    const std::string word = typed.substr(0, blank);
    if (word == "all" || word == "全部") return {Wish::Kind::all};
    const bool removes = word == "remove" || word == "删除";
    const std::string name = removes ? typed.substr(std::min(blank + 1, typed.size())) : typed;
    const Wish::Kind kind = removes ? Wish::Kind::remove : Wish::Kind::play;
    return {kind, find_game(name, paths)};
}

}  // namespace

std::optional<std::string> choose_kept_game(ui::Console& console, Ask ask) {
    std::vector<std::string> paths = kept_games();
    if (paths.empty()) throw core::Error("play.nothing_kept");
    if (paths.size() == 1 && ask == Ask::where_needed) return paths.front();
    for (bool all = false; !paths.empty();) {
        show(console, paths, all);
        Wish wish{Wish::Kind::play};
        const auto answered =
            ui::ask_until(console, language::text("play.which_kept"), "1",
                          [&](const std::string& answer) { wish = read_wish(answer, paths); });
        if (!answered) return std::nullopt;
        if (wish.kind == Wish::Kind::play) return paths[wish.game];
        all = wish.kind == Wish::Kind::all;
        if (all) continue;
        const std::string name = language::visible(name_of_game(paths[wish.game]));
        if (!ui::ask_yes_no(console, language::text("play.sure_remove", name), false).value_or(false))
            continue;
        KeptGame(paths[wish.game]).remove();
        console.out() << "  " << language::text("play.removed") << '\n';
        paths = kept_games();
    }
    return std::nullopt;
}

void list_kept_games(ui::Console& console) {
    const std::vector<std::string> paths = kept_games();
    if (paths.empty()) console.say(language::text("play.nothing_kept"));
    show(console, paths, true);
}

std::string remove_kept_game(const std::string& name) {
    const std::vector<std::string> paths = kept_games();
    if (paths.empty()) throw core::Error("play.nothing_kept");
    const std::string& path = paths[find_game(name, paths)];
    KeptGame(path).remove();
    return name_of_game(path);
}

}  // namespace satdoku::play
