// The clauses that a proof by counting adds, as its parts write them: with literals that may stand twice, opposite
// literals, and a literal that is always true. What is told on has none of these, and is paid for.
//
// Invariant: an addition and the removal of the same literals in the same order tell the same clause.
#pragma once

#include <satdoku/core/effort.hpp>
#include <satdoku/reason/derivation.hpp>

#include <cstddef>
#include <initializer_list>
#include <span>
#include <vector>

namespace satdoku::reason {

class Lemmas {
  public:
    /// @param effort  a tick for each clause and literal that comes or goes; nothing is told once it is exhausted
    Lemmas(Derivation& derivation, core::Effort& effort)
        : derivation_(derivation), effort_(effort), truth_(fresh()) {}

    /// Stands for what holds always; no clause that is told mentions it.
    cnf::Literal truth() const { return truth_; }
    cnf::Literal fresh() { return {derivation_.fresh(), false}; }

    void add(std::span<const cnf::Literal> clause) {
        if (simplify(clause) && pay()) derivation_.add(clause_);
    }
    void add(std::initializer_list<cnf::Literal> clause) { add(std::span(clause.begin(), clause.size())); }
    void remove(std::span<const cnf::Literal> clause) {
        if (simplify(clause) && pay()) derivation_.remove(clause_);
    }
    void remove(std::initializer_list<cnf::Literal> clause) {
        remove(std::span(clause.begin(), clause.size()));
    }

    /// The same, and release() takes the clause away again.
    void add_for_now(std::span<const cnf::Literal> clause) {
        add(clause);
        passing_.insert(passing_.end(), clause.begin(), clause.end());
        ends_.push_back(passing_.size());
    }
    void add_for_now(std::initializer_list<cnf::Literal> clause) {
        add_for_now(std::span(clause.begin(), clause.size()));
    }
    /// Removes what was added for now.
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
    /// Makes clause_ what has to be told. False for a tautology.
    bool simplify(std::span<const cnf::Literal> clause);
    bool pay() { return effort_.spend(1 + clause_.size()); }

    Derivation& derivation_;
    core::Effort& effort_;
    cnf::Literal truth_;
    std::vector<cnf::Literal> clause_;
    std::vector<cnf::Literal> passing_;  ///< the clauses that are there for now, one behind the other
    std::vector<std::size_t> ends_;      ///< in passing_
};

}  // namespace satdoku::reason
