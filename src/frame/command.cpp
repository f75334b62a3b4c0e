#include <satdoku/frame/command.hpp>
#include <satdoku/language/text.hpp>

namespace satdoku::frame {

std::string Command::help_key() const {
    return language::key("command", name);
}

std::string version() {
    return SATDOKU_VERSION;
}

const Command* find_command(const Program& program, std::string_view name) {
    for (const Command& command : program.commands) {
        const bool is_short = !command.short_name.empty() && command.short_name == name;
        if (command.name == name || is_short) return &command;
    }
    return nullptr;
}

std::span<const Option> common_options() {
    static const std::vector<Option> all = {
        {.name = "lang", .value = Value::choice, .placeholder = "LANGUAGE", .choices = {"en", "zh"}},
        {.name = "color",
         .value = Value::choice,
         .placeholder = "WHEN",
         .choices = {"auto", "always", "never"},
         .standard = "auto"},
        {.name = "quiet", .letter = 'q'},
        {.name = "help", .letter = 'h'},
    };
    return all;
}

}  // namespace satdoku::frame
