// How many puzzles a second are solved, generated and rated, with each instruction set and each engine, compared with
// tdoku and qqwing? Every answer is checked before the timing. Times are the CPU time of one thread, the least of
// three.
//
//     puzzles [OPTION...] [FILE...]
//
//     --rival NAME=PROGRAM   tdoku (its run_benchmark), tdoku-generate (its generate) or qqwing, where the
//                            PATH does not have them under these names
//     --puzzles N            how many puzzles of a file are solved, each with a new permutation (100000)
//     --only solve|generate|rate  one part alone
//
// Files hold plain sudokus. Without files it solves and rates minimal puzzles that it makes from a seed.
#include "support/process.hpp"
#include "support/puzzle_rating.hpp"
#include "support/rates.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/bitboard/batch.hpp>
#include <satdoku/bitboard/board_solver.hpp>
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/check/grid.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/dpll/solver.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <map>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

using namespace satdoku;
using benchmarks::cpu_seconds;
using benchmarks::fail;
using benchmarks::least_seconds;
using benchmarks::print_rate;

namespace {
constexpr std::size_t cells = grid::plain_cells;
constexpr std::uint32_t to_uniqueness = 2;

using Puzzles = std::vector<std::uint8_t>;  ///< digits by cell, one puzzle after the other

struct Settings {
    std::vector<std::string> files{};
    std::map<std::string, std::string> rivals{};  ///< program by name
    std::size_t puzzles = 100000;
    bool solve = true;
    bool generate = true;
    bool rate = true;
};

/// Returns an equivalent puzzle: digits renamed, lines exchanged, transposed.
void permute(std::span<std::uint8_t> puzzle, core::Random& random) {
    std::array<std::uint8_t, 10> names{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    random.shuffle(std::span<std::uint8_t>(names).subspan(1));
    std::array<std::array<std::size_t, 9>, 2> lines{};
    for (auto& order : lines) {
        std::array<std::size_t, 3> bands{0, 1, 2};
        random.shuffle(std::span<std::size_t>(bands));
        for (std::size_t band = 0; band < 3; ++band) {
            std::array<std::size_t, 3> inner{0, 1, 2};
            random.shuffle(std::span<std::size_t>(inner));
            for (std::size_t line = 0; line < 3; ++line) order[3 * band + line] = 3 * bands[band] + inner[line];
        }
    }
    const bool turned = random.below(2) == 1;
    const Puzzles old(puzzle.begin(), puzzle.end());
    for (std::size_t row = 0; row < 9; ++row) {
        for (std::size_t column = 0; column < 9; ++column) {
            const std::size_t from =
                turned ? lines[1][column] * 9 + lines[0][row] : lines[0][row] * 9 + lines[1][column];
            puzzle[row * 9 + column] = names[old[from]];
        }
    }
}

Puzzles read_puzzles(const std::string& path) {
    const grid::Layout* const plain = &grid::sudoku();
    grid::BoardReader reader(std::span(&plain, 1), path);
    Puzzles puzzles;
    std::istringstream text(core::read_whole(path));
    for (std::string line; std::getline(text, line);) {
        if (const auto entry = reader.line(line)) {
            puzzles.insert(puzzles.end(), entry->board.digits.begin(), entry->board.digits.end());
        }
    }
    if (puzzles.empty()) fail("no puzzle in " + path);
    return puzzles;
}

Puzzles made_puzzles(std::size_t count) {
    puzzle::Request request;
    request.layout = &grid::sudoku();
    request.minimal = true;
    const auto solver = puzzle::make_bitboard_solver(*request.layout);
    Puzzles puzzles;
    for (std::size_t index = 0; index < count; ++index) {
        const puzzle::Puzzle made = puzzle::generate(request, *solver, index);
        puzzles.insert(puzzles.end(), made.givens.digits.begin(), made.givens.digits.end());
    }
    return puzzles;
}

/// Returns this number of puzzles: the given ones repeatedly, permuted each time.
Puzzles permuted_puzzles(const Puzzles& source, std::size_t count) {
    core::Random random(1);
    Puzzles puzzles(count * cells);
    for (std::size_t puzzle = 0; puzzle < count; ++puzzle) {
        const std::size_t from = puzzle * cells % source.size();
        std::copy_n(source.data() + from, cells, puzzles.data() + puzzle * cells);
        permute(std::span(puzzles).subspan(puzzle * cells, cells), random);
    }
    return puzzles;
}

bool is_solution(const std::uint8_t* puzzle, const std::uint8_t* solution) {
    return check::grid(grid::sudoku(), {puzzle, cells}, {solution, cells});
}

void check_solutions(const Puzzles& puzzles, const std::vector<std::uint32_t>& counts, const Puzzles& solutions) {
    for (std::size_t puzzle = 0; puzzle < counts.size(); ++puzzle) {
        if (counts[puzzle] == 0 || !is_solution(puzzles.data() + puzzle * cells, solutions.data() + puzzle * cells))
            fail("a wrong solution");
    }
}

double rate_of_batches(const Puzzles& puzzles, bitboard::Instructions instructions) {
    const std::size_t count = puzzles.size() / cells;
    bitboard::BatchSolver solver(grid::sudoku(), instructions);
    std::vector<std::uint32_t> counts(count);
    Puzzles solutions(puzzles.size());
    const auto solve = [&] { solver.solve(puzzles, to_uniqueness, counts, solutions); };
    solve();
    check_solutions(puzzles, counts, solutions);
    return static_cast<double>(count) / least_seconds(solve);
}

double rate_one_by_one(const Puzzles& puzzles, bitboard::Instructions instructions) {
    const std::size_t count = puzzles.size() / cells;
    bitboard::Solver solver(grid::sudoku(), instructions);
    grid::Board clues(grid::sudoku());
    grid::Board solution(grid::sudoku());
    const auto solve = [&](bool check) {
        for (std::size_t puzzle = 0; puzzle < count; ++puzzle) {
            std::copy_n(puzzles.data() + puzzle * cells, cells, clues.digits.data());
            const std::uint64_t found = solver.count(clues, to_uniqueness, &solution);
            if (check && (found == 0 || !is_solution(clues.digits.data(), solution.digits.data())))
                fail("a wrong solution");
        }
    };
    solve(true);
    return static_cast<double>(count) / least_seconds([&] { solve(false); });
}

/// Solves puzzles through their clauses, one by one; as many as are enough for a stable rate.
double rate_through_clauses(const Puzzles& puzzles) {
    const std::size_t count = std::min<std::size_t>(puzzles.size() / cells, 10000);
    puzzle::EngineSolver solver(grid::sudoku(), std::make_unique<cdcl::Solver>());
    std::vector<std::uint32_t> counts(count);
    Puzzles solutions(count * cells);
    const auto solve = [&] { solver.count_all({puzzles.data(), count * cells}, to_uniqueness, counts, solutions); };
    solve();
    check_solutions(puzzles, counts, solutions);
    return static_cast<double>(count) / least_seconds(solve);
}

/// tdoku's own rate, which is by real time, corrected by its share of the processor. Returns nothing if it fails.
std::optional<double> rate_of_tdoku(const std::string& program, const Puzzles& puzzles) {
    const ::support::TemporaryFolder folder;
    const std::string path = folder.file("puzzles");
    std::ofstream file(path);
    for (std::size_t begin = 0; begin < puzzles.size(); begin += cells) {
        for (std::size_t cell = begin; cell < begin + cells; ++cell) {
            file << (puzzles[cell] == 0 ? '.' : static_cast<char>('0' + puzzles[cell]));
        }
        file << '\n';
    }
    file.close();
    const core::Stopwatch watch;
    const satdoku::support::ProcessResult result = satdoku::support::run_process(
        {program, "-r", "0", "-n", std::to_string(puzzles.size() / cells), "-t", "4", "-w", "1", "-c", "1", path});
    const double share = watch.seconds() / result.cpu_seconds;
    // Compiler, its version, its flags, the file, the solver, and then the rate.
    std::istringstream line(result.output);
    std::string field;
    for (int index = 0; index < 6; ++index) std::getline(line, field, ',');
    try {
        return std::stod(field) * share;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

void solve_files(const Settings& settings) {
    std::vector<std::pair<std::string, Puzzles>> sets;
    for (const std::string& path : settings.files) {
        sets.emplace_back(std::filesystem::path(path).filename().string(),
                          permuted_puzzles(read_puzzles(path), settings.puzzles));
    }
    if (sets.empty())
        sets.emplace_back("minimal puzzles of seed 0", permuted_puzzles(made_puzzles(2000), settings.puzzles));
    const auto tdoku = settings.rivals.find("tdoku");
    std::map<std::string, std::pair<double, int>>
        logarithms;  // by method: sum of the logarithms of the ratios, and their number
    for (const auto& [name, puzzles] : sets) {
        std::cout << name << '\n';
        std::optional<double> rival;
        if (tdoku != settings.rivals.end()) rival = rate_of_tdoku(tdoku->second, puzzles);
        if (rival) print_rate("tdoku", *rival);
        const auto report = [&](const std::string& method, double rate) {
            std::ostringstream note;
            if (rival) {
                note << std::fixed << std::setprecision(2) << rate / *rival << " times tdoku"
                     << (rate < *rival ? ": slower" : "");
                logarithms[method].first += std::log(rate / *rival);
                ++logarithms[method].second;
            }
            print_rate(method, rate, note.str());
        };
        for (const bitboard::Instructions instructions : bitboard::available_instructions()) {
            const std::string suffix = ", " + std::string(bitboard::name(instructions));
            report("one by one" + suffix, rate_one_by_one(puzzles, instructions));
            report("in lanes" + suffix, rate_of_batches(puzzles, instructions));
        }
        report("through the clauses, cdcl", rate_through_clauses(puzzles));
    }
    for (const auto& [method, sum] : logarithms) {
        std::cout << "geometric mean, " << method << ": " << std::setprecision(2) << std::exp(sum.first / sum.second)
                  << " times tdoku\n";
    }
}

/// Puzzles a second of a request, each proved to have one solution before the timing.
double rate_of_generating(const puzzle::Request& request, const puzzle::SolverMaker& make_solver, double seconds) {
    const auto solver = make_solver(*request.layout);
    bitboard::Solver judge(*request.layout);
    for (std::uint64_t index = 0; index < 5; ++index) {
        const puzzle::Puzzle made = puzzle::generate(request, *solver, index);
        grid::Board solution(*request.layout);
        if (judge.count(made.givens, to_uniqueness, &solution) != 1 || !(solution == made.solution))
            fail("a generated puzzle has not one solution");
        if (request.holes && !made.reached) fail("a generated puzzle has not the holes that were asked");
    }
    const double start = cpu_seconds();
    std::uint64_t made = 0;
    std::stop_source enough;
    constexpr std::uint64_t endless = 1'000'000'000;
    const auto take = [&](std::uint64_t, const puzzle::Puzzle&) {
        ++made;
        if (cpu_seconds() - start > seconds) enough.request_stop();
    };
    puzzle::generate_many(request, {0, endless}, 1, make_solver, take, enough.get_token());
    return static_cast<double>(made) / (cpu_seconds() - start);
}

double rate_of_boards(const grid::Layout& layout, double seconds) {
    bitboard::Solver solver(layout);
    core::Random random(1);
    const double start = cpu_seconds();
    double made = 0;
    for (; cpu_seconds() - start < seconds; ++made) solver.random_board(random);
    return made / (cpu_seconds() - start);
}

/// @param line  a rival's command; its puzzles are the lines of its output
void report_rival(const std::string& name, const std::vector<std::string>& line) {
    const satdoku::support::ProcessResult result = satdoku::support::run_process(line);
    const auto puzzles = std::count(result.output.begin(), result.output.end(), '\n');
    if (result.exit_code != 0 || puzzles == 0) return;
    print_rate(name, static_cast<double>(puzzles) / result.cpu_seconds);
}

void generate_all(const Settings& settings) {
    const std::vector<std::pair<std::string, puzzle::SolverMaker>> engines = {
        {"bitboard", puzzle::make_bitboard_solver},
        {"cdcl",
         [](const grid::Layout& layout) {
             return std::make_unique<puzzle::EngineSolver>(layout, std::make_unique<cdcl::Solver>());
         }},
        {"dpll",
         [](const grid::Layout& layout) {
             return std::make_unique<puzzle::EngineSolver>(layout, std::make_unique<dpll::Solver>());
         }},
    };
    std::cout << "random boards\n";
    for (const grid::Layout& layout : grid::layouts()) print_rate(layout.name(), rate_of_boards(layout, 0.3));
    for (const auto& [engine, make_solver] : engines) {
        std::cout << "puzzles made with " << engine << '\n';
        for (const int holes : {40, 60, 80, 90}) {
            if (engine == "dpll" && holes > 60) break;
            puzzle::Request request;
            request.holes = puzzle::HoleRange{holes, holes};
            print_rate("twodoku, " + std::to_string(holes) + " holes", rate_of_generating(request, make_solver, 1));
        }
        for (const grid::Layout* layout : {&grid::sudoku(), &grid::twodoku()}) {
            if (engine == "dpll") break;  // takes too long, like other puzzles with many holes
            puzzle::Request request;
            request.layout = layout;
            request.minimal = true;
            print_rate("minimal " + layout->name(), rate_of_generating(request, make_solver, 1));
        }
    }
    if (const auto qqwing = settings.rivals.find("qqwing"); qqwing != settings.rivals.end()) {
        report_rival("minimal sudoku, qqwing", {qqwing->second, "--generate", "200", "--one-line"});
    }
    if (const auto tdoku = settings.rivals.find("tdoku-generate"); tdoku != settings.rivals.end()) {
        report_rival("minimal sudoku, tdoku",
                     {tdoku->second, "-p", "0", "-e", "0", "-g", "0", "-c", "0", "-a", "1", "-l", "5000"});
    }
}

/// Rates as many puzzles of a file as are enough for a stable rate.
void rate_files(const Settings& settings) {
    constexpr std::size_t most = 500;
    for (const std::string& path : settings.files) {
        const Puzzles puzzles = read_puzzles(path);
        std::vector<grid::Board> boards;
        for (std::size_t begin = 0; begin < puzzles.size() && boards.size() < most; begin += cells) {
            std::copy_n(puzzles.data() + begin, cells, boards.emplace_back(grid::sudoku()).digits.data());
        }
        benchmarks::rate_set(std::filesystem::path(path).filename().string(), boards);
    }
    if (settings.files.empty()) benchmarks::rate_made_puzzles();
}

Settings parse(const std::vector<std::string>& arguments) {
    Settings settings;
    const std::array<std::pair<std::string, std::string>, 2> usual{{{"tdoku", "run_benchmark"}, {"qqwing", "qqwing"}}};
    for (const auto& [name, program] : usual) {
        if (satdoku::support::on_path(program)) settings.rivals[name] = program;
    }
    for (std::size_t index = 0; index < arguments.size(); ++index) {
        const std::string& argument = arguments[index];
        if (!argument.starts_with("--")) {
            settings.files.push_back(argument);
            continue;
        }
        if (++index == arguments.size()) fail(argument + " takes a value");
        const std::string& value = arguments[index];
        if (argument == "--rival" && value.find('=') != std::string::npos) {
            settings.rivals[value.substr(0, value.find('='))] = value.substr(value.find('=') + 1);
        } else if (argument == "--puzzles" && core::parse_number<std::size_t>(value).value_or(0) > 0) {
            settings.puzzles = *core::parse_number<std::size_t>(value);
        } else if (argument == "--only" && (value == "solve" || value == "generate" || value == "rate")) {
            settings.solve = value == "solve";
            settings.generate = value == "generate";
            settings.rate = value == "rate";
        } else {
            fail("cannot take " + argument + ' ' + value);
        }
    }
    return settings;
}
}  // namespace

int main(int count, char** arguments) {
    benchmarks::report([&] {
        const Settings settings = parse({arguments + 1, arguments + count});
        if (settings.solve) solve_files(settings);
        if (settings.generate) generate_all(settings);
        if (settings.rate) rate_files(settings);
    });
}
