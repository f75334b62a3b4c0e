#include "support/contest.hpp"
#include "support/process.hpp"
#include <satdoku/check/model.hpp>
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/temporary_folder.hpp>
#include <algorithm>
#include <cmath>
#include <ctime>
#include <filesystem>
#include <string_view>

namespace satdoku::benchmarks {
namespace {
namespace fs = std::filesystem;

/// Shorter times are noise; they count as this time in ratios.
constexpr double resolution = 0.001;

void replace_seed(std::string& word, std::uint64_t seed) {
    static constexpr std::string_view place = "{seed}";
    if (const auto at = word.find(place); at != std::string::npos) {
        word.replace(at, place.size(), std::to_string(seed));
    }
}

/// Checks what a program has answered.
Answer judge(const result::ProgramRun& run, const cnf::ClauseList& formula) {
    if (run.result.verdict == solve::Verdict::unsatisfiable) return Answer::unsatisfiable;
    if (run.result.verdict == solve::Verdict::unknown) return Answer::failure;
    const check::Assignment model(run.result.model);
    check::ModelCheck check([&model](cnf::Literal literal) { return model.is_true(literal); });
    formula.replay(check);
    return model.contradictions().empty() && check.broken() == 0 ? Answer::satisfiable : Answer::wrong;
}

/// @param file  the formula, in a folder of the task's own
Run run_solver(Solver solver, const std::string& file, const Task& task, unsigned limit,
               const cnf::ClauseList& formula) {
    for (std::string& word : solver.words) replace_seed(word, task.seed);
    const result::ProgramRun ended = result::run_program(solver, file, {.cpu_seconds = limit}, task.stopped);
    Run run{judge(ended, formula), ended.end.cpu_seconds};
    // The kernel's limit and the reported time differ; a solver may catch the first signal and end normally.
    const bool used_up = ended.end.cut == core::ChildEnd::Cut::time || run.seconds > 0.95 * limit;
    if (run.answer == Answer::failure && used_up) run.answer = Answer::timeout;
    if (run.solved() && run.seconds > limit) run.answer = Answer::timeout;
    return run;
}

/// Seconds that the calling thread has used.
double cpu_clock() {
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}
}  // namespace

std::vector<Solver> rivals_on_path() {
    static const std::vector<Solver> known = {
        {"minisat", {"minisat", "-verb=0", "{}", "{result}"}},
        {"glucose", {"glucose", "-verb=0", "-model"}},
        {"cadical", {"cadical", "-q"}},
        {"kissat", {"kissat", "-q"}},
        {"cryptominisat5", {"cryptominisat5", "--verb", "0"}},
        {"picosat", {"picosat"}},
    };
    std::vector<Solver> found;
    for (const Solver& solver : known) {
        if (support::on_path(solver.words.front())) found.push_back(solver);
    }
    return found;
}

std::optional<Solver> parse_solver(const std::string& text) {
    try {
        return result::parse_program(text);
    } catch (const core::Error&) {
        return std::nullopt;
    }
}

std::size_t Contest::solved(std::size_t solver) const {
    return static_cast<std::size_t>(
        std::count_if(rows.begin(), rows.end(), [solver](const Row& row) { return row.runs[solver].solved(); }));
}

double Contest::par2(std::size_t solver) const {
    double total = 0;
    for (const Row& row : rows) total += row.runs[solver].par2(limit);
    return total;
}

std::pair<double, std::size_t> Contest::ratio(std::size_t solver) const {
    double logarithms = 0;
    std::size_t both = 0;
    for (const Row& row : rows) {
        if (!row.runs.front().solved() || !row.runs[solver].solved()) continue;
        logarithms +=
            std::log(std::max(row.runs[solver].seconds, resolution) / std::max(row.runs.front().seconds, resolution));
        ++both;
    }
    return {both == 0 ? 1.0 : std::exp(logarithms / static_cast<double>(both)), both};
}

bool Contest::has_wrong_answer() const {
    return std::any_of(rows.begin(), rows.end(), [](const Row& row) {
        return std::any_of(row.runs.begin(), row.runs.end(),
                           [](const Run& run) { return run.answer == Answer::wrong; });
    });
}

Row run_task(const std::vector<Solver>& solvers, unsigned limit, const Task& task) {
    Row row;
    row.instance = task.instance;
    // Files that programs write next to their formula then do not end up next to the task's.
    const core::TemporaryFolder folder;
    const std::string file = folder.file(fs::path(task.file).filename().string());
    fs::create_symlink(fs::absolute(task.file), file);
    const double begin = cpu_clock();
    cnf::ClauseList formula;
    cnf::read_dimacs(task.file, formula);
    row.input_seconds = cpu_clock() - begin;
    for (const Solver& solver : solvers) {
        Run best;
        for (unsigned repeat = 0; repeat < task.repeats; ++repeat) {
            const Run run = run_solver(solver, file, task, limit, formula);
            if (repeat == 0 || run.answer == Answer::wrong ||
                (best.answer != Answer::wrong && run.seconds < best.seconds)) {
                best = run;
            }
        }
        row.runs.push_back(best);
    }
    std::vector<Run*> runs;
    for (Run& run : row.runs) runs.push_back(&run);
    compare_answers(runs);
    return row;
}

void compare_answers(std::span<Run* const> runs) {
    const bool has_model =
        std::any_of(runs.begin(), runs.end(), [](const Run* run) { return run->answer == Answer::satisfiable; });
    for (Run* const run : runs) {
        if (has_model && run->answer == Answer::unsatisfiable) run->answer = Answer::wrong;
    }
}

}  // namespace satdoku::benchmarks
