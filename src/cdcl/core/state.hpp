// Everything that the engine knows, in one struct that every technique works on. A technique is a file of
// functions on it (techniques.hpp declares them all); search.cpp drives them.
//
// Variables are numbered as in the formula, and literals by their codes. "By variable" arrays have `capacity`
// entries, "by literal" arrays twice as many; a variable is known (status other than `unused`) from the first
// clause or assumption that mentions it.
//
// The invariants, asserted by check_step() in builds with SATDOKU_CHECK_INVARIANTS:
//   trail    holds the assigned literals, each once, in order of assignment. Those from
//            levels[k - 1].begin to levels[k].begin have level k, those before levels[0].begin have
//            level 0 and stay for good. Literals before `propagated` have been propagated.
//   watches  every clause of three and more literals that is no garbage is watched by its first two.
//            Those that have come since the last solve are, from the start of the next one on.
//            Where one of the two is false and propagated, the other (or the blocker) is true, and was
//            no later than it.
//   reasons  the reason of a literal has it as its only true literal, the others being false before it;
//            in the arena it stands first or second. Literals of level 0 have no reason (the proof has
//            them as units).
//   heap     where decisions go by scores: every active variable without value is in it.
//   queue    every active variable is in it, but those that clean() found to have a value of level 0;
//            behind `queue.unassigned` all have values, where decisions go by the queue.
//   active   counts the variables with status active, those with a value included.
#pragma once

#include "core/named_exchange.hpp"
#include "core/named_propagator.hpp"
#include "core/observe.hpp"
#include "data/arena.hpp"
#include "data/average.hpp"
#include "data/extension.hpp"
#include "data/heap.hpp"
#include "data/queue.hpp"
#include "data/reluctant.hpp"
#include "data/watch.hpp"

#include <satdoku/cdcl/options.hpp>
#include <satdoku/cnf/arena.hpp>
#include <satdoku/core/effort.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/proof/proof.hpp>
#include <satdoku/reason/parity.hpp>
#include <satdoku/reason/parity_matrix.hpp>
#include <satdoku/reason/parity_proof.hpp>
#include <satdoku/solve/count.hpp>
#include <satdoku/solve/engine.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace satdoku::cdcl {

/// What became of a variable.
enum class Status : std::uint8_t {
    unused,       ///< no clause and no assumption mentions it
    active,       ///< part of the search, also where it has a value of level 0
    eliminated,   ///< resolved away; its clauses are on the extension stack
    substituted,  ///< replaced by an equivalent literal; the equivalence is on the extension stack
};

/// What analysis needs of an assigned variable, kept together: 16 bytes.
struct Assignment {
    std::uint32_t level = 0;     ///< valid while it has a value
    std::uint32_t trail = 0;     ///< index on the trail, valid while it has a value
    Reason reason;               ///< valid while it has a value
    std::uint8_t seen = 0;       ///< in the conflict's analysis: 0 or 1; 0 outside analyze()
    std::uint8_t removable = 0;  ///< minimization: shown to be implied
    std::uint8_t poison = 0;     ///< minimization: shown not to be
    std::uint8_t mark = 0;       ///< free for one technique at a time, 0 between techniques
};

/// Room behind the trail, for propagation to note literals in.
inline constexpr std::uint32_t trail_spare = 32;

/// A decision level, from 1 on.
struct Level {
    std::uint32_t begin;  ///< index on the trail of its first literal
    Literal decision;     ///< the assumption or decision that it began with, also where that was true before
    std::uint32_t seen = 0;        ///< analysis: number of seen literals; 0 outside analyze()
    std::uint32_t seen_trail = 0;  ///< analysis: lowest trail index among them, valid while seen > 0
    std::uint64_t stamp = 0;       ///< for counting levels: the count that met it last
};

/// The clause that cannot hold: a binary one as its two literals, or a reference.
struct Conflict {
    Reason reason;  ///< none: no conflict
    Literal other;  ///< with a binary reason: the second literal
};

/// How much clauses of each glue are used in one mode, and the limits of the tiers that follow from it.
struct Tiers {
    static constexpr std::uint32_t glues = 128;
    /// By glue (the last entry stands for all above): uses in analysis.
    std::array<std::uint64_t, glues> uses{};
    std::uint32_t tier1 = 0;  ///< glue up to which a clause is in the first tier
    std::uint32_t tier2 = 0;  ///< glue up to which it is in the second
};

/// What decides which variable comes next.
enum class Order : std::uint8_t {
    queue,   ///< the one that was bumped last (VMTF)
    scores,  ///< the one with the highest score (VSIDS)
};

/// What the last focused mode with one order came to: means over its conflicts, infinite before there was
/// one.
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

/// Counts since the solver was made, in the order in which statistics() tells them.
struct Counts {
    using Count = solve::Count;

    Count conflicts{"conflicts", "conflicts", "冲突"};
    Count decisions{"decisions", "decisions", "决策"};
    Count propagations{"propagations", "propagations", "传播"};
    Count restarts{"restarts", "restarts", "重启"};
    Count reused_levels{"reused_levels", "reused levels", "重用的层"};
    Count learned{"learned", "learned clauses", "学习子句"};
    /// After minimization.
    Count learned_literals{"learned_literals", "literals learned", "学习文字"};
    /// Learned clauses dropped by a new one.
    Count subsumed_recent{"subsumed_recent", "recent clauses subsumed", "被包含的近期子句"};
    Count shrunk_literals{"shrunk_literals", "shrunk literals", "收缩去掉的文字"};
    Count minimized_literals{"minimized_literals", "minimized literals", "最小化去掉的文字"};
    Count strengthened_literals{"strengthened_literals", "strengthened literals", "强化去掉的文字"};
    /// Clauses from outside that were of use.
    Count imported{"imported", "imported clauses", "导入的子句"};
    /// In analysis, of those with three literals and more.
    Count imported_uses{"imported_uses", "uses of imported clauses", "导入子句的使用次数"};
    Count reductions{"reductions", "reductions", "子句库缩减"};
    /// Learned clauses dropped by reductions.
    Count dropped{"dropped", "dropped clauses", "丢弃的子句"};
    Count collections{"collections", "arena collections", "子句区整理"};
    Count rephasings{"rephasings", "rephasings", "相位重置"};
    Count inprocessings{"inprocessings", "inprocessings", "中途化简"};
    /// Models found by plain values for all variables.
    Count lucky{"lucky", "lucky phases", "幸运相位"};
    /// Literals that the matrix of parities implied.
    Count parity_units{"parity_units", "parity units", "奇偶推出的单位"};
    /// Conflicts that it found.
    Count parity_conflicts{"parity_conflicts", "parity conflicts", "奇偶冲突"};
    /// Refutations by counting that would have made the proof too long.
    Count unproved{"unproved", "refutations by counting, too long for the proof", "证明过长而搁置的计数反驳"};
    /// Literals that symmetries allowed to assume.
    Count broken_symmetries{"broken_symmetries", "literals assumed by symmetry", "因对称而假设的文字"};
    Count walks{"walks", "local searches", "局部搜索"};
    Count walks_improved{"walks_improved", "local searches that helped", "有改进的局部搜索"};
    Count flips{"flips", "flips", "翻转"};
    Count mode_switches{"mode_switches", "mode switches", "模式切换"};
    /// Focused modes with decisions by scores.
    Count focused_scores{"focused_scores", "focused modes by scores", "按分数的集中模式"};
    Count successive{"successive", "conflicts without a decision before", "之前没有决策的冲突"};
    Count adaptations{"adaptations", "adaptations of the settings", "设置的调整"};
    /// Literals that sweeping found to be constant.
    Count swept_units{"swept_units", "literals swept to constants", "扫除得到的常量文字"};
    /// Pairs of literals that it found to be equivalent.
    Count swept_equivalences{"swept_equivalences", "equivalences swept", "扫除得到的等价对"};
    /// Pairs of literals that congruence closure found to be equivalent.
    Count congruent{"congruent", "congruent literals", "同余的文字对"};
    Count substituted{"substituted", "substituted variables", "等价替换的变元"};
    Count eliminated{"eliminated", "eliminated variables", "消去的变元"};
    /// Clauses of the formula.
    Count subsumed{"subsumed", "subsumed clauses", "被包含的子句"};
    /// Clauses of the formula that lost a literal to another clause.
    Count strengthened{"strengthened", "strengthened clauses", "被强化的子句"};
    Count added_variables{"added_variables", "added variables", "增加的变元"};
    /// By which the formula has become smaller.
    Count factored{"factored", "clauses saved by added variables", "增加变元所节省的子句"};
    Count failed_literals{"failed_literals", "failed literals", "失败文字"};
    Count vivification_tries{"vivification_tries", "vivification tries", "活化尝试"};
    /// Clauses shortened by vivification.
    Count vivified{"vivified", "vivified clauses", "活化的子句"};
    /// Clauses that it found implied or subsumed.
    Count vivified_away{"vivified_away", "clauses vivified away", "活化去掉的子句"};
    /// Those of them that were not search.
    Count inprocessing_ticks{"inprocessing_ticks", "inprocessing ticks", "化简的步数"};
    /// Literals of level 0.
    Count units{"units", "units", "单位文字"};
    /// Cache lines touched by propagation: the clock of all schedules.
    Count ticks{"ticks", "ticks", "步数"};
    // Not told.
    Count solves;
    Count learned_glue;  ///< of all learned clauses
};

/// When what is due next, in counts of `Counts`.
struct Schedule {
    static constexpr std::uint64_t never = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t restart = 0;             ///< conflicts
    std::uint64_t reduce = 0;              ///< conflicts
    std::uint64_t exchange = never;        ///< conflicts when others were asked for clauses last
    std::uint64_t last_reduce = 0;         ///< conflicts at the last reduction
    std::uint64_t last_reduce_solves = 0;  ///< solves at the last reduction
    std::uint64_t rephase = 0;             ///< conflicts
    std::uint64_t mode_conflicts = 0;      ///< end of the first focused mode
    std::uint64_t mode_ticks = 0;          ///< end of each later mode, in ticks
    Counts mode_counts;                    ///< at the start of this mode
    std::uint64_t mode_span = 0;           ///< ticks of the first focused mode
    std::uint64_t inprocess = 0;           ///< conflicts
    std::uint64_t inprocess_start = 0;     ///< ticks of search at the last inprocessing
    bool luck_tried = false;               ///< lucky phases have been tried
    bool early_done = false;               ///< the early run of congruence closure has been
    std::uint64_t walk_start = 0;          ///< ticks of search at the last local search
};

/// What this solve may use up and how it ends.
struct Ending {
    std::stop_token stop;
    std::uint64_t conflicts = 0;  ///< count at which it ends
    std::uint64_t decisions = 0;  ///< count at which it ends
    std::optional<double> seconds;
    std::uint64_t memory = 0;      ///< bytes
    core::Stopwatch watch;         ///< since the start of solve()
    std::uint64_t poll_work = 0;   ///< work at which poll() looks at clock, stop and memory again
    double next_report = 0;        ///< seconds at which the reporter is called next
    std::function<void()> report;  ///< empty: nobody to tell
    std::function<bool()> asked;   ///< whether to end; empty: nobody to ask
    solve::Reason reason = solve::Reason::none;  ///< other than none: the solve has to end
};

/// The clauses of three literals and more that were learned last, in no order.
class Recent {
  public:
    void push(Reference reference) { references_[count_++ % references_.size()] = reference; }
    /// Where references change.
    void clear() { count_ = 0; }
    std::span<const Reference> references() const {
        return {references_.data(), std::min<std::size_t>(count_, references_.size())};
    }

  private:
    std::array<Reference, 16> references_{};
    std::size_t count_ = 0;
};

/// A binary clause of the formula on its way into the watch lists.
struct LoadedBinary {
    Literal first, second;
    Reference next;  ///< where the arena ended when it came
};

struct State {
    explicit State(const Options& chosen);
    solve::Verdict (*search)(State&);

    // -- The formula
    Options options;
    core::Random random;
    proof::Proof* proof = nullptr;      ///< nullptr: nobody wants one
    std::uint32_t proof_variables = 0;  ///< that only the proof has; see derive.hpp
    /// A number, and a name outside, for a variable that the formula does not have; nothing where there is no name.
    /// Empty: nobody can give any.
    std::function<std::optional<Variable>()> number_added;
    std::unique_ptr<Observation> shown;           ///< nullptr: nobody looks on
    std::unique_ptr<NamedExchange> exchange;      ///< nullptr: nobody shares clauses
    std::unique_ptr<NamedPropagator> propagator;  ///< nullptr: nobody takes part
    bool consulting = false;                      ///< it may observe more variables now
    std::uint32_t units_told = 0;           ///< literals of the trail that it has been told, or need not be
    std::uint32_t capacity = 0;             ///< variables that the arrays have room for
    std::uint32_t claimed = 0;              ///< variables that the formula says it has
    std::uint32_t active = 0;               ///< variables with status active
    bool unsatisfiable = false;             ///< the empty clause has been derived
    std::vector<Status> status;             ///< by variable
    Arena arena;                            ///< clauses of three literals and more
    std::vector<WatchList> watches;         ///< by literal
    std::optional<Reference> first_loaded;  ///< the first in the arena that connect_loaded() has to watch
    cnf::Arena<LoadedBinary> loaded_binaries;  ///< likewise: those that are in no watch list yet
    /// Clauses in the arena that are not learned (and no garbage).
    solve::Count irredundant{"irredundant", "irredundant clauses", "原有子句", false};
    /// Clauses in the arena that are learned (and no garbage).
    solve::Count redundant{"redundant", "redundant clauses", "冗余子句", false};
    solve::Count binaries{"binaries", "binary clauses", "二元子句", false};  ///< of both kinds
    std::uint32_t cleaned = 0;  ///< literals of level 0 whose variables and clauses clean() has dealt with
    bool garbage = false;       ///< some clause in the arena has become garbage since the last collect()
    Reference first_redundant = 0;  ///< no learned clause lies before it in the arena
    std::uint64_t watch_bytes = 0;  ///< memory of all watch lists, as of the last collect()
    bool branchless = false;        ///< how to propagate; see propagate.cpp

    // -- The assignment
    std::vector<std::int8_t> values;      ///< by literal: 1 true, -1 false, 0 without value
    std::vector<Assignment> assignments;  ///< by variable
    std::vector<Literal> trail;    ///< `capacity` entries and `trail_spare`; the first `assigned` count
    std::uint32_t assigned = 0;    ///< literals on the trail
    std::uint32_t propagated = 0;  ///< literals on the trail that have been propagated
    std::vector<Level> levels;     ///< levels 1 to level(); levels[k - 1] is level k
    Conflict conflict;             ///< what propagate() came upon

    // -- Decisions
    bool stable = false;             ///< stable mode, else focused mode
    Order order = Order::queue;      ///< of decisions now
    Trial trials[2];                 ///< by order
    Heap heap;                       ///< scores, always kept, bumped where decisions go by them
    double score_increment = 1;      ///< what a bump adds to a score
    Queue queue;                     ///< always kept, bumped where decisions go by it
    std::vector<std::int8_t> saved;  ///< by variable: its last value, 1 or -1
    std::vector<std::int8_t>
        wanted;  ///< by variable: the value that others prefer; 0 none, also beyond its end
    std::vector<std::int8_t> target;  ///< by variable: its value in the largest trail since rephasing; 0 none
    std::vector<std::int8_t> best;    ///< by variable: its value in the largest trail since "best"; 0 none
    std::uint32_t target_assigned = 0;  ///< size of the trail in target
    std::uint32_t best_assigned = 0;    ///< size of the trail in best
    Reluctant reluctant;                ///< restarts in stable mode
    Tiers tiers[2];                     ///< by mode
    Averages averages[3];               ///< by mode: focused with each order, stable

    // -- Analysis
    std::vector<Literal> learned;    ///< the clause in the making: first literal is the one it implies
    std::vector<Variable> analyzed;  ///< variables with `seen`
    Recent recent;
    std::vector<Variable> shrinking;                             ///< variables with `mark` in shrink()
    std::vector<Variable> minimized;                             ///< variables with `removable` or `poison`
    std::vector<std::uint32_t> levels_seen;                      ///< levels with seen > 0
    std::uint64_t level_stamp = 0;                               ///< last stamp given to levels
    std::vector<std::pair<std::uint64_t, Variable>> bump_order;  ///< of bump(): queue stamp and variable

    // -- This solve
    std::vector<Literal> assumptions;   ///< decided first, level by level
    bool breaking = false;              ///< nobody made assumptions: they are those of break_symmetries()
    std::vector<Literal> failed;        ///< those that cannot all hold, after an unsatisfiable solve
    std::uint64_t start_conflicts = 0;  ///< conflicts at the start of this solve
    std::uint64_t start_ticks = 0;      ///< ticks of search at the start of this solve
    std::uint64_t steps = 0;            ///< of the loop, over all solves: where check_step() looks
    Ending ending;

    // -- Reasoning beyond clauses
    core::Savings count_savings{1'000'000};      ///< at first enough for a small formula
    core::Savings parity_savings{5'000'000};     ///< parities are cheap where there are none
    core::Savings symmetry_savings{20'000'000};  ///< at first enough: added variables would hide symmetries
    std::vector<reason::Parity> parities;  ///< implied by the formula, also where their clauses are gone
    reason::ParityProof parity_proof;      ///< of these, where there is a proof
    std::unique_ptr<reason::ParityMatrix> matrix;  ///< nullptr: no parities to propagate through
    std::uint32_t matrix_seen = 0;                 ///< literals on the trail that the matrix knows of

    // -- The way back from simplification
    Extension extension;                   ///< clauses that were dropped though not implied
    std::vector<Literal> representatives;  ///< by variable that is substituted: what stands for it
    std::vector<Variable> frozen;          ///< not to be taken out: mentioned again after they had gone once
    std::vector<std::int8_t> model;        ///< by variable, where extension is not empty: the whole model

    // -- What simplification remembers
    std::vector<std::uint64_t> elimination_tries;  ///< by variable: its occurrences when it could not go
    std::uint64_t elimination_calls = 0;           ///< also those that did nothing
    int elimination_bound = 0;                     ///< clauses that an elimination may add now
    bool elimination_pays = false;                 ///< enough variables could go
    std::uint64_t addition_calls = 0;        ///< of bounded variable addition, also those that did nothing
    std::vector<Variable> sweep_schedule;    ///< to be swept next, the last one first
    std::uint32_t sweeps_completed = 0;      ///< how often all variables had their turn
    std::uint32_t sweep_halvings = 0;        ///< of its budget, more the less it finds
    std::vector<std::uint64_t> probe_units;  ///< by literal: 1 + units when it did not fail; 0 never

    Counts counts;
    Schedule schedule;
    std::vector<Literal> scratch;  ///< of whoever runs, empty between techniques

    // -- Shorthands
    std::uint32_t level() const { return static_cast<std::uint32_t>(levels.size()); }
    std::int8_t value(Literal literal) const { return values[literal.code()]; }
    Assignment& assignment(Literal literal) { return assignments[literal.variable().index()]; }
    const Assignment& assignment(Literal literal) const { return assignments[literal.variable().index()]; }
    bool is_active(Variable variable) const { return status[variable.index()] == Status::active; }
    Tiers& tier() { return tiers[stable ? 1 : 0]; }
    std::uint64_t solve_conflicts() const { return counts.conflicts - start_conflicts; }
    std::uint64_t solve_ticks() const { return search_ticks() - start_ticks; }
    std::uint64_t search_ticks() const { return counts.ticks - counts.inprocessing_ticks; }
    const Averages& average() const { return averages[stable ? 2 : static_cast<std::size_t>(order)]; }
    Averages& average() { return averages[stable ? 2 : static_cast<std::size_t>(order)]; }
    bool complete() const { return assigned == active; }
};

}  // namespace satdoku::cdcl
