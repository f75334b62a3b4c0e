#include "cell_answer.hpp"

#include <satdoku/core/json.hpp>
#include <satdoku/deduce/path.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/wording/step_text.hpp>

#include <optional>
#include <string>

namespace satdoku::studio {

namespace {

/// The board with the givens of the explanation alone.
grid::Board named_givens(const grid::Layout& layout, const puzzle::Explanation& explanation) {
    grid::Board board(layout);
    for (const puzzle::Statement& reason : explanation.reasons) {
        if (reason.kind == puzzle::Statement::Kind::given)
            board.digits[reason.cell] = static_cast<std::uint8_t>(reason.digit);
    }
    return board;
}

}  // namespace

std::optional<CellSteps> steps_of(const grid::Board& givens, const CellAnswer& answer, const std::stop_token& stop) {
    const deduce::Geometry geometry(*givens.layout);
    const deduce::Candidate target = deduce::candidate_at(answer.cell, answer.digit);
    for (const bool all : {false, true}) {
        CellSteps found{all ? givens : named_givens(*givens.layout, answer.explanation), all};
        auto steps = deduce::steps_to(deduce::State(geometry, found.start), target, stop);
        if (!steps) continue;
        found.steps = *std::move(steps);
        return found;
    }
    return std::nullopt;
}

wording::Proof steps_text(const std::optional<CellSteps>& steps, const std::stop_token& stop,
                          std::span<const std::string> notes) {
    wording::Proof text;
    core::JsonWriter json(text.json);
    if (!steps) {
        json.key("steps").null();
        text.lines = language::text(stop.stop_requested() ? "reasons.steps_stopped" : "reasons.no_steps") + '\n';
        return text;
    }
    if (!steps->steps.empty())
        text.lines = language::text(steps->from_all ? "reasons.steps_of_all" : "reasons.steps") + '\n';
    json.member("steps_from", steps->from_all ? "all givens" : "these givens").key("steps").begin_array();
    const deduce::Geometry geometry(*steps->start.layout);
    deduce::State state(geometry, steps->start);
    for (std::size_t index = 0; index < steps->steps.size(); ++index) {
        const deduce::Step& step = steps->steps[index];
        text.lines += wording::numbered_step_text(index + 1, state, step, "  ");
        if (!notes.empty()) text.lines += notes[index];
        json.begin_object().member("technique", deduce::facts_of(step.technique).name);
        json.member("line", wording::step_line(state, step))
            .member("text", wording::step_text(state, step))
            .end_object();
        deduce::apply(state, step);
    }
    json.end_array();
    return text;
}

}  // namespace satdoku::studio
