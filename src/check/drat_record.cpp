#include "drat_record.hpp"

namespace satdoku::check {
std::vector<cnf::Literal> outside(std::span<const DratClauses::Code> literals, const ProofVariables& variables) {
    std::vector<cnf::Literal> named;
    named.reserve(literals.size());
    for (const DratClauses::Code literal : literals)
        named.push_back(cnf::Literal::from_code(variables.outside(literal)));
    std::sort(named.begin(), named.end());
    return named;
}

/// @param as_unit  whether the clause is used without its false root literals
void DratRecord::use(Reference clause, bool as_unit) {
    const auto flag = as_unit ? DratClauses::derived : DratClauses::hinted;
    hints_.push_back(clause);
    if (clauses_.has(clause, flag)) return;
    clauses_.set(clause, flag);
    drops_.push_back(clause);
}

void DratRecord::use_reasons(std::span<const Code> literals) {
    for (const Code literal : literals) {
        const Reference reason = propagation_.reason(literal);
        use(reason, propagation_.is_root(literal) && clauses_.literals(reason).size() > 1);
    }
}

void DratRecord::close(Reference clause, Code unit) {
    steps_.push_back({clause, unit, hints_.size(), drops_.size(), marks_.size()});
}

void DratRecord::candidate(Reference candidate, std::size_t assigned, Reference conflict) {
    const std::size_t begin = hints_.size();
    hints_.push_back(DratClauses::none);
    use(candidate, false);
    use_reasons(propagation_.take_used(assigned));
    if (conflict != DratClauses::none) use(conflict, false);
    // What all candidates share comes before them.
    candidates_.insert(candidates_.end(), hints_.begin() + static_cast<std::ptrdiff_t>(begin), hints_.end());
    hints_.resize(begin);
}

void DratRecord::end(Reference clause, Reference conflict) {
    use_reasons(propagation_.take_used(0));
    if (conflict != DratClauses::none) use(conflict, false);
    hints_.insert(hints_.end(), candidates_.begin(), candidates_.end());
    candidates_.clear();
    const auto marked = propagation_.take_marked();
    marks_.insert(marks_.end(), marked.begin(), marked.end());
    close(clause, no_unit);
}

void DratRecord::derive_units(std::size_t assigned) {
    std::vector<Code> others;
    for (std::size_t index = propagation_.assigned(); index > assigned; --index) {
        const Code unit = propagation_.trail()[index - 1];
        const Reference reason = propagation_.reason(unit);
        if (!clauses_.has(reason, DratClauses::derived)) continue;
        others.clear();
        for (const Code literal : clauses_.literals(reason))
            if (literal != unit) others.push_back(literal ^ 1);
        std::sort(others.begin(), others.end(),
                  [this](Code left, Code right) { return propagation_.position(left) < propagation_.position(right); });
        for (const Code other : others) {
            const Reference before = propagation_.reason(other);
            use(before, clauses_.literals(before).size() > 1);
        }
        use(reason, false);
        close(reason, unit);
    }
}

/// Goes through the record in the order of the proof.
class DratRecord::Replay {
  public:
    Replay(DratRecord& record, const ProofVariables& variables, const RefutationSink& trimmed,
           const RefutationSink& hinted)
        : record_(record), clauses_(record.clauses_), variables_(variables), trimmed_(trimmed), hinted_(hinted) {}

    /// Numbers the clauses of the formula, and deletes those that are not needed: RAT steps need not know of them.
    void begin() {
        std::vector<Reference> needed;
        std::vector<Reference> spare;
        for (Reference clause = clauses_.first(); clause != DratClauses::none; clause = clauses_.after(clause)) {
            if (clauses_.has(clause, DratClauses::addition)) break;
            clauses_.number(clause) = ++last_id_;
            (clauses_.has(clause, DratClauses::core) ? needed : spare).push_back(clause);
        }
        drop(spare);
        if (hinted_) copy_without_duplicates(needed);
        const bool has_rat =
            std::find(record_.hints_.begin(), record_.hints_.end(), DratClauses::none) != record_.hints_.end();
        if (!trimmed_ || !has_rat) return;
        // A clause that is there twice stays, or else it would be missing when the proof is checked against the core.
        std::vector<std::vector<cnf::Literal>> kept;
        for (const Reference clause : needed) kept.push_back(outside(clauses_.literals(clause), variables_));
        std::sort(kept.begin(), kept.end());
        std::erase_if(spare, [&](Reference clause) {
            return std::binary_search(kept.begin(), kept.end(), outside(clauses_.literals(clause), variables_));
        });
        remove(spare);
    }

    /// @param index  of the step
    void step(std::size_t index) {
        const Step& step = record_.steps_[index];
        const bool is_last = step.clause == DratClauses::none;
        translate(part(record_.hints_, &Step::hints, index));
        read_literals(step);
        ++last_id_;
        if (hinted_) hinted_({.id = last_id_, .literals = literals_, .hints = hints_});
        if (trimmed_ && step.unit == no_unit) trimmed_({.literals = literals_});
        if (is_last) return;
        drop(part(record_.drops_, &Step::drops, index));
        remove(part(record_.marks_, &Step::marks, index));
        clauses_.number(step.clause) = last_id_;
    }

  private:
    /// What belongs to a step of one of the record's lists.
    std::span<const Reference> part(const std::vector<Reference>& list, std::size_t Step::*end,
                                    std::size_t index) const {
        const std::size_t begin = index == 0 ? 0 : record_.steps_[index - 1].*end;
        return std::span(list).subspan(begin, record_.steps_[index].*end - begin);
    }

    /// Checkers of LRAT never take a clause for unit that has its last literal twice.
    void copy_without_duplicates(std::span<const Reference> clauses) {
        for (const Reference clause : clauses) {
            if (!clauses_.has(clause, DratClauses::shorter)) continue;
            literals_ = outside(clauses_.literals(clause), variables_);
            hints_ = {clauses_.number(clause)};
            hinted_({.id = ++last_id_, .literals = literals_, .hints = hints_});
            drop(std::span(&clause, 1));
            clauses_.number(clause) = last_id_;
        }
    }

    /// The candidates in the order of their ids, as checkers ask for.
    void translate(std::span<const Reference> hints) {
        hints_.clear();
        std::vector<std::span<const Reference>> candidates;
        auto next = std::find(hints.begin(), hints.end(), DratClauses::none);
        for (const Reference clause : std::span(hints.begin(), next)) hints_.push_back(clauses_.number(clause));
        while (next != hints.end()) {
            const auto begin = next + 1;
            next = std::find(begin, hints.end(), DratClauses::none);
            candidates.emplace_back(begin, next);
        }
        std::sort(candidates.begin(), candidates.end(), [this](const auto& left, const auto& right) {
            return clauses_.number(left.front()) < clauses_.number(right.front());
        });
        for (const auto& candidate : candidates) {
            for (const Reference clause : candidate) hints_.push_back(clauses_.number(clause));
            hints_[hints_.size() - candidate.size()] *= -1;
        }
    }

    void read_literals(const Step& step) {
        literals_.clear();
        if (step.clause == DratClauses::none) return;
        if (step.unit != no_unit) {
            literals_.push_back(cnf::Literal::from_code(variables_.outside(step.unit)));
            return;
        }
        literals_ = outside(clauses_.literals(step.clause), variables_);
        if (literals_.empty()) return;
        const auto pivot = cnf::Literal::from_code(variables_.outside(clauses_.pivot(step.clause)));
        const auto place = std::find(literals_.begin(), literals_.end(), pivot);
        std::rotate(literals_.begin(), place, place + 1);
    }

    /// In the trimmed proof. Unit clauses stay, as checkers of DRAT have it.
    void remove(std::span<const Reference> clauses) {
        if (!trimmed_) return;
        for (const Reference clause : clauses) {
            if (clauses_.literals(clause).size() <= 1) continue;
            literals_ = outside(clauses_.literals(clause), variables_);
            trimmed_({.deletion = true, .literals = literals_});
        }
    }

    /// In the proof with hints.
    void drop(std::span<const Reference> clauses) {
        if (!hinted_ || clauses.empty()) return;
        hints_.clear();
        for (const Reference clause : clauses) hints_.push_back(clauses_.number(clause));
        std::sort(hints_.begin(), hints_.end());
        hinted_({.deletion = true, .id = last_id_, .hints = hints_});
    }

    DratRecord& record_;
    DratClauses& clauses_;
    const ProofVariables& variables_;
    const RefutationSink& trimmed_;
    const RefutationSink& hinted_;
    std::uint32_t last_id_ = 0;
    std::vector<cnf::Literal> literals_;
    std::vector<std::int64_t> hints_;
};

bool DratRecord::replay(const ProofVariables& variables, const RefutationSink& trimmed, const RefutationSink& hinted,
                        const std::function<bool()>& stopped) {
    constexpr std::size_t poll_interval = 1024;
    Replay replay(*this, variables, trimmed, hinted);
    replay.begin();
    for (std::size_t index = steps_.size(); index > 0; --index) {
        if (index % poll_interval == 0 && stopped()) return false;
        replay.step(index - 1);
    }
    return true;
}
}  // namespace satdoku::check
