// Transition systems for bounded model checking (Biere, Cimatti, Clarke and Zhu, "Symbolic model
// checking without BDDs", TACAS 1999): is a bad state reached after 0, 1, 2, ... steps? Each step is unrolled into the
// same solver.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::benchmarks {
/// Writes gates as clauses (Tseitin 1968), literal by literal; 0 ends a clause.
class Circuit {
  public:
    using Add = std::function<void(std::int32_t literal_or_zero)>;
    explicit Circuit(Add add);

    std::int32_t constant(bool value) const { return value ? 1 : -1; }
    std::int32_t input() { return ++variables_; }
    std::int32_t both(std::int32_t left, std::int32_t right);
    std::int32_t either(std::int32_t left, std::int32_t right) { return -both(-left, -right); }
    std::int32_t differ(std::int32_t left, std::int32_t right);
    std::int32_t choose(std::int32_t condition, std::int32_t yes, std::int32_t no);
    void clause(const std::vector<std::int32_t>& literals);

  private:
    Add add_;
    std::int32_t variables_ = 1;  ///< the first one is true
};

using Bits = std::vector<std::int32_t>;  ///< literals, the lowest bit first

class TransitionSystem {
  public:
    virtual ~TransitionSystem() = default;
    virtual Bits initial(Circuit& circuit) const = 0;
    virtual Bits next(Circuit& circuit, const Bits& state) const = 0;
    /// True exactly in bad states.
    virtual std::int32_t bad(Circuit& circuit, const Bits& state) const = 0;
};

/// A system to check, and its known answer.
struct CheckingTask {
    std::string name;
    std::unique_ptr<TransitionSystem> system;
    int bound;                 ///< steps to unroll
    std::optional<int> depth;  ///< of the first bad state; nothing if there is none within the bound
};

std::vector<CheckingTask> checking_tasks();

}  // namespace satdoku::benchmarks
