#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/file_list.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/core/text.hpp>
#include <algorithm>

namespace satdoku::core {
std::size_t end_of_folder(std::string_view path) {
    constexpr std::string_view separators = std::filesystem::path::preferred_separator == '\\' ? "/\\" : "/";
    return path.find_last_of(separators) + 1;  // 0 if there is none
}

bool is_folder(const std::string& path) {
    std::error_code unknown;
    return std::filesystem::is_directory(to_path(path), unknown);
}

bool has_ending(std::string_view name, Endings endings) {
    const auto has = [&](std::string_view ending) {
        const std::size_t at = name.rfind(ending);
        const std::size_t end = at + ending.size();
        return at != std::string_view::npos && (end == name.size() || name[end] == '.');
    };
    return endings.empty() || std::any_of(endings.begin(), endings.end(), has);
}

bool matches_pattern(std::string_view name, std::string_view pattern) {
    std::size_t at = 0;
    std::size_t begin = 0;                      // of what the last * has not taken
    std::size_t star = std::string_view::npos;  // the last * of the pattern
    for (std::size_t next = 0; next < name.size() || at < pattern.size();) {
        if (at < pattern.size() && pattern[at] == '*') {
            star = at++;
            begin = next;
        } else if (next < name.size() && at < pattern.size() && (pattern[at] == '?' || pattern[at] == name[next])) {
            ++at;
            ++next;
        } else if (star != std::string_view::npos && begin < name.size()) {
            next = ++begin;
            at = star + 1;
        } else {
            return false;
        }
    }
    return true;
}

std::vector<std::string> names_in_folder(const std::string& folder, const EntryFilter& is_wanted) {
    std::vector<std::string> names;
    std::error_code none;
    std::filesystem::directory_iterator entry(to_path(folder), none);
    for (const std::filesystem::directory_iterator end; !none && entry != end; entry.increment(none)) {
        std::string name = to_name(entry->path().filename());
        if (name.front() != '.' && is_wanted(*entry)) names.push_back(std::move(name));
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::vector<std::string> files_of_folder(const std::string& folder, Endings endings) {
    std::vector<std::string> files = names_in_folder(folder, [&](const std::filesystem::directory_entry& entry) {
        std::error_code unknown;
        return has_ending(to_name(entry.path().filename()), endings) && entry.is_regular_file(unknown);
    });
    for (std::string& file : files)
        if (folder != ".") file = to_name(to_path(folder) / to_path(file));
    return files;
}

std::vector<std::string> files_of_path(const std::string& path, Endings endings) {
    if (is_folder(path)) {
        std::vector<std::string> files = files_of_folder(path, endings);
        const auto pattern = [&](std::string_view ending) { return path + "/*" + std::string(ending); };
        if (files.empty())
            throw Error("file.none_matches", {endings.empty() ? path + "/*" : join(endings, ", ", pattern)});
        return files;
    }
    const std::size_t name = end_of_folder(path);
    if (path.find_first_of("*?", name) == std::string::npos || exists(path)) return {path};
    std::vector<std::string> files = files_of_folder(name == 0 ? "." : path.substr(0, name), {});
    std::erase_if(files, [&](const std::string& file) {
        return !matches_pattern(file.substr(end_of_folder(file)), path.substr(name));
    });
    if (files.empty()) throw Error("file.none_matches", {path});
    return files;
}
}  // namespace satdoku::core
