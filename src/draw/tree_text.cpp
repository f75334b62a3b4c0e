// A tree as lines of text, with branches as in listings of folders.
#include "tree_layout.hpp"
#include <algorithm>

namespace satdoku::draw {
namespace {
/// The texts that a level of the tree adds on the left of a label.
struct Branches {
    std::size_t width;  ///< of each of them
    std::string_view to_child;
    std::string_view past_child;
    std::string_view to_last;
    std::string_view past_last;
};
constexpr Branches drawn = {3, "├─ ", "│  ", "└─ ", "   "};
constexpr Branches typed = {3, "|- ", "|  ", "`- ", "   "};
constexpr Branches narrow_drawn = {2, "├ ", "│ ", "└ ", "  "};
constexpr Branches narrow_typed = {2, "+ ", "| ", "` ", "  "};

/// The most branches that a node has before its label.
std::size_t most_branches(const Tree& tree, const Children& children, bool straight) {
    std::vector<std::size_t> branches(tree.nodes.size());
    std::size_t most = 0;
    for (std::size_t node = 0; node < tree.nodes.size(); ++node) {
        const std::uint32_t parent = tree.nodes[node].parent;
        if (parent == TreeNode::no_parent) continue;
        const bool stays = straight && children.of(parent).size() == 1;
        branches[node] = branches[parent] + (stays ? 0 : 1);
        most = std::max(most, branches[node]);
    }
    return most;
}

/// A node without a line yet.
struct Waiting {
    std::uint32_t node;
    std::size_t depth;         ///< branches before its label
    std::string_view branch;   ///< leads to it; may be empty
    std::string before;        ///< the text left of that
    std::string before_below;  ///< the text left of its children's branches
};
}  // namespace

std::vector<TreeLine> tree_lines(const Tree& tree, std::size_t columns, bool boxes) {
    const Children children(tree.nodes);
    const std::size_t deepest = most_branches(tree, children, false);
    const bool narrow = deepest * drawn.width > columns;
    const Branches& branches = narrow ? (boxes ? narrow_drawn : narrow_typed) : (boxes ? drawn : typed);
    const std::size_t room = columns / branches.width;
    const bool straight = deepest > room;
    std::vector<TreeLine> lines;
    std::vector<Waiting> waiting;
    if (!tree.nodes.empty()) waiting.push_back({0, 0, {}, {}, {}});
    while (!waiting.empty()) {
        const Waiting now = std::move(waiting.back());
        waiting.pop_back();
        const auto below = children.of(now.node);
        const bool stays = straight && below.size() == 1;
        const std::size_t depth = now.depth + (stays ? 0 : 1);
        TreeLine line{now.node, now.before, !below.empty() && depth > room};
        line.branches += now.branch;
        lines.push_back(std::move(line));
        if (lines.back().cut) continue;
        for (std::size_t index = below.size(); index-- > 0;) {
            const bool last = index + 1 == below.size();
            Waiting child{below[index], depth, {}, now.before_below, now.before_below};
            if (!stays) {
                child.branch = last ? branches.to_last : branches.to_child;
                child.before_below += last ? branches.past_last : branches.past_child;
            }
            waiting.push_back(std::move(child));
        }
    }
    return lines;
}
}  // namespace satdoku::draw
