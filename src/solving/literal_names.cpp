#include <satdoku/core/numbers.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/solving/literal_names.hpp>

namespace satdoku::solving {
LiteralNames::LiteralNames(const std::string& path) {
    if (path == "-" || !core::is_regular_file(path)) return;
    try {
        core::Input input(path);
        core::LineReader lines(input);
        for (auto line = lines.next(); line && !line->starts_with('p'); line = lines.next()) take(*line);
    } catch (const core::Error&) {
        names_.clear();  // who reads the formula reports it
    }
}

void LiteralNames::take(std::string_view line) {
    if (!line.starts_with("c ")) return;
    const std::string_view comment = core::trimmed(line.substr(1));
    const std::size_t colon = comment.find(':');
    if (colon == std::string_view::npos) return;
    const auto number = core::parse_number<std::uint32_t>(std::string(core::trimmed(comment.substr(0, colon))));
    const std::string_view name = core::trimmed(comment.substr(colon + 1));
    const bool is_word = !name.empty() && name.front() != '-' && name.find_first_of(" \t,") == std::string_view::npos &&
                         name.find_first_not_of("0123456789") != std::string_view::npos;
    if (!number || *number == 0 || *number > cnf::largest_variable || !is_word) return;
    names_.emplace(name, cnf::Variable(*number - 1));
}

std::optional<cnf::Literal> LiteralNames::find(std::string_view name, std::uint32_t variables) const {
    const bool negative = name.starts_with('-');
    const auto found = names_.find(name.substr(negative ? 1 : 0));
    if (found == names_.end() || found->second.index() >= variables) return std::nullopt;
    return cnf::Literal(found->second, negative);
}

wording::ClauseWords LiteralNames::words() const {
    std::map<cnf::Variable, std::string> names;
    for (const auto& [name, variable] : names_) names.emplace(variable, name);
    return wording::words_of(std::move(names));
}

cnf::Literal parse_literal(const std::string& text, std::uint32_t variables, const LiteralNames& names) {
    if (const auto named = names.find(text, variables)) return *named;
    const auto number = core::parse_number<std::int64_t>(text);
    const auto largest = std::int64_t{variables};
    if (!number || *number == 0 || *number > largest || *number < -largest)
        throw core::Error("show.no_literal", {std::to_string(variables), text});
    return cnf::Literal::from_dimacs(static_cast<std::int32_t>(*number));
}
}  // namespace satdoku::solving
