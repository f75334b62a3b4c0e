// satdoku check FILE RESULT: checks the result or proof of any program.
#include "cube_solving.hpp"
#include "refutation_files.hpp"

#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/cnf/fingerprint.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/laboratory/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/judgement.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace satdoku::laboratory {

namespace {

/// Throws core::Error if the words do not go together.
void require_sense(const frame::Arguments& arguments) {
    const bool has_result = arguments.operands.size() > 1;
    const auto proof = arguments.text("proof");
    if (!has_result && !proof) throw core::Error("usage.result_or_proof");
    int from_standard_input = arguments.operands[0] == "-" ? 1 : 0;
    if (has_result && arguments.operands[1] == "-") ++from_standard_input;
    if (proof == "-") ++from_standard_input;
    if (from_standard_input > 1) throw core::Error("usage.standard_input_twice");
    int to_standard_output = 0;
    for (const std::string_view option : RefutationFiles::options) {
        if (!arguments.has(option)) continue;
        if (!proof) throw core::Error("usage.needs_proof");
        if (arguments.text(option) == "-") ++to_standard_output;
    }
    if (to_standard_output > 1) throw core::Error("usage.standard_output_twice");
}

/// The formula, streamed from its file to the checker.
class CheckedFormula {
  public:
    CheckedFormula(frame::Context& context, const frame::Arguments& arguments)
        : context_(context), path_(arguments.operands[0]), relaxed_(arguments.has("relaxed")) {}

    /// From then on a signal stops the work; before it, the time limit does.
    void read(cnf::ClauseSink& sink, check::DratControl& control) {
        const cnf::ReadReport report =
            cnf::read_dimacs(path_, sink, {.relaxed = relaxed_, .stopped = frame::out_of_time});
        solving::show_warnings(context_, report);
        clauses_ = report.clauses;
        is_incomplete_ = report.stopped;
        work_.emplace();
        control.stop = work_->token();
    }
    bool was_read() const { return work_.has_value(); }
    /// Whether the time was over before all of it was read.
    bool is_incomplete() const { return is_incomplete_; }
    std::uint64_t clauses() const { return clauses_; }

  private:
    frame::Context& context_;
    const std::string& path_;
    bool relaxed_;
    std::uint64_t clauses_ = 0;
    bool is_incomplete_ = false;
    std::optional<frame::Interruptible> work_{};
};

int run_check(frame::Context& context, const frame::Arguments& arguments) {
    require_sense(arguments);
    ui::Console& console = context.console;
    CheckedFormula file(context, arguments);
    check::DratControl control;
    const auto formula = [&](cnf::ClauseSink& sink) { file.read(sink, control); };
    const auto proof_path = arguments.text("proof");
    solving::Judgement judgement;
    bool needs_proof = true;
    if (arguments.operands.size() > 1) {
        const result::Result result = result::read_result(arguments.operands[1]);
        needs_proof = result.verdict == solve::Verdict::unsatisfiable && proof_path;
        if (!needs_proof) judgement = solving::judge_result(formula, result);
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
    if (file.is_incomplete()) judgement = {false, language::text("check.stopped") + '\n'};
    const bool is_taken = std::any_of(RefutationFiles::options.begin(), RefutationFiles::options.end(),
                                      [&](std::string_view option) { return arguments.text(option) == "-"; });
    if (is_taken) {
        console.tell(std::string(core::trimmed(judgement.text)));
    } else {
        console.out() << console.fit(judgement.text);
    }
    return judgement.confirmed ? frame::exit_done : frame::exit_no;
}

}  // namespace

frame::Command check_command() {
    return {
        .name = "check",
        .operands = "FILE [RESULT]",
        .count = {1, 2},
        .options =
            {{.name = "proof", .value = frame::Value::file, .placeholder = "FILE", .help_key = "check.option_proof"},
             {.name = "trim", .value = frame::Value::output, .placeholder = "FILE"},
             {.name = "lrat", .value = frame::Value::output, .placeholder = "FILE"},
             {.name = "core", .value = frame::Value::output, .placeholder = "FILE", .help_key = "check.option_core"},
             proof_format_option(),
             frame::time_limit_option(),
             {.name = "relaxed"}},
        .run = run_check};
}

}  // namespace satdoku::laboratory
