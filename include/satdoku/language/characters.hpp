// UTF-8 text, character by character, and what a terminal makes of each.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace satdoku::language {

struct Character {
    char32_t code = 0;
    std::size_t bytes = 1;
    bool valid = false;  ///< false: a byte that is no part of a character
};

/// The character at the front of a text that is not empty.
Character first_character(std::string_view text);

/// The columns that it takes: 0 for marks that stand on the character before, 1 for a byte that is no text.
std::size_t columns_of(const Character& character);

/// Whether showing it as it is could steer the terminal, hide or reorder what stands around it, or tear the
/// line: control characters of ASCII and of ISO 6429 (C1), marks of direction, what has no width, line
/// separators, and bytes that are no text.
bool is_harmful(const Character& character);

/// The character at the front of a text that is not empty as it may be shown: \x1b or \u202e for a harmful
/// one, itself otherwise.
std::string shown_character(std::string_view text);

}  // namespace satdoku::language
