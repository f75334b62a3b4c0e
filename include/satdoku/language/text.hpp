// The words of the program: one catalogue, English and Chinese side by side. src/language holds it, one file for each
// topic; catalogue.hpp there lists the topics.
//
// An entry is a key with two sentences. In a sentence {1}, {2}, ... are replaced by the arguments, and
// {1|clause|clauses} by the form of the word for argument 1: the first form if it is 1, else the second. Languages
// without such forms write the one word. The arguments may be in any order. {--| (--relaxed accepts it)} is for
// commands alone: it names what their users type. In the menus it is left out, or replaced: {--|for commands|for menus}.
//
// To change a text, edit its entry; nothing else changes. To add one, add an entry with both sentences to the topic
// that fits and name its key in the code: text(KEY, arguments). tests/language fails if a sentence is missing, if the
// two sentences have different arguments, if the Chinese one has another word for a term than tests/language/glossary.md,
// if two entries have one key, if the code names a key that has no entry, and if no code names the key of an entry.
//
// A third language is a value of Language, a sentence more in Entry and in each entry, its names in find_language() and
// spoken_language_tag(), and its case in text().
#pragma once
#include <satdoku/core/error.hpp>
#include <satdoku/core/text.hpp>
#include <concepts>
#include <span>
#include <utility>

namespace satdoku::grid {
enum class Notation;
}

namespace satdoku::language {
enum class Language { english, chinese };

struct Entry {
    std::string_view key;
    std::string_view english;
    std::string_view chinese;
};

/// The catalogue, topic by topic.
std::span<const std::span<const Entry>> catalogue();
/// The entry of a key, or nullptr.
using Lookup = const Entry*(std::string_view key);
Lookup find_entry;
/// Finds errors of the modules below the rooms and nothing else: the C library has no other entries.
Lookup find_error;

/// How sentences are made. A library makes them as it is asked to each time: it remembers nothing of this.
struct Speech {
    Language language = Language::english;
    grid::Notation notation{};       ///< in sentences
    grid::Notation data_notation{};  ///< in JSON
    bool in_menus = false;           ///< to a person in the menus, who can type no options
    Lookup* find = find_error;
};
std::string text(const Speech& speech, std::string_view key, std::span<const std::string> arguments);
/// "FILE:LINE:COLUMN: sentence". Arguments come from files and people and pass through visible(), except those of
/// core::Error that begin with @.
std::string error_text(const Speech& speech, const core::Error& error);

/// The speech of the program, in which everything below makes its sentences. It has one person before it, so it has one
/// speech: set by the command line, changed by the menu of languages and by SpokenMeanwhile, never by other threads.
Speech& spoken();
/// Names cells so in sentences and in JSON.
inline void use_notation(grid::Notation notation) { spoken().notation = spoken().data_notation = notation; }

/// The language of a name such as "en", "zh", "zh_CN.UTF-8", or nothing.
std::optional<Language> find_language(std::string_view name);
/// The language that LC_ALL, LC_MESSAGES or LANG asks for; if none is set, that of the system's settings, or English.
Language language_of_environment();

/// Sets the program's language until the end of its life.
class SpokenMeanwhile {
  public:
    explicit SpokenMeanwhile(Language language) : before_(std::exchange(spoken().language, language)) {}
    SpokenMeanwhile(const SpokenMeanwhile&) = delete;
    SpokenMeanwhile& operator=(const SpokenMeanwhile&) = delete;
    ~SpokenMeanwhile() { spoken().language = before_; }

  private:
    Language before_;
};

/// The name of the spoken language in web pages: "en" or "zh".
std::string_view spoken_language_tag();

/// An argument of a sentence: a text or a number.
class Argument {
  public:
    Argument(std::string text) : text_(std::move(text)) {}
    Argument(std::string_view text) : text_(text) {}
    Argument(const char* text) : text_(text) {}
    template <std::integral Number> Argument(Number number) : text_(std::to_string(number)) {}
    const std::string& text() const { return text_; }

  private:
    std::string text_;
};

/// The key of a text about something that has a name: "option.time_limit" for the option time-limit.
std::string key(std::string_view topic, std::string_view name);

bool has_text(std::string_view key);

/// The sentence of `key` in the spoken language, with its arguments filled in.
std::string text(std::string_view key, std::initializer_list<Argument> arguments);
template <typename... Arguments> std::string text(std::string_view key, const Arguments&... arguments) {
    return text(key, {Argument(arguments)...});
}

/// "12.345" @param digits  after the point
std::string decimal_text(double number, int digits);

std::string error_text(const core::Error& error);
/// The whole line for standard error: "satdoku: error: ...".
std::string error_line(const core::Error& error);

/// Foreign text (names of files, lines of input) in a form that is safe to show. Control characters, marks of direction
/// and bytes that are not text are written as escapes (\x1b, \u202e), so that the text can neither steer the terminal
/// nor look like something else. A very long text is cut.
std::string visible(std::string_view foreign);

// -- The effect of characters on a terminal
/// The columns that it takes on the screen: 0 for a mark on the character before it, 1 for a byte that is not text.
std::size_t columns_of(const core::Character& character);

/// Returns true if showing it could steer the terminal, hide or reorder the text around it, or break the line: control
/// characters of ASCII and of ISO 6429 (C1), marks of direction, characters without width, line separators, and bytes
/// that are not text.
bool is_harmful(const core::Character& character);

/// The character at the front of a text that is not empty, or an escape such as \x1b or \u202e if it is harmful.
std::string shown_character(std::string_view text);
}  // namespace satdoku::language
