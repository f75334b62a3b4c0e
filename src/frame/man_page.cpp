// The manual page in the man macros of roff, made from the tables of commands, settings and keys and from the
// catalogue.
#include <satdoku/frame/help.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>

namespace satdoku::frame {

namespace {

using Entries = std::vector<std::pair<std::string, std::string>>;

/// Text in which roff sees no commands and prints every character as it is, so that it can be copied. It may
/// break lines of Chinese, which have no blanks.
std::string plain(std::string_view text) {
    std::string escaped;
    for (const char character : text) {
        switch (character) {
            case '\\':
                escaped += "\\e";
                break;
            case '-':
                escaped += "\\-";
                break;
            case '\'':
                escaped += "\\(aq";
                break;
            case '`':
                escaped += "\\(ga";
                break;
            case '^':
                escaped += "\\(ha";
                break;
            case '~':
                escaped += "\\(ti";
                break;
            case '"':
                escaped += "\\(dq";
                break;
            default:
                escaped += character;
        }
    }
    escaped = ui::with_break_marks(escaped, "\\:");
    if (escaped.starts_with('.')) escaped.insert(0, "\\&");
    return escaped;
}

std::string section(std::string_view title) {
    return std::string(".SH ").append(language::text(title)).append("\n");
}

std::string paragraph(std::string_view key) {
    return std::string(".PP\n").append(plain(language::text(key))).append("\n");
}

std::string list(const Entries& entries) {
    std::string page;
    for (const auto& [term, meaning] : entries) {
        page.append(".TP\n.B ").append(plain(term)).append("\n").append(plain(meaning)).append("\n");
    }
    return page;
}

/// Lines of the catalogue, each a term and its meaning.
std::string list(std::string_view text) {
    Entries entries;
    for (const std::string& line : ui::split_lines(text)) {
        const std::size_t tab = line.find('\t');
        entries.emplace_back(line.substr(0, tab), line.substr(tab + 1));
    }
    return list(entries);
}

std::string list(std::span<const Option> options) {
    Entries entries;
    for (const Option& option : options) entries.emplace_back(synopsis(option), option_meaning(option));
    return list(entries);
}

std::string section_of(const ManualSection& part) {
    std::string page = section(part.title);
    for (const ManualList& below : part.lists) {
        if (&below != part.lists.data()) page += ".PP\n";
        page += plain(language::text(below.paragraph)) + "\n" + list(below.entries);
    }
    return page;
}

std::string commands_section(const Program& program) {
    std::string page = section("man.commands");
    for (const Command& command : program.commands) {
        page.append(".SS ").append(plain(usage_of(command))).append("\n");
        page.append(plain(language::text(command.help_key()))).append("\n");
        const std::string more = command.help_key() + ".more";
        if (language::has_text(more)) page += paragraph(more);
        page += list(command.options);
    }
    return page;
}

}  // namespace

std::string man_page(const Program& program) {
    // Ragged lines without hyphens: Chinese would otherwise get holes, and options be torn.
    std::string page = ".TH SATDOKU 1 \"\" \"satdoku " + version() + "\"\n.ad l\n.nh\n";
    page += section("man.name") + "satdoku \\- " + plain(language::text("man.what")) + "\n";
    page += section("man.synopsis") + ".B satdoku\n.br\n.B satdoku\n" +
            plain(language::text("help.command_line"));
    page += '\n' + section("man.description") + plain(language::text("help.about")) + "\n" +
            paragraph("man.menus");
    page += commands_section(program);
    page +=
        section("man.options") + plain(language::text("help.common_title")) + "\n" + list(common_options());
    page += section("man.settings") + plain(language::text("help.settings")) + "\n" + list(settings());
    for (const ManualSection& part : program.manual()) page += section_of(part);
    for (const char* const name : {"man.formats", "man.files", "man.environment"}) {
        page += section(name) + list(language::text(std::string(name) + "_list"));
    }
    page += section("man.exit_status") + list(language::text("man.exit_list"));
    page += section("man.examples") + list(language::text("man.examples_list"));
    return page;
}

}  // namespace satdoku::frame
