// Which of two cases to try where propagation has come to an end: a digit is in a triad, or it is not.
//
// Taken is the band with the fewest configurations left beyond the nine that a filled one has, there a digit
// with the fewest configurations, and of these a triad that few of them use (tdoku's choice of band and
// digit). Both cases are sets of candidates to take from the cells of one box, so that a state is its cells
// and nothing else.
//
// Everything is local to the file that includes it, as each is compiled for its own instructions.
#pragma once

#include "structure.hpp"

namespace satdoku::bitboard {
namespace {

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

inline constexpr int configuration_count = 6;

/// Digits by configuration of a band.
struct Configurations {
    Candidates digits[configuration_count];

    /// How many there are beyond those of a filled band.
    int excess() const {
        int count = 0;
        for (const Candidates set : digits) count += __builtin_popcount(set);
        return count - grid::digits;
    }

    /// The digit with the fewest configurations above one: its bit. Some digit must have two or more.
    Candidates tightest_digit() const {
        unsigned at_least[configuration_count + 2] =
            {};  // by number of configurations: the digits with as many
        for (const unsigned set : digits) {
            for (int many = configuration_count; many > 1; --many) at_least[many] |= at_least[many - 1] & set;
            at_least[1] |= set;
        }
        for (int many = 2;; ++many) {
            const unsigned exactly = at_least[many] & ~at_least[many + 1];
            if (exactly != 0) return static_cast<Candidates>(exactly & -exactly);
        }
    }
};

/// The line of a configuration's triad in a box of the band: 0 to 2 rise from box to box, 3 to 5 fall.
constexpr int configuration_line(int configuration, int box) {
    return (configuration + (configuration < 3 ? box : 2 * box)) % 3;
}

/// @param triad  gives the digits that a triad may hold: (box of the band 0 to 2, line 0 to 2) -> Candidates
template <typename Triad>
Configurations find_configurations(const Triad& triad) {
    Configurations found;
    for (int which = 0; which < configuration_count; ++which) {
        unsigned set = all_digits;
        for (int box = 0; box < 3; ++box) set &= triad(box, configuration_line(which, box));
        found.digits[which] = static_cast<Candidates>(set);
    }
    return found;
}

/// The branch on the tightest digit of a band.
inline Branch branch_on(const Band& band, const Configurations& sets) {
    const Candidates digit = sets.tightest_digit();
    int chosen = 0;
    while ((sets.digits[chosen] & digit) == 0) ++chosen;
    Branch branch{};
    int fewest = configuration_count + 1;
    for (int box = 0; box < 3; ++box) {
        const int line = configuration_line(chosen, box);
        int uses = 0;
        for (int other = 0; other < configuration_count; ++other) {
            if ((sets.digits[other] & digit) != 0 && configuration_line(other, box) == line) ++uses;
        }
        if (uses < fewest) {
            fewest = uses;
            branch = {band.boxes[box], band.vertical, line, digit};
        }
    }
    return branch;
}

}  // namespace
}  // namespace satdoku::bitboard
