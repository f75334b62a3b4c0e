#include "solvers.hpp"
#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include "support/sanitized.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/coupling.hpp>
#include <satdoku/puzzle/generate.hpp>
#include <map>
#include <memory>
#include <set>
#include <vector>

using namespace satdoku;
using puzzle::Coupling;
using puzzle::CouplingClass;

namespace {
using Digits = std::vector<int>;  ///< of shared cells

/// The judge: every solution of every grid alone, written down, and the words of the definition.
class PlainJudge {
  public:
    explicit PlainJudge(const grid::Board& givens) : givens_(givens), layout_(*givens.layout) {
        for (int grid = 0; grid < layout_.grid_count(); ++grid) {
            for (int index = 0; index < grid::plain_cells; ++index) {
                const grid::Cell cell = layout_.cells(grid)[static_cast<std::size_t>(index)];
                if (layout_.places(cell).size() > 1) shared_[grid].push_back(cell);
            }
            grid::Board alone(grid::sudoku());
            for (std::size_t index = 0; index < grid::plain_cells; ++index)
                alone.digits[index] = givens.digits[layout_.cells(grid)[index]];
            write_down(grid, alone);
        }
    }

    /// Grids with more solutions take the judge too long.
    bool has_an_answer() const { return !too_many_; }

    Coupling answer() const {
        bool alone = true;
        for (int grid = 0; grid < layout_.grid_count(); ++grid) alone = alone && ways_.at(grid).size() == 1;
        if (alone) return {CouplingClass::alone, 0};
        int exchanges = 0;
        for (const CouplingClass way : {CouplingClass::in_turn, CouplingClass::digits, CouplingClass::candidates}) {
            if (finishes(way, exchanges)) return {way, exchanges};
        }
        return {CouplingClass::joint, exchanges};
    }

  private:
    void write_down(int grid, grid::Board& board) {
        constexpr std::size_t most = 1000;
        if (too_many_) return;
        int fewest = 10;
        std::size_t chosen = 0;
        std::vector<std::uint8_t> candidates;
        for (std::size_t cell = 0; cell < board.digits.size() && fewest > 1; ++cell) {
            if (board.digits[cell] != 0) continue;
            std::set<std::uint8_t> used;
            for (const grid::Cell peer : board.layout->peers(static_cast<grid::Cell>(cell)))
                used.insert(board.digits[peer]);
            used.erase(0);
            if (9 - static_cast<int>(used.size()) >= fewest) continue;
            fewest = 9 - static_cast<int>(used.size());
            chosen = cell;
            candidates.clear();
            for (std::uint8_t digit = 1; digit <= 9; ++digit) {
                if (!used.contains(digit)) candidates.push_back(digit);
            }
        }
        if (fewest == 10) {
            Digits shared;
            for (std::size_t index = 0; index < grid::plain_cells; ++index) {
                if (layout_.places(layout_.cells(grid)[index]).size() > 1) shared.push_back(board.digits[index]);
            }
            ways_[grid].insert(shared);
            too_many_ = ++written_ > most;
            return;
        }
        for (const std::uint8_t digit : candidates) {
            board.digits[chosen] = digit;
            write_down(grid, board);
        }
        board.digits[chosen] = 0;
    }

    bool finishes(CouplingClass way, int& exchanges) const {
        std::map<grid::Cell, std::set<int>> known;
        for (const auto& [grid, cells] : shared_) {
            for (const grid::Cell cell : cells) {
                known[cell] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
                if (givens_.digits[cell] != 0) known[cell] = {givens_.digits[cell]};
            }
        }
        for (exchanges = 0;; ++exchanges) {
            bool all = true;
            for (const auto& [cell, digits] : known) all = all && digits.size() == 1;
            if (all) return true;
            auto after = known;
            for (const auto& [grid, cells] : shared_) {
                std::vector<std::set<int>> possible(cells.size());
                for (const Digits& digits : ways_.at(grid)) {
                    bool fits = true;
                    for (std::size_t index = 0; index < cells.size(); ++index)
                        fits = fits && known[cells[index]].contains(digits[index]);
                    for (std::size_t index = 0; fits && index < cells.size(); ++index)
                        possible[index].insert(digits[index]);
                }
                bool solved = true;
                for (const auto& digits : possible) solved = solved && digits.size() == 1;
                if (way == CouplingClass::in_turn && !solved) continue;
                for (std::size_t index = 0; index < cells.size(); ++index) {
                    if (way == CouplingClass::digits && possible[index].size() > 1) continue;
                    std::set<int> common;
                    for (const int digit : after[cells[index]]) {
                        if (possible[index].contains(digit)) common.insert(digit);
                    }
                    after[cells[index]] = common;
                }
            }
            if (after == known) return false;
            known = after;
        }
    }

    const grid::Board& givens_;
    const grid::Layout& layout_;
    std::map<int, std::vector<grid::Cell>> shared_;  ///< by grid
    std::map<int, std::set<Digits>> ways_;           ///< by grid
    std::size_t written_ = 0;
    bool too_many_ = false;
};
}  // namespace

TEST_CASE("the coupling of puzzles is what listing every solution of every grid shows", "[puzzle]") {
    puzzle::CouplingProver direct(puzzle::make_bitboard_solver);
    puzzle::CouplingProver through_clauses([](const grid::Layout& layout) { return test::cdcl_solver(layout); });
    std::map<CouplingClass, int> seen;
    int most_exchanges = 0;
    for (const std::string_view name : {"twodoku", "tripledoku", "butterfly", "samurai"}) {
        CAPTURE(name);
        puzzle::Request request;
        request.layout = grid::find_layout(name);
        REQUIRE(request.layout != nullptr);
        const auto solver = puzzle::make_bitboard_solver(*request.layout);
        for (int index = 0; index < support::rounds(20); ++index) {
            const int holes = request.layout->cell_count() * (50 + index % 4 * 7) / 100;
            request.holes = puzzle::HoleRange{holes, holes};
            request.seed = static_cast<std::uint64_t>(index);
            const grid::Board givens = puzzle::generate(request, *solver).givens;
            const PlainJudge judge(givens);
            if (!judge.has_an_answer()) continue;
            const Coupling coupling = judge.answer();
            CAPTURE(index);
            CHECK(direct.prove(givens) == coupling);
            if (index % 4 == 0) CHECK(through_clauses.prove(givens) == coupling);
            ++seen[coupling.needed];
            most_exchanges = std::max(most_exchanges, coupling.exchanges);
        }
    }
    // Joint ones are rare among puzzles with so few solutions of each grid.
    for (const char* const line :
         {".45...8.7....4....7...8..6..28..64....1.9..5......5......21.....6.3.....1.3...9.."
          "...89..........6..9......3....23.5....1.......5.4.8..98...6.2.....3.4..1.6.15....",
          "38.5....61..76.39..6..1...7.....4.....6.....4...2.....2......8..........4.167...."
          ".8....9......2.3......3.1.....5...7....2....38.51.9.....7.....9.6.....2.2.4......"}) {
        const grid::Board givens = grid::parse_board(grid::twodoku(), line);
        const PlainJudge judge(givens);
        REQUIRE(judge.has_an_answer());
        const Coupling coupling = judge.answer();
        CHECK(coupling.needed == CouplingClass::joint);
        CHECK(direct.prove(givens) == coupling);
        CHECK(through_clauses.prove(givens) == coupling);
    }
    CHECK(seen[CouplingClass::alone] > support::rounds(3));
    CHECK(seen[CouplingClass::in_turn] > support::rounds(3));
    CHECK(seen[CouplingClass::digits] > support::rounds(3));
    CHECK(seen[CouplingClass::candidates] > support::rounds(3));
    CHECK(most_exchanges > 2);
}

TEST_CASE("one grid needs no other, and a stop leaves the class unknown", "[puzzle]") {
    puzzle::CouplingProver prover(puzzle::make_bitboard_solver);
    CHECK(prover.prove(support::seventeen_givens()) == Coupling{CouplingClass::alone, 0});
    std::stop_source stop;
    stop.request_stop();
    puzzle::CouplingProver stopped(puzzle::make_bitboard_solver, stop.get_token());
    CHECK_FALSE(stopped.prove(support::course_twodoku()).has_value());
}

TEST_CASE("classes of coupling have names", "[puzzle]") {
    CHECK(puzzle::find_coupling("C3") == CouplingClass::candidates);
    CHECK(puzzle::name(CouplingClass::joint) == "C4");
    CHECK_FALSE(puzzle::find_coupling("C5").has_value());
}
