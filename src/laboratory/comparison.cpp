#include "comparison.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/language/text.hpp>

#include <algorithm>
#include <optional>
#include <utility>

namespace satdoku::laboratory {

namespace {

using solve::Verdict;

/// The runs of all contestants.
class Rounds {
  public:
    Rounds(const std::string& name, cnf::Formula& formula, const std::vector<solving::Contestant>& contestants,
           const RunObserver& observer)
        : name_(name), formula_(formula), contestants_(contestants), observer_(observer), runs_(contestants.size()) {}

    /// A run that was stopped counts only if the contestant has no other.
    void run(std::uint64_t round, const std::stop_token& stop) {
        for (std::size_t index = 0; index < contestants_.size(); ++index) {
            if (stop.stop_requested() && !runs_[index].empty()) continue;
            if (observer_.before) observer_.before(index, round);
            const solving::Solution solution = solving::solve_formula(contestants_[index].request, formula_, stop);
            const bool stopped = solution.outcome.reason == solve::StopReason::stopped;
            if (stopped && !runs_[index].empty()) continue;
            agree(solution.outcome.verdict, contestants_[index].name);
            runs_[index].push_back({solution.outcome, solution.engine->statistics()});
            if (observer_.after) observer_.after(index, round, solution);
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
    const std::vector<solving::Contestant>& contestants_;
    const RunObserver& observer_;
    std::vector<std::vector<Run>> runs_;  ///< by contestant
    std::optional<Verdict> verdict_{};    ///< of the decided runs
};

}  // namespace

std::vector<frame::Option> comparison_options() {
    static const std::string seconds = language::decimal_text(standard_seconds, 0);
    return {{.name = "strategies",
             .value = frame::Value::list,
             .placeholder = "NAME,...",
             .standard = standard_contestants},
            {.name = "time-limit", .value = frame::Value::decimal, .placeholder = "SECONDS", .standard = seconds},
            {.name = "runs",
             .value = frame::Value::integer,
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

Comparison compare(const std::string& name, cnf::Formula& formula, const std::vector<solving::Contestant>& contestants,
                   std::uint64_t runs, const std::stop_token& stop, const RunObserver& observer) {
    Rounds rounds(name, formula, contestants, observer);
    for (std::uint64_t round = 0; round < runs; ++round) {
        if (round > 0 && stop.stop_requested()) break;
        rounds.run(round, stop);
    }
    return {name, formula.variable_count(), formula.clause_count(), rounds.medians()};
}

}  // namespace satdoku::laboratory
