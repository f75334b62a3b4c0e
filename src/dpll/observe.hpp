// Sends the events of a search to its observer. All code for events is here, so that the files of the search need only
// one line for each event. A search without an observer has no Observation.
#pragma once
#include <satdoku/cnf/formula.hpp>
#include <satdoku/solve/engine.hpp>

namespace satdoku::dpll {
struct Search;

/// Makes the events of one solve.
class Observation {
  public:
    using Column = cnf::Formula::Column;
    using Link = cnf::Formula::Link;

    /// @pre search.observer is not null, and the formula of the search is complete: no clause is unlinked yet
    explicit Observation(const Search& search);

    /// To be called before the last literal of a clause is put on the trail. Sends nothing if the literal has a value.
    void notify_unit(Column literal, Link head);
    void notify_pure_literal(Column literal);
    /// @pre the decision is already in search.decisions
    void notify_decision(Column literal, std::string_view word);
    void notify_scores(Search& search);
    /// @param head  of the empty clause
    /// @param propagated  number of literals of the trail, as in solve::Event
    void notify_conflict(Link head, std::size_t propagated);
    /// @pre the assumption is already in search.decisions, and not yet enqueued
    void notify_assumption(Column assumption);
    /// To be called before the last decision is removed.
    void notify_backtrack();
    bool shows_counters() const { return wants(solve::Event::Kind::watch); }
    /// A clause whose number of literals has changed, or that has been unlinked or relinked. @param literal  whose
    /// value is the reason, or its negation  @param head  of the clause
    void notify_counter(Column literal, Link head, std::string_view word);
    /// Clauses that the search leaves out. @param technique  that found them
    void notify_removed(std::string_view technique, const std::vector<Link>& heads);
    /// @param failed  if unsatisfiable: the assumptions that cannot all hold
    void notify_end(solve::Verdict verdict, std::span<const cnf::Literal> failed);

  private:
    bool wants(solve::Event::Kind kind) const { return (wanted_ & solve::only(kind)) != 0; }
    std::uint32_t level() const;
    /// The clause as loaded.
    std::span<const cnf::Literal> literals_of(Link head) const { return clauses_[head - 1]; }

    const Search& search_;
    solve::Observer& observer_;
    solve::EventKinds wanted_;
    cnf::ClauseList clauses_;  ///< as loaded; empty if the observer does not need clauses
    std::vector<solve::Score> scores_;
};
}  // namespace satdoku::dpll
