// Source: "Naming Files, Paths, and Namespaces" in Microsoft's documentation of Win32.
#include <satdoku/core/file.hpp>
#include <algorithm>
#include <cctype>

namespace satdoku::core {
namespace {
bool is_device(std::string_view name) {
    // What follows the first dot does not matter, nor do blanks before it.
    std::string stem(name.substr(0, name.find('.')));
    stem.erase(stem.find_last_not_of(' ') + 1);
    for (char& letter : stem) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    constexpr auto devices = std::to_array<std::string_view>({"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"});
    if (std::find(devices.begin(), devices.end(), stem) != devices.end()) return true;
    if (!stem.starts_with("COM") && !stem.starts_with("LPT")) return false;
    // Windows accepts the superscript digits of Latin-1 as digits.
    constexpr auto numbers =
        std::to_array<std::string_view>({"1", "2", "3", "4", "5", "6", "7", "8", "9", "\u00b9", "\u00b2", "\u00b3"});
    return std::find(numbers.begin(), numbers.end(), stem.substr(3)) != numbers.end();
}

bool is_slash(char letter) { return letter == '/' || letter == '\\'; }

/// Whether the path is in the space of devices and pipes: \\.\pipe\x, and with / as well.
bool is_among_devices(std::string_view path) {
    return path.size() > 3 && is_slash(path[0]) && is_slash(path[1]) && path[2] == '.' && is_slash(path[3]);
}

bool is_unfit(std::string_view name) {
    if (name.empty() || name == "." || name == "..") return false;
    return name.back() == '.' || name.back() == ' ' || name.find_first_of(":*?\"<>|") != name.npos || is_device(name);
}
}  // namespace

bool is_reserved_on_windows(std::string_view path) {
    // After this the system takes the rest as it is.
    if (path.starts_with(R"(\\?\)")) return false;
    if (is_among_devices(path)) return true;
    constexpr std::size_t drive = 2;
    if (path.size() >= drive && std::isalpha(static_cast<unsigned char>(path[0])) != 0 && path[1] == ':')
        path.remove_prefix(drive);
    for (;;) {
        const std::size_t end = path.find_first_of("/\\");
        if (is_unfit(path.substr(0, end))) return true;
        if (end == path.npos) return false;
        path.remove_prefix(end + 1);
    }
}
}  // namespace satdoku::core
