#include "comparison.hpp"

#include "solve_run.hpp"

#include <satdoku/core/error.hpp>

#include <algorithm>
#include <optional>
#include <utility>

namespace satdoku::app {

namespace {

using solve::Verdict;

constexpr char before_switch = '+';

/// The part of `name` before its first switch.
std::string without_switches(const std::string& name) {
    return name.substr(0, name.find(before_switch));
}

void turn_on(EngineOptions& options, const std::string& name) {
    std::vector<std::string_view> names;
    for (const Switch& known : dpll_switches()) {
        names.push_back(known.name);
        if (known.name != name) continue;
        options.*known.on = true;
        return;
    }
    throw core::Error("usage.choice", {std::string(1, before_switch), with_commas(names), name});
}

Contestant contestant_of(const std::string& name, const solve::Limits& limits) {
    Contestant contestant{name, {.limits = limits}};
    SolveRequest& request = contestant.request;
    const std::string who = without_switches(name);
    const std::vector<std::string_view> strategies = branching_names();
    const auto strategy = std::find(strategies.begin(), strategies.end(), who);
    if (strategy != strategies.end()) {
        request.engine = "dpll";
        request.options.branching = *strategy;
    } else if (std::find(engine_names().begin(), engine_names().end(), who) != engine_names().end()) {
        request.engine = who;
    } else {
        throw core::Error("usage.choice", {"--strategies", with_commas(contestant_names()), who});
    }
    for (std::size_t at = who.size(); at < name.size();) {
        const std::size_t end = std::min(name.find(before_switch, at + 1), name.size());
        if (request.engine != "dpll") throw core::Error("usage.only_for_dpll", {name.substr(at, end - at)});
        turn_on(request.options, name.substr(at + 1, end - at - 1));
        at = end;
    }
    return contestant;
}

bool decided(const Run& run) {
    return run.outcome.verdict != Verdict::unknown;
}

/// Every contestant's runs, in rounds, so that what else the machine does meets all of them.
class Rounds {
  public:
    Rounds(const std::string& name, cnf::Formula& formula, const std::vector<Contestant>& contestants)
        : name_(name), formula_(formula), contestants_(contestants), runs_(contestants.size()) {}

    /// A run that was stopped counts only where the contestant has no other.
    void run(const std::stop_token& stop) {
        for (std::size_t index = 0; index < contestants_.size(); ++index) {
            if (stop.stop_requested() && !runs_[index].empty()) continue;
            const Solution solution = solve_formula(contestants_[index].request, formula_, stop);
            const bool stopped = solution.outcome.reason == solve::Reason::stopped;
            if (stopped && !runs_[index].empty()) continue;
            agree(solution.outcome.verdict, contestants_[index].name);
            runs_[index].push_back({solution.outcome, solution.engine->statistics()});
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
                   std::uint64_t runs, const std::stop_token& stop) {
    Rounds rounds(name, formula, contestants);
    for (std::uint64_t round = 0; round < runs; ++round) {
        if (round > 0 && stop.stop_requested()) break;
        rounds.run(stop);
    }
    return {name, formula.variable_count(), formula.clause_count(), rounds.medians()};
}

}  // namespace satdoku::app
