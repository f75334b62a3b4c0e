// Why a cell holds a digit, or why it does not, as clauses of the puzzle's formula: a minimal set of them that is
// unsatisfiable together with the contrary.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/explain/cores.hpp>
#include <satdoku/grid/board.hpp>
#include <satdoku/puzzle/encode.hpp>
#include <satdoku/puzzle/reasons.hpp>

#include <cstddef>
#include <vector>

namespace satdoku::puzzle {

struct ClauseReasons {
    /// As of Explanation; where it is unsatisfiable, the clauses below and the contrary are.
    solve::Verdict verdict = solve::Verdict::unknown;
    /// Numbers from 1 in the formula that encode() tells, in rising order.
    std::vector<std::size_t> clauses{};
    cnf::Literal contrary{};  ///< of what follows
    bool minimal = false;     ///< proved: none of the clauses can be left out
    bool smallest = false;    ///< proved: no other choice among the clauses of these reasons has fewer
};

/// @param formula      what encode() tells of the givens with this encoding
/// @param conclusion   the literal in it that follows
/// @param explanation  why it follows: only its clauses are looked at where they are enough, else all
ClauseReasons clause_reasons(const cnf::ClauseList& formula, const Numbering& numbering,
                             cnf::Literal conclusion, const Explanation& explanation,
                             const EngineMaker& make_engine, const explain::Effort& effort);

}  // namespace satdoku::puzzle
