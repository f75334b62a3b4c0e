#include "support/event_tape.hpp"
#include <stdexcept>

namespace satdoku::support {
TapedEvent::TapedEvent(const solve::Event& event)
    : kind(event.kind), literal(event.literal), level(event.level), clause(event.clause),
      literals(event.literals.begin(), event.literals.end()), resolved(event.resolved.begin(), event.resolved.end()),
      strengthened(event.strengthened.begin(), event.strengthened.end()), glue(event.glue), assigned(event.assigned),
      count(event.count), word(event.word), scores(event.scores.begin(), event.scores.end()) {}

solve::Event TapedEvent::event() const {
    return {.kind = kind,
            .literal = literal,
            .level = level,
            .clause = clause,
            .literals = literals,
            .resolved = resolved,
            .strengthened = strengthened,
            .glue = glue,
            .assigned = assigned,
            .count = count,
            .word = word,
            .scores = scores};
}

void EventTape::replay(solve::Observer& other) const {
    for (const TapedEvent& taped : events) other.observe(taped.event());
}

std::size_t EventTape::find(solve::Event::Kind kind, std::size_t from) const {
    while (events.at(from).kind != kind) ++from;
    return from;
}

EventTape tape_of(solve::Engine& engine, const cnf::ClauseList& formula) {
    EventTape tape(solve::all_kinds);
    engine.connect_observer(&tape);
    formula.replay(engine);
    engine.solve({}, {}, {});
    return tape;
}

}  // namespace satdoku::support
