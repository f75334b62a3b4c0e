#include "support/contest.hpp"

#include "support/process.hpp"
#include "support/temporary_folder.hpp"

#include <satdoku/check/model.hpp>
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/result/res_file.hpp>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <csignal>
#include <ctime>
#include <filesystem>
#include <sstream>
#include <string_view>

namespace satdoku::benchmarks {

namespace {

namespace fs = std::filesystem;

/// Shorter times are noise; they count as this time in ratios.
constexpr double resolution = 0.001;

std::vector<std::string> split(const std::string& text) {
    std::istringstream words(text);
    std::vector<std::string> result;
    for (std::string word; words >> word;) result.push_back(word);
    return result;
}

/// A file of the calling thread's own.
/// @param ending  tells the thread's files apart
std::string own_path(const std::string& ending) {
    static const support::TemporaryFolder folder;
    static std::atomic<unsigned> threads = 0;
    thread_local const unsigned thread = threads++;
    return folder.file(std::to_string(thread) + ending);
}

void replace_seed(std::string& word, std::uint64_t seed) {
    static constexpr std::string_view place = "{seed}";
    if (const auto at = word.find(place); at != std::string::npos) {
        word.replace(at, place.size(), std::to_string(seed));
    }
}

/// The s and v lines; programs also print other lines.
std::string answer_lines(const std::string& output) {
    std::string kept;
    std::istringstream lines(output);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("s ") || line.starts_with("v ") || line == "v") kept += line + '\n';
    }
    return kept;
}

/// Returns the checked answer of the output. An invalid answer leaves `failure`.
Answer read_answer(const std::string& output, const cnf::ClauseList& formula) {
    try {
        const result::Result result = result::parse_result(output, "output");
        if (result.verdict == solve::Verdict::unknown) return Answer::failure;
        if (result.verdict == solve::Verdict::unsatisfiable) return Answer::unsatisfiable;
        const check::Assignment model(result.model);
        check::ModelCheck check([&model](cnf::Literal literal) { return model.is_true(literal); });
        formula.replay(check);
        return model.contradictions().empty() && check.broken() == 0 ? Answer::satisfiable : Answer::wrong;
    } catch (const core::Error&) {
        return Answer::failure;
    }
}

Run run_solver(const Solver& solver, const Task& task, unsigned limit, const cnf::ClauseList& formula) {
    std::vector<std::string> command = solver.command;
    const std::string result = own_path(".out"), proof = own_path(".proof");
    bool names_file = false, names_result = false;
    for (std::string& word : command) {
        if (word == "{file}") names_file = true, word = task.file;
        if (word == "{result}") names_result = true, word = result;
        if (word == "{proof}") word = proof;
        replace_seed(word, task.seed);
    }
    if (!names_file) command.push_back(task.file);
    const support::ProcessResult process = support::run_process(command, {limit, {}, {}});
    fs::remove(proof);
    Run run;
    run.seconds = process.cpu_seconds;
    if (names_result && fs::exists(result)) {
        run.answer = read_answer(core::read_whole(result), formula);
        fs::remove(result);
    } else {
        run.answer = read_answer(answer_lines(process.output), formula);
    }
    // The kernel's limit and the reported time differ; a solver may catch the first signal and end normally.
    const bool used_up = process.signal == SIGXCPU || process.signal == SIGKILL || run.seconds > 0.95 * limit;
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
        {"minisat", {"minisat", "-verb=0", "{file}", "{result}"}},
        {"glucose", {"glucose", "-verb=0", "-model"}},
        {"cadical", {"cadical", "-q"}},
        {"kissat", {"kissat", "-q"}},
        {"cryptominisat5", {"cryptominisat5", "--verb", "0"}},
        {"picosat", {"picosat"}},
    };
    std::vector<Solver> found;
    for (const Solver& solver : known) {
        if (support::on_path(solver.command.front())) found.push_back(solver);
    }
    return found;
}

std::optional<Solver> parse_solver(const std::string& text) {
    const auto equals = text.find('=');
    if (equals == 0 || equals == std::string::npos) return std::nullopt;
    Solver solver{text.substr(0, equals), split(text.substr(equals + 1))};
    if (solver.command.empty()) return std::nullopt;
    return solver;
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
    const double begin = cpu_clock();
    cnf::ClauseList formula;
    cnf::read_dimacs(task.file, formula);
    row.input_seconds = cpu_clock() - begin;
    for (const Solver& solver : solvers) {
        Run best;
        for (unsigned repeat = 0; repeat < task.repeats; ++repeat) {
            const Run run = run_solver(solver, task, limit, formula);
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
