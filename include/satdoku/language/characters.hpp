// The effect of characters on a terminal.
#pragma once
#include <satdoku/core/text.hpp>

namespace satdoku::language {
/// The columns that it takes on the screen: 0 for a mark on the character before it, 1 for a byte that is not text.
std::size_t columns_of(const core::Character& character);

/// Returns true if showing it could steer the terminal, hide or reorder the text around it, or break the line: control
/// characters of ASCII and of ISO 6429 (C1), marks of direction, characters without width, line separators, and bytes
/// that are not text.
bool is_harmful(const core::Character& character);

/// The character at the front of a text that is not empty, or an escape such as \x1b or \u202e if it is harmful.
std::string shown_character(std::string_view text);
}  // namespace satdoku::language
