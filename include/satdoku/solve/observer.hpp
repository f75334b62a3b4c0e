// The events that an engine sends to its observer: one stream, of the same form for every engine and in the same order
// in every run. Traces, steps, trees and graphs are made from these events alone.
//
// Without an observer, an engine does no work for events. With one, it searches exactly as without, except that cdcl
// breaks no symmetries (setting symmetry), because no event could give the reason.
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <span>
#include <string_view>

namespace satdoku::solve {
/// The score that a branching strategy gives to a literal.
struct Score {
    cnf::Literal literal;
    double value;
};

/// One step of a search. The kind says which fields are used; the others keep their default values. Spans and texts are
/// valid only during the call.
///
/// A level is the number of decisions that hold, including assumptions; a decision opens its level. Clauses are
/// numbered from 1 in the order in which they were added to the engine, which is that of the file. A learned or
/// otherwise derived clause gets the next number. A clause of the formula is sent whole, each literal once,
/// also if the engine has loaded it without those that are false at level 0. Clauses that are added between solves are sent
/// as `added` by cdcl; dpll derives no clauses and does not send them.
///
/// After `end` no literal has a value. The next solve sends again what the engine has kept, as propagations and
/// conflicts with the word "kept". For cdcl these are the literals of level 0, by unit clauses that may have no number,
/// the levels of assumptions that are the same as before, and the conflict that refutes the formula. dpll has all
/// clauses of the formula again and keeps nothing.
///
/// An engine's statistics count its events, those with the word "kept" left out: `propagations`, `conflicts`,
/// `learned`, `restarts`, `reductions` and `pure_literals` all of the kind, `decisions` those with the word "decision";
/// `nodes` of dpll are its solves and all events of the kind decision, `depth` the most levels of other decisions than
/// assumptions.
struct Event {
    enum class Kind : std::uint8_t {
        /// Before a decision: the scores of the best literals, the best one first. `scores`; `word`: "vmtf" (the values
        /// are stamps of the queue) or "vsids" of cdcl; empty for dpll, whose strategy does not change
        scores,
        /// `literal`; `level` that it opens; `word`: "assumption", "decision", or "flip" for dpll's second branch.
        /// If the literal is true already, the level has no literal of its own.
        decision,
        /// `literal`, `level`; `clause` and `literals` of the reason, whose other literals are already false; `word`:
        /// "kept" or nothing
        propagation,
        /// `literal`, `level`: its negation is in no clause that is not satisfied
        pure_literal,
        /// `level`; `clause` and `literals`, all of them false; `assigned`; `count`: number of literals of the trail
        /// that were propagated, the one that has met the conflict included. An assumption that is false already opens
        /// no level: it is sent as a conflict with this literal alone and clause 0. `word`: "kept" or nothing
        conflict,
        /// `clause` and `literals`, first the one that it implies after the backjump; `level` of the backjump, for
        /// which a backtrack follows; `glue`, `resolved`, `strengthened`. A literal may replace several others that it
        /// implies; then it is in none of the resolved clauses.
        learned,
        /// `level` that is kept: all literals above it lose their values
        backtrack,
        /// `level` that is kept; a backtrack follows if literals lose their values
        restart,
        /// `count` clauses were deleted, each sent as `removed` before; `assigned`: how many learned clauses remain
        reduction,
        /// The saved phases are reset after a backtrack to level 0: `word` says to what, "best" (the largest trail so
        /// far), "walk" (local search), "inverted" or "original" (the initial ones); `count` of them have changed
        rephase,
        /// `word`, "focused" or "stable": the search continues in this mode; also sent at the start
        mode,
        /// `word`: a technique begins to change the clauses; the clauses that it adds and removes and the literals of
        /// level 0 that it finds follow. Empty word: the technique has ended
        simplification,
        /// `clause` and `literals`: it follows from the formula, or the formula is satisfiable with it if and only if
        /// it is so without it
        added,
        /// `clause` and `literals`; a learned clause may also be removed outside simplifications
        removed,
        /// What a clause is visited for, or its watches; only for observers that name this kind in wants(). It has no
        /// place of its own in the stream: it belongs to the event that follows, as scores do. Nothing is sent inside a
        /// simplification.
        /// cdcl: `clause`; `literals`, the two watched ones from now on; `word`:
        ///   attached   they are watched from now on (`literal`: the first of them). After a simplification this is
        ///              sent for each clause whose pair has changed.
        ///   otherwise the clause is visited because the watched `literal` is false and is now the second one:
        ///   satisfied  stays, because a literal is true: the other watched one, or the third one of `literals`
        ///   moved      another literal that is not false is watched in its place and is now the second one
        ///   unit       stays; the other watched one has no value and is implied: its propagation follows
        ///   conflict   stays; all are false: the conflict follows
        /// Of clauses with the same literals each has its own pair, but the event that follows may name another of
        /// them. Backtracking moves no watch, so nothing is sent. A binary clause is an entry of both lists, so its
        /// pair never changes. If one literal implies both x and -x by binary clauses, only the first of these may be
        /// sent; the other one is when x is visited.
        /// dpll, which has counters instead: `clause`; `count`, its remaining literals, repeated ones counted each
        /// time; `word`:
        ///   falsified  it has lost `literal`, which is false
        ///   satisfied  it is removed, because `literal` is true
        ///   restored   the loss of `literal`, or the removal, is undone: after a conflict for the literal that met it,
        ///              at a backtrack for the others
        watch,
        /// `word`: "satisfiable" (`literals`: the model, of all variables of the formula in ascending order; those that
        /// no clause mentions are false), "unsatisfiable" (`literals`: the failed assumptions) or "unknown"
        end,
    };

    Kind kind;
    cnf::Literal literal{};
    std::uint32_t level = 0;
    /// 0: the number is not known. cdcl numbers no clauses for an observer that wants neither propagations nor added
    /// nor removed clauses.
    std::uint64_t clause = 0;
    std::span<const cnf::Literal> literals{};
    /// The literals of the trail, the last one first, whose reasons were resolved with the clause of the conflict. A
    /// literal of this resolvent that is not in the learned clause was redundant because of other reasons, or ...
    std::span<const cnf::Literal> resolved{};
    /// ... because of a binary clause: the first literal of the learned clause and the negation of each of these.
    std::span<const cnf::Literal> strengthened{};
    std::uint32_t glue = 0;      ///< number of levels among the literals of the learned clause: the LBD of papers
    std::uint64_t assigned = 0;  ///< number of literals that have a value
    std::uint64_t count = 0;
    std::string_view word{};
    std::span<const Score> scores{};
};

inline constexpr int event_kinds = static_cast<int>(Event::Kind::end) + 1;

/// A set of kinds: one bit for each.
using EventKinds = std::uint32_t;
constexpr EventKinds only(Event::Kind kind) { return EventKinds{1} << static_cast<unsigned>(kind); }
inline constexpr EventKinds all_kinds = (EventKinds{1} << static_cast<unsigned>(event_kinds)) - 1;
/// Without those that are sent for each visit of a clause.
inline constexpr EventKinds usual_kinds = all_kinds & ~only(Event::Kind::watch);
/// Kinds that add details to the event that follows, and have its number.
inline constexpr EventKinds kinds_of_details = only(Event::Kind::scores) | only(Event::Kind::watch);
constexpr bool is_detail(Event::Kind kind) { return (only(kind) & kinds_of_details) != 0; }

class Observer {
  public:
    virtual ~Observer() = default;
    /// The kinds of events that the observer needs; engines skip the work for the others. Called by connect_observer()
    /// and at the start of each solve; the answer must always be the same.
    virtual EventKinds wants() const { return usual_kinds; }
    /// Called on the solving thread, or on another thread while that one waits. Must not throw; to end the solve, the
    /// observer requests a stop.
    virtual void observe(const Event& event) = 0;
};
}  // namespace satdoku::solve
