// Extended unique rectangles: two lines of a grid cross three lines in pairs of cells, each pair in a box. If the six
// cells held three digits only, each line of three would have all of them, and the two could exchange all their cells:
// the puzzle would have another solution. So one of the candidates that prevent the pattern is true.
//
// 1: one cell holds more. 2: the others hold one further digit, the same. 4: two cells hold more, and in a house of
// both one of the three digits has no other place. The numbers are those of the field's guides and of uniqueness tests.
//
// As for unique rectangles, all cells must belong to one grid only, and the exchange must not change the digits of an
// extra region. The removed candidates may be in shared cells.
#include "find.hpp"

namespace satdoku::deduce {
namespace {
/// Two cells of a box, in the two lines of the pattern.
using Pair = std::array<Cell, 2>;
using Pairs = std::array<Pair, 3>;

class ExtendedRectangles {
  public:
    ExtendedRectangles(const State& state, Technique technique, Steps& steps)
        : state_(state), geometry_(state.geometry()), technique_(technique), steps_(steps) {}

    void run() {
        if (!geometry_.layout().has_only_houses()) return;
        for (const GridHouses& grid : geometry_.grids())
            if (look_along(grid.columns) || look_along(grid.rows)) return;
    }

  private:
    bool look_along(const Lines& lines) {
        for (std::size_t first = 0; first < lines.size(); ++first) {
            for (std::size_t second = first + 1; second < lines.size(); ++second)
                if (look_at(pairs_of(geometry_.house(lines[first]), geometry_.house(lines[second])))) return true;
        }
        return false;
    }

    /// The pairs of empty cells of one grid only, side by side in a box.
    std::vector<Pair> pairs_of(const House& first, const House& second) const {
        std::vector<Pair> pairs;
        for (std::size_t position = 0; position < first.cells.size(); ++position) {
            const Pair pair = {first.cells[position], second.cells[position]};
            const auto fits = [&](Cell cell) {
                return state_.digit(cell) == 0 && geometry_.layout().places(cell).size() == 1;
            };
            if (fits(pair[0]) && fits(pair[1]) && share_box(pair)) pairs.push_back(pair);
        }
        return pairs;
    }

    bool share_box(const Pair& pair) const {
        for (const HousePlace& place : geometry_.places(pair[0])) {
            const House& house = geometry_.house(place.house);
            if (house.kind == grid::HouseKind::box && house.set.has(pair[1])) return true;
        }
        return false;
    }

    bool look_at(const std::vector<Pair>& pairs) {
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            for (std::size_t j = i + 1; j < pairs.size(); ++j) {
                for (std::size_t k = j + 1; k < pairs.size(); ++k)
                    if (look_at(Pairs{pairs[i], pairs[j], pairs[k]})) return true;
            }
        }
        return false;
    }

    bool look_at(const Pairs& pairs) {
        if (!may_exchange(pairs)) return false;
        CellSet cells;
        DigitSet held;
        for (const Pair& pair : pairs) {
            for (const Cell cell : pair) {
                cells.add(cell);
                held |= state_.candidates(cell);
            }
        }
        std::vector<DigitSet> digits;
        for (const int digit : held) digits.push_back(grid::digit_set(digit));
        return each_choice(digits, {.masks = 3, .members = 3, .least = 1}, [&](unsigned, DigitSet three) {
            CellSet roof;
            for (const Cell cell : cells) {
                if (!state_.candidates(cell).meets(three)) return false;
                if (!three.includes(state_.candidates(cell))) roof.add(cell);
            }
            return !roof.empty() && look_at(cells - roof, roof, three);
        });
    }

    /// Returns true if no house notices when the two lines exchange the cells of the pairs: each has whole pairs, or
    /// all three cells of a line.
    bool may_exchange(const Pairs& pairs) const {
        const CellSet first{pairs[0][0], pairs[1][0], pairs[2][0]};
        const CellSet second{pairs[0][1], pairs[1][1], pairs[2][1]};
        const auto bears = [&](const House& house) {
            const CellSet common = house.set & (first | second);
            if (common == first || common == second) return true;
            for (const Pair& pair : pairs)
                if (common.has(pair[0]) != common.has(pair[1])) return false;
            return true;
        };
        for (const Cell cell : first | second) {
            for (const HousePlace& place : geometry_.places(cell))
                if (!bears(geometry_.house(place.house))) return false;
        }
        return true;
    }

    /// Offers what the pattern yields. Returns true if the search has enough.
    bool look_at(const CellSet& floor, const CellSet& roof, DigitSet three) {
        Step step{.technique = technique_, .digits = three};
        step.parts = {{Role::floor, candidates_in(state_, floor, three)}, {Role::roof, candidates_in(state_, roof)}};
        if (technique_ == Technique::extended_rectangle_1) {
            if (roof.count() != 1) return false;
            step.eliminations = candidates_in(state_, roof, three);
        } else if (technique_ == Technique::extended_rectangle_2) {
            DigitSet extra;
            for (const Cell cell : roof) extra |= state_.candidates(cell) - three;
            if (roof.count() == 1 || extra.size() != 1) return false;
            step.eliminations = candidates_in(state_, geometry_.common_peers(roof), extra);
        } else {
            return roof.count() == 2 && look_for_bound(step, roof, three);
        }
        return steps_.add(std::move(step));
    }

    bool look_for_bound(const Step& step, const CellSet& roof, DigitSet three) {
        for (const HousePlace& place : geometry_.places(roof.first())) {
            const House& house = geometry_.house(place.house);
            if (!roof.is_within(house.set)) continue;
            for (const int bound : three) {
                if ((house.set & state_.cells_of(bound)) != roof) continue;
                Step found = step;
                found.eliminations = candidates_in(state_, roof, three - grid::digit_set(bound));
                found.parts.push_back({Role::base, candidates_of(roof, bound), {house.number}});
                if (steps_.add(std::move(found))) return true;
            }
        }
        return false;
    }

    const State& state_;
    const Geometry& geometry_;
    const Technique technique_;
    Steps& steps_;
};
}  // namespace

void find_extended_rectangles(const State& state, Technique technique, Steps& steps) {
    ExtendedRectangles(state, technique, steps).run();
}
}  // namespace satdoku::deduce
