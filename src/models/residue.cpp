#include "residue.hpp"
#include <satdoku/cnf/clause.hpp>
#include <satdoku/core/numbers.hpp>

namespace satdoku::models {
namespace {
/// Appends ascending numbers by their differences.
void append(std::string& word, const std::vector<std::uint32_t>& numbers) {
    core::append_groups(word, numbers.size());
    std::uint32_t last = 0;
    for (const std::uint32_t number : numbers) {
        core::append_groups(word, number - last);
        last = number;
    }
}
}  // namespace

std::string Component::word() const {
    std::string word;
    append(word, variables);
    append(word, clauses);
    return word;
}

Residue::Residue(const Question& question, const std::function<bool()>& stopped)
    : names_(question.mentioned()), chosen_(names_.size()), occurrences_(2 * names_.size()), values_(names_.size()),
      seen_variables_(names_.size()), scores_(names_.size()) {
    for (const cnf::Variable variable : question.chosen()) chosen_[question.place_of(variable)] = true;
    std::vector<cnf::Literal> inside;
    constexpr std::size_t clauses_between_looks = 1024;
    for (std::size_t index = 0; index < question.formula().size(); ++index) {
        if (index % clauses_between_looks == 0 && stopped()) break;
        inside.clear();
        for (const cnf::Literal literal : question.formula()[index])
            inside.emplace_back(cnf::Variable(question.place_of(literal.variable())), literal.negative());
        add_clause(inside);
    }
    seen_clauses_.resize(clauses_.size());
}

/// Adds a clause without duplicate literals. Tautologies are left out; their variables still count.
void Residue::add_clause(std::vector<cnf::Literal> literals) {
    if (!cnf::normalize(literals)) return;
    if (literals.empty()) has_empty_clause_ = true;
    if (literals.size() == 1) units_.push_back(literals.front());
    const auto number = static_cast<std::uint32_t>(clauses_.size());
    const auto begin = static_cast<std::uint32_t>(literals_.size());
    literals_.insert(literals_.end(), literals.begin(), literals.end());
    clauses_.push_back({.begin = begin,
                        .end = static_cast<std::uint32_t>(literals_.size()),
                        .free_literals = static_cast<std::uint32_t>(literals.size())});
    for (const cnf::Literal literal : literals) occurrences_[literal.code()].push_back(number);
}

bool Residue::set(cnf::Literal literal) {
    values_[literal.variable().index()] = literal.negative() ? -1 : 1;
    trail_.push_back(literal);
    for (const std::uint32_t clause : occurrences_[literal.code()]) {
        ++clauses_[clause].true_literals;
        --clauses_[clause].free_literals;
    }
    bool holds = true;
    for (const std::uint32_t number : occurrences_[(~literal).code()]) {
        Clause& clause = clauses_[number];
        --clause.free_literals;
        if (clause.true_literals != 0) continue;
        if (clause.free_literals == 0) holds = false;
        if (clause.free_literals != 1) continue;
        for (const cnf::Literal other : literals_of(clause))
            if (!has_value(other.variable().index())) units_.push_back(other);
    }
    return holds;
}

bool Residue::propagate_units() {
    bool holds = !has_empty_clause_;
    while (!units_.empty()) {
        const cnf::Literal unit = units_.back();
        units_.pop_back();
        const int value = values_[unit.variable().index()];
        if (value == 0 && holds) holds = set(unit);
        if (value != 0 && (value > 0) == unit.negative()) holds = false;
    }
    return holds;
}

bool Residue::assign(cnf::Literal literal) {
    units_.assign(1, literal);
    return propagate_units();
}

void Residue::backtrack(std::size_t assigned) {
    for (; trail_.size() > assigned; trail_.pop_back()) {
        const cnf::Literal literal = trail_.back();
        values_[literal.variable().index()] = 0;
        for (const std::uint32_t clause : occurrences_[literal.code()]) {
            --clauses_[clause].true_literals;
            ++clauses_[clause].free_literals;
        }
        for (const std::uint32_t clause : occurrences_[(~literal).code()]) ++clauses_[clause].free_literals;
    }
}

std::vector<Component> Residue::split(std::span<const std::uint32_t> variables, std::uint64_t& free) {
    ++stamp_;
    free = 0;
    std::vector<Component> components;
    for (const std::uint32_t first : variables) {
        if (has_value(first) || seen_variables_[first] == stamp_) continue;
        seen_variables_[first] = stamp_;
        Component component{{first}, {}};
        for (std::size_t next = 0; next < component.variables.size(); ++next) {
            const std::uint32_t variable = component.variables[next];
            component.has_chosen = component.has_chosen || chosen_[variable];
            for (const bool negative : {false, true}) {
                for (const std::uint32_t clause :
                     occurrences_[cnf::Literal(cnf::Variable(variable), negative).code()]) {
                    if (clauses_[clause].true_literals != 0 || seen_clauses_[clause] == stamp_) continue;
                    seen_clauses_[clause] = stamp_;
                    component.clauses.push_back(clause);
                    for (const cnf::Literal literal : literals_of(clauses_[clause])) {
                        const std::uint32_t other = literal.variable().index();
                        if (has_value(other) || seen_variables_[other] == stamp_) continue;
                        seen_variables_[other] = stamp_;
                        component.variables.push_back(other);
                    }
                }
            }
        }
        if (component.clauses.empty()) {
            free += component.has_chosen ? 1 : 0;
            continue;
        }
        std::sort(component.variables.begin(), component.variables.end());
        std::sort(component.clauses.begin(), component.clauses.end());
        components.push_back(std::move(component));
    }
    return components;
}

std::uint32_t Residue::branch(const Component& component) {
    for (const std::uint32_t clause : component.clauses)
        for (const cnf::Literal literal : literals_of(clauses_[clause])) ++scores_[literal.variable().index()];
    std::uint32_t best = component.variables.front();
    for (const std::uint32_t variable : component.variables) {
        const bool better = chosen_[variable] && (!chosen_[best] || scores_[variable] > scores_[best]);
        if (better) best = variable;
    }
    for (const std::uint32_t clause : component.clauses)
        for (const cnf::Literal literal : literals_of(clauses_[clause])) scores_[literal.variable().index()] = 0;
    return best;
}
}  // namespace satdoku::models
