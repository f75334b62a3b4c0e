#include <satdoku/check/model.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/judgement.hpp>

#include <algorithm>
#include <span>

namespace satdoku::solving {

namespace {

std::string literals_text(std::span<const cnf::Literal> literals) {
    constexpr std::size_t most = 40;
    std::string text = core::join(literals.first(std::min(most, literals.size())), " ",
                                  [](cnf::Literal literal) { return literal.dimacs(); });
    core::append_item(text, " ", literals.size() > most ? "... 0" : "0");
    return text;
}

/// Lines about errors in the list of literals, apart from the clauses. @param wrong  set if it cannot be a model
std::string judge_list(std::uint32_t variables, const check::Assignment& assignment, bool& wrong) {
    std::string text;
    if (!assignment.contradictions().empty()) {
        wrong = true;
        const std::int32_t first = cnf::Literal(assignment.contradictions().front(), false).dimacs();
        text += language::text("check.contradictions", assignment.contradictions().size(), first) + '\n';
    }
    if (const auto above = assignment.first_above(variables)) {
        wrong = true;
        text += language::text("check.above", variables, cnf::Literal(*above, false).dimacs()) + '\n';
    }
    if (const auto missing = assignment.first_missing(variables)) {
        text += language::text("check.missing", assignment.missing(variables), variables,
                               cnf::Literal(*missing, false).dimacs()) +
                '\n';
    }
    return text;
}

Judgement judge_model(const cnf::ClauseSource& formula, const result::Result& result) {
    const check::Assignment assignment(result.model);
    check::ModelCheck judge([&](cnf::Literal literal) { return assignment.is_true(literal); });
    formula(judge);
    bool wrong = false;
    Judgement judgement;
    judgement.text = judge_list(judge.variable_count(), assignment, wrong);
    if (const auto& broken = judge.first_broken()) {
        judgement.text += language::text("check.broken", judge.broken(), judge.clauses()) + '\n';
        judgement.text += language::text("check.first_broken", broken->number, literals_text(broken->literals)) + '\n';
    }
    judgement.confirmed = !wrong && judge.broken() == 0;
    judgement.text += judgement.confirmed ? language::text("check.model_holds", judge.clauses())
                                          : language::text("check.model_wrong");
    judgement.text += '\n';
    return judgement;
}

}  // namespace

std::string painted(const ui::Console& console, const Judgement& judgement) {
    return console.paint(judgement.confirmed ? ui::Style::good : ui::Style::bad, judgement.text);
}

Judgement judge_result(const cnf::ClauseSource& formula, const result::Result& result) {
    switch (result.verdict) {
        case solve::Verdict::satisfiable:
            return judge_model(formula, result);
        case solve::Verdict::unsatisfiable:
            return {false, language::text("check.needs_proof") + '\n'};
        case solve::Verdict::unknown:
            break;
    }
    return {false, language::text("check.claims_nothing") + '\n'};
}

Judgement judge_proof(const cnf::ClauseSource& formula, core::Input& proof, const check::DratControl& control) {
    return judge_proof(check::drat(formula, proof, control));
}

Judgement judge_proof(const check::DratReport& report) {
    Judgement judgement;
    switch (report.verdict) {
        case check::DratVerdict::verified:
            judgement.confirmed = true;
            judgement.text = language::text("check.proof_holds", report.additions, report.core_additions,
                                            report.core_clauses, report.rat_additions);
            break;
        case check::DratVerdict::step_fails:
            judgement.text =
                language::text("check.step_fails", report.failing_step, literals_text(report.failing_clause));
            break;
        case check::DratVerdict::no_contradiction:
            judgement.text = language::text("check.no_contradiction");
            break;
        case check::DratVerdict::stopped:
            judgement.text = language::text("check.stopped");
            break;
    }
    judgement.text += '\n';
    return judgement;
}

}  // namespace satdoku::solving
