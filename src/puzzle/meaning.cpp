// By its shape (how many literals, which of them are negative) a clause has one of at most two kinds. The kind then
// depends on whether the facts are about one cell or about one digit.
#include <satdoku/puzzle/meaning.hpp>

#include <algorithm>
#include <utility>

namespace satdoku::puzzle {

namespace {

using grid::Place;

bool is_in(const grid::Layout& layout, const grid::Shape& shape, const Place& place) {
    return std::binary_search(shape.places.begin(), shape.places.end(), place.row * layout.side() + place.column);
}

grid::Cell cell_at(const grid::Layout& layout, const Place& place) {
    return layout.cell(place.grid, place.row, place.column);
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
        std::sort(sorted.begin(), sorted.end());
        return std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end();
    }

    void find_kind() {
        const auto negative =
            std::count_if(clause_.begin(), clause_.end(), [](cnf::Literal one) { return one.negative(); });
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
        const bool one_place = std::all_of(facts.begin(), facts.end(),
                                           [&](const Fact& fact) { return is_same(fact.place, facts.front().place); });
        const bool one_digit = std::all_of(facts.begin(), facts.end(),
                                           [&](const Fact& fact) { return fact.digit == facts.front().digit; });
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
            std::minmax(cell_at(layout_, meaning_.facts[0].place), cell_at(layout_, meaning_.facts[1].place));
        return std::binary_search(layout_.pairs().begin(), layout_.pairs().end(), ends);
    }

    void find_tie() {
        auto& facts = meaning_.facts;
        const bool tied =
            facts[0].digit == facts[1].digit && cell_at(layout_, facts[0].place) == cell_at(layout_, facts[1].place);
        if (!tied) return;
        meaning_.kind = Meaning::Kind::same_cell;
        if (!clause_[0].negative()) std::swap(facts[0], facts[1]);
    }

    /// If a variable means a cell in all its grids, any of its places may be in the house.
    std::span<const Place> names_of(const Fact& fact) const {
        if (!numbering_.merged()) return {&fact.place, 1};
        return layout_.places(cell_at(layout_, fact.place));
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
                                        return std::any_of(names.begin(), names.end(), lies_in);
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
