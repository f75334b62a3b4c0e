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
// multipliers. Clause learning hardly finds what a few sums show. The steps, a file each:
//   adder_values   one definition for each variable, and values of all for random inputs
//   adders         half adders; sums of two literals that exclude each other by propagation
//   look_ahead     carry-lookahead: a carry r that is not built from h. Random inputs show which literal it can be, and
//                  a search in the definitions around it that it is: p + c + 2 g = 2 r + s
//   exclusions     carries that are always false, because all that is added is too little for them
//   sum_adders     adds up all equations modulo 2, 4, 8 and so on
// Ideas: Ciesielski, Yu, Brown, Liu and Rossi, "Verification of gate-level arithmetic circuits by function extraction",
// DAC 2015; Ritirc, Biere and Kauers, "Column-wise verification of multipliers using computer algebra", FMCAD 2017.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/cutting_planes.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/core/effort.hpp>
#include <satdoku/reason/definitions.hpp>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::reason {

/// one + two + 2 generated = 2 carry + sum. Without `generated` it is 0; without a carry at most one of the two is true.
/// `generated` excludes `one`. The variables are distinct.
struct AdderCell {
    cnf::Literal one;
    cnf::Literal two;
    std::optional<cnf::Literal> carry;
    cnf::Literal sum;
    std::optional<cnf::Literal> generated = std::nullopt;
};

/// An even number of the three is true. The variables are distinct.
using EvenTriple = std::array<cnf::Literal, 3>;

/// Two literals that cannot both be true, because all that is added below them is too small: the inputs of each cell are
/// at least its outputs, and these inequalities with their coefficients leave the two less than 2, or force literals of
/// which propagation refutes one. Without summands it follows from the exclusions before.
struct Exclusion {
    struct Summand {
        std::uint32_t cell;        ///< index into Adders::cells
        std::int64_t coefficient;  ///< less than 0: the outputs are at least the inputs
    };
    cnf::Literal one;
    cnf::Literal two;
    std::optional<cnf::Literal> carry;  ///< of the two, which is then always false
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

/// What the search for adders asks about the formula.
class AdderQuestions {
  public:
    virtual ~AdderQuestions() = default;
    /// Returns whether propagation finds that the literals cannot all be true.
    virtual bool exclude(std::span<const cnf::Literal> literals) = 0;
    /// Returns whether each of the clauses is found to follow from these, which are part of the formula.
    virtual bool imply(const cnf::ClauseList& clauses, std::span<const std::vector<cnf::Literal>> conclusions) = 0;
};

/// Returns the half adders (an AND gate and an XOR of the same two variables) and the carries of full adders: either
/// of two literals of half adders that exclude each other, or a literal that can be shown to be the carry. Carries that
/// are never true because the sum is too small are in the exclusions.
/// @param variables  number of variables
Adders find_adders(Definitions& definitions, std::uint32_t variables, AdderQuestions& questions, core::Effort& effort);

/// Two literals that are equal in all models, and the literal that is true because it, or its complement, is their XOR.
struct EqualAddends {
    cnf::Literal one;
    cnf::Literal two;
    cnf::Literal literal;
};

/// Takes what follows from adders, and adds it to the formula.
class AdderConsequences {
  public:
    virtual ~AdderConsequences() = default;
    /// No assignment satisfies all equations. Nothing follows after it.
    virtual void refuted() = 0;
    /// With a proof, the two clauses of the equality have been written.
    virtual void equal(const EqualAddends& addends) = 0;
};

/// Calls exclusive(exclusion) for each exclusion. With a proof, the clause that says so follows from it by propagation
/// during the call, and so does the negated carry.
/// @param proof  nullptr, or that of the formula; the clauses of the adders are in it
void tell_exclusions(const Adders& adders, const std::function<void(const Exclusion&)>& exclusive,
                     cnf::CuttingPlanes* proof);

/// Adds up the equations modulo 2, 4, 8 and so on.
/// @param proof  nullptr, or where to write how each equality follows; the clauses of the adders are in it
void sum_adders(const Adders& adders, AdderConsequences& consequences, cnf::CuttingPlanes* proof, core::Effort& effort);

}  // namespace satdoku::reason
