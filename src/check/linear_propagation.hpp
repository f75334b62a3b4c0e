// The inequalities of a proof and unit propagation on them. Clauses have two watched literals. The others have a slack,
// by how much the sum of their literals that are not false is above the degree: below 0 it is a conflict, and a literal
// with a larger coefficient must be true.
//
// The values that follow from all inequalities without assumptions stay, each with the inequality by which it follows:
// when that one is removed, they are found again.
#pragma once
#include "linear.hpp"
#include <memory>
#include <unordered_map>

namespace satdoku::check {
class LinearPropagation {
  public:
    LinearPropagation() = default;
    LinearPropagation(const LinearPropagation&) = delete;
    LinearPropagation& operator=(const LinearPropagation&) = delete;
    ~LinearPropagation() = default;

    /// Inequalities about variables from this one on are found by variable; see each_with().
    void own_from(std::uint32_t variable) { first_own_ = variable; }

    /// Adds an inequality. Its id is one above that of the one before, the first has 1.
    void add(Linear linear);
    /// Nothing if there is none with this id (any more).
    const Linear* find(std::int64_t id) const;
    std::int64_t last_id() const { return static_cast<std::int64_t>(rows_.size()) - 1; }
    void remove(std::int64_t id);
    /// After removals: finds the lasting values again if one has lost its reason, and gives memory back.
    void settle();

    /// Returns true if one of the inequalities is equal.
    bool contains(const Linear& linear);
    /// Calls action(id, inequality) for those that have one of these variables.
    template <typename Action> void each_with(std::span<const std::uint32_t> variables, Action action) const;

    // -- Assumptions
    /// Assumes the negation of the inequality and propagates. Returns true at a conflict.
    bool refutes(const Linear& linear);
    /// Where assumptions end; give_up() goes back to it.
    struct Mark {
        std::size_t trail, assumed;
    };
    Mark mark() const { return {trail_.size(), assumed_.size()}; }
    void give_up(const Mark& mark);

    /// 1 true, -1 false, 0 without value.
    int value(std::uint32_t code) const { return code < values_.size() ? values_[code] : 0; }

  private:
    /// Ordered by what propagation needs first: mostly it needs no more.
    struct Row {
        std::int64_t slack = 0;             ///< if it is not a clause
        std::int64_t largest = 0;           ///< its largest coefficient
        std::uint32_t watched[2] = {0, 0};  ///< of a clause: places in its terms
        bool clause = false;
        bool dead = false;  ///< removed, without terms, but it may still be in lists
        Linear linear;
    };
    struct Watch {
        Row* row;
        std::uint32_t other;  ///< a literal of the clause: if it is true, no more needs to be seen
    };
    struct Occurrence {
        Row* row;
        std::int64_t coefficient;
    };

    void make_room(const Linear& linear);
    void attach(Row& row);
    static std::uint64_t places_of(const Row& row);
    void collect();
    bool is_visited(std::uint32_t code) const;
    /// Assigns what a row implies under the present values. Returns false at a conflict.
    bool imply(Row& row);
    void assign(std::uint32_t code, Row* reason);
    bool propagate();
    bool visit_occurrences(std::uint32_t code);
    bool visit_watches(std::uint32_t code);
    void undo(std::size_t size);

    std::uint32_t first_own_ = 0;
    std::vector<std::unique_ptr<Row>> rows_{1};         ///< by id; nullptr: removed
    std::vector<std::unique_ptr<Row>> dead_;            ///< removed, until collect() has removed them from the lists
    std::vector<std::vector<Watch>> watches_;           ///< by code
    std::vector<std::vector<Occurrence>> occurrences_;  ///< by code: rows that are not clauses
    std::vector<std::vector<std::int64_t>> own_;        ///< by variable - first_own_: ids, also of removed ones
    std::uint64_t places_ = 0;                          ///< in lists of watches and occurrences, of all these rows
    std::uint64_t dead_places_ = 0;                     ///< of dead rows, also if they have left the lists
    std::optional<std::unordered_multimap<std::uint64_t, std::int64_t>> table_;  ///< ids by hash, once asked for
    std::vector<std::int8_t> values_;                                            ///< by code
    std::vector<Row*> reasons_;                                                  ///< by variable, of lasting values
    std::vector<std::uint32_t> trail_;
    std::size_t propagated_ = 0;
    std::vector<std::unique_ptr<Row>> assumed_;  ///< negations that are not clauses
    std::vector<Row*> touched_;                  ///< scratch of visit_occurrences()
    bool contradiction_ = false;                 ///< without assumptions
    bool unsettled_ = false;
};

template <typename Action>
void LinearPropagation::each_with(std::span<const std::uint32_t> variables, Action action) const {
    std::vector<std::int64_t> ids;
    bool all_own = true;
    for (const std::uint32_t variable : variables) {
        all_own = all_own && variable >= first_own_;
        if (variable >= first_own_ && variable - first_own_ < own_.size())
            ids.insert(ids.end(), own_[variable - first_own_].begin(), own_[variable - first_own_].end());
    }
    if (all_own) {
        for (const std::int64_t id : ids)
            if (const Linear* linear = find(id)) action(id, *linear);
        return;
    }
    std::vector<bool> asked;
    for (const std::uint32_t variable : variables) {
        if (asked.size() <= variable) asked.resize(variable + 1, false);
        asked[variable] = true;
    }
    for (std::int64_t id = 1; id <= last_id(); ++id) {
        const Linear* linear = find(id);
        if (linear == nullptr) continue;
        for (const LinearTerm& term : linear->terms) {
            if (term.code / 2 >= asked.size() || !asked[term.code / 2]) continue;
            action(id, *linear);
            break;
        }
    }
}
}  // namespace satdoku::check
