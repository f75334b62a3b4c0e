// Which calls an engine allows, and when. Every engine has a Contract and checks it at the start of each call, in all
// builds, so that a mistake of the caller is reported at once and never becomes a wrong answer. Each violation throws a
// core::Error with one of these keys:
//
//   contract.begun          prove_to() or connect_observer() after the first clause or solve
//   contract.solving        a call that changes the engine (solve() too) during a solve
//   contract.no_model       value() or decisions() if the last solve did not end satisfiable, or the formula has
//                           changed since
//   contract.no_refutation  failed() if the last solve did not end unsatisfiable, or the formula has changed since
//   contract.no_propagation implied() if the last call was not a propagate() that found no contradiction
//   contract.too_large      a variable above cnf::largest_variable
//   contract.proof          both a proof and a propagator, and nobody to take the propagator's clauses as axioms
//   contract.no_propagator  observe() or unobserve() without a propagator
//   contract.no_question    force_backtrack() or is_decision() while the propagator is not asked
//
// The first argument of the error is the name of the call. The engine stays as it was before and can be used.
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <span>
#include <string_view>

namespace satdoku::solve {
enum class Verdict;

class Contract {
  public:
    void require_beginning(std::string_view call) const {
        require_idle(call);
        if (begun_) fail("contract.begun", call);
    }
    void require_idle(std::string_view call) const {
        if (phase_ == Phase::solving) fail("contract.solving", call);
    }
    void require_model(std::string_view call) const {
        if (phase_ != Phase::satisfiable) fail("contract.no_model", call);
    }
    void require_refutation(std::string_view call) const {
        if (phase_ != Phase::unsatisfiable) fail("contract.no_refutation", call);
    }

    void require_propagation(std::string_view call) const {
        if (!propagated_) fail("contract.no_propagation", call);
    }

    static void require_range(std::string_view call, cnf::Literal literal) { require_range(call, {&literal, 1}); }

    /// For propagate_with() and, between solves, observe(). Afterwards there is neither a model nor a refutation.
    void forget(std::string_view call) {
        require_idle(call);
        open();
    }
    /// For variables(). Afterwards there is neither a model nor a refutation.
    void take_variables(std::uint32_t count);
    /// For clause(), constrain() and their like. Afterwards there is neither a model nor a refutation.
    void take_clause(std::string_view call, std::span<const cnf::Literal> literals);

    /// For solve() and propagate(): lives as long as the solve. If an exception ends the solve, there is no answer.
    class Solve {
      public:
        Solve(Contract& contract, std::string_view call, std::span<const cnf::Literal> assumptions);
        ~Solve();
        Solve(const Solve&) = delete;
        Solve& operator=(const Solve&) = delete;
        void answer(Verdict verdict) { verdict_ = verdict; }
        /// Propagation has come to its end without a contradiction.
        void propagated() { propagated_ = true; }

      private:
        Contract& contract_;
        Verdict verdict_;
        bool propagated_ = false;
    };

  private:
    enum class Phase : std::uint8_t { open, solving, satisfiable, unsatisfiable };

    [[noreturn]] static void fail(std::string_view key, std::string_view call);
    static void require_range(std::string_view call, std::span<const cnf::Literal> literals);
    void open() {
        phase_ = Phase::open;
        propagated_ = false;
    }

    bool begun_ = false;
    bool propagated_ = false;
    Phase phase_ = Phase::open;
};
}  // namespace satdoku::solve
