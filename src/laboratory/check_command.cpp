// satdoku check FILE RESULT: checks the result or proof of any program.
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/cnf/fingerprint.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/laboratory/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/judgement.hpp>

#include <optional>

namespace satdoku::laboratory {

namespace {

int run_check(frame::Context& context, const frame::Arguments& arguments) {
    const std::string& formula_path = arguments.operands[0];
    const bool has_result = arguments.operands.size() > 1;
    const auto proof_path = arguments.text("proof");
    if (!has_result && !proof_path) throw core::Error("usage.result_or_proof");
    int from_standard_input = formula_path == "-" ? 1 : 0;
    if (has_result && arguments.operands[1] == "-") ++from_standard_input;
    if (proof_path == "-") ++from_standard_input;
    if (from_standard_input > 1) throw core::Error("usage.standard_input_twice");

    ui::Console& console = context.console;
    bool was_read = false;
    std::optional<frame::Interruptible> work;
    check::DratControl control;
    // Streams the formula from its file to the checker.
    const auto formula = [&](cnf::ClauseSink& sink) {
        const cnf::ReadReport report = cnf::read_dimacs(formula_path, sink, {.relaxed = arguments.has("relaxed")});
        solving::show_warnings(context, report);
        was_read = true;
        work.emplace();
        control.stop = work->token();
    };
    solving::Judgement judgement;
    bool needs_proof = true;
    if (has_result) {
        const result::Result result = result::read_result(arguments.operands[1]);
        needs_proof = result.verdict == solve::Verdict::unsatisfiable && proof_path;
        if (!needs_proof) judgement = solving::judge_result(formula, result);
    }
    if (needs_proof) {
        core::Input proof(*proof_path);
        control.progress = [&](std::uint64_t done, std::uint64_t all) {
            console.progress(language::text("check.progress", done, all));
        };
        judgement = solving::judge_proof(formula, proof, control);
        console.progress({});
    }
    // A result that claims nothing is judged without the formula; an unreadable formula is an error all the same.
    cnf::Fingerprint ignored;
    if (!was_read) formula(ignored);
    console.out() << console.fit(judgement.text);
    return judgement.confirmed ? frame::exit_done : frame::exit_no;
}

}  // namespace

frame::Command check_command() {
    return {.name = "check",
            .operands = "FILE [RESULT]",
            .count = {1, 2},
            .options = {{.name = "proof", .value = frame::Value::file, .placeholder = "FILE"}, {.name = "relaxed"}},
            .run = run_check};
}

}  // namespace satdoku::laboratory
