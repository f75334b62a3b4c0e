#include <satdoku/core/json.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>

namespace satdoku::core {

namespace {

/// Returns the length in bytes of the UTF-8 character at the beginning of `text`, or 0 if there is none.
std::size_t length_of_character(std::string_view text) {
    struct Form {
        unsigned mask, lead;
        std::uint32_t least;
    };
    constexpr std::array<Form, 4> forms = {
        {{0x80, 0x00, 0}, {0xe0, 0xc0, 0x80}, {0xf0, 0xe0, 0x800}, {0xf8, 0xf0, 0x10000}}};
    constexpr std::uint32_t surrogates = 0xd800;
    constexpr std::uint32_t behind_surrogates = 0xe000;
    constexpr std::uint32_t largest = 0x10ffff;
    for (std::size_t length = 1; length <= forms.size() && length <= text.size(); ++length) {
        const Form& form = forms[length - 1];
        const auto first = static_cast<unsigned char>(text[0]);
        if ((first & form.mask) != form.lead) continue;
        std::uint32_t code = first & ~form.mask;
        for (const char character : text.substr(1, length - 1)) {
            const auto byte = static_cast<unsigned char>(character);
            if ((byte & 0xc0U) != 0x80) return 0;
            code = code << 6U | (byte & 0x3fU);
        }
        const bool surrogate = code >= surrogates && code < behind_surrogates;
        return code < form.least || code > largest || surrogate ? 0 : length;
    }
    return 0;
}

/// Returns true if the byte is a whole character and needs no escape in a JSON string.
bool is_plain(char character) {
    return character >= ' ' && character <= '~' && character != '"' && character != '\\';
}

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
        const std::size_t length = length_of_character(text);
        if (length == 0) {
            to += "\\ufffd";
        } else if (character == '"' || character == '\\') {
            to += '\\';
            to += character;
        } else if (static_cast<unsigned char>(character) < ' ') {
            std::array<char, 8> escape{};
            std::snprintf(escape.data(), escape.size(), "\\u%04x", static_cast<unsigned>(character));
            to += escape.data();
        } else {
            to += text.substr(0, length);
        }
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    to += '"';
}

std::string json_string(std::string_view text) {
    std::string quoted;
    append_json_string(quoted, text);
    return quoted;
}

}  // namespace satdoku::core
