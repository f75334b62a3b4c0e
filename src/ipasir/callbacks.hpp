// Hands the engine's questions and notifications to C callbacks.
#pragma once
#include <satdoku/solve/exchange.hpp>
#include <satdoku/solve/propagator.hpp>
#include <exception>
#include <satdoku.h>

namespace satdoku::ipasir {
/// Throws core::Error "library.literal" for 0 and for variables above cnf::largest_variable.
cnf::Literal literal_of(std::int32_t number);

/// Passes learned clauses to a C callback.
class Learner final : public solve::Exchange {
  public:
    using Callback = void (*)(void* data, std::int32_t* clause);

    Learner(void* data, std::size_t most_literals, Callback learn) : data_(data), most_(most_literals), learn_(learn) {}
    void learned(std::span<const cnf::Literal> clause, unsigned glue) override;
    bool next(std::vector<cnf::Literal>&, unsigned&) override { return false; }

  private:
    void* data_;
    std::size_t most_;
    Callback learn_;
    std::vector<std::int32_t> numbers_;  ///< argument of the callback
};

/// Passes the calls of the engine to C callbacks. After an invalid answer none is called until the solve has ended.
class UserPropagator final : public solve::Propagator {
  public:
    explicit UserPropagator(const satdoku_propagator& callbacks) : callbacks_(callbacks) {}

    bool is_lazy() const override { return callbacks_.is_lazy != 0; }
    void notify_assignment(std::span<const cnf::Literal> literals) override;
    void notify_new_decision_level() override { callbacks_.notify_new_decision_level(callbacks_.data); }
    void notify_backtrack(std::uint32_t level) override { callbacks_.notify_backtrack(callbacks_.data, level); }
    bool check_found_model(std::span<const cnf::Literal> model) override;
    std::optional<cnf::Literal> decide() override { return ask(callbacks_.cb_decide); }
    std::optional<cnf::Literal> propagate() override { return ask(callbacks_.cb_propagate); }
    void reason(cnf::Literal propagated, std::vector<cnf::Literal>& clause) override;
    bool external_clause(std::vector<cnf::Literal>& clause, bool& forgettable) override;

    /// The exception for an invalid answer; null without one.
    const std::exception_ptr& failure() const { return failure_; }

  private:
    void take_numbers(std::span<const cnf::Literal> literals);
    void guard(auto&& action);
    /// @param callback  returns a literal, or 0 for none; may be null
    std::optional<cnf::Literal> ask(std::int32_t (*callback)(void* data));

    satdoku_propagator callbacks_;
    std::vector<std::int32_t> numbers_;  ///< argument of a callback
    std::exception_ptr failure_;
};
}  // namespace satdoku::ipasir
