// satdoku check FILE RESULT: checks the result or proof of any program.
#include "class_check.hpp"
#include "cube_solving.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/laboratory/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/proof/lrat.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/judgement.hpp>

namespace satdoku::laboratory {
namespace {
/// The files into which `check` writes the refutation that it found: a trimmed proof, LRAT, and the core of the formula.
class RefutationFiles {
  public:
    /// Their options, and what a check needs besides.
    static constexpr std::array<std::string_view, 3> options = {"trim", "lrat", "core"};

    /// Opens the files that the options name. Throws core::Error.
    explicit RefutationFiles(const frame::Arguments& arguments) {
        if (const auto path = arguments.text("trim")) trimmed_.emplace(*path, proof_format(arguments));
        if (const auto path = arguments.text("lrat")) hinted_.emplace(*path, proof_format(arguments));
        if (const auto path = arguments.text("core")) core_file_.emplace(*path);
    }

    RefutationFiles(const RefutationFiles&) = delete;
    RefutationFiles& operator=(const RefutationFiles&) = delete;

    /// Has the check hand on what is to be written. The files must outlive the check.
    void attach(check::DratControl& control) {
        if (trimmed_) {
            control.trimmed = [this](const check::RefutationStep& step) {
                step.deletion ? trimmed_->remove(step.literals) : trimmed_->add(step.literals);
            };
        }
        if (hinted_) {
            control.hinted = [this](const check::RefutationStep& step) {
                step.deletion ? hinted_->remove(step.id, step.hints) : hinted_->add(step.id, step.literals, step.hints);
            };
        }
        if (core_file_) control.core = &core_;
    }

    /// Gives the files their names. @param formula  its name, for a comment @param clauses  how many it has
    void commit(const std::string& formula, std::uint64_t clauses) {
        if (trimmed_) trimmed_->commit();
        if (hinted_) hinted_->commit();
        if (!core_file_) return;
        // English in every language: other programs may read the comments.
        const std::string made = "satdoku check: " + std::to_string(core_.size()) + " of " + std::to_string(clauses) +
                                 " clauses of " + language::visible(formula);
        cnf::DimacsWriter writer(*core_file_, core_.size(), {made, "Unsatisfiable; not proved to be minimal."});
        core_.replay(writer);
        core_file_->commit();
    }

  private:
    std::optional<proof::DratFile> trimmed_{};
    std::optional<proof::LratFile> hinted_{};
    std::optional<core::Output> core_file_{};
    cnf::ClauseList core_;
};

/// Throws core::Error if the words do not go together.
void require_sense(const frame::Arguments& arguments) {
    if (arguments.operands.size() > 2) throw core::Error("usage.operand_unwanted", {arguments.operands[2]});
    for (const frame::Option& option : class_options()) {
        if (arguments.has(option.name))
            throw core::Error("usage.needs", {"--" + std::string(option.name), "@placeholder.FOLDER"});
    }
    const bool has_result = arguments.operands.size() > 1;
    const auto proof = arguments.text("proof");
    if (!has_result && !proof) {
        solving::require_readable(
            arguments.operands[0]);  // rather about a folder that is missing than about its results
        throw core::Error("usage.result_or_proof");
    }
    int from_standard_input = arguments.operands[0] == "-" ? 1 : 0;
    if (has_result && arguments.operands[1] == "-") ++from_standard_input;
    if (proof == "-") ++from_standard_input;
    if (arguments.text("axioms") == "-") ++from_standard_input;
    if (from_standard_input > 1) throw core::Error("usage.standard_input_twice");
    if (arguments.has("derivation") && !proof) throw core::Error("usage.needs", {"--derivation", "--proof"});
    int to_standard_output = 0;
    for (const std::string_view option : RefutationFiles::options) {
        if (!arguments.has(option)) continue;
        if (!proof) throw core::Error("usage.needs_proof");
        if (arguments.has("derivation")) throw core::Error("usage.both", {"--" + std::string(option), "--derivation"});
        if (arguments.text(option) == "-") ++to_standard_output;
    }
    if (to_standard_output > 1) throw core::Error("usage.standard_output_twice");
}

/// Hands a formula on except its end, because axioms follow.
class Opening final : public cnf::ClauseSink {
  public:
    explicit Opening(cnf::ClauseSink& sink) : sink_(sink) {}

    void variables(std::uint32_t count) override {
        sink_.variables(count);
        variables_ = count;
    }
    void clause(std::span<const cnf::Literal> literals) override { sink_.clause(literals); }
    /// A clause that may have variables beyond the count.
    void axiom(std::span<const cnf::Literal> literals) {
        std::uint32_t most = variables_;
        for (const cnf::Literal literal : literals) most = std::max(most, literal.variable().index() + 1);
        if (most > variables_) variables(most);
        sink_.clause(literals);
    }

  private:
    cnf::ClauseSink& sink_;
    std::uint32_t variables_ = 0;
};

/// Clauses that a proof takes for granted besides those of the formula: a line for each, as a proof in DRAT adds them.
/// Returns how many there are.
std::uint64_t read_axioms(const std::string& path, Opening& sink) {
    core::Input input(path);
    check::DratReader reader([&input](std::span<char> buffer) { return input.read(buffer); }, input.name());
    std::uint64_t count = 0;
    std::vector<cnf::Literal> literals;
    for (; reader.next(); ++count) {
        if (reader.deletion()) throw core::Error({input.name(), reader.line(), 0}, "proof.axiom_removed");
        literals.clear();
        for (const std::uint32_t code : reader.literals()) literals.push_back(cnf::Literal::from_code(code));
        sink.axiom(literals);
    }
    return count;
}

/// The formula, streamed from its file to the checker, followed by the axioms.
class CheckedFormula {
  public:
    CheckedFormula(frame::Context& context, const frame::Arguments& arguments)
        : context_(context), path_(arguments.operands[0]), axioms_path_(arguments.text("axioms")),
          relaxed_(arguments.has("relaxed")) {}

    /// From then on a signal stops the work; before it, the time limit does.
    void read(cnf::ClauseSink& sink, check::DratControl& control) {
        Opening opening(sink);
        const cnf::ReadReport report = cnf::read_dimacs(path_, axioms_path_ ? opening : sink,
                                                        {.relaxed = relaxed_, .stopped = frame::out_of_time});
        solving::show_warnings(context_, report);
        is_incomplete_ = report.stopped;
        if (axioms_path_ && !is_incomplete_) axioms_ = read_axioms(*axioms_path_, opening);
        clauses_ = report.clauses + axioms_;
        if (!is_incomplete_) sink.end();
        work_.emplace();
        control.stop = work_->token();
    }
    bool was_read() const { return work_.has_value(); }
    /// Whether the time was over before all of it was read.
    bool is_incomplete() const { return is_incomplete_; }
    /// Of the formula and the axioms.
    std::uint64_t clauses() const { return clauses_; }
    /// What a judgement that speaks of the axioms, too, has to say; empty without them.
    std::string reservation() const {
        if (!axioms_path_) return {};
        return language::text("check.axioms", axioms_, language::visible(*axioms_path_)) + '\n';
    }

  private:
    frame::Context& context_;
    const std::string& path_;
    std::optional<std::string> axioms_path_;
    bool relaxed_;
    std::uint64_t clauses_ = 0;
    std::uint64_t axioms_ = 0;
    bool is_incomplete_ = false;
    std::optional<frame::Interruptible> work_{};
};

/// A claim that there is no model is judged by a search, which needs the clauses several times.
solving::Judgement judge(ui::Console& console, CheckedFormula& file, const result::Result& result,
                         const std::optional<parallel::CubeNote>& cube, check::DratControl& control,
                         std::optional<double> seconds) {
    solving::ClaimSearch search{console, seconds.value_or(solving::ClaimSearch::standard_seconds)};
    const auto streamed = [&](cnf::ClauseSink& sink) { file.read(sink, control); };
    if (result.verdict != solve::Verdict::unsatisfiable) return solving::judge_result(streamed, result, search);
    cnf::ClauseList clauses;
    streamed(clauses);
    if (file.is_incomplete()) return {};
    if (cube) add_cube(clauses, *cube);
    search.stop = control.stop;
    return solving::judge_result(solving::source_of(clauses), result, search);
}

int run_check(frame::Context& context, const frame::Arguments& arguments) {
    if (names_class(arguments)) return check_class(context, arguments);
    require_sense(arguments);
    ui::Console& console = context.console;
    CheckedFormula file(context, arguments);
    check::DratControl control{.derivation = arguments.has("derivation")};
    const auto formula = [&](cnf::ClauseSink& sink) { file.read(sink, control); };
    const auto proof_path = arguments.text("proof");
    solving::Judgement judgement;
    bool needs_proof = true;
    if (arguments.operands.size() > 1) {
        const result::Result result = result::read_result(arguments.operands[1]);
        needs_proof = result.verdict == solve::Verdict::unsatisfiable && proof_path;
        if (!needs_proof) {
            const auto cube = cube_of(arguments.operands[1]);
            judgement = judge(console, file, result, cube, control, arguments.decimal("time-limit"));
            if (cube) judgement.text.insert(0, cube_text(*cube) + '\n');
        }
    }
    if (needs_proof) {
        core::Input proof(*proof_path);
        RefutationFiles written(arguments);
        written.attach(control);
        control.progress = [&](std::uint64_t done, std::uint64_t all) {
            console.progress(solving::check_progress(done, all));
        };
        judgement = solving::judge_proof(formula, proof, control);
        console.progress({});
        if (judgement.confirmed && !file.is_incomplete()) written.commit(arguments.operands[0], file.clauses());
    }
    // A result that claims nothing is judged without the formula; an unreadable formula is an error all the same.
    cnf::Fingerprint ignored;
    if (!file.was_read()) file.read(ignored, control);
    judgement.text += file.reservation();
    if (file.is_incomplete()) judgement = {false, language::text("check.stopped") + '\n'};
    const bool is_taken = std::any_of(RefutationFiles::options.begin(), RefutationFiles::options.end(),
                                      [&](std::string_view option) { return arguments.text(option) == "-"; });
    if (is_taken) {
        console.note(std::string(core::trimmed(judgement.text)));
    } else {
        console.out() << console.fit(judgement.text);
    }
    return judgement.confirmed ? frame::exit_done : frame::exit_no;
}
}  // namespace

frame::Command check_command() {
    std::vector<frame::Option> options = {
        {.name = "proof", .value = frame::Value::file, .help_key = "check.option_proof"},
        {.name = "axioms", .value = frame::Value::file},
        {.name = "derivation"},
        {.name = "trim", .value = frame::Value::output, .replaces = frame::contents::proof},
        {.name = "lrat", .value = frame::Value::output, .replaces = frame::contents::proof},
        frame::written_option("core", frame::contents::formula, "check.option_core"),
        proof_format_option(),
        frame::time_limit_option(),
        frame::expression_option(),
        {.name = "relaxed"}};
    const std::vector<frame::Option> of_class = class_options();
    options.insert(options.end(), of_class.begin(), of_class.end());
    return {.name = "check",
            .operands = "FILE [RESULT] | FOLDER...",
            .count = frame::OperandCount{1, frame::any_number},
            .options = std::move(options),
            .run = run_check};
}
}  // namespace satdoku::laboratory
