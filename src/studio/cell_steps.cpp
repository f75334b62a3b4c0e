#include "cell_answer.hpp"

#include <satdoku/core/json.hpp>
#include <satdoku/deduce/path.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/wording/step_text.hpp>

#include <optional>
#include <string>
#include <vector>

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

struct StepWriter {
    std::string lines{};
    std::string members{};
    core::JsonWriter json{members};

    void list(deduce::State state, const std::vector<deduce::Step>& steps) {
        std::size_t number = 0;
        for (const deduce::Step& step : steps) {
            const std::string words = wording::step_text(state, step);
            lines += "  " + language::text("path.step_line", ++number, wording::technique_name(step.technique), words);
            lines += '\n';
            json.begin_object().member("technique", deduce::facts_of(step.technique).name);
            json.member("line", wording::step_line(state, step)).member("text", words).end_object();
            deduce::apply(state, step);
        }
    }
};

}  // namespace

wording::Proof steps_text(const grid::Board& givens, const CellAnswer& answer, const std::stop_token& stop) {
    const grid::Layout& layout = *givens.layout;
    const deduce::Geometry geometry(layout);
    const deduce::Candidate target = deduce::candidate_at(answer.cell, answer.digit);
    StepWriter writer;
    for (const bool all : {false, true}) {
        const deduce::State start(geometry, all ? givens : named_givens(layout, answer.explanation));
        const auto steps = deduce::steps_to(start, target, stop);
        if (!steps) continue;
        if (!steps->empty()) writer.lines = language::text(all ? "reasons.steps_of_all" : "reasons.steps") + '\n';
        writer.json.member("steps_from", all ? "all givens" : "these givens").key("steps").begin_array();
        writer.list(start, *steps);
        writer.json.end_array();
        return {writer.lines, writer.members};
    }
    writer.json.key("steps").null();
    return {language::text(stop.stop_requested() ? "reasons.steps_stopped" : "reasons.no_steps") + '\n',
            writer.members};
}

}  // namespace satdoku::studio
