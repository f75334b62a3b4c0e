// The linked formula: every literal of every clause is a node that hangs in two rings, the row of its clause
// and the column of its literal. Taking a clause or a literal out is unlinking, undoing is relinking in
// reverse order, so that a search needs no copy of the formula (Knuth, "Dancing Links", 2000).
//
//     column 0        column of 1   column of -2   ...
//     the clauses     occurrences   occurrences
//        |                |             |
//      head ---------- literal ----- literal ---- back to the head       a clause
//        |                |
//      head ---------- literal ---- back to the head                     the next clause
//
// A clause's head is a node as well: its row is the clause, its column the list of clauses. The head of a
// column is a node that is in no row. So every list is a ring through a head, and unlinking has no special
// case.
//
// Invariant: what has been taken out is put back in reverse order; then every ring is, link by link, what it
// was. A node that is out keeps its own links: they say where it goes back to. The counts are always those of
// what is left.
#pragma once

#include <satdoku/cnf/arena.hpp>
#include <satdoku/cnf/clause_sink.hpp>
#include <satdoku/cnf/literal.hpp>

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <vector>

namespace satdoku::cnf {

class Formula final : public ClauseSink {
  public:
    /// A node's place in the arena.
    using Link = std::uint32_t;

    struct Node {
        Link next, previous;   ///< in the row
        Link below, above;     ///< in the column
        std::uint32_t column;  ///< 0 for the head of a clause, else the literal's code + 1
        std::uint32_t
            row;  ///< a literal's: the head of its clause. A clause head's: how many literals are left
    };

    Formula();
    Formula(Formula&&) noexcept = default;
    Formula& operator=(Formula&&) noexcept = default;

    // -- as a sink
    // --------------------------------------------------------------------------------------------------

    void variables(std::uint32_t count) override { variables_ = count; }
    /// Appends a clause. Only while nothing is taken out. Throws core::Error where it does not fit into
    /// memory.
    void clause(std::span<const Literal> literals) override;

    // -- what is left
    // -----------------------------------------------------------------------------------------------

    std::uint32_t variable_count() const { return variables_; }
    std::uint64_t clause_count() const { return counts_[0]; }
    std::uint64_t unit_count() const { return units_; }
    std::uint64_t empty_count() const { return empties_; }
    std::uint32_t occurrences(Literal literal) const {
        return column_of(literal) < counts_.size() ? counts_[column_of(literal)] : 0;
    }
    /// The same for all literals that some clause may mention, by literal code: for loops over them.
    std::span<const std::uint32_t> all_occurrences() const { return std::span(counts_).subspan(1); }
    /// One more than the largest variable that some clause mentions: arrays over variables need no more
    /// entries.
    std::uint32_t mentioned_variables() const { return static_cast<std::uint32_t>(counts_.size() / 2); }

    class ClauseView;
    class ClauseRange;
    /// The clauses in the order of the file.
    ClauseRange clauses() const;
    /// The clauses with this literal, in the same order; one that has it twice comes twice.
    ClauseRange clauses_of(Literal literal) const;
    /// All clauses as loaded, also those that are taken out.
    std::size_t loaded_clauses() const { return heads_.size(); }
    /// @param number from 1 to loaded_clauses()
    ClauseView clause_at(std::size_t number) const;

    /// Tells what is left to another sink.
    void replay(ClauseSink& sink) const;

    std::uint64_t bytes() const;

    // -- the dance
    // --------------------------------------------------------------------------------------------------

    const Node& node(Link link) const { return nodes_[link]; }
    static Literal literal_of(const Node& node) { return Literal::from_code(node.column - 1); }
    /// The head of the list of clauses.
    static constexpr Link clause_list = 0;
    /// The head of a column where nothing hangs: that of every literal that no clause mentions.
    static constexpr Link nowhere = 1;
    /// The head of a literal's column, where walks begin and end.
    Link column_head(Literal literal) const {
        return column_of(literal) < columns_.size() ? columns_[column_of(literal)] : nowhere;
    }

    /// Takes the clause of this node out of the list of clauses, and its other literals out of their columns.
    /// The node itself stays in its column, which the caller is walking along; it counts as out all the same.
    /// @param changed called with each literal that has become rarer, the node's own excepted
    template <typename Changed>
    void take_out_clause(Link link, Changed changed);
    template <typename Changed>
    void put_back_clause(Link link, Changed changed);

    /// Takes this literal out of its clause and returns how many are left there. It stays in its column, but
    /// counts as out.
    std::uint32_t take_out_literal(Link link);
    void put_back_literal(Link link);

  private:
    static std::size_t column_of(Literal literal) { return std::size_t{literal.code()} + 1; }
    Link new_head(std::uint32_t column);
    void append(std::uint32_t column, std::uint32_t row, Link row_head, Link column_head);
    void make_column(Literal literal);

    Arena<Node> nodes_;
    std::vector<Link> columns_;          ///< by column: its head, or nowhere
    std::vector<std::uint32_t> counts_;  ///< by column: nodes left
    std::vector<Link> heads_;            ///< by number - 1: the clause's head, also of one that is taken out
    std::uint64_t units_ = 0;
    std::uint64_t empties_ = 0;
    std::uint32_t variables_ = 0;
};

/// A clause of a formula; valid as long as the formula is neither added to nor changed.
class Formula::ClauseView {
  public:
    class Iterator {
      public:
        using difference_type = std::ptrdiff_t;
        using value_type = Literal;
        Iterator() = default;
        Iterator(const Formula& formula, Link at) : formula_(&formula), at_(at) {}
        Literal operator*() const { return literal_of(formula_->node(at_)); }
        Iterator& operator++() {
            at_ = formula_->node(at_).next;
            return *this;
        }
        Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        bool operator==(const Iterator& other) const { return at_ == other.at_; }

      private:
        const Formula* formula_ = nullptr;
        Link at_ = 0;
    };

    ClauseView(const Formula& formula, Link head) : formula_(&formula), head_(head) {}
    std::uint32_t size() const { return formula_->node(head_).row; }
    Iterator begin() const { return {*formula_, formula_->node(head_).next}; }
    Iterator end() const { return {*formula_, head_}; }
    /// Its place in the file, from 1. Takes logarithmic time.
    std::size_t number() const;
    bool operator==(const ClauseView& other) const { return head_ == other.head_; }

  private:
    const Formula* formula_;
    Link head_;
};

/// The clauses along a column.
class Formula::ClauseRange {
  public:
    class Iterator {
      public:
        using difference_type = std::ptrdiff_t;
        using value_type = ClauseView;
        Iterator() = default;
        Iterator(const Formula& formula, Link at) : formula_(&formula), at_(at) {}
        ClauseView operator*() const {
            const Node& node = formula_->node(at_);
            return {*formula_, node.column == 0 ? at_ : node.row};
        }
        Iterator& operator++() {
            at_ = formula_->node(at_).below;
            return *this;
        }
        Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        bool operator==(const Iterator& other) const { return at_ == other.at_; }

      private:
        const Formula* formula_ = nullptr;
        Link at_ = 0;
    };

    ClauseRange(const Formula& formula, Link head) : formula_(&formula), head_(head) {}
    Iterator begin() const { return {*formula_, formula_->node(head_).below}; }
    Iterator end() const { return {*formula_, head_}; }

  private:
    const Formula* formula_;
    Link head_;
};

inline Formula::ClauseRange Formula::clauses() const {
    return {*this, clause_list};
}
inline Formula::ClauseRange Formula::clauses_of(Literal literal) const {
    return {*this, column_head(literal)};
}
inline Formula::ClauseView Formula::clause_at(std::size_t number) const {
    return {*this, heads_[number - 1]};
}

// The bases of the arrays are kept in locals below: the stores could change the members for all that the
// compiler knows.

template <typename Changed>
void Formula::take_out_clause(Link link, Changed changed) {
    Node* const nodes = nodes_.data();
    std::uint32_t* const counts = counts_.data();
    const Link head = nodes[link].row;
    units_ -= nodes[head].row == 1 ? 1 : 0;
    --counts[nodes[link].column];
    for (Link at = nodes[link].next; at != link; at = nodes[at].next) {
        const Node node = nodes[at];
        nodes[node.above].below = node.below;
        nodes[node.below].above = node.above;
        --counts[node.column];
        if (at != head) changed(literal_of(node));
    }
}

template <typename Changed>
void Formula::put_back_clause(Link link, Changed changed) {
    Node* const nodes = nodes_.data();
    std::uint32_t* const counts = counts_.data();
    const Link head = nodes[link].row;
    for (Link at = nodes[link].previous; at != link; at = nodes[at].previous) {
        const Node node = nodes[at];
        nodes[node.above].below = at;
        nodes[node.below].above = at;
        ++counts[node.column];
        if (at != head) changed(literal_of(node));
    }
    ++counts[nodes[link].column];
    units_ += nodes[head].row == 1 ? 1 : 0;
}

inline std::uint32_t Formula::take_out_literal(Link link) {
    const Node& node = nodes_[link];
    nodes_[node.previous].next = node.next;
    nodes_[node.next].previous = node.previous;
    --counts_[node.column];
    const std::uint32_t left = --nodes_[node.row].row;
    if (left == 1) {
        ++units_;
    } else if (left == 0) {
        --units_;
        ++empties_;
    }
    return left;
}

inline void Formula::put_back_literal(Link link) {
    const Node& node = nodes_[link];
    const std::uint32_t left = nodes_[node.row].row++;
    if (left == 1) {
        --units_;
    } else if (left == 0) {
        --empties_;
        ++units_;
    }
    ++counts_[node.column];
    nodes_[node.previous].next = link;
    nodes_[node.next].previous = link;
}

}  // namespace satdoku::cnf
