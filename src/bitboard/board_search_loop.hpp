// One puzzle in vectors whose lanes are its boxes: nine vectors, one for each place in a box. A sweep then
// treats all boxes of the board at once, and all its bands: every box looks at the two others of each of its
// bands, which a permutation of the lanes brings. A state is these nine vectors, so that a guess copies
// little.
//
// The lanes that are left over repeat the first box, so that they never say anything of their own. All
// instructions and widths do the same steps, hence find the same solutions with the same guesses.
//
// Included only by the board_search_*.cpp files, each of which is compiled for its instructions and has this
// code to itself; that is why nothing here calls an inline function of the standard library.
#pragma once

#include "board_search.hpp"
#include "branch.hpp"
#include "sweep.hpp"

namespace satdoku::bitboard {
namespace {

template <typename Lanes>
class BoxSearch final : public BoardSearch {
  public:
    using Vector = typename Lanes::Vector;

    explicit BoxSearch(const StructureView& structure) : structure_(structure) {
        for (int lane = 0; lane < Lanes::count; ++lane) {
            const int box = box_of(lane);
            for (int vertical = 0; vertical < 2; ++vertical) {
                for (int turn = 0; turn < most_turns; ++turn) set_neighbours(lane, box, vertical != 0, turn);
            }
        }
        stack_ = new State[static_cast<std::size_t>(waiting_states_of_box * structure.box_count)];
    }
    ~BoxSearch() override { delete[] stack_; }

    void start(const Candidates* cells) override {
        for (int index = 0; index < grid::digits; ++index) {
            Candidates* const words = reinterpret_cast<Candidates*>(&now_.cells[index]);
            for (int lane = 0; lane < Lanes::count; ++lane) {
                words[lane] = cells[structure_.boxes[box_of(lane)].cells[index]];
            }
        }
        depth_ = 0;
        started_ = false;
        stopped = false;
        guesses = 0;
        focus_ = all_grids;
    }

    bool next(core::Random* random, std::uint64_t patience) override {
        if (started_ && !pop()) return false;
        started_ = true;
        for (;;) {
            switch (propagate()) {
                case Result::dead:
                    if (!pop()) return false;
                    break;
                case Result::solved:
                    return true;
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
    }

    void read(std::uint8_t* digits) const override {
        for (int box = 0; box < structure_.box_count; ++box) {
            for (int index = 0; index < grid::digits; ++index) {
                digits[structure_.boxes[box].cells[index]] =
                    static_cast<std::uint8_t>(__builtin_ctz(word(now_.cells[index], box)) + 1);
            }
        }
    }

  private:
    enum class Result { dead, solved, open };

    struct State {
        Vector cells[grid::digits];
    };

    /// Bands of one direction that a box can lie in: a layout's grids overlap so often at most.
    static constexpr int most_turns = 3;
    /// Every state that waits has a digit in some row or column of a box that the states beneath it have not.
    static constexpr int waiting_states_of_box = 2 * grid::digits + grid::digits * grid::digits;

    static Candidates word(const Vector& x, int lane) {
        return reinterpret_cast<const Candidates*>(&x)[lane];
    }
    static void set_word(Vector& x, int lane, unsigned value) {
        reinterpret_cast<Candidates*>(&x)[lane] = static_cast<Candidates>(value);
    }
    int box_of(int lane) const { return lane < structure_.box_count ? lane : 0; }

    /// The two other boxes of that band of a box which comes at this turn, again its first where it has
    /// fewer.
    void set_neighbours(int lane, int box, bool vertical, int turn) {
        int found = 0;
        for (int index = 0; index < structure_.band_count; ++index) {
            const Band& band = structure_.bands[index];
            if (band.vertical != vertical) continue;
            for (int place = 0; place < 3; ++place) {
                if (band.boxes[place] != box) continue;
                if (found == 0 || found == turn) {
                    set_word(following_[vertical][turn], lane, band.boxes[(place + 1) % 3]);
                    set_word(second_following_[vertical][turn], lane, band.boxes[(place + 2) % 3]);
                    set_word(band_[vertical][turn], lane, static_cast<unsigned>(index));
                    set_word(grid_[vertical][turn], lane, band.grids);
                }
                ++found;
            }
        }
        if (found > turns_) turns_ = found;
    }

    Result propagate() {
        static constexpr Box whole = {{0, 1, 2, 3, 4, 5, 6, 7, 8}, 0};
        const Vector none = Lanes::every(0);
        Vector fresh = Lanes::every(all_digits);
        for (bool first = true;; first = false) {
            typename Sweep<Lanes>::Findings findings{none, none, none};
            Vector dead = Sweep<Lanes>::reduce_box(whole, now_.cells, lines_[0], lines_[1], fresh, findings);
            for (int turn = 0; turn < turns_; ++turn) {
                dead = dead | reduce_lines(lines_[0], following_[0][turn], second_following_[0][turn]);
                dead = dead | reduce_lines(lines_[1], following_[1][turn], second_following_[1][turn]);
            }
            if (Lanes::any(dead)) {
                focus_on(dead);
                return Result::dead;
            }
            if (!Lanes::any(findings.open)) return Result::solved;
            // Boxes hear of the bands' findings only in the next sweep, so that the first proves nothing.
            if (!first && !Lanes::any(findings.changed)) return Result::open;
            fresh = none;
        }
    }

    /// What Sweep does to a band, from the place of each box in it.
    static Vector reduce_lines(Vector* own, const Vector& following, const Vector& second_following) {
        Vector next[3];
        Vector after[3];
        for (int k = 0; k < 3; ++k) {
            next[k] = Lanes::permuted(own[k], following);
            after[k] = Lanes::permuted(own[k], second_following);
        }
        Vector triads[3];
        for (int k = 0; k < 3; ++k) {
            triads[k] = own[k] &
                        ((next[(k + 1) % 3] & after[(k + 2) % 3]) | (next[(k + 2) % 3] & after[(k + 1) % 3]));
        }
        const Vector missing = Lanes::every(all_digits) & ~(triads[0] | triads[1] | triads[2]);
        const Vector dead = missing | Sweep<Lanes>::reduce_triples(triads);
        for (int k = 0; k < 3; ++k) own[k] = triads[k];
        return dead;
    }

    /// The grids that all the dead boxes have in common, or those of the first.
    void focus_on(const Vector& dead) {
        Grids common = all_grids;
        Grids first = 0;
        for (std::uint64_t lanes = Lanes::where_nonzero(dead); lanes != 0; lanes &= lanes - 1) {
            const Grids grids = structure_.boxes[box_of(__builtin_ctzll(lanes))].grids;
            if (first == 0) first = grids;
            common = static_cast<Grids>(common & grids);
        }
        focus_ = common != 0 ? common : first;
    }

    State& push() {
        stack_[depth_] = now_;
        return stack_[depth_++];
    }

    bool pop() {
        if (depth_ == 0) return false;
        now_ = stack_[--depth_];
        return true;
    }

    const Band& tightest_band() const {
        constexpr int band_bits = 6;                 // a layout has fewer bands than that holds
        constexpr Candidates out_of_focus = 0x4000;  // more than any excess
        Vector best = Lanes::every(0xffff);
        for (int turn = 0; turn < turns_; ++turn) {
            for (int vertical = 0; vertical < 2; ++vertical) {
                const Vector excess = excess_of_bands(lines_[vertical], following_[vertical][turn],
                                                      second_following_[vertical][turn]);
                const Vector unfocused = Lanes::where_zero(grid_[vertical][turn] & Lanes::every(focus_));
                best = Lanes::smaller(best, Lanes::shifted_left(excess, band_bits) | band_[vertical][turn] |
                                                (unfocused & Lanes::every(out_of_focus)));
            }
        }
        unsigned key = 0xffff;
        for (int lane = 0; lane < Lanes::count; ++lane) {
            if (word(best, lane) < key) key = word(best, lane);
        }
        return structure_.bands[key & ((1 << band_bits) - 1)];
    }

    /// The configurations of each box's band beyond those of a filled one, less one: the largest number where
    /// it is filled.
    static Vector excess_of_bands(const Vector* own, const Vector& following,
                                  const Vector& second_following) {
        Vector excess = Lanes::every(static_cast<Candidates>(-grid::digits - 1));
        for (int k = 0; k < 3; ++k) {
            const Vector rising = own[k] & Lanes::permuted(own[(k + 1) % 3], following) &
                                  Lanes::permuted(own[(k + 2) % 3], second_following);
            const Vector falling = own[k] & Lanes::permuted(own[(k + 2) % 3], following) &
                                   Lanes::permuted(own[(k + 1) % 3], second_following);
            excess = Lanes::plus(excess, Lanes::plus(Lanes::bits_set(rising), Lanes::bits_set(falling)));
        }
        return excess;
    }

    /// Tries a digit's triad first; what is left to try waits.
    void split_on_triad() {
        const Band& band = tightest_band();
        const Branch branch = branch_on(band, find_configurations([&](int box, int line) {
                                            return word(lines_[band.vertical][line], band.boxes[box]);
                                        }));
        State& refused = push();
        for (int index = 0; index < grid::digits; ++index) {
            exclude(refused, index, branch.box, branch.excluded_if_refused(index));
            exclude(now_, index, branch.box, branch.excluded_if_taken(index));
        }
    }

    /// Tries a random digit in a random cell. (To take a cell with the fewest candidates needs half again as
    /// many guesses, and is less even: see the tests.)
    void split_at_random(core::Random& random) {
        std::uint64_t open = 0;
        for (int place = 0; place < structure_.box_count * grid::digits; ++place) open += is_open(place);
        std::uint64_t chosen = random.below(open);
        int place = 0;
        while (!is_open(place) || chosen-- > 0) ++place;
        const int box = place / grid::digits;
        const int index = place % grid::digits;
        const unsigned all = word(now_.cells[index], box);
        unsigned set = all;
        const auto count = static_cast<std::uint64_t>(__builtin_popcount(all));
        for (std::uint64_t skip = random.below(count); skip > 0; --skip) set &= set - 1;
        const unsigned digit = set & -set;
        exclude(push(), index, box, digit);
        exclude(now_, index, box, all & ~digit);
    }

    bool is_open(int place) const {
        const unsigned set = word(now_.cells[place % grid::digits], place / grid::digits);
        return (set & (set - 1)) != 0;
    }

    /// In the lanes that repeat a box, too.
    void exclude(State& state, int index, int box, unsigned candidates) const {
        if (candidates == 0) return;
        const unsigned left = word(state.cells[index], box) & ~candidates;
        set_word(state.cells[index], box, left);
        if (box != 0) return;
        for (int lane = structure_.box_count; lane < Lanes::count; ++lane)
            set_word(state.cells[index], lane, left);
    }

    const StructureView structure_;
    State now_{};
    Vector lines_[2][3]{};  ///< digits that the rows, then the columns, of each box may hold
    // By direction and turn, for each box: the next box of its band, the one after it, the band, and its
    // grid.
    Vector following_[2][most_turns]{};
    Vector second_following_[2][most_turns]{};
    Vector band_[2][most_turns]{};
    Vector grid_[2][most_turns]{};
    int turns_ = 0;
    State* stack_;
    std::size_t depth_ = 0;
    bool started_ = false;
    Grids focus_ = all_grids;  ///< where the search failed last
};

}  // namespace
}  // namespace satdoku::bitboard
