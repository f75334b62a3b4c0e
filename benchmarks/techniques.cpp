// How many boards, and how many seconds, does a puzzle take that needs a technique and nothing harder? Each puzzle is
// rated again: its path has the technique and none after it in the order of difficulty. Times are the CPU time of one
// thread.
//
//     techniques [OPTION...] [TECHNIQUE...]
//
//     --layout NAME   (sudoku)
//     --seeds N       puzzles of each technique, from seeds 1 to N (10)
//     --tries N       boards for each puzzle (10000)
//     --seconds N     ends the search for a puzzle (60)
//
// Without techniques it makes puzzles of all that a puzzle can need.
#include "support/rates.hpp"
#include <satdoku/core/numbers.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <algorithm>
#include <cstdint>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>

using namespace satdoku;
using benchmarks::cpu_seconds;
using benchmarks::fail;

namespace {
struct Settings {
    const grid::Layout* layout = &grid::sudoku();
    std::uint64_t seeds = 10;
    std::uint64_t tries = 10000;
    double seconds = 60;
    std::vector<deduce::Technique> techniques{};
};

struct Find {
    bool reached;
    std::uint64_t boards;
    double seconds;
};

template <typename Number> Number middle(std::vector<Number> numbers) {
    std::sort(numbers.begin(), numbers.end());
    return numbers[numbers.size() / 2];
}

Find find(const Settings& settings, deduce::Technique technique, std::uint64_t seed) {
    puzzle::Request request;
    request.layout = settings.layout;
    request.seed = seed;
    request.boards = settings.tries;
    request.wanted.technique = technique;
    const auto solver = puzzle::make_bitboard_solver(*request.layout);
    const double start = cpu_seconds();
    std::stop_source stop;
    const auto progress = [&](std::uint64_t, int) {
        if (cpu_seconds() - start > settings.seconds) stop.request_stop();
    };
    const puzzle::Puzzle puzzle = puzzle::generate(request, *solver, 0, progress, stop.get_token());
    const Find found{puzzle.reached, puzzle.boards, cpu_seconds() - start};
    const deduce::Geometry geometry(*request.layout);
    const deduce::Path path = deduce::path_of(deduce::State(geometry, puzzle.givens), &puzzle.solution, technique);
    if (puzzle.reached && path.hardest != technique) fail("a puzzle does not need its technique");
    return found;
}

void measure(const Settings& settings, deduce::Technique technique) {
    std::vector<std::uint64_t> boards;
    std::vector<double> seconds;
    std::uint64_t reached = 0;
    for (std::uint64_t seed = 1; seed <= settings.seeds; ++seed) {
        const Find found = find(settings, technique, seed);
        boards.push_back(found.boards);
        seconds.push_back(found.seconds);
        if (found.reached) ++reached;
    }
    std::cout << std::left << std::setw(32) << deduce::facts_of(technique).name << std::right << std::setw(3) << reached
              << " of " << settings.seeds << "; boards: " << std::setw(6) << middle(boards) << ", at most "
              << std::setw(6) << *std::max_element(boards.begin(), boards.end()) << "; seconds: " << std::fixed
              << std::setprecision(2) << std::setw(6) << middle(seconds) << ", at most " << std::setw(6)
              << *std::max_element(seconds.begin(), seconds.end()) << std::endl;
}

Settings parse(const std::vector<std::string>& arguments) {
    Settings settings;
    for (std::size_t index = 0; index < arguments.size(); ++index) {
        const std::string& argument = arguments[index];
        if (const auto* const facts = deduce::find_technique(argument)) {
            settings.techniques.push_back(facts->technique);
            continue;
        }
        if (++index == arguments.size()) fail("there is no technique " + argument);
        const std::string& value = arguments[index];
        const auto number = core::parse_number<std::uint64_t>(value);
        if (argument == "--layout" && grid::find_layout(value) != nullptr) {
            settings.layout = grid::find_layout(value);
        } else if (argument == "--seeds" && number.value_or(0) > 0) {
            settings.seeds = *number;
        } else if (argument == "--tries" && number.value_or(0) > 0) {
            settings.tries = *number;
        } else if (argument == "--seconds" && number) {
            settings.seconds = static_cast<double>(*number);
        } else {
            fail("cannot take " + argument + ' ' + value);
        }
    }
    if (!settings.techniques.empty()) return settings;
    for (const deduce::TechniqueFacts& facts : deduce::techniques()) {
        if (facts.use != deduce::Use::never) settings.techniques.push_back(facts.technique);
    }
    return settings;
}
}  // namespace

int main(int count, char** arguments) {
    benchmarks::report([&] {
        const Settings settings = parse({arguments + 1, arguments + count});
        for (const deduce::Technique technique : settings.techniques) measure(settings, technique);
    });
}
