// satdoku help [COMMAND]: the same as --help.
#include "commands.hpp"
#include "help.hpp"

#include <satdoku/ui/console.hpp>

namespace satdoku::app {

namespace {

int run(Context& context, const Arguments& arguments) {
    std::string name;
    for (const std::string& word : arguments.operands) name += (name.empty() ? "" : " ") + word;
    const Command* const command = find_command(name);
    if (command == nullptr && !name.empty() && !is_group(name)) throw unknown_command(name);
    const std::size_t columns = context.console.columns();
    context.console.out() << (command != nullptr ? help_of(*command, columns) : overview(name, columns));
    return exit_done;
}

}  // namespace

Command help_command() {
    return {.name = "help", .operands = "[COMMAND]", .count = {0, 2}, .options = {}, .run = run};
}

}  // namespace satdoku::app
