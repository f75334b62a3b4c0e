// Minimization of learned clauses: removes a literal that the others imply, through reasons (recursively) or through a
// binary clause with the implied literal. Ideas: Sörensson and Biere, "Minimizing learned clauses", SAT 2009; Knuth's
// early aborts by level (TAOCP 7.2.2.2); binary strengthening from Glucose 2 (Audemard and Simon, 2012).
#include "learning/learning.hpp"

namespace satdoku::cdcl {
namespace {
bool implied(State& state, Literal literal, int depth);

/// Returns true if all false literals of the reason of `literal` are implied.
bool reason_implied(State& state, Literal literal, Reason reason, int depth) {
    if (reason.is_binary()) return implied(state, reason.other(), depth);
    const Clause& clause = state.arena[reason.reference()];
    return std::all_of(clause.begin(), clause.end(), [&](Literal other) {
        return other.variable() == literal.variable() || implied(state, other, depth);
    });
}

/// Returns true if `literal` is false whenever the other literals of the learned clause are.
bool implied(State& state, Literal literal, int depth) {
    Assignment& assignment = state.assignment(literal);
    if (assignment.level == 0 || assignment.removable != 0) return true;
    if (depth > 0 && assignment.seen != 0 && assignment.level != state.level()) return true;
    if (!assignment.reason.has_literals() || assignment.poison != 0 || assignment.level == state.level()) return false;
    const Level& level = state.levels[assignment.level - 1];
    if (level.seen == 0) return false;  // the clause has no literal of that level
    if (depth == 0 && level.seen < 2) return false;
    if (assignment.trail <= level.seen_trail) return false;  // no literal of the clause was assigned before it
    if (depth >= state.options.minimize_depth) return false;
    const bool result = reason_implied(state, literal, assignment.reason, depth + 1);
    (result ? assignment.removable : assignment.poison) = 1;
    state.minimized.push_back(literal.variable());
    return result;
}
}  // namespace

bool follows(State& state, Literal literal) { return implied(state, literal, 1); }

void minimize(State& state) {
    std::vector<Literal>& learned = state.learned;
    const std::size_t before = learned.size();
    learned.erase(
        std::remove_if(learned.begin() + 1, learned.end(), [&](Literal literal) { return implied(state, literal, 0); }),
        learned.end());
    state.counts.minimized_literals += before - learned.size();
    for (const Variable variable : state.minimized) {
        state.assignments[variable.index()].removable = 0;
        state.assignments[variable.index()].poison = 0;
    }
    state.minimized.clear();
}

void strengthen(State& state) {
    // Not worth the time for long clauses and those of many levels.
    constexpr std::size_t most_literals = 30;
    constexpr std::size_t most_levels = 6;
    std::vector<Literal>& learned = state.learned;
    if (learned.size() > most_literals || learned.size() < 2 || state.levels_seen.size() > most_levels) return;
    for (const Literal literal : learned) state.assignment(literal).mark = 1;
    std::size_t removed = 0;
    for (const Watch& watch : state.watches[learned.front().code()]) {
        if (!watch.is_binary()) continue;
        // Resolution with the clause (first or not literal) removes the literal: it is marked and false, so it is in
        // state.learned.
        Assignment& assignment = state.assignment(watch.blocker);
        if (assignment.mark == 0 || state.value(watch.blocker) <= 0) continue;
        assignment.mark = 0;
        if (state.proof.is_hinted()) state.strengthened.push_back(~watch.blocker);
        ++removed;
    }
    if (removed > 0) {
        learned.erase(std::remove_if(learned.begin() + 1, learned.end(),
                                     [&](Literal literal) { return state.assignment(literal).mark == 0; }),
                      learned.end());
        state.counts.strengthened_literals += removed;
    }
    for (const Literal literal : learned) state.assignment(literal).mark = 0;
}
}  // namespace satdoku::cdcl
