// The way from a state to the solution. Techniques that people hardly ever use (fish of five and more lines,
// templates) have no part in it.
#include "find.hpp"
#include "singles_queue.hpp"

#include <satdoku/deduce/path.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>

namespace satdoku::deduce {

namespace {

using enum Technique;
using enum Level;

constexpr auto order = std::to_array<Difficulty>({
    {full_house, easy, 4},
    {naked_single, easy, 4},
    {hidden_single, easy, 14},
    {locked_pair, medium, 40},
    {locked_triple, medium, 60},
    {pointing, medium, 50},
    {claiming, medium, 50},
    {relay, medium, 63},
    {naked_pair, medium, 60},
    {naked_triple, medium, 80},
    {hidden_pair, medium, 70},
    {hidden_triple, medium, 100},
    {naked_quadruple, hard, 120},
    {hidden_quadruple, hard, 150},
    {x_wing, hard, 140},
    {swordfish, hard, 150},
    {jellyfish, hard, 160},
    {remote_pair, hard, 110},
    {bug_plus_1, hard, 100},
    {skyscraper, hard, 130},
    {two_string_kite, hard, 150},
    {turbot_fish, hard, 120},
    {empty_rectangle, hard, 120},
    {w_wing, hard, 150},
    {xy_wing, hard, 160},
    {xyz_wing, hard, 180},
    {uniqueness_1, hard, 100},
    {uniqueness_2, hard, 100},
    {uniqueness_3, hard, 100},
    {uniqueness_4, hard, 100},
    {uniqueness_5, hard, 100},
    {uniqueness_6, hard, 100},
    {hidden_rectangle, hard, 100},
    {avoidable_rectangle_1, hard, 100},
    {avoidable_rectangle_2, hard, 100},
    {finned_x_wing, hard, 130},
    {sashimi_x_wing, hard, 150},
    {finned_swordfish, unfair, 200},
    {sashimi_swordfish, unfair, 240},
    {finned_jellyfish, unfair, 250},
    {sashimi_jellyfish, unfair, 260},
    {sue_de_coq, unfair, 250},
    {simple_colours_trap, hard, 150},
    {simple_colours_wrap, hard, 150},
    {multi_colours_1, hard, 200},
    {multi_colours_2, hard, 200},
    {x_chain, unfair, 260},
    {xy_chain, unfair, 260},
    {continuous_nice_loop, unfair, 280},
    {discontinuous_nice_loop, unfair, 280},
    {aic, unfair, 280},
    {grouped_continuous_nice_loop, unfair, 300},
    {grouped_discontinuous_nice_loop, unfair, 300},
    {grouped_aic, unfair, 300},
    {als_xz, unfair, 300},
    {als_xy_wing, unfair, 320},
    {als_chain, unfair, 340},
    {franken_x_wing, unfair, 300},
    {franken_swordfish, unfair, 350},
    {finned_franken_x_wing, unfair, 390},
    {finned_franken_swordfish, unfair, 410},
    {forcing_chain_contradiction, extreme, 500},
    {forcing_chain_verity, extreme, 500},
    {forcing_net_contradiction, extreme, 700},
    {forcing_net_verity, extreme, 700},
    {proof, extreme, 10000},
});

constexpr std::size_t kinds_of_singles = 3;

/// Of a puzzle of one grid.
constexpr std::array limits = {800, 1000, 1600, 1800, std::numeric_limits<int>::max()};
constexpr std::size_t cells_of_one_grid = 81;

/// In the middle of the empty cells.
Step by_proof(const State& state, const grid::Board& solution) {
    int before = state.empty_cells().count() / 2;
    Cell middle = state.empty_cells().first();
    for (const Cell cell : state.empty_cells()) {
        middle = cell;
        if (before-- == 0) break;
    }
    const Candidate right{middle, solution.digits[middle]};
    return Step{.technique = proof,
                .digits = grid::digit_set(right.digit),
                .placements = {right},
                .parts = {{.role = Role::base, .candidates = {right}}}};
}

/// Techniques that stand next to each other in the order and are looked for at once.
struct Family {
    Technique first;
    std::size_t size;
    void (*find)(const State& state, Technique family, Steps& steps);
};
constexpr auto families = std::to_array<Family>({
    {simple_colours_trap, 2, find_any_simple_colours},
    {multi_colours_1, 2, find_any_multi_colours},
    {continuous_nice_loop, 3, find_any_nice_loop},
    {grouped_continuous_nice_loop, 3, find_any_nice_loop},
    {forcing_chain_contradiction, 2, find_any_forcing_chain},
    {forcing_net_contradiction, 2, find_any_forcing_chain},
});

/// By the first technique that has one, among those of the order up to an index.
std::optional<Step> step_beyond_singles(const State& state, std::size_t end) {
    for (std::size_t at = kinds_of_singles; at < end;) {
        const Technique technique = order[at].technique;
        const auto family = std::find_if(families.begin(), families.end(),
                                         [&](const Family& other) { return other.first == technique; });
        Steps steps(Steps::Wanted::first);
        if (family != families.end()) {
            family->find(state, technique, steps);
            at += family->size;
        } else {
            facts_of(technique).find(state, technique, {}, steps);
            ++at;
        }
        if (!steps.found().empty()) return steps.found().front();
    }
    return std::nullopt;
}

/// For who reads the step; until its changes are made they stay as they were found.
void put_in_order(Step& step) {
    std::sort(step.eliminations.begin(), step.eliminations.end());
}

void count(Path& path, const Difficulty& difficulty) {
    path.score += difficulty.score;
    path.level = std::max(path.level, difficulty.level);
    if (!path.hardest || difficulty_of(*path.hardest) < &difficulty) path.hardest = difficulty.technique;
}

/// @param next  the step to go in a state, or nothing where the way ends
template <typename Next>
Path walk(const State& start, const Next& next) {
    Path path{.steps = {}, .end = start, .hardest = {}};
    SinglesQueue singles(start);
    while (!path.solved()) {
        std::optional<Step> step = next(path.end, singles);
        if (!step) break;
        singles.apply(path.end, *step);
        put_in_order(*step);
        count(path, *difficulty_of(step->technique));
        path.steps.push_back(*std::move(step));
    }
    if (!path.solved()) path.level = extreme;
    while (path.score > score_limit(path.level, start.geometry().cell_count())) {
        path.level = static_cast<Level>(static_cast<int>(path.level) + 1);
    }
    return path;
}

}  // namespace

std::span<const Difficulty> order_of_difficulty() {
    return order;
}

const Difficulty* difficulty_of(Technique technique) {
    const auto found = std::find_if(order.begin(), order.end(), [technique](const Difficulty& difficulty) {
        return difficulty.technique == technique;
    });
    return found == order.end() ? nullptr : &*found;
}

int score_limit(Level level, std::size_t cells) {
    if (level == extreme) return limits.back();
    return static_cast<int>(static_cast<std::size_t>(limits[static_cast<std::size_t>(level)]) * cells /
                            cells_of_one_grid);
}

std::optional<Step> next_step(const State& state) {
    if (std::optional<Step> single = SinglesQueue(state).next(state)) return single;
    std::optional<Step> step = step_beyond_singles(state, order.size());
    if (step) put_in_order(*step);
    return step;
}

Path path_of(const State& start, const grid::Board* solution) {
    return walk(start, [&](const State& state, SinglesQueue& singles) {
        std::optional<Step> step = singles.next(state);
        if (!step) step = step_beyond_singles(state, order.size());
        if (!step && solution != nullptr) step = by_proof(state, *solution);
        return step;
    });
}

Path path_within(const State& start, const StepAllowed& allowed) {
    // Behind the last technique that is allowed, any step would be one too many.
    const auto last = std::find_if(order.rbegin(), order.rend(), allowed).base();
    const auto end = static_cast<std::size_t>(last - order.begin());
    return walk(start, [&](const State& state, SinglesQueue& singles) {
        std::optional<Step> step = singles.next(state);
        if (!step) step = step_beyond_singles(state, end);
        if (step && !allowed(*difficulty_of(step->technique))) step.reset();
        return step;
    });
}

}  // namespace satdoku::deduce
