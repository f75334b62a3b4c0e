// How long do the commands take that write files of puzzles, compared with cp of the same bytes, and how much faster
// are two threads than one? Measures the real time of whole processes, the least of five; the bytes must not depend on
// the threads. cp changes an old file in place. We replace it by a new one, which some file systems (ext4) begin to
// write to the disk at that moment.
//
//     puzzle_files
#include "support/process.hpp"
#include "support/rates.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/core/file.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <algorithm>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>

using namespace satdoku;
using benchmarks::fail;

namespace {
/// @param result  the file that the command writes
double real_seconds(const std::vector<std::string>& line, const std::string& result, bool fresh) {
    constexpr int repeats = 5;
    double least = 1e9;
    for (int repeat = 0; repeat < repeats; ++repeat) {
        if (fresh) std::filesystem::remove(result);
        const core::Stopwatch watch;
        const satdoku::support::ProcessResult run = satdoku::support::run_process(line);
        least = std::min(least, watch.seconds());
        if (run.exit_code != 0) fail("a command failed: " + line.front());
    }
    return least;
}

class Commands {
  public:
    std::string file(const std::string& name) const { return folder_.file(name); }

    /// Runs `satdoku puzzle` with these words and the result in a file of that name.
    double seconds(std::vector<std::string> words, const std::string& result, bool fresh = true) const {
        std::vector<std::string> line = {SATDOKU_PROGRAM, "puzzle"};
        line.insert(line.end(), words.begin(), words.end());
        line.insert(line.end(), {"-q", "--output", file(result)});
        return real_seconds(line, file(result), fresh);
    }

    void on_threads(const std::string& what, std::vector<std::string> words, const std::string& result) const {
        words.insert(words.end(), {"--threads", "1"});
        const double one = seconds(words, result);
        const std::string bytes = core::read_whole(file(result));
        words.back().assign(1, '2');
        const double two = seconds(words, result);
        if (core::read_whole(file(result)) != bytes) fail("two threads write something else: " + what);
        std::cout << what << ": " << std::setprecision(3) << one << " s on one thread, " << two
                  << " s on two: " << std::setprecision(2) << one / two << " times as fast\n"
                  << std::flush;
    }

  private:
    ::support::TemporaryFolder folder_;
};

void compare_with_copying(const Commands& commands, const std::string& format, bool fresh) {
    const double written =
        commands.seconds({"boards", "--count", "1000000", "--first-digit", "5", "--format", format}, "boards", fresh);
    const double copied =
        real_seconds({"cp", commands.file("boards"), commands.file("copy")}, commands.file("copy"), fresh);
    std::cout << "a million boards, format " << format << (fresh ? ", to a new file: " : ", over an old one: ")
              << std::setprecision(3) << written << " s, cp " << copied << " s: " << std::setprecision(2)
              << written / copied << " times cp\n"
              << std::flush;
}
}  // namespace

int main() {
    benchmarks::report([] {
        const Commands commands;
        std::cout << std::fixed;
        for (const std::string format : {"line", "grid"}) {
            for (const bool fresh : {true, false}) compare_with_copying(commands, format, fresh);
        }
        const std::vector<std::string> minimal = {"generate", "--minimal", "--seed", "1"};
        const auto generate = [&](const std::string& layout, const std::string& count) {
            std::vector<std::string> words = minimal;
            words.insert(words.end(), {"--layout", layout, "--count", count});
            commands.on_threads(count + " minimal " + layout + " made", words, layout);
        };
        generate("twodoku", "5000");
        generate("sudoku", "20000");
        const std::string puzzles = commands.file("sudoku");
        commands.on_threads("solved through the clauses", {"solve", "--engine", "cdcl", puzzles}, "solutions");
        commands.on_threads("boards at random", {"boards", "--random", "--count", "200000", "--seed", "1"}, "boards");
    });
}
