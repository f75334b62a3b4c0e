// Reports events to the observer. All the code for that is here, so that a technique needs only one line per event. A
// search without an observer has no Observation.
//
// Decisions and propagations are reported from the trail before the next event of another kind, so that propagation
// costs nothing extra. Literals of level 0 lose their reasons at once, so they are reported at once. Decisions and
// propagations of inprocessing are not reported, only units and changes of clauses.
//
// Invariant: in a solve and outside inprocessing, the first `reported_` literals of the trail and the first
// `reported_levels_` levels have been reported.
#pragma once
#include "data/arena.hpp"
#include <satdoku/cnf/clause.hpp>
#include <satdoku/cnf/compact_variables.hpp>
#include <satdoku/solve/engine.hpp>
#include <functional>
#include <unordered_set>

namespace satdoku::cdcl {
/// The numbers of clauses for the observer. The engine does not number clauses: a clause is found by its literals in any
/// order, as in a proof that removes one.
class ClauseNumbers {
  public:
    /// Gives a clause an unused number. If several clauses have the same literals, find() returns the latest.
    void add(std::span<const cnf::Literal> literals, std::uint64_t number) {
        const auto [found, is_new] = latest_.emplace(cnf::clause_hash(literals), number);
        if (is_new) return;
        earlier_.emplace(number, found->second);
        found->second = number;
    }

    /// Returns the number of a clause, or 0 if there is no such clause.
    std::uint64_t find(std::span<const cnf::Literal> literals) const {
        const auto found = latest_.find(cnf::clause_hash(literals));
        return found == latest_.end() ? 0 : found->second;
    }

    /// Returns the number of the clause with the same literals that was added before the one with this number, or 0.
    std::uint64_t before(std::uint64_t number) const {
        const auto found = earlier_.find(number);
        return found == earlier_.end() ? 0 : found->second;
    }

    /// Removes the number that find() would return, and returns it.
    std::uint64_t remove(std::span<const cnf::Literal> literals) {
        const auto found = latest_.find(cnf::clause_hash(literals));
        if (found == latest_.end()) return 0;
        const std::uint64_t number = found->second;
        const auto before = earlier_.find(number);
        if (before == earlier_.end()) {
            latest_.erase(found);
        } else {
            found->second = before->second;
            earlier_.erase(before);
        }
        return number;
    }

  private:
    std::unordered_map<std::uint64_t, std::uint64_t> latest_;  ///< by hash: the number given last
    std::unordered_map<std::uint64_t, std::uint64_t>
        earlier_;  ///< by number: the number of the previous clause with the same literals
};

struct State;

/// Reports to the caller each literal that has become true in every model: at once if the search has it, and at the end
/// of a solve if simplification had replaced its variable by another one.
class FixedLiterals {
  public:
    using Report = std::function<void(cnf::Literal)>;

    /// @param variables  must outlive this
    FixedLiterals(Report report, const cnf::CompactVariables& variables)
        : report_(std::move(report)), variables_(variables) {}

    /// A literal inside, of level 0.
    void report(cnf::Literal literal);
    /// Those that have not been reported.
    void report_rest(const State& state);

  private:
    Report report_;
    const cnf::CompactVariables& variables_;
    std::vector<bool> reported_;  ///< by variable, which may be missing
};

class Observation {
  public:
    using Literal = cnf::Literal;

    /// Both must outlive this. @param variables  translates numbers inside the engine to those outside
    Observation(solve::Observer& observer, const cnf::CompactVariables& variables);

    /// Returns true once for each `count` literals that have been reported, and counts from 0 again.
    bool has_named(std::uint64_t count) {
        if (named_ < count) return false;
        named_ = 0;
        return true;
    }

    // -- A clause of the formula: all clauses derived from it between begin and end have its number.
    void begin_original(std::span<const Literal> literals);
    void end_original() { original_ = 0; }

    // -- A solve
    void begin(const State& state);
    /// @param model  if it is satisfiable: all true literals, numbered as inside
    void end(const State& state, solve::Verdict verdict, std::span<const Literal> model);

    // -- The clauses
    void added(std::span<const Literal> literals);
    /// The same, unless the clause has been reported.
    void present(std::span<const Literal> literals);
    void removed(std::span<const Literal> literals);
    /// A literal of level 0, which still has its reason.
    void unit(const State& state, Literal literal);
    /// The formula is refuted.
    void empty(const State& state);

    // -- The search
    /// Reports the decisions and propagations on the trail that have not been reported.
    void report_trail(const State& state);
    /// The literals that would be decided next, best first, before the decision. Only if wants_scores().
    void report_scores(const State& state, std::vector<solve::Score> scores);
    bool wants_scores() const { return wants(solve::Event::Kind::scores); }
    /// state.conflict, on a level above 0.
    void report_conflict(const State& state);
    void report_false_assumptions(const State& state, std::span<const Literal> literals);
    /// Call before strengthen() shortens state.learned, while state.analyzed contains only the resolved variables.
    void note_resolution(const State& state);
    /// state.learned, before backtracking. @param jump  the level to backtrack to
    void report_learned(const State& state, std::uint32_t jump);
    /// Call before backtracking.
    void backtrack(const State& state, std::uint32_t level);
    void report_restart(const State& state, std::uint32_t level);
    void report_reduction(const State& state, std::uint64_t dropped);
    /// @param changed  number of saved phases that are others now
    void report_rephasing(const State& state, std::string_view word, std::uint64_t changed);
    void report_mode(const State& state);

    // -- Watches. `watched_` has the pair that the observer knows, and `by_reference_` the number of each clause in the
    // arena: of clauses with the same literals each is reported under its own number. Where it may be wrong, `stale_`
    // is set, and sync_watches() makes both right before the next visit.
    bool shows_watches() const {
        return solving_ && !inprocessing_ && !simplifying_ && wants(solve::Event::Kind::watch);
    }
    /// A clause that has just been watched by its first two literals. @param reference  of the arena; 0: binary
    void attached(const State& state, Reference reference, std::span<const Literal> literals);
    /// Reports the pairs that the observer does not know.
    void sync_watches(const State& state);
    void forget_references() { stale_ = true; }
    /// A clause in the list of a false literal. @param literals  as in the event. @pre shows_watches()
    void report_visit(const State& state, Literal visited, Reference reference, std::string_view word,
                      std::span<const Literal> literals);
    void report_binary_visit(const State& state, Literal visited, Literal other, std::string_view word);

    // -- Simplification
    void begin_inprocessing() { inprocessing_ = true; }
    void end_inprocessing(const State& state);
    /// @param technique  that begins; empty: it ends
    void report_simplification(const State& state, std::string_view technique);

  private:
    bool wants(solve::Event::Kind kind) const { return (wanted_ & solve::only(kind)) != 0; }
    std::span<const Literal> named(std::span<const Literal> literals);
    /// The whole clause: of a clause of the formula with the literals that the engine has left out.
    std::span<const Literal> named(std::uint64_t number, std::span<const Literal> literals);
    std::span<const Literal> literals_of_conflict(const State& state);
    /// Returns the number of a clause. A clause without a number gets one and is reported as added.
    std::uint64_t number_of(std::span<const Literal> literals);
    std::uint64_t give_number(std::span<const Literal> literals);
    void report_added(std::uint64_t number, std::span<const Literal> literals);
    void report_watch(Literal literal, std::uint64_t clause, std::string_view word, std::span<const Literal> literals);
    using Taken = std::unordered_set<std::uint64_t>;
    /// The latest number of a clause that is not taken yet, if several have its literals; takes it.
    std::uint64_t take_number(std::span<const Literal> literals, Taken& taken);
    void report_pair(std::uint64_t clause, Literal first, Literal second);
    void report_decision(const State& state);
    void report_propagation(const State& state, Literal literal, std::string_view word);
    void report_conflict_of(const State& state, std::uint64_t number, std::span<const Literal> literals,
                            std::string_view word);
    /// @param word  "kept" if an earlier solve has reported it
    void report_refutation(const State& state, std::string_view word);

    /// The empty clause, or one whose literals are all false at level 0.
    struct Refutation {
        std::uint64_t number;
        std::vector<Literal> literals;
        bool reported = false;  ///< in a solve
    };

    solve::Observer& observer_;
    const cnf::CompactVariables& variables_;
    solve::EventKinds wanted_;
    bool numbering_;              ///< true if clauses get numbers
    ClauseNumbers numbers_;       ///< of the present clauses, by their literals inside
    std::uint64_t last_ = 0;      ///< number that was given last
    std::uint64_t original_ = 0;  ///< number of the formula's clause that is being added; 0: none
    std::vector<Literal> original_literals_;
    /// By number of a clause of the formula: its literals that were false at level 0 when it was added, named as outside.
    std::unordered_map<std::uint64_t, std::vector<Literal>> left_out_;
    std::optional<Refutation> refutation_;
    bool solved_ = false;   ///< there has been a solve
    bool solving_ = false;  ///< between begin() and end()
    bool inprocessing_ = false;
    bool simplifying_ = false;
    std::uint32_t reported_ = 0;
    std::uint32_t reported_levels_ = 0;
    std::uint32_t kept_ = 0;          ///< literals of the trail that an earlier solve has reported, when a solve begins
    std::vector<Literal> minimized_;  ///< the learned clause before strengthening
    std::vector<Literal> clause_;     ///< a clause to report: literals inside
    std::uint64_t named_ = 0;         ///< literals of reported clauses, for has_named()
    std::vector<Literal> names_;      ///< a clause to report: literals outside
    std::vector<Literal> resolved_;   ///< to learn the clause
    std::vector<Literal> strengthened_;
    using Pair = std::pair<Literal, Literal>;          ///< the smaller literal first
    std::unordered_map<std::uint64_t, Pair> watched_;  ///< by number of a clause
    std::unordered_map<Reference, std::uint64_t> by_reference_;
    bool stale_ = true;
};
}  // namespace satdoku::cdcl
