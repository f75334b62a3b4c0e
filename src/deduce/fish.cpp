// Franken and mutant fish. n base houses whose places for a digit lie in n cover houses are a fish. Each base house has
// the digit once, so the covers have it there, and it is removed from the rest of the covers. Places in no cover are
// fins: then the digit is only removed from cells that see all fins. A place in two base houses is a fin as well (endo
// fin). A base candidate in two covers is removed like any other (cannibalism).
//
// The kinds, as the field's guides define them: lines of one direction covered by lines of the other are basic, and
// sashimi if a base house would keep at most one place without its fins; Franken if boxes are among them; mutant
// otherwise. All houses are of one grid, since lines end with their grid. Another grid may see fins. Source of fins and
// names: Obi-Wahn's Ultimate Fish Guide.
//
// The search does not try covers for all bases. It picks the candidate to be removed: every base candidate that does
// not see it needs a cover, which leaves at most three choices for each. Bases that need too many covers are given up
// early: a line across and a box have at most three places in common, and a table holds the least number of such covers
// for the places of three lines across.
#include "find.hpp"

namespace satdoku::deduce {
namespace {
/// A place in one grid: row * 9 + column.
using Place = std::size_t;
constexpr std::size_t places_of_grid = 81;

/// Places of one grid, smaller than a set of a layout's cells: six rows in the first word, three in the second.
using GridPlaces = NumberSet<Place, 2, 54>;

constexpr std::size_t houses_of_grid = 27;

/// Houses of a grid by their numbers there: rows from 0, columns from 9, boxes from 18.
using HouseSet = std::uint32_t;
constexpr HouseSet rows = 0x1ff;
constexpr HouseSet columns = rows << 9U;
constexpr HouseSet boxes = rows << 18U;

/// The numbers of the row, the column and the box of a place.
constexpr std::array<std::size_t, 3> houses_of(Place place) {
    const std::size_t row = place / grid::plain_side;
    const std::size_t column = place % grid::plain_side;
    return {row, 9 + column, 18 + row / 3 * 3 + column / 3};
}

/// By house of a grid.
using PlacesByHouse = std::array<GridPlaces, houses_of_grid>;

constexpr PlacesByHouse make_houses() {
    PlacesByHouse houses;
    for (Place place = 0; place < places_of_grid; ++place)
        for (const std::size_t house : houses_of(place)) houses[house].add(place);
    return houses;
}
constexpr PlacesByHouse places_of_houses = make_houses();

/// What a place sees in its grid, itself among it.
constexpr std::array<GridPlaces, places_of_grid> make_seen() {
    std::array<GridPlaces, places_of_grid> seen;
    for (Place place = 0; place < places_of_grid; ++place)
        for (const std::size_t house : houses_of(place)) seen[place] |= places_of_houses[house];
    return seen;
}
constexpr std::array<GridPlaces, places_of_grid> seen_from = make_seen();

// Lower bounds for covers. Lines across three boxes of a row or column of boxes meet each of them in up to three
// places; what covers the meetings covers the places.

/// The fewest of three lines and three boxes that cover the crossings: bit 3b+l for box b and line l.
constexpr std::array<std::uint8_t, 512> make_fewest_covers() {
    std::array<std::uint8_t, 512> fewest{};
    for (std::size_t meetings = 0; meetings < fewest.size(); ++meetings) {
        int best = 3;
        for (unsigned lines = 0; lines < 8; ++lines) {
            int covers = std::popcount(lines);
            for (unsigned box = 0; box < 3; ++box) covers += ((meetings >> 3 * box) & 7U & ~lines) != 0 ? 1 : 0;
            best = std::min(best, covers);
        }
        fewest[meetings] = static_cast<std::uint8_t>(best);
    }
    return fewest;
}
constexpr std::array<std::uint8_t, 512> fewest_covers = make_fewest_covers();

/// The places of three rows, nine bits each. @param band  from 0
unsigned rows_of_band(const GridPlaces& places, std::size_t band) {
    constexpr std::uint64_t three_rows = (1U << 27U) - 1;
    return static_cast<unsigned>((band == 2 ? places.word(1) : places.word(0) >> band * 27) & three_rows);
}

/// The least number of columns and boxes that cover these places.
int columns_and_boxes_for(const GridPlaces& places) {
    std::array<unsigned, 3> columns_of_band{};
    for (std::size_t band = 0; band < 3; ++band) {
        const unsigned bits = rows_of_band(places, band);
        columns_of_band[band] = (bits | bits >> 9U | bits >> 18U) & rows;
    }
    int covers = 0;
    for (unsigned stack = 0; stack < 9; stack += 3) {
        covers += fewest_covers[(columns_of_band[0] >> stack & 7U) | (columns_of_band[1] >> stack & 7U) << 3U |
                                (columns_of_band[2] >> stack & 7U) << 6U];
    }
    return covers;
}

/// The same for rows and boxes.
int rows_and_boxes_for(const GridPlaces& places) {
    int covers = 0;
    for (std::size_t band = 0; band < 3; ++band) {
        const unsigned bits = rows_of_band(places, band);
        unsigned meetings = 0;
        for (unsigned row = 0; row < 3; ++row) {
            for (unsigned box = 0; box < 3; ++box)
                if ((bits >> (9 * row + 3 * box) & 7U) != 0) meetings |= 1U << (3 * box + row);
        }
        covers += fewest_covers[meetings];
    }
    return covers;
}

constexpr int most_endo_fins = 2;

enum class Shape { basic, franken, mutant };

struct FishKind {
    int size;
    Shape shape;
    Fins fins;
};

FishKind kind_of_fish(Technique technique) {
    constexpr std::array<FishKind, 7> kinds = {{{0, Shape::basic, Fins::none},
                                                {0, Shape::basic, Fins::finned},
                                                {0, Shape::basic, Fins::sashimi},
                                                {0, Shape::franken, Fins::none},
                                                {0, Shape::franken, Fins::finned},
                                                {0, Shape::mutant, Fins::none},
                                                {0, Shape::mutant, Fins::finned}}};
    constexpr std::size_t sizes = 6;
    const auto number = static_cast<std::size_t>(technique) - static_cast<std::size_t>(Technique::x_wing);
    FishKind kind = kinds[number / sizes];
    kind.size = static_cast<int>(number % sizes) + 2;
    return kind;
}

Shape shape_of(HouseSet base, HouseSet cover) {
    const bool along = (base & columns) == 0 && (cover & rows) == 0;
    const bool across = (base & rows) == 0 && (cover & columns) == 0;
    if (!along && !across) return Shape::mutant;
    return ((base | cover) & boxes) == 0 ? Shape::basic : Shape::franken;
}

/// The Franken and mutant fish of one digit in one grid.
class FishSearch {
  public:
    FishSearch(const State& state, const GridHouses& grid, int digit, Technique technique, Steps& steps)
        : geometry_(state.geometry()), digit_(static_cast<std::uint8_t>(digit)), technique_(technique),
          kind_(kind_of_fish(technique)), steps_(steps) {
        for (std::size_t index = 0; index < grid.rows.size(); ++index) {
            houses_[index] = grid.rows[index];
            houses_[index + 9] = grid.columns[index];
            houses_[index + 18] = grid.boxes[index];
        }
        for (Place place = 0; place < places_of_grid; ++place)
            if (state.cells_of(digit).has(cell_at(place))) all_.add(place);
        for (std::size_t number = 0; number < houses_of_grid; ++number) {
            cells_[number] = places_of_houses[number] & all_;
            if (!cells_[number].empty()) usable_ |= bit(number);
        }
    }

    /// Returns true if the search has enough.
    bool run() {
        for (const Place target : all_) {
            target_ = target;
            seen_by_target_ = seen_from[target] - GridPlaces{target};
            if (choose_bases(0, 0, {}, {}, kind_.size)) return true;
        }
        return false;
    }

  private:
    Cell cell_at(Place place) const {
        return geometry_.house(houses_[place / grid::plain_side]).cells[place % grid::plain_side];
    }

    static HouseSet bit(std::size_t number) { return HouseSet{1} << number; }

    HouseSet possible_bases(HouseSet base) const {
        if (kind_.shape == Shape::mutant) return usable_;
        HouseSet possible = usable_;
        if ((base & rows) != 0) possible &= ~columns;
        if ((base & columns) != 0) possible &= ~rows;
        return possible;
    }

    HouseSet possible_covers(HouseSet base, HouseSet cover) const {
        HouseSet possible = usable_ & ~base;
        if (kind_.shape == Shape::mutant) return possible;
        if (((base & rows) | (cover & columns)) != 0) possible &= ~rows;
        if (((base & columns) | (cover & rows)) != 0) possible &= ~columns;
        return possible;
    }

    /// @param once, twice  the candidates of the bases, and those in two of them
    bool choose_bases(std::size_t from, HouseSet base, const GridPlaces& once, const GridPlaces& twice, int left) {
        if (left == 0) {
            base_ = base;
            base_cells_ = once;
            endo_fins_ = twice;
            return cover(0, 0, {}, kind_.size);
        }
        const HouseSet possible = possible_bases(base);
        for (std::size_t number = from; number < houses_of_grid; ++number) {
            if ((possible & bit(number)) == 0) continue;
            const GridPlaces again = once & cells_[number];
            const GridPlaces both = twice | again;
            const bool endo_fits = both.empty() || (kind_.fins != Fins::none && both.count() <= most_endo_fins &&
                                                    both.is_within(seen_by_target_));
            if (!endo_fits || !may_be_covered(base | bit(number), once | cells_[number])) continue;
            if (choose_bases(number + 1, base | bit(number), once | cells_[number], both, left - 1)) return true;
        }
        return false;
    }

    /// Returns false if there cannot be enough covers for these bases.
    bool may_be_covered(HouseSet base, GridPlaces open) const {
        if (kind_.shape == Shape::mutant) return true;
        if (kind_.fins != Fins::none) open -= seen_by_target_;
        const bool by_columns = (base & columns) == 0 && columns_and_boxes_for(open) <= kind_.size;
        return by_columns || ((base & rows) == 0 && rows_and_boxes_for(open) <= kind_.size);
    }

    /// Covers what needs a cover; then the covers that are left are free. @param tried  houses whose sets of covers have
    /// all been looked at
    bool cover(HouseSet cover_set, HouseSet tried, const GridPlaces& covered, int left) {
        GridPlaces open = base_cells_ - covered;
        if (kind_.fins != Fins::none) open -= seen_by_target_;
        if (open.empty()) return add_covers(0, cover_set, tried, covered, left);
        if (left == 0) return false;
        const HouseSet possible = possible_covers(base_, cover_set);
        const Place place = open.first();
        for (const std::size_t number : houses_of(place)) {
            if ((possible & ~tried & bit(number)) == 0) continue;
            if (cover(cover_set | bit(number), tried, covered | cells_[number], left - 1)) return true;
            tried |= bit(number);
        }
        return false;
    }

    bool add_covers(std::size_t from, HouseSet cover_set, HouseSet tried, const GridPlaces& covered, int left) {
        if (left == 0) return complete(cover_set, covered);
        const HouseSet possible = possible_covers(base_, cover_set) & ~(cover_set | tried);
        for (std::size_t number = from; number < houses_of_grid; ++number) {
            if ((possible & bit(number)) == 0 || !cells_[number].meets(base_cells_)) continue;
            if (add_covers(number + 1, cover_set | bit(number), tried, covered | cells_[number], left - 1)) return true;
        }
        return false;
    }

    bool complete(HouseSet cover_set, const GridPlaces& covered) {
        if (shape_of(base_, cover_set) != kind_.shape) return false;
        const GridPlaces fins = (base_cells_ - covered) | endo_fins_;
        if (fins.empty() != (kind_.fins == Fins::none) || fins.count() > most_fins + most_endo_fins) return false;
        GridPlaces gone = (covered - base_cells_) | (twice_covered(cover_set) & base_cells_);
        gone -= fins;
        for (const Place fin : fins) gone &= seen_from[fin];
        // A fish is found once for each candidate that it removes: the first one counts.
        if (gone.empty() || gone.first() != target_) return false;
        return steps_.add(step(cover_set, fins, gone));
    }

    GridPlaces twice_covered(HouseSet cover_set) const {
        GridPlaces once;
        GridPlaces twice;
        for (std::size_t number = 0; number < houses_of_grid; ++number) {
            if ((cover_set & bit(number)) == 0) continue;
            twice |= once & cells_[number];
            once |= cells_[number];
        }
        return twice;
    }

    std::vector<Candidate> candidates(const GridPlaces& places) const {
        std::vector<Candidate> list;
        for (const Place place : places) list.push_back({cell_at(place), digit_});
        return list;
    }

    std::vector<HouseIndex> houses(HouseSet set) const {
        std::vector<HouseIndex> list;
        for (std::size_t number = 0; number < houses_of_grid; ++number)
            if ((set & bit(number)) != 0) list.push_back(houses_[number]);
        return list;
    }

    Step step(HouseSet cover_set, const GridPlaces& fins, const GridPlaces& gone) const {
        Step step{.technique = technique_, .digits = grid::digit_set(digit_)};
        step.eliminations = candidates(gone);
        step.parts.push_back({Role::base, candidates(base_cells_ - fins), houses(base_)});
        step.parts.push_back({Role::cover, {}, houses(cover_set)});
        if (!(fins - endo_fins_).empty()) step.parts.push_back({Role::fin, candidates(fins - endo_fins_), {}});
        if (!endo_fins_.empty()) step.parts.push_back({Role::endo_fin, candidates(endo_fins_), {}});
        return step;
    }

    const Geometry& geometry_;
    const std::uint8_t digit_;
    const Technique technique_;
    const FishKind kind_;
    Steps& steps_;

    std::array<HouseIndex, houses_of_grid> houses_{};
    PlacesByHouse cells_{};  ///< of the digit
    HouseSet usable_ = 0;    ///< with a place for the digit
    GridPlaces all_;

    Place target_ = 0;  ///< the candidate to be removed
    GridPlaces seen_by_target_;
    HouseSet base_ = 0;
    GridPlaces base_cells_;
    GridPlaces endo_fins_;
};

}  // namespace

void find_fish(const State& state, Technique technique, Steps& steps) {
    const FishKind kind = kind_of_fish(technique);
    // Fins see what they exclude through a square box.
    const bool needs_squares = kind.fins != Fins::none || kind.shape != Shape::basic;
    if (needs_squares && !state.geometry().layout().has_square_boxes()) return;
    for (const GridHouses& grid : state.geometry().grids()) {
        for (int digit = 1; digit <= state.side(); ++digit) {
            if (kind.shape == Shape::basic) {
                if (find_basic_fish(state, grid, digit, technique, kind.size, kind.fins, steps)) return;
            } else if (FishSearch(state, grid, digit, technique, steps).run()) {
                return;
            }
        }
    }
}
}  // namespace satdoku::deduce
