// A solution with the allowed steps only gets stuck early if the puzzle is harder, and the cells that are open then
// show where givens are missing. Ratings on Sudoku Explainer's scale cost most and are computed last; before that,
// easier steps show whether the puzzle can have the wanted rating.
#include "judge.hpp"
#include <satdoku/deduce/rating.hpp>
#include <cstdlib>

namespace satdoku::puzzle {
namespace {
using deduce::Level;

constexpr int distance_of_a_level = 100;

std::vector<grid::Cell> open_cells(const deduce::State& state) {
    std::vector<grid::Cell> open;
    for (const grid::Cell cell : state.empty_cells()) open.push_back(cell);
    return open;
}

Verdict too_hard(const deduce::State& at, int distance) { return {Verdict::Kind::too_hard, distance, open_cells(at)}; }

/// The distance grows with the number of open cells.
Verdict stuck(const deduce::State& at) { return too_hard(at, distance_of_a_level + at.empty_cells().count()); }

Verdict too_easy(int distance) { return {Verdict::Kind::too_easy, distance}; }

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
    return std::ranges::any_of(path.steps, [&](const deduce::Step& step) {
        return std::ranges::find(techniques, step.technique) != techniques.end();
    });
}
}  // namespace

Judge::Judge(const grid::Layout& layout, const Wanted& wanted, bool joint, const SolverMaker& make_prover,
             std::stop_token stop)
    : wanted_(wanted), joint_(joint), geometry_(layout), prover_(make_prover, std::move(stop)) {}

Verdict Judge::judge(const grid::Board& givens, const grid::Board& solution) {
    const deduce::State start(geometry_, givens);
    Verdict verdict;
    if (wanted_.level || wanted_.technique || !wanted_.without.empty())
        verdict = wanted_.level == Level::extreme ? judge_extreme_path(start, solution) : judge_path(start);
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
           std::ranges::find(wanted_.without, step.technique) == wanted_.without.end();
}

void Judge::count_searches(const deduce::Path& path) {
    const auto is_searched = [](const deduce::Step& step) { return step.technique > deduce::Technique::naked_single; };
    searches_ += 1 + static_cast<std::uint64_t>(std::ranges::count_if(path.steps, is_searched));
}

Verdict Judge::judge_path(const deduce::State& start) {
    const deduce::Path path = deduce::path_within(
        start, [this](const auto& step) { return is_wanted(step); }, wanted_.technique);
    count_searches(path);
    if (!path.solved()) {
        Verdict verdict = stuck(path.end);
        verdict.has_technique = wanted_.technique && has_a_part(path, {&*wanted_.technique, 1});
        return verdict;
    }
    if (wanted_.level && path.level > *wanted_.level)
        return too_hard(start, levels_between(path.level, *wanted_.level));
    if (wanted_.level && path.level < *wanted_.level) return too_easy(levels_between(path.level, *wanted_.level));
    if (!wanted_.technique || path.hardest == wanted_.technique) return {};
    const auto* const hardest = path.hardest ? &deduce::facts_of(*path.hardest) : deduce::techniques().data();
    return too_easy(static_cast<int>(&deduce::facts_of(*wanted_.technique) - hardest));
}

/// A puzzle of this level may need more than all techniques, so the test is that easier steps are not enough.
Verdict Judge::judge_extreme_path(const deduce::State& start, const grid::Board& solution) {
    const bool any_path = !wanted_.technique && wanted_.without.empty();
    const deduce::Path path =
        any_path ? path_up_to(start, Level::unfair) : deduce::path_of(start, &solution, wanted_.technique);
    count_searches(path);
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
    for (grid::Cell cell = 0; cell < givens.digits.size(); ++cell)
        if (givens.digits[cell] == 0) verdict.open.push_back(cell);
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

// If a puzzle is too hard, givens are put back in cells that are open when its solution gets stuck. There they help
// and do not change the earlier steps, so the hard steps stay. The more cells are open, the more givens are put back
// at once. If that makes the puzzle too easy, others are tried instead, in the end one by one.

namespace {
/// How often other givens are tried if some have made a puzzle too easy.
constexpr int second_tries = 8;

/// Open cells for which one more given is put back at a time.
constexpr std::size_t open_cells_a_given = 12;

bool is_hole(const grid::Board& puzzle, const CellGroup& group) { return puzzle.digits[group.front()] == 0; }

void put_back(grid::Board& puzzle, const grid::Board& solution, const CellGroup& group) {
    for (const grid::Cell cell : group) puzzle.digits[cell] = solution.digits[cell];
}
}  // namespace

std::vector<std::size_t> Fitter::groups_to_put_back(std::span<const grid::Cell> helpful) const {
    std::vector<std::size_t> found;
    for (std::size_t index = 0; index < groups_.size(); ++index)
        if (has_one_of(groups_[index], helpful) && !has_one_of(groups_[index], open_)) found.push_back(index);
    return found;
}

Verdict Fitter::ease(grid::Board& puzzle, const grid::Board& solution, Verdict verdict) {
    int tries = second_tries;
    std::size_t most = puzzle.digits.size();
    while (verdict.kind == Verdict::Kind::too_hard && tries > 0 && !stop_.stop_requested()) {
        std::vector<std::size_t> helpful = groups_to_put_back(verdict.open);
        random_.shuffle(std::span(helpful));
        helpful.resize(std::min({helpful.size(), most, 1 + verdict.open.size() / open_cells_a_given}));
        if (helpful.empty()) break;
        grid::Board eased = puzzle;
        for (const std::size_t group : helpful) put_back(eased, solution, groups_[group]);
        Verdict next = judge_.judge(eased, solution);
        const bool is_lost = verdict.has_technique && next.kind == Verdict::Kind::too_hard && !next.has_technique;
        if (next.kind == Verdict::Kind::too_easy || is_lost) {
            --tries;
            most = std::max<std::size_t>(1, helpful.size() / 2);
            if (tries > 0) continue;
        } else if (next.has_technique) {
            tries = second_tries;
        }
        puzzle = std::move(eased);
        verdict = std::move(next);
    }
    return verdict;
}

/// Returns true if the group is a hole, and there are too many holes.
bool Fitter::may_fill(const grid::Board& puzzle, const CellGroup& group, const HolesAimedAt& holes) const {
    if (!is_hole(puzzle, group)) return false;
    const int size = static_cast<int>(group.size());
    if (puzzle.holes() - size < holes.figure.least) return false;
    std::vector<int> fewer(holes.grids.size(), 0);
    for (const grid::Cell cell : group) {
        for (const grid::Place& place : puzzle.layout->places(cell))
            if (!fewer.empty()) ++fewer[static_cast<std::size_t>(place.grid)];
    }
    for (std::size_t grid = 0; grid < fewer.size(); ++grid)
        if (fewer[grid] > 0 && puzzle.holes(static_cast<int>(grid)) - fewer[grid] < holes.grids[grid]) return false;
    return holes.grids.empty() ? puzzle.holes() > holes.figure.most : true;
}

/// Several at once as long as the puzzle does not become too easy, as a digger removes cells.
void Fitter::fill(grid::Board& puzzle, const grid::Board& solution, const HolesAimedAt& holes) {
    std::vector<std::size_t> order(groups_.size());
    for (std::size_t index = 0; index < order.size(); ++index) order[index] = index;
    random_.shuffle(std::span(order));
    std::size_t batch = std::max<std::size_t>(1, order.size() / 8);
    for (std::size_t next = 0; next < order.size() && !stop_.stop_requested();) {
        grid::Board filled = puzzle;
        std::size_t after = next;
        std::size_t taken = 0;
        for (; after < order.size() && taken < batch; ++after) {
            const CellGroup& group = groups_[order[after]];
            if (!may_fill(filled, group, holes)) continue;
            put_back(filled, solution, group);
            ++taken;
        }
        if (taken == 0) return;
        if (judge_.judge(filled, solution).kind == Verdict::Kind::right) {
            puzzle = std::move(filled);
        } else if (taken > 1) {
            batch = (taken + 1) / 2;
            continue;
        }
        next = after;
    }
}

Verdict Fitter::fit(grid::Board& puzzle, const grid::Board& solution, const HolesAimedAt& holes, Verdict verdict) {
    verdict = ease(puzzle, solution, std::move(verdict));
    if (verdict.kind == Verdict::Kind::right) fill(puzzle, solution, holes);
    return verdict;
}
}  // namespace satdoku::puzzle
