// What may be asked of an engine, and when. Every engine keeps one and asks it first, in all builds: a caller's mistake
// ends where it is made, and not in a wrong answer. Each violation throws a core::Error:
//
//   contract.begun          prove_to() or show_to() after the first clause or solve
//   contract.solving        a call that changes the engine, solve() among them, from within a solve
//   contract.no_model       value() or decisions() where the last solve did not end satisfiable, or something was
//                           told since
//   contract.no_refutation  failed() where it did not end unsatisfiable, or something was told since
//   contract.too_large      a variable above cnf::largest_variable
//   contract.proof          propagate_with() where a proof has begun, or the other way round: its clauses are in none
//   contract.no_propagator  observe() or unobserve() where nobody is there to be told
//
// The first argument is the name of the call. The engine is as it was before the call, and goes on.
#pragma once

#include <satdoku/cnf/literal.hpp>

#include <cstdint>
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

    static void require_range(std::string_view call, cnf::Literal literal) {
        require_range(call, {&literal, 1});
    }

    /// propagate_with() and, between solves, observe(): what the last solve found is gone.
    void forget(std::string_view call) {
        require_idle(call);
        phase_ = Phase::open;
    }
    /// variables(): what the last solve found is gone.
    void take_variables(std::uint32_t count);
    /// clause(): likewise.
    void take_clause(std::span<const cnf::Literal> literals);

    /// solve(), from its start to the end of its scope: without an answer where an exception ends it.
    class Solve {
      public:
        Solve(Contract& contract, std::span<const cnf::Literal> assumptions);
        ~Solve();
        Solve(const Solve&) = delete;
        Solve& operator=(const Solve&) = delete;
        void answer(Verdict verdict) { verdict_ = verdict; }

      private:
        Contract& contract_;
        Verdict verdict_;
    };

  private:
    enum class Phase : std::uint8_t { open, solving, satisfiable, unsatisfiable };

    [[noreturn]] static void fail(std::string_view key, std::string_view call);
    static void require_range(std::string_view call, std::span<const cnf::Literal> literals);

    bool begun_ = false;
    Phase phase_ = Phase::open;
};

}  // namespace satdoku::solve
