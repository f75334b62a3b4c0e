// satdoku gather FILE FILE.icnf RESULTS...: combines the results of cubes to a verdict on their formula. It lists the
// results, checks models, and refutes the part of the search space that the cubes do not cover.
#include "cube_solving.hpp"
#include "number_lists.hpp"
#include <satdoku/check/drat.hpp>
#include <satdoku/core/file_list.hpp>
#include <satdoku/frame/pace.hpp>
#include <satdoku/laboratory/commands.hpp>
#include <satdoku/parallel/joined_proof.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/solving/solve_request.hpp>

namespace satdoku::laboratory {
namespace {
using parallel::Status;

/// The numbers of the cubes in rising order, by their results.
struct GatherTally {
    std::array<std::vector<std::uint64_t>, 5> numbers{};  ///< by status; satisfiable: with a model that was checked
    double milliseconds = 0;                              ///< sum over all results
    std::uint64_t longest = 0;                            ///< the cube that took longest; 0: none
    double longest_milliseconds = 0;

    const std::vector<std::uint64_t>& of(Status status) const { return numbers[static_cast<std::size_t>(status)]; }
    /// The cubes without an answer, in rising order.
    std::vector<std::uint64_t> open() const {
        std::vector<std::uint64_t> all = of(Status::missing);
        for (const Status status : {Status::undecided, Status::damaged})
            all.insert(all.end(), of(status).begin(), of(status).end());
        std::sort(all.begin(), all.end());
        return all;
    }
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
              std::stop_token stop)
        : console_(console), input_(input), stop_(std::move(stop)),
          audit_(input.fingerprint, input.cubes, proofs, stop_) {
        for (const std::string& path : results) {
            if (core::is_folder(path)) {
                audit_.add_folder(path);
            } else {
                audit_.add_file(path);
            }
        }
    }

    /// Reads the results of all cubes, until a signal stops it.
    GatherTally tally() {
        GatherTally tally;
        frame::Pace pace;
        for (std::uint64_t cube = 1; cube <= input_.cubes.size(); ++cube) {
            const parallel::CubeStatus& found = audit_.of(cube);
            if (stop_.stop_requested()) return tally;
            if (pace.is_due()) console_.progress(language::text("gather.reading", cube, input_.cubes.size()));
            Status status = found.status;
            if (status == Status::satisfiable && !has_model(found)) status = Status::damaged;
            tally.numbers[static_cast<std::size_t>(status)].push_back(cube);
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

    /// The errors found in files, with the files' names.
    const std::vector<core::Error>& problems() const { return problems_; }

    /// Returns true if two results contradict each other; then no result counts.
    bool contradicts() const {
        return std::any_of(problems_.begin(), problems_.end(),
                           [](const core::Error& problem) { return problem.key() == "cubes.differ"; });
    }

    /// Lets an engine refute the formula with the negation of each cube. If the cubes do not cover the search space,
    /// the engine may find a model of the formula instead, which is checked.
    /// @param proof  receives the proofs of the cubes and then the engine's proof; null: no proof
    Conclusion refute(proof::DratFile* proof) {
        Conclusion conclusion;
        cnf::ClauseList refuted;
        std::uint32_t variables = input_.formula.variable_count();
        conclusion.outcome.reason = solve::StopReason::stopped;
        if (proof == nullptr) {
            refuted = negations(input_.cubes);
        } else if (!join(*proof, refuted, variables)) {
            return conclusion;
        }
        const auto engine = engines::make_engine(engines::engine_names().front(), {.proof = proof});
        // Variables that the engine introduces must differ from those in the proofs of the cubes.
        engine->variables(variables);
        input_.formula.replay(*engine);
        solving::show_progress(*engine, console_);
        conclusion.outcome = solve_remaining(input_, *engine, refuted, {}, stop_, proof != nullptr);
        console_.progress({});
        if (conclusion.outcome.verdict == solve::Verdict::satisfiable)
            conclusion.model = model_of(*engine, input_.formula.variable_count());
        conclusion.outcome.milliseconds += milliseconds_;
        return conclusion;
    }

    /// Checks the proof that refute() has written. If it does not hold, problems() says in which file.
    bool holds(proof::DratFile& proof) {
        frame::Pace pace;
        check::DratControl control;
        control.stop = stop_;
        control.progress = [&](std::uint64_t done, std::uint64_t all) {
            if (pace.is_due()) console_.progress(language::text("check.progress", done, all));
        };
        core::Input written = proof.reread();
        check::ProofBytes bytes([&written](std::span<char> buffer) { return written.read(buffer); }, written.name());
        const bool binary = check::proof_form(bytes).binary;
        check::DratReader reader(std::move(bytes), binary);
        const check::DratReport report = check::drat(solving::source_of(input_.formula), reader, control);
        console_.progress({});
        if (report.verdict == check::DratVerdict::verified) return true;
        if (report.verdict == check::DratVerdict::stopped) return false;
        const auto cube = cubes_by_step_.lower_bound(report.failing_step);
        if (report.verdict == check::DratVerdict::step_fails && cube != cubes_by_step_.end()) {
            problems_.emplace_back(core::Location{audit_.of(cube->second).proof, 0, 0}, "cubes.proof_fails",
                                   std::vector<std::string>{std::to_string(cube->second)});
        } else {
            problems_.emplace_back("cubes.joined_fails");
        }
        return false;
    }

    /// The conclusion from the model of a cube; unknown if no cube has one.
    Conclusion model(const GatherTally& tally) {
        Conclusion conclusion;
        const std::vector<std::uint64_t>& satisfiable = tally.of(Status::satisfiable);
        if (satisfiable.empty()) return conclusion;
        const result::Result result = parallel::read_cube_result(audit_.of(satisfiable.front()).path).second;
        const check::Assignment assignment(result.model);
        for (std::uint32_t index = 0; index < input_.formula.variable_count(); ++index) {
            const cnf::Literal literal(cnf::Variable(index), false);
            conclusion.model.push_back(assignment.is_true(literal) ? literal : ~literal);
        }
        conclusion.outcome = {.verdict = solve::Verdict::satisfiable, .milliseconds = milliseconds_};
        return conclusion;
    }

  private:
    bool has_model(const parallel::CubeStatus& status) {
        const result::Result result = parallel::read_cube_result(status.path).second;
        const check::Assignment assignment(result.model);
        const bool in_cube = std::all_of(status.note.literals.begin(), status.note.literals.end(),
                                         [&](cnf::Literal literal) { return assignment.is_true(literal); });
        if (in_cube && is_model(assignment, input_.formula)) return true;
        problems_.emplace_back(core::Location{status.path, 0, 0}, "cubes.wrong_model");
        return false;
    }

    /// Writes the proofs of the cubes as one. Returns false if a signal stopped it.
    bool join(proof::DratFile& proof, cnf::ClauseList& conclusions, std::uint32_t& variables) {
        parallel::JoinedProof joined(input_.formula.variable_count(), proof);
        frame::Pace pace;
        std::uint64_t done = 0;
        for (const auto& row : parallel::proof_rows(audit_, input_.cubes.size())) {
            joined.begin_row();
            for (const std::uint64_t cube : row) {
                if (!joined.add(audit_.of(cube), stop_)) return false;
                cubes_by_step_[proof.steps()] = cube;
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

    ui::Console& console_;
    const CubeInput& input_;
    std::stop_token stop_;
    parallel::CubeAudit audit_;
    std::vector<core::Error> problems_;
    double milliseconds_ = 0;
    std::map<std::uint64_t, std::uint64_t> cubes_by_step_;  ///< in the joined proof: a cube by its last step
};

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
        show_problems(gathering);
        const std::vector<std::uint64_t> open = tally.open();
        if (arguments_.has("unsolved")) {
            if (!open.empty()) console_.out() << ranges_text(open) << '\n';
            return open.empty() ? frame::exit_done : frame::exit_no;
        }
        if (!context_.quiet) print_counts(tally, input->cubes.size());
        const Conclusion conclusion = conclude(gathering, tally);
        show_problems(gathering);
        return end(conclusion, !gathering.problems().empty());
    }

  private:
    void show_problems(const Gathering& gathering) {
        for (; problems_shown_ < gathering.problems().size(); ++problems_shown_)
            console_.warn(language::error_line(gathering.problems()[problems_shown_]));
    }

    /// Finds the verdict and writes the files.
    Conclusion conclude(Gathering& gathering, const GatherTally& tally) {
        Conclusion conclusion;
        std::optional<proof::DratFile> proof;
        if (tally.of(Status::satisfiable).empty() && tally.open().empty() && gathering.problems().empty()) {
            if (const auto path = arguments_.text("proof")) {
                proof.emplace(*path, proof_format(arguments_));
                if (!proof->can_reread()) throw core::Error("gather.proof_needs_file", {*path});
            }
            conclusion = gathering.refute(proof ? &*proof : nullptr);
            const bool refuted = conclusion.outcome.verdict == solve::Verdict::unsatisfiable;
            if (proof && refuted && !gathering.holds(*proof)) conclusion = {};
        } else if (!gathering.contradicts()) {
            conclusion = gathering.model(tally);
        }
        const bool refuted = conclusion.outcome.verdict == solve::Verdict::unsatisfiable;
        if (proof && refuted) proof->commit();
        if (arguments_.has("proof") && !refuted && !context_.quiet)
            console_.note(language::text("solve.no_proof", language::visible(*arguments_.text("proof"))));
        if (res_path_ && conclusion.outcome.verdict != solve::Verdict::unknown) {
            const auto value = [&](cnf::Variable variable) { return !conclusion.model[variable.index()].negative(); };
            result::write_res(core::Output(*res_path_), conclusion.outcome,
                              static_cast<std::uint32_t>(conclusion.model.size()), value);
        }
        return conclusion;
    }

    void print_counts(const GatherTally& tally, std::uint64_t cubes) const {
        std::ostream& out = console_.out();
        const std::size_t refuted = tally.of(Status::unsatisfiable).size();
        const std::size_t satisfiable = tally.of(Status::satisfiable).size();
        out << solving::as_comment(console_, language::text("gather.counts", cubes, refuted, satisfiable));
        for (const auto& [key, status] :
             {std::pair{"gather.undecided", Status::undecided}, std::pair{"gather.damaged", Status::damaged},
              std::pair{"gather.missing", Status::missing}}) {
            const std::vector<std::uint64_t>& numbers = tally.of(status);
            if (!numbers.empty())
                out << solving::as_comment(console_, language::text(key, numbers.size(), ranges_text(numbers)));
        }
        if (tally.longest == 0) return;
        out << solving::as_comment(
            console_, language::text("gather.times", language::decimal_text(tally.milliseconds / 1000, 3),
                                     language::decimal_text(tally.longest_milliseconds / 1000, 3), tally.longest));
        const std::size_t solved = refuted + satisfiable;
        if (solved == 0 || solved == cubes) return;
        const double mean = tally.milliseconds / 1000 / static_cast<double>(solved);
        out << solving::as_comment(
            console_,
            language::text("gather.left", language::decimal_text(mean * static_cast<double>(cubes - solved), 1)));
    }

    int end(const Conclusion& conclusion, bool has_problems) {
        const solve::Verdict verdict = conclusion.outcome.verdict;
        if (has_problems && verdict == solve::Verdict::unknown && !context_.quiet)
            console_.warn(language::text("gather.problems"));
        console_.out() << "s " << solving::verdict_word(verdict) << '\n';
        if (verdict == solve::Verdict::satisfiable && !arguments_.has("no-model"))
            console_.out() << literal_lines("v", conclusion.model);
        return solving::exit_code(verdict);
    }

    frame::Context& context_;
    ui::Console& console_;
    const frame::Arguments& arguments_;
    std::optional<std::string> res_path_;
    std::size_t problems_shown_ = 0;
};
}  // namespace

frame::Command gather_command() {
    return {.name = "gather",
            .operands = "FILE FILE.icnf RESULTS...",
            .count = frame::OperandCount{2, frame::any_number},
            .options = {{.name = "unsolved", .old_name = "open"},
                        frame::written_option("res", frame::contents::result, "gather.option_res"),
                        frame::written_option("proof", frame::contents::proof, "gather.option_proof"),
                        proof_format_option(),
                        {.name = "no-model"},
                        {.name = "relaxed"}},
            .run = frame::run_work<GatherCommand>};
}
}  // namespace satdoku::laboratory
