#include "support/contest.hpp"

#include "support/process.hpp"

#include <satdoku/check/model.hpp>
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/result/res_file.hpp>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <ctime>
#include <filesystem>
#include <sstream>
#include <unistd.h>
#include <utility>

namespace satdoku::benchmarks {

namespace {

namespace fs = std::filesystem;

/// Times below this are noise, and count as it in ratios.
constexpr double resolution = 0.001;

std::vector<std::string> split(const std::string& text) {
    std::istringstream words(text);
    std::vector<std::string> result;
    for (std::string word; words >> word;) result.push_back(word);
    return result;
}

std::string result_path() {
    return (fs::temp_directory_path() / ("satdoku_benchmark_" + std::to_string(getpid()) + ".out")).string();
}

/// The s and v lines: programs print more than that.
std::string answer_lines(const std::string& output) {
    std::string kept;
    std::istringstream lines(output);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("s ") || line.starts_with("v ") || line == "v") kept += line + '\n';
    }
    return kept;
}

/// What the output says, checked. An answer that is none leaves `failure`.
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

Run run_solver(const Solver& solver, const std::string& file, unsigned limit,
               const cnf::ClauseList& formula) {
    std::vector<std::string> command = solver.command;
    const std::string result = result_path();
    bool names_file = false, names_result = false;
    for (std::string& word : command) {
        if (word == "{file}") names_file = true, word = file;
        if (word == "{result}") names_result = true, word = result;
    }
    if (!names_file) command.push_back(file);
    const support::ProcessResult process = support::run_process(command, {limit, {}, {}});
    Run run;
    run.seconds = process.cpu_seconds;
    if (names_result && fs::exists(result)) {
        run.answer = read_answer(core::read_whole(result), formula);
        fs::remove(result);
    } else {
        run.answer = read_answer(answer_lines(process.output), formula);
    }
    // The kernel's limit and what it reports as used differ; a solver may catch the first signal and end by
    // itself.
    const bool used_up = process.signal == SIGXCPU || process.signal == SIGKILL || run.seconds > 0.95 * limit;
    if (run.answer == Answer::failure && used_up) run.answer = Answer::timeout;
    if (run.solved() && run.seconds > limit) run.answer = Answer::timeout;
    return run;
}

/// A model that checks makes every "unsatisfiable" of the row wrong.
void compare_answers(Row& row) {
    const bool has_model = std::any_of(row.runs.begin(), row.runs.end(),
                                       [](const Run& run) { return run.answer == Answer::satisfiable; });
    for (Run& run : row.runs) {
        if (has_model && run.answer == Answer::unsatisfiable) run.answer = Answer::wrong;
    }
}

double cpu_clock() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
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
    return static_cast<std::size_t>(std::count_if(
        rows.begin(), rows.end(), [solver](const Row& row) { return row.runs[solver].solved(); }));
}

double Contest::par2(std::size_t solver) const {
    double total = 0;
    for (const Row& row : rows) total += row.runs[solver].solved() ? row.runs[solver].seconds : 2.0 * limit;
    return total;
}

std::pair<double, std::size_t> Contest::ratio(std::size_t solver) const {
    double logarithms = 0;
    std::size_t both = 0;
    for (const Row& row : rows) {
        if (!row.runs.front().solved() || !row.runs[solver].solved()) continue;
        logarithms += std::log(std::max(row.runs[solver].seconds, resolution) /
                               std::max(row.runs.front().seconds, resolution));
        ++both;
    }
    return {both == 0 ? 1.0 : std::exp(logarithms / static_cast<double>(both)), both};
}

void run_instance(Contest& contest, const std::string& file, unsigned repeats) {
    Row row;
    row.instance = fs::path(file).filename().string();
    const double begin = cpu_clock();
    cnf::ClauseList formula;
    cnf::read_dimacs(file, formula);
    row.input_seconds = cpu_clock() - begin;
    for (const Solver& solver : contest.solvers) {
        Run best;
        for (unsigned repeat = 0; repeat < repeats; ++repeat) {
            const Run run = run_solver(solver, file, contest.limit, formula);
            if (repeat == 0 || run.answer == Answer::wrong ||
                (best.answer != Answer::wrong && run.seconds < best.seconds)) {
                best = run;
            }
        }
        row.runs.push_back(best);
    }
    compare_answers(row);
    contest.rows.push_back(std::move(row));
}

}  // namespace satdoku::benchmarks
