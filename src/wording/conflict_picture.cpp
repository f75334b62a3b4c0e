#include <satdoku/draw/web.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/wording/conflict_picture.hpp>

#include <algorithm>
#include <map>

namespace satdoku::wording {

namespace {

using draw::GraphNodeKind;
using solve::Event;
using trace::ImplicationGraph;

/// Returns for each node whether it is drawn: all nodes, or if there are more than `most`, the last `most` of those on
/// the conflict's level and their direct causes.
std::vector<char> drawn_nodes(const ImplicationGraph& conflict, std::size_t most) {
    std::vector<char> drawn(conflict.nodes.size(), 1);
    if (conflict.nodes.size() <= most) return drawn;
    std::fill(drawn.begin(), drawn.end(), 0);
    for (const std::uint32_t cause : conflict.causes) drawn[cause] = 1;
    for (std::size_t node = 0; node < drawn.size(); ++node) {
        if (conflict.nodes[node].level != conflict.level) continue;
        drawn[node] = 1;
        for (const std::uint32_t cause : conflict.nodes[node].causes) drawn[cause] = 1;
    }
    std::size_t left = most;
    for (std::size_t node = drawn.size(); node-- > 0;) {
        if (drawn[node] == 0) continue;
        if (left == 0) {
            drawn[node] = 0;
        } else {
            --left;
        }
    }
    return drawn;
}

bool is_point(const ImplicationGraph& conflict, std::uint32_t node) {
    return std::any_of(conflict.cuts.begin(), conflict.cuts.end(),
                       [node](const ImplicationGraph::Cut& cut) { return cut.point == node; });
}

class GraphOfConflict {
  public:
    GraphOfConflict(const ImplicationGraph& conflict, std::size_t most, const ClauseWords& words)
        : conflict_(conflict), words_(words), drawn_(drawn_nodes(conflict, most)), places_(conflict.nodes.size()) {}

    draw::Graph make(const std::string& title) {
        graph_.title = title;
        add_bands();
        for (std::uint32_t node = 0; node < conflict_.nodes.size(); ++node) {
            if (drawn_[node] != 0) add_node(node);
        }
        const auto goal = static_cast<std::uint32_t>(graph_.nodes.size());
        graph_.nodes.push_back({bands_[conflict_.level], GraphNodeKind::goal, conflict_clause_name(conflict_),
                                explained(language::text("conflict.is_false", listed_literals(conflict_.literals)),
                                          words_ ? words_.clause(conflict_.literals) : "")});
        for (const std::uint32_t cause : conflict_.causes) {
            if (drawn_[cause] != 0) graph_.edges.push_back({places_[cause], goal, edge_label(conflict_.clause)});
        }
        add_cuts(goal);
        add_legend();
        return std::move(graph_);
    }

  private:
    static std::string edge_label(std::uint64_t clause) { return clause == 0 ? "?" : std::to_string(clause); }

    static std::string explained(std::string text, const std::string& rule) {
        if (!rule.empty()) text.append("; ").append(rule);
        return text;
    }

    void add_bands() {
        bands_[conflict_.level] = 0;
        for (std::size_t node = 0; node < drawn_.size(); ++node) {
            if (drawn_[node] != 0) bands_[conflict_.nodes[node].level] = 0;
        }
        for (auto& [level, band] : bands_) {
            band = static_cast<std::uint32_t>(graph_.bands.size());
            graph_.bands.push_back(language::text("conflict.level", level));
        }
    }

    void add_node(std::uint32_t index) {
        const ImplicationGraph::Node& node = conflict_.nodes[index];
        places_[index] = static_cast<std::uint32_t>(graph_.nodes.size());
        const bool has_causes = std::any_of(node.causes.begin(), node.causes.end(),
                                            [this](std::uint32_t cause) { return drawn_[cause] != 0; });
        GraphNodeKind kind = GraphNodeKind::implied;
        if (node.how == Event::Kind::decision) {
            kind = GraphNodeKind::source;
        } else if (is_point(conflict_, index)) {
            kind = GraphNodeKind::point;
        } else if (!has_causes) {
            kind = GraphNodeKind::given;
        }
        graph_.nodes.push_back({bands_[node.level], kind, std::to_string(node.literal.dimacs()),
                                explained(reason_text(node), rule_text(node, words_)),
                                words_ ? words_.literal(node.literal) : ""});
        for (const std::uint32_t cause : node.causes) {
            if (drawn_[cause] == 0) continue;
            graph_.edges.push_back({places_[cause], places_[index], edge_label(node.reason)});
        }
    }

    /// The first unique implication point, the decision, and some between them.
    void add_cuts(std::uint32_t goal) {
        constexpr std::size_t most = 6;
        const std::size_t count = conflict_.cuts.size();
        for (std::size_t index = count; index-- > 0;) {
            if (index + 1 < count && index + 1 >= most) continue;
            const ImplicationGraph::Cut& cut = conflict_.cuts[index];
            if (drawn_[cut.point] == 0) continue;
            draw::GraphCut drawn{cut_name(conflict_, index), {}};
            for (const std::uint32_t node : cut.side) {
                const bool in_last = conflict_.nodes[node].level == conflict_.level;
                if (drawn_[node] != 0 && in_last) drawn.side.push_back(places_[node]);
            }
            drawn.side.push_back(goal);
            graph_.cuts.push_back(std::move(drawn));
        }
    }

    void add_legend() {
        const auto add = [this](GraphNodeKind kind, std::string_view key) {
            const bool is_drawn = std::any_of(graph_.nodes.begin(), graph_.nodes.end(),
                                              [kind](const draw::GraphNode& node) { return node.kind == kind; });
            if (is_drawn) graph_.kinds.push_back({kind, language::text(key)});
        };
        add(GraphNodeKind::source, "conflict.legend_decision");
        add(GraphNodeKind::point, "conflict.legend_point");
        add(GraphNodeKind::goal, "conflict.legend_goal");
        add(GraphNodeKind::given, "conflict.legend_given");
        graph_.note = language::text("conflict.legend_edges");
        const auto missing = static_cast<std::size_t>(std::count(drawn_.begin(), drawn_.end(), 0));
        if (missing > 0) graph_.note += "  " + language::text("conflict.not_drawn", missing);
    }

    const ImplicationGraph& conflict_;
    const ClauseWords& words_;
    std::vector<char> drawn_;
    std::vector<std::uint32_t> places_;             ///< by node of the conflict: where it is in the graph
    std::map<std::uint32_t, std::uint32_t> bands_;  ///< by level
    draw::Graph graph_;
};

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
        "main{max-width:none}figure svg{max-width:none}td{overflow-wrap:anywhere}\n"
        "@media print{figure svg{max-width:100%;max-height:24cm}*{print-color-adjust:exact}}\n";
    draw::Graph graph = conflict_graph(conflict, {}, nodes, words);
    std::string body = "<figure class=\"wide\">\n";
    body += draw::svg(draw::draw_graph(graph), draw::Colours::of_page, title) + "</figure>\n";
    for (const ConflictPart& part : conflict_parts(conflict, words)) {
        body += "<h2>" + draw::escaped(part.heading) + "</h2>\n";
        for (const std::string& line : part.lines) body += "<p>" + draw::escaped(line) + "</p>\n";
        if (!part.columns.empty()) body += html_table(part);
    }
    return draw::whole_page({.title = title, .language = language::spoken_language_tag(), .style = style}, body);
}

}  // namespace satdoku::wording
