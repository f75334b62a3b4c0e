// Adds clauses of the formula to the database, simplified by the values of level 0.
#include "core/operations.hpp"

namespace satdoku::cdcl {
namespace {
/// Returns true if the clause needs no simplification, as most clauses do. Reads as little memory as possible. False is
/// always a correct answer.
bool is_simplified(const State& state, std::span<const Literal> literals) {
    constexpr std::size_t few = 8;
    if (literals.size() < 2 || literals.size() > few) return false;
    for (std::size_t index = 1; index < literals.size(); ++index) {
        for (std::size_t other = 0; other < index; ++other)
            if (literals[index].variable() == literals[other].variable()) return false;
    }
    const auto has_value = [&](Literal literal) { return state.value(literal) != 0; };
    return state.assigned == 0 || std::none_of(literals.begin(), literals.end(), has_value);
}
}  // namespace

void add_original(State& state, std::span<const Literal> literals) {
    if (is_simplified(state, literals)) return load_clause(state, literals);
    std::vector<Literal>& kept = state.scratch;
    kept.clear();
    bool holds = false;
    for (const Literal literal : literals) {
        std::uint8_t& mark = state.assignment(literal).mark;
        const std::uint8_t own = sign_mark(literal);
        if (state.value(literal) > 0 || (mark != 0 && mark != own)) holds = true;
        if (mark != 0 || state.value(literal) < 0) continue;
        mark = own;
        kept.push_back(literal);
    }
    for (const Literal literal : kept) state.assignment(literal).mark = 0;
    if (holds) {
        prove_removed(state, literals);
    } else {
        if (kept.empty()) {
            derive_empty(state, by(literals));
        } else if (kept.size() == 1) {
            derive_unit(state, kept.front(), by(literals));
        } else {
            if (kept.size() != literals.size()) prove_added(state, kept, by(literals));
            load_clause(state, kept);
        }
        if (kept.size() != literals.size()) prove_removed(state, literals);
    }
    kept.clear();
}
}  // namespace satdoku::cdcl
