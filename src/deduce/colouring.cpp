// Colouring: conjugate pairs connect places of a digit to a cluster, whose places take two colours in turn. One of
// these is true.
//
// - Wrap: a colour that sees itself is false. Trap: a place that sees both colours is false.
// - Two clusters: a colour that sees both colours of the other cluster is false (multi colours 2). If a colour of each
//   cluster see each other, one of the other two colours is true (multi colours 1).
//
// Sound on every layout: each pair lies in one house, so a cluster may extend over several grids.
#include "find.hpp"

namespace satdoku::deduce {
namespace {
using Colours = std::array<CellSet, 2>;

class Colouring {
  public:
    Colouring(const State& state, int digit) : state_(state), geometry_(state.geometry()), digit_(digit) {
        for (const Cell cell : state.cells_of(digit)) {
            if (done_.has(cell)) continue;
            Colours colours;
            paint(cell, 0, colours);
            if (!colours[1].empty()) clusters_.push_back(colours);
        }
    }

    const std::vector<Colours>& clusters() const { return clusters_; }

    bool sees(const CellSet& left, const CellSet& right) const {
        for (const Cell cell : left)
            if (geometry_.peers(cell).meets(right)) return true;
        return false;
    }

    /// The places that see both colours.
    CellSet seen_by_both(const CellSet& left, const CellSet& right) const { return seen_by(left) & seen_by(right); }

    /// Returns true if `colour` sees `left` and `right`, from one cell or from two.
    bool one_sees_both(const CellSet& colour, const CellSet& left, const CellSet& right) const {
        return sees(colour, left) && sees(colour, right);
    }

  private:
    void paint(Cell cell, std::size_t colour, Colours& colours) {
        if (done_.has(cell)) return;
        done_.add(cell);
        colours[colour].add(cell);
        for (const HousePlace& place : geometry_.places(cell)) {
            const CellSet pair = geometry_.house(place.house).set & state_.cells_of(digit_);
            if (pair.count() == 2) paint((pair - CellSet{cell}).first(), 1 - colour, colours);
        }
    }

    CellSet seen_by(const CellSet& cells) const {
        CellSet seen;
        for (const Cell cell : cells) seen |= geometry_.peers(cell);
        return seen & state_.cells_of(digit_);
    }

    const State& state_;
    const Geometry& geometry_;
    const int digit_;
    CellSet done_;
    std::vector<Colours> clusters_;
};

Step step_of(Technique technique, int digit, const CellSet& gone, std::span<const Colours> clusters) {
    Step step{.technique = technique, .digits = grid::digit_set(digit), .eliminations = candidates_of(gone, digit)};
    for (const Colours& colours : clusters) {
        step.parts.push_back({Role::first_colour, candidates_of(colours[0], digit), {}});
        step.parts.push_back({Role::second_colour, candidates_of(colours[1], digit), {}});
    }
    return step;
}

CellSet false_by_wrap(const Colouring& colouring, const Colours& colours) {
    CellSet gone;
    for (const CellSet& colour : colours)
        if (colouring.sees(colour, colour)) gone |= colour;
    return gone;
}

/// Returns the places that are false because of two clusters. @param technique  multi_colours_1 or _2
CellSet false_by_two(const Colouring& colouring, Technique technique, const Colours& left, const Colours& right) {
    CellSet gone;
    if (technique == Technique::multi_colours_2) {
        for (const CellSet& colour : left)
            if (colouring.one_sees_both(colour, right[0], right[1])) gone |= colour;
        return gone;
    }
    for (const std::size_t i : {0U, 1U}) {
        for (const std::size_t j : {0U, 1U})
            if (colouring.sees(left[i], right[j])) gone |= colouring.seen_by_both(left[1 - i], right[1 - j]);
    }
    return gone;
}

/// The one technique, or all of its family if that is wanted.
std::span<const Technique> wanted(const Steps& steps, const Technique& technique, std::span<const Technique> family) {
    return steps.wants_family() ? family : std::span(&technique, 1);
}
}  // namespace

void find_simple_colours(const State& state, Technique technique, Steps& steps) {
    static constexpr std::array both = {Technique::simple_colours_wrap, Technique::simple_colours_trap};
    for (int digit = 1; digit <= state.side(); ++digit) {
        const Colouring colouring(state, digit);
        for (const Colours& colours : colouring.clusters()) {
            for (const Technique one : wanted(steps, technique, both)) {
                const CellSet gone = one == Technique::simple_colours_wrap
                                         ? false_by_wrap(colouring, colours)
                                         : colouring.seen_by_both(colours[0], colours[1]);
                if (steps.add(step_of(one, digit, gone, std::span(&colours, 1)))) return;
            }
        }
    }
}

void find_multi_colours(const State& state, Technique technique, Steps& steps) {
    static constexpr std::array both = {Technique::multi_colours_2, Technique::multi_colours_1};
    for (int digit = 1; digit <= state.side(); ++digit) {
        const Colouring colouring(state, digit);
        for (const Colours& left : colouring.clusters()) {
            for (const Colours& right : colouring.clusters()) {
                if (&left == &right) continue;
                for (const Technique one : wanted(steps, technique, both)) {
                    const CellSet gone = false_by_two(colouring, one, left, right);
                    if (steps.add(step_of(one, digit, gone, std::array{left, right}))) return;
                }
            }
        }
    }
}
}  // namespace satdoku::deduce
