// The words of a page that is a program of its own: it has both languages, and its reader changes between them.
#pragma once
#include <satdoku/core/json.hpp>
#include <satdoku/language/text.hpp>

namespace satdoku::wording {
/// Writes the member "texts": for "en" and "zh" an object of the entries whose keys begin with the topic, by the rest.
inline void write_page_words(core::JsonWriter& json, std::string_view topic) {
    json.key("texts").begin_object();
    for (const auto& [name, words] :
         {std::pair{"en", &language::Entry::english}, std::pair{"zh", &language::Entry::chinese}}) {
        json.key(name).begin_object();
        for (const auto& list : language::catalogue()) {
            for (const language::Entry& entry : list)
                if (entry.key.starts_with(topic)) json.member(entry.key.substr(topic.size()), entry.*words);
        }
        json.end_object();
    }
    json.end_object();
}
}  // namespace satdoku::wording
