// The places of the nodes of a tree.
#pragma once
#include <satdoku/draw/tree.hpp>

namespace satdoku::draw {
/// The children of all nodes, in one array.
class Children {
  public:
    explicit Children(std::span<const TreeNode> nodes);
    /// In the order of their indices.
    std::span<const std::uint32_t> of(std::uint32_t node) const {
        return std::span(list_).subspan(begins_[node], begins_[node + 1] - begins_[node]);
    }

  private:
    std::vector<std::size_t> begins_;
    std::vector<std::uint32_t> list_;
};

/// The depth of each node: its distance from the root.
std::vector<std::uint32_t> depths(std::span<const TreeNode> nodes);

/// The middle of each node from left to right, the leftmost edge of all at 0. Nodes of one depth are at least
/// `gap` apart, a parent is over the middle of its children, and equal subtrees look alike.
/// @param widths  by node
std::vector<double> tidy_places(std::span<const TreeNode> nodes, std::span<const double> widths, double gap);
}  // namespace satdoku::draw
