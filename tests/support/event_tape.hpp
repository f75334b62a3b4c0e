// Records events, so that tests can inspect, change and replay them.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/solve/engine.hpp>
#include <satdoku/solve/observer.hpp>
#include <string>
#include <vector>

namespace satdoku::support {
/// A copy of an event that owns its literals and texts.
struct TapedEvent {
    explicit TapedEvent(const solve::Event& event);
    /// The event as an observer sees it; its lists and texts are those of this object.
    solve::Event event() const;

    solve::Event::Kind kind;
    cnf::Literal literal;
    std::uint32_t level;
    std::uint64_t clause;
    std::vector<cnf::Literal> literals;
    std::vector<cnf::Literal> resolved;
    std::vector<cnf::Literal> strengthened;
    std::uint32_t glue;
    std::uint64_t assigned;
    std::uint64_t count;
    std::string word;
    std::vector<solve::Score> scores;
};

class EventTape final : public solve::Observer {
  public:
    explicit EventTape(solve::EventKinds wanted = solve::usual_kinds) : wanted_(wanted) {}
    solve::EventKinds wants() const override { return wanted_; }
    void observe(const solve::Event& event) override { events.emplace_back(event); }
    void replay(solve::Observer& other) const;
    /// Returns the index of the first event of a kind, from an index on. Throws std::out_of_range if there is none.
    std::size_t find(solve::Event::Kind kind, std::size_t from = 0) const;

    std::vector<TapedEvent> events;

  private:
    solve::EventKinds wanted_;
};

/// All events of an engine, details too, while it solves a formula. @param engine  new, and not used again: the tape
/// that observes it is gone
EventTape tape_of(solve::Engine& engine, const cnf::ClauseList& formula);

}  // namespace satdoku::support
