// Patterns of one digit in two houses that have two places for it each (conjugate pairs). If one end of each pair sees
// one end of the other, one of the two free ends is true.
//
// Skyscraper: two parallel lines, joined by a line across them. Two-string kite: a row and a column, joined in a box.
// Turbot fish: any two pairs. Empty rectangle: instead of one pair, a box whose places lie in one row and one column.
// Dual kites and dual rectangles are two of them with the same box. Such strong links were described by Havard. Sound
// on every layout: the pairs may lie in different grids, since only the cells that see each other matter; the digit is
// then removed from a shared cell.
#include "find.hpp"

namespace satdoku::deduce {
namespace {
struct ConjugatePair {
    HouseIndex house;
    Cell first;
    Cell second;
};

std::vector<ConjugatePair> conjugate_pairs(const State& state, int digit) {
    std::vector<ConjugatePair> pairs;
    for (const House& house : state.geometry().houses()) {
        const unsigned positions = state.positions(house, digit);
        if (std::popcount(positions) != 2) continue;
        const auto first = static_cast<std::size_t>(std::countr_zero(positions));
        const auto second = static_cast<std::size_t>(std::bit_width(positions)) - 1;
        pairs.push_back({house.number, house.cells[first], house.cells[second]});
    }
    return pairs;
}

/// A step of two pairs. @param free  the ends of which one is true; @param joined  the ends that see each other
Step step_of(const State& state, Technique technique, int number, std::pair<Cell, Cell> free,
             std::pair<Cell, Cell> joined) {
    const auto digit = static_cast<std::uint8_t>(number);
    const Geometry& geometry = state.geometry();
    Step step{.technique = technique, .digits = grid::digit_set(number)};
    const CellSet gone = geometry.peers(free.first) & geometry.peers(free.second) & state.cells_of(number);
    step.eliminations = candidates_of(gone, digit);
    step.links = {{{{free.first, digit}}, {{joined.first, digit}}, true},
                  {{{joined.first, digit}}, {{joined.second, digit}}, false},
                  {{{joined.second, digit}}, {{free.second, digit}}, true}};
    return step;
}

bool is_row_or_column(const Geometry& geometry, HouseIndex house) {
    return geometry.house(house).kind < grid::HouseKind::box;
}

/// Returns true if two conjugate pairs that are joined at these ends are a pattern of the technique.
bool fits(const Geometry& geometry, Technique technique, const ConjugatePair& left, const ConjugatePair& right,
          std::pair<Cell, Cell> joined) {
    if (technique == Technique::turbot_fish) return true;
    const grid::HouseKind first = geometry.house(left.house).kind;
    const grid::HouseKind second = geometry.house(right.house).kind;
    if (!is_row_or_column(geometry, left.house) || !is_row_or_column(geometry, right.house)) return false;
    bool share_box = false;
    bool share_line = false;
    for (const HousePlace& place : geometry.places(joined.first)) {
        const House& house = geometry.house(place.house);
        if (!house.set.has(joined.second)) continue;
        (house.kind == grid::HouseKind::box ? share_box : share_line) = true;
    }
    return technique == Technique::skyscraper ? first == second && share_line : first != second && share_box;
}

/// Adds the steps of these two pairs. Returns true if the search has enough.
bool join_pairs(const State& state, Technique technique, int digit, const ConjugatePair& left,
                const ConjugatePair& right, Steps& steps) {
    const Geometry& geometry = state.geometry();
    const CellSet all{left.first, left.second, right.first, right.second};
    if (all.count() != 4) return false;
    for (const bool turn_left : {false, true}) {
        for (const bool turn_right : {false, true}) {
            const std::pair joined{turn_left ? left.second : left.first, turn_right ? right.second : right.first};
            const std::pair free{turn_left ? left.first : left.second, turn_right ? right.first : right.second};
            if (!geometry.see_each_other(joined.first, joined.second)) continue;
            if (!fits(geometry, technique, left, right, joined)) continue;
            if (steps.add(step_of(state, technique, digit, free, joined))) return true;
        }
    }
    return false;
}

void find_pairs(const State& state, Technique technique, Steps& steps) {
    for (int digit = 1; digit <= state.side(); ++digit) {
        const std::vector<ConjugatePair> pairs = conjugate_pairs(state, digit);
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            for (std::size_t j = i + 1; j < pairs.size(); ++j)
                if (join_pairs(state, technique, digit, pairs[i], pairs[j], steps)) return;
        }
    }
}

/// Skyscrapers of two rows come before those of two columns.
void find_skyscrapers(const State& state, Steps& steps) {
    for (const grid::HouseKind kind : {grid::HouseKind::row, grid::HouseKind::column}) {
        for (int digit = 1; digit <= state.side(); ++digit) {
            std::vector<ConjugatePair> pairs = conjugate_pairs(state, digit);
            std::erase_if(pairs,
                          [&](const ConjugatePair& pair) { return state.geometry().house(pair.house).kind != kind; });
            for (std::size_t i = 0; i < pairs.size(); ++i) {
                for (std::size_t j = i + 1; j < pairs.size(); ++j)
                    if (join_pairs(state, Technique::skyscraper, digit, pairs[i], pairs[j], steps)) return;
            }
        }
    }
}

/// Empty rectangles of one box. @param along  the line of the box through which the pair comes in
class RectangleSearch {
  public:
    /// @param small  whether boxes with two places count: they have two rectangles
    RectangleSearch(const State& state, int digit, bool small, Steps& steps)
        : state_(state), geometry_(state.geometry()), digit_(digit), small_(small), steps_(steps) {}

    bool run() {
        for (const GridHouses& grid : geometry_.grids()) {
            for (const HouseIndex box : grid.boxes) {
                if (state_.positions(box, digit_) == 0) continue;
                for (const HouseIndex row : grid.rows) {
                    if (!geometry_.house(row).set.meets(geometry_.house(box).set)) continue;
                    for (const HouseIndex column : grid.columns) {
                        if (!is_rectangle(box, row, column)) continue;
                        if (look_along(box, row, column, grid.columns)) return true;
                        if (look_along(box, column, row, grid.rows)) return true;
                    }
                }
            }
        }
        return false;
    }

  private:
    CellSet cells(HouseIndex house) const { return geometry_.house(house).set & state_.cells_of(digit_); }

    bool is_rectangle(HouseIndex box, HouseIndex row, HouseIndex column) const {
        const CellSet& of_box = geometry_.house(box).set;
        if (!geometry_.house(row).set.meets(of_box) || !geometry_.house(column).set.meets(of_box)) return false;
        const CellSet all = cells(box);
        const CellSet in_row = all & geometry_.house(row).set;
        const CellSet in_column = all & geometry_.house(column).set;
        if (!all.is_within(in_row | in_column)) return false;
        if ((in_row - in_column).empty() || (in_column - in_row).empty()) return false;
        return small_ || in_row.count() > 1 || in_column.count() > 1;
    }

    /// A pair in a line across `along` with one end on it: removes the digit where the other end's line meets `other`.
    bool look_along(HouseIndex box, HouseIndex along, HouseIndex other, std::span<const HouseIndex> across) const {
        const CellSet& of_box = geometry_.house(box).set;
        for (const HouseIndex line : across) {
            if (geometry_.house(line).set.meets(of_box)) continue;
            const CellSet pair = cells(line);
            const CellSet on = pair & geometry_.house(along).set;
            if (pair.count() != 2 || on.count() != 1) continue;
            const Cell end = (pair - on).first();
            const CellSet gone = (geometry_.peers(end) & cells(other)) - of_box;
            if (gone.empty()) continue;
            const auto digit = static_cast<std::uint8_t>(digit_);
            Step step{.technique = Technique::empty_rectangle, .digits = grid::digit_set(digit_)};
            step.eliminations = candidates_of(gone, digit);
            step.parts = {{Role::base, candidates_of(cells(box), digit_), {box}},
                          {Role::pincer, {{on.first(), digit}, {end, digit}}, {line}}};
            if (steps_.add(std::move(step))) return true;
        }
        return false;
    }

    const State& state_;
    const Geometry& geometry_;
    const int digit_;
    const bool small_;
    Steps& steps_;
};

void find_rectangles(const State& state, bool small, Steps& steps) {
    for (int digit = 1; digit <= state.side(); ++digit)
        if (RectangleSearch(state, digit, small, steps).run()) return;
}

/// Two patterns are a dual one if they share this part: the joined ends of kites, the box of empty rectangles.
std::vector<Candidate> shared_part(const Step& step) {
    if (step.technique == Technique::empty_rectangle) return step.parts.front().candidates;
    std::vector<Candidate> joined = {step.links[1].from.front(), step.links[1].to.front()};
    if (joined[1] < joined[0]) std::swap(joined[0], joined[1]);
    return joined;
}

void find_duals(const Steps& single, Technique technique, Steps& steps) {
    const std::vector<Step>& found = single.found();
    for (std::size_t i = 0; i < found.size(); ++i) {
        for (std::size_t j = i + 1; j < found.size(); ++j) {
            const Step& left = found[i];
            const Step& right = found[j];
            if (shared_part(left) != shared_part(right) || left.eliminations == right.eliminations) continue;
            Step dual = left;
            dual.technique = technique;
            dual.eliminations.insert(dual.eliminations.end(), right.eliminations.begin(), right.eliminations.end());
            dual.parts.insert(dual.parts.end(), right.parts.begin(), right.parts.end());
            dual.links.insert(dual.links.end(), right.links.begin(), right.links.end());
            if (steps.add(std::move(dual))) return;
        }
    }
}
}  // namespace

void find_single_digit(const State& state, Technique technique, Steps& steps) {
    switch (technique) {
        case Technique::empty_rectangle: return find_rectangles(state, false, steps);
        case Technique::dual_two_string_kite: {
            Steps kites(Steps::Wanted::all);
            find_pairs(state, Technique::two_string_kite, kites);
            return find_duals(kites, technique, steps);
        }
        case Technique::dual_empty_rectangle: {
            Steps rectangles(Steps::Wanted::all);
            find_rectangles(state, true, rectangles);
            return find_duals(rectangles, technique, steps);
        }
        case Technique::skyscraper: return find_skyscrapers(state, steps);
        case Technique::turbot_fish:
            if (steps.wants_first()) return find_chains(state, technique, steps);
            return find_pairs(state, technique, steps);
        default: return find_pairs(state, technique, steps);
    }
}
}  // namespace satdoku::deduce
