// Depth-first search over sweeps of propagation. The states that still have to be tried lie on a stack that
// is as deep as there are cells times digits at most and is allocated once.
#include "branch.hpp"
#include "lanes_one.hpp"
#include "structure.hpp"
#include "sweep.hpp"

#include <satdoku/bitboard/solver.hpp>

#include <algorithm>
#include <bit>
#include <cassert>
#include <limits>
#include <vector>

namespace satdoku::bitboard {

namespace {

/// Guesses between two looks at the stop token.
constexpr std::uint64_t guesses_between_looks = 256;

/// Guesses after which a random search starts afresh, at first: a bad start can cost more than many new ones.
constexpr std::uint64_t first_patience = 200;

}  // namespace

class Solver::Search {
  public:
    explicit Search(const grid::Layout& of)
        : layout(of),
          structure_(of),
          view_(structure_.view()),
          cells_(static_cast<std::size_t>(view_.cell_count)),
          rows_(static_cast<std::size_t>(3 * view_.box_count)),
          columns_(rows_.size()),
          deaths_(static_cast<std::size_t>(view_.site_count())) {}

    void load(const grid::Board& clues) {
        assert(clues.layout == &layout);
        for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
            const unsigned digit = clues.digits[cell];
            cells_[cell] = digit == 0 ? all_digits : 1U << (digit - 1);
        }
        start();
    }

    void forbid(grid::Cell cell, std::uint8_t digit) { cells_[cell] &= ~(1U << (digit - 1)); }

    /// Goes on to the next solution and leaves it in the cells. False where there is none, or after a stop.
    template <typename Split>
    bool next(const Split& split, std::uint64_t patience = ~std::uint64_t{0}) {
        if (started_ && !pop()) return false;
        started_ = true;
        for (;;) {
            switch (propagate()) {
                case State::dead:
                    if (!pop()) return false;
                    break;
                case State::solved:
                    return true;
                case State::open:
                    if (guesses >= patience || stop_requested()) return false;
                    ++guesses;
                    split(*this);
                    break;
            }
        }
    }

    /// Tries a digit's triad first; what is left to try goes onto the stack.
    void split_on_triad() {
        const Branch branch = choose_branch();
        OneLane::Vector* const refused = push();
        const Box& box = view_.boxes[branch.box];
        for (int index = 0; index < grid::digits; ++index) {
            refused[box.cells[index]] &= ~OneLane::Vector{branch.excluded_if_refused(index)};
            cells_[box.cells[index]] &= ~OneLane::Vector{branch.excluded_if_taken(index)};
        }
    }

    /// Tries a random digit in one of the cells with the fewest candidates.
    void split_at_random(core::Random& random) {
        int fewest = grid::digits + 1;
        std::uint64_t ties = 0;
        std::size_t chosen = 0;
        for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
            const int count = std::popcount(cells_[cell]);
            if (count == 1 || count > fewest) continue;
            ties = count < fewest ? 1 : ties + 1;
            fewest = count;
            if (random.below(ties) == 0) chosen = cell;
        }
        OneLane::Vector set = cells_[chosen];
        for (std::uint64_t skip = random.below(static_cast<std::uint64_t>(fewest)); skip > 0; --skip)
            set &= set - 1;
        const OneLane::Vector digit = set & -set;
        push()[chosen] &= ~digit;
        cells_[chosen] = digit;
    }

    void read(grid::Board& board) const {
        assert(board.layout == &layout);
        for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
            board.digits[cell] = static_cast<std::uint8_t>(std::countr_zero(cells_[cell]) + 1);
        }
    }

    const grid::Layout& layout;
    std::stop_token token;
    bool stopped = false;
    std::uint64_t guesses = 0;

  private:
    enum class State { dead, solved, open };

    void start() {
        depth_ = 0;
        started_ = false;
        stopped = false;
        guesses = 0;
        focus_ = all_grids;
    }

    State propagate() {
        for (OneLane::Vector fresh = all_digits;; fresh = 0) {
            const auto findings = Sweep<OneLane>::run(view_, cells_.data(), rows_.data(), columns_.data(),
                                                      fresh, deaths_.data());
            if (findings.dead != 0) {
                focus_on_death();
                return State::dead;
            }
            if (findings.open == 0) return State::solved;
            // A sweep tells boxes and bands of each other's changes, so that the first proves nothing.
            if (findings.changed == 0 && fresh == 0) return State::open;
        }
    }

    /// A copy of the cells, to be tried later.
    OneLane::Vector* push() {
        const std::size_t size = cells_.size();
        if (stack_.size() < (depth_ + 1) * size) stack_.resize(2 * (depth_ + 1) * size);
        OneLane::Vector* const copy = stack_.data() + depth_ * size;
        std::copy(cells_.begin(), cells_.end(), copy);
        ++depth_;
        return copy;
    }

    Configurations configurations(const Band& band) const {
        const auto& triads = band.vertical ? columns_ : rows_;
        return find_configurations([&](int box, int line) {
            return static_cast<Candidates>(triads[static_cast<std::size_t>(3 * band.boxes[box] + line)]);
        });
    }

    void focus_on_death() {
        int site = 0;
        while (deaths_[static_cast<std::size_t>(site)] == 0) ++site;
        focus_ = view_.grids_of_site(site);
    }

    Branch choose_branch() const {
        const Band* best = nullptr;
        int fewest = std::numeric_limits<int>::max();
        constexpr int out_of_focus = 1000;  // more than any excess
        for (int index = 0; index < view_.band_count; ++index) {
            const Band& band = view_.bands[index];
            const int excess = configurations(band).excess();
            const int key = (focus_ & band.grids) != 0 ? excess : excess + out_of_focus;
            if (excess > 0 && key < fewest) {
                fewest = key;
                best = &band;
            }
        }
        return branch_on(*best, configurations(*best));
    }

    bool pop() {
        if (depth_ == 0) return false;
        --depth_;
        const auto top = stack_.begin() + static_cast<std::ptrdiff_t>(depth_ * cells_.size());
        std::copy_n(top, cells_.size(), cells_.begin());
        return true;
    }

    bool stop_requested() {
        if (guesses % guesses_between_looks == guesses_between_looks - 1) stopped = token.stop_requested();
        return stopped;
    }

    Structure structure_;
    StructureView view_;
    std::vector<OneLane::Vector> cells_;
    std::vector<OneLane::Vector> rows_;
    std::vector<OneLane::Vector> columns_;
    std::vector<OneLane::Vector> deaths_;
    Grids focus_ = all_grids;             ///< where the search failed last
    std::vector<OneLane::Vector> stack_;  ///< grows to the deepest search so far
    std::size_t depth_ = 0;
    bool started_ = false;
};

Solver::Solver(const grid::Layout& layout) : search_(std::make_unique<Search>(layout)) {}
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;
Solver::~Solver() = default;

const grid::Layout& Solver::layout() const {
    return search_->layout;
}

std::uint64_t Solver::count(const grid::Board& clues, std::uint64_t limit, grid::Board* first,
                            grid::Board* second) {
    assert(limit > 0);
    search_->load(clues);
    std::uint64_t found = 0;
    while (found < limit && search_->next([](Search& search) { search.split_on_triad(); })) {
        ++found;
        if (found == 1 && first != nullptr) search_->read(*first);
        if (found == 2 && second != nullptr) search_->read(*second);
    }
    return found;
}

bool Solver::has_other_solution(const grid::Board& clues, grid::Cell cell, std::uint8_t digit,
                                grid::Board* found) {
    assert(clues.digits[cell] == 0);
    search_->load(clues);
    search_->forbid(cell, digit);
    if (!search_->next([](Search& search) { search.split_on_triad(); })) return false;
    if (found != nullptr) search_->read(*found);
    return true;
}

std::optional<grid::Board> Solver::random_solution(const grid::Board& clues, core::Random& random) {
    std::uint64_t guesses = 0;
    for (std::uint64_t patience = first_patience;; patience *= 2) {
        search_->load(clues);
        const bool found = search_->next([&](Search& search) { search.split_at_random(random); }, patience);
        const bool ended = found || search_->stopped || search_->guesses < patience;
        guesses += search_->guesses;
        if (!ended) continue;
        search_->guesses = guesses;
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

void Solver::stop_on(std::stop_token token) {
    search_->token = std::move(token);
}
bool Solver::stopped() const {
    return search_->stopped;
}
std::uint64_t Solver::guesses() const {
    return search_->guesses;
}

}  // namespace satdoku::bitboard
