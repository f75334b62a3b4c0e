#include "core/fixed_literals.hpp"

#include "core/operations.hpp"

namespace satdoku::cdcl {

void FixedLiterals::tell(Literal literal) {
    const std::uint32_t index = literal.variable().index();
    if (told_.size() <= index) told_.resize(index + std::size_t{1}, false);
    if (told_[index] || variables_.is_added(literal.variable())) return;
    told_[index] = true;
    tell_(variables_.outside(literal));
}

void FixedLiterals::tell_rest(const State& state) {
    for (std::uint32_t index = 0; index < state.capacity; ++index) {
        const Literal literal(Variable(index), false);
        if (const auto value = fixed_value(state, literal)) tell(*value ? literal : ~literal);
    }
}

}  // namespace satdoku::cdcl
