// What the techniques by which people solve are called.
#pragma once

#include <satdoku/deduce/techniques.hpp>

#include <string>

namespace satdoku::app {

/// In the spoken language.
std::string technique_name(deduce::Technique technique);

}  // namespace satdoku::app
