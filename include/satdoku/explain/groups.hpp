// A formula whose clauses are in groups, to find the groups that cause a contradiction: each given or rule of a puzzle
// is a group, or each clause of a formula. In an engine each group has a variable, its selector: assuming the selector
// switches the group on; without the assumption the group has no effect (Eén and Sörensson, "Temporal induction by
// incremental SAT solving", 2003).
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <numeric>
#include <vector>

namespace satdoku::explain {
/// Index of a group, from 0 in the order in which they were added.
using Group = std::uint32_t;

class Groups {
  public:
    /// Used instead of a group for clauses that are always on.
    static constexpr Group always = ~Group{0};

    /// The clauses use the variables 0 to count - 1; selectors follow them. @param count may grow
    void variables(std::uint32_t count) { clauses_.variables(count); }
    std::uint32_t variable_count() const { return clauses_.variable_count(); }

    /// Adds a group without clauses.
    Group add() { return count_++; }
    void clause(Group group, std::span<const cnf::Literal> literals) {
        clauses_.clause(literals);
        groups_.push_back(group);
    }

    /// The number of groups.
    std::uint32_t size() const { return count_; }
    std::vector<Group> all() const {
        std::vector<Group> all(count_);
        std::iota(all.begin(), all.end(), Group{0});
        return all;
    }
    const cnf::ClauseList& clauses() const { return clauses_; }
    /// The group of a clause, or `always`.
    Group group_of(std::size_t clause) const { return groups_[clause]; }

    /// Returns the literal that switches the group on. To be called after all clauses have been added.
    cnf::Literal selector(Group group) const { return {cnf::Variable(clauses_.variable_count() + group), false}; }

    /// Passes all clauses, each with the selector of its group, to an engine.
    void replay(cnf::ClauseSink& sink) const {
        sink.variables(clauses_.variable_count() + count_);
        std::vector<cnf::Literal> selected;
        for (std::size_t index = 0; index < clauses_.size(); ++index) {
            const auto literals = clauses_[index];
            selected.assign(literals.begin(), literals.end());
            if (groups_[index] != always) selected.push_back(~selector(groups_[index]));
            sink.clause(selected);
        }
        sink.end();
    }

  private:
    cnf::ClauseList clauses_;
    std::vector<Group> groups_;  ///< by clause
    std::uint32_t count_ = 0;
};

/// The clauses of each group and of each literal, as indices in Groups::clauses().
struct ClauseIndex {
    explicit ClauseIndex(const Groups& groups)
        : of_group(std::size_t{groups.size()} + 1), of_literal(std::size_t{2} * groups.variable_count()) {
        for (std::uint32_t index = 0; index < groups.clauses().size(); ++index) {
            of_group[std::min(groups.group_of(index), groups.size())].push_back(index);
            for (const cnf::Literal literal : groups.clauses()[index]) of_literal[literal.code()].push_back(index);
        }
    }

    std::vector<std::vector<std::uint32_t>> of_group;  ///< by group; the last entry has the clauses that are always on
    std::vector<std::vector<std::uint32_t>> of_literal;  ///< by literal code
};
}  // namespace satdoku::explain
