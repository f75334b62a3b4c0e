#include "conflict_words.hpp"
#include <satdoku/draw/web.hpp>
#include <satdoku/ui/columns.hpp>

namespace satdoku::wording {
namespace {
// The tables: implications level by level, cuts, and the resolution from the falsified clause to the learned one.

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
