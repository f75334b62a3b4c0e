// The C++ side of the C interfaces: an engine, with the clause and the assumptions that are being added. Its members
// throw core::Error, and std::bad_alloc without memory; guarded() catches all exceptions.
//
// Invariant: if a member throws, the handle is as before the call, or broken. A broken handle gives no answers, because
// its formula may lack a clause.
#pragma once
#include "callbacks.hpp"
#include "recorder.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku.h>

namespace satdoku::ipasir {
/// Makes the engine of a handle. @param proof  nullptr: none
using MakeEngine = std::function<std::unique_ptr<solve::Engine>(const cdcl::Options& options, proof::Proof* proof)>;

/// How several threads are made and stopped; empty functions for one thread.
struct Threads {
    MakeEngine make{};
    std::function<void(solve::Engine& engine, std::function<bool()> asked)> stop_when{};
};

/// A callback of satdoku_visit_clauses().
using Visit = int (*)(void* data, const std::int32_t* literals, std::size_t size);
}  // namespace satdoku::ipasir

/// The opaque struct of satdoku.h, where the functions of its members are described.
struct satdoku_solver {
  public:
    satdoku_solver();

    std::unique_ptr<satdoku_solver> copy() const;
    void record(const std::string& path);
    void option(const char* name, int value);
    void configure(const char* name);
    /// From now on the engine has these threads. @param call  for errors
    void threads(const char* call, satdoku::ipasir::Threads threads);
    void open_proof(const char* path, bool binary);
    void open_axioms(const char* path);
    void close_proof();

    void variables(std::uint32_t count);
    void add(std::int32_t literal_or_zero);
    void clause(std::span<const std::int32_t> numbers);
    void clauses(std::span<const std::int32_t> numbers);
    void read(const char* path);
    std::uint32_t variable_count() const { return variables_; }
    void constrain(std::span<const std::int32_t> numbers);
    void assume(std::int32_t number);
    void limit(const char* name, double value);
    void solve();
    void propagate();
    /// Valid until the next call.
    std::span<const std::int32_t> implied();
    void visit(const char* call, void* data, satdoku::ipasir::Visit visit, bool witnesses);
    void set_terminate(void* data, int (*terminate)(void*));
    void connect_propagator(const satdoku_propagator* callbacks);
    void observe(std::int32_t variable);
    void unobserve(std::int32_t variable);
    void force_backtrack(std::size_t level);
    bool is_decision(std::int32_t number) const;
    void set_learn(void* data, int max_length, satdoku::ipasir::Learner::Callback learn);
    void set_fixed(void* data, void (*take)(void*, std::int32_t));

    bool value(std::int32_t number) const;
    bool failed(std::int32_t number) const;
    bool constraint_failed() const;
    /// @param change  whether to change the model, too
    bool flip(const char* call, std::int32_t number, bool change);
    std::optional<bool> fixed(std::int32_t number) const;
    void phase(std::int32_t number);
    void unphase(std::int32_t number);
    satdoku::solve::Statistics statistics() const { return engine_->statistics(); }

    bool is_solving() const { return phase_ == Phase::solving; }
    /// The outcome of the last solve, if there was one; unknown without a reason if it threw.
    const std::optional<satdoku::solve::Outcome>& outcome() const { return outcome_; }
    /// Returns true if the last solve was a propagation that came to its end.
    bool is_propagated() const {
        return propagated_ && outcome_ && outcome_->reason == satdoku::solve::StopReason::none;
    }

    std::unique_ptr<satdoku::ipasir::Recorder> recorder;  ///< nullptr: the calls are not recorded
    std::exception_ptr error;                             ///< of the last call; null if it succeeded
    bool broken = false;
    std::string message;  ///< the last result of satdoku_error()

  private:
    enum class Phase : std::uint8_t { fresh, open, solving, satisfiable, unsatisfiable };

    /// Ends Phase::solving, even after an exception.
    struct Solving {
        explicit Solving(Phase& now) : phase(now) { phase = Phase::solving; }
        ~Solving() { phase = after; }
        Solving(const Solving&) = delete;
        Solving& operator=(const Solving&) = delete;
        Phase& phase;
        Phase after = Phase::open;
    };

    void change_options(const char* call, auto&& change);
    void replace_engine(const satdoku::cdcl::Options& options, satdoku::proof::Proof* proof,
                        satdoku::proof::Proof* axioms);
    void own_engine(std::unique_ptr<satdoku::solve::Engine> engine);
    satdoku::cdcl::Solver& single(const char* call) const;
    satdoku::cnf::Literal take_literal(std::int32_t number);
    void run(const char* call, auto&& act);
    void set_stop();
    void require_propagator(const char* call) const;
    void require_fresh(const char* call) const;
    void require_idle(const char* call) const;
    void require_open_proof(const char* call) const;

    satdoku::cdcl::Options options_;
    std::unique_ptr<satdoku::proof::DratFile> proof_;
    std::unique_ptr<satdoku::proof::DratFile> axioms_;  ///< additions alone
    std::unique_ptr<satdoku::ipasir::Learner> learner_;
    std::unique_ptr<satdoku::ipasir::UserPropagator> propagator_;
    std::function<bool()> terminate_;
    std::function<void(satdoku::cnf::Literal)> report_fixed_;
    satdoku::ipasir::Threads threads_;
    std::unique_ptr<satdoku::solve::Engine> engine_;
    satdoku::cdcl::Solver* single_ = nullptr;  ///< the engine, unless it has several threads
    satdoku::solve::Limits limits_;
    std::optional<satdoku::solve::Outcome> outcome_;
    std::vector<satdoku::cnf::Literal> clause_;  ///< literals of the clause that has not ended
    std::vector<satdoku::cnf::Literal> assumptions_;
    std::vector<std::int32_t> numbers_;  ///< result of implied()
    std::uint32_t variables_ = 0;
    bool propagated_ = false;  ///< the last solve was satdoku_propagate()
    Phase phase_ = Phase::fresh;
    bool proof_closed_ = false;
};
