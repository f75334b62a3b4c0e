#include "hint_text.hpp"

#include "cell_reasons.hpp"
#include "player.hpp"
#include "step_text.hpp"
#include "step_words.hpp"
#include "technique_text.hpp"

#include <satdoku/ui/text.hpp>
#include <satdoku/ui/width.hpp>

namespace satdoku::app {

namespace {

std::string said_on_rung(const puzzle::State& state, const puzzle::Hint& hint,
                         const deduce::Geometry& geometry) {
    if (!hint.wrong.empty()) {
        return ui::text("play.hint_wrong", hint.wrong.size(), list_of(geometry.layout(), hint.wrong));
    }
    if (state.rung == 1) {
        const StepWords words(geometry, hint.step);
        return ui::text("play.hint_where", words.houses(puzzle::first_houses(hint, geometry)));
    }
    if (state.rung == 2) return ui::text("play.hint_technique", technique_name(hint.step.technique));
    const deduce::State position = puzzle::position_of(state, geometry);
    if (!hint.proof) return step_text(position, hint.step);
    std::string said;
    for (const std::string& line : ui::split_lines(proof_text(position, *hint.proof))) {
        said.append(said.empty() ? "" : between_sentences()).append(line);
    }
    return said;
}

}  // namespace

std::string hint_text(const puzzle::State& state, const puzzle::Hint& hint,
                      const deduce::Geometry& geometry) {
    return ui::text("play.hint_rung", state.rung, puzzle::rungs(hint), said_on_rung(state, hint, geometry));
}

}  // namespace satdoku::app
