// The whole state of the engine: one struct on which every technique works. A technique is a file of functions on it.
//
// The folders form rows, and each includes only from those before it:
//   data         containers that do not know the state: arena, watch lists, heap, queue
//   core         the state, the trail, the clause database, limits
//   heuristics   decisions, restarts, modes, phases
//   learning     conflict analysis, reduction, exchange with other engines and with the user propagator; the loop
//   passes       inprocessing
//   solver.cpp   the interface
//
// Variables have the numbers of cnf::CompactVariables, and literals are indexed by their codes. An array "by variable"
// has `capacity` entries, one "by literal" twice as many. A variable is known (its status is not `unused`) from the
// first clause or assumption that mentions it.
//
// Invariants, asserted by check_step() in builds with SATDOKU_CHECK_INVARIANTS:
//   trail    holds the assigned literals, each once, in the order of assignment. The literals from levels[k - 1].begin
//            to levels[k].begin have level k. Those before levels[0].begin have level 0 and are permanent. The
//            literals before `propagated` have been propagated.
//   watches  every clause of three or more literals that is not garbage is watched by its first two literals. Clauses
//            added since the last solve are watched from the start of the next one. If one watched literal is false
//            and propagated, the other one (or the blocker) is true and was assigned no later.
//   reasons  the reason of a literal has it as its only true literal; the others were false before it. In the arena,
//            the literal is the first or second of its reason. Literals of level 0 have no reason (the proof has them
//            as unit clauses). Unknown reasons are only on levels above those of assumptions and constraint.
//   heap     while decisions go by scores, it contains every active variable without a value.
//   queue    contains every active variable, except those that clean() found to have a value of level 0. While
//            decisions go by the queue, all variables after `queue.unassigned` have values.
//   active   counts the variables with status active, including those with a value.
#pragma once
#include "core/named_exchange.hpp"
#include "core/named_propagator.hpp"
#include "core/observe.hpp"
#include "core/proof_log.hpp"
#include "data/extension.hpp"
#include "data/heap.hpp"
#include "data/queue.hpp"
#include "data/restarts.hpp"
#include "data/watch.hpp"
#include <satdoku/cdcl/options.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/reason/xor_matrix.hpp>
#include <satdoku/reason/xor_proof.hpp>

namespace satdoku::cdcl {
/// The status of a variable.
enum class Status : std::uint8_t {
    unused,       ///< no clause and no assumption mentions it
    active,       ///< part of the search, also if it has a value of level 0
    eliminated,   ///< resolved away; its clauses are on the extension stack
    substituted,  ///< replaced by an equivalent literal; the equivalence is on the extension stack
};

/// The data of an assigned variable that conflict analysis reads, kept together in 16 bytes.
struct Assignment {
    std::uint32_t level = 0;     ///< valid while it has a value
    std::uint32_t trail = 0;     ///< index on the trail, valid while it has a value
    Reason reason;               ///< valid while it has a value
    std::uint8_t seen = 0;       ///< part of the conflict analysis: 0 or 1; 0 outside analyze()
    std::uint8_t removable = 0;  ///< minimization: shown to be implied
    std::uint8_t poison = 0;     ///< minimization: shown not to be implied
    std::uint8_t mark = 0;       ///< free for one technique at a time, 0 between techniques
};

/// A value for Assignment::mark that distinguishes the two literals of a variable.
constexpr std::uint8_t sign_mark(Literal literal) { return literal.negative() ? 2 : 1; }

/// The value of the literal's variable if the literal is true: 1 or -1.
constexpr std::int8_t phase_of(Literal literal) { return literal.negative() ? -1 : 1; }

/// Spare entries after the trail, a buffer for propagation.
inline constexpr std::uint32_t trail_spare = 32;

/// A decision level, from 1 on.
struct Level {
    std::uint32_t begin;     ///< index on the trail of its first literal
    Literal decision;        ///< the assumption or decision that opened it; an assumption may have been true before
    std::uint32_t seen = 0;  ///< analysis: number of seen literals; 0 outside analyze()
    std::uint32_t seen_trail = 0;  ///< analysis: lowest trail index among them, valid while seen > 0
    std::uint64_t stamp = 0;       ///< count_levels(): the last count that met this level
};

/// The falsified clause: a binary clause as its two literals, or a reference.
struct Conflict {
    Reason reason;  ///< none: no conflict
    Literal other;  ///< with a binary reason: the second literal
};

/// How often clauses of each glue are used in one mode, and the limits of the tiers computed from that.
struct Tiers {
    static constexpr std::uint32_t glues = 128;
    /// By glue: uses in analysis. The last entry is for all greater glues, too.
    std::array<std::uint64_t, glues> uses{};
    std::uint32_t tier1 = 0;  ///< greatest glue of the first tier
    std::uint32_t tier2 = 0;  ///< greatest glue of the second tier
};

/// Values of the option `stable`, ...
inline constexpr int only_focused = 0;
inline constexpr int only_stable = 2;
inline constexpr int stable_first = 3;
/// ... and of `focused_scores`.
inline constexpr int measured = 1;
inline constexpr int only_scores = 2;

/// The order of decisions.
enum class Order : std::uint8_t {
    queue,   ///< the variable that was bumped last (VMTF)
    scores,  ///< the variable with the highest score (VSIDS)
};

/// Means over the conflicts of the last focused mode with one order; infinite if there has not been one.
struct Trial {
    double glue = std::numeric_limits<double>::infinity();
    double decisions = std::numeric_limits<double>::infinity();
};

/// Averages of one mode.
struct Averages {
    Average fast_glue{33};
    Average slow_glue{1e5};
    Average decision_rate{1e5};        ///< decisions between two conflicts
    std::uint64_t last_decisions = 0;  ///< decisions at the last conflict
};

/// Counts since the solver was created, in the order of statistics().
struct Counts {
    using Count = solve::Count;

    /// Those from which search learned: the clock of restarts, reductions and passes. statistics() adds `final_conflicts`.
    Count conflicts{"conflicts"};
    Count decisions{"decisions"};
    /// Literals that backtracking has unassigned, less those that were decided or assumed, modulo 2^64. With the trail
    /// they are the literals that clauses implied: nothing is counted where they are.
    Count propagations{"propagations"};
    Count restarts{"restarts"};
    Count reused_levels{"reused_levels"};
    Count learned{"learned"};
    /// Counted after minimization.
    Count learned_literals{"learned_literals"};
    /// The sum over all learned clauses.
    Count learned_glue{"learned_glue"};
    /// Recently learned clauses that a new one subsumes.
    Count subsumed_recent{"subsumed_recent"};
    Count shrunk_literals{"shrunk_literals"};
    Count minimized_literals{"minimized_literals"};
    Count strengthened_literals{"strengthened_literals"};
    /// Clauses from other engines that were added.
    Count imported{"imported"};
    /// Uses in analysis of imported clauses with three or more literals.
    Count imported_uses{"imported_uses"};
    Count reductions{"reductions"};
    /// Learned clauses dropped by reductions.
    Count dropped{"dropped"};
    Count collections{"collections"};
    Count rephasings{"rephasings"};
    Count inprocessings{"inprocessings"};
    /// Models found by simple assignments to all variables.
    Count lucky{"lucky"};
    /// Literals that the matrix of XOR constraints implied.
    Count parity_units{"parity_units"};
    /// Conflicts found by the matrix of XOR constraints.
    Count parity_conflicts{"parity_conflicts"};
    /// Pairs of equal literals that follow from sums of adders.
    Count equal_addends{"equal_addends"};
    /// Pairs of literals that exclude each other because a sum of adders is too small for both.
    Count exclusive_addends{"exclusive_addends"};
    /// Refutations by counting, and sums of XOR constraints, that were not used because their proof would be too long.
    Count unproved{"unproved"};
    /// Literals assumed because a symmetry allows it.
    Count broken_symmetries{"broken_symmetries"};
    Count walks{"walks"};
    Count walks_improved{"walks_improved"};
    Count flips{"flips"};
    Count mode_switches{"mode_switches"};
    /// Focused modes with decisions by scores.
    Count focused_scores{"focused_scores"};
    Count successive{"successive"};
    Count adaptations{"adaptations"};
    /// Literals that sweeping found to be constant.
    Count swept_units{"swept_units"};
    /// Pairs of literals that sweeping found to be equivalent.
    Count swept_equivalences{"swept_equivalences"};
    /// Pairs of literals that congruence closure found to be equivalent.
    Count congruent{"congruent"};
    Count substituted{"substituted"};
    Count eliminated{"eliminated"};
    /// Definitions that are not gates, by which variables were eliminated.
    Count mined_definitions{"mined_definitions"};
    /// Clauses of the formula.
    Count subsumed{"subsumed"};
    /// Clauses of the formula that lost a literal to another clause.
    Count strengthened{"strengthened"};
    Count added_variables{"added_variables"};
    /// Clauses by which added variables made the formula smaller.
    Count factored{"factored"};
    Count failed_literals{"failed_literals"};
    Count vivification_tries{"vivification_tries"};
    /// Clauses shortened by vivification.
    Count vivified{"vivified"};
    /// Clauses that vivification found to be implied or subsumed.
    Count vivified_away{"vivified_away"};
    /// The part of `ticks` that inprocessing spent.
    Count inprocessing_ticks{"inprocessing_ticks"};
    /// Literals of level 0.
    Count units{"units"};
    /// Cache lines touched by propagation: the clock of all schedules.
    Count ticks{"ticks"};
    // Not part of statistics().
    Count final_conflicts;  ///< on level 0, or with an assumption: nothing is left to learn
    Count solves;
};

/// When each step of the search is due next, in values of `Counts`.
struct Schedule {
    static constexpr std::uint64_t never = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t restart = 0;             ///< conflicts
    std::uint64_t reduce = 0;              ///< conflicts
    std::uint64_t exchange = never;        ///< conflicts at the last exchange of clauses
    std::uint64_t last_reduce = 0;         ///< conflicts at the last reduction
    std::uint64_t last_reduce_solves = 0;  ///< solves at the last reduction
    std::uint64_t rephase = 0;             ///< conflicts
    std::uint64_t mode_conflicts = 0;      ///< end of the first focused mode
    std::uint64_t mode_ticks = 0;          ///< end of each later mode, in ticks
    Counts mode_counts;                    ///< at the start of this mode
    std::uint64_t mode_span = 0;           ///< ticks of the first focused mode
    bool trial = false;                    ///< focused mode begins with the order that did worse
    std::uint64_t inprocess = 0;           ///< conflicts
    std::uint64_t inprocess_start = 0;     ///< ticks of search at the last inprocessing
    bool luck_tried = false;               ///< lucky phases have been tried
    bool early_done = false;               ///< the early run of congruence closure has been made
    std::uint64_t walk_start = 0;          ///< ticks of search at the last local search
};

/// The limits of this solve and how it ends.
struct Ending {
    std::stop_token stop;
    std::uint64_t conflicts = 0;  ///< number of conflicts at which it ends
    std::uint64_t decisions = 0;  ///< number of decisions at which it ends
    std::optional<double> seconds;
    std::uint64_t memory = 0;      ///< bytes
    core::Stopwatch watch;         ///< since the start of solve()
    std::uint64_t poll_work = 0;   ///< ticks at which poll() checks clock, stop request and memory again
    double next_report = 0;        ///< seconds at which the reporter is called next
    std::function<void()> report;  ///< calls the reporter; may be empty
    std::function<bool()> asked;   ///< returns true to end the solve; may be empty
    solve::StopReason reason = solve::StopReason::none;  ///< other than none: the solve has to end
};

/// The latest learned clauses of three or more literals, in no order.
class Recent {
  public:
    void push(Reference reference) { references_[count_++ % references_.size()] = reference; }
    /// Called when references change.
    void clear() { count_ = 0; }
    std::span<const Reference> references() const {
        return {references_.data(), std::min<std::size_t>(count_, references_.size())};
    }

  private:
    std::array<Reference, 16> references_{};
    std::size_t count_ = 0;
};

/// A binary clause of the formula that is not yet watched.
struct LoadedBinary {
    Literal first, second;
    Reference next;  ///< the end of the arena when it was added: keeps the order of the formula
};

struct State {
    explicit State(const Options& chosen);

    // -- The formula
    Options options;
    core::Random random;
    ProofLog proof;
    /// Returns the number of a new variable that the formula does not have, or nothing if there is no name left for it.
    /// Empty: variables cannot be added.
    std::function<std::optional<Variable>()> number_added;
    /// The next decision of a solve::Chooser, a literal without a value, if it has one. Empty: there is no chooser.
    std::function<std::optional<Literal>()> ask_chooser;
    std::unique_ptr<Observation> observation;       ///< nullptr: there is no observer
    std::unique_ptr<NamedExchange> exchange;        ///< nullptr: no other engine shares clauses
    std::unique_ptr<NamedPropagator> propagator;    ///< nullptr: there is no user propagator
    std::unique_ptr<FixedLiterals> fixed_literals;  ///< nullptr: no callback for literals of level 0
    std::uint32_t units_shared = 0;                 ///< literals of the trail that the exchange knows or need not know
    std::uint32_t capacity = 0;                     ///< variables that the arrays have room for
    std::uint32_t claimed = 0;                      ///< number of variables that the formula declares
    std::uint32_t active = 0;                       ///< variables with status active
    bool unsatisfiable = false;                     ///< the empty clause has been derived
    std::vector<Status> status;                     ///< by variable
    Arena arena;                                    ///< clauses of three or more literals
    std::vector<WatchList> watches;                 ///< by literal
    std::optional<Reference> first_loaded;          ///< the first in the arena that connect_loaded() has to watch
    cnf::Arena<LoadedBinary> loaded_binaries;       ///< binary clauses that connect_loaded() has to watch
    /// Clauses in the arena that are not learned and not garbage.
    solve::Count irredundant{"irredundant", false};
    /// Clauses in the arena that are learned and not garbage.
    solve::Count redundant{"redundant", false};
    solve::Count binaries{"binaries", false};  ///< of both kinds
    std::uint32_t cleaned = 0;                 ///< literals of level 0 that clean() has processed
    bool garbage = false;                      ///< a clause in the arena has become garbage since the last collect()
    Reference first_redundant = 0;             ///< no learned clause is before it in the arena
    std::uint64_t watch_bytes = 0;             ///< memory of all watch lists, as of the last collect()
    bool branchless = false;                   ///< which of two propagation loops to use; see propagate.cpp

    // -- The assignment
    std::vector<std::int8_t> values;      ///< by literal: 1 true, -1 false, 0 without value
    std::vector<Assignment> assignments;  ///< by variable
    std::vector<Literal> trail;           ///< `capacity` + `trail_spare` entries; the first `assigned` are valid
    std::uint32_t assigned = 0;           ///< literals on the trail
    std::uint32_t propagated = 0;         ///< literals on the trail that have been propagated
    std::vector<Level> levels;            ///< levels 1 to level(); levels[k - 1] is level k
    Conflict conflict;                    ///< set by propagate()

    // -- Decisions
    bool stable = false;             ///< stable mode, else focused mode
    Order order = Order::queue;      ///< the current order of decisions
    Trial trials[2];                 ///< by order
    Heap heap;                       ///< scores; always maintained, bumped only while decisions go by them
    double score_increment = 1;      ///< added to a score by a bump
    Queue queue;                     ///< always maintained, bumped only while decisions go by it
    std::vector<std::int8_t> saved;  ///< by variable: its last value, 1 or -1
    /// By variable: the phase chosen by the caller; 0 none. It may be shorter than `capacity`.
    std::vector<std::int8_t> wanted;
    std::vector<std::int8_t> target;    ///< by variable: its value in the largest trail since rephasing; 0 none
    std::vector<std::int8_t> best;      ///< by variable: its value in the largest trail since "best"; 0 none
    std::uint32_t target_assigned = 0;  ///< size of the trail in target
    std::uint32_t best_assigned = 0;    ///< size of the trail in best
    Reluctant reluctant;                ///< restarts in stable mode
    Tiers tiers[2];                     ///< by mode
    Averages averages[3];               ///< by mode: focused with each order, stable

    // -- Analysis
    std::vector<Literal> learned;       ///< the clause being learned; it implies its first literal
    std::vector<Variable> analyzed;     ///< variables with `seen`
    std::vector<Literal> strengthened;  ///< literals that strengthen() removed; only for hints
    /// Clauses that state.learned is resolved from; only for subsume_antecedents().
    std::vector<Reference> antecedents;
    Recent recent;
    std::vector<Variable> shrinking;                          ///< variables with `mark` in shrink()
    std::vector<Variable> minimized;                          ///< variables with `removable` or `poison`
    std::vector<std::uint32_t> levels_seen;                   ///< levels with seen > 0
    std::uint64_t level_stamp = 0;                            ///< last stamp given to levels
    std::vector<std::uint64_t> shrink_order, shrink_scratch;  ///< for shrink(): literals by level
    /// For bump(): queue stamp and variable.
    std::vector<std::pair<std::uint64_t, Variable>> bump_order, bump_scratch;

    // -- This solve
    std::vector<Literal> assumptions;  ///< decided first, level by level
    /// A clause that holds for this solve, satisfied by the level after them.
    std::optional<std::vector<Literal>> constraint;
    bool constraint_failed = false;     ///< the refutation uses it
    bool propagating = false;           ///< nothing is searched for: the solve ends where a decision would be due
    bool breaking = false;              ///< the assumptions are not the caller's but those of break_symmetries()
    std::vector<Literal> failed;        ///< assumptions that cannot hold together, after an unsatisfiable solve
    std::uint64_t start_conflicts = 0;  ///< conflicts at the start of this solve
    std::uint64_t start_ticks = 0;      ///< ticks of search at the start of this solve
    std::uint64_t steps = 0;            ///< steps of the loop over all solves, for check_step()
    Ending ending;

    // -- Reasoning beyond clauses
    core::Savings count_savings{1'000'000};       ///< the initial amount is enough for a small formula
    bool counted = false;                         ///< count() has been called
    core::Savings xor_savings{5'000'000};         ///< if there are no XOR constraints, the pass is cheap
    core::Savings adder_savings{5'000'000};       ///< elimination would take adders apart
    core::Savings symmetry_savings{20'000'000};   ///< enough from the start: added variables would hide symmetries
    std::vector<reason::XorConstraint> xors;      ///< implied by the formula; their clauses may be gone
    std::unique_ptr<reason::XorProof> xor_proof;  ///< proves `xors`; nullptr: there is no proof
    std::unique_ptr<reason::XorMatrix> matrix;    ///< nullptr: there are no XOR constraints to propagate
    std::uint32_t matrix_seen = 0;                ///< number of literals of the trail that the matrix knows

    // -- Undoing simplification
    Extension extension;                   ///< dropped clauses that the rest does not imply
    std::vector<Literal> representatives;  ///< by variable: the literal that replaced it, if it is substituted
    std::vector<Variable> frozen;          ///< must stay: they were mentioned again after they had been removed
    std::vector<std::int8_t> model;        ///< by variable: the whole model, if the extension is not empty

    // -- What passes store for their next call
    std::vector<std::uint64_t> elimination_tries;  ///< by variable: its occurrences when elimination failed
    std::uint64_t loaded = 0;                      ///< clauses of the formula that were added, over all solves
    std::uint64_t loaded_before = 0;               ///< those that the passes of `series` began with
    std::uint64_t series = 0;                      ///< inprocessings since the formula grew much
    std::uint64_t elimination_calls = 0;           ///< of `series`, including those that did nothing
    int elimination_bound = 0;                     ///< clauses that one elimination may add now
    bool elimination_pays = false;                 ///< enough variables can be eliminated
    std::vector<std::uint32_t> addition_tries;     ///< by literal: its occurrences when it had no product; 0 untried
    std::uint64_t addition_calls = 0;              ///< of `series`, including those that did nothing
    bool addition_ended = true;                    ///< the last call tried all literals
    std::vector<Variable> sweep_schedule;          ///< variables to sweep, from the back
    std::uint32_t sweeps_completed = 0;            ///< how often all variables have been swept
    int sweep_halvings = 0;                        ///< of its budget, if it found little; negative: doublings

    Counts counts;
    std::vector<solve::PassCost> pass_costs;              ///< in the order of their first runs
    std::function<void(const solve::PassRun&)> pass_log;  ///< empty: none
    std::optional<std::uint64_t> searched_propagations;   ///< while passes run: counts.propagations before them
    Schedule schedule;
    std::vector<Literal> scratch;  ///< free for the running technique, empty between techniques

    // -- Shorthands
    std::uint32_t level() const { return static_cast<std::uint32_t>(levels.size()); }
    /// The number of literals of level 0: the first of the trail, whose values hold for good.
    std::uint32_t fixed() const { return levels.empty() ? assigned : levels.front().begin; }
    /// The levels that this solve asks for: of the assumptions and the constraint.
    std::uint32_t asked_levels() const { return static_cast<std::uint32_t>(assumptions.size()) + (constraint ? 1 : 0); }
    std::int8_t value(Literal literal) const { return values[literal.code()]; }
    Assignment& assignment(Literal literal) { return assignments[literal.variable().index()]; }
    const Assignment& assignment(Literal literal) const { return assignments[literal.variable().index()]; }
    bool is_active(Variable variable) const { return status[variable.index()] == Status::active; }
    /// Returns true if the variable is active and has no value.
    bool is_open(Variable variable) const {
        return is_active(variable) && values[std::size_t{2} * variable.index()] == 0;
    }
    std::span<const Literal> true_literals() const { return {trail.data(), assigned}; }
    Tiers& tier() { return tiers[stable ? 1 : 0]; }
    std::uint64_t solve_conflicts() const { return counts.conflicts - start_conflicts; }
    std::uint64_t solve_ticks() const { return search_ticks() - start_ticks; }
    std::uint64_t search_ticks() const { return counts.ticks - counts.inprocessing_ticks; }
    const Averages& average() const { return averages[stable ? 2 : static_cast<std::size_t>(order)]; }
    Averages& average() { return averages[stable ? 2 : static_cast<std::size_t>(order)]; }
    bool complete() const { return assigned == active; }
    /// Literals that clauses implied in the search. Of simplifications only those of level 0 count.
    std::uint64_t propagations() const {
        return searched_propagations ? *searched_propagations + counts.units : counts.propagations + assigned;
    }
};
}  // namespace satdoku::cdcl
