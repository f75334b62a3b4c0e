#include <satdoku/core/json_reader.hpp>
#include <satdoku/core/text.hpp>
#include <algorithm>

namespace satdoku::core {
namespace {
bool is_digit(char character) { return character >= '0' && character <= '9'; }

/// Returns true for the blanks of JSON, which are fewer than those of core/text.hpp.
bool is_json_blank(char character) {
    return character == ' ' || character == '\n' || character == '\r' || character == '\t';
}
}  // namespace

void JsonReader::fail(std::string_view key, std::vector<std::string> arguments) const {
    Location at = at_;
    const std::string_view before = text_.substr(0, position_);
    const auto lines = static_cast<std::uint64_t>(std::count(before.begin(), before.end(), '\n'));
    at.line += lines;
    // The column of the beginning counts on its own line only.
    at.column = lines == 0 ? at.column + position_ + 1 : position_ - before.rfind('\n');
    throw Error(std::move(at), key, std::move(arguments));
}

std::size_t JsonReader::skip_blanks() {
    while (position_ < text_.size() && is_json_blank(text_[position_])) ++position_;
    return position_;
}

char JsonReader::peek() { return skip_blanks() < text_.size() ? text_[position_] : '\0'; }

bool JsonReader::take(char character) {
    skip_blanks();
    if (position_ == text_.size() || text_[position_] != character) return false;
    ++position_;
    return true;
}

void JsonReader::require(char character) {
    if (!take(character)) fail("json.expected", {std::string(1, character)});
}

void JsonReader::begin_object() {
    require('{');
    first_ = true;
}

std::optional<std::string_view> JsonReader::next_key() {
    if (take('}')) {
        first_ = false;
        return std::nullopt;
    }
    if (!std::exchange(first_, false)) require(',');
    const std::string_view key = string();
    require(':');
    return key;
}

void JsonReader::begin_array() {
    require('[');
    first_ = true;
}

bool JsonReader::next_item() {
    if (take(']')) {
        first_ = false;
        return false;
    }
    if (!std::exchange(first_, false)) require(',');
    return true;
}

std::string_view JsonReader::string() {
    require('"');
    const std::size_t begin = position_;
    bool plain = true;
    for (;;) {
        if (position_ == text_.size()) fail("json.expected", {"\""});
        const char character = text_[position_];
        if (static_cast<unsigned char>(character) < ' ') fail("json.control");
        if (character == '"') break;
        if (character == '\\') {
            if (std::exchange(plain, false)) value_ = text_.substr(begin, position_ - begin);
            take_escape();
            continue;
        }
        if (!plain) value_ += character;
        ++position_;
    }
    const std::size_t end = position_++;
    return plain ? text_.substr(begin, end - begin) : std::string_view(value_);
}

/// @pre a backslash is next
void JsonReader::take_escape() {
    constexpr std::string_view names = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    const std::size_t begin = position_++;
    if (position_ < text_.size()) {
        const char name = text_[position_++];
        if (name == 'u') return append_code_point();
        const std::size_t index = names.find(name);
        if (index != std::string_view::npos) {
            value_ += meanings[index];
            return;
        }
    }
    position_ = begin;
    fail("json.escape");
}

/// Reads a character after \u: one that does not fit into four digits is written as two surrogates.
void JsonReader::append_code_point() {
    constexpr std::uint32_t first_high = 0xd800;
    constexpr std::uint32_t first_low = 0xdc00;
    constexpr std::uint32_t end_of_low = 0xe000;
    std::uint32_t code = hexadecimal_digits();
    if (code >= first_high && code < end_of_low) {
        if (code >= first_low || text_.substr(position_, 2) != "\\u") fail("json.escape");
        position_ += 2;
        const std::uint32_t low = hexadecimal_digits();
        if (low < first_low || low >= end_of_low) fail("json.escape");
        code = 0x10000 + ((code - first_high) << 10U) + (low - first_low);
    }
    append_utf_8(value_, code);
}

std::uint32_t JsonReader::hexadecimal_digits() {
    constexpr std::size_t digits = 4;
    constexpr int base = 16;
    const std::string_view spelled = text_.substr(position_, digits);
    std::uint32_t code = 0;
    const auto [stopped, error] = std::from_chars(spelled.data(), spelled.data() + spelled.size(), code, base);
    if (spelled.size() < digits || error != std::errc{} || stopped != spelled.data() + digits) fail("json.escape");
    position_ += digits;
    return code;
}

bool JsonReader::boolean() {
    const bool value = peek() == 't';
    take_word(value ? "true" : "false");
    return value;
}

void JsonReader::take_word(std::string_view word) {
    if (text_.substr(position_, word.size()) != word) fail("json.expected", {std::string(word)});
    position_ += word.size();
}

std::size_t JsonReader::take_digits() {
    const std::size_t begin = position_;
    while (position_ < text_.size() && is_digit(text_[position_])) ++position_;
    return position_ - begin;
}

std::string_view JsonReader::number_text() {
    const auto next_is = [&](char character) { return position_ < text_.size() && text_[position_] == character; };
    const std::size_t begin = position_;
    if (next_is('-')) ++position_;
    const bool zero = next_is('0');
    const std::size_t whole = take_digits();
    bool valid = whole == 1 || (whole > 1 && !zero);
    if (next_is('.')) {
        ++position_;
        valid = take_digits() > 0 && valid;
    }
    if (next_is('e') || next_is('E')) {
        ++position_;
        if (next_is('+') || next_is('-')) ++position_;
        valid = take_digits() > 0 && valid;
    }
    const std::size_t end = position_;
    if (valid) return text_.substr(begin, end - begin);
    position_ = begin;
    fail("json.number");
}

bool JsonReader::skip() { return skip_nested(0); }

bool JsonReader::skip_nested(int depth) {
    if (depth == deepest) fail("json.too_deep", {std::to_string(deepest)});
    bool any = false;
    const char next = peek();
    if (next == '{') {
        for (begin_object(); next_key(); any = true) skip_nested(depth + 1);
    } else if (next == '[') {
        for (begin_array(); next_item(); any = true) skip_nested(depth + 1);
    } else if (next == '"') {
        string();
    } else if (next == 't' || next == 'f') {
        boolean();
    } else if (next == 'n') {
        take_word("null");
    } else {
        number_text();
    }
    return any;
}

void JsonReader::end() {
    if (skip_blanks() < text_.size()) fail("json.end");
}
}  // namespace satdoku::core
