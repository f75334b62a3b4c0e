// Settings for several engines on the same formula, different enough that one is quick where another is slow.
#pragma once

#include <satdoku/cdcl/options.hpp>

namespace satdoku::cdcl {

/// Suggests what engine number `number` (from 0) of several does in its own way, and moves its seed on. What is chosen
/// in the options stays, but for the seed.
void diversify(Options& options, unsigned number);

}  // namespace satdoku::cdcl
