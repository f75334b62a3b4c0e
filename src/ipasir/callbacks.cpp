#include "callbacks.hpp"
#include <satdoku/core/error.hpp>
#include <new>

namespace satdoku::ipasir {
cnf::Literal literal_of(std::int32_t number) {
    constexpr auto largest = static_cast<std::int32_t>(cnf::largest_variable);
    if (number == 0 || number < -largest || number > largest)
        throw core::Error("library.literal", {std::to_string(number), std::to_string(largest)});
    return cnf::Literal::from_dimacs(number);
}

void Learner::learned(std::span<const cnf::Literal> clause, unsigned) {
    if (clause.size() > most_) return;
    numbers_.clear();
    try {
        for (const cnf::Literal literal : clause) numbers_.push_back(literal.dimacs());
        numbers_.push_back(0);
    } catch (const std::bad_alloc&) {
        return;  // reporting a learned clause is optional
    }
    learn_(data_, numbers_.data());
}

namespace {
/// Appends the literals of a clause until 0.
void collect(std::vector<cnf::Literal>& clause, auto&& next) {
    for (std::int32_t number = next(); number != 0; number = next()) clause.push_back(literal_of(number));
}
}  // namespace

void UserPropagator::guard(auto&& action) {
    if (failure_) return;
    try {
        action();
    } catch (...) {
        failure_ = std::current_exception();
    }
}

void UserPropagator::take_numbers(std::span<const cnf::Literal> literals) {
    numbers_.clear();
    for (const cnf::Literal literal : literals) numbers_.push_back(literal.dimacs());
}

void UserPropagator::notify_assignment(std::span<const cnf::Literal> literals) {
    guard([&] {
        take_numbers(literals);
        callbacks_.notify_assignment(callbacks_.data, numbers_.data(), numbers_.size());
    });
}

bool UserPropagator::check_found_model(std::span<const cnf::Literal> model) {
    bool accepted = false;
    guard([&] {
        take_numbers(model);
        accepted = callbacks_.cb_check_found_model(callbacks_.data, numbers_.data(), numbers_.size()) != 0;
    });
    return accepted;
}

std::optional<cnf::Literal> UserPropagator::ask(std::int32_t (*callback)(void* data)) {
    std::optional<cnf::Literal> literal;
    if (callback == nullptr) return literal;
    guard([&] {
        if (const std::int32_t number = callback(callbacks_.data)) literal = literal_of(number);
    });
    return literal;
}

void UserPropagator::reason(cnf::Literal propagated, std::vector<cnf::Literal>& clause) {
    guard([&] {
        collect(clause, [&] { return callbacks_.cb_add_reason_clause_lit(callbacks_.data, propagated.dimacs()); });
    });
    // Without a valid reason the literal does not follow: a tautology takes the place of the reason.
    if (failure_) clause.assign({propagated, ~propagated});
}

bool UserPropagator::external_clause(std::vector<cnf::Literal>& clause, bool& forgettable) {
    bool found = false;
    if (callbacks_.cb_has_external_clause == nullptr) return found;
    guard([&] {
        int is_forgettable = 0;
        if (callbacks_.cb_has_external_clause(callbacks_.data, &is_forgettable) == 0) return;
        forgettable = is_forgettable != 0;
        collect(clause, [&] { return callbacks_.cb_add_external_clause_lit(callbacks_.data); });
        found = true;
    });
    return found;
}
}  // namespace satdoku::ipasir
