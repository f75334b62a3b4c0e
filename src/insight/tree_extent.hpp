// Which nodes of a search tree a picture shows.
#pragma once
#include <satdoku/insight/tree_picture.hpp>

namespace satdoku::insight {
/// Returns true for decisions and assumptions: asserted literals and the root have no other branch.
inline bool has_other_branch(const trace::SearchTree::Node& node) {
    return node.kind == trace::SearchTree::Kind::decision || node.kind == trace::SearchTree::Kind::assumption;
}

/// The look of a node besides its own ending.
draw::NodeKind kind_of(const trace::SearchTree::Node& node);

/// A node of the picture: one of the search, or several in a row, each the only child of the one before.
struct ShownNode {
    std::uint32_t first;
    std::uint32_t last;
    std::uint32_t length = 1;
    std::uint32_t parent = trace::SearchTree::none;  ///< index among the shown ones
    std::uint64_t hidden = 0;                        ///< number of nodes below it that are neither shown nor below one
};

/// From the top of the tree or of the subtree, level by level, as far as the extent goes; in preorder.
/// Throws core::Error if there is no node where the subtree should begin.
std::vector<ShownNode> shown_nodes(const trace::SearchTree& tree, const TreeExtent& extent);
}  // namespace satdoku::insight
