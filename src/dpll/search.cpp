#include "search.hpp"
#include <satdoku/core/compiler.hpp>
#include <satdoku/core/sorted.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/core/workers.hpp>

namespace satdoku::dpll {
namespace {
/// Falsified literals between two checks of the limits.
constexpr std::uint64_t literals_between_looks = 256;
}  // namespace

void Search::prepare(const solve::Engine& engine, std::span<const cnf::Literal> assumptions, const solve::Limits& with,
                     std::stop_token stop_with) {
    restore();
    watch.restart();
    limits = with;
    stop = std::move(stop_with);
    decisions_before = counts.decisions;
    conflicts_before = counts.conflicts;
    reported = 0;
    reported_engine = &engine;
    reason = solve::StopReason::none;
    stack_start = 0;
    stacks = 0;
    stack_bytes = core::stack_size() / 2;  // the callers need some as well
    observation.reset();
    decisions.clear();
    const bool linked = formula.end(stop);
    if (observer != nullptr) observation.emplace(*this);
    if (!linked) return;
    remove_redundant_clauses();

    assumed_only.clear();
    for (const cnf::Literal literal : assumptions)
        if (!formula.column_of(literal)) assumed_only.push_back(literal.variable());
    core::sort_unique(assumed_only);
    places = formula.places() + static_cast<std::uint32_t>(assumed_only.size());
    truth.assign(2 * std::size_t{places}, 0);
    scores.assign(2 * std::size_t{places}, 0);
    scored.assign(scores.size() / columns_of_a_block + 1, 0);
    trail.reserve(places);
    rounds.reserve(places);
    decisions.reserve(places + assumptions.size());
    frequencies.emplace(formula, places);
    if (!pure_literals()) return;
    for (std::uint32_t code = 0; code < 2 * places; ++code)
        if (formula.occurrences(Column(code)) == 0) rare.push_back(~Column(code));
}

std::optional<Search::Column> Search::column_of(cnf::Literal literal) const {
    if (const auto column = formula.column_of(literal)) return column;
    const auto found = std::lower_bound(assumed_only.begin(), assumed_only.end(), literal.variable());
    if (found == assumed_only.end() || *found != literal.variable()) return std::nullopt;
    const auto extra = static_cast<std::uint32_t>(found - assumed_only.begin());
    return Column(formula.places() + extra, literal.negative());
}

cnf::Literal Search::literal_of(Column column) const {
    if (column.place() < formula.places()) return formula.literal_of(column);
    return {assumed_only[column.place() - formula.places()], column.negative()};
}

/// Taking these clauses out changes no model, so a proof need not mention it.
void Search::remove_redundant_clauses() {
    const auto unlink = [this](std::string_view technique, const std::vector<Link>& clauses) {
        if (observation) observation->notify_removed(technique, clauses);
        for (const Link head : clauses) formula.unlink_whole_clause(head);
        removed.insert(removed.end(), clauses.begin(), clauses.end());
        return clauses.size();
    };
    if (formula.empty_count() > 0) return;
    if (options.tautologies) counts.tautologies += unlink("tautologies", tautological_clauses(formula));
    if (options.subsumption)
        counts.subsumed += unlink("subsumption", subsumed_clauses(formula, [this] { return interrupted(); }));
}

Status Search::run(std::span<const cnf::Literal> assumptions) {
    assumed = 0;
    ++counts.nodes;  // the root
    ++counts.empty_nodes;
    if (stop.stop_requested()) {
        reason = solve::StopReason::stopped;
        return Status::stopped;
    }
    if (takes_too_much()) return Status::stopped;
    bool consistent = enqueue_units();
    for (const cnf::Literal assumption : assumptions) {
        if (!consistent) break;
        if (const Status status = propagate(); status != Status::satisfied) return status;
        decisions.push_back(*column_of(assumption));
        ++assumed;
        if (observation) observation->notify_assumption(decisions.back());
        counts.nodes += is_false(decisions.back()) ? 0 : 1;
        counts.empty_nodes += is_true(decisions.back()) ? 1 : 0;
        consistent = enqueue(decisions.back());
    }
    if (consistent) return visit();
    ++counts.conflicts;
    write_lemma();
    return Status::refuted;
}

bool Search::enqueue(Column literal) {
    if (is_false(literal)) return false;
    if (!is_true(literal)) {
        truth[literal.code()] = 1;
        trail.push_back(literal);
    }
    return true;
}

bool Search::enqueue_units() {
    if (formula.empty_count() + formula.unit_count() == 0) return true;
    const bool some_empty = formula.empty_count() > 0;
    for (const auto clause : formula.clauses()) {
        if (clause.size() > (some_empty ? 0 : 1)) continue;
        const auto head = static_cast<Link>(clause.number());
        if (clause.size() == 1) {
            const Column unit = *clause.columns().begin();
            if (observation) observation->notify_unit(unit, head);
            if (enqueue(unit)) continue;
        }
        if (observation) observation->notify_conflict(head, falsified);
        return false;
    }
    return true;
}

/// Takes a false literal out of its clauses and enqueues the resulting units.
/// @return false at a conflict; the formula is unchanged then
/// @tparam observed  whether there is an observer
template <bool observed, bool counters> bool Search::unlink(Column literal) {
    const Link head = formula.column_head(literal);
    for (Link at = formula.node(head).below; at != head; at = formula.node(at).below) {
        const std::uint32_t left = formula.unlink_literal(at);
        const Link row = formula.node(at).row;
        if constexpr (counters) observation->notify_counter(literal, row, "falsified");
        if (left > 1) continue;
        const cnf::Formula::Node& clause = formula.node(row);
        const bool empty = clause.left == 0;
        if constexpr (observed) {
            if (!empty) observation->notify_unit(Column(formula.node(clause.next).column), row);
        }
        if (!empty && enqueue(Column(formula.node(clause.next).column))) continue;
        if constexpr (observed) observation->notify_conflict(row, falsified + 1);
        for (; at != head; at = formula.node(at).above) {
            formula.relink_literal(at);
            if constexpr (counters) observation->notify_counter(literal, formula.node(at).row, "restored");
        }
        return false;
    }
    return true;
}

template <bool counters> void Search::relink(Column literal) {
    const Link head = formula.column_head(literal);
    for (Link at = formula.node(head).above; at != head; at = formula.node(at).above) {
        formula.relink_literal(at);
        if constexpr (counters) observation->notify_counter(literal, formula.node(at).row, "restored");
    }
}

template <bool counters> void Search::unlink_clauses_of(Column literal) {
    const Link head = formula.column_head(literal);
    const auto mark = frequencies->marks();
    const bool collects = pure_literals();
    for (Link at = formula.node(head).below; at != head; at = formula.node(at).below) {
        formula.unlink_clause(at, [this, mark, collects](Column rarer) {
            mark(rarer);
            if (collects && formula.occurrences(rarer) == 0) rare.push_back(~rarer);
        });
        if constexpr (counters) observation->notify_counter(literal, formula.node(at).row, "satisfied");
    }
    mark(literal);
}

// GCC would not inline what two functions call.
template <bool counters> SATDOKU_FLATTEN void Search::relink_clauses_of(Column literal) {
    const Link head = formula.column_head(literal);
    const auto mark = frequencies->marks();
    for (Link at = formula.node(head).above; at != head; at = formula.node(at).above) {
        formula.relink_clause(at, mark);
        if constexpr (counters) observation->notify_counter(literal, formula.node(at).row, "restored");
    }
    mark(literal);
}

Status Search::propagate() {
    return observation && observation->shows_counters() ? propagate_round<true>() : propagate_round<false>();
}

template <bool counters> Status Search::propagate_round() {
    if (falsified == trail.size()) return Status::satisfied;
    rounds.push_back(falsified);
    while (falsified < trail.size()) {
        const Column literal = ~trail[falsified];
        if (!(observation ? unlink<true, counters>(literal) : unlink<false, false>(literal))) {
            ++counts.conflicts;
            return Status::refuted;
        }
        ++falsified;
        if (++counts.falsified % literals_between_looks == 0 && interrupted()) return Status::stopped;
    }
    for (; satisfied < trail.size(); ++satisfied) {
        if (satisfied % literals_between_looks == 0 && interrupted()) return Status::stopped;
        unlink_clauses_of<counters>(trail[satisfied]);
    }
    return Status::satisfied;
}

template <bool counters> void Search::undo_rounds(std::size_t kept) {
    for (; !rounds.empty() && rounds.back() >= kept; rounds.pop_back()) {
        while (satisfied > rounds.back()) relink_clauses_of<counters>(trail[--satisfied]);
        while (falsified > rounds.back()) relink<counters>(~trail[--falsified]);
    }
}

void Search::undo(std::size_t kept) {
    observation && observation->shows_counters() ? undo_rounds<true>(kept) : undo_rounds<false>(kept);
    counts.unassigned += trail.size() - kept;
    for (; trail.size() > kept; trail.pop_back()) truth[trail.back().code()] = 0;
    rare.clear();
}

void Search::restore() {
    undo(0);
    for (; !removed.empty(); removed.pop_back()) formula.relink_whole_clause(removed.back());
}

/// A literal whose negation does not occur can be made true: this falsifies no clause and satisfies some.
Status Search::set_pure_literals() {
    while (!rare.empty()) {
        const Column literal = rare.back();
        rare.pop_back();
        if (is_true(literal) || is_false(literal)) continue;
        if (formula.occurrences(literal) == 0 || formula.occurrences(~literal) > 0) continue;
        if (observation) observation->notify_pure_literal(literal);
        enqueue(literal);
        ++counts.pure_literals;
        if (const Status status = propagate(); status != Status::satisfied) return status;
    }
    return Status::satisfied;
}

Status Search::visit() {
    Status status = propagate();
    if (status == Status::satisfied && pure_literals()) status = set_pure_literals();
    if (status == Status::refuted) write_lemma();
    if (status != Status::satisfied) return status;
    if (formula.clause_count() == 0) {
        save_model();
        return Status::satisfied;
    }
    if (interrupted()) return Status::stopped;

    const std::optional<Column> chosen = ask_chooser();
    if (observation && !chosen) observation->notify_scores(*this);
    const std::size_t kept = trail.size();
    const Column decision = chosen ? *chosen : options.branching->pick(*this);
    ++counts.decisions;
    for (const Column branch : {decision, ~decision}) {
        decisions.push_back(branch);
        ++counts.nodes;
        if (observation) observation->notify_decision(branch, branch == decision ? "decision" : "flip");
        counts.depth = std::max<std::uint64_t>(counts.depth, decisions.size() - assumed);
        enqueue(branch);
        status = descend();
        // When the search ends, restore() undoes all levels at once, if the formula is needed again.
        if (status != Status::refuted) return status;
        undo(kept);
        if (observation) observation->notify_backtrack();
        decisions.pop_back();
        if (branch == decision && interrupted()) return Status::stopped;
    }
    write_lemma();
    drop_lemmas_below(decision);
    return Status::refuted;
}

std::optional<Search::Column> Search::ask_chooser() {
    if (chooser == nullptr) return std::nullopt;
    while (const auto literal = chooser->choose()) {
        const auto column = column_of(*literal);
        if (column && !is_true(*column) && !is_false(*column)) return column;
        chooser->refused(*literal, !column ? 0 : is_true(*column) ? 1 : -1);
    }
    return std::nullopt;
}

Status Search::descend() {
    const char here = 0;
    const auto address = reinterpret_cast<std::uintptr_t>(&here);
    if (stack_start == 0) stack_start = address;
    if (stack_start - address < stack_bytes || address - stack_start < stack_bytes) return visit();

    ++stacks;
    if (takes_too_much()) return Status::stopped;
    const std::uintptr_t start_here = std::exchange(stack_start, 0);
    Status status = Status::stopped;
    core::Workers deeper;
    if (deeper.start(1, [&](unsigned) { status = descend(); }) == 0) reason = solve::StopReason::memory;
    deeper.join();
    stack_start = start_here;
    --stacks;
    return status;
}

bool Search::interrupted() {
    if (reason != solve::StopReason::none) return true;
    if (stop.stop_requested()) {
        reason = solve::StopReason::stopped;
    } else if (limits.decisions && counts.decisions - decisions_before >= *limits.decisions) {
        reason = solve::StopReason::decisions;
    } else if (limits.conflicts && counts.conflicts - conflicts_before >= *limits.conflicts) {
        reason = solve::StopReason::conflicts;
    } else if (limits.seconds || reporter) {
        const double seconds = watch.seconds();
        if (limits.seconds && seconds >= *limits.seconds) reason = solve::StopReason::time;
        if (reporter && seconds >= reported + 1) {
            reported = seconds;
            reporter(*reported_engine);
        }
    }
    return reason != solve::StopReason::none;
}

bool Search::takes_too_much() {
    constexpr std::uint64_t bytes_of_a_place =
        2 * (sizeof(char) + sizeof(double)) + 2 * sizeof(Column) + sizeof(std::size_t);
    const std::uint64_t bytes = formula.bytes() + places * bytes_of_a_place + stacks * stack_bytes;
    if (!limits.memory || bytes <= *limits.memory) return false;
    reason = solve::StopReason::memory;
    return true;
}

/// Writes the clause that the current decisions cannot all hold.
void Search::write_lemma() {
    if (proof == nullptr) return;
    lemma.clear();
    for (const Column decision : decisions) lemma.push_back(literal_of(~decision));
    proof->add(lemma);
}

/// Deletes the lemmas of both branches. The lemma of the node above implies them.
void Search::drop_lemmas_below(Column decision) {
    if (proof == nullptr || lemma.empty()) return;
    for (const Column branch : {decision, ~decision}) {
        lemma.push_back(literal_of(~branch));
        proof->remove(lemma);
        lemma.pop_back();
    }
}

void Search::save_model() {
    model.assign(places, false);
    for (const Column literal : trail) model[literal.place()] = !literal.negative();
    // A variable that is in no remaining clause could have the other value as well, and so could a pure literal.
    choices.clear();
    const auto from = pure_literals() ? trail.begin() : decisions.begin() + static_cast<std::ptrdiff_t>(assumed);
    const auto to = pure_literals() ? trail.end() : decisions.end();
    for (auto at = from; at != to; ++at) choices.push_back(literal_of(*at));
    for (std::uint32_t place = 0; place < places; ++place) {
        const Column negative(place, true);
        if (!is_true(negative) && !is_false(negative)) choices.push_back(literal_of(negative));
    }
}
}  // namespace satdoku::dpll
