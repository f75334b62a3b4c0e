// Gives the puzzles of a batch to the lanes in order and collects the results.
#include "search.hpp"
#include <satdoku/bitboard/batch.hpp>
#include <cassert>

namespace satdoku::bitboard {
namespace {
class Batch final : public LaneWork {
  public:
    Batch(std::size_t cell_count, std::span<const std::uint8_t> puzzles, std::uint32_t limit,
          std::span<std::uint32_t> counts, std::span<std::uint8_t> solutions, std::span<std::size_t> puzzle_of,
          std::vector<std::size_t>& given_up, const std::stop_token& token)
        : cell_count_(cell_count), puzzles_(puzzles), limit_(limit), counts_(counts), solutions_(solutions),
          puzzle_of_(puzzle_of), given_up_(given_up), token_(token) {}

    bool next(int lane, Candidates* cells) override {
        if (taken_ == counts_.size()) return false;
        const std::uint8_t* const digits = puzzles_.data() + taken_ * cell_count_;
        for (std::size_t cell = 0; cell < cell_count_; ++cell) cells[cell] = candidates_of[digits[cell]];
        counts_[taken_] = 0;
        puzzle_of_[static_cast<std::size_t>(lane)] = taken_++;
        return true;
    }

    bool solved(int lane, const Candidates* cells) override {
        const std::size_t puzzle = puzzle_of_[static_cast<std::size_t>(lane)];
        if (counts_[puzzle] == 0 && !solutions_.empty()) {
            std::uint8_t* const digits = solutions_.data() + puzzle * cell_count_;
            for (std::size_t cell = 0; cell < cell_count_; ++cell)
                digits[cell] = static_cast<std::uint8_t>(std::countr_zero(cells[cell]) + 1);
        }
        return ++counts_[puzzle] < limit_;
    }

    void exhausted(int) override {}
    void given_up(int lane) override { given_up_.push_back(puzzle_of_[static_cast<std::size_t>(lane)]); }
    bool stop() override { return stopped_ = token_.stop_requested(); }

    bool stopped() const { return stopped_; }

  private:
    std::size_t cell_count_;
    std::span<const std::uint8_t> puzzles_;
    std::uint32_t limit_;
    std::span<std::uint32_t> counts_;
    std::span<std::uint8_t> solutions_;
    std::span<std::size_t> puzzle_of_;  ///< by lane
    std::vector<std::size_t>& given_up_;
    const std::stop_token& token_;
    bool stopped_ = false;
    std::size_t taken_ = 0;
};
}  // namespace

class BatchSolver::Lanes {
  public:
    Lanes(const grid::Layout& layout, Instructions instructions)
        : searches_(searches_for(instructions)), structure_(layout), memory_(structure_.view(), searches_.lanes),
          puzzle_of_(static_cast<std::size_t>(searches_.lanes)) {}

    void solve(std::span<const std::uint8_t> puzzles, std::uint32_t limit, std::span<std::uint32_t> counts,
               std::span<std::uint8_t> solutions) {
        const auto cell_count = static_cast<std::size_t>(structure_.view().cell_count);
        assert(limit > 0 && puzzles.size() == counts.size() * cell_count);
        assert(solutions.empty() || solutions.size() == puzzles.size());
        given_up.clear();
        Batch batch(cell_count, puzzles, limit, counts, solutions, puzzle_of_, given_up, token);
        searches_.search_in_lanes(structure_.view(), memory_, batch);
        stopped = batch.stopped();
    }

    void give_up_after(std::uint32_t guesses) { memory_.patience = guesses; }

    std::stop_token token;
    bool stopped = false;
    std::vector<std::size_t> given_up;

  private:
    const Searches& searches_;
    Structure structure_;
    LaneMemory memory_;
    std::vector<std::size_t> puzzle_of_;
};

BatchSolver::BatchSolver(const grid::Layout& layout, Instructions instructions)
    : lanes_(std::make_unique<Lanes>(layout, instructions)) {}
BatchSolver::~BatchSolver() = default;

void BatchSolver::solve(std::span<const std::uint8_t> puzzles, std::uint32_t limit, std::span<std::uint32_t> counts,
                        std::span<std::uint8_t> solutions) {
    lanes_->solve(puzzles, limit, counts, solutions);
}

void BatchSolver::give_up_after(std::uint32_t guesses) { lanes_->give_up_after(guesses); }
std::span<const std::size_t> BatchSolver::given_up() const { return lanes_->given_up; }
void BatchSolver::stop_on(std::stop_token token) { lanes_->token = std::move(token); }
bool BatchSolver::stopped() const { return lanes_->stopped; }
}  // namespace satdoku::bitboard
