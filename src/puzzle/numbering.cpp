#include <satdoku/puzzle/numbering.hpp>

#include <algorithm>

namespace satdoku::puzzle {

namespace {

constexpr int ten = 10;
constexpr int thousand = 1000;

bool is_possible(const grid::Board& givens, grid::Cell cell, int digit) {
    const auto peers = givens.layout->peers(cell);
    return std::none_of(peers.begin(), peers.end(), [&](grid::Cell peer) { return givens.digits[peer] == digit; });
}

}  // namespace

Numbering Numbering::candidates(const grid::Board& givens) {
    Numbering numbering(*givens.layout, Scheme::candidates);
    numbering.givens_ = givens;
    for (grid::Cell cell = 0; cell < givens.digits.size(); ++cell) {
        if (givens.digits[cell] != 0) continue;
        for (int digit = 1; digit <= givens.layout->side(); ++digit) {
            if (!is_possible(givens, cell, digit)) continue;
            numbering.facts_.push_back({givens.layout->places(cell).front(), digit});
        }
    }
    return numbering;
}

std::uint32_t Numbering::count() const {
    const int grids = layout_->grid_count();
    const int side = layout_->side();
    switch (scheme_) {
        case Scheme::separate:
            return static_cast<std::uint32_t>(grids * layout_->cells_of_grid() * side);
        case Scheme::merged:
            return static_cast<std::uint32_t>(layout_->cell_count() * side);
        case Scheme::decimal:
            return static_cast<std::uint32_t>((grids == 1 ? 0 : grids * thousand) + thousand - 1);
        case Scheme::candidates:
            break;
    }
    return static_cast<std::uint32_t>(facts_.size());
}

cnf::Variable Numbering::variable(int grid, int row, int column, int digit) const {
    if (scheme_ == Scheme::decimal) {
        const int front = layout_->grid_count() == 1 ? 0 : grid + 1;
        const int number = ((front * ten + row + 1) * ten + column + 1) * ten + digit;
        return cnf::Variable(static_cast<std::uint32_t>(number - 1));
    }
    const int side = layout_->side();
    const int cell = scheme_ == Scheme::merged ? layout_->cell(grid, row, column) : (grid * side + row) * side + column;
    return cnf::Variable(static_cast<std::uint32_t>(cell * side + digit - 1));
}

cnf::Variable Numbering::variable(grid::Cell cell, int digit) const {
    const grid::Place& place = layout_->places(cell).front();
    return variable(place.grid, place.row, place.column, digit);
}

std::optional<cnf::Variable> Numbering::find(const Fact& fact) const {
    const grid::Place& place = fact.place;
    if (scheme_ != Scheme::candidates) return variable(place.grid, place.row, place.column, fact.digit);
    const grid::Cell cell = layout_->cell(place.grid, place.row, place.column);
    const auto found = std::find_if(facts_.begin(), facts_.end(), [&](const Fact& one) {
        return one.digit == fact.digit && layout_->cell(one.place.grid, one.place.row, one.place.column) == cell;
    });
    if (found == facts_.end()) return std::nullopt;
    return cnf::Variable(static_cast<std::uint32_t>(found - facts_.begin()));
}

std::optional<Fact> Numbering::fact(cnf::Variable variable) const {
    if (variable.index() >= count()) return std::nullopt;
    if (scheme_ == Scheme::candidates) return facts_[variable.index()];
    const auto index = static_cast<int>(variable.index());
    if (scheme_ == Scheme::decimal) {
        const int number = index + 1;
        const int front = number / thousand;
        const grid::Place place{front == 0 ? 0 : front - 1, number / ten / ten % ten - 1, number / ten % ten - 1};
        const bool has_grid = layout_->grid_count() == 1 ? front == 0 : front > 0;
        const auto is_within = [this](int number_from_0) {
            return number_from_0 >= 0 && number_from_0 < layout_->side();
        };
        if (!has_grid || !is_within(place.row) || !is_within(place.column) || !is_within(number % ten - 1))
            return std::nullopt;
        return Fact{place, number % ten};
    }
    const int side = layout_->side();
    const int cell = index / side;
    const int digit = index % side + 1;
    if (scheme_ == Scheme::merged) return Fact{layout_->places(static_cast<grid::Cell>(cell)).front(), digit};
    return Fact{{cell / layout_->cells_of_grid(), cell / side % side, cell % side}, digit};
}

std::optional<Numbering> find_numbering(const grid::Layout& layout, std::uint32_t variables) {
    std::vector<Numbering> possible = {Numbering(layout, false), Numbering(layout, true)};
    if (layout.side() <= grid::plain_side) possible.push_back(Numbering::decimal(layout));
    for (const Numbering& numbering : possible) {
        if (numbering.count() == variables) return numbering;
    }
    return std::nullopt;
}

std::optional<Numbering> find_numbering(std::uint32_t variables) {
    using Maker = Numbering (*)(const grid::Layout&);
    constexpr Maker makers[] = {[](const grid::Layout& layout) { return Numbering(layout, false); },
                                [](const grid::Layout& layout) { return Numbering(layout, true); },
                                [](const grid::Layout& layout) { return Numbering::decimal(layout); }};
    for (const Maker make : makers) {
        for (const grid::Layout& layout : grid::layouts()) {
            if (layout.side() != grid::plain_side) continue;
            const Numbering numbering = make(layout);
            if (numbering.count() == variables) return numbering;
        }
    }
    return std::nullopt;
}

}  // namespace satdoku::puzzle
