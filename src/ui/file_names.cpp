#include <satdoku/core/text.hpp>
#include <satdoku/language/characters.hpp>
#include <satdoku/ui/file_names.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

namespace satdoku::ui {

namespace {

char quote_of(std::string_view typed) {
    return !typed.empty() && (typed.front() == '"' || typed.front() == '\'') ? typed.front() : '\0';
}

/// A part of a name, as typed without quotes.
std::string with_backslashes(std::string_view name) {
    std::string typed;
    for (const char character : name) {
        if (core::is_blank(character) || character == '\\' || character == '"' || character == '\'') {
            typed += '\\';
        }
        typed += character;
    }
    return typed;
}

}  // namespace

std::string file_name(std::string_view typed) {
    typed = core::trimmed(typed);
    std::string name;
    const char quote = quote_of(typed);
    if (quote != '\0' && typed.size() > 1 && typed.back() == quote) {
        name = typed.substr(1, typed.size() - 2);
    } else {
        // If a file is dragged onto a terminal, that puts a backslash before blanks and other special characters.
        for (std::size_t at = 0; at < typed.size(); ++at) {
            if (typed[at] == '\\' && at + 1 < typed.size()) ++at;
            name += typed[at];
        }
    }
    if (name == "~" || name.starts_with("~/")) {
        const char* const home = std::getenv("HOME");
        if (home != nullptr) name = home + name.substr(1);
    }
    return name;
}

Completion complete_file(std::string_view typed) {
    const std::size_t slash = typed.rfind('/');
    const std::size_t first = std::min(typed.find_first_not_of(core::blanks), typed.size());
    const char quote = quote_of(typed.substr(first));
    const std::size_t name = quote == '\0' ? first : first + 1;
    Completion found{slash == std::string_view::npos || slash < name ? name : slash + 1, {}};
    const auto read = [&](std::string_view part) { return quote == '\0' ? file_name(part) : std::string(part); };
    const std::string folder = read(typed.substr(name, found.from - name));
    const std::string beginning = read(typed.substr(found.from));
    std::error_code none;
    std::filesystem::directory_iterator entry(folder.empty() ? "." : folder, none);
    for (const std::filesystem::directory_iterator end; !none && entry != end; entry.increment(none)) {
        const std::string file = entry->path().filename().string();
        if (!file.starts_with(beginning) || (file.starts_with('.') && beginning.empty())) continue;
        std::error_code unknown;
        const bool is_folder = entry->is_directory(unknown);
        found.words.push_back((quote == '\0' ? with_backslashes(file) : file) + (is_folder ? "/" : ""));
    }
    std::sort(found.words.begin(), found.words.end());
    if (quote != '\0' && found.words.size() == 1 && !found.words[0].ends_with('/')) found.words[0] += quote;
    return found;
}

}  // namespace satdoku::ui
