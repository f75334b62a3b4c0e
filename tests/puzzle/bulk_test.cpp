#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/bitboard/board_solver.hpp>
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/bulk.hpp>
#include <array>
#include <fstream>
#include <memory>
#include <new>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

using namespace satdoku;

namespace {
struct Run {
    puzzle::PuzzleCounts counts;
    std::string text;
    std::vector<std::uint64_t> bad_lines;
    std::vector<std::pair<std::uint64_t, std::uint32_t>> invalid;  ///< the number of each puzzle, and its solutions
};

Run run(const std::string& text, unsigned threads, std::uint32_t limit = 2, std::stop_token stop = {},
        const puzzle::SolverMaker& make_solver = puzzle::make_bitboard_solver) {
    const support::TemporaryFolder folder;
    const std::string source = folder.file("puzzles");
    const std::string target = folder.file("solutions");
    std::ofstream(source, std::ios::binary) << text;
    Run result;
    core::Input input(source);
    core::Output output(target);
    result.counts = puzzle::solve_all(
        input, [&](std::string_view piece) { output.write(piece); },
        {.layouts = support::sudoku_and_twodoku,
         .limit = limit,
         .threads = threads,
         .make_solver = make_solver,
         .invalid = [&](std::uint64_t number, const grid::Board&,
                        std::uint32_t count) { result.invalid.emplace_back(number, count); }},
        {[&](const core::Error& error) { result.bad_lines.push_back(error.location()->line); }}, stop);
    output.commit();
    result.text = core::read_whole(target);
    return result;
}

/// Many puzzles with one solution, and the lines that answer them.
std::string half_filled(const grid::Layout& layout, int count, core::Random& random, std::string& answers) {
    bitboard::Solver solver(layout);
    std::string text;
    for (int number = 0; number < count; ++number) {
        grid::Board board = solver.random_board(random);
        const grid::Board full = board;
        for (std::uint8_t& digit : board.digits) digit = random.below(4) == 0 ? std::uint8_t{0} : digit;
        if (!solver.unique(board)) continue;
        text += grid::board_line(board) + '\n';
        answers += grid::board_line(full) + '\n';
    }
    return text;
}
}  // namespace

TEST_CASE("files of puzzles are solved in order, on any number of threads", "[puzzle]") {
    core::Random random(3);
    std::string answers;
    std::string text;
    for (int round = 0; round < 3; ++round) {
        text += half_filled(grid::sudoku(), 4000, random, answers);
        text += half_filled(grid::twodoku(), 50, random, answers);
    }
    for (const unsigned threads : {1U, 2U, 5U}) {
        const Run result = run(text, threads);
        CHECK(result.text == answers);
        CHECK(result.counts.one == result.counts.puzzles());
        CHECK(result.counts.bad == 0);
        CHECK_FALSE(result.counts.stopped);
    }
}

TEST_CASE("puzzles without exactly one solution are reported by their numbers", "[puzzle]") {
    core::Random random(5);
    std::string answers;
    const std::string right = half_filled(grid::sudoku(), 1, random, answers);
    const std::string none = "11" + std::string(79, '.') + '\n';
    const std::string several = "12" + std::string(79, '.') + '\n';
    for (const unsigned threads : {1U, 3U})
        CHECK(run(right + none + right + several, threads).invalid ==
              std::vector<std::pair<std::uint64_t, std::uint32_t>>{{2, 0}, {4, 2}});
}

TEST_CASE("an engine solves files as the direct search does", "[puzzle]") {
    core::Random random(6);
    std::string answers;
    std::string text = half_filled(grid::sudoku(), 3000, random, answers);
    text += half_filled(grid::twodoku(), 30, random, answers);
    // Which solution comes first must not depend on what a thread's engine did before.
    const std::string several = "12" + std::string(79, '.') + '\n';
    text = several + text + several + several;
    const auto make = [](const grid::Layout& layout) {
        return std::make_unique<puzzle::EngineSolver>(layout, std::make_unique<cdcl::Solver>());
    };
    const Run alone = run(text, 1, 2, {}, make);
    CHECK(alone.text.find(answers) != std::string::npos);
    CHECK(alone.counts.several == 3);
    CHECK(run(text, 3, 2, {}, make).text == alone.text);
}

TEST_CASE("solutions are written in other formats, with something between", "[puzzle]") {
    const support::TemporaryFolder folder;
    const std::string source = folder.file("puzzles");
    const std::string target = folder.file("solutions");
    std::ofstream(source) << std::string(81, '.') << '\n' << "11" + std::string(79, '.') << '\n';
    core::Input input(source);
    core::Output output(target);
    puzzle::solve_all(input, [&](std::string_view piece) { output.write(piece); },
                      {.layouts = support::sudoku_and_twodoku,
                       .format = [](const grid::Board& board) { return std::to_string(board.filled()) + "\n\n"; },
                       .between = "-\n"});
    output.commit();
    CHECK(core::read_whole(target) == "81 # 2\n\n-\n2 # 0\n\n");
}

TEST_CASE("puzzles without a solution and with several say so in their lines", "[puzzle]") {
    const std::string clash = "11" + std::string(79, '.');
    const std::string empty(81, '.');
    const Run result = run(clash + "\n" + empty + "\n", 1, 3);
    CHECK(result.counts.none == 1);
    CHECK(result.counts.several == 1);
    std::istringstream lines(result.text);
    std::string line;
    std::getline(lines, line);
    CHECK(line == clash + " # 0");
    std::getline(lines, line);
    CHECK(line.substr(81) == " # 3");
    CHECK(grid::parse_board(grid::sudoku(), line).complete());
}

TEST_CASE("texts that are no puzzles are reported with their lines and passed over", "[puzzle]") {
    core::Random random(4);
    std::string answers;
    std::istringstream puzzles(half_filled(grid::sudoku(), 20, random, answers));
    std::string first;
    std::string second;
    std::getline(puzzles, first);
    std::getline(puzzles, second);
    const std::string long_note = first + ' ' + std::string(300000, 'x') + '\n';
    const Run result = run("# a comment\n" + first + "\nnot a puzzle\n\n12345\n\n" + long_note + second, 2);
    CHECK(result.bad_lines == std::vector<std::uint64_t>{3, 5});
    CHECK(result.counts.bad == 2);
    CHECK(result.counts.one == 3);
    CHECK(run("", 1).counts.puzzles() == 0);
}

TEST_CASE("solving a file can be stopped and leaves no gap", "[puzzle]") {
    core::Random random(5);
    std::string answers;
    const std::string text = half_filled(grid::sudoku(), 100, random, answers);
    std::stop_source source;
    source.request_stop();
    const Run result = run(text, 2, 2, source.get_token());
    CHECK(result.counts.stopped);
    CHECK(answers.starts_with(result.text));
}

namespace {
/// Solves correctly except for one puzzle, for which the test sets the answer.
class FaultySolver : public puzzle::Solver {
  public:
    enum class Fault { wrong_digit, changed_clue, exception };

    FaultySolver(const grid::Layout& layout, Fault fault)
        : right_(puzzle::make_bitboard_solver(layout)), fault_(fault) {}

    const grid::Layout& layout() const override { return right_->layout(); }
    std::uint64_t count(const grid::Board& givens, std::uint64_t limit, grid::Board* first,
                        grid::Board* second) override {
        return right_->count(givens, limit, first, second);
    }
    bool has_other_solution(const grid::Board& clues, grid::Cell cell, std::uint8_t digit) override {
        return right_->has_other_solution(clues, cell, digit);
    }
    bool has_solution(std::span<const grid::DigitSet> possible, grid::Board* found) override {
        return right_->has_solution(possible, found);
    }
    void count_all(std::span<const std::uint8_t> puzzles, std::uint32_t limit, std::span<std::uint32_t> counts,
                   std::span<std::uint8_t> solutions) override {
        if (fault_ == Fault::exception) throw std::bad_alloc();
        right_->count_all(puzzles, limit, counts, solutions);
        const std::size_t last = solutions.size() - 81;
        if (fault_ == Fault::wrong_digit) std::swap(solutions[last], solutions[last + 80]);
        if (fault_ == Fault::changed_clue) {
            for (std::size_t cell = last; cell < solutions.size(); ++cell)
                solutions[cell] = static_cast<std::uint8_t>(solutions[cell] % 9 + 1);
        }
    }
    std::size_t batch() const override { return 1; }
    bool remembers() const override { return false; }
    void stop_on(std::stop_token token) override { right_->stop_on(std::move(token)); }
    bool stopped() const override { return right_->stopped(); }

  private:
    std::unique_ptr<puzzle::Solver> right_;
    Fault fault_;
};
}  // namespace

TEST_CASE("canary: a wrong solution is an error and never written", "[puzzle]") {
    core::Random random(8);
    std::string answers;
    const std::string text = half_filled(grid::sudoku(), 50, random, answers);
    using Fault = FaultySolver::Fault;
    for (const unsigned threads : {1U, 3U}) {
        for (const Fault fault : {Fault::wrong_digit, Fault::changed_clue}) {
            const auto make = [fault](const grid::Layout& layout) {
                return std::make_unique<FaultySolver>(layout, fault);
            };
            std::string key;
            try {
                run(text, threads, 2, {}, make);
            } catch (const core::Error& error) {
                key = error.key();
            }
            CHECK(key == "check.wrong_solution");
        }
        const auto without_memory = [](const grid::Layout& layout) {
            return std::make_unique<FaultySolver>(layout, Fault::exception);
        };
        CHECK_THROWS_AS(run(text, threads, 2, {}, without_memory), std::bad_alloc);
    }
}
