#include "core/named_exchange.hpp"

#include <optional>

namespace satdoku::cdcl {

void NamedExchange::learned(std::span<const cnf::Literal> clause, std::uint32_t glue) {
    named_.clear();
    for (const cnf::Literal literal : clause) {
        if (variables_.is_added(literal.variable())) return;
        named_.push_back(variables_.outside(literal));
    }
    target_.learned(named_, glue);
}

bool NamedExchange::next() {
    while (target_.next(named_, glue_)) {
        if (bring_inside()) return true;
    }
    return false;
}

bool NamedExchange::bring_inside() {
    for (cnf::Literal& literal : named_) {
        const std::optional<cnf::Variable> variable = variables_.find(literal.variable());
        if (!variable) return false;
        literal = {*variable, literal.negative()};
    }
    return true;
}

}  // namespace satdoku::cdcl
