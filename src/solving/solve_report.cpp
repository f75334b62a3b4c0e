#include <satdoku/core/json.hpp>
#include <satdoku/core/machine.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/ui/columns.hpp>

namespace satdoku::solving {
namespace {
/// By solve::Verdict: the word of the SAT competitions, and the keys of the name in tables and of the whole text.
struct VerdictWords {
    std::string_view competition;
    std::string_view name;
    std::string_view text;
};
constexpr std::array<VerdictWords, 3> verdict_words = {{
    {"UNSATISFIABLE", "verdict.short_unsatisfiable", "verdict.unsatisfiable"},
    {"SATISFIABLE", "verdict.short_satisfiable", "verdict.satisfiable"},
    {"UNKNOWN", "verdict.short_unknown", "verdict.unknown"},
}};

const VerdictWords& words_of(solve::Verdict verdict) { return verdict_words[static_cast<std::size_t>(verdict)]; }

std::string count_text(const solve::Statistic& statistic) {
    const auto words = [](std::string_view count) { return language::text(language::key("statistic", count)); };
    if (statistic.thread == 0) return words(statistic.name);
    return language::text("statistic.of_thread", statistic.thread, words(statistic.count));
}

/// None if the engine has no passes, or several engines ran.
std::vector<solve::PassCost> pass_costs(const solve::Engine& engine) {
    const auto* const profiled = dynamic_cast<const solve::Profiled*>(&engine);
    return profiled == nullptr ? std::vector<solve::PassCost>() : profiled->pass_costs();
}

/// What a solver does all the time has a speed. How often it collects garbage in a second says nothing.
bool has_rate(const solve::Statistic& statistic) {
    constexpr std::array<std::string_view, 4> with_rate = {"nodes", "decisions", "propagations", "conflicts"};
    const std::string_view name = statistic.thread == 0 ? statistic.name : statistic.count;
    return std::find(with_rate.begin(), with_rate.end(), name) != with_rate.end();
}
}  // namespace

void show_progress(solve::Engine& engine, ui::Console& console) {
    constexpr double long_enough = 2;
    engine.report_to([&console, watch = core::Stopwatch()](const solve::Engine& reporting) {
        const auto text = [&] { return progress_text(reporting, watch.seconds(), console.columns() - 1); };
        if (frame::take_question()) {
            console.progress({});
            console.warn(text());
        } else if (console.shows_progress() && watch.seconds() >= long_enough) {
            console.progress(text());
        }
    });
}

std::string SearchLines::next(const solve::Engine& engine, double seconds) {
    constexpr std::uint64_t lines_between_names = 20;
    constexpr double megabyte = 1e6;
    const solve::Statistics statistics = engine.statistics();
    const auto count = [&](std::string_view name) -> std::optional<std::uint64_t> {
        const solve::Statistic* const found = solve::find_statistic(statistics, name);
        return found == nullptr ? std::nullopt : std::optional(found->value);
    };
    const auto shown = [&](std::string_view name) {
        const auto value = count(name);
        return value ? std::to_string(*value) : std::string("-");
    };
    const std::uint64_t conflicts = count("conflicts").value_or(0);
    const std::uint64_t learned = count("learned").value_or(0);
    const auto rate = static_cast<double>(conflicts - conflicts_) / std::max(seconds - seconds_, 1e-3);
    const double glue =
        learned == 0 ? 0 : static_cast<double>(count("learned_glue").value_or(0)) / static_cast<double>(learned);
    const std::array<std::pair<std::string_view, std::string>, 9> columns = {{
        {"column.seconds", language::decimal_text(seconds, 1)},
        {"column.megabytes", language::decimal_text(static_cast<double>(core::peak_memory()) / megabyte, 0)},
        {"statistic.restarts", shown("restarts")},
        {"statistic.conflicts", shown("conflicts")},
        {"column.rate", language::decimal_text(rate, 0)},
        {"column.redundant", shown("redundant")},
        {"column.glue", learned == 0 ? "-" : language::decimal_text(glue, 1)},
        {"column.irredundant", shown("irredundant")},
        {"column.variables", shown("variables_left")},
    }};
    conflicts_ = conflicts;
    seconds_ = seconds;
    std::string names;
    std::string line;
    for (const auto& [key, value] : columns) {
        constexpr std::size_t least = 7;
        const std::string name = language::text(key);
        const std::size_t width = std::max(ui::display_width(name), least) + 1;
        names += ui::pad_left(name, width);
        line += ui::pad_left(value, width);
    }
    return lines_++ % lines_between_names == 0 ? names + '\n' + line : line;
}

std::string pass_text(unsigned thread, const solve::PassRun& run) {
    std::string changes;
    for (const solve::Statistic& change : run.changes)
        core::append_item(changes, ", ", std::to_string(change.value) + ' ' + count_text(change));
    if (changes.empty()) changes = language::text("pass.no_change");
    const std::string line = language::text("pass.run", run.cost.name, changes,
                                            language::decimal_text(static_cast<double>(run.cost.ticks) / 1e6, 3),
                                            language::decimal_text(run.cost.milliseconds, 1));
    return thread == 0 ? line : language::text("statistic.of_thread", thread, line);
}

std::string progress_text(const solve::Engine& engine, double seconds, std::size_t columns) {
    const std::string time = language::decimal_text(seconds, 0);
    std::string counts;
    for (const solve::Statistic& each : engine.statistics()) {
        std::string longer = counts;
        core::append_item(longer, ", ", std::to_string(each.value) + ' ' + count_text(each));
        if (ui::display_width(language::text("solve.progress", time, longer)) > columns) break;
        counts = std::move(longer);
    }
    return language::text("solve.progress", time, counts);
}

std::string as_comment(const ui::Console& console, const std::string& text) {
    constexpr std::string_view mark = "c ";
    std::string commented;
    std::istringstream lines(console.fit(text, mark.size()));
    for (std::string line; std::getline(lines, line);) commented.append(mark).append(line).append("\n");
    return commented;
}

std::string_view verdict_word(solve::Verdict verdict) { return words_of(verdict).competition; }

std::string verdict_name(solve::Verdict verdict) { return language::text(words_of(verdict).name); }

std::string verdict_text(const solve::Outcome& outcome) {
    return language::text(words_of(outcome.verdict).text, reason_text(outcome.reason));
}

std::string_view reason_word(solve::StopReason reason) {
    constexpr std::array<std::string_view, 6> words = {"none", "conflicts", "decisions", "time", "memory", "stopped"};
    return words[static_cast<std::size_t>(reason)];
}

std::string reason_text(solve::StopReason reason) {
    return language::text(language::key("reason", reason_word(reason)));
}

std::string verdict_line(const ui::Console& console, const solve::Outcome& outcome) {
    return console.paint(ui::Style::heading, verdict_text(outcome)) + "  " +
           language::text("solving.time", language::decimal_text(outcome.milliseconds, 3));
}

std::string statistics_text(const solve::Engine& engine, const solve::Outcome& outcome, std::size_t most) {
    ui::Table table({ui::Align::left, ui::Align::right, ui::Align::right});
    const double seconds = outcome.milliseconds / 1000;
    std::size_t shown = 0;
    for (const solve::Statistic& statistic : engine.statistics()) {
        if (statistic.value == 0 && !statistic.always) continue;
        if (++shown > most) break;
        const double rate = seconds > 0 ? static_cast<double>(statistic.value) / seconds : 0;
        table.add({count_text(statistic), std::to_string(statistic.value),
                   has_rate(statistic) ? language::text("statistic.rate", language::decimal_text(rate, 0)) : ""});
    }
    if (most != std::numeric_limits<std::size_t>::max()) return table.lines(0);
    constexpr double megabyte = 1e6;
    const double memory = static_cast<double>(core::peak_memory()) / megabyte;
    table.add({language::text("statistic.time"),
               language::decimal_text(outcome.milliseconds, 3) + ' ' + language::text("statistic.ms"), ""});
    table.add({language::text("statistic.memory"), language::decimal_text(memory, 1) + " MB", ""});
    for (const solve::PassCost& cost : pass_costs(engine)) {
        table.add({language::text(language::key("pass", cost.name)),
                   language::text("statistic.pass_ticks", cost.ticks, cost.runs),
                   language::decimal_text(cost.milliseconds, 3) + ' ' + language::text("statistic.ms")});
    }
    return table.lines(0);
}

std::string statistics_json(const solve::Engine& engine, const solve::Outcome& outcome, const std::string& path,
                            const cnf::ReadReport& report, double milliseconds_of_reading) {
    std::string text;
    core::JsonWriter json(text);
    json.begin_object();
    json.member("file", language::visible(path));  // JSON is UTF-8; the name of a file may be any bytes
    json.member("variables", report.variables);
    json.member("clauses", report.clauses);
    json.member("literals", report.literals);
    json.member("verdict", verdict_word(outcome.verdict));
    json.member("reason", reason_word(outcome.reason));
    json.key("reading_ms").raw(language::decimal_text(milliseconds_of_reading, 3));
    json.key("solving_ms").raw(language::decimal_text(outcome.milliseconds, 3));
    json.member("peak_bytes", core::peak_memory());
    json.key("statistics").begin_object();
    for (const solve::Statistic& statistic : engine.statistics()) json.member(statistic.name, statistic.value);
    json.end_object();
    json.key("passes").begin_array();
    for (const solve::PassCost& cost : pass_costs(engine)) {
        json.begin_object();
        json.member("name", cost.name).member("runs", cost.runs).member("ticks", cost.ticks);
        json.key("pass_ms").raw(language::decimal_text(cost.milliseconds, 3));
        json.end_object();
    }
    json.end_array().end_object();
    return text;
}

std::string ModelLines::next() {
    constexpr std::size_t columns = 78;
    if (ended_) return {};
    std::string line = "v";
    for (; position_ <= variables_; ++position_) {
        const cnf::Variable variable(position_);
        ended_ = position_ == variables_;
        const std::int32_t number = ended_ ? 0 : cnf::Literal(variable, !engine_.value(variable)).dimacs();
        const std::string digits = std::to_string(number);
        if (line.size() + 1 + digits.size() > columns) {
            ended_ = false;
            return line;
        }
        line += ' ';
        line += digits;
        if (ended_) break;
    }
    return line;
}

bool write_model(std::ostream& out, const solve::Engine& engine, std::uint32_t variables, const std::stop_token& stop) {
    ModelLines lines(engine, variables);
    for (std::string line = lines.next(); !line.empty(); line = lines.next()) {
        if (stop.stop_requested()) return false;
        out << line << '\n';
    }
    return true;
}
}  // namespace satdoku::solving
