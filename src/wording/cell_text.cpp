#include <satdoku/core/numbers.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/grid/names.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/wording/cell_text.hpp>
#include <satdoku/wording/step_text.hpp>
#include <cstdlib>

namespace satdoku::wording {
namespace {
/// "b11=2", or "b11=a77=2" if grids share the cell.
std::string short_text(const puzzle::Numbering& numbering, const puzzle::Fact& fact, bool negative) {
    const grid::Layout& layout = numbering.layout();
    std::string names = cell_name(layout, fact.place);
    for (const grid::Place& place : layout.places(layout.cell(fact.place))) {
        const std::string name = cell_name(layout, place);
        if (!names.starts_with(name)) names.append("=").append(name);
    }
    return names.append(negative ? "!=" : "=").append(grid::digit_text(fact.digit));
}

/// The code of the course on twodoku: the digits of grid, row, column and digit, each from 1 on.
std::string code_of(const puzzle::Fact& fact) {
    return '#' + std::to_string(fact.place.grid + 1) + grid::digit_text(fact.place.row + 1) +
           grid::digit_text(fact.place.column + 1) + grid::digit_text(fact.digit);
}

/// Reads "#1115" or "-#1115". Nothing for other texts, and for places that the layout does not have.
std::optional<cnf::Literal> parse_code(const puzzle::Numbering& numbering, std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    constexpr std::size_t length = 5;
    if (text.size() != length || text[0] != '#') return std::nullopt;
    const auto number = [text](std::size_t at) { return grid::digit_of_character(text[at]); };
    const puzzle::Fact fact{{number(1) - 1, number(2) - 1, number(3) - 1}, number(4)};
    if (fact.place.grid < 0 || fact.place.row < 0 || fact.place.column < 0 || fact.digit == 0) return std::nullopt;
    const grid::Layout& layout = numbering.layout();
    if (fact.place.grid >= layout.grid_count() || fact.place.row >= layout.side() ||
        fact.place.column >= layout.side() || fact.digit > layout.side())
        return std::nullopt;
    const auto variable = numbering.find(fact);
    if (!variable) return std::nullopt;
    return cnf::Literal(*variable, negative);
}
}  // namespace

std::string cell_name(const grid::Layout& layout, const grid::Place& place) {
    return grid::place_name(layout, place, language::spoken().notation);
}

std::string cell_name(const grid::Layout& layout, grid::Cell cell) {
    return cell_name(layout, layout.places(cell).front());
}

std::string data_name(const grid::Layout& layout, const grid::Place& place) {
    return grid::place_name(layout, place, language::spoken().data_notation);
}

std::string cells_text(const grid::Layout& layout, std::span<const grid::Cell> cells) {
    return core::join(grid::cell_names(layout, cells, language::spoken().notation), " ");
}

std::string all_names(const grid::Layout& layout, grid::Cell cell, std::string_view between) {
    return core::join(layout.places(cell), between, [&](const grid::Place& place) { return cell_name(layout, place); });
}

std::string place_text(const grid::Layout& layout, const grid::Place& place) {
    if (layout.grid_count() == 1)
        return language::text("puzzle.place_alone", grid::digit_text(place.row + 1),
                              grid::digit_text(place.column + 1));
    return language::text("puzzle.place", grid::grid_letter(place.grid), grid::digit_text(place.row + 1),
                          grid::digit_text(place.column + 1));
}

std::string place_text(const grid::Layout& layout, grid::Cell cell) {
    return place_text(layout, layout.places(cell).front());
}

std::string house_text(const grid::Layout& layout, const grid::House& house) {
    return houses_texts(layout, std::span(&house, 1)).front();
}

std::vector<std::string> houses_texts(const grid::Layout& layout, std::span<const grid::House> houses) {
    std::vector<std::pair<const grid::House*, std::vector<std::string>>> groups;
    for (const grid::House& house : houses) {
        const auto same = [&](const auto& group) {
            return group.first->kind == house.kind && group.first->grid == house.grid;
        };
        auto group = std::ranges::find_if(groups, same);
        if (group == groups.end()) group = groups.insert(group, {&house, {}});
        group->second.push_back(grid::digit_text(house.index + 1));
    }
    std::vector<std::string> texts;
    for (const auto& [house, numbers] : groups) {
        const std::string text =
            language::text(language::key("puzzle", grid::word_of(house->kind)), and_list(numbers), numbers.size());
        const bool is_alone = layout.grid_count() == 1;
        texts.push_back(is_alone ? text : language::text("puzzle.of_grid", grid::grid_letter(house->grid), text));
    }
    return texts;
}

std::string layout_text(const grid::Layout& layout) {
    const auto names = grid::layout_names();
    if (std::ranges::find(names, layout.name()) != names.end())
        return language::text(language::key("layout_name", layout.name()));
    const grid::Rules& rules = layout.rules();
    std::vector<std::string> texts;
    if (rules.size != grid::Size()) texts.push_back(language::text("rule.size", rules.size.side()));
    if (rules.boxes != grid::regular_boxes(rules.size)) texts.push_back(language::text("rule.boxes"));
    for (const grid::HouseKind kind : grid::house_kinds) {
        const auto is_of_kind = [kind](const grid::Shape& shape) { return shape.kind == kind; };
        if (std::ranges::any_of(rules.extra, is_of_kind))
            texts.push_back(language::text(language::key("rule", grid::word_of(kind))));
    }
    if (rules.knight) texts.push_back(language::text("rule.knight"));
    if (rules.king) texts.push_back(language::text("rule.king"));
    for (const grid::ConstraintFacts& kind : grid::constraint_table()) {
        const auto found = std::ranges::find(rules.constraints, kind.kind, &grid::Constraint::kind);
        if (found == rules.constraints.end()) continue;
        texts.push_back(kind.mark == grid::ConstraintMark::none
                            ? constraint_text(layout, *found)
                            : language::text(language::key("constraint_kind", kind.name)));
    }
    const std::string figure = layout.name().substr(0, layout.name().find('-'));
    if (figure == "sudoku" && texts == std::vector{language::text("rule.boxes")})
        return language::text("layout_name.jigsaw");
    return language::text("list.bracketed", language::text(language::key("layout_name", figure)),
                          core::join(texts, language::text("list.comma")));
}

std::string constraint_text(const grid::Layout& layout, const grid::Constraint& constraint) {
    std::string key = language::key("constraint", grid::facts_of(constraint.kind).name);
    if (constraint.kind == grid::ConstraintKind::cage && constraint.value == 0) key += "_open";
    if (constraint.kind == grid::ConstraintKind::arrow && constraint.value > 1) key += "_pill";
    std::vector<std::string> cells;
    for (const grid::Cell cell : layout.cells_of(constraint)) cells.push_back(cell_name(layout, cell));
    return language::text(key, constraint.value, core::join(cells, " "));
}

std::vector<std::string> constraint_texts(const grid::Layout& layout, std::optional<grid::Cell> cell) {
    std::vector<std::string> texts;
    for (const grid::Constraint& constraint : layout.constraints()) {
        const std::vector<grid::Cell> cells = layout.cells_of(constraint);
        if (cell && std::ranges::find(cells, *cell) == cells.end()) continue;
        texts.push_back(constraint_text(layout, constraint));
    }
    return texts;
}

std::string clash_text(const grid::Layout& layout, const grid::Clash& clash) {
    if (clash.house == nullptr) {
        return language::text("puzzle.clash_apart", grid::digit_text(clash.digit), place_text(layout, clash.first),
                              place_text(layout, clash.second));
    }
    return language::text("puzzle.clash", house_text(layout, *clash.house), grid::digit_text(clash.digit),
                          place_text(layout, clash.first), place_text(layout, clash.second));
}

std::optional<puzzle::Fact> parse_fact(const grid::Layout& layout, std::string_view text) {
    const std::size_t sign = std::min(text.find('='), text.size());
    const auto place = grid::find_place(layout, text.substr(0, sign));
    if (!place) return std::nullopt;
    if (sign == text.size()) return puzzle::Fact{*place, 0};
    const int digit = text.size() == sign + 2 ? grid::digit_of_character(text.back()) : 0;
    if (digit == 0 || digit > layout.side()) return std::nullopt;
    return puzzle::Fact{*place, digit};
}

std::string literal_text(const puzzle::Numbering& numbering, cnf::Literal literal) {
    const auto fact = numbering.fact(literal.variable());
    if (!fact) return language::text("literal.of_no_cell", literal.dimacs());
    return language::text(literal.negative() ? "literal.is_not" : "literal.is", literal.dimacs(),
                          place_text(numbering.layout(), fact->place), grid::digit_text(fact->digit),
                          short_text(numbering, *fact, literal.negative()), code_of(*fact));
}

std::vector<cnf::Literal> parse_literals(const puzzle::Numbering& numbering, const std::string& text) {
    // "36" is a number; the cell of a layout with one grid is "a36" here, or "36=4" with a digit.
    const auto number = core::parse_number<std::int64_t>(text);
    if (number && *number != 0 && std::abs(*number) <= static_cast<std::int64_t>(numbering.count())) {
        const cnf::Variable variable(static_cast<std::uint32_t>(std::abs(*number) - 1));
        return {cnf::Literal(variable, *number < 0)};
    }
    if (const auto coded = parse_code(numbering, text)) return {*coded};
    std::vector<cnf::Literal> literals;
    const auto asked = number ? std::nullopt : parse_fact(numbering.layout(), text);
    for (int digit = 1; asked && digit <= numbering.layout().side(); ++digit) {
        if (asked->digit != 0 && asked->digit != digit) continue;
        const auto variable = numbering.find({asked->place, digit});
        if (variable) literals.emplace_back(*variable, false);
    }
    if (!literals.empty()) return literals;
    const std::string example = cell_name(numbering.layout(), {numbering.layout().grid_count() - 1, 0, 0});
    throw core::Error("literal.expected", {std::to_string(numbering.count()), example + "=2",
                                           "#" + std::to_string(numbering.layout().grid_count()) + "112", text});
}
}  // namespace satdoku::wording
