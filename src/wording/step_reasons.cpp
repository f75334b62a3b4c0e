#include "step_reasons.hpp"

#include <satdoku/language/text.hpp>

namespace satdoku::wording {

using deduce::Cell;
using deduce::CellSet;
using deduce::Part;
using deduce::Role;

std::vector<const Part*> Reasoning::parts(Role role) const {
    std::vector<const Part*> found;
    for (const Part& part : step.parts) {
        if (part.role == role) found.push_back(&part);
    }
    return found;
}

const Part& Reasoning::part(Role role) const {
    static const Part none{};
    const auto found = parts(role);
    return found.empty() ? none : *found.front();
}

namespace {

/// Cells with the digit that together see all of these, a cell that sees most of the rest at a time; none
/// where that is impossible.
CellSet cells_that_see(const deduce::State& state, CellSet targets, int digit) {
    CellSet chosen;
    while (!targets.empty()) {
        Cell best = 0;
        int most = 0;
        for (const Cell cell : state.geometry().all_cells()) {
            if (state.digit(cell) != digit) continue;
            const int seen = (state.geometry().peers(cell) & targets).count();
            if (seen <= most) continue;
            most = seen;
            best = cell;
        }
        if (most == 0) return {};
        chosen.add(best);
        targets -= state.geometry().peers(best);
    }
    return chosen;
}

}  // namespace

std::string full_house_reason(const Reasoning& of) {
    return language::text("step.full_house", of.words.cells(of.step.placements),
                          of.words.houses(of.part(Role::base).houses), of.digits());
}

std::string hidden_single_reason(const Reasoning& of) {
    const Part& base = of.part(Role::base);
    const CellSet own = cells_of(of.step.placements);
    const CellSet others = (of.geometry().house(base.houses.front()).set & of.state.empty_cells()) - own;
    const std::string house = of.words.houses(base.houses);
    const CellSet seen = cells_that_see(of.state, others, of.step.placements.front().digit);
    if (seen.empty()) return language::text("step.hidden_single", house, of.digits(), of.words.cells(own));
    return language::text("step.hidden_single_seen", house, of.digits(), of.words.cells(own),
                          of.words.cells(seen));
}

std::string naked_single_reason(const Reasoning& of) {
    const Cell cell = of.step.placements.front().cell;
    deduce::DigitSet seen = 0;
    for (const Cell peer : of.geometry().peers(cell)) {
        if (of.state.digit(peer) != 0) seen.insert(of.state.digit(peer));
    }
    const bool all_seen = (seen | of.step.digits) == grid::all_digits;
    return all_seen ? language::text("step.naked_single_seen", of.words.cell(cell), of.digits())
                    : language::text("step.naked_single", of.words.cell(cell), of.digits());
}

std::string locked_reason(const Reasoning& of) {
    const Part& base = of.part(Role::base);
    return language::text("step.locked", of.words.houses(base.houses), of.digits(),
                          of.words.cells(base.candidates), of.words.houses(of.part(Role::cover).houses));
}

std::string relay_reason(const Reasoning& of) {
    const Part& base = of.part(Role::base);
    const deduce::HouseIndex from = base.houses.front();
    const deduce::HouseIndex to = of.part(Role::cover).houses.front();
    const auto names_in = [&](deduce::HouseIndex house) {
        std::vector<std::string> names;
        for (const deduce::Candidate& candidate : base.candidates)
            names.push_back(of.words.cell_in(candidate.cell, of.geometry().house(house).grid));
        return and_list(names);
    };
    return language::text("step.relay", of.words.house(from), of.digits(), names_in(from), of.words.house(to),
                          names_in(to));
}

std::string naked_subset_reason(const Reasoning& of) {
    const Part& base = of.part(Role::base);
    return language::text("step.naked_subset", of.words.cells(base.candidates), of.words.houses(base.houses),
                          of.digits());
}

std::string hidden_subset_reason(const Reasoning& of) {
    const Part& base = of.part(Role::base);
    return language::text("step.hidden_subset", of.words.houses(base.houses), of.digits(),
                          of.words.cells(base.candidates));
}

std::string proof_reason(const Reasoning&) {
    return language::text("step.proof");
}

}  // namespace satdoku::wording
