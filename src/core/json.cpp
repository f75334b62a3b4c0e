#include <satdoku/core/json.hpp>

#include <array>
#include <cstdio>

namespace satdoku::core {

std::string json_string(std::string_view text) {
    std::string quoted = "\"";
    for (const char character : text) {
        if (character == '"' || character == '\\') {
            quoted += '\\';
            quoted += character;
        } else if (static_cast<unsigned char>(character) < ' ') {
            std::array<char, 8> escape{};
            std::snprintf(escape.data(), escape.size(), "\\u%04x", static_cast<unsigned>(character));
            quoted += escape.data();
        } else {
            quoted += character;
        }
    }
    return quoted + '"';
}

}  // namespace satdoku::core
