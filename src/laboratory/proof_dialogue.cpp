#include <satdoku/core/system.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/laboratory/sat_menu.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/judgement.hpp>
#include <satdoku/solving/solve_dialogue.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/ui/files.hpp>

namespace satdoku::laboratory {
namespace {
/// x.cnf and x.cnf.gz give x.drat.
std::string proof_name(const std::string& formula_path) {
    return core::to_name(core::to_path(result::res_name(formula_path)).replace_extension(".drat"));
}

void check_proof(ui::Console& console, const cnf::Formula& formula, const std::string& path) {
    core::Input proof(path);
    const frame::Interruptible work;
    check::DratControl control;
    control.stop = work.token();
    control.progress = [&](std::uint64_t done, std::uint64_t all) {
        console.progress(solving::check_progress(done, all));
    };
    const solving::Judgement judgement = solving::judge_proof(solving::source_of(formula), proof, control);
    console.progress({});
    console.out() << console.fit(solving::painted(console, judgement));
}

/// Solves again, now with a proof.
void make_proof(ui::Console& console, cnf::Formula& formula, const solving::SolveRequest& request,
                const std::string& formula_path) {
    const auto path = frame::ask_new_file(console, language::text("proof.file"), proof_name(formula_path));
    if (!path) return;
    if (*path == "-") throw core::Error("prompt.needs_file");
    core::require_apart({formula_path}, {*path});
    proof::DratFile proof(*path, proof::DratFormat::text);
    solving::SolveRequest with_proof = request;
    with_proof.options.proof = &proof;
    console.say(language::text("proof.solving", solving::request_text(request)));
    const solving::Solution solution = solving::solve_before_person(console, with_proof, formula);
    console.out() << console.fit(solving::verdict_line(console, solution.outcome) + '\n');
    if (solution.outcome.verdict != solve::Verdict::unsatisfiable) {
        console.say(language::text("solve.no_proof", language::visible(*path)));
        return;
    }
    proof.commit();
    console.say(language::text("menu.saved", language::visible(*path)));
    check_proof(console, formula, *path);
}
}  // namespace

void offer_proof(ui::Console& console, cnf::Formula& formula, const solving::SolveRequest& request,
                 const std::string& formula_path) {
    if (ui::ask_yes_no(console, language::text("proof.offer"), true).value_or(false))
        make_proof(console, formula, request, formula_path);
}

void offer_confirmation(ui::Console& console, solving::SolveRequest& last, cnf::Formula& formula,
                        const std::string& formula_path, bool confirmed) {
    const std::string default_name = proof_name(formula_path);
    const bool exists = core::is_regular_file(default_name);
    const std::vector<ui::Choice> choices = {{"make", language::text("proof.make")},
                                             {"file", language::text("proof.from_file")},
                                             {"back", language::text("menu.back")}};
    const auto chosen = ui::ask_choice(console, language::text("proof.how"), choices, exists ? 1 : confirmed ? 2 : 0);
    if (chosen == 0) {
        if (const auto request = solving::ask_solve_request(console, last))
            make_proof(console, formula, *request, formula_path);
    } else if (chosen == 1) {
        const auto path = ui::ask_existing_file(
            console, {.text = language::text("proof.existing_file"), .standard = exists ? default_name : ""});
        if (path == "-") throw core::Error("sat_menu.no_standard_input");
        if (path) check_proof(console, formula, *path);
    }
}
}  // namespace satdoku::laboratory
