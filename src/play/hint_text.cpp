#include "hint_text.hpp"

#include "player.hpp"

#include <satdoku/boards/cell_reasons.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/width.hpp>
#include <satdoku/wording/step_text.hpp>
#include <satdoku/wording/step_words.hpp>
#include <satdoku/wording/technique_text.hpp>

namespace satdoku::play {

namespace {

std::string said_on_rung(const puzzle::State& state, const puzzle::Hint& hint,
                         const deduce::Geometry& geometry) {
    if (!hint.wrong.empty()) {
        return language::text("play.hint_wrong", hint.wrong.size(), list_of(geometry.layout(), hint.wrong));
    }
    if (state.rung == 1) {
        const wording::StepWords words(geometry, hint.step);
        return language::text("play.hint_where", words.houses(puzzle::first_houses(hint, geometry)));
    }
    if (state.rung == 2)
        return language::text("play.hint_technique", wording::technique_name(hint.step.technique));
    const deduce::State position = puzzle::position_of(state, geometry);
    if (!hint.proof) return wording::step_text(position, hint.step);
    std::string said;
    for (const std::string& line : ui::split_lines(boards::proof_text(position, *hint.proof))) {
        said.append(said.empty() ? "" : wording::between_sentences()).append(line);
    }
    return said;
}

}  // namespace

std::string hint_text(const puzzle::State& state, const puzzle::Hint& hint,
                      const deduce::Geometry& geometry) {
    return language::text("play.hint_rung", state.rung, puzzle::rungs(hint),
                          said_on_rung(state, hint, geometry));
}

}  // namespace satdoku::play
