#include "technique_text.hpp"

#include <satdoku/ui/text.hpp>

#include <algorithm>

namespace satdoku::app {

std::string technique_name(deduce::Technique technique) {
    std::string key(deduce::facts_of(technique).name);
    std::replace(key.begin(), key.end(), '-', '_');
    return ui::text("technique." + key);
}

}  // namespace satdoku::app
