// What --help, `help`, the man page and the shell completions say: all made from the table of commands and
// options.
#pragma once

#include <satdoku/core/error.hpp>
#include <satdoku/frame/command.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace satdoku::frame {

/// Whether `name` begins the names of commands with two words ("puzzle").
bool is_group(const Program& program, std::string_view name);

/// The usage error for words that name no command, with the nearest that exists.
core::Error unknown_command(const Program& program, const std::string& name);

/// "satdoku solve [OPTIONS] FILE"
std::string usage_of(const Command& command);
/// What an option does, with its choices, range and default.
std::string option_meaning(const Option& option);

/// One command: usage, what it does, its options.
std::string help_of(const Command& command, std::size_t columns);

/// All commands, or those of a group.
std::string overview(const Program& program, std::string_view group, std::size_t columns);

/// The word after `help` that asks for settings_help().
inline constexpr std::string_view settings_topic = "options";
/// Each setting that --set takes, with what it does, its range and default.
std::vector<std::pair<std::string, std::string>> settings();
std::string settings_help(std::size_t columns);

/// The manual page, for satdoku.1.
std::string man_page(const Program& program);

// Scripts that complete commands, options and their values.
std::string bash_completion(const Program& program);
std::string zsh_completion(const Program& program);

}  // namespace satdoku::frame
