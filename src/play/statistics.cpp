#include "statistics.hpp"
#include "session_text.hpp"
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/puzzle/levels.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/wording/cell_text.hpp>

namespace satdoku::play {
namespace {
namespace fs = std::filesystem;

/// The first line of the file. Each further line is a game: its day, layout, level, whether it was solved, its
/// milliseconds, hints and mistakes, and since the third edition of games how far a hint went.
constexpr std::string_view title = "satdoku statistics 1\n";
constexpr std::string_view solved_word = "solved";
constexpr std::string_view given_up_word = "given-up";

fs::path file_in(const fs::path& folder) { return folder / "statistics"; }

/// The contents of the file; only the title if there is no file yet.
std::string text_in(const fs::path& folder) {
    const bool missing = folder.empty() || !core::exists(core::to_name(file_in(folder)));
    return missing ? std::string(title) : core::read_whole(core::to_name(file_in(folder)));
}

/// Returns nothing if the line is not about a game.
std::optional<EndedGame> read_game(const std::string& line) {
    std::istringstream words(line);
    std::string day, layout, level_name, end, milliseconds, hints, mistakes, depth = "0", more;
    words >> day >> layout >> level_name >> end >> milliseconds >> hints >> mistakes;
    if (words >> more) depth = std::exchange(more, {});
    const auto level = puzzle::find_level(level_name);
    const auto time = core::parse_number<std::uint64_t>(milliseconds);
    const auto hint_count = core::parse_number<int>(hints);
    const auto mistake_count = core::parse_number<int>(mistakes);
    const auto deepest = core::parse_number<int>(depth);
    const bool known = grid::find_layout(layout) != nullptr && (end == solved_word || end == given_up_word);
    if (!known || !level || !time || !hint_count || !mistake_count || !deepest || *deepest < 0 ||
        *deepest > static_cast<int>(puzzle::Depth::done) || words >> more) {
        return std::nullopt;
    }
    return EndedGame{
        layout, *level, end == solved_word, *time, *hint_count, *mistake_count, static_cast<puzzle::Depth>(*deepest)};
}

std::vector<EndedGame> all_games() {
    const fs::path folder = frame::state_folder();
    std::istringstream lines(text_in(folder));
    std::vector<EndedGame> games;
    std::string line;
    for (std::uint64_t number = 1; std::getline(lines, line); ++number) {
        const bool is_title = number == 1 && line + '\n' == title;
        const auto game = is_title ? std::nullopt : read_game(line);
        if (game) games.push_back(*game);
        if (!game && !is_title) throw core::Error({file_in(folder).string(), number, 0}, "statistics.bad_line", {line});
    }
    return games;
}

/// The sums of all games of one layout and level.
struct Tally {
    std::string layout;
    deduce::Level level;
    int games = 0;
    int solved = 0;
    std::optional<std::uint64_t> best = {};  ///< least milliseconds of the games that were solved without a hint
    std::uint64_t milliseconds = 0;          ///< sum of the games that were solved
    int hints = 0;
    puzzle::Depth depth = puzzle::Depth::none;  ///< of the hint that went farthest
    int streak = 0;                             ///< games solved in a row, up to the latest game
    int longest = 0;                            ///< the longest such streak
};

bool is_of_kind(const Tally& tally, const EndedGame& game) {
    return tally.layout == game.layout && tally.level == game.level;
}

void count(Tally& tally, const EndedGame& game) {
    ++tally.games;
    tally.hints += game.hints;
    tally.depth = std::max(tally.depth, game.depth);
    tally.streak = game.solved ? tally.streak + 1 : 0;
    tally.longest = std::max(tally.longest, tally.streak);
    if (!game.solved) return;
    ++tally.solved;
    tally.milliseconds += game.milliseconds;
    if (game.hints == 0) tally.best = std::min(tally.best.value_or(game.milliseconds), game.milliseconds);
}

std::string best_text(const Tally& tally) { return tally.best ? time_text(*tally.best) : "-"; }

std::string mean_text(const Tally& tally) {
    return tally.solved == 0 ? "-" : time_text(tally.milliseconds / static_cast<unsigned>(tally.solved));
}

std::string kind_text(const Tally& tally) {
    return language::text("statistics.kind", wording::layout_text(*grid::find_layout(tally.layout)),
                          language::text(language::key("level", puzzle::name(tally.level))));
}

/// In the order of the layouts, then of the levels. Throws core::Error if the file is damaged.
std::vector<Tally> tallies() {
    const std::vector<EndedGame> games = all_games();
    std::vector<Tally> all;
    std::vector<std::string> layouts;
    for (const std::string_view name : grid::layout_names()) layouts.emplace_back(name);
    for (const EndedGame& game : games)
        if (std::ranges::find(layouts, game.layout) == layouts.end()) layouts.push_back(game.layout);
    for (const std::string& layout : layouts) {
        for (const std::string_view level : puzzle::levels) {
            Tally tally{layout, *puzzle::find_level(level)};
            for (const EndedGame& game : games)
                if (is_of_kind(tally, game)) count(tally, game);
            if (tally.games > 0) all.push_back(std::move(tally));
        }
    }
    return all;
}
}  // namespace

EndedGame ended_game(const puzzle::State& state) {
    const deduce::Geometry geometry(*state.givens.layout);
    const deduce::Path path = deduce::path_of(deduce::State(geometry, state.givens), &state.solution);
    return {state.givens.layout->name(),
            path.level,
            state.finished,
            state.milliseconds,
            state.hints,
            state.mistakes,
            state.depth};
}

void remember(const EndedGame& game) {
    const fs::path folder = frame::made_state_folder();
    // Invariant: no other program writes between reading and writing.
    const core::FolderLock alone(core::to_name(folder));
    std::ostringstream text;
    text << text_in(folder) << core::local_time("%Y-%m-%d") << ' ' << game.layout << ' ' << puzzle::name(game.level)
         << ' ' << (game.solved ? solved_word : given_up_word) << ' ' << game.milliseconds << ' ' << game.hints << ' '
         << game.mistakes << ' ' << static_cast<int>(game.depth) << '\n';
    core::Output output(core::to_name(file_in(folder)));
    output.write(text.str());
    output.commit();
}

std::string statistics_text() {
    const std::vector<Tally> all = tallies();
    if (all.empty()) return language::text("statistics.none") + '\n';
    using enum ui::Align;
    ui::Table table({left, right, right, right, right, right, right, right});
    table.add({language::text("statistics.kinds"), language::text("statistics.games"),
               language::text("statistics.solved"), language::text("statistics.best"),
               language::text("statistics.mean"), language::text("statistics.hints"),
               language::text("statistics.streak"), language::text("statistics.longest")});
    for (const Tally& tally : all) {
        table.add({kind_text(tally), std::to_string(tally.games), std::to_string(tally.solved), best_text(tally),
                   mean_text(tally), hints_text(tally.hints, tally.depth), std::to_string(tally.streak),
                   std::to_string(tally.longest)});
    }
    return table.lines() + language::text("statistics.note") + '\n';
}

std::string tally_text(const EndedGame& game) {
    for (const Tally& tally : tallies()) {
        if (!is_of_kind(tally, game)) continue;
        return language::text("statistics.line", kind_text(tally), tally.games, best_text(tally), mean_text(tally),
                              tally.streak);
    }
    return {};
}
}  // namespace satdoku::play
