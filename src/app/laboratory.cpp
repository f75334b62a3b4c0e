#include "laboratory.hpp"

#include <satdoku/check/model.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/memory.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/ui/table.hpp>
#include <satdoku/ui/text.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <utility>

namespace satdoku::app {

namespace {

/// Throws core::Error for a setting that the engine would refuse.
void require_setting(const std::string& setting) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos) throw core::Error("usage.setting", {setting});
    const std::string name = setting.substr(0, equals);
    const std::string value = setting.substr(equals + 1);
    std::vector<std::string> names;
    for (const Setting& known : engine_settings()) {
        names.emplace_back(known.name);
        if (known.name != name) continue;
        const auto number = core::parse_number<int>(value);
        if (number && *number >= known.smallest && *number <= known.largest) return;
        throw core::Error("usage.integer", {"--set " + name, std::to_string(known.smallest),
                                            std::to_string(known.largest), value});
    }
    const std::string near = nearest(name, names);
    if (near.empty()) throw core::Error("usage.unknown_setting", {name});
    throw core::Error("usage.unknown_setting_near", {name, near});
}

/// Looks now and then whether to stop.
class StoppableSink final : public cnf::ClauseSink {
  public:
    struct Stopped {};
    explicit StoppableSink(const std::stop_token& stop) : stop_(stop) {}
    void variables(std::uint32_t) override {}
    void clause(std::span<const cnf::Literal>) override {
        constexpr std::uint32_t clauses_between_looks = 256;
        if (++clauses_ % clauses_between_looks == 0) end();
    }
    void end() override {
        if (stop_.stop_requested()) throw Stopped{};
    }

  private:
    const std::stop_token& stop_;
    std::uint32_t clauses_ = 0;
};

}  // namespace

std::vector<Option> solve_options() {
    return {
        {.name = "engine",
         .value = Value::choice,
         .placeholder = "NAME",
         .choices = {engine_names().begin(), engine_names().end()},
         .standard = engine_names().front()},
        {.name = "branching",
         .value = Value::choice,
         .placeholder = "NAME",
         .choices = branching_names(),
         .standard = standard_branching()},
        {.name = "pure-literals"},
        {.name = "seed", .value = Value::integer, .placeholder = "N", .standard = "0"},
        {.name = "set", .value = Value::list, .placeholder = "NAME=VALUE,..."},
        {.name = "time-limit", .value = Value::decimal, .placeholder = "SECONDS"},
        {.name = "conflict-limit", .value = Value::integer, .placeholder = "N", .smallest = 1},
        {.name = "memory-limit",
         .value = Value::integer,
         .placeholder = "MB",
         .smallest = 1,
         .largest = std::uint64_t{1} << 40U},
    };
}

SolveRequest solve_request(const Arguments& arguments) {
    SolveRequest request;
    if (const auto branching = arguments.text("branching")) {
        const auto names = branching_names();
        request.options.branching = *std::find(names.begin(), names.end(), *branching);
    }
    request.options.pure_literals = arguments.has("pure-literals");
    // Only dpll branches by name: who chooses a strategy has chosen the engine.
    const bool for_dpll = arguments.has("branching") || request.options.pure_literals;
    if (for_dpll) request.engine = "dpll";
    if (const auto engine = arguments.text("engine")) request.engine = *engine;
    if (for_dpll && request.engine != "dpll") {
        throw core::Error("usage.only_for_dpll",
                          {arguments.has("branching") ? "--branching" : "--pure-literals"});
    }
    request.options.seed = arguments.integer("seed").value_or(0);
    if (const auto settings = arguments.text("set")) {
        if (request.engine == "dpll") throw core::Error("usage.only_for_cdcl", {"--set"});
        request.options.settings = split_at_commas(*settings);
        for (const std::string& setting : request.options.settings) require_setting(setting);
    }
    request.limits.seconds = arguments.decimal("time-limit");
    request.limits.conflicts = arguments.integer("conflict-limit");
    constexpr std::uint64_t megabyte = 1000000;
    if (const auto limit = arguments.integer("memory-limit")) request.limits.memory = *limit * megabyte;
    return request;
}

std::optional<cnf::ReadReport> read_formula(const std::string& path, cnf::ClauseSink& sink,
                                            const cnf::ReadOptions& options,
                                            std::optional<Interruptible>& work) {
    work.reset();
    std::error_code ignored;
    if (std::filesystem::is_regular_file(path, ignored)) work.emplace();
    const std::stop_token stop = work ? work->token() : std::stop_token();
    std::optional<cnf::ReadReport> report;
    try {
        StoppableSink stoppable(stop);
        cnf::Tee both({&stoppable, &sink});
        report = cnf::read_dimacs(path, both, options);
    } catch (const StoppableSink::Stopped&) {
        return std::nullopt;
    }
    if (!work) work.emplace();
    return report;
}

solve::Outcome solve_and_check(solve::Engine& engine, const FormulaTeller& formula,
                               const solve::Limits& limits, std::stop_token stop) {
    const solve::Outcome outcome = engine.solve({}, limits, std::move(stop));
    if (outcome.verdict != solve::Verdict::satisfiable) return outcome;
    check::ModelCheck judge([&](cnf::Literal literal) { return engine.value(literal); });
    formula(judge);
    if (const auto& broken = judge.first_broken()) {
        throw core::Error("solve.wrong_model", {std::to_string(broken->number)});
    }
    return outcome;
}

Solution solve_formula(const SolveRequest& request, const FormulaTeller& formula, std::stop_token stop) {
    Solution solution;
    solution.engine = make_engine(request.engine, request.options);
    formula(*solution.engine);
    solution.outcome = solve_and_check(*solution.engine, formula, request.limits, std::move(stop));
    return solution;
}

void show_progress(solve::Engine& engine, ui::Console& console) {
    constexpr double long_enough = 2;
    if (!console.shows_progress()) return;
    engine.report_to([&console, watch = core::Stopwatch()](const solve::Engine& reporting) {
        if (watch.seconds() >= long_enough) console.progress(progress_text(reporting, watch.seconds()));
    });
}

namespace {

std::string statistic_name(std::string_view name) {
    const std::string key = "statistic." + std::string(name);
    if (ui::has_text(key)) return ui::text(key);
    std::string plain(name);
    std::replace(plain.begin(), plain.end(), '_', ' ');
    return plain;
}

std::string_view reason_key(solve::Reason reason) {
    switch (reason) {
        case solve::Reason::none:
            break;
        case solve::Reason::conflicts:
            return "reason.conflicts";
        case solve::Reason::decisions:
            return "reason.decisions";
        case solve::Reason::time:
            return "reason.time";
        case solve::Reason::memory:
            return "reason.memory";
        case solve::Reason::stopped:
            return "reason.stopped";
    }
    return "reason.none";
}

std::string json_string(std::string_view text) {
    std::string quoted = "\"";
    for (const char character : text) {
        if (character == '"' || character == '\\') {
            quoted += '\\';
            quoted += character;
        } else if (static_cast<unsigned char>(character) < ' ') {
            std::array<char, 8> escape{};
            std::snprintf(escape.data(), escape.size(), "\\u%04x", static_cast<unsigned>(character));
            quoted += escape.data();
        } else {
            quoted += character;
        }
    }
    return quoted + '"';
}

}  // namespace

std::string progress_text(const solve::Engine& engine, double seconds) {
    constexpr std::size_t shown = 4;
    std::string counts;
    const solve::Statistics statistics = engine.statistics();
    for (std::size_t index = 0; index < std::min(shown, statistics.size()); ++index) {
        if (index > 0) counts += ", ";
        counts += std::to_string(statistics[index].value) + ' ' + statistic_name(statistics[index].name);
    }
    return ui::text("solve.progress", ui::decimal_text(seconds, 0), counts);
}

std::string_view verdict_word(solve::Verdict verdict) {
    switch (verdict) {
        case solve::Verdict::satisfiable:
            return "SATISFIABLE";
        case solve::Verdict::unsatisfiable:
            return "UNSATISFIABLE";
        case solve::Verdict::unknown:
            break;
    }
    return "UNKNOWN";
}

std::string verdict_text(const solve::Outcome& outcome) {
    switch (outcome.verdict) {
        case solve::Verdict::satisfiable:
            return ui::text("verdict.satisfiable");
        case solve::Verdict::unsatisfiable:
            return ui::text("verdict.unsatisfiable");
        case solve::Verdict::unknown:
            break;
    }
    return ui::text("verdict.unknown", ui::text(reason_key(outcome.reason)));
}

std::string statistics_text(const solve::Engine& engine, const solve::Outcome& outcome) {
    ui::Table table({ui::Align::left, ui::Align::right, ui::Align::right});
    const double seconds = outcome.milliseconds / 1000;
    for (const solve::Statistic& statistic : engine.statistics()) {
        if (statistic.value == 0) continue;
        const double rate = seconds > 0 ? static_cast<double>(statistic.value) / seconds : 0;
        table.add({statistic_name(statistic.name), std::to_string(statistic.value),
                   statistic.total ? ui::text("statistic.rate", ui::decimal_text(rate, 0)) : ""});
    }
    table.add(
        {ui::text("statistic.time"), ui::decimal_text(outcome.milliseconds, 3), ui::text("statistic.ms")});
    constexpr double megabyte = 1e6;
    table.add({ui::text("statistic.memory"),
               ui::decimal_text(static_cast<double>(core::peak_memory()) / megabyte, 1), "MB"});
    return table.lines(0);
}

std::string statistics_json(const solve::Engine& engine, const solve::Outcome& outcome,
                            const std::string& path, const cnf::ReadReport& report,
                            double milliseconds_of_reading) {
    std::string json = "{\"file\":" + json_string(path);
    json += ",\"variables\":" + std::to_string(report.variables);
    json += ",\"clauses\":" + std::to_string(report.clauses);
    json += ",\"literals\":" + std::to_string(report.literals);
    json += ",\"verdict\":" + json_string(verdict_word(outcome.verdict));
    const std::string_view reason = reason_key(outcome.reason);
    json += ",\"reason\":" + json_string(reason.substr(reason.find('.') + 1));
    json += ",\"reading_ms\":" + ui::decimal_text(milliseconds_of_reading, 3);
    json += ",\"solving_ms\":" + ui::decimal_text(outcome.milliseconds, 3);
    json += ",\"peak_bytes\":" + std::to_string(core::peak_memory());
    json += ",\"statistics\":{";
    bool first = true;
    for (const solve::Statistic& statistic : engine.statistics()) {
        if (!first) json += ',';
        json += json_string(statistic.name) + ":";
        json += std::to_string(statistic.value);
        first = false;
    }
    return json + "}}";
}

void write_model(std::ostream& out, const solve::Engine& engine, std::uint32_t variables) {
    constexpr std::size_t columns = 78;
    std::string line = "v";
    const auto add = [&](const std::string& number) {
        if (line.size() + 1 + number.size() > columns) {
            out << line << '\n';
            line.resize(1);
        }
        line += ' ';
        line += number;
    };
    for (std::uint32_t index = 0; index < variables; ++index) {
        const cnf::Variable variable(index);
        add(std::to_string(cnf::Literal(variable, !engine.value(variable)).dimacs()));
    }
    add("0");
    out << line << '\n';
}

std::string warnings_text(const cnf::ReadReport& report) {
    std::string lines;
    for (const core::Error& warning : report.warnings) {
        lines += ui::text("solve.warning", ui::error_text(warning)) + '\n';
    }
    return lines;
}

}  // namespace satdoku::app
