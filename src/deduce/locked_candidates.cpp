// Locked candidates: all places of a digit in one house lie in another house too, so the digit is removed from the rest
// of that house. Pointing starts from a box or another house that is not a line, claiming from a line. Relay is
// claiming across grids: all places of a digit in a line of one grid are cells that a line of another grid shares, so
// the digit is locked in that line. Only this technique and chains carry a digit from grid to grid.
//
// Sound on every layout: only the common cells of two houses matter.
#include "find.hpp"

namespace satdoku::deduce {
namespace {
Technique technique_of(const House& from, const House& to) {
    if (!grid::is_line(from.kind)) return Technique::pointing;
    return grid::is_line(to.kind) ? Technique::relay : Technique::claiming;
}

/// In the order of the positions.
std::vector<Candidate> candidates_at(const House& house, PositionSet positions, int digit) {
    std::vector<Candidate> list;
    each_position(positions, [&](std::size_t at) { list.push_back(candidate_at(house.cells[at], digit)); });
    return list;
}
}  // namespace

void find_locked_candidates(const State& state, Technique technique, Steps& steps) {
    const Geometry& geometry = state.geometry();
    std::span<const Crossing> rest = geometry.crossings();
    while (!rest.empty()) {
        const HouseIndex index = rest.front().from;
        const auto next = std::ranges::find_if(rest, [&](const Crossing& crossing) { return crossing.from != index; });
        const auto crossings = rest.first(static_cast<std::size_t>(next - rest.begin()));
        rest = rest.subspan(crossings.size());
        const House& from = geometry.house(index);
        if (grid::is_line(from.kind) == (technique == Technique::pointing)) continue;
        for (int digit = 1; digit <= state.side(); ++digit) {
            const PositionSet positions = state.positions(index, digit);
            if (std::popcount(positions) < 2) continue;
            for (const Crossing& crossing : crossings) {
                const House& to = geometry.house(crossing.to);
                if ((positions & ~crossing.common) != 0 || technique_of(from, to) != technique) continue;
                const auto others =
                    static_cast<PositionSet>(state.positions(crossing.to, digit) & ~crossing.common_in_to);
                if (others == 0) continue;
                Step step{.technique = technique, .digits = grid::digit_set(digit)};
                step.eliminations = candidates_at(to, others, digit);
                step.parts = {
                    {.role = Role::base, .candidates = candidates_at(from, positions, digit), .houses = {index}},
                    {.role = Role::cover, .houses = {crossing.to}}};
                if (steps.add(std::move(step))) return;
            }
        }
    }
}
}  // namespace satdoku::deduce
