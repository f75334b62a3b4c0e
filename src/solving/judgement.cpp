#include <satdoku/check/model.hpp>
#include <satdoku/core/temporary_folder.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/judgement.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/solving/solve_request.hpp>

namespace satdoku::solving {
namespace {
constexpr std::size_t most_literals = 40;

std::string literals_text(std::span<const cnf::Literal> literals) {
    std::string text = core::join(literals.first(std::min(most_literals, literals.size())), " ",
                                  [](cnf::Literal literal) { return literal.dimacs(); });
    core::append_item(text, " ", literals.size() > most_literals ? "... 0" : "0");
    return text;
}

/// Lines about the list of literals, apart from the clauses.
std::string list_text(std::uint32_t variables, const check::Assignment& assignment, bool only_positive) {
    std::string text;
    if (!assignment.contradictions().empty()) {
        const std::int32_t first = cnf::Literal(assignment.contradictions().front(), false).dimacs();
        text += language::text("check.contradictions", assignment.contradictions().size(), first) + '\n';
    }
    if (const auto above = assignment.first_above(variables))
        text += language::text("check.above", variables, cnf::Literal(*above, false).dimacs()) + '\n';
    if (const auto missing = assignment.first_missing(variables)) {
        text += language::text("check.missing", assignment.missing(variables), variables,
                               cnf::Literal(*missing, false).dimacs()) +
                '\n';
        if (only_positive) text += language::text("check.only_positive") + '\n';
    }
    return text;
}

Judgement refuted(std::string reason) { return {false, language::text("check.wrong", reason) + '\n', true, reason}; }

Judgement line(bool confirmed, const std::string& text) { return {confirmed, text + '\n'}; }

Judgement not_confirmed(std::string reason) {
    return {false, language::text("check.not_confirmed", reason) + '\n', false, reason};
}

/// @param engine  has found a model
Judgement refuted_by_model(const cnf::ClauseSource& formula, const solve::Engine& engine) {
    check::ModelCheck judge([&](cnf::Literal literal) { return engine.value(literal); });
    formula(judge);
    if (const auto& broken = judge.first_broken())
        throw core::Error("solve.wrong_model", {std::to_string(broken->number)});
    std::vector<cnf::Literal> model;
    for (std::uint32_t index = 0; index < judge.variable_count() && index <= most_literals; ++index)
        model.emplace_back(cnf::Variable(index), !engine.value(cnf::Variable(index)));
    Judgement judgement = refuted(language::text("check.satisfiable"));
    judgement.text.insert(0, language::text("check.found_model", literals_text(model)) + '\n');
    return judgement;
}

/// Searches for a model or a proof, and checks either.
Judgement judge_by_search(const cnf::ClauseSource& formula, const ClaimSearch& search) {
    const core::TemporaryFolder folder;
    proof::DratFile written(folder.file("proof"), proof::DratFormat::binary);
    const auto engine = engines::make_engine(engines::engine_names().front(), {.proof = &written});
    show_progress(*engine, search.console);
    solve::Outcome outcome{.reason = solve::StopReason::stopped};
    if (replay(formula, *engine, search.stop)) outcome = engine->solve({}, {.seconds = search.seconds}, search.stop);
    search.console.progress({});
    if (outcome.verdict == solve::Verdict::satisfiable) return refuted_by_model(formula, *engine);
    if (outcome.verdict == solve::Verdict::unknown) {
        return reported_reason(outcome.reason) == solve::StopReason::stopped
                   ? line(false, language::text("check.stopped"))
                   : not_confirmed(language::text("check.undecided", language::decimal_text(search.seconds, 1)));
    }
    core::Input proof = written.reread();
    const auto progress = [&](std::uint64_t done, std::uint64_t all) {
        search.console.progress(check_progress(done, all));
    };
    Judgement judgement = judge_proof(formula, proof, {.stop = search.stop, .progress = progress});
    search.console.progress({});
    if (judgement.confirmed) judgement.text.insert(0, language::text("check.own_proof") + '\n');
    return judgement;
}

Judgement judge_unsatisfiability(const cnf::ClauseSource& formula, const result::Result& result,
                                 const ClaimSearch& search) {
    if (!result.model.empty() && judge_model(formula, result).confirmed)
        return refuted(language::text("check.own_model"));
    return judge_by_search(formula, search);
}

/// Where a step of a proof is. @param line  0 in a binary proof
std::string place_text(std::uint64_t step, std::uint64_t line) {
    return line == 0 ? language::text("check.step", step) : language::text("check.step_line", step, line);
}

std::string defect_text(const check::LratReport& report) {
    using check::LratDefect;
    constexpr std::array<std::string_view, 11> keys = {"",
                                                       "check.lrat_low_id",
                                                       "check.lrat_unknown_hint",
                                                       "check.lrat_open_hint",
                                                       "check.lrat_no_conflict",
                                                       "check.lrat_rat_without_pivot",
                                                       "check.lrat_wrong_candidate",
                                                       "check.lrat_same_candidate",
                                                       "check.lrat_open_candidate",
                                                       "check.lrat_no_candidate",
                                                       "check.lrat_unknown_deletion"};
    static_assert(keys.size() == static_cast<std::size_t>(LratDefect::unknown_deletion) + 1);
    const auto open = [&](std::size_t index) { return report.open.empty() ? 0 : report.open[index].dimacs(); };
    const bool names_other = report.defect == LratDefect::low_id || report.defect == LratDefect::no_candidate;
    return language::text(keys[static_cast<std::size_t>(report.defect)], report.failing_id,
                          names_other ? static_cast<std::int64_t>(report.other) : report.hint, open(0), open(1));
}

std::string defect_text(const check::VeripbReport& report) {
    using check::VeripbDefect;
    constexpr std::array<std::string_view, 7> keys = {"",
                                                      "check.veripb_wrong_count",
                                                      "check.veripb_does_not_follow",
                                                      "check.veripb_open_goal",
                                                      "check.veripb_unknown_id",
                                                      "check.veripb_can_hold",
                                                      "check.veripb_no_model"};
    static_assert(keys.size() == static_cast<std::size_t>(VeripbDefect::no_model) + 1);
    if (report.defect == VeripbDefect::open_goal && report.id == 0)
        return language::text("check.veripb_open_goal_itself");
    return language::text(keys[static_cast<std::size_t>(report.defect)], report.id);
}
}  // namespace

std::string painted(const ui::Console& console, const Judgement& judgement) {
    return console.paint(judgement.confirmed ? ui::Style::good : ui::Style::bad, judgement.text);
}

Judgement judge_model(const cnf::ClauseSource& formula, const result::Result& result) {
    const check::Assignment assignment(result.model);
    const bool only_positive =
        !result.model.empty() && std::ranges::none_of(result.model, [](cnf::Literal one) { return one.negative(); });
    check::ModelCheck judge([&](cnf::Literal literal) {
        return assignment.is_true(literal) || (only_positive && literal.negative() && !assignment.is_true(~literal));
    });
    formula(judge);
    Judgement judgement;
    judgement.text = list_text(judge.variable_count(), assignment, only_positive);
    if (const auto& broken = judge.first_broken()) {
        judgement.reason = language::text("check.broken", judge.broken(), judge.clauses());
        judgement.text += judgement.reason + '\n';
        judgement.text += language::text("check.first_broken", broken->number, literals_text(broken->literals)) + '\n';
    } else if (!assignment.contradictions().empty()) {
        judgement.reason = judgement.text.substr(0, judgement.text.find('\n'));
    }
    judgement.refuted = !judgement.reason.empty();
    judgement.confirmed = !judgement.refuted;
    judgement.text += judgement.confirmed ? language::text("check.model_holds", judge.clauses())
                                          : language::text("check.model_wrong");
    judgement.text += '\n';
    return judgement;
}

std::string remarks_text(const std::vector<result::Remark>& remarks) {
    std::string text;
    for (const auto& [line, key] : remarks) text += language::text("check.remark", line, language::text(key)) + '\n';
    return text;
}

Judgement judge_result(const cnf::ClauseSource& formula, const result::Result& result, const ClaimSearch& search) {
    Judgement judgement;
    switch (result.verdict) {
        case solve::Verdict::satisfiable: judgement = judge_model(formula, result); break;
        case solve::Verdict::unsatisfiable: judgement = judge_unsatisfiability(formula, result, search); break;
        case solve::Verdict::unknown: judgement = not_confirmed(language::text("check.claims_nothing")); break;
    }
    judgement.text.insert(0, remarks_text(result.remarks));
    return judgement;
}

std::string check_progress(std::uint64_t done, std::uint64_t all) {
    return all == 0 ? language::text("check.progress_walk", done) : language::text("check.progress", done, all);
}

Judgement judge_proof(const cnf::ClauseSource& formula, core::Input& proof, const check::DratControl& control) {
    check::ProofBytes bytes([&proof](std::span<char> buffer) { return proof.read(buffer); }, proof.name());
    const auto require_drat = [&] {
        if (control.trimmed || control.hinted || control.core || control.derivation)
            throw core::Error({proof.name(), 0, 0}, "check.not_drat");
    };
    std::function<void(std::uint64_t)> progress;
    if (control.progress) progress = [&control](std::uint64_t done) { control.progress(done, 0); };
    // The caller may set the token while the formula is read.
    const auto reading = [&](auto& walk) {
        return [&](cnf::ClauseSink& sink) {
            formula(sink);
            walk.stop = control.stop;
        };
    };
    if (check::is_veripb(bytes)) {
        require_drat();
        check::VeripbControl walk{{}, std::move(progress), control.seconds};
        return judge_proof(check::veripb(reading(walk), std::move(bytes), walk));
    }
    const check::ProofForm form = check::proof_form(bytes);
    if (!form.lrat) {
        check::DratReader reader(std::move(bytes), form.binary);
        return judge_proof(check::drat(formula, reader, control));
    }
    require_drat();
    check::LratReader reader(std::move(bytes), form.binary);
    check::LratControl walk{{}, std::move(progress), control.seconds};
    return judge_proof(check::lrat(reading(walk), reader, walk));
}

Judgement judge_proof(const check::VeripbReport& report) {
    using check::VeripbVerdict;
    const bool is_refuted = report.verdict == VeripbVerdict::refuted;
    if (is_refuted || report.verdict == VeripbVerdict::satisfied)
        return line(true, language::text(is_refuted ? "check.veripb_refutes" : "check.veripb_satisfies", report.implied,
                                         report.computed, report.defined));
    if (report.verdict == VeripbVerdict::step_fails)
        return line(false, language::text("check.veripb_fails", report.failing_line, defect_text(report)));
    return line(false,
                language::text(report.verdict == VeripbVerdict::stopped ? "check.stopped" : "check.veripb_nothing"));
}

Judgement judge_proof(const check::LratReport& report) {
    using check::LratVerdict;
    if (report.verdict == LratVerdict::verified)
        return line(true, language::text("check.lrat_holds", report.additions, report.rat_additions, report.hints,
                                         report.most_at_a_time));
    if (report.verdict == LratVerdict::step_fails)
        return line(false, language::text("check.lrat_fails", place_text(report.failing_step, report.failing_line),
                                          defect_text(report)));
    return line(false,
                language::text(report.verdict == LratVerdict::stopped ? "check.stopped" : "check.no_empty_clause"));
}

Judgement judge_proof(const check::DratReport& report) {
    using check::DratVerdict;
    if (report.verdict == DratVerdict::verified)
        return line(true, language::text("check.proof_holds", report.additions, report.core_additions,
                                         report.core_clauses, report.rat_additions));
    if (report.verdict == DratVerdict::derived)
        return line(true, language::text("check.derivation_holds", report.additions, report.rat_additions));
    if (report.verdict == DratVerdict::step_fails)
        return line(false, language::text("check.step_fails", place_text(report.failing_step, report.failing_line),
                                          literals_text(report.failing_clause)));
    return line(false,
                language::text(report.verdict == DratVerdict::stopped ? "check.stopped" : "check.no_contradiction"));
}
}  // namespace satdoku::solving
