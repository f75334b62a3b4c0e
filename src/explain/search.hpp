// One search for a core, from a call of CoreFinder to its answer.
#pragma once
#include "hitting_set.hpp"
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/explain/cores.hpp>

namespace satdoku::explain {
// Answers the question of all searches for cores: are these groups satisfiable together with the background? It counts
// the calls, and ends the search when the limits are reached.

class Oracle {
  public:
    Oracle(const Groups& groups, solve::Engine& engine, std::span<const cnf::Literal> background, const Effort& effort);

    /// Returns unknown if the limits are reached.
    /// @param conflicts  the limit of this call, if it is below that of the search
    solve::Verdict ask(std::span<const Group> groups, std::optional<std::uint64_t> conflicts = {});

    /// Returns the groups of the last question that its refutation needed. Only after unsatisfiable.
    std::vector<Group> needed(std::span<const Group> asked) const;
    bool needed(Group group) const { return engine_.failed(groups_.selector(group)); }
    /// Returns the model by variable of the formula. Only after satisfiable.
    std::vector<bool> model() const;

    /// Adds permanently to the engine which groups are needed and which are left out.
    void settle(std::span<const Group> needed, std::span<const Group> dropped);

    /// Counts other work as calls of the engine.
    void count_work(std::uint64_t solves) { solves_ += solves; }
    /// Returns how many more calls are allowed.
    std::uint64_t solves_left() const;
    bool spent() const;
    const Effort& effort() const { return effort_; }

    std::span<const cnf::Literal> background() const { return background_; }

  private:
    const Groups& groups_;
    solve::Engine& engine_;
    std::span<const cnf::Literal> background_;
    const Effort& effort_;
    core::Stopwatch stopwatch_;
    std::uint64_t first_conflicts_;  ///< of the engine before the first question
    std::uint64_t solves_ = 0;
    std::vector<cnf::Literal> assumptions_;
};

// Model rotation (Belov and Marques-Silva, "Accelerating MUS extraction with recursive model rotation", FMCAD 2011): an
// assignment that breaks a single group of a core shows that the core needs this group. Flipping a variable of the
// broken clause often gives an assignment that breaks another single group: that one is needed, too, without a call.
//
// For a flip only clauses with the literal that becomes false are checked, because it can break only these.

class Rotation {
  public:
    /// @param groups, index must outlive this
    Rotation(const Groups& groups, const ClauseIndex& index);

    /// To be called before work on another core. @param fixed literals that must stay true
    void begin(std::span<const Group> core, std::span<const cnf::Literal> fixed);
    /// The core does not have the group from now on.
    void drop(Group group) { in_core_[group] = false; }

    /// Returns groups of the core that are newly found to be necessary. They and `broken` are known from then on.
    /// @param model  by variable; breaks of the core only `broken`
    std::vector<Group> necessary(Group broken, std::vector<bool> model);

  private:
    /// An assignment that breaks only one group, and the flips to be tried from there.
    struct Point {
        std::vector<std::uint32_t> broken;  ///< its clauses without a true literal
        std::vector<std::uint32_t> variables;
        std::size_t next = 0;
    };

    Point point_of(std::vector<std::uint32_t> broken) const;
    bool flip(const Point& from, std::uint32_t variable, std::vector<std::uint32_t>& broken);
    bool is_broken(std::uint32_t clause) const;
    Group group_of(std::uint32_t clause) const;
    bool holds(cnf::Literal literal) const { return model_[literal.variable().index()] != literal.negative(); }

    const Groups& groups_;
    const ClauseIndex& index_;
    std::vector<bool> fixed_;    ///< by variable
    std::vector<bool> known_;    ///< by group; the last entry is for the clauses that are always on
    std::vector<bool> in_core_;  ///< the same
    std::vector<bool> model_;    ///< by variable
};

// Finds small cores by unit propagation, which a person can follow without trying things out. Each literal that
// propagation reaches has a set of groups that imply it; literals with the cheapest sets come first (Dijkstra's
// algorithm on clauses: Knuth, "A generalization of Dijkstra's algorithm", 1977; the result need not be the cheapest,
// because sets may share groups). It takes about as long as a call of an engine; weak propagation finds nothing.

class Propagation {
  public:
    /// Returns true if there is enough memory: it needs groups times variables bits.
    static bool fits(const Groups& groups);

    /// @param groups, index must outlive this
    Propagation(const Groups& groups, const ClauseIndex& index);

    /// Returns groups that propagation refutes together with the background; nothing if it finds no contradiction.
    /// @param from     the groups to choose from
    /// @param weights  by group: its cost, at least 1
    std::optional<std::vector<Group>> core(std::span<const Group> from, std::span<const cnf::Literal> background,
                                           std::span<const std::uint32_t> weights);

  private:
    struct Reached {
        std::uint64_t cost;
        std::uint32_t number;  ///< in the order in which they were reached
        std::uint32_t literal;
    };

    static bool later(const Reached& left, const Reached& right);
    void start(std::span<const Group> from);
    void reach(cnf::Literal literal, std::span<const std::uint64_t> support);
    void use(std::uint32_t clause);
    void support_of(std::uint32_t clause);
    std::uint64_t cost_of(std::span<const std::uint64_t> support) const;
    std::span<const std::uint64_t> support(std::uint32_t literal) const {
        return std::span(supports_).subspan(std::size_t{literal} * words_, words_);
    }

    const Groups& groups_;
    const ClauseIndex& index_;
    std::size_t words_;  ///< of a set of groups, as bits
    std::span<const std::uint32_t> weights_;
    std::vector<std::uint64_t> supports_;  ///< by literal code: groups that imply it
    std::vector<std::uint64_t> costs_;     ///< by literal code: of its support
    std::vector<bool> settled_;            ///< by literal code: no cheaper support will be found
    std::vector<std::uint32_t> left_;      ///< by clause: literals that are not settled false
    std::vector<Reached> queue_;           ///< a heap, the cheapest on top
    std::uint32_t reached_ = 0;
    std::vector<std::uint64_t> joined_;  ///< the result of support_of()
    std::vector<std::uint64_t> best_;    ///< the cheapest contradiction so far
    std::uint64_t best_cost_ = 0;
};

class CoreFinder::Search {
  public:
    Search(CoreFinder& finder, std::span<const Group> from, std::span<const cnf::Literal> background,
           const Effort& effort)
        : finder_(finder), from_(from), oracle_(finder.groups_, finder.engine_, background, effort) {
        if (!finder.index_) finder.index_.emplace(finder.groups_);
        if (!finder.rotation_) finder.rotation_ = std::make_unique<Rotation>(finder.groups_, *finder.index_);
    }

    /// Defined in minimal.cpp. @param from the groups to choose from, the first ones preferred
    Finding minimal(std::span<const Group> from);
    Finding smallest(const Finding& known);  ///< smallest.cpp

  private:
    /// The state of a group while a core is made smaller.
    enum class Status : std::uint8_t { out, open, needed };

    void trim(std::vector<Group>& core);
    bool shrink(std::vector<Group>& core);
    void keep(Group group);
    void drop(Group group);
    void settle(std::vector<Group>& rest);

    Finding propagated(std::span<const std::uint32_t> weights);
    void vary(Finding& best, bool by_propagation);
    void recall_witnesses();
    std::vector<Group> broken_by(const std::vector<bool>& model) const;
    Witness witness();
    std::vector<Group> correction(const Witness& witness) const;

    CoreFinder& finder_;
    std::span<const Group> from_;
    Oracle oracle_;
    std::vector<Status> status_;     ///< by group
    std::size_t open_ = 0;           ///< groups with the status open
    std::size_t kept_ = 0;           ///< groups that are not out
    std::vector<Group> unsettled_;   ///< needed groups that the engine still has as assumptions
    std::vector<Group> dropped_;     ///< since the last settle()
    std::size_t since_settled_ = 0;  ///< levels that needed groups have cost so far
    HittingSets corrections_;        ///< each core has a group of each of these sets
};
}  // namespace satdoku::explain
