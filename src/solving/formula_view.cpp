#include <satdoku/cnf/statistics.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_view.hpp>
#include <satdoku/ui/columns.hpp>

namespace satdoku::solving {
namespace {
std::string share(std::uint64_t part, std::uint64_t whole) {
    if (whole == 0) return "-";
    return language::decimal_text(100 * static_cast<double>(part) / static_cast<double>(whole), 1) + " %";
}

std::string counts_text(const cnf::Statistics& counts, const cnf::ReadReport& report, const std::string& path) {
    ui::Table table({ui::Align::left, ui::Align::left});
    const auto add = [&](std::string_view key, const std::string& value) { table.add({language::text(key), value}); };
    add("show.file", language::visible(path));
    add("show.header",
        "p cnf " + std::to_string(report.header_variables) + " " + std::to_string(report.header_clauses));
    add("show.variables",
        language::text("show.variables_value", report.variables, counts.used_variables, counts.pure_variables));
    add("show.clauses", std::to_string(counts.clauses));
    add("show.literals", language::text("show.literals_value", counts.literals, counts.positive_literals,
                                        counts.literals - counts.positive_literals));
    add("show.units", std::to_string(counts.units));
    add("show.empties", std::to_string(counts.empties));
    add("show.ratio",
        report.variables == 0
            ? "-"
            : language::decimal_text(static_cast<double>(counts.clauses) / static_cast<double>(report.variables), 2));
    return table.lines();
}

/// A line for each length; the longest ones share the last line if there are too many.
std::string lengths_text(const cnf::Statistics& counts) {
    constexpr std::size_t most_lines = 12;
    ui::Table table({ui::Align::right, ui::Align::right, ui::Align::right});
    table.add({language::text("show.length"), language::text("show.clauses"), language::text("show.share")});
    std::size_t line = 0;
    std::uint64_t rest = 0;
    std::uint64_t longest = 0;
    std::uint64_t first_of_rest = 0;
    for (const auto& [length, count] : counts.lengths) {
        if (++line <= most_lines || counts.lengths.size() == most_lines + 1) {
            table.add({std::to_string(length), std::to_string(count), share(count, counts.clauses)});
        } else {
            if (rest == 0) first_of_rest = length;
            rest += count;
            longest = length;
        }
    }
    if (rest > 0) {
        table.add({std::to_string(first_of_rest) + "-" + std::to_string(longest), std::to_string(rest),
                   share(rest, counts.clauses)});
    }
    return table.lines();
}

std::string literals_text(const cnf::Formula& formula, const cnf::Statistics& counts,
                          const wording::ClauseWords& words) {
    ui::Table table({ui::Align::right, ui::Align::right, ui::Align::right, ui::Align::left});
    table.add({language::text("show.literal"), language::text("show.occurrences"), language::text("show.negation"),
               words ? language::text("show.says") : std::string()});
    for (const auto& [literal, occurrences] : counts.most_frequent) {
        table.add({std::to_string(literal.dimacs()), std::to_string(occurrences),
                   std::to_string(formula.occurrences(~literal)), words ? words.literal(literal) : std::string()});
    }
    return table.lines();
}
}  // namespace

std::string formula_summary(const cnf::Formula& formula, const cnf::ReadReport& report, const std::string& path,
                            const wording::ClauseWords& words, std::size_t top) {
    const cnf::Statistics counts = cnf::statistics_of(formula, top);
    std::string text = counts_text(counts, report, path);
    const auto add = [&text](std::string_view title_key, const std::string& table) {
        text += '\n';
        text += language::text(title_key);
        text += '\n';
        text += table;
    };
    if (counts.clauses > 0) add("show.lengths", lengths_text(counts));
    if (!counts.most_frequent.empty()) add("show.most_frequent", literals_text(formula, counts, words));
    return text;
}

std::string clause_line(const cnf::Formula::ClauseView& clause, std::uint64_t number) {
    std::string line = std::to_string(number) + ":";
    for (const cnf::Literal literal : clause.written()) line.append(" ").append(std::to_string(literal.dimacs()));
    return line;
}

std::string clause_meaning(const cnf::Formula::ClauseView& clause, const wording::ClauseWords& words) {
    if (!words) return {};
    const std::vector<cnf::Literal> literals(clause.begin(), clause.end());
    std::string line = "    ";
    return line += words.clause(literals);
}

ClauseNumbers parse_clause_numbers(const std::string& text, std::uint64_t count) {
    const std::size_t dash = text.find('-');
    const auto first = core::parse_number<std::uint64_t>(text.substr(0, dash));
    const bool is_open = dash == text.size() - 1;
    auto last = first;
    if (is_open) {
        last = count;
    } else if (dash != std::string::npos) {
        last = core::parse_number<std::uint64_t>(text.substr(dash + 1));
    }
    if (!first || !last || *first < 1 || *first > std::max<std::uint64_t>(count, 1) || (*first > *last && !is_open))
        throw core::Error("show.clause_numbers", {std::to_string(count), text});
    return {*first, std::min(*last, count), *last > count};
}

std::vector<std::size_t> clauses_with(const cnf::Formula& formula, cnf::Literal literal) {
    std::vector<std::size_t> numbers;
    for (const auto clause : formula.clauses_of(literal)) {
        const std::size_t number = clause.number();
        if (numbers.empty() || numbers.back() != number) numbers.push_back(number);
    }
    return numbers;
}
}  // namespace satdoku::solving
