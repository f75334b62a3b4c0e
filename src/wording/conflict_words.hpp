// Words for the parts of an implication graph, which its picture and its tables share.
#pragma once
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/wording/conflict_picture.hpp>

namespace satdoku::wording {
using solve::Event;
using trace::ImplicationGraph;

inline std::string numbers_of(const auto& literals) {
    return core::join(literals, " ", [](cnf::Literal literal) { return literal.dimacs(); });
}

/// "1 -2 3"
inline std::string listed_literals(std::span<const cnf::Literal> literals) {
    return literals.empty() ? language::text("conflict.empty") : numbers_of(literals);
}

/// The same for a clause that is one of many: of more than 60 literals the first 12, and their number.
/// @param point  comes first, if it is in the clause
inline std::string some_literals(const trace::Resolvent& clause, std::optional<cnf::Literal> point = {}) {
    constexpr std::size_t most = 60;
    constexpr std::size_t some = 12;
    const auto& literals = clause.literals();
    const std::size_t count = literals.size() > most ? some : literals.size();
    std::vector<cnf::Literal> shown;
    if (point) shown.push_back(*point);
    for (auto next = literals.begin(); shown.size() < count; ++next)
        if (*next != point) shown.push_back(*next);
    if (count == literals.size()) return listed_literals(shown);
    return language::text("conflict.some_literals", numbers_of(shown), count, literals.size());
}

/// A whole clause: "1 -2 -3@0", where -3 is false at level 0. A conflict of that level marks none.
inline std::string whole_clause(const ImplicationGraph& conflict, std::span<const cnf::Literal> literals) {
    if (literals.empty()) return listed_literals(literals);
    return core::join(literals, " ", [&](cnf::Literal literal) {
        const ImplicationGraph::Node* const node = conflict.find(literal.variable());
        const bool is_marked = conflict.level > 0 && node != nullptr && node->level == 0;
        return std::to_string(literal.dimacs()) + (is_marked ? "@0" : "");
    });
}

/// The reason why a literal is true.
inline std::string reason_text(const ImplicationGraph& conflict, const ImplicationGraph::Node& node) {
    if (node.how == Event::Kind::decision) return language::text(node.flip ? "conflict.flip" : "conflict.decision");
    if (node.how == Event::Kind::pure_literal) return language::text("conflict.pure");
    return clause_name(node.reason) + ": " + whole_clause(conflict, node.clause);
}

/// The rule of the puzzle that the reason of a literal encodes. Empty if the reason is not a clause, or has no words.
inline std::string rule_text(const ImplicationGraph::Node& node, const ClauseWords& words) {
    return words && !node.clause.empty() ? words.clause(node.clause) : "";
}

/// The name of a cut. @param cut  its index
inline std::string cut_name(const ImplicationGraph& conflict, std::size_t cut) {
    const std::uint32_t point = conflict.cuts[cut].point;
    const std::string literal = std::to_string(conflict.nodes[point].literal.dimacs());
    const bool is_last = cut + 1 == conflict.cuts.size();
    if (cut == 0) return language::text(is_last ? "conflict.only_point" : "conflict.first_point", literal);
    return language::text(is_last ? "conflict.last_point" : "conflict.point", literal);
}
}  // namespace satdoku::wording
