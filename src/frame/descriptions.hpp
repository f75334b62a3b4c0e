// Descriptions of commands, options and topics that help, the manual page and the completions of shells share. All of
// them are made from the rows of the table and of the catalogue.
#pragma once
#include <satdoku/frame/command.hpp>

namespace satdoku::frame {
/// The options that every command takes: --lang, --color, --quiet, --help.
std::span<const Option> common_options();
/// The command's own options and the common ones.
std::vector<Option> all_options(const Command& command);

/// Null if there is no command of this name or short name.
const Command* find_command(const Program& program, std::string_view name);

/// Each word that begins the name of several commands ("puzzle"), once.
std::vector<std::string_view> groups(const Program& program);
bool is_group(const Program& program, std::string_view name);

/// The usage error for words that name no command, with the nearest known command.
core::Error unknown_command(const Program& program, const std::string& name);

/// Terms and their meanings.
using Definitions = std::vector<std::pair<std::string, std::string>>;

/// "satdoku solve [OPTIONS] FILE"
std::string usage_of(const Command& command);
/// Each option with what it does, its choices, range and default.
Definitions definitions_of(std::span<const Option> options);
/// Each setting that --set takes.
Definitions settings();

/// A part of a longer text. The catalogue writes such texts in lines: those of a paragraph follow each other, an empty
/// line ends it; "TERM :: MEANING" is an entry of a list, and a line that begins with two blanks continues it; lines
/// that begin with four blanks are shown as they are.
struct Part {
    enum class Kind { paragraph, list, verbatim };
    Kind kind = Kind::paragraph;
    std::vector<std::string> lines;  ///< of a paragraph one
    Definitions entries;             ///< of a list
};
std::string shown(const std::vector<Part>& parts, std::size_t columns);

/// What `help NAME` says that is about no command: the catalogue's entries "topic.<name>", in their order, each followed
/// by "topic.<name>.session", if there is one.
struct Topic {
    std::string name;
    std::string title;  ///< "File formats: formulas, results"
    std::vector<Part> parts;

    /// "FILE FORMATS", as the manual page has it.
    std::string heading() const;
    /// "formulas, results"
    std::string subject() const;
};
/// All topics, in the spoken language, with the lists that modules bring.
std::vector<Topic> topics(const Program& program);

/// The example of a command, or nothing: the entry "command.<name>.example".
std::vector<Part> example_of(const Command& command);

/// One command: usage, what it does, its options, an example.
std::string help_of(const Command& command, std::size_t columns);
/// All commands, or those of a group.
std::string overview(const Program& program, std::string_view group, std::size_t columns);

/// The manual page, for satdoku.1.
std::string man_page(const Program& program);

// Scripts that complete commands, options and their values.
std::string bash_completion(const Program& program);
std::string zsh_completion(const Program& program);
}  // namespace satdoku::frame
