// A conflict of a search in pictures and words: its implication graph, the cuts through it, and how the clause that
// is learned is made, step by step.
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

/// @param nodes  so many are drawn at most, those nearest to the conflict
/// @param words  stand below the literals, and with the clauses' numbers for who points at a node
draw::Graph conflict_graph(const trace::ImplicationGraph& conflict, const std::string& title,
                           std::size_t nodes, const ClauseWords& words = {});

// -- words for parts of it

/// "1 -2 3"
std::string listed_literals(std::span<const cnf::Literal> literals);
std::string conflict_clause_name(const trace::ImplicationGraph& conflict);
/// Why a literal is true.
std::string reason_text(const trace::ImplicationGraph::Node& node);
/// The rule that its reason stands for; empty where that is no clause, or without words.
std::string rule_text(const trace::ImplicationGraph::Node& node, const ClauseWords& words);
/// What a cut is called. @param cut  its index
std::string cut_name(const trace::ImplicationGraph& conflict, std::size_t cut);

/// Words and a table that belong together.
struct ConflictPart {
    std::string heading;
    std::vector<std::string> lines = {};    ///< before the table
    std::vector<std::string> columns = {};  ///< titles; empty: there is no table
    std::vector<std::vector<std::string>> rows = {};
};
/// All that can be said of it: what implied what, the cuts, the resolution, the learned clause.
std::vector<ConflictPart> conflict_parts(const trace::ImplicationGraph& conflict, const ClauseWords& words);

std::string conflict_as_text(const ui::Console& console, const trace::ImplicationGraph& conflict,
                             const std::string& title, const ClauseWords& words);
std::string conflict_as_page(const trace::ImplicationGraph& conflict, const std::string& title,
                             std::size_t nodes, const ClauseWords& words);

}  // namespace satdoku::wording
