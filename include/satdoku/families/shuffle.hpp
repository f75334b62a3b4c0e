// Shuffled copies of a formula. How an engine does on many of them shows what is skill and what is luck.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/random.hpp>

namespace satdoku::families {

/// The same formula with its variables renamed and negated at random, and clauses and literals in another order:
/// it has as many models.
cnf::ClauseList shuffled(core::Random& random, const cnf::ClauseList& formula);

}  // namespace satdoku::families
