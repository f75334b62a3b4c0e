// What a session shows of one event: the analysis of a conflict, why something is so, and questions.
#include "stepper_session.hpp"
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>

namespace satdoku::insight {
/// "analysis": into the conflict here, or the next one, or a step on within it; "analysis 5", "analysis end": to a step;
/// "analysis back": into the last step of the conflict before.
StepperSession::Answer StepperSession::analyse(const std::string& where, const Interrupted& interrupted) {
    const bool back = where == "back";
    if (view_.analysis && where.empty()) return step_in_analysis(true, interrupted);
    if (view_.analysis && back) return step_in_analysis(false, interrupted);
    const auto number = core::parse_number<std::uint64_t>(where);
    if (!where.empty() && !back && where != "end" && (!number || *number == 0))
        throw core::Error("stepper.analysis_words", {where});
    if (!view_.analysis) {
        auto analysis = ConflictAnalysis::at(stepper_);
        if (!analysis || back) {
            Answer answer = walk(!back, {{{StepperStop::What::conflict}}, {}}, interrupted);
            analysis = ConflictAnalysis::at(stepper_);
            if (!analysis) return answer;
        } else if (where.empty() && asks_ && !question_) {
            if (auto question = ask()) return *question;
        }
        question_.reset();
        view_.analysis = std::move(analysis);
    }
    std::size_t place = where == "end" || back ? view_.analysis->size() - 1 : 0;
    if (number) place = static_cast<std::size_t>(std::min<std::uint64_t>(*number, view_.analysis->size()) - 1);
    view_.analysis->go_to(place);
    return {};
}

/// After the last step the analysis ends with what is learned, before the first one with the conflict itself.
StepperSession::Answer StepperSession::step_in_analysis(bool forward, const Interrupted& interrupted) {
    ConflictAnalysis& analysis = *view_.analysis;
    if (forward && analysis.place() + 1 < analysis.size()) {
        analysis.go_to(analysis.place() + 1);
        return {};
    }
    if (forward) return walk(true, {{{StepperStop::What::event}}, {}}, interrupted);
    if (analysis.place() > 0) {
        analysis.go_to(analysis.place() - 1);
    } else {
        view_.analysis.reset();
    }
    return {};
}

/// "why 5": the reasons of a literal; "why clause 17", "why #17": the history of a clause; otherwise the last event's
/// subject.
StepperSession::Answer StepperSession::why(const std::string& what, const Interrupted& interrupted) {
    constexpr std::string_view clause_words[] = {"clause ", "子句 ", "#"};
    for (const std::string_view word : clause_words) {
        if (!what.starts_with(word)) continue;
        const auto number = core::parse_number<std::uint64_t>(what.substr(word.size()));
        if (!number || *number == 0) throw core::Error("stepper.why_words", {what});
        return {Answer::Then::read, {}, why_clause(stepper_, *number, view_.words, interrupted)};
    }
    if (!what.empty()) {
        const auto literal = solving::parse_literal(what, stepper_.formula().variable_count(), names_);
        return {Answer::Then::read, {}, why_literal(stepper_, literal, view_.words)};
    }
    const auto event = stepper_.run().event(stepper_.run().position());
    if (event && event->literal != cnf::Literal{} && stepper_.replay().value(event->literal) > 0)
        return {Answer::Then::read, {}, why_literal(stepper_, event->literal, view_.words)};
    if (event && event->clause != 0)
        return {Answer::Then::read, {}, why_clause(stepper_, event->clause, view_.words, interrupted)};
    throw core::Error("stepper.why_words", {what});
}

void StepperSession::leave_details() {
    view_.analysis.reset();
    question_.reset();
}

void StepperSession::keep_answers() { view_.keeps_next = asks_ && question_before_next(stepper_).has_value(); }

void StepperSession::ask_first(bool asks) {
    asks_ = asks;
    keep_answers();
}

StepperSession::Answer StepperSession::quiz() {
    asks_ = !asks_;
    question_.reset();
    return {Answer::Then::stay, language::text(asks_ ? "stepper.quiz_on" : "stepper.quiz_off")};
}

std::optional<StepperSession::Answer> StepperSession::ask() {
    question_ = question_before_next(stepper_);
    if (!question_) return std::nullopt;
    return Answer{Answer::Then::stay, question_->text()};
}

StepperSession::Answer StepperSession::reply(std::size_t choice, const Interrupted& interrupted) {
    const StepperQuestion question = *question_;
    ++asked_;
    const bool right = question.choices[choice - 1].right;
    right_ += right ? 1 : 0;
    Answer answer = walk(true, {{{StepperStop::What::event}}, {}}, interrupted);
    const std::string score = language::text("explore.page.quiz.score", right_, asked_);
    answer.message = right ? language::text("explore.page.quiz.right") + ' ' + score
                           : language::text("explore.page.quiz.wrong") + ' ' + question.answer + "  " + score;
    return answer;
}

// What restarts, reductions and passes have changed, and what waits for its propagation.

namespace {
using solve::Event;
using Kind = Event::Kind;

constexpr std::size_t most_numbers = 10;

/// "17 21 30 ... and 4 more"
template <typename Items> std::string listed(const Items& items, std::size_t count) {
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
    std::vector<std::string> decisions;
    std::size_t lost = 0;
    for (const trace::Assigned& one : trail) {
        if (one.level <= event.level) continue;
        ++lost;
        if (one.how == Kind::decision && decisions.size() < most_numbers)
            decisions.push_back(literal_text(one.literal));
    }
    if (lost == 0) return language::text("stepper.changed_nothing");
    return language::text("stepper.changed_restart", event.level + 1, replay.level(), lost,
                          listed(decisions, replay.level() - event.level));
}

/// The removed clauses come directly before the reduction.
std::string reduction_words(const StepperRun& run) {
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
    return language::text("stepper.changed_reduction", removed.text(), shortest, longest);
}

/// Everything between the beginning and the end of the pass.
std::string pass_words(const StepperRun& run) {
    Numbers added;
    Numbers removed;
    std::vector<std::string> literals;
    std::size_t found = 0;
    for (std::uint64_t number = run.position() - 1; number > 0; --number) {
        const auto event = run.event(number);
        if (!event) return {};
        if (event->kind == Kind::simplification) {
            if (added.count + removed.count + found == 0)
                return language::text("list.named", event->word, language::text("stepper.changed_nothing"));
            std::string all;
            const auto add = [&](std::string_view key, std::size_t count, const std::string& list) {
                if (count > 0) core::append_item(all, "; ", language::text(key, count, list));
            };
            add("stepper.changed_added", added.count, added.text());
            add("stepper.changed_removed", removed.count, removed.text());
            add("stepper.changed_found", found, listed(literals, found));
            return language::text("list.named", event->word, all);
        }
        if (event->kind == Kind::added) added.add(event->clause);
        if (event->kind == Kind::removed) removed.add(event->clause);
        if (event->kind == Kind::propagation && ++found <= most_numbers)
            literals.push_back(literal_text(event->literal));
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
            for (std::size_t at = trail.size(); at-- > 0;)
                if (trail[at].literal == ~visit->literal) return at;
            return std::nullopt;
        }
    }
    return std::nullopt;
}

std::string unit_clauses(const Stepper& stepper) {
    if (!stepper.has_clauses() || stepper.left().unit_count() == 0) return {};
    Numbers units;
    for (const auto clause : stepper.left().clauses())
        if (clause.size() == 1) units.add(clause.number());
    return language::text("stepper.queue_units", units.text());
}
}  // namespace

std::string change_words(const Stepper& stepper) {
    const StepperRun& run = stepper.run();
    const auto event = run.event(run.position());
    if (!event) return {};
    if (event->kind == Kind::restart) return restart_words(run.replay(), *event);
    if (event->kind == Kind::reduction) return reduction_words(run);
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
    if (!run.shows_watches()) return language::text("stepper.queue_untold");
    const auto front = front_of_queue(run);
    const auto trail = run.replay().trail();
    if (!front || *front >= trail.size()) return {};
    std::vector<std::string> waiting;
    for (const trace::Assigned& one :
         trail.subspan(*front + 1).first(std::min(most_numbers, trail.size() - *front - 1)))
        waiting.push_back(literal_text(one.literal));
    const std::string now = literal_text(trail[*front].literal);
    if (waiting.empty()) return language::text("stepper.queue_last", now);
    const bool stopped = event->kind == Kind::conflict;
    return language::text(stopped ? "stepper.queue_stopped" : "stepper.queue", now,
                          listed(waiting, trail.size() - *front - 1));
}
}  // namespace satdoku::insight
