// JSON, written piece by piece into a text, without blanks.
//
//     std::string text;
//     core::JsonWriter json(text);
//     json.begin_object().member("name", name).member("size", 4);
//     json.key("digits").array(digits);
//     json.end_object();  // {"name":"...","size":4,"digits":[1,2]}
#pragma once
#include <satdoku/core/numbers.hpp>

namespace satdoku::core {
/// Appends the text in quotes, with escapes where JSON needs them. Characters of UTF-8 do not change; a byte that is
/// not part of one becomes U+FFFD.
void append_json_string(std::string& to, std::string_view text);

/// Returns the same as a new text.
std::string json_string(std::string_view text);

/// Writes JSON with commas: the caller begins and ends objects and arrays in pairs, and writes a key before each value
/// of an object. The caller may take the text and clear it between two calls: no long list need be held in memory.
class JsonWriter {
  public:
    /// @param text  output; must outlive the writer
    explicit JsonWriter(std::string& text) : text_(text) {}

    JsonWriter& begin_object() { return open('{'); }
    JsonWriter& end_object() { return close('}'); }
    JsonWriter& begin_array() { return open('['); }
    JsonWriter& end_array() { return close(']'); }

    /// Writes the key of the next value.
    JsonWriter& key(std::string_view name) {
        separate();
        append_json_string(text_, name);
        text_ += ':';
        needs_comma_ = false;
        return *this;
    }

    JsonWriter& value(std::string_view text) {
        separate();
        append_json_string(text_, text);
        return *this;
    }
    JsonWriter& value(const char* text) { return value(std::string_view(text)); }
    JsonWriter& value(bool truth) { return raw(truth ? "true" : "false"); }
    /// Writes a floating-point number with just enough digits to read the same number again.
    template <typename Number>
    requires std::integral<Number> || std::floating_point<Number> JsonWriter& value(Number number) {
        separate();
        append_number(text_, number);
        return *this;
    }
    JsonWriter& null() { return raw("null"); }
    /// A value that is JSON already, such as a number with a fixed count of decimals.
    JsonWriter& raw(std::string_view json) {
        separate();
        text_ += json;
        return *this;
    }

    template <typename Value> JsonWriter& member(std::string_view name, const Value& content) {
        return key(name).value(content);
    }

    /// An array. @param write  called with each item; writes one value
    template <typename Items, typename Write> JsonWriter& array(const Items& items, Write write) {
        begin_array();
        for (const auto& item : items) write(item);
        return end_array();
    }
    /// An array of texts, numbers or truth values.
    template <typename Items> JsonWriter& array(const Items& items) {
        return array(items, [this](const auto& item) { this->value(item); });
    }

    /// A line end after the comma before the next key or value.
    JsonWriter& new_line() {
        separate();
        text_ += '\n';
        needs_comma_ = false;
        return *this;
    }

  private:
    void separate() {
        if (needs_comma_) text_ += ',';
        needs_comma_ = true;
    }
    JsonWriter& open(char bracket) {
        separate();
        text_ += bracket;
        needs_comma_ = false;
        return *this;
    }
    JsonWriter& close(char bracket) {
        text_ += bracket;
        needs_comma_ = true;
        return *this;
    }

    std::string& text_;
    bool needs_comma_ = false;  ///< whether a value precedes the next one in the same object or array
};
}  // namespace satdoku::core
