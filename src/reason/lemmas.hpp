// Writes the clauses of a proof by counting. Its callers may use a literal twice, opposite literals, and a literal that
// is always true; the clauses are simplified before they go to the proof, and their effort is counted.
//
// Invariant: adding and removing the same literals in the same order gives the same simplified clause.
#pragma once
#include <satdoku/core/effort.hpp>
#include <satdoku/reason/derivation.hpp>
#include <initializer_list>
#include <vector>

namespace satdoku::reason {
class Lemmas {
  public:
    /// @param effort  one tick for each clause and literal written; nothing is written once it is exhausted
    Lemmas(Derivation& derivation, core::Effort& effort) : derivation_(derivation), effort_(effort), truth_(fresh()) {}

    /// A literal that is always true. It is in no simplified clause.
    cnf::Literal truth() const { return truth_; }
    cnf::Literal fresh() { return {derivation_.fresh(), false}; }

    void add(std::span<const cnf::Literal> clause) {
        if (simplify(clause, clause_) && pay()) derivation_.add(clause_);
    }
    void add(std::initializer_list<cnf::Literal> clause) { add(std::span(clause.begin(), clause.size())); }
    void remove(std::span<const cnf::Literal> clause) {
        if (simplify(clause, clause_) && pay()) derivation_.remove(clause_);
    }
    void remove(std::initializer_list<cnf::Literal> clause) { remove(std::span(clause.begin(), clause.size())); }

    using Clauses = std::vector<std::vector<cnf::Literal>>;
    /// Adds a clause. @param by  returns what it follows from, in the order of propagation
    void add(std::span<const cnf::Literal> clause, auto&& by) {
        if (simplify(clause, clause_) && pay()) derivation_.add(clause_, named(by));
    }
    void add(std::initializer_list<cnf::Literal> clause, auto&& by) {
        add(std::span(clause.begin(), clause.size()), by);
    }
    /// Adds a clause of a definition. @param others  returns what Derivation::define() wants to know
    void define(std::span<const cnf::Literal> clause, auto&& others) {
        if (simplify(clause, clause_) && pay()) derivation_.define(clause_, named(others));
    }

    /// Adds a clause until release() removes it.
    void add_for_now(std::span<const cnf::Literal> clause) {
        add(clause);
        passing_.insert(passing_.end(), clause.begin(), clause.end());
        ends_.push_back(passing_.size());
    }
    void add_for_now(std::initializer_list<cnf::Literal> clause) {
        add_for_now(std::span(clause.begin(), clause.size()));
    }
    /// Removes all clauses of add_for_now().
    void release() {
        std::size_t begin = 0;
        for (const std::size_t end : ends_) {
            remove(std::span(passing_).subspan(begin, end - begin));
            begin = end;
        }
        passing_.clear();
        ends_.clear();
    }

    core::Effort& effort() { return effort_; }

  private:
    /// Returns false for a tautology.
    bool simplify(std::span<const cnf::Literal> clause, std::vector<cnf::Literal>& simplified) const {
        // Only definitions, which are short, can have equal or opposite literals; longer clauses are of one pigeon or
        // one group.
        constexpr std::size_t longest_definition = 4;
        const bool mixed = clause.size() <= longest_definition;
        simplified.clear();
        for (const cnf::Literal literal : clause) {
            if (literal == truth_) return false;
            if (literal == ~truth_ || (mixed && std::ranges::count(simplified, literal) > 0)) continue;
            if (mixed && std::ranges::count(simplified, ~literal) > 0) return false;
            simplified.push_back(literal);
        }
        return true;
    }
    Derivation::Clauses named(auto&& by) {
        names_.clear();
        if (!derivation_.wants_reasons()) return names_;
        const Clauses reasons = by();
        reasons_.resize(reasons.size());
        for (std::size_t index = 0; index < reasons.size(); ++index)
            if (simplify(reasons[index], reasons_[index])) names_.emplace_back(reasons_[index]);
        return names_;
    }
    bool pay() { return effort_.spend(1 + clause_.size()); }

    Derivation& derivation_;
    core::Effort& effort_;
    cnf::Literal truth_;
    std::vector<cnf::Literal> clause_;
    Clauses reasons_;                                   ///< what named() has simplified
    std::vector<std::span<const cnf::Literal>> names_;  ///< the result of named()
    std::vector<cnf::Literal> passing_;                 ///< the literals of all clauses of add_for_now()
    std::vector<std::size_t> ends_;                     ///< in passing_
};
}  // namespace satdoku::reason
