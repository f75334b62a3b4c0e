// Sue de Coq (two-sector disjoint subsets): two or three cells where a box and a line cross hold at least two
// digits more than they are; cells of the rest of the line and cells of the rest of the box, which have no
// digit in common, make up for them: all together are as many cells as digits. Then every digit is in one of
// them, and goes from the rest of the line where it cannot be in the box's cells, and the other way round.
#include "find.hpp"

#include <satdoku/deduce/step.hpp>

#include <vector>

namespace satdoku::deduce {

namespace {

struct Choice {
    CellSet cells;
    DigitSet digits = 0;
    int size = 0;
};

class CrossingSearch {
  public:
    CrossingSearch(const State& state, Steps& steps)
        : state_(state), geometry_(state.geometry()), steps_(steps) {}

    void run() {
        for (const Crossing& crossing : geometry_.crossings()) {
            const House& box = geometry_.house(crossing.from);
            const House& line = geometry_.house(crossing.to);
            if (box.kind != grid::HouseKind::box || line.kind == grid::HouseKind::box) continue;
            if (look(crossing, box.set, line.set)) return;
        }
    }

  private:
    /// All non-empty choices of empty cells of a set.
    std::vector<Choice> choices(const CellSet& cells) const {
        std::vector<Choice> all = {{}};
        for (const Cell cell : cells& state_.empty_cells()) {
            for (std::size_t at = 0, end = all.size(); at < end; ++at) {
                Choice wider = all[at];
                wider.cells.add(cell);
                wider.digits = static_cast<DigitSet>(wider.digits | state_.candidates(cell));
                ++wider.size;
                all.push_back(wider);
            }
        }
        all.erase(all.begin());
        return all;
    }

    bool look(const Crossing& crossing, const CellSet& box, const CellSet& line) {
        for (const Choice& middle : choices(box & line)) {
            if (middle.size < 2 || grid::count(middle.digits) < middle.size + 2) continue;
            for (const Choice& in_line : choices(line - box)) {
                if ((in_line.digits & middle.digits) == 0) continue;
                for (const Choice& in_box : choices(box - line)) {
                    if ((in_box.digits & middle.digits) == 0 || (in_box.digits & in_line.digits) != 0)
                        continue;
                    const auto all = static_cast<DigitSet>(middle.digits | in_line.digits | in_box.digits);
                    if (grid::count(all) != middle.size + in_line.size + in_box.size) continue;
                    Step step{.technique = Technique::sue_de_coq, .digits = all};
                    remove(step, line - middle.cells - in_line.cells, all & ~in_box.digits);
                    remove(step, box - middle.cells - in_box.cells, all & ~in_line.digits);
                    step.parts = {{Role::pivot, candidates(middle), {crossing.from, crossing.to}},
                                  {Role::set, candidates(in_line), {crossing.to}},
                                  {Role::set, candidates(in_box), {crossing.from}}};
                    if (steps_.add(std::move(step))) return true;
                }
            }
        }
        return false;
    }

    void remove(Step& step, const CellSet& cells, int digits) const {
        for (const int digit : grid::DigitsOf(static_cast<DigitSet>(digits))) {
            for (const Cell cell : cells& state_.cells_of(digit))
                step.eliminations.push_back({cell, static_cast<std::uint8_t>(digit)});
        }
    }

    std::vector<Candidate> candidates(const Choice& choice) const {
        std::vector<Candidate> list;
        for (const Cell cell : choice.cells) {
            for (const int digit : grid::DigitsOf(state_.candidates(cell)))
                list.push_back({cell, static_cast<std::uint8_t>(digit)});
        }
        return list;
    }

    const State& state_;
    const Geometry& geometry_;
    Steps& steps_;
};

}  // namespace

void find_sue_de_coq(const State& state, Technique, const Options&, Steps& steps) {
    CrossingSearch(state, steps).run();
}

}  // namespace satdoku::deduce
