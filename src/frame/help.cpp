#include "descriptions.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>

namespace satdoku::frame {
std::vector<std::string_view> groups(const Program& program) {
    std::vector<std::string_view> all;
    for (const Command& command : program.commands) {
        const std::string_view group = command.group();
        if (!group.empty() && std::find(all.begin(), all.end(), group) == all.end()) all.push_back(group);
    }
    return all;
}

bool is_group(const Program& program, std::string_view name) {
    const std::vector<std::string_view> all = groups(program);
    return std::find(all.begin(), all.end(), name) != all.end();
}

core::Error unknown_command(const Program& program, const std::string& name) {
    std::vector<std::string> names;
    std::vector<std::string> names_of_group;
    for (const Command& command : program.commands) {
        names.emplace_back(command.name);
        if (command.group() == name) names_of_group.emplace_back(command.name);
    }
    if (is_group(program, name))
        return core::Error("usage.group", {name, core::join(names_of_group, language::text("list.comma"))});
    for (const Command& command : program.commands) {
        if (!command.group().empty() && command.name.substr(command.group().size() + 1) == name)
            return core::Error("usage.command_of_group", {name, std::string(command.name)});
    }
    return unknown("usage.unknown_command", name, names);
}

std::string usage_of(const Command& command) {
    std::string usage = "satdoku ";
    usage.append(command.name).append(" [" + spoken("OPTIONS") + "]");
    if (!command.operands.empty()) usage.append(" " + spoken(command.operands));
    return usage;
}

Definitions definitions_of(std::span<const Option> options) {
    Definitions definitions;
    for (const Option& option : options) {
        std::string meaning = language::text(help_key(option));
        if (option.value == Value::choice) meaning += language::text("help.choices", with_commas(option.choices));
        if (option.value == Value::integer && option.largest != any_integer)
            meaning += language::text("help.range", option.smallest, option.largest);
        if (!option.standard.empty()) meaning += language::text("help.standard", option.standard);
        definitions.emplace_back(synopsis(option), std::move(meaning));
    }
    return definitions;
}

Definitions settings() {
    Definitions entries;
    for (const engines::Setting& setting : engines::engine_settings()) {
        // A setting PASS-effort has no sentence of its own.
        const std::size_t pass = setting.name.ends_with("-effort") ? setting.name.rfind('-') : 0;
        const std::string what = pass != 0 ? language::text("setting.effort", setting.name.substr(0, pass))
                                           : language::text(language::key("setting", setting.name));
        entries.emplace_back(setting.name, what + language::text("help.range", setting.smallest, setting.largest) +
                                               language::text("help.standard", setting.standard));
    }
    return entries;
}

std::string help_of(const Command& command, std::size_t columns) {
    std::string help = language::text("help.usage", usage_of(command)) + "\n\n";
    help += ui::wrapped(language::text(command.help_key()), columns - 1);
    const std::string more = command.help_key() + ".more";
    if (language::has_text(more)) help += "\n" + ui::wrapped(language::text(more), columns - 1);
    help += "\n" + language::text("help.options_title") + "\n" +
            ui::definitions(definitions_of(all_options(command)), columns);
    const std::vector<Part> example = example_of(command);
    if (example.empty()) return help;
    return help + "\n" + language::text("help.example_title") + "\n\n" + shown(example, columns);
}

std::string overview(const Program& program, std::string_view group, std::size_t columns) {
    std::string help;
    if (group.empty()) {
        help = language::text("help.usage", "satdoku") + "\n       satdoku " + spoken("COMMAND [OPTIONS] [OPERANDS]") +
               (program.standard.run == nullptr ? "" : "\n       satdoku " + spoken(program.standard.operands)) +
               "\n\n" + ui::wrapped(language::text("help.about"), columns - 1) + "\n";
    }
    Definitions entries;
    for (const Command& command : program.commands) {
        if (!group.empty() && command.group() != group) continue;
        std::string usage(command.name);
        if (!command.operands.empty()) usage.append(" " + spoken(command.operands));
        entries.emplace_back(std::move(usage), language::text(command.help_key()));
    }
    help += language::text("help.commands_title") + "\n" + ui::definitions(entries, columns) + "\n";
    Definitions options = definitions_of(common_options());
    if (group.empty()) {
        options.emplace_back("-V, --version", language::text("option.version"));
        Definitions titles;
        for (const Topic& topic : topics(program)) titles.emplace_back(topic.name, topic.subject());
        help += language::text("help.topics_title") + "\n" + ui::definitions(titles, columns) + "\n";
    }
    help += language::text("help.common_title") + "\n" + ui::definitions(options, columns) + "\n" +
            ui::wrapped(language::text("help.exit_codes"), columns - 1);
    if (group.empty()) help += "\n" + ui::wrapped(language::text("help.faults"), columns - 1);
    return help;
}

std::string settings_help(std::size_t columns) {
    return ui::wrapped(language::text("help.settings"), columns - 1) + '\n' + ui::definitions(settings(), columns);
}

namespace {
/// What `help NAME` says. @param name  of a command, a group or a topic, or nothing
std::string help_on(const Program& program, const std::string& name, std::size_t columns) {
    if (const Command* const command = find_command(program, name)) return help_of(*command, columns);
    if (name.empty() || is_group(program, name)) return overview(program, name, columns);
    std::vector<std::string> names;
    for (const Topic& topic : topics(program)) {
        if (topic.name == name) return ui::wrapped(topic.title, columns - 1) + "\n" + shown(topic.parts, columns);
        names.push_back(topic.name);
    }
    for (const Command& command : program.commands) names.emplace_back(command.name);
    throw unknown("usage.unknown_topic", name, names);
}

int help(Context& context, const Arguments& arguments) {
    std::ostream& out = context.console.out();
    const std::string help = help_on(context.program, core::join(arguments.operands, " "), context.console.columns());
    if (arguments.has("man")) {
        out << man_page(context.program);
    } else if (const auto shell = arguments.text("completion")) {
        out << (*shell == "bash" ? bash_completion(context.program) : zsh_completion(context.program));
    } else {
        out << help;
    }
    return exit_done;
}
}  // namespace

Command help_command() {
    return {.name = "help",
            .operands = "[COMMAND|TOPIC]",
            .count = OperandCount{0, 2},
            .options = {{.name = "man"}, choice_option("completion", {"bash", "zsh"}, {}, "SHELL")},
            .run = help};
}
}  // namespace satdoku::frame
