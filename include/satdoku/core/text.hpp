// Small operations on text: blanks, lists with separators, words for a shell, characters in UTF-8.
#pragma once
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace satdoku::core {
/// The characters that separate words: those of ASCII.
inline constexpr std::string_view blanks = " \t\r\n\v\f";

constexpr bool is_blank(char character) { return blanks.find(character) != std::string_view::npos; }

/// The text without the blanks at both ends.
constexpr std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// Appends an item to a list in a text: the separator comes first unless the text is still empty.
inline void append_item(std::string& list, std::string_view separator, std::string_view item) {
    if (!list.empty()) list += separator;
    list += item;
}

/// join() for items that are texts.
struct AsTheyAre {
    template <typename Item> constexpr const Item& operator()(const Item& item) const { return item; }
};

/// Returns all items in their order, with separators between them. Empty items count, too.
/// @param text_of  returns the text or the integer for an item
template <typename Items, typename TextOf = AsTheyAre>
std::string join(const Items& items, std::string_view separator, TextOf text_of = {}) {
    std::string joined;
    bool first = true;
    for (const auto& item : items) {
        if (!std::exchange(first, false)) joined += separator;
        using Text = std::remove_cvref_t<std::invoke_result_t<TextOf&, decltype(item)>>;
        if constexpr (std::integral<Text> && !std::same_as<Text, char>) {
            joined += std::to_string(text_of(item));
        } else {
            joined += text_of(item);
        }
    }
    return joined;
}

/// The names of the rows of a table, in their order.
template <typename Rows> std::vector<std::string_view> names_of(const Rows& rows) {
    std::vector<std::string_view> names;
    for (const auto& row : rows) names.push_back(row.name);
    return names;
}

/// A word as it is typed in a POSIX shell: in single quotes, unless every character stands for itself there.
/// Control characters, which a terminal would obey, are written as in $'\033'.
std::string shell_quoted(std::string_view word);

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
