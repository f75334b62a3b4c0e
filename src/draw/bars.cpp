// Grouped bars as a drawing. They are horizontal, because names of formulas are long; bars of unfinished runs are dashed.
// On a logarithmic axis values are marks, as Cleveland proposes ("The elements of graphing data", 1985): the eye compares
// lengths, and lengths from an arbitrary end would mean nothing.
#include "chart_frame.hpp"
#include <satdoku/draw/font.hpp>
#include <algorithm>

namespace satdoku::draw {
namespace {
constexpr double bar_height = 11;
constexpr double group_gap = 8;
constexpr double longest_name = 150;
constexpr double bar_note_size = 7.5;

class BarDrawing {
  public:
    BarDrawing(const BarChart& chart, double width)
        : chart_(chart), width_(width), top_(begin(legend())), plot_(measured()), along_(scale()) {}

    Drawing make() {
        drawing_ = Drawing{width_, top_ + plot_.height + across_room + chart_edge / 2};
        begin_chart(drawing_, chart_.title, legend());
        draw_across(drawing_, plot_, along_, chart_.along.title, true);
        double at = top_ + group_gap / 2;
        for (const BarGroup& group : chart_.groups) {
            const double room = height_of(group) - group_gap;
            drawing_.add(Label{{plot_.left - 6, at + room / 2 + words_size * 0.35},
                               fitted(group.name, words_size, longest_name),
                               words_size,
                               Ink::text,
                               Align::right});
            for (std::size_t index = 0; index < group.bars.size(); ++index) {
                const double middle = at + (static_cast<double>(index) + 0.5) * bar_height;
                if (std::isfinite(group.bars[index].value)) draw(group, index, middle);
            }
            at += height_of(group);
        }
        drawing_.add(Line{{plot_.left, plot_.top}, {plot_.left, plot_.top + plot_.height}, {Ink::faint, 0.8}});
        return std::move(drawing_);
    }

  private:
    static double height_of(const BarGroup& group) {
        return static_cast<double>(std::max<std::size_t>(1, group.bars.size())) * bar_height + group_gap;
    }
    bool has_marks() const { return chart_.along.logarithmic; }
    bool is_least(const Bar& bar) const { return bar.value < chart_.least; }

    /// Returns true if a bar has the property.
    template <typename Property> bool any(const Property& property) const {
        return std::ranges::any_of(chart_.groups,
                                   [&](const BarGroup& group) { return std::ranges::any_of(group.bars, property); });
    }

    std::vector<LegendEntry> legend() const {
        using Kind = LegendEntry::Kind;
        std::vector<LegendEntry> entries;
        for (std::size_t index = 0; index < chart_.series.size(); ++index)
            entries.push_back({has_marks() ? Kind::mark : Kind::box, index, chart_.series[index]});
        if (!chart_.open_name.empty() && any([](const Bar& bar) { return bar.open; }))
            entries.push_back({has_marks() ? Kind::open_mark : Kind::open_bar, 0, chart_.open_name});
        if (!chart_.least_name.empty() && any([this](const Bar& bar) { return is_least(bar); }))
            entries.push_back({Kind::least, 0, chart_.least_name});
        return entries;
    }

    double begin(const std::vector<LegendEntry>& entries) const {
        Drawing measured{width_, 0};
        return begin_chart(measured, chart_.title, entries);
    }

    Plot measured() const {
        double height = 0;
        double names = 0;
        double notes = 0;
        for (const BarGroup& group : chart_.groups) {
            height += height_of(group);
            names = std::max(names, std::min(longest_name, text_width(group.name, words_size)));
            for (const Bar& bar : group.bars) {
                const double arrow = has_marks() && bar.open ? 20 : 0;
                notes = std::max(notes, text_width(bar.note, bar_note_size) + arrow);
            }
        }
        const double left = chart_edge + names + 8;
        return {left, top_, std::max(1.0, width_ - left - chart_edge - notes - 8), height};
    }

    Scale scale() const {
        constexpr int ticks = 5;
        Extent extent;
        for (const BarGroup& group : chart_.groups)
            for (const Bar& bar : group.bars) extent.add(std::max(bar.value, chart_.least));
        return {chart_.along, extent, ticks};
    }

    void draw(const BarGroup& group, std::size_t series, double middle) {
        const Bar& bar = group.bars[series];
        const std::string name = series < chart_.series.size() ? chart_.series[series] + ": " : std::string();
        const std::string note = group.name + "\n" + name + bar.note;
        const Ink ink = look_of(series).ink;
        double end = plot_.x(along_.part(bar.value));
        if (is_least(bar)) {
            end = plot_.left + 6;
            add_least_sign(drawing_, {end, middle}, ink, note);
            end += 4;
        } else if (has_marks()) {
            drawing_.add(Line{{plot_.left, middle}, {plot_.x(1), middle}, {Ink::shade, 0.6}});
            add_series_mark(drawing_, {end, middle}, series, 3, note);
            end = bar.open ? add_open_arrow(drawing_, {end, middle}, ink) : end + 3;
        } else {
            constexpr double height = bar_height - 2;
            const double width = std::max(0.8, end - plot_.left);
            drawing_.add(Rectangle{{plot_.left, middle - height / 2},
                                   width,
                                   height,
                                   bar.open ? Ink::paper : ink,
                                   bar.open ? Pen{ink, 1, true} : Pen{},
                                   note});
            end = plot_.left + width;
        }
        drawing_.add(Label{{end + 4, middle + bar_height * 0.25}, bar.note, bar_note_size});
    }

    const BarChart& chart_;
    double width_;
    double top_;
    Plot plot_;
    Scale along_;
    Drawing drawing_;
};
}  // namespace

Drawing draw_chart(const BarChart& chart, double width) { return BarDrawing(chart, width).make(); }
}  // namespace satdoku::draw
