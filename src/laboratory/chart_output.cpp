#include "chart_output.hpp"

#include "comparison_charts.hpp"

#include <satdoku/draw/page.hpp>
#include <satdoku/draw/svg.hpp>
#include <satdoku/language/text.hpp>

namespace satdoku::laboratory {

namespace {

template <typename Chart>
std::string output(const Chart& chart, std::string_view format, std::size_t columns) {
    if (format == "txt") return draw::chart_text(chart, columns);
    const draw::Drawing drawing = draw::draw_chart(chart);
    if (format == "svg") return draw::svg(drawing, draw::Colours::fixed, chart.title);
    std::string figure = "<figure>\n";
    figure.append(draw::svg(drawing, draw::Colours::of_page, chart.title)).append("</figure>\n");
    return draw::whole_page({.title = chart.title, .language = language::spoken_language_tag()}, figure);
}

}  // namespace

std::string chart_output(std::string_view kind, std::string_view format, const std::vector<Comparison>& rows,
                         const std::vector<solving::Contestant>& contestants, std::size_t columns) {
    if (kind == "cactus") return output(time_cactus(rows, contestants), format, columns);
    return output(time_bars(rows, contestants), format, columns);
}

}  // namespace satdoku::laboratory
