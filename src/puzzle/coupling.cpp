// A digit of a shared cell is possible in a grid if the grid alone has a solution with it, under all known facts about
// its shared cells. Each solution that is found shows one possible digit for each shared cell, so only the few digits
// that no solution has shown need a search of their own.
//
// If every shared cell of a grid has only one possible digit, the grid is solved: two ways to fill its other cells
// would be two solutions of the puzzle.
#include <satdoku/puzzle/coupling.hpp>

namespace satdoku::puzzle {
namespace {
using grid::DigitSet;
/// The possible digits of the cells of the figure, by cell.
using Knowledge = std::vector<DigitSet>;

bool is_known(DigitSet possible) { return possible.size() == 1; }

/// What the grids exchange.
enum class Message {
    whole,       ///< a solved grid gives all its digits, another grid nothing
    digits,      ///< those of shared cells that have one possible digit
    candidates,  ///< the possible digits
};

/// The proof about one puzzle.
class Proof {
  public:
    Proof(const grid::Board& givens, Solver& solver)
        : layout_(*givens.layout), solver_(solver), shared_(static_cast<std::size_t>(layout_.grid_count())) {
        for (const std::uint8_t digit : givens.digits)
            givens_.push_back(digit == 0 ? layout_.all_digits() : grid::digit_set(digit));
        for (int grid = 0; grid < layout_.grid_count(); ++grid) {
            for (std::size_t index = 0; index < layout_.cells(grid).size(); ++index) {
                if (layout_.places(layout_.cells(grid)[index]).size() > 1)
                    shared_[static_cast<std::size_t>(grid)].push_back(index);
            }
        }
    }

    bool each_alone() {
        for (int grid = 0; grid < layout_.grid_count(); ++grid)
            if (!is_solved(grid, possible(grid, givens_, Message::whole))) return false;
        return true;
    }

    /// Exchanges until there is no news. Returns whether all shared cells are known then, and how many had news.
    std::pair<bool, int> exchange(Message message) {
        Knowledge known = givens_;
        for (int exchanges = 0;; ++exchanges) {
            if (solver_.stopped() || all_known(known)) return {true, exchanges};
            Knowledge after = known;
            for (int grid = 0; grid < layout_.grid_count(); ++grid) pass_on(grid, message, known, after);
            if (after == known) return {false, exchanges};
            known = std::move(after);
        }
    }

  private:
    /// Excludes in `after` what the grid can exclude, under the known facts.
    void pass_on(int grid, Message message, const Knowledge& known, Knowledge& after) {
        const auto cells = layout_.cells(grid);
        const auto& shared = shared_[static_cast<std::size_t>(grid)];
        if (std::ranges::all_of(shared, [&](std::size_t index) { return is_known(known[cells[index]]); })) return;
        const Knowledge possible = this->possible(grid, known, message);
        if (message == Message::whole && !is_solved(grid, possible)) return;
        for (const std::size_t index : shared) {
            if (message != Message::candidates && !is_known(possible[index])) continue;
            after[cells[index]] &= possible[index];
        }
    }

    bool is_solved(int grid, const Knowledge& possible) const {
        const auto& shared = shared_[static_cast<std::size_t>(grid)];
        return std::ranges::all_of(shared, [&](std::size_t index) { return is_known(possible[index]); });
    }

    bool all_known(const Knowledge& known) const {
        for (int grid = 0; grid < layout_.grid_count(); ++grid) {
            for (const std::size_t index : shared_[static_cast<std::size_t>(grid)])
                if (!is_known(known[layout_.cells(grid)[index]])) return false;
        }
        return true;
    }

    /// Returns the digits of shared cells with which the grid alone has solutions, by the cells' index in the grid.
    /// For cells with several such digits it returns only some of them, unless candidates are exchanged.
    Knowledge possible(int grid, const Knowledge& known, Message message) {
        const auto cells = layout_.cells(grid);
        const auto& shared = shared_[static_cast<std::size_t>(grid)];
        Knowledge asked;
        for (const grid::Cell cell : cells) asked.push_back(known[cell]);
        Knowledge found(asked.size());
        grid::Board solution(solver_.layout());
        const auto search = [&] {
            if (!solver_.has_solution(asked, &solution)) return false;
            for (const std::size_t index : shared) found[index].insert(solution.digits[index]);
            return true;
        };
        search();
        for (const std::size_t index : shared) {
            const DigitSet all = asked[index];
            while (found[index] != all && (message == Message::candidates || is_known(found[index]))) {
                asked[index] = all - found[index];
                if (!search()) break;
            }
            asked[index] = all;
            if (message == Message::whole && !is_known(found[index])) break;  // the grid is not solved
        }
        return found;
    }

    const grid::Layout& layout_;
    Solver& solver_;
    Knowledge givens_;
    std::vector<std::vector<std::size_t>> shared_;  ///< by grid: its shared cells, by their index in it
};
}  // namespace

std::optional<CouplingClass> find_coupling(std::string_view name) {
    const auto found = std::ranges::find(coupling_names, name);
    if (found == coupling_names.end()) return std::nullopt;
    return static_cast<CouplingClass>(found - coupling_names.begin());
}

CouplingProver::CouplingProver(SolverMaker make_solver, std::stop_token stop)
    : make_solver_(std::move(make_solver)), stop_(std::move(stop)) {}

std::optional<Coupling> CouplingProver::prove(const grid::Board& givens) {
    const grid::Layout& alone = grid::grid_alone(*givens.layout);
    if (!solver_ || &solver_->layout() != &alone) {
        solver_ = make_solver_(alone);
        solver_->stop_on(stop_);
    }
    Proof proof(givens, *solver_);
    const auto judge = [&]() -> Coupling {
        if (givens.layout->grid_count() == 1 || proof.each_alone()) return {CouplingClass::alone, 0};
        using Step = std::pair<Message, CouplingClass>;
        int exchanges = 0;
        for (const auto& [message, needed] :
             {Step{Message::whole, CouplingClass::in_turn}, Step{Message::digits, CouplingClass::digits},
              Step{Message::candidates, CouplingClass::candidates}}) {
            const auto [is_solved, with_news] = proof.exchange(message);
            if (is_solved) return {needed, with_news};
            exchanges = with_news;
        }
        return {CouplingClass::joint, exchanges};
    };
    const Coupling coupling = judge();
    if (solver_->stopped()) return std::nullopt;
    return coupling;
}
}  // namespace satdoku::puzzle
