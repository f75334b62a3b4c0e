#include "cube_sample.hpp"

#include <satdoku/core/random.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solve/engine.hpp>
#include <satdoku/ui/table.hpp>

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>

namespace satdoku::laboratory {

namespace {

/// "16-31": each row of the histogram reaches twice as far as the one before.
std::string row_name(int width) {
    if (width <= 1) return std::to_string(width);
    const std::uint64_t first = std::uint64_t{1} << static_cast<unsigned>(width - 1);
    return std::to_string(first) + "-" + std::to_string(2 * first - 1);
}

}  // namespace

Sampled sample_cubes(const cnf::ClauseList& cubes, solve::Engine& engine, const SampleTask& task) {
    std::vector<std::size_t> chosen(cubes.size());
    std::iota(chosen.begin(), chosen.end(), 0);
    core::Random(task.seed).shuffle(std::span(chosen));
    chosen.resize(std::min<std::size_t>(chosen.size(), task.cubes));
    std::sort(chosen.begin(), chosen.end());  // neighbours help each other, as they will later
    Sampled sampled;
    for (const std::size_t cube : chosen) {
        const std::uint64_t before = solve::conflicts_of(engine);
        const solve::Outcome outcome = engine.solve(cubes[cube], {.conflicts = task.conflicts}, task.stop);
        if (outcome.reason == solve::Reason::stopped) break;
        sampled.milliseconds += outcome.milliseconds;
        if (outcome.verdict == solve::Verdict::unknown) {
            ++sampled.unsolved;
        } else {
            sampled.conflicts.push_back(solve::conflicts_of(engine) - before);
        }
        sampled.has_model = outcome.verdict == solve::Verdict::satisfiable;
        if (sampled.has_model) break;
        if (task.progress) task.progress(sampled.conflicts.size() + sampled.unsolved);
    }
    return sampled;
}

std::string sampled_text(const Sampled& sampled, std::uint64_t cubes) {
    constexpr std::uint64_t longest_bar = 40;
    std::map<int, std::uint64_t> rows;
    for (const std::uint64_t conflicts : sampled.conflicts)
        ++rows[static_cast<int>(std::bit_width(conflicts))];
    std::uint64_t most = std::max<std::uint64_t>(sampled.unsolved, 1);
    for (const auto& [width, count] : rows) most = std::max(most, count);
    ui::Table table({ui::Align::right, ui::Align::right, ui::Align::left});
    const auto add = [&](const std::string& name, std::uint64_t count) {
        const auto bar = static_cast<std::size_t>((count * longest_bar + most - 1) / most);
        table.add({name, std::to_string(count), std::string(bar, '#')});
    };
    table.add({language::text("cubes.conflicts"), language::text("cubes.cubes"), ""});
    for (const auto& [width, count] : rows) add(row_name(width), count);
    if (sampled.unsolved > 0) add(language::text("cubes.more"), sampled.unsolved);
    std::string text = table.lines();
    const std::uint64_t tried = sampled.conflicts.size() + sampled.unsolved;
    if (sampled.has_model) return text + language::text("cubes.sample_model") + "\n";
    if (tried == 0) return {};
    const double seconds = sampled.milliseconds / 1000;
    return text +
           language::text(
               sampled.unsolved > 0 ? "cubes.sampled_at_least" : "cubes.sampled", tried,
               language::decimal_text(seconds, 1),
               language::decimal_text(seconds * static_cast<double>(cubes) / static_cast<double>(tried), 1),
               cubes) +
           "\n";
}

}  // namespace satdoku::laboratory
