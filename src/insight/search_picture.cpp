// A search over time: what its conflicts were like, in charts one under the other that share their axis.
#include "formula_picture.hpp"

#include <satdoku/draw/chart.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/trace/history.hpp>
#include <satdoku/ui/width.hpp>

namespace satdoku::insight {

namespace {

using Bucket = trace::History::Bucket;

/// The middle of a bucket, by its conflicts.
double middle_of(const trace::History& history, std::size_t index) {
    const Bucket& bucket = history.buckets()[index];
    const std::uint64_t next =
        index + 1 < history.buckets().size() ? history.buckets()[index + 1].first : history.conflicts() + 1;
    return static_cast<double>(bucket.first + next - 1) / 2;
}

class Charts {
  public:
    explicit Charts(const trace::History& history) : history_(history) {
        for (std::size_t index = 0; index < history.modes().size(); ++index) {
            const auto& mode = history.modes()[index];
            if (mode.mode != "stable") continue;
            const bool is_last = index + 1 == history.modes().size();
            const std::uint64_t end = is_last ? history.conflicts() : history.modes()[index + 1].conflict;
            stretches_.push_back({static_cast<double>(mode.conflict), static_cast<double>(end)});
        }
    }

    /// The mean of each bucket, within the least and the greatest value.
    void add(const std::string& title, trace::Range Bucket::*range) {
        draw::Series series{.name = language::text("picture.mean_and_range"), .points = {}};
        for (std::size_t index = 0; index < history_.buckets().size(); ++index) {
            const trace::Range& values = history_.buckets()[index].*range;
            if (values.empty()) continue;
            series.points.push_back({middle_of(history_, index), values.mean()});
            series.band.push_back(
                {static_cast<double>(values.least()), static_cast<double>(values.greatest())});
        }
        if (!series.points.empty()) push(title, {std::move(series)});
    }
    /// What has been counted up to the end of each bucket.
    void add_sums() {
        draw::Series learned{.name = language::text("picture.learned"), .points = {}};
        draw::Series kept{.name = language::text("picture.kept"), .points = {}};
        draw::Series restarts{.name = language::text("picture.restarts"), .points = {}};
        double learned_sum = 0;
        double restart_sum = 0;
        for (std::size_t index = 0; index < history_.buckets().size(); ++index) {
            const Bucket& bucket = history_.buckets()[index];
            const double at = middle_of(history_, index);
            learned_sum += static_cast<double>(bucket.glue.count());
            restart_sum += static_cast<double>(bucket.restarts);
            learned.points.push_back({at, learned_sum});
            kept.points.push_back({at, static_cast<double>(bucket.kept)});
            restarts.points.push_back({at, restart_sum});
        }
        if (learned_sum > 0)
            push(language::text("picture.learned_and_kept"), {std::move(learned), std::move(kept)});
        if (restart_sum > 0) push(language::text("picture.restarts"), {std::move(restarts)});
    }
    const std::vector<draw::LineChart>& all() const { return charts_; }

  private:
    void push(const std::string& title, std::vector<draw::Series> series) {
        charts_.push_back({.title = title,
                           .across = {.title = language::text("picture.conflicts"), .whole = true},
                           .up = {},
                           .series = std::move(series),
                           .stretches = stretches_,
                           .stretches_name = language::text("picture.stable_mode")});
    }

    const trace::History& history_;
    std::vector<draw::Stretch> stretches_;
    std::vector<draw::LineChart> charts_;
};

}  // namespace

FormulaPicture search_picture(const PictureSubject& subject) {
    constexpr std::size_t buckets = 256;
    constexpr double chart_height = 170;
    constexpr double heading_room = 34;
    trace::History history(buckets);
    subject.search(history);
    Charts charts(history);
    charts.add(language::text("picture.level"), &Bucket::level);
    charts.add(language::text("picture.trail"), &Bucket::assigned);
    charts.add(language::text("picture.glue"), &Bucket::glue);
    charts.add(language::text("picture.learned_length"), &Bucket::length);
    charts.add_sums();
    const std::string verdict =
        language::text(history.verdict() == "satisfiable"     ? "picture.satisfiable"
                       : history.verdict() == "unsatisfiable" ? "picture.unsatisfiable"
                                                              : "picture.unknown");
    const std::string title = language::text("picture.search", subject.name, history.conflicts(), verdict);
    const draw::ChartSize size{520, chart_height};
    FormulaPicture made{.title = title, .drawing = {size.width, heading_room}, .text = {}};
    made.drawing.shapes.emplace_back(draw::Rectangle{{0, 0}, size.width, heading_room, draw::Ink::paper});
    made.drawing.shapes.emplace_back(
        draw::Label{{12, 24}, title, 13, draw::Ink::text, draw::Align::left, true});
    for (const draw::LineChart& chart : charts.all()) {
        draw::put(made.drawing, draw::draw_chart(chart, size), {0, made.drawing.height});
        made.drawing.height += chart_height;
    }
    made.text = [title, all = charts.all()](std::size_t columns) {
        std::string text;
        for (const draw::LineChart& chart : all) {
            text += '\n';
            text += draw::chart_text(chart, columns);
        }
        return ui::wrapped(title, columns) + text;
    };
    return made;
}

}  // namespace satdoku::insight
