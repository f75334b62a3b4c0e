#include "help.hpp"

#include "engines.hpp"

#include <satdoku/ui/table.hpp>
#include <satdoku/ui/text.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>
#include <filesystem>

namespace satdoku::app {

namespace {

std::string paragraph(std::string_view text, std::size_t columns) {
    std::string lines;
    for (const std::string& line : ui::wrap(text, columns - 1)) lines += line + '\n';
    return lines;
}

}  // namespace

std::string option_meaning(const Option& option) {
    std::string meaning = ui::text(help_key(option));
    if (option.value == Value::choice) {
        meaning += ui::text("help.choices", with_commas(option.choices));
    }
    if (option.value == Value::integer && option.largest != ~std::uint64_t{0}) {
        meaning += ui::text("help.range", option.smallest, option.largest);
    }
    if (!option.standard.empty()) meaning += ui::text("help.standard", option.standard);
    return meaning;
}

std::string usage_of(const Command& command) {
    std::string usage = "satdoku ";
    usage.append(command.name).append(" [").append(ui::text("help.options")).append("]");
    if (!command.operands.empty()) usage.append(" ").append(command.operands);
    return usage;
}

bool is_group(std::string_view name) {
    return std::any_of(commands().begin(), commands().end(), [&](const Command& command) {
        return command.name.starts_with(std::string(name) + " ");
    });
}

core::Error unknown_command(const std::string& name) {
    std::vector<std::string> names;
    for (const Command& command : commands()) names.emplace_back(command.name);
    if (is_group(name)) {
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
    std::string help = ui::text("help.usage", usage_of(command)) + "\n\n";
    help += paragraph(ui::text(command.help_key()), columns);
    if (ui::has_text(command.help_key() + ".more")) {
        help.append("\n").append(paragraph(ui::text(command.help_key() + ".more"), columns));
    }
    std::vector<std::pair<std::string, std::string>> options;
    for (const Option& option : command.options)
        options.emplace_back(synopsis(option), option_meaning(option));
    for (const Option& option : common_options())
        options.emplace_back(synopsis(option), option_meaning(option));
    return help + "\n" + ui::text("help.options_title") + "\n" + ui::definitions(options, columns);
}

std::string overview(std::string_view group, std::size_t columns) {
    std::string help;
    if (group.empty()) {
        help = ui::text("help.usage", "satdoku") + "\n       satdoku " + ui::text("help.command_line") +
               "\n\n" + paragraph(ui::text("help.about"), columns) + "\n";
    }
    std::vector<std::pair<std::string, std::string>> entries;
    for (const Command& command : commands()) {
        if (!group.empty() && !command.name.starts_with(std::string(group) + " ")) continue;
        std::string usage(command.name);
        if (!command.operands.empty()) usage.append(" ").append(command.operands);
        entries.emplace_back(std::move(usage), ui::text(command.help_key()));
    }
    help += ui::text("help.commands_title") + "\n" + ui::definitions(entries, columns);
    std::vector<std::pair<std::string, std::string>> options;
    for (const Option& option : common_options())
        options.emplace_back(synopsis(option), option_meaning(option));
    if (group.empty()) options.emplace_back("-V, --version", ui::text("option.version"));
    help.append("\n")
        .append(ui::text("help.common_title"))
        .append("\n")
        .append(ui::definitions(options, columns));
    return help + "\n" + paragraph(ui::text("help.exit_codes"), columns);
}

std::vector<std::pair<std::string, std::string>> settings() {
    std::vector<std::pair<std::string, std::string>> entries;
    for (const Setting& setting : engine_settings()) {
        entries.emplace_back(setting.name, ui::text(setting.words) +
                                               ui::text("help.range", setting.smallest, setting.largest) +
                                               ui::text("help.standard", setting.standard));
    }
    return entries;
}

std::string settings_help(std::size_t columns) {
    return paragraph(ui::text("help.settings"), columns) + '\n' + ui::definitions(settings(), columns);
}

}  // namespace satdoku::app
