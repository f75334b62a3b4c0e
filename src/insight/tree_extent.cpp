#include "tree_extent.hpp"
#include <satdoku/core/text.hpp>

namespace satdoku::insight {
namespace {
using draw::NodeKind;
using trace::SearchTree;

/// The node that these literals lead to, from the root.
std::uint32_t top_of(const SearchTree& tree, const std::vector<cnf::Literal>& path) {
    std::uint32_t node = 0;
    for (const cnf::Literal literal : path) {
        std::uint32_t child = tree.first_child(node);
        while (child != SearchTree::none && tree.nodes()[child].literal != literal) child = tree.next_sibling(child);
        if (child == SearchTree::none) {
            const auto text = [](cnf::Literal one) { return std::to_string(one.dimacs()); };
            throw core::Error("tree.no_subtree", {core::join(path, ",", text), text(literal)});
        }
        node = child;
    }
    return node;
}

/// Joins nodes in a row to one. The arrays are by node, from the top of the subtree on.
class Rows {
  public:
    Rows(const SearchTree& tree, std::uint32_t top, bool whole)
        : nodes_(tree.nodes()), top_(top), first_(nodes_[top].end - top), length_(first_.size(), 1) {
        std::vector<std::uint32_t> children(first_.size());
        for (std::uint32_t node = top + 1; node < nodes_[top].end; ++node) ++children[nodes_[node].parent - top];
        for (std::uint32_t node = top; node < nodes_[top].end; ++node) {
            first_[node - top] = node;
            if (whole || node <= top + 1 || !continues(node, children)) continue;
            first_[node - top] = first_of(nodes_[node].parent);
            ++length_[first_of(node) - top];
        }
        for (std::uint32_t node = top; node < nodes_[top].end; ++node)
            if (length_of(first_of(node)) < least) first_[node - top] = node;
        for (std::uint32_t node = top; node < nodes_[top].end; ++node)
            if (first_of(node) == node && length_of(node) < least) length_[node - top] = 1;
    }
    /// The first node of the row that a node is in.
    std::uint32_t first_of(std::uint32_t node) const { return first_[node - top_]; }
    /// @param first  of a row
    std::uint32_t length_of(std::uint32_t first) const { return length_[first - top_]; }

  private:
    static constexpr std::uint32_t least = 3;  ///< shorter rows stay as they are

    /// Returns true if a node has one child and looks like its parent, which has no other one.
    bool continues(std::uint32_t node, const std::vector<std::uint32_t>& children) const {
        const std::uint32_t parent = nodes_[node].parent;
        const bool are_links = is_link(node, children) && is_link(parent, children);
        const auto asserted = [this](std::uint32_t one) { return nodes_[one].kind == SearchTree::Kind::assertion; };
        return are_links && asserted(node) == asserted(parent) && kind_of(nodes_[node]) == kind_of(nodes_[parent]);
    }
    bool is_link(std::uint32_t node, const std::vector<std::uint32_t>& children) const {
        const NodeKind kind = kind_of(nodes_[node]);
        return (kind == NodeKind::inner || kind == NodeKind::passed) && children[node - top_] == 1 &&
               nodes_[node].size == nodes_[node + 1].size + 1;
    }

    std::span<const SearchTree::Node> nodes_;
    std::uint32_t top_;
    std::vector<std::uint32_t> first_;
    std::vector<std::uint32_t> length_;
};

/// How many nodes of each depth are shown: whole levels from the top; of the last level the first ones.
std::vector<std::size_t> shown_by_depth(const std::vector<std::uint32_t>& depths, const TreeExtent& extent) {
    std::vector<std::size_t> counts;
    for (const std::uint32_t depth : depths) {
        counts.resize(std::max<std::size_t>(counts.size(), depth + 1));
        ++counts[depth];
    }
    std::size_t left = std::max<std::size_t>(extent.nodes, 1);
    for (std::size_t depth = 0; depth < counts.size(); ++depth) {
        counts[depth] = depth > extent.depth ? 0 : std::min(counts[depth], left);
        left -= counts[depth];
    }
    return counts;
}
}  // namespace

NodeKind kind_of(const SearchTree::Node& node) {
    switch (node.ending) {
        case SearchTree::Ending::conflict: return NodeKind::conflict;
        case SearchTree::Ending::model: return NodeKind::model;
        case SearchTree::Ending::cut_off: return NodeKind::open;
        case SearchTree::Ending::jumped_over:
        case SearchTree::Ending::restarted:
            if (has_other_branch(node)) return NodeKind::passed;
            break;
        case SearchTree::Ending::inner: break;
    }
    return node.kind == SearchTree::Kind::root ? NodeKind::root : NodeKind::inner;
}

std::vector<ShownNode> shown_nodes(const SearchTree& tree, const TreeExtent& extent) {
    const auto nodes = tree.nodes();
    const std::uint32_t top = top_of(tree, extent.top);
    const Rows rows(tree, top, extent.whole_rows);
    std::vector<ShownNode> all;
    std::vector<std::uint32_t> depths;
    std::vector<std::uint32_t> place(nodes[top].end - top);  ///< by node, in `all`
    for (std::uint32_t node = top; node < nodes[top].end; ++node) {
        const std::uint32_t first = rows.first_of(node);
        if (first != node) {
            place[node - top] = place[first - top];
            all[place[node - top]].last = node;
            continue;
        }
        place[node - top] = static_cast<std::uint32_t>(all.size());
        const std::uint32_t parent = node == top ? SearchTree::none : place[nodes[node].parent - top];
        all.push_back({node, node, rows.length_of(node), parent});
        depths.push_back(parent == SearchTree::none ? 0 : depths[parent] + 1);
    }
    std::vector<std::size_t> left = shown_by_depth(depths, extent);
    std::vector<std::uint32_t> moved(all.size(), SearchTree::none);
    std::vector<ShownNode> shown;
    for (std::size_t index = 0; index < all.size(); ++index) {
        if (left[depths[index]] == 0) continue;
        --left[depths[index]];
        ShownNode one = all[index];
        if (one.parent != SearchTree::none) {
            one.parent = moved[one.parent];
            shown[one.parent].hidden -= nodes[one.first].size;
        }
        one.hidden = nodes[one.last].size - 1;
        moved[index] = static_cast<std::uint32_t>(shown.size());
        shown.push_back(one);
    }
    return shown;
}
}  // namespace satdoku::insight
