#include <satdoku/engines/engines.hpp>
#include <satdoku/frame/help.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/table.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <filesystem>

namespace satdoku::frame {

namespace {

std::string paragraph(std::string_view text, std::size_t columns) {
    std::string lines;
    for (const std::string& line : ui::wrap(text, columns - 1)) lines += line + '\n';
    return lines;
}

}  // namespace

std::string option_meaning(const Option& option) {
    std::string meaning = language::text(help_key(option));
    if (option.value == Value::choice) {
        meaning += language::text("help.choices", with_commas(option.choices));
    }
    if (option.value == Value::integer && option.largest != ~std::uint64_t{0}) {
        meaning += language::text("help.range", option.smallest, option.largest);
    }
    if (!option.standard.empty()) meaning += language::text("help.standard", option.standard);
    return meaning;
}

std::string usage_of(const Command& command) {
    std::string usage = "satdoku ";
    usage.append(command.name).append(" [").append(language::text("help.options")).append("]");
    if (!command.operands.empty()) usage.append(" ").append(command.operands);
    return usage;
}

bool is_group(const Program& program, std::string_view name) {
    return std::any_of(program.commands.begin(), program.commands.end(), [&](const Command& command) {
        return command.name.starts_with(std::string(name) + " ");
    });
}

core::Error unknown_command(const Program& program, const std::string& name) {
    std::vector<std::string> names;
    for (const Command& command : program.commands) names.emplace_back(command.name);
    if (is_group(program, name)) {
        std::string all;
        for (const std::string& known : names) {
            if (known.starts_with(name + " ")) all += (all.empty() ? "" : ", ") + known;
        }
        return core::Error("usage.group", {name, all});
    }
    std::error_code ignored;
    if (std::filesystem::exists(name, ignored)) return core::Error("usage.file_as_command", {name});
    const std::string near = nearest(name, names);
    if (near.empty()) return core::Error("usage.unknown_command", {name});
    return core::Error("usage.unknown_command_near", {name, near});
}

std::string help_of(const Command& command, std::size_t columns) {
    std::string help = language::text("help.usage", usage_of(command)) + "\n\n";
    help += paragraph(language::text(command.help_key()), columns);
    if (language::has_text(command.help_key() + ".more")) {
        help.append("\n").append(paragraph(language::text(command.help_key() + ".more"), columns));
    }
    std::vector<std::pair<std::string, std::string>> options;
    for (const Option& option : command.options)
        options.emplace_back(synopsis(option), option_meaning(option));
    for (const Option& option : common_options())
        options.emplace_back(synopsis(option), option_meaning(option));
    return help + "\n" + language::text("help.options_title") + "\n" + ui::definitions(options, columns);
}

std::string overview(const Program& program, std::string_view group, std::size_t columns) {
    std::string help;
    if (group.empty()) {
        help = language::text("help.usage", "satdoku") + "\n       satdoku " +
               language::text("help.command_line") + "\n\n" +
               paragraph(language::text("help.about"), columns) + "\n";
    }
    std::vector<std::pair<std::string, std::string>> entries;
    for (const Command& command : program.commands) {
        if (!group.empty() && !command.name.starts_with(std::string(group) + " ")) continue;
        std::string usage(command.name);
        if (!command.operands.empty()) usage.append(" ").append(command.operands);
        entries.emplace_back(std::move(usage), language::text(command.help_key()));
    }
    help += language::text("help.commands_title") + "\n" + ui::definitions(entries, columns);
    std::vector<std::pair<std::string, std::string>> options;
    for (const Option& option : common_options())
        options.emplace_back(synopsis(option), option_meaning(option));
    if (group.empty()) options.emplace_back("-V, --version", language::text("option.version"));
    help.append("\n")
        .append(language::text("help.common_title"))
        .append("\n")
        .append(ui::definitions(options, columns));
    return help + "\n" + paragraph(language::text("help.exit_codes"), columns);
}

std::vector<std::pair<std::string, std::string>> settings() {
    std::vector<std::pair<std::string, std::string>> entries;
    for (const engines::Setting& setting : engines::engine_settings()) {
        entries.emplace_back(setting.name,
                             language::text(language::key("setting", setting.name)) +
                                 language::text("help.range", setting.smallest, setting.largest) +
                                 language::text("help.standard", setting.standard));
    }
    return entries;
}

std::string settings_help(std::size_t columns) {
    return paragraph(language::text("help.settings"), columns) + '\n' + ui::definitions(settings(), columns);
}

}  // namespace satdoku::frame
