#include "proof_dialogue.hpp"

#include "interruption.hpp"
#include "judgement.hpp"
#include "results.hpp"
#include "solve_dialogue.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/result/res_file.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/text.hpp>

#include <filesystem>
#include <optional>
#include <vector>

namespace satdoku::app {

namespace {

/// x.cnf and x.cnf.gz give x.drat.
std::string proof_name(const std::string& formula_path) {
    return std::filesystem::path(result::res_name(formula_path)).replace_extension(".drat").string();
}

void check_proof(ui::Console& console, const cnf::Formula& formula, const std::string& path) {
    core::Input proof(path);
    const Interruptible work;
    check::DratControl control;
    control.stop = work.token();
    control.progress = [&](std::uint64_t done, std::uint64_t all) {
        console.progress(ui::text("check.progress", done, all));
    };
    const auto teller = [&](cnf::ClauseSink& sink) { formula.replay(sink); };
    const Judgement judgement = judge_proof(teller, proof, control);
    console.progress({});
    console.out() << painted(console, judgement);
}

/// Solves again, now writing down what is learned.
void make_proof(Context& context, cnf::Formula& formula, const SolveRequest& request,
                const std::string& formula_path) {
    ui::Console& console = context.console;
    const auto path = ask_new_file(console, ui::text("proof.file"), proof_name(formula_path));
    if (!path) return;
    if (*path == "-") throw core::Error("proof.not_standard_output");
    core::require_apart({formula_path}, {*path});
    proof::DratFile proof(*path, proof::DratFormat::text);
    SolveRequest with_proof = request;
    with_proof.options.proof = &proof;
    console.say(ui::text("proof.solving", request_text(request)));
    const Solution solution = solve_before_person(context, with_proof, formula);
    if (solution.outcome.verdict != solve::Verdict::unsatisfiable) {
        console.out() << ui::text("solve.no_proof", ui::visible(*path)) << '\n';
        return;
    }
    proof.commit();
    console.out() << ui::text("menu.saved", ui::visible(*path)) << '\n';
    check_proof(console, formula, *path);
}

}  // namespace

void offer_proof(Context& context, cnf::Formula& formula, const SolveRequest& request,
                 const std::string& formula_path) {
    if (ui::ask_yes_no(context.console, ui::text("proof.offer"), true).value_or(false)) {
        make_proof(context, formula, request, formula_path);
    }
}

void offer_confirmation(Context& context, cnf::Formula& formula, const std::string& formula_path) {
    ui::Console& console = context.console;
    const std::string beside = proof_name(formula_path);
    std::error_code ignored;
    const bool exists = std::filesystem::is_regular_file(beside, ignored);
    const std::vector<ui::Choice> choices = {{"make", ui::text("proof.make")},
                                             {"file", ui::text("proof.from_file")},
                                             {"back", ui::text("menu.back")}};
    const auto chosen = ui::ask_choice(console, ui::text("proof.how"), choices, exists ? 1 : 0);
    if (chosen == 0) {
        if (const auto request = ask_solve_request(context)) {
            make_proof(context, formula, *request, formula_path);
        }
    } else if (chosen == 1) {
        const auto path = ui::ask_file(console, ui::text("proof.existing_file"), exists ? beside : "");
        if (path == "-") throw core::Error("sat_menu.no_standard_input");
        if (path) check_proof(console, formula, *path);
    }
}

}  // namespace satdoku::app
