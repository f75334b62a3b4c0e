#include <satdoku/cnf/literal.hpp>
#include <satdoku/cnf/typed_formula.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/text.hpp>
#include <algorithm>

namespace satdoku::cnf {
namespace {
/// The number of variables in "p cnf VARIABLES CLAUSES"; 0 if there is none.
std::uint64_t variables_of_header(std::string_view line) {
    std::istringstream words{std::string(line)};
    std::string p;
    std::string format;
    std::string count;
    words >> p >> format >> count;
    const std::uint64_t variables = core::parse_number<std::uint64_t>(count).value_or(0);
    return variables <= largest_variable ? variables : 0;
}
}  // namespace

void TypedFormula::add(std::string_view line) {
    ++lines_;
    const std::string_view content = core::trimmed(line);
    if (content.starts_with('c')) return;
    if (content.starts_with("p ")) {
        variables_ = std::max(variables_, variables_of_header(content));
        return;
    }
    std::string added;
    std::uint64_t clauses = 0;
    std::uint64_t variables = variables_;
    bool is_open = false;
    for (std::size_t at = 0; (at = line.find_first_not_of(core::blanks, at)) != std::string_view::npos;) {
        const std::string word(line.substr(at, line.find_first_of(core::blanks, at) - at));
        const core::Location here = name_.empty() ? core::Location{} : core::Location{name_, lines_, at + 1};
        const auto number = core::parse_number<std::int64_t>(word);
        if (!number) throw core::Error(here, "dimacs.expected_literal", {"'" + word + "'"});
        const std::uint64_t variable = static_cast<std::uint64_t>(*number < 0 ? -(*number + 1) : *number - 1) + 1;
        if (variable > largest_variable)
            throw core::Error(here, "dimacs.out_of_range", {std::to_string(largest_variable), "'" + word + "'"});
        is_open = *number != 0;
        if (!is_open) ++clauses;
        added += std::to_string(*number) + (is_open ? " " : "\n");
        variables = std::max(variables, variable);
        at += word.size();
    }
    if (is_open) {
        added += "0\n";
        ++clauses;
    }
    text_ += added;
    clauses_ += clauses;
    variables_ = variables;
}

std::string TypedFormula::dimacs() const {
    return "p cnf " + std::to_string(variables_) + ' ' + std::to_string(clauses_) + '\n' + text_;
}

std::string dimacs_of_typed(std::string_view text, const std::string& name) {
    TypedFormula formula(name);
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        formula.add(text.substr(at, end - at));
        at = end + 1;
    }
    return formula.dimacs();
}
}  // namespace satdoku::cnf
