// What the simplifications of an engine cost, each pass by its name.
#pragma once

#include <satdoku/solve/engine.hpp>

namespace satdoku::solve {

struct PassCost {
    std::string_view name;  ///< as in Observer::simplification
    std::uint64_t runs = 0;
    std::uint64_t ticks = 0;
    double milliseconds = 0;  ///< real time, for people: no decision depends on it
};

/// One run of a pass.
struct PassRun {
    PassCost cost;
    Statistics changes;  ///< the counts that changed, each with its difference
};

/// An engine whose passes are measured.
class Profiled {
  public:
    virtual ~Profiled() = default;
    /// In the order of their first runs, since the engine was made.
    virtual std::vector<PassCost> pass_costs() const = 0;
};

}  // namespace satdoku::solve
