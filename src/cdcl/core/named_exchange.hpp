// The exchange of clauses with other engines: translates between the variables of the formula and those inside.
#pragma once
#include <satdoku/cnf/compact_variables.hpp>
#include <satdoku/solve/exchange.hpp>

namespace satdoku::cdcl {
class NamedExchange {
  public:
    /// Both must outlive this.
    NamedExchange(solve::Exchange& target, const cnf::CompactVariables& variables)
        : target_(target), variables_(variables) {}

    /// Shares a clause of literals inside. One with an added variable means nothing to others: it is not shared.
    void learned(std::span<const cnf::Literal> clause, std::uint32_t glue) {
        named_.clear();
        for (const cnf::Literal literal : clause) {
            if (variables_.is_added(literal.variable())) return;
            named_.push_back(variables_.outside(literal));
        }
        target_.learned(named_, glue);
    }

    bool due(std::uint64_t ticks) { return target_.due(ticks); }

    /// Reads the next clause into clause(), as literals inside, and its glue into glue(). False if there is none.
    bool next() {
        while (target_.next(named_, glue_))
            if (bring_inside()) return true;
        return false;
    }
    std::span<const cnf::Literal> clause() const { return named_; }
    std::uint32_t glue() const { return glue_; }

  private:
    /// Replaces the literals outside in named_ by those inside. False: the engine does not know one of the variables.
    bool bring_inside() {
        for (cnf::Literal& literal : named_) {
            const std::optional<cnf::Variable> variable = variables_.find(literal.variable());
            if (!variable) return false;
            literal = {*variable, literal.negative()};
        }
        return true;
    }

    solve::Exchange& target_;
    const cnf::CompactVariables& variables_;
    std::vector<cnf::Literal> named_;
    unsigned glue_ = 0;
};
}  // namespace satdoku::cdcl
