// Sue de Coq (two-sector disjoint subsets), named after the player who described it. The middle is two or three cells
// where a line and a box cross; they have at least two digits more than cells. With them go cells from the rest of the
// line and cells from the rest of the box, which have no digit of the middle in common. There are as many cells as
// digits in total; a digit outside the middle that both sides have counts twice. Then each digit of the middle is in
// the middle or on its side: it is removed from the rest of the line unless the cells of the box may hold it, and vice
// versa. Sound on every layout: the line and the box may belong to different grids, as each cell lies in one of them.
#include "find.hpp"

namespace satdoku::deduce {
namespace {
struct Side {
    CellSet cells;
    DigitSet digits = {};
    int size = 0;
};

class CrossingSearch {
  public:
    CrossingSearch(const State& state, Steps& steps) : state_(state), geometry_(state.geometry()), steps_(steps) {}

    void run() {
        for (const Crossing& crossing : geometry_.crossings()) {
            const House& line = geometry_.house(crossing.from);
            const House& box = geometry_.house(crossing.to);
            if (line.kind == grid::HouseKind::box || box.kind != grid::HouseKind::box) continue;
            line_ = &line;
            box_ = &box;
            if (look(crossing)) return;
        }
    }

  private:
    static constexpr int least_in_middle = 2;

    /// Calls `take` for each non-empty choice of the cells, smaller ones before those that extend them, until it
    /// returns true. Choices for which `may_grow` is false are not extended.
    template <typename MayGrow, typename Take>
    bool each_side(std::span<const Cell> cells, const Side& chosen, const MayGrow& may_grow, const Take& take) const {
        for (std::size_t at = 0; at < cells.size(); ++at) {
            Side wider = chosen;
            wider.cells.add(cells[at]);
            wider.digits |= state_.candidates(cells[at]);
            ++wider.size;
            if (!may_grow(wider)) continue;
            if (take(wider) || each_side(cells.subspan(at + 1), wider, may_grow, take)) return true;
        }
        return false;
    }

    std::vector<Cell> empty(const CellSet& cells) const { return cells_in(cells & state_.empty_cells()); }

    bool look(const Crossing& crossing) {
        const std::vector<Cell> shared = empty(line_->set & box_->set);
        const auto always = [](const Side&) { return true; };
        return each_side(shared, {}, always, [&](const Side& middle) {
            // The digits that the middle has beyond its cells: both sides together have to take them up.
            const int open = middle.digits.size() - middle.size;
            if (middle.size < least_in_middle || open < 2) return false;
            return each_side(empty(line_->set - middle.cells), {}, always, [&](const Side& in_line) {
                const int taken = taken_up(in_line, middle);
                if (!in_line.digits.meets(middle.digits) || taken < 1 || taken >= open) return false;
                const auto apart = [&](const Side& in_box) {
                    return !in_box.digits.meets(in_line.digits & middle.digits);
                };
                return each_side(empty(box_->set - middle.cells - in_line.cells), {}, apart, [&](const Side& in_box) {
                    return in_box.digits.meets(middle.digits) && taken_up(in_box, middle) == open - taken &&
                           add(crossing, middle, in_line, in_box);
                });
            });
        });
    }

    /// How many of the middle's digits the side has to hold.
    static int taken_up(const Side& side, const Side& middle) {
        return side.size - (side.digits - middle.digits).size();
    }

    bool add(const Crossing& crossing, const Side& middle, const Side& in_line, const Side& in_box) {
        const auto all = middle.digits | in_line.digits | in_box.digits;
        // Digits that are not in the middle may be on both sides: they go from both houses.
        const auto both = in_line.digits & in_box.digits;
        Step step{.technique = Technique::sue_de_coq, .digits = all};
        step.eliminations = candidates_in(state_, box_->set - middle.cells - in_box.cells,
                                          ((middle.digits | in_box.digits) - in_line.digits) | both);
        const std::vector<Candidate> from_line =
            candidates_in(state_, line_->set - middle.cells - in_line.cells,
                          ((middle.digits | in_line.digits) - in_box.digits) | both);
        step.eliminations.insert(step.eliminations.end(), from_line.begin(), from_line.end());
        step.parts = {{Role::pivot, candidates_in(state_, middle.cells), {crossing.to, crossing.from}},
                      {Role::set, candidates_in(state_, in_line.cells), {crossing.from}},
                      {Role::set, candidates_in(state_, in_box.cells), {crossing.to}}};
        return steps_.add(std::move(step));
    }

    const State& state_;
    const Geometry& geometry_;
    Steps& steps_;
    const House* line_ = nullptr;
    const House* box_ = nullptr;
};
}  // namespace

void find_sue_de_coq(const State& state, Technique, Steps& steps) { CrossingSearch(state, steps).run(); }
}  // namespace satdoku::deduce
