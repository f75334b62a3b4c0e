#include "stepper_goal.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/solving/formula_view.hpp>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace satdoku::insight {

namespace {

using solve::Event;
using What = StepperStop::What;

constexpr std::array<std::pair<std::string_view, What>, 6> breakpoints = {{
    {"literal", What::literal},
    {"clause", What::clause},
    {"depth", What::depth},
    {"length", What::length},
    {"glue", What::glue},
    {"learned", What::lemma},
}};

bool uses(const Event& event, std::uint64_t clause, const trace::Replay& behind) {
    if (event.kind == Event::Kind::propagation || event.kind == Event::Kind::conflict)
        return event.clause == clause;
    if (event.kind != Event::Kind::learned) return false;
    return std::any_of(event.resolved.begin(), event.resolved.end(), [&](cnf::Literal literal) {
        const trace::Assigned* const assigned = behind.find(literal.variable());
        return assigned != nullptr && assigned->reason == clause;
    });
}

}  // namespace

bool StepperStop::holds(const Event& event, const trace::Replay& behind) const {
    using Kind = Event::Kind;
    switch (what) {
        case What::event:
            return true;
        case What::decision:
            return event.kind == Kind::decision;
        case What::conflict:
            return event.kind == Kind::conflict;
        case What::learned:
            return event.kind == Kind::learned;
        case What::literal:
            return (event.kind == Kind::decision || event.kind == Kind::propagation ||
                    event.kind == Kind::pure_literal) &&
                   event.literal == literal;
        case What::clause:
            return uses(event, number, behind);
        case What::depth:
            return event.kind == Kind::decision && event.level >= number;
        case What::length:
            return event.kind == Kind::learned && event.literals.size() <= number;
        case What::glue:
            return event.kind == Kind::learned && event.glue <= number;
        case What::lemma:
            return event.kind == Kind::learned && behind.counts().learned == number;
    }
    return false;
}

bool StepperGoal::reached(const Event& event, const trace::Replay& behind) const {
    if (position && behind.counts().events == *position) return true;
    return std::any_of(stops.begin(), stops.end(),
                       [&](const StepperStop& stop) { return stop.holds(event, behind); });
}

StepperStop parse_breakpoint(const std::string& text, std::uint32_t variables) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    const std::string word = text.substr(0, blank);
    const std::string rest = text.substr(std::min(blank + 1, text.size()));
    const auto known = std::find_if(breakpoints.begin(), breakpoints.end(),
                                    [&](const auto& one) { return one.first == word; });
    if (known == breakpoints.end()) throw core::Error("stepper.breakpoint", {text});
    if (known->second == What::literal) return {known->second, solving::parse_literal(rest, variables)};
    const auto number = core::parse_number<std::uint64_t>(rest);
    if (!number || *number == 0) throw core::Error("stepper.breakpoint", {text});
    return {known->second, {}, *number};
}

std::string breakpoint_text(const StepperStop& stop) {
    const auto known = std::find_if(breakpoints.begin(), breakpoints.end(),
                                    [&](const auto& one) { return one.second == stop.what; });
    std::string text(known->first);
    text += ' ';
    text += stop.what == What::literal ? std::to_string(stop.literal.dimacs()) : std::to_string(stop.number);
    return text;
}

}  // namespace satdoku::insight
