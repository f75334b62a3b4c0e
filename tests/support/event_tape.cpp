#include "support/event_tape.hpp"

#include <stdexcept>

namespace satdoku::support {

TapedEvent::TapedEvent(const solve::Event& event)
    : kind(event.kind),
      literal(event.literal),
      level(event.level),
      clause(event.clause),
      literals(event.literals.begin(), event.literals.end()),
      resolved(event.resolved.begin(), event.resolved.end()),
      strengthened(event.strengthened.begin(), event.strengthened.end()),
      glue(event.glue),
      assigned(event.assigned),
      count(event.count),
      word(event.word),
      scores(event.scores.begin(), event.scores.end()) {}

void EventTape::tell(solve::Observer& other) const {
    for (const TapedEvent& event : events) {
        other.observe({.kind = event.kind,
                       .literal = event.literal,
                       .level = event.level,
                       .clause = event.clause,
                       .literals = event.literals,
                       .resolved = event.resolved,
                       .strengthened = event.strengthened,
                       .glue = event.glue,
                       .assigned = event.assigned,
                       .count = event.count,
                       .word = event.word,
                       .scores = event.scores});
    }
}

std::size_t EventTape::find(solve::Event::Kind kind, std::size_t from) const {
    while (events.at(from).kind != kind) ++from;
    return from;
}

}  // namespace satdoku::support
