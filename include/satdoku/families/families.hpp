// Families of formulas, generated from a size and a seed: for samples, tests and benchmarks. The same numbers give the
// same formula on every machine. If the answer of a family is known, its comment gives it.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/random.hpp>

namespace satdoku::families {
// Random formulas.

/// Clauses of `length` different variables; hard for length 3 at about 4.26 clauses a variable.
cnf::ClauseList random_clauses(core::Random& random, std::size_t variables, std::size_t clauses, std::size_t length);

/// The same, but each clause holds in one hidden assignment: satisfiable.
cnf::ClauseList planted_clauses(core::Random& random, std::size_t variables, std::size_t clauses, std::size_t length);

/// Every clause of all these variables: unsatisfiable. @param variables at most 31
cnf::ClauseList all_signs(std::size_t variables);

// Combinatorics.

/// `pigeons` into `holes`, none shared: satisfiable if and only if pigeons <= holes.
cnf::ClauseList pigeonhole(std::size_t pigeons, std::size_t holes);

/// A DRAT proof, in text, that one pigeon more than holes does not fit: by definitions, of which each round leads one
/// pigeon and one hole away (Cook, 1976). It has fewer than 2 * holes^4 lines, where resolution alone needs
/// exponentially many.
std::string pigeonhole_proof(std::size_t holes);

/// Tseitin's formulas, with Urquhart's choice of graph (1987): each vertex of a random graph may be charged, and the
/// number of true edges at it must be odd if and only if it is charged. Satisfiable if and only if `charged` is false.
/// @param degree edges at each vertex; vertices * degree is even
cnf::ClauseList tseitin(core::Random& random, std::size_t vertices, std::size_t degree, bool charged);

/// A total order without a least element (Krishnamurthy, 1985): unsatisfiable.
cnf::ClauseList ordering(std::size_t elements);

/// Satisfiable for 1 and from 4 up.
cnf::ClauseList queens(std::size_t size);

/// A latin square of this order with holes to be filled again (Gomes and Selman, 1997): satisfiable.
cnf::ClauseList quasigroup_with_holes(core::Random& random, std::size_t order, std::size_t holes);

/// The VMPC one-way function (Zoltak, FSE 2004) to be inverted: finds a hidden permutation f of `size` numbers from
/// all f(f(f(x)) + 1): satisfiable.
cnf::ClauseList one_way(core::Random& random, std::size_t size);

/// A random graph with this many edges, one of `colours` for each vertex.
cnf::ClauseList colouring(core::Random& random, std::size_t vertices, std::size_t edges, std::size_t colours);

/// A generalised sudoku with boxes of order * order cells, dug from a full board: satisfiable.
cnf::ClauseList sudoku(core::Random& random, std::size_t order, std::size_t holes);

// Circuits.

/// Factors, each of at least 2 and at most `bits` bits, of the product: unsatisfiable for a prime.
cnf::ClauseList factoring(std::uint64_t product, std::size_t bits);

/// Whether two multipliers that add in different orders ever differ: unsatisfiable.
cnf::ClauseList multiplier_miter(std::size_t bits);

/// Whether a ripple-carry adder and a carry-select adder ever differ: unsatisfiable, unless there is a fault.
cnf::ClauseList adder_miter(std::size_t bits, bool fault);

/// Bounded model checking of a counter with an enable input: whether all its bits can be ones within `steps` steps.
/// Satisfiable if and only if steps >= 2^bits - 1.
cnf::ClauseList counter(std::size_t bits, std::size_t steps);
}  // namespace satdoku::families
