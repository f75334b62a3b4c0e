// Searches one puzzle with vectors whose lanes are its boxes: nine vectors, one for each place in a box. A sweep
// treats all boxes of the board at once, and also all bands: a permutation of the lanes brings to every box the two
// other boxes of each of its bands. A state is only these nine vectors, so a guess copies little.
//
// A wide vector holds two boards, so both cases of a guess are propagated in the time of one. The second case waits
// with its result, and nothing is learned from it before its turn. So the steps, solutions and guesses are the same
// for all instructions and widths.
//
// Unused lanes repeat the first box, so they never contribute anything new.
//
// Included only by the search_*.cpp files. Each of them is compiled for its own instructions and has its own copy of
// this code. Therefore nothing here calls an inline function of the standard library, which the linker would share.
//
// `Lanes` has, in addition to the operations listed in sweep.hpp:
//   boards          how many boards a vector holds, and Board, the vector of one
//   spread(board)   the board in all its places
//   board(x, n)     the board in the place n
//   permuted(x, y)  in each lane the lane of x that y names
//   any(x)          true if any lane is not 0; where_nonzero(x): a bit for each that is not
//   bits_set(x), plus(x, y), shifted_left(x, by), and least(x): the smallest lane
#pragma once
#include "search.hpp"
#include "sweep.hpp"

namespace satdoku::bitboard {
namespace {
template <typename Lanes> class BoxSearch final : public BoardSearch {
  public:
    using Vector = typename Lanes::Vector;

    explicit BoxSearch(const StructureView& structure) : structure_(structure) {
        for (int lane = 0; lane < Lanes::count; ++lane) {
            const int box = box_of(lane);
            set_word(box_, lane, static_cast<unsigned>(box));
            set_word(first_board_, lane, lane < lanes_of_board ? 0xffff : 0);
            for (int vertical = 0; vertical < 2; ++vertical)
                for (int turn = 0; turn < most_turns; ++turn) set_neighbours(lane, box, vertical != 0, turn);
        }
        stack_ = new Case[static_cast<std::size_t>(waiting_states_of_box * structure.box_count + 1)];
    }
    ~BoxSearch() override { delete[] stack_; }

    void start(const Candidates* cells) override {
        Case& whole = stack_[0];
        for (int index = 0; index < digit_count; ++index) {
            Candidates* const words = reinterpret_cast<Candidates*>(&whole.cells[index]);
            for (int lane = 0; lane < lanes_of_board; ++lane)
                words[lane] = cells[structure_.boxes[box_of(lane)].cells[index]];
        }
        whole.result = Result::untried;
        depth_ = 1;
        stopped = false;
        guesses = 0;
        focus_ = all_grids;
    }

    bool next(core::Random* random, std::uint64_t patience) override {
        while (depth_ > 0) {
            Case& last = stack_[depth_ - 1];
            switch (last.result) {
                case Result::untried: try_alone(last); break;
                case Result::dead:
                    focus_ = last.focus;
                    --depth_;
                    break;
                case Result::solved: --depth_; return true;
                case Result::open:
                    if (guesses >= patience || stop_requested()) return false;
                    ++guesses;
                    if (random != nullptr) {
                        split_at_random(*random);
                    } else {
                        split_on_triad();
                    }
                    break;
            }
        }
        return false;
    }

    void read(std::uint8_t* digits) const override {
        const Case& found = stack_[depth_];
        for (int box = 0; box < structure_.box_count; ++box) {
            for (int index = 0; index < digit_count; ++index) {
                digits[structure_.boxes[box].cells[index]] =
                    static_cast<std::uint8_t>(core::lowest_bit(word(found.cells[index], box)) + 1);
            }
        }
    }

  private:
    enum class Result : std::uint8_t { untried, dead, solved, open };
    using Board = typename Lanes::Board;

    /// A state that waits to be tried, or the result of its propagation.
    struct Case {
        Board cells[digit_count];
        Result result;
        Grids focus;  ///< of a dead state: where it failed
    };

    static constexpr int lanes_of_board = Lanes::count / Lanes::boards;
    /// Largest number of bands of one direction that contain a box: a box belongs to at most this many grids of a row.
    static constexpr int most_turns = 3;
    /// Every waiting state has a digit in some row or column of a box that the states below it do not have.
    static constexpr int waiting_states_of_box = 2 * digit_count + digit_count * digit_count;

    template <typename AnyVector> static Candidates word(const AnyVector& x, int lane) {
        return reinterpret_cast<const Candidates*>(&x)[lane];
    }
    static void set_word(Vector& x, int lane, unsigned value) {
        reinterpret_cast<Candidates*>(&x)[lane] = static_cast<Candidates>(value);
    }
    int box_of(int lane) const {
        const int place = lane % lanes_of_board;
        return place < structure_.box_count ? place : 0;
    }

    /// By turn: the two other boxes of one of the box's bands. With fewer bands than turns, the first is repeated.
    void set_neighbours(int lane, int box, bool vertical, int turn) {
        const int first = lane - lane % lanes_of_board;
        int found = 0;
        for (int index = 0; index < structure_.band_count; ++index) {
            const Band& band = structure_.bands[index];
            if (band.vertical != vertical) continue;
            for (int place = 0; place < 3; ++place) {
                if (band.boxes[place] != box) continue;
                if (found == 0 || found == turn) {
                    set_word(following_[vertical][turn], lane,
                             static_cast<unsigned>(first + band.boxes[(place + 1) % 3]));
                    set_word(second_following_[vertical][turn], lane,
                             static_cast<unsigned>(first + band.boxes[(place + 2) % 3]));
                    set_word(band_[vertical][turn], lane, static_cast<unsigned>(index));
                    set_word(grid_[vertical][turn], lane, band.grids);
                }
                ++found;
            }
        }
        if (found > turns_) turns_ = found;
    }

    static constexpr std::uint64_t lanes_of(int board) {
        return (~std::uint64_t{0} >> (64 - lanes_of_board)) << (board * lanes_of_board);
    }

    /// A bit for each board with a lane that is not 0.
    static unsigned boards_with(const Vector& x) {
        if constexpr (Lanes::boards == 1) return Lanes::any(x);
        const std::uint64_t lanes = Lanes::where_nonzero(x);
        unsigned boards = 0;
        for (int board = 0; board < Lanes::boards; ++board)
            boards |= static_cast<unsigned>((lanes & lanes_of(board)) != 0) << board;
        return boards;
    }

    void free_lines() {
        for (int line = 0; line < 3; ++line) lines_[0][line] = lines_[1][line] = Lanes::every(all_digits);
    }

    void try_alone(Case& what) {
        for (int index = 0; index < digit_count; ++index) now_[index] = Lanes::spread(what.cells[index]);
        free_lines();
        propagate();
        keep(0, what);
    }

    /// Propagates the boards in now_ to the end. Lines may contain digits that cells do not, but not the reverse.
    void propagate() {
        static constexpr Box whole = {{0, 1, 2, 3, 4, 5, 6, 7, 8}, 0};
        constexpr unsigned all_boards = (1U << Lanes::boards) - 1;
        const Vector none = Lanes::every(0);
        dead_ = 0;
        for (bool first = true;; first = false) {
            typename Sweep<Lanes>::Findings findings{none, none, none, none};
            Vector deaths = Sweep<Lanes>::reduce_box(whole, now_, lines_[0], lines_[1], none, findings);
            // The boxes use the results of the bands only in the next sweep, so the first sweep proves nothing.
            const unsigned changed = first ? all_boards : boards_with(findings.changed);
            open_ = boards_with(findings.open);
            if ((changed & ~dead_) == 0) return;
            for (int turn = 0; turn < turns_; ++turn) {
                deaths = deaths | reduce_lines(lines_[0], following_[0][turn], second_following_[0][turn]);
                deaths = deaths | reduce_lines(lines_[1], following_[1][turn], second_following_[1][turn]);
            }
            const unsigned died = boards_with(deaths) & ~dead_;
            if (died != 0) note_deaths(died, Lanes::where_nonzero(deaths));
            if ((open_ & ~dead_) == 0) return;
        }
    }

    void note_deaths(unsigned boards, std::uint64_t lanes) {
        dead_ |= boards;
        for (int board = 0; board < Lanes::boards; ++board)
            if ((boards >> board & 1) != 0) death_[board] = grids_of(lanes & lanes_of(board));
    }

    /// The result of a board of now_.
    void keep(int board, Case& where) const {
        for (int index = 0; index < digit_count; ++index) where.cells[index] = Lanes::board(now_[index], board);
        where.focus = death_[board];
        where.result = (dead_ >> board & 1) != 0   ? Result::dead
                       : (open_ >> board & 1) != 0 ? Result::open
                                                   : Result::solved;
    }

    /// Does what Sweep does to a band, from the place of each box in the band.
    static Vector reduce_lines(Vector* own, const Vector& following, const Vector& second_following) {
        Vector next[3];
        Vector after[3];
        for (int k = 0; k < 3; ++k) {
            next[k] = Lanes::permuted(own[k], following);
            after[k] = Lanes::permuted(own[k], second_following);
        }
        Vector triads[3];
        for (int k = 0; k < 3; ++k)
            triads[k] = own[k] & ((next[(k + 1) % 3] & after[(k + 2) % 3]) | (next[(k + 2) % 3] & after[(k + 1) % 3]));
        const Vector dead = Lanes::every(all_digits) & ~(triads[0] | triads[1] | triads[2]);
        Sweep<Lanes>::reduce_triples(triads);
        for (int k = 0; k < 3; ++k) own[k] = triads[k];
        return dead;
    }

    /// The grids that all dead boxes have in common, or those of the first dead box if they have none in common.
    Grids grids_of(std::uint64_t lanes) const {
        Grids common = all_grids;
        Grids first = 0;
        for (; lanes != 0; lanes &= lanes - 1) {
            const Grids grids = structure_.boxes[box_of(core::lowest_bit(lanes))].grids;
            if (first == 0) first = grids;
            common = static_cast<Grids>(common & grids);
        }
        return common != 0 ? common : first;
    }

    const Band& tightest_band() const {
        constexpr int band_bits = 6;                 // a layout has fewer bands than that holds
        constexpr Candidates out_of_focus = 0x4000;  // more than any excess
        Vector best = Lanes::every(0xffff);
        for (int turn = 0; turn < turns_; ++turn) {
            for (int vertical = 0; vertical < 2; ++vertical) {
                const Vector excess =
                    excess_of_bands(lines_[vertical], following_[vertical][turn], second_following_[vertical][turn]);
                const Vector unfocused = Lanes::where_zero(grid_[vertical][turn] & Lanes::every(focus_));
                best = Lanes::smaller(best, Lanes::shifted_left(excess, band_bits) | band_[vertical][turn] |
                                                (unfocused & Lanes::every(out_of_focus)));
            }
        }
        return structure_.bands[Lanes::least(best) & ((1 << band_bits) - 1)];
    }

    /// The number of configurations of each box's band minus that of a filled band, minus one. For a filled band this
    /// is the largest unsigned number.
    static Vector excess_of_bands(const Vector* own, const Vector& following, const Vector& second_following) {
        Vector excess = Lanes::every(static_cast<Candidates>(-digit_count - 1));
        for (int k = 0; k < 3; ++k) {
            const Vector rising = own[k] & Lanes::permuted(own[(k + 1) % 3], following) &
                                  Lanes::permuted(own[(k + 2) % 3], second_following);
            const Vector falling = own[k] & Lanes::permuted(own[(k + 2) % 3], following) &
                                   Lanes::permuted(own[(k + 1) % 3], second_following);
            excess = Lanes::plus(excess, Lanes::plus(Lanes::bits_set(rising), Lanes::bits_set(falling)));
        }
        return excess;
    }

    /// Tries the digit in a triad first; the other case waits.
    void split_on_triad() {
        const Board* const cells = stack_[depth_ - 1].cells;
        for (int line = 0; line < 3; ++line) {
            lines_[0][line] = Lanes::spread(cells[3 * line] | cells[3 * line + 1] | cells[3 * line + 2]);
            lines_[1][line] = Lanes::spread(cells[line] | cells[line + 3] | cells[line + 6]);
        }
        const Band& band = tightest_band();
        const Branch branch = branch_on(band, find_configurations([&](int box, int line) {
                                            return word(lines_[band.vertical][line], band.boxes[box]);
                                        }));
        split(
            branch.box, [&](int index) { return branch.excluded_if_taken(index); },
            [&](int index) { return branch.excluded_if_refused(index); });
    }

    /// Tries a random digit in a random cell. (Choosing a cell with the fewest candidates needs half as many guesses
    /// more and is less even: see the tests.)
    void split_at_random(core::Random& random) {
        std::uint64_t open = 0;
        for (int place = 0; place < structure_.box_count * digit_count; ++place) open += is_open(place);
        std::uint64_t chosen = random.below(open);
        int place = 0;
        while (!is_open(place) || chosen-- > 0) ++place;
        const int box = place / digit_count;
        const int of_box = place % digit_count;
        const unsigned all = word(stack_[depth_ - 1].cells[of_box], box);
        unsigned set = all;
        const auto count = static_cast<std::uint64_t>(core::count_bits(all));
        for (std::uint64_t skip = random.below(count); skip > 0; --skip) set &= set - 1;
        const unsigned digit = set & -set;
        free_lines();
        split(
            box, [&](int index) { return static_cast<Candidates>(index == of_box ? all & ~digit : 0); },
            [&](int index) { return static_cast<Candidates>(index == of_box ? digit : 0); });
    }

    /// Splits the last case in two. Propagates the first to the end, and the second as well if the vector has room for
    /// it. @param taken, refused: what the cases exclude from each cell of the box
    template <typename Taken, typename Refused> void split(int box, const Taken& taken, const Refused& refused) {
        Case& second = stack_[depth_ - 1];
        Case& first = stack_[depth_++];
        const Vector there = Lanes::where_zero(box_ ^ Lanes::every(static_cast<Candidates>(box)));
        for (int index = 0; index < digit_count; ++index) {
            const Vector cell = Lanes::spread(second.cells[index]);
            const Vector without_taken = cell & ~(there & Lanes::every(taken(index)));
            const Vector without_refused = cell & ~(there & Lanes::every(refused(index)));
            if constexpr (Lanes::boards == 1) {
                now_[index] = without_taken;
                second.cells[index] = without_refused;
            } else {
                now_[index] = (without_taken & first_board_) | (without_refused & ~first_board_);
            }
        }
        propagate();
        keep(0, first);
        if constexpr (Lanes::boards == 1) {
            second.result = Result::untried;
        } else {
            keep(1, second);
        }
    }

    bool is_open(int place) const {
        const unsigned set = word(stack_[depth_ - 1].cells[place % digit_count], place / digit_count);
        return (set & (set - 1)) != 0;
    }

    const StructureView structure_;
    Vector box_{};          ///< of each lane
    Vector first_board_{};  ///< all ones in its lanes
    // By direction and turn, for each box: the next box of its band, the one after that, the band, and its grid.
    Vector following_[2][most_turns]{};
    Vector second_following_[2][most_turns]{};
    Vector band_[2][most_turns]{};
    Vector grid_[2][most_turns]{};
    int turns_ = 0;
    // The propagated boards: the cells, and the digits that the rows and then the columns of each box may contain.
    Vector now_[digit_count]{};
    Vector lines_[2][3]{};
    unsigned dead_ = 0;             ///< a bit for each board
    unsigned open_ = 0;             ///< likewise
    Grids death_[Lanes::boards]{};  ///< where they failed
    Case* stack_;                   ///< the last case is tried next
    std::size_t depth_ = 0;
    Grids focus_ = all_grids;  ///< where the search failed last
};
}  // namespace
}  // namespace satdoku::bitboard
