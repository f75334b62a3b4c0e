#include "pseudocode.hpp"
#include "stepper_view.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <charconv>

namespace satdoku::insight {
namespace {
using solve::Event;
using Kind = Event::Kind;

std::string number_text(double value, int digits) {
    std::array<char, 40> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, digits).ptr;
    return {text.data(), end};
}

/// As many digits as are needed to distinguish the values, at least three.
int distinguishing_digits(const std::vector<solve::Score>& scores) {
    constexpr int most = 17;
    for (int digits = 3; digits < most; ++digits) {
        const bool is_unambiguous =
            std::ranges::adjacent_find(scores, [&](const auto& one, const auto& other) {
                return one.value != other.value && number_text(one.value, digits) == number_text(other.value, digits);
            }) == scores.end();
        if (is_unambiguous) return digits;
    }
    return most;
}

/// "5: 17, -3: 12"
std::string scores_text(const StepperRun::Scores& scores) {
    constexpr int whole = 17;  // stamps are integers
    const int digits = scores.heuristic == "vmtf" ? whole : distinguishing_digits(scores.list);
    return core::join(scores.list, ", ", [&](const solve::Score& score) {
        return literal_text(score.literal) + ": " + number_text(score.value, digits);
    });
}

std::string clause_name(const Event& event) {
    return event.clause == 0 ? literals_text(event.literals) : std::to_string(event.clause);
}

std::string decision_words(const Event& event) {
    const auto number = literal_text(event.literal);
    if (event.word == "assumption") return language::text("stepper.assumption", number, event.level);
    if (event.word == "flip") return language::text("stepper.flip", literal_text(~event.literal), number, event.level);
    return language::text("stepper.decision", number, event.level);
}

std::string propagation_words(const Event& event) {
    const auto number = literal_text(event.literal);
    if (event.literals.size() == 1 && event.clause != 0) return language::text("stepper.unit", event.clause, number);
    if (event.literals.empty()) return language::text("stepper.implied", number, event.level);
    return language::text("stepper.propagation", number, clause_name(event));
}

std::string conflict_words(const Event& event) {
    if (event.clause == 0 && event.literals.size() == 1)
        return language::text("stepper.assumption_is_false", literal_text(event.literals[0]));
    if (event.literals.empty()) return language::text("stepper.empty", event.clause);
    return language::text("stepper.conflict", clause_name(event), event.level);
}

std::string learned_words(const Event& event) {
    if (event.literals.empty()) return language::text("stepper.learned_empty");
    const std::string literals = literals_text(event.literals);
    return language::text("stepper.learned", event.clause, literals, event.level, literal_text(event.literals[0]));
}

/// The decision that opened the level above `level`; nothing if it has left the trail.
std::optional<cnf::Literal> decision_above(const trace::Replay& replay, std::uint32_t level) {
    if (replay.level() <= level) return std::nullopt;
    const auto trail = replay.trail();
    const std::size_t begin = replay.begin_of(level + 1);
    if (begin >= trail.size() || trail[begin].how != Kind::decision) return std::nullopt;
    return trail[begin].literal;
}

std::string backtrack_words(const Stepper& stepper, std::uint64_t number, const Event& event) {
    const trace::Replay& replay = stepper.replay();
    if (stepper.request().engine == "dpll") {
        const auto next = stepper.run().event(number + 1);
        if (next && next->kind == Kind::decision && next->word == "flip") {
            return language::text("stepper.branch_failed", literal_text(~next->literal), event.level,
                                  literal_text(next->literal));
        }
        const auto decision = decision_above(replay, event.level);
        if (!decision) return language::text("stepper.both_failed", event.level);
        return language::text("stepper.both_branches_failed", literal_text({decision->variable(), false}), event.level);
    }
    const auto trail = replay.trail();
    const auto lost = std::ranges::count_if(trail, [&](const trace::Assigned& one) { return one.level > event.level; });
    if (lost == 0) return language::text("stepper.back_to", event.level);
    return language::text("stepper.backtrack", event.level, lost);
}

std::string simplification_words(const Event& event) {
    if (event.word.empty()) return language::text("stepper.simplified");
    const std::string key = language::key("pass", event.word);  // a stored trace may name what there is no word for
    return language::text("stepper.simplification",
                          language::has_text(key) ? language::text(key) : language::visible(event.word));
}

std::string rephasing_words(const Event& event) {
    const std::string key = language::key("explore.page.event.rephase", event.word);
    return language::text(key, event.count);
}

/// The literals of the model that satisfy clauses which the trail does not: their variables have been removed.
std::vector<cnf::Literal> found_besides(const Stepper& stepper, std::span<const cnf::Literal> model) {
    const trace::Replay& replay = stepper.replay();
    const std::set<cnf::Literal> rest(model.begin(), model.end());
    std::set<cnf::Literal> found;
    for (std::size_t index = 0; index < stepper.formula().size(); ++index) {
        const auto clause = stepper.formula()[index];
        if (std::ranges::any_of(clause, [&](cnf::Literal literal) { return replay.value(literal) > 0; })) continue;
        const bool is_tautology = std::ranges::any_of(
            clause, [&](cnf::Literal literal) { return std::ranges::find(clause, ~literal) != clause.end(); });
        for (const cnf::Literal literal : clause)
            if (!is_tautology && rest.contains(literal)) found.insert(literal);
    }
    return {found.begin(), found.end()};
}

std::string end_words(const Stepper& stepper, const Event& event) {
    if (event.word == "satisfiable") {
        const auto besides = found_besides(stepper, event.literals);
        if (besides.empty()) return language::text("stepper.satisfiable");
        return language::text("stepper.satisfiable_besides", literals_text(besides));
    }
    if (event.word != "unsatisfiable") return language::text("stepper.unknown");
    if (event.literals.empty()) return language::text("stepper.unsatisfiable");
    return language::text("stepper.failed", literals_text(event.literals));
}
}  // namespace

std::string literals_text(std::span<const cnf::Literal> literals) {
    constexpr std::size_t most = 16;
    std::string text = core::join(literals.first(std::min(most, literals.size())), " ", literal_text);
    if (literals.size() > most) text += language::text("stepper.and_more", literals.size() - most);
    return text;
}

std::string visit_words(std::span<const solve::Event> visits) {
    constexpr std::size_t most = 12;
    std::string text = core::join(visits.first(std::min(most, visits.size())), ", ", [](const Event& visit) {
        const auto number = [&](std::size_t at) { return literal_text(visit.literals[at]); };
        if (visit.literals.size() < 2) {
            if (visit.word == "satisfied") return language::text("stepper.visit_out", visit.clause);
            return language::text(visit.word == "restored" ? "stepper.visit_restored" : "stepper.visit_counter",
                                  visit.clause, visit.count);
        }
        if (visit.word == "moved")
            return language::text("stepper.visit_moved", visit.clause, literal_text(visit.literal), number(1));
        if (visit.word == "attached")
            return language::text("stepper.visit_attached", visit.clause, number(0), number(1));
        if (visit.word == "unit") return language::text("stepper.visit_unit", visit.clause, number(0));
        if (visit.word == "conflict") return language::text("stepper.visit_conflict", visit.clause);
        return language::text("stepper.visit_satisfied", visit.clause, number(visit.literals.size() > 2 ? 2 : 0));
    });
    if (visits.size() > most) text += language::text("stepper.and_more", visits.size() - most);
    return text;
}

std::string event_words(const Stepper& stepper, std::uint64_t number) {
    const auto event = stepper.run().event(number);
    if (!event) return {};
    switch (event->kind) {
        case Kind::scores:
        case Kind::watch: break;
        case Kind::decision: return decision_words(*event);
        case Kind::propagation: return propagation_words(*event);
        case Kind::pure_literal:
            return language::text("stepper.pure", literal_text(event->literal), literal_text(~event->literal));
        case Kind::conflict: return conflict_words(*event);
        case Kind::learned: return learned_words(*event);
        case Kind::backtrack: return backtrack_words(stepper, number, *event);
        case Kind::restart: return language::text("stepper.restart", event->level);
        case Kind::reduction: return language::text("stepper.reduction", event->count, event->assigned);
        case Kind::rephase: return rephasing_words(*event);
        case Kind::mode: return language::text("stepper.mode", int{event->word == "stable"});
        case Kind::simplification: return simplification_words(*event);
        case Kind::added: return language::text("stepper.added", event->clause, literals_text(event->literals));
        case Kind::removed: return language::text("stepper.removed", event->clause, literals_text(event->literals));
        case Kind::end: return end_words(stepper, *event);
    }
    return {};
}

std::string code_words(const Stepper& stepper, const ConflictAnalysis* analysis) {
    const std::uint64_t position = stepper.run().position();
    const auto event = stepper.run().event(position);
    if (!event) return {};
    const auto before = stepper.run().event(position - 1);
    const std::string step = analysis != nullptr
                                 ? std::string(analysis->code_step())
                                 : code_step(*event, before ? std::optional(before->kind) : std::nullopt,
                                             !stepper.replay().technique().empty());
    const CodeLine* const line = code_line(stepper.request().engine, step);
    if (line == nullptr) return {};
    const std::string key = language::key("explore.page.code", line->key);
    return language::text(key);
}

std::string choice_words(const Stepper& stepper, std::uint64_t number) {
    const auto event = stepper.run().event(number);
    if (!event || event->kind != Kind::decision || event->word != "decision") return {};
    const solving::SolveRequest& request = stepper.request();
    const StepperRun::Scores& scores = stepper.run().scores(number);
    if (stepper.run().is_by_hand(number)) return language::text("stepper.by_hand");
    std::string text;
    if (request.engine == "dpll") {
        const std::string_view name =
            request.options.branching.empty() ? engines::standard_branching() : request.options.branching;
        text = language::text("stepper.strategy", name, language::text(language::key("branching", name)));
    } else {
        text = language::text(scores.heuristic == "vsids" ? "stepper.by_scores" : "stepper.by_queue");
    }
    if (scores.list.empty()) return text;
    const bool stamps = scores.heuristic == "vmtf";
    return language::text(stamps ? "stepper.with_stamps" : "stepper.with_scores", text, scores_text(scores));
}

std::string meaning_words(const Stepper& stepper, std::uint64_t number, const wording::ClauseWords& words) {
    const auto event = stepper.run().event(number);
    if (!event) return {};
    switch (event->kind) {
        case Kind::propagation:
            return language::text("stepper.since", literal_text(event->literal), words.clause(event->literals));
        case Kind::conflict:
        case Kind::learned: return words.clause(event->literals);
        default: return {};
    }
}

std::string arrival_words(Arrival arrival) {
    constexpr std::array keys = {"stepper.at_beginning", "stepper.at_end", "stepper.interrupted"};
    return arrival == Arrival::there ? "" : language::text(keys[static_cast<std::size_t>(arrival) - 1]);
}
}  // namespace satdoku::insight
