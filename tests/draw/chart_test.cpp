// Charts: their numbers are where the axes say, in drawings and in characters.
#include "chart_frame.hpp"
#include "draw/xml.hpp"
#include "support/catch.hpp"
#include <satdoku/draw/chart.hpp>
#include <satdoku/draw/web.hpp>
#include <algorithm>
#include <cmath>
#include <limits>
#include <sstream>

using namespace satdoku;
using Catch::Matchers::Contains;

namespace {
std::vector<std::string> ticks_of(const draw::Axis& axis, std::initializer_list<double> values, int most) {
    draw::Extent extent;
    for (const double value : values) extent.add(value);
    std::vector<std::string> texts;
    const draw::Scale scale(axis, extent, most);
    for (const double tick : scale.ticks()) texts.push_back(draw::tick_text(tick));
    return texts;
}

using Texts = std::vector<std::string>;

template <typename Kind> std::vector<Kind> shapes_of(const draw::Drawing& drawing) {
    std::vector<Kind> found;
    for (const draw::Shape& shape : drawing.shapes) {
        if (const auto* const one = std::get_if<Kind>(&shape)) found.push_back(*one);
    }
    return found;
}

std::size_t widest_line(const std::string& text) {
    std::istringstream lines(text);
    std::size_t widest = 0;
    for (std::string line; std::getline(lines, line);) widest = std::max(widest, line.size());
    return widest;
}

const draw::LineChart chart{
    .title = "a < b",
    .across = {.title = "x"},
    .up = {.title = "y"},
    .series = {{.name = "one", .points = {{0, 0}, {5, 10}, {10, 5}}, .band = {{0, 1}, {8, 12}, {4, 6}}},
               {.name = "two", .points = {{0, 10}, {10, 0}}, .stepped = true, .marked = true}},
    .stretches = {{2, 4}},
    .stretches_name = "mode",
};
}  // namespace

TEST_CASE("ticks are round, and hold what is measured between them", "[draw][chart]") {
    CHECK(ticks_of({}, {0, 10}, 5) == Texts{"0", "2", "4", "6", "8", "10"});
    CHECK(ticks_of({}, {3, 97}, 5) == Texts{"0", "20", "40", "60", "80", "100"});
    CHECK(ticks_of({}, {-3, 3}, 3) == Texts{"-4", "-2", "0", "2", "4"});
    CHECK(ticks_of({.whole = true}, {0, 2}, 6) == Texts{"0", "1", "2"});
    CHECK(ticks_of({}, {}, 5).size() >= 2);
    CHECK(ticks_of({}, {0}, 2) == Texts{"0", "0.5", "1"});
    CHECK(ticks_of({.logarithmic = true}, {0.02, 3000}, 8) == Texts{"0.01", "0.1", "1", "10", "100", "1000", "10k"});
    CHECK(ticks_of({.logarithmic = true}, {1, 9}, 5) == Texts{"1", "2", "5", "10"});
    CHECK(ticks_of({.logarithmic = true}, {0, 0}, 5).front() == "1");
    CHECK(draw::tick_text(1500000) == "1.5M");
    CHECK(draw::tick_text(2500) == "2500");
    CHECK(draw::round_above(1) == 1);
    CHECK(draw::round_above(2.1) == 5);
    CHECK(draw::round_above(600) == 1000);
}

TEST_CASE("places on an axis go by values or by their logarithms", "[draw][chart]") {
    draw::Extent extent;
    extent.add(1);
    extent.add(100);
    extent.add(std::numeric_limits<double>::infinity());
    const draw::Scale plain({}, extent, 5);
    CHECK(plain.part(50) == Approx(0.5));
    CHECK(plain.part(1000) == 1);
    const draw::Scale logarithmic({.logarithmic = true}, extent, 5);
    CHECK(logarithmic.part(10) == Approx(0.5));
    CHECK(logarithmic.part(0) == 0);
    CHECK(logarithmic.part(-1) == 0);
}

TEST_CASE("lines go through their points, steps keep their values", "[draw][chart]") {
    const draw::Drawing drawing = draw::draw_chart(chart);
    const auto lines = shapes_of<draw::Polyline>(drawing);
    REQUIRE(lines.size() == 2);
    REQUIRE(lines[0].points.size() == 3);
    CHECK(lines[0].points[1].x - lines[0].points[0].x == Approx(lines[0].points[2].x - lines[0].points[1].x));
    CHECK(lines[0].points[1].y < lines[0].points[2].y);
    CHECK(lines[0].points[2].y < lines[0].points[0].y);
    REQUIRE(lines[1].points.size() == 3);
    CHECK(lines[1].points[1].y == lines[1].points[0].y);
    CHECK(lines[1].points[1].x == lines[1].points[2].x);
    const std::string text = draw::svg(drawing, draw::Colours::fixed, chart.title);
    CHECK(support::xml_fault(text) == "");
    CHECK_THAT(text, Contains("a &lt; b") && Contains(">mode<") && Contains(">two<"));
    for (const auto& line : lines) {
        for (const draw::Point point : line.points) {
            CHECK((point.x >= 0 && point.x <= drawing.width && point.y >= 0 && point.y <= drawing.height));
        }
    }
}

TEST_CASE("charts without values, and with ones that are no numbers, are drawn", "[draw][chart]") {
    const double none = std::numeric_limits<double>::quiet_NaN();
    const draw::LineChart odd{.title = "",
                              .across = {.logarithmic = true},
                              .up = {},
                              .series = {{.name = "", .points = {{none, 1}, {1, none}}}, {.name = "", .points = {}}}};
    for (const auto& line : {odd, draw::LineChart{}}) {
        CHECK(support::xml_fault(draw::svg(draw::draw_chart(line), draw::Colours::fixed, "")) == "");
        CHECK_THAT(draw::chart_text(line, 60), !Contains("nan"));
    }
    CHECK(shapes_of<draw::Polyline>(draw::draw_chart(odd)).empty());
    const draw::BarChart bars{.title = "", .along = {}, .series = {"a"}, .groups = {{"g", {{none}}}}};
    CHECK_THAT(draw::svg(draw::draw_chart(bars), draw::Colours::fixed, ""), !Contains("nan"));
    CHECK(draw::chart_text(draw::BarChart{}, 60).empty());
    CHECK(support::xml_fault(draw::svg(draw::draw_chart(draw::Histogram{}), draw::Colours::fixed, "")) == "");
}

TEST_CASE("bars are as long as their values, open ones are dashed and explained", "[draw][chart]") {
    const draw::BarChart bars{.title = "t",
                              .along = {.title = "ms"},
                              .series = {"dpll", "cdcl"},
                              .groups = {{"f.cnf", {{100, false, "100 ms"}, {50, true, "> 50 ms"}}}},
                              .open_name = "no end"};
    const draw::Drawing drawing = draw::draw_chart(bars);
    std::vector<draw::Rectangle> drawn;
    for (const draw::Rectangle& box : shapes_of<draw::Rectangle>(drawing)) {
        if (!box.note.empty()) drawn.push_back(box);
    }
    REQUIRE(drawn.size() == 2);
    CHECK(drawn[0].width == Approx(2 * drawn[1].width));
    CHECK(drawn[1].pen.dashed);
    CHECK_FALSE(drawn[0].pen.dashed);
    CHECK_THAT(draw::svg(drawing, draw::Colours::fixed, ""), Contains(">no end<") && Contains("&gt; 50 ms"));
    CHECK_THAT(draw::chart_text(bars, 40), Contains("dpll |####") && Contains("cdcl |...") && Contains("> 50 ms"));
    CHECK(widest_line(draw::chart_text(bars, 40)) <= 40);
}

TEST_CASE("on a logarithmic axis values are marks, not lengths, and what is too short has a sign", "[draw][chart]") {
    const draw::BarChart bars{.title = "t",
                              .along = {.title = "ms", .logarithmic = true},
                              .series = {"dpll", "cdcl"},
                              .groups = {{"f.cnf", {{100, false, "100 ms"}, {1000, true, "> 1000 ms"}}},
                                         {"g.cnf", {{0.02, false, "0.02 ms"}, {10, false, "10 ms"}}}},
                              .open_name = "no end",
                              .least = 0.1,
                              .least_name = "too short"};
    const draw::Drawing drawing = draw::draw_chart(bars);
    for (const draw::Rectangle& box : shapes_of<draw::Rectangle>(drawing)) CHECK(box.note.empty());
    const auto discs = shapes_of<draw::Circle>(drawing);
    const auto disc = std::find_if(discs.begin(), discs.end(), [](const auto& one) { return !one.note.empty(); });
    REQUIRE(disc != discs.end());
    CHECK_THAT(disc->note, Contains("f.cnf") && Contains("dpll: 100 ms"));
    // Decades are equally far apart: 10 and 1000 lie on either side of 100.
    std::vector<double> squares;
    double sign = 0;
    for (const draw::Polygon& one : shapes_of<draw::Polygon>(drawing)) {
        if (one.note.empty()) continue;
        (one.corners.size() == 4 ? squares.emplace_back() : sign) = (one.corners[0].x + one.corners[1].x) / 2;
    }
    REQUIRE(squares.size() == 2);
    CHECK(squares[0] + squares[1] == Approx(2 * disc->centre.x));
    CHECK((sign > 0 && sign < squares[1]));
    const std::string text = draw::svg(drawing, draw::Colours::fixed, "");
    CHECK_THAT(text, Contains(">too short<") && Contains(">no end<"));
    const std::string lines = draw::chart_text(bars, 60);
    CHECK_THAT(lines, Contains("dpll |< ") && Contains("o 10 ms") && Contains("> > 1000 ms") && !Contains("#"));
    CHECK_THAT(lines, Contains("\n<  too short\n") && Contains("\n>  no end\n"));
    CHECK(widest_line(lines) <= 60);
}

TEST_CASE("histograms count every value once", "[draw][chart]") {
    std::vector<draw::ValueCount> values;
    std::uint64_t total = 0;
    for (std::int64_t value = 3; value < 400; value += 7) {
        values.push_back({value, static_cast<std::uint64_t>(value)});
        total += static_cast<std::uint64_t>(value);
    }
    for (const std::size_t classes : {2U, 10U, 40U, 1000U}) {
        const draw::Histogram histogram = draw::histogram_of(values, classes);
        CAPTURE(classes);
        CHECK(histogram.counts.size() <= classes);
        CHECK_FALSE(histogram.across.logarithmic);
        std::uint64_t counted = 0;
        for (const std::uint64_t count : histogram.counts) counted += count;
        CHECK(counted == total);
    }
    CHECK(draw::histogram_of(values, 40).edges[1] == 20);
    CHECK(draw::histogram_of(values, 1000).edges[1] == 4);
    const std::vector<draw::ValueCount> few = {{2, 1}, {3, 5}};
    const std::string text = draw::chart_text(draw::histogram_of(few, 40), 60);
    CHECK_THAT(text, Contains("3 |####") && Contains(" 5\n"));
}

TEST_CASE("classes double where most values would be in few of them", "[draw][chart]") {
    const std::vector<draw::ValueCount> values = {{0, 7}, {1, 500}, {2, 300}, {3, 200}, {9, 4}, {9000, 1}};
    draw::Histogram histogram = draw::histogram_of(values, 40);
    REQUIRE(histogram.across.logarithmic);
    REQUIRE(histogram.edges ==
            std::vector<std::int64_t>{0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384});
    CHECK(std::vector(histogram.counts.begin(), histogram.counts.begin() + 5) ==
          std::vector<std::uint64_t>{7, 500, 500, 0, 4});
    CHECK(histogram.counts.back() == 1);
    // On a logarithmic axis up there are no bars, but marks.
    histogram.up.logarithmic = true;
    for (const draw::Rectangle& box : shapes_of<draw::Rectangle>(draw::draw_chart(histogram))) CHECK(box.note.empty());
    CHECK_THAT(draw::chart_text(histogram, 60), Contains("2-3 | ") && Contains("o 500\n") && !Contains("#"));
    CHECK(draw::histogram_of(std::vector<draw::ValueCount>{{70, 900}, {71, 90}, {5000, 1}}, 40).edges.front() == 64);
}

TEST_CASE("panels share one axis across, and lie above each other", "[draw][chart]") {
    draw::LineChart other = chart;
    other.series = {{.name = "far", .points = {{0, 100000}, {30, 5}, {40, 7}}}};
    const std::vector<draw::LineChart> both = {chart, other};
    const draw::Drawing drawing = draw::draw_panels("both", both, {500, 120});
    const auto lines = shapes_of<draw::Polyline>(drawing);
    REQUIRE(lines.size() == 3);
    CHECK(lines[0].points.front().x == lines[2].points.front().x);
    // 10 on the upper axis is at a third of the width of 30 on the lower one.
    const double left = lines[0].points.front().x;
    CHECK(lines[0].points.back().x - left == Approx((lines[2].points[1].x - left) / 3));
    for (const draw::Point upper : lines[0].points) {
        for (const draw::Point lower : lines[2].points) CHECK(upper.y < lower.y);
    }
    const std::string text = draw::svg(drawing, draw::Colours::fixed, "both");
    CHECK(support::xml_fault(text) == "");
    CHECK_THAT(text, Contains("pointer-events=\"all\"") && Contains("one: "));
    const std::string signs = draw::panels_text(both, 60);
    CHECK(widest_line(signs) <= 60);
    CHECK_THAT(signs, Contains("far") && Contains("two"));
    CHECK(ticks_of({.whole = true, .tight = true}, {0, 2002}, 5) == Texts{"0", "500", "1000", "1500", "2000"});
}

TEST_CASE("a cactus plot counts what is solved in rising time", "[draw][chart]") {
    const draw::Series series = draw::cactus_series("cdcl", {3, 1, 2});
    REQUIRE(series.points.size() == 3);
    CHECK(series.points[0].x == 1);
    CHECK(series.points[2].x == 3);
    CHECK(series.points[2].y == 3);
}

TEST_CASE("a chart in characters shows each series by its letter within the columns", "[draw][chart]") {
    const std::string text = draw::chart_text(chart, 50);
    CHECK(widest_line(text) <= 50);
    CHECK_THAT(text, Contains("a  one") && Contains("b  two") && Contains("\n10 |b"));
}
