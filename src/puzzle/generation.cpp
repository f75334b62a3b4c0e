#include "generation.hpp"
#include <satdoku/check/grid.hpp>
#include <satdoku/puzzle/hunt.hpp>
#include <cstdlib>
#include <numeric>

namespace satdoku::puzzle {
namespace {
/// Returns true if the number of holes is known only at the end, so that digging has no limits: for minimal puzzles,
/// and for those that get givens back until they have the wanted difficulty.
bool is_dug_whole(const Request& request) { return request.minimal || request.wanted.anything(); }

/// A technique that is as rare as this is looked for near hard puzzles: most of the puzzles near a hard one are hard.
constexpr std::uint64_t boards_before_walks = 300;
constexpr std::uint64_t most_exchanged = 5;
constexpr int near_others = 20;
constexpr int near_technique = 100;
}  // namespace

Workshop::Workshop(const Request& asked, Solver& of, Progress report, std::stop_token ends)
    : request(asked), solver(of), progress(std::move(report)), stop(std::move(ends)), boards(*asked.layout),
      groups(orbits(*asked.layout, asked.symmetry)) {
    boards.solver().stop_on(stop);
    if (asked.wanted.anything()) judge.emplace(*asked.layout, asked.wanted, asked.joint, asked.make_prover, stop);
}

Generation::Generation(Workshop& workshop, std::uint64_t index)
    : workshop_(workshop), request_(workshop.request), random_(core::seed_of(request_.seed, index)),
      limits_{request_.layout->cell_count(), request_.grid_holes}, aimed_at_{0, request_.layout->cell_count()},
      // A climb to a pattern costs as much as a hundred boards.
      most_boards_(request_.pattern ? request_.boards / 100 + 1 : request_.boards) {
    if (!request_.holes) return;
    const auto choices = static_cast<std::uint64_t>(request_.holes->most - request_.holes->least + 1);
    aimed_at_ = {request_.holes->least, request_.holes->least + static_cast<int>(random_.below(choices))};
    if (!is_dug_whole(request_)) limits_.figure = aimed_at_.most;
}

const grid::Board* Generation::question() {
    for (;;) {
        if (digger_) {
            if (digger_->ask()) return &digger_->puzzle();
            Puzzle puzzle{digger_->puzzle(), digger_->solution(), false, 0};
            digger_.reset();
            finish_board(std::move(puzzle));
        }
        if (begin_board()) continue;
        if (may_hunt()) hunt_on();
        return nullptr;
    }
}

/// A hunt keeps the solution unique, and nothing else.
bool Generation::may_hunt() const {
    const Request& asked = request_;
    return asked.hunts && best_ && !best_->reached && !stopped() && asked.holes && asked.grid_holes.empty() &&
           !asked.wanted.anything() && !asked.pattern && !asked.solution && !asked.minimal && !asked.joint &&
           asked.symmetry == Symmetry::none && best_->givens.holes() < asked.holes->least;
}

/// Continues from the best puzzle to others with fewer givens. On one thread, the same seed finds the same puzzle.
void Generation::hunt_on() {
    const int cells = request_.layout->cell_count();
    const HuntRequest asked{.start = best_->givens, .enough = cells - request_.holes->least, .seed = random_.next()};
    const auto progress = [&](const HuntCounts& counts) {
        best_->boards = tried_ + counts.puzzles;
        if (workshop_.progress) workshop_.progress(best_->boards, cells - counts.clues);
    };
    best_->givens = hunt(asked, {.better = [](const grid::Board&) {}, .progress = progress}, workshop_.stop);
    make_bitboard_solver(*request_.layout)->count(best_->givens, 1, &best_->solution);  // one that no stop ends
    best_->reached = good(*best_);
}

/// Returns false if no other board is needed or allowed.
bool Generation::begin_board() {
    while ((!best_ || !best_->reached) && tried_ < most_boards_ && !is_spent() && !stopped()) {
        if (request_.pattern) {
            // Each of the climbs takes a third of a second; in larger grids, they are fewer and longer.
            const auto cells = static_cast<std::uint64_t>(request_.layout->cells_of_grid());
            if (!best_ && tried_ > request_.boards * grid::plain_cells / cells / 1000) return false;
            const auto step = [&](std::uint64_t steps) {
                if (workshop_.progress) workshop_.progress(tried_ + steps, best_ ? best_->givens.holes() : 0);
            };
            finish_board(
                puzzle_of_pattern(*request_.pattern, workshop_.solver, workshop_.boards.solver(), random_, step));
            continue;
        }
        std::vector<std::uint16_t> order(workshop_.groups.size());
        std::iota(order.begin(), order.end(), std::uint16_t{0});
        const grid::Board solution = next_board(order);
        if (stopped()) return false;
        int wanted = 0;
        if (request_.holes && !is_dug_whole(request_))
            wanted = std::min(request_.holes->least, best_ ? best_->givens.holes() + 1 : 0);
        HoleLimits limits = limits_;
        if (is_dug_whole(request_)) limits.grids.clear();
        digger_.emplace(solution, workshop_.groups, std::move(order), std::move(limits), wanted);
        return true;
    }
    return false;
}

/// Whether a technique was looked for as long as is worth the wait.
bool Generation::is_spent() const {
    constexpr std::uint64_t cost_of_sets = 8;  // each search looks for almost locked sets, too
    const auto& wanted = request_.wanted.technique;
    if (!wanted) return false;
    const bool has_sets = &deduce::facts_of(*wanted) >= &deduce::facts_of(deduce::Technique::als_xz);
    const auto grids = static_cast<std::uint64_t>(request_.layout->grid_count());
    return searches_ * grids * (has_sets ? cost_of_sets : 1) > request_.searches;
}

/// Puts the order in which to dig into `order`.
grid::Board Generation::next_board(std::vector<std::uint16_t>& order) {
    if (hard_) {
        random_.shuffle(std::span(order));
        stay_near(order);
        follow_plan(order);
        return hard_->solution;
    }
    grid::Board solution = request_.solution ? *request_.solution : workshop_.boards.next(random_);
    random_.shuffle(std::span(order));
    if (request_.wanted.technique && !stopped()) {
        plan_ = plan_for(*request_.wanted.technique, solution, random_);
        follow_plan(order);
    }
    return solution;
}

/// Puts the holes of the hard puzzle in front, but a few of them at the end.
void Generation::stay_near(std::vector<std::uint16_t>& order) {
    const auto is_hole = [&](std::uint16_t group) {
        return hard_->givens.digits[workshop_.groups[group].front()] == 0;
    };
    const auto holes = std::stable_partition(order.begin(), order.end(), is_hole) - order.begin();
    const auto few = static_cast<std::ptrdiff_t>(1 + random_.below(most_exchanged));
    std::rotate(order.begin(), order.begin() + std::min(few, holes), order.end());
}

/// Puts the holes of the plan in front, and its givens at the end, or out of the order if nothing asks for more holes.
void Generation::follow_plan(std::vector<std::uint16_t>& order) const {
    const auto is_hole = [&](std::uint16_t group) { return has_one_of(workshop_.groups[group], plan_.holes); };
    const auto is_free = [&](std::uint16_t group) { return !has_one_of(workshop_.groups[group], plan_.givens); };
    std::stable_partition(order.begin(), order.end(), is_hole);
    const auto givens = std::stable_partition(order.begin(), order.end(), is_free);
    const bool may_stay = !request_.minimal && !request_.holes && request_.grid_holes.empty();
    if (may_stay) order.erase(givens, order.end());
}

void Generation::finish_board(std::optional<Puzzle> puzzle) {
    ++tried_;
    if (puzzle) {
        const auto searches = [&] { return workshop_.judge ? workshop_.judge->searches() : 0; };
        const std::uint64_t before = searches();
        const Verdict verdict = make_as_hard_as_wanted(*puzzle);
        searches_ += searches() - before;
        const int missing = shortfall(*puzzle) + verdict.distance;
        puzzle->reached = verdict.kind == Verdict::Kind::right && !stopped() && good(*puzzle);
        if (puzzle->reached || !best_ || missing < shortfall_of_best_) {
            best_ = std::move(puzzle);
            shortfall_of_best_ = missing;
        }
    }
    if (best_) best_->boards = tried_;
    if (workshop_.progress && !(best_ && best_->reached)) workshop_.progress(tried_, best_ ? best_->givens.holes() : 0);
}

Verdict Generation::make_as_hard_as_wanted(Puzzle& puzzle) {
    if (!workshop_.judge) return {};
    if (request_.minimal || request_.pattern) return workshop_.judge->judge(puzzle.givens, puzzle.solution);
    Verdict verdict = workshop_.judge->judge(puzzle.givens, puzzle.solution);
    if (request_.wanted.technique && tried_ >= boards_before_walks) note_hard(puzzle, verdict);
    Fitter fitter(*workshop_.judge, workshop_.groups, plan_.open, random_, workshop_.stop);
    return fitter.fit(puzzle.givens, puzzle.solution, {aimed_at_, request_.grid_holes}, std::move(verdict));
}

/// A walk from one hard puzzle to the next one near it. Where the technique has been seen it stays longer.
void Generation::note_hard(const Puzzle& puzzle, const Verdict& verdict) {
    const bool is_hard = verdict.kind == Verdict::Kind::too_hard;
    if (is_hard && (!hard_ || verdict.has_technique || !hard_has_technique_)) {
        if (!hard_ || verdict.has_technique) near_hard_ = verdict.has_technique ? near_technique : near_others;
        hard_ = puzzle;
        hard_has_technique_ = verdict.has_technique;
    }
    if (hard_ && --near_hard_ == 0) hard_.reset();
}

void Generation::run() {
    Solver& solver = workshop_.solver;
    while (const grid::Board* const puzzle = question()) {
        const auto dug = digger_->dug();
        const bool unique = dug.size() == 1
                                ? !solver.has_other_solution(*puzzle, dug[0], digger_->solution().digits[dug[0]])
                                : solver.count(*puzzle, 2) == 1;
        if (solver.stopped()) return;
        answer(unique);
    }
}

Puzzle Generation::result() && {
    // Stopped while digging: the result is a puzzle, but without all wanted properties.
    if (!best_ && digger_) {
        digger_->withdraw();
        best_ = Puzzle{digger_->puzzle(), digger_->solution(), false, tried_ + 1};
    }
    if (!best_) {
        if (stopped()) throw core::Error("generate.stopped");
        throw core::Error("generate.none_found", {std::to_string(tried_)});
    }
    check::require_solution(*request_.layout, best_->givens.digits, best_->solution.digits);
    return *std::move(best_);
}

bool Generation::good(const Puzzle& puzzle) {
    if (shortfall(puzzle) != 0) return false;
    const bool sure_to_be_minimal = request_.symmetry == Symmetry::none && !request_.pattern;
    if (request_.minimal && !sure_to_be_minimal && !is_minimal(workshop_.solver, puzzle.givens, puzzle.solution))
        return false;
    // The judge has asked.
    return !request_.joint || workshop_.judge || grids_with_one_solution(puzzle.givens) == 0;
}

/// Returns how far the number of holes is from the wanted ones: 0 if it is right.
int Generation::shortfall(const Puzzle& puzzle) const {
    int missing = 0;
    if (request_.holes) {
        const int holes = puzzle.givens.holes();
        missing += std::max({0, request_.holes->least - holes, holes - request_.holes->most});
    }
    for (std::size_t grid = 0; grid < request_.grid_holes.size(); ++grid)
        missing += std::abs(request_.grid_holes[grid] - puzzle.givens.holes(static_cast<int>(grid)));
    return missing;
}

// A random board's digits in the cells of a sparse pattern have many solutions. So the digits are improved by hill
// climbing: some of them are removed, the remaining puzzle is completed at random, and if the new board's digits in
// the pattern do not have more solutions than the old ones, they stay. The climb ends when there is one solution, or
// is given up.

namespace {
grid::Board restricted(const grid::Board& board, const std::vector<grid::Cell>& cells) {
    grid::Board part(*board.layout);
    for (const grid::Cell cell : cells) part.digits[cell] = board.digits[cell];
    return part;
}

/// No given, and no cell of another grid.
bool is_free_line(const grid::Board& pattern, grid::HouseKind kind, int grid, int index) {
    for (const grid::Cell cell : pattern.layout->house_in(grid, *pattern.layout->find_shape(kind, index)).cells)
        if (pattern.digits[cell] != 0 || pattern.layout->places(cell).size() > 1) return false;
    return true;
}
}  // namespace

bool has_interchangeable_lines(const grid::Board& pattern) {
    if (!pattern.layout->is_plain()) return false;
    for (int grid = 0; grid < pattern.layout->grid_count(); ++grid) {
        for (const grid::HouseKind kind : {grid::HouseKind::row, grid::HouseKind::column}) {
            for (int band = 0; band < grid::plain_side; band += 3) {
                int free = 0;
                for (int line = band; line < band + 3; ++line) free += is_free_line(pattern, kind, grid, line) ? 1 : 0;
                if (free > 1) return true;
            }
        }
    }
    return false;
}

std::optional<Puzzle> puzzle_of_pattern(const grid::Board& pattern, Solver& solver, bitboard::Solver& boards,
                                        core::Random& random, const std::function<void(std::uint64_t)>& progress) {
    const int steps = 2000 * grid::plain_cells / std::max(pattern.layout->cells_of_grid(), grid::plain_cells);
    constexpr std::uint64_t first_limit = 1000;  // solutions that are counted at most
    const int hopeless = steps / 3;              // steps after which a climb that has all these solutions is given up
    std::vector<grid::Cell> cells;
    for (grid::Cell cell = 0; cell < pattern.digits.size(); ++cell)
        if (pattern.digits[cell] != 0) cells.push_back(cell);
    grid::Board solution = boards.random_board(random);
    std::uint64_t solutions = boards.count(restricted(solution, cells), first_limit);
    for (int step = 0; step < steps && solutions > 1 && !solver.stopped(); ++step) {
        if (step >= hopeless && solutions == first_limit) break;
        if (step % 16 == 0) progress(static_cast<std::uint64_t>(step));
        random.shuffle(std::span(cells));
        const std::size_t kept = cells.size() - std::min<std::size_t>(cells.size(), 1 + random.below(4));
        const std::vector<grid::Cell> rest(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(kept));
        const auto other = boards.random_solution(restricted(solution, rest), random);
        if (!other) continue;
        const std::uint64_t count = boards.count(restricted(*other, cells), std::min(solutions + 1, first_limit));
        if (count > solutions) continue;
        solution = *other;
        solutions = count;
    }
    grid::Board givens = restricted(solution, cells);
    if (solutions != 1 || solver.count(givens, 2) != 1) return std::nullopt;
    return Puzzle{std::move(givens), std::move(solution), false, 0};
}
}  // namespace satdoku::puzzle
