// A conflict of a search in pictures and words: its implication graph, the cuts through it, and the derivation of the
// learned clause, step by step.
#pragma once

#include <satdoku/draw/graph.hpp>
#include <satdoku/trace/graph.hpp>
#include <satdoku/ui/console.hpp>
#include <satdoku/wording/clause_words.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace satdoku::wording {

/// @param nodes  the greatest number of nodes drawn: those nearest to the conflict
/// @param words  stand below the literals, and beside the numbers of clauses when the pointer is on a node
draw::Graph conflict_graph(const trace::ImplicationGraph& conflict, const std::string& title, std::size_t nodes,
                           const ClauseWords& words = {});

// -- words for parts of the graph

/// "1 -2 3"
std::string listed_literals(std::span<const cnf::Literal> literals);
std::string conflict_clause_name(const trace::ImplicationGraph& conflict);
/// Why a literal is true.
std::string reason_text(const trace::ImplicationGraph::Node& node);
/// The rule of the puzzle that its reason encodes. Empty if the reason is no clause, or has no words.
std::string rule_text(const trace::ImplicationGraph::Node& node, const ClauseWords& words);
/// The name of a cut. @param cut  its index
std::string cut_name(const trace::ImplicationGraph& conflict, std::size_t cut);

/// Words and a table that belong together.
struct ConflictPart {
    std::string heading;
    std::vector<std::string> lines = {};    ///< before the table
    std::vector<std::string> columns = {};  ///< titles; empty: no table
    std::vector<std::vector<std::string>> rows = {};
};
/// The implications, the cuts, the resolution, and the learned clause.
std::vector<ConflictPart> conflict_parts(const trace::ImplicationGraph& conflict, const ClauseWords& words);

std::string conflict_as_text(const ui::Console& console, const trace::ImplicationGraph& conflict,
                             const std::string& title, const ClauseWords& words);
std::string conflict_as_page(const trace::ImplicationGraph& conflict, const std::string& title, std::size_t nodes,
                             const ClauseWords& words);

}  // namespace satdoku::wording
