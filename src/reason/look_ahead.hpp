// Carry-lookahead: carries that follow from half adders and gates far below them, though no definition shows it.
#pragma once

#include "adder_values.hpp"

#include <satdoku/core/effort.hpp>
#include <satdoku/reason/adders.hpp>
#include <satdoku/reason/definitions.hpp>

namespace satdoku::reason {

/// Adds the cells of XORs that are not the sum of a half adder, and equal carries.
void look_ahead(Definitions& definitions, const AdderValues& values, AdderQuestions& questions, Adders& adders,
                core::Effort& effort);

}  // namespace satdoku::reason
