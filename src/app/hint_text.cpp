#include "hint_text.hpp"

#include "clash_text.hpp"
#include "player.hpp"
#include "technique_text.hpp"

#include <satdoku/ui/text.hpp>

namespace satdoku::app {

namespace {

using Kind = puzzle::Hint::Kind;

std::string where_text(const puzzle::Hint& hint, const deduce::Geometry& geometry) {
    std::string list;
    for (const deduce::HouseIndex index : puzzle::first_houses(hint, geometry)) {
        const deduce::House& house = geometry.house(index);
        if (!list.empty()) list += ui::text("play.hint_and");
        list += house_text(geometry.layout(), {house.kind, house.grid, house.index, house.cells});
    }
    return ui::text("play.hint_where", list);
}

std::string reason_text(const puzzle::State& state, const puzzle::Hint& hint,
                        const deduce::Geometry& geometry) {
    const grid::Layout& layout = geometry.layout();
    if (hint.kind == Kind::digit) {
        const grid::Cell cell = hint.cells.front();
        return ui::text("play.hint_digit", puzzle::cell_text(layout, cell),
                        static_cast<int>(state.solution.digits[cell]));
    }
    std::string list;
    const auto add = [&](const deduce::Candidate& candidate, std::string_view sign) {
        list.append(list.empty() ? "" : " ").append(puzzle::cell_text(layout, candidate.cell));
        list.append(sign).append(std::to_string(candidate.digit));
    };
    for (const deduce::Candidate& one : hint.step.placements) add(one, "=");
    for (const deduce::Candidate& one : hint.step.eliminations) add(one, "<>");
    return technique_name(hint.step.technique) + ": " + list;
}

}  // namespace

std::string hint_text(const puzzle::State& state, const puzzle::Hint& hint,
                      const deduce::Geometry& geometry) {
    const auto numbered = [&](const std::string& said) {
        return ui::text("play.hint_rung", state.rung, puzzle::rungs(hint), said);
    };
    if (hint.kind == Kind::wrong) {
        return numbered(
            ui::text("play.hint_wrong", hint.cells.size(), list_of(geometry.layout(), hint.cells)));
    }
    if (state.rung == 1) return numbered(where_text(hint, geometry));
    if (state.rung > 2) return numbered(reason_text(state, hint, geometry));
    return numbered(hint.kind == Kind::digit
                        ? ui::text("play.hint_none")
                        : ui::text("play.hint_technique", technique_name(hint.step.technique)));
}

}  // namespace satdoku::app
