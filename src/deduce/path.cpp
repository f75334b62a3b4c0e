// The path from a state to the solution, step by step.
#include "find.hpp"
#include "singles_queue.hpp"
#include <satdoku/deduce/path.hpp>
#include <limits>

namespace satdoku::deduce {
namespace {
using enum Level;

constexpr std::size_t kinds_of_singles = 3;

/// By level, for a puzzle of one grid.
constexpr std::array score_limits = {800, 1000, 1600, 1800, std::numeric_limits<int>::max()};

/// Places the digit of the solution in the middle one of the empty cells.
Step by_proof(const State& state, const grid::Board& solution) {
    int before = state.empty_cells().count() / 2;
    Cell middle = state.empty_cells().first();
    for (const Cell cell : state.empty_cells()) {
        middle = cell;
        if (before-- == 0) break;
    }
    const Candidate right{middle, solution.digits[middle]};
    return Step{.technique = Technique::proof,
                .digits = grid::digit_set(right.digit),
                .placements = {right},
                .parts = {{.role = Role::base, .candidates = {right}}}};
}

/// The step of the first technique that has one.
/// @param tried  whether a technique is to be tried
template <typename Tried> std::optional<Step> step_beyond_singles(const State& state, const Tried& tried) {
    const std::span<const TechniqueFacts> order = techniques();
    for (std::size_t at = kinds_of_singles; at < order.size();) {
        const TechniqueFacts& facts = order[at];
        if (!tried(facts)) {
            ++at;
            continue;
        }
        Steps steps(facts.is_of_family ? Steps::Wanted::first_of_family : Steps::Wanted::first);
        facts.find(state, facts.technique, steps);
        do ++at;
        while (facts.is_of_family && at < order.size() && order[at].find == facts.find);
        if (!steps.found().empty()) return steps.found().front();
    }
    return std::nullopt;
}

bool is_in_use(const TechniqueFacts& facts, const State& state, std::optional<Technique> practised = {}) {
    const bool is_for_size = facts.use == Use::large && state.side() > grid::plain_side;
    return facts.use == Use::always || is_for_size || facts.technique == practised;
}

/// Sorts the eliminations for readers. A path applies the step before: the order found decides the next singles.
void put_in_order(Step& step) { std::ranges::sort(step.eliminations); }

void count(Path& path, const TechniqueFacts& of) {
    path.score += of.score;
    path.level = std::max(path.level, of.level);
    if (!path.hardest || &facts_of(*path.hardest) < &of) path.hardest = of.technique;
}

/// @param next  returns the next step in a state, or nothing at the end of the path
template <typename Next> Path walk(const State& start, const Next& next) {
    Path path{.steps = {}, .end = start, .hardest = {}};
    SinglesQueue singles(start);
    while (!path.solved()) {
        std::optional<Step> step = next(path.end, singles);
        if (!step) break;
        singles.apply(path.end, *step);
        put_in_order(*step);
        count(path, facts_of(step->technique));
        path.steps.push_back(*std::move(step));
    }
    if (!path.solved()) path.level = extreme;
    while (path.score > score_limit(path.level, start.geometry().cell_count()))
        path.level = static_cast<Level>(static_cast<int>(path.level) + 1);
    return path;
}
}  // namespace

int score_limit(Level level, std::size_t cells) {
    if (level == extreme) return score_limits.back();
    return static_cast<int>(static_cast<std::size_t>(score_limits[static_cast<std::size_t>(level)]) * cells /
                            grid::plain_cells);
}

std::optional<Step> next_step(const State& state, const StepAllowed& allowed) {
    if (std::optional<Step> single = SinglesQueue(state).next(state)) return single;
    std::optional<Step> step = step_beyond_singles(
        state, [&](const TechniqueFacts& facts) { return is_in_use(facts, state) && (!allowed || allowed(facts)); });
    if (step) put_in_order(*step);
    return step;
}

Path path_of(const State& start, const grid::Board* solution, std::optional<Technique> practised,
             const PathWatch& watch) {
    return walk(start, [&](const State& state, SinglesQueue& singles) {
        bool stopped = false;
        const auto tried = [&](const TechniqueFacts& facts) {
            if (!is_in_use(facts, state, practised) || stopped) return false;
            stopped = watch && !watch(state.empty_cells().count());
            return !stopped;
        };
        std::optional<Step> step = singles.next(state);
        if (!step) step = step_beyond_singles(state, tried);
        if (!step && !stopped && solution != nullptr) step = by_proof(state, *solution);
        return step;
    });
}

Path path_within(const State& start, const StepAllowed& allowed, std::optional<Technique> practised) {
    // A step of any technique after the last allowed one would end the path.
    const std::span<const TechniqueFacts> order = techniques();
    const auto last = std::find_if(order.rbegin(), order.rend(), allowed).base();
    const TechniqueFacts* const end = order.data() + (last - order.begin());
    const auto tried = [&](const TechniqueFacts& facts) { return &facts < end && is_in_use(facts, start, practised); };
    return walk(start, [&](const State& state, SinglesQueue& singles) {
        std::optional<Step> step = singles.next(state);
        if (!step) step = step_beyond_singles(state, tried);
        if (step && !allowed(facts_of(step->technique))) step.reset();
        return step;
    });
}
}  // namespace satdoku::deduce
