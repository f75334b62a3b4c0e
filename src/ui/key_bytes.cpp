#include "key_bytes.hpp"
#include <algorithm>

namespace satdoku::ui {
namespace {
constexpr char escape = '\x1b';

bool is_between(char character, char first, char last) { return character >= first && character <= last; }

/// The length of the sequence that begins with ESC [ or ESC O; 0 if its end has not come yet.
std::size_t sequence_length(std::string_view bytes) {
    std::size_t at = 2;
    if (bytes.substr(at, 1) == "[") ++at;                  // the function keys of the Linux console: ESC [ [ A
    const bool is_old_mouse = bytes.substr(1, 2) == "[M";  // and three more bytes
    if (is_old_mouse) return bytes.size() < 6 ? 0 : 6;
    while (at < bytes.size() && is_between(bytes[at], ' ', '?')) ++at;
    if (at == bytes.size()) return 0;
    return is_between(bytes[at], '@', '~') ? at + 1 : at;
}

/// The length of the key at the front; 0 if its end has not come yet. @pre there are bytes
std::size_t key_length(std::string_view bytes) {
    const auto first = static_cast<unsigned char>(bytes[0]);
    if (bytes.starts_with(KeyBytes::paste_begin)) {
        const std::size_t end = bytes.find(KeyBytes::paste_end);
        return end == std::string_view::npos ? 0 : end + KeyBytes::paste_end.size();
    }
    if (bytes[0] == escape) {
        if (bytes.size() == 1) return 0;
        if (bytes[1] == '[' || bytes[1] == 'O') return sequence_length(bytes);
        return bytes[1] == escape ? 1 : 2;  // Alt and a letter
    }
    const std::size_t length = first >= 0xf5 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
    for (std::size_t at = 1; at < length; ++at) {
        if (at == bytes.size()) return 0;
        if ((static_cast<unsigned char>(bytes[at]) & 0xc0U) != 0x80) return at;
    }
    return length;
}
}  // namespace

void KeyBytes::add(std::string_view bytes) {
    // A person cannot type the rest of a sequence at once: this is the late end of a key.
    const bool is_rest = after_escape_ && bytes_.empty() && bytes.size() > 1 && (bytes[0] == '[' || bytes[0] == 'O') &&
                         sequence_length(std::string(1, escape).append(bytes)) == bytes.size() + 1;
    if (is_rest) bytes_ += escape;
    if (!bytes.empty()) after_escape_ = false;
    bytes_ += bytes;
    if (in_paste_) drop_rest_of_paste();
}

/// Drops pasted bytes except for a possible beginning of the end mark.
void KeyBytes::drop_rest_of_paste() {
    if (const std::size_t end = bytes_.find(paste_end); end != std::string::npos) {
        bytes_.erase(0, end + paste_end.size());
        in_paste_ = false;
        return;
    }
    std::size_t rest = std::min(bytes_.size(), paste_end.size() - 1);
    while (!paste_end.starts_with(std::string_view(bytes_).substr(bytes_.size() - rest))) --rest;
    bytes_.erase(0, bytes_.size() - rest);
}

std::optional<std::string> KeyBytes::take() {
    const std::size_t length = bytes_.empty() || in_paste_ ? 0 : key_length(bytes_);
    if (length == 0) return std::nullopt;
    return cut(length);
}

std::optional<std::string> KeyBytes::take_part() {
    if (bytes_.empty() || in_paste_) return std::nullopt;
    const std::size_t length = key_length(bytes_);
    in_paste_ = length == 0 && bytes_.starts_with(paste_begin);
    return cut(length == 0 ? bytes_.size() : length);
}

std::string KeyBytes::cut(std::size_t length) {
    std::string key = bytes_.substr(0, length);
    bytes_.erase(0, length);
    after_escape_ = key.size() == 1 && key[0] == escape;
    return key;
}
}  // namespace satdoku::ui
