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
    /// As in Explanation. If unsatisfiable, the clauses below together with the contrary are unsatisfiable.
    solve::Verdict verdict = solve::Verdict::unknown;
    /// Numbers of clauses, from 1 in the formula of encode(), ascending.
    std::vector<std::size_t> clauses{};
    cnf::Literal contrary{};  ///< of what follows
    bool minimal = false;     ///< proved: no clause can be left out
    bool smallest = false;    ///< proved: no other choice among the clauses of these reasons has fewer
};

/// @param formula      the clauses that encode() makes of the givens with this encoding
/// @param conclusion   the literal of the formula that follows
/// @param explanation  why it follows: if the clauses of its reasons are enough, only they are considered, otherwise
///                     all
ClauseReasons clause_reasons(const cnf::ClauseList& formula, const Numbering& numbering,
                             cnf::Literal conclusion, const Explanation& explanation,
                             const EngineMaker& make_engine, const explain::Effort& effort);

}  // namespace satdoku::puzzle
