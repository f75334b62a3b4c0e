// Sentences of entries that are looked up by a given function: nothing here names the whole catalogue, since the C library
// has the entries of errors alone.
#include "catalogue.hpp"

#include <satdoku/language/characters.hpp>
#include <satdoku/language/text.hpp>

#include <algorithm>

namespace satdoku::language {

namespace {

Language spoken = Language::english;
bool in_menus = false;

constexpr std::string_view for_commands = "--|";

/// The text for a placeholder, which is given without its braces: "2", "2|clause|clauses" or "--|commands|menus".
std::string filled_in(std::string_view placeholder, std::span<const std::string> arguments) {
    const auto form = [](std::string_view forms, bool first) {
        const std::size_t bar = std::min(forms.find('|'), forms.size());
        return std::string(first ? forms.substr(0, bar) : forms.substr(std::min(bar + 1, forms.size())));
    };
    if (placeholder.starts_with(for_commands)) return form(placeholder.substr(for_commands.size()), !in_menus);
    const auto index = static_cast<std::size_t>(placeholder[0] - '1');
    if (index >= arguments.size()) return {};
    if (placeholder.size() == 1) return arguments[index];
    return form(placeholder.substr(2), arguments[index] == "1");
}

std::string fill_in(std::string_view sentence, std::span<const std::string> arguments) {
    std::string filled;
    while (!sentence.empty()) {
        const bool numbered = sentence.size() > 2 && sentence[0] == '{' && sentence[1] >= '1' && sentence[1] <= '9' &&
                              (sentence[2] == '}' || sentence[2] == '|');
        const bool replaced = numbered || (sentence[0] == '{' && sentence.substr(1).starts_with(for_commands));
        const std::size_t end = replaced ? sentence.find('}') : 0;
        if (replaced) {
            filled += filled_in(sentence.substr(1, end - 1), arguments);
        } else {
            filled += sentence[0];
        }
        sentence.remove_prefix(end + 1);
    }
    return filled;
}

constexpr std::size_t longest_foreign_text = 240;

}  // namespace

const Entry* find_error(std::string_view key) {
    const std::span<const Entry> entries = error_entries();
    const auto found = std::ranges::find(entries, key, &Entry::key);
    return found == entries.end() ? nullptr : &*found;
}

void speak(Language language) {
    spoken = language;
}
Language spoken_language() {
    return spoken;
}
void speak_in_menus(bool menus) {
    in_menus = menus;
}
std::string_view spoken_language_tag() {
    return spoken == Language::chinese ? "zh" : "en";
}

std::string text(std::string_view key, std::span<const std::string> arguments, Lookup find) {
    const Entry* const entry = find(key);
    if (entry != nullptr) return fill_in(spoken == Language::chinese ? entry->chinese : entry->english, arguments);
    std::string bare(key);
    for (const std::string& argument : arguments) bare += " [" + argument + "]";
    return bare;
}

std::string visible(std::string_view foreign) {
    std::string shown;
    while (!foreign.empty()) {
        if (shown.size() >= longest_foreign_text) return shown + "...";
        shown += shown_character(foreign);
        foreign.remove_prefix(core::first_character(foreign).bytes);
    }
    return shown;
}

std::string error_text(const core::Error& error, Lookup find) {
    std::vector<std::string> arguments;
    const auto sentence = [find](std::string_view key, std::span<const std::string> of) { return text(key, of, find); };
    for (const std::string& argument : error.arguments()) {
        const bool names_words = argument.starts_with('@') && find(argument.substr(1)) != nullptr;
        arguments.push_back(names_words ? sentence(argument.substr(1), {}) : visible(argument));
    }
    std::string where;
    if (error.location()) {
        if (!error.location()->file.empty()) where = visible(error.location()->file) + ":";
        if (error.location()->line != 0) where += std::to_string(error.location()->line) + ":";
        if (error.location()->column != 0) where += std::to_string(error.location()->column) + ":";
        if (!where.empty()) where += " ";
    }
    return where + sentence(error.key(), arguments);
}

}  // namespace satdoku::language
