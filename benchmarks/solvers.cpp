// How does satdoku compare with other SAT solvers? Runs it and every other solver on files, or on families that it
// generates, and prints a table. `usage` below lists the options.
#include "support/arguments.hpp"
#include "support/contest.hpp"
#include "support/contest_report.hpp"
#include "support/instances.hpp"
#include "support/machine.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/core/error.hpp>
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace satdoku;
using benchmarks::number;
using benchmarks::refuse;
using benchmarks::write_file;

namespace {
constexpr std::string_view usage = R"(solvers [OPTION...] [FILE or FOLDER...]

    --limit SECONDS         CPU time for one run (20)
    --repeat N              runs of each; the least time counts (1)
    --solver NAME=COMMAND   another solver, or another command for a known one, as compare takes it
    --only NAME,NAME        satdoku and these alone
    --families SEED         adds the generated families
    --markdown FILE, --csv FILE, --svg FILE
                            the table, all runs, a cactus plot
)";

struct Settings {
    unsigned limit = 20;
    unsigned repeats = 1;
    std::vector<benchmarks::Solver> solvers;
    std::optional<std::uint64_t> family_seed{};
    std::vector<std::string> paths{};
    std::string markdown{}, csv{}, svg{};  ///< files to write, or ""
};

void add_solver(Settings& settings, const std::string& text) {
    const auto solver = benchmarks::parse_solver(text);
    if (!solver) refuse("--solver takes NAME=COMMAND, not " + text);
    const auto known = std::find_if(settings.solvers.begin(), settings.solvers.end(),
                                    [&](const auto& other) { return other.name == solver->name; });
    if (known == settings.solvers.end()) {
        settings.solvers.push_back(*solver);
    } else {
        *known = *solver;
    }
}

void keep_only(Settings& settings, const std::string& names) {
    const std::string wanted = ',' + names + ',';
    std::erase_if(settings.solvers, [&](const benchmarks::Solver& solver) {
        return &solver != &settings.solvers.front() && wanted.find(',' + solver.name + ',') == std::string::npos;
    });
}

Settings parse(int count, char** arguments) {
    Settings settings;
    settings.solvers = benchmarks::rivals_on_path();
    settings.solvers.insert(settings.solvers.begin(), {"satdoku", {SATDOKU_PROGRAM, "solve"}});
    std::string only;
    const auto take = [&](const std::string& option, const std::string& value) {
        if (option == "--limit") {
            settings.limit = number<unsigned>(option, value);
        } else if (option == "--repeat") {
            settings.repeats = number<unsigned>(option, value);
        } else if (option == "--solver") {
            add_solver(settings, value);
        } else if (option == "--only") {
            only = value;
        } else if (option == "--families") {
            settings.family_seed = number<std::uint64_t>(option, value);
        } else if (option == "--markdown") {
            settings.markdown = value;
        } else if (option == "--csv") {
            settings.csv = value;
        } else if (option == "--svg") {
            settings.svg = value;
        } else {
            return false;
        }
        return true;
    };
    benchmarks::parse_arguments(count, arguments, usage, take, settings.paths);
    if (!only.empty()) keep_only(settings, only);
    if (settings.paths.empty() && !settings.family_seed) refuse("name files or folders, or --families SEED");
    return settings;
}

int compete(const Settings& settings, const std::vector<std::string>& files) {
    benchmarks::Contest contest{settings.solvers, settings.limit, {}};
    const std::string machine =
        benchmarks::describe_machine() + "; at most " + std::to_string(settings.limit) + " s of CPU time an instance";
    std::string table = machine + "\n\n" + benchmarks::markdown_head(contest);
    std::cout << table << std::flush;
    for (const std::string& file : files) {
        const std::string name = std::filesystem::path(file).filename().string();
        contest.rows.push_back(benchmarks::run_task(contest.solvers, contest.limit, {file, name, settings.repeats}));
        const std::string row = benchmarks::markdown_row(contest.rows.back());
        std::cout << row << std::flush;
        table += row;
    }
    const std::string totals = benchmarks::markdown_totals(contest);
    std::cout << totals;
    write_file(settings.markdown, table + totals);
    write_file(settings.csv, benchmarks::csv(contest));
    write_file(settings.svg, benchmarks::cactus_svg(contest));
    return contest.has_wrong_answer() ? 1 : 0;
}
}  // namespace

int main(int count, char** arguments) {
    const Settings settings = parse(count, arguments);
    try {
        const support::TemporaryFolder folder;
        std::vector<std::string> files = benchmarks::list_files(settings.paths);
        if (settings.family_seed) {
            const auto made = benchmarks::write_families(folder.path().string(), *settings.family_seed);
            files.insert(files.end(), made.begin(), made.end());
        }
        return compete(settings, files);
    } catch (const core::Error& error) {
        std::cerr << "solvers: " << error.what() << '\n';
        return 1;
    }
}
