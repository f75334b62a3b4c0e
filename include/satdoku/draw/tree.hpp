// Trees as plain data, and their pictures: drawings with a tidy layout, lines of text, DOT, and a page that folds.
// Nothing here knows the subject of a tree; its maker puts words into it.
#pragma once

#include <satdoku/draw/drawing.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::draw {

/// What a node is. Each kind has a colour and a shape of its own, so that either tells it.
enum class NodeKind : std::uint8_t {
    inner,
    root,
    conflict,  ///< a cross
    model,     ///< a check mark
    folded,    ///< stands for nodes that are not shown: dashed
    passed,    ///< left without its other branches: dashed
    open,      ///< not finished: a question mark
};
inline constexpr int node_kinds = static_cast<int>(NodeKind::open) + 1;

struct TreeNode {
    static constexpr std::uint32_t no_parent = ~std::uint32_t{0};

    std::uint32_t parent = no_parent;  ///< its index
    NodeKind kind = NodeKind::inner;
    std::string label = {};
    std::string note = {};                      ///< a few letters below the label
    std::uint64_t below = 0;                    ///< how many nodes its subtree has besides, shown or not
    std::vector<std::string> cells = {};        ///< what text and pages show beside it, by column
    std::vector<std::string> explanation = {};  ///< lines that are shown when the mouse points at it
};

/// From one node to another, beside the tree.
struct TreeArrow {
    std::uint32_t from;
    std::uint32_t to;
};

/// Invariant: the first node is the root, the only one without parent; all others stand behind their parents.
/// Children of a node go from left to right in the order of their indices.
struct Tree {
    std::string title;
    std::vector<TreeNode> nodes;
    std::vector<TreeArrow> arrows = {};
};

struct TreeMeaning {
    NodeKind kind;
    std::string words;
};

/// What stands around trees.
struct TreeLegend {
    std::string title = {};               ///< above all trees
    std::vector<TreeMeaning> kinds = {};  ///< those that are to be explained
    std::string arrows = {};              ///< what the arrows mean; empty: there are none
    std::string note = {};                ///< what the notes mean
    std::vector<std::string> columns =
        {};  ///< titles of the nodes' cells; the first one's is of the tree itself
};

/// The trees side by side under their titles, with the legend below. Takes time in proportion to the nodes.
Drawing draw_trees(std::span<const Tree> trees, const TreeLegend& legend);

/// A node's line in a text.
struct TreeLine {
    std::uint32_t node;
    std::string branches;  ///< the lines from its ancestors and siblings, to stand before its label
    bool cut = false;      ///< what is below it is too deep and has no lines
};

/// The nodes from the top down, each before its children. Where the branches would take more than `columns`, a node
/// without siblings stands right below its parent; what is still too deep then is left out.
/// @param boxes  whether lines are drawn with box characters, and not with ASCII
std::vector<TreeLine> tree_lines(const Tree& tree, std::size_t columns, bool boxes);

/// For graphviz: one graph, the trees as clusters.
std::string trees_as_dot(std::span<const Tree> trees, const TreeLegend& legend);

/// What a page of trees says to its reader.
struct TreePageWords {
    std::string_view language;  ///< as HTML names it
    std::string fold;           ///< the buttons: everything below the roots away,
    std::string shallower;      ///< one level less,
    std::string deeper;         ///< one level more,
    std::string unfold;         ///< everything
    std::string keys;           ///< which keys do what
};

/// A page of one file: the drawing where it is small enough to be taken in, and each tree as a table with a row for
/// each node, whose rows fold.
std::string trees_as_page(std::span<const Tree> trees, const TreeLegend& legend, const TreePageWords& words);

}  // namespace satdoku::draw
