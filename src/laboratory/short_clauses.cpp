#include "short_clauses.hpp"

#include <satdoku/solve/observer.hpp>
#include <satdoku/solving/solve_run.hpp>

#include <algorithm>

namespace satdoku::laboratory {

namespace {

using solve::Event;

/// dpll's counters tell of each clause that a literal shortens or satisfies, behind the event of the decision.
class ShortClauseCounter final : public solve::Observer {
  public:
    solve::EventKinds wants() const override { return only(Event::Kind::decision) | only(Event::Kind::watch); }

    void observe(const Event& event) override {
        if (event.kind == Event::Kind::decision) {
            is_first_branch_ = event.word == "decision";
            decided_ = event.literal;
            counts.decisions += is_first_branch_ ? 1 : 0;
        } else if (is_first_branch_ && event.word == "falsified" && event.literal == ~decided_) {
            counts.shortened += event.count == 1 ? 1 : 0;
        } else if (is_first_branch_ && event.word == "satisfied" && event.literal == decided_) {
            counts.satisfied += event.count == 2 ? 1 : 0;
        }
    }

    ShortClauses counts;

  private:
    cnf::Literal decided_{};
    bool is_first_branch_ = false;
};

}  // namespace

ShortClauses count_short_clauses(const solving::Contestant& contestant, cnf::Formula& formula,
                                 const std::stop_token& stop) {
    if (contestant.request.engine != "dpll") return {};
    ShortClauseCounter counter;
    solving::SolveRequest request = contestant.request;
    request.options.observer = &counter;
    request.limits.decisions = counted_decisions;
    constexpr double longest = 1;  // seconds: some decisions tell enough
    request.limits.seconds = std::min(request.limits.seconds.value_or(longest), longest);
    solving::solve_formula(request, formula, stop);
    return counter.counts;
}

}  // namespace satdoku::laboratory
