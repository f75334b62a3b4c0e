// What restarts, reductions and passes have changed, and what waits for its propagation.
#include "stepper_view.hpp"

#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>

#include <algorithm>
#include <optional>

namespace satdoku::insight {

namespace {

using solve::Event;
using Kind = Event::Kind;

constexpr std::size_t most_numbers = 10;

/// "17 21 30 ... and 4 more"
template <typename Items>
std::string listed(const Items& items, std::size_t count) {
    std::string text = core::join(items, " ", [](const auto& item) { return item; });
    if (count > items.size()) text += language::text("stepper.and_more", count - items.size());
    return text;
}

/// The first numbers of clauses, and how many there are.
struct Numbers {
    std::vector<std::uint64_t> first{};
    std::size_t count = 0;

    void add(std::uint64_t number) {
        if (count++ < most_numbers) first.push_back(number);
    }
    std::string text() const { return listed(first, count); }
};

std::string restart_words(const trace::Replay& replay, const Event& event) {
    const auto trail = replay.trail();
    std::vector<std::int32_t> decisions;
    std::size_t lost = 0;
    for (const trace::Assigned& one : trail) {
        if (one.level <= event.level) continue;
        ++lost;
        if (one.how == Kind::decision && decisions.size() < most_numbers) decisions.push_back(one.literal.dimacs());
    }
    if (lost == 0) return language::text("stepper.changed_nothing");
    return language::text("stepper.changed_restart", event.level + 1, replay.level(), lost,
                          listed(decisions, replay.level() - event.level));
}

/// The removed clauses come directly before the reduction.
std::string reduction_words(const StepperRun& run, const trace::Replay& replay) {
    Numbers removed;
    std::size_t shortest = ~std::size_t{0};
    std::size_t longest = 0;
    for (std::uint64_t number = run.position() - 1; number > 0; --number) {
        const auto event = run.event(number);
        if (!event || event->kind != Kind::removed) break;
        removed.add(event->clause);
        shortest = std::min(shortest, event->literals.size());
        longest = std::max(longest, event->literals.size());
    }
    if (removed.count == 0) return language::text("stepper.changed_nothing");
    return language::text("stepper.changed_reduction", removed.text(), shortest, longest, replay.counts().kept);
}

/// Everything between the beginning and the end of the pass.
std::string pass_words(const StepperRun& run) {
    Numbers added;
    Numbers removed;
    std::vector<std::int32_t> literals;
    std::size_t found = 0;
    for (std::uint64_t number = run.position() - 1; number > 0; --number) {
        const auto event = run.event(number);
        if (!event) return {};
        if (event->kind == Kind::simplification) {
            if (added.count + removed.count + found == 0)
                return language::text("stepper.changed_by_pass", event->word,
                                      language::text("stepper.changed_nothing"));
            std::string all;
            const auto add = [&](std::string_view key, std::size_t count, const std::string& list) {
                if (count > 0) core::append_item(all, "; ", language::text(key, count, list));
            };
            add("stepper.changed_added", added.count, added.text());
            add("stepper.changed_removed", removed.count, removed.text());
            add("stepper.changed_found", found, listed(literals, found));
            return language::text("stepper.changed_by_pass", event->word, all);
        }
        if (event->kind == Kind::added) added.add(event->clause);
        if (event->kind == Kind::removed) removed.add(event->clause);
        if (event->kind == Kind::propagation && ++found <= most_numbers) literals.push_back(event->literal.dimacs());
    }
    return {};
}

/// Index on the trail of the literal whose propagation continues after the last event, or begins next; nothing if it is
/// not known. Found by the latest visit of a clause, whose watched literal is its negation.
std::optional<std::size_t> front_of_queue(const StepperRun& run) {
    const auto trail = run.replay().trail();
    std::size_t since = 0;
    for (std::uint64_t number = run.position(); number > 0; --number) {
        const auto event = run.event(number);
        if (!event || event->kind == Kind::simplification) return std::nullopt;
        // Visits come before their event: those before a decision or a backtrack belong to an earlier queue.
        if (event->kind == Kind::decision) return run.replay().begin_of(event->level);
        if (event->kind != Kind::propagation && event->kind != Kind::conflict)
            return trail.size() - std::min(since, trail.size());
        since += event->kind == Kind::propagation ? 1 : 0;
        const std::vector<Event> visits = run.visits(number);
        for (auto visit = visits.rbegin(); visit != visits.rend(); ++visit) {
            if (visit->word == "attached") continue;
            for (std::size_t at = trail.size(); at-- > 0;) {
                if (trail[at].literal == ~visit->literal) return at;
            }
            return std::nullopt;
        }
    }
    return std::nullopt;
}

std::string unit_clauses(const Stepper& stepper) {
    if (!stepper.has_clauses() || stepper.left().unit_count() == 0) return {};
    Numbers units;
    for (const auto clause : stepper.left().clauses()) {
        if (clause.size() == 1) units.add(clause.number());
    }
    return language::text("stepper.queue_units", units.text());
}

}  // namespace

std::string change_words(const Stepper& stepper) {
    const StepperRun& run = stepper.run();
    const auto event = run.event(run.position());
    if (!event) return {};
    if (event->kind == Kind::restart) return restart_words(run.replay(), *event);
    if (event->kind == Kind::reduction) return reduction_words(run, run.replay());
    if (event->kind == Kind::simplification && event->word.empty()) return pass_words(run);
    return {};
}

std::string queue_words(const Stepper& stepper) {
    const StepperRun& run = stepper.run();
    const auto event = run.event(run.position());
    if (!event) return {};
    const bool assigns = event->kind == Kind::decision || event->kind == Kind::propagation;
    if (!assigns && event->kind != Kind::conflict && event->kind != Kind::pure_literal) return {};
    if (stepper.request().engine == "dpll") return event->kind == Kind::conflict ? "" : unit_clauses(stepper);
    if (!run.tells_watches()) return language::text("stepper.queue_untold");
    const auto front = front_of_queue(run);
    const auto trail = run.replay().trail();
    if (!front || *front >= trail.size()) return {};
    std::vector<std::int32_t> waiting;
    for (const trace::Assigned& one :
         trail.subspan(*front + 1).first(std::min(most_numbers, trail.size() - *front - 1)))
        waiting.push_back(one.literal.dimacs());
    const std::string now = std::to_string(trail[*front].literal.dimacs());
    if (waiting.empty()) return language::text("stepper.queue_last", now);
    const bool stopped = event->kind == Kind::conflict;
    return language::text(stopped ? "stepper.queue_stopped" : "stepper.queue", now,
                          listed(waiting, trail.size() - *front - 1));
}

}  // namespace satdoku::insight
