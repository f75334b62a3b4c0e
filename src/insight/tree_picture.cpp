#include "tree_extent.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>

namespace satdoku::insight {
namespace {
using draw::NodeKind;
using trace::SearchTree;
using wording::clause_name;

constexpr std::size_t most_listed = 24;  ///< of the propagations in an explanation

/// How a node ended, in words; empty if the nodes below it show that.
std::string ending_text(const SearchTree::Node& node) {
    switch (node.ending) {
        case SearchTree::Ending::conflict: return language::text("tree.conflict", clause_name(node.conflict));
        case SearchTree::Ending::model: return language::text("tree.model");
        case SearchTree::Ending::cut_off: return language::text("tree.cut_off");
        case SearchTree::Ending::jumped_over: return has_other_branch(node) ? language::text("tree.jumped_over") : "";
        case SearchTree::Ending::restarted: return has_other_branch(node) ? language::text("tree.restarted") : "";
        case SearchTree::Ending::inner: break;
    }
    return {};
}

/// "731 b11=2"; only the number if its meaning is not known.
std::string number_and_words(cnf::Literal literal, const wording::ClauseWords& words) {
    std::string text = std::to_string(literal.dimacs());
    const std::string said = words ? words.literal(literal) : "";
    if (!said.empty()) text.append(" ").append(said);
    return text;
}

std::string label_of(const SearchTree::Node& node, const wording::ClauseWords& words) {
    return node.kind == SearchTree::Kind::root ? language::text("tree.root") : number_and_words(node.literal, words);
}

/// "7 @3 +12": the false clause, the level, and the number of propagated literals.
std::string note_of(const SearchTree::Node& node) {
    std::string note;
    if (node.ending == SearchTree::Ending::conflict && node.conflict != 0) note = std::to_string(node.conflict);
    if (node.kind != SearchTree::Kind::root) core::append_item(note, " ", "@" + std::to_string(node.level));
    if (node.propagations > 0) core::append_item(note, " ", "+" + std::to_string(node.propagations));
    return note;
}

std::string jump_text(const SearchTree::Jump& jump) {
    return language::text("tree.jump", clause_name(jump.clause), jump.literals, jump.level);
}

std::string kind_text(const SearchTree::Node& node, const wording::ClauseWords& words) {
    static constexpr std::array<std::string_view, 5> keys = {"tree.root", "tree.is_decision", "tree.is_flip",
                                                             "tree.is_assumption", "tree.is_assertion"};
    return language::text(keys[static_cast<std::size_t>(node.kind)], label_of(node, words), node.level);
}

std::vector<std::string> explanation_of(const SearchTree& tree, std::uint32_t index,
                                        const wording::ClauseWords& words) {
    const SearchTree::Node& node = tree.nodes()[index];
    std::vector<std::string> lines = {kind_text(node, words)};
    if (node.propagations > 0) {
        std::vector<std::string> list;
        const auto known = tree.propagations_of(index);
        for (const SearchTree::Propagation& one : known.first(std::min(known.size(), most_listed))) {
            list.push_back(language::text("list.bracketed", number_and_words(one.literal, words),
                                          one.clause == 0 ? language::text("tree.pure") : clause_name(one.clause)));
        }
        if (known.size() > most_listed) list.emplace_back("...");
        const std::string count = language::text("tree.propagated", node.propagations);
        lines.push_back(
            list.empty() ? count : language::text("list.named", count, core::join(list, language::text("list.comma"))));
    }
    if (const std::string ending = ending_text(node); !ending.empty()) lines.push_back(ending);
    if (const SearchTree::Jump* const jump = tree.jump_of(index)) lines.push_back(jump_text(*jump));
    if (node.size > 1) lines.push_back(language::text("tree.below", node.size - 1));
    return lines;
}

draw::TreeNode drawn(const SearchTree& tree, const ShownNode& shown, const wording::ClauseWords& words) {
    const SearchTree::Node& node = tree.nodes()[shown.first];
    const SearchTree::Jump* const jump = tree.jump_of(shown.first);
    const std::string end = jump == nullptr
                                ? ending_text(node)
                                : language::text("tree.short_jump", node.conflict, jump->clause, jump->level);
    return {.parent = shown.parent,
            .kind = kind_of(node),
            .label = label_of(node, words),
            .note = note_of(node),
            .below = node.size - 1,
            .cells = {std::to_string(node.level), std::to_string(node.propagations), end},
            .explanation = explanation_of(tree, shown.first, words),
            .asserted = node.kind == SearchTree::Kind::assertion};
}

/// Several nodes in a row as one.
draw::TreeNode drawn_row(const SearchTree& tree, const ShownNode& shown, const wording::ClauseWords& words) {
    draw::TreeNode row = drawn(tree, shown, words);
    const SearchTree::Node& last = tree.nodes()[shown.last];
    std::vector<std::string> labels;
    std::uint64_t propagations = 0;
    for (std::uint32_t node = shown.first; node <= shown.last; ++node) {
        propagations += tree.nodes()[node].propagations;
        if (labels.size() == most_listed) labels.emplace_back("...");
        if (labels.size() < most_listed) labels.push_back(label_of(tree.nodes()[node], words));
    }
    const std::string levels = row.cells[0] + "-" + std::to_string(last.level);
    row.label = language::text("tree.row", row.label, label_of(last, words));
    row.note = "@" + levels;
    if (propagations > 0) row.note += " +" + std::to_string(propagations);
    row.below = last.size - 1;
    row.cells = {levels, std::to_string(propagations), language::text("tree.row_length", shown.length)};
    if (const std::string ending = ending_text(last); !ending.empty())
        core::append_item(row.cells.back(), language::text("list.comma"), ending);
    row.explanation = {language::text("tree.row_nodes", shown.length, core::join(labels, language::text("list.comma"))),
                       language::text("tree.propagated", propagations), language::text("tree.below", row.below)};
    row.nodes = shown.length;
    return row;
}

/// The target of a jump: the node that opened the level, or the root.
std::uint32_t target_of(const SearchTree& tree, std::uint32_t node, std::uint32_t level) {
    const auto nodes = tree.nodes();
    while (nodes[node].parent != SearchTree::none) {
        node = nodes[node].parent;
        if (nodes[node].level <= level && nodes[node].kind != SearchTree::Kind::assertion) break;
    }
    return node;
}

std::string title_of(const SearchTree& tree, const std::string& name) {
    std::string title = language::text("tree.title", name, tree.node_count(), tree.conflicts(), tree.deepest_level());
    if (tree.jumps() > 0) title += language::text("tree.title_jumps", tree.jumps());
    if (tree.restarts() > 0) title += language::text("tree.title_restarts", tree.restarts());
    if (tree.verdict() == "satisfiable")
        title += language::text("tree.title_end", language::text("verdict.satisfiable"));
    if (tree.verdict() == "unsatisfiable")
        title += language::text("tree.title_end", language::text("verdict.unsatisfiable"));
    if (tree.verdict() == "unknown") title += language::text("tree.title_end", language::text("tree.cut_off"));
    if (tree.verdict().empty()) title += language::text("tree.title_end", language::text("tree.trace_ends"));
    return title;
}

bool has_kind(std::span<const draw::Tree> trees, NodeKind kind) {
    return std::ranges::any_of(trees, [kind](const draw::Tree& tree) {
        return std::ranges::count(tree.nodes, kind, &draw::TreeNode::kind) > 0;
    });
}

ui::Style style_of(NodeKind kind) {
    if (kind == NodeKind::conflict) return ui::Style::bad;
    if (kind == NodeKind::model) return ui::Style::good;
    return kind == NodeKind::folded ? ui::Style::dim : ui::Style::plain;
}

/// The sign of a literal that was not chosen.
constexpr std::string_view asserted_sign = "=> ";

std::string text_label(const draw::TreeNode& node) {
    return (node.asserted ? std::string(asserted_sign) : std::string()) + node.label;
}

void append_tree(std::string& text, const ui::Console& console, const draw::Tree& tree,
                 const draw::TreeLegend& legend) {
    constexpr std::size_t gap = 2;
    constexpr std::size_t least_for_branches = 9;
    for (const std::string& line : ui::wrap(tree.title, console.columns()))
        text.append(console.paint(ui::Style::heading, line)).append("\n");
    std::vector<std::size_t> widths(legend.columns.size());
    for (std::size_t column = 0; column < widths.size(); ++column) {
        widths[column] = ui::display_width(legend.columns[column]);
        for (const draw::TreeNode& node : tree.nodes) {
            const std::string cell = column == 0          ? text_label(node)
                                     : node.cells.empty() ? node.label
                                                          : node.cells[column - 1];
            if (column == 0 || !node.cells.empty()) widths[column] = std::max(widths[column], ui::display_width(cell));
        }
    }
    std::size_t taken = 0;
    for (const std::size_t width : widths) taken += width + gap;
    const std::size_t room = console.columns() > taken ? console.columns() - taken : 0;
    const std::vector<draw::TreeLine> lines =
        draw::tree_lines(tree, std::max(room, least_for_branches), console.boxes());
    std::vector<std::string> labels = {legend.columns.front()};
    for (const draw::TreeLine& line : lines) labels.push_back(line.branches + text_label(tree.nodes[line.node]));
    const std::size_t label_width = ui::widest(labels);
    const auto append = [&](const std::string& label, std::size_t padding, const std::vector<std::string>& cells,
                            ui::Style style) {
        std::string line = label;
        if (!cells.empty()) line += std::string(padding, ' ');
        for (std::size_t index = 0; index < cells.size(); ++index) {
            const bool last = index + 1 == cells.size();
            if (last && cells[index].empty()) break;
            line += std::string(gap, ' ');
            line += last ? console.paint(style, cells[index]) : ui::pad_left(cells[index], widths[index + 1]);
        }
        text += console.fit(line + '\n');
    };
    append(labels.front(), label_width - ui::display_width(labels.front()),
           {legend.columns.begin() + 1, legend.columns.end()}, ui::Style::plain);
    for (std::size_t index = 0; index < lines.size(); ++index) {
        const draw::TreeNode& node = tree.nodes[lines[index].node];
        const std::size_t padding = label_width - ui::display_width(labels[index + 1]);
        std::vector<std::string> cells = node.cells;
        if (lines[index].cut && !cells.empty()) cells.back() = language::text("tree.folded", node.below);
        append(lines[index].branches + console.paint(style_of(node.kind), text_label(node)), padding, cells,
               style_of(node.kind));
    }
}
}  // namespace

draw::Tree tree_picture(const SearchTree& tree, const std::string& name, const TreeExtent& extent,
                        const wording::ClauseWords& words) {
    draw::Tree picture{title_of(tree, name), {}, {}};
    const auto nodes = tree.nodes();
    const std::vector<ShownNode> shown = shown_nodes(tree, extent);
    std::uint64_t count = 0;
    std::vector<std::uint32_t> places(nodes.size(), SearchTree::none);
    for (const ShownNode& one : shown) {
        count += one.length;
        for (std::uint32_t node = one.first; node <= one.last; ++node)
            places[node] = static_cast<std::uint32_t>(picture.nodes.size());
        picture.nodes.push_back(one.length > 1 ? drawn_row(tree, one, words) : drawn(tree, one, words));
    }
    if (!extent.top.empty())
        picture.title += language::text(
            "tree.title_below", core::join(extent.top, " ", [](cnf::Literal literal) { return literal.dimacs(); }));
    if (count < tree.node_count()) picture.title += language::text("tree.title_part", count);
    // The hidden nodes below a parent are one node, the last of its children.
    for (std::uint32_t place = 0; place < shown.size(); ++place) {
        const std::uint64_t hidden = shown[place].hidden;
        if (hidden == 0) continue;
        picture.nodes.push_back({.parent = place,
                                 .kind = NodeKind::folded,
                                 .label = language::text("tree.folded", hidden),
                                 .below = hidden,
                                 .explanation = {language::text("tree.below", hidden)}});
    }
    for (const ShownNode& one : shown) {
        const SearchTree::Jump* const jump = tree.jump_of(one.first);
        if (jump == nullptr || nodes[one.first].level <= jump->level + 1) continue;
        const std::uint32_t target = places[target_of(tree, one.first, jump->level)];
        if (target != SearchTree::none) picture.arrows.push_back({places[one.first], target, jump_text(*jump)});
    }
    return picture;
}

draw::TreeLegend tree_legend(const std::string& title, std::span<const draw::Tree> trees) {
    draw::TreeLegend legend{.title = title, .note = language::text("tree.legend_note")};
    struct Meaning {
        NodeKind kind;
        std::string_view key;
    };
    static constexpr std::array<Meaning, 5> meanings = {{{NodeKind::conflict, "tree.legend_conflict"},
                                                         {NodeKind::model, "tree.model"},
                                                         {NodeKind::passed, "tree.legend_passed"},
                                                         {NodeKind::open, "tree.cut_off"},
                                                         {NodeKind::folded, "tree.legend_folded"}}};
    for (const Meaning& meaning : meanings)
        if (has_kind(trees, meaning.kind)) legend.kinds.push_back({meaning.kind, language::text(meaning.key)});
    const auto is_asserted = [](const draw::TreeNode& node) { return node.asserted; };
    for (const draw::Tree& tree : trees)
        if (std::ranges::any_of(tree.nodes, is_asserted)) legend.asserted = language::text("tree.legend_asserted");
    const bool jumps = std::ranges::any_of(trees, [](const draw::Tree& tree) { return !tree.arrows.empty(); });
    if (jumps) legend.arrows = language::text("tree.legend_jumps");
    legend.columns = {language::text("tree.node"), language::text("tree.level"), language::text("tree.implied"),
                      language::text("tree.end")};
    return legend;
}

std::string trees_as_text(const ui::Console& console, std::span<const draw::Tree> trees,
                          const draw::TreeLegend& legend) {
    std::string text;
    for (const draw::Tree& tree : trees) {
        if (!text.empty()) text += '\n';
        append_tree(text, console, tree, legend);
    }
    if (!legend.asserted.empty()) {
        const std::string meaning = std::string(asserted_sign) + legend.asserted;
        text.append("\n").append(ui::wrapped(meaning, console.columns()));
    }
    return text;
}

std::string trees_as_page(std::span<const draw::Tree> trees, const draw::TreeLegend& legend) {
    return draw::trees_as_page(trees, legend,
                               {.language = language::spoken_language_tag(),
                                .fold = language::text("tree.fold"),
                                .shallower = language::text("tree.shallower"),
                                .deeper = language::text("tree.deeper"),
                                .unfold = language::text("tree.unfold"),
                                .keys = language::text("tree.keys"),
                                .smaller = language::text("explore.page.tool.smaller"),
                                .larger = language::text("explore.page.tool.larger"),
                                .not_drawn = language::text("tree.not_drawn")});
}
}  // namespace satdoku::insight
