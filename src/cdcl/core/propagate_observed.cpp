// The loops of propagation for an observer that wants to see watches.
#include "core/propagation.hpp"

namespace satdoku::cdcl {
bool propagate_observed(State& state) {
    return state.branchless ? propagate_trail<false, true, true>(state, 0)
                            : propagate_trail<false, false, true>(state, 0);
}
}  // namespace satdoku::cdcl
