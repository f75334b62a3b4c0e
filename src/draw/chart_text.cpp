// Charts in characters: a point is the letter of its series in a field of blanks, a bar is a row of signs.
#include "chart_frame.hpp"
#include <satdoku/draw/font.hpp>
#include <algorithm>

namespace satdoku::draw {
namespace {
constexpr std::size_t narrowest_plot = 40;
constexpr std::size_t plot_rows = 16;

/// The columns on a terminal. Characters from U+1100 on, such as Chinese ones, take two.
std::size_t columns_of(const std::string& text) {
    std::size_t columns = 0;
    for (const char32_t letter : code_points(text)) columns += letter < 0x1100 ? 1 : 2;
    return columns;
}

std::string cut(const std::string& text, std::size_t columns) {
    std::u32string fitting;
    std::size_t used = 0;
    for (const char32_t letter : code_points(text)) {
        used += letter < 0x1100 ? 1 : 2;
        if (used > columns) break;
        fitting += letter;
    }
    return utf_8(fitting);
}

std::string blanks(std::size_t count) { return std::string(count, ' '); }

std::string padded(const std::string& text, std::size_t columns, bool right) {
    const std::string fit = cut(text, columns);
    const std::string rest = blanks(columns - columns_of(fit));
    return right ? rest + fit : fit + rest;
}

char letter_of(std::size_t series) {
    constexpr std::size_t letters = 26;
    return static_cast<char>('a' + series % letters);
}

std::size_t place(double part, std::size_t places) {
    return static_cast<std::size_t>(std::lround(part * static_cast<double>(places - 1)));
}

/// A line with a name, a bar of signs and words.
struct TextBar {
    std::string name;
    double part;
    char sign;
    std::string note;
    bool mark = false;  ///< the sign is drawn alone, at the end of the bar
};

std::string bars_text(const std::vector<TextBar>& bars, std::size_t columns) {
    std::size_t names = 0;
    std::size_t notes = 0;
    for (const TextBar& bar : bars) {
        names = std::max(names, columns_of(bar.name));
        notes = std::max(notes, columns_of(bar.note));
    }
    names = std::min(names, columns / 3);
    notes = std::min(notes, columns / 3);
    const std::size_t room = columns - names - notes - 3;
    std::string text;
    for (const TextBar& bar : bars) {
        std::size_t length = place(bar.part, room);
        if (length == 0 && bar.part > 0) length = 1;
        std::string drawn(length, bar.mark ? ' ' : bar.sign);
        if (bar.mark && length > 0) drawn.back() = bar.sign;
        if (bar.mark && length == 0) drawn = bar.sign;
        text += padded(bar.name, names, true) + " |" + drawn + " ";
        text += cut(bar.note, notes) + '\n';
    }
    return text;
}

std::string title_line(const std::string& title, std::size_t columns) {
    return title.empty() ? std::string() : cut(title, columns) + "\n\n";
}

/// The least and the greatest value across, at the ends of a line.
std::string ends_line(const Scale& scale, std::size_t indent, std::size_t room, const std::string& title) {
    const std::string low = tick_text(scale.ticks().front());
    const std::string high = tick_text(scale.ticks().back());
    const std::size_t between = room > low.size() + high.size() + 2 ? room - low.size() - high.size() - 2 : 0;
    const std::string words = cut(title, between);
    const std::size_t before = (between - columns_of(words)) / 2;
    return blanks(indent) + low + " " + blanks(before) + words + blanks(between - columns_of(words) - before) + " " +
           high + '\n';
}

constexpr int text_ticks = 5;

/// The scale up of what is drawn: bands are not.
Scale scale_up(const LineChart& chart) {
    Extent extent;
    for (const Series& series : chart.series)
        for (const Point point : series.points) extent.add(point.y);
    return {chart.up, extent, text_ticks};
}

/// The width of the numbers left of a chart.
std::size_t indent_of(const LineChart& chart) {
    const Scale up = scale_up(chart);
    return std::max(tick_text(up.ticks().back()).size(), tick_text(up.ticks().front()).size());
}

/// The chart without the numbers across. @param indent  before the plot
std::string plot_text(const LineChart& chart, const Scale& across, std::size_t indent, std::size_t columns) {
    const Scale up = scale_up(chart);
    const std::string high = tick_text(up.ticks().back());
    const std::string low = tick_text(up.ticks().front());
    const std::size_t room = columns - indent - 2;
    std::vector<std::string> field(plot_rows, blanks(room));
    for (std::size_t index = 0; index < chart.series.size(); ++index) {
        for (const Point point : chart.series[index].points) {
            if (!std::isfinite(point.x) || !std::isfinite(point.y)) continue;
            char& sign = field[plot_rows - 1 - place(up.part(point.y), plot_rows)][place(across.part(point.x), room)];
            sign = sign == ' ' || sign == letter_of(index) ? letter_of(index) : '*';
        }
    }
    std::string text = title_line(chart.title, columns);
    if (!chart.up.title.empty()) text += cut(chart.up.title, columns) + '\n';
    for (std::size_t row = 0; row < plot_rows; ++row) {
        std::string edge = row == 0 ? high : row == plot_rows - 1 ? low : std::string();
        std::string& line = field[row];
        line.erase(line.find_last_not_of(' ') + 1);
        text += padded(edge, indent, true) + " |" + line + '\n';
    }
    return text + blanks(indent) + " +" + std::string(room, '-') + '\n';
}

std::string series_text(const LineChart& chart, std::size_t columns) {
    std::string text;
    for (std::size_t index = 0; index < chart.series.size(); ++index) {
        if (chart.series[index].name.empty()) continue;
        text += std::string(1, letter_of(index)) + "  " + cut(chart.series[index].name, columns - 3) + '\n';
    }
    return text;
}
}  // namespace

std::string panels_text(std::span<const LineChart> charts, std::size_t columns) {
    if (charts.empty()) return {};
    columns = std::max(columns, narrowest_plot);
    const Scale across(charts.front().across, extent_across(charts), text_ticks);
    std::size_t indent = 0;
    for (const LineChart& chart : charts) indent = std::max(indent, indent_of(chart));
    std::string text;
    for (const LineChart& chart : charts) {
        if (!text.empty()) text += '\n';
        text += plot_text(chart, across, indent, columns);
        if (&chart == &charts.back()) text += ends_line(across, indent + 2, columns - indent - 2, chart.across.title);
        text += series_text(chart, columns);
    }
    return text;
}

std::string chart_text(const LineChart& chart, std::size_t columns) { return panels_text({&chart, 1}, columns); }

std::string chart_text(const Histogram& histogram, std::size_t columns) {
    columns = std::max(columns, narrowest_plot);
    Extent counts;
    for (const std::uint64_t count : histogram.counts) counts.add(static_cast<double>(count));
    const Scale up(histogram.up, counts, 5);
    std::vector<TextBar> bars;
    for (std::size_t index = 0; index < histogram.counts.size(); ++index) {
        const std::uint64_t count = histogram.counts[index];
        const bool mark = histogram.up.logarithmic && count > 0;
        const double part = count == 0 ? 0 : up.part(static_cast<double>(count));
        bars.push_back({class_name(histogram, index), part, mark ? 'o' : '#', std::to_string(count), mark});
    }
    std::string text = title_line(histogram.title, columns);
    text += cut(histogram.across.title + " | " + histogram.up.title, columns) + '\n';
    return text + bars_text(bars, columns);
}

std::string chart_text(const BarChart& chart, std::size_t columns) {
    columns = std::max(columns, narrowest_plot);
    Extent extent;
    for (const BarGroup& group : chart.groups)
        for (const Bar& bar : group.bars) extent.add(std::max(bar.value, chart.least));
    const Scale along(chart.along, extent, 5);
    const bool marks = chart.along.logarithmic;
    bool any_open = false;
    bool any_least = false;
    std::string text = title_line(chart.title, columns);
    if (!chart.along.title.empty()) text += cut(chart.along.title, columns) + '\n';
    for (const BarGroup& group : chart.groups) {
        std::vector<TextBar> bars;
        for (std::size_t index = 0; index < group.bars.size(); ++index) {
            const Bar& bar = group.bars[index];
            const bool finite = std::isfinite(bar.value);
            const bool least = finite && bar.value < chart.least;
            any_open = any_open || bar.open;
            any_least = any_least || least;
            const double part = finite && !least ? along.part(bar.value) : 0;
            const char sign = !finite ? ' ' : least ? '<' : bar.open ? (marks ? '>' : '.') : marks ? 'o' : '#';
            bars.push_back({index < chart.series.size() ? chart.series[index] : std::string(), part, sign, bar.note,
                            marks || least});
        }
        text += cut(group.name, columns) + '\n' + bars_text(bars, columns);
    }
    if (any_open && !chart.open_name.empty()) text += cut((marks ? ">  " : ".  ") + chart.open_name, columns) + '\n';
    if (any_least && !chart.least_name.empty()) text += cut("<  " + chart.least_name, columns) + '\n';
    return text;
}
}  // namespace satdoku::draw
