// A conflict of a search in pictures and words: its implication graph, the cuts through it, and the derivation of the
// learned clause, step by step.
#pragma once
#include <satdoku/draw/graph.hpp>
#include <satdoku/trace/graph.hpp>
#include <satdoku/wording/clause_words.hpp>

namespace satdoku::wording {
/// @param nodes  the greatest number of nodes drawn: those nearest to the conflict
/// @param words  shown below the literals, and with the numbers of clauses when the pointer is on a node
draw::Graph conflict_graph(const trace::ImplicationGraph& conflict, const std::string& title, std::size_t nodes,
                           const ClauseWords& words = {});

/// The implications, the cuts, the resolution and the learned clause, as tables.
std::string conflict_as_text(const ui::Console& console, const trace::ImplicationGraph& conflict,
                             const std::string& title, const ClauseWords& words);
/// The graph and the tables as a web page.
std::string conflict_as_page(const trace::ImplicationGraph& conflict, const std::string& title, std::size_t nodes,
                             const ClauseWords& words);
}  // namespace satdoku::wording
