// Ticks are 1, 2 or 5 times a power of ten apart, as Heckbert proposes ("Nice numbers for graph labels", Graphics Gems,
// 1990). Powers are products, because the last digit of a computed power or logarithm differs between machines.
#include "chart_frame.hpp"
#include <satdoku/core/numbers.hpp>
#include <satdoku/draw/font.hpp>
#include <algorithm>
#include <array>
#include <cstdio>

namespace satdoku::draw {
namespace {
constexpr std::array tick_steps = {1.0, 2.0, 5.0};

double power_of_ten(int exponent) {
    double power = 1;
    for (int count = 0; count < std::abs(exponent); ++count) power *= 10;
    return exponent < 0 ? 1 / power : power;
}

/// The greatest exponent whose power of ten is not above the value. @pre value > 0
int exponent_of(double value) {
    int exponent = static_cast<int>(std::floor(core::common_logarithm(value)));
    while (power_of_ten(exponent + 1) <= value) ++exponent;
    while (power_of_ten(exponent) > value) --exponent;
    return exponent;
}

constexpr std::array inks = {Ink::blue, Ink::orange, Ink::green, Ink::purple, Ink::yellow, Ink::red, Ink::text};
constexpr double sample_width = 18;
constexpr double entry_gap = 14;
constexpr double words_line = 13;

void draw_sample(Drawing& drawing, Point at, const LegendEntry& entry) {
    const SeriesLook look = look_of(entry.series);
    const double middle = at.y - words_size * 0.35;
    const Rectangle box{{at.x, middle - 4}, sample_width - 6, 8};
    switch (entry.kind) {
        case LegendEntry::Kind::line:
            drawing.add(Line{{at.x, middle}, {at.x + sample_width - 4, middle}, {look.ink, 1.5, look.dashed}});
            if (entry.marked) add_series_mark(drawing, {at.x + (sample_width - 4) / 2, middle}, entry.series, 2.6);
            break;
        case LegendEntry::Kind::box: drawing.add(Rectangle{box.corner, box.width, box.height, look.ink}); break;
        case LegendEntry::Kind::stretch:
            drawing.add(Rectangle{box.corner, box.width, box.height, Ink::yellow_tint, {Ink::faint, 0.4}});
            break;
        case LegendEntry::Kind::mark: add_series_mark(drawing, {at.x + box.width / 2, middle}, entry.series, 3); break;
        case LegendEntry::Kind::open_bar:
            drawing.add(Rectangle{box.corner, box.width, box.height, Ink::none, {Ink::faint, 1, true}});
            break;
        case LegendEntry::Kind::open_mark: add_open_arrow(drawing, {at.x - 4, middle}, Ink::faint); break;
        case LegendEntry::Kind::least: add_least_sign(drawing, {at.x + box.width / 2, middle}, Ink::faint); break;
    }
}
}  // namespace

void Extent::add(double value) {
    if (!std::isfinite(value)) return;
    low_ = none_ ? value : std::min(low_, value);
    high_ = none_ ? value : std::max(high_, value);
    if (value > 0) positive_ = positive_ > 0 ? std::min(positive_, value) : value;
    none_ = false;
}

double round_above(double value) {
    const int exponent = exponent_of(value);
    for (const double step : tick_steps)
        if (step * power_of_ten(exponent) >= value) return step * power_of_ten(exponent);
    return power_of_ten(exponent + 1);
}

Scale::Scale(const Axis& axis, const Extent& extent, int most) : logarithmic_(axis.logarithmic) {
    if (logarithmic_) {
        const int first = exponent_of(extent.least_positive());
        int last = first + 1;
        while (power_of_ten(last) < extent.high()) ++last;
        low_ = first;
        high_ = last;
        const int stride = std::max(1, (last - first + most - 1) / std::max(1, most));
        const bool few = last - first <= 2;
        for (int exponent = first; exponent <= last; exponent += stride) {
            for (const double step : tick_steps) {
                if (step > 1 && (!few || exponent == last)) break;
                ticks_.push_back(step * power_of_ten(exponent));
            }
        }
        return;
    }
    const double low = std::min(0.0, extent.low());
    const double high = extent.high() > low ? extent.high() : low + 1;
    double step = round_above((high - low) / std::max(1, most));
    if (axis.whole) step = std::max(step, 1.0);
    const double first = std::floor(low / step);
    const double last = axis.tight ? std::floor(high / step) : std::ceil(high / step);
    low_ = first * step;
    high_ = axis.tight ? high : last * step;
    for (double tick = first; tick <= last; ++tick) ticks_.push_back(tick * step);
}

double Scale::part(double value) const {
    if (logarithmic_ && !(value > 0)) return 0;
    const double place = logarithmic_ ? core::common_logarithm(value) : value;
    return std::clamp((place - low_) / (high_ - low_), 0.0, 1.0);
}

std::string tick_text(double value) {
    struct Unit {
        double size;
        const char* letter;
    };
    constexpr std::array units = {Unit{1e12, "T"}, Unit{1e9, "G"}, Unit{1e6, "M"}, Unit{1e3, "k"}};
    std::array<char, 32> text{};
    const double size = std::abs(value);
    for (const Unit& unit : units) {
        if (size < unit.size || (unit.size == units.back().size && size < 10000)) continue;
        std::snprintf(text.data(), text.size(), "%.4g%s", value / unit.size, unit.letter);
        return text.data();
    }
    std::snprintf(text.data(), text.size(), "%.4g", value);
    return text.data();
}

SeriesLook look_of(std::size_t series) { return {inks[series % inks.size()], series / inks.size() % 2 == 1}; }

void add_series_mark(Drawing& drawing, Point at, std::size_t series, double radius, const std::string& note) {
    const Ink ink = look_of(series).ink;
    const auto polygon = [&](std::vector<Point> corners) {
        for (Point& corner : corners) corner = {at.x + corner.x * radius, at.y + corner.y * radius};
        drawing.add(Polygon{std::move(corners), ink, {}, note});
    };
    constexpr std::size_t shapes = 5;
    switch (series % shapes) {
        case 0: drawing.add(Circle{at, radius, ink, {}, note}); break;
        case 1: polygon({{-0.9, -0.9}, {0.9, -0.9}, {0.9, 0.9}, {-0.9, 0.9}}); break;
        case 2: polygon({{0, -1.2}, {1.1, 0.8}, {-1.1, 0.8}}); break;
        case 3: polygon({{0, -1.3}, {1.3, 0}, {0, 1.3}, {-1.3, 0}}); break;
        default: drawing.add(Circle{at, radius, Ink::paper, {ink, radius * 0.5}, note}); break;
    }
}

void add_least_sign(Drawing& drawing, Point at, Ink ink, const std::string& note) {
    constexpr double half = 3.4;
    drawing.add(Polygon{
        {{at.x - half, at.y}, {at.x + half, at.y - half}, {at.x + half, at.y + half}}, Ink::paper, {ink, 1}, note});
}

double add_open_arrow(Drawing& drawing, Point at, Ink ink) {
    constexpr double length = 17;
    constexpr double head = 4;
    const double tip = at.x + length;
    drawing.add(Line{{at.x + 4, at.y}, {tip - head, at.y}, {ink, 1.2, true}});
    drawing.add(Polygon{{{tip, at.y}, {tip - head, at.y - head * 0.7}, {tip - head, at.y + head * 0.7}}, ink, {}});
    return tip;
}

double begin_chart(Drawing& drawing, const std::string& title, const std::vector<LegendEntry>& legend) {
    drawing.add(Rectangle{{0, 0}, drawing.width, drawing.height, Ink::paper});
    double top = chart_edge;
    const double room = drawing.width - 2 * chart_edge;
    if (!title.empty()) {
        drawing.add(Label{{chart_edge, top + title_size},
                          fitted(title, title_size, room, true),
                          title_size,
                          Ink::text,
                          Align::left,
                          true});
        top += title_size + 10;
    }
    return legend.empty() ? top : add_legend(drawing, legend, chart_edge, top) + 6;
}

double add_legend(Drawing& drawing, const std::vector<LegendEntry>& legend, double left, double top) {
    const double room = drawing.width - 2 * chart_edge;
    for (const LegendEntry& entry : legend) {
        const std::string words = fitted(entry.words, words_size, room - sample_width);
        const double width = sample_width + text_width(words, words_size);
        if (left > chart_edge && left + width > drawing.width - chart_edge) {
            left = chart_edge;
            top += words_line;
        }
        draw_sample(drawing, {left, top + words_size}, entry);
        drawing.add(Label{{left + sample_width, top + words_size}, words, words_size});
        left += width + entry_gap;
    }
    return top + words_line;
}

double ticks_width(const Scale& scale) {
    double widest = 0;
    for (const double tick : scale.ticks()) widest = std::max(widest, text_width(tick_text(tick), words_size));
    return widest + 6;
}

void draw_across(Drawing& drawing, const Plot& plot, const Scale& scale, const std::string& title, bool lines) {
    const double foot = plot.top + plot.height;
    for (const double tick : scale.ticks()) {
        const double x = plot.x(scale.part(tick));
        if (lines) drawing.add(Line{{x, plot.top}, {x, foot}, {Ink::shade, 0.8}});
        drawing.add(Line{{x, foot}, {x, foot + 3}, {Ink::faint, 0.6}});
        drawing.add(Label{{x, foot + 12}, tick_text(tick), words_size, Ink::text, Align::middle});
    }
    drawing.add(Line{{plot.left, foot}, {plot.x(1), foot}, {Ink::faint, 0.8}});
    drawing.add(
        Label{{plot.x(0.5), foot + 25}, fitted(title, words_size, plot.width), words_size, Ink::second, Align::middle});
}

void draw_up(Drawing& drawing, const Plot& plot, const Scale& scale, const std::string& title) {
    for (const double tick : scale.ticks()) {
        const double y = plot.y(scale.part(tick));
        drawing.add(Line{{plot.left, y}, {plot.x(1), y}, {Ink::shade, 0.8}});
        drawing.add(
            Label{{plot.left - 5, y + words_size * 0.35}, tick_text(tick), words_size, Ink::text, Align::right});
    }
    drawing.add(Line{{plot.left, plot.top}, {plot.left, plot.y(0)}, {Ink::faint, 0.8}});
    drawing.add(Label{{chart_edge, plot.top - 7}, fitted(title, words_size, plot.width), words_size, Ink::second});
}

double draw_captions(Drawing& drawing, double top, const std::vector<std::string>& captions, double width) {
    for (const std::string& caption : captions) {
        drawing.add(Label{{chart_edge, top + words_size}, fitted(caption, words_size, width), words_size, Ink::second});
        top += words_size + 4;
    }
    return top;
}

void set_height(Drawing& drawing, double height) {
    drawing.height = height;
    std::get<Rectangle>(drawing.shapes.front()).height = height;
}

double draw_heat_scale(Drawing& drawing, double top, const std::string& name, const std::vector<std::string>& numbers) {
    if (name.empty()) return top;
    constexpr double number_size = 7;
    static const std::vector<std::string> shares = {"1%", "3%", "9%", "19%", "33%", "52%", "74%"};  // of square roots
    const std::vector<std::string>& shown = numbers.empty() ? shares : numbers;
    double box = 14;
    for (const std::string& number : shown) box = std::max(box, text_width(number, number_size) + 6);
    drawing.add(Label{{chart_edge, top + words_size}, name, words_size});
    double left = chart_edge + text_width(name, words_size) + 8;
    drawing.add(Rectangle{{left, top + 1}, box, 9, Ink::paper, {Ink::faint, 0.4}});
    for (std::size_t step = 0; step < shown.size(); ++step) {
        left += box;
        // Of fewer numbers the darkest inks, which are seen on white.
        const auto place = static_cast<double>(std::size_t{heat_count} - shown.size() + step);
        drawing.add(Rectangle{{left, top + 1}, box, 9, heat_ink((place + 0.5) / heat_count), {Ink::faint, 0.4}});
        drawing.add(Label{{left + box / 2, top + 18}, shown[step], number_size, Ink::text, Align::middle});
    }
    return top + words_size + 14;
}
}  // namespace satdoku::draw
