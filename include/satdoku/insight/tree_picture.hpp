// The search trees of strategies and engines as pictures: which nodes are shown, and what stands at them.
#pragma once

#include <satdoku/draw/tree.hpp>
#include <satdoku/trace/tree.hpp>
#include <satdoku/ui/console.hpp>
#include <satdoku/wording/clause_words.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace satdoku::insight {

/// How much of a tree is shown: from the top, until there are as many nodes or levels of the tree.
struct TreeExtent {
    std::size_t nodes;
    std::uint32_t depth = ~std::uint32_t{0};
};

/// @param name   who searched; what it took stands behind it in the title
/// @param words  stand behind the numbers of literals
draw::Tree tree_picture(const trace::SearchTree& tree, const std::string& name, const TreeExtent& extent,
                        const wording::ClauseWords& words = {});

/// What the pictures need around them. @param title  above all trees, such as the formula's name
draw::TreeLegend tree_legend(const std::string& title, std::span<const draw::Tree> trees);

/// The trees one under the other as lines of text, coloured where the console has colours.
std::string trees_as_text(const ui::Console& console, std::span<const draw::Tree> trees,
                          const draw::TreeLegend& legend);

std::string trees_as_page(std::span<const draw::Tree> trees, const draw::TreeLegend& legend);

}  // namespace satdoku::insight
