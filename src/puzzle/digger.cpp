#include "digger.hpp"
#include <numeric>

namespace satdoku::puzzle {
bool has_one_of(const CellGroup& group, std::span<const grid::Cell> cells) {
    return std::find_first_of(group.begin(), group.end(), cells.begin(), cells.end()) != group.end();
}

Digger::Digger(const grid::Board& solution, std::span<const CellGroup> groups, std::vector<std::uint16_t> order,
               HoleLimits limits, int wanted)
    : solution_(solution), puzzle_(solution), groups_(groups), order_(std::move(order)), limits_(std::move(limits)),
      wanted_(wanted),
      // About the number of holes at which a random board has probably lost the last given of a small unavoidable set.
      batch_(std::max<std::size_t>(1, groups.size() / 3)), untried_(solution.layout->cell_count()),
      grid_holes_(limits_.grids.size()) {}

bool Digger::ask() {
    while (next_ < order_.size() && holes_ < limits_.figure && holes_ + untried_ >= wanted_) {
        after_ = next_;
        for (std::size_t taken = 0; after_ < order_.size() && taken < batch_; ++after_) {
            if (!fits(group(after_))) continue;
            for (const grid::Cell cell : group(after_)) set(cell, true);
            ++taken;
        }
        if (!dug_.empty()) return true;
        next_ = after_;
    }
    return false;
}

void Digger::answer(bool unique) {
    if (!unique) {
        withdraw();
        if (batch_ > 1) {
            batch_ = (batch_ + 1) / 2;
            return;
        }
    }
    for (; next_ < after_; ++next_) untried_ -= static_cast<int>(group(next_).size());
    dug_.clear();
}

void Digger::withdraw() {
    for (const grid::Cell cell : dug_) set(cell, false);
    dug_.clear();
}

bool Digger::fits(const CellGroup& group) const {
    if (holes_ + static_cast<int>(group.size()) > limits_.figure) return false;
    for (std::size_t grid = 0; grid < grid_holes_.size(); ++grid) {
        int more = grid_holes_[grid];
        for (const grid::Cell cell : group) {
            for (const grid::Place& place : solution_.layout->places(cell))
                if (place.grid == static_cast<int>(grid)) ++more;
        }
        if (more > limits_.grids[grid]) return false;
    }
    return true;
}

void Digger::set(grid::Cell cell, bool hole) {
    const int change = hole ? 1 : -1;
    puzzle_.digits[cell] = hole ? std::uint8_t{0} : solution_.digits[cell];
    holes_ += change;
    if (!grid_holes_.empty()) {
        for (const grid::Place& place : solution_.layout->places(cell))
            grid_holes_[static_cast<std::size_t>(place.grid)] += change;
    }
    if (hole) dug_.push_back(cell);
}

namespace {
using deduce::Technique;
using grid::Cell;
using Cells = std::vector<Cell>;

bool has(const Cells& cells, Cell cell) { return std::ranges::find(cells, cell) != cells.end(); }

/// The numbers from 0 to count - 1 in random order.
std::vector<int> shuffled(int count, core::Random& random) {
    std::vector<int> numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), 0);
    random.shuffle(std::span<int>(numbers));
    return numbers;
}

/// Keeps givens of a digit until each of the cells sees one. Returns false if the board has too few of them.
bool exclude(int digit, Cells from, const grid::Board& solution, DiggingPlan& plan, core::Random& random) {
    const grid::Layout& layout = *solution.layout;
    Cells places;
    for (Cell cell = 0; cell < solution.digits.size(); ++cell)
        if (solution.digits[cell] == digit && !has(plan.holes, cell)) places.push_back(cell);
    random.shuffle(std::span(places));
    const auto seen_from = [&](Cell place) {
        const auto peers = layout.peers(place);
        return [peers](Cell cell) { return std::ranges::binary_search(peers, cell); };
    };
    while (!from.empty()) {
        const auto count = [&](Cell place) { return std::ranges::count_if(from, seen_from(place)); };
        const auto best =
            std::ranges::max_element(places, [&](Cell left, Cell right) { return count(left) < count(right); });
        if (best == places.end() || count(*best) == 0) return false;
        plan.givens.push_back(*best);
        std::erase_if(from, seen_from(*best));
    }
    return true;
}

/// A house without givens. Hidden: four of its digits are excluded from its other five cells; naked: the other five
/// digits from its four cells (in a house of nine). With a given in the house, the other digits or cells were a smaller
/// set, which is easier.
std::optional<DiggingPlan> quadruple(bool hidden, const grid::Board& solution, core::Random& random) {
    constexpr std::size_t size = 4;
    constexpr std::size_t most_givens = 12;
    const auto houses = solution.layout->houses();
    const grid::House& house = houses[static_cast<std::size_t>(random.below(houses.size()))];
    DiggingPlan plan{{house.cells.begin(), house.cells.end()}, {}, {house.cells.begin(), house.cells.end()}};
    Cells cells = plan.holes;
    random.shuffle(std::span(cells));
    const auto set = std::span(cells).first(size);
    const auto others = std::span(cells).subspan(size);
    const auto digits_of = hidden ? set : others;
    const auto without = hidden ? others : set;
    for (const Cell cell : digits_of) {
        const int digit = solution.digits[cell];
        if (!exclude(digit, {without.begin(), without.end()}, solution, plan, random)) return std::nullopt;
    }
    if (plan.givens.size() > most_givens) return std::nullopt;
    return plan;
}

/// Lines of a grid that have a digit in as few lines across: their other cells stay given, except for fins in one box.
DiggingPlan fish(std::size_t size, bool finned, const grid::Board& solution, core::Random& random) {
    const grid::Layout& layout = *solution.layout;
    const int grid = static_cast<int>(random.below(static_cast<std::uint64_t>(layout.grid_count())));
    const int side = layout.side();
    const int digit = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(side)));
    const bool by_columns = random.below(2) == 1;
    const auto cell_at = [&](int base, int cover) {
        return by_columns ? layout.cell(grid, cover, base) : layout.cell(grid, base, cover);
    };
    const auto lines = shuffled(side, random);
    std::array<bool, grid::most_digits> in_base{};
    std::array<bool, grid::most_digits> in_cover{};
    for (std::size_t line = 0; line < std::min(size, lines.size()); ++line) {
        in_base[static_cast<std::size_t>(lines[line])] = true;
        for (int cover = 0; cover < side; ++cover)
            if (solution.digits[cell_at(lines[line], cover)] == digit) in_cover[static_cast<std::size_t>(cover)] = true;
    }
    const int fin_base = lines[0];
    const int fin_box = static_cast<int>(random.below(3));
    DiggingPlan plan;
    for (int base = 0; base < side; ++base) {
        for (int cover = 0; cover < side; ++cover) {
            const Cell cell = cell_at(base, cover);
            const bool may_be_fin = finned && base == fin_base && cover / 3 == fin_box;
            if (in_cover[static_cast<std::size_t>(cover)] || solution.digits[cell] == digit) {
                plan.holes.push_back(cell);
            } else if (in_base[static_cast<std::size_t>(base)] && !may_be_fin) {
                plan.givens.push_back(cell);
            }
        }
    }
    return plan;
}
}  // namespace

DiggingPlan plan_for(Technique technique, const grid::Board& solution, core::Random& random) {
    switch (technique) {
        case Technique::naked_quadruple:
        case Technique::hidden_quadruple:
            // Most choices of cells take too many givens.
            for (int tries = 0; tries < 1000; ++tries) {
                const bool hidden = technique == Technique::hidden_quadruple;
                if (auto plan = quadruple(hidden, solution, random)) return *std::move(plan);
            }
            return {};
        case Technique::swordfish: return fish(3, false, solution, random);
        case Technique::jellyfish: return fish(4, false, solution, random);
        case Technique::finned_swordfish:
        case Technique::sashimi_swordfish: return fish(3, true, solution, random);
        case Technique::finned_jellyfish:
        case Technique::sashimi_jellyfish: return fish(4, true, solution, random);
        default: return {};
    }
}
}  // namespace satdoku::puzzle
