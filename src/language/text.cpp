#include "catalogue.hpp"

#include <satdoku/core/system.hpp>
#include <satdoku/language/characters.hpp>
#include <satdoku/language/text.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>

namespace satdoku::language {

namespace {

Language spoken = Language::english;
bool in_menus = false;

/// Searches all entries for a key that was not asked for lately: filling a hash table with all of them would take longer
/// than the few searches of a command, and what writes thousands of sentences asks for the same ones again. What was
/// found has no destructor: of MinGW's threads, one that ends gives such memory back before destructors run.
const Entry* find_entry(std::string_view key) {
    static thread_local std::array<const Entry*, 1024> found{};
    const Entry*& known = found[std::hash<std::string_view>{}(key) % found.size()];
    if (known != nullptr && known->key == key) return known;
    for (const auto& topic : catalogue()) {
        for (const Entry& entry : topic) {
            if (entry.key == key) return known = &entry;
        }
    }
    return nullptr;
}

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

std::span<const std::span<const Entry>> catalogue() {
    static const std::array topics = {
        // In the order of catalogue.hpp, one a line.
        // clang-format off
        error_entries(),
        engine_entries(),
        technique_entries(),
        wording_entries(),
        reason_entries(),
        help_entries(),
        help_topic_entries(),
        manual_entries(),
        menu_entries(),
        menu_word_entries(),
        course_entries(),
        laboratory_entries(),
        sample_entries(),
        report_entries(),
        core_entries(),
        cube_entries(),
        trace_entries(),
        explore_entries(),
        tree_entries(),
        stepper_entries(),
        lecture_entries(),
        picture_entries(),
        studio_entries(),
        paper_entries(),
        play_entries(),
        // clang-format on
    };
    return topics;
}

std::optional<Language> find_language(std::string_view name) {
    const std::string_view language = name.substr(0, name.find_first_of("_.@-"));
    if (language == "zh") return Language::chinese;
    if (language == "en" || name == "C" || name == "POSIX" || name == "C.UTF-8") return Language::english;
    return std::nullopt;
}

Language language_of_environment() {
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const std::string value = core::environment_variable(variable).value_or("");
        if (!value.empty()) return find_language(value).value_or(Language::english);
    }
    return find_language(core::user_locale()).value_or(Language::english);
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

std::string key(std::string_view topic, std::string_view name) {
    std::string key(topic);
    key += '.';
    for (const char character : name) key += character == '-' || character == ' ' ? '_' : character;
    return key;
}

bool has_text(std::string_view key) {
    return find_entry(key) != nullptr;
}

std::string text(std::string_view key, std::span<const std::string> arguments) {
    const Entry* const entry = find_entry(key);
    if (entry != nullptr) return fill_in(spoken == Language::chinese ? entry->chinese : entry->english, arguments);
    std::string bare(key);
    for (const std::string& argument : arguments) bare += " [" + argument + "]";
    return bare;
}

std::string text(std::string_view key, std::initializer_list<Argument> arguments) {
    std::vector<std::string> texts;
    for (const Argument& argument : arguments) texts.push_back(argument.text());
    return text(key, std::span<const std::string>(texts));
}

std::string decimal_text(double number, int digits) {
    std::array<char, 400> text{};
    const int length = std::snprintf(text.data(), text.size(), "%.*f", digits, number);
    return {text.data(), static_cast<std::size_t>(length)};
}

std::string visible(std::string_view foreign) {
    std::string shown;
    while (!foreign.empty()) {
        if (shown.size() >= longest_foreign_text) return shown + "...";
        shown += shown_character(foreign);
        foreign.remove_prefix(first_character(foreign).bytes);
    }
    return shown;
}

std::string error_text(const core::Error& error) {
    std::vector<std::string> arguments;
    for (const std::string& argument : error.arguments()) {
        const bool names_words = argument.starts_with('@') && has_text(argument.substr(1));
        arguments.push_back(names_words ? text(argument.substr(1)) : visible(argument));
    }
    std::string where;
    if (error.location()) {
        if (!error.location()->file.empty()) where = visible(error.location()->file) + ":";
        if (error.location()->line != 0) where += std::to_string(error.location()->line) + ":";
        if (error.location()->column != 0) where += std::to_string(error.location()->column) + ":";
        if (!where.empty()) where += " ";
    }
    return where + text(error.key(), std::span<const std::string>(arguments));
}

std::string error_line(const core::Error& error) {
    return text("error.line", error_text(error));
}

}  // namespace satdoku::language
