// Reads one JSON text from front to back, without building a tree of values. Strict: text that RFC 8259 does not allow
// is an error with file, line and column, and with what was expected.
//
//     core::JsonReader json(line, {.file = name, .line = number});
//     for (json.begin_object(); const auto key = json.next_key();) {
//         if (*key == "level") level = json.number<std::uint32_t>();
//         else json.skip();
//     }
//     json.end();
#pragma once
#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <utility>

namespace satdoku::core {
class JsonReader {
  public:
    /// @param text  must outlive the reader
    /// @param at    where it begins; errors add their line and column
    JsonReader(std::string_view text, Location at) : text_(text), at_(std::move(at)) {}

    /// The first character of the next value, which determines its kind; 0 at the end of the text.
    char peek();

    // Each throws core::Error if the text has something else there.

    void begin_object();
    /// The next key of the innermost object, or nothing at its end. The caller then reads or skips the value. Valid
    /// until the next call.
    std::optional<std::string_view> next_key();
    void begin_array();
    /// Returns true if the innermost array has another value.
    bool next_item();

    /// Valid until the next call.
    std::string_view string();
    bool boolean();
    /// A number that the type can hold.
    template <typename Number> Number number() {
        const std::size_t begin = skip_blanks();
        const auto value = parse_number<Number>(number_text());
        if (value) return *value;
        position_ = begin;
        if constexpr (std::numeric_limits<Number>::is_integer) {
            fail("json.integer", {std::to_string(std::numeric_limits<Number>::min()),
                                  std::to_string(std::numeric_limits<Number>::max())});
        } else {
            fail("json.number");
        }
    }
    /// Skips a value of any kind. True: it is an array or object that holds something.
    bool skip();
    /// Throws if anything except blanks follows.
    void end();

    /// Throws "json...": at the last value that was read, or at the current place.
    [[noreturn]] void fail(std::string_view key, std::vector<std::string> arguments = {}) const;

  private:
    static constexpr int deepest = 64;

    std::size_t skip_blanks();
    bool take(char character);
    void require(char character);
    /// Returns the characters of a number in the form of JSON.
    std::string_view number_text();
    std::size_t take_digits();
    void take_escape();
    void take_word(std::string_view word);
    std::uint32_t hexadecimal_digits();
    void append_code_point();
    bool skip_nested(int depth);

    std::string_view text_;
    Location at_;
    std::size_t position_ = 0;
    bool first_ = false;  ///< nothing of the innermost object or array has been read yet
    std::string value_;   ///< of a string with escapes
};
}  // namespace satdoku::core
