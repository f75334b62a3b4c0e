#include "core/observe.hpp"
#include "core/operations.hpp"

namespace satdoku::cdcl {
namespace {
using Kind = solve::Event::Kind;

/// An observer that wants none of these gets clauses without numbers, and numbers need not be kept.
constexpr solve::EventKinds kinds_with_numbers =
    solve::only(Kind::propagation) | solve::only(Kind::added) | solve::only(Kind::removed) | solve::only(Kind::watch);
}  // namespace

Observation::Observation(solve::Observer& observer, const cnf::CompactVariables& variables)
    : observer_(observer), variables_(variables), wanted_(observer.wants()),
      numbering_((wanted_ & kinds_with_numbers) != 0) {}

std::span<const cnf::Literal> Observation::named(std::span<const Literal> literals) {
    names_.clear();
    for (const Literal literal : literals) names_.push_back(variables_.outside(literal));
    named_ += literals.size();
    return names_;
}

std::span<const cnf::Literal> Observation::named(std::uint64_t number, std::span<const Literal> literals) {
    named(literals);
    if (const auto found = left_out_.find(number); found != left_out_.end())
        names_.insert(names_.end(), found->second.begin(), found->second.end());
    return names_;
}

// ---- The clauses

std::uint64_t Observation::give_number(std::span<const Literal> literals) {
    if (!numbering_) return 0;
    numbers_.add(literals, ++last_);
    return last_;
}

void Observation::report_added(std::uint64_t number, std::span<const Literal> literals) {
    if (!wants(Kind::added)) return;
    observer_.observe({.kind = Kind::added, .clause = number, .literals = named(number, literals)});
}

std::uint64_t Observation::number_of(std::span<const Literal> literals) {
    if (!numbering_) return 0;
    if (const std::uint64_t number = numbers_.find(literals); number != 0) return number;
    const std::uint64_t number = give_number(literals);
    report_added(number, literals);
    return number;
}

void Observation::begin_original(std::span<const Literal> literals) {
    original_ = ++last_;
    original_literals_.assign(literals.begin(), literals.end());
    core::sort_unique(original_literals_);
}

void Observation::added(std::span<const Literal> literals) {
    // Units are reported when they become true, the empty clause by empty().
    if (!numbering_ || original_ != 0 || literals.size() < 2) return;
    report_added(give_number(literals), literals);
}

void Observation::present(std::span<const Literal> literals) {
    if (!numbering_) return;
    if (original_ == 0) {
        number_of(literals);
        return;
    }
    numbers_.add(literals, original_);
    std::vector<Literal> present(literals.begin(), literals.end());
    std::sort(present.begin(), present.end());
    std::vector<Literal> left_out;
    std::ranges::set_difference(original_literals_, present, std::back_inserter(left_out));
    for (Literal& literal : left_out) literal = variables_.outside(literal);
    if (!left_out.empty()) left_out_[original_] = std::move(left_out);
    if (solved_) report_added(original_, literals);
}

void Observation::removed(std::span<const Literal> literals) {
    if (!numbering_ || original_ != 0) return;
    const std::uint64_t number = numbers_.remove(literals);
    // Another clause with the same literals may have been reported under this number.
    if (watched_.erase(number) > 0 && numbers_.find(literals) != 0) stale_ = true;
    if (number == 0 || !wants(Kind::removed)) return;
    observer_.observe({.kind = Kind::removed, .clause = number, .literals = named(number, literals)});
    left_out_.erase(number);
}

void Observation::unit(const State& state, Literal literal) {
    if (state.assignment(literal).reason.none()) present({&literal, 1});
    if (!solving_) return;
    report_propagation(state, literal, {});
    ++reported_;
}

void Observation::empty(const State& state) {
    if (original_ != 0) {
        if (solved_) report_added(original_, original_literals_);
        refutation_ = {original_, original_literals_};
        return;
    }
    const auto literals = literals_of_conflict(state);
    const auto is_false = [&](Literal each) { return state.value(each) < 0 && state.assignment(each).level == 0; };
    if (!literals.empty() && std::all_of(literals.begin(), literals.end(), is_false)) {
        const std::uint64_t number = number_of(literals);
        refutation_ = {number, {literals.begin(), literals.end()}};
    } else {
        const std::uint64_t number = give_number({});
        report_added(number, {});
        refutation_ = {number, {}};
    }
    if (solving_) report_refutation(state, {});
}

void Observation::report_refutation(const State& state, std::string_view word) {
    report_conflict_of(state, refutation_->number, refutation_->literals, word);
    refutation_->reported = true;
}

// ---- A solve

void Observation::begin(const State& state) {
    wanted_ = observer_.wants();
    solved_ = solving_ = true;
    reported_ = reported_levels_ = 0;
    report_mode(state);
    report_trail(state);
    kept_ = 0;
    if (refutation_) report_refutation(state, refutation_->reported ? "kept" : "");
}

void Observation::end(const State& state, solve::Verdict verdict, std::span<const Literal> model) {
    report_trail(state);
    solving_ = false;
    kept_ = reported_;
    if (!wants(Kind::end)) return;
    if (verdict == solve::Verdict::satisfiable) {
        named(model);
        std::vector<bool> has_value(state.claimed, false);
        for (const Literal literal : names_)
            if (literal.variable().index() < state.claimed) has_value[literal.variable().index()] = true;
        for (std::uint32_t index = 0; index < state.claimed; ++index)
            if (!has_value[index]) names_.emplace_back(Variable(index), true);
        std::sort(names_.begin(), names_.end());
        observer_.observe({.kind = Kind::end, .literals = names_, .word = "satisfiable"});
    } else if (verdict == solve::Verdict::unsatisfiable) {
        observer_.observe({.kind = Kind::end, .literals = named(state.failed), .word = "unsatisfiable"});
    } else {
        observer_.observe({.kind = Kind::end, .word = "unknown"});
    }
}

// ---- The search

void Observation::report_trail(const State& state) {
    for (;;) {
        while (reported_levels_ < state.level() && state.levels[reported_levels_].begin == reported_)
            report_decision(state);
        if (reported_ == state.assigned) return;
        if (wants(Kind::propagation)) {
            report_propagation(state, state.trail[reported_], reported_ < kept_ ? "kept" : "");
            ++reported_;
        } else {
            reported_ = reported_levels_ < state.level() ? state.levels[reported_levels_].begin : state.assigned;
        }
    }
}

/// Reports the decision of the first level that has not been reported.
void Observation::report_decision(const State& state) {
    const Literal decision = state.levels[reported_levels_].decision;
    const bool assumed = reported_levels_ < state.assumptions.size();
    ++reported_levels_;
    // An assumption that was true before may have a level without literals.
    if (reported_ < state.assigned && state.trail[reported_] == decision) ++reported_;
    if (!wants(Kind::decision)) return;
    observer_.observe({.kind = Kind::decision,
                       .literal = variables_.outside(decision),
                       .level = reported_levels_,
                       .word = assumed ? "assumption" : "decision"});
}

void Observation::report_propagation(const State& state, Literal literal, std::string_view word) {
    if (!wants(Kind::propagation)) return;
    const Assignment& assignment = state.assignment(literal);
    const Reason reason = assignment.reason;
    std::uint64_t number = 0;
    if (reason.none()) {
        // A literal of level 0: its reason, from an earlier solve, is not known any more.
        clause_.assign(1, literal);
        number = numbers_.find(clause_);
    } else {
        if (reason.is_binary()) {
            clause_.assign({literal, reason.other()});
        } else {
            const auto literals = state.arena[reason.reference()].literals();
            clause_.assign(literals.begin(), literals.end());
        }
        number = number_of(clause_);
    }
    observer_.observe({.kind = Kind::propagation,
                       .literal = variables_.outside(literal),
                       .level = assignment.level,
                       .clause = number,
                       .literals = named(number, clause_),
                       .word = word});
}

void Observation::report_scores(const State& state, std::vector<solve::Score> scores) {
    report_trail(state);
    for (solve::Score& score : scores) score.literal = variables_.outside(score.literal);
    const std::string_view heuristic = state.order == Order::scores ? "vsids" : "vmtf";
    observer_.observe({.kind = Kind::scores, .level = state.level(), .word = heuristic, .scores = scores});
}

std::span<const cnf::Literal> Observation::literals_of_conflict(const State& state) {
    const Conflict& conflict = state.conflict;
    clause_.clear();
    if (conflict.reason.is_binary()) {
        clause_.assign({conflict.reason.other(), conflict.other});
    } else if (conflict.reason.is_clause()) {
        const auto literals = state.arena[conflict.reason.reference()].literals();
        clause_.assign(literals.begin(), literals.end());
    }
    return clause_;
}

void Observation::report_conflict(const State& state) {
    report_trail(state);
    if (!wants(Kind::conflict)) return;
    const auto literals = literals_of_conflict(state);
    report_conflict_of(state, number_of(literals), literals, {});
}

void Observation::report_conflict_of(const State& state, std::uint64_t number, std::span<const Literal> literals,
                                     std::string_view word) {
    if (!wants(Kind::conflict)) return;
    observer_.observe({.kind = Kind::conflict,
                       .level = state.level(),
                       .clause = number,
                       .literals = named(number, literals),
                       .assigned = state.assigned,
                       .count = state.propagated,
                       .word = word});
}

void Observation::report_false_assumptions(const State& state, std::span<const Literal> literals) {
    report_trail(state);
    report_conflict_of(state, 0, literals, {});
}

void Observation::note_resolution(const State& state) {
    if (!wants(Kind::learned)) return;
    minimized_ = state.learned;
    resolved_.clear();
    for (const Variable variable : state.analyzed) {
        const Literal positive(variable, false);
        if (state.assignment(positive).level != state.level()) continue;
        if (variable != state.learned.front().variable())
            resolved_.push_back(state.value(positive) > 0 ? positive : ~positive);
    }
    std::sort(resolved_.begin(), resolved_.end(), [&](Literal left, Literal right) {
        return state.assignment(left).trail > state.assignment(right).trail;
    });
}

void Observation::report_learned(const State& state, std::uint32_t jump) {
    const std::uint64_t number = give_number(state.learned);
    if (!wants(Kind::learned)) return;
    clause_ = state.learned;
    std::sort(clause_.begin(), clause_.end());
    strengthened_.clear();
    for (const Literal literal : minimized_)
        if (!std::binary_search(clause_.begin(), clause_.end(), literal)) strengthened_.push_back(literal);
    std::vector<std::uint32_t> levels;
    for (const Literal literal : state.learned) levels.push_back(state.assignment(literal).level);
    core::sort_unique(levels);
    for (std::vector<Literal>* const literals : {&resolved_, &strengthened_})
        for (Literal& literal : *literals) literal = variables_.outside(literal);
    observer_.observe({.kind = Kind::learned,
                       .level = jump,
                       .clause = number,
                       .literals = named(state.learned),
                       .resolved = resolved_,
                       .strengthened = strengthened_,
                       .glue = static_cast<std::uint32_t>(levels.size())});
}

void Observation::backtrack(const State& state, std::uint32_t level) {
    if (!solving_) kept_ = std::min(kept_, state.levels[level].begin);
    if (!solving_ || inprocessing_) return;
    report_trail(state);
    reported_ = state.levels[level].begin;
    reported_levels_ = level;
    if (wants(Kind::backtrack)) observer_.observe({.kind = Kind::backtrack, .level = level});
}

void Observation::report_restart(const State& state, std::uint32_t level) {
    report_trail(state);
    if (wants(Kind::restart)) observer_.observe({.kind = Kind::restart, .level = level});
}

void Observation::report_reduction(const State& state, std::uint64_t dropped) {
    if (!wants(Kind::reduction)) return;
    observer_.observe({.kind = Kind::reduction, .assigned = state.redundant, .count = dropped});
}

void Observation::report_rephasing(const State& state, std::string_view word, std::uint64_t changed) {
    report_trail(state);
    if (wants(Kind::rephase)) observer_.observe({.kind = Kind::rephase, .count = changed, .word = word});
}

void Observation::report_mode(const State& state) {
    if (wants(Kind::mode)) observer_.observe({.kind = Kind::mode, .word = state.stable ? "stable" : "focused"});
}

// ---- Watches

void Observation::report_watch(Literal literal, std::uint64_t clause, std::string_view word,
                               std::span<const Literal> literals) {
    observer_.observe({.kind = Kind::watch,
                       .literal = variables_.outside(literal),
                       .clause = clause,
                       .literals = named(literals),
                       .word = word});
}

void Observation::report_pair(std::uint64_t clause, Literal first, Literal second) {
    const Pair pair = std::minmax(first, second);
    const auto [reported, is_new] = watched_.emplace(clause, pair);
    if (!is_new && reported->second == pair) return;
    reported->second = pair;
    report_watch(first, clause, "attached", std::array{first, second});
}

void Observation::attached(const State& state, Reference reference, std::span<const Literal> literals) {
    if (!shows_watches()) return;
    report_trail(state);
    const std::uint64_t number = number_of(literals);
    if (literals.size() > 2) by_reference_[reference] = number;
    report_pair(number, literals[0], literals[1]);
}

std::uint64_t Observation::take_number(std::span<const Literal> literals, Taken& taken) {
    std::uint64_t number = number_of(literals);
    while (!taken.insert(number).second && numbers_.before(number) != 0) number = numbers_.before(number);
    return number;
}

void Observation::sync_watches(const State& state) {
    if (!shows_watches()) return;
    report_trail(state);
    stale_ = false;
    by_reference_.clear();
    Taken taken;
    for_each_clause(state, ClauseKind::both, [&](Reference reference, const Clause& clause) {
        const std::uint64_t number = take_number(clause.literals(), taken);
        by_reference_[reference] = number;
        report_pair(number, clause[0], clause[1]);
    });
    for_each_binary(state, ClauseKind::both, [&](Literal first, Literal second) {
        report_pair(take_number(std::array{first, second}, taken), first, second);
    });
}

void Observation::report_visit(const State& state, Literal visited, Reference reference, std::string_view word,
                               std::span<const Literal> literals) {
    if (state.arena[reference].garbage != 0) return;
    report_trail(state);
    if (stale_ || !by_reference_.contains(reference)) sync_watches(state);
    const std::uint64_t number = by_reference_.at(reference);
    watched_[number] = std::minmax(literals[0], literals[1]);
    report_watch(visited, number, word, literals);
}

void Observation::report_binary_visit(const State& state, Literal visited, Literal other, std::string_view word) {
    report_trail(state);
    const std::uint64_t number = number_of(std::array{other, visited});
    report_watch(visited, number, word, std::array{other, visited});
}

void Observation::end_inprocessing(const State& state) {
    inprocessing_ = false;
    sync_watches(state);
}

void Observation::report_simplification(const State& state, std::string_view technique) {
    simplifying_ = !technique.empty();
    if (wants(Kind::simplification)) observer_.observe({.kind = Kind::simplification, .word = technique});
    if (!simplifying_) sync_watches(state);
}

void FixedLiterals::report(Literal literal) {
    const std::uint32_t index = literal.variable().index();
    if (reported_.size() <= index) reported_.resize(index + std::size_t{1}, false);
    if (reported_[index] || variables_.is_added(literal.variable())) return;
    reported_[index] = true;
    report_(variables_.outside(literal));
}

void FixedLiterals::report_rest(const State& state) {
    for (std::uint32_t index = 0; index < state.capacity; ++index) {
        const Literal literal(Variable(index), false);
        if (const auto value = fixed_value(state, literal)) report(*value ? literal : ~literal);
    }
}
}  // namespace satdoku::cdcl
