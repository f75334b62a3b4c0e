// The textbook solver: recursive DPLL (Davis, Logemann and Loveland, "A machine program for theorem-proving", 1962) on
// the linked formula. It visits the same nodes in the same order as a solver that copies the formula at each split, but
// it unlinks and relinks clauses instead of copying them.
//
//     dpll::Solver solver(formula, {.branching = dpll::find_strategy("dlis")});
//     solver.solve({}, {}, {});
//
// The recursion can be as deep as the formula has variables. When the stack of a thread is used up, the recursion
// continues on the stack of a new thread, and the old thread waits for it.
#pragma once
#include <satdoku/cnf/formula.hpp>
#include <satdoku/proof/proof.hpp>
#include <satdoku/solve/chooser.hpp>
#include <satdoku/solve/contract.hpp>
#include <satdoku/solve/engine.hpp>
#include <memory>

namespace satdoku::dpll {
struct Search;

/// A literal with its score.
struct Ranked {
    cnf::Formula::Column literal;
    double score;
};

/// Chooses the literal to split on. Its true branch is searched first, then the false one.
struct Strategy {
    std::string_view name;
    /// @pre at least one clause is left, and all of these have two literals or more
    cnf::Formula::Column (*pick)(Search&);
    /// Returns at most `count` literals with the best scores; the first is the one that pick() would choose now.
    /// Null if the strategy has no scores. The precondition is the same as for pick().
    std::vector<Ranked> (*rank)(Search&, std::size_t count) = nullptr;
};

/// All strategies; the first one is the naive one of textbooks.
std::span<const Strategy> strategies();
/// Returns the strategy with this name, or nullptr.
const Strategy* find_strategy(std::string_view name);

struct Options {
    const Strategy* branching = find_strategy("max-occurrence");  ///< not null
    /// Before each split, make literals true whose negation is in no remaining clause.
    bool pure_literals = false;
    /// Search without the clauses that contain a literal and its negation.
    bool tautologies = false;
    /// Search without the clauses that contain all literals of another one.
    bool subsumption = false;
    std::uint64_t seed = 0;  ///< of the random strategy
};

class Solver final : public solve::Engine {
  public:
    /// A solver with its own formula; add its clauses with clause().
    explicit Solver(const Options& options = {});
    /// A solver that works on the caller's formula, which is unchanged after each solve.
    explicit Solver(cnf::Formula& formula, const Options& options = {});
    ~Solver() override;

    void variables(std::uint32_t count) override;
    void clause(std::span<const cnf::Literal> literals) override;

    using Engine::value;
    solve::Outcome solve(std::span<const cnf::Literal> assumptions, const solve::Limits& limits,
                         std::stop_token stop) override;
    bool value(cnf::Variable variable) const override;
    bool failed(cnf::Literal assumption) const override;
    std::vector<cnf::Literal> decisions() const override;
    const cnf::Formula* formula() const override { return &formula_; }
    solve::Statistics statistics() const override;
    void report_to(std::function<void(const Engine&)> reporter) override;
    void connect_observer(solve::Observer* observer) override;
    /// The chooser decides before the engine; it must live as long. nullptr: no more. Not from within a solve.
    void choose_by(solve::Chooser* chooser);

    /// Every refuted branch is written to the proof; without assumptions, the empty clause ends it. Pure literals are
    /// not used then: they keep satisfiability, but no clause implies them.
    void prove_to(proof::Proof* proof);

  private:
    solve::Contract contract_;
    std::unique_ptr<cnf::Formula> own_;
    cnf::Formula& formula_;
    std::unique_ptr<Search> search_;
    std::vector<cnf::Literal> failed_;
};
}  // namespace satdoku::dpll
