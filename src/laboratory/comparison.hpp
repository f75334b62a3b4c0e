// Runs strategies and engines (the contestants) on the same formulas and measures them.
#pragma once
#include <satdoku/solving/solve_request.hpp>
#include <satdoku/ui/console.hpp>

namespace satdoku::laboratory {
/// The contestants if the caller names none, separated by commas.
inline constexpr std::string_view standard_contestants = "naive,max-occurrence,cdcl";
inline constexpr double standard_seconds = 10;
inline constexpr std::uint64_t most_runs = 1000;
/// How many runs a report takes if the caller does not say.
inline constexpr std::uint64_t report_runs = 5;
/// The options --strategies, --solver, the limits and --runs. @param runs  the standard, in words
std::vector<frame::Option> comparison_options(std::string_view runs);
/// Those of --strategies and --solver, with their limits. Throws core::Error.
std::vector<solving::Contestant> asked_contestants(const frame::Arguments& arguments);

/// Why the answer of another program does not count, unless a limit ended it: the verdict is then unknown.
enum class Fault { none, wrong, not_started, crashed, silent, nonsense };

/// One solve of one contestant.
struct Run {
    solve::Outcome outcome;
    solve::Statistics statistics;
    Fault fault = Fault::none;
    bool checked = true;   ///< false: the verdict is another program's claim
    std::string remark{};  ///< of another program: its fault, or what was found when its answer was checked
};

/// The times of all decided runs of one contestant, in milliseconds.
struct Spread {
    std::size_t runs = 0;  ///< how many; without any there are no times
    double least = 0;
    double most = 0;
};

inline bool decided(const Run& run) { return run.outcome.verdict != solve::Verdict::unknown; }

/// The results of all contestants on one formula.
struct Comparison {
    std::string formula;
    std::uint32_t variables = 0;
    std::uint64_t clauses = 0;
    std::vector<Run> runs{};        ///< the median of each contestant, in their order
    std::vector<Spread> spreads{};  ///< of the runs of each contestant

    bool has(Fault fault) const;
};

/// Prints the error of each program that could not be started. Returns the exit code: frame::exit_bad_input after such
/// an error, or if a file could not be read; exit_no if a program's answer is wrong; otherwise exit_done.
int ended(const ui::Console& console, const std::vector<Comparison>& rows, bool all_read);

/// What tables call the formulas of files: by their names, or by their paths if several have the same name.
std::vector<std::string> formula_names(const std::vector<std::string>& paths);

/// Called before each run, and after each one whose answer is checked; either function may be empty.
struct RunObserver {
    std::function<void(std::size_t contestant, std::uint64_t round)> before{};
    std::function<void(std::size_t contestant, const solve::Outcome&, const result::Model&)> after{};
};

/// Lets each contestant solve the formula `runs` times. It runs them in rounds, so that other load of the machine slows
/// all of them alike. Throws core::Error if two engines disagree.
Comparison compare(const std::string& name, cnf::Formula& formula, const std::vector<solving::Contestant>& contestants,
                   std::uint64_t runs, const std::stop_token& stop, const RunObserver& observer = {});

/// How long other strategies are tried altogether, in seconds.
inline constexpr double trial_seconds = 2;

/// A sentence for each contestant that was clearly slower than the first one, with the reason in counts: more work, and
/// whether its decisions shorten fewer clauses, or, of several runs, work that takes longer. If one of dpll's
/// strategies lost by more nodes, a last sentence names other strategies that need fewer nodes than any contestant.
/// Repeats parts of searches.
/// @param seconds  for the trials of other strategies
std::vector<std::string> explain_losses(const Comparison& row, const std::vector<solving::Contestant>& contestants,
                                        cnf::Formula& formula, double seconds, const std::stop_token& stop);
}  // namespace satdoku::laboratory
