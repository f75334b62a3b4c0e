#include "catalogue.hpp"
#include <satdoku/core/system.hpp>
#include <satdoku/grid/names.hpp>
#include <cstdio>
#include <functional>

namespace satdoku::language {
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
        news_entries(),
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
        lecture_tour_entries(),
        exercise_entries(),
        picture_entries(),
        studio_entries(),
        constraint_entries(),
        paper_entries(),
        play_entries(),
        // clang-format on
    };
    return topics;
}

/// Searches all entries for a key that was not asked for lately: filling a hash table with all of them would take longer
/// than the few searches of a command, and what writes thousands of sentences asks for the same ones again. What was
/// found has no destructor: of MinGW's threads, one that ends gives such memory back before destructors run.
const Entry* find_entry(std::string_view key) {
    static thread_local std::array<const Entry*, 1024> found{};
    const Entry*& known = found[std::hash<std::string_view>{}(key) % found.size()];
    if (known != nullptr && known->key == key) return known;
    for (const auto& topic : catalogue()) {
        for (const Entry& entry : topic)
            if (entry.key == key) return known = &entry;
    }
    return nullptr;
}

Speech& spoken() {
    // Programs rely on the short names in JSON.
    static Speech speech{.data_notation = grid::Notation::cells, .find = find_entry};
    return speech;
}

std::string_view spoken_language_tag() { return spoken().language == Language::chinese ? "zh" : "en"; }

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

std::string key(std::string_view topic, std::string_view name) {
    std::string key(topic);
    key += '.';
    for (const char character : name) key += character == '-' || character == ' ' ? '_' : character;
    return key;
}

bool has_text(std::string_view key) { return find_entry(key) != nullptr; }

std::string text(std::string_view key, std::initializer_list<Argument> arguments) {
    std::vector<std::string> texts;
    for (const Argument& argument : arguments) texts.push_back(argument.text());
    return text(spoken(), key, texts);
}

std::string decimal_text(double number, int digits) {
    std::array<char, 400> text{};
    const int length = std::snprintf(text.data(), text.size(), "%.*f", digits, number);
    return {text.data(), static_cast<std::size_t>(length)};
}

std::string error_text(const core::Error& error) { return error_text(spoken(), error); }

std::string error_line(const core::Error& error) { return text("error.line", error_text(error)); }
}  // namespace satdoku::language
