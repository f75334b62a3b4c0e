// The parts around the plot that all charts share: title, legend, axes with ticks.
#pragma once

#include "scale.hpp"

#include <satdoku/draw/chart.hpp>

#include <string>
#include <vector>

namespace satdoku::draw {

inline constexpr double title_size = 12;
inline constexpr double words_size = 9;
inline constexpr double chart_edge = 12;

/// The colour of a series: those behind the last one begin anew, with dashed lines.
struct SeriesLook {
    Ink ink;
    bool dashed;
};
SeriesLook look_of(std::size_t series);

/// A mark of that shape, which goes by the series.
void add_series_mark(Drawing& drawing, Point at, std::size_t series, double radius);

/// A line of a legend.
struct LegendEntry {
    enum class Kind : std::uint8_t { line, box, stretch, open };
    Kind kind;
    std::size_t series;
    std::string words;
    bool marked = false;
};

/// Draws paper, title and legend. Returns the upper end of the room below them.
double begin_chart(Drawing& drawing, const std::string& title, const std::vector<LegendEntry>& legend);

/// Draws the colours of heat from none to the greatest, behind their meaning.
void draw_heat_scale(Drawing& drawing, Point at, const std::string& name);

/// The rectangle of a plot.
struct Plot {
    double left;
    double top;
    double width;
    double height;
    double x(double part) const { return left + part * width; }
    double y(double part) const { return top + (1 - part) * height; }
};

/// "5", or "10-19" if a class is a range.
std::string class_name(const Histogram& histogram, std::size_t index);

/// How wide the numbers of an axis are.
double ticks_width(const Scale& scale);
/// Draws ticks and the axis' title below the plot. @param lines  whether to draw lines through the plot
void draw_across(Drawing& drawing, const Plot& plot, const Scale& scale, const std::string& title, bool lines);
/// Ticks left of it, with lines across the plot and the axis' title above them.
void draw_up(Drawing& drawing, const Plot& plot, const Scale& scale, const std::string& title);

inline constexpr double across_room = 30;  ///< below a plot, for ticks and title
inline constexpr double up_room = 16;      ///< above a plot, for the title of the upright axis

}  // namespace satdoku::draw
