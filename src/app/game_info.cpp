#include "game_info.hpp"

#include "solvers.hpp"
#include "step_words.hpp"
#include "technique_text.hpp"

#include <satdoku/puzzle/levels.hpp>
#include <satdoku/puzzle/rate.hpp>
#include <satdoku/ui/text.hpp>

namespace satdoku::app {

namespace {

/// 72 is 7.2.
std::string tenths(int rating) {
    return ui::decimal_text(rating / 10.0, 1);
}

}  // namespace

std::optional<std::string> info_text(const puzzle::State& state, std::stop_token stop) {
    puzzle::Rater rater(solver_maker(solver_names().front()), stop);
    const auto rated = rater.rate(state.givens, state.solution);
    if (!rated) return std::nullopt;
    const deduce::Rating& scale = rated->scale;
    std::string said = ui::text(scale.complete ? "info.rating" : "info.rating_at_least", tenths(scale.er),
                                tenths(scale.ep), tenths(scale.ed),
                                ui::text("level." + std::string(puzzle::name(rated->level))), rated->score);
    if (rated->hardest)
        said += between_sentences() + ui::text("info.hardest", technique_name(*rated->hardest));
    if (!rated->coupling) return said;
    const auto [needed, exchanges] = *rated->coupling;
    const std::string name(puzzle::name(needed));
    said += between_sentences() + ui::text("info.coupling", name, ui::text("coupling." + name));
    if (exchanges > 0) said += between_sentences() + ui::text("info.exchanges", exchanges);
    return said;
}

}  // namespace satdoku::app
