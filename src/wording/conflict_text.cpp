// A conflict in words: the implications, level by level; the cuts; the resolution steps from the falsified clause to
// the learned one.
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/width.hpp>
#include <satdoku/wording/conflict_picture.hpp>

#include <algorithm>
#include <utility>

namespace satdoku::wording {

namespace {

using solve::Event;
using trace::ImplicationGraph;

std::string clause_name(std::uint64_t clause) {
    return clause == 0 ? language::text("tree.unnumbered") : language::text("tree.clause", clause);
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
    std::stable_sort(nodes.begin(), nodes.end(),
                     [](const auto* left, const auto* right) { return left->level < right->level; });
    for (const ImplicationGraph::Node* const node : nodes) {
        add({std::to_string(node->level), std::to_string(node->literal.dimacs()), reason_text(*node)},
            words ? words.literal(node->literal) : "", rule_text(*node, words));
    }
    add({std::to_string(conflict.level), language::text("conflict.mark"),
         clause_name(conflict.clause) + ": " + listed_literals(conflict.literals)},
        "", words ? words.clause(conflict.literals) : "");
    return part;
}

ConflictPart cuts(const ImplicationGraph& conflict) {
    ConflictPart part{language::text("conflict.cuts"), {}, {}, {}};
    part.columns = {language::text("conflict.cut"), language::text("conflict.behind"),
                    language::text("conflict.cut_clause")};
    for (std::size_t index = 0; index < conflict.cuts.size(); ++index) {
        const ImplicationGraph::Cut& cut = conflict.cuts[index];
        part.rows.push_back({cut_name(conflict, index), std::to_string(cut.side.size()), listed_literals(cut.clause)});
    }
    if (conflict.cuts.empty()) part = {part.heading, {language::text("conflict.no_cuts")}, {}, {}};
    return part;
}

ConflictPart resolution(const ImplicationGraph& conflict) {
    ConflictPart part{language::text("conflict.resolution"), {}, {}, {}};
    part.columns = {language::text("conflict.step"), language::text("conflict.resolved_on"),
                    language::text("conflict.with"), language::text("conflict.resolvent")};
    part.rows.push_back({"0", "", clause_name(conflict.clause), listed_literals(conflict.start)});
    for (std::size_t step = 0; step < conflict.steps.size(); ++step) {
        const ImplicationGraph::Resolution& one = conflict.steps[step];
        part.rows.push_back({std::to_string(step + 1), std::to_string(one.literal.dimacs()),
                             clause_name(one.clause) + ": " + listed_literals(one.reason),
                             listed_literals(one.resolvent)});
    }
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

}  // namespace

std::string listed_literals(std::span<const cnf::Literal> literals) {
    if (literals.empty()) return language::text("conflict.empty");
    return core::join(literals, " ", [](cnf::Literal literal) { return literal.dimacs(); });
}

std::string conflict_clause_name(const ImplicationGraph& conflict) {
    return clause_name(conflict.clause);
}

std::string reason_text(const ImplicationGraph::Node& node) {
    if (node.how == Event::Kind::decision) return language::text(node.flip ? "conflict.flip" : "conflict.decision");
    if (node.how == Event::Kind::pure_literal) return language::text("conflict.pure");
    return clause_name(node.reason) + ": " + listed_literals(node.clause);
}

std::string rule_text(const ImplicationGraph::Node& node, const ClauseWords& words) {
    return words && !node.clause.empty() ? words.clause(node.clause) : "";
}

std::string cut_name(const ImplicationGraph& conflict, std::size_t cut) {
    const std::uint32_t point = conflict.cuts[cut].point;
    const std::string literal = std::to_string(conflict.nodes[point].literal.dimacs());
    const bool is_last = cut + 1 == conflict.cuts.size();
    if (cut == 0) return language::text(is_last ? "conflict.only_point" : "conflict.first_point", literal);
    return language::text(is_last ? "conflict.last_point" : "conflict.point", literal);
}

std::vector<ConflictPart> conflict_parts(const ImplicationGraph& conflict, const ClauseWords& words) {
    return {implications(conflict, words), cuts(conflict), resolution(conflict), learned(conflict)};
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
