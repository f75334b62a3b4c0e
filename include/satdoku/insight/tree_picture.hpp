// The search trees of strategies and engines as pictures: which nodes are shown, and with which texts.
#pragma once
#include <satdoku/draw/tree.hpp>
#include <satdoku/trace/tree.hpp>
#include <satdoku/wording/clause_words.hpp>

namespace satdoku::insight {
/// The part of a tree that is shown: from the top, up to a number of nodes and levels.
struct TreeExtent {
    std::size_t nodes;
    std::uint32_t depth = ~std::uint32_t{0};
    std::vector<cnf::Literal> top{};  ///< the literals of the nodes from the root to the top of a subtree
    bool whole_rows = false;          ///< nodes in a row, without another branch, stay apart
};

/// Throws core::Error if there is no node where a subtree should begin.
/// @param name   of the engine or strategy; counts of the search follow it in the title
/// @param words  follow the numbers of literals
draw::Tree tree_picture(const trace::SearchTree& tree, const std::string& name, const TreeExtent& extent,
                        const wording::ClauseWords& words = {});

/// What is around the pictures. @param title  above all trees, such as the name of the formula
draw::TreeLegend tree_legend(const std::string& title, std::span<const draw::Tree> trees);

/// The trees one below the other as lines of text, coloured if the console has colours.
std::string trees_as_text(const ui::Console& console, std::span<const draw::Tree> trees,
                          const draw::TreeLegend& legend);

std::string trees_as_page(std::span<const draw::Tree> trees, const draw::TreeLegend& legend);
}  // namespace satdoku::insight
