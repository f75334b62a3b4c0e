// Which settings win? Runs the defaults and other configurations on files, or on shuffled copies of them, with several
// seeds. Then it checks for each default whether it still wins if any one family is left out. `usage` below lists the
// options; Ctrl-C ends the run with the results so far.
#include "support/arguments.hpp"
#include "support/contest.hpp"
#include "support/contest_report.hpp"
#include "support/family_names.hpp"
#include "support/instances.hpp"
#include "support/judgement_report.hpp"
#include "support/machine.hpp"
#include "support/shuffled.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/core/signals.hpp>
#include <algorithm>
#include <atomic>
#include <exception>
#include <filesystem>
#include <iostream>
#include <map>
#include <mutex>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

using namespace satdoku;
using benchmarks::number;
using benchmarks::refuse;
using benchmarks::write_file;

namespace {
constexpr std::string_view usage = R"(ablation [OPTION...] FILE or FOLDER...

    --set NAME=VALUE[,NAME=VALUE...]
                            settings to compare with the defaults; may be there several times
    --proof FORMAT          a form that --proof-format takes: the defaults with such a proof next to those without;
                            may be there several times
    --limit SECONDS         CPU time for one run (20)
    --shuffles N            so many shuffled copies instead of each file (0)
    --seeds N               seeds 0 to N-1 (1)
    --jobs N                runs at a time (1)
    --program FILE          another build of satdoku for the defaults and the settings
    --solver NAME=COMMAND   another program, as compare takes it, with {seed}
    --families FILE         lines "PART FAMILY": the family of files with such a part in their names
    --markdown FILE, --csv FILE
                            the report, all runs
)";

struct Settings {
    unsigned limit = 20;
    unsigned shuffles = 0;
    std::uint64_t seeds = 1;
    unsigned jobs = 1;
    std::string program = SATDOKU_PROGRAM;
    std::vector<std::string> configurations{};
    std::vector<std::string> proof_formats{};
    std::vector<benchmarks::Solver> rivals{};
    std::string families{};
    std::vector<std::string> paths{};
    std::string markdown{}, csv{};  ///< files to write, or ""
};

/// Takes the option's value; returns false if there is no such option.
bool take(Settings& settings, const std::string& option, const std::string& value) {
    if (option == "--set") {
        settings.configurations.push_back(value);
    } else if (option == "--proof") {
        settings.proof_formats.push_back(value);
    } else if (option == "--limit") {
        settings.limit = number<unsigned>(option, value);
    } else if (option == "--shuffles") {
        settings.shuffles = number<unsigned>(option, value, 0);
    } else if (option == "--seeds") {
        settings.seeds = number<std::uint64_t>(option, value);
    } else if (option == "--jobs") {
        settings.jobs = number<unsigned>(option, value);
    } else if (option == "--program") {
        settings.program = value;
    } else if (option == "--solver") {
        const auto rival = benchmarks::parse_solver(value);
        if (!rival) refuse("--solver takes NAME=COMMAND, not " + value);
        settings.rivals.push_back(*rival);
    } else if (option == "--families") {
        settings.families = value;
    } else if (option == "--markdown") {
        settings.markdown = value;
    } else if (option == "--csv") {
        settings.csv = value;
    } else {
        return false;
    }
    return true;
}

Settings parse(int count, char** arguments) {
    Settings settings;
    const auto take_option = [&](const std::string& option, const std::string& value) {
        return take(settings, option, value);
    };
    benchmarks::parse_arguments(count, arguments, usage, take_option, settings.paths);
    if (settings.paths.empty()) refuse("name files or folders");
    return settings;
}

/// The program with each configuration, the defaults first, with each form of proof, and the rivals.
std::vector<benchmarks::Solver> contestants(const Settings& settings) {
    const std::vector<std::string> plain = {settings.program, "solve", "--set", "seed={seed}"};
    std::vector<benchmarks::Solver> all = {{"default", plain}};
    for (const std::string& configuration : settings.configurations) {
        std::vector<std::string> command = plain;
        for (std::size_t begin = 0; begin <= configuration.size();) {
            const std::size_t end = std::min(configuration.find(',', begin), configuration.size());
            command.push_back("--set");
            command.push_back(configuration.substr(begin, end - begin));
            begin = end + 1;
        }
        all.push_back({configuration, command});
    }
    for (const std::string& format : settings.proof_formats) {
        std::vector<std::string> command = plain;
        command.insert(command.end(), {"--proof", "{proof}", "--proof-format", format});
        all.push_back({"proof " + format, command});
    }
    all.insert(all.end(), settings.rivals.begin(), settings.rivals.end());
    return all;
}

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

/// The first signal ends the run, with the current solvers; the second one ends it at once.
void watch_signals() {
    core::on_signals([](int signal) {
        if (interrupted.exchange(true)) core::end_process(128 + signal);
    });
}

/// One file, shuffled or not, with one seed.
struct Round {
    std::string file;
    unsigned shuffle = 0;  ///< 0: not shuffled
    std::uint64_t seed = 0;

    std::string name() const {
        std::string text = std::filesystem::path(file).filename().string();
        if (shuffle != 0) text += ", shuffle " + std::to_string(shuffle);
        return seed == 0 ? text : text + ", seed " + std::to_string(seed);
    }
};

/// The files in rounds, each file once in a round, so that the results are balanced whenever the run ends.
std::vector<Round> rounds(const Settings& settings) {
    std::vector<Round> all;
    const std::vector<std::string> files = benchmarks::list_files(settings.paths);
    for (std::uint64_t seed = 0; seed < settings.seeds; ++seed) {
        for (unsigned shuffle = std::min(settings.shuffles, 1U); shuffle <= settings.shuffles; ++shuffle) {
            for (const std::string& file : files) all.push_back({file, shuffle, seed});
        }
    }
    return all;
}

class Ablation {
  public:
    explicit Ablation(const Settings& settings)
        : settings_(settings), contest_{contestants(settings), settings.limit, {}}, rounds_(rounds(settings)),
          names_(settings.families.empty() ? benchmarks::FamilyNames() : benchmarks::FamilyNames(settings.families)) {}

    /// Throws core::Error if a file is not a formula, std::runtime_error for a wrong configuration.
    void run() {
        try_contestants();
        std::cout << benchmarks::markdown_head(contest_) << std::flush;
        std::vector<std::thread> workers;
        for (unsigned job = 0; job < settings_.jobs; ++job) workers.emplace_back([this] { work(); });
        for (std::thread& worker : workers) worker.join();
        if (failure_) std::rethrow_exception(failure_);
        compare_copies();
    }

    /// Prints the results. Returns the program's exit code.
    int report() const {
        const std::string text = report_text();
        std::cout << '\n' << text;
        write_file(settings_.markdown, text);
        write_file(settings_.csv, benchmarks::csv(contest_));
        return contest_.has_wrong_answer() ? 1 : 0;
    }

  private:
    /// Finds configurations that cannot solve a formula of one clause: an unknown setting, a missing program.
    void try_contestants() const {
        const std::string path = folder_.file("one_clause.cnf");
        write_file(path, "p cnf 1 1\n1 0\n");
        const benchmarks::Row row = benchmarks::run_task(contest_.solvers, contest_.limit, {path, "one clause"});
        for (std::size_t index = 0; index < row.runs.size(); ++index) {
            if (!row.runs[index].solved() && !interrupted) {
                throw std::runtime_error(contest_.solvers[index].name + " does not solve a formula of one clause");
            }
        }
    }

    void work() {
        try {
            for (std::size_t at; !interrupted && (at = next_++) < rounds_.size();) {
                const benchmarks::Row row = run_round(rounds_[at]);
                const std::lock_guard lock(mutex_);
                if (interrupted) return;
                std::cout << benchmarks::markdown_row(row) << std::flush;
                contest_.rows.push_back(row);
                done_.push_back(at);
            }
        } catch (...) {
            const std::lock_guard lock(mutex_);
            failure_ = std::current_exception();
            interrupted = true;
        }
    }

    benchmarks::Row run_round(const Round& round) const {
        benchmarks::Task task{round.file, round.name(), 1, round.seed, [] { return interrupted.load(); }};
        if (round.shuffle == 0) return benchmarks::run_task(contest_.solvers, contest_.limit, task);
        task.file = write_shuffled(round);
        benchmarks::Row row = benchmarks::run_task(contest_.solvers, contest_.limit, task);
        std::filesystem::remove(task.file);
        return row;
    }

    /// Different seeds give different copies.
    std::string write_shuffled(const Round& round) const {
        cnf::ClauseList formula;
        cnf::read_dimacs(round.file, formula);
        core::Random random(round.seed * settings_.shuffles + round.shuffle);
        const cnf::ClauseList copy = support::shuffled(random, formula);
        const std::string path = folder_.file(round.name() + ".cnf");
        core::Output output(path);
        cnf::DimacsWriter writer(output, copy.size());
        copy.replay(writer);
        output.commit();
        return path;
    }

    /// A model of one copy makes "unsatisfiable" wrong for all copies of the file.
    void compare_copies() {
        std::map<std::string, std::vector<benchmarks::Run*>> runs;
        for (std::size_t index = 0; index < done_.size(); ++index) {
            for (auto& run : contest_.rows[index].runs) runs[rounds_[done_[index]].file].push_back(&run);
        }
        for (const auto& [file, of_file] : runs) benchmarks::compare_answers(of_file);
    }

    std::string report_text() const {
        std::vector<benchmarks::Sample> samples;
        for (std::size_t index = 0; index < done_.size(); ++index) {
            const std::string& file = rounds_[done_[index]].file;
            samples.push_back({file, names_.family(file), contest_.rows[index].runs});
        }
        std::vector<std::string> names;
        for (const benchmarks::Solver& solver : contest_.solvers) names.push_back(solver.name);
        std::string text = benchmarks::describe_machine() + "; at most " + std::to_string(settings_.limit);
        text += " s of CPU time a run\n\n";
        if (samples.size() < rounds_.size()) {
            text += "Ended early: " + std::to_string(samples.size()) + " of " + std::to_string(rounds_.size());
            text += " rounds.\n\n";
        }
        text += benchmarks::judgement_report(names, samples, settings_.limit);
        text +=
            "\nSeconds; of several copies how many were solved, the geometric mean, the least and the "
            "greatest:";
        return text + "\n\n" + benchmarks::file_report(names, samples, settings_.limit);
    }

    const Settings& settings_;
    benchmarks::Contest contest_;
    std::vector<Round> rounds_;
    benchmarks::FamilyNames names_;
    support::TemporaryFolder folder_;  ///< of shuffled copies
    std::atomic<std::size_t> next_ = 0;
    std::mutex mutex_;               ///< for what follows, the contest's rows and standard output
    std::vector<std::size_t> done_;  ///< for each row its index in rounds_
    std::exception_ptr failure_;
};
}  // namespace

int main(int count, char** arguments) {
    const Settings settings = parse(count, arguments);
    watch_signals();
    try {
        Ablation ablation(settings);
        ablation.run();
        return ablation.report();
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
