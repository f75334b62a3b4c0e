// Conflict analysis: resolves the conflict with reasons, backwards along the trail, until one literal of its level is
// left (the first unique implication point), learns that clause and jumps back to where it implies that literal. Ideas:
// GRASP (Marques-Silva and Sakallah, 1996), Chaff (2001); glue: Audemard and Simon, IJCAI 2009.
#include "learning/learning.hpp"

namespace satdoku::cdcl {
namespace {
/// Adds a false literal to the analysis. True: it is of the conflict's level.
bool see(State& state, Literal literal) {
    Assignment& assignment = state.assignment(literal);
    if (assignment.seen != 0) return false;
    if (assignment.level == 0) {
        state.proof.inform([&](Hints& hints) { hints.met_fixed(literal); });
        return false;
    }
    assignment.seen = 1;
    state.analyzed.push_back(literal.variable());
    if (assignment.level == state.level()) return true;
    state.learned.push_back(literal);
    Level& level = state.levels[assignment.level - 1];
    if (level.seen++ == 0) {
        state.levels_seen.push_back(assignment.level);
        level.seen_trail = assignment.trail;
    } else {
        level.seen_trail = std::min(level.seen_trail, assignment.trail);
    }
    return false;
}

/// Recomputes the glue of a learned clause that is used, and records the use, so that reductions keep it.
void refresh(State& state, Clause& clause) {
    Tiers& tiers = state.tier();
    const std::uint32_t glue = count_levels(state, clause.literals(), clause.glue);
    if (glue < clause.glue) clause.set_glue(glue);
    clause.used = longest_use;
    state.counts.imported_uses += clause.imported;
    ++tiers.uses[std::min(clause.glue + 0U, Tiers::glues - 1)];
}

/// Adds the literals of a reason or conflict to the analysis. Returns how many are of the conflict's level.
std::uint32_t see_reason(State& state, Reason reason) {
    if (reason.is_binary()) return see(state, reason.other()) ? 1 : 0;
    Clause& clause = state.arena[reason.reference()];
    if (clause.redundant != 0) refresh(state, clause);
    if (state.propagator) state.antecedents.push_back(reason.reference());
    std::uint32_t open = 0;
    for (const Literal literal : clause.literals()) open += see(state, literal) ? 1 : 0;
    return open;
}

/// Fills state.learned, the implied literal first. False: a reason of the propagator does not fit.
bool derive_clause(State& state) {
    state.learned.assign(1, Literal());
    state.antecedents.clear();
    state.proof.inform([](Hints& hints) { hints.begin_resolution(); });
    std::uint32_t open = see_reason(state, state.conflict.reason);
    if (state.conflict.reason.is_binary()) open += see(state, state.conflict.other) ? 1 : 0;
    std::uint32_t index = state.assigned;
    for (;;) {
        Literal literal = state.trail[--index];
        while (state.assignment(literal).seen == 0) literal = state.trail[--index];
        if (--open == 0) {
            state.learned.front() = ~literal;
            state.proof.inform([&](Hints& hints) { hints.resolvent(state.learned); });
            return true;
        }
        if (state.assignment(literal).reason.is_unknown() && !explain(state, literal)) return false;
        state.proof.inform([&](Hints& hints) { hints.resolved(literal); });
        open += see_reason(state, state.assignment(literal).reason);
    }
}

/// Moves a literal of the highest level to the second place and returns that level.
std::uint32_t find_jump(State& state) {
    if (state.learned.size() == 1) return 0;
    const auto later = [&](Literal left, Literal right) {
        return state.assignment(left).level < state.assignment(right).level;
    };
    std::iter_swap(state.learned.begin() + 1, std::max_element(state.learned.begin() + 1, state.learned.end(), later));
    return state.assignment(state.learned[1]).level;
}

/// In short solves, shorter clauses do not pay yet.
bool is_long(const State& state) { return state.solve_conflicts() > state.options.shrink_delay.count(); }

bool shrinking(const State& state) {
    return state.options.shrink != 0 && state.options.minimize != 0 && is_long(state);
}

/// The learned clause follows by its resolution, and by the binary clauses that strengthened it.
void justify_learned(State& state) {
    state.proof.justify(state.learned, [&](Hints& hints) {
        for (const Literal literal : state.strengthened) hints.by(std::array{state.learned.front(), ~literal});
        hints.by_resolution(state.conflict);
    });
    state.strengthened.clear();
}

void learn(State& state, std::uint32_t glue) {
    const Literal implied = state.learned.front();
    ++state.counts.learned;
    state.counts.learned_literals += state.learned.size();
    if (state.learned.size() == 1) {
        assign(state, implied, Reason());
        return share_units(state);
    }
    state.proof.add(state.learned);  // the observer knows
    share_learned(state, glue);
    const Reference reference = add_clause(state, state.learned, true, glue);
    if (!state.antecedents.empty()) subsume_antecedents(state, reference);
    if (is_long(state) && state.options.subsume_recent != 0) subsume_recent(state);
    if (state.learned.size() == 2) {
        assign(state, implied, Reason::binary(state.learned[1]));
    } else {
        state.arena[reference].used = longest_use;
        state.recent.push(reference);
        assign(state, implied, Reason::clause(reference));
    }
}

void forget_marks(State& state) {
    for (const Variable variable : state.analyzed) state.assignments[variable.index()].seen = 0;
    state.analyzed.clear();
    for (const std::uint32_t level : state.levels_seen) state.levels[level - 1].seen = 0;
    state.levels_seen.clear();
}

void update_averages(State& state, std::uint32_t glue) {
    Averages& averages = state.average();
    state.counts.learned_glue += glue;
    averages.fast_glue.update(glue);
    averages.slow_glue.update(glue);
    const std::uint64_t decisions = state.counts.decisions - averages.last_decisions;
    if (decisions == 0) ++state.counts.successive;
    averages.decision_rate.update(static_cast<double>(decisions));
    averages.last_decisions = state.counts.decisions;
}
}  // namespace

std::uint32_t count_levels(State& state, std::span<const Literal> literals, std::uint32_t limit) {
    const std::uint64_t stamp = ++state.level_stamp;
    std::uint32_t count = 0;
    for (const Literal literal : literals) {
        const std::uint32_t number = state.assignment(literal).level;
        if (number == 0) continue;
        Level& level = state.levels[number - 1];
        if (level.stamp == stamp) continue;
        level.stamp = stamp;
        if (++count == limit) break;
    }
    return count;
}

bool analyze(State& state) {
    if (state.level() == 0) {
        derive_empty(state);
        return false;
    }
    ++state.counts.conflicts;
    if (state.observation) state.observation->report_conflict(state);
    update_target_and_best(state, state.levels.back().begin);
    if (!derive_clause(state)) {
        forget_marks(state);
        state.conflict = {};
        return replace_unfit(state);
    }
    const auto glue = static_cast<std::uint32_t>(state.levels_seen.size());
    if (shrinking(state)) shrink(state);
    if (state.options.minimize != 0) minimize(state);
    if (state.observation) state.observation->note_resolution(state);
    if (state.options.strengthen != 0) strengthen(state);
    justify_learned(state);
    update_averages(state, glue);
    bump(state);
    const std::uint32_t jump = find_jump(state);
    if (state.observation) state.observation->report_learned(state, jump);
    forget_marks(state);
    state.conflict = {};
    backtrack(state, jump);
    learn(state, glue);
    if (state.stable) state.reluctant.count_conflict();
    return true;
}
}  // namespace satdoku::cdcl
