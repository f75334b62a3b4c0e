// Writes puzzles of one grid as f-puzzles.com has them: f_puzzles.cpp reads them.
#include "other_notations.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/json.hpp>
#include <satdoku/grid/notation.hpp>
#include <map>

namespace satdoku::grid {
namespace {
using enum ConstraintKind;

std::string cell_name(const Place& place) {
    return 'R' + std::to_string(place.row + 1) + 'C' + std::to_string(place.column + 1);
}
std::vector<std::string> cell_names(std::span<const Place> places) {
    std::vector<std::string> names;
    for (const Place& place : places) names.push_back(cell_name(place));
    return names;
}

void write_item(core::JsonWriter& json, const Constraint& constraint) {
    const ConstraintFacts& facts = facts_of(constraint.kind);
    const std::span<const Place> places = constraint.places;
    json.begin_object();
    std::string value = facts.needs_value || constraint.value != 0 ? std::to_string(constraint.value) : "";
    if (constraint.kind == arrow) {
        const auto circle = static_cast<std::size_t>(std::max(constraint.value, 1));
        std::vector<Place> line(places.begin() + static_cast<std::ptrdiff_t>(circle - 1), places.end());
        json.key("lines").begin_array().array(cell_names(line)).end_array();
        json.key("cells").array(cell_names(places.first(circle)));
        value.clear();
    } else if (facts.mark == ConstraintMark::line) {
        json.key("lines").begin_array().array(cell_names(places)).end_array();
    } else if (facts.mark == ConstraintMark::outside) {
        Place from = places.front();
        const Place last = places.back();
        const int down = last.row > from.row ? 1 : last.row < from.row ? -1 : 0;
        const int right = last.column > from.column ? 1 : last.column < from.column ? -1 : 0;
        if (down != 0 && right != 0)
            json.member("direction", std::string(down > 0 ? "D" : "U") + (right > 0 ? 'R' : 'L'));
        from = {0, from.row - down, from.column - right};
        json.member("cell", cell_name(from));
        if (constraint.kind == little_killer) json.key("cells").array(cell_names(places));
    } else if (constraint.kind == clone) {
        json.key("cells").array(cell_names(places.first(places.size() / 2)));
        json.key("cloneCells").array(cell_names(places.subspan(places.size() / 2)));
    } else if (facts.most_cells == 1 || constraint.kind == minimum || constraint.kind == maximum) {
        json.member("cell", cell_name(places.front()));
    } else {
        json.key("cells").array(cell_names(places));
    }
    if (constraint.kind == xv) value = constraint.value == 10 ? "X" : "V";
    if (constraint.kind == quadruple) {
        json.key("values").array(value, [&](char figure) { json.value(figure - '0'); });
    } else if (!value.empty()) {
        json.member("value", value);
    }
    json.end_object();
}

void write_rules(core::JsonWriter& json, const Layout& layout) {
    const Rules& rules = layout.rules();
    if (rules.knight) json.member("antiknight", true);
    if (rules.king) json.member("antiking", true);
    std::map<std::string_view, std::vector<const Constraint*>> by_key;
    std::vector<std::string> negative;
    for (const Constraint& constraint : layout.constraints()) {
        if (constraint.kind == not_difference) json.member("nonconsecutive", true);
        if (constraint.kind == not_ratio || constraint.kind == not_xv)
            negative.emplace_back(constraint.kind == not_xv ? "xv" : "ratio");
        const ConstraintFacts& facts = facts_of(constraint.kind);
        if (!facts.f_puzzles.empty()) by_key[facts.f_puzzles].push_back(&constraint);
        if (facts.f_puzzles.empty() && facts.mark != ConstraintMark::none)
            throw core::Error("f_puzzles.lacks", {std::string(facts.name)});
    }
    if (!negative.empty()) json.key("negative").array(negative);
    for (const auto& [key, constraints] : by_key)
        json.key(key).array(constraints, [&](const Constraint* each) { write_item(json, *each); });
    json.key("extraregion").begin_array();
    for (const Shape& shape : rules.extra) {
        std::vector<Place> places;
        for (const std::uint8_t place : shape.places)
            places.push_back({0, place / layout.side(), place % layout.side()});
        json.begin_object().key("cells").array(cell_names(places));
        json.end_object();
    }
    json.end_array();
}
}  // namespace

std::string f_puzzles_text(const Position& position) {
    const Layout& layout = *position.board.layout;
    const std::vector<DigitSet> possible = possible_digits(position.board);
    std::string text;
    core::JsonWriter json(text);
    json.begin_object().member("size", layout.side());
    if (!position.note.empty()) json.member("title", position.note);
    for (const std::string& comment : position.comments) {
        if (comment.starts_with(author_key)) json.member("author", comment.substr(author_key.size()));
        if (comment.starts_with(rules_key)) json.member("ruleset", comment.substr(rules_key.size()));
    }
    json.key("grid").begin_array();
    for (int row = 0; row < layout.side(); ++row) {
        json.begin_array();
        for (int column = 0; column < layout.side(); ++column) {
            const Cell cell = layout.cell(0, row, column);
            const int digit = position.board.digits[cell];
            json.begin_object();
            if (digit != 0) json.member("value", digit);
            if (digit != 0 && std::ranges::find(position.placed, cell) == position.placed.end())
                json.member("given", true);
            if (digit == 0 && !position.candidates.empty() && position.candidates[cell] != possible[cell])
                json.key("centerPencilMarks").array(position.candidates[cell], [&](int mark) { json.value(mark); });
            if (layout.rules().boxes != regular_boxes(layout.size()))
                json.member("region", int{layout.rules().boxes[static_cast<std::size_t>(cell)]});
            json.end_object();
        }
        json.end_array();
    }
    json.end_array();
    write_rules(json, layout);
    json.end_object();
    return text;
}

std::string f_puzzles_link(const Position& position) {
    return "https://www.f-puzzles.com/?load=" + compressed(f_puzzles_text(position));
}
}  // namespace satdoku::grid
