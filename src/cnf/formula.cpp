#include <satdoku/cnf/formula.hpp>
#include <satdoku/core/sorted.hpp>
#include <limits>

namespace satdoku::cnf {
Formula::Formula() { link(ClauseList(), {}); }

bool Formula::end(const std::stop_token& stop) {
    if (added_.size() == 0) return true;
    ClauseList all;
    if (loaded_ > 0) {
        replay(all);
        added_.replay(all);
        added_ = ClauseList();
    } else {
        std::swap(all, added_);
    }
    if (link(all, stop)) return true;
    added_ = std::move(all);
    link(ClauseList(), {});
    return false;
}

std::optional<Formula::Column> Formula::column_of(Literal literal) const {
    if (variable_at_.empty()) {
        if (literal.code() >= counts_.size()) return std::nullopt;
        return Column(literal.code());
    }
    const auto found = std::lower_bound(variable_at_.begin(), variable_at_.end(), literal.variable());
    if (found == variable_at_.end() || *found != literal.variable()) return std::nullopt;
    return Column(static_cast<std::uint32_t>(found - variable_at_.begin()), literal.negative());
}

/// Gives every variable a place: its index, unless that takes much more memory than the nodes.
void Formula::number_columns(const ClauseList& clauses) {
    constexpr std::size_t few_places = 4096;
    constexpr std::size_t places_for_a_literal = 4;
    std::size_t places = 0;
    for (const Literal literal : clauses.literals())
        places = std::max<std::size_t>(places, literal.variable().index() + 1);
    variable_at_ = {};
    if (places > few_places && places > places_for_a_literal * clauses.literals().size()) {
        variable_at_.reserve(clauses.literals().size());
        for (const Literal literal : clauses.literals()) variable_at_.push_back(literal.variable());
        core::sort_unique(variable_at_);
        places = variable_at_.size();
    }
    counts_.assign(2 * places, 0);
    columns_.assign(2 * places, nowhere());
}

/// Counts first, so that every node is written only once, in its place.
void Formula::begin_columns(const ClauseList& clauses) {
    number_columns(clauses);
    for (const Literal literal : clauses.literals()) ++counts_[code_of(literal)];
    const auto used = static_cast<std::size_t>(
        std::count_if(counts_.begin(), counts_.end(), [](std::uint32_t count) { return count > 0; }));
    const std::size_t needed = 2 + loaded_ + used + clauses.literals().size();
    core::require_memory(needed * sizeof(Node), std::numeric_limits<Link>::max() * sizeof(Node));
    nodes_ = {};
    Node* const nodes = nodes_.room_for(needed);
    nodes_.took(needed);
    Link free = nowhere();
    for (std::size_t code = 0; code < counts_.size(); ++code) {
        columns_[code] = counts_[code] > 0 ? ++free : nowhere();
        nodes[columns_[code]].row = nowhere();
        free += counts_[code];
    }
}

/// @return false if it was stopped
bool Formula::link(const ClauseList& clauses, const std::stop_token& stop) {
    constexpr std::size_t clauses_between_looks = 4096;
    loaded_ = clauses_ = clauses.size();
    begin_columns(clauses);
    Node* const nodes = nodes_.data();
    const auto ring = [](Link link) { return Node{link, link, link, link, link, {0}}; };
    nodes[nowhere()] = ring(nowhere());
    std::vector<Link>& ends = columns_;
    units_ = empties_ = 0;
    repeated_.clear();
    nodes[clause_list] = ring(clause_list);
    Link head = clause_list;
    for (std::size_t index = 0; index < clauses.size(); ++index) {
        if (index % clauses_between_looks == 0 && stop.stop_requested()) return false;
        nodes[head].below = head + 1;
        ++head;
        const std::span<const Literal> literals = clauses[index];
        Node& first = nodes[head] = {head,     head, clause_list,
                                     head - 1, head, {.left = static_cast<std::uint32_t>(literals.size())}};
        Link last = head;
        for (const Literal literal : literals) {
            const std::uint32_t code = code_of(literal);
            if (nodes[ends[code]].row == head) repeated_.push_back(ends[code] + 1);
            const Link link = ++ends[code];
            nodes[link] = {head, last, link + 1, link - 1, head, {code}};
            nodes[last].next = link;
            last = link;
        }
        first.previous = last;
        units_ += literals.size() == 1 ? 1 : 0;
        empties_ += literals.empty() ? 1 : 0;
    }
    nodes[clause_list].above = head;
    for (std::size_t code = 0; code < counts_.size(); ++code) {
        if (counts_[code] == 0) continue;
        const Link end = columns_[code];
        const Link column = columns_[code] -= counts_[code];
        nodes[end].below = column;
        nodes[column] = {column, column, column + 1, end, column, {static_cast<std::uint32_t>(code)}};
    }
    unlink_repeated();
    return true;
}

void Formula::unlink_repeated() {
    for (const Link link : repeated_) {
        unlink_literal(link);
        nodes_[nodes_[link].above].below = nodes_[link].below;
        nodes_[nodes_[link].below].above = nodes_[link].above;
    }
}

/// Sets `literals` to those of a clause. A repeated literal is written after the node that was before it, while both
/// that node and the literal's own node are there.
void Formula::written(Link head, std::vector<Literal>& literals) const {
    const ClauseView clause(*this, head);
    const auto row_of = [this](Link link) { return nodes_[link].row; };
    const auto previous_of = [this](Link link) { return nodes_[link].previous; };
    const auto repeated = std::ranges::equal_range(repeated_, head, {}, row_of);
    literals.assign(clause.begin(), clause.end());
    if (repeated.empty()) return;
    std::vector<Literal> sorted = literals;
    core::sort_unique(sorted);
    literals.clear();
    std::vector<Link> after(repeated.begin(), repeated.end());
    std::ranges::stable_sort(after, {}, previous_of);
    for (Link at = nodes_[head].next; at != head; at = nodes_[at].next) {
        literals.push_back(literal_of(Column(nodes_[at].column)));
        for (const Link link : std::ranges::equal_range(after, at, {}, previous_of)) {
            const Literal literal = literal_of(Column(nodes_[link].column));
            if (std::ranges::binary_search(sorted, literal)) literals.push_back(literal);
        }
    }
}

void Formula::unlink_whole_clause(Link head) {
    const auto unlink = [this](Link link) {
        nodes_[nodes_[link].above].below = nodes_[link].below;
        nodes_[nodes_[link].below].above = nodes_[link].above;
    };
    for (Link at = nodes_[head].next; at != head; at = nodes_[at].next) {
        unlink(at);
        --counts_[nodes_[at].column];
    }
    unlink(head);
    --clauses_;
    units_ -= nodes_[head].left == 1 ? 1 : 0;
    empties_ -= nodes_[head].left == 0 ? 1 : 0;
}

void Formula::relink_whole_clause(Link head) {
    const auto relink = [this](Link link) {
        nodes_[nodes_[link].above].below = link;
        nodes_[nodes_[link].below].above = link;
    };
    empties_ += nodes_[head].left == 0 ? 1 : 0;
    units_ += nodes_[head].left == 1 ? 1 : 0;
    ++clauses_;
    relink(head);
    for (Link at = nodes_[head].previous; at != head; at = nodes_[at].previous) {
        ++counts_[nodes_[at].column];
        relink(at);
    }
}

void Formula::replay(ClauseSink& sink) const {
    sink.variables(variables_);
    std::vector<Literal> literals;
    for (const ClauseView clause : clauses()) {
        written(static_cast<Link>(clause.number()), literals);
        sink.clause(literals);
    }
    sink.end();
}

std::uint64_t Formula::bytes() const {
    return nodes_.bytes() + repeated_.size() * sizeof(Link) + variable_at_.size() * sizeof(Variable) +
           columns_.size() * sizeof(Link) + counts_.size() * sizeof(std::uint32_t);
}
}  // namespace satdoku::cnf
