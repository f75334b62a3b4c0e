#include <satdoku/bitboard/batch.hpp>
#include <satdoku/bitboard/solver.hpp>
#include <satdoku/puzzle/solver.hpp>

#include <array>

namespace satdoku::puzzle {

namespace {

class BitboardSolver : public Solver {
  public:
    explicit BitboardSolver(const grid::Layout& layout) : solver_(layout), lanes_(layout) {}

    const grid::Layout& layout() const override { return solver_.layout(); }
    std::uint64_t count(const grid::Board& givens, std::uint64_t limit, grid::Board* first,
                        grid::Board* second) override {
        return solver_.count(givens, limit, first, second);
    }
    bool has_other_solution(const grid::Board& clues, grid::Cell cell, std::uint8_t digit) override {
        return solver_.has_other_solution(clues, cell, digit);
    }
    std::vector<bool> unique(std::span<const grid::Board* const> boards) override {
        digits_.clear();
        for (const grid::Board* const board : boards) {
            digits_.insert(digits_.end(), board->digits.begin(), board->digits.end());
        }
        counts_.resize(boards.size());
        lanes_.solve(digits_, 2, counts_, {});
        std::vector<bool> answers;
        for (const std::uint32_t count : counts_) answers.push_back(count == 1);
        return answers;
    }
    std::size_t batch() const override { return 256; }
    void stop_on(std::stop_token token) override { solver_.stop_on(std::move(token)); }
    bool stopped() const override { return solver_.stopped(); }

  private:
    bitboard::Solver solver_;
    bitboard::BatchSolver lanes_;
    std::vector<std::uint8_t> digits_;   ///< of the boards in question, one behind the other
    std::vector<std::uint32_t> counts_;  ///< of their solutions
};

}  // namespace

std::vector<bool> Solver::unique(std::span<const grid::Board* const> boards) {
    std::vector<bool> answers;
    for (const grid::Board* const board : boards) answers.push_back(count(*board, 2) == 1);
    return answers;
}

std::unique_ptr<Solver> make_bitboard_solver(const grid::Layout& layout) {
    return std::make_unique<BitboardSolver>(layout);
}

EngineSolver::EngineSolver(const grid::Layout& layout, std::unique_ptr<solve::Engine> engine,
                           Encoding encoding)
    : numbering_(layout, encoding.merged), engine_(std::move(engine)), variables_(numbering_.count()) {
    encode_rules(layout, encoding, *engine_);
    engine_->end();
}

bool EngineSolver::solve() {
    const solve::Outcome outcome = engine_->solve(assumptions_, {}, stop_);
    stopped_ = outcome.verdict == solve::Verdict::unknown;
    return outcome.verdict == solve::Verdict::satisfiable;
}

void EngineSolver::assume(const grid::Board& givens) {
    assumptions_.clear();
    for (std::size_t cell = 0; cell < givens.digits.size(); ++cell) {
        if (givens.digits[cell] == 0) continue;
        assumptions_.emplace_back(numbering_.variable(static_cast<grid::Cell>(cell), givens.digits[cell]),
                                  false);
    }
}

grid::Board EngineSolver::model() const {
    grid::Board board(layout());
    for (std::size_t cell = 0; cell < board.digits.size(); ++cell) {
        std::uint8_t digit = 1;
        while (digit < grid::digits &&
               !engine_->value(numbering_.variable(static_cast<grid::Cell>(cell), digit))) {
            ++digit;
        }
        board.digits[cell] = digit;
    }
    return board;
}

/// While the activation literal and the givens hold, the solution is none.
void EngineSolver::shut_out(const grid::Board& givens, const grid::Board& solution) {
    if (!activation_) {
        activation_ = cnf::Literal(cnf::Variable(variables_++), false);
        engine_->variables(variables_);
        assumptions_.push_back(*activation_);
    }
    std::vector<cnf::Literal> clause = {~*activation_};
    for (std::size_t cell = 0; cell < solution.digits.size(); ++cell) {
        if (givens.digits[cell] != 0) continue;
        clause.emplace_back(numbering_.variable(static_cast<grid::Cell>(cell), solution.digits[cell]), true);
    }
    engine_->clause(clause);
}

std::uint64_t EngineSolver::count(const grid::Board& givens, std::uint64_t limit, grid::Board* first,
                                  grid::Board* second) {
    assume(givens);
    std::uint64_t found = 0;
    while (found < limit && solve()) {
        ++found;
        if (found == limit && found > 2) break;
        grid::Board solution = model();
        if (found < limit) shut_out(givens, solution);
        if (found == 1 && first != nullptr) *first = std::move(solution);
        if (found == 2 && second != nullptr) *second = std::move(solution);
    }
    if (activation_) {
        // Holds for good: the engine may forget what this count has shut out.
        engine_->clause(std::array{~*activation_});
        activation_.reset();
    }
    return found;
}

bool EngineSolver::has_other_solution(const grid::Board& clues, grid::Cell cell, std::uint8_t digit) {
    assume(clues);
    assumptions_.emplace_back(numbering_.variable(cell, digit), true);
    return solve();
}

Answer solve_puzzle(Solver& solver, const grid::Board& givens, std::uint64_t limit) {
    Answer answer;
    answer.clash = grid::find_clash(givens);
    if (answer.clash) return answer;
    std::array<grid::Board, 2> shown = {grid::Board(*givens.layout), grid::Board(*givens.layout)};
    answer.solutions = solver.count(givens, limit, &shown[0], &shown[1]);
    answer.stopped = solver.stopped();
    for (std::size_t index = 0; index < shown.size() && index < answer.solutions; ++index) {
        answer.found.push_back(std::move(shown[index]));
    }
    return answer;
}

}  // namespace satdoku::puzzle
