// Which of two cases to try where propagation has come to an end: a digit is in a triad, or it is not.
//
// Taken is the band with the fewest configurations left beyond the nine that a filled one has, there a digit
// with the fewest configurations, and of these a triad that few of them use (tdoku's choice of band and
// digit). Both cases are sets of candidates to take from the cells of one box, so that a state is its cells
// and nothing else.
#pragma once

#include "structure.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace satdoku::bitboard {

struct Branch {
    int box;
    bool vertical;
    int line;  ///< row of the box, column where vertical
    Candidates digit;

    /// What the case "the triad holds the digit" takes from the cell with this index in the box.
    Candidates excluded_if_taken(int index) const { return in_triad(index) ? Candidates{0} : digit; }
    /// What the case "the triad does not hold it" takes.
    Candidates excluded_if_refused(int index) const { return in_triad(index) ? digit : Candidates{0}; }

  private:
    bool in_triad(int index) const { return (vertical ? index % 3 : index / 3) == line; }
};

/// The configurations of a band, by the triad of its first box: 0 to 2 rising, 3 to 5 falling (see
/// sweep.hpp).
inline constexpr int configuration_count = 6;
constexpr int configuration_line(int configuration, int box) {
    return (configuration + (configuration < 3 ? box : 2 * box)) % 3;
}

/// @param triad  gives the digits that a triad may hold: (band, box of the band 0 to 2, line 0 to 2) ->
/// Candidates
template <typename Triad>
std::array<Candidates, configuration_count> configurations(const Band& band, const Triad& triad) {
    std::array<Candidates, configuration_count> sets{};
    for (int configuration = 0; configuration < configuration_count; ++configuration) {
        unsigned set = all_digits;
        for (int box = 0; box < 3; ++box) set &= triad(band, box, configuration_line(configuration, box));
        sets[static_cast<std::size_t>(configuration)] = static_cast<Candidates>(set);
    }
    return sets;
}

/// The digit with the fewest configurations above one: its bit. Some digit must have two or more.
inline Candidates tightest_digit(const std::array<Candidates, configuration_count>& sets) {
    std::array<unsigned, configuration_count + 1>
        at_least{};  // by number of configurations: the digits with as many
    for (const unsigned set : sets) {
        for (std::size_t many = configuration_count; many > 1; --many)
            at_least[many] |= at_least[many - 1] & set;
        at_least[1] |= set;
    }
    for (std::size_t many = 2; many < configuration_count; ++many) {
        const unsigned exactly = at_least[many] & ~at_least[many + 1];
        if (exactly != 0) return static_cast<Candidates>(exactly & -exactly);
    }
    const unsigned most = at_least[configuration_count];
    return static_cast<Candidates>(most & -most);
}

/// The branch on a digit of a band: of the triads of its first configuration one that is least used by
/// others.
inline Branch branch_on(const Band& band, const std::array<Candidates, configuration_count>& sets,
                        Candidates digit) {
    int chosen = 0;
    while ((sets[static_cast<std::size_t>(chosen)] & digit) == 0) ++chosen;
    Branch branch{};
    int fewest = std::numeric_limits<int>::max();
    for (int box = 0; box < 3; ++box) {
        const int line = configuration_line(chosen, box);
        int uses = 0;
        for (int other = 0; other < configuration_count; ++other) {
            const bool possible = (sets[static_cast<std::size_t>(other)] & digit) != 0;
            if (possible && configuration_line(other, box) == line) ++uses;
        }
        if (uses < fewest) {
            fewest = uses;
            branch = {band.boxes[box], band.vertical, line, digit};
        }
    }
    return branch;
}

/// How many configurations a band has beyond those of a filled one.
inline int excess(const std::array<Candidates, configuration_count>& sets) {
    int count = 0;
    for (const Candidates set : sets) count += std::popcount(set);
    return count - grid::digits;
}

/// The branch to take in a state that is neither solved nor dead.
template <typename Triad>
Branch choose_branch(const StructureView& structure, const Triad& triad) {
    int best = 0;
    int fewest = std::numeric_limits<int>::max();
    for (int band = 0; band < structure.band_count; ++band) {
        const int count = excess(configurations(structure.bands[band], triad));
        if (count > 0 && count < fewest) {
            fewest = count;
            best = band;
        }
    }
    const Band& band = structure.bands[best];
    const auto sets = configurations(band, triad);
    return branch_on(band, sets, tightest_digit(sets));
}

}  // namespace satdoku::bitboard
