#include <satdoku/core/json.hpp>
#include <satdoku/core/text.hpp>
#include <algorithm>
#include <array>
#include <cstdio>

namespace satdoku::core {
namespace {
/// Returns true if the byte is a whole character and needs no escape in a JSON string.
bool is_plain(char character) { return character >= ' ' && character <= '~' && character != '"' && character != '\\'; }
}  // namespace

void append_json_string(std::string& to, std::string_view text) {
    to += '"';
    while (!text.empty()) {
        const auto plain =
            static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), is_plain) - text.begin());
        to += text.substr(0, plain);
        text.remove_prefix(plain);
        if (text.empty()) break;
        const char character = text.front();
        const auto [code, length, valid] = first_character(text);
        if (!valid) {
            to += "\\ufffd";
        } else if (character == '"' || character == '\\') {
            to += '\\';
            to += character;
        } else if (code < ' ') {
            std::array<char, 8> escape{};
            std::snprintf(escape.data(), escape.size(), "\\u%04x", static_cast<unsigned>(code));
            to += escape.data();
        } else {
            to += text.substr(0, length);
        }
        text.remove_prefix(length);
    }
    to += '"';
}

std::string json_string(std::string_view text) {
    std::string quoted;
    append_json_string(quoted, text);
    return quoted;
}
}  // namespace satdoku::core
