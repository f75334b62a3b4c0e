#include "report_proof.hpp"

#include <satdoku/check/drat.hpp>
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/lines.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/solving/judgement.hpp>
#include <satdoku/solving/solve_run.hpp>

namespace satdoku::laboratory {

namespace {

constexpr std::size_t most_bytes = std::size_t{1} << 28;

/// A proof in memory that may not grow without end.
class ShortProof final : public proof::Proof {
  public:
    void add(std::span<const cnf::Literal> clause) override {
        text_.add(clause);
        if (text_.bytes().size() > most_bytes)
            throw core::Error("report.proof_too_long", {std::to_string(most_bytes >> 20U)});
    }
    void remove(std::span<const cnf::Literal> clause) override { text_.remove(clause); }

    const std::string& bytes() const { return text_.bytes(); }

  private:
    proof::DratText text_{proof::DratFormat::binary};
};

/// Returns the outcome's verdict, with the proof where that is unsatisfiable.
solve::Verdict write(ShortProof& proof, cnf::Formula& formula, CheckedProof& checked,
                     std::optional<double> seconds, const std::stop_token& stop) {
    solving::SolveRequest request{.engine = std::string(engines::engine_names().front())};
    request.options.proof = &proof;
    request.limits.seconds = seconds;
    const solve::Outcome outcome = solving::solve_formula(request, formula, stop).outcome;
    checked.numbers.solving_ms = outcome.milliseconds;
    checked.numbers.bytes = proof.bytes().size();
    return outcome.verdict;
}

void judge(const std::string& name, const ShortProof& proof, const cnf::Formula& formula,
           CheckedProof& checked, std::optional<double> seconds, const std::stop_token& stop) {
    cnf::ClauseList clauses;
    formula.replay(clauses);
    const core::Stopwatch watch;
    check::DratControl control{.stop = stop};
    control.progress = [&](std::uint64_t, std::uint64_t) {
        if (seconds && watch.seconds() > *seconds) throw core::Error("report.check_too_long");
    };
    const check::DratReport report = check::drat(clauses, proof.bytes(), name, control);
    const solving::Judgement judgement = solving::judge_proof(report);
    if (!judgement.confirmed && report.verdict != check::DratVerdict::stopped)
        throw core::Error("compare.wrong_proof", {name, std::string(core::trimmed(judgement.text))});
    checked.confirmed = judgement.confirmed;
    checked.judgement = core::trimmed(judgement.text);
    checked.numbers.checking_ms = watch.milliseconds();
}

}  // namespace

CheckedProof prove_unsatisfiable(const std::string& name, cnf::Formula& formula,
                                 std::optional<double> seconds, const std::stop_token& stop) {
    CheckedProof checked;
    try {
        ShortProof proof;
        const solve::Verdict verdict = write(proof, formula, checked, seconds, stop);
        if (verdict == solve::Verdict::satisfiable) {
            throw core::Error("compare.disagree", {name, std::string(engines::engine_names().front())});
        }
        if (verdict == solve::Verdict::unknown) throw core::Error("report.no_proof_in_time");
        judge(name, proof, formula, checked, seconds, stop);
    } catch (const core::Error& error) {
        if (!error.key().starts_with("report.") && !error.key().starts_with("memory.")) throw;
        checked.judgement = language::error_text(error);
    }
    return checked;
}

}  // namespace satdoku::laboratory
