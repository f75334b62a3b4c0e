// The loop of a search in lanes, for any kind of lanes. Every round is one sweep over the boards of all lanes. Then
// each lane whose propagation has ended continues with a guess, with a waiting state, or with its next puzzle. So no
// lane ever waits for another one.
//
// Included only by the search_*.cpp files, under the rule that board_search_loop.hpp explains.
#pragma once
#include "board_search_loop.hpp"

namespace satdoku::bitboard {
namespace {
template <typename Lanes> class LaneSearch {
  public:
    using Vector = typename Lanes::Vector;

    LaneSearch(const StructureView& structure, LaneMemory& memory, LaneWork& work)
        : structure_(structure), memory_(memory), work_(work) {}

    void run() {
        fresh_lanes_ = 0;
        for (int lane = 0; lane < Lanes::count; ++lane) {
            active_ |= std::uint32_t{1} << lane;
            take_next(lane);
        }
        constexpr std::uint32_t rounds_between_looks = 1024;
        for (std::uint32_t round = 1; active_ != 0; ++round) {
            if (round % rounds_between_looks == 0 && work_.stop()) return;
            const auto findings =
                Sweep<Lanes>::run(structure_, vectors(memory_.cells), vectors(memory_.rows), vectors(memory_.columns),
                                  fresh(), vectors(memory_.singles), vectors(memory_.deaths));
            const std::uint32_t dead = active_ & mask(findings.dead);
            const std::uint32_t open = mask(findings.open);
            const std::uint32_t changed = mask(findings.changed);
            const std::uint32_t solved = active_ & ~dead & ~open;
            // Boxes and bands see each other's changes one sweep later, so the first sweep of a lane proves nothing,
            // nor does the sweep after a change elsewhere.
            const std::uint32_t later = mask(findings.later);
            const std::uint32_t stalled =
                active_ & ~dead & open & ~changed & ~later & ~fresh_lanes_ & ~unsettled_lanes_;
            fresh_lanes_ = 0;
            unsettled_lanes_ = later;
            if (stalled != 0) guess(stalled);
            for (std::uint32_t left = solved; left != 0; left &= left - 1) finish(core::lowest_bit(left));
            for (std::uint32_t left = dead; left != 0; left &= left - 1) {
                focus_on_death(core::lowest_bit(left));
                go_back(core::lowest_bit(left));
            }
        }
    }

  private:
    static std::uint32_t mask(const Vector& x) { return static_cast<std::uint32_t>(Lanes::where_nonzero(x)); }
    static Vector* vectors(Candidates* words) { return reinterpret_cast<Vector*>(words); }
    Candidates& cell(int cell, int lane) { return memory_.cells[cell * Lanes::count + lane]; }
    Candidates* waiting(int lane, std::uint32_t depth) {
        const std::size_t index = static_cast<std::size_t>(lane) * memory_.depth_limit + depth;
        return memory_.waiting + index * static_cast<std::size_t>(structure_.cell_count);
    }

    Vector fresh() const {
        alignas(Vector) Candidates lanes[Lanes::count];
        for (int lane = 0; lane < Lanes::count; ++lane) lanes[lane] = fresh_lanes_ >> lane & 1 ? all_digits : 0;
        return *reinterpret_cast<const Vector*>(lanes);
    }

    void put(int lane, const Candidates* cells) {
        for (int index = 0; index < structure_.cell_count; ++index) cell(index, lane) = cells[index];
        fresh_lanes_ |= std::uint32_t{1} << lane;
    }

    void get(int lane, Candidates* cells) {
        for (int index = 0; index < structure_.cell_count; ++index) cells[index] = cell(index, lane);
    }

    void take_next(int lane) {
        memory_.depths[lane] = 0;
        memory_.guesses[lane] = 0;
        memory_.focus[lane] = all_grids;
        Candidates* const cells = waiting(lane, 0);
        if (work_.next(lane, cells)) {
            put(lane, cells);
        } else {
            active_ &= ~(std::uint32_t{1} << lane);
        }
    }

    void go_back(int lane) {
        std::uint32_t& depth = memory_.depths[lane];
        if (depth > 0) {
            put(lane, waiting(lane, --depth));
        } else {
            work_.exhausted(lane);
            take_next(lane);
        }
    }

    void finish(int lane) {
        Candidates* const cells = waiting(lane, memory_.depths[lane]);
        get(lane, cells);
        if (work_.solved(lane, cells)) {
            memory_.guesses[lane] = 0;
            go_back(lane);
        } else {
            take_next(lane);
        }
    }

    void focus_on_death(int lane) {
        int site = 0;
        while (memory_.deaths[site * Lanes::count + lane] == 0) ++site;
        memory_.focus[lane] =
            structure_.is_of_partners(site) ? grids_without_digit(lane) : structure_.grids_of_site(site);
    }

    /// The grids of a cell that its partners have left no digit.
    Grids grids_without_digit(int lane) {
        int index = 0;
        while (cell(index, lane) != 0) ++index;
        return structure_.grids_of_cell[index];
    }

    /// By lane: the band with the fewest configurations among those that are not filled.
    void find_tightest_bands(Candidates* bands) {
        constexpr int band_bits = 6;                 // a layout has fewer bands than that holds
        constexpr Candidates out_of_focus = 0x4000;  // more than any excess
        const Vector focus = *vectors(memory_.focus);
        Vector best = Lanes::every(0xffff);
        for (int index = 0; index < structure_.band_count; ++index) {
            const Band& band = structure_.bands[index];
            const Vector* const triads = vectors(band.vertical ? memory_.columns : memory_.rows);
            Vector excess = Lanes::every(static_cast<Candidates>(-digit_count - 1));
            for (int which = 0; which < configuration_count; ++which) {
                const Vector set = triads[3 * band.boxes[0] + configuration_line(which, 0)] &
                                   triads[3 * band.boxes[1] + configuration_line(which, 1)] &
                                   triads[3 * band.boxes[2] + configuration_line(which, 2)];
                excess = Lanes::plus(excess, Lanes::bits_set(set));
            }
            // A filled band has -1 now, which is the largest unsigned number.
            const Vector key = Lanes::shifted_left(excess, band_bits) | Lanes::every(static_cast<Candidates>(index));
            const Vector unfocused = Lanes::where_zero(focus & Lanes::every(band.grids));
            best = Lanes::smaller(best, key | (unfocused & Lanes::every(out_of_focus)));
        }
        best = best & Lanes::every((1 << band_bits) - 1);
        *reinterpret_cast<Vector*>(bands) = best;
    }

    /// By lane: the cell with the fewest candidates among those that are not filled.
    void find_tightest_cells(Candidates* tightest) {
        constexpr int cell_bits = 10;                // a layout has fewer cells than that holds
        constexpr Candidates out_of_focus = 0x4000;  // more than any number of candidates
        const Vector focus = *vectors(memory_.focus);
        Vector best = Lanes::every(0xffff);
        for (int index = 0; index < structure_.cell_count; ++index) {
            // A filled cell has -1, which is the largest unsigned number.
            const Vector excess =
                Lanes::plus(Lanes::bits_set(vectors(memory_.cells)[index]), Lanes::every(static_cast<Candidates>(-2)));
            const Vector key = Lanes::shifted_left(excess, cell_bits) | Lanes::every(static_cast<Candidates>(index));
            const Vector unfocused = Lanes::where_zero(focus & Lanes::every(structure_.grids_of_cell[index]));
            best = Lanes::smaller(best, key | (unfocused & Lanes::every(out_of_focus)));
        }
        best = best & Lanes::every((1 << cell_bits) - 1);
        *reinterpret_cast<Vector*>(tightest) = best;
    }

    void guess(std::uint32_t lanes) {
        alignas(Vector) Candidates tightest[Lanes::count];
        const bool has_bands = structure_.band_count > 0;
        if (has_bands) {
            find_tightest_bands(tightest);
        } else {
            find_tightest_cells(tightest);
        }
        for (std::uint32_t left = lanes; left != 0; left &= left - 1) {
            const int lane = core::lowest_bit(left);
            if (memory_.guesses[lane]++ == memory_.patience) {
                work_.given_up(lane);
                take_next(lane);
            } else if (has_bands) {
                split(lane, structure_.bands[tightest[lane]]);
            } else {
                split_cell(lane, tightest[lane]);
            }
        }
    }

    void split_cell(int lane, int index) {
        Candidates* const refused = waiting(lane, memory_.depths[lane]++);
        get(lane, refused);
        fresh_lanes_ |= std::uint32_t{1} << lane;
        Candidates& taken = cell(index, lane);
        const auto digit = static_cast<Candidates>(taken & -taken);
        refused[index] = static_cast<Candidates>(taken & ~digit);
        taken = digit;
    }

    void split(int lane, const Band& band) {
        const Candidates* const triads = band.vertical ? memory_.columns : memory_.rows;
        const Branch branch = branch_on(band, find_configurations([&](int box, int line) {
                                            return triads[(3 * band.boxes[box] + line) * Lanes::count + lane];
                                        }));
        Candidates* const refused = waiting(lane, memory_.depths[lane]++);
        get(lane, refused);
        fresh_lanes_ |= std::uint32_t{1} << lane;
        const Box& box = structure_.boxes[branch.box];
        for (int index = 0; index < digit_count; ++index) {
            Candidates& taken = cell(box.cells[index], lane);
            taken = static_cast<Candidates>(taken & ~branch.excluded_if_taken(index));
            Candidates& other = refused[box.cells[index]];
            other = static_cast<Candidates>(other & ~branch.excluded_if_refused(index));
        }
    }

    const StructureView structure_;
    LaneMemory& memory_;
    LaneWork& work_;
    std::uint32_t active_ = 0;
    std::uint32_t fresh_lanes_ = 0;
    std::uint32_t unsettled_lanes_ = 0;  ///< with changes outside of boxes in the last sweep
};

/// @tparam Many    the lanes for many puzzles
/// @tparam Narrow  the lanes for one puzzle with no more boxes than Few has lanes; Middle, Wide: those for more boxes
template <typename Many, typename Few, typename Narrow, typename Middle, typename Wide>
constexpr Searches searches_on(const char* instructions) {
    return {instructions, Many::count,
            [](const StructureView& structure) -> BoardSearch* {
                if (structure.box_count <= Few::count) return new BoxSearch<Narrow>(structure);
                if (structure.box_count <= Middle::count) return new BoxSearch<Middle>(structure);
                return new BoxSearch<Wide>(structure);
            },
            [](const StructureView& structure, LaneMemory& memory, LaneWork& work) {
                LaneSearch<Many>(structure, memory, work).run();
            }};
}
}  // namespace
}  // namespace satdoku::bitboard
