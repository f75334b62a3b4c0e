// satdoku gather FILE FILE.icnf RESULTS...: combines the results of cubes to a verdict on their formula. It lists the
// results, checks models, and refutes the part of the search space that the cubes do not cover.
#include "cube_solving.hpp"
#include "number_lists.hpp"

#include <satdoku/check/model.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/frame/pace.hpp>
#include <satdoku/laboratory/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/parallel/audit.hpp>
#include <satdoku/parallel/joined_proof.hpp>
#include <satdoku/parallel/split.hpp>
#include <satdoku/proof/proof.hpp>
#include <satdoku/result/res_file.hpp>
#include <satdoku/solve/engine.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/solving/solve_run.hpp>
#include <satdoku/ui/console.hpp>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace satdoku::laboratory {

namespace {

using parallel::Standing;

/// The numbers of the cubes in rising order, by their results.
struct GatherTally {
    std::vector<std::uint64_t> refuted{};
    std::vector<std::uint64_t> satisfiable{};  ///< with a model that was checked
    std::vector<std::uint64_t> undecided{};
    std::vector<std::uint64_t> damaged{};
    std::vector<std::uint64_t> missing{};
    double milliseconds = 0;    ///< sum over all results
    std::uint64_t longest = 0;  ///< the cube that took longest; 0: none
    double longest_milliseconds = 0;

    /// The cubes without an answer, in rising order.
    std::vector<std::uint64_t> open() const;
    bool is_refuted() const { return satisfiable.empty() && open().empty(); }
};

struct Conclusion {
    solve::Outcome outcome{};
    std::vector<cnf::Literal> model{};  ///< one literal for each variable; empty if there is no model
};

class Gathering {
  public:
    /// @param input    outlives this object
    /// @param results  folders and result files
    /// @param proofs   true: an unsatisfiable cube counts only with its proof
    Gathering(ui::Console& console, const CubeInput& input, std::span<const std::string> results, bool proofs,
              std::stop_token stop);

    /// Reads the results of all cubes, until a signal stops it.
    GatherTally tally();
    /// The errors found in files, with the files' names.
    const std::vector<core::Error>& problems() const { return problems_; }
    /// Returns true if two results contradict each other; then no result counts.
    bool contradicts() const;

    /// Lets an engine refute the formula with the negation of each cube. If the cubes do not cover the search space,
    /// the engine may find a model of the formula instead, which is checked. Without a proof, if the cubes have
    /// literals in common, the engine assumes the literals that symmetries allow to assume.
    /// @param proof  receives the proofs of the cubes and then the engine's proof; null: no proof
    Conclusion refute(proof::Proof* proof);
    /// The conclusion from the model of a cube; unknown if no cube has one.
    Conclusion model(const GatherTally& tally);

  private:
    bool has_model(const parallel::CubeStanding& standing);
    std::vector<cnf::Literal> assumed_by_symmetry() const;
    bool join(proof::Proof& proof, cnf::ClauseList& conclusions, std::uint32_t& variables);

    ui::Console& console_;
    const CubeInput& input_;
    std::stop_token stop_;
    parallel::CubeAudit audit_;
    std::vector<core::Error> problems_;
    double milliseconds_ = 0;
};

std::vector<std::uint64_t> GatherTally::open() const {
    std::vector<std::uint64_t> all = missing;
    for (const auto* more : {&undecided, &damaged}) all.insert(all.end(), more->begin(), more->end());
    std::sort(all.begin(), all.end());
    return all;
}

Gathering::Gathering(ui::Console& console, const CubeInput& input, std::span<const std::string> results, bool proofs,
                     std::stop_token stop)
    : console_(console), input_(input), stop_(std::move(stop)), audit_(input.fingerprint, input.cubes, proofs, stop_) {
    std::error_code ignored;
    for (const std::string& path : results) {
        if (std::filesystem::is_directory(core::to_path(path), ignored)) {
            audit_.add_folder(path);
        } else {
            audit_.add_file(path);
        }
    }
}

GatherTally Gathering::tally() {
    GatherTally tally;
    frame::Pace pace;
    for (std::uint64_t cube = 1; cube <= input_.cubes.size(); ++cube) {
        const parallel::CubeStanding& found = audit_.of(cube);
        if (stop_.stop_requested()) return tally;
        if (pace.is_due()) console_.progress(language::text("gather.reading", cube, input_.cubes.size()));
        Standing standing = found.standing;
        if (standing == Standing::satisfiable && !has_model(found)) standing = Standing::damaged;
        std::vector<std::uint64_t>& numbers = standing == Standing::unsatisfiable ? tally.refuted
                                              : standing == Standing::satisfiable ? tally.satisfiable
                                              : standing == Standing::undecided   ? tally.undecided
                                              : standing == Standing::damaged     ? tally.damaged
                                                                                  : tally.missing;
        numbers.push_back(cube);
        tally.milliseconds += found.milliseconds;
        if (found.milliseconds <= tally.longest_milliseconds) continue;
        tally.longest = cube;
        tally.longest_milliseconds = found.milliseconds;
    }
    console_.progress({});
    milliseconds_ = tally.milliseconds;
    problems_.insert(problems_.begin(), audit_.problems().begin(), audit_.problems().end());
    return tally;
}

bool Gathering::has_model(const parallel::CubeStanding& standing) {
    const result::Result result = parallel::read_cube_result(standing.path).second;
    const check::Assignment assignment(result.model);
    const bool in_cube = std::all_of(standing.note.literals.begin(), standing.note.literals.end(),
                                     [&](cnf::Literal literal) { return assignment.is_true(literal); });
    if (in_cube && is_model(assignment, input_.formula)) return true;
    problems_.emplace_back(core::Location{standing.path, 0, 0}, "cubes.wrong_model");
    return false;
}

bool Gathering::contradicts() const {
    return std::any_of(problems_.begin(), problems_.end(),
                       [](const core::Error& problem) { return problem.key() == "cubes.differ"; });
}

Conclusion Gathering::model(const GatherTally& tally) {
    Conclusion conclusion;
    if (tally.satisfiable.empty()) return conclusion;
    const result::Result result = parallel::read_cube_result(audit_.of(tally.satisfiable.front()).path).second;
    const check::Assignment assignment(result.model);
    for (std::uint32_t index = 0; index < input_.formula.variable_count(); ++index) {
        const cnf::Literal literal(cnf::Variable(index), false);
        conclusion.model.push_back(assignment.is_true(literal) ? literal : ~literal);
    }
    conclusion.outcome = {.verdict = solve::Verdict::satisfiable, .milliseconds = milliseconds_};
    return conclusion;
}

/// Writes the proofs of the cubes as one. Returns false if a signal stopped it.
bool Gathering::join(proof::Proof& proof, cnf::ClauseList& conclusions, std::uint32_t& variables) {
    parallel::JoinedProof joined(input_.formula.variable_count(), proof);
    frame::Pace pace;
    std::uint64_t done = 0;
    for (const auto& row : parallel::proof_rows(audit_, input_.cubes.size())) {
        joined.begin_row();
        for (const std::uint64_t cube : row) {
            if (!joined.add(audit_.of(cube), stop_)) return false;
            ++done;
            if (pace.is_due()) console_.progress(language::text("gather.joining", done, input_.cubes.size()));
        }
        joined.end_row();
    }
    console_.progress({});
    variables = joined.variable_count();
    conclusions = joined.conclusions();
    return true;
}

/// Finds the literals from the formula alone, because a literal in all cubes does not prove a symmetry. Returns nothing
/// if no literal is in all cubes: then the cubes were made without symmetries.
std::vector<cnf::Literal> Gathering::assumed_by_symmetry() const {
    if (input_.cubes.size() == 0) return {};
    const std::span<const cnf::Literal> first = input_.cubes[0];
    const auto in_all = [&](cnf::Literal literal) {
        for (std::size_t cube = 1; cube < input_.cubes.size(); ++cube)
            if (std::ranges::find(input_.cubes[cube], literal) == input_.cubes[cube].end()) return false;
        return true;
    };
    if (!std::ranges::any_of(first, in_all)) return {};
    return parallel::assumed_by_symmetry(input_.formula, stop_);
}

Conclusion Gathering::refute(proof::Proof* proof) {
    Conclusion conclusion;
    cnf::ClauseList negated;
    std::uint32_t variables = input_.formula.variable_count();
    conclusion.outcome.reason = solve::StopReason::stopped;
    if (proof != nullptr && !join(*proof, negated, variables)) return conclusion;
    for (std::size_t cube = 0; proof == nullptr && cube < input_.cubes.size(); ++cube) {
        std::vector<cnf::Literal> clause;
        for (const cnf::Literal literal : input_.cubes[cube]) clause.push_back(~literal);
        negated.clause(clause);
    }
    const auto engine = engines::make_engine(engines::engine_names().front(), {.proof = proof});
    // Variables that the engine introduces must differ from those in the proofs of the cubes.
    engine->variables(variables);
    input_.formula.replay(*engine);
    for (std::size_t index = 0; index < negated.size(); ++index) engine->clause(negated[index]);
    solving::show_progress(*engine, console_);
    const auto assumed = proof == nullptr ? assumed_by_symmetry() : std::vector<cnf::Literal>();
    conclusion.outcome = solving::solve_and_check(*engine, solving::source_of(input_.formula), {}, stop_, assumed);
    console_.progress({});
    if (conclusion.outcome.verdict == solve::Verdict::satisfiable) {
        conclusion.model = model_of(*engine, input_.formula.variable_count());
    }
    conclusion.outcome.milliseconds += milliseconds_;
    return conclusion;
}

class GatherCommand {
  public:
    GatherCommand(frame::Context& context, const frame::Arguments& arguments)
        : context_(context), console_(context.console), arguments_(arguments) {
        res_path_ = arguments.text("res");
        std::vector<std::string> outputs;
        for (const auto& output : {res_path_, arguments.text("proof")}) {
            if (output == "-") throw core::Error("usage.not_standard_output");
            if (output) outputs.push_back(*output);
        }
        core::require_apart(arguments.operands, outputs);
    }

    int run() {
        std::optional<frame::Interruptible> work;
        const auto input = read_cube_input(arguments_.operands[0], arguments_.operands[1],
                                           {.relaxed = arguments_.has("relaxed")}, work);
        if (!input) return end({}, false);
        solving::show_warnings(context_, input->report);
        const std::span results = std::span(arguments_.operands).subspan(2);
        Gathering gathering(console_, *input, results, arguments_.has("proof"), work->token());
        const GatherTally tally = gathering.tally();
        if (work->token().stop_requested()) return end({}, false);
        for (const core::Error& problem : gathering.problems()) console_.warn(language::error_line(problem));
        const std::vector<std::uint64_t> open = tally.open();
        if (arguments_.has("open")) {
            if (!open.empty()) console_.out() << ranges_text(open) << '\n';
            return open.empty() ? frame::exit_done : frame::exit_no;
        }
        if (!context_.quiet) print_counts(tally, input->cubes.size());
        return end(conclude(gathering, tally), !gathering.problems().empty());
    }

  private:
    /// Finds the verdict and writes the files.
    Conclusion conclude(Gathering& gathering, const GatherTally& tally) {
        Conclusion conclusion;
        std::optional<proof::DratFile> proof;
        if (tally.is_refuted() && gathering.problems().empty()) {
            if (const auto path = arguments_.text("proof")) proof.emplace(*path, proof_format(arguments_));
            conclusion = gathering.refute(proof ? &*proof : nullptr);
        } else if (!gathering.contradicts()) {
            conclusion = gathering.model(tally);
        }
        const bool refuted = conclusion.outcome.verdict == solve::Verdict::unsatisfiable;
        if (proof && refuted) proof->commit();
        if (arguments_.has("proof") && !refuted && !context_.quiet)
            console_.tell(language::text("solve.no_proof", language::visible(*arguments_.text("proof"))));
        if (res_path_ && conclusion.outcome.verdict != solve::Verdict::unknown) {
            const auto value = [&](cnf::Variable variable) { return !conclusion.model[variable.index()].negative(); };
            result::write_res(core::Output(*res_path_), conclusion.outcome,
                              static_cast<std::uint32_t>(conclusion.model.size()), value);
        }
        return conclusion;
    }

    void print_counts(const GatherTally& tally, std::uint64_t cubes) const {
        std::ostream& out = console_.out();
        out << solving::as_comment(
            console_, language::text("gather.counts", cubes, tally.refuted.size(), tally.satisfiable.size()));
        for (const auto& [key, numbers] :
             {std::pair{"gather.undecided", &tally.undecided}, std::pair{"gather.damaged", &tally.damaged},
              std::pair{"gather.missing", &tally.missing}}) {
            if (!numbers->empty())
                out << solving::as_comment(console_, language::text(key, numbers->size(), ranges_text(*numbers)));
        }
        if (tally.longest == 0) return;
        out << solving::as_comment(
            console_, language::text("gather.times", language::decimal_text(tally.milliseconds / 1000, 3),
                                     language::decimal_text(tally.longest_milliseconds / 1000, 3), tally.longest));
    }

    int end(const Conclusion& conclusion, bool has_problems) {
        const solve::Verdict verdict = conclusion.outcome.verdict;
        if (has_problems && verdict == solve::Verdict::unknown && !context_.quiet)
            console_.warn(language::text("gather.problems"));
        console_.out() << "s " << solving::verdict_word(verdict) << '\n';
        if (verdict == solve::Verdict::satisfiable && !arguments_.has("no-model"))
            console_.out() << literal_lines("v", conclusion.model);
        return verdict == solve::Verdict::unknown ? frame::exit_no : frame::exit_done;
    }

    frame::Context& context_;
    ui::Console& console_;
    const frame::Arguments& arguments_;
    std::optional<std::string> res_path_;
};

int run_gather(frame::Context& context, const frame::Arguments& arguments) {
    return GatherCommand(context, arguments).run();
}

}  // namespace

frame::Command gather_command() {
    return {
        .name = "gather",
        .operands = "FILE FILE.icnf RESULTS...",
        .count = {2, frame::any_number},
        .options =
            {{.name = "open"},
             {.name = "res", .value = frame::Value::output, .placeholder = "FILE", .help_key = "gather.option_res"},
             {.name = "proof", .value = frame::Value::output, .placeholder = "FILE", .help_key = "gather.option_proof"},
             proof_format_option(),
             {.name = "no-model"},
             {.name = "relaxed"}},
        .run = run_gather};
}

}  // namespace satdoku::laboratory
