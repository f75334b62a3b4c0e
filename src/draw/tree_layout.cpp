// The tidy layout of Reingold and Tilford ("Tidier drawings of trees", 1981) for nodes of any degree, in linear
// time by Buchheim, Jünger and Leipert ("Improving Walker's algorithm to run in linear time", 2002).
//
// Subtrees are placed side by side as closely as their outlines allow. Threads continue an outline: they lead from the
// lowest node of a subtree to the next node of a deeper neighbour. When a subtree has to move, the subtrees between it
// and the one that it met move in proportion; these moves are only noted and added up when all siblings are placed.
// No recursion: parents come before their children, so that the reverse order visits each node after its subtree.
#include "tree_layout.hpp"
#include <algorithm>

namespace satdoku::draw {
namespace {
constexpr std::uint32_t none = TreeNode::no_parent;

class Tidy {
  public:
    Tidy(std::span<const TreeNode> nodes, std::span<const double> widths, double gap)
        : nodes_(nodes), widths_(widths), gap_(gap), children_(nodes), spots_(nodes.size()) {
        for (std::uint32_t node = 0; node < spots_.size(); ++node) spots_[node].ancestor = node;
    }

    std::vector<double> places() {
        for (auto node = static_cast<std::uint32_t>(nodes_.size()); node-- > 0;) place_children(node);
        if (!nodes_.empty()) spots_.front().place = middle_of(0);
        std::vector<double> places(nodes_.size());
        std::vector<double> moved(nodes_.size());
        double leftmost = 0;
        for (std::uint32_t node = 0; node < nodes_.size(); ++node) {
            const std::uint32_t parent = nodes_[node].parent;
            if (parent != none) moved[node] = moved[parent] + spots_[parent].of_subtree;
            places[node] = spots_[node].place + moved[node];
            leftmost = std::min(leftmost, places[node] - widths_[node] / 2);
        }
        for (double& place : places) place -= leftmost;
        return places;
    }

  private:
    struct Spot {
        double place = 0;       ///< among its siblings
        double of_subtree = 0;  ///< the move of everything below it
        double shift = 0;       ///< the move of it and its siblings to the right
        double change = 0;      ///< how the shift decreases to the left
        std::uint32_t thread = none;
        std::uint32_t ancestor = none;
        std::uint32_t number = 0;  ///< among its siblings
    };

    std::uint32_t next_left(std::uint32_t node) const {
        return children_.of(node).empty() ? spots_[node].thread : children_.of(node).front();
    }
    std::uint32_t next_right(std::uint32_t node) const {
        return children_.of(node).empty() ? spots_[node].thread : children_.of(node).back();
    }
    double distance(std::uint32_t left, std::uint32_t right) const {
        return (widths_[left] + widths_[right]) / 2 + gap_;
    }

    void place_children(std::uint32_t parent) {
        const auto children = children_.of(parent);
        if (children.empty()) return;
        std::uint32_t standard = children.front();
        for (std::size_t index = 0; index < children.size(); ++index) {
            const std::uint32_t child = children[index];
            spots_[child].number = static_cast<std::uint32_t>(index);
            const double middle = middle_of(child);
            if (index == 0) {
                spots_[child].place = middle;
                continue;
            }
            const std::uint32_t left = children[index - 1];
            spots_[child].place = spots_[left].place + distance(left, child);
            if (!children_.of(child).empty()) spots_[child].of_subtree = spots_[child].place - middle;
            standard = push_apart(child, left, children.front(), standard);
        }
        double shift = 0;
        double change = 0;
        for (std::size_t index = children.size(); index-- > 0;) {
            Spot& spot = spots_[children[index]];
            spot.place += shift;
            spot.of_subtree += shift;
            change += spot.change;
            shift += spot.shift + change;
        }
    }

    double middle_of(std::uint32_t node) const {
        const auto children = children_.of(node);
        if (children.empty()) return 0;
        return (spots_[children.front()].place + spots_[children.back()].place) / 2;
    }

    /// Moves a subtree away from those to its left. Returns the node whose outline the next sibling is compared with.
    std::uint32_t push_apart(std::uint32_t child, std::uint32_t left, std::uint32_t first, std::uint32_t standard) {
        std::uint32_t inner_right = child;
        std::uint32_t outer_right = child;
        std::uint32_t inner_left = left;
        std::uint32_t outer_left = first;
        double inner_right_sum = spots_[inner_right].of_subtree;
        double outer_right_sum = inner_right_sum;
        double inner_left_sum = spots_[inner_left].of_subtree;
        double outer_left_sum = spots_[outer_left].of_subtree;
        while (next_right(inner_left) != none && next_left(inner_right) != none) {
            inner_left = next_right(inner_left);
            inner_right = next_left(inner_right);
            outer_left = next_left(outer_left);
            outer_right = next_right(outer_right);
            spots_[outer_right].ancestor = child;
            const double shift = spots_[inner_left].place + inner_left_sum -
                                 (spots_[inner_right].place + inner_right_sum) + distance(inner_left, inner_right);
            if (shift > 0) {
                const std::uint32_t ancestor = spots_[inner_left].ancestor;
                const bool is_sibling = nodes_[ancestor].parent == nodes_[child].parent;
                move_subtree(is_sibling ? ancestor : standard, child, shift);
                inner_right_sum += shift;
                outer_right_sum += shift;
            }
            inner_left_sum += spots_[inner_left].of_subtree;
            inner_right_sum += spots_[inner_right].of_subtree;
            outer_left_sum += spots_[outer_left].of_subtree;
            outer_right_sum += spots_[outer_right].of_subtree;
        }
        if (next_right(inner_left) != none && next_right(outer_right) == none) {
            spots_[outer_right].thread = next_right(inner_left);
            spots_[outer_right].of_subtree += inner_left_sum - outer_right_sum;
        }
        if (next_left(inner_right) != none && next_left(outer_left) == none) {
            spots_[outer_left].thread = next_left(inner_right);
            spots_[outer_left].of_subtree += inner_right_sum - outer_left_sum;
            return child;
        }
        return standard;
    }

    void move_subtree(std::uint32_t left, std::uint32_t right, double shift) {
        const double part = shift / (spots_[right].number - spots_[left].number);
        spots_[right].change -= part;
        spots_[right].shift += shift;
        spots_[left].change += part;
        spots_[right].place += shift;
        spots_[right].of_subtree += shift;
    }

    std::span<const TreeNode> nodes_;
    std::span<const double> widths_;
    double gap_;
    Children children_;
    std::vector<Spot> spots_;  ///< by node
};
}  // namespace

Children::Children(std::span<const TreeNode> nodes) : begins_(nodes.size() + 1), list_(nodes.size()) {
    for (const TreeNode& node : nodes)
        if (node.parent != none) ++begins_[node.parent + 1];
    for (std::size_t node = 0; node < nodes.size(); ++node) begins_[node + 1] += begins_[node];
    std::vector<std::size_t> next(begins_.begin(), begins_.end() - 1);
    for (std::uint32_t node = 0; node < nodes.size(); ++node)
        if (nodes[node].parent != none) list_[next[nodes[node].parent]++] = node;
}

std::vector<std::uint32_t> depths(std::span<const TreeNode> nodes) {
    std::vector<std::uint32_t> depths(nodes.size());
    for (std::size_t node = 0; node < nodes.size(); ++node)
        if (nodes[node].parent != none) depths[node] = depths[nodes[node].parent] + 1;
    return depths;
}

std::vector<double> tidy_places(std::span<const TreeNode> nodes, std::span<const double> widths, double gap) {
    return Tidy(nodes, widths, gap).places();
}
}  // namespace satdoku::draw
