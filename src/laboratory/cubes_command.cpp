// satdoku cubes FILE: splits a formula into cubes that can be solved independently, on any machine.
#include "cube_solving.hpp"
#include <satdoku/cnf/cubes.hpp>
#include <satdoku/core/milestones.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/frame/pace.hpp>
#include <satdoku/laboratory/commands.hpp>
#include <satdoku/parallel/split.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/solving/solve_request.hpp>
#include <satdoku/ui/columns.hpp>
#include <numeric>

namespace satdoku::laboratory {
namespace {
/// A sample of the cubes to solve, which shows whether a split is balanced.
struct SampleTask {
    std::uint64_t cubes = 0;  ///< number of cubes to solve, chosen at random; all if there are fewer
    std::uint64_t seed = 0;
    std::uint64_t conflicts = 100'000;  ///< the limit for each cube
    std::stop_token stop{};
    std::function<void(std::uint64_t done)> progress{};
};

struct Sampled {
    std::vector<std::uint64_t> conflicts{};  ///< of each solved cube
    std::uint64_t unsolved = 0;              ///< number of cubes that reached the limit
    bool has_model = false;                  ///< the last cube has a model; later cubes were not tried
    double milliseconds = 0;                 ///< sum over all tried cubes
};

/// Returns "16-31" for numbers of 5 bits: each row of the histogram covers one width.
std::string row_name(int width) {
    if (width <= 1) return std::to_string(width);
    const std::uint64_t first = std::uint64_t{1} << static_cast<unsigned>(width - 1);
    return std::to_string(first) + "-" + std::to_string(2 * first - 1);
}

/// @param engine  already holds the formula
Sampled sample_cubes(const cnf::ClauseList& cubes, solve::Engine& engine, const SampleTask& task) {
    std::vector<std::size_t> chosen(cubes.size());
    std::iota(chosen.begin(), chosen.end(), 0);
    core::Random(task.seed).shuffle(std::span(chosen));
    chosen.resize(std::min<std::size_t>(chosen.size(), task.cubes));
    // In the order of a whole run: clauses learned from a cube help with its neighbours.
    std::sort(chosen.begin(), chosen.end());
    Sampled sampled;
    for (const std::size_t cube : chosen) {
        const std::uint64_t before = solve::conflicts_of(engine);
        const solve::Outcome outcome = engine.solve(cubes[cube], {.conflicts = task.conflicts}, task.stop);
        if (outcome.reason == solve::StopReason::stopped) break;
        sampled.milliseconds += outcome.milliseconds;
        if (outcome.verdict == solve::Verdict::unknown) {
            ++sampled.unsolved;
        } else {
            sampled.conflicts.push_back(solve::conflicts_of(engine) - before);
        }
        sampled.has_model = outcome.verdict == solve::Verdict::satisfiable;
        if (sampled.has_model) break;
        if (task.progress) task.progress(sampled.conflicts.size() + sampled.unsolved);
    }
    return sampled;
}

/// A histogram of conflicts and an estimate of the time for all cubes.
std::string sampled_text(const Sampled& sampled, std::uint64_t cubes) {
    constexpr std::uint64_t longest_bar = 40;
    std::map<int, std::uint64_t> rows;
    for (const std::uint64_t conflicts : sampled.conflicts) ++rows[static_cast<int>(std::bit_width(conflicts))];
    std::uint64_t most = std::max<std::uint64_t>(sampled.unsolved, 1);
    for (const auto& [width, count] : rows) most = std::max(most, count);
    ui::Table table({ui::Align::right, ui::Align::right, ui::Align::left});
    const auto add = [&](const std::string& name, std::uint64_t count) {
        const auto bar = static_cast<std::size_t>((count * longest_bar + most - 1) / most);
        table.add({name, std::to_string(count), std::string(bar, '#')});
    };
    table.add({language::text("statistic.conflicts"), language::text("cubes.cubes"), ""});
    for (const auto& [width, count] : rows) add(row_name(width), count);
    if (sampled.unsolved > 0) add(language::text("cubes.more"), sampled.unsolved);
    std::string text = table.lines();
    const std::uint64_t tried = sampled.conflicts.size() + sampled.unsolved;
    if (sampled.has_model) return text + language::text("cubes.sample_model") + "\n";
    if (tried == 0) return {};
    const double seconds = sampled.milliseconds / 1000;
    return text +
           language::text("cubes.sampled", tried, language::decimal_text(seconds, 1),
                          language::decimal_text(seconds * static_cast<double>(cubes) / static_cast<double>(tried), 1),
                          cubes, int{sampled.unsolved == 0}) +
           "\n";
}

constexpr std::uint64_t standard_count = 100;
constexpr std::uint64_t standard_tries = 100;

class CubesCommand {
  public:
    CubesCommand(frame::Context& context, const frame::Arguments& arguments)
        : context_(context), console_(context.console), arguments_(arguments) {
        if (!arguments.has("sample") && arguments.has("conflict-limit"))
            throw core::Error("usage.needs", {"--conflict-limit", "--sample"});
        if (arguments.has("resplit") != arguments.has("cube"))
            throw core::Error("usage.needs", arguments.has("cube") ? std::vector<std::string>{"--cube", "--resplit"}
                                                                   : std::vector<std::string>{"--resplit", "--cube"});
        for (const std::string option : {"symmetry", "sample"})
            if (arguments.has("resplit") && arguments.has(option))
                throw core::Error("usage.both", {"--resplit", "--" + option});
    }

    int run() { return arguments_.has("resplit") ? resplit() : split_whole(); }

  private:
    int split_whole() {
        const std::string& path = arguments_.operands[0];
        const auto report = solving::read_formula(path, formula_, {.relaxed = arguments_.has("relaxed")}, work_);
        if (!report) return solving::not_read(context_);
        solving::show_warnings(context_, *report);
        core::Output output(arguments_.text("output").value_or("-"));
        if (arguments_.has("symmetry")) assumed_ = parallel::assumed_by_symmetry(formula_, work_->token());
        const parallel::Split split = split_formula(engine_for_tries().get());
        write(output, split.cubes);
        print_counts(split);
        if (const auto samples = arguments_.integer("sample"); samples && split.cubes.size() > 0 && !stopped())
            sample(split, *samples);
        return frame::exit_done;
    }

    /// Splits some cubes of a file again. The others keep their numbers, so that their results stay valid: the first
    /// part of a cube takes its number, and the other parts follow after all cubes.
    int resplit() {
        auto input = read_cube_input(arguments_.operands[0], *arguments_.text("resplit"),
                                     {.relaxed = arguments_.has("relaxed")}, work_);
        if (!input) return solving::not_read(context_);
        solving::show_warnings(context_, input->report);
        const std::vector<std::uint64_t> chosen = chosen_cubes(arguments_, input->cubes.size());
        core::Output output(arguments_.text("output").value_or("-"));
        formula_ = std::move(input->formula);
        const auto engine = engine_for_tries();
        std::vector<std::vector<cnf::Literal>> cubes;
        for (std::size_t cube = 0; cube < input->cubes.size(); ++cube)
            cubes.emplace_back(input->cubes[cube].begin(), input->cubes[cube].end());
        std::uint64_t parts = 0;
        for (const std::uint64_t number : chosen) {
            assumed_ = cubes[number - 1];
            const parallel::Split split = split_formula(engine.get());
            // Look-ahead has refuted a cube without parts: the solver of the cube finds that at once.
            if (split.cubes.size() > 0) cubes[number - 1].assign(split.cubes[0].begin(), split.cubes[0].end());
            for (std::size_t part = 1; part < split.cubes.size(); ++part)
                cubes.emplace_back(split.cubes[part].begin(), split.cubes[part].end());
            parts += std::max<std::size_t>(split.cubes.size(), 1);
        }
        cnf::ClauseList list;
        for (const std::vector<cnf::Literal>& cube : cubes) list.clause(cube);
        write(output, list);
        if (!context_.quiet) console_.note(language::text("cubes.resplit", chosen.size(), parts, cubes.size()));
        if (stopped() && !context_.quiet) print_end(solve::StopReason::stopped);
        return frame::exit_done;
    }

    bool stopped() const { return work_->token().stop_requested(); }
    std::uint64_t seed() const { return arguments_.integer("seed").value_or(0); }

    std::unique_ptr<solve::Engine> engine_with_formula() const {
        engines::EngineOptions options;
        options.seed = seed();
        auto engine = engines::make_engine(engines::engine_names().front(), options);
        formula_.replay(*engine, work_->token());
        return engine;
    }

    std::uint64_t tries() const { return arguments_.integer("trial-limit").value_or(standard_tries); }
    std::unique_ptr<solve::Engine> engine_for_tries() const { return tries() > 0 ? engine_with_formula() : nullptr; }

    /// Returns checked cubes, each with the assumed literals. @param engine  as engine_for_tries() makes it
    parallel::Split split_formula(solve::Engine* engine) {
        frame::Pace pace;
        const parallel::SplitTask task{
            .cubes = arguments_.integer("count").value_or(standard_count),
            .assumed = assumed_,
            .seed = seed(),
            .conflicts = tries(),
            .stop = work_->token(),
            .progress = [&](const parallel::SplitProgress& now) {
                core::reach(core::Milestone::step);
                if (pace.is_due())
                    console_.progress(language::text("cubes.splitting", pace.seconds(), now.cubes, now.refuted));
            }};
        parallel::Split split = parallel::split(formula_, engine, task);
        console_.progress({});
        require_model(split);
        return split;
    }

    /// Checks the model, if the split found one.
    void require_model(const parallel::Split& split) const {
        if (split.verdict != solve::Verdict::satisfiable) return;
        check::ModelCheck judge([&](cnf::Literal literal) { return std::ranges::binary_search(split.model, literal); });
        formula_.replay(judge);
        if (judge.first_broken())
            throw core::Error("solve.wrong_model", {std::to_string(judge.first_broken()->number)});
    }

    void write(core::Output& output, const cnf::ClauseList& cubes) const {
        cnf::CubesWriter writer(output, {"satdoku cubes: " + std::to_string(cubes.size()) + " of " +
                                         language::visible(arguments_.operands[0])});
        formula_.replay(writer);
        for (std::size_t index = 0; index < cubes.size(); ++index) writer.cube(cubes[index]);
        output.commit();
    }

    void print_counts(const parallel::Split& split) const {
        if (context_.quiet) return;
        if (split.verdict == solve::Verdict::satisfiable) {
            console_.note(language::text("cubes.model"));
        } else if (split.verdict == solve::Verdict::unsatisfiable) {
            console_.note(language::text("cubes.none_left", split.counts.refuted));
        } else {
            console_.note(language::text("cubes.split", split.cubes.size(), split.counts.refuted));
        }
        if (arguments_.has("symmetry")) console_.note(language::text("cubes.symmetry", assumed_.size()));
        print_end(split.reason);
    }

    void print_end(solve::StopReason reason) const {
        if (reason != solve::StopReason::none)
            console_.note(language::text("cubes.ended", solving::reason_text(solving::reported_reason(reason))));
    }

    void sample(const parallel::Split& split, std::uint64_t samples) {
        SampleTask task{.cubes = samples, .seed = seed(), .stop = work_->token()};
        if (const auto limit = arguments_.integer("conflict-limit")) task.conflicts = *limit;
        frame::Pace pace;
        task.progress = [&](std::uint64_t done) {
            if (pace.is_due()) console_.progress(language::text("cubes.sampling", pace.seconds(), done, samples));
        };
        const auto engine = engine_with_formula();
        if (stopped()) return;
        const Sampled sampled = sample_cubes(split.cubes, *engine, task);
        console_.progress({});
        console_.note(sampled_text(sampled, split.cubes.size()));
    }

    frame::Context& context_;
    ui::Console& console_;
    const frame::Arguments& arguments_;
    cnf::ClauseList formula_;
    std::vector<cnf::Literal> assumed_;  ///< literals in every cube, which symmetries allow to assume
    std::optional<frame::Interruptible> work_;
};
}  // namespace

frame::Command cubes_command() {
    return {
        .name = "cubes",
        .operands = "FILE",
        .options =
            {frame::integer_option("count", 1, 10'000'000, "100", "cubes.option_count"),
             {.name = "resplit", .value = frame::Value::file, .placeholder = "FILE.icnf"},
             {.name = "cube", .value = frame::Value::list, .placeholder = "N,A-B,...", .help_key = "cubes.option_cube"},
             frame::output_option(frame::contents::formula | frame::contents::text),
             {.name = "seed", .value = frame::Value::integer, .standard = "0"},
             {.name = "trial-limit",
              .old_name = "try",
              .value = frame::Value::integer,
              .placeholder = "CONFLICTS",
              .standard = "100"},
             {.name = "symmetry", .help_key = "cubes.option_symmetry"},
             {.name = "sample", .value = frame::Value::integer, .smallest = 1},
             frame::integer_option("conflict-limit", 1, frame::any_integer, "100000", "cubes.option_conflict_limit"),
             frame::time_limit_option("cubes.option_time_limit"),
             frame::expression_option(),
             {.name = "relaxed"}},
        .run = frame::run_work<CubesCommand>};
}
}  // namespace satdoku::laboratory
