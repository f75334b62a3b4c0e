// Line charts and histograms as drawings.
#include "chart_frame.hpp"
#include <satdoku/draw/font.hpp>
#include <algorithm>

namespace satdoku::draw {
namespace {
bool is_finite(Point point) { return std::isfinite(point.x) && std::isfinite(point.y); }

std::vector<LegendEntry> legend_of(const LineChart& chart) {
    std::vector<LegendEntry> legend;
    for (std::size_t index = 0; index < chart.series.size(); ++index) {
        const Series& series = chart.series[index];
        if (!series.name.empty()) legend.push_back({LegendEntry::Kind::line, index, series.name, series.marked});
    }
    if (!chart.stretches.empty() && !chart.stretches_name.empty())
        legend.push_back({LegendEntry::Kind::stretch, 0, chart.stretches_name});
    return legend;
}

/// The tint of a colour of series.
Ink tint_of(Ink ink) {
    if (ink < Ink::blue || ink > Ink::red) return Ink::shade;
    return static_cast<Ink>(static_cast<int>(ink) - static_cast<int>(Ink::blue) + static_cast<int>(Ink::blue_tint));
}

class LinePlot {
  public:
    LinePlot(Drawing& drawing, const Plot& plot, const Scale& across, const Scale& up)
        : drawing_(drawing), plot_(plot), across_(across), up_(up) {}

    void band(const Series& series, std::size_t number) {
        Polygon area{{}, tint_of(look_of(number).ink), {}};
        const std::size_t count = std::min(series.band.size(), series.points.size());
        for (std::size_t index = 0; index < count; ++index)
            add(area.corners, {series.points[index].x, series.band[index].high});
        for (std::size_t index = count; index-- > 0;)
            add(area.corners, {series.points[index].x, series.band[index].low});
        if (area.corners.size() > 2) drawing_.add(std::move(area));
    }

    void line(const Series& series, std::size_t number) {
        const SeriesLook look = look_of(number);
        Polyline line{{}, {look.ink, 1.4, look.dashed}};
        for (const Point point : series.points) {
            if (!is_finite(point)) continue;
            const Point at = place(point);
            if (series.stepped && !line.points.empty()) line.points.push_back({at.x, line.points.back().y});
            line.points.push_back(at);
        }
        const bool alone = line.points.size() == 1;
        if (!alone && !line.points.empty()) drawing_.add(std::move(line));
        if (!series.marked && !alone) return;
        for (const Point point : series.points)
            if (is_finite(point)) add_series_mark(drawing_, place(point), number, 2.8);
    }

    void stretch(const Stretch& stretch) {
        const double from = plot_.x(across_.part(stretch.from));
        const double to = plot_.x(across_.part(stretch.to));
        drawing_.add(Rectangle{{from, plot_.top}, std::max(0.0, to - from), plot_.height, Ink::yellow_tint});
    }

  private:
    Point place(Point point) const { return {plot_.x(across_.part(point.x)), plot_.y(up_.part(point.y))}; }
    void add(std::vector<Point>& corners, Point point) const {
        if (is_finite(point)) corners.push_back(place(point));
    }

    Drawing& drawing_;
    Plot plot_;
    const Scale& across_;
    const Scale& up_;
};

Plot plot_below(double top, ChartSize size, const Scale& up, const Axis& axis) {
    const double left = chart_edge + ticks_width(up);
    const double above = axis.title.empty() ? 2 : up_room;
    return {left, top + above, std::max(1.0, size.width - left - 2 * chart_edge),
            std::max(1.0, size.height - top - above - across_room - chart_edge / 2)};
}

/// A bar; a mark with a stem if the vertical axis is logarithmic, which has no zero for bars to begin at.
void draw_class(Drawing& drawing, const Plot& plot, const Histogram& histogram, std::size_t index, double part) {
    if (histogram.counts[index] == 0) return;
    const double width = plot.width / static_cast<double>(histogram.counts.size());
    const double left = plot.left + static_cast<double>(index) * width;
    const std::string note = class_name(histogram, index) + ": " + std::to_string(histogram.counts[index]);
    if (histogram.up.logarithmic) {
        const Point at{left + width / 2, plot.y(part)};
        drawing.add(Line{{at.x, plot.y(0)}, at, {Ink::faint, 0.6}});
        add_series_mark(drawing, at, 0, std::min(3.2, 0.45 * width), note);
        return;
    }
    const double height = std::max(0.6, part * plot.height);
    drawing.add(Rectangle{{left + 0.08 * width, plot.y(0) - height}, width * 0.84, height, Ink::blue, {}, note});
}

/// Draws what shows the values of each part of the plot when the mouse points at it.
void add_notes(Drawing& drawing, const Plot& plot, const LineChart& chart, const Scale& across) {
    constexpr int parts = 60;
    struct Seen {
        Extent across;
        std::vector<Extent> series;
    };
    std::vector<Seen> seen(parts);
    for (std::size_t index = 0; index < chart.series.size(); ++index) {
        const Series& series = chart.series[index];
        for (std::size_t at = 0; at < series.points.size(); ++at) {
            const Point point = series.points[at];
            if (!is_finite(point)) continue;
            Seen& part = seen[static_cast<std::size_t>(std::min(parts - 1.0, across.part(point.x) * parts))];
            part.series.resize(chart.series.size());
            part.across.add(point.x);
            part.series[index].add(point.y);
            if (at >= series.band.size()) continue;
            part.series[index].add(series.band[at].low);
            part.series[index].add(series.band[at].high);
        }
    }
    const auto range = [](const Extent& extent) {
        std::string text = tick_text(extent.low());
        if (extent.high() > extent.low()) text.append(" - ").append(tick_text(extent.high()));
        return text;
    };
    for (int part = 0; part < parts; ++part) {
        const Seen& one = seen[static_cast<std::size_t>(part)];
        if (one.series.empty()) continue;
        std::string note = chart.across.title + ": " + range(one.across);
        for (std::size_t index = 0; index < one.series.size(); ++index) {
            if (one.series[index].empty()) continue;
            note.append("\n").append(chart.series[index].name).append(": ").append(range(one.series[index]));
        }
        drawing.add(Rectangle{{plot.x(static_cast<double>(part) / parts), plot.top},
                              plot.width / parts,
                              plot.height,
                              Ink::none,
                              {},
                              std::move(note)});
    }
}

/// Draws the values of a chart into its plot, with the upright axis.
void draw_plot(Drawing& drawing, const LineChart& chart, const Plot& plot, const Scale& across, const Scale& up) {
    LinePlot lines(drawing, plot, across, up);
    for (const Stretch& stretch : chart.stretches) lines.stretch(stretch);
    for (std::size_t index = 0; index < chart.series.size(); ++index) lines.band(chart.series[index], index);
    draw_up(drawing, plot, up, chart.up.title);
    for (std::size_t index = 0; index < chart.series.size(); ++index) lines.line(chart.series[index], index);
    add_notes(drawing, plot, chart, across);
}

constexpr int ticks_across = 7;

Extent extent_up(const LineChart& chart) {
    Extent extent;
    for (const Series& series : chart.series) {
        for (const Point point : series.points) extent.add(point.y);
        for (const Range range : series.band) {
            extent.add(range.low);
            extent.add(range.high);
        }
    }
    return extent;
}
}  // namespace

Extent extent_across(std::span<const LineChart> charts) {
    Extent extent;
    for (const LineChart& chart : charts) {
        for (const Series& series : chart.series)
            for (const Point point : series.points) extent.add(point.x);
        for (const Stretch& stretch : chart.stretches) {
            extent.add(stretch.from);
            extent.add(stretch.to);
        }
    }
    return extent;
}

std::string class_name(const Histogram& histogram, std::size_t index) {
    const std::int64_t low = histogram.edges[index];
    const std::int64_t high = histogram.edges[index + 1] - 1;
    std::string name = std::to_string(low);
    if (high > low) name.append("-").append(std::to_string(high));
    return name;
}

Drawing draw_chart(const LineChart& chart, ChartSize size) {
    constexpr int ticks_up = 6;
    Drawing drawing{size.width, size.height};
    const double top = begin_chart(drawing, chart.title, legend_of(chart));
    const Scale across(chart.across, extent_across({&chart, 1}), ticks_across);
    const Scale up(chart.up, extent_up(chart), ticks_up);
    const Plot plot = plot_below(top, size, up, chart.up);
    draw_across(drawing, plot, across, chart.across.title, false);
    draw_plot(drawing, chart, plot, across, up);
    return drawing;
}

Drawing draw_panels(const std::string& title, std::span<const LineChart> charts, ChartSize size) {
    constexpr int ticks_up = 4;
    constexpr double panel_title = 10;
    Drawing drawing{size.width, 0};
    std::vector<LegendEntry> stretches;
    double left = 0;
    for (const LineChart& chart : charts) {
        if (stretches.empty() && !chart.stretches.empty())
            stretches.push_back({LegendEntry::Kind::stretch, 0, chart.stretches_name});
        left = std::max(left, ticks_width(Scale(chart.up, extent_up(chart), ticks_up)));
    }
    double top = begin_chart(drawing, title, stretches) + 4;
    Plot plot{chart_edge + left, top, std::max(1.0, size.width - left - 3 * chart_edge), 0};
    const Scale across(charts.empty() ? Axis{} : charts.front().across, extent_across(charts), ticks_across);
    for (const LineChart& chart : charts) {
        drawing.add(Label{{chart_edge, top + panel_title}, chart.title, panel_title, Ink::text, Align::left, true});
        LineChart plain = chart;
        plain.stretches.clear();
        plot.top = add_legend(drawing, legend_of(plain), chart_edge + text_width(chart.title, panel_title, true) + 16,
                              top + panel_title - words_size) +
                   6;
        plot.height = std::max(1.0, top + size.height - plot.top - 8);
        const Scale up(chart.up, extent_up(chart), ticks_up);
        draw_plot(drawing, chart, plot, across, up);
        top += size.height + 6;
    }
    if (!charts.empty()) draw_across(drawing, plot, across, charts.front().across.title, false);
    set_height(drawing, top + across_room);
    return drawing;
}

Drawing draw_chart(const Histogram& histogram, ChartSize size) {
    constexpr int most_names = 10;
    constexpr int ticks_up = 6;
    Drawing drawing{size.width, size.height};
    const double top = begin_chart(drawing, histogram.title, {});
    Extent counts;
    for (const std::uint64_t count : histogram.counts) counts.add(static_cast<double>(count));
    const Scale up(histogram.up, counts, ticks_up);
    const Plot plot = plot_below(top, size, up, histogram.up);
    draw_up(drawing, plot, up, histogram.up.title);
    const std::size_t classes = std::max<std::size_t>(1, histogram.counts.size());
    const double width = plot.width / static_cast<double>(classes);
    const std::size_t stride = (classes + most_names - 1) / most_names;
    for (std::size_t index = 0; index < histogram.counts.size(); ++index) {
        draw_class(drawing, plot, histogram, index, up.part(static_cast<double>(histogram.counts[index])));
        if (index % stride != 0) continue;
        const auto low = static_cast<double>(histogram.edges[index]);
        // If a class is a range, the number is its lower edge.
        const double aside = histogram.edges[index + 1] - histogram.edges[index] > 1 ? 0 : width / 2;
        drawing.add(Label{{plot.left + static_cast<double>(index) * width + aside, plot.y(0) + 12},
                          tick_text(low),
                          words_size,
                          Ink::text,
                          Align::middle});
    }
    drawing.add(Line{{plot.left, plot.y(0)}, {plot.x(1), plot.y(0)}, {Ink::faint, 0.8}});
    drawing.add(Label{{plot.x(0.5), plot.y(0) + 25}, histogram.across.title, words_size, Ink::second, Align::middle});
    return drawing;
}

Series cactus_series(const std::string& name, std::vector<double> times) {
    std::ranges::sort(times);
    Series series{.name = name, .points = {}, .stepped = true, .marked = true};
    for (std::size_t index = 0; index < times.size(); ++index)
        series.points.push_back({times[index], static_cast<double>(index + 1)});
    return series;
}

namespace {
/// The edges of classes of one width.
std::vector<std::int64_t> equal_edges(std::int64_t least, std::int64_t greatest, std::size_t classes) {
    const auto most = static_cast<double>(std::max<std::size_t>(classes, 2) - 1);
    const auto range = static_cast<double>(greatest - least) + 1;
    std::int64_t width = 1;
    if (range > static_cast<double>(classes)) width = static_cast<std::int64_t>(round_above(range / most));
    std::vector<std::int64_t> edges = {width > 1 ? least / width * width : least};
    while (edges.back() <= greatest) edges.push_back(edges.back() + width);
    return edges;
}

/// The edges of classes that double: 0, 1, 2, 4, 8 ...
std::vector<std::int64_t> doubling_edges(std::int64_t least, std::int64_t greatest) {
    std::vector<std::int64_t> edges;
    if (least == 0) edges.push_back(0);
    std::int64_t edge = 1;
    while (2 * edge <= least) edge *= 2;
    for (edges.push_back(edge); edge <= greatest; edges.push_back(edge)) edge *= 2;
    return edges;
}

/// Returns true if nine tenths of the values lie in a twentieth of the range.
bool are_crowded(std::span<const ValueCount> values) {
    constexpr std::int64_t part_of_range = 20;
    std::uint64_t total = 0;
    for (const ValueCount& counted : values) total += counted.count;
    std::uint64_t passed = 0;
    for (const ValueCount& counted : values) {
        passed += counted.count;
        if (10 * passed >= 9 * total)
            return (counted.value - values.front().value) * part_of_range < values.back().value - values.front().value;
    }
    return false;
}
}  // namespace

Histogram histogram_of(std::span<const ValueCount> values, std::size_t classes) {
    Histogram histogram;
    if (values.empty()) return histogram;
    const std::int64_t least = values.front().value;
    const std::int64_t greatest = values.back().value;
    histogram.edges = equal_edges(least, greatest, classes);
    const bool has_ranges = histogram.edges[1] - histogram.edges[0] > 1;
    histogram.across.logarithmic = has_ranges && are_crowded(values);
    if (histogram.across.logarithmic) histogram.edges = doubling_edges(least, greatest);
    histogram.counts.resize(histogram.edges.size() - 1);
    std::size_t at = 0;
    for (const ValueCount& counted : values) {
        while (counted.value >= histogram.edges[at + 1]) ++at;
        histogram.counts[at] += counted.count;
    }
    return histogram;
}
}  // namespace satdoku::draw
