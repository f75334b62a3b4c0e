// The words of the program: one catalogue, English and Chinese side by side. An entry is a key with two
// sentences that hold {1}, {2}, ... for their arguments, and {1|clause|clauses} for the word that goes with
// argument 1: the first form where that is 1, else the second. A test fails where one language lacks an argument of
// the other, and where the sources name a key that is not here.
#pragma once

#include <satdoku/core/error.hpp>

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::language {

enum class Language { english, chinese };

struct Entry {
    std::string_view key;
    std::string_view english;
    std::string_view chinese;
};

/// The catalogue, topic by topic.
std::span<const std::span<const Entry>> catalogue();

/// The language of a name such as "en", "zh", "zh_CN.UTF-8", or nothing.
std::optional<Language> find_language(std::string_view name);
/// What LC_ALL, LC_MESSAGES or LANG ask for; English where none of them is set.
Language language_of_environment();
/// The language that text() speaks from now on.
void speak(Language language);
Language spoken_language();

/// Lets text() speak another language as long as this lives.
class SpokenMeanwhile {
  public:
    explicit SpokenMeanwhile(Language language) : before_(spoken_language()) { speak(language); }
    SpokenMeanwhile(const SpokenMeanwhile&) = delete;
    SpokenMeanwhile& operator=(const SpokenMeanwhile&) = delete;
    ~SpokenMeanwhile() { speak(before_); }

  private:
    Language before_;
};

/// Its name as web pages tell it: "en" or "zh".
std::string_view spoken_language_tag();

/// An argument of a sentence: a text or a number.
class Argument {
  public:
    Argument(std::string text) : text_(std::move(text)) {}
    Argument(std::string_view text) : text_(text) {}
    Argument(const char* text) : text_(text) {}
    template <std::integral Number>
    Argument(Number number) : text_(std::to_string(number)) {}
    const std::string& text() const { return text_; }

  private:
    std::string text_;
};

bool has_text(std::string_view key);

/// The key of a name: "TOPIC.NAME", with _ for - and for blanks in the name.
std::string key_of(std::string_view topic, std::string_view name);

/// The sentence of `key` in the spoken language, with its arguments filled in.
std::string text(std::string_view key, std::initializer_list<Argument> arguments);
std::string text(std::string_view key, std::span<const std::string> arguments);
template <typename... Arguments>
std::string text(std::string_view key, const Arguments&... arguments) {
    return text(key, {Argument(arguments)...});
}

/// "12.345": a number with so many digits behind the point.
std::string decimal_text(double number, int digits);

/// "FILE:LINE:COLUMN: sentence"; what a file or a person put into the arguments is made visible and abridged.
/// An argument "@KEY" stands for the words of that entry.
std::string error_text(const core::Error& error);
/// The whole line for standard error: "satdoku: error: ...".
std::string error_line(const core::Error& error);

/// Text of others (names of files, lines of input) as it may be shown: control characters, marks of direction
/// and bytes that are no text are written out (\x1b, \u202e), so that it cannot steer the terminal or pose as
/// something else; abridged where it is very long.
std::string visible(std::string_view foreign);

}  // namespace satdoku::language
