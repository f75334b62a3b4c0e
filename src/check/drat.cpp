#include "drat_record.hpp"
#include <satdoku/core/stopwatch.hpp>
#include <cstring>

namespace satdoku::check {
namespace {
using Reference = DratClauses::Reference;
using Code = DratClauses::Code;

class DratCheck final : public cnf::ClauseSink {
  public:
    DratCheck(const DratControl& control)
        : propagation_(clauses_), control_(control),
          needed_(control.derivation ? std::uint32_t{DratClauses::core} : 0U) {
        if (!control.trimmed && !control.hinted) return;
        propagation_.keep_used();
        record_.emplace(clauses_, propagation_);
    }

    void variables(std::uint32_t count) override { variable_count_ = count; }

    void clause(std::span<const cnf::Literal> literals) override {
        codes_.clear();
        for (const cnf::Literal literal : literals) codes_.push_back(literal.code());
        bring_inside(codes_);
        const Reference clause = clauses_.add(literals_, needed_);
        const std::size_t size = clauses_.literals(clause).size();
        if (clauses_.has(clause, DratClauses::tautology)) return;
        if (size == 0) empty_ = clause;
        if (size == 1) units_.push_back(clause);
        if (size > 1) propagation_.watch(clause);
    }

    /// To be called once, after the formula.
    DratReport run(DratReader& proof) {
        report_.binary = proof.binary();
        Reference conflict = propagate_formula();
        if (conflict == DratClauses::none) {
            conflict = read_steps(proof);
        } else {
            while (proof.next()) continue;
        }
        if (must_stop()) return report_;
        if (conflict == DratClauses::none && !control_.derivation) {
            report_.verdict = DratVerdict::no_contradiction;
            return report_;
        }
        propagation_.begin_check();
        if (conflict != DratClauses::none) propagation_.mark_conflict(conflict);
        if (record_) record_->end(DratClauses::none, conflict);
        if (check_backward()) {
            report_.verdict = control_.derivation ? DratVerdict::derived : DratVerdict::verified;
            hand_on();
        }
        report_.core_clauses = propagation_.core_formula_clauses();
        report_.core_additions = propagation_.core_additions();
        return report_;
    }

  private:
    struct Step {
        Reference clause;    ///< none for a deletion that is ignored
        std::uint32_t line;  ///< in the file, or 0
        bool deletion;
    };
    static constexpr std::uint64_t poll_interval = 256;

    /// Translates literals of the files into literals_, and makes room for their variables.
    void bring_inside(std::span<const Code> literals) {
        literals_.clear();
        for (const Code code : literals) literals_.push_back(variables_.inside(code));
        propagation_.grow(variables_.count());
    }

    /// Propagates the formula without the proof. Returns a conflict, or none.
    Reference propagate_formula() {
        if (empty_ != DratClauses::none) return empty_;
        for (const Reference unit : units_) {
            const Reference conflict = propagation_.add(unit);
            if (conflict != DratClauses::none) return conflict;
        }
        return DratClauses::none;
    }

    /// Applies the steps up to the first conflict. Then reads the rest of the proof, so that a malformed proof is never
    /// accepted.
    Reference read_steps(DratReader& proof) {
        Reference conflict = DratClauses::none;
        for (std::uint64_t step = 0; proof.next(); ++step) {
            if (step % poll_interval == 0 && must_stop()) break;
            if (conflict == DratClauses::none) conflict = take_step(proof);
        }
        return conflict;
    }

    /// Applies one step. Returns the conflict that follows, or none.
    Reference take_step(const DratReader& proof) {
        const auto line = static_cast<std::uint32_t>(std::min<std::uint64_t>(proof.line(), ~std::uint32_t{0}));
        bring_inside(proof.literals());
        if (proof.deletion()) {
            ++report_.deletions;
            const Reference clause = clause_to_drop();
            if (clause != DratClauses::none) clauses_.set(clause, DratClauses::dead);
            steps_.push_back({clause, line, true});
            return DratClauses::none;
        }
        ++report_.additions;
        const Reference clause = clauses_.add(literals_, DratClauses::addition | needed_);
        steps_.push_back({clause, line, false});
        return clauses_.has(clause, DratClauses::tautology) ? DratClauses::none : propagation_.add(clause);
    }

    /// Returns the clause that a deletion of literals_ means, or none if the deletion is ignored.
    Reference clause_to_drop() {
        const Reference clause = clauses_.take(literals_);
        if (clause == DratClauses::none) {
            ++report_.unmatched_deletions;
            return clause;
        }
        if (!clauses_.has(clause, DratClauses::tautology) && propagation_.is_reason(clause)) {
            clauses_.put_back(clause);
            ++report_.ignored_deletions;
            return DratClauses::none;
        }
        return clause;
    }

    /// Undoes the steps from the last one on and checks the needed additions. Returns false if it was stopped or one fails.
    bool check_backward() {
        for (std::size_t left = steps_.size(); left > 0; --left) {
            if (stopped(steps_.size() - left, steps_.size())) return false;
            const Step& step = steps_[left - 1];
            if (step.clause == DratClauses::none || clauses_.has(step.clause, DratClauses::tautology)) continue;
            if (step.deletion) {
                clauses_.clear(step.clause, DratClauses::dead);
                if (clauses_.literals(step.clause).size() > 1) propagation_.watch(step.clause);
                continue;
            }
            undo_root(propagation_.before(step.clause));
            clauses_.set(step.clause, DratClauses::dead);
            if (!clauses_.has(step.clause, DratClauses::core) || follows(step.clause)) continue;
            report_.verdict = DratVerdict::step_fails;
            report_.failing_step = left;
            report_.failing_line = step.line;
            const Code pivot = clauses_.pivot(step.clause);
            for (const Code literal : clauses_.literals(step.clause)) {
                report_.failing_clause.push_back(cnf::Literal::from_code(variables_.outside(literal)));
                if (literal == pivot) std::swap(report_.failing_clause.front(), report_.failing_clause.back());
            }
            return false;
        }
        undo_root(0);
        return true;
    }

    /// Keeps only the first root literals.
    void undo_root(std::size_t assigned) {
        if (record_) record_->derive_units(assigned);
        if (assigned < propagation_.assigned()) propagation_.backtrack(assigned);
    }

    /// Returns true if the clause is RUP or RAT with respect to the present clauses.
    bool follows(Reference clause) {
        const std::size_t root = propagation_.assigned();
        propagation_.begin_check();
        for (const Code literal : clauses_.literals(clause))
            if (propagation_.is_false(literal)) propagation_.assume_again(literal);
        bool holds = assume_negation(clauses_.literals(clause), std::nullopt);
        if (!holds && !clauses_.literals(clause).empty()) {
            holds = is_rat(clause);
            if (holds) ++report_.rat_additions;
            conflict_ = DratClauses::none;
        }
        if (record_ && holds) record_->end(clause, conflict_);
        propagation_.backtrack(root);
        return holds;
    }

    /// Assigns the negation of each literal except `except`, and propagates. If there is a conflict, marks its clauses,
    /// leaves it in conflict_, and returns true.
    bool assume_negation(std::span<const Code> literals, std::optional<Code> except) {
        conflict_ = DratClauses::none;
        for (const Code literal : literals) {
            if (literal == except || propagation_.is_false(literal)) continue;
            if (propagation_.is_true(literal)) {
                propagation_.mark_reasons(literal);
                return true;
            }
            propagation_.assign(literal ^ 1, DratClauses::none);
        }
        conflict_ = propagation_.propagate();
        if (conflict_ == DratClauses::none) return false;
        propagation_.mark_conflict(conflict_);
        return true;
    }

    /// @pre the negation of the clause has been propagated. Only resolvents with core clauses are checked: nothing later
    /// uses the others, so they could have been deleted before this step. A check may add clauses to the core, so it
    /// repeats until all candidates are done.
    bool is_rat(Reference clause) {
        collect_occurrences();
        const Code negated_pivot = clauses_.pivot(clause) ^ 1;
        const auto& candidates = occurrences_[negated_pivot];
        bool holds = true;
        for (bool again = true; again && holds;) {
            again = false;
            for (const Reference candidate : candidates) {
                const bool needed = clauses_.has(candidate, DratClauses::core) &&
                                    !clauses_.has(candidate, DratClauses::dead) &&
                                    !clauses_.has(candidate, DratClauses::handled);
                if (!needed) continue;
                clauses_.set(candidate, DratClauses::handled);
                again = true;
                holds = resolves(candidate, negated_pivot);
                if (!holds) break;
            }
        }
        for (const Reference candidate : candidates) clauses_.clear(candidate, DratClauses::handled);
        return holds;
    }

    /// Returns true if the resolvent with the candidate follows by propagation.
    bool resolves(Reference candidate, Code negated_pivot) {
        const std::size_t assigned = propagation_.assigned();
        const bool holds = assume_negation(clauses_.literals(candidate), negated_pivot);
        if (record_ && holds) record_->candidate(candidate, assigned, conflict_);
        propagation_.backtrack(assigned);
        return holds;
    }

    void collect_occurrences() {
        if (!occurrences_.empty()) return;
        occurrences_.resize(2 * variables_.count());
        for (Reference clause = clauses_.first(); clause != DratClauses::none; clause = clauses_.after(clause)) {
            if (clauses_.has(clause, DratClauses::tautology)) continue;
            for (const Code literal : clauses_.literals(clause)) occurrences_[literal].push_back(clause);
        }
    }

    bool stopped(std::uint64_t done, std::uint64_t all) {
        if (done % poll_interval != 0) return false;
        if (control_.progress) control_.progress(done, all);
        return must_stop();
    }

    bool must_stop() const {
        return control_.stop.stop_requested() || (control_.seconds && stopwatch_.seconds() >= *control_.seconds);
    }

    /// The clauses of the formula are before those of the proof.
    void list_core() {
        std::uint64_t index = 0;
        for (Reference clause = clauses_.first(); clause != DratClauses::none; clause = clauses_.after(clause)) {
            if (clauses_.has(clause, DratClauses::addition)) return;
            if (clauses_.has(clause, DratClauses::core)) report_.core.push_back(index);
            ++index;
        }
    }

    /// Passes the core and the refutation to those who asked for them.
    void hand_on() {
        if (control_.list_core) list_core();
        if (control_.core) {
            control_.core->variables(variable_count_);
            for (Reference clause = clauses_.first(); clause != DratClauses::none; clause = clauses_.after(clause)) {
                if (clauses_.has(clause, DratClauses::addition)) break;
                if (clauses_.has(clause, DratClauses::core))
                    control_.core->clause(outside(clauses_.literals(clause), variables_));
            }
            control_.core->end();
        }
        if (!record_) return;
        const auto stop = [this] { return must_stop(); };
        if (!record_->replay(variables_, control_.trimmed, control_.hinted, stop))
            report_.verdict = DratVerdict::stopped;
    }

    ProofVariables variables_;
    DratClauses clauses_;
    DratPropagation propagation_;
    std::vector<Reference> units_;         ///< of the formula
    Reference empty_ = DratClauses::none;  ///< an empty clause of the formula
    const DratControl& control_;
    const std::uint32_t needed_;  ///< set in every clause if nothing may be left out
    core::Stopwatch stopwatch_;
    std::vector<Code> codes_;     ///< scratch of clause()
    std::vector<Code> literals_;  ///< of the clause that is read, by the numbers of the check
    std::vector<Step> steps_;
    /// By literal: all clauses with it. Built for the first RAT check.
    std::vector<std::vector<Reference>> occurrences_;
    Reference conflict_ = DratClauses::none;  ///< what the latest assumptions led to; none: a literal was true
    std::optional<DratRecord> record_{};
    std::uint32_t variable_count_ = 0;  ///< of the formula
    DratReport report_;
};

}  // namespace

DratReport drat(const cnf::ClauseSource& formula, DratReader& proof, const DratControl& control) {
    DratCheck judge(control);
    formula(judge);
    return judge.run(proof);
}

DratReport drat(const cnf::ClauseList& formula, std::string_view proof, const std::string& name,
                const DratControl& control) {
    const auto source = [proof](std::span<char> buffer) mutable {
        const std::size_t size = std::min(buffer.size(), proof.size());
        std::memcpy(buffer.data(), proof.data(), size);
        proof.remove_prefix(size);
        return size;
    };
    DratReader reader(source, name);
    return drat([&formula](cnf::ClauseSink& sink) { formula.replay(sink); }, reader, control);
}
}  // namespace satdoku::check
