// What an engine tells whoever looks on: one stream of events, the same for every engine and in the same order in
// every run. Traces, steps, trees and graphs are made of it and of nothing else.
//
// An engine without an observer does nothing for this. One that is observed searches as it would without: it is
// looked at, not steered.
#pragma once

#include <satdoku/cnf/literal.hpp>

#include <cstdint>
#include <span>
#include <string_view>

namespace satdoku::solve {

/// What a branching strategy thinks of a literal.
struct Score {
    cnf::Literal literal;
    double value;
};

/// One thing that a search did. Which fields it has goes by its kind; the others are as they are here. Spans and
/// texts are valid during the call alone.
///
/// Levels count the decisions that hold, assumptions among them; a decision opens its level. Clauses are numbered
/// from 1 in the order in which the engine was told them, which is that of the file; a clause that is learned or
/// otherwise derived has the next number. A clause that the engine has loaded without literals that were false at
/// level 0, or that stood twice in it, keeps its number. Clauses that come between solves are told as added, but not
/// by dpll, which derives none.
///
/// Behind `end` nothing has a value. A further solve tells again what the engine has kept: cdcl's literals of level 0
/// as propagations, each as a clause of itself, which may have no number, and the levels of assumptions that are the
/// same. dpll has all clauses of the formula back.
///
/// Events and statistics, without what an engine does while it simplifies:
///   decisions     those with the word "decision" are the statistic of both engines
///   conflicts     dpll's statistic; cdcl's is without those at level 0 and those of false assumptions
///   nodes         dpll: one for each solve, but for one that is stopped at once, and one for each decision and flip
///   propagations  the statistic counts literals of the trail, decisions among them, whose propagation has come to
///                 its end: at a conflict that many of the trail, at any other event but a stop all
struct Event {
    enum class Kind : std::uint8_t {
        /// What the strategy thinks of the first literals, the best one first: comes before its decision.
        /// `scores`
        scores,
        /// `literal`, `level` that it opens, `word`: "assumption", "decision", or "flip" for dpll's second branch.
        /// A decision on what is true already opens a level without a literal of its own.
        decision,
        /// `literal`, `level`, `clause` and `literals` of the reason, whose other literals are false before
        propagation,
        /// `literal`, `level`: no clause that is left has its negation
        pure_literal,
        /// `level`, `clause` and `literals`, all of them false; `assigned`; `count`: literals of the trail whose
        /// propagation has come to its end.
        /// An assumption that is false already opens no level: it is told as a conflict of it alone, clause 0.
        conflict,
        /// `clause` and `literals`, the one first that it implies behind the jump; `level` to jump to, which the
        /// backtrack follows to; `glue`, `resolved`, `strengthened`. Some literals may stand for others that they
        /// imply, and are in no clause that was resolved.
        learned,
        /// `level` that is kept: everything above it loses its value
        backtrack,
        /// `level` that is kept; the backtrack follows, where there is something to take back
        restart,
        /// Clauses were dropped, `count` of them, each told as removed before; `assigned`: learned ones that are left
        reduction,
        /// `word`, "focused" or "stable": the search goes on in that mode; at the start, too
        mode,
        /// `word`: a technique begins to change the clauses; what it adds and removes follows, and which literals
        /// of level 0 it finds. Empty: it is done
        simplification,
        /// `clause` and `literals`: follows from the formula, or keeps whether it is satisfiable
        added,
        /// `clause` and `literals`; a learned clause may go at other times, too
        removed,
        /// `word`: "satisfiable" (`literals`: the model, every variable of the formula that has a value in it),
        /// "unsatisfiable" (`literals`: the assumptions that failed) or "unknown"
        end,
    };

    Kind kind;
    cnf::Literal literal{};
    std::uint32_t level = 0;
    /// 0: one that no number is known of. cdcl gives none to an observer that wants neither propagations nor added
    /// nor removed clauses.
    std::uint64_t clause = 0;
    std::span<const cnf::Literal> literals{};
    /// The literals of the trail, the last one first, whose reasons were resolved with the clause of the conflict.
    /// What is in that resolvent and not in the learned clause follows from the rest of it through reasons, or ...
    std::span<const cnf::Literal> resolved{};
    /// ... through a binary clause: of the first literal of the learned clause and the negation of each of these.
    std::span<const cnf::Literal> strengthened{};
    std::uint32_t glue = 0;  ///< levels among the literals of the learned clause but the first, before binary
                             ///< clauses made it shorter
    std::uint64_t assigned = 0;  ///< how many literals have a value
    std::uint64_t count = 0;
    std::string_view word{};
    std::span<const Score> scores{};
};

inline constexpr int event_kinds = static_cast<int>(Event::Kind::end) + 1;

/// A set of kinds, a bit for each.
using EventKinds = std::uint32_t;
constexpr EventKinds only(Event::Kind kind) {
    return EventKinds{1} << static_cast<unsigned>(kind);
}
inline constexpr EventKinds all_kinds = (EventKinds{1} << static_cast<unsigned>(event_kinds)) - 1;

class Observer {
  public:
    virtual ~Observer() = default;
    /// What it wants to see; asked by show_to() and when a solve begins, with the same answer. Engines save
    /// themselves the work for the rest.
    virtual EventKinds wants() const { return all_kinds; }
    /// Called on the solving thread, or on another one while that waits. Throws nothing: whoever has seen enough
    /// asks the solve to stop.
    virtual void observe(const Event& event) = 0;
};

}  // namespace satdoku::solve
