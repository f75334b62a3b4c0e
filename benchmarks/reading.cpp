// How fast is a formula read, and how much memory does it take? Reads one file into a sink that only counts, into the
// linked formula and into the CDCL solver's arena, and compares with the other solvers on the PATH.
//
//     reading [MEGABYTES | FILE]      a random 3-SAT file of that size (100), or a file of yours
#include "support/process.hpp"
#include "support/rates.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/cnf/formula.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/random.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

using namespace satdoku;
using benchmarks::least_seconds;

namespace {
constexpr std::uint64_t seed = 3;
constexpr int repeats = 2;

class Counter final : public cnf::ClauseSink {
  public:
    void variables(std::uint32_t) override {}
    void clause(std::span<const cnf::Literal> literals) override { literals_ += literals.size(); }
    std::uint64_t literals() const { return literals_; }

  private:
    std::uint64_t literals_ = 0;
};

/// A file of about this size, at the ratio where random formulas are hard.
void generate(const std::string& path, std::uint64_t bytes) {
    constexpr std::uint64_t bytes_of_a_clause = 25;
    const std::uint64_t clauses = bytes / bytes_of_a_clause;
    const auto variables = static_cast<std::uint32_t>(clauses * 100 / 426 + 3);
    core::Output output(path);
    core::Random random(seed);
    cnf::DimacsWriter writer(output, clauses, {"random 3-SAT, seed " + std::to_string(seed)});
    writer.variables(variables);
    std::array<cnf::Literal, 3> clause;
    for (std::uint64_t count = 0; count < clauses; ++count) {
        for (cnf::Literal& literal : clause) {
            literal = cnf::Literal::from_code(static_cast<std::uint32_t>(random.below(2 * std::uint64_t{variables})));
        }
        writer.clause(clause);
    }
    writer.end();
    output.commit();
}

/// A program that ends soon after reading, and the words in its output before the seconds of reading. Without such
/// words the time of the whole process counts.
struct Program {
    std::string name;
    std::vector<std::string> command;
    std::string before;
};

const std::vector<Program> programs = {
    {"satdoku, whole process", {SATDOKU_PROGRAM, "solve", "--no-model", "--conflict-limit", "1"}, ""},
    {"minisat", {"minisat", "-no-pre", "-cpu-lim=5"}, "Parse time:"},
    {"glucose", {"glucose", "-no-pre", "-cpu-lim=5"}, "Parse time:"},
    {"cadical", {"cadical", "-c", "0", "-n"}, " clauses in "},
    {"kissat", {"kissat", "--conflicts=0", "-n"}, "finished parsing after "},
};

struct Reading {
    double seconds = 0;
    std::uint64_t memory = 0;  ///< peak of the process, bytes
};

/// The fastest of some runs.
std::optional<Reading> run_reading(const Program& program, const std::string& file) {
    std::vector<std::string> command = program.command;
    command.push_back(file);
    support::ProcessLimits limits;
    limits.cpu_seconds = 60;
    std::optional<Reading> best;
    for (int repeat = 0; repeat < repeats; ++repeat) {
        const support::ProcessResult result = support::run_process(command, limits);
        std::optional<double> seconds = result.cpu_seconds;
        if (!program.before.empty()) {
            std::size_t begin = result.output.find(program.before);
            if (begin == std::string::npos) return best;
            begin = result.output.find_first_not_of(' ', begin + program.before.size());
            const std::size_t end = result.output.find_first_not_of("0123456789.", begin);
            seconds = core::parse_number<double>(result.output.substr(begin, end - begin));
        }
        if (seconds && (!best || *seconds < best->seconds)) best = {*seconds, result.memory};
    }
    return best;
}

void print_line(const std::string& name, double megabytes, double seconds, double reference, std::uint64_t memory = 0) {
    std::printf("%-30s %9.3f s %9.1f MB/s %8.2f", name.c_str(), seconds, megabytes / seconds, seconds / reference);
    if (memory > 0) std::printf(" %9.0f MB", static_cast<double>(memory) / 1e6);
    std::printf("\n");
    std::fflush(stdout);
}

void measure(const std::string& file) {
    const double megabytes = static_cast<double>(std::filesystem::file_size(file)) / 1e6;
    Counter counter;
    const cnf::ReadReport report = cnf::read_dimacs(file, counter);
    if (counter.literals() != report.literals) throw core::Error("benchmark.literals");
    std::printf("%.1f MB: %u variables, %llu clauses, %llu literals\n\n", megabytes, report.variables,
                static_cast<unsigned long long>(report.clauses), static_cast<unsigned long long>(report.literals));
    std::printf("%-30s %11s %14s %8s %12s\n", "CPU time", "", "", "ratio", "peak");

    std::uint64_t bytes = 0;
    const double arena = least_seconds(
        [&] {
            cdcl::Solver solver;
            cnf::read_dimacs(file, solver);
            // The clauses are watched only when a solve starts.
            solver.solve({}, {.conflicts = 0}, {});
        },
        repeats);
    const double linked = least_seconds(
        [&] {
            cnf::Formula formula;
            cnf::read_dimacs(file, formula);
            bytes = formula.bytes();
        },
        repeats);
    const double counting = least_seconds([&] { cnf::read_dimacs(file, counter); }, repeats);
    print_line("satdoku, ready for the CDCL search", megabytes, arena, arena);
    print_line("satdoku, into linked lists", megabytes, linked, arena);
    print_line("satdoku, counting only", megabytes, counting, arena);
    for (const Program& program : programs) {
        if (!support::on_path(program.command.front())) continue;
        const std::optional<Reading> reading = run_reading(program, file);
        if (!reading || reading->seconds <= 0) continue;
        print_line(program.name, megabytes, reading->seconds, arena, reading->memory);
    }
    std::printf("\nlinked lists: %.1f bytes for each literal\n",
                static_cast<double>(bytes) / static_cast<double>(std::max<std::uint64_t>(report.literals, 1)));
}
}  // namespace

int main(int count, char** words) {
    benchmarks::report([&] {
        const std::string word = count > 1 ? words[1] : "100";
        if (const auto size = core::parse_number<std::uint64_t>(word)) {
            const std::string file = (std::filesystem::temp_directory_path() / "satdoku_reading.cnf").string();
            generate(file, *size * 1000000);
            measure(file);
            std::filesystem::remove(file);
        } else {
            measure(word);
        }
    });
}
