#include <satdoku/core/text.hpp>
#include <satdoku/draw/web.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/width.hpp>
#include <satdoku/wording/conflict_picture.hpp>
#include <set>

namespace satdoku::wording {
namespace {

using draw::GraphNodeKind;
using solve::Event;
using trace::ImplicationGraph;

// -- words for parts of the graph

std::string numbers_of(const auto& literals) {
    return core::join(literals, " ", [](cnf::Literal literal) { return literal.dimacs(); });
}

/// "1 -2 3"
std::string listed_literals(std::span<const cnf::Literal> literals) {
    return literals.empty() ? language::text("conflict.empty") : numbers_of(literals);
}

/// The same for a clause that is one of many: of more than 60 literals the first 12, and their number.
/// @param point  comes first, if it is in the clause
std::string some_literals(const trace::Resolvent& clause, std::optional<cnf::Literal> point = {}) {
    constexpr std::size_t most = 60;
    constexpr std::size_t some = 12;
    const auto& literals = clause.literals();
    const std::size_t count = literals.size() > most ? some : literals.size();
    std::vector<cnf::Literal> shown;
    if (point) shown.push_back(*point);
    for (auto next = literals.begin(); shown.size() < count; ++next)
        if (*next != point) shown.push_back(*next);
    if (count == literals.size()) return listed_literals(shown);
    return language::text("conflict.some_literals", numbers_of(shown), count, literals.size());
}

/// A whole clause: "1 -2 -3@0", where -3 is false at level 0. A conflict of that level marks none.
std::string whole_clause(const ImplicationGraph& conflict, std::span<const cnf::Literal> literals) {
    if (literals.empty()) return listed_literals(literals);
    return core::join(literals, " ", [&](cnf::Literal literal) {
        const ImplicationGraph::Node* const node = conflict.find(literal.variable());
        const bool is_marked = conflict.level > 0 && node != nullptr && node->level == 0;
        return std::to_string(literal.dimacs()) + (is_marked ? "@0" : "");
    });
}

/// The reason why a literal is true.
std::string reason_text(const ImplicationGraph& conflict, const ImplicationGraph::Node& node) {
    if (node.how == Event::Kind::decision) return language::text(node.flip ? "conflict.flip" : "conflict.decision");
    if (node.how == Event::Kind::pure_literal) return language::text("conflict.pure");
    return clause_name(node.reason) + ": " + whole_clause(conflict, node.clause);
}

/// The rule of the puzzle that the reason of a literal encodes. Empty if the reason is not a clause, or has no words.
std::string rule_text(const ImplicationGraph::Node& node, const ClauseWords& words) {
    return words && !node.clause.empty() ? words.clause(node.clause) : "";
}

/// The name of a cut. @param cut  its index
std::string cut_name(const ImplicationGraph& conflict, std::size_t cut) {
    const std::uint32_t point = conflict.cuts[cut].point;
    const std::string literal = std::to_string(conflict.nodes[point].literal.dimacs());
    const bool is_last = cut + 1 == conflict.cuts.size();
    if (cut == 0) return language::text(is_last ? "conflict.only_point" : "conflict.first_point", literal);
    return language::text(is_last ? "conflict.last_point" : "conflict.point", literal);
}

// -- the graph

/// Returns for each node whether it is drawn. Level 0, where nothing depends on a decision, is drawn only for a conflict
/// there. If more than `most` are left: the last `most` of those on the conflict's level and their direct causes.
std::vector<char> drawn_nodes(const ImplicationGraph& conflict, std::size_t most) {
    std::vector<char> drawn(conflict.nodes.size(), 1);
    std::size_t count = 0;
    for (std::size_t node = 0; node < drawn.size(); ++node) {
        if (conflict.level > 0 && conflict.nodes[node].level == 0) drawn[node] = 0;
        count += drawn[node] != 0 ? 1U : 0U;
    }
    if (count <= most) return drawn;
    std::vector<char> near(conflict.nodes.size());
    for (const std::uint32_t cause : conflict.causes) near[cause] = 1;
    for (std::size_t node = 0; node < near.size(); ++node) {
        if (conflict.nodes[node].level != conflict.level) continue;
        near[node] = 1;
        for (const std::uint32_t cause : conflict.nodes[node].causes) near[cause] = 1;
    }
    std::size_t left = most;
    for (std::size_t node = drawn.size(); node-- > 0;) {
        if (drawn[node] == 0) continue;
        drawn[node] = near[node] != 0 && left > 0 ? 1 : 0;
        if (drawn[node] != 0) --left;
    }
    return drawn;
}

class GraphOfConflict {
  public:
    GraphOfConflict(const ImplicationGraph& conflict, std::size_t most, const ClauseWords& words)
        : conflict_(conflict), words_(words), drawn_(drawn_nodes(conflict, most)), places_(conflict.nodes.size()) {
        for (const ImplicationGraph::Cut& cut : conflict.cuts) points_.insert(cut.point);
        if (!conflict.learned) return;
        for (const cnf::Literal literal : conflict.learned->literals) learned_.insert(literal);
    }

    draw::Graph make(const std::string& title) {
        graph_.title = title;
        add_bands();
        for (std::uint32_t node = 0; node < conflict_.nodes.size(); ++node)
            if (drawn_[node] != 0) add_node(node);
        const auto goal = static_cast<std::uint32_t>(graph_.nodes.size());
        graph_.nodes.push_back(
            {bands_[conflict_.level], GraphNodeKind::goal, clause_name(conflict_.clause),
             explained(language::text("conflict.is_false", whole_clause(conflict_, conflict_.literals)),
                       words_ ? words_.clause(conflict_.literals) : "")});
        const std::string label = edge_label(conflict_.clause, conflict_.causes);
        for (const std::uint32_t cause : conflict_.causes)
            if (drawn_[cause] != 0) graph_.edges.push_back({places_[cause], goal, label});
        add_cuts(goal);
        add_learned();
        add_legend();
        return std::move(graph_);
    }

  private:
    /// "15 (+2)": the clause, and how many of its literals are false on level 0, which is not drawn.
    std::string edge_label(std::uint64_t clause, const std::vector<std::uint32_t>& causes) {
        std::string label = clause == 0 ? "?" : std::to_string(clause);
        if (conflict_.level == 0) return label;
        const auto folded =
            std::ranges::count_if(causes, [this](std::uint32_t cause) { return conflict_.nodes[cause].level == 0; });
        if (folded > 0) label += " (+" + std::to_string(folded) + ")";
        folded_ = folded_ || folded > 0;
        return label;
    }

    static std::string explained(std::string text, const std::string& rule) {
        if (!rule.empty()) text.append("; ").append(rule);
        return text;
    }

    /// A column for each level; of many levels, one for all but the last few.
    void add_bands() {
        constexpr std::size_t most = 4;
        bands_[conflict_.level] = 0;
        for (std::size_t node = 0; node < drawn_.size(); ++node)
            if (drawn_[node] != 0) bands_[conflict_.nodes[node].level] = 0;
        const std::size_t joined = bands_.size() > most ? bands_.size() - most : 0;
        std::size_t index = 0;
        for (auto& [level, band] : bands_) {
            if (index == 0 || index > joined) {
                graph_.bands.push_back(language::text("conflict.level", level));
            } else {
                graph_.bands.back() = language::text("conflict.levels", bands_.begin()->first, level);
            }
            band = static_cast<std::uint32_t>(graph_.bands.size()) - 1;
            joined_ = index++ == joined && joined > 0 ? level : joined_;
        }
    }

    /// The meaning of a literal, and its level if its column has several.
    std::string note_of(const ImplicationGraph::Node& node) const {
        std::string note = words_ ? words_.literal(node.literal) : "";
        if (joined_ && node.level <= *joined_) core::append_item(note, " ", "@" + std::to_string(node.level));
        return note;
    }

    /// The learned clause, and where the search continues.
    void add_learned() {
        if (!conflict_.learned) return;
        const ImplicationGraph::Learned& learned = *conflict_.learned;
        graph_.captions.push_back(language::text("conflict.caption_learned", clause_name(learned.clause),
                                                 some_literals(trace::Resolvent(learned.literals))));
        graph_.captions.push_back(language::text("conflict.glue", learned.literals.size(), learned.glue));
        if (learned.literals.empty()) return;
        graph_.captions.back() +=
            language::text("list.semicolon") +
            language::text("conflict.caption_jump", learned.level, learned.literals.front().dimacs());
    }

    void add_node(std::uint32_t index) {
        const ImplicationGraph::Node& node = conflict_.nodes[index];
        places_[index] = static_cast<std::uint32_t>(graph_.nodes.size());
        const bool has_causes =
            std::ranges::any_of(node.causes, [this](std::uint32_t cause) { return drawn_[cause] != 0; });
        GraphNodeKind kind = GraphNodeKind::implied;
        if (node.how == Event::Kind::decision) {
            kind = GraphNodeKind::source;
        } else if (points_.contains(index)) {
            kind = GraphNodeKind::point;
        } else if (!has_causes) {
            kind = GraphNodeKind::given;
        }
        graph_.nodes.push_back({bands_[node.level], kind, std::to_string(node.literal.dimacs()),
                                explained(reason_text(conflict_, node), rule_text(node, words_)), note_of(node),
                                learned_.contains(~node.literal)});
        const std::string label = edge_label(node.reason, node.causes);
        for (const std::uint32_t cause : node.causes)
            if (drawn_[cause] != 0) graph_.edges.push_back({places_[cause], places_[index], label});
    }

    /// The first unique implication point, the decision, and some between them.
    void add_cuts(std::uint32_t goal) {
        constexpr std::size_t most = 6;
        const std::size_t count = conflict_.cuts.size();
        for (std::size_t index = count; index-- > 0;) {
            const ImplicationGraph::Cut& cut = conflict_.cuts[index];
            if ((index + 1 < count && index + 1 >= most) || drawn_[cut.point] == 0) {
                ++missing_cuts_;
                continue;
            }
            draw::GraphCut drawn{cut_name(conflict_, index), {}};
            for (const auto& resolution : std::span(conflict_.resolutions).first(cut.resolutions)) {
                const std::uint32_t node = resolution.node;
                const bool in_last = conflict_.nodes[node].level == conflict_.level;
                if (drawn_[node] != 0 && in_last) drawn.side.push_back(places_[node]);
            }
            drawn.side.push_back(goal);
            graph_.cuts.push_back(std::move(drawn));
        }
    }

    void add_legend() {
        const auto add = [this](GraphNodeKind kind, std::string_view key) {
            const bool is_drawn =
                std::ranges::any_of(graph_.nodes, [kind](const draw::GraphNode& node) { return node.kind == kind; });
            if (is_drawn) graph_.kinds.push_back({kind, language::text(key)});
        };
        add(GraphNodeKind::source, "conflict.decision");
        add(GraphNodeKind::point, "conflict.legend_point");
        add(GraphNodeKind::goal, "conflict.mark");
        add(GraphNodeKind::given, "conflict.legend_given");
        if (std::ranges::any_of(graph_.nodes, [](const auto& node) { return node.marked; }))
            graph_.marked = language::text("conflict.legend_learned");
        graph_.note = language::text("conflict.legend_edges");
        if (folded_) graph_.note += language::text("list.semicolon") + language::text("explore.page.graph.facts");
        std::size_t missing = 0;
        for (std::size_t node = 0; node < drawn_.size(); ++node) {
            const bool folded = conflict_.level > 0 && conflict_.nodes[node].level == 0;
            missing += drawn_[node] == 0 && !folded ? 1U : 0U;
        }
        if (missing > 0)
            graph_.note += language::text("list.semicolon") + language::text("conflict.not_drawn", missing);
        if (missing_cuts_ > 0) {
            const std::size_t all = conflict_.cuts.size();
            graph_.note +=
                language::text("list.semicolon") + language::text("conflict.cuts_drawn", all - missing_cuts_, all);
        }
    }

    const ImplicationGraph& conflict_;
    const ClauseWords& words_;
    std::vector<char> drawn_;
    std::vector<std::uint32_t> places_;             ///< by node of the conflict: where it is in the graph
    std::map<std::uint32_t, std::uint32_t> bands_;  ///< by level
    std::optional<std::uint32_t> joined_;           ///< the last level of the column of several levels
    std::set<std::uint32_t> points_;                ///< nodes at which there are cuts
    std::set<cnf::Literal> learned_;                ///< literals of the learned clause
    std::size_t missing_cuts_ = 0;
    bool folded_ = false;  ///< a clause has literals of level 0, which are not drawn
    draw::Graph graph_;
};

// -- tables: implications level by level, cuts, and the resolution from the falsified clause to the learned one

/// Words and a table that belong together.
struct ConflictPart {
    std::string heading;
    std::vector<std::string> lines = {};    ///< before the table
    std::vector<std::string> columns = {};  ///< titles; empty: no table
    std::vector<std::vector<std::string>> rows = {};
};

/// Returns how many of a table's rows are shown; the part says so if that is not all.
std::size_t shown_rows(ConflictPart& part, std::size_t count) {
    constexpr std::size_t most = 10'000;
    if (count > most) part.lines.push_back(language::text("conflict.first_rows", most, count));
    return std::min(count, most);
}

ConflictPart implications(const ImplicationGraph& conflict, const ClauseWords& words) {
    ConflictPart part{language::text("conflict.implications"), {}, {}, {}};
    const auto add = [&part, &words](std::vector<std::string> row, const std::string& meaning,
                                     const std::string& rule) {
        if (words) {
            row.insert(row.end() - 1, meaning);
            row.push_back(rule);
        }
        part.rows.push_back(std::move(row));
    };
    part.columns = {language::text("tree.level"), language::text("conflict.literal"),
                    language::text("conflict.reason")};
    if (words) {
        part.columns.insert(part.columns.end() - 1, language::text("conflict.says"));
        part.columns.push_back(language::text("conflict.rule"));
    }
    // The trail is in the order of levels, except for literals that were implied late.
    std::vector<const ImplicationGraph::Node*> nodes;
    for (const ImplicationGraph::Node& node : conflict.nodes) nodes.push_back(&node);
    std::ranges::stable_sort(nodes, [](const auto* left, const auto* right) { return left->level < right->level; });
    nodes.resize(shown_rows(part, nodes.size()));
    for (const ImplicationGraph::Node* const node : nodes) {
        add({std::to_string(node->level), std::to_string(node->literal.dimacs()), reason_text(conflict, *node)},
            words ? words.literal(node->literal) : "", rule_text(*node, words));
    }
    add({std::to_string(conflict.level), language::text("conflict.mark"),
         clause_name(conflict.clause) + ": " + whole_clause(conflict, conflict.literals)},
        "", words ? words.clause(conflict.literals) : "");
    return part;
}

ConflictPart cuts(const ImplicationGraph& conflict) {
    ConflictPart part{language::text("conflict.cuts"), {}, {}, {}};
    part.columns = {language::text("conflict.cut"), language::text("conflict.after"),
                    language::text("conflict.cut_clause")};
    trace::Resolvent clause(conflict.start);
    std::size_t resolved = 0;
    const std::size_t shown = shown_rows(part, conflict.cuts.size());
    for (std::size_t index = 0; index < shown; ++index) {
        const ImplicationGraph::Cut& cut = conflict.cuts[index];
        while (resolved < cut.resolutions) clause.resolve(conflict, conflict.resolutions[resolved++]);
        part.rows.push_back({cut_name(conflict, index), std::to_string(cut.resolutions),
                             some_literals(clause, ~conflict.nodes[cut.point].literal)});
    }
    if (conflict.cuts.empty()) part = {part.heading, {language::text("conflict.no_cuts")}, {}, {}};
    return part;
}

ConflictPart resolution(const ImplicationGraph& conflict) {
    ConflictPart part{language::text("conflict.resolution"), {}, {}, {}};
    part.columns = {language::text("conflict.step"), language::text("conflict.resolved_on"),
                    language::text("conflict.with"), language::text("conflict.resolvent")};
    part.rows.push_back({"0", "", clause_name(conflict.clause) + ": " + whole_clause(conflict, conflict.literals),
                         listed_literals(conflict.start)});
    trace::Resolvent resolvent(conflict.start);
    const std::size_t shown = shown_rows(part, conflict.steps.size());
    for (std::size_t step = 0; step < shown; ++step) {
        const ImplicationGraph::Node& node = conflict.nodes[conflict.steps[step].node];
        resolvent.resolve(conflict, conflict.steps[step]);
        part.rows.push_back({std::to_string(step + 1), std::to_string(node.literal.dimacs()),
                             reason_text(conflict, node), some_literals(resolvent)});
    }
    const auto marked = [](const auto& row) { return row[2].find('@') != std::string::npos; };
    if (std::ranges::any_of(part.rows, marked)) part.lines.push_back(language::text("conflict.level_0"));
    return part;
}

ConflictPart learned(const ImplicationGraph& conflict) {
    ConflictPart part{language::text("conflict.learned"), {}, {}, {}};
    if (!conflict.learned) {
        part.lines.push_back(language::text(conflict.level == 0 ? "conflict.refuted" : "conflict.nothing_learned"));
        return part;
    }
    const ImplicationGraph::Learned& clause = *conflict.learned;
    const auto add = [&part](std::string_view key, const std::vector<cnf::Literal>& literals) {
        if (!literals.empty()) part.lines.push_back(language::text(key, listed_literals(literals)));
    };
    add("conflict.minimized", clause.minimized);
    add("conflict.strengthened", clause.strengthened);
    add("conflict.brought_in", clause.brought_in);
    part.lines.push_back(clause_name(clause.clause) + ": " + listed_literals(clause.literals));
    part.lines.push_back(language::text("conflict.glue", clause.literals.size(), clause.glue));
    const std::string implied = clause.literals.empty() ? "" : std::to_string(clause.literals.front().dimacs());
    part.lines.push_back(language::text("conflict.jump", clause.level, implied));
    return part;
}

/// The implications, the cuts, the resolution, and the learned clause.
std::vector<ConflictPart> conflict_parts(const ImplicationGraph& conflict, const ClauseWords& words) {
    return {implications(conflict, words), cuts(conflict), resolution(conflict), learned(conflict)};
}

/// Appends words that are wrapped; all lines but the first are indented by the width of `before`.
void append_wrapped(std::string& text, const std::string& before, const std::string& words, std::size_t columns) {
    constexpr std::size_t least = 20;
    const std::size_t indent = ui::display_width(before);
    const std::size_t room = columns > indent + least ? columns - indent : least;
    bool first = true;
    for (const std::string& line : ui::wrap(words, room)) {
        text += first ? before : std::string(indent, ' ');
        text.append(line).append("\n");
        first = false;
    }
    if (first) text.append(before).append("\n");
}

/// Appends one line for each row. If the last two cells are too wide for one line, each begins its own line.
void append_table(std::string& text, const ConflictPart& part, std::size_t columns) {
    constexpr std::string_view gap = "  ";
    std::vector<std::size_t> widths(part.columns.size());
    std::size_t whole = 0;
    for (std::size_t column = 0; column < widths.size(); ++column) {
        widths[column] = ui::display_width(part.columns[column]);
        for (const auto& row : part.rows) widths[column] = std::max(widths[column], ui::display_width(row[column]));
        whole += widths[column] + gap.size();
    }
    const bool stacked = whole > columns && widths.size() > 3;
    const auto is_number = [](const std::string& cell) {
        return cell.find_first_not_of("-0123456789") == std::string::npos;
    };
    const auto append = [&](const std::vector<std::string>& row) {
        std::string before;
        const std::size_t apart = row.size() - (stacked ? 2 : 1);
        for (std::size_t column = 0; column < apart; ++column) {
            const bool numbers = is_number(part.rows.front()[column]);
            before.append(gap).append(numbers ? ui::pad_left(row[column], widths[column])
                                              : ui::pad_right(row[column], widths[column]));
        }
        before += gap;
        if (row[apart].empty()) before.erase(before.find_last_not_of(' ') + 1);  // the row ends there
        append_wrapped(text, before, row[apart], columns);
        if (stacked && !row[apart + 1].empty())
            append_wrapped(text, std::string(ui::display_width(before), ' '), row[apart + 1], columns);
    };
    append(part.columns);
    for (const auto& row : part.rows) append(row);
}

std::string html_table(const ConflictPart& part) {
    std::string text = "<div class=\"wide\">\n<table>\n<thead><tr>";
    for (const std::string& column : part.columns) text += "<th scope=\"col\">" + draw::escaped(column) + "</th>";
    text += "</tr></thead>\n<tbody>\n";
    for (const std::vector<std::string>& row : part.rows) {
        text += "<tr>";
        for (const std::string& cell : row) text += "<td>" + draw::escaped(cell) + "</td>";
        text += "</tr>\n";
    }
    return text += "</tbody>\n</table>\n</div>\n";
}
}  // namespace

draw::Graph conflict_graph(const ImplicationGraph& conflict, const std::string& title, std::size_t nodes,
                           const ClauseWords& words) {
    return GraphOfConflict(conflict, nodes, words).make(title);
}

std::string conflict_as_page(const ImplicationGraph& conflict, const std::string& title, std::size_t nodes,
                             const ClauseWords& words) {
    static constexpr std::string_view style =
        "main{max-width:none;display:grid;grid-template-columns:minmax(0,max-content) minmax(24rem,1fr);gap:0 2rem;"
        "align-items:start}h1{grid-column:1/3}figure svg{max-width:none}td{overflow-wrap:anywhere}\n"
        "@media (max-width:62rem){main{display:block}}\n"
        "@media print{main{display:block}figure svg{max-width:100%;max-height:24cm}*{print-color-adjust:exact}}\n";
    draw::Graph graph = conflict_graph(conflict, {}, nodes, words);
    std::string body = "<figure class=\"wide\">\n";
    body += draw::svg(draw::draw_graph(graph), draw::Colours::of_page, title) + "</figure>\n<div>\n";
    for (const ConflictPart& part : conflict_parts(conflict, words)) {
        body += "<h2>" + draw::escaped(part.heading) + "</h2>\n";
        for (const std::string& line : part.lines) body += "<p>" + draw::escaped(line) + "</p>\n";
        if (!part.columns.empty()) body += html_table(part);
    }
    body += "</div>\n";
    return draw::whole_page({.title = title, .language = language::spoken_language_tag(), .style = style}, body);
}

std::string conflict_as_text(const ui::Console& console, const ImplicationGraph& conflict, const std::string& title,
                             const ClauseWords& words) {
    std::string text;
    const std::size_t columns = console.columns();
    for (const std::string& line : ui::wrap(title, columns))
        text.append(console.paint(ui::Style::heading, line)).append("\n");
    for (const ConflictPart& part : conflict_parts(conflict, words)) {
        text.append("\n").append(console.paint(ui::Style::heading, part.heading)).append("\n");
        for (const std::string& line : part.lines) append_wrapped(text, "  ", line, columns);
        if (!part.columns.empty()) append_table(text, part, columns);
    }
    return text;
}
}  // namespace satdoku::wording
