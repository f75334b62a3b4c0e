#include "core/fixed_literals.hpp"
#include "core/operations.hpp"

namespace satdoku::cdcl {
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
