// One sweep of propagation over all boxes and bands of a board, or of many at once in the lanes of a vector.
//
// The three cells that a box and a row have in common are a triad (a box and a column: likewise). Every digit takes
// three triads of a band, one in each box and one in each row: six configurations. A sweep takes each box once (naked
// and hidden singles) and then each band once (only triads that some configuration uses; three digits that no other
// triad of the box has). That covers singles and locked candidates of all houses of a plain layout. Other houses get
// naked and hidden singles; the digit of a filled cell is removed from its partners. A sweep removes only candidates
// that no solution has. The idea of triads and configurations is Tom Dillon's ("I should write a sudoku solver", tdoku,
// 2019); sweeping over everything without branches, so that all lanes do the same, is ours.
//
// Not done, because it costs more than it saves: removing three digits that are alone in a triad from the other triads
// of the box, and checking for triads with fewer than three digits (3 % fewer guesses, a twelfth more time).
//
// `Lanes` contains the vector and the operations that differ between processors:
//   Vector              a lane holds one board; has the operators & | ^ ~
//   every(bits)         a vector with these bits in every lane
//   rest(x)             x without its lowest bit
//   only_single(x)      x if it has at most one bit, else 0
//   or_if_three(x, y)   y if that has at least three bits, else x
//   twice(x, y, z)      bits that at least two of them have
//   without(x, y, z)    x & ~(y | z)
//   preferably(x, y)    x & y if that is not 0, else x
//   smaller(x, y)       the smaller of both
//   where_zero(x)       nonzero if x is 0
#pragma once
#include "structure.hpp"
#include <satdoku/core/compiler.hpp>

namespace satdoku::bitboard {
// Chooses the two cases to try when propagation has ended: a digit is in a triad, or it is not.
//
// The choice is the band with the fewest configurations left (a filled band has nine), in it a digit with the fewest
// configurations, and then a triad that few of these use (tdoku's choice of band and digit). Each case removes
// candidates from the cells of one box, so a state consists of its cells only.
//
// Everything is local to the including file, because each such file is compiled for its own instructions.

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
template <typename Triad> Configurations find_configurations(const Triad& triad) {
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

template <typename Lanes> class Sweep {
  public:
    using Vector = typename Lanes::Vector;

    /// The result of a sweep for each lane: nonzero means true.
    struct Findings {
        Vector dead;     ///< no solution
        Vector open;     ///< if not dead: some cell has more than one candidate
        Vector changed;  ///< some candidate was removed in a box
        Vector later;    ///< some was removed elsewhere: what bands make of it shows one sweep later than usual
    };

    /// @param cells    candidates by cell; in and out
    /// @param rows     by box and row of the box: digits that the triad may hold; in and out
    /// @param columns  the same by box and column of the box
    /// @param fresh    all digits in the lanes whose rows and columns are not valid yet, else 0
    /// @param singles  room for a vector a cell, if there are partners
    /// @param deaths   by site: nonzero if it cannot be filled; out
    static Findings run(const StructureView& structure, Vector* cells, Vector* rows, Vector* columns,
                        const Vector& fresh, Vector* singles, Vector* deaths) {
        const Vector none = Lanes::every(0);
        Findings findings{none, none, none, none};
        for (int box = 0; box < structure.box_count; ++box) {
            *deaths = reduce_box(structure.boxes[box], cells, rows + 3 * box, columns + 3 * box, fresh, findings);
            findings.dead = findings.dead | *deaths++;
        }
        for (int band = 0; band < structure.band_count; ++band) {
            const Band& at = structure.bands[band];
            Vector* const triads = at.vertical ? columns : rows;
            *deaths = reduce_band(triads + 3 * at.boxes[0], triads + 3 * at.boxes[1], triads + 3 * at.boxes[2]);
            findings.dead = findings.dead | *deaths++;
        }
        for (int house = 0; house < structure.house_count; ++house) {
            *deaths = reduce_house(structure.houses[house], cells, findings);
            findings.dead = findings.dead | *deaths++;
        }
        if (structure.has_partners) {
            *deaths = reduce_partners(structure, cells, singles, findings);
            findings.dead = findings.dead | *deaths;
        }
        return findings;
    }

    /// Places the naked and hidden singles of a house that is not a box. Returns nonzero if it cannot be filled.
    static Vector reduce_house(const Box& house, Vector* cells, Findings& findings) {
        Vector now[digit_count];
        Vector single[digit_count];
        Vector placed = Lanes::every(0);
        for (int index = 0; index < digit_count; ++index) {
            now[index] = cells[house.cells[index]];
            single[index] = Lanes::only_single(now[index]);
            placed = placed | single[index];
        }
        Vector once = Lanes::every(0);
        Vector twice = Lanes::every(0);
        for (int index = 0; index < digit_count; ++index) {
            now[index] = (now[index] & ~placed) | single[index];
            twice = twice | (once & now[index]);
            once = once | now[index];
        }
        Vector smallest = Lanes::every(all_digits);
        for (int index = 0; index < digit_count; ++index) {
            const Vector after = Lanes::preferably(now[index], ~twice);
            smallest = Lanes::smaller(smallest, after);
            findings.later = findings.later | (cells[house.cells[index]] ^ after);
            cells[house.cells[index]] = after;
        }
        // If each digit has one place, each cell has one digit.
        findings.open = findings.open | twice;
        return (Lanes::every(all_digits) & ~once) | Lanes::where_zero(smallest);
    }

    /// Removes the digits of filled cells from their partners. Returns nonzero if one of them has no digit left.
    static Vector reduce_partners(const StructureView& structure, Vector* cells, Vector* singles, Findings& findings) {
        for (int cell = 0; cell < structure.cell_count; ++cell) singles[cell] = Lanes::only_single(cells[cell]);
        Vector smallest = Lanes::every(all_digits);
        for (int cell = 0; cell < structure.cell_count; ++cell) {
            Vector taken = Lanes::every(0);
            for (std::uint32_t at = structure.partners_of[cell]; at < structure.partners_of[cell + 1]; ++at)
                taken = taken | singles[structure.partners[at]];
            const Vector after = cells[cell] & ~taken;
            smallest = Lanes::smaller(smallest, after);
            findings.later = findings.later | (cells[cell] ^ after);
            cells[cell] = after;
        }
        return Lanes::where_zero(smallest);
    }

    /// Restricts the cells to the digits of their triads, places singles, and sets the triads to the digits that are
    /// left. Returns nonzero if the box cannot be filled any more.
    static Vector reduce_box(const Box& box, Vector* cells, Vector* rows, Vector* columns, const Vector& fresh,
                             Findings& findings) {
        Vector now[digit_count];
        Vector single[digit_count];
        Vector placed = Lanes::every(0);
        for (int index = 0; index < digit_count; ++index) {
            now[index] = cells[box.cells[index]] & (rows[index / 3] | fresh) & (columns[index % 3] | fresh);
            single[index] = Lanes::only_single(now[index]);
            placed = placed | single[index];
        }
        for (int index = 0; index < digit_count; ++index) now[index] = (now[index] & ~placed) | single[index];

        // A digit that is in one row and one column of the box is in one cell.
        const Vector row0 = now[0] | now[1] | now[2];
        const Vector row1 = now[3] | now[4] | now[5];
        const Vector row2 = now[6] | now[7] | now[8];
        const Vector column0 = now[0] | now[3] | now[6];
        const Vector column1 = now[1] | now[4] | now[7];
        const Vector column2 = now[2] | now[5] | now[8];
        const Vector missing = Lanes::every(all_digits) & ~(row0 | row1 | row2);
        const Vector in_one_cell = ~(Lanes::twice(row0, row1, row2) | Lanes::twice(column0, column1, column2));
        Vector smallest = Lanes::every(all_digits);
        for (int index = 0; index < digit_count; ++index) {
            const Vector before = cells[box.cells[index]];
            const Vector after = Lanes::preferably(now[index], in_one_cell);
            smallest = Lanes::smaller(smallest, after);
            findings.changed = findings.changed | (before ^ after);
            cells[box.cells[index]] = after;
            now[index] = after;
        }
        for (int line = 0; line < 3; ++line) {
            rows[line] = now[3 * line] | now[3 * line + 1] | now[3 * line + 2];
            columns[line] = now[line] | now[line + 3] | now[line + 6];
        }
        findings.open =
            findings.open | Lanes::twice(rows[0], rows[1], rows[2]) | Lanes::twice(columns[0], columns[1], columns[2]);
        return missing | Lanes::where_zero(smallest);
    }

    /// Restricts the digits of the nine triads of a band to those that some configuration uses. Returns nonzero if a
    /// digit has no configuration.
    static Vector reduce_band(Vector* first, Vector* second, Vector* third) {
        Vector rising[3];   // triad k of the first box, k+1 of the second, k+2 of the third
        Vector falling[3];  // triad k of the first box, k+2 of the second, k+1 of the third
        for (int k = 0; k < 3; ++k) {
            rising[k] = first[k] & second[(k + 1) % 3] & third[(k + 2) % 3];
            falling[k] = first[k] & second[(k + 2) % 3] & third[(k + 1) % 3];
        }
        const Vector some = rising[0] | rising[1] | rising[2] | falling[0] | falling[1] | falling[2];
        Vector triads[3][3];
        for (int k = 0; k < 3; ++k) {
            triads[0][k] = rising[k] | falling[k];
            triads[1][k] = rising[(k + 2) % 3] | falling[(k + 1) % 3];
            triads[2][k] = rising[(k + 1) % 3] | falling[(k + 2) % 3];
        }
        for (Vector* const of_box : triads) reduce_triples(of_box);
        for (int k = 0; k < 3; ++k) {
            first[k] = triads[0][k];
            second[k] = triads[1][k];
            third[k] = triads[2][k];
        }
        return Lanes::every(all_digits) & ~some;
    }

    /// If three digits of a triad are in no other triad of the box, the triad has no other digits. @param triads  three
    /// parallel ones
    static void reduce_triples(Vector* triads) {
        Vector must[3];
        for (int k = 0; k < 3; ++k) must[k] = Lanes::without(triads[k], triads[(k + 1) % 3], triads[(k + 2) % 3]);
        for (int k = 0; k < 3; ++k) triads[k] = Lanes::or_if_three(triads[k], must[k]);
    }
};
}  // namespace satdoku::bitboard
