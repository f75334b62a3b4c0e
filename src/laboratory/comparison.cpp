#include "comparison.hpp"
#include "program_runs.hpp"
#include <satdoku/check/model.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/language/text.hpp>
#include <set>

namespace satdoku::laboratory {
std::vector<frame::Option> comparison_options(std::string_view runs) {
    static const std::string seconds = language::decimal_text(standard_seconds, 0);
    return {{.name = "strategies",
             .value = frame::Value::list,
             .placeholder = "NAME,...",
             .standard = standard_contestants},
            {.name = "solver", .old_name = "with", .value = frame::Value::text, .placeholder = "NAME=COMMAND"},
            {.name = "time-limit",
             .value = frame::Value::decimal,
             .standard = seconds,
             .help_key = "option.solve_time_limit"},
            {.name = "memory-limit", .value = frame::Value::integer, .placeholder = "MB", .smallest = 1},
            {.name = "runs", .value = frame::Value::integer, .smallest = 1, .largest = most_runs, .standard = runs}};
}

std::vector<solving::Contestant> asked_contestants(const frame::Arguments& arguments) {
    constexpr std::uint64_t megabyte = 1000000;
    solve::Limits limits;
    limits.seconds = arguments.decimal("time-limit").value_or(standard_seconds);
    if (const auto memory = arguments.integer("memory-limit")) limits.memory = *memory * megabyte;
    std::vector<solving::Contestant> contestants = solving::contestants_of(
        frame::split_at_commas(arguments.text("strategies").value_or(std::string(standard_contestants))), limits);
    for (const auto& given : arguments.all("solver")) {
        result::Program program = result::parse_program(*given);
        program.name = language::visible(program.name);
        if (std::ranges::find(contestants, program.name, &solving::Contestant::name) != contestants.end())
            throw core::Error("program.same_name", {program.name});
        contestants.push_back({program.name, {.limits = limits}, std::move(program)});
    }
    return contestants;
}

std::vector<std::string> formula_names(const std::vector<std::string>& paths) {
    std::vector<std::string> names;
    for (const std::string& path : paths)
        names.push_back(path == "-" ? "<stdin>" : core::to_name(core::to_path(path).filename()));
    const std::vector<std::string> short_names = names;
    for (std::size_t index = 0; index < paths.size(); ++index)
        if (std::ranges::count(short_names, short_names[index]) > 1) names[index] = paths[index];
    return names;
}

bool Comparison::has(Fault fault) const { return std::ranges::find(runs, fault, &Run::fault) != runs.end(); }

int ended(const ui::Console& console, const std::vector<Comparison>& rows, bool all_read) {
    std::set<std::string> not_started;
    bool is_wrong = false;
    for (const Comparison& row : rows) {
        is_wrong = is_wrong || row.has(Fault::wrong);
        for (const Run& run : row.runs)
            if (run.fault == Fault::not_started) not_started.insert(run.remark);
    }
    for (const std::string& error : not_started) console.warn(language::text("error.line", error));
    if (!all_read || !not_started.empty()) return frame::exit_bad_input;
    return is_wrong ? frame::exit_no : frame::exit_done;
}

namespace {
/// Rounds of runs on one formula.
class Measurement {
  public:
    Measurement(const std::string& name, cnf::Formula& formula, const std::vector<solving::Contestant>& contestants,
                const std::stop_token& stop, const RunObserver& observer)
        : formula_(formula), contestants_(contestants), stop_(stop), observer_(observer),
          programs_(name, formula, stop), runs_(contestants.size()) {}

    void run(std::size_t index, std::uint64_t round) {
        std::vector<Run>& own = runs_[index];
        if (stop_.stop_requested()) {
            if (own.empty()) own.push_back({{solve::Verdict::unknown, solve::StopReason::stopped, 0}, {}});
            return;
        }
        // Another run would end at the limit, or fail, as well.
        if (!own.empty() && (own.back().outcome.reason == solve::StopReason::time || own.back().fault != Fault::none))
            return;
        if (observer_.before) observer_.before(index, round);
        Run run = contestants_[index].program ? run_program(index) : run_engine(index);
        // A run that was stopped counts only if the contestant has no other.
        if (run.outcome.reason != solve::StopReason::stopped || own.empty()) own.push_back(std::move(run));
    }

    std::vector<std::vector<Run>>& runs() { return runs_; }

  private:
    Run run_engine(std::size_t index) {
        const solving::Solution solution = solving::solve_formula(contestants_[index].request, formula_, stop_);
        const auto model = [&](cnf::Variable variable) { return solution.engine->value(variable); };
        if (observer_.after) observer_.after(index, solution.outcome, model);
        return {solution.outcome, solution.engine->statistics()};
    }
    Run run_program(std::size_t index) {
        std::vector<cnf::Literal> literals;
        Run run = programs_.run(contestants_[index], literals);
        const check::Assignment assignment(literals);
        const auto model = [&](cnf::Variable variable) { return assignment.is_true(cnf::Literal(variable, false)); };
        if (observer_.after && run.checked) observer_.after(index, run.outcome, model);
        return run;
    }

    cnf::Formula& formula_;
    const std::vector<solving::Contestant>& contestants_;
    const std::stop_token& stop_;
    const RunObserver& observer_;
    ProgramRuns programs_;
    std::vector<std::vector<Run>> runs_;  ///< by contestant
};

/// Returns the run with the median time; undecided runs come last. For an even number of runs it is the second of the
/// two in the middle, with the mean of their times. @pre at least one
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

Spread spread_of(const std::vector<Run>& runs) {
    Spread spread;
    for (const Run& run : runs) {
        if (!decided(run)) continue;
        const double time = run.outcome.milliseconds;
        spread.least = spread.runs == 0 ? time : std::min(spread.least, time);
        spread.most = std::max(spread.most, time);
        ++spread.runs;
    }
    return spread;
}
}  // namespace

Comparison compare(const std::string& name, cnf::Formula& formula, const std::vector<solving::Contestant>& contestants,
                   std::uint64_t runs, const std::stop_token& stop, const RunObserver& observer) {
    Measurement measurement(name, formula, contestants, stop, observer);
    for (std::uint64_t round = 0; round < runs; ++round) {
        if (round > 0 && stop.stop_requested()) break;
        for (std::size_t index = 0; index < contestants.size(); ++index) measurement.run(index, round);
    }
    judge_claims(name, contestants, measurement.runs());
    Comparison comparison{name, formula.variable_count(), formula.clause_count()};
    for (std::vector<Run>& own : measurement.runs()) {
        const auto faulty = std::ranges::find_if(own, [](const Run& run) { return run.fault != Fault::none; });
        if (faulty != own.end()) own = {*faulty};
        comparison.spreads.push_back(spread_of(own));
        comparison.runs.push_back(median(std::move(own)));
    }
    return comparison;
}
}  // namespace satdoku::laboratory
