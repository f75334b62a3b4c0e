#include "look_ahead.hpp"

#include "candidate_lists.hpp"

#include <algorithm>
#include <bit>

namespace satdoku::deduce {

namespace {

/// As many as people can keep in mind (HoDoKu's setting).
constexpr std::uint32_t most_rounds = 4;

class LookAhead {
  public:
    explicit LookAhead(const State& state) : before_(state), state_(state) {}

    std::vector<Consequence> run(Candidate premise, bool is_true) {
        if (is_true) {
            place(premise, 0);
        } else {
            state_.remove(premise);
        }
        for (std::uint32_t round = 1; round <= most_rounds; ++round) {
            const std::vector<Candidate> singles = all_singles();
            for (const Candidate& single : singles) place(single, round);
        }
        std::erase_if(found_, [&](const Consequence& consequence) {
            return consequence.candidate == premise && consequence.is_true == is_true;
        });
        return std::move(found_);
    }

  private:
    std::vector<Candidate> all_singles() const {
        std::vector<Candidate> singles;
        for (const Cell cell : state_.empty_cells()) {
            const DigitSet held = state_.candidates(cell);
            if (grid::count(held) == 1) singles.push_back(candidate_at(cell, grid::first_digit(held)));
        }
        const auto houses = state_.geometry().houses();
        for (std::size_t house = 0; house < houses.size(); ++house) {
            for (int digit = 1; digit <= grid::digits; ++digit) {
                const unsigned positions = state_.positions(static_cast<HouseIndex>(house), digit);
                if (std::popcount(positions) != 1) continue;
                const auto position = static_cast<std::size_t>(std::countr_zero(positions));
                singles.push_back(candidate_at(houses[house].cells[position], digit));
            }
        }
        return singles;
    }

    void place(Candidate placed, std::uint32_t round) {
        if (state_.digit(placed.cell) == placed.digit) return;
        note(placed, true, round);
        for (const Cell peer : state_.geometry().peers(placed.cell) & before_.cells_of(placed.digit)) {
            note({peer, placed.digit}, false, round);
        }
        for (const int digit : grid::DigitsOf(before_.candidates(placed.cell))) {
            if (digit != placed.digit) note(candidate_at(placed.cell, digit), false, round);
        }
        if (state_.digit(placed.cell) == 0) state_.place(placed);
    }

    void note(Candidate candidate, bool is_true, std::uint32_t round) {
        CellSet& known = (is_true ? true_ : false_)[candidate.digit];
        if (known.has(candidate.cell)) return;
        known.add(candidate.cell);
        found_.push_back({candidate, is_true, round + 1});
    }

    const State& before_;
    State state_;
    std::array<CellSet, grid::digits + 1> true_;   ///< by digit
    std::array<CellSet, grid::digits + 1> false_;  ///< by digit
    std::vector<Consequence> found_;
};

}  // namespace

std::vector<Consequence> look_ahead(const State& state, Candidate premise, bool is_true) {
    return LookAhead(state).run(premise, is_true);
}

}  // namespace satdoku::deduce
