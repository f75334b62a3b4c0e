#include <satdoku/core/error.hpp>

#include <utility>

namespace satdoku::core {

Error::Error(std::string_view key, std::vector<std::string> arguments)
    : key_(key), arguments_(std::move(arguments)), what_(key_) {
    for (const std::string& argument : arguments_) what_ += " [" + argument + "]";
}

Error::Error(Location location, std::string_view key, std::vector<std::string> arguments)
    : Error(key, std::move(arguments)) {
    what_ = location.file + ":" + std::to_string(location.line) + ":" + std::to_string(location.column) + ": " + what_;
    location_ = std::move(location);
}

}  // namespace satdoku::core
