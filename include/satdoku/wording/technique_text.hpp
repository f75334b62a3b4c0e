// The names of the techniques by which people solve.
#pragma once

#include <satdoku/deduce/rating.hpp>
#include <satdoku/deduce/techniques.hpp>

#include <string>

namespace satdoku::wording {

/// In the spoken language.
std::string technique_name(deduce::Technique technique);
std::string technique_name(deduce::RatedTechnique technique);

}  // namespace satdoku::wording
