// satdoku help [COMMAND]: the same as --help; `help options` tells what --set takes. Also prints what is
// installed beside the program.
#include <satdoku/frame/commands.hpp>
#include <satdoku/frame/help.hpp>
#include <satdoku/ui/console.hpp>

namespace satdoku::frame {

namespace {

int run(Context& context, const Arguments& arguments) {
    std::string name;
    for (const std::string& word : arguments.operands) name += (name.empty() ? "" : " ") + word;
    const Command* const command = find_command(context.program, name);
    const bool about_settings = name == settings_topic;
    if (command == nullptr && !name.empty() && !is_group(context.program, name) && !about_settings)
        throw unknown_command(context.program, name);
    const std::size_t columns = context.console.columns();
    if (arguments.has("man")) {
        context.console.out() << man_page(context.program);
    } else if (const auto shell = arguments.text("completion")) {
        context.console.out() << (*shell == "bash" ? bash_completion(context.program)
                                                   : zsh_completion(context.program));
    } else if (about_settings) {
        context.console.out() << settings_help(columns);
    } else {
        context.console.out() << (command != nullptr ? help_of(*command, columns)
                                                     : overview(context.program, name, columns));
    }
    return exit_done;
}

}  // namespace

Command help_command() {
    return {.name = "help",
            .operands = "[COMMAND|options]",
            .count = {0, 2},
            .options = {{.name = "man"},
                        {.name = "completion",
                         .value = Value::choice,
                         .placeholder = "SHELL",
                         .choices = {"bash", "zsh"}}},
            .run = run};
}

}  // namespace satdoku::frame
