// What the engine tells whoever looks on: all of it is here, so that the techniques have a line at each place and
// no more. A search that nobody looks on has no Observation.
//
// Decisions and propagations are told from the trail, when something else happens: propagation itself does nothing
// for it. Literals of level 0 lose their reasons at once, so they are told at once. While inprocessing decides and
// propagates for itself, only these are told, and what becomes of clauses.
//
// Invariant: in a solve and outside inprocessing, the first `told_` literals of the trail and the first
// `told_levels_` levels are those that the observer knows of.
#pragma once

#include "data/clause_numbers.hpp"

#include <satdoku/cnf/compact_variables.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/solve/engine.hpp>
#include <satdoku/solve/observer.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace satdoku::cdcl {

struct State;

class Observation {
  public:
    using Literal = cnf::Literal;

    /// Both live as long as this. @param variables tells the names outside
    Observation(solve::Observer& observer, const cnf::CompactVariables& variables);

    // -- A clause of the formula: what becomes of it between begin and end has its number.
    void begin_original(std::span<const Literal> literals);
    void end_original() { original_ = 0; }

    // -- A solve
    void begin(const State& state);
    /// @param model where it is satisfiable: all literals that are true, by their names inside
    void end(const State& state, solve::Verdict verdict, std::span<const Literal> model);

    // -- The clauses
    void added(std::span<const Literal> literals);
    /// Only where nobody has told it.
    void present(std::span<const Literal> literals);
    void removed(std::span<const Literal> literals);
    /// A literal of level 0, which still has its reason.
    void unit(const State& state, Literal literal);
    /// The formula is refuted.
    void empty(const State& state);

    // -- The search
    /// Tells decisions and propagations that have not been told.
    void tell_trail(const State& state);
    /// The literals that would be decided next, best first, before the decision. Only where wants_scores().
    void tell_scores(const State& state, std::vector<solve::Score> scores);
    bool wants_scores() const { return wants(solve::Event::Kind::scores); }
    /// state.conflict, on a level above 0.
    void tell_conflict(const State& state);
    void tell_false_assumption(const State& state, Literal assumption);
    /// Before binary clauses make state.learned shorter, and while state.analyzed has what was resolved, not more.
    void note_resolution(const State& state);
    /// state.learned, before the jump. @param jump the level to jump to
    void tell_learned(const State& state, std::uint32_t glue, std::uint32_t jump);
    /// Before it happens.
    void backtrack(const State& state, std::uint32_t level);
    void tell_restart(const State& state, std::uint32_t level);
    void tell_reduction(const State& state, std::uint64_t dropped);
    void tell_mode(const State& state);

    // -- Simplification
    void begin_inprocessing() { inprocessing_ = true; }
    void end_inprocessing() { inprocessing_ = false; }
    /// @param technique that begins, or nothing where it ends
    void tell_simplification(std::string_view technique);

  private:
    bool wants(solve::Event::Kind kind) const { return (wanted_ & solve::only(kind)) != 0; }
    std::span<const Literal> named(std::span<const Literal> literals, std::vector<Literal>& names) const;
    std::span<const Literal> literals_of_conflict(const State& state);
    /// The number of a clause; one that has none yet is told as added.
    std::uint64_t number_of(std::span<const Literal> literals);
    std::uint64_t give_number(std::span<const Literal> literals);
    void tell_added(std::uint64_t number, std::span<const Literal> literals);
    void tell_decision(const State& state);
    void tell_propagation(const State& state, Literal literal);
    void tell_conflict_of(const State& state, std::uint64_t number, std::span<const Literal> literals);

    /// The empty clause, or one whose literals are all false at level 0.
    struct Refutation {
        std::uint64_t number;
        std::vector<Literal> literals;
    };

    solve::Observer& observer_;
    const cnf::CompactVariables& variables_;
    solve::EventKinds wanted_;
    bool numbering_;              ///< whether clauses get numbers
    ClauseNumbers numbers_;       ///< of clauses that are there, by their literals inside
    std::uint64_t last_ = 0;      ///< number that was given last
    std::uint64_t original_ = 0;  ///< number of the clause of the formula that is being added; 0: none is
    std::vector<Literal> original_literals_;
    std::optional<Refutation> refutation_;
    bool solved_ = false;   ///< a solve has begun once
    bool solving_ = false;  ///< between begin() and end()
    bool inprocessing_ = false;
    std::uint32_t told_ = 0;
    std::uint32_t told_levels_ = 0;
    std::vector<Literal> minimized_;  ///< the learned clause before it was strengthened
    std::vector<Literal> clause_;     ///< literals inside, of the clause that is about to be told
    std::vector<Literal> names_;      ///< literals outside, likewise
    std::vector<Literal> resolved_;   ///< to learn the clause
    std::vector<Literal> strengthened_;
};

}  // namespace satdoku::cdcl
