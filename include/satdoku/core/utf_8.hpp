// UTF-8 text, character by character.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace satdoku::core {

struct Character {
    char32_t code = 0;
    std::size_t bytes = 1;
    bool valid = false;  ///< false: a byte that is not part of a character
};

/// The character at the front of a text that is not empty.
Character first_character(std::string_view text);

/// @pre the code is at most 0x10ffff
void append_utf_8(std::string& text, char32_t code);

}  // namespace satdoku::core
