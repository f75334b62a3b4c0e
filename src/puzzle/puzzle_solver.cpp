#include <satdoku/bitboard/batch.hpp>
#include <satdoku/bitboard/board_solver.hpp>
#include <satdoku/check/grid.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>
#include <cstring>
#include <numeric>

namespace satdoku::puzzle {
namespace {
/// Guesses after which the other solver takes over. The hardest puzzles with one solution rarely need that many; with a
/// higher limit, nearly empty puzzles of a large layout take longer (benchmarks/results/puzzles.md).
constexpr std::uint32_t patience = 2'000;

/// The same for grids of more than nine digits: singles alone guide the direct search too little there (a hard puzzle of
/// sixteen digits takes a third of the time that it takes with the limit above).
constexpr std::uint32_t patience_of_many_digits = 10;

/// The same for more than two grids with extra rules: if the direct search finds nothing soon, an engine that learns
/// needs a fraction of the guesses (a samurai-x is generated in half the time, a samurai-windows in a quarter).
constexpr std::uint32_t patience_of_many_rules = 100;

std::uint32_t patience_of(const grid::Layout& layout) {
    if (layout.side() > grid::plain_side) return patience_of_many_digits;
    return layout.is_plain() || layout.grid_count() <= 2 ? patience : patience_of_many_rules;
}

class BitboardSolver : public Solver {
  public:
    /// @param other  if empty, the direct search has no limit
    BitboardSolver(const grid::Layout& layout, SolverMaker other) : solver_(layout), make_other_(std::move(other)) {
        if (bitboard::BatchSolver::takes(layout)) lanes_.emplace(layout);
        if (!make_other_) return;
        solver_.give_up_after(patience_of(layout));
        if (lanes_) lanes_->give_up_after(patience_of(layout));
    }

    const grid::Layout& layout() const override { return solver_.layout(); }

    std::uint64_t count(const grid::Board& givens, std::uint64_t limit, grid::Board* first,
                        grid::Board* second) override {
        const std::uint64_t count = solver_.count(givens, limit, first, second);
        stopped_ = solver_.stopped();
        return solver_.gave_up() ? count_by_other(givens, limit, first, second) : count;
    }

    bool has_other_solution(const grid::Board& clues, grid::Cell cell, std::uint8_t digit) override {
        const bool has = solver_.has_other_solution(clues, cell, digit);
        stopped_ = solver_.stopped();
        if (!solver_.gave_up()) return has;
        if (!other_) make_other();
        const bool other_has = other_->has_other_solution(clues, cell, digit);
        stopped_ = other_->stopped();
        return other_has;
    }

    bool has_solution(std::span<const grid::DigitSet> possible, grid::Board* found) override {
        const bool has = solver_.has_solution(possible, found);
        stopped_ = solver_.stopped();
        if (!solver_.gave_up()) return has;
        if (!other_ || (found != nullptr && other_->remembers())) make_other();
        const bool other_has = other_->has_solution(possible, found);
        stopped_ = other_->stopped();
        return other_has;
    }

    void count_all(std::span<const std::uint8_t> puzzles, std::uint32_t limit, std::span<std::uint32_t> counts,
                   std::span<std::uint8_t> solutions) override {
        if (!lanes_) return Solver::count_all(puzzles, limit, counts, solutions);
        lanes_->solve(puzzles, limit, counts, solutions);
        stopped_ = lanes_->stopped();
        grid::Board givens(layout());
        grid::Board first(layout());
        const std::size_t cells = givens.digits.size();
        for (const std::size_t puzzle : lanes_->given_up()) {
            if (stopped_) return;
            std::copy_n(puzzles.data() + puzzle * cells, cells, givens.digits.data());
            grid::Board* const wanted = solutions.empty() ? nullptr : &first;
            counts[puzzle] = static_cast<std::uint32_t>(count_by_other(givens, limit, wanted, nullptr));
            if (wanted == nullptr || counts[puzzle] == 0) continue;
            std::copy_n(first.digits.data(), cells, solutions.data() + puzzle * cells);
        }
    }

    std::size_t batch() const override { return 256; }
    bool remembers() const override { return false; }
    void stop_on(std::stop_token token) override {
        solver_.stop_on(token);
        if (lanes_) lanes_->stop_on(token);
        if (other_) other_->stop_on(token);
        token_ = std::move(token);
    }
    bool stopped() const override { return stopped_; }

  private:
    void make_other() {
        other_ = make_other_(layout());
        other_->stop_on(token_);
    }

    std::uint64_t count_by_other(const grid::Board& givens, std::uint64_t limit, grid::Board* first,
                                 grid::Board* second) {
        // The first solution must not depend on earlier calls.
        if (!other_ || (first != nullptr && other_->remembers())) make_other();
        const std::uint64_t count = other_->count(givens, limit, first, second);
        stopped_ = other_->stopped();
        return count;
    }

    bitboard::Solver solver_;
    std::optional<bitboard::BatchSolver> lanes_;  ///< if there are lanes for the layout
    SolverMaker make_other_;
    std::unique_ptr<Solver> other_;  ///< nullptr if it has not been needed yet
    std::stop_token token_;
    bool stopped_ = false;  ///< of the last search
};
}  // namespace

/// In lexical order: an engine keeps the levels of the assumptions that two solves begin with
/// (benchmarks/results/puzzles.md).
void Solver::count_all(std::span<const std::uint8_t> puzzles, std::uint32_t limit, std::span<std::uint32_t> counts,
                       std::span<std::uint8_t> solutions) {
    grid::Board givens(layout());
    grid::Board first(layout());
    const std::size_t cells = givens.digits.size();
    std::vector<std::size_t> order(counts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t left, std::size_t right) {
        return std::memcmp(puzzles.data() + left * cells, puzzles.data() + right * cells, cells) < 0;
    });
    for (const std::size_t puzzle : order) {
        std::copy_n(puzzles.data() + puzzle * cells, cells, givens.digits.data());
        counts[puzzle] = static_cast<std::uint32_t>(count(givens, limit, &first));
        if (stopped()) return;
        if (solutions.empty() || counts[puzzle] == 0) continue;
        std::copy_n(first.digits.data(), cells, solutions.data() + puzzle * cells);
    }
}

std::vector<bool> Solver::unique(std::span<const grid::Board* const> boards) {
    std::vector<std::uint8_t> digits;
    for (const grid::Board* const board : boards)
        digits.insert(digits.end(), board->digits.begin(), board->digits.end());
    std::vector<std::uint32_t> counts(boards.size());
    count_all(digits, 2, counts, {});
    std::vector<bool> answers;
    for (const std::uint32_t count : counts) answers.push_back(count == 1);
    return answers;
}

std::unique_ptr<Solver> make_bitboard_solver(const grid::Layout& layout) {
    return std::make_unique<BitboardSolver>(layout, SolverMaker());
}

std::unique_ptr<Solver> make_hybrid_solver(const grid::Layout& layout, SolverMaker other) {
    return std::make_unique<BitboardSolver>(layout, std::move(other));
}

EngineSolver::EngineSolver(const grid::Layout& layout, std::unique_ptr<solve::Engine> engine, Encoding encoding)
    : numbering_(layout, encoding.merged), engine_(std::move(engine)) {
    for (grid::Cell cell = 0; cell < layout.cell_count(); ++cell) variables_.push_back(numbering_.variable(cell, 1));
    encode_rules(layout, encoding, *engine_);
    engine_->end();
}

cnf::Variable EngineSolver::variable(std::size_t cell, std::uint8_t digit) const {
    return cnf::Variable(variables_[cell].index() + digit - 1U);
}

bool EngineSolver::solve() {
    const solve::Outcome outcome = engine_->solve(assumptions_, {}, stop_);
    stopped_ = outcome.verdict == solve::Verdict::unknown;
    return outcome.verdict == solve::Verdict::satisfiable;
}

void EngineSolver::assume(const grid::Board& givens) {
    assumptions_.clear();
    turned_.clear();
    for (std::size_t cell = 0; cell < givens.digits.size(); ++cell)
        if (givens.digits[cell] != 0) assumptions_.emplace_back(variable(cell, givens.digits[cell]), false);
}

grid::Board EngineSolver::model(const grid::Board& givens) const {
    grid::Board board = givens;
    for (std::size_t cell = 0; cell < board.digits.size(); ++cell) {
        if (board.digits[cell] != 0) continue;
        std::uint8_t digit = 1;
        while (digit < layout().side() && !engine_->value(variable(cell, digit))) ++digit;
        board.digits[cell] = digit;
    }
    return board;
}

/// Negates the last literal of the path whose negation has not been tried, and removes those after it.
bool EngineSolver::turn_back() {
    while (!turned_.empty() && turned_.back()) {
        turned_.pop_back();
        assumptions_.pop_back();
    }
    if (turned_.empty()) return false;
    turned_.back() = true;
    assumptions_.back() = ~assumptions_.back();
    return true;
}

/// A solution is the only one with its decisions. They become the path, and every other solution differs from it at
/// some literal. So no solution has to be excluded by a clause, and the engine keeps the levels for the next solve.
std::uint64_t EngineSolver::count(const grid::Board& givens, std::uint64_t limit, grid::Board* first,
                                  grid::Board* second) {
    assume(givens);
    std::uint64_t found = 0;
    do {
        if (!solve()) continue;
        ++found;
        if (found == 1 && first != nullptr) *first = model(givens);
        if (found == 2 && second != nullptr) *second = model(givens);
        if (found == limit) break;
        const std::vector<cnf::Literal> decisions = engine_->decisions();
        assumptions_.insert(assumptions_.end(), decisions.begin(), decisions.end());
        turned_.resize(turned_.size() + decisions.size(), false);
    } while (!stopped_ && turn_back());
    return found;
}

bool EngineSolver::has_other_solution(const grid::Board& clues, grid::Cell cell, std::uint8_t digit) {
    assume(clues);
    assumptions_.emplace_back(variable(cell, digit), true);
    return solve();
}

bool EngineSolver::has_solution(std::span<const grid::DigitSet> possible, grid::Board* found) {
    assumptions_.clear();
    turned_.clear();
    for (std::size_t cell = 0; cell < possible.size(); ++cell) {
        const grid::DigitSet digits = possible[cell];
        if (digits.size() == 1) {
            const auto digit = static_cast<std::uint8_t>(digits.first());
            assumptions_.emplace_back(variable(cell, digit), false);
            continue;
        }
        for (const int digit : layout().all_digits() - digits)
            assumptions_.emplace_back(variable(cell, static_cast<std::uint8_t>(digit)), true);
    }
    const bool has = solve();
    if (has && found != nullptr) *found = model(grid::Board(layout()));
    return has;
}

Answer solve_puzzle(Solver& solver, const grid::Board& givens, std::uint64_t limit) {
    Answer answer;
    answer.clash = grid::find_clash(givens);
    if (answer.clash) return answer;
    std::array<grid::Board, 2> first_two = {grid::Board(*givens.layout), grid::Board(*givens.layout)};
    answer.solutions = solver.count(givens, limit, &first_two[0], &first_two[1]);
    answer.stopped = solver.stopped();
    for (std::size_t index = 0; index < first_two.size() && index < answer.solutions; ++index) {
        check::require_solution(*givens.layout, givens.digits, first_two[index].digits);
        answer.found.push_back(std::move(first_two[index]));
    }
    return answer;
}

std::optional<std::vector<grid::DigitSet>> possible_digits(const grid::Board& givens, solve::Engine& engine,
                                                           const std::stop_token& stop,
                                                           std::optional<grid::Cell> only) {
    const Encoding encoding{.merged = true};
    const Numbering numbering(*givens.layout, encoding.merged);
    encode(givens, encoding, engine);
    std::vector<grid::DigitSet> possible(givens.digits.size());
    solve::Outcome outcome = engine.solve({}, {}, stop);
    const bool solvable = outcome.verdict == solve::Verdict::satisfiable;
    const auto take_model = [&] {
        for (grid::Cell cell = 0; cell < possible.size(); ++cell) {
            for (int digit = 1; digit <= givens.layout->side(); ++digit)
                if (engine.value(numbering.variable(cell, digit))) possible[cell].insert(digit);
        }
    };
    if (solvable) take_model();
    for (grid::Cell cell = only.value_or(0); cell < possible.size() && solvable; ++cell) {
        if (cell > only.value_or(cell)) break;
        for (int digit = 1; digit <= givens.layout->side(); ++digit) {
            if (givens.digits[cell] != 0 || possible[cell].contains(digit)) continue;
            const cnf::Literal holds(numbering.variable(cell, digit), false);
            outcome = engine.solve(std::array{holds}, {}, stop);
            if (outcome.verdict == solve::Verdict::satisfiable) take_model();
            if (outcome.verdict == solve::Verdict::unknown) return std::nullopt;
        }
    }
    if (outcome.verdict == solve::Verdict::unknown) return std::nullopt;
    return possible;
}
}  // namespace satdoku::puzzle
