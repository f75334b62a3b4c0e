#include "support/event_checker.hpp"
#include <algorithm>
#include <array>

namespace satdoku::support {
using cnf::Literal;

EventChecker::EventChecker(Engine engine, const cnf::ClauseList& formula) : engine_(engine) {
    for (std::size_t index = 0; index < formula.size(); ++index) {
        formula_.emplace_back(formula[index].begin(), formula[index].end());
        clauses_.push_back({Literals(formula[index].begin(), formula[index].end())});
    }
}

void EventChecker::clause(std::span<const Literal> literals) {
    formula_.emplace_back(literals.begin(), literals.end());
    if (engine_ == Engine::dpll) clauses_.push_back({Literals(literals.begin(), literals.end())});
}

void EventChecker::begin(std::span<const Literal> assumptions) {
    assumptions_.assign(assumptions.begin(), assumptions.end());
}

void EventChecker::require(bool condition, const char* otherwise) {
    if (!condition && wrong_.empty()) wrong_ = otherwise;
}

void EventChecker::observe(const Event& event) {
    if (!wrong_.empty()) return;
    check_order(event);
    if (wrong_.empty()) follow(event);
    removed_in_a_row_ = event.kind == Kind::removed ? removed_in_a_row_ + 1 : 0;
}

/// Checks which events may follow the previous ones.
void EventChecker::check_order(const Event& event) {
    if (jump_) require(event.kind == Kind::backtrack && event.level == *jump_, "the backtrack does not follow");
    if (conflict_ && event.kind != Kind::learned) require(false, "nothing is learned from a conflict");
    if (to_propagate_ && event.kind == Kind::decision) require(false, "the learned clause implies nothing");
    if (best_ && event.kind != Kind::decision) require(false, "no decision follows its scores");
    if (to_flip_) {
        const bool flips = event.kind == Kind::decision && event.word == "flip";
        const bool returns = event.kind == Kind::backtrack && to_flip_->word == "flip";
        const bool ends = event.kind == Kind::end && (event.word == "unknown" || to_flip_->word == "flip");
        require(flips || returns || ends, "the other branch does not follow");
    }
    const bool of_search = event.kind == Kind::decision || event.kind == Kind::backtrack ||
                           event.kind == Kind::learned || event.kind == Kind::restart;
    require(!simplifying_ || !of_search, "the search goes on inside a simplification");
}

void EventChecker::follow(const Event& event) {
    switch (event.kind) {
        case Kind::scores:
            require(!event.scores.empty() && event.level == level(), "scores of nothing");
            for (std::size_t index = 1; index < event.scores.size(); ++index)
                require(event.scores[index - 1].value >= event.scores[index].value, "scores out of order");
            require(engine_ == Engine::dpll ? event.word.empty() : event.word == "vmtf" || event.word == "vsids",
                    "scores of no heuristic");
            if (!event.scores.empty()) best_ = event.scores.front().literal;
            return;
        case Kind::decision: return decide(event);
        case Kind::propagation: return propagate(event);
        case Kind::pure_literal: return set_pure(event);
        case Kind::conflict: return start_conflict(event);
        case Kind::learned: return learn(event);
        case Kind::backtrack: return backtrack(event);
        case Kind::restart:
            require(event.level <= level(), "a restart to a level that is not there");
            if (event.level < level()) jump_ = event.level;
            ++counts_.restarts;
            return;
        case Kind::reduction:
            require(event.count == removed_in_a_row_, "a reduction of other clauses than were removed");
            ++counts_.reductions;
            return;
        case Kind::rephase:
            require(level() == 0, "phases are reset above level 0");
            return require(
                event.word == "best" || event.word == "walk" || event.word == "inverted" || event.word == "original",
                "no rephasing");
        case Kind::mode: return require(event.word == "focused" || event.word == "stable", "no mode");
        case Kind::simplification:
            require(simplifying_ == event.word.empty(), "simplification out of order");
            simplifying_ = !event.word.empty();
            return;
        case Kind::added: return add(event);
        case Kind::removed: return remove(event);
        case Kind::watch:  // WatchChecker
            return;
        case Kind::end: return end(event);
    }
}

void EventChecker::decide(const Event& event) {
    require(!conflicting_, "a decision in spite of a conflict");
    require(event.level == level() + 1, "a decision does not open the next level");
    const int before = value(event.literal);
    if (event.word == "assumption") {
        require(level() < assumptions_.size() && assumptions_[level()] == event.literal, "not assumed");
        require(before >= 0, "a false assumption is made");
    } else {
        require(level() >= assumptions_.size(), "a decision before all assumptions");
        require(before == 0, "a decision on what has a value");
        if (event.word == "flip") {
            require(to_flip_ && to_flip_->word == "decision" && to_flip_->decision == ~event.literal,
                    "a flip of something else");
        } else {
            require(event.word == "decision" && !to_flip_, "a decision of no kind");
            ++counts_.decisions;
        }
        counts_.depth = std::max<std::uint64_t>(counts_.depth, event.level - assumptions_.size());
    }
    ++counts_.nodes;
    if (best_) require(event.literal == *best_, "the decision is not on the best literal");
    best_.reset();
    to_flip_.reset();
    levels_.push_back({trail_.size(), event.literal, std::string(event.word)});
    if (before == 0) assign(event.literal, std::nullopt);
}

void EventChecker::propagate(const Event& event) {
    const Literals literals(event.literals.begin(), event.literals.end());
    require(event.level == level(), "a propagation on another level");
    require(literals.count(event.literal) > 0, "a reason without its literal");
    if (event.clause == 0) {
        require(level() == 0 && literals.size() == 1 && kept_.count(event.literal) > 0,
                "a propagation without a clause");
    } else {
        require(is_clause(event.clause, event.literals), "a reason that is no clause");
    }
    for (const Literal literal : literals)
        require(literal == event.literal || value(literal) < 0, "a reason that is not unit");
    if (to_propagate_) require(*to_propagate_ == literals, "the learned clause implies nothing");
    to_propagate_.reset();
    if (event.word == "kept") {
        require(repeating_ && trail_.size() < last_trail_.size() && last_trail_[trail_.size()] == event.literal,
                "a literal is kept that was not there");
    } else {
        require(event.word.empty() && (engine_ == Engine::dpll || kept_.count(event.literal) == 0),
                "a literal is propagated that was kept");
        repeating_ = false;
        ++counts_.propagations;
    }
    assign(event.literal, literals);
}

void EventChecker::set_pure(const Event& event) {
    ++counts_.pure_literals;
    require(event.level == level(), "a pure literal on another level");
    for (const Clause& clause : clauses_) {
        if (!clause.active || clause.literals.count(~event.literal) == 0) continue;
        require(
            std::any_of(clause.literals.begin(), clause.literals.end(), [&](Literal each) { return value(each) > 0; }),
            "a literal that is not pure");
    }
    assign(event.literal, std::nullopt);
}

void EventChecker::start_conflict(const Event& event) {
    require(event.level == level(), "a conflict on another level");
    require(event.assigned == trail_.size(), "not that many literals have values");
    for (const Literal literal : event.literals)
        require(value(literal) < 0, "a conflict with a clause that is not false");
    require(event.count <= trail_.size(), "not that many were propagated");
    // Other conflicts of cdcl are found by simplifications, at level 0, or by Gaussian elimination after propagation.
    const bool by_propagation = engine_ == Engine::dpll || (level() > 0 && event.count < trail_.size());
    if (by_propagation && event.count > 0 && event.clause != 0 && event.word.empty() && event.count <= trail_.size()) {
        const Literal met = ~trail_[event.count - 1].literal;
        require(std::count(event.literals.begin(), event.literals.end(), met) > 0,
                "a conflict that was met with another literal");
    }
    require((event.word == "kept") == closed_, "a conflict is met that was kept, or the other way round");
    counts_.conflicts += event.word == "kept" ? 0 : 1;
    conflicting_ = true;
    if (event.clause == 0) {
        require(level() < assumptions_.size() && event.literals.size() == 1 &&
                    event.literals.front() == assumptions_[level()],
                "a conflict without a clause");
        refuted_ = true;
        return;
    }
    require(is_clause(event.clause, event.literals), "a conflict with no clause");
    if (level() == 0) {
        refuted_ = true;
        closed_ = engine_ == Engine::cdcl;
        return;
    }
    if (engine_ == Engine::cdcl) conflict_ = Literals(event.literals.begin(), event.literals.end());
}

void EventChecker::learn(const Event& event) {
    require(conflict_.has_value(), "something is learned from nothing");
    if (!wrong_.empty()) return;
    Literals resolvent = without_root(*conflict_);
    conflict_.reset();
    std::size_t before = trail_.size();
    for (const Literal literal : event.resolved) {
        const Assigned* const found = find(literal);
        require(found != nullptr && found->literal == literal && found->level == level() && found->reason &&
                    resolvent.count(~literal) > 0,
                "a resolution that cannot be");
        if (!wrong_.empty()) return;
        const auto index = static_cast<std::size_t>(found - trail_.data());
        require(index < before, "resolutions out of order");
        before = index;
        resolvent.erase(~literal);
        for (const Literal other : without_root(*found->reason))
            if (other != literal) resolvent.insert(other);
    }
    check_learned(event, resolvent);
    if (!wrong_.empty()) return;
    require(event.clause > clauses_.size(), "the number of a learned clause is not new");
    clauses_.resize(event.clause, {{}, false});
    const Literals learned(event.literals.begin(), event.literals.end());
    clauses_.back() = {learned};
    to_propagate_ = learned;
    jump_ = event.level;
    ++counts_.learned;
    counts_.learned_literals += learned.size();
}

/// Checks that the learned clause follows from the resolvent, is unit after the backjump, and has the levels of the
/// event.
void EventChecker::check_learned(const Event& event, const Literals& resolvent) {
    require(!event.literals.empty(), "the learned clause is empty");
    if (!wrong_.empty()) return;
    const Literal first = event.literals.front();
    const auto of_this_level = [&](Literal each) {
        const Assigned* const found = find(each);
        return found != nullptr && found->literal == ~each && found->level == level();
    };
    require(std::count_if(resolvent.begin(), resolvent.end(), of_this_level) == 1 && of_this_level(first) &&
                resolvent.count(first) > 0,
            "no unique implication point");
    const Literals learned(event.literals.begin(), event.literals.end());
    require(implied_by_propagation(learned), "the learned clause is not implied");
    Literals from = learned;
    for (const Literal literal : event.strengthened) {
        require(has_clause({first, ~literal}), "strengthened without a binary clause");
        from.insert(literal);
    }
    const Literals following = followers(from);
    require(std::includes(following.begin(), following.end(), resolvent.begin(), resolvent.end()),
            "the learned clause does not follow");
    std::set<std::uint32_t> levels;
    for (const Literal literal : learned) {
        require(value(literal) < 0, "the learned clause is not false");
        if (literal != first && find(literal) != nullptr) levels.insert(find(literal)->level);
    }
    require((levels.empty() ? 0 : *levels.rbegin()) == event.level, "a jump to another level");
    require(levels.size() + 1 == event.glue, "the glue is not the number of levels");
}

void EventChecker::backtrack(const Event& event) {
    require(event.level < level(), "a backtrack to a level that is not below");
    if (!wrong_.empty()) return;
    if (engine_ == Engine::dpll) {
        require(event.level + 1 == level(), "a backtrack over two levels");
        require(conflicting_ || to_flip_, "a backtrack without a conflict");
        to_flip_ = levels_.back();
    }
    unassign(levels_[event.level].begin);
    levels_.resize(event.level);
    conflicting_ = false;
    jump_.reset();
}

void EventChecker::add(const Event& event) {
    require(event.clause > clauses_.size(), "the number of a clause is not new");
    if (!wrong_.empty()) return;
    clauses_.resize(event.clause, {{}, false});
    clauses_.back() = {Literals(event.literals.begin(), event.literals.end())};
}

void EventChecker::remove(const Event& event) {
    require(is_clause(event.clause, event.literals), "a clause is removed that is not there");
    if (!wrong_.empty()) return;
    Clause& clause = clauses_[event.clause - 1];
    clause.active = false;
    if (engine_ == Engine::cdcl) return;
    const bool tautology = std::any_of(clause.literals.begin(), clause.literals.end(),
                                       [&](Literal each) { return clause.literals.count(~each) > 0; });
    const bool subsumed = std::any_of(clauses_.begin(), clauses_.end(), [&](const Clause& other) {
        return other.active && std::includes(clause.literals.begin(), clause.literals.end(), other.literals.begin(),
                                             other.literals.end());
    });
    require(tautology || subsumed, "a clause is removed that is needed");
}

void EventChecker::end(const Event& event) {
    ++counts_.ends;
    if (event.word == "satisfiable") {
        require(!conflicting_, "satisfiable in spite of a conflict");
        check_model(event.literals);
    } else if (event.word == "unsatisfiable") {
        const bool closed = level() <= assumptions_.size() && (conflicting_ || to_flip_);
        require(refuted_ || (engine_ == Engine::dpll && closed), "unsatisfiable without a reason");
        for (const Literal literal : event.literals)
            require(std::count(assumptions_.begin(), assumptions_.end(), literal) > 0,
                    "an assumption failed that was none");
    } else {
        require(event.word == "unknown", "an end of no kind");
    }
    ++counts_.nodes;  // the root
    last_trail_.clear();
    for (const Assigned& each : trail_) {
        last_trail_.push_back(each.literal);
        if (each.level == 0) kept_.insert(each.literal);
    }
    repeating_ = engine_ == Engine::cdcl;
    unassign(0);
    levels_.clear();
    conflicting_ = refuted_ = false;
    to_flip_.reset();
    if (engine_ == Engine::dpll)
        for (Clause& clause : clauses_) clause.active = true;
}

std::string EventChecker::disagreement(const solve::Statistics& statistics) const {
    struct Row {
        std::string_view name;
        std::uint64_t claimed;
    };
    const std::array<Row, 10> rows = {{
        {"nodes", counts_.nodes},
        {"decisions", counts_.decisions},
        {"propagations", counts_.propagations},
        {"conflicts", counts_.conflicts},
        {"depth", counts_.depth},
        {"learned", counts_.learned},
        {"learned_literals", counts_.learned_literals},
        {"restarts", counts_.restarts},
        {"reductions", counts_.reductions},
        {"pure_literals", counts_.pure_literals},
    }};
    std::string text;
    for (const auto& [name, claimed] : rows) {
        const solve::Statistic* const counted = solve::find_statistic(statistics, name);
        if (counted != nullptr && counted->value != claimed)
            text.append(name)
                .append(": " + std::to_string(counted->value) + " counted, ")
                .append(std::to_string(claimed) + " told; ");
    }
    return text;
}

void EventChecker::check_model(std::span<const Literal> claimed) {
    const Literals model(claimed.begin(), claimed.end());
    const auto holds = [&](Literal each) { return model.count(each) > 0; };
    require(std::none_of(model.begin(), model.end(), [&](Literal each) { return model.count(~each) > 0; }),
            "a model that contradicts itself");
    for (const std::vector<Literal>& clause : formula_)
        require(std::any_of(clause.begin(), clause.end(), holds), "a model that breaks a clause");
    require(std::all_of(assumptions_.begin(), assumptions_.end(), holds), "a model against an assumption");
    std::set<std::uint32_t> mentioned;  // variables of the formula; an engine may add others
    for (const std::vector<Literal>& clause : formula_)
        for (const Literal each : clause) mentioned.insert(each.variable().index());
    for (const Literal each : assumptions_) mentioned.insert(each.variable().index());
    const auto agrees = [&](const Assigned& each) {
        return holds(each.literal) || mentioned.count(each.literal.variable().index()) == 0;
    };
    require(std::all_of(trail_.begin(), trail_.end(), agrees), "a model that is not on the trail");
}

}  // namespace satdoku::support
