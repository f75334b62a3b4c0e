#include "list_picker.hpp"
#include <satdoku/core/file.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/ui/files.hpp>
#include <algorithm>
#include <set>

namespace satdoku::ui {
namespace {
char quote_of(std::string_view typed) {
    return !typed.empty() && (typed.front() == '"' || typed.front() == '\'') ? typed.front() : '\0';
}

/// If a backslash separates folders, it escapes nothing.
constexpr bool backslash_escapes = std::filesystem::path::preferred_separator != '\\';

/// A part of a name, as typed without quotes.
std::string with_backslashes(std::string_view name) {
    if (!backslash_escapes) return std::string(name);
    std::string typed;
    for (const char character : name) {
        if (core::is_blank(character) || character == '\\' || character == '"' || character == '\'') typed += '\\';
        typed += character;
    }
    return typed;
}

/// The bytes of the word at the front: up to a blank that is neither quoted nor escaped. A quote that is never closed is a
/// character like any other.
std::size_t word_length(std::string_view typed) {
    const char quote = quote_of(typed);
    const std::size_t closing = quote == '\0' ? std::string_view::npos : typed.find(quote, 1);
    if (closing != std::string_view::npos) return closing + 1;
    std::size_t at = 0;
    while (at < typed.size() && !core::is_blank(typed[at])) at += backslash_escapes && typed[at] == '\\' ? 2 : 1;
    return std::min(at, typed.size());
}

/// "1-3,7": the files of these numbers.
void add_numbered(std::string_view word, std::span<const std::string> listed, std::vector<std::string>& files) {
    const auto number = [&](std::string_view text) { return number_of(std::string(text), 1, listed.size()); };
    while (!word.empty()) {
        const std::string_view part = word.substr(0, word.find(','));
        word.remove_prefix(std::min(part.size() + 1, word.size()));
        const std::size_t dash = std::min(part.find('-'), part.size());
        const std::uint64_t last = number(part.substr(dash == part.size() ? 0 : dash + 1));
        for (std::uint64_t each = number(part.substr(0, dash)); each <= last; ++each) files.push_back(listed[each - 1]);
    }
}

void add_of_word(std::string_view word, std::span<const std::string> listed, core::Endings endings,
                 std::vector<std::string>& files) {
    const std::string path = file_name(word);
    if (!listed.empty() && !core::exists(path)) {
        const std::string numbers = half_width(word);
        const bool has_digit_first = numbers.front() >= '0' && numbers.front() <= '9';
        if (has_digit_first && numbers.find_first_not_of("0123456789-,") == std::string::npos)
            return add_numbered(numbers, listed, files);
    }
    for (const std::string& file : core::files_of_path(path, endings)) {
        if (file != "-") core::Input{file};  // throws if it cannot be read
        files.push_back(file);
    }
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
            if (backslash_escapes && typed[at] == '\\' && at + 1 < typed.size()) ++at;
            name += typed[at];
        }
    }
    if (name.starts_with('~') && (name.size() == 1 || core::end_of_folder(name.substr(0, 2)) == 2)) {
        auto home = core::environment_variable("HOME");
        if (!home) home = core::environment_variable("USERPROFILE");
        if (home) name = *home + name.substr(1);
    }
    return name;
}

std::string word_of(const std::string& folder, const std::string& name) {
    const bool means_more = folder.empty() && (leaves(name) || asks_for_help(name) || name.front() == '~');
    const std::string word = (means_more ? "./" : folder) + with_backslashes(name);
    const bool needs_quotes = !backslash_escapes && std::any_of(word.begin(), word.end(), core::is_blank);
    return needs_quotes && !word.ends_with('/') ? '"' + word + '"' : word;
}

Completion complete_file(std::string_view typed) {
    const std::size_t first = std::min(typed.find_first_not_of(core::blanks), typed.size());
    const char quote = quote_of(typed.substr(first));
    const std::size_t name = quote == '\0' ? first : first + 1;
    Completion found{std::max(name, core::end_of_folder(typed)), {}};
    const auto read = [&](std::string_view part) { return quote == '\0' ? file_name(part) : std::string(part); };
    const std::string folder = read(typed.substr(name, found.from - name));
    const std::string beginning = read(typed.substr(found.from));
    std::error_code none;
    std::filesystem::directory_iterator entry(core::to_path(folder.empty() ? "." : folder), none);
    for (const std::filesystem::directory_iterator end; !none && entry != end; entry.increment(none)) {
        const std::string file = core::to_name(entry->path().filename());
        if (!file.starts_with(beginning) || (file.starts_with('.') && beginning.empty())) continue;
        std::error_code unknown;
        const bool is_folder = entry->is_directory(unknown);
        found.words.push_back((quote == '\0' ? with_backslashes(file) : file) + (is_folder ? "/" : ""));
    }
    std::sort(found.words.begin(), found.words.end());
    if (quote != '\0' && found.words.size() == 1 && !found.words[0].ends_with('/')) found.words[0] += quote;
    return found;
}

std::vector<std::string> files_of_answer(std::string_view answer, std::span<const std::string> listed,
                                         core::Endings endings) {
    std::vector<std::string> files;
    answer = core::trimmed(answer);
    const bool is_one = core::exists(file_name(answer));  // perhaps with blanks in its name
    while (!answer.empty()) {
        const std::string_view word = answer.substr(0, is_one ? answer.size() : word_length(answer));
        answer = core::trimmed(answer.substr(word.size()));
        add_of_word(word, listed, endings, files);
    }
    std::set<std::string> seen;
    std::erase_if(files, [&](const std::string& file) { return !seen.insert(file).second; });
    return files;
}
}  // namespace satdoku::ui
