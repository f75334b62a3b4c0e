// Charts: the histograms of a formula, and a search over time, conflict by conflict, in several charts with one axis.
#include "formula_picture.hpp"
#include <satdoku/cnf/compact_variables.hpp>
#include <satdoku/draw/chart.hpp>
#include <satdoku/draw/font.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/trace/history.hpp>
#include <satdoku/ui/columns.hpp>
#include <map>

namespace satdoku::insight {
namespace {
using Bucket = trace::History::Bucket;

FormulaPicture histogram_picture(draw::Histogram histogram, const std::string& title, const std::string& across,
                                 const std::string& up) {
    histogram.title = title;
    histogram.across.title = histogram.across.logarithmic ? language::text("picture.logarithmic", across) : across;
    histogram.up = {.title = up, .whole = true};
    const std::uint64_t greatest = greatest_of(histogram.counts);
    std::uint64_t least = greatest;
    for (const std::uint64_t count : histogram.counts)
        if (count > 0) least = std::min(least, count);
    constexpr std::uint64_t too_far = 200;
    histogram.up.logarithmic = least > 0 && greatest / least > too_far;
    if (histogram.up.logarithmic) histogram.up.title = language::text("picture.logarithmic", up);
    return {.title = title, .drawing = draw::draw_chart(histogram), .text = [histogram](std::size_t columns) {
                return draw::chart_text(histogram, columns);
            }};
}

constexpr std::size_t most_classes = 40;

std::vector<draw::ValueCount> values_of(const std::map<std::int64_t, std::uint64_t>& counts) {
    std::vector<draw::ValueCount> values;
    for (const auto& [value, count] : counts) values.push_back({value, count});
    return values;
}

/// The middle of a bucket, by its conflicts.
double middle_of(const trace::History& history, std::size_t index) {
    const Bucket& bucket = history.buckets()[index];
    const std::uint64_t next =
        index + 1 < history.buckets().size() ? history.buckets()[index + 1].first : history.conflicts() + 1;
    return static_cast<double>(bucket.first + next - 1) / 2;
}

/// Puts a sentence under all that is drawn.
void write_below(draw::Drawing& drawing, const std::string& sentence) {
    constexpr double size = 11;
    constexpr double edge = 10;
    drawing.height += 2 * size;
    drawing.width = std::max(drawing.width, draw::text_width(sentence, size) + 2 * edge);
    drawing.shapes.insert(drawing.shapes.begin(),
                          draw::Rectangle{{0, 0}, drawing.width, drawing.height, draw::Ink::paper});
    drawing.add(draw::Label{{edge, drawing.height - size}, sentence, size});
}

class SearchCharts {
  public:
    explicit SearchCharts(const trace::History& history) : history_(history) {
        for (std::size_t index = 0; index < history.modes().size(); ++index) {
            const auto& mode = history.modes()[index];
            if (mode.mode != "stable") continue;
            const bool is_last = index + 1 == history.modes().size();
            const std::uint64_t end = is_last ? history.conflicts() : history.modes()[index + 1].conflict;
            stretches_.push_back({static_cast<double>(mode.conflict), static_cast<double>(end)});
        }
    }

    /// The mean of each bucket, in the band between its least and its greatest value.
    void add(const std::string& title, trace::Range Bucket::*range) {
        draw::Series series{.name = language::text("picture.mean_and_range"), .points = {}};
        for (std::size_t index = 0; index < history_.buckets().size(); ++index) {
            const trace::Range& values = history_.buckets()[index].*range;
            if (values.empty()) continue;
            series.points.push_back({middle_of(history_, index), values.mean()});
            series.band.push_back({static_cast<double>(values.least()), static_cast<double>(values.greatest())});
        }
        if (!series.points.empty()) push(title, {std::move(series)});
    }
    /// The counts up to the end of each bucket.
    void add_sums() {
        draw::Series learned{.name = language::text("picture.learned"), .points = {}};
        draw::Series present{.name = language::text("picture.kept"), .points = {}};
        draw::Series restarts{.name = language::text("picture.restarts"), .points = {}};
        double learned_sum = 0;
        double restart_sum = 0;
        for (std::size_t index = 0; index < history_.buckets().size(); ++index) {
            const Bucket& bucket = history_.buckets()[index];
            const double at = middle_of(history_, index);
            learned_sum += static_cast<double>(bucket.glue.count());
            restart_sum += static_cast<double>(bucket.restarts);
            learned.points.push_back({at, learned_sum});
            present.points.push_back({at, static_cast<double>(bucket.kept)});
            present.band.push_back({0, static_cast<double>(bucket.kept)});
            restarts.points.push_back({at, restart_sum});
        }
        if (learned_sum > 0) push(language::text("picture.learned_and_kept"), {std::move(present), std::move(learned)});
        if (restart_sum > 0) push(language::text("picture.restarts"), {std::move(restarts)});
    }
    const std::vector<draw::LineChart>& all() const { return charts_; }

  private:
    void push(const std::string& title, std::vector<draw::Series> series) {
        charts_.push_back({.title = title,
                           .across = {.title = language::text("picture.conflicts"), .whole = true, .tight = true},
                           .up = {.whole = true},
                           .series = std::move(series),
                           .stretches = stretches_,
                           .stretches_name = language::text("picture.stable_mode")});
    }

    const trace::History& history_;
    std::vector<draw::Stretch> stretches_;
    std::vector<draw::LineChart> charts_;
};
}  // namespace

FormulaPicture lengths_picture(const PictureSubject& subject) {
    std::map<std::int64_t, std::uint64_t> counts;
    for (std::size_t clause = 0; clause < subject.formula.size(); ++clause)
        ++counts[static_cast<std::int64_t>(subject.formula[clause].size())];
    return histogram_picture(draw::histogram_of(values_of(counts), most_classes),
                             language::text("picture.lengths", subject.name), language::text("picture.length"),
                             language::text("picture.clauses"));
}

FormulaPicture occurrences_picture(const PictureSubject& subject) {
    cnf::CompactVariables numbers;
    std::vector<std::int64_t> occurrences;  // 0: the number of no variable
    for (const cnf::Literal literal : subject.formula.literals()) {
        const std::uint32_t index = numbers.inside(literal).variable().index();
        if (index >= occurrences.size()) occurrences.resize(std::size_t{index} + 1);
        ++occurrences[index];
    }
    std::map<std::int64_t, std::uint64_t> counts;
    for (const std::int64_t count : occurrences)
        if (count > 0) ++counts[count];
    return histogram_picture(draw::histogram_of(values_of(counts), most_classes),
                             language::text("picture.occurrences", subject.name), language::text("picture.occurrence"),
                             language::text("picture.variables"));
}

FormulaPicture search_picture(const PictureSubject& subject) {
    constexpr std::size_t buckets = 256;
    constexpr draw::ChartSize panel_size{560, 120};
    trace::History history(buckets);
    subject.search(history);
    SearchCharts charts(history);
    charts.add(language::text("picture.level"), &Bucket::level);
    charts.add(language::text("picture.trail"), &Bucket::assigned);
    charts.add(language::text("picture.glue"), &Bucket::glue);
    charts.add(language::text("picture.learned_length"), &Bucket::length);
    charts.add_sums();
    const std::string verdict = language::text(history.verdict() == "satisfiable"     ? "verdict.satisfiable"
                                               : history.verdict() == "unsatisfiable" ? "verdict.unsatisfiable"
                                                                                      : "picture.unknown");
    const std::string title = language::text("picture.search", subject.name, history.conflicts(), verdict);
    FormulaPicture made{.title = title, .drawing = draw::draw_panels(title, charts.all(), panel_size), .text = {}};
    const std::string reason = charts.all().empty() ? language::text("picture.no_conflict") : "";
    if (!reason.empty()) write_below(made.drawing, reason);
    made.text = [title, reason, all = charts.all()](std::size_t columns) {
        const std::string below = reason.empty() ? draw::panels_text(all, columns) : ui::wrapped(reason, columns);
        return ui::wrapped(title, columns) + '\n' + below;
    };
    return made;
}
}  // namespace satdoku::insight
