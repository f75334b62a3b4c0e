// Carries that are looked ahead: what half adders and gates far below them say at once, and no definition shows.
#pragma once

#include <satdoku/core/effort.hpp>
#include <satdoku/reason/adders.hpp>
#include <satdoku/reason/definitions.hpp>

#include <cstdint>

namespace satdoku::reason {

/// Adds the cells of parities that are no sum of a half adder, and equal carries.
/// @param variables  number of variables
void look_ahead(Definitions& definitions, std::uint32_t variables, AdderQuestions& questions, Adders& adders,
                core::Effort& effort);

}  // namespace satdoku::reason
