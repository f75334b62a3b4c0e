// Singles: an empty cell that is the last one of its house, a digit with one place in a house, a cell with one
// candidate. Sound on every layout: a shared cell may be the last one of any of its houses.
#include "find.hpp"
#include "singles_queue.hpp"

namespace satdoku::deduce {
namespace {
Step placing(Technique technique, Candidate candidate, std::vector<HouseIndex> houses) {
    return {.technique = technique,
            .digits = grid::digit_set(candidate.digit),
            .placements = {candidate},
            .parts = {{.role = Role::base, .houses = std::move(houses)}}};
}

/// The house in which this empty cell is the last one.
std::optional<HouseIndex> full_house_of(const State& state, Cell cell) {
    const Geometry& geometry = state.geometry();
    for (const HousePlace& place : geometry.places(cell))
        if ((geometry.house(place.house).set & state.empty_cells()).count() == 1) return place.house;
    return std::nullopt;
}
}  // namespace

SinglesQueue::SinglesQueue(const State& state) {
    const Geometry& geometry = state.geometry();
    State board(geometry, grid::Board(geometry.layout()));
    for (const Cell cell : geometry.all_cells() - state.empty_cells())
        place(board, candidate_at(cell, state.digit(cell)));
    for (const Cell cell : state.empty_cells()) {
        const auto gone = board.candidates(cell) - state.candidates(cell);
        for (const int digit : gone) remove(board, candidate_at(cell, digit));
    }
}

void SinglesQueue::apply(State& state, const Step& step) {
    for (const Candidate& candidate : step.placements) place(state, candidate);
    for (const Candidate& candidate : step.eliminations) remove(state, candidate);
}

void SinglesQueue::place(State& state, Candidate placed) {
    const Geometry& geometry = state.geometry();
    for (const Cell peer : geometry.peers(placed.cell) & state.cells_of(placed.digit)) {
        state.remove({peer, placed.digit});
        note_naked(state, peer);
        for (const HousePlace& place : geometry.places(peer))
            if (!geometry.house(place.house).set.has(placed.cell)) note_hidden(state, place.house, placed.digit);
    }
    const auto others = state.candidates(placed.cell) - grid::digit_set(placed.digit);
    state.place(placed);
    for (const int digit : others)
        for (const HousePlace& place : geometry.places(placed.cell)) note_hidden(state, place.house, digit);
}

void SinglesQueue::remove(State& state, Candidate candidate) {
    if (!state.has(candidate)) return;
    state.remove(candidate);
    note_naked(state, candidate.cell);
    for (const HousePlace& place : state.geometry().places(candidate.cell))
        note_hidden(state, place.house, candidate.digit);
}

void SinglesQueue::note_naked(const State& state, Cell cell) {
    const DigitSet candidates = state.candidates(cell);
    if (candidates.size() == 1) naked_.add(candidate_at(cell, candidates.first()));
}

void SinglesQueue::note_hidden(const State& state, HouseIndex house, int digit) {
    const PositionSet positions = state.positions(house, digit);
    if (std::popcount(positions) == 1)
        hidden_.add(candidate_at(first_cell_at(state.geometry().house(house), positions), digit));
}

std::optional<Candidate> SinglesQueue::Queue::take(const State& state) {
    while (begin() != end()) {
        const Candidate oldest = *begin();
        ++taken_;
        if (state.has(oldest)) return oldest;
    }
    return std::nullopt;
}

std::optional<Step> SinglesQueue::next(const State& state) {
    for (const Candidate& single : naked_) {
        if (!state.has(single)) continue;
        if (const auto house = full_house_of(state, single.cell))
            return placing(Technique::full_house, single, {*house});
    }
    if (const auto single = naked_.take(state)) return placing(Technique::naked_single, *single, {});
    const auto single = hidden_.take(state);
    if (!single) return std::nullopt;
    for (const HousePlace& place : state.geometry().places(single->cell)) {
        if (std::popcount(state.positions(place.house, single->digit)) == 1)
            return placing(Technique::hidden_single, *single, {place.house});
    }
    return std::nullopt;
}

void find_full_houses(const State& state, Technique technique, Steps& steps) {
    for (const House& house : state.geometry().houses()) {
        const CellSet empty = house.set & state.empty_cells();
        if (empty.count() != 1) continue;
        const Cell cell = empty.first();
        if (state.candidates(cell).size() != 1) continue;
        const Candidate last = candidate_at(cell, state.candidates(cell).first());
        if (steps.add(placing(technique, last, {house.number}))) return;
    }
}

void find_hidden_singles(const State& state, Technique technique, Steps& steps) {
    for (const House& house : state.geometry().houses()) {
        for (int digit = 1; digit <= state.side(); ++digit) {
            const PositionSet positions = state.positions(house, digit);
            if (std::popcount(positions) != 1) continue;
            const Candidate only = candidate_at(first_cell_at(house, positions), digit);
            if (steps.add(placing(technique, only, {house.number}))) return;
        }
    }
}

void find_naked_singles(const State& state, Technique technique, Steps& steps) {
    for (const Cell cell : state.empty_cells()) {
        const DigitSet candidates = state.candidates(cell);
        if (candidates.size() != 1) continue;
        if (steps.add(placing(technique, candidate_at(cell, candidates.first()), {}))) return;
    }
}
}  // namespace satdoku::deduce
