#include <satdoku/language/text.hpp>
#include <satdoku/wording/technique_text.hpp>

namespace satdoku::wording {

std::string technique_name(deduce::Technique technique) {
    return language::text(language::key("technique", deduce::facts_of(technique).name));
}

std::string technique_name(deduce::RatedTechnique technique) {
    return language::text(language::key("rating", deduce::name_of(technique)));
}

}  // namespace satdoku::wording
