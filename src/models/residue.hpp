// The remaining formula under an assignment, for counting models: unit propagation by counters for the true and the
// unassigned literals of each clause, and the components of the remaining clauses that share no variables.
//
// Variables are indices into Question::mentioned().
#pragma once
#include <satdoku/models/models.hpp>

namespace satdoku::models {
/// Unassigned variables that are connected by clauses without true literals, and these clauses.
struct Component {
    std::vector<std::uint32_t> variables;  ///< ascending
    std::vector<std::uint32_t> clauses;    ///< ascending
    bool has_chosen = false;               ///< whether it contains a chosen variable

    /// The key of the component in a cache: components with the same key have the same models.
    std::string word() const;
};

class Residue {
  public:
    /// @param stopped  asked while it is made; once it returns true, it is not whole and must not be used
    Residue(const Question& question, const std::function<bool()>& stopped);

    std::uint32_t variable_count() const { return static_cast<std::uint32_t>(chosen_.size()); }
    /// Propagates the unit clauses. Returns false at a contradiction.
    bool propagate_units();
    /// Makes the literal true and propagates. Returns false at a contradiction, which backtrack() undoes as well.
    bool assign(cnf::Literal literal);
    std::size_t assigned() const { return trail_.size(); }
    /// Undoes all but the first `assigned` assignments.
    void backtrack(std::size_t assigned);

    /// Returns the components of these variables under the current assignment.
    /// @param free  gets the number of chosen variables that are in no remaining clause
    std::vector<Component> split(std::span<const std::uint32_t> variables, std::uint64_t& free);
    /// Returns the variable to decide: a chosen one with most occurrences, if there is one.
    std::uint32_t branch(const Component& component);

    /// Returns the literal with the variable of the formula.
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

    const std::vector<cnf::Variable>& names_;  ///< by variable: that of the formula
    std::vector<bool> chosen_;                 ///< by variable
    std::vector<cnf::Literal> literals_;       ///< of all clauses
    std::vector<Clause> clauses_;
    std::vector<std::vector<std::uint32_t>> occurrences_;  ///< by literal code: clauses
    std::vector<std::int8_t> values_;                      ///< by variable: 1 true, -1 false, 0 none
    std::vector<cnf::Literal> trail_;
    std::vector<cnf::Literal> units_;  ///< to be assigned
    bool has_empty_clause_ = false;
    std::vector<std::uint64_t> seen_variables_;  ///< by variable: stamp_ of its last visit
    std::vector<std::uint64_t> seen_clauses_;    ///< by clause: stamp_ of its last visit
    std::uint64_t stamp_ = 0;
    std::vector<std::uint32_t> scores_;  ///< by variable; scratch of branch()
};
}  // namespace satdoku::models
