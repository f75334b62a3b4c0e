#include "generation.hpp"
#include "ordered_queue.hpp"
#include <satdoku/check/grid.hpp>
#include <list>

namespace satdoku::puzzle {
namespace {
grid::Board grid_alone(const grid::Board& board, int grid) {
    grid::Board alone(grid::grid_alone(*board.layout));
    const auto cells = board.layout->cells(grid);
    for (std::size_t index = 0; index < cells.size(); ++index) alone.digits[index] = board.digits[cells[index]];
    return alone;
}

/// @param grid    if empty, the holes of the whole figure
/// @param givens  whether a message speaks of givens
void check_holes(HoleRange asked, HoleRange possible, const grid::Layout& layout, bool givens,
                 std::optional<int> grid = {}) {
    if (asked.least <= asked.most && asked.least >= possible.least && asked.most <= possible.most) return;
    int wrong = asked.least < possible.least ? asked.least : asked.most;
    if (givens) {
        const int cells = grid ? layout.cells_of_grid() : layout.cell_count();
        wrong = cells - wrong;
        possible = {cells - possible.most, cells - possible.least};
    }
    std::vector<std::string> arguments = {std::to_string(wrong), std::to_string(possible.least),
                                          std::to_string(possible.most), givens ? "1" : "0"};
    const bool is_of_grid = grid && layout.grid_count() > 1;
    if (is_of_grid) arguments.push_back(grid::grid_letter(*grid));
    throw core::Error(is_of_grid ? "generate.impossible_of_grid" : "generate.impossible", arguments);
}

/// In a house without a hole, each given follows from the others. So a minimal puzzle has a hole in each row; shared
/// cells are in a row of each of their grids. A grid with fewer than four holes has one solution.
int fewest_holes(const Request& request, int grids) {
    constexpr int fewest_of_several_solutions = 4;
    if (request.minimal) {
        std::size_t most_places = 1;
        for (grid::Cell cell = 0; grids > 1 && cell < request.layout->cell_count(); ++cell)
            most_places = std::max(most_places, request.layout->places(cell).size());
        return (grids * request.layout->side() + static_cast<int>(most_places) - 1) / static_cast<int>(most_places);
    }
    return request.joint ? fewest_of_several_solutions : 0;
}

/// Grids share the givens of shared cells, so their numbers of holes differ by at most that of their other cells.
void check_grid_holes(const Request& request) {
    const grid::Layout& layout = *request.layout;
    const int grids = layout.grid_count();
    if (static_cast<int>(request.grid_holes.size()) != grids)
        throw core::Error("generate.one_number_a_grid", {layout.name(), std::to_string(grids)});
    int givens = 0;
    for (int grid = 0; grid < grids; ++grid) {
        const int holes = request.grid_holes[static_cast<std::size_t>(grid)];
        HoleRange possible = possible_holes(layout, grid);
        possible.least = fewest_holes(request, 1);
        for (int other = 0; other < grids; ++other) {
            const auto cells = layout.cells(other);
            const auto shared = std::ranges::count_if(cells, [&](grid::Cell cell) {
                const auto places = layout.places(cell);
                return other != grid &&
                       std::ranges::any_of(places, [&](const grid::Place& place) { return place.grid == grid; });
            });
            if (shared == 0) continue;
            const int own = layout.cells_of_grid() - static_cast<int>(shared);
            possible.most = std::min(possible.most, request.grid_holes[static_cast<std::size_t>(other)] + own);
        }
        check_holes({holes, holes}, possible, layout, request.counts_givens, grid);
        givens += layout.cells_of_grid() - holes;
    }
    const int fewest = layout.cell_count() - possible_holes(layout).most;
    if (givens < fewest) throw core::Error("generate.too_few_givens", {std::to_string(givens), std::to_string(fewest)});
}

/// A contradictory request can never be fulfilled.
void check_wanted(const Request& request) {
    const Wanted& wanted = request.wanted;
    if (wanted.coupling && request.layout->grid_count() == 1) throw core::Error("generate.class_of_one_grid");
    if (wanted.coupling == CouplingClass::alone && request.joint) throw core::Error("generate.joint_alone");
    if (!wanted.technique) return;
    const deduce::TechniqueFacts& technique = deduce::facts_of(*wanted.technique);
    const std::string name(technique.name);
    if (technique.technique == deduce::Technique::relay && request.layout->grid_count() == 1)
        throw core::Error("generate.relay_of_one_grid");
    if (technique.use == deduce::Use::large && request.layout->side() <= grid::plain_side)
        throw core::Error("usage.technique_never", {name});
    const auto& without = wanted.without;
    if (std::ranges::find(without, *wanted.technique) != without.end())
        throw core::Error("generate.with_and_without", {name});
    if (wanted.level && technique.level > *wanted.level)
        throw core::Error("generate.technique_above_level",
                          {name, "@level." + std::string(puzzle::name(*wanted.level))});
}

/// Rules of a user's may contradict each other: then a search for a random board would not end.
void require_boards(const grid::Layout& layout, Solver& solver) {
    if (layout.is_plain()) return;
    if (solver.count(grid::Board(layout), 1) == 0 && !solver.stopped())
        throw core::Error("generate.no_board", {layout.name()});
}

/// The puzzles that one thread makes at once, so that all their questions are solved together.
class Herd {
  public:
    /// Rating the difficulty of a puzzle takes much longer than deciding whether it has one solution, so then it makes one.
    /// @param share  of all puzzles, at least 1: more at once would be missing in other threads
    Herd(Workshop& workshop, OrderedQueue<Puzzle>& queue, std::uint64_t share)
        : workshop_(workshop), queue_(queue),
          most_(workshop.judge ? 1 : std::min<std::uint64_t>(workshop.solver.batch(), share)) {}

    void run(const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            // A thread must not wait for the queue while the queue may wait for one of its own puzzles.
            while (members_.size() < most_) {
                const auto index = queue_.claim(members_.empty());
                if (!index) break;
                members_.push_back({*index, Generation(workshop_, *index)});
            }
            if (members_.empty()) return;
            if (most_ == 1) {
                members_.front().generation.run();
            } else {
                step();
            }
            if (!stop.stop_requested()) hand_over();
        }
    }

  private:
    struct Member {
        std::uint64_t index;
        Generation generation;
        bool over = false;
    };

    void step() {
        std::vector<const grid::Board*> questions;
        std::vector<Member*> asking;
        for (Member& member : members_) {
            if (const grid::Board* const question = member.generation.question()) {
                questions.push_back(question);
                asking.push_back(&member);
            } else {
                member.over = true;
            }
        }
        const std::vector<bool> unique = workshop_.solver.unique(questions);
        if (workshop_.solver.stopped()) return;
        for (std::size_t index = 0; index < asking.size(); ++index) asking[index]->generation.answer(unique[index]);
    }

    void hand_over() {
        for (auto member = members_.begin(); member != members_.end();) {
            if (most_ > 1 && !member->over) {
                ++member;
                continue;
            }
            Puzzle puzzle = std::move(member->generation).result();
            queue_.put(member->index, std::move(puzzle));
            member = members_.erase(member);
        }
    }

    Workshop& workshop_;
    OrderedQueue<Puzzle>& queue_;
    const std::uint64_t most_;  ///< at once
    std::list<Member> members_;
};
}  // namespace

bool is_hardly_needed(deduce::Technique technique) {
    using enum deduce::Technique;
    return (technique >= franken_swordfish && technique <= franken_leviathan) ||
           (technique >= mutant_swordfish && technique <= mutant_leviathan);
}

void check_request(const Request& request) {
    const grid::Layout& layout = *request.layout;
    const HoleRange possible{fewest_holes(request, layout.grid_count()), possible_holes(layout).most};
    if (request.holes) check_holes(*request.holes, possible, layout, request.counts_givens);
    if (!request.grid_holes.empty()) check_grid_holes(request);
    if (request.pattern) {
        check_holes({request.pattern->holes(), request.pattern->holes()}, possible, layout, true);
        if (has_interchangeable_lines(*request.pattern)) throw core::Error("generate.impossible_pattern");
    }
    if (request.solution) {
        if (request.pattern) throw core::Error("generate.pattern_of_board");
        const bool fits = request.solution->layout == &layout;
        if (!fits || !check::grid(layout, grid::Board(layout).digits, request.solution->digits))
            throw core::Error("generate.no_solution_to_dig", {layout.name()});
    }
    if (request.joint && layout.grid_count() == 1) throw core::Error("generate.joint_of_one_grid");
    check_wanted(request);
}

Puzzle generate(const Request& request, Solver& solver, std::uint64_t index, const Progress& progress,
                std::stop_token stop) {
    check_request(request);
    require_boards(*request.layout, solver);
    Workshop workshop(request, solver, progress, std::move(stop));
    Generation generation(workshop, index);
    generation.run();
    return std::move(generation).result();
}

void generate_many(const Request& request, core::Range indices, unsigned threads, const SolverMaker& make_solver,
                   const std::function<void(std::uint64_t index, const Puzzle&)>& take, std::stop_token stop,
                   const Progress& progress) {
    check_request(request);
    if (!request.layout->is_plain()) {
        const std::unique_ptr<Solver> solver = make_solver(*request.layout);
        solver->stop_on(stop);
        require_boards(*request.layout, *solver);
    }
    std::mutex mutex;
    Progress one_at_a_time;
    if (progress) {
        one_at_a_time = [&](std::uint64_t boards, int best) {
            const std::lock_guard lock(mutex);
            progress(boards, best);
        };
    }
    constexpr std::uint64_t longest_queue = 4096;
    OrderedQueue<Puzzle> queue(indices, longest_queue,
                               [&](std::uint64_t index, Puzzle& puzzle) { take(index, puzzle); });
    const bool has_shapes = with_shape(request, indices.begin).layout != request.layout;
    on_threads(threads, queue, [&] {
        while (has_shapes && !stop.stop_requested()) {
            const auto index = queue.claim();
            if (!index) return;
            const Request own = with_shape(request, *index);
            const std::unique_ptr<Solver> solver = make_solver(*own.layout);
            solver->stop_on(stop);
            Workshop workshop(own, *solver, one_at_a_time, stop);
            Generation generation(workshop, *index);
            generation.run();
            if (stop.stop_requested()) break;
            Puzzle puzzle = std::move(generation).result();
            remove_spare_constraints(puzzle, request, make_solver, stop);
            if (!stop.stop_requested()) queue.put(*index, std::move(puzzle));
        }
        const std::unique_ptr<Solver> solver = make_solver(*request.layout);
        solver->stop_on(stop);
        Workshop workshop(request, *solver, one_at_a_time, stop);
        Herd(workshop, queue, (indices.size() + threads - 1) / threads).run(stop);
        if (stop.stop_requested()) queue.close();
    });
}

std::vector<bool> unique_alone(const grid::Board& givens) {
    bitboard::Solver solver(grid::grid_alone(*givens.layout));
    std::vector<bool> unique;
    for (int grid = 0; grid < givens.layout->grid_count(); ++grid)
        unique.push_back(solver.unique(grid_alone(givens, grid)));
    return unique;
}

int grids_with_one_solution(const grid::Board& givens) {
    const std::vector<bool> alone = unique_alone(givens);
    return static_cast<int>(std::ranges::count(alone, true));
}

bool is_minimal(Solver& solver, const grid::Board& givens, const grid::Board& solution) {
    grid::Board less = givens;
    for (grid::Cell cell = 0; cell < less.digits.size(); ++cell) {
        if (givens.digits[cell] == 0) continue;
        less.digits[cell] = 0;
        if (!solver.has_other_solution(less, cell, solution.digits[cell])) return false;
        less.digits[cell] = givens.digits[cell];
    }
    return true;
}
}  // namespace satdoku::puzzle
