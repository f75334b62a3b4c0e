#include <satdoku/puzzle/canonical.hpp>
#include <map>
#include <numeric>
#include <set>

namespace satdoku::puzzle {
namespace {
using grid::Cell;
using Permutation = LayoutSymmetries::Permutation;

Permutation identity(std::size_t cells) {
    Permutation permutation(cells);
    std::iota(permutation.begin(), permutation.end(), Cell{0});
    return permutation;
}

/// First the inner one is applied to a place, then the outer one to the result.
Permutation composed(const Permutation& outer, const Permutation& inner) {
    Permutation permutation(inner.size());
    for (std::size_t at = 0; at < inner.size(); ++at) permutation[at] = outer[inner[at]];
    return permutation;
}

Permutation inverse(const Permutation& permutation) {
    Permutation inverse(permutation.size());
    for (std::size_t at = 0; at < permutation.size(); ++at) inverse[permutation[at]] = static_cast<Cell>(at);
    return inverse;
}

/// The candidates for generators of a layout's symmetries, and which of them are symmetries.
class Generators {
  public:
    explicit Generators(const grid::Layout& layout) : layout_(layout) {
        for (const grid::House& house : layout.houses()) houses_.insert(sorted_cells(house, {}));
        pairs_.insert(layout.pairs().begin(), layout.pairs().end());
        turns();
        for (int grid = 0; grid < layout.grid_count(); ++grid) exchanges(grid);
    }
    std::vector<Permutation> take() { return std::move(found_); }

  private:
    static std::vector<Cell> sorted_cells(const grid::House& house, const Permutation& moved) {
        std::vector<Cell> cells(house.cells.begin(), house.cells.end());
        if (!moved.empty())
            for (Cell& cell : cells) cell = moved[cell];
        std::ranges::sort(cells);
        return cells;
    }

    bool is_symmetry(const Permutation& permutation) const {
        for (const grid::House& house : layout_.houses())
            if (!houses_.contains(sorted_cells(house, permutation))) return false;
        return std::ranges::all_of(layout_.pairs(), [&](const grid::Pair& pair) {
            return pairs_.contains(std::minmax(permutation[pair.first], permutation[pair.second]));
        });
    }
    bool keep(const std::optional<Permutation>& permutation) {
        if (!permutation || !is_symmetry(*permutation)) return false;
        found_.push_back(*permutation);
        return true;
    }

    /// Reflections of the canvas; they generate its turns.
    void turns() {
        const int rows = layout_.canvas_rows();
        const int columns = layout_.canvas_columns();
        for (int kind = 1; kind < 8; ++kind) {  // bit 0: upside down; 1: left to right; 2: rows become columns
            Permutation permutation(static_cast<std::size_t>(layout_.cell_count()));
            bool is_whole = kind < 4 || rows == columns;
            for (std::size_t cell = 0; cell < permutation.size() && is_whole; ++cell) {
                auto [row, column] = layout_.on_canvas(static_cast<Cell>(cell));
                if ((kind & 1) != 0) row = rows - 1 - row;
                if ((kind & 2) != 0) column = columns - 1 - column;
                if ((kind & 4) != 0) std::swap(row, column);
                const auto other = layout_.cell_on_canvas(row, column);
                is_whole = other.has_value();
                permutation[cell] = other.value_or(Cell{0});
            }
            if (is_whole) keep(permutation);
        }
    }

    struct Exchange {
        bool columns;
        int one;
        int other;
    };

    /// Exchanges two lines of a grid. Where they cross another grid, its lines are exchanged from end to end.
    bool exchange(Permutation& permutation, int grid, const Exchange& lines,
                  std::set<std::tuple<int, bool, int>>& done) const {
        if (!done.emplace(grid, lines.columns, lines.one).second) return true;
        done.emplace(grid, lines.columns, lines.other);
        const auto cell_at = [&](int line, int across) {
            return lines.columns ? layout_.cell(grid, across, line) : layout_.cell(grid, line, across);
        };
        for (int across = 0; across < layout_.side(); ++across) {
            const Cell one = cell_at(lines.one, across);
            const Cell other = cell_at(lines.other, across);
            permutation[one] = other;
            permutation[other] = one;
            for (const grid::Place& place : layout_.places(one)) {
                for (const grid::Place& opposite : layout_.places(other)) {
                    if (place.grid == grid || opposite.grid != place.grid) continue;
                    const Exchange crossing{lines.columns, lines.columns ? place.column : place.row,
                                            lines.columns ? opposite.column : opposite.row};
                    if (!exchange(permutation, place.grid, crossing, done)) return false;
                }
            }
        }
        return true;
    }

    /// Applies exchanges one after the other.
    std::optional<Permutation> exchanged(int grid, std::span<const Exchange> exchanges) const {
        Permutation all = identity(static_cast<std::size_t>(layout_.cell_count()));
        for (const Exchange& lines : exchanges) {
            Permutation one = identity(all.size());
            std::set<std::tuple<int, bool, int>> done;
            if (!exchange(one, grid, lines, done)) return std::nullopt;
            all = composed(all, one);
        }
        return all;
    }

    /// Of lines of a band, of bands; where a rule forbids these, of rows and columns at once, and of their mirror images
    /// too, as diagonals allow them.
    void exchanges(int grid) {
        std::vector<std::vector<Exchange>> simple;
        for (const bool columns : {false, true}) {
            const int side = layout_.side();
            const int width = columns ? layout_.size().box_columns : layout_.size().box_rows;
            for (int line = 0; line < side; ++line)
                for (int other = line + 1; other < side && other / width == line / width; ++other)
                    simple.push_back({{columns, line, other}});
            for (int band = 0; band < side; band += width) {
                for (int other = band + width; other < side; other += width) {
                    std::vector<Exchange> lines;
                    for (int line = 0; line < width; ++line) lines.push_back({columns, band + line, other + line});
                    simple.push_back(std::move(lines));
                }
            }
        }
        bool all = true;
        for (const auto& lines : simple) all = keep(exchanged(grid, lines)) && all;
        if (all) return;
        const auto both = [](std::vector<Exchange> lines, const std::vector<Exchange>& others) {
            lines.insert(lines.end(), others.begin(), others.end());
            return lines;
        };
        for (const std::vector<Exchange>& lines : simple) {
            if (lines.front().columns) break;
            std::vector<Exchange> across = lines;
            for (Exchange& exchange : across) exchange.columns = true;
            std::vector<Exchange> mirrored = lines;
            for (Exchange& exchange : mirrored)
                exchange = {false, layout_.side() - 1 - exchange.one, layout_.side() - 1 - exchange.other};
            std::vector<Exchange> mirrored_across = mirrored;
            for (Exchange& exchange : mirrored_across) exchange.columns = true;
            keep(exchanged(grid, both(lines, across)));
            keep(exchanged(grid, both(lines, mirrored)));
            keep(exchanged(grid, both(both(lines, mirrored), both(across, mirrored_across))));
        }
    }

    const grid::Layout& layout_;
    std::set<std::vector<Cell>> houses_;
    std::set<std::pair<Cell, Cell>> pairs_;
    std::vector<Permutation> found_;
};
}  // namespace

LayoutSymmetries::LayoutSymmetries(const grid::Layout& layout)
    : layout_(&layout), levels_(static_cast<std::size_t>(layout.cell_count())) {
    for (std::size_t at = 0; at < levels_.size(); ++at) {
        Level& level = levels_[at];
        level.orbit = {static_cast<Cell>(at)};
        level.movers = {identity(levels_.size())};
        level.place.assign(levels_.size(), -1);
        level.place[at] = 0;
    }
    for (Permutation& permutation : Generators(layout).take()) add(0, std::move(permutation));
}

double LayoutSymmetries::count() const {
    double count = 1;
    for (const Level& level : levels_) count *= static_cast<double>(level.orbit.size());
    return count;
}

/// Whether the levels from this one on make the permutation, which keeps all cells before.
bool LayoutSymmetries::contains(std::size_t level, Permutation permutation) const {
    for (; level < levels_.size(); ++level) {
        const int place = levels_[level].place[permutation[level]];
        if (place < 0) return false;
        if (place > 0)
            permutation = composed(inverse(levels_[level].movers[static_cast<std::size_t>(place)]), permutation);
    }
    return true;
}

void LayoutSymmetries::add(std::size_t level, Permutation permutation) {
    if (level == levels_.size() || contains(level, permutation)) return;
    levels_[level].generators.push_back(std::move(permutation));
    levels_[level].tried.push_back(0);
    close(level);
}

/// Applies each generator to each cell of the orbit. Two ways to a cell differ by a symmetry of the next level
/// (Schreier's lemma).
void LayoutSymmetries::close(std::size_t at) {
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t index = 0; index < levels_[at].generators.size(); ++index) {
            while (levels_[at].tried[index] < levels_[at].orbit.size()) {
                Level& level = levels_[at];
                const std::size_t from = level.tried[index]++;
                Permutation way = composed(level.generators[index], level.movers[from]);
                const Cell cell = way[at];
                changed = true;
                if (level.place[cell] < 0) {
                    level.place[cell] = static_cast<int>(level.orbit.size());
                    level.orbit.push_back(cell);
                    level.movers.push_back(std::move(way));
                } else {
                    add(at + 1, composed(inverse(level.movers[static_cast<std::size_t>(level.place[cell])]), way));
                }
            }
        }
    }
}

namespace {
/// An arrangement: a symmetry whose cells up to a place are decided, and the names so far.
struct Arrangement {
    Permutation cells;
    std::array<std::uint8_t, grid::most_digits + 1> names{};
    std::uint8_t named = 0;

    /// What a cell of the puzzle gets: the name of its digit, or the next one.
    std::uint8_t name_of(std::uint8_t digit) const {
        return digit == 0 ? 0 : names[digit] != 0 ? names[digit] : static_cast<std::uint8_t>(named + 1);
    }
};
}  // namespace

std::optional<LayoutSymmetries::Canonical> LayoutSymmetries::canonical(const grid::Board& puzzle,
                                                                       std::size_t most) const {
    const grid::Size& size = layout_->size();
    const bool is_free = layout_->rules() == grid::Rules{.size = size, .boxes = grid::regular_boxes(size)};
    if (layout_->grid_count() == 1 && is_free && !grid::find_clash(puzzle)) return canonical_grid(puzzle, most);
    std::vector<Arrangement> arrangements(1);
    arrangements.front().cells = identity(levels_.size());
    std::vector<std::pair<std::size_t, std::size_t>> smallest;  // arrangement and place in the orbit
    Canonical result{grid::Board(*layout_), {}, std::vector<std::uint8_t>(grid::most_digits + 1)};
    std::vector<Arrangement> next;
    std::size_t count = 1;  // of arrangements
    for (std::size_t at = 0; at < levels_.size(); ++at) {
        const Level& level = levels_[at];
        std::uint8_t least = std::numeric_limits<std::uint8_t>::max();
        smallest.clear();
        for (std::size_t index = 0; index < count; ++index) {
            const Arrangement& arrangement = arrangements[index];
            for (std::size_t place = 0; place < level.orbit.size(); ++place) {
                const std::uint8_t name = arrangement.name_of(puzzle.digits[arrangement.cells[level.orbit[place]]]);
                if (name > least) continue;
                if (name < least) smallest.clear();
                least = name;
                smallest.emplace_back(index, place);
            }
        }
        if (smallest.size() > most) return std::nullopt;
        result.board.digits[at] = least;
        const auto name_here = [&](Arrangement& arrangement) {
            const std::uint8_t digit = puzzle.digits[arrangement.cells[at]];
            if (digit != 0 && arrangement.names[digit] == 0) arrangement.names[digit] = ++arrangement.named;
        };
        if (level.orbit.size() == 1) {
            std::size_t kept = 0;
            for (const auto& [index, place] : smallest)
                if (index != kept++) std::swap(arrangements[kept - 1], arrangements[index]);
        } else {  // what was allocated is used again
            if (next.size() < smallest.size()) next.resize(smallest.size());
            for (std::size_t made = 0; made < smallest.size(); ++made) {
                const Arrangement& before = arrangements[smallest[made].first];
                const Permutation& mover = level.movers[smallest[made].second];
                Permutation& cells = next[made].cells;
                cells.resize(mover.size());
                for (std::size_t cell = 0; cell < mover.size(); ++cell) cells[cell] = before.cells[mover[cell]];
                next[made].names = before.names;
                next[made].named = before.named;
            }
            arrangements.swap(next);
        }
        count = smallest.size();
        std::ranges::for_each(std::span(arrangements).first(count), name_here);
    }
    Arrangement& first = arrangements.front();
    for (int digit = 1; digit <= layout_->side(); ++digit) {
        std::uint8_t& name = first.names[static_cast<std::size_t>(digit)];
        if (name == 0) name = ++first.named;
        result.names[static_cast<std::size_t>(digit)] = name;
    }
    result.cells = std::move(first.cells);
    return result;
}
}  // namespace satdoku::puzzle
