// Grouped bars. They are horizontal, because names of formulas are long; bars of unfinished runs are dashed.
#include "chart_frame.hpp"

#include <satdoku/draw/letters.hpp>

#include <algorithm>
#include <cmath>

namespace satdoku::draw {

namespace {

constexpr double bar_height = 11;
constexpr double group_gap = 8;
constexpr double longest_name = 150;

std::vector<LegendEntry> legend_of(const BarChart& chart) {
    std::vector<LegendEntry> legend;
    for (std::size_t index = 0; index < chart.series.size(); ++index)
        legend.push_back({LegendEntry::Kind::box, index, chart.series[index]});
    bool any_open = false;
    for (const BarGroup& group : chart.groups) {
        for (const Bar& bar : group.bars) any_open = any_open || bar.open;
    }
    if (any_open && !chart.open_name.empty()) legend.push_back({LegendEntry::Kind::open, 0, chart.open_name});
    return legend;
}

double height_of(const BarGroup& group) {
    return static_cast<double>(std::max<std::size_t>(1, group.bars.size())) * bar_height + group_gap;
}

void draw_bar(Drawing& drawing, const Plot& plot, double top, const Bar& bar, std::size_t series, double part) {
    const Ink ink = look_of(series).ink;
    constexpr double inside = 1;
    const double width = std::max(0.8, part * plot.width);
    drawing.add(Rectangle{{plot.left, top + inside},
                          width,
                          bar_height - 2 * inside,
                          bar.open ? Ink::paper : ink,
                          bar.open ? Pen{ink, 1, true} : Pen{},
                          bar.note});
    drawing.add(Label{{plot.left + width + 4, top + bar_height * 0.75}, bar.note, 7.5});
}

}  // namespace

Drawing draw_chart(const BarChart& chart, double width) {
    constexpr int ticks = 5;
    constexpr double note_size = 7.5;
    Drawing measured{width, 0};
    const double top = begin_chart(measured, chart.title, legend_of(chart));
    double height = 0;
    double names = 0;
    double notes = 0;
    Extent extent;
    for (const BarGroup& group : chart.groups) {
        height += height_of(group);
        names = std::max(names, std::min(longest_name, text_width(group.name, words_size)));
        for (const Bar& bar : group.bars) {
            if (!std::isfinite(bar.value)) continue;
            extent.add(bar.value);
            notes = std::max(notes, text_width(bar.note, note_size));
        }
    }
    Drawing drawing{width, top + height + across_room + chart_edge / 2};
    begin_chart(drawing, chart.title, legend_of(chart));
    const double left = chart_edge + names + 8;
    const Plot plot{left, top, std::max(1.0, width - left - chart_edge - notes - 6), height};
    const Scale along(chart.along, extent, ticks);
    draw_across(drawing, plot, along, chart.along.title, true);
    double at = top + group_gap / 2;
    for (const BarGroup& group : chart.groups) {
        const double room = height_of(group) - group_gap;
        drawing.add(Label{{left - 6, at + room / 2 + words_size * 0.35},
                          fitted(group.name, words_size, longest_name),
                          words_size,
                          Ink::text,
                          Align::right});
        for (std::size_t index = 0; index < group.bars.size(); ++index) {
            const Bar& bar = group.bars[index];
            if (!std::isfinite(bar.value)) continue;
            draw_bar(drawing, plot, at + static_cast<double>(index) * bar_height, bar, index, along.part(bar.value));
        }
        at += height_of(group);
    }
    drawing.add(Line{{plot.left, plot.top}, {plot.left, plot.top + plot.height}, {Ink::faint, 0.8}});
    return drawing;
}

}  // namespace satdoku::draw
