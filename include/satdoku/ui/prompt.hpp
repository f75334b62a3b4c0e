// Questions to a person. Each has a default if that makes sense, and is repeated after a bad answer. A question
// returns nothing if the person leaves, with `q` or because the input has ended.
#pragma once
#include <satdoku/ui/console.hpp>
#include <cstdint>
#include <span>

namespace satdoku::ui {
/// Shows what a question is about, and which answers it takes.
using Help = std::function<void()>;
/// Help that consists of a text.
Help help_text(const Console& console, std::string text);

/// Returns true for the answers that ask for help: ?, help, 帮助.
bool asks_for_help(std::string_view answer);

/// Asks until `accept` takes the answer. The prompt adds what q does to the question.
/// @param accept  called with the answer without blanks around it, or with the default for an empty one; throws a
///                core::Error, which is shown, if it does not take it
/// @param help    called for an answer that asks for help; the text then adds what Enter does
std::optional<std::string> ask_until(Console& console, std::string_view question, std::string_view standard,
                                     const std::function<void(const std::string&)>& accept, const Help& help,
                                     const PromptAid& aid = {"answer", {}});

/// Shows a prompt and hands each line to `take`, until that returns false or the input ends. Shows what `take` throws.
void converse(Console& console, const std::function<std::string()>& prompt,
              const std::function<bool(const std::string& line)>& take, const PromptAid& aid = {"line", {}});

/// Writes the lines; on a screen stops after each screenful, and at the end if what comes next would push lines off
/// the screen that nobody has had time to read. Returns false if the person leaves before the end.
/// @param next  how many lines come next: at least a prompt
bool show_pages(Console& console, const std::vector<std::string>& lines, std::size_t next = 1);

/// The number in an answer. Throws core::Error if it is none from `smallest` to `largest`.
std::uint64_t number_of(const std::string& answer, std::uint64_t smallest, std::uint64_t largest);
/// Asks for such a number.
std::optional<std::uint64_t> ask_number(Console& console, std::string_view question, std::uint64_t smallest,
                                        std::uint64_t largest, std::optional<std::uint64_t> standard);

struct Choice {
    std::string name;              ///< may be typed instead of its number
    std::string title;             ///< shown next to the name
    std::string explanation = {};  ///< shown by `help` instead of the title; may be empty
    bool listed = true;            ///< if false, its name is accepted but not shown; such choices are last
};

/// How a menu differs from a plain list of choices.
struct MenuAid {
    std::string title{};  ///< shown above the choices
    /// If it is set, the person knows the menu. Without a screen this line replaces the choices and the question, and the
    /// answers ? and "menu" show the choices; on a screen the list shows few of them at a time.
    std::string short_question{};
    std::string status{};               ///< shown below a list on a screen
    std::string_view leaving = "back";  ///< what q does; the word is "word.LEAVING"
    /// Called with an answer that is no choice. True if it can be used: ask_choice() returns the number of choices.
    std::function<bool(const std::string& answer)> otherwise{};
};

/// Shows the choices with numbers from 1 and returns the index of the chosen one, from 0; on a screen they are a list in
/// which the arrow keys walk. `0` leaves as well. A choice is also taken by its name in the other language, "word.NAME" of
/// the catalogue.
std::optional<std::size_t> ask_choice(Console& console, std::string_view question, std::span<const Choice> choices,
                                      std::size_t standard, const MenuAid& aid = {});

/// The same with the titles from the catalogue: "TOPIC.NAME", with _ for -.
std::optional<std::size_t> ask_name(Console& console, std::string_view question, std::string_view topic,
                                    std::span<const std::string_view> names, std::size_t standard);

std::optional<bool> ask_yes_no(Console& console, std::string_view question, bool standard);

/// The file that was typed or dragged onto the terminal: without blanks around it and quotes, without the backslashes
/// that shells of POSIX want, and with ~ replaced by the home folder.
std::string file_name(std::string_view typed);

/// The files whose names begin with the typed text; folders end in /. The words are written so that file_name() returns
/// the names. Hidden files are among them only if the dot was typed.
Completion complete_file(std::string_view typed);

/// Aids for every prompt that takes names of files: the tab key completes them, and an answer to a question of y or n is
/// asked about, for it is hardly the name of a file.
PromptAid file_aid();

/// Asks for the name of a file.
/// @param help  key of the catalogue
std::optional<std::string> ask_file(Console& console, std::string_view question, std::string_view standard = {},
                                    std::string_view help = "prompt.file_help");
}  // namespace satdoku::ui
