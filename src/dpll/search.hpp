// The state of one search, and its moves: assign and propagate, take back, visit a node. Inside, literals
// are columns of the formula, so that all arrays are as small as what it mentions.
//
// The trail is the queue of units: its literals are true, the first `falsified` of them have had their
// negation taken out of its clauses. Only when that has come to an end without a conflict, in a round, are
// the clauses of the true literals taken out: half of all rounds end in a conflict, and need it not. Until
// then such a clause may still lose literals, but never its true one, so that it makes no conflict.
//
// Invariant: rounds are taken back in reverse order, the clauses of one before its literals.
#pragma once

#include "frequencies.hpp"
#include "observe.hpp"

#include <satdoku/cnf/formula.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/dpll/solver.hpp>
#include <satdoku/proof/proof.hpp>
#include <satdoku/solve/count.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace satdoku::dpll {

/// Scores are looked at by blocks.
inline constexpr std::uint32_t columns_of_a_block = 64;

/// How a part of the search ended.
enum class Status { refuted, satisfied, stopped };

/// Counts since the solver was made, in the order in which statistics() tells them.
struct Counts {
    using Count = solve::Count;

    Count nodes{"nodes", "nodes", "结点"};
    Count decisions{"decisions", "decisions", "决策"};
    Count propagations{"propagations", "propagations", "传播"};
    Count conflicts{"conflicts", "conflicts", "冲突"};
    Count depth{"depth", "greatest depth", "最大深度", false};
    // Only where they are asked for.
    Count pure_literals{"pure_literals", "pure literals set", "设为真的纯文字"};
    Count tautologies{"tautologies", "tautologies removed", "去掉的重言式子句"};
    Count subsumed{"subsumed", "subsumed clauses", "被包含的子句"};
};

struct Search {
    using Link = cnf::Formula::Link;
    using Column = cnf::Formula::Column;

    Search(cnf::Formula& of, const Options& with) : formula(of), options(with), random(with.seed) {}

    cnf::Formula& formula;
    Options options;
    core::Random random;
    std::optional<Frequencies> frequencies;  ///< anew for each solve

    std::uint32_t places = 0;            ///< of variables: those of the formula, then those of `further`
    std::vector<cnf::Variable> further;  ///< that only assumptions mention, in ascending order
    std::vector<char> truth;             ///< by column: whether it is true
    std::vector<Column> trail;           ///< what is true, in order
    std::size_t falsified = 0;           ///< literals whose negation is out
    std::size_t satisfied = 0;           ///< literals whose clauses are out
    std::vector<std::size_t> rounds;     ///< where on the trail each round of propagation began
    std::vector<Column> decisions;       ///< the assumptions and those on the way from the root to here
    std::size_t assumed = 0;             ///< how many assumptions
    std::vector<Link> spared;  ///< clauses that the search does without, in the order in which they went
    std::vector<cnf::Literal> lemma;  ///< the last one written
    std::vector<Column> rare;         ///< with pure literals: negations of those that no clause has any more
    std::vector<bool> model;          ///< by place
    std::vector<cnf::Literal> choices;  ///< of the model: what is neither assumed nor follows
    std::vector<double> scores;         ///< by column; a strategy's own, zero between two picks
    std::vector<std::uint8_t> scored;   ///< by block of columns: 1 where scores may not be zero, or 0

    Counts counts;

    // Of one solve.
    solve::Limits limits;
    std::uint64_t decisions_before = 0;
    std::uint64_t conflicts_before = 0;
    std::stop_token stop;
    core::Stopwatch watch;
    double reported = 0;             ///< seconds
    std::uintptr_t stack_start = 0;  ///< where the recursion began on this thread's stack; 0: not yet
    std::uintptr_t stack_bytes = 0;  ///< that the recursion uses of each thread's stack
    std::uint64_t stacks = 0;        ///< of further threads
    solve::Reason reason = solve::Reason::none;
    const solve::Engine* reported_engine = nullptr;

    std::function<void(const solve::Engine&)> reporter;
    proof::Proof* proof = nullptr;
    solve::Observer* observer = nullptr;
    std::optional<Observation> shown;  ///< of this solve, where there is an observer

    /// Begins a solve: restores what the last one has left, links the formula, takes out the clauses that it
    /// can do without, and makes the arrays as large as it needs, so that nothing is allocated on the way.
    void prepare(const solve::Engine& engine, std::span<const cnf::Literal> assumptions,
                 const solve::Limits& limits, std::stop_token stop);
    /// Solves under assumptions; restore() is left to the caller. Where they are refuted, `decisions` holds
    /// those that were used.
    Status run(std::span<const cnf::Literal> assumptions);
    bool pure_literals() const { return options.pure_literals && proof == nullptr; }
    /// Nothing for a variable that neither a clause nor an assumption mentions.
    std::optional<Column> column_of(cnf::Literal literal) const;
    cnf::Literal literal_of(Column column) const;
    bool is_true(Column literal) const { return truth[literal.code()] != 0; }
    bool is_false(Column literal) const { return truth[(~literal).code()] != 0; }

    /// Makes a literal true, to be carried out by propagate(). @return false where it is false already
    bool enqueue(Column literal);
    /// Enqueues the units of the formula as loaded.
    bool enqueue_units();
    /// Carries out the trail to its end, in one round. satisfied: without a conflict, which says nothing
    /// about clauses left
    Status propagate();
    /// Takes back all but the first `kept` literals.
    void undo(std::size_t kept);
    /// Takes back everything: the formula is as it was before the solve.
    void restore();

    /// The recursion: one call is one node.
    Status visit();
    /// Visits the node below a decision; on a further thread where this one's stack has borne enough.
    Status descend();
    bool interrupted();
    /// Whether the formula, the arrays and the stacks take more than the limit.
    bool takes_too_much();

  private:
    void spare_clauses();
    template <bool observed>
    bool take_out(Column literal);
    void put_back(Column literal);
    void take_out_clauses_of(Column literal);
    void put_back_clauses_of(Column literal);
    Status set_pure_literals();
    void write_lemma();
    void drop_lemmas_below(Column decision);
    void save_model();
};

}  // namespace satdoku::dpll
