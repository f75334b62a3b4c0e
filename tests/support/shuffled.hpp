// A formula in another order, for tests and benchmarks.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/random.hpp>

namespace satdoku::support {
/// The same formula with its variables renamed and negated at random, and clauses and literals in another order. It has
/// as many models. The results of an engine on many shuffled copies show how much is luck.
cnf::ClauseList shuffled(core::Random& random, const cnf::ClauseList& formula);
}  // namespace satdoku::support
