// Layers, order and places after Sugiyama, Tagawa and Toda ("Methods for visual understanding of hierarchical system
// structures", 1981), in bands.
//
// Rows: in the last band, the row of a node is the length of the longest path to it within the band, or below that
// where the row is full (Coffman and Graham, 1972). In the other bands a node is as low as the nodes that it leads to
// allow, with at most a few nodes in a row. The edges to a node that pass a row have one place there, like a node, in
// the band that they lead to. Order: rows are sorted by the mean places of their
// neighbours above, then below, and so on; the order with the fewest crossings is taken. Places: each item moves
// towards the mean of its neighbours as far as the order allows.
#include "graph_layout.hpp"
#include <algorithm>
#include <map>

namespace satdoku::draw {
namespace {
constexpr std::uint32_t most_in_row = 3;  ///< nodes in a row of a band other than the last
constexpr double widest_row = 560;        ///< of the nodes in a row of the last band
constexpr int sweeps = 12;
constexpr double item_gap = 14;
constexpr double passing = 6;    ///< width of the place where an edge passes a row
constexpr double band_gap = 34;  ///< between bands
constexpr double band_inside = 8;

/// A node, or a place where an edge passes a row. Nodes come first, in their order.
struct Item {
    std::uint32_t band;
    std::uint32_t row;
    double width;
    double x = 0;
    std::vector<std::uint32_t> above = {};
    std::vector<std::uint32_t> below = {};
};

/// By node: nodes.
using Neighbours = std::vector<std::vector<std::uint32_t>>;

/// Puts the nodes of the last band into rows. Returns the lowest row, -1 if there is none.
std::int64_t fill_last_band(const Graph& graph, std::span<const double> widths, const Neighbours& before,
                            std::vector<std::int64_t>& rows) {
    const auto last = static_cast<std::uint32_t>(graph.bands.size()) - 1;
    // The number of cuts before each node. Nodes after more cuts are lower.
    std::vector<std::uint32_t> stage(rows.size());
    for (const GraphCut& cut : graph.cuts)
        for (const std::uint32_t node : cut.side) ++stage[node];
    std::vector<std::uint32_t> order;
    for (std::uint32_t node = 0; node < rows.size(); ++node)
        if (graph.nodes[node].band == last) order.push_back(node);
    std::ranges::stable_sort(order,
                             [&](std::uint32_t left, std::uint32_t right) { return stage[left] < stage[right]; });
    std::map<std::int64_t, double> widths_of_rows;
    std::int64_t floor = 0;
    std::int64_t lowest = -1;
    std::uint32_t now = 0;
    for (const std::uint32_t node : order) {
        if (stage[node] > now) floor = lowest + 1;
        now = stage[node];
        rows[node] = floor;
        for (const std::uint32_t other : before[node])
            if (graph.nodes[other].band == last) rows[node] = std::max(rows[node], rows[other] + 1);
        const double width = widths[node] + item_gap;
        double* filled = &widths_of_rows[rows[node]];
        while (*filled > 0 && *filled + width > widest_row) filled = &widths_of_rows[++rows[node]];
        *filled += width;
        lowest = std::max(lowest, rows[node]);
    }
    return lowest;
}

/// The rows of all nodes, from 0 at the top.
std::vector<std::uint32_t> rows_of(const Graph& graph, std::span<const double> widths) {
    const std::size_t count = graph.nodes.size();
    Neighbours before(count);
    Neighbours successors(count);
    for (const GraphEdge& edge : graph.edges) {
        before[edge.to].push_back(edge.from);
        successors[edge.from].push_back(edge.to);
    }
    std::vector<std::int64_t> rows(count);
    const std::int64_t lowest = fill_last_band(graph, widths, before, rows);
    // From the bottom up: a node of another band is put directly above the highest node that it leads to, if possible.
    std::vector<std::vector<std::pair<std::int64_t, std::uint32_t>>> taken(graph.bands.size());
    for (auto node = static_cast<std::uint32_t>(count); node-- > 0;) {
        const std::uint32_t band = graph.nodes[node].band;
        if (band + 1 == graph.bands.size()) continue;
        std::int64_t row = std::max<std::int64_t>(lowest, 0);
        for (const std::uint32_t other : successors[node]) row = std::min(row, rows[other] - 1);
        const auto find_row = [&] {
            return std::ranges::find_if(taken[band], [&](const auto& one) { return one.first == row; });
        };
        auto found = find_row();
        for (; found != taken[band].end() && found->second == most_in_row; found = find_row()) --row;
        if (found == taken[band].end()) {
            taken[band].emplace_back(row, 1);
        } else {
            ++found->second;
        }
        rows[node] = row;
    }
    const std::int64_t top = rows.empty() ? 0 : *std::ranges::min_element(rows);
    std::vector<std::uint32_t> from_top;
    for (const std::int64_t row : rows) from_top.push_back(static_cast<std::uint32_t>(row - top));
    return from_top;
}

/// The number of pairs of lines between two rows that cross. Once the lines are sorted by their beginnings, those are
/// the pairs whose ends are in the opposite order; they are counted while the ends are sorted by merging.
/// @param lines  by their beginning and end
std::uint64_t crossings_of(std::vector<std::pair<double, double>> lines) {
    std::ranges::sort(lines);
    std::vector<double> ends;
    for (const auto& line : lines) ends.push_back(line.second);
    std::uint64_t count = 0;
    std::vector<double> merged(ends.size());
    for (std::size_t width = 1; width < ends.size(); width *= 2) {
        for (std::size_t begin = 0; begin < ends.size(); begin += 2 * width) {
            const std::size_t middle = std::min(begin + width, ends.size());
            const std::size_t end = std::min(begin + 2 * width, ends.size());
            std::size_t left = begin;
            std::size_t right = middle;
            for (std::size_t at = begin; at < end; ++at) {
                const bool from_right = left == middle || (right < end && ends[right] < ends[left]);
                if (from_right) count += middle - left;
                merged[at] = from_right ? ends[right++] : ends[left++];
            }
        }
        ends.swap(merged);
    }
    return count;
}

class Layers {
  public:
    Layers(const Graph& graph, std::span<const double> widths) : bands_(graph.bands.size()) {
        const std::vector<std::uint32_t> rows = rows_of(graph, widths);
        for (std::size_t node = 0; node < graph.nodes.size(); ++node)
            items_.push_back({graph.nodes[node].band, rows[node], widths[node]});
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> passes;  // by the end of the edges and the row
        for (const GraphEdge& edge : graph.edges) {
            std::uint32_t at = edge.from;
            bool joined = false;  // it continues as another edge to the same node does
            paths_.emplace_back();
            for (std::uint32_t row = rows[edge.from] + 1; row < rows[edge.to]; ++row) {
                const auto [found, is_new] =
                    passes.emplace(std::pair(edge.to, row), static_cast<std::uint32_t>(items_.size()));
                if (is_new) items_.push_back({graph.nodes[edge.to].band, row, passing});
                paths_.back().push_back(found->second);
                if (!joined) connect(at, found->second);
                joined = !is_new;
                at = found->second;
            }
            if (!joined) connect(at, edge.to);
        }
        std::uint32_t last = 0;
        for (const Item& item : items_) last = std::max(last, item.row);
        rows_.resize(items_.empty() ? 0 : last + 1);
        for (auto& row : rows_) row.resize(bands_);
        for (std::uint32_t item = 0; item < items_.size(); ++item)
            rows_[items_[item].row][items_[item].band].push_back(item);
    }

    void order() {
        number();
        auto best = rows_;
        std::uint64_t fewest = count();
        for (int sweep = 0; sweep < sweeps && fewest > 0; ++sweep) {
            const bool down = sweep % 2 == 0;
            for (std::size_t step = 0; step < rows_.size(); ++step) sort(down ? step : rows_.size() - 1 - step, down);
            const std::uint64_t now = count();
            if (now >= fewest) continue;
            fewest = now;
            best = rows_;
        }
        rows_ = best;
    }

    void place(std::span<const double> band_widths) {
        double left = 0;
        for (std::size_t band = 0; band < bands_; ++band) {
            double widest = band_widths[band];
            for (const auto& row : rows_) widest = std::max(widest, width_of(row[band]) + 2 * band_inside);
            limits_.push_back({left, left + widest});
            left += widest + band_gap;
            for (const auto& row : rows_) {
                double x = limits_.back().left + (widest - width_of(row[band])) / 2;
                for (const std::uint32_t item : row[band]) {
                    items_[item].x = x + items_[item].width / 2;
                    x += items_[item].width + item_gap;
                }
            }
        }
        for (int sweep = 0; sweep < sweeps; ++sweep) {
            const bool down = sweep % 2 == 0;
            for (std::size_t step = 0; step < rows_.size(); ++step) {
                const std::size_t row = down ? step : rows_.size() - 1 - step;
                for (std::size_t band = 0; band < bands_; ++band) pull(rows_[row][band], limits_[band]);
            }
        }
    }

    GraphLayout result(const Graph& graph) const {
        GraphLayout layout;
        for (std::size_t node = 0; node < graph.nodes.size(); ++node)
            layout.nodes.push_back({items_[node].x, items_[node].row});
        for (const std::vector<std::uint32_t>& path : paths_) {
            layout.edges.emplace_back();
            for (const std::uint32_t item : path) layout.edges.back().push_back({items_[item].x, items_[item].row});
        }
        layout.bands = limits_;
        layout.rows = static_cast<std::uint32_t>(rows_.size());
        for (const GraphCut& cut : graph.cuts) {
            std::uint32_t first = layout.rows;
            for (const std::uint32_t node : cut.side) first = std::min(first, items_[node].row);
            layout.cuts.push_back(first);
        }
        return layout;
    }

  private:
    void connect(std::uint32_t above, std::uint32_t below) {
        items_[above].below.push_back(below);
        items_[below].above.push_back(above);
    }

    double width_of(const std::vector<std::uint32_t>& row) const {
        double width = row.empty() ? 0 : item_gap * static_cast<double>(row.size() - 1);
        for (const std::uint32_t item : row) width += items_[item].width;
        return width;
    }

    /// Sets the x of each item to its number in the row, from the left.
    void number() {
        for (std::size_t row = 0; row < rows_.size(); ++row) number(row);
    }
    void number(std::size_t row) {
        // 0 is the middle of the row, so that short rows and long ones can be compared.
        std::size_t size = 0;
        for (const auto& of_band : rows_[row]) size += of_band.size();
        double x = -static_cast<double>(size) / 2;
        for (const auto& of_band : rows_[row])
            for (const std::uint32_t item : of_band) items_[item].x = x++;
    }

    double mean_of(const std::vector<std::uint32_t>& neighbours, double otherwise) const {
        if (neighbours.empty()) return otherwise;
        double sum = 0;
        for (const std::uint32_t item : neighbours) sum += items_[item].x;
        return sum / static_cast<double>(neighbours.size());
    }

    void sort(std::size_t row, bool by_above) {
        for (auto& of_band : rows_[row]) {
            std::vector<std::pair<double, std::uint32_t>> means;
            for (const std::uint32_t item : of_band) {
                const Item& one = items_[item];
                means.emplace_back(mean_of(by_above ? one.above : one.below, one.x), item);
            }
            std::ranges::stable_sort(means,
                                     [](const auto& left, const auto& right) { return left.first < right.first; });
            for (std::size_t index = 0; index < means.size(); ++index) of_band[index] = means[index].second;
        }
        number(row);
    }

    std::uint64_t count() const {
        std::uint64_t sum = 0;
        for (const auto& row : rows_) {
            std::vector<std::pair<double, double>> lines;
            for (const auto& of_band : row)
                for (const std::uint32_t item : of_band)
                    for (const std::uint32_t below : items_[item].below)
                        lines.emplace_back(items_[item].x, items_[below].x);
            sum += crossings_of(std::move(lines));
        }
        return sum;
    }

    /// Moves the items of a row of a band towards their neighbours. The new places are the means of two solutions:
    /// items pushed apart from the left, and from the right.
    void pull(const std::vector<std::uint32_t>& row, const GraphLayout::Band& limits) {
        if (row.empty()) return;
        std::vector<double> wanted;
        for (const std::uint32_t item : row) {
            const Item& one = items_[item];
            std::vector<std::uint32_t> neighbours;
            for (const auto* const side : {&one.above, &one.below})
                for (const std::uint32_t other : *side)
                    if (items_[other].band == one.band) neighbours.push_back(other);
            wanted.push_back(mean_of(neighbours, one.x));
        }
        const auto half = [&](std::size_t index) { return items_[row[index]].width / 2; };
        std::vector<double> from_left = wanted;
        double least = limits.left + band_inside;
        std::vector<double> lowest;
        for (std::size_t index = 0; index < row.size(); ++index) {
            lowest.push_back(least + half(index));
            least += 2 * half(index) + item_gap;
        }
        double most = limits.right - band_inside;
        std::vector<double> highest(row.size());
        for (std::size_t index = row.size(); index-- > 0;) {
            highest[index] = most - half(index);
            most -= 2 * half(index) + item_gap;
        }
        for (std::size_t index = 0; index < row.size(); ++index) {
            double at = std::clamp(wanted[index], lowest[index], std::max(lowest[index], highest[index]));
            if (index > 0) at = std::max(at, from_left[index - 1] + half(index - 1) + item_gap + half(index));
            from_left[index] = at;
        }
        std::vector<double> from_right = wanted;
        for (std::size_t index = row.size(); index-- > 0;) {
            double at = std::clamp(wanted[index], lowest[index], std::max(lowest[index], highest[index]));
            if (index + 1 < row.size())
                at = std::min(at, from_right[index + 1] - half(index + 1) - item_gap - half(index));
            from_right[index] = at;
        }
        for (std::size_t index = 0; index < row.size(); ++index)
            items_[row[index]].x = (from_left[index] + from_right[index]) / 2;
    }

    std::size_t bands_;
    std::vector<Item> items_;
    std::vector<std::vector<std::uint32_t>> paths_;              ///< by edge: its places in the rows between its ends
    std::vector<std::vector<std::vector<std::uint32_t>>> rows_;  ///< by row and band, from the left
    std::vector<GraphLayout::Band> limits_;
};
}  // namespace

GraphLayout lay_out(const Graph& graph, std::span<const double> widths, std::span<const double> band_widths) {
    Layers layers(graph, widths);
    layers.order();
    layers.place(band_widths);
    return layers.result(graph);
}
}  // namespace satdoku::draw
