#include <satdoku/deduce/path.hpp>
#include <satdoku/puzzle/hint.hpp>

namespace satdoku::puzzle {
namespace {
constexpr int where_and_technique = 2;  ///< rungs before the one with the reason

/// The digits that are noted in a cell, in the corners or in the middle.
DigitSet notes_of(const State& state, std::size_t cell) { return state.cells[cell].marks | state.cells[cell].centre; }

/// Returns true if the notes show what the player has excluded.
bool is_noted_throughout(const State& state) {
    for (std::size_t cell = 0; cell < state.cells.size(); ++cell) {
        if (state.cells[cell].digit != 0) continue;
        if (!notes_of(state, cell).contains(state.solution.digits[cell])) return false;
    }
    return true;
}

/// Returns false if the step contradicts the solution. Every step is checked before it is shown.
bool agrees(const deduce::Step& step, const grid::Board& solution) {
    const auto is_right = [&](const deduce::Candidate& candidate) {
        return solution.digits[candidate.cell] == candidate.digit;
    };
    return std::ranges::all_of(step.placements, is_right) && std::ranges::none_of(step.eliminations, is_right);
}

/// Places the digit of an empty cell with the fewest candidates, for positions where even a proof takes too long.
deduce::Step by_solution(const deduce::State& position, const grid::Board& solution) {
    const auto fewer = [&](grid::Cell left, grid::Cell right) {
        return position.candidates(left).size() < position.candidates(right).size();
    };
    const auto& empty = position.empty_cells();
    const grid::Cell cell = *std::min_element(empty.begin(), empty.end(), fewer);
    const deduce::Candidate right{cell, solution.digits[cell]};
    return {.technique = deduce::Technique::proof,
            .digits = digit_set(right.digit),
            .placements = {right},
            .parts = {{.role = deduce::Role::base, .candidates = {right}}}};
}

template <typename Do> void for_each_reason(const deduce::Step& step, Do&& act) {
    for (const deduce::Part& part : step.parts)
        for (const deduce::Candidate& candidate : part.candidates) act(candidate);
    for (const deduce::Link& link : step.links) {
        for (const deduce::Candidate& candidate : link.from) act(candidate);
        for (const deduce::Candidate& candidate : link.to) act(candidate);
    }
}

/// Returns the cell where a hint without a house begins.
grid::Cell first_cell(const Hint& hint) {
    if (!hint.step.placements.empty()) return hint.step.placements.front().cell;
    grid::Cell first = hint.step.eliminations.front().cell;
    if (hint.proof) return first;
    bool found = false;
    for_each_reason(hint.step, [&](const deduce::Candidate& candidate) {
        if (!std::exchange(found, true)) first = candidate.cell;
    });
    return first;
}

deduce::HouseIndex box_of(const deduce::Geometry& geometry, grid::Cell cell) {
    const auto places = geometry.places(cell);
    const auto box = std::ranges::find_if(places, [&](const deduce::HousePlace& place) {
        return geometry.house(place.house).kind == grid::HouseKind::box;
    });
    return box->house;
}
}  // namespace

deduce::State position_of(const State& state, const deduce::Geometry& geometry) {
    deduce::State position(geometry, state.board());
    const bool noted = is_noted_throughout(state);
    for (grid::Cell cell = 0; cell < state.cells.size(); ++cell) {
        if (state.cells[cell].digit != 0) {
            if (!state.is_given(cell)) position.is_no_given(cell);
            continue;
        }
        const DigitSet unnoted = noted ? geometry.layout().all_digits() - notes_of(state, cell) : DigitSet();
        for (const int digit : state.excluded[cell] | unnoted)
            position.remove({cell, static_cast<std::uint8_t>(digit)});
    }
    return position;
}

Hint find_hint(const State& state, const deduce::Geometry& geometry, const EngineMaker& make_engine) {
    std::vector<grid::Cell> wrong = wrong_cells(state);
    if (!wrong.empty()) return {.wrong = std::move(wrong)};
    const deduce::State position = position_of(state, geometry);
    auto step = deduce::next_step(position);
    if (step && agrees(*step, state.solution)) return {.step = *std::move(step)};
    explain::Effort effort = proof_step_effort();
    if (!geometry.layout().constraints().empty()) effort.seconds = 2;  // clauses of large cages take long
    std::optional<ProofStep> proof = smallest_step(position, make_engine, effort);
    if (!proof || !agrees(proof->step, state.solution)) return {.step = by_solution(position, state.solution)};
    return {.step = proof->step, .proof = std::move(proof)};
}

int rungs(const Hint& hint) { return hint.wrong.empty() ? where_and_technique + 2 : 2; }

Move next_rung(const State& state, const Hint& hint) {
    if (state.rung + 1 < rungs(hint)) return {.kind = Move::Kind::rung};
    if (!hint.wrong.empty()) return {.kind = Move::Kind::hint_wrong};
    if (!hint.step.placements.empty()) return {.kind = Move::Kind::rung, .cell = hint.step.placements.front().cell};
    Move move{.kind = Move::Kind::exclude};
    for (const auto& [cell, digit] : hint.step.eliminations) {
        if (move.excluded.empty() || move.excluded.back().cell != cell) move.excluded.push_back({cell, {}});
        move.excluded.back().digits.insert(digit);
    }
    return move;
}

std::vector<deduce::HouseIndex> first_houses(const Hint& hint, const deduce::Geometry& geometry) {
    for (const deduce::Part& part : hint.step.parts) {
        // A proof may take half of all houses.
        if (!part.houses.empty() && !hint.proof) return part.houses;
    }
    return {box_of(geometry, first_cell(hint))};
}

std::vector<grid::CellHint> cell_hints(const State& state, const Hint& hint, const deduce::Geometry& geometry) {
    std::vector<grid::CellHint> cells(geometry.cell_count());
    for (const grid::Cell cell : hint.wrong) cells[cell].wrong = true;
    if (!hint.wrong.empty()) return cells;
    const auto add_house = [&](deduce::HouseIndex house) {
        for (const grid::Cell cell : geometry.house(house).cells) cells[cell].in_house = true;
    };
    for (const deduce::HouseIndex house : first_houses(hint, geometry)) add_house(house);
    if (state.rung <= where_and_technique) return cells;
    for (const deduce::Part& part : hint.step.parts)
        for (const deduce::HouseIndex house : part.houses) add_house(house);
    for_each_reason(hint.step, [&](const auto& one) { cells[one.cell].reason.insert(one.digit); });
    for (const auto& one : hint.step.eliminations) cells[one.cell].excluded.insert(one.digit);
    for (const auto& one : hint.step.placements) cells[one.cell].placed = one.digit;
    return cells;
}
}  // namespace satdoku::puzzle
