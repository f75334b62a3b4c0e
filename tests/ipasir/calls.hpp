// Random sequences of IPASIR calls, and what has to hold of their answers: models satisfy, refutations stand with the
// failed assumptions alone, learned clauses follow. Knows nothing but ipasir.h, so that any solver can be linked to it.
#pragma once

#include <satdoku/core/random.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::test {

using Numbers = std::vector<std::int32_t>;  ///< literals as DIMACS has them

/// The models of clauses over few variables: bit v - 1 of an index tells the value of variable v.
class Models {
  public:
    explicit Models(std::uint32_t variables);
    void restrict(const Numbers& clause);
    /// Whether one of them makes all the literals true. @pre no variable above those counted
    bool any_with(const Numbers& literals) const;

  private:
    std::vector<bool> is_model_;
};

/// What those who know the solver do besides; empty functions do nothing.
struct Insight {
    /// Right after ipasir_init().
    std::function<void(void* solver, core::Random& random)> prepare{};
    /// After a solve of a formula with few variables. @return what is wrong, or nothing
    std::function<std::string(void* solver, std::uint32_t variables, const Models& models)> inspect{};
    /// Whether calls that IPASIR leaves open are made, too: their answers are those that our ipasir.h tells.
    bool strict = false;
};

struct CallsReport {
    std::string wrong;     ///< what is, or nothing
    std::string verdicts;  ///< of the solves, in order: 1, 0, or ? without an answer
    std::uint64_t learned = 0;
};

/// Makes a solver, calls it some dozens of times, and releases it.
CallsReport make_calls(std::uint64_t seed, const Insight& insight);

}  // namespace satdoku::test
