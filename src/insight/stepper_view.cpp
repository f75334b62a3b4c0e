#include "stepper_view.hpp"

#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

namespace satdoku::insight {

namespace {

using Lines = std::vector<std::string>;
using Kind = solve::Event::Kind;

/// Adds a sentence, broken at the width of the window; each line is painted by itself.
void add_wrapped(Lines& lines, const ui::Console& console, const std::string& sentence, std::size_t columns,
                 ui::Style style = ui::Style::plain) {
    for (const std::string& line : ui::wrap(sentence, columns)) lines.push_back(console.paint(style, line));
}

ui::Style style_of(const std::optional<solve::Event>& event) {
    if (event && event->kind == Kind::conflict) return ui::Style::bad;
    if (event && event->kind == Kind::decision) return ui::Style::heading;
    return ui::Style::plain;
}

std::string heading(const ui::Console& console, std::string_view key, std::size_t columns) {
    return console.paint(ui::Style::heading, ui::wrap(language::text(key), columns).front());
}

std::string title_of(const Stepper& stepper, const StepperView& view) {
    const StepperRun& run = stepper.run();
    std::string title = view.title + "  ";
    title += run.total() ? language::text("stepper.place_of", run.position(), *run.total(), run.replay().level())
                         : language::text("stepper.place", run.position(), run.replay().level());
    if (!stepper.asks_what_if()) return title;
    const std::string all = core::join(run.what_ifs(), ", ", [](const WhatIf& one) {
        return language::text("stepper.what_if_at", one.literal.dimacs(), one.position + 1);
    });
    return title + "  " + language::text("stepper.what_if", all);
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

/// Title, counts, the last event and the next one with their meanings.
Lines top_of(const ui::Console& console, const Stepper& stepper, const StepperView& view, std::size_t columns) {
    const StepperRun& run = stepper.run();
    const std::uint64_t position = run.position();
    Lines lines;
    add_wrapped(lines, console, title_of(stepper, view), columns, ui::Style::heading);
    add_wrapped(lines, console, counts_of(stepper), columns);
    const std::string done = position == 0 ? language::text("stepper.nothing_yet") : event_words(stepper, position);
    add_wrapped(lines, console, language::text("stepper.done", done), columns, style_of(run.event(position)));
    // A reason is below its decision; of two consecutive decisions only the next one has its reason shown.
    const auto add_reason = [&](const std::string& why) {
        if (!why.empty()) add_wrapped(lines, console, language::text("stepper.why", why), columns);
    };
    const std::string why_next = choice_words(stepper, position + 1);
    if (why_next.empty()) add_reason(choice_words(stepper, position));
    if (const auto next = run.event(position + 1)) {
        const std::string words = event_words(stepper, position + 1);
        add_wrapped(lines, console, language::text("stepper.next", words), columns, style_of(next));
    } else if (run.total() != position) {
        add_wrapped(lines, console, language::text("stepper.next", language::text("stepper.not_known")), columns);
    }
    add_reason(why_next);
    const std::string visits = visit_words(run.visits(position));
    if (!visits.empty()) add_wrapped(lines, console, language::text("stepper.visited", visits), columns);
    if (!view.words) return lines;
    const auto add_meaning = [&](std::string_view key, const std::string& meaning) {
        if (!meaning.empty()) add_wrapped(lines, console, language::text(key, meaning), columns);
    };
    if (position > 0) add_meaning("stepper.done_means", meaning_words(stepper, position, view.words));
    add_meaning("stepper.next_means", meaning_words(stepper, position + 1, view.words));
    return lines;
}

std::string assigned_text(const ui::Console& console, const trace::Assigned& assigned, bool latest) {
    std::string text = std::to_string(assigned.literal.dimacs());
    ui::Style style = latest ? ui::Style::hint : ui::Style::plain;
    if (assigned.how == Kind::decision) {
        text = '[' + text + ']';
        style = latest ? style : ui::Style::heading;
    } else if (assigned.how == Kind::pure_literal) {
        text += language::text("stepper.pure_mark");
    } else if (assigned.reason != 0) {
        text += '(' + std::to_string(assigned.reason) + ')';
    }
    return console.paint(style, text);
}

/// The lines of one level; if there are many, only the first and the last ones.
Lines level_lines(const ui::Console& console, std::uint32_t level, const std::vector<std::string>& literals,
                  std::size_t columns) {
    constexpr std::size_t label = 5;
    constexpr std::size_t most = 5;
    Lines lines = ui::wrap(core::join(literals, " "), columns - label);
    if (lines.size() > most) {
        lines.erase(lines.begin() + 2, lines.end() - 2);
        lines.insert(lines.begin() + 2,
                     console.paint(ui::Style::dim, language::text("stepper.abridged", literals.size())));
    }
    for (std::size_t index = 0; index < lines.size(); ++index) {
        lines[index] = ui::pad_left(index == 0 ? std::to_string(level) : "", label - 2) + "  " + lines[index];
    }
    return lines;
}

/// The last levels that fit into `rows` lines.
Lines trail_lines(const ui::Console& console, const trace::Replay& replay, std::size_t columns, std::size_t rows) {
    std::map<std::uint32_t, std::vector<std::string>> levels;
    const std::uint32_t lowest = replay.level() < rows ? 0 : replay.level() - static_cast<std::uint32_t>(rows);
    const auto trail = replay.trail();
    for (std::size_t at = 0; at < trail.size(); ++at) {
        if (trail[at].level < lowest) continue;
        levels[trail[at].level].push_back(assigned_text(console, trail[at], at + 1 == trail.size()));
    }
    for (std::uint32_t level = std::max(lowest, 1U); level <= replay.level(); ++level) levels[level];
    Lines lines;
    for (auto at = levels.rbegin(); at != levels.rend() && lines.size() < rows; ++at) {
        Lines more = level_lines(console, at->first, at->second, columns);
        std::reverse(more.begin(), more.end());
        lines.insert(lines.end(), more.begin(), more.end());
    }
    std::reverse(lines.begin(), lines.end());
    if (lines.size() > rows) lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(rows));
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
        return watching->taken_out ? language::text("stepper.taken_out")
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
        std::string one = std::to_string(literal.dimacs());
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

/// What is left of a clause, from its row in the linked formula.
std::string left_text(const Stepper& stepper, const NearClause& clause) {
    std::string text = clause_head(clause);
    for (const cnf::Literal literal : stepper.left().clause_at(clause.number))
        text += ' ' + std::to_string(literal.dimacs());
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
    for (const NearClause& clause : clauses) {
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

/// The true literals as a picture, in at most `rows` lines. @pre words are known
Lines board_lines(const ui::Console& console, const Stepper& stepper, const wording::ClauseWords& words,
                  std::size_t rows) {
    const auto is_true = [&](cnf::Literal literal) { return stepper.replay().value(literal) > 0; };
    Lines lines = words.picture(console, is_true);
    if (lines.size() <= rows) return lines;
    lines.resize(rows);
    if (!lines.empty()) lines.back() = "  ...";
    return lines;
}

}  // namespace

std::vector<std::string> stepper_page(const ui::Console& console, const Stepper& stepper, const StepperView& view,
                                      const ui::Size& size) {
    const std::size_t columns = std::max<std::size_t>(size.columns, 20);
    Lines lines = top_of(console, stepper, view, columns);
    const bool is_board = view.clauses == StepperView::Clauses::board;
    const bool has_clauses = is_board || (stepper.has_clauses() && view.clauses != StepperView::Clauses::none);
    const std::size_t headings = has_clauses ? 2 : 1;
    if (lines.size() + headings + 2 > size.rows) {
        lines.resize(std::min(lines.size(), size.rows));
        return lines;
    }
    const std::size_t rest = size.rows - lines.size() - headings;
    const Lines trail = trail_lines(console, stepper.replay(), columns, rest);
    Lines clauses;
    std::size_t trail_rows = rest;
    if (has_clauses) {
        const std::size_t half = rest / 2;
        constexpr std::size_t least_trail = 2;  // only a complete board is of use
        const std::size_t room =
            is_board ? rest - std::min(rest, least_trail) : std::max(rest - half, rest - std::min(rest, trail.size()));
        clauses = is_board ? board_lines(console, stepper, view.words, room)
                           : clause_lines(console, stepper, view, columns, room);
        trail_rows = rest - clauses.size();
    }
    lines.push_back(heading(console, "stepper.trail", columns));
    const std::size_t shown = std::min(trail.size(), trail_rows);
    lines.insert(lines.end(), trail.end() - static_cast<std::ptrdiff_t>(shown), trail.end());
    if (!has_clauses) return lines;
    lines.push_back(heading(console,
                            is_board                                     ? "stepper.board"
                            : view.clauses == StepperView::Clauses::near ? "stepper.near_clauses"
                                                                         : "stepper.clauses_left",
                            columns));
    lines.insert(lines.end(), std::make_move_iterator(clauses.begin()), std::make_move_iterator(clauses.end()));
    return lines;
}

}  // namespace satdoku::insight
