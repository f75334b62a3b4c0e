// Adders in a formula, and what follows from adding them up as whole numbers.
//
// A half adder says a + b = 2 carry + sum. A carry of two exclusive literals says g + h = carry, and so does a sum whose
// carry is always false: some are because all that is added is too little for them. So the adders of a circuit are linear
// equations, and two circuits that add the same numbers, however different they are, have the same sums of them: counters
// of bits, multipliers. Clause learning hardly finds what a few sums show.
//
// A carry that is looked ahead is not built from the carry before it. Random inputs show which literal it can be, and a
// search in the definitions around it that it is: p + c + 2 g = 2 carry + sum.
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

/// Two literals that cannot both be true, because the sum of all that they carry is too small for it: so many times the
/// inputs of each cell are at least its outputs, and these inequalities together leave the two less than 2, or force
/// literals of which propagation refutes one. Without summands it follows from the exclusions before.
struct Exclusion {
    struct Summand {
        std::uint32_t cell;  ///< index into Adders::cells
        std::int64_t times;  ///< less than 0: the outputs are at least the inputs
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
    std::vector<EvenTriple> parities;  ///< of the formula: the sums of half adders, and what compares such sums
    /// By variable: its place in an order in which the inputs of a definition mostly stand before its output.
    std::vector<std::uint32_t> places;
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

/// Returns the half adders (a conjunction and a parity of the same two variables) and the carries of full adders: either
/// of two literals of half adders that exclude each other, or a literal that can be shown to be the carry. Carries that
/// are never true because the sum is too small are in the exclusions.
/// @param variables  number of variables
Adders find_adders(Definitions& definitions, std::uint32_t variables, AdderQuestions& questions, core::Effort& effort);

/// Two literals that are equal in all models, and the literal that is true because it, or its complement, is their parity.
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
