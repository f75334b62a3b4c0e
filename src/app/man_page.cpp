// The manual page in the man macros of roff, made from the table of commands.
#include "help.hpp"

#include <satdoku/ui/text.hpp>

namespace satdoku::app {

namespace {

/// Text in which roff sees no commands and leaves every - a minus that can be copied.
std::string plain(std::string_view text) {
    std::string escaped;
    for (const char character : text) {
        if (character == '\\') {
            escaped += "\\e";
        } else if (character == '-') {
            escaped += "\\-";
        } else {
            escaped += character;
        }
    }
    if (!escaped.empty() && (escaped[0] == '.' || escaped[0] == '\'')) escaped.insert(0, "\\&");
    return escaped;
}

std::string options_text(std::span<const Option> options) {
    std::string page;
    for (const Option& option : options) {
        page.append(".TP\n.B ").append(plain(synopsis(option))).append("\n");
        page.append(plain(option_meaning(option))).append("\n");
    }
    return page;
}

}  // namespace

std::string man_page() {
    std::string page = ".TH SATDOKU 1 \"\" \"satdoku " SATDOKU_VERSION "\"\n";
    page.append(".SH ").append(ui::text("man.name")).append("\nsatdoku \\- ");
    page.append(plain(ui::text("man.what"))).append("\n.SH ").append(ui::text("man.synopsis"));
    page.append("\n.B satdoku\n.br\n.B satdoku\n").append(ui::text("help.command_line"));
    page.append("\n.SH ")
        .append(ui::text("man.description"))
        .append("\n")
        .append(plain(ui::text("help.about")));
    page.append("\n.SH ").append(ui::text("man.commands")).append("\n");
    for (const Command& command : commands()) {
        page.append(".SS ").append(plain(usage_of(command))).append("\n");
        page.append(plain(ui::text(command.help_key()))).append("\n");
        const std::string more = command.help_key() + ".more";
        if (ui::has_text(more)) page.append(".PP\n").append(plain(ui::text(more))).append("\n");
        page += options_text(command.options);
    }
    page.append(".SH ")
        .append(ui::text("man.options"))
        .append("\n")
        .append(ui::text("help.common_title"))
        .append("\n");
    page += options_text(common_options());
    page.append(".SH ").append(ui::text("man.settings")).append("\n");
    page.append(plain(ui::text("help.settings"))).append("\n");
    for (const auto& [name, meaning] : settings()) {
        page.append(".TP\n.B ").append(plain(name)).append("\n").append(plain(meaning)).append("\n");
    }
    page.append(".SH ")
        .append(ui::text("man.exit_status"))
        .append("\n")
        .append(plain(ui::text("help.exit_codes")));
    page.append("\n.SH ")
        .append(ui::text("man.environment"))
        .append("\n")
        .append(plain(ui::text("man.variables")));
    return page + "\n";
}

}  // namespace satdoku::app
