// Locked candidates, hidden and naked pairs and X-wings on the board that a net has left, if they depend on something
// that the net removed. The first of these families that finds something ends the search.
#include "net.hpp"

namespace satdoku::deduce::rating {
class Net::Sets {
  public:
    explicit Sets(Net& net) : net_(net), geometry_(net.state_.geometry()) {}

    bool find() {
        const std::size_t before = net_.drawn_.size();
        const auto found = [&] { return net_.drawn_.size() != before; };
        find_locked();
        if (!found()) find_hidden_pairs();
        if (!found()) find_naked_pairs();
        if (!found()) find_x_wings();
        return found();
    }

  private:
    PositionSet now(HouseIndex house, int digit) const {
        return net_.positions_[house][static_cast<std::size_t>(digit)];
    }
    PositionSet gone(HouseIndex house, int digit) const {
        return static_cast<PositionSet>(net_.state_.positions(house, digit) & ~now(house, digit));
    }
    Fact off(Cell cell, int digit) const { return {net_.graph_.number(candidate_at(cell, digit)), false}; }
    void add_parents(HouseIndex house, PositionSet positions, int digit) {
        each_position(positions,
                      [&](std::size_t at) { parents_.push_back(off(geometry_.house(house).cells[at], digit)); });
    }
    void draw(Cell cell, int digit) {
        const Fact fact = off(cell, digit);
        if (!net_.has(fact)) net_.draw(fact, parents_);
    }

    void find_locked() {
        for (const Crossing& crossing : net_.crossings_) {
            for (int digit = 1; digit <= geometry_.side(); ++digit) {
                const PositionSet positions = now(crossing.from, digit);
                if ((positions & ~crossing.common) != 0 || (positions & (positions - 1)) == 0) continue;
                const auto others = static_cast<PositionSet>(now(crossing.to, digit) & ~crossing.common_in_to);
                if (others == 0) continue;
                parents_.clear();
                add_parents(crossing.from, static_cast<PositionSet>(gone(crossing.from, digit) & ~crossing.common),
                            digit);
                if (parents_.empty()) continue;
                each_position(others, [&](std::size_t at) { draw(geometry_.house(crossing.to).cells[at], digit); });
            }
        }
    }

    void find_hidden_pairs() {
        for (const HouseIndex of : net_.houses_) {
            if (net_.empty_in_[of] <= 4) continue;
            for (int low = 1; low < geometry_.side(); ++low) {
                const PositionSet positions = now(of, low);
                if (!are_two(positions)) continue;
                for (int high = low + 1; high <= geometry_.side(); ++high)
                    if (now(of, high) == positions) take_hidden_pair(of, positions, low, high);
            }
        }
    }

    void take_hidden_pair(HouseIndex of, PositionSet positions, int low, int high) {
        parents_.clear();
        add_parents(of, gone(of, low), low);
        add_parents(of, gone(of, high), high);
        if (parents_.empty()) return;
        const auto pair = grid::digit_set(low) | grid::digit_set(high);
        each_position(positions, [&](std::size_t at) {
            const Cell cell = geometry_.house(of).cells[at];
            for (const int digit : net_.candidates_[cell] - pair) draw(cell, digit);
        });
    }

    void find_naked_pairs() {
        for (const HouseIndex of : net_.houses_) {
            if (net_.empty_in_[of] < 4) continue;
            const House& house = geometry_.house(of);
            for (std::size_t first = 0; first < static_cast<std::size_t>(geometry_.side()); ++first) {
                const DigitSet pair = net_.candidates_[house.cells[first]];
                if (!are_two(pair.bits())) continue;
                for (std::size_t second = first + 1; second < static_cast<std::size_t>(geometry_.side()); ++second)
                    if (net_.candidates_[house.cells[second]] == pair) take_naked_pair(house, first, second, pair);
            }
        }
    }

    void take_naked_pair(const House& house, std::size_t first, std::size_t second, DigitSet pair) {
        parents_.clear();
        for (const std::size_t at : {first, second}) {
            const Cell cell = house.cells[at];
            for (const int digit : net_.state_.candidates(cell) - pair) parents_.push_back(off(cell, digit));
        }
        if (parents_.empty()) return;
        for (std::size_t at = 0; at < house.cells.size(); ++at) {
            if (at == first || at == second) continue;
            const Cell cell = house.cells[at];
            for (const int digit : net_.candidates_[cell] & pair) draw(cell, digit);
        }
    }

    void find_x_wings() {
        for (const GridHouses& grid : geometry_.grids()) {
            for (int digit = 1; digit <= geometry_.side(); ++digit) find_x_wings(grid.columns, grid.rows, digit);
            for (int digit = 1; digit <= geometry_.side(); ++digit) find_x_wings(grid.rows, grid.columns, digit);
        }
    }

    void find_x_wings(const Lines& lines, const Lines& across, int digit) {
        for (std::size_t first = 0; first < static_cast<std::size_t>(geometry_.side()); ++first) {
            const PositionSet covers = now(lines[first], digit);
            if (!are_two(covers)) continue;
            for (std::size_t second = first + 1; second < static_cast<std::size_t>(geometry_.side()); ++second) {
                if (now(lines[second], digit) != covers) continue;
                parents_.clear();
                add_parents(lines[first], gone(lines[first], digit), digit);
                add_parents(lines[second], gone(lines[second], digit), digit);
                if (parents_.empty()) continue;
                each_position(covers, [&](std::size_t cover) {
                    const auto outside =
                        static_cast<PositionSet>(now(across[cover], digit) & ~(1U << first | 1U << second));
                    each_position(outside,
                                  [&](std::size_t at) { draw(geometry_.house(across[cover]).cells[at], digit); });
                });
            }
        }
    }

    Net& net_;
    const Geometry& geometry_;
    std::vector<Fact> parents_;
};

bool Net::draw_by_sets() { return Sets(*this).find(); }
}  // namespace satdoku::deduce::rating
