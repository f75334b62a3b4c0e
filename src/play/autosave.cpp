#include "autosave.hpp"
#include "session_text.hpp"
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/wording/cell_text.hpp>

namespace satdoku::play {
namespace {
namespace fs = std::filesystem;

constexpr std::string_view ending = ".game";

/// Creates an empty file with the current time as its name.
std::string new_file() {
    const fs::path path = frame::made_state_folder() / core::local_time("%Y-%m-%d-%H%M%S").append(ending);
    return core::free_name(core::to_name(path), core::make_file);
}

std::string name_of_game(const std::string& path) { return core::to_name(core::to_path(path).stem()); }

/// The files of all autosaved games; the latest comes first.
std::vector<std::string> autosaves() {
    std::vector<std::pair<std::chrono::nanoseconds, std::string>> found;
    std::error_code none;
    for (fs::directory_iterator entry(frame::state_folder(), none), end; !none && entry != end; entry.increment(none)) {
        std::error_code vanished;
        const bool is_game = entry->path().extension() == ending && entry->file_size(vanished) > 0;
        if (!is_game || vanished) continue;
        std::string path = core::to_name(entry->path());
        if (const auto time = core::last_written(path)) found.emplace_back(*time, std::move(path));
    }
    std::sort(found.rbegin(), found.rend());
    std::vector<std::string> paths;
    for (auto& [time, path] : found) paths.push_back(std::move(path));
    return paths;
}

constexpr std::size_t most_shown = 15;

std::string about(const std::string& path) {
    try {
        const puzzle::State state =
            puzzle::load_game(core::read_whole(path), name_of_game(path), engines::standard_solver_maker());
        return language::text("autosave.game", wording::layout_text(*state.givens.layout),
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
                   console.paint(ui::Style::heading, language::visible(name_of_game(paths[at]))), about(paths[at])});
    }
    console.out() << table.lines();
    if (shown < paths.size()) console.say(language::text("autosave.more", paths.size() - shown));
}

/// The index of the game with this number or name. Throws core::Error for other texts.
std::size_t find_game(const std::string& name, const std::vector<std::string>& paths) {
    const auto number = core::parse_number<std::size_t>(name);
    if (number && *number >= 1 && *number <= paths.size()) return *number - 1;
    const auto found = std::ranges::find_if(paths, [&](const auto& path) { return name_of_game(path) == name; });
    if (found == paths.end()) throw core::Error("prompt.choice", {std::to_string(paths.size()), name});
    return static_cast<std::size_t>(found - paths.begin());
}

/// The answer of the user: a game to play, a game to remove, or the whole list.
struct Wish {
    enum class Kind { play, remove, all };
    Kind kind;
    std::size_t game = 0;  ///< from 0
};

/// Throws core::Error if the answer names none of the games.
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

Autosave::Autosave(std::string path) : path_(std::move(path)), text_(core::read_whole(path_)) {}

std::string Autosave::name() const { return name_of_game(path_); }

bool Autosave::is_ours() const {
    if (!exists()) return false;
    try {
        return core::read_whole(path_) == text_;
    } catch (const core::Error&) {
        return false;
    }
}

bool Autosave::write(std::string_view game) {
    // Invariant: no other program writes between the check and the writing.
    const core::FolderLock alone(
        core::to_name(exists() ? core::to_path(path_).parent_path() : frame::made_state_folder()));
    const bool parts = exists() && !is_ours();
    if (parts || !exists()) {
        path_ = new_file();
        text_.clear();
    }
    core::Output output(path_);
    output.write(game);
    output.commit();
    text_ = game;
    return parts;
}

void Autosave::remove() {
    if (!exists()) return;
    const core::FolderLock alone(core::to_name(core::to_path(path_).parent_path()));
    std::error_code ignored;
    if (is_ours()) fs::remove(core::to_path(path_), ignored);
    path_.clear();
}

bool has_autosaves() { return !autosaves().empty(); }

std::optional<std::string> choose_autosave(ui::Console& console, Ask ask) {
    std::vector<std::string> paths = autosaves();
    if (paths.empty()) throw core::Error("autosave.none");
    if (paths.size() == 1 && ask == Ask::if_several) return paths.front();
    for (bool all = false; !paths.empty();) {
        show(console, paths, all);
        Wish wish{Wish::Kind::play};
        const auto answered = ui::ask_until(
            console, language::text("autosave.which"), "1",
            [&](const std::string& answer) { wish = read_wish(answer, paths); },
            ui::help_text(console, language::text("autosave.which_help")));
        if (!answered) return std::nullopt;
        if (wish.kind == Wish::Kind::play) return paths[wish.game];
        all = wish.kind == Wish::Kind::all;
        if (all) continue;
        const std::string name = language::visible(name_of_game(paths[wish.game]));
        if (!ui::ask_yes_no(console, language::text("play.sure_remove", name), false).value_or(false)) continue;
        Autosave(paths[wish.game]).remove();
        console.out() << "  " << language::text("play.removed") << '\n';
        paths = autosaves();
    }
    return std::nullopt;
}

void list_autosaves(ui::Console& console) {
    const std::vector<std::string> paths = autosaves();
    if (paths.empty()) console.say(language::text("autosave.none"));
    show(console, paths, true);
}

std::string remove_autosave(const std::string& name) {
    const std::vector<std::string> paths = autosaves();
    if (paths.empty()) throw core::Error("autosave.none");
    const std::string& path = paths[find_game(name, paths)];
    Autosave(path).remove();
    return name_of_game(path);
}
}  // namespace satdoku::play
