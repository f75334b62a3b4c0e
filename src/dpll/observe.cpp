#include "observe.hpp"
#include "search.hpp"

namespace satdoku::dpll {
namespace {
using Kind = solve::Event::Kind;

constexpr solve::EventKinds kinds_with_clauses =
    solve::only(Kind::propagation) | solve::only(Kind::conflict) | solve::only(Kind::removed);

constexpr std::size_t most_scores = 8;
}  // namespace

Observation::Observation(const Search& search)
    : search_(search), observer_(*search.observer), wanted_(observer_.wants()) {
    if ((wanted_ & kinds_with_clauses) == 0) return;
    std::vector<cnf::Literal> literals;
    for (std::size_t number = 1; number <= search.formula.loaded_clauses(); ++number) {
        const auto clause = search.formula.clause_at(number);
        literals.assign(clause.begin(), clause.end());
        clauses_.clause(literals);
    }
}

std::uint32_t Observation::level() const { return static_cast<std::uint32_t>(search_.decisions.size()); }

void Observation::notify_unit(Column literal, Link head) {
    if (!wants(Kind::propagation) || search_.is_true(literal) || search_.is_false(literal)) return;
    observer_.observe({.kind = Kind::propagation,
                       .literal = search_.literal_of(literal),
                       .level = level(),
                       .clause = head,
                       .literals = literals_of(head)});
}

void Observation::notify_pure_literal(Column literal) {
    if (!wants(Kind::pure_literal)) return;
    observer_.observe({.kind = Kind::pure_literal, .literal = search_.literal_of(literal), .level = level()});
}

void Observation::notify_decision(Column literal, std::string_view word) {
    if (!wants(Kind::decision)) return;
    observer_.observe({.kind = Kind::decision, .literal = search_.literal_of(literal), .level = level(), .word = word});
}

void Observation::notify_scores(Search& search) {
    const auto rank = search.options.branching->rank;
    if (!wants(Kind::scores) || rank == nullptr) return;
    scores_.clear();
    for (const Ranked& ranked : rank(search, most_scores))
        scores_.push_back({search.literal_of(ranked.literal), ranked.score});
    observer_.observe({.kind = Kind::scores, .level = level(), .scores = scores_});
}

void Observation::notify_conflict(Link head, std::size_t propagated) {
    if (!wants(Kind::conflict)) return;
    observer_.observe({.kind = Kind::conflict,
                       .level = level(),
                       .clause = head,
                       .literals = literals_of(head),
                       .assigned = search_.trail.size(),
                       .count = propagated});
}

void Observation::notify_assumption(Column assumption) {
    if (!search_.is_false(assumption)) return notify_decision(assumption, "assumption");
    if (!wants(Kind::conflict)) return;
    const cnf::Literal literal = search_.literal_of(assumption);
    // A false assumption opens no level, but it is in search_.decisions.
    observer_.observe({.kind = Kind::conflict,
                       .level = level() - 1,
                       .literals = {&literal, 1},
                       .assigned = search_.trail.size(),
                       .count = search_.falsified});
}

void Observation::notify_backtrack() {
    if (wants(Kind::backtrack)) observer_.observe({.kind = Kind::backtrack, .level = level() - 1});
}

void Observation::notify_counter(Column literal, Link head, std::string_view word) {
    observer_.observe({.kind = Kind::watch,
                       .literal = search_.literal_of(literal),
                       .clause = head,
                       .count = search_.formula.node(head).left,
                       .word = word});
}

void Observation::notify_removed(std::string_view technique, const std::vector<Link>& heads) {
    if (wants(Kind::simplification)) observer_.observe({.kind = Kind::simplification, .word = technique});
    for (const Link head : heads) {
        if (!wants(Kind::removed)) break;
        observer_.observe({.kind = Kind::removed, .clause = head, .literals = literals_of(head)});
    }
    if (wants(Kind::simplification)) observer_.observe({.kind = Kind::simplification});
}

void Observation::notify_end(solve::Verdict verdict, std::span<const cnf::Literal> failed) {
    if (!wants(Kind::end)) return;
    if (verdict == solve::Verdict::unknown) {
        observer_.observe({.kind = Kind::end, .word = "unknown"});
    } else if (verdict == solve::Verdict::unsatisfiable) {
        observer_.observe({.kind = Kind::end, .literals = failed, .word = "unsatisfiable"});
    } else {
        std::vector<cnf::Literal> model;
        model.reserve(search_.places);
        for (std::uint32_t place = 0; place < search_.places; ++place)
            model.push_back(search_.literal_of(Column(place, !search_.model[place])));
        for (std::uint32_t index = 0; index < search_.formula.variable_count(); ++index) {
            const cnf::Literal negative(cnf::Variable(index), true);
            if (!search_.column_of(negative)) model.push_back(negative);
        }
        std::sort(model.begin(), model.end());
        observer_.observe({.kind = Kind::end, .literals = model, .word = "satisfiable"});
    }
}
}  // namespace satdoku::dpll
