// Chooses the two cases to try when propagation has ended: a digit is in a triad, or it is not.
//
// The choice is the band with the fewest configurations left (a filled band has nine), in it a digit with the fewest
// configurations, and then a triad that few of these use (tdoku's choice of band and digit). Each case removes
// candidates from the cells of one box, so a state consists of its cells only.
//
// Everything is local to the including file, because each such file is compiled for its own instructions.
#pragma once

#include "structure.hpp"

#include <satdoku/core/compiler.hpp>

namespace satdoku::bitboard {
namespace {

struct Branch {
    int box;
    bool vertical;
    int line;  ///< row of the box, column if vertical
    Candidates digit;

    /// The candidates that the case "the triad contains the digit" removes from the cell with this index in the box.
    Candidates excluded_if_taken(int index) const { return static_cast<Candidates>(digit & ~in_triad(index)); }
    /// The candidates that the case "the triad does not contain it" removes.
    Candidates excluded_if_refused(int index) const { return static_cast<Candidates>(digit & in_triad(index)); }

  private:
    /// All bits or none.
    unsigned in_triad(int index) const { return 0U - (triads[vertical][line] >> index & 1U); }

    /// By direction and line: a bit for each cell of the box.
    static constexpr std::uint16_t triads[2][3] = {{0007, 0070, 0700}, {0111, 0222, 0444}};
};

inline constexpr int configuration_count = 6;

/// Digits by configuration of a band.
struct Configurations {
    Candidates digits[configuration_count];

    /// How many more configurations there are than in a filled band.
    int excess() const {
        int count = 0;
        for (const Candidates set : digits) count += core::count_bits(set);
        return count - digit_count;
    }

    /// Returns the bit of the digit with the fewest configurations, but at least two. @pre some digit has two or more
    Candidates tightest_digit() const {
        unsigned at_least[configuration_count + 2] = {};  // by number of configurations: the digits with as many
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

/// Returns the line of a configuration's triad in a box of the band. It rises from box to box for the configurations 0
/// to 2 and falls for 3 to 5.
constexpr int configuration_line(int configuration, int box) {
    return (configuration + (configuration < 3 ? box : 2 * box)) % 3;
}

/// @param triad  returns the digits that a triad may contain: (box of the band 0 to 2, line 0 to 2) -> Candidates
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

/// The triad on which to split a digit: one that few of its configurations use.
struct Split {
    std::uint8_t place;  ///< of the box in the band
    std::uint8_t line;
};

/// By the set of a digit's configurations.
struct Splits {
    Split of[1 << configuration_count]{};

    constexpr Splits() {
        for (int set = 1; set < 1 << configuration_count; ++set) {
            int chosen = 0;
            while ((set >> chosen & 1) == 0) ++chosen;
            int fewest = configuration_count + 1;
            for (int box = 0; box < 3; ++box) {
                const int line = configuration_line(chosen, box);
                int uses = 0;
                for (int other = 0; other < configuration_count; ++other)
                    uses += (set >> other & 1) != 0 && configuration_line(other, box) == line;
                if (uses >= fewest) continue;
                fewest = uses;
                of[set] = {static_cast<std::uint8_t>(box), static_cast<std::uint8_t>(line)};
            }
        }
    }
};

/// Returns the branch on the most constrained digit of a band.
inline Branch branch_on(const Band& band, const Configurations& sets) {
    static constexpr Splits splits;
    const Candidates digit = sets.tightest_digit();
    unsigned configurations = 0;
    for (int which = 0; which < configuration_count; ++which)
        configurations |= static_cast<unsigned>((sets.digits[which] & digit) != 0) << which;
    const Split split = splits.of[configurations];
    return {band.boxes[split.place], band.vertical, split.line, digit};
}

}  // namespace
}  // namespace satdoku::bitboard
