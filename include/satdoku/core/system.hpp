// What the system knows about this process's user and environment, in UTF-8 on every system.
#pragma once
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::core {
/// The arguments of the program, without its name. @param count, words  of main()
std::vector<std::string> program_arguments(int count, char** words);

/// A name as a path. Both of these mean UTF-8, which std::filesystem's own conversions do not on every system.
inline std::filesystem::path to_path(std::string_view name) { return std::u8string(name.begin(), name.end()); }
inline std::string to_name(const std::filesystem::path& path) {
    const std::u8string name = path.u8string();
    return {name.begin(), name.end()};
}

/// The value of an environment variable; nothing if it is not set.
std::optional<std::string> environment_variable(const char* name);

/// The locale that the user has chosen in the settings of the system, such as zh-CN. Empty on POSIX, where only
/// environment variables set a locale.
std::string user_locale();

/// The folder where programs keep what they remember for this user: $XDG_STATE_HOME or ~/.local/state (XDG Base Directory
/// Specification), %LOCALAPPDATA% on Windows. Empty if the user has none.
std::filesystem::path user_state_folder();

/// The current local time. @param format  of std::strftime()
std::string local_time(const char* format);

/// The errno of the latest call of the system that failed, also of one that does not set errno.
int latest_error();

/// How many bytes the stack of a new thread has, if the system reports it; otherwise a size that every stack has.
std::uintptr_t stack_size();
}  // namespace satdoku::core
