#include <satdoku/puzzle/constraint_clauses.hpp>
#include <satdoku/puzzle/numbering.hpp>

namespace satdoku::puzzle {
namespace {
constexpr int ten = 10;
constexpr int thousand = 1000;

bool is_possible(const grid::Board& givens, grid::Cell cell, int digit) {
    const auto peers = givens.layout->peers(cell);
    return std::ranges::none_of(peers, [&](grid::Cell peer) { return givens.digits[peer] == digit; });
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
        case Scheme::separate: return static_cast<std::uint32_t>(grids * layout_->cells_of_grid() * side);
        case Scheme::merged: return static_cast<std::uint32_t>(layout_->cell_count() * side);
        case Scheme::decimal: return static_cast<std::uint32_t>((grids == 1 ? 0 : grids * thousand) + thousand - 1);
        case Scheme::candidates: break;
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
    const grid::Cell cell = layout_->cell(place);
    const auto found = std::ranges::find_if(
        facts_, [&](const Fact& one) { return one.digit == fact.digit && layout_->cell(one.place) == cell; });
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
    for (const Numbering& numbering : possible)
        if (ConstraintClauses(layout, numbering.count()).variables() == variables) return numbering;
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

// By its shape (how many literals, which of them are negative) a clause has one of at most two kinds. The kind then
// depends on whether the facts are about one cell or about one digit.

namespace {
using grid::Place;

bool is_in(const grid::Layout& layout, const grid::Shape& shape, const Place& place) {
    return std::ranges::binary_search(shape.places, place.row * layout.side() + place.column);
}

bool is_same(const Place& left, const Place& right) {
    return left.grid == right.grid && left.row == right.row && left.column == right.column;
}

class ClauseReader {
  public:
    ClauseReader(const Numbering& numbering, std::span<const cnf::Literal> clause)
        : numbering_(numbering), layout_(numbering.layout()), clause_(clause) {}

    Meaning read() {
        for (const cnf::Literal literal : clause_) {
            const auto fact = numbering_.fact(literal.variable());
            if (!fact) break;
            meaning_.facts.push_back(*fact);
        }
        if (!clause_.empty() && meaning_.facts.size() == clause_.size() && !repeats()) find_kind();
        return std::move(meaning_);
    }

  private:
    bool repeats() const {
        std::vector<cnf::Literal> sorted(clause_.begin(), clause_.end());
        std::ranges::sort(sorted);
        return std::ranges::adjacent_find(sorted) != sorted.end();
    }

    void find_kind() {
        const auto negative = std::ranges::count_if(clause_, [](cnf::Literal one) { return one.negative(); });
        const std::size_t size = clause_.size();
        meaning_.all = size == static_cast<std::size_t>(layout_.side());
        if (size == 1) {
            meaning_.kind = negative == 0 ? Meaning::Kind::is : Meaning::Kind::is_not;
        } else if (negative == 0) {
            find_choice(Meaning::Kind::cell_holds, Meaning::Kind::house_holds);
        } else if (size == 2 && negative == 2) {
            find_choice(Meaning::Kind::cell_not_both, Meaning::Kind::house_not_both);
        } else if (size == 2) {
            find_tie();
        }
    }

    void find_choice(Meaning::Kind of_cell, Meaning::Kind of_house) {
        const auto& facts = meaning_.facts;
        const bool one_place =
            std::ranges::all_of(facts, [&](const Fact& fact) { return is_same(fact.place, facts.front().place); });
        const bool one_digit =
            std::ranges::all_of(facts, [&](const Fact& fact) { return fact.digit == facts.front().digit; });
        if (one_place) {
            meaning_.kind = of_cell;
        } else if (one_digit) {
            meaning_.house = common_house();
            if (meaning_.house) meaning_.kind = of_house;
            if (!meaning_.house && of_house == Meaning::Kind::house_not_both && is_pair())
                meaning_.kind = Meaning::Kind::not_both_so_near;
        }
    }

    bool is_pair() const {
        // Not auto: that would be references.
        const grid::Pair ends =
            std::minmax(layout_.cell(meaning_.facts[0].place), layout_.cell(meaning_.facts[1].place));
        return std::ranges::binary_search(layout_.pairs(), ends);
    }

    void find_tie() {
        auto& facts = meaning_.facts;
        const bool tied =
            facts[0].digit == facts[1].digit && layout_.cell(facts[0].place) == layout_.cell(facts[1].place);
        if (!tied) return;
        meaning_.kind = Meaning::Kind::same_cell;
        if (!clause_[0].negative()) std::swap(facts[0], facts[1]);
    }

    /// If a variable means a cell in all its grids, any of its places may be in the house.
    std::span<const Place> names_of(const Fact& fact) const {
        if (!numbering_.merged()) return {&fact.place, 1};
        return layout_.places(layout_.cell(fact.place));
    }

    std::optional<grid::House> common_house() const {
        const auto& facts = meaning_.facts;
        for (const grid::Shape& shape : layout_.shapes()) {
            for (const Place& name : names_of(facts.front())) {
                const auto lies_in = [&](const Place& place) {
                    return place.grid == name.grid && is_in(layout_, shape, place);
                };
                const bool common = lies_in(name) && std::all_of(facts.begin() + 1, facts.end(), [&](const Fact& fact) {
                                        const auto names = names_of(fact);
                                        return std::ranges::any_of(names, lies_in);
                                    });
                if (common) return layout_.house_in(name.grid, shape);
            }
        }
        return std::nullopt;
    }

    const Numbering& numbering_;
    const grid::Layout& layout_;
    std::span<const cnf::Literal> clause_;
    Meaning meaning_;
};
}  // namespace

Meaning meaning_of(const Numbering& numbering, std::span<const cnf::Literal> clause) {
    return ClauseReader(numbering, clause).read();
}
}  // namespace satdoku::puzzle
