// A solution with the allowed steps only gets stuck early if the puzzle is harder, and the cells that are open then
// show where givens are missing. Ratings on Sudoku Explainer's scale cost most and are computed last; before that,
// easier steps show whether the puzzle can have the wanted rating.
#include "judge.hpp"

#include <satdoku/deduce/rating.hpp>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace satdoku::puzzle {

namespace {

using deduce::Level;

constexpr int distance_of_a_level = 100;

std::vector<grid::Cell> open_cells(const deduce::State& state) {
    std::vector<grid::Cell> open;
    for (const grid::Cell cell : state.empty_cells()) open.push_back(cell);
    return open;
}

Verdict too_hard(const deduce::State& at, int distance) {
    return {Verdict::Kind::too_hard, distance, open_cells(at)};
}

/// The distance grows with the number of open cells.
Verdict stuck(const deduce::State& at) {
    return too_hard(at, distance_of_a_level + at.empty_cells().count());
}

Verdict too_easy(int distance) {
    return {Verdict::Kind::too_easy, distance};
}

int levels_between(Level one, Level other) {
    return distance_of_a_level * std::abs(static_cast<int>(one) - static_cast<int>(other));
}

deduce::Path path_up_to(const deduce::State& start, Level most) {
    return deduce::path_within(start, [most](const deduce::TechniqueFacts& step) { return step.level <= most; });
}

/// Returns the highest level that a puzzle with a rating up to this one probably has.
Level level_within(int rating) {
    if (rating < 17) return Level::easy;
    if (rating < 32) return Level::medium;
    if (rating < 66) return Level::hard;
    return rating < 75 ? Level::unfair : Level::extreme;
}

/// From this rating on, the steps of hard puzzles are not enough.
constexpr int beyond_hard = 66;

bool has_a_part(const deduce::Path& path, std::span<const deduce::Technique> techniques) {
    return std::any_of(path.steps.begin(), path.steps.end(), [&](const deduce::Step& step) {
        return std::find(techniques.begin(), techniques.end(), step.technique) != techniques.end();
    });
}

}  // namespace

Judge::Judge(const grid::Layout& layout, const Wanted& wanted, bool joint, const SolverMaker& make_prover,
             std::stop_token stop)
    : wanted_(wanted), joint_(joint), geometry_(layout), prover_(make_prover, std::move(stop)) {}

Verdict Judge::judge(const grid::Board& givens, const grid::Board& solution) {
    const deduce::State start(geometry_, givens);
    Verdict verdict;
    if (wanted_.level || wanted_.technique || !wanted_.without.empty()) {
        verdict = wanted_.level == Level::extreme ? judge_extreme_path(start, solution) : judge_path(start);
    }
    if (verdict.kind == Verdict::Kind::right && joint_) {
        const int alone = grids_with_one_solution(givens);
        if (alone > 0) return too_easy(alone);
    }
    if (verdict.kind == Verdict::Kind::right && wanted_.coupling) verdict = judge_coupling(givens);
    if (verdict.kind == Verdict::Kind::right && wanted_.rating) verdict = judge_rating(start);
    return verdict;
}

bool Judge::is_wanted(const deduce::TechniqueFacts& step) const {
    return (!wanted_.level || step.level <= *wanted_.level) &&
           (!wanted_.technique || &step <= &deduce::facts_of(*wanted_.technique)) &&
           std::find(wanted_.without.begin(), wanted_.without.end(), step.technique) == wanted_.without.end();
}

Verdict Judge::judge_path(const deduce::State& start) const {
    const deduce::Path path = deduce::path_within(
        start, [this](const auto& step) { return is_wanted(step); }, wanted_.technique);
    if (!path.solved()) return stuck(path.end);
    if (wanted_.level && path.level > *wanted_.level)
        return too_hard(start, levels_between(path.level, *wanted_.level));
    if (wanted_.level && path.level < *wanted_.level) return too_easy(levels_between(path.level, *wanted_.level));
    if (!wanted_.technique || path.hardest == wanted_.technique) return {};
    const auto* const hardest = path.hardest ? &deduce::facts_of(*path.hardest) : deduce::techniques().data();
    return too_easy(static_cast<int>(&deduce::facts_of(*wanted_.technique) - hardest));
}

/// A puzzle of this level may need more than all techniques, so the test is that easier steps are not enough.
Verdict Judge::judge_extreme_path(const deduce::State& start, const grid::Board& solution) const {
    const bool any_path = !wanted_.technique && wanted_.without.empty();
    const deduce::Path path =
        any_path ? path_up_to(start, Level::unfair) : deduce::path_of(start, &solution, wanted_.technique);
    if (path.level < Level::extreme) return too_easy(levels_between(path.level, Level::extreme));
    if (wanted_.technique && path.hardest != wanted_.technique) return too_hard(start, distance_of_a_level);
    if (has_a_part(path, wanted_.without)) return too_hard(start, distance_of_a_level);
    return {};
}

Verdict Judge::judge_coupling(const grid::Board& givens) {
    const std::optional<Coupling> coupling = prover_.prove(givens);
    if (!coupling) return too_easy(0);  // stopped
    const int more = static_cast<int>(coupling->needed) - static_cast<int>(*wanted_.coupling);
    if (more == 0) return {};
    if (more < 0) return too_easy(-more * distance_of_a_level);
    Verdict verdict{Verdict::Kind::too_hard, more * distance_of_a_level};
    for (grid::Cell cell = 0; cell < givens.digits.size(); ++cell) {
        if (givens.digits[cell] == 0) verdict.open.push_back(cell);
    }
    return verdict;
}

Verdict Judge::judge_rating(const deduce::State& start) const {
    const RatingRange range = *wanted_.rating;
    if (const Level most = level_within(range.most); most < Level::extreme) {
        const deduce::Path path = path_up_to(start, most);
        if (!path.solved()) return stuck(path.end);
    }
    if (range.least >= beyond_hard && path_up_to(start, Level::hard).solved()) return too_easy(distance_of_a_level);
    const deduce::Rating rating = deduce::rate(start);
    if (rating.er > range.most) return too_hard(start, rating.er - range.most);
    if (rating.er < range.least) return too_easy(range.least - rating.er);
    const bool may_be_harder = !rating.complete && range.most != RatingRange{}.most;
    return may_be_harder ? too_hard(start, distance_of_a_level) : Verdict{};
}

}  // namespace satdoku::puzzle
