// Checks that the watches of cdcl and the counters of dpll follow their rules. It has its own assignment, clauses and
// pairs, shares no code with the engines or the replay, and is simple instead of fast. It reports the first violation;
// that the other events are right is for EventChecker.
#pragma once
#include "support/event_tape.hpp"
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/solve/observer.hpp>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace satdoku::support {
class WatchChecker final : public solve::Observer {
  public:
    enum class Engine { dpll, cdcl };

    WatchChecker(Engine engine, const cnf::ClauseList& formula);
    solve::EventKinds wants() const override { return solve::all_kinds; }
    void observe(const solve::Event& event) override;

    /// Describes the first violation; empty if there is none.
    const std::string& wrong() const { return wrong_; }
    /// How often each word was reported.
    const std::map<std::string, std::uint64_t>& words() const { return words_; }
    /// The literals that a clause watches now.
    using Literals = std::set<cnf::Literal>;
    const std::map<std::uint64_t, Literals>& pairs() const { return pairs_; }

  private:
    using Event = solve::Event;
    using Kind = Event::Kind;

    using Clause = std::set<cnf::Literal>;
    struct Assigned {
        cnf::Literal literal;
        std::uint32_t level;
    };
    /// What the visit before says comes next: this propagation or conflict.
    struct Expected {
        Kind kind;
        std::uint64_t clause;
        cnf::Literal literal;
    };

    void require(bool condition, const char* otherwise);
    void watch(const Event& event);
    void attach(const Event& event);
    void visit(const Event& event);
    void count(const Event& event);
    void check_settled_pairs();
    void check_settled_counters();
    const Assigned* find(cnf::Literal literal) const;
    int value(cnf::Literal literal) const;
    Literals open_of(std::uint64_t number);
    bool holds_at_root(const Clause& clause) const;

    const Engine engine_;
    std::map<std::uint64_t, Clause> clauses_;  ///< by number; those that are there
    std::vector<Assigned> trail_;
    std::map<cnf::Variable, std::size_t> places_;
    std::vector<std::size_t> levels_;  ///< where each begins
    std::map<std::uint64_t, Literals> pairs_;
    std::map<std::uint64_t, std::vector<cnf::Literal>>
        changes_;              ///< dpll: by clause, those not undone, the last one last
    std::size_t visited_ = 0;  ///< index on the trail of the literal whose negation was visited last
    bool simplifying_ = false;
    std::optional<Expected> expected_;
    std::map<std::string, std::uint64_t> words_;
    std::string wrong_;
};

/// What the checker says of streams that differ from an honest one in a single watch.
class WatchTampering {
  public:
    WatchTampering(WatchChecker::Engine engine, const cnf::ClauseList& formula, EventTape tape)
        : honest(std::move(tape)), engine_(engine), formula_(formula) {}

    /// The index of the first watch with this word, from an index on. Throws std::out_of_range if there is none.
    std::size_t find(const std::string& word, std::size_t from = 0) const;
    std::string verdict(const EventTape& tape) const;
    std::string change(const std::string& word, const std::function<void(TapedEvent&)>& how) const;
    std::string without(const std::string& word) const;

    const EventTape honest;

  private:
    WatchChecker::Engine engine_;
    const cnf::ClauseList& formula_;
};

}  // namespace satdoku::support
