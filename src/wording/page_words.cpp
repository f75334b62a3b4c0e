#include <satdoku/language/text.hpp>
#include <satdoku/wording/page_words.hpp>

#include <utility>

namespace satdoku::wording {

void write_page_words(core::JsonWriter& json, std::string_view topic) {
    json.key("texts").begin_object();
    for (const auto& [name, words] :
         {std::pair{"en", &language::Entry::english}, std::pair{"zh", &language::Entry::chinese}}) {
        json.key(name).begin_object();
        for (const auto& list : language::catalogue()) {
            for (const language::Entry& entry : list) {
                if (entry.key.starts_with(topic)) json.member(entry.key.substr(topic.size()), entry.*words);
            }
        }
        json.end_object();
    }
    json.end_object();
}

}  // namespace satdoku::wording
