#include "stepper_view.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>

namespace satdoku::insight {
namespace {
using Lines = std::vector<std::string>;
using Kind = solve::Event::Kind;

/// Breaks sentences at the width of the window.
class Sentences {
  public:
    /// @param most  lines of a sentence
    Sentences(const ui::Console& console, std::size_t columns, std::size_t most)
        : console_(console), columns_(columns), most_(most) {}

    /// Each line is painted by itself. A sentence of many lines ends with an ellipsis.
    void add(Lines& lines, const std::string& sentence, ui::Style style = ui::Style::plain) const {
        for (const std::string& line : abridged(sentence, columns_, most_))
            lines.push_back(console_.paint(style, line));
    }

  private:
    const ui::Console& console_;
    std::size_t columns_;
    std::size_t most_;
};

ui::Style style_of(const std::optional<solve::Event>& event) {
    if (event && event->kind == Kind::conflict) return ui::Style::bad;
    if (event && event->kind == Kind::decision) return ui::Style::heading;
    return ui::Style::plain;
}

std::string title_of(const Stepper& stepper, const StepperView& view) {
    const StepperRun& run = stepper.run();
    // A long name at the end pushes nothing off the screen.
    std::string title = run.total()
                            ? language::text("stepper.place_of", run.position(), *run.total(), run.replay().level())
                            : language::text("stepper.place", run.position(), run.replay().level());
    if (stepper.asks_what_if()) {
        const std::string all = core::join(run.what_ifs(), ", ", [](const WhatIf& one) {
            return language::text("stepper.what_if_at", literal_text(one.literal), one.position + 1);
        });
        title += "  " + language::text("stepper.what_if", all);
    }
    return title + "  " + view.title;
}

std::string counts_of(const Stepper& stepper) {
    const trace::Counts& counts = stepper.replay().counts();
    std::string text = language::text("stepper.counts", counts.decisions, counts.propagations, counts.conflicts);
    if (counts.flips > 0) text += language::text("stepper.count_flips", counts.flips);
    if (counts.learned > 0) text += language::text("stepper.count_learned", counts.learned, counts.kept);
    if (counts.restarts > 0) text += language::text("stepper.count_restarts", counts.restarts);
    if (!stepper.has_clauses()) return text;
    const cnf::Formula& left = stepper.left();
    text += language::text("stepper.count_left", left.clause_count(), stepper.formula().size(), left.unit_count(),
                           left.empty_count());
    return text;
}

/// The last event and the next one, what they change and why, with their meanings.
/// @param code  with the line of the pseudocode
Lines events_of(const Stepper& stepper, const StepperView& view, const Sentences& sentences, bool code) {
    const StepperRun& run = stepper.run();
    const std::uint64_t position = run.position();
    Lines lines;
    const auto add = [&](std::string_view key, const std::string& words, ui::Style style = ui::Style::plain) {
        if (!words.empty()) sentences.add(lines, language::text(key, words), style);
    };
    const auto last = run.event(position);
    std::string done = position == 0 ? language::text("stepper.nothing_yet") : event_words(stepper, position);
    // Where it jumps is the question.
    if (view.keeps_next && last && last->kind == Kind::learned)
        done = language::text("stepper.learned_clause", last->clause, literals_text(last->literals));
    add("stepper.done", done, style_of(last));
    add("stepper.changed", change_words(stepper));
    // A reason is below its decision; of two consecutive decisions only the next one has its reason shown.
    const std::string why_next = choice_words(stepper, position + 1);
    if (why_next.empty()) add("stepper.why", choice_words(stepper, position));
    if (code) add("stepper.code", code_words(stepper, nullptr));
    const auto next = run.event(position + 1);
    if (view.keeps_next) {
        add("stepper.next", language::text("stepper.is_asked"));
    } else if (next) {
        add("stepper.next", event_words(stepper, position + 1), style_of(next));
    } else if (run.total() != position) {
        add("stepper.next", language::text("stepper.not_known"));
    }
    add("stepper.why", why_next);
    if (!view.keeps_next) add("stepper.queued", queue_words(stepper));
    if (view.watches) add("stepper.visited", visit_words(run.visits(position)));
    if (!view.words.picture) return lines;  // names are in the sentences already
    if (position > 0) add("stepper.done_means", meaning_words(stepper, position, view.words));
    if (!view.keeps_next) add("stepper.next_means", meaning_words(stepper, position + 1, view.words));
    return lines;
}

/// The present step of the analysis, with the clause that it has come to.
Lines analysis_of(const ConflictAnalysis& analysis, const Stepper& stepper, const StepperView& view,
                  const Sentences& sentences, bool code) {
    Lines lines;
    sentences.add(lines, language::text("stepper.analysis_step", stepper.replay().counts().conflicts,
                                        analysis.place() + 1, analysis.size(), analysis.step_words()));
    if (code) sentences.add(lines, language::text("stepper.code", code_words(stepper, &analysis)));
    sentences.add(lines, language::text("stepper.analysis_clause", analysis.clause_words()), ui::Style::heading);
    if (view.words.picture && !analysis.reason().empty())
        sentences.add(lines, language::text("stepper.done_means", view.words.clause(analysis.reason())));
    return lines;
}

/// Title, counts, and what happens. If that is too much, sentences get fewer lines, counts and code are left out; if it still
/// is, the last line says that something is left out.
Lines top_of(const ui::Console& console, const Stepper& stepper, const StepperView& view, const ui::Size& size) {
    const std::size_t most = std::max<std::size_t>(size.rows * 3 / 5, 3);
    constexpr std::size_t least_with_code = 20;
    const std::size_t at_first = size.rows < 30 ? 3 : 5;
    Lines lines;
    for (const auto& [of_sentence, counts] : {std::pair(at_first, true), {2, true}, {2, false}, {1, false}}) {
        lines.clear();
        const Sentences title(console, size.columns, std::max<std::size_t>(of_sentence, 2));
        const Sentences sentences(console, size.columns, of_sentence);
        title.add(lines, title_of(stepper, view), ui::Style::heading);
        if (!view.analysis && counts) sentences.add(lines, counts_of(stepper));
        const bool code = counts && size.rows >= least_with_code;
        const Lines more = view.analysis ? analysis_of(*view.analysis, stepper, view, sentences, code)
                                         : events_of(stepper, view, sentences, code);
        lines.insert(lines.end(), more.begin(), more.end());
        if (lines.size() <= most) return lines;
    }
    lines.resize(most);
    lines.back() = "...";
    return lines;
}

/// "> 17:", with a sign for the state.
std::string clause_head(const NearClause& clause) {
    constexpr std::string_view signs = "!> =";  // by state
    return signs[static_cast<std::size_t>(clause.state)] + (" " + std::to_string(clause.number)) + ':';
}

/// The pair of cdcl, or the counter of dpll.
std::string watches_text(const Stepper& stepper, const NearClause& clause) {
    const trace::Watching* const watching = stepper.replay().watching(clause.number);
    if (watching == nullptr) return {};
    if (stepper.request().engine == "dpll")
        return watching->unlinked ? language::text("stepper.unlinked")
                                  : language::text("stepper.counter", watching->left);
    return language::text("stepper.watched", literals_text(watching->pair));
}

/// "> 17: (-3) 5": false literals in brackets, true ones with a star.
std::string clause_text(const ui::Console& console, const trace::Replay& replay, const NearClause& clause) {
    constexpr std::size_t most = 60;
    const std::string head = clause_head(clause);
    const bool dim = clause.state == ClauseState::satisfied;
    const ui::Style style = clause.state == ClauseState::empty  ? ui::Style::bad
                            : clause.state == ClauseState::unit ? ui::Style::hint
                            : clause.active                     ? ui::Style::heading
                                                                : ui::Style::plain;
    std::string text = dim ? head : console.paint(style, head);
    std::size_t shown = 0;
    const auto literals = replay.clause(clause.number);
    for (const cnf::Literal literal : literals) {
        if (++shown > most) break;
        const int value = replay.value(literal);
        std::string one = literal_text(literal);
        if (value < 0) one = '(' + one + ')';
        if (value > 0) one.insert(0, 1, '*');
        const ui::Style look = clause.state == ClauseState::empty  ? ui::Style::bad
                               : value < 0                         ? ui::Style::dim
                               : value > 0                         ? ui::Style::good
                               : clause.state == ClauseState::unit ? ui::Style::hint
                                                                   : ui::Style::plain;
        text += ' ';
        text += dim ? one : console.paint(look, one);
    }
    if (shown > most) text += language::text("stepper.and_more", literals.size() - most);
    return text;
}

/// The remaining literals of a clause, from its row in the linked formula.
std::string left_text(const Stepper& stepper, const NearClause& clause) {
    std::string text = clause_head(clause);
    for (const cnf::Literal literal : stepper.left().clause_at(clause.number)) text += ' ' + literal_text(literal);
    return text;
}

/// The style of all lines of a clause.
ui::Style style_of(ClauseState state, bool near) {
    if (near) return state == ClauseState::satisfied ? ui::Style::dim : ui::Style::plain;
    if (state == ClauseState::empty) return ui::Style::bad;
    return state == ClauseState::unit ? ui::Style::hint : ui::Style::plain;
}

/// The lines of one clause, abridged if it takes many.
Lines lines_of(const ui::Console& console, const Stepper& stepper, const StepperView& view, const NearClause& clause,
               std::size_t columns) {
    constexpr std::size_t most = 4;
    constexpr std::string_view indent = "    ";
    const bool near = view.clauses == StepperView::Clauses::near;
    std::string text = near ? clause_text(console, stepper.replay(), clause) : left_text(stepper, clause);
    if (near && view.watches) text += watches_text(stepper, clause);
    Lines wrapped = ui::wrap(text, columns - indent.size());
    if (wrapped.size() > most) {
        wrapped.resize(most - 1);
        wrapped.emplace_back("...");
    }
    Lines lines;
    for (const std::string& line : wrapped) {
        const std::string painted = console.paint(style_of(clause.state, near), line);
        lines.push_back(lines.empty() ? painted : std::string(indent) + painted);
    }
    return lines;
}

/// The clauses that fit completely into `rows` rows, and an ellipsis if there are more.
Lines clause_lines(const ui::Console& console, const Stepper& stepper, const StepperView& view, std::size_t columns,
                   std::size_t rows) {
    const bool near = view.clauses == StepperView::Clauses::near;
    const auto clauses = near ? near_clauses(stepper, rows + 1) : clauses_left(stepper, view.first_left, rows + 1);
    Lines lines;
    for (NearClause clause : clauses) {
        if (view.keeps_next && clause.state == ClauseState::unit) clause.state = ClauseState::open;
        const Lines more = lines_of(console, stepper, view, clause, columns);
        if (lines.size() + more.size() > rows) {
            if (lines.size() == rows && !lines.empty()) lines.pop_back();
            lines.emplace_back("  ...");
            break;
        }
        lines.insert(lines.end(), more.begin(), more.end());
    }
    return lines;
}

/// The true literals as a picture, in at most `rows` lines. @pre the words have a picture
Lines board_lines(const ui::Console& console, const Stepper& stepper, const wording::ClauseWords& words,
                  std::size_t rows) {
    const auto is_true = [&](cnf::Literal literal) { return stepper.replay().value(literal) > 0; };
    Lines lines = words.picture(console, is_true);
    if (lines.size() <= rows) return lines;
    lines.resize(rows);
    if (!lines.empty()) lines.back() = "  ...";
    return lines;
}

/// The resolutions of the analysis that fit, the latest last.
Lines resolution_lines(const ConflictAnalysis& analysis, const ui::Size& size) {
    Lines lines;
    const std::vector<std::string> rows = analysis.resolutions(size.rows + 1);
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        Lines more = abridged(*row, size.columns, 2);
        const bool is_last = row + 1 == rows.rend();
        if (lines.size() + more.size() + (is_last ? 0 : 1) > size.rows) {
            if (lines.size() < size.rows) lines.insert(lines.begin(), "...");
            break;
        }
        lines.insert(lines.begin(), more.begin(), more.end());
    }
    return lines;
}

/// A part of the page: its heading, and as much of it as fits into this number of rows.
struct Part {
    std::string heading;
    std::function<Lines(std::size_t rows)> lines;
};

/// The part below the trail.
std::optional<Part> lower_part(const ui::Console& console, const Stepper& stepper, const StepperView& view,
                               std::size_t columns) {
    using Clauses = StepperView::Clauses;
    if (view.analysis) {
        return Part{language::text("stepper.resolutions"), [&view, columns](std::size_t rows) {
                        return resolution_lines(*view.analysis, {rows, columns});
                    }};
    }
    if (view.clauses == Clauses::board) {
        return Part{language::text("stepper.board"),
                    [&](std::size_t rows) { return board_lines(console, stepper, view.words, rows); }};
    }
    if (!stepper.has_clauses() || view.clauses == Clauses::none) return std::nullopt;
    return Part{language::text(view.clauses == Clauses::near ? "stepper.near_clauses" : "stepper.clauses_left"),
                [&console, &stepper, &view, columns](std::size_t rows) {
                    return clause_lines(console, stepper, view, columns, rows);
                }};
}

/// The trail, with the graph of the last level next to it, or below it in a narrow window.
Lines trail_and_graph(const ui::Console& console, const Stepper& stepper, const StepperView& view,
                      const ui::Size& size) {
    constexpr std::size_t least_side_by_side = 64;
    constexpr std::string_view gap = "  ";
    const auto heading = [&](const std::string& text, std::size_t columns) {
        return console.paint(ui::Style::heading, abridged(text, columns, 1).front());
    };
    const trace::Replay& replay = stepper.replay();
    const std::string trail_heading = language::text("stepper.trail");
    const bool graph = view.graph && replay.level() > 0 && view.clauses != StepperView::Clauses::board;
    if (!graph || size.rows < 4) {
        Lines lines{heading(trail_heading, size.columns)};
        const Lines trail = trail_lines(console, replay, {size.rows - 1, size.columns});
        lines.insert(lines.end(), trail.begin(), trail.end());
        return lines;
    }
    const std::string graph_heading =
        language::text(view.analysis ? "stepper.graph_analysis" : "stepper.graph", replay.level());
    const auto make_graph = [&](std::size_t rows, std::size_t columns) {
        Lines lines = level_graph(console, stepper, view.analysis ? &*view.analysis : nullptr, {rows, columns});
        lines.insert(lines.begin(), heading(graph_heading, columns));
        return lines;
    };
    if (size.columns < least_side_by_side) {
        Lines lines{heading(trail_heading, size.columns)};
        const Lines whole = trail_lines(console, replay, {size.rows - 1, size.columns});
        const Lines below = make_graph(
            std::max<std::size_t>((size.rows - 2) / 2, size.rows - 2 - std::min(size.rows - 2, whole.size())),
            size.columns);
        const Lines trail = trail_lines(console, replay, {size.rows - 1 - below.size(), size.columns});
        lines.insert(lines.end(), trail.begin(), trail.end());
        lines.insert(lines.end(), below.begin(), below.end());
        return lines;
    }
    Lines right = make_graph(size.rows - 1, (size.columns - gap.size()) / 2);
    const std::size_t left_columns = size.columns - gap.size() - ui::widest(right);
    Lines left = trail_lines(console, replay, {size.rows - 1, left_columns});
    left.insert(left.begin(), heading(trail_heading, left_columns));
    left.resize(std::max(left.size(), right.size()));
    for (std::size_t row = 0; row < right.size(); ++row)
        left[row] = ui::pad_right(left[row], left_columns) + std::string(gap) + right[row];
    return left;
}
}  // namespace

std::vector<std::string> stepper_page(const ui::Console& console, const Stepper& stepper, const StepperView& view,
                                      const ui::Size& size) {
    constexpr std::size_t least_trail = 2;  // with its heading
    const std::size_t columns = std::max<std::size_t>(size.columns, 20);
    Lines lines = top_of(console, stepper, view, {size.rows, columns});
    if (lines.size() + least_trail > size.rows) {
        lines.resize(std::min(lines.size(), size.rows));
        return lines;
    }
    const std::size_t rest = size.rows - lines.size();
    const auto lower = lower_part(console, stepper, view, columns);
    Lines below;
    if (lower && rest > least_trail + 1) {
        // The lower part gets half of the room, or what the trail leaves; a board is of use only as a whole.
        const bool is_board = !view.analysis && view.clauses == StepperView::Clauses::board;
        const std::size_t above = trail_and_graph(console, stepper, view, {rest, columns}).size();
        const std::size_t half = is_board ? rest - least_trail : std::max(rest / 2, rest - std::min(rest, above));
        below = lower->lines(half - 1);
        below.insert(below.begin(), console.paint(ui::Style::heading, abridged(lower->heading, columns, 1).front()));
    }
    const Lines middle = trail_and_graph(console, stepper, view, {rest - below.size(), columns});
    lines.insert(lines.end(), middle.begin(), middle.end());
    lines.insert(lines.end(), below.begin(), below.end());
    return lines;
}
}  // namespace satdoku::insight
