// The state of a search and its operations: assign, propagate, undo, visit a node. Literals are represented by columns
// of the formula, so that the arrays have entries only for variables that occur.
//
// The trail is also the queue of units. Its literals are true. A round of propagation has two phases: first the
// negations of the new literals are unlinked from their clauses (`falsified` counts the literals that have been through
// this phase); if there is no conflict, the clauses of the true literals are unlinked (`satisfied`). Half of all rounds
// end in a conflict and do not need the second phase. Before it, a satisfied clause may lose other literals but never
// its true one, so it causes no conflict.
//
// Invariant: rounds are undone in reverse order, and in each round the clauses before the literals.
#pragma once
#include "frequencies.hpp"
#include "observe.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/dpll/solver.hpp>

namespace satdoku::dpll {
/// A strategy visits its scores in blocks of this size.
inline constexpr std::uint32_t columns_of_a_block = 64;

/// How a part of the search ended.
enum class Status { refuted, satisfied, stopped };

/// Counts since the solver was made, in the order of statistics().
struct Counts {
    using Count = solve::Count;

    Count nodes{"nodes"};
    Count decisions{"decisions"};
    /// Set by statistics(): all literals that had values, but those of nodes and the pure ones.
    Count propagations{"propagations"};
    Count conflicts{"conflicts"};
    Count depth{"depth", false};
    // Only if their options are on.
    Count pure_literals{"pure_literals"};
    Count tautologies{"tautologies"};
    Count subsumed{"subsumed"};
    // Not part of statistics().
    Count unassigned;   ///< literals that have lost their values
    Count empty_nodes;  ///< roots, and assumptions that were true already: no literal gets its value there
    Count falsified;  ///< literals whose negation was unlinked without a conflict: the limits are checked by this count
};

struct Search {
    using Link = cnf::Formula::Link;
    using Column = cnf::Formula::Column;

    Search(cnf::Formula& of, const Options& with) : formula(of), options(with), random(with.seed) {}

    cnf::Formula& formula;
    Options options;
    core::Random random;
    std::optional<Frequencies> frequencies;  ///< made for each solve

    std::uint32_t places = 0;  ///< number of variables: those of the formula, then those in `assumed_only`
    std::vector<cnf::Variable> assumed_only;  ///< variables that occur only in assumptions, in ascending order
    std::vector<char> truth;                  ///< by column: 1 if it is true, else 0
    std::vector<Column> trail;                ///< the true literals, in the order in which they became true
    std::size_t falsified = 0;                ///< number of literals on the trail whose negation is unlinked
    std::size_t satisfied = 0;                ///< number of literals on the trail whose clauses are unlinked
    std::vector<std::size_t> rounds;          ///< index on the trail where each round of propagation began
    std::vector<Column> decisions;            ///< the assumptions, then the decisions from the root to the current node
    std::size_t assumed = 0;                  ///< number of assumptions in `decisions`
    std::vector<Link> removed;                ///< redundant clauses, in the order of removal
    std::vector<cnf::Literal> lemma;          ///< the clause that was written to the proof last
    std::vector<Column> rare;                 ///< if pure literals are used: negations of literals without occurrences
    std::vector<bool> model;                  ///< by place
    std::vector<cnf::Literal> choices;        ///< literals of the model that are neither assumed nor implied
    std::vector<double> scores;               ///< by column; used by strategies, zero between two picks
    std::vector<std::uint8_t> scored;         ///< by block of columns: 1 if a score may be other than zero, else 0

    Counts counts;

    // Data of one solve.
    solve::Limits limits;
    std::uint64_t decisions_before = 0;
    std::uint64_t conflicts_before = 0;
    std::stop_token stop;
    core::Stopwatch watch;
    double reported = 0;             ///< seconds
    std::uintptr_t stack_start = 0;  ///< address where the recursion began on this thread's stack; 0: not begun
    std::uintptr_t stack_bytes = 0;  ///< bytes of each thread's stack that the recursion may use
    std::uint64_t stacks = 0;        ///< number of additional threads
    solve::StopReason reason = solve::StopReason::none;
    const solve::Engine* reported_engine = nullptr;

    std::function<void(const solve::Engine&)> reporter;
    proof::Proof* proof = nullptr;
    solve::Chooser* chooser = nullptr;
    solve::Observer* observer = nullptr;
    std::optional<Observation> observation;  ///< of this solve, if there is an observer

    /// Begins a solve: undoes the last one, links the formula, unlinks the clauses that are not needed, and makes the
    /// arrays large enough, so that the search allocates nothing.
    void prepare(const solve::Engine& engine, std::span<const cnf::Literal> assumptions, const solve::Limits& limits,
                 std::stop_token stop);
    /// Solves under assumptions. The caller calls restore() afterwards. If the result is `refuted`, `decisions`
    /// contains the assumptions that were used.
    Status run(std::span<const cnf::Literal> assumptions);
    bool pure_literals() const { return options.pure_literals && proof == nullptr; }
    /// Returns nothing for a variable that is neither in a clause nor in an assumption.
    std::optional<Column> column_of(cnf::Literal literal) const;
    cnf::Literal literal_of(Column column) const;
    bool is_true(Column literal) const { return truth[literal.code()] != 0; }
    bool is_false(Column literal) const { return truth[(~literal).code()] != 0; }

    /// Makes a literal true; propagate() changes the formula. @return false if the literal is already false
    bool enqueue(Column literal);
    /// Enqueues the unit clauses of the formula.
    bool enqueue_units();
    /// Propagates the trail to its end, in one round. `satisfied` if there is no conflict, even if clauses remain.
    Status propagate();
    /// Undoes all but the first `kept` literals.
    void undo(std::size_t kept);
    /// Undoes everything: the formula is as it was before the solve.
    void restore();

    /// The recursion: one call for each node of the search tree.
    Status visit();
    /// Visits the node below a decision; on a new thread if the stack of this one is used up.
    Status descend();
    bool interrupted();
    /// Returns true if the formula, the arrays and the stacks take more memory than the limit allows.
    bool takes_too_much();

  private:
    void remove_redundant_clauses();
    // `counters`: each visited clause is an event for the observer. A test at each clause would take 2 % of the time.
    template <bool observed, bool counters> bool unlink(Column literal);
    template <bool counters> void relink(Column literal);
    template <bool counters> void unlink_clauses_of(Column literal);
    template <bool counters> void relink_clauses_of(Column literal);
    template <bool counters> Status propagate_round();
    template <bool counters> void undo_rounds(std::size_t kept);
    Status set_pure_literals();
    /// The next decision of the chooser, if it has one that can be made.
    std::optional<Column> ask_chooser();
    void write_lemma();
    void drop_lemmas_below(Column decision);
    void save_model();
};

/// Returns the heads of the clauses that contain a literal and its negation.
std::vector<cnf::Formula::Link> tautological_clauses(const cnf::Formula& formula);

/// Returns the heads of the clauses that contain all literals of another one; of equal clauses the first one stays. If
/// it is interrupted, the result contains only those that were found before.
/// @pre no clause is empty
/// @param interrupted  called from time to time
std::vector<cnf::Formula::Link> subsumed_clauses(const cnf::Formula& formula, const std::function<bool()>& interrupted);
}  // namespace satdoku::dpll
