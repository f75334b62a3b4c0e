#include "pattern.hpp"
#include "seed.hpp"

#include <satdoku/bitboard/solver.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/random.hpp>
#include <satdoku/puzzle/dig.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <satdoku/puzzle/random_board.hpp>

#include <algorithm>
#include <array>
#include <numeric>
#include <string>

namespace satdoku::puzzle {

namespace {

grid::Board grid_alone(const grid::Board& board, int grid) {
    grid::Board alone(grid::sudoku());
    const auto cells = board.layout->cells(grid);
    for (std::size_t index = 0; index < cells.size(); ++index)
        alone.digits[index] = board.digits[cells[index]];
    return alone;
}

/// Makes one puzzle: board after board, until one has all that was asked.
class Generation {
  public:
    Generation(const Request& request, Solver& solver, std::uint64_t index)
        : request_(request),
          layout_(*request.layout),
          solver_(solver),
          random_(seed_of(request.seed, index)),
          boards_(layout_),
          groups_(orbits(layout_, request.symmetry)),
          limits_{layout_.cell_count(), request.grid_holes} {
        if (request.holes) {
            const auto choices = static_cast<std::uint64_t>(request.holes->most - request.holes->least + 1);
            limits_.figure = request.holes->least + static_cast<int>(random_.below(choices));
        }
    }

    Puzzle run(const Progress& progress) {
        // A climb to a pattern costs as much as a hundred boards.
        const std::uint64_t boards = request_.pattern ? request_.boards / 100 + 1 : request_.boards;
        std::optional<Puzzle> best;
        for (std::uint64_t tried = 1; tried <= boards; ++tried) {
            std::optional<Puzzle> puzzle = try_board(best ? best->givens.holes() : 0);
            if (puzzle) puzzle->reached = good(*puzzle);
            if (puzzle && (puzzle->reached || !best || better(*puzzle, *best))) best = std::move(puzzle);
            if (best) best->boards = tried;
            if ((best && best->reached) || solver_.stopped()) break;
            if (progress) progress(tried, best ? best->givens.holes() : 0);
        }
        if (!best) throw core::Error(solver_.stopped() ? "generate.stopped" : "generate.none_found");
        return *std::move(best);
    }

  private:
    /// @param best  the holes of the best puzzle so far: fewer are of no use
    std::optional<Puzzle> try_board(int best) {
        if (request_.pattern) return puzzle_of_pattern(*request_.pattern, solver_, boards_.solver(), random_);
        const grid::Board solution = boards_.next(random_);
        random_.shuffle(std::span(groups_));
        if (request_.minimal) {
            return Puzzle{dig(solver_, solution, groups_, {layout_.cell_count(), {}}), solution, false, 0};
        }
        const int wanted = request_.holes ? std::min(request_.holes->least, best + 1) : 0;
        return Puzzle{dig(solver_, solution, groups_, limits_, wanted), solution, false, 0};
    }

    bool good(const Puzzle& puzzle) {
        if (shortfall(puzzle) != 0) return false;
        const bool sure_to_be_minimal = request_.symmetry == Symmetry::none && !request_.pattern;
        if (request_.minimal && !sure_to_be_minimal && !is_minimal(solver_, puzzle.givens, puzzle.solution)) {
            return false;
        }
        if (!request_.joint) return true;
        const std::vector<bool> alone = unique_alone(puzzle.givens);
        return std::none_of(alone.begin(), alone.end(), [](bool unique) { return unique; });
    }

    bool better(const Puzzle& left, const Puzzle& right) const { return shortfall(left) < shortfall(right); }

    /// How far the holes are from what was asked: 0 where they are right.
    int shortfall(const Puzzle& puzzle) const {
        int missing = 0;
        if (request_.holes) {
            const int holes = puzzle.givens.holes();
            missing += std::max({0, request_.holes->least - holes, holes - request_.holes->most});
        }
        for (std::size_t grid = 0; grid < request_.grid_holes.size(); ++grid) {
            missing += std::abs(request_.grid_holes[grid] - puzzle.givens.holes(static_cast<int>(grid)));
        }
        return missing;
    }

    const Request& request_;
    const grid::Layout& layout_;
    Solver& solver_;
    core::Random random_;
    RandomBoards boards_;
    std::vector<std::vector<grid::Cell>> groups_;
    HoleLimits limits_;
};

void check_holes(HoleRange asked, HoleRange possible) {
    if (asked.least <= asked.most && asked.least >= possible.least && asked.most <= possible.most) return;
    const int wrong = asked.least < possible.least ? asked.least : asked.most;
    throw core::Error("generate.impossible_holes",
                      {std::to_string(wrong), std::to_string(possible.least), std::to_string(possible.most)});
}

}  // namespace

void check_request(const Request& request) {
    const grid::Layout& layout = *request.layout;
    if (request.holes) check_holes(*request.holes, possible_holes(layout));
    if (!request.grid_holes.empty() && static_cast<int>(request.grid_holes.size()) != layout.grid_count()) {
        throw core::Error("generate.one_number_a_grid", {layout.name(), std::to_string(layout.grid_count())});
    }
    for (std::size_t grid = 0; grid < request.grid_holes.size(); ++grid) {
        const int holes = request.grid_holes[grid];
        check_holes({holes, holes}, possible_holes(layout, static_cast<int>(grid)));
    }
    if (request.pattern)
        check_holes({request.pattern->holes(), request.pattern->holes()}, possible_holes(layout));
    if (request.pattern && has_interchangeable_lines(*request.pattern))
        throw core::Error("generate.impossible_pattern");
    if (request.joint && layout.grid_count() == 1) throw core::Error("generate.joint_of_one_grid");
}

Puzzle generate(const Request& request, Solver& solver, std::uint64_t index, const Progress& progress) {
    check_request(request);
    return Generation(request, solver, index).run(progress);
}

std::vector<bool> unique_alone(const grid::Board& givens) {
    bitboard::Solver solver(grid::sudoku());
    std::vector<bool> unique;
    for (int grid = 0; grid < givens.layout->grid_count(); ++grid) {
        unique.push_back(solver.unique(grid_alone(givens, grid)));
    }
    return unique;
}

bool is_minimal(Solver& solver, const grid::Board& givens, const grid::Board& solution) {
    grid::Board less = givens;
    for (std::size_t cell = 0; cell < less.digits.size(); ++cell) {
        if (givens.digits[cell] == 0) continue;
        less.digits[cell] = 0;
        if (!solver.has_other_solution(less, static_cast<grid::Cell>(cell), solution.digits[cell]))
            return false;
        less.digits[cell] = givens.digits[cell];
    }
    return true;
}

}  // namespace satdoku::puzzle
