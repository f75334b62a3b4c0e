// Adders in a formula, and what follows from adding them up as whole numbers.
//
// Every cell of an adder is a linear equation over 0 and 1. A full adder of a, b and c, for example:
//
//     a ----+------+                        half adder        a + b = 2 g + p      g = a & b   p = a ^ b
//           | half |-- p --+------+         half adder        p + c = 2 h + s      h = p & c   s = p ^ c
//     b ----+------+       | half |-- s     exclusive: OR     g + h = r            g and h are never both true
//              |   c ------+------+
//              g              h             their sum with coefficients 1, 1 and 2:   a + b + c = 2 r + s
//              +----- or -----+-- r
//
// So two circuits that add the same numbers, however different they are, have the same sums: counters of bits,
// multipliers. The steps, a file each:
//   definitions       gates that are encoded as clauses
//   adder_values      one definition for each variable, and values of all for random inputs
//   adders            half adders; sums of two literals that exclude each other by propagation
//   carry_lookahead   p + c + 2 g = 2 r + s without h
//   exclusions        carries that are always false, because all that is added is too little for them
//   sum_adders        adds up all equations modulo 2, 4, 8 and so on
//   adder_diagrams    proves these sums by clauses alone
// Ideas: Ciesielski, Yu, Brown, Liu and Rossi, "Verification of gate-level arithmetic circuits by function extraction",
// DAC 2015; Ritirc, Biere and Kauers, "Column-wise verification of multipliers using computer algebra", FMCAD 2017.
#pragma once
#include "adder_values.hpp"
#include <satdoku/reason/arithmetic.hpp>

namespace satdoku::reason {
/// An even number of the three is true. The variables are distinct.
using EvenTriple = std::array<cnf::Literal, 3>;

/// Why two literals cannot both be true: all that is added below them is too small. The inputs of each cell are at least
/// its outputs, and these inequalities with their coefficients leave the two less than 2, or force literals of which
/// propagation refutes one. Without summands it follows from the exclusions before.
struct Exclusion {
    struct Summand {
        std::uint32_t cell;        ///< index into Adders::cells
        std::int64_t coefficient;  ///< less than 0: the outputs are at least the inputs
    };
    ExclusiveAddends addends;
    std::vector<Summand> summands;
};

struct Adders {
    std::vector<AdderCell> cells;
    /// A cell without a carry may follow from one of these; only later ones then rest on that cell.
    std::vector<Exclusion> exclusions;
    std::vector<std::array<cnf::Literal, 2>> equal;  ///< carries that are equal in all models
    std::vector<cnf::Literal> known;                 ///< literals that are true: left empty by the search
    std::vector<EvenTriple> xors;  ///< of the formula: the sums of half adders, and what compares such sums
    /// By variable, above 0: the inputs of a definition mostly have lower ones than its output. 0: not part of the adders.
    std::vector<std::uint32_t> topological_index;
};

/// Returns the half adders (an AND gate and an XOR of the same two variables) and the carries of full adders: either
/// of two literals of half adders that exclude each other, or a literal that can be shown to be the carry. Carries that
/// are never true because the sum is too small are in the exclusions.
/// @param variables  number of variables
/// @param is_by_clauses  by them alone the proofs of exclusions would be too long
Adders find_adders(Definitions& definitions, std::uint32_t variables, AdderFormula& formula, bool is_by_clauses,
                   core::Effort& effort);

/// Adds the cells of XORs that are not the sum of a half adder, and equal carries.
void carry_lookahead(Definitions& definitions, const AdderValues& values, AdderFormula& formula, Adders& adders,
                     core::Effort& effort);

/// Up to this many questions about pairs may have the answer no, and more for each yes.
inline constexpr int most_misses = 40;
inline constexpr int misses_of_success = 2;

/// Adds the exclusions of the two literals of half adders, of which one is chosen in none of the random assignments.
/// @param open  cells without a carry that hold if their two literals exclude each other: those are added
void find_exclusions(Adders& adders, std::span<const AdderCell> open, const RandomValues& random, bool is_by_clauses,
                     AdderFormula& formula, core::Effort& effort);

/// Adds the exclusions to the formula. @param proof  see add_up_adders()
void add_exclusions(const Adders& adders, AdderFormula& formula, const CountingProof& proof);

/// Adds up the equations modulo 2, 4, 8 and so on. @param proof  see add_up_adders()
void sum_adders(const Adders& adders, AdderFormula& formula, const CountingProof& proof, core::Effort& effort);
}  // namespace satdoku::reason
