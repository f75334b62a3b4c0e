// Reports to the caller each literal that has become true in every model: at once if the search has it, and at the end
// of a solve if simplification had replaced its variable by another one.
#pragma once
#include <satdoku/cnf/compact_variables.hpp>
#include <functional>
#include <utility>

namespace satdoku::cdcl {
struct State;

class FixedLiterals {
  public:
    using Report = std::function<void(cnf::Literal)>;

    /// @param variables  must outlive this
    FixedLiterals(Report report, const cnf::CompactVariables& variables)
        : report_(std::move(report)), variables_(variables) {}

    /// A literal inside, of level 0.
    void report(cnf::Literal literal);
    /// Those that have not been reported.
    void report_rest(const State& state);

  private:
    Report report_;
    const cnf::CompactVariables& variables_;
    std::vector<bool> reported_;  ///< by variable, which may be missing
};
}  // namespace satdoku::cdcl
