// The linked formula: every literal of every clause is a node in two rings, the row of its clause and the column of
// its literal. A clause or literal is removed by unlinking and restored by relinking in reverse order, so a search
// needs no copy of the formula (Knuth, "Dancing Links", 2000).
//
//     the clauses     column of 1   column of -2   ...
//        |                |             |
//      head ---------- literal ----- literal ---- back to the head       a clause
//        |                |
//      head ---------- literal ---- back to the head                     the next clause
//
// A clause's head is a node, too: its row is the clause, its column the list of clauses. The head of a column is a
// node that is in no row. So every list is a ring through a head, and unlinking has no special case. The nodes of a
// column are neighbours in memory, because a search walks along columns.
//
// Columns are numbered without gaps if the formula mentions few of its variables: memory and time depend on its size,
// not on how high its numbers are.
//
// Invariant: nodes are put back in the reverse order of their removal; then every ring has exactly the links that it
// had before. A removed node keeps its own links, which are its place in the rings. The counts are always those of the
// remaining formula.
//
// A literal that a clause repeats counts once: end() removes its other nodes, and only written() returns them.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <iterator>
#include <optional>
#include <vector>

namespace satdoku::cnf {
class Formula final : public ClauseSink {
  public:
    /// A node's place in the arena.
    using Link = std::uint32_t;

    struct Node {
        Link next, previous;  ///< in the row
        Link below, above;    ///< in the column
        Link row;             ///< a literal's: the head of its clause
        union {
            std::uint32_t column;  ///< a literal's: the code of its column
            std::uint32_t left;    ///< a clause head's: how many literals are left
        };
    };

    /// A literal by the number of its column: arrays by column have an entry for each literal that the formula
    /// mentions. Its variable has a place instead of an index: places are in the order of the indices.
    class Column {
      public:
        constexpr Column() = default;
        explicit constexpr Column(std::uint32_t code) : code_(code) {}
        constexpr Column(std::uint32_t place, bool negative) : code_(2 * place + (negative ? 1U : 0U)) {}
        constexpr std::uint32_t code() const { return code_; }
        constexpr std::uint32_t place() const { return code_ / 2; }
        constexpr bool negative() const { return (code_ & 1U) != 0; }
        constexpr Column operator~() const { return Column(code_ ^ 1U); }
        constexpr auto operator<=>(const Column&) const = default;

      private:
        std::uint32_t code_ = 0;
    };

    Formula();
    Formula(Formula&&) noexcept = default;
    Formula& operator=(Formula&&) noexcept = default;

    // -- as a sink

    void variables(std::uint32_t count) override { variables_ = count; }
    /// Adds a clause, which end() links in. Throws core::Error if it does not fit into memory.
    void clause(std::span<const Literal> literals) override { added_.clause(literals); }
    /// Links in the clauses that have been added since the last time. @pre nothing is removed
    void end() override { end({}); }
    /// The same, but returns false if it is stopped: the formula is then empty until the next call.
    bool end(const std::stop_token& stop);

    // -- the remaining clauses and literals

    std::uint32_t variable_count() const { return variables_; }
    std::uint64_t clause_count() const { return clauses_; }
    std::uint64_t unit_count() const { return units_; }
    std::uint64_t empty_count() const { return empties_; }
    std::uint32_t occurrences(Column column) const {
        return column.code() < counts_.size() ? counts_[column.code()] : 0;
    }
    std::uint32_t occurrences(Literal literal) const {
        const auto column = column_of(literal);
        return column ? occurrences(*column) : 0;
    }
    /// The same for all columns, by their codes: for loops over them.
    std::span<const std::uint32_t> all_occurrences() const { return counts_; }
    /// The number of variables with columns: all that clauses mention, and some others if most are mentioned.
    std::uint32_t places() const { return static_cast<std::uint32_t>(counts_.size() / 2); }
    /// Returns nothing for a literal of a variable that no clause mentions.
    std::optional<Column> column_of(Literal literal) const;
    Literal literal_of(Column column) const {
        if (variable_at_.empty()) return Literal::from_code(column.code());
        return {variable_at_[column.place()], column.negative()};
    }

    class ClauseView;
    template <typename Step> class Range;
    struct AlongRow;
    struct AlongRowByColumns;
    struct AlongClauses;
    struct AlongColumn;
    /// The clauses in the order of the file.
    Range<AlongClauses> clauses() const;
    /// The clauses with this literal, in the same order.
    Range<AlongColumn> clauses_of(Literal literal) const;
    /// All clauses as loaded, including removed ones.
    std::size_t loaded_clauses() const { return loaded_; }
    /// @param number from 1 to loaded_clauses()
    ClauseView clause_at(std::size_t number) const;

    /// Passes the remaining formula to another sink.
    void replay(ClauseSink& sink) const;

    std::uint64_t bytes() const;

    // -- the dance

    const Node& node(Link link) const { return nodes_[link]; }
    /// The head of the list of clauses. The heads of the clauses follow it, by number.
    static constexpr Link clause_list = 0;
    /// The head of a column, where walks begin and end. Literals that no clause mentions share an empty column.
    Link column_head(Column column) const {
        return column.code() < columns_.size() ? columns_[column.code()] : nowhere();
    }
    Link column_head(Literal literal) const {
        const auto column = column_of(literal);
        return column ? column_head(*column) : nowhere();
    }

    /// Removes the clause of this node from the list of clauses, and its other literals from their columns. The node
    /// itself stays in its column, on which the caller is walking, but is not counted any more.
    /// @param changed called with the column of each literal that has become rarer, except the node's own
    template <typename Changed> void unlink_clause(Link link, Changed changed);
    template <typename Changed> void relink_clause(Link link, Changed changed);

    /// Removes the clause with this head, and all its literals from their columns: if nobody walks along one.
    void unlink_whole_clause(Link head);
    void relink_whole_clause(Link head);

    /// Removes this literal from its clause and returns how many are left there. It stays in its column, but is not
    /// counted any more.
    std::uint32_t unlink_literal(Link link);
    void relink_literal(Link link);

  private:
    Link nowhere() const { return static_cast<Link>(loaded_) + 1; }
    void number_columns(const ClauseList& clauses);
    void begin_columns(const ClauseList& clauses);
    /// Returns the code of the column of a literal that some clause mentions.
    std::uint32_t code_of(Literal literal) const {
        return variable_at_.empty() ? literal.code() : column_of(literal)->code();
    }
    bool link(const ClauseList& clauses, const std::stop_token& stop);
    void unlink_repeated();
    void written(Link head, std::vector<Literal>& literals) const;

    ClauseList added_;                   ///< since the last end()
    Arena<Node> nodes_;                  ///< clause_list, clause heads, nowhere(); then each column, head first
    std::vector<Link> repeated_;         ///< nodes of literals that their clause has already, in the order of the file
    std::vector<Variable> variable_at_;  ///< by place; empty if each variable's place is its index
    std::vector<Link> columns_;          ///< by column: its head, or nowhere()
    std::vector<std::uint32_t> counts_;  ///< by column: occurrences left
    std::size_t loaded_ = 0;             ///< clauses
    std::uint64_t clauses_ = 0;
    std::uint64_t units_ = 0;
    std::uint64_t empties_ = 0;
    std::uint32_t variables_ = 0;
};

/// A walk along a list. Valid until the formula changes.
template <typename Step> class Formula::Range {
  public:
    class Iterator {
      public:
        using difference_type = std::ptrdiff_t;
        using value_type = typename Step::Value;
        Iterator() = default;
        Iterator(const Formula& formula, Link at) : formula_(&formula), at_(at) {}
        value_type operator*() const { return Step::value(*formula_, at_); }
        Iterator& operator++() {
            at_ = Step::next(*formula_, at_);
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

    Range(const Formula& formula, Link head) : formula_(&formula), head_(head) {}
    Iterator begin() const { return {*formula_, Step::next(*formula_, head_)}; }
    Iterator end() const { return {*formula_, head_}; }

  private:
    const Formula* formula_;
    Link head_;
};

struct Formula::AlongRow {
    using Value = Literal;
    static Value value(const Formula& formula, Link at) { return formula.literal_of(Column(formula.node(at).column)); }
    static Link next(const Formula& formula, Link at) { return formula.node(at).next; }
};

struct Formula::AlongRowByColumns {
    using Value = Column;
    static Value value(const Formula& formula, Link at) { return Column(formula.node(at).column); }
    static Link next(const Formula& formula, Link at) { return formula.node(at).next; }
};

/// A clause of a formula; valid until the formula changes.
class Formula::ClauseView {
  public:
    ClauseView(const Formula& formula, Link head) : formula_(&formula), head_(head) {}
    std::uint32_t size() const { return formula_->node(head_).left; }
    auto begin() const { return row().begin(); }
    auto end() const { return row().end(); }
    /// The columns of its literals.
    Range<AlongRowByColumns> columns() const { return {*formula_, head_}; }
    /// Its literals with those that the file repeats, in the order of the file.
    std::vector<Literal> written() const {
        std::vector<Literal> literals;
        formula_->written(head_, literals);
        return literals;
    }
    /// Its place in the file, from 1.
    std::size_t number() const { return head_; }
    bool operator==(const ClauseView& other) const { return head_ == other.head_; }

  private:
    Range<AlongRow> row() const { return {*formula_, head_}; }

    const Formula* formula_;
    Link head_;
};

struct Formula::AlongClauses {
    using Value = ClauseView;
    static Value value(const Formula& formula, Link at) { return {formula, at}; }
    static Link next(const Formula& formula, Link at) { return formula.node(at).below; }
};

struct Formula::AlongColumn {
    using Value = ClauseView;
    static Value value(const Formula& formula, Link at) { return {formula, formula.node(at).row}; }
    static Link next(const Formula& formula, Link at) { return formula.node(at).below; }
};

inline Formula::Range<Formula::AlongClauses> Formula::clauses() const { return {*this, clause_list}; }
inline Formula::Range<Formula::AlongColumn> Formula::clauses_of(Literal literal) const {
    return {*this, column_head(literal)};
}
inline Formula::ClauseView Formula::clause_at(std::size_t number) const { return {*this, static_cast<Link>(number)}; }

// The bases of the arrays are local variables below, because for the compiler the stores might change the members.

template <typename Changed> void Formula::unlink_clause(Link link, Changed changed) {
    Node* const nodes = nodes_.data();
    std::uint32_t* const counts = counts_.data();
    const Link head = nodes[link].row;
    nodes[nodes[head].above].below = nodes[head].below;
    nodes[nodes[head].below].above = nodes[head].above;
    units_ -= nodes[head].left == 1 ? 1 : 0;
    --clauses_;
    --counts[nodes[link].column];
    const auto unlink = [&](Link from, Link to) {
        for (Link at = from; at != to; at = nodes[at].next) {
            const Node node = nodes[at];
            nodes[node.above].below = node.below;
            nodes[node.below].above = node.above;
            --counts[node.column];
            changed(Column(node.column));
        }
    };
    unlink(nodes[link].next, head);
    unlink(nodes[head].next, link);
}

template <typename Changed> void Formula::relink_clause(Link link, Changed changed) {
    Node* const nodes = nodes_.data();
    std::uint32_t* const counts = counts_.data();
    const Link head = nodes[link].row;
    const auto relink = [&](Link from, Link to) {
        for (Link at = from; at != to; at = nodes[at].previous) {
            const Node node = nodes[at];
            nodes[node.above].below = at;
            nodes[node.below].above = at;
            ++counts[node.column];
            changed(Column(node.column));
        }
    };
    relink(nodes[link].previous, head);
    relink(nodes[head].previous, link);
    ++counts[nodes[link].column];
    ++clauses_;
    units_ += nodes[head].left == 1 ? 1 : 0;
    nodes[nodes[head].above].below = head;
    nodes[nodes[head].below].above = head;
}

inline std::uint32_t Formula::unlink_literal(Link link) {
    const Node& node = nodes_[link];
    nodes_[node.previous].next = node.next;
    nodes_[node.next].previous = node.previous;
    --counts_[node.column];
    const std::uint32_t left = --nodes_[node.row].left;
    if (left == 1) {
        ++units_;
    } else if (left == 0) {
        --units_;
        ++empties_;
    }
    return left;
}

inline void Formula::relink_literal(Link link) {
    const Node& node = nodes_[link];
    const std::uint32_t left = nodes_[node.row].left++;
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
