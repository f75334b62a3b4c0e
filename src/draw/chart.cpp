// Line charts and histograms as drawings.
#include "chart_frame.hpp"

#include <satdoku/draw/letters.hpp>

#include <algorithm>
#include <cmath>

namespace satdoku::draw {

namespace {

bool is_finite(Point point) {
    return std::isfinite(point.x) && std::isfinite(point.y);
}

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

Extent extent_across(const LineChart& chart) {
    Extent extent;
    for (const Series& series : chart.series) {
        for (const Point point : series.points) extent.add(point.x);
    }
    for (const Stretch& stretch : chart.stretches) {
        extent.add(stretch.from);
        extent.add(stretch.to);
    }
    return extent;
}

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
        for (const Point point : series.points) {
            if (is_finite(point)) add_series_mark(drawing_, place(point), number, 2.8);
        }
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

std::int64_t low_of(const Histogram& histogram, std::size_t index) {
    return histogram.first + static_cast<std::int64_t>(index) * histogram.width;
}

void draw_class(Drawing& drawing, const Plot& plot, const Histogram& histogram, std::size_t index, double part) {
    if (histogram.counts[index] == 0) return;
    // Even a bar at the lower end of a logarithmic axis has a visible height.
    const double visible = histogram.up.logarithmic ? 4 : 0.6;
    const double width = plot.width / static_cast<double>(histogram.counts.size());
    const double height = std::max(visible, part * plot.height);
    drawing.add(Rectangle{{plot.left + (static_cast<double>(index) + 0.08) * width, plot.y(0) - height},
                          width * 0.84,
                          height,
                          Ink::blue,
                          {},
                          class_name(histogram, index) + ": " + std::to_string(histogram.counts[index])});
}

}  // namespace

std::string class_name(const Histogram& histogram, std::size_t index) {
    const std::int64_t low = low_of(histogram, index);
    std::string name = std::to_string(low);
    if (histogram.width > 1) name.append("-").append(std::to_string(low + histogram.width - 1));
    return name;
}

Drawing draw_chart(const LineChart& chart, ChartSize size) {
    constexpr int ticks_across = 7;
    constexpr int ticks_up = 6;
    Drawing drawing{size.width, size.height};
    const double top = begin_chart(drawing, chart.title, legend_of(chart));
    const Scale across(chart.across, extent_across(chart), ticks_across);
    const Scale up(chart.up, extent_up(chart), ticks_up);
    const Plot plot = plot_below(top, size, up, chart.up);
    LinePlot lines(drawing, plot, across, up);
    for (const Stretch& stretch : chart.stretches) lines.stretch(stretch);
    for (std::size_t index = 0; index < chart.series.size(); ++index) lines.band(chart.series[index], index);
    draw_up(drawing, plot, up, chart.up.title);
    draw_across(drawing, plot, across, chart.across.title, false);
    for (std::size_t index = 0; index < chart.series.size(); ++index) lines.line(chart.series[index], index);
    return drawing;
}

Drawing draw_chart(const Histogram& histogram, ChartSize size) {
    constexpr int ticks_across = 10;
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
    const std::size_t stride = (classes + ticks_across - 1) / ticks_across;
    for (std::size_t index = 0; index < histogram.counts.size(); ++index) {
        draw_class(drawing, plot, histogram, index, up.part(static_cast<double>(histogram.counts[index])));
        if (index % stride != 0) continue;
        const auto low = static_cast<double>(low_of(histogram, index));
        // If classes are ranges, the number is their lower edge.
        const double aside = histogram.width > 1 ? 0 : width / 2;
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
    std::sort(times.begin(), times.end());
    Series series{.name = name, .points = {}, .stepped = true, .marked = true};
    for (std::size_t index = 0; index < times.size(); ++index)
        series.points.push_back({times[index], static_cast<double>(index + 1)});
    return series;
}

Histogram histogram_of(std::span<const ValueCount> values, std::size_t classes) {
    Histogram histogram;
    if (values.empty()) return histogram;
    const auto most = static_cast<double>(std::max<std::size_t>(classes, 2) - 1);
    histogram.first = values.front().value;
    const auto range = static_cast<double>(values.back().value - histogram.first) + 1;
    if (range > static_cast<double>(classes)) {
        histogram.width = static_cast<std::int64_t>(round_above(range / most));
        histogram.first = histogram.first / histogram.width * histogram.width;
    }
    for (const ValueCount& counted : values) {
        const auto at = static_cast<std::size_t>((counted.value - histogram.first) / histogram.width);
        if (at >= histogram.counts.size()) histogram.counts.resize(at + 1);
        histogram.counts[at] += counted.count;
    }
    return histogram;
}

}  // namespace satdoku::draw
