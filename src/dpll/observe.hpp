// What a search tells whoever looks on: all of it is here, so that the search's own files have a line at each
// place and no more. A search that nobody looks on has no Observation.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/formula.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/solve/engine.hpp>
#include <satdoku/solve/observer.hpp>

#include <span>
#include <string_view>
#include <vector>

namespace satdoku::dpll {

struct Search;

/// What is needed for telling, for one solve.
class Observation {
  public:
    using Column = cnf::Formula::Column;
    using Link = cnf::Formula::Link;

    /// The search has its formula, of which nothing is taken out yet. @pre search.observer is not null
    explicit Observation(const Search& search);

    /// A clause has one literal left, which follows where it has no value; before it is on the trail.
    void tell_unit(Column literal, Link head);
    void tell_pure_literal(Column literal);
    /// Once the decision is among the search's decisions.
    void tell_decision(Column literal, std::string_view word);
    void tell_scores(Search& search);
    /// @param head of the clause that is empty
    void tell_conflict(Link head);
    /// Once the assumption is among the search's decisions, and before it is enqueued.
    void tell_assumption(Column assumption);
    /// Before the last decision goes.
    void tell_backtrack();
    /// Clauses that the search does without. @param technique that found them
    void tell_spared(std::string_view technique, const std::vector<Link>& heads);
    /// @param failed where it is unsatisfiable: the assumptions that cannot all hold
    void tell_end(solve::Verdict verdict, std::span<const cnf::Literal> failed);

  private:
    bool wants(solve::Event::Kind kind) const { return (wanted_ & solve::only(kind)) != 0; }
    std::uint32_t level() const;
    /// The clause as loaded.
    std::span<const cnf::Literal> literals_of(Link head) const { return clauses_[head - 1]; }

    const Search& search_;
    solve::Observer& observer_;
    solve::EventKinds wanted_;
    cnf::ClauseList clauses_;  ///< as loaded, where clauses are wanted
    std::vector<solve::Score> scores_;
};

}  // namespace satdoku::dpll
