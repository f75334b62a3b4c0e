// Uniqueness: a puzzle has one solution, so no four cells in two rows, two columns and two boxes may be left with the
// same two digits (a deadly pattern): swapping the digits would give another solution. So one of the candidates that
// prevent the pattern is true.
//
// Types 1 to 6 and hidden rectangles, after the field's guides. 1: three cells hold only the two digits. 2 and 5: the
// other cells hold one further digit. 3: the further digits of the other cells make a naked subset with cells of their
// house. 4: one of the two digits has no other place in the house of the other cells. 6: the same for diagonal cells.
// Hidden rectangles: one digit has no other place in the row and in the column of a corner. Type 2 of these: one of the
// digits in a corner would complete the pattern by strong links elsewhere between corners. Avoidable rectangles: the
// same for digits that a person placed; no given is among them.
//
// All four cells must belong to one grid only, because the swap must change no other grid. The cells of a subset and
// the removed candidates may be in shared cells. The swap must not change the digits of an extra region, and no rule
// may make a cell differ from one outside of its houses.
#include "find.hpp"

namespace satdoku::deduce {
namespace {
/// Four cells: corners 0 and 1 in a box and in a line, 2 and 3 in another box, in the lines across of 0 and 1.
using Corners = std::array<Cell, 4>;

CellSet set_of(const Corners& corners) { return {corners[0], corners[1], corners[2], corners[3]}; }

/// The houses of one grid that a cell of this grid alone has.
struct Lines {
    HouseIndex row;
    HouseIndex column;
    HouseIndex box;
};

class Rectangles {
  public:
    explicit Rectangles(const State& state) : geometry_(state.geometry()), placed_(geometry_.houses().size()) {
        for (const Cell cell : geometry_.all_cells() - state.empty_cells())
            for (const HousePlace& place : geometry_.places(cell)) placed_[place.house].insert(state.digit(cell));
    }

    Lines lines_of(Cell cell) const {
        const grid::Place& place = geometry_.layout().places(cell).front();
        const GridHouses& grid = geometry_.grids()[static_cast<std::size_t>(place.grid)];
        const auto row = static_cast<std::size_t>(place.row);
        const auto column = static_cast<std::size_t>(place.column);
        const std::uint8_t box = geometry_.layout().rules().boxes[row * grid.rows.size() + column];
        return {grid.rows[row], grid.columns[column], grid.boxes[box]};
    }

    bool is_of_one_grid(Cell cell) const { return geometry_.layout().places(cell).size() == 1; }

    /// Calls `take` with each rectangle that has corner 0 there, until it returns true.
    template <typename Take> bool each(Cell start, const Take& take) const {
        if (!is_of_one_grid(start) || !geometry_.layout().constraints().empty()) return false;
        const Lines lines = lines_of(start);
        for (const Cell second : geometry_.house(lines.box).cells) {
            if (second == start || !is_of_one_grid(second)) continue;
            const Lines others = lines_of(second);
            const bool in_row = lines.row == others.row;
            if (!in_row && lines.column != others.column) continue;
            const House& first_line = geometry_.house(in_row ? lines.column : lines.row);
            const House& second_line = geometry_.house(in_row ? others.column : others.row);
            for (std::size_t position = 0; position < first_line.cells.size(); ++position) {
                const Corners corners = {start, second, first_line.cells[position], second_line.cells[position]};
                if (!is_of_one_grid(corners[2]) || !is_of_one_grid(corners[3])) continue;
                if (lines_of(corners[2]).box == lines.box) continue;
                if (take(corners)) return true;
            }
        }
        return false;
    }

    /// True if no rule notices when two digits in the corners are exchanged.
    bool may_swap(const Corners& corners) const {
        return geometry_.may_swap({corners[0], corners[3]}, {corners[1], corners[2]});
    }

    /// Returns the digits that no cell has that this one sees.
    DigitSet allowed(Cell cell) const {
        DigitSet taken;
        for (const HousePlace& place : geometry_.places(cell)) taken |= placed_[place.house];
        return grid::any_digits - taken;
    }

  private:
    const Geometry& geometry_;
    std::vector<DigitSet> placed_;  ///< by house
};

/// One rectangle of two digits that has to be avoided.
class UniqueRectangle {
  public:
    UniqueRectangle(const State& state, const Rectangles& rectangles, const Corners& corners, DigitSet pair,
                    Technique technique, Steps& steps)
        : state_(state), geometry_(state.geometry()), rectangles_(rectangles), corners_(corners),
          cells_(set_of(corners)), pair_(pair), technique_(technique), steps_(steps) {
        for (const Cell cell : corners) (pair.includes(state.candidates(cell)) ? floor_ : roof_).add(cell);
    }

    bool look() {
        switch (technique_) {
            case Technique::uniqueness_1: return floor_.count() == 3 && type_1();
            case Technique::uniqueness_2:
            case Technique::uniqueness_5: return (floor_.count() == 2 || floor_.count() == 1) && type_2_or_5();
            case Technique::uniqueness_3: return floor_.count() == 2 && type_3();
            case Technique::uniqueness_4:
            case Technique::uniqueness_6: return floor_.count() == 2 && type_4_or_6();
            case Technique::hidden_rectangle: return hidden_rectangle();
            case Technique::hidden_rectangle_2: return linked_rectangle();
            default: return false;
        }
    }

  private:
    Step step() const {
        Step step{.technique = technique_, .digits = pair_};
        step.parts = {{Role::floor, candidates(floor_, pair_), {}},
                      {Role::roof, candidates(roof_, grid::any_digits), {}}};
        return step;
    }

    std::vector<Candidate> candidates(const CellSet& cells, DigitSet digits) const {
        return candidates_in(state_, cells, digits);
    }

    DigitSet extra_digits() const {
        DigitSet extra;
        for (const Cell cell : roof_) extra |= state_.candidates(cell) - pair_;
        return extra;
    }

    /// The houses that both cells of the roof lie in.
    std::vector<HouseIndex> houses_of_roof() const {
        std::vector<HouseIndex> houses;
        const Lines lines = rectangles_.lines_of(roof_.first());
        for (const HouseIndex house : {lines.row, lines.column, lines.box})
            if (roof_.is_within(geometry_.house(house).set)) houses.push_back(house);
        return houses;
    }

    bool is_aligned() const {
        const Lines lines = rectangles_.lines_of(roof_.first());
        return roof_.is_within(geometry_.house(lines.row).set) || roof_.is_within(geometry_.house(lines.column).set);
    }

    bool type_1() {
        Step found = step();
        found.eliminations = candidates(roof_, pair_);
        return steps_.add(std::move(found));
    }

    bool type_2_or_5() {
        const DigitSet extra = extra_digits();
        if (extra.size() != 1) return false;
        const bool is_five = roof_.count() == 3 || !is_aligned();
        if (is_five != (technique_ == Technique::uniqueness_5)) return false;
        Step found = step();
        found.eliminations = candidates(geometry_.common_peers(roof_), extra);
        return steps_.add(std::move(found));
    }

    bool type_3() {
        const DigitSet extra = extra_digits();
        for (const HouseIndex index : houses_of_roof()) {
            const House& house = geometry_.house(index);
            std::vector<Cell> others;
            for (const Cell cell : house.cells) {
                const DigitSet held = state_.candidates(cell);
                if (!held.empty() && !held.meets(pair_) && !cells_.has(cell)) others.push_back(cell);
            }
            if (extend_subset(index, others, 0, {}, extra)) return true;
        }
        return false;
    }

    /// Adds cells of the house to the roof, as one cell, until they are a naked subset.
    bool extend_subset(HouseIndex house, const std::vector<Cell>& others, std::size_t from, const CellSet& chosen,
                       DigitSet digits) {
        for (std::size_t at = from; at < others.size(); ++at) {
            CellSet wider = chosen;
            wider.add(others[at]);
            const auto joined = digits | state_.candidates(others[at]);
            if (joined.size() == wider.count() + 1 && add_subset(house, wider, joined)) return true;
            if (extend_subset(house, others, at + 1, wider, joined)) return true;
        }
        return false;
    }

    bool add_subset(HouseIndex index, const CellSet& chosen, DigitSet digits) {
        const CellSet subset = chosen | roof_;
        CellSet where = geometry_.house(index).set;
        const bool is_box = geometry_.house(index).kind == grid::HouseKind::box;
        for (const HousePlace& place : geometry_.places(roof_.first())) {
            if (!subset.is_within(geometry_.house(place.house).set)) continue;
            // A subset that lies in a box and in a line is found in the line.
            if (is_box && geometry_.house(place.house).kind != grid::HouseKind::box) return false;
            where |= geometry_.house(place.house).set;
        }
        Step found = step();
        found.eliminations = candidates(where - subset, digits);
        found.parts.push_back({Role::base, candidates(chosen, digits), {index}});
        return steps_.add(std::move(found));
    }

    bool type_4_or_6() {
        const bool askew = technique_ == Technique::uniqueness_6;
        if (is_aligned() == askew) return false;
        CellSet where;
        if (askew) {
            for (const Cell cell : roof_) {
                const Lines lines = rectangles_.lines_of(cell);
                where |= geometry_.house(lines.row).set | geometry_.house(lines.column).set;
            }
            where -= cells_;
        } else {
            where = geometry_.common_peers(roof_);
        }
        const int first = pair_.first();
        const int second = (pair_ - grid::digit_set(first)).first();
        int bound = 0;
        if (!where.meets(state_.cells_of(first))) {
            bound = first;
        } else if (!where.meets(state_.cells_of(second))) {
            bound = second;
        } else {
            return false;
        }
        // Askew, the bound digit itself would make the pattern; in line, the other one would.
        const int gone = askew ? bound : first + second - bound;
        Step found = step();
        found.eliminations = candidates(roof_, grid::digit_set(gone));
        return steps_.add(std::move(found));
    }

    bool hidden_rectangle() {
        if (floor_.count() != 2 && floor_.count() != 1) return false;
        if (floor_.count() == 2 && is_aligned()) return false;
        for (const Cell corner : floor_) {
            const Cell opposite = opposite_of(corner);
            const Lines lines = rectangles_.lines_of(opposite);
            const CellSet where = (geometry_.house(lines.row).set | geometry_.house(lines.column).set) - cells_;
            for (const int bound : pair_) {
                if (where.meets(state_.cells_of(bound))) continue;
                Step found = step();
                found.eliminations = candidates({opposite}, pair_ - grid::digit_set(bound));
                if (steps_.add(std::move(found))) return true;
            }
        }
        return false;
    }

    /// One of the digits in a corner would complete the pattern: corner after corner it leaves no other digit, where a
    /// corner has only the two or where a house of two corners has no other place for one.
    bool linked_rectangle() {
        // Once for each rectangle, whichever corners of two digits it has.
        if (corners_[0] != floor_.first()) return false;
        for (const Cell corner : roof_) {
            for (const int digit : state_.candidates(corner) & pair_) {
                // If links from the corner itself do, it is one of the other types.
                if (completes(corner, digit, true)) continue;
                const std::optional<std::vector<Link>> links = completes(corner, digit, false);
                if (!links) continue;
                Step found = step();
                found.eliminations = {candidate_at(corner, digit)};
                found.links = *links;
                if (steps_.add(std::move(found))) return true;
            }
        }
        return false;
    }

    /// Returns the strong links by which the digit in the corner completes the pattern; nothing if it does not.
    std::optional<std::vector<Link>> completes(Cell corner, int digit, bool from_corner_only) const {
        const int other = (pair_ - grid::digit_set(digit)).first();
        const Cell opposite = opposite_of(corner);
        CellSet known{corner};
        std::vector<Link> links;
        const auto learn = [&](Cell cell) {
            const int own = cell == opposite ? digit : other;
            for (const Cell neighbour : known) {
                // Opposite corners have the same digit, so that one does not decide the other.
                if (neighbour == opposite_of(cell)) continue;
                if (floor_.has(cell)) return true;
                if (from_corner_only && neighbour != corner) continue;
                if (!is_bound(own, neighbour, cell)) continue;
                links.push_back({{candidate_at(neighbour, own)}, {candidate_at(cell, own)}, true});
                return true;
            }
            return false;
        };
        for (int round = 0; round < 3; ++round) {
            for (const Cell cell : cells_ - known)
                if (learn(cell)) known.add(cell);
        }
        if (known != cells_) return std::nullopt;
        return links;
    }

    /// Returns true if a house has only these two places for the digit.
    bool is_bound(int digit, Cell one, Cell other) const {
        const CellSet both{one, other};
        const auto places = geometry_.places(one);
        return std::ranges::any_of(places, [&](const HousePlace& place) {
            return (geometry_.house(place.house).set & state_.cells_of(digit)) == both;
        });
    }

    /// Corners 0 and 3 are opposite, and so are 1 and 2.
    Cell opposite_of(Cell corner) const {
        const auto at = std::ranges::find(corners_, corner) - corners_.begin();
        return corners_[3 - static_cast<std::size_t>(at)];
    }

    const State& state_;
    const Geometry& geometry_;
    const Rectangles& rectangles_;
    const Corners corners_;
    const CellSet cells_;
    const DigitSet pair_;
    const Technique technique_;
    Steps& steps_;
    CellSet floor_;  ///< corners that hold the two digits only
    CellSet roof_;   ///< corners that hold more
};

/// Returns true if a person placed the digit of the cell: it is not a given.
bool is_placed(const State& state, Cell cell) { return state.digit(cell) != 0 && !state.is_given(cell); }

/// Corners 0 and 1 have digits; in a deadly pattern corners 2 and 3 have the same ones, exchanged.
std::optional<Step> avoidable_rectangle(const State& state, Technique technique, const Corners& corners) {
    const int first = state.digit(corners[0]);
    const int second = state.digit(corners[1]);
    const auto pair = grid::digit_set(first) | grid::digit_set(second);
    const auto waits_for = [&](Cell cell, int digit) {
        return state.has(candidate_at(cell, digit)) && state.candidates(cell).size() == 2;
    };
    const auto holds = [&](Cell cell, int digit) { return is_placed(state, cell) && state.digit(cell) == digit; };
    Step step{.technique = technique, .digits = pair};
    step.parts = {{Role::floor, {candidate_at(corners[0], first), candidate_at(corners[1], second)}, {}}};
    if (technique == Technique::avoidable_rectangle_1) {
        if (holds(corners[2], second) && waits_for(corners[3], first)) {
            step.eliminations = {candidate_at(corners[3], first)};
        } else if (holds(corners[3], first) && waits_for(corners[2], second)) {
            step.eliminations = {candidate_at(corners[2], second)};
        } else {
            return std::nullopt;
        }
        const Cell third = corners[step.eliminations.front().cell == corners[3] ? 2 : 3];
        step.parts.front().candidates.push_back(candidate_at(third, state.digit(third)));
        return step;
    }
    if (!waits_for(corners[2], second) || !waits_for(corners[3], first)) return std::nullopt;
    const auto left = state.candidates(corners[2]) - grid::digit_set(second);
    const auto right = state.candidates(corners[3]) - grid::digit_set(first);
    if (left != right) return std::nullopt;
    const int extra = left.first();
    const CellSet roof{corners[2], corners[3]};
    step.eliminations = candidates_of(state.geometry().common_peers(roof) & state.cells_of(extra), extra);
    step.parts.push_back({Role::roof, {candidate_at(corners[2], extra), candidate_at(corners[3], extra)}, {}});
    return step;
}
}  // namespace

void find_unique_rectangles(const State& state, Technique technique, Steps& steps) {
    const Rectangles rectangles(state);
    for (const Cell start : state.empty_cells()) {
        const DigitSet pair = state.candidates(start);
        if (pair.size() != 2) continue;
        const auto take = [&](const Corners& corners) {
            for (const Cell cell : corners) {
                if (state.digit(cell) != 0) return false;
                if (!rectangles.allowed(cell).includes(pair)) return false;
            }
            return rectangles.may_swap(corners) &&
                   UniqueRectangle(state, rectangles, corners, pair, technique, steps).look();
        };
        if (rectangles.each(start, take)) return;
    }
}

void find_avoidable_rectangles(const State& state, Technique technique, Steps& steps) {
    const Rectangles rectangles(state);
    for (const Cell start : state.geometry().all_cells()) {
        if (!is_placed(state, start)) continue;
        const auto take = [&](const Corners& corners) {
            if (!is_placed(state, corners[1])) return false;
            auto step = avoidable_rectangle(state, technique, corners);
            return step && rectangles.may_swap(corners) && steps.add(std::move(*step));
        };
        if (rectangles.each(start, take)) return;
    }
}
}  // namespace satdoku::deduce
