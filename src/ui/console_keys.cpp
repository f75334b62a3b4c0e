#include "console_keys.hpp"
#include "key_bytes.hpp"
#include <satdoku/core/text.hpp>
#include <algorithm>
#include <array>

namespace satdoku::ui {
namespace {
constexpr unsigned backspace_key = 0x08;
constexpr unsigned tab_key = 0x09;
constexpr unsigned alt_key = 0x12;
constexpr unsigned escape_key = 0x1b;

/// A key that has a sequence: ESC [ NUMBER ; MODIFIERS FINAL. Without modifiers only a final ~ has its number, and the
/// first four function keys have O in place of [.
struct SequenceKey {
    unsigned code;
    unsigned number;
    char final;
    bool is_function = false;
};

constexpr auto sequence_keys = std::to_array<SequenceKey>({
    {0x21, 5, '~'},         // page up
    {0x22, 6, '~'},         // page down
    {0x23, 1, 'F'},         // end
    {0x24, 1, 'H'},         // home
    {0x25, 1, 'D'},         // left
    {0x26, 1, 'A'},         // up
    {0x27, 1, 'C'},         // right
    {0x28, 1, 'B'},         // down
    {0x2d, 2, '~'},         // insert
    {0x2e, 3, '~'},         // delete
    {0x70, 1, 'P', true},   // F1
    {0x71, 1, 'Q', true},   // F2
    {0x72, 1, 'R', true},   // F3
    {0x73, 1, 'S', true},   // F4
    {0x74, 15, '~', true},  // F5
    {0x75, 17, '~', true},  // F6
    {0x76, 18, '~', true},  // F7
    {0x77, 19, '~', true},  // F8
    {0x78, 20, '~', true},  // F9
    {0x79, 21, '~', true},  // F10
    {0x7a, 23, '~', true},  // F11
    {0x7b, 24, '~', true},  // F12
});

std::string sequence_of(const SequenceKey& known, const ConsoleKeys::Key& key) {
    const unsigned modifiers = 1 + (key.shift ? 1U : 0U) + (key.alt ? 2U : 0U) + (key.control ? 4U : 0U);
    const std::string number = std::to_string(known.number);
    if (modifiers > 1) return "\x1b[" + number + ';' + std::to_string(modifiers) + known.final;
    if (known.final == '~') return "\x1b[" + number + '~';
    return std::string(known.is_function ? "\x1bO" : "\x1b[") + known.final;
}
}  // namespace

void Utf16Text::add(char16_t unit, std::string& text) {
    constexpr char32_t replacement = 0xfffd;
    const bool is_first = unit >= 0xd800 && unit < 0xdc00;
    const bool is_second = unit >= 0xdc00 && unit < 0xe000;
    const char16_t first = std::exchange(first_half_, is_first ? unit : u'\0');
    if (first != 0 && is_second) {
        constexpr char32_t begin_of_pairs = 0x10000;
        return core::append_utf_8(text, begin_of_pairs + ((first - 0xd800U) << 10U) + (unit - 0xdc00U));
    }
    if (first != 0) core::append_utf_8(text, replacement);
    if (!is_first) core::append_utf_8(text, is_second ? replacement : unit);
}

void ConsoleKeys::add(const Key& key) {
    // A character that is typed by its number comes when Alt is let go.
    if (!key.down && (key.code != alt_key || key.character == 0)) return;
    for (unsigned time = 0; time < std::max(key.times, 1U); ++time) bytes_ += bytes_of(key);
}

std::string ConsoleKeys::bytes_of(const Key& key) {
    const auto* const known = std::ranges::find(sequence_keys, key.code, &SequenceKey::code);
    if (known != sequence_keys.end() && key.character == 0) return sequence_of(*known, key);
    // Ctrl and Alt together type the third characters of keys.
    std::string bytes = key.alt && !key.control && key.down ? "\x1b" : "";
    if (key.code == backspace_key) return bytes + '\x7f';
    if (key.code == escape_key) return bytes + '\x1b';
    if (key.code == tab_key) return key.shift ? "\x1b[Z" : bytes + '\t';
    if (key.character == 0) return {};
    // Not every console leaves one of the two characters with which a pasted line of Windows ends.
    if (key.character == '\n' && bytes_.ends_with('\r')) return {};
    text_.add(key.character, bytes);
    ++characters_;
    return bytes;
}

void ConsoleKeys::add_click(std::size_t row, std::size_t column) {
    bytes_ += "\x1b[<0;" + std::to_string(column + 1) + ';' + std::to_string(row + 1) + 'M';
}

std::string ConsoleKeys::take(bool marks_paste) {
    constexpr std::size_t fewest_pasted = 8;
    const bool is_paste = std::exchange(characters_, 0) >= fewest_pasted && marks_paste;
    std::string taken = std::exchange(bytes_, {});
    if (is_paste) taken = std::string(KeyBytes::paste_begin) + taken + std::string(KeyBytes::paste_end);
    return taken;
}
}  // namespace satdoku::ui
