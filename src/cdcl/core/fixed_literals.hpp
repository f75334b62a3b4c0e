// Reports to the caller each literal that has become true in every model: at once if the search has it, and at the end
// of a solve if simplification had replaced its variable by another one.
#pragma once

#include <satdoku/cnf/compact_variables.hpp>
#include <satdoku/cnf/literal.hpp>

#include <functional>
#include <utility>
#include <vector>

namespace satdoku::cdcl {

struct State;

class FixedLiterals {
  public:
    using Tell = std::function<void(cnf::Literal)>;

    /// @param variables  must outlive this
    FixedLiterals(Tell tell, const cnf::CompactVariables& variables) : tell_(std::move(tell)), variables_(variables) {}

    /// A literal inside, of level 0.
    void tell(cnf::Literal literal);
    /// Those that have not been reported.
    void tell_rest(const State& state);

  private:
    Tell tell_;
    const cnf::CompactVariables& variables_;
    std::vector<bool> told_;  ///< by variable, which may be missing
};

}  // namespace satdoku::cdcl
