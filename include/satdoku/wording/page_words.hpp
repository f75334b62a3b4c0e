// The words of a page that is a program of its own: it has both languages, and its reader changes between them.
#pragma once

#include <satdoku/core/json.hpp>

#include <string_view>

namespace satdoku::wording {

/// Writes the member "texts": for "en" and "zh" an object of the entries whose keys begin with the topic, by their
/// other part.
void write_page_words(core::JsonWriter& json, std::string_view topic);

}  // namespace satdoku::wording
