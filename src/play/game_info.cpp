#include "game_info.hpp"

#include <satdoku/engines/engines.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/puzzle/levels.hpp>
#include <satdoku/puzzle/rate.hpp>
#include <satdoku/wording/step_words.hpp>
#include <satdoku/wording/technique_text.hpp>

namespace satdoku::play {

namespace {

/// 72 is 7.2.
std::string tenths(int rating) {
    return language::decimal_text(rating / 10.0, 1);
}

}  // namespace

std::optional<std::string> info_text(const puzzle::State& state, std::stop_token stop) {
    puzzle::Rater rater(engines::solver_maker(engines::solver_names().front()), stop);
    const auto rated = rater.rate(state.givens, state.solution);
    if (!rated) return std::nullopt;
    const deduce::Rating& scale = rated->scale;
    std::string said = language::text(
        scale.complete ? "info.rating" : "info.rating_at_least", tenths(scale.er), tenths(scale.ep),
        tenths(scale.ed), language::text("level." + std::string(puzzle::name(rated->level))), rated->score);
    if (rated->hardest)
        said += wording::between_sentences() +
                language::text("info.hardest", wording::technique_name(*rated->hardest));
    if (!rated->coupling) return said;
    const auto [needed, exchanges] = *rated->coupling;
    const std::string name(puzzle::name(needed));
    said += wording::between_sentences() +
            language::text("info.coupling", name, language::text("coupling." + name));
    if (exchanges > 0) said += wording::between_sentences() + language::text("info.exchanges", exchanges);
    return said;
}

}  // namespace satdoku::play
