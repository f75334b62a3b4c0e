// The manual page in the man macros of roff, made from the tables of commands, settings and keys and from the
// topics of the catalogue.
#include "descriptions.hpp"
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <algorithm>
#include <array>

namespace satdoku::frame {
namespace {
/// The escapes of the characters that roff would read as commands or print as others, so that they could not be copied.
constexpr std::array<std::pair<char, std::string_view>, 7> escapes = {
    {{'\\', "\\e"}, {'-', "\\-"}, {'\'', "\\(aq"}, {'`', "\\(ga"}, {'^', "\\(ha"}, {'~', "\\(ti"}, {'"', "\\(dq"}}};

/// The text as roff prints it unchanged. Chinese has no blanks: its lines may be broken at marks.
std::string plain(std::string_view text) {
    std::string escaped;
    for (const char character : text) {
        const auto escape = std::ranges::find_if(escapes, [&](const auto& each) { return each.first == character; });
        if (escape != escapes.end()) {
            escaped += escape->second;
        } else {
            escaped += character;
        }
    }
    escaped = ui::with_break_marks(escaped, "\\:");
    if (escaped.starts_with('.')) escaped.insert(0, "\\&");
    return escaped;
}

std::string section(std::string_view title) { return std::string(".SH ").append(language::text(title)).append("\n"); }

std::string paragraph(std::string_view key) {
    return std::string(".PP\n").append(plain(language::text(key))).append("\n");
}

std::string list(const Definitions& entries) {
    std::string page;
    for (const auto& [term, meaning] : entries)
        page.append(".TP\n.B ").append(plain(term)).append("\n").append(plain(meaning)).append("\n");
    return page;
}

/// Lines that stay as they are.
std::string verbatim(const std::vector<std::string>& lines) {
    std::string page = ".RS 2\n.nf\n";
    for (const std::string& line : lines) page += line.empty() ? ".sp\n" : plain(line) + "\n";
    return page + ".fi\n.RE\n";
}

std::string parts_section(const std::vector<Part>& parts) {
    std::string page;
    for (const Part& part : parts) {
        if (part.kind == Part::Kind::paragraph) page += ".PP\n" + plain(part.lines.front()) + "\n";
        if (part.kind == Part::Kind::list) page += list(part.entries);
        if (part.kind == Part::Kind::verbatim) page += ".PP\n" + verbatim(part.lines);
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
        page += list(definitions_of(command.options)) + parts_section(example_of(command));
    }
    return page;
}
}  // namespace

std::string man_page(const Program& program) {
    // Ragged lines without hyphens: Chinese would otherwise get holes, and options be torn.
    std::string page = ".TH SATDOKU 1 \"\" \"satdoku " + version() + "\"\n.ad l\n.nh\n";
    page += section("man.name") + "satdoku \\- " + plain(language::text("man.what")) + "\n";
    const auto form = [](std::string_view words) { return ".br\n.B satdoku\n" + plain(spoken(words)) + '\n'; };
    page += section("man.synopsis") + ".B satdoku\n" + form("COMMAND [OPTIONS] [OPERANDS]");
    if (program.standard.run != nullptr) page += form(program.standard.operands);
    page += section("man.description") + plain(language::text("help.about")) + "\n";
    page += commands_section(program);
    page += section("man.options") + plain(language::text("help.common_title")) + "\n" +
            list(definitions_of(common_options()));
    for (const Topic& topic : topics(program)) page += ".SH " + topic.heading() + "\n" + parts_section(topic.parts);
    return page;
}
}  // namespace satdoku::frame
