// Random sequences of IPASIR calls with checks of their answers: a model satisfies all clauses, the failed assumptions
// alone are enough for a refutation, and learned clauses follow. Uses only ipasir.h, so that any solver can be linked.
#pragma once
#include <satdoku/core/random.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::test {
using Numbers = std::vector<std::int32_t>;  ///< DIMACS literals

/// The models of clauses over few variables: bit v - 1 of an index is the value of variable v.
class Models {
  public:
    explicit Models(std::uint32_t variables);
    void restrict(const Numbers& clause);
    /// Returns true if one of them makes all the literals true. @pre no variable is above the count
    bool any_with(const Numbers& literals) const;

  private:
    std::vector<bool> is_model_;
};

/// Additional calls and checks for a solver that is known; the functions may be empty.
struct Insight {
    /// Called after ipasir_init().
    std::function<void(void* solver, core::Random& random)> prepare{};
    /// Called after a solve of a formula with few variables. Returns a description of an error, or an empty text.
    std::function<std::string(void* solver, std::uint32_t variables, const Models& models)> inspect{};
    /// Also makes calls whose answers IPASIR does not define but our ipasir.h does.
    bool strict = false;
};

struct CallsReport {
    std::string wrong;     ///< description of an error, or empty
    std::string verdicts;  ///< of the solves in order: 1, 0, or ? without an answer
    std::uint64_t learned = 0;
};

/// Makes a solver, makes some dozens of calls, and releases it.
CallsReport make_calls(std::uint64_t seed, const Insight& insight);

}  // namespace satdoku::test
