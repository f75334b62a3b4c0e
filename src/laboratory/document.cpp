#include "document.hpp"
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/draw/font.hpp>
#include <satdoku/draw/web.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <algorithm>

namespace satdoku::laboratory {
namespace {
std::size_t rows_of(const Columns& columns) { return columns.empty() ? 0 : columns.front().cells.size(); }

bool is_letter(char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

bool is_word_character(char character) { return is_letter(character) || (character >= '0' && character <= '9'); }

/// Returns true if the character at this place has a meaning in Markdown.
bool is_special(std::string_view text, std::size_t at) {
    const char before = at > 0 ? text[at - 1] : ' ';
    const char after = at + 1 < text.size() ? text[at + 1] : ' ';
    switch (text[at]) {
        case '_': return !is_word_character(before) || !is_word_character(after);
        case '<': return is_letter(after) || after == '/' || after == '!' || after == '?';
        default: return std::string_view("\\`*[]|&~$#").find(text[at]) != std::string_view::npos;
    }
}
}  // namespace

std::string markdown_text(std::string_view text) {
    std::string escaped;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (is_special(text, at)) escaped += '\\';
        escaped += text[at];
    }
    return escaped;
}

std::string markdown_paragraph(std::string_view text, std::size_t columns) {
    std::string lines;
    for (std::string& line : ui::wrap(markdown_text(text), columns - 1)) {
        const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
        const bool begins_list = digits > 0 && digits < line.size() && (line[digits] == '.' || line[digits] == ')');
        const bool begins_block = !line.empty() && std::string_view("-+=>").find(line[0]) != std::string_view::npos;
        if (begins_list || begins_block) line.insert(begins_list ? digits : 0, 1, '\\');
        lines.append(line).append("\n");
    }
    return lines;
}

namespace {
/// A spreadsheet would calculate a cell that begins with one of these, whatever its quotes; a number is none.
bool is_calculated(const std::string& cell) {
    return !cell.empty() && std::string_view("=+-@\t\r").find(cell.front()) != std::string_view::npos &&
           !core::parse_number<double>(cell);
}

std::string csv_cell(const std::string& text) {
    const std::string cell = language::visible(is_calculated(text) ? "'" + text : text);
    if (cell.find_first_of(",\"") == std::string::npos) return cell;
    std::string quoted = "\"";
    for (const char character : cell) quoted.append(character == '"' ? 2 : 1, character);
    return quoted + '"';
}
}  // namespace

std::string csv_line(const std::vector<std::string>& cells) { return core::join(cells, ",", csv_cell) + '\n'; }

std::string markdown_table(const Columns& columns, bool with_titles) {
    std::string text;
    const std::size_t rows = rows_of(columns);
    for (std::size_t row = with_titles ? 0 : 1; row < rows; ++row) {
        text += '|';
        for (const Column& column : columns) {
            const std::string_view mark = column.is_strong(row) ? "**" : "";
            text.append(" ").append(mark).append(markdown_text(column.cells[row])).append(mark).append(" |");
        }
        text += '\n';
        if (row > 0) continue;
        text += '|';
        for (const Column& column : columns) text += column.align == ui::Align::left ? "---|" : "---:|";
        text += '\n';
    }
    return text;
}

void add_row(Columns& columns, std::vector<std::string> cells) {
    for (std::size_t index = 0; index < cells.size(); ++index) columns[index].cells.push_back(std::move(cells[index]));
}

ui::Table table_of(const Columns& columns) {
    std::vector<ui::Align> alignment;
    for (const Column& column : columns) alignment.push_back(column.align);
    ui::Table table(alignment);
    for (std::size_t row = 0; row < rows_of(columns); ++row) {
        std::vector<std::string> cells;
        for (const Column& column : columns) cells.push_back(column.cells[row]);
        table.add(std::move(cells));
    }
    return table;
}

bool Column::is_strong(std::size_t row) const { return row > 0 && !strong.empty() && cells[row] == strong; }

std::size_t Column::width() const { return ui::widest(cells); }

namespace {
class HtmlWriter {
  public:
    void operator()(const Heading& heading) {
        const std::string_view tag = heading.below ? "h3" : "h2";
        element(tag, heading.text);
    }
    void operator()(const Paragraph& paragraph) { element("p", paragraph.text); }
    void operator()(const Verbatim& verbatim) {
        text_ += "<pre>";
        for (const std::string& line : ui::split_lines(verbatim.text)) text_.append(draw::escaped(line)).append("\n");
        text_ += "</pre>\n";
    }
    void operator()(const Grid& grid) {
        text_ += "<div class=\"wide\">\n<table>\n";
        if (!grid.caption.empty()) element("caption", grid.caption);
        for (std::size_t line = 0; line < rows_of(grid.columns); ++line) {
            if (line < 2) text_ += line == 0 ? "<thead>" : "<tbody>";
            text_ += "<tr>";
            for (const Column& column : grid.columns) cell(column, line);
            text_ += "</tr>";
            if (line == 0) text_ += "</thead>";
            text_ += '\n';
        }
        if (rows_of(grid.columns) > 1) text_ += "</tbody>\n";
        text_ += "</table>\n</div>\n";
    }
    void operator()(const Figure& figure) {
        text_ += "<figure class=\"wide\">\n";
        text_ += draw::svg(figure.drawing, draw::Colours::of_page, figure.title);
        if (!figure.caption.empty()) element("figcaption", figure.caption);
        text_ += "</figure>\n";
    }

    std::string take() { return std::move(text_); }

  private:
    void element(std::string_view tag, std::string_view content) {
        text_.append("<").append(tag).append(">").append(draw::escaped(content));
        text_.append("</").append(tag).append(">\n");
    }
    void cell(const Column& column, std::size_t line) {
        const std::string_view tag = line == 0 ? "th" : "td";
        text_.append("<").append(tag).append(class_of(column, line)).append(">");
        const bool is_strong = column.is_strong(line);
        text_.append(is_strong ? "<strong>" : "").append(breakable(column.cells[line]));
        text_.append(is_strong ? "</strong>" : "").append("</").append(tag).append(">");
    }
    /// A short word stays on one line: browsers also break after its hyphens, and between Chinese characters.
    static std::string_view class_of(const Column& column, std::size_t line) {
        const std::string& text = column.cells[line];
        const bool breaks = std::ranges::any_of(text, [](char one) { return one == '-' || (one & 0x80) != 0; });
        const bool is_word = breaks && text.size() <= short_word && text.find(' ') == std::string::npos;
        if (column.align == ui::Align::right) return is_word ? " class=\"number word\"" : " class=\"number\"";
        return is_word ? " class=\"word\"" : "";
    }
    /// Words stay whole, except those as long as the name of a file, which may be broken after their punctuation or
    /// where they are far too long.
    static std::string breakable(std::string_view text) {
        constexpr std::size_t longest = 32;
        if (text.size() <= short_word) return draw::escaped(text);
        std::string result;
        std::u32string piece;
        for (const char32_t letter : draw::code_points(text)) {
            piece += letter;
            const bool mark = std::u32string_view(U"._/-").find(letter) != std::u32string_view::npos;
            if (letter != ' ' && !mark && piece.size() < longest) continue;
            result.append(draw::escaped(draw::utf_8(piece))).append(letter == ' ' ? "" : "<wbr/>");
            piece.clear();
        }
        return result + draw::escaped(draw::utf_8(piece));
    }

    static constexpr std::size_t short_word = 24;

    std::string text_;
};

class MarkdownWriter {
  public:
    /// Markdown joins the lines of a paragraph; the width is for people who read the source.
    static constexpr std::size_t paragraph_columns = 80;

    void operator()(const Heading& heading) {
        text_.append(heading.below ? "### " : "## ").append(markdown_text(heading.text)).append("\n\n");
    }
    void operator()(const Paragraph& paragraph) {
        text_.append(markdown_paragraph(paragraph.text, paragraph_columns)).append("\n");
    }
    /// Indents by four blanks, because no text inside can end such a block.
    void operator()(const Verbatim& verbatim) { lines(verbatim.text); }
    void operator()(const Grid& grid) {
        if (!grid.caption.empty()) (*this)(Paragraph{grid.caption});
        text_.append(markdown_table(grid.columns)).append("\n");
    }
    void operator()(const Figure& figure) {
        if (!figure.lines.empty()) lines(figure.lines);
        if (!figure.caption.empty()) (*this)(Paragraph{figure.caption});
    }

    std::string take() { return std::move(text_); }

  private:
    void lines(const std::string& text) {
        std::string_view rest = text;
        do {
            const std::string_view line = rest.substr(0, rest.find('\n'));
            text_.append("    ").append(line).append("\n");
            rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        } while (!rest.empty());
        text_ += '\n';
    }

    std::string text_;
};

constexpr std::string_view style =
    "pre{white-space:pre-wrap;overflow-wrap:anywhere}\n"
    "th{vertical-align:bottom}td.number,.word{white-space:nowrap}\n"
    "caption{text-align:left;font-weight:bold;padding:.2rem 0}figcaption{font-weight:bold;color:inherit}\n"
    "@media print{table{font-size:.72rem}th,td{padding:.1rem "
    ".3rem}tr:nth-child(-n+3){break-after:avoid}tr:nth-last-child(-n+3){break-before:avoid}\n"
    "caption,thead,p:has(+.wide),p:has(+figure),p:has(+pre){break-after:avoid}caption,thead{break-inside:avoid}\n"
    "figure svg{max-height:80mm;width:auto}pre{break-inside:avoid}p{orphans:3;widows:3}}\n";
}  // namespace

std::string html_of(const Document& document) {
    HtmlWriter writer;
    for (const Block& block : document.blocks) std::visit(writer, block);
    draw::Page page{.title = document.title, .language = language::spoken_language_tag(), .style = style};
    return draw::whole_page(page, writer.take());
}

std::string markdown_of(const Document& document) {
    MarkdownWriter writer;
    for (const Block& block : document.blocks) std::visit(writer, block);
    std::string text = "# ";
    text.append(markdown_text(document.title)).append("\n\n").append(writer.take());
    while (text.ends_with("\n\n")) text.pop_back();
    return text;
}
}  // namespace satdoku::laboratory
