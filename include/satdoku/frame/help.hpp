// The command `help`, and the help on the settings of engines.
#pragma once
#include <satdoku/frame/command.hpp>

namespace satdoku::frame {
/// satdoku help [COMMAND|TOPIC]: the same as --help of a command, or a topic of the catalogue; --man and --completion
/// print what is installed along with the program.
Command help_command();

/// A line that stays as it is, two blanks in, if the page is wide enough. A command that is broken can still be copied:
/// its lines end with a backslash, and inside quotation marks only after a clause, whose 0 a new line may follow.
std::string unwrapped(const std::string& line, std::size_t columns);

/// Every setting that --set takes, with its meaning, range and default.
std::string settings_help(std::size_t columns);
}  // namespace satdoku::frame
