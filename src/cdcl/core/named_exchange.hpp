// What others share, by the names that the formula has for variables; inside they are numbered as the engine likes.
#pragma once

#include <satdoku/cnf/compact_variables.hpp>
#include <satdoku/solve/exchange.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::cdcl {

class NamedExchange {
  public:
    /// Both live as long as this.
    NamedExchange(solve::Exchange& target, const cnf::CompactVariables& variables)
        : target_(target), variables_(variables) {}

    /// Literals as the engine has them. Those of variables that it added mean nothing outside: the clause stays here.
    void learned(std::span<const cnf::Literal> clause, std::uint32_t glue);

    bool due(std::uint64_t ticks) { return target_.due(ticks); }

    /// The next clause, as the engine has its literals. It stands in clause(); glue() goes with it. False: there is
    /// none.
    bool next();
    std::span<const cnf::Literal> clause() const { return named_; }
    std::uint32_t glue() const { return glue_; }

  private:
    /// Puts numbers in the place of the names in named_. False: the engine does not know one of them.
    bool bring_inside();

    solve::Exchange& target_;
    const cnf::CompactVariables& variables_;
    std::vector<cnf::Literal> named_;
    unsigned glue_ = 0;
};

}  // namespace satdoku::cdcl
