// Aligned exclusion: some digits cannot be together in two or three cells, because the cells see each other or because
// a cell that sees all of them would have no candidate left. A digit that is in no possible combination is wrong.
#include "hints.hpp"

namespace satdoku::deduce::rating {
namespace {
bool has_two(const CellSet& cells) {
    auto at = cells.begin();
    return at != cells.end() && ++at != cells.end();
}

class Exclusion {
  public:
    Exclusion(const State& state, const RatedFacts& facts, Hints& hints)
        : state_(state), technique_(facts.technique), size_(static_cast<std::size_t>(facts.size)), hints_(hints),
          excluders_(state.geometry().cell_count()) {
        for (const Cell cell : state.empty_cells())
            if (state.candidates(cell).size() <= facts.size) small_.add(cell);
        for (const Cell cell : state.empty_cells()) {
            excluders_[cell] = state.geometry().peers(cell) & small_;
            if (!excluders_[cell].empty()) bases_.add(cell);
        }
    }

    void find() {
        for (const Cell first : bases_) {
            for (const Cell second : bases_) {
                if (second <= first) continue;
                const CellSet common = excluders_[first] & excluders_[second];
                if (!has_two(common)) continue;
                cells_[0] = first;
                cells_[1] = second;
                if (size_ == 2) {
                    look(common);
                } else {
                    find_thirds(common);
                }
            }
        }
    }

  private:
    /// The third cell is small and sees one of the others.
    void find_thirds(const CellSet& common) {
        CellSet thirds = (excluders_[cells_[0]] | excluders_[cells_[1]]) & bases_;
        thirds.remove(cells_[0]);
        thirds.remove(cells_[1]);
        for (const Cell third : thirds) {
            const CellSet excluders = common & excluders_[third];
            if (!has_two(excluders)) continue;
            cells_[2] = third;
            look(excluders);
        }
    }

    void look(const CellSet& excluders) {
        masks_.clear();
        for (const Cell cell : excluders) masks_.push_back(state_.candidates(cell));
        possible_ = {};
        combine(0, {});
        for (std::size_t at = 0; at < size_; ++at) {
            const auto gone = state_.candidates(cells_[at]) - possible_[at];
            if (gone.empty()) continue;
            if (hints_.admits(technique_)) hints_.eliminate(state_, cells_[at], gone);
        }
    }

    void combine(std::size_t at, DigitSet together) {
        if (at == size_) {
            for (const DigitSet mask : masks_)
                if (together.includes(mask)) return;
            for (std::size_t place = 0; place < size_; ++place) possible_[place] |= chosen_[place];
            return;
        }
        for (const int digit : state_.candidates(cells_[at])) {
            chosen_[at] = grid::digit_set(digit);
            bool clash = false;
            for (std::size_t before = 0; before < at; ++before) {
                clash = clash || (chosen_[before] == chosen_[at] &&
                                  state_.geometry().see_each_other(cells_[before], cells_[at]));
            }
            if (!clash) combine(at + 1, together | chosen_[at]);
        }
    }

    const State& state_;
    const RatedTechnique technique_;
    const std::size_t size_;
    Hints& hints_;
    CellSet small_;                   ///< cells with so few candidates that the exclusion may remove all of them
    CellSet bases_;                   ///< cells that see small ones
    std::vector<CellSet> excluders_;  ///< by cell: the small ones that it sees
    std::array<Cell, 3> cells_{};
    std::array<DigitSet, 3> chosen_{};
    std::array<DigitSet, 3> possible_{};
    std::vector<DigitSet> masks_;  ///< of the cells that see all
};
}  // namespace

void find_aligned_exclusions(const State& state, const RatedFacts& facts, Hints& hints) {
    Exclusion(state, facts, hints).find();
}
}  // namespace satdoku::deduce::rating
