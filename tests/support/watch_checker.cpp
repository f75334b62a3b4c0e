#include "support/watch_checker.hpp"
#include <algorithm>

namespace satdoku::support {
using cnf::Literal;

WatchChecker::WatchChecker(Engine engine, const cnf::ClauseList& formula) : engine_(engine) {
    for (std::size_t index = 0; index < formula.size(); ++index)
        clauses_[index + 1] = Clause(formula[index].begin(), formula[index].end());
}

void WatchChecker::require(bool condition, const char* otherwise) {
    if (!condition && wrong_.empty()) wrong_ = otherwise;
}

const WatchChecker::Assigned* WatchChecker::find(Literal literal) const {
    const auto found = places_.find(literal.variable());
    return found == places_.end() ? nullptr : &trail_[found->second];
}

int WatchChecker::value(Literal literal) const {
    const Assigned* const found = find(literal);
    if (found == nullptr) return 0;
    return found->literal == literal ? 1 : -1;
}

bool WatchChecker::holds_at_root(const Clause& clause) const {
    return std::any_of(clause.begin(), clause.end(), [&](Literal each) {
        return clause.count(~each) > 0 || (value(each) > 0 && find(each)->level == 0);
    });
}

/// The literals of a clause that are not false on level 0.
WatchChecker::Literals WatchChecker::open_of(std::uint64_t number) {
    Literals open;
    for (const Literal each : clauses_[number])
        if (value(each) >= 0 || find(each)->level > 0) open.insert(each);
    return open;
}

void WatchChecker::observe(const Event& event) {
    if (!wrong_.empty()) return;
    if (expected_ && event.kind != Kind::scores) {
        // It may be reported under the number of another clause with the same literals.
        const bool same = event.kind == expected_->kind && open_of(event.clause) == open_of(expected_->clause) &&
                          (event.kind == Kind::conflict || event.literal == expected_->literal);
        require(same || engine_ == Engine::dpll, "what a visit has found does not follow");
        expected_.reset();
    }
    switch (event.kind) {
        case Kind::watch: return watch(event);
        case Kind::decision:
            if (engine_ == Engine::cdcl) check_settled_pairs();
            if (engine_ == Engine::dpll && event.word == "decision") check_settled_counters();
            levels_.push_back(trail_.size());
            [[fallthrough]];
        case Kind::propagation:
        case Kind::pure_literal:
            if (event.kind == Kind::propagation && engine_ == Engine::dpll && changes_.count(event.clause) > 0)
                require(clauses_[event.clause].size() == changes_[event.clause].size() + 1,
                        "a clause that is counted to have more literals is a reason");
            if (value(event.literal) != 0) return;
            places_[event.literal.variable()] = trail_.size();
            trail_.push_back({event.literal, event.level});
            return;
        case Kind::backtrack:
            for (const std::size_t begin = levels_[event.level]; trail_.size() > begin; trail_.pop_back())
                places_.erase(trail_.back().literal.variable());
            levels_.resize(event.level);
            visited_ = std::min(visited_, trail_.size());
            return;
        case Kind::restart:
            if (engine_ == Engine::cdcl) check_settled_pairs();
            return;
        case Kind::simplification: simplifying_ = !event.word.empty(); return;
        case Kind::learned:
        case Kind::added:
            if (event.clause != 0) clauses_[event.clause] = Clause(event.literals.begin(), event.literals.end());
            return;
        case Kind::removed:
            clauses_.erase(event.clause);
            pairs_.erase(event.clause);
            return;
        case Kind::end:
            if (engine_ == Engine::cdcl && event.word == "satisfiable") check_settled_pairs();
            trail_.clear();
            places_.clear();
            levels_.clear();
            changes_.clear();
            visited_ = 0;
            return;
        case Kind::scores:
        case Kind::conflict:
        case Kind::reduction:
        case Kind::rephase:
        case Kind::mode: return;
    }
}

void WatchChecker::watch(const Event& event) {
    ++words_[std::string(event.word)];
    require(!simplifying_, "a visit inside a simplification");
    require(clauses_.count(event.clause) > 0, "a clause is watched that is not there");
    if (!wrong_.empty()) return;
    require(clauses_[event.clause].count(event.literal) > 0, "a literal that is not of the clause");
    if (!wrong_.empty()) return;
    if (engine_ == Engine::dpll) return count(event);
    event.word == "attached" ? attach(event) : visit(event);
}

void WatchChecker::attach(const Event& event) {
    const Literals pair(event.literals.begin(), event.literals.end());
    const Clause& clause = clauses_[event.clause];
    require(pair.size() == 2 && std::includes(clause.begin(), clause.end(), pair.begin(), pair.end()),
            "a pair that is not of the clause");
    pairs_[event.clause] = pair;
}

void WatchChecker::visit(const Event& event) {
    const Clause& clause = clauses_[event.clause];
    const std::vector<Literal> shown(event.literals.begin(), event.literals.end());
    require(pairs_.count(event.clause) > 0 && pairs_[event.clause].count(event.literal) > 0,
            "a visit by a literal that is not watched");
    require(value(event.literal) < 0, "a visit by a literal that is not false");
    require(shown.size() >= 2, "a visit without its pair");
    if (!wrong_.empty()) return;
    const std::size_t place = places_[event.literal.variable()];
    require(place >= visited_, "visits out of order");
    visited_ = place;
    Literals& pair = pairs_[event.clause];
    const Literal other = *pair.begin() == event.literal ? *pair.rbegin() : *pair.begin();
    require(shown[0] == other, "a watch that moves by itself");
    if (event.word == "moved") {
        require(value(other) <= 0, "a watch moves though the other literal is true");
        require(shown[1] != event.literal && shown[1] != other && clause.count(shown[1]) > 0,
                "a watch moves out of its clause");
        require(value(shown[1]) >= 0, "a watch moves to a false literal");
        pair = {shown[0], shown[1]};
        return;
    }
    require(shown[1] == event.literal, "a watch moves where none should");
    const bool others_false =
        std::all_of(clause.begin(), clause.end(), [&](Literal each) { return each == other || value(each) < 0; });
    if (event.word == "satisfied") {
        const Literal holding = shown.size() > 2 ? shown[2] : other;
        require(value(holding) > 0 && clause.count(holding) > 0, "a visit ends for a literal that is not true");
    } else if (event.word == "unit") {
        require(others_false && value(other) == 0, "a visit finds a unit that is none");
        expected_ = {Kind::propagation, event.clause, other};
    } else {
        require(event.word == "conflict" && others_false && value(other) < 0, "a visit finds a conflict that is none");
        expected_ = {Kind::conflict, event.clause, other};
    }
}

/// After propagation: a watched literal is false only where a literal of the clause became true no later.
void WatchChecker::check_settled_pairs() {
    for (const auto& [number, clause] : clauses_) {
        if (holds_at_root(clause) || open_of(number).size() < 2) continue;
        const auto pair = pairs_.find(number);
        require(pair != pairs_.end(), "a clause that nobody watches");
        if (!wrong_.empty()) return;
        for (const Literal watched : pair->second) {
            if (value(watched) >= 0) continue;
            const std::uint32_t level = find(watched)->level;
            require(std::any_of(clause.begin(), clause.end(),
                                [&](Literal each) { return value(each) > 0 && find(each)->level <= level; }),
                    "a false watch is left behind");
        }
    }
}

void WatchChecker::count(const Event& event) {
    std::vector<Literal>& changes = changes_[event.clause];
    const std::size_t size = clauses_[event.clause].size();
    const auto falsified = static_cast<std::size_t>(
        std::count_if(changes.begin(), changes.end(), [&](Literal each) { return value(each) < 0; }));
    const bool is_out = falsified < changes.size();
    if (event.word == "restored") {
        require(!changes.empty() && changes.back() == event.literal, "what is restored was not changed last");
        if (!wrong_.empty()) return;
        changes.pop_back();
        return require(event.count == size - falsified + (is_out ? 0 : 1), "a wrong count");
    }
    require(!is_out, "a clause changes that was taken out");
    const auto before = static_cast<std::size_t>(std::count(changes.begin(), changes.end(), event.literal));
    require(before < clauses_[event.clause].count(event.literal), "a literal is taken out twice");
    if (event.word == "falsified") {
        require(value(event.literal) < 0, "a literal is taken out that is not false");
        require(event.count == size - falsified - 1, "a wrong count");
    } else {
        require(event.word == "satisfied" && value(event.literal) > 0, "a clause is taken out that is not satisfied");
        require(event.count == size - falsified, "a wrong count");
    }
    changes.push_back(event.literal);
}

/// After propagation: satisfied clauses are out, the others have only literals without a value.
void WatchChecker::check_settled_counters() {
    for (const auto& [number, clause] : clauses_) {
        const std::vector<Literal>& changes = changes_[number];
        const bool is_out = std::any_of(changes.begin(), changes.end(), [&](Literal each) { return value(each) > 0; });
        const bool holds = std::any_of(clause.begin(), clause.end(), [&](Literal each) { return value(each) > 0; });
        require(is_out == holds, "a satisfied clause is left behind");
        for (const Literal each : clause)
            require(holds || value(each) == 0 || std::count(changes.begin(), changes.end(), each) > 0,
                    "a false literal is left behind");
    }
}

std::size_t WatchTampering::find(const std::string& word, std::size_t from) const {
    std::size_t index = honest.find(solve::Event::Kind::watch, from);
    while (honest.events[index].word != word) index = honest.find(solve::Event::Kind::watch, index + 1);
    return index;
}

std::string WatchTampering::verdict(const EventTape& tape) const {
    WatchChecker checker(engine_, formula_);
    tape.replay(checker);
    return checker.wrong();
}

std::string WatchTampering::change(const std::string& word, const std::function<void(TapedEvent&)>& how) const {
    EventTape tape = honest;
    how(tape.events[find(word)]);
    return verdict(tape);
}

std::string WatchTampering::without(const std::string& word) const {
    EventTape tape = honest;
    tape.events.erase(tape.events.begin() + static_cast<std::ptrdiff_t>(find(word)));
    return verdict(tape);
}

}  // namespace satdoku::support
