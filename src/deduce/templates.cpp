// Templates: a template puts one digit into every house that lacks it. A place in all templates is true (set), a place
// in none is false (delete). A digit that is set leaves fewer templates for the other digits; the search continues
// until nothing changes. Sound on every layout: a template has the digit once in every house of all grids. This is the
// pattern overlay method of Myth Jellies.
#include "find.hpp"

namespace satdoku::deduce {
namespace {
/// Searches for templates. For each place it is enough to know one template with it and one without it.
class TemplateSearch {
  public:
    /// @param places  where the digit may go
    TemplateSearch(const State& state, int digit, const CellSet& places) : geometry_(state.geometry()), left_(places) {
        for (const House& house : geometry_.houses())
            if (state.positions(house, digit) != 0) open_.push_back(house.set);
    }

    /// A template with the digit in that cell, or without it.
    std::optional<CellSet> example(Cell cell, bool with) const {
        CellSet left = left_;
        if (with) {
            left -= geometry_.peers(cell);
        } else {
            left.remove(cell);
        }
        CellSet chosen;
        if (!complete(left, chosen)) return std::nullopt;
        return chosen;
    }

  private:
    /// Puts the digit into the house with the fewest places. @param left  places that remain, chosen ones too
    bool complete(const CellSet& left, CellSet& chosen) const {
        CellSet fewest;
        int least = geometry_.side() + 1;
        for (const CellSet& house : open_) {
            const CellSet places = house & left;
            if (places.meets(chosen)) continue;
            const int count = places.count();
            if (count >= least) continue;
            least = count;
            fewest = places;
        }
        if (least == 0) return false;
        if (least > geometry_.side()) return true;
        for (const Cell cell : fewest) {
            chosen.add(cell);
            if (complete(left - geometry_.peers(cell), chosen)) return true;
            chosen.remove(cell);
        }
        return false;
    }

    const Geometry& geometry_;
    const CellSet left_;
    std::vector<CellSet> open_;  ///< houses that lack the digit
};

/// The places that all templates have, or that none has.
CellSet in_all_or_none(const TemplateSearch& search, const CellSet& places, bool all) {
    CellSet open = places;  // not yet known from another template
    CellSet found;
    while (!open.empty()) {
        const Cell cell = open.first();
        const auto example = search.example(cell, !all);
        if (!example) found.add(cell);
        open.remove(cell);
        if (example) open = all ? open & *example : open - *example;
    }
    return found;
}

/// By digit: where it may go, and where it must.
struct Known {
    std::array<CellSet, grid::most_digits + 1> places;
    std::array<CellSet, grid::most_digits + 1> forced;
};

Known work_out(const State& state) {
    Known known;
    for (std::size_t digit = 1; digit <= static_cast<std::size_t>(state.side()); ++digit)
        known.places[digit] = state.cells_of(static_cast<int>(digit));
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t digit = 1; digit <= static_cast<std::size_t>(state.side()); ++digit) {
            const TemplateSearch search(state, static_cast<int>(digit), known.places[digit]);
            const CellSet forced = in_all_or_none(search, known.places[digit], true);
            if (forced == known.forced[digit]) continue;
            known.forced[digit] = forced;
            for (std::size_t other = 1; other <= static_cast<std::size_t>(state.side()); ++other)
                if (other != digit) known.places[other] -= forced;
            changed = true;
        }
    }
    return known;
}
}  // namespace

void find_templates(const State& state, Technique technique, Steps& steps) {
    const Known known = work_out(state);
    for (std::size_t digit = 1; digit <= static_cast<std::size_t>(state.side()); ++digit) {
        const auto number = static_cast<std::uint8_t>(digit);
        Step step{.technique = technique, .digits = grid::digit_set(number)};
        if (technique == Technique::template_set) {
            step.placements = candidates_of(known.forced[digit], number);
        } else {
            const TemplateSearch search(state, number, known.places[digit]);
            const CellSet gone =
                (state.cells_of(number) - known.places[digit]) | in_all_or_none(search, known.places[digit], false);
            step.eliminations = candidates_of(gone, number);
        }
        if (steps.add(std::move(step))) return;
    }
}
}  // namespace satdoku::deduce
