// The state of the event checker: its assignment, its clauses, and unit propagation.
#include "support/event_checker.hpp"
#include <algorithm>

namespace satdoku::support {
using cnf::Literal;

const EventChecker::Assigned* EventChecker::find(Literal literal) const {
    const auto found = places_.find(literal.variable());
    return found == places_.end() ? nullptr : &trail_[found->second];
}

int EventChecker::value(Literal literal) const {
    const Assigned* const found = find(literal);
    if (found == nullptr) return 0;
    return found->literal == literal ? 1 : -1;
}

bool EventChecker::false_at_root(Literal literal) const {
    const Assigned* const found = find(literal);
    return found != nullptr && found->level == 0 && found->literal == ~literal;
}

void EventChecker::assign(Literal literal, std::optional<Literals> reason) {
    require(find(literal) == nullptr, "a literal gets a value twice");
    places_.emplace(literal.variable(), trail_.size());
    trail_.push_back({literal, level(), std::move(reason)});
}

void EventChecker::unassign(std::size_t kept) {
    for (; trail_.size() > kept; trail_.pop_back()) places_.erase(trail_.back().literal.variable());
}

bool EventChecker::is_clause(std::uint64_t number, std::span<const Literal> claimed) const {
    if (number == 0 || number > clauses_.size() || !clauses_[number - 1].active) return false;
    return clauses_[number - 1].literals == Literals(claimed.begin(), claimed.end());
}

bool EventChecker::has_clause(const Literals& literals) const {
    return std::any_of(clauses_.begin(), clauses_.end(), [&](const Clause& clause) {
        return clause.active && without_root(clause.literals) == without_root(literals);
    });
}

EventChecker::Literals EventChecker::without_root(const Literals& literals) const {
    Literals rest;
    for (const Literal literal : literals)
        if (!false_at_root(literal)) rest.insert(literal);
    return rest;
}

/// Returns the false literals that are implied, through reasons, if all literals of `from` are false.
EventChecker::Literals EventChecker::followers(const Literals& from) const {
    Literals following = from;
    for (const Assigned& each : trail_) {
        const bool follows = each.level == 0 ||
                             (each.reason && std::all_of(each.reason->begin(), each.reason->end(), [&](Literal other) {
                                  return other == each.literal || following.count(other) > 0;
                              }));
        if (follows) following.insert(~each.literal);
    }
    return following;
}

/// Returns true if unit propagation finds a conflict after all literals of the clause are made false (RUP).
bool EventChecker::implied_by_propagation(const Literals& clause) const {
    Literals held;
    for (const Literal literal : clause) held.insert(~literal);
    for (const Assigned& each : trail_)
        if (each.level == 0) held.insert(each.literal);
    for (bool changed = true; changed;) {
        changed = false;
        for (const Clause& each : clauses_) {
            if (!each.active) continue;
            std::optional<Literal> open;
            std::size_t others = 0;
            for (const Literal literal : each.literals) {
                if (held.count(~literal) > 0) continue;
                others += open ? 1 : 0;
                open = literal;
            }
            if (!open) return true;
            if (others == 0 && held.insert(*open).second) changed = true;
        }
    }
    return std::any_of(held.begin(), held.end(), [&](Literal each) { return held.count(~each) > 0; });
}

}  // namespace satdoku::support
