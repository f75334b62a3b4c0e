#include "random_stream.hpp"
#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace satdoku::support {
namespace {
using solve::Event;
using Kind = Event::Kind;

class Stream {
  public:
    Stream(core::Random& random, std::uint32_t variables, std::uint64_t clauses)
        : random_(random), levels_of_(variables, none), last_(clauses) {}

    void push_random(trace::Recording& recording) {
        Event event{.kind = static_cast<Kind>(random_.below(solve::event_kinds))};
        if (!fill(event)) return;
        event.literals = literals_;
        event.resolved = resolved_;
        event.strengthened = strengthened_;
        event.scores = scores_;
        recording.push(event);
        literals_.clear();
        resolved_.clear();
        strengthened_.clear();
        scores_.clear();
    }

  private:
    static constexpr std::uint32_t none = ~0U;

    cnf::Literal any_literal() {
        return {cnf::Variable(static_cast<std::uint32_t>(random_.below(levels_of_.size()))), random_.below(2) == 1};
    }
    std::vector<cnf::Literal> some_literals() {
        std::vector<cnf::Literal> literals(random_.below(5));
        for (cnf::Literal& literal : literals) literal = any_literal();
        return literals;
    }
    /// A literal without a value gets one.
    bool assign(Event& event, std::uint32_t level) {
        event.literal = any_literal();
        std::uint32_t& place = levels_of_[event.literal.variable().index()];
        if (place != none) return false;
        place = level;
        event.level = level;
        return true;
    }
    void derive(Event& event) {
        event.clause = random_.below(8) == 0 ? 0 : ++last_;
        literals_ = some_literals();
    }

    bool fill(Event& event) {
        constexpr std::array<std::string_view, 3> decisions = {"decision", "flip", "assumption"};
        constexpr std::array<std::string_view, 3> words = {"", "focused", "a \"quoted\"\n\\word"};
        switch (event.kind) {
            case Kind::scores:
                scores_.push_back({any_literal(), random_.fraction() * 1e6});
                scores_.push_back({any_literal(), 3});
                event.word = words[random_.below(words.size())];
                return true;
            case Kind::decision:
                if (!assign(event, level_ + 1)) return false;
                ++level_;
                event.word = decisions[random_.below(decisions.size())];
                return true;
            case Kind::propagation:
                event.clause = random_.below(last_ + 1);
                literals_ = some_literals();
                return assign(event, static_cast<std::uint32_t>(random_.below(level_ + 1)));
            case Kind::pure_literal: return assign(event, level_);
            case Kind::conflict:
                event.level = level_;
                event.clause = random_.below(last_ + 1);
                event.assigned = random_.below(100);
                literals_ = some_literals();
                return true;
            case Kind::learned:
                derive(event);
                resolved_ = some_literals();
                strengthened_ = some_literals();
                event.glue = static_cast<std::uint32_t>(random_.below(9));
                event.level = static_cast<std::uint32_t>(random_.below(level_ + 1));
                return true;
            case Kind::backtrack: backtrack(event); return true;
            case Kind::restart: event.level = static_cast<std::uint32_t>(random_.below(level_ + 1)); return true;
            case Kind::reduction:
                event.count = random_.next();
                event.assigned = random_.below(100);
                return true;
            case Kind::rephase:
                event.count = random_.below(100);
                event.word = words[random_.below(words.size())];
                return true;
            case Kind::mode:
            case Kind::simplification:
            case Kind::end: event.word = words[random_.below(words.size())]; return true;
            case Kind::added: derive(event); return true;
            case Kind::watch:
                event.literal = any_literal();
                event.clause = random_.below(last_ + 2);
                event.count = random_.below(5);
                event.word = random_.below(2) == 0 ? "satisfied" : "moved";
                literals_ = some_literals();
                return true;
            case Kind::removed: event.clause = random_.below(last_ + 2); return true;
        }
        return false;
    }

    void backtrack(Event& event) {
        level_ = event.level = static_cast<std::uint32_t>(random_.below(level_ + 1));
        for (std::uint32_t& level : levels_of_) {
            if (level > level_) level = none;
        }
    }

    core::Random& random_;
    std::vector<std::uint32_t> levels_of_;  ///< by variable
    std::uint32_t level_ = 0;
    std::uint64_t last_;
    std::vector<cnf::Literal> literals_;
    std::vector<cnf::Literal> resolved_;
    std::vector<cnf::Literal> strengthened_;
    std::vector<solve::Score> scores_;
};
}  // namespace

trace::Recording random_stream(core::Random& random, std::size_t events, std::uint32_t variables,
                               std::uint64_t clauses) {
    Stream stream(random, variables, clauses);
    trace::Recording recording;
    while (recording.size() < events) stream.push_random(recording);
    return recording;
}

bool same_event(const Event& left, const Event& right) {
    const auto same_score = [](const solve::Score& one, const solve::Score& other) {
        return one.literal == other.literal && one.value == other.value;
    };
    return left.kind == right.kind && left.literal == right.literal && left.level == right.level &&
           left.clause == right.clause && std::ranges::equal(left.literals, right.literals) &&
           std::ranges::equal(left.resolved, right.resolved) &&
           std::ranges::equal(left.strengthened, right.strengthened) && left.glue == right.glue &&
           left.assigned == right.assigned && left.count == right.count && left.word == right.word &&
           std::ranges::equal(left.scores, right.scores, same_score);
}

}  // namespace satdoku::support
