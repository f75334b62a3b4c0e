#include "stepper_view.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>

namespace satdoku::insight {
namespace {
using Lines = std::vector<std::string>;
using Kind = solve::Event::Kind;

/// The lanes are drawn line by line. Of each it is known which node it comes from and where it ends.
class Lanes {
  public:
    Lanes(const std::vector<LaneNode>& nodes, bool boxes) : nodes_(nodes), boxes_(boxes), last_use_(nodes.size()) {
        for (std::size_t node = 0; node < nodes.size(); ++node)
            for (const std::size_t cause : nodes[node].causes) last_use_[cause] = node;
    }

    Lines draw() {
        Lines lines;
        for (std::size_t node = 0; node < nodes_.size(); ++node) lines.push_back(line_of(node));
        const std::size_t width = ui::widest(lines);
        for (std::string& line : lines) line = ui::pad_right(line, width);
        return lines;
    }

  private:
    static constexpr std::size_t free = ~std::size_t{0};

    bool is_cause(std::size_t lane, std::size_t node) const {
        return lanes_[lane] != free && std::ranges::binary_search(nodes_[node].causes, lanes_[lane]);
    }

    /// The lane of a node: that of a cause which is used here for the last time, else one that is free.
    std::size_t choose_lane(std::size_t node) {
        for (std::size_t lane = 0; lane < lanes_.size(); ++lane)
            if (is_cause(lane, node) && last_use_[lanes_[lane]] == node) return lane;
        const auto found = std::ranges::find(lanes_, free);
        const auto lane = static_cast<std::size_t>(found - lanes_.begin());
        if (found == lanes_.end()) lanes_.push_back(free);
        return lane;
    }

    std::string line_of(std::size_t node) {
        const std::size_t own = choose_lane(node);
        std::size_t first = own;
        std::size_t last = own;
        for (std::size_t lane = 0; lane < lanes_.size(); ++lane) {
            if (!is_cause(lane, node)) continue;
            first = std::min(first, lane);
            last = std::max(last, lane);
        }
        std::string line;
        for (std::size_t lane = 0; lane < lanes_.size(); ++lane) {
            const bool inside = first <= lane && lane <= last;
            if (lane == own) {
                line += nodes_[node].goal ? '!' : last_use_[node] > node ? 'o' : '.';
            } else if (lanes_[lane] == free) {
                line += inside ? line_sign() : " ";
            } else if (is_cause(lane, node)) {
                line += joint(lane < own, lane == first || lane == last, last_use_[lanes_[lane]] == node);
            } else {
                line += boxes_ ? "│" : "|";
            }
            if (lane + 1 < lanes_.size()) line += inside && lane < last ? line_sign() : " ";
        }
        for (std::size_t& lane : lanes_)
            if (lane != free && last_use_[lane] <= node) lane = free;
        lanes_[own] = last_use_[node] > node ? node : free;
        while (!lanes_.empty() && lanes_.back() == free) lanes_.pop_back();
        return line;
    }

    std::string line_sign() const { return boxes_ ? "─" : "-"; }
    /// Where an edge leaves its lane. @param outer  the line to the node begins here
    std::string joint(bool to_right, bool outer, bool ends) const {
        if (!boxes_) return ends ? "'" : "+";
        if (!outer) return ends ? "┴" : "┼";
        if (to_right) return ends ? "└" : "├";
        return ends ? "┘" : "┤";
    }

    const std::vector<LaneNode>& nodes_;
    bool boxes_;
    std::vector<std::size_t> last_use_;  ///< by node: the last one that it implies; 0: none
    std::vector<std::size_t> lanes_;     ///< the nodes that they come from
};

/// A true literal of the last level, or the false clause.
struct Implied {
    std::optional<cnf::Literal> literal;
    std::uint64_t clause = 0;
    bool decided = false;
    std::vector<std::size_t> causes{};   ///< indices of the same level
    std::vector<cnf::Literal> others{};  ///< true literals of lower levels, and those that are left out
};

/// Everything that is implied on the last level, in the order of the trail, followed by the conflict.
std::vector<Implied> implied_on_level(const trace::Replay& replay) {
    std::vector<Implied> all;
    std::map<cnf::Literal, std::size_t> places;
    const auto add = [&](Implied one, std::span<const cnf::Literal> literals) {
        for (const cnf::Literal literal : literals) {
            if (replay.value(literal) >= 0) continue;
            const auto cause = places.find(~literal);
            if (cause != places.end()) {
                one.causes.push_back(cause->second);
            } else if (replay.find(literal.variable())->level > 0) {
                one.others.push_back(~literal);
            }
        }
        std::ranges::sort(one.causes);
        one.causes.erase(std::unique(one.causes.begin(), one.causes.end()), one.causes.end());
        if (one.literal) places.emplace(*one.literal, all.size());
        all.push_back(std::move(one));
    };
    for (const trace::Assigned& assigned : replay.trail()) {
        if (assigned.level != replay.level()) continue;
        add({.literal = assigned.literal, .clause = assigned.reason, .decided = assigned.how == Kind::decision},
            replay.clause(assigned.reason));
    }
    if (const auto conflict = replay.conflict(); conflict && *conflict != 0)
        add({.literal = std::nullopt, .clause = *conflict}, replay.clause(*conflict));
    return all;
}

/// Which of them are shown: what leads to the conflict, or all; of these the last ones.
std::vector<std::size_t> shown_of(const std::vector<Implied>& all, std::size_t most) {
    std::vector<bool> wanted(all.size(), all.empty() || all.back().literal.has_value());
    if (!all.empty()) wanted.back() = true;
    std::vector<std::size_t> shown;
    for (std::size_t at = all.size(); at-- > 0;) {
        if (!wanted[at]) continue;
        for (const std::size_t cause : all[at].causes) wanted[cause] = true;
        shown.push_back(at);
    }
    if (shown.size() > most) shown.resize(most);
    std::ranges::reverse(shown);
    return shown;
}

/// What the analysis says of a literal of the graph.
std::string mark_of(const Implied& one, const ConflictAnalysis* analysis) {
    if (analysis == nullptr || !one.literal) return {};
    if (analysis->point() == one.literal) return language::text("stepper.graph_point");
    if (analysis->is_in_clause(~*one.literal)) return " *";
    return analysis->is_resolved(*one.literal) ? " x" : "";
}

std::string label_of(const Implied& one, const ConflictAnalysis* analysis) {
    if (!one.literal) return language::text("stepper.graph_conflict", one.clause);
    std::string text = literal_text(*one.literal);
    if (one.decided) return '[' + text + ']' + mark_of(one, analysis);
    if (one.clause != 0) text += '(' + std::to_string(one.clause) + ')';
    return text + mark_of(one, analysis);
}

/// Appends the causes that no lane shows, as many as there is room for.
void append_others(std::string& line, const std::vector<cnf::Literal>& others, std::size_t columns) {
    constexpr std::string_view more = " ...";
    std::string text;
    for (const cnf::Literal other : others) {
        const std::string next = (text.empty() ? " & " : " ") + literal_text(other);
        const bool is_last = &other == &others.back();
        const std::size_t room = columns - std::min(columns, ui::display_width(line) + ui::display_width(text));
        if (ui::display_width(next) + (is_last ? 0 : more.size()) > room) {
            if (more.size() <= room) text += more;
            break;
        }
        text += next;
    }
    line += text;
}
}  // namespace

Lines lane_lines(const std::vector<LaneNode>& nodes, bool boxes) { return Lanes(nodes, boxes).draw(); }

Lines level_graph(const ui::Console& console, const Stepper& stepper, const ConflictAnalysis* analysis,
                  const ui::Size& size) {
    if (size.rows == 0) return {};
    const std::vector<Implied> all = implied_on_level(stepper.replay());
    std::vector<std::size_t> shown = shown_of(all, all.size());
    const std::size_t wanted = shown.size();
    if (wanted > size.rows) shown = shown_of(all, size.rows - 1);
    std::map<std::size_t, std::size_t> places;
    std::vector<LaneNode> nodes;
    std::vector<std::vector<cnf::Literal>> others;
    for (const std::size_t at : shown) {
        places.emplace(at, nodes.size());
        LaneNode node{{}, !all[at].literal.has_value()};
        others.push_back(all[at].others);
        for (const std::size_t cause : all[at].causes) {
            if (places.contains(cause)) {
                node.causes.push_back(places.at(cause));
            } else {
                others.back().push_back(*all[cause].literal);
            }
        }
        nodes.push_back(std::move(node));
    }
    const Lines lanes = lane_lines(nodes, console.boxes());
    Lines labels;
    for (const std::size_t at : shown) labels.push_back(label_of(all[at], analysis));
    const bool drawn = ui::widest(lanes) + 1 + ui::widest(labels) <= size.columns;
    Lines lines;
    if (shown.size() < wanted) lines.push_back(language::text("stepper.graph_more", wanted - shown.size()));
    for (std::size_t at = 0; at < shown.size(); ++at) {
        const Implied& one = all[shown[at]];
        std::string line = labels[at];
        if (drawn) {
            line.insert(0, lanes[at] + ' ');
        } else {
            // Too many lanes: the causes are listed instead.
            for (const std::size_t cause : nodes[at].causes) others[at].push_back(*all[shown[cause]].literal);
        }
        append_others(line, others[at], size.columns);
        const bool latest = one.literal && at + 1 == shown.size();
        lines.push_back(console.paint(!one.literal  ? ui::Style::bad
                                      : one.decided ? ui::Style::heading
                                      : latest      ? ui::Style::hint
                                                    : ui::Style::plain,
                                      line));
    }
    std::erase_if(lines, [&](const std::string& line) { return ui::display_width(line) > size.columns; });
    return lines;
}
}  // namespace satdoku::insight
