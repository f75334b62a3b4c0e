#include "lemmas.hpp"

#include <algorithm>

namespace satdoku::reason {

namespace {

/// Only definitions, which are short, can have equal or opposite literals; longer clauses are of one pigeon or one
/// group.
constexpr std::size_t longest_definition = 4;

}  // namespace

bool Lemmas::simplify(std::span<const cnf::Literal> clause) {
    const auto has = [](std::span<const cnf::Literal> literals, cnf::Literal literal) {
        return std::ranges::find(literals, literal) != literals.end();
    };
    const bool mixed = clause.size() <= longest_definition;
    clause_.clear();
    for (std::size_t index = 0; index < clause.size(); ++index) {
        const cnf::Literal literal = clause[index];
        if (literal == truth_) return false;
        if (literal == ~truth_ || (mixed && has(clause_, literal))) continue;
        if (mixed && has(clause_, ~literal)) return false;
        clause_.push_back(literal);
    }
    return true;
}

}  // namespace satdoku::reason
