// The textbook's solver, fast: recursive DPLL (Davis, Logemann and Loveland, "A machine program for
// theorem-proving", 1962) on the linked formula. It visits the nodes that the solver with a copy of the
// formula at each split visits, in the same order; only unlinking takes the copy's place.
//
//     dpll::Solver solver(formula, {.branching = dpll::find_strategy("dlis")});
//     solver.solve({}, {}, {});
//
// The recursion goes as deep as the formula has variables: where one stack ends, it goes on upon that of a
// further thread, which the one before waits for.
#pragma once

#include <satdoku/cnf/formula.hpp>
#include <satdoku/proof/proof.hpp>
#include <satdoku/solve/contract.hpp>
#include <satdoku/solve/engine.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace satdoku::dpll {

struct Search;

/// A literal and what a strategy thinks of it.
struct Ranked {
    cnf::Formula::Column literal;
    double score;
};

/// A way to choose the literal to split on. It is tried true first, then false.
struct Strategy {
    std::string_view name;
    /// @pre some clause is left, and none of them has less than two literals
    cnf::Formula::Column (*pick)(Search&);
    /// The best literals with their scores, at most that many; the first is the one that pick() would take now.
    /// Null where no scores are behind the choice. @pre that of pick()
    std::vector<Ranked> (*rank)(Search&, std::size_t count) = nullptr;
};

/// All strategies; the first is the textbook's naive one.
std::span<const Strategy> strategies();
/// The strategy of that name, or nullptr.
const Strategy* find_strategy(std::string_view name);

struct Options {
    const Strategy* branching = find_strategy("max-occurrence");  ///< not null
    /// Before each split, set the literals true whose negation no clause has any more.
    bool pure_literals = false;
    /// Search without the clauses that hold a literal and its negation.
    bool tautologies = false;
    /// Search without the clauses that hold all literals of another one.
    bool subsumption = false;
    std::uint64_t seed = 0;  ///< of the random strategy
};

class Solver final : public solve::Engine {
  public:
    /// A solver with a formula of its own, which clauses are added to.
    explicit Solver(const Options& options = {});
    /// A solver that works on the caller's formula, which is the same before and after each solve.
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
    void show_to(solve::Observer* observer) override;

    /// Every refuted first branch goes into the proof, which the empty clause ends where no assumptions were
    /// made. Pure literals are then left alone: they keep satisfiability, but no clause implies them.
    void prove_to(proof::Proof* proof);

  private:
    solve::Contract contract_;
    std::unique_ptr<cnf::Formula> own_;
    cnf::Formula& formula_;
    std::unique_ptr<Search> search_;
    std::vector<cnf::Literal> failed_;
};

}  // namespace satdoku::dpll
