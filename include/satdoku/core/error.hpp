// An error without words: a key of the text catalogue and the arguments of its sentence. Modules below `language`
// throw it; the module that shows the error makes the sentence.
#pragma once
#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace satdoku::core {
/// A place in a text. Lines and columns count from 1; 0 means unknown.
struct Location {
    std::string file;
    std::uint64_t line = 0;
    std::uint64_t column = 0;
};

/// The reason of a failed system call, as an argument of an Error: "@KEY" of a text for the usual ones, else the
/// system's own text.
std::string reason(int error);
/// The same for what std::filesystem reports.
std::string reason(const std::error_code& error);

/// The one exception type of the program.
class Error : public std::exception {
  public:
    /// @param key        entry of the text catalogue, "module.what", e.g. "file.cannot_open"
    /// @param arguments  what the entry's {1}, {2}, ... stand for; "@KEY" is the text of an entry, "@cell a36" a cell,
    ///                   for which the sentence has its name in the reader's notation (grid/names.hpp)
    explicit Error(std::string_view key, std::vector<std::string> arguments = {});
    Error(Location location, std::string_view key, std::vector<std::string> arguments = {});

    const std::string& key() const { return key_; }
    const std::vector<std::string>& arguments() const { return arguments_; }
    const std::optional<Location>& location() const { return location_; }

    /// For logs and debuggers only: location, key and arguments, joined.
    const char* what() const noexcept override { return what_.c_str(); }

  private:
    std::string key_;
    std::vector<std::string> arguments_;
    std::optional<Location> location_;
    std::string what_;
};
}  // namespace satdoku::core
