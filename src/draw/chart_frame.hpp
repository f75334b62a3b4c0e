// What all charts share around their plots: title, legend, and axes with round numbers as ticks.
#pragma once
#include <satdoku/draw/chart.hpp>

namespace satdoku::draw {
/// The range of the values along an axis.
class Extent {
  public:
    void add(double value);
    bool empty() const { return none_; }
    double low() const { return low_; }
    double high() const { return high_; }
    /// The smallest value greater than 0; 1 if there is none.
    double least_positive() const { return positive_ > 0 ? positive_ : 1; }

  private:
    bool none_ = true;
    double low_ = 0;
    double high_ = 0;
    double positive_ = 0;
};

/// An axis with its ends at round numbers.
class Scale {
  public:
    /// @param most  about the greatest number of ticks
    Scale(const Axis& axis, const Extent& extent, int most);
    /// The place of a value: 0 at the lower end, 1 at the upper one; values beyond an end are placed there.
    double part(double value) const;
    const std::vector<double>& ticks() const { return ticks_; }

  private:
    bool logarithmic_;
    // The ends; of a logarithmic axis, their logarithms.
    double low_ = 0;
    double high_ = 1;
    std::vector<double> ticks_;
};

/// "0", "0.05", "2500", "20k", "1.5M"
std::string tick_text(double value);
/// The smallest of 1, 2 and 5 times a power of ten that is not below the value. @pre value > 0
double round_above(double value);

inline constexpr double title_size = 12;
inline constexpr double words_size = 9;
inline constexpr double chart_edge = 12;

/// The look of a series. When the colours are used up they begin again, with dashed lines.
struct SeriesLook {
    Ink ink;
    bool dashed;
};
SeriesLook look_of(std::size_t series);

/// Draws the mark of a series; its shape depends on the number of the series.
void add_series_mark(Drawing& drawing, Point at, std::size_t series, double radius, const std::string& note = {});
/// Draws the sign of a value that is too small to be measured: an open triangle that points to the left.
void add_least_sign(Drawing& drawing, Point at, Ink ink, const std::string& note = {});
/// Draws the arrow after a mark whose value is a lower bound. Returns its right end.
double add_open_arrow(Drawing& drawing, Point at, Ink ink);

/// A line of a legend.
struct LegendEntry {
    enum class Kind : std::uint8_t { line, mark, box, stretch, open_bar, open_mark, least };
    Kind kind;
    std::size_t series;
    std::string words;
    bool marked = false;
};

/// Draws paper, title and legend. Returns the upper end of the room below them.
double begin_chart(Drawing& drawing, const std::string& title, const std::vector<LegendEntry>& legend);
/// Draws a legend. Returns the upper end of the room below it.
/// @param left  where its first line begins; the others begin at the edge
double add_legend(Drawing& drawing, const std::vector<LegendEntry>& legend, double left, double top);
/// Draws lines of text below a title. Returns the upper end of the room below them.
double draw_captions(Drawing& drawing, double top, const std::vector<std::string>& captions, double width);
/// Sets the height of a drawing that begin_chart() began.
void set_height(Drawing& drawing, double height);

/// Draws the colours of heat from none to the greatest after the words for their meaning, if there are any. Returns the
/// upper end of the room below them.
/// @param numbers  written below the colours, from the lightest one on; empty: the least share of the greatest quantity,
///                 of whose square root the heat is a part
double draw_heat_scale(Drawing& drawing, double top, const std::string& name,
                       const std::vector<std::string>& numbers = {});

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
/// The extents of all values of some charts.
Extent extent_across(std::span<const LineChart> charts);

/// The width of the numbers of an axis.
double ticks_width(const Scale& scale);
/// Draws ticks and the axis' title below the plot. @param lines  whether to draw lines through the plot
void draw_across(Drawing& drawing, const Plot& plot, const Scale& scale, const std::string& title, bool lines);
/// Draws ticks left of the plot, lines across the plot and the axis' title above them.
void draw_up(Drawing& drawing, const Plot& plot, const Scale& scale, const std::string& title);

inline constexpr double across_room = 30;  ///< below a plot, for ticks and title
inline constexpr double up_room = 16;      ///< above a plot, for the title of the upright axis
}  // namespace satdoku::draw
