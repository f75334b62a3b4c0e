// Trees as plain data, and their pictures: drawings with a tidy layout, lines of text, DOT, and a page that folds.
// The caller supplies all words.
#pragma once
#include <satdoku/draw/drawing.hpp>
#include <cstddef>
#include <span>

namespace satdoku::draw {
/// The kind of a node. Kinds differ in colour and in shape: either is enough to distinguish them.
enum class NodeKind : std::uint8_t {
    inner,
    root,
    conflict,  ///< a cross
    model,     ///< a check mark
    folded,    ///< represents nodes that are not shown: dashed
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
    std::uint64_t below = 0;                    ///< the number of nodes below it, shown or not
    std::vector<std::string> cells = {};        ///< texts next to it in text and pages, by column
    std::vector<std::string> explanation = {};  ///< lines that are shown when the mouse points at it
    bool asserted = false;                      ///< follows and was not chosen: its ends are pointed
    std::uint64_t nodes = 1;                    ///< the number of nodes in a row that it represents
};

/// From a node to one of its ancestors, along the branches between them.
struct TreeArrow {
    std::uint32_t from;
    std::uint32_t to;
    std::string explanation = {};
};

/// Invariant: the first node is the root, the only one without parent; all others come after their parents. Children of
/// a node go from left to right in the order of their indices.
struct Tree {
    std::string title;
    std::vector<TreeNode> nodes;
    std::vector<TreeArrow> arrows = {};
};

struct TreeMeaning {
    NodeKind kind;
    std::string words;
};

/// The title, the legend and the columns of trees.
struct TreeLegend {
    std::string title = {};                 ///< above all trees
    std::vector<TreeMeaning> kinds = {};    ///< the kinds to explain
    std::string asserted = {};              ///< the meaning of pointed ends; empty: there are none
    std::string arrows = {};                ///< the meaning of the arrows; empty: there are none
    std::string note = {};                  ///< the meaning of the notes
    std::vector<std::string> columns = {};  ///< titles of the columns; the first column is the tree
};

/// The trees in rows that fit on a screen, under their titles, with the legend below; a wider tree has a row of its own.
/// Takes time in proportion to the nodes and the lengths of the arrows.
Drawing draw_trees(std::span<const Tree> trees, const TreeLegend& legend);

/// A node's line in a text.
struct TreeLine {
    std::uint32_t node;
    std::string branches;  ///< the lines from its ancestors and siblings, printed before its label
    bool cut = false;      ///< the nodes below it are too deep and have no lines
};

/// The nodes from the top down, each before its children. If the branches would take more than `columns`, they become
/// narrower, then a node without siblings is put directly below its parent; nodes that are still too deep are left out.
/// @param boxes  whether lines are drawn with box characters, and not with ASCII
std::vector<TreeLine> tree_lines(const Tree& tree, std::size_t columns, bool boxes);

/// For graphviz: one graph, the trees as clusters.
std::string trees_as_dot(std::span<const Tree> trees, const TreeLegend& legend);

/// The words of a page of trees.
struct TreePageWords {
    std::string_view language;    ///< as HTML names it
    std::string fold;             ///< the buttons: hides everything below the roots,
    std::string shallower;        ///< one level less,
    std::string deeper;           ///< one level more,
    std::string unfold;           ///< everything
    std::string keys;             ///< the meaning of the keys
    std::string smaller, larger;  ///< the buttons of the drawing
    std::string not_drawn;        ///< in place of a drawing with too many nodes
};

/// A page of one file: the drawing, unless it is too large, and for each tree a table with a row for each node; the
/// rows can be folded.
std::string trees_as_page(std::span<const Tree> trees, const TreeLegend& legend, const TreePageWords& words);
}  // namespace satdoku::draw
