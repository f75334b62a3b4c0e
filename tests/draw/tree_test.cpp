#include "draw/xml.hpp"
#include "support/catch.hpp"
#include "tree_layout.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/draw/font.hpp>
#include <satdoku/draw/tree.hpp>
#include <satdoku/draw/web.hpp>
#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

using namespace satdoku;
using Catch::Matchers::Contains;
using draw::NodeKind;
using draw::Tree;
using draw::TreeNode;

namespace {
constexpr double gap = 10;

/// A tree whose nodes hang below earlier ones.
Tree random_tree(core::Random& random, std::uint32_t nodes) {
    Tree tree{"random", {{.kind = NodeKind::root, .label = "root"}}};
    for (std::uint32_t node = 1; node < nodes; ++node) {
        // Half of them below one of the last few, so that some trees are deep.
        const std::uint64_t reach = random.below(2) == 0 ? node : std::min(node, std::uint32_t{3});
        const auto parent = static_cast<std::uint32_t>(node - 1 - random.below(reach));
        tree.nodes.push_back({.parent = parent, .label = std::to_string(node)});
    }
    return tree;
}

/// What is wrong with places: boxes of one depth overlap, or a parent is not over the middle of its children.
std::string fault_of(const Tree& tree, const std::vector<double>& widths, const std::vector<double>& places) {
    constexpr double tolerance = 1e-6;
    const draw::Children children(tree.nodes);
    const std::vector<std::uint32_t> depth = draw::depths(tree.nodes);
    std::map<std::uint32_t, std::vector<std::uint32_t>> rows;
    std::vector<std::uint32_t> waiting = {0};
    while (!waiting.empty()) {
        const std::uint32_t node = waiting.back();
        waiting.pop_back();
        rows[depth[node]].push_back(node);
        const auto below = children.of(node);
        waiting.insert(waiting.end(), below.rbegin(), below.rend());
        if (below.empty()) continue;
        const double middle = (places[below.front()] + places[below.back()]) / 2;
        if (std::abs(places[node] - middle) > tolerance) return "a parent is beside its children";
    }
    for (const auto& [at, row] : rows) {
        for (std::size_t index = 1; index < row.size(); ++index) {
            const std::uint32_t left = row[index - 1];
            const std::uint32_t right = row[index];
            const double room = places[right] - places[left] - (widths[left] + widths[right]) / 2;
            if (room < gap - tolerance) return "boxes are too close";
        }
    }
    for (std::size_t node = 0; node < places.size(); ++node)
        if (places[node] - widths[node] / 2 < -tolerance) return "a box is outside";
    return "";
}

/// A root with two branches, the first of which has two as well.
Tree small_tree() {
    return {"small",
            {{.kind = NodeKind::root, .label = "root", .below = 4, .cells = {"0"}},
             {.parent = 0, .label = "1", .below = 2, .cells = {"1"}},
             {.parent = 1, .kind = NodeKind::conflict, .label = "2", .note = "7", .cells = {"2"}},
             {.parent = 1, .kind = NodeKind::model, .label = "-2", .cells = {"2"}},
             {.parent = 0, .kind = NodeKind::folded, .label = "-1", .below = 30, .cells = {"1"}}},
            {{2, 0}}};
}

std::string text_of(const Tree& tree, std::size_t columns, bool boxes) {
    std::string text;
    for (const draw::TreeLine& line : draw::tree_lines(tree, columns, boxes)) {
        text += line.branches + tree.nodes[line.node].label;
        text += line.cut ? " ...\n" : "\n";
    }
    return text;
}

/// What is wrong with a drawing whose boxes and jumps have these notes.
std::string fault_of(const draw::Drawing& drawing) {
    std::vector<draw::Rectangle> boxes;
    std::vector<draw::Polyline> jumps;
    for (const draw::Shape& shape : drawing.shapes) {
        if (const auto* const box = std::get_if<draw::Rectangle>(&shape); box != nullptr && box->note == "box")
            boxes.push_back(*box);
        if (const auto* const hexagon = std::get_if<draw::Polygon>(&shape);
            hexagon != nullptr && hexagon->note == "box")
            boxes.push_back({{hexagon->corners[5].x, hexagon->corners[0].y},
                             hexagon->corners[2].x - hexagon->corners[5].x,
                             hexagon->corners[3].y - hexagon->corners[0].y});
        if (const auto* const jump = std::get_if<draw::Polyline>(&shape); jump != nullptr && jump->note == "jump")
            jumps.push_back(*jump);
    }
    std::vector<draw::Rectangle> words;  // around the middles of their letters
    for (const draw::Shape& shape : drawing.shapes) {
        const auto* const label = std::get_if<draw::Label>(&shape);
        if (label == nullptr) continue;
        const double width = draw::text_width(label->text, label->size, label->bold);
        const double left = label->align == draw::Align::middle ? label->at.x - width / 2 : label->at.x;
        words.push_back({{left, label->at.y - 0.7 * label->size}, width, 0.7 * label->size});
    }
    const auto apart = [](const draw::Rectangle& one, const draw::Rectangle& other) {
        return one.corner.x + one.width <= other.corner.x || other.corner.x + other.width <= one.corner.x ||
               one.corner.y + one.height <= other.corner.y || other.corner.y + other.height <= one.corner.y;
    };
    const auto holds = [](const draw::Rectangle& box, const draw::Rectangle& one) {
        return one.corner.x >= box.corner.x && one.corner.x + one.width <= box.corner.x + box.width &&
               one.corner.y >= box.corner.y && one.corner.y + one.height <= box.corner.y + box.height;
    };
    for (std::size_t index = 0; index < words.size(); ++index) {
        for (std::size_t other = 0; other < index; ++other)
            if (!apart(words[index], words[other])) return "words overlap";
        for (const draw::Rectangle& box : boxes)
            if (!apart(words[index], box) && !holds(box, words[index])) return "words are wider than their box";
    }
    const auto inside = [](const draw::Rectangle& box, draw::Point at) {
        return at.x > box.corner.x && at.x < box.corner.x + box.width && at.y > box.corner.y &&
               at.y < box.corner.y + box.height;
    };
    for (std::size_t index = 0; index < boxes.size(); ++index) {
        const draw::Rectangle& box = boxes[index];
        if (box.corner.x < 0 || box.corner.y < 0 || box.corner.x + box.width > drawing.width ||
            box.corner.y + box.height > drawing.height)
            return "a box is outside";
        for (std::size_t other = 0; other < index; ++other) {
            const draw::Rectangle& one = boxes[other];
            if (!apart(box, one)) return "boxes overlap";
        }
        for (const draw::Polyline& jump : jumps) {
            for (std::size_t at = 1; at < jump.points.size(); ++at) {
                constexpr int steps = 40;
                for (int step = 0; step <= steps; ++step) {
                    const double part = static_cast<double>(step) / steps;
                    const draw::Point from = jump.points[at - 1];
                    const draw::Point to = jump.points[at];
                    if (inside(box, {from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part}))
                        return "an arrow crosses a box";
                }
            }
        }
    }
    return "";
}

const std::string hostile = "</text><script>alert(\"1\")</script>\\\n\x1b\xff";
}  // namespace

TEST_CASE("a tidy layout keeps boxes apart and parents over their children", "[draw][tree]") {
    core::Random random(7);
    for (std::uint32_t round = 0; round < 300; ++round) {
        const Tree tree = random_tree(random, 1 + round % 60);
        std::vector<double> widths;
        for (std::size_t node = 0; node < tree.nodes.size(); ++node)
            widths.push_back(20 + static_cast<double>(random.below(40)));
        std::vector<double> places = draw::tidy_places(tree.nodes, widths, gap);
        CAPTURE(round);
        REQUIRE(fault_of(tree, widths, places) == "");
        // The judge itself finds a parent that is moved, and children that are put on each other.
        const draw::Children children(tree.nodes);
        const auto below = children.of(0);
        if (below.empty()) continue;
        const double place = std::exchange(places[0], places[0] + 0.01);
        REQUIRE(fault_of(tree, widths, places) == "a parent is beside its children");
        places[0] = place;
        if (below.size() < 2) continue;
        for (const std::uint32_t node : below) places[node] = place;
        REQUIRE(fault_of(tree, widths, places) != "");
    }
}

TEST_CASE("a full tree is as narrow as its leaves, and its halves are alike", "[draw][tree]") {
    Tree tree{"full", {{}}};
    for (std::uint32_t node = 1; node < 127; ++node) tree.nodes.push_back({.parent = (node - 1) / 2});
    const std::vector<double> widths(tree.nodes.size(), 20);
    const std::vector<double> places = draw::tidy_places(tree.nodes, widths, gap);
    CHECK(places[126] - places[63] == Approx(63 * 30));
    for (std::uint32_t node = 1; node < 127; ++node) {
        // Mirrored, a node is at the other end of its row.
        std::uint32_t first = 1;
        while (2 * first <= node + 1) first *= 2;
        const std::uint32_t mirrored = 3 * first - 2 - (node + 1) + 1 - 1;
        CHECK(places[node] + places[mirrored] == Approx(2 * places[0]));
    }
}

TEST_CASE("a chain of a hundred thousand nodes is laid out and listed", "[draw][tree]") {
    Tree tree{"chain", {{}}};
    for (std::uint32_t node = 1; node < 100000; ++node) tree.nodes.push_back({.parent = node - 1});
    const std::vector<double> widths(tree.nodes.size(), 20);
    CHECK(draw::tidy_places(tree.nodes, widths, gap).back() == 10);
    CHECK(draw::tree_lines(tree, 60, true).size() == tree.nodes.size());
}

TEST_CASE("a tree as text", "[draw][tree]") {
    CHECK(text_of(small_tree(), 60, true) == "root\n├─ 1\n│  ├─ 2\n│  └─ -2\n└─ -1\n");
    CHECK(text_of(small_tree(), 60, false) == "root\n|- 1\n|  |- 2\n|  `- -2\n`- -1\n");
    // If there is no room, nodes that are too deep are left out ...
    CHECK(text_of(small_tree(), 3, true) == "root\n├ 1 ...\n└ -1\n");
    CHECK(text_of(small_tree(), 1, true) == "root ...\n");
    // ... the branches are narrower before that ...
    CHECK(text_of(small_tree(), 5, true) == "root\n├ 1\n│ ├ 2\n│ └ -2\n└ -1\n");
    CHECK(text_of(small_tree(), 5, false) == "root\n+ 1\n| + 2\n| ` -2\n` -1\n");
    // ... and a node without siblings is below its parent.
    Tree chain{"chain", {{.label = "root"}, {.parent = 0, .label = "1"}, {.parent = 1, .label = "2"}}};
    chain.nodes.push_back({.parent = 2, .label = "3"});
    chain.nodes.push_back({.parent = 2, .label = "-3"});
    CHECK(text_of(chain, 60, true) == "root\n└─ 1\n   └─ 2\n      ├─ 3\n      └─ -3\n");
    CHECK(text_of(chain, 3, true) == "root\n1\n2\n├ 3\n└ -3\n");
}

TEST_CASE("trees are drawn in rows, nothing is outside of the picture, and no arrow crosses a box", "[draw][tree]") {
    core::Random random(9);
    for (std::uint32_t round = 0; round < 60; ++round) {
        std::vector<Tree> trees;
        for (std::uint32_t count = 0; count <= round % 8; ++count) {
            trees.push_back(random_tree(random, 2 + static_cast<std::uint32_t>(random.below(40))));
            Tree& tree = trees.back();
            for (std::uint32_t node = 0; node < tree.nodes.size(); ++node) {
                TreeNode& one = tree.nodes[node];
                one.label = std::string(1 + random.below(8), '8');
                while (random.below(4) == 0) one.label += " b11=2";
                one.note = random.below(2) == 0 ? "" : "7 @3 +5";
                one.kind = static_cast<NodeKind>(random.below(draw::node_kinds));
                one.below = random.below(100000);
                one.asserted = random.below(3) == 0;
                one.explanation = {"box"};
                std::uint32_t above = one.parent;
                while (above != TreeNode::no_parent && random.below(3) != 0) above = tree.nodes[above].parent;
                if (above != TreeNode::no_parent) tree.arrows.push_back({node, above, "jump"});
            }
        }
        CAPTURE(round);
        const draw::Drawing drawing = draw::draw_trees(trees, {.title = "trees"});
        REQUIRE(fault_of(drawing) == "");
        if (trees.size() > 1) CHECK(drawing.width < 2500);
    }
    // The judge finds an arrow that crosses a box, and what is outside.
    draw::Drawing wrong{100, 100};
    wrong.add(draw::Rectangle{{10, 10}, 20, 20, draw::Ink::paper, {}, "box"});
    REQUIRE(fault_of(wrong) == "");
    wrong.add(draw::Polyline{{{5, 5}, {50, 50}}, {draw::Ink::purple, 1}, "jump"});
    CHECK(fault_of(wrong) == "an arrow crosses a box");
    wrong.shapes.back() = draw::Rectangle{{25, 10}, 20, 20, draw::Ink::paper, {}, "box"};
    CHECK(fault_of(wrong) == "boxes overlap");
    wrong.shapes.back() = draw::Rectangle{{90, 10}, 20, 20, draw::Ink::paper, {}, "box"};
    CHECK(fault_of(wrong) == "a box is outside");
    wrong.shapes.back() = draw::Label{{12, 25}, "too long", 11};
    CHECK(fault_of(wrong) == "words are wider than their box");
    wrong.shapes.back() = draw::Label{{12, 25}, "8", 11};
    CHECK(fault_of(wrong) == "");
    wrong.add(draw::Label{{14, 23}, "8", 11});
    CHECK(fault_of(wrong) == "words overlap");
}

TEST_CASE("boxes are narrow: long labels have two lines, and what is not drawn is a number", "[draw][tree]") {
    const Tree tree{"chain",
                    {{.label = "-731 b11!=2 ... 815 b72=3", .note = "@1-9", .explanation = {"box"}},
                     {.parent = 0,
                      .kind = NodeKind::folded,
                      .label = "... 1234 nodes below",
                      .below = 1234,
                      .explanation = {"box"}}}};
    const draw::Drawing drawing = draw::draw_trees(std::span(&tree, 1), {});
    std::vector<std::string> words;
    for (const draw::Shape& shape : drawing.shapes)
        if (const auto* const label = std::get_if<draw::Label>(&shape)) words.push_back(label->text);
    CHECK(words == std::vector<std::string>{"-731 b11!=2", "... 815 b72=3", "@1-9", "...", "1234", "chain"});
    for (const draw::Shape& shape : drawing.shapes)
        if (const auto* const box = std::get_if<draw::Rectangle>(&shape); box != nullptr && box->note == "box")
            CHECK(box->width < 110);
}

TEST_CASE("pictures of trees are well-formed, whatever their words are", "[draw][tree]") {
    std::vector<Tree> trees = {small_tree(), small_tree(), {}};
    trees[1].title = hostile;
    for (TreeNode& node : trees[1].nodes) {
        node.label = hostile;
        node.note = hostile;
        node.cells = {hostile};
        node.explanation = {hostile, hostile};
    }
    draw::TreeLegend legend{hostile, {}, hostile, hostile, hostile, {hostile, hostile}};
    for (int kind = 0; kind < draw::node_kinds; ++kind) legend.kinds.push_back({static_cast<NodeKind>(kind), hostile});
    const std::string picture = draw::svg(draw::draw_trees(trees, legend), draw::Colours::fixed, "trees");
    CHECK(support::xml_fault(picture) == "");
    CHECK_THAT(picture, !Contains("<script") && Contains(">root<") && Contains(">-2<"));

    const draw::TreePageWords words{"en", hostile, hostile, hostile, hostile, hostile, hostile, hostile, hostile};
    const std::string page = draw::trees_as_page(trees, legend, words);
    CHECK(support::html_fault(page) == "");
    CHECK_THAT(page, !Contains("alert(\"") && Contains("<svg") && Contains(">root<"));
    const auto rows = [&page] {
        std::size_t count = 0;
        for (std::size_t at = page.find("<tr data-d"); at != std::string::npos; at = page.find("<tr data-d", at + 1))
            ++count;
        return count;
    }();
    CHECK(rows == 10);

    const std::string dot = draw::trees_as_dot(trees, legend);
    CHECK_THAT(dot, Contains("t0n0 [label=\"root\"") && Contains("t0n0 -> t0n1;") && Contains("\\\"1\\\""));
    CHECK_THAT(dot, Contains("t0n2 -> t0n0 [style=dashed"));
    for (const char character : dot) CHECK((character == '\n' || static_cast<unsigned char>(character) >= ' '));
}

TEST_CASE("a page has no drawing of a tree that is too large for it", "[draw][tree]") {
    core::Random random(1);
    const std::vector<Tree> trees = {random_tree(random, 2000)};
    const draw::TreePageWords words{"en", "", "", "", "", "", "", "", ""};
    CHECK_THAT(draw::trees_as_page(trees, {.title = "large"}, words), !Contains("<svg"));
}
