// Translates between boards and the search, which is in board_search_loop.hpp.
#include "search.hpp"
#include <satdoku/bitboard/board_solver.hpp>
#include <cassert>

namespace satdoku::bitboard {
namespace {
constexpr std::uint64_t forever = ~std::uint64_t{0};

/// The first limit of guesses after which a random search restarts: a bad start can cost more than many new ones.
constexpr std::uint64_t first_patience = 200;
}  // namespace

class Solver::Search {
  private:
    std::optional<Structure> structure_;  ///< of plain layouts

  public:
    Search(const grid::Layout& of, Instructions instructions)
        : layout(of), cells_(static_cast<std::size_t>(of.cell_count())) {
        if (of.is_plain()) {
            structure_.emplace(of);
            search.reset(searches_for(instructions).make_board_search(structure_->view()));
        } else {
            search = make_house_search(of);
        }
        candidates_of_.push_back(static_cast<Candidates>(of.all_digits().bits() >> 1U));
        for (const int digit : of.all_digits()) candidates_of_.push_back(static_cast<Candidates>(1U << (digit - 1)));
    }

    const grid::Layout& layout;
    std::unique_ptr<BoardSearch> search;
    std::uint64_t patience = forever;
    bool gave_up = false;

    void start(const grid::Board& clues) {
        load(clues);
        search->start(cells_.data());
    }

    void start_without(const grid::Board& clues, grid::Cell cell, std::uint8_t digit) {
        load(clues);
        cells_[cell] = static_cast<Candidates>(cells_[cell] & ~(1U << (digit - 1)));
        search->start(cells_.data());
    }

    void start_within(std::span<const grid::DigitSet> possible) {
        assert(possible.size() == cells_.size());
        for (std::size_t cell = 0; cell < cells_.size(); ++cell)
            cells_[cell] = static_cast<Candidates>(possible[cell].bits() >> 1U);
        search->start(cells_.data());
    }

    /// Finds the next solution within the limit of guesses.
    bool next() {
        const std::uint64_t most = patience == forever ? forever : search->guesses + patience;
        const bool found = search->next(nullptr, most);
        gave_up = !found && !search->stopped && search->guesses >= most;
        return found;
    }

    void read(grid::Board& board) const {
        assert(board.layout == &layout);
        search->read(board.digits.data());
    }

  private:
    void load(const grid::Board& clues) {
        assert(clues.layout == &layout);
        for (std::size_t cell = 0; cell < cells_.size(); ++cell) cells_[cell] = candidates_of_[clues.digits[cell]];
    }

    std::vector<Candidates> cells_;
    /// By digit, 0 if empty. A table, because a branch on the clues could not be predicted.
    std::vector<Candidates> candidates_of_;
};

Solver::Solver(const grid::Layout& layout, Instructions instructions)
    : search_(std::make_unique<Search>(layout, instructions)) {}
Solver::~Solver() = default;

const grid::Layout& Solver::layout() const { return search_->layout; }

std::uint64_t Solver::count(const grid::Board& clues, std::uint64_t limit, grid::Board* first, grid::Board* second) {
    assert(limit > 0);
    search_->start(clues);
    std::uint64_t found = 0;
    while (found < limit && search_->next()) {
        ++found;
        if (found == 1 && first != nullptr) search_->read(*first);
        if (found == 2 && second != nullptr) search_->read(*second);
    }
    return found;
}

std::uint64_t Solver::each(const grid::Board& clues, std::uint64_t limit,
                           const std::function<void(const grid::Board& solution)>& take) {
    grid::Board solution(layout());
    search_->start(clues);
    std::uint64_t found = 0;
    for (; found < limit && search_->next(); ++found) {
        search_->read(solution);
        take(solution);
    }
    return found;
}

bool Solver::has_other_solution(const grid::Board& clues, grid::Cell cell, std::uint8_t digit, grid::Board* found) {
    assert(clues.digits[cell] == 0);
    search_->start_without(clues, cell, digit);
    if (!search_->next()) return false;
    if (found != nullptr) search_->read(*found);
    return true;
}

bool Solver::has_solution(std::span<const grid::DigitSet> possible, grid::Board* found) {
    search_->start_within(possible);
    if (!search_->next()) return false;
    if (found != nullptr) search_->read(*found);
    return true;
}

std::optional<grid::Board> Solver::random_solution(const grid::Board& clues, core::Random& random) {
    BoardSearch& search = *search_->search;
    std::uint64_t guesses = 0;
    for (std::uint64_t patience = first_patience;; patience *= 2) {
        search_->start(clues);
        const bool found = search.next(&random, patience);
        guesses += search.guesses;
        if (!found && !search.stopped && search.guesses >= patience) continue;
        search.guesses = guesses;
        if (!found) return std::nullopt;
        std::optional<grid::Board> board(clues);
        search_->read(*board);
        return board;
    }
}

grid::Board Solver::random_board(core::Random& random) {
    const grid::Board empty(layout());
    return *random_solution(empty, random);
}

void Solver::give_up_after(std::uint64_t guesses) { search_->patience = guesses; }
bool Solver::gave_up() const { return search_->gave_up; }
void Solver::stop_on(std::stop_token token) { search_->search->token = std::move(token); }
bool Solver::stopped() const { return search_->search->stopped; }
std::uint64_t Solver::guesses() const { return search_->search->guesses; }
}  // namespace satdoku::bitboard
