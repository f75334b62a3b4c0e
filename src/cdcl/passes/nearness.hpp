// How closely two variables are connected: the number of paths of three steps between them, where each step goes from a
// variable to another one of the same clause. Idea: Haberlandt, Green and Heule, "Effective auxiliary variables via
// structured reencoding", SAT 2023.
#pragma once

#include "passes/dense.hpp"

#include <cstdint>
#include <vector>

namespace satdoku::cdcl {

class Nearness {
  public:
    explicit Nearness(Dense& dense) : dense_(dense) {}

    /// The number of paths in the formula at the first call since forget(); less if the ticks of the dense view run
    /// out. Only one origin between two calls of forget().
    std::uint64_t of(Variable origin, Variable other);
    void forget();

  private:
    void count_two_steps(Variable origin);

    Dense& dense_;
    std::vector<std::uint64_t> two_steps_;    ///< by variable: paths of two steps from the origin
    std::vector<Variable> reached_;           ///< variables with such paths
    std::vector<std::uint64_t> three_steps_;  ///< by variable: 1 + result of of(); 0: not computed
    std::vector<Variable> asked_;             ///< variables with an entry there
};

}  // namespace satdoku::cdcl
