#include <satdoku/language/text.hpp>
#include <satdoku/wording/technique_text.hpp>

#include <algorithm>
#include <string_view>

namespace satdoku::wording {

namespace {

std::string name_in_catalogue(const std::string& topic, std::string_view name) {
    std::string key = topic + std::string(name);
    std::replace(key.begin(), key.end(), '-', '_');
    return language::text(key);
}

}  // namespace

std::string technique_name(deduce::Technique technique) {
    return name_in_catalogue("technique.", deduce::facts_of(technique).name);
}

std::string technique_name(deduce::RatedTechnique technique) {
    return name_in_catalogue("rating.", deduce::name_of(technique));
}

}  // namespace satdoku::wording
