#include <satdoku/cnf/formula.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>

#include <algorithm>
#include <limits>

namespace satdoku::cnf {

Formula::Formula() {
    new_head(0);
    new_head(0);
    columns_.push_back(clause_list);
    counts_.push_back(0);
}

/// A node that is a ring by itself in both directions.
Formula::Link Formula::new_head(std::uint32_t column) {
    if (nodes_.size() > std::numeric_limits<Link>::max()) {
        throw core::Error("memory.too_large", {std::to_string(nodes_.bytes())});
    }
    const auto link = static_cast<Link>(nodes_.size());
    nodes_.push_back({link, link, link, link, column, 0});
    return link;
}

/// Adds a node at the end of a row and of a column.
void Formula::append(std::uint32_t column, std::uint32_t row, Link row_head, Link column_head) {
    const Link link = new_head(column);
    Node& node = nodes_[link];
    node.row = row;
    if (row_head != link) {
        node.next = row_head;
        node.previous = nodes_[row_head].previous;
        nodes_[node.previous].next = link;
        nodes_[row_head].previous = link;
    }
    node.below = column_head;
    node.above = nodes_[column_head].above;
    nodes_[node.above].below = link;
    nodes_[column_head].above = link;
    ++counts_[column];
}

void Formula::make_column(Literal literal) {
    const std::size_t needed = 2 * std::size_t{literal.variable().index()} + 3;
    if (needed > columns_.size()) {
        constexpr std::size_t worth_asking = std::size_t{1} << 24U;
        if (needed > worth_asking) core::require_memory(needed * (sizeof(Link) + sizeof(std::uint32_t)));
        columns_.resize(needed, nowhere);
        counts_.resize(needed, 0);
    }
    Link& head = columns_[column_of(literal)];
    if (head == nowhere) head = new_head(static_cast<std::uint32_t>(column_of(literal)));
}

void Formula::clause(std::span<const Literal> literals) {
    for (const Literal literal : literals) make_column(literal);
    const auto head = static_cast<Link>(nodes_.size());
    append(0, static_cast<std::uint32_t>(literals.size()), head, clause_list);
    heads_.push_back(head);
    for (const Literal literal : literals) {
        const auto column = static_cast<std::uint32_t>(column_of(literal));
        append(column, head, head, columns_[column]);
    }
    if (literals.empty()) ++empties_;
    if (literals.size() == 1) ++units_;
}

void Formula::replay(ClauseSink& sink) const {
    sink.variables(variables_);
    std::vector<Literal> literals;
    for (const ClauseView clause : clauses()) {
        literals.assign(clause.begin(), clause.end());
        sink.clause(literals);
    }
    sink.end();
}

std::uint64_t Formula::bytes() const {
    return nodes_.bytes() + columns_.size() * sizeof(Link) + counts_.size() * sizeof(std::uint32_t) +
           heads_.size() * sizeof(Link);
}

std::size_t Formula::ClauseView::number() const {
    const std::vector<Link>& heads = formula_->heads_;
    return static_cast<std::size_t>(std::lower_bound(heads.begin(), heads.end(), head_) - heads.begin()) + 1;
}

}  // namespace satdoku::cnf
