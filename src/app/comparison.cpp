#include "comparison.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/lines.hpp>
#include <satdoku/ui/text.hpp>

#include <algorithm>
#include <optional>
#include <utility>

namespace satdoku::app {

namespace {

using solve::Verdict;

constexpr char before_switch = '+';

/// Returns whether it was off.
bool turn_on(EngineOptions& options, const std::string& name) {
    std::vector<std::string_view> names;
    for (const Switch& known : dpll_switches()) {
        names.push_back(known.name);
        if (known.name == name) return !std::exchange(options.*known.on, true);
    }
    throw unknown_name(std::string_view(&before_switch, 1), name, names);
}

Contestant contestant_of(const std::string& words, const solve::Limits& limits) {
    const std::string name(core::trimmed(words));
    const std::string who = name.substr(0, name.find(before_switch));
    Contestant contestant{who, {.limits = limits}};
    SolveRequest& request = contestant.request;
    const std::vector<std::string_view> strategies = branching_names();
    const auto strategy = std::find(strategies.begin(), strategies.end(), who);
    if (strategy != strategies.end()) {
        request.engine = "dpll";
        request.options.branching = *strategy;
    } else if (std::find(engine_names().begin(), engine_names().end(), who) != engine_names().end()) {
        request.engine = who;
    } else {
        throw unknown_name("--strategies", who, contestant_names());
    }
    for (std::size_t at = who.size(); at < name.size();) {
        const std::size_t end = std::min(name.find(before_switch, at + 1), name.size());
        const std::string with_sign = name.substr(at, end - at);
        if (request.engine != "dpll") throw core::Error("usage.only_for_dpll", {with_sign});
        if (turn_on(request.options, with_sign.substr(1))) contestant.name += with_sign;
        at = end;
    }
    return contestant;
}

/// Every contestant's runs, in rounds, so that what else the machine does meets all of them.
class Rounds {
  public:
    Rounds(const std::string& name, cnf::Formula& formula, const std::vector<Contestant>& contestants,
           const Spectator& spectator)
        : name_(name),
          formula_(formula),
          contestants_(contestants),
          spectator_(spectator),
          runs_(contestants.size()) {}

    /// A run that was stopped counts only where the contestant has no other.
    void run(std::uint64_t round, const std::stop_token& stop) {
        for (std::size_t index = 0; index < contestants_.size(); ++index) {
            if (stop.stop_requested() && !runs_[index].empty()) continue;
            if (spectator_.before) spectator_.before(index, round);
            const Solution solution = solve_formula(contestants_[index].request, formula_, stop);
            const bool stopped = solution.outcome.reason == solve::Reason::stopped;
            if (stopped && !runs_[index].empty()) continue;
            agree(solution.outcome.verdict, contestants_[index].name);
            runs_[index].push_back({solution.outcome, solution.engine->statistics()});
            if (spectator_.after) spectator_.after(index, round, solution);
        }
    }

    std::vector<Run> medians() const {
        std::vector<Run> runs;
        for (const std::vector<Run>& of_one : runs_) runs.push_back(median(of_one));
        return runs;
    }

  private:
    void agree(Verdict verdict, const std::string& contestant) {
        if (verdict == Verdict::unknown) return;
        if (verdict_.value_or(verdict) != verdict) throw core::Error("compare.disagree", {name_, contestant});
        verdict_ = verdict;
    }

    const std::string& name_;
    cnf::Formula& formula_;
    const std::vector<Contestant>& contestants_;
    const Spectator& spectator_;
    std::vector<std::vector<Run>> runs_;  ///< by contestant
    std::optional<Verdict> verdict_{};    ///< of all who came to an end
};

}  // namespace

std::vector<std::string_view> contestant_names() {
    std::vector<std::string_view> names = branching_names();
    names.insert(names.end(), engine_names().begin(), engine_names().end());
    return names;
}

std::vector<Contestant> contestants_of(const std::vector<std::string>& names, const solve::Limits& limits) {
    std::vector<Contestant> contestants;
    for (const std::string& name : names) contestants.push_back(contestant_of(name, limits));
    return contestants;
}

std::vector<Option> comparison_options() {
    static const std::string seconds = ui::decimal_text(standard_seconds, 0);
    return {{.name = "strategies",
             .value = Value::list,
             .placeholder = "NAME,...",
             .standard = standard_contestants},
            {.name = "time-limit", .value = Value::decimal, .placeholder = "SECONDS", .standard = seconds},
            {.name = "runs",
             .value = Value::integer,
             .placeholder = "N",
             .smallest = 1,
             .largest = most_runs,
             .standard = "1"}};
}

Run median(std::vector<Run> runs) {
    std::sort(runs.begin(), runs.end(), [](const Run& left, const Run& right) {
        return std::pair(!decided(left), left.outcome.milliseconds) <
               std::pair(!decided(right), right.outcome.milliseconds);
    });
    Run middle = runs[runs.size() / 2];
    const Run& before = runs[(runs.size() - 1) / 2];
    middle.outcome.milliseconds = (before.outcome.milliseconds + middle.outcome.milliseconds) / 2;
    return middle;
}

Comparison compare(const std::string& name, cnf::Formula& formula, const std::vector<Contestant>& contestants,
                   std::uint64_t runs, const std::stop_token& stop, const Spectator& spectator) {
    Rounds rounds(name, formula, contestants, spectator);
    for (std::uint64_t round = 0; round < runs; ++round) {
        if (round > 0 && stop.stop_requested()) break;
        rounds.run(round, stop);
    }
    return {name, formula.variable_count(), formula.clause_count(), rounds.medians()};
}

}  // namespace satdoku::app
