#include "conflict_words.hpp"
#include <set>

namespace satdoku::wording {
namespace {
using draw::GraphNodeKind;

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
            const bool is_drawn = std::ranges::count(graph_.nodes, kind, &draw::GraphNode::kind) > 0;
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
}  // namespace

draw::Graph conflict_graph(const ImplicationGraph& conflict, const std::string& title, std::size_t nodes,
                           const ClauseWords& words) {
    return GraphOfConflict(conflict, nodes, words).make(title);
}
}  // namespace satdoku::wording
