#include <satdoku/check/model.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/solve_request.hpp>

namespace satdoku::solving {
namespace {
/// Throws core::Error for a setting that the engine would refuse.
void require_setting(const std::string& setting) {
    const std::size_t equals = setting.find('=');
    if (engines::is_configuration(setting)) return;
    if (equals == std::string::npos) throw core::Error("usage.setting", {setting});
    const std::string name = setting.substr(0, equals);
    const std::string value = setting.substr(equals + 1);
    std::vector<std::string> names;
    for (const engines::Setting& known : engines::engine_settings()) {
        names.emplace_back(known.name);
        if (name.empty() || (known.name != name && known.old_name != name)) continue;
        const auto number = core::parse_number<int>(value);
        if (number && *number >= known.smallest && *number <= known.largest) return;
        throw core::Error("usage.integer",
                          {"--set " + name, std::to_string(known.smallest), std::to_string(known.largest), value});
    }
    throw frame::unknown("usage.unknown_setting", name, names);
}

constexpr char before_switch = '+';

/// Returns true if the switch was off.
bool turn_on(engines::EngineOptions& options, const std::string& strategy, const std::string& name) {
    std::vector<std::string_view> names;
    for (const engines::Switch& known : engines::dpll_switches()) {
        names.push_back(known.name);
        if (known.name == name) return !std::exchange(options.*known.on, true);
    }
    throw frame::unknown_name(strategy + before_switch + "...", name, names);
}

Contestant contestant_of(const std::string& words, const solve::Limits& limits, std::string_view option) {
    const std::string name(core::trimmed(words));
    const std::string who = name.substr(0, name.find(before_switch));
    Contestant contestant{who, {.limits = limits}};
    SolveRequest& request = contestant.request;
    const std::vector<std::string_view> strategies = engines::branching_names();
    const auto strategy = std::find(strategies.begin(), strategies.end(), who);
    if (strategy != strategies.end()) {
        request.engine = "dpll";
        request.options.branching = *strategy;
    } else if (std::find(engines::engine_names().begin(), engines::engine_names().end(), who) !=
               engines::engine_names().end()) {
        request.engine = who;
    } else {
        throw frame::unknown_name(option, who, contestant_names());
    }
    for (std::size_t at = who.size(); at < name.size();) {
        const std::size_t end = std::min(name.find(before_switch, at + 1), name.size());
        const std::string with_sign = name.substr(at, end - at);
        if (request.engine != "dpll") throw core::Error("usage.only_for_engine", {with_sign, "dpll"});
        if (turn_on(request.options, who, with_sign.substr(1))) contestant.name += with_sign;
        at = end;
    }
    return contestant;
}
}  // namespace

std::vector<frame::Option> solve_options() {
    std::vector<frame::Option> options = {
        frame::choice_option("engine", {engines::engine_names().begin(), engines::engine_names().end()},
                             engines::engine_names().front()),
        frame::choice_option("branching", engines::branching_names(), engines::standard_branching()),
        {.name = "seed", .value = frame::Value::integer, .standard = "0"},
        {.name = "set", .value = frame::Value::list, .placeholder = "NAME=VALUE,..."},
        frame::time_limit_option(),
        {.name = "conflict-limit", .value = frame::Value::integer, .smallest = 1},
        {.name = "decision-limit", .value = frame::Value::integer, .smallest = 1},
        {.name = "memory-limit",
         .value = frame::Value::integer,
         .placeholder = "MB",
         .smallest = 1,
         .largest = std::uint64_t{1} << 40U},
    };
    const auto after_branching = options.begin() + 2;
    std::vector<frame::Option> switches;
    for (const engines::Switch& known : engines::dpll_switches()) switches.push_back({.name = known.name});
    options.insert(after_branching, switches.begin(), switches.end());
    return options;
}

void take_settings(engines::EngineOptions& options, std::vector<std::string> settings) {
    constexpr std::string_view seed = "seed=";
    for (const std::string& setting : settings) require_setting(setting);
    std::optional<std::uint64_t> chosen;
    for (const std::string& setting : settings)
        if (setting.starts_with(seed)) chosen = core::parse_number<std::uint64_t>(setting.substr(seed.size()));
    std::erase_if(settings, [&](const std::string& setting) { return setting.starts_with(seed); });
    options.seed = chosen.value_or(options.seed);
    options.settings = std::move(settings);
}

SolveRequest solve_request(const frame::Arguments& arguments) {
    SolveRequest request;
    if (const auto branching = arguments.text("branching")) {
        const auto names = engines::branching_names();
        request.options.branching = *std::find(names.begin(), names.end(), *branching);
    }
    // An option that only dpll has chooses the engine.
    std::string of_dpll = arguments.has("branching") ? "--branching" : "";
    for (const engines::Switch& known : engines::dpll_switches()) {
        request.options.*known.on = arguments.has(known.name);
        if (arguments.has(known.name)) of_dpll = "--" + std::string(known.name);
    }
    if (!of_dpll.empty()) request.engine = "dpll";
    if (const auto engine = arguments.text("engine")) request.engine = *engine;
    if (!of_dpll.empty() && request.engine != "dpll") throw core::Error("usage.only_for_engine", {of_dpll, "dpll"});
    request.options.seed = arguments.integer("seed").value_or(0);
    if (const auto settings = arguments.text("set")) {
        if (request.engine == "dpll") throw core::Error("usage.only_for_engine", {"--set", "cdcl"});
        take_settings(request.options, frame::split_at_commas(*settings));
        const std::uint64_t taken = request.options.seed;
        if (arguments.integer("seed").value_or(taken) != taken) {
            throw core::Error("usage.both",
                              {"--seed " + *arguments.text("seed"), "--set seed=" + std::to_string(taken)});
        }
    }
    request.limits.conflicts = arguments.integer("conflict-limit");
    request.limits.decisions = arguments.integer("decision-limit");
    constexpr std::uint64_t megabyte = 1000000;
    if (const auto limit = arguments.integer("memory-limit")) request.limits.memory = *limit * megabyte;
    return request;
}

std::vector<std::string_view> contestant_names() {
    std::vector<std::string_view> names = engines::branching_names();
    names.insert(names.end(), engines::engine_names().begin(), engines::engine_names().end());
    return names;
}

std::vector<Contestant> contestants_of(const std::vector<std::string>& names, const solve::Limits& limits,
                                       std::string_view option) {
    std::vector<Contestant> contestants;
    for (const std::string& name : names) contestants.push_back(contestant_of(name, limits, option));
    return contestants;
}

solve::StopReason reported_reason(solve::StopReason reason) {
    return reason == solve::StopReason::stopped && frame::out_of_time() ? solve::StopReason::time : reason;
}

solve::Outcome solve_and_check(solve::Engine& engine, const cnf::ClauseSource& formula, const solve::Limits& limits,
                               const std::stop_token& stop, std::span<const cnf::Literal> assumptions) {
    solve::Outcome outcome = engine.solve(assumptions, limits, stop);
    outcome.reason = reported_reason(outcome.reason);
    if (outcome.verdict != solve::Verdict::satisfiable) return outcome;
    for (const cnf::Literal literal : assumptions)
        if (!engine.value(literal)) throw core::Error("solve.wrong_assumption", {std::to_string(literal.dimacs())});
    check::ModelCheck judge([&](cnf::Literal literal) { return engine.value(literal); });
    const cnf::Formula* const kept = engine.formula();
    if (!replay(kept != nullptr ? source_of(*kept) : formula, judge, stop)) {
        outcome.verdict = solve::Verdict::unknown;
        outcome.reason = reported_reason(solve::StopReason::stopped);
    } else if (const auto& broken = judge.first_broken()) {
        throw core::Error("solve.wrong_model", {std::to_string(broken->number)});
    }
    return outcome;
}

int exit_code(solve::Verdict verdict) {
    if (verdict == solve::Verdict::satisfiable) return frame::exit_satisfiable;
    return verdict == solve::Verdict::unsatisfiable ? frame::exit_unsatisfiable : frame::exit_done;
}

Solution solve_formula(const SolveRequest& request, cnf::Formula& formula, const std::stop_token& stop,
                       const std::function<void(solve::Engine&)>& prepare) {
    Solution solution;
    // The time of the limit begins with the loading.
    const core::Stopwatch watch;
    solve::Limits limits = request.limits;
    const auto is_late = [&] { return request.limits.seconds && watch.seconds() >= *request.limits.seconds; };
    const auto stopped = [&] { return stop.stop_requested() || is_late(); };
    solution.engine = engines::make_engine(request.engine, request.options, formula, stopped);
    if (solution.engine == nullptr) {
        solution.engine = engines::make_engine(request.engine, request.options);
        solution.outcome.reason = is_late() ? solve::StopReason::time : solve::StopReason::stopped;
        solution.outcome.milliseconds = watch.milliseconds();
        return solution;
    }
    if (limits.seconds) *limits.seconds -= watch.seconds();
    if (prepare) prepare(*solution.engine);
    solution.outcome = solve_and_check(*solution.engine, source_of(formula), limits, stop);
    return solution;
}
}  // namespace satdoku::solving
