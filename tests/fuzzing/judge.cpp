#include "fuzzing/judge.hpp"
#include "support/brute_force.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/check/drat.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/proof/drat.hpp>
#include <algorithm>
#include <exception>

namespace satdoku::fuzzing {
namespace {
using cnf::Literal;

/// The limit of conflicts for solves without a limit. Reaching it is not a failure: odd options make any formula hard.
constexpr std::uint64_t patience = 2'000;

/// The limit in real seconds for all solves of a script, because few conflicts can take long if invariants are asserted
/// at every step. An engine that exceeds it is reported as too slow.
constexpr double seconds_to_solve = 10;

/// Larger formulas take too long for brute force.
constexpr std::uint32_t small = 14;

/// Stores a proof. Omits the deletions of an incremental proof, because a clause deleted in one solve may return in the
/// next.
class Keeper : public proof::Proof {
  public:
    Keeper(proof::DratFormat format, bool deletions) : text_(format), deletions_(deletions) {}
    void add(std::span<const Literal> clause) override { text_.add(clause); }
    void remove(std::span<const Literal> clause) override {
        if (deletions_) text_.remove(clause);
    }
    const std::string& bytes() const { return text_.bytes(); }

  private:
    proof::DratText text_;
    bool deletions_;
};

cdcl::Options options_of(const Script& script) {
    cdcl::Options options;
    for (const auto& [name, value] : script.options) {
        // Old cases may have options that no longer exist.
        if (const cdcl::Option* const option = cdcl::find_option(name)) {
            cdcl::set_option(options, name, std::clamp(value, option->low(), option->high()));
        }
    }
    return options;
}

class Judge {
  public:
    Judge(const Script& script, const MakeEngine& make)
        : script_(script),
          keeper_(script.steps.size() % 2 == 0 ? proof::DratFormat::text : proof::DratFormat::binary, script.plain()),
          engine_(make(script, keeper_)) {
        std::uint32_t variables = 0;
        for (const Step& step : script.steps) {
            for (const Literal literal : step.literals) variables = std::max(variables, literal.variable().index() + 1);
        }
        formula_.variables(variables);
        engine_->variables(variables);
    }

    std::string run() {
        for (const Step& step : script_.steps) {
            if (step.kind == Step::Kind::clause) {
                formula_.clause(step.literals);
                engine_->clause(step.literals);
            } else if (step.kind == Step::Kind::limit) {
                limit_ = step.conflicts;
            } else if (watch_.seconds() > seconds_to_solve) {
                return {};
            } else if (std::string wrong = solve(step.literals); !wrong.empty()) {
                return wrong;
            }
        }
        return {};
    }

  private:
    std::string solve(const std::vector<Literal>& assumptions) {
        solve::Limits limits;
        limits.conflicts = limit_ != 0 ? limit_ : patience;
        limits.seconds = seconds_to_solve;
        const solve::Outcome outcome = engine_->solve(assumptions, limits, {});
        switch (outcome.verdict) {
            case solve::Verdict::satisfiable: return check_model(assumptions);
            case solve::Verdict::unsatisfiable: return check_refutation(assumptions);
            default: break;
        }
        if (outcome.reason != solve::StopReason::conflicts && outcome.reason != solve::StopReason::time)
            return "gives up without a reason";
        return {};
    }

    std::string check_model(const std::vector<Literal>& assumptions) {
        std::vector<bool> values;
        for (std::uint32_t index = 0; index < formula_.variable_count(); ++index) {
            values.push_back(engine_->value(cnf::Variable(index)));
        }
        if (!support::satisfies(values, formula_)) return "the model breaks a clause";
        const auto holds = [this](Literal literal) { return engine_->value(literal); };
        if (!std::all_of(assumptions.begin(), assumptions.end(), holds)) return "the model breaks an assumption";
        return {};
    }

    std::string check_refutation(const std::vector<Literal>& assumptions) {
        cnf::ClauseList refuted = formula_;
        std::vector<Literal> failed;
        for (const Literal literal : assumptions) {
            if (!engine_->failed(literal)) continue;
            failed.push_back(literal);
            refuted.clause({&literal, 1});
        }
        if (formula_.variable_count() <= small && support::brute_force(formula_, failed)) {
            return "says unsatisfiable where there is a model";
        }
        if (!script_.proving()) return check_by_proof(refuted);
        const check::DratReport report = check::drat(refuted, keeper_.bytes(), "proof");
        if (report.verdict == check::DratVerdict::verified) return {};
        if (report.verdict == check::DratVerdict::no_contradiction) return "the proof is incomplete";
        return "step " + std::to_string(report.failing_step) + " of the proof does not follow";
    }

    /// Solves the clauses again in another engine with a proof, to check a refutation without a proof independently.
    std::string check_by_proof(const cnf::ClauseList& refuted) {
        Keeper keeper(proof::DratFormat::binary, true);
        cdcl::Solver other;
        other.prove_to(&keeper);
        refuted.replay(other);
        solve::Limits limits;
        limits.conflicts = patience;
        limits.seconds = seconds_to_solve;
        const solve::Outcome outcome = other.solve({}, limits, {});
        return outcome.verdict == solve::Verdict::satisfiable ? "says unsatisfiable where there is a model" : "";
    }

    const Script& script_;
    Keeper keeper_;
    std::unique_ptr<solve::Engine> engine_;
    cnf::ClauseList formula_;
    std::uint64_t limit_ = 0;
    core::Stopwatch watch_;
};
}  // namespace

std::unique_ptr<solve::Engine> make_cdcl(const Script& script, proof::Proof& proof) {
    auto solver = std::make_unique<cdcl::Solver>(options_of(script));
    if (script.proving()) solver->prove_to(&proof);
    return solver;
}

std::string judge(const Script& script, const MakeEngine& make) {
    try {
        return Judge(script, make).run();
    } catch (const std::exception& error) {
        return std::string("throws ") + error.what();
    }
}

}  // namespace satdoku::fuzzing
