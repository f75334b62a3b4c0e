// What is left of a formula under assigned literals, for counting: unit propagation by counting the literals of each
// clause that are true and that have no value, and the parts of what is left that have no variable in common.
//
// Variables are numbered without gaps here, from 0 in the order of Question::mentioned().
#pragma once

#include <satdoku/models/models.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace satdoku::models {

/// Variables without a value that clauses connect, and these clauses: those without a true literal.
struct Component {
    std::vector<std::uint32_t> variables;  ///< in rising order
    std::vector<std::uint32_t> clauses;    ///< in rising order
    bool has_chosen = false;               ///< whether a variable of it counts

    /// The component as a word: two with the same word have the same models.
    std::string word() const;
};

class Residue {
  public:
    explicit Residue(const Question& question);

    std::uint32_t variable_count() const { return static_cast<std::uint32_t>(chosen_.size()); }
    /// Whether nothing contradicts so far; propagates units of the formula.
    bool propagate_units();
    /// Makes the literal true, and what follows by propagation. False where that is a contradiction; it is taken back
    /// by backtrack() all the same.
    bool assign(cnf::Literal literal);
    std::size_t assigned() const { return trail_.size(); }
    /// Takes back all but so many assignments.
    void backtrack(std::size_t assigned);

    /// The parts of a component that are left under what has been assigned since.
    /// @param free  gets how many variables that count are in no clause any more
    std::vector<Component> split(std::span<const std::uint32_t> variables, std::uint64_t& free);
    /// The variable to decide: one that counts, in as many of the clauses as can be.
    std::uint32_t branch(const Component& component);

    /// The literal as the formula has it.
    cnf::Literal outside(cnf::Literal literal) const {
        return {names_[literal.variable().index()], literal.negative()};
    }

  private:
    struct Clause {
        std::uint32_t begin;
        std::uint32_t end;
        std::uint32_t true_literals = 0;
        std::uint32_t free_literals = 0;
    };

    void add_clause(std::vector<cnf::Literal> literals);
    std::span<const cnf::Literal> literals_of(const Clause& clause) const {
        return std::span(literals_).subspan(clause.begin, clause.end - clause.begin);
    }
    bool has_value(std::uint32_t variable) const { return values_[variable] != 0; }
    bool set(cnf::Literal literal);

    const std::vector<cnf::Variable>& names_;  ///< by variable: as the formula has it
    std::vector<bool> chosen_;                 ///< by variable
    std::vector<cnf::Literal> literals_;       ///< of all clauses
    std::vector<Clause> clauses_;
    std::vector<std::vector<std::uint32_t>> occurrences_;  ///< by literal code: clauses
    std::vector<std::int8_t> values_;                      ///< by variable: 1 true, -1 false, 0 none
    std::vector<cnf::Literal> trail_;
    std::vector<cnf::Literal> units_;  ///< to be assigned
    bool has_empty_clause_ = false;
    std::vector<std::uint64_t> seen_variables_;  ///< by variable: the last stamp_ with which it was met
    std::vector<std::uint64_t> seen_clauses_;    ///< by clause, the same
    std::uint64_t stamp_ = 0;
    std::vector<std::uint32_t> scores_;  ///< by variable; scratch of branch()
};

}  // namespace satdoku::models
