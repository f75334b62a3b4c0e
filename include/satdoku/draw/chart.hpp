// Charts as plain data, and drawings and text of them: lines over an axis (also with bands, steps and logarithmic
// axes), cactus plots, grouped bars and histograms. The caller supplies all values and words.
//
// Series differ by colour and by the shape of their marks. The legend lists them in their order.
#pragma once
#include <satdoku/draw/drawing.hpp>
#include <cstddef>
#include <span>

namespace satdoku::draw {
struct Axis {
    std::string title = {};
    bool logarithmic = false;  ///< values of 0 or less are drawn at its lower end
    bool whole = false;        ///< only whole numbers have ticks
    bool tight = false;        ///< ends at the greatest value and not at a round number
};

struct Range {
    double low;
    double high;
};

struct Series {
    std::string name;           ///< in the legend; empty: not listed
    std::vector<Point> points;  ///< from left to right, in units of the axes; points that are not finite are left out
    std::vector<Range> band{};  ///< around each point, or empty
    bool stepped = false;       ///< the value holds until the next point
    bool marked = false;        ///< each point has a mark
};

/// A tinted part of the horizontal axis.
struct Stretch {
    double from;
    double to;
};

struct LineChart {
    std::string title;
    Axis across;
    Axis up;
    std::vector<Series> series;
    std::vector<Stretch> stretches{};
    std::string stretches_name{};  ///< in the legend
};

struct Bar {
    double value;
    bool open = false;   ///< the run did not end: the value is a lower bound
    std::string note{};  ///< the value in words, after the bar
};

struct BarGroup {
    std::string name;
    std::vector<Bar> bars;  ///< one for each series
};

/// A logarithmic axis has no zero for a length to begin at: on it values are marks, not bars.
struct BarChart {
    std::string title;
    Axis along;
    std::vector<std::string> series;
    std::vector<BarGroup> groups;
    std::string open_name{};   ///< the legend of open bars
    double least = 0;          ///< values below it are too small to be measured: they have a sign of their own
    std::string least_name{};  ///< its legend
};

/// Quantities in classes: class i counts the values from edges[i] to edges[i + 1] - 1. All classes are drawn equally
/// wide: the axis is logarithmic if each is twice as large as the one before.
struct Histogram {
    std::string title;
    Axis across;
    Axis up;
    std::vector<std::int64_t> edges;  ///< one more than counts; or empty
    std::vector<std::uint64_t> counts;
};

/// A value and the number of its occurrences.
struct ValueCount {
    std::int64_t value;
    std::uint64_t count;
};
/// Puts values into at most `classes` classes of one width: 1, 2 or 5 times a power of ten. If that would put most of
/// them into few classes, the classes double instead, and the axis across is logarithmic.
/// @param values  in ascending order, none negative
Histogram histogram_of(std::span<const ValueCount> values, std::size_t classes);

/// The number of problems (up) that were solved within a time (across).
/// @param times  of the solved problems, in any order
Series cactus_series(const std::string& name, std::vector<double> times);

/// The size in points of charts that fit into any size.
struct ChartSize {
    double width = 520;
    double height = 300;
};
Drawing draw_chart(const LineChart& chart, ChartSize size = {});
Drawing draw_chart(const Histogram& histogram, ChartSize size = {});
/// Charts one below the other, under one title, with one axis across and one legend of stretches.
/// @param size  of each
Drawing draw_panels(const std::string& title, std::span<const LineChart> charts, ChartSize size);
/// The number of bars decides its height. A bar that is not finite is left out.
Drawing draw_chart(const BarChart& chart, double width = 520);

/// The chart in characters, as lines with their ends. @param columns  the greatest width, at least 40
std::string chart_text(const LineChart& chart, std::size_t columns);
/// Charts one below the other with a common horizontal axis, whose numbers are below the last chart.
std::string panels_text(std::span<const LineChart> charts, std::size_t columns);
std::string chart_text(const Histogram& histogram, std::size_t columns);
std::string chart_text(const BarChart& chart, std::size_t columns);
}  // namespace satdoku::draw
