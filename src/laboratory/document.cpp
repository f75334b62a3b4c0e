#include "document.hpp"

#include "markdown.hpp"

#include <satdoku/draw/page.hpp>
#include <satdoku/draw/svg.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>

namespace satdoku::laboratory {

namespace {

std::vector<std::string> row_of(const Grid& grid, std::size_t line) {
    std::vector<std::string> cells;
    for (const Column& column : grid.columns) cells.push_back(column.cells[line]);
    return cells;
}

std::size_t rows_of(const Grid& grid) {
    return grid.columns.empty() ? 0 : grid.columns.front().cells.size();
}

std::string with_end(std::string lines) {
    if (!lines.empty() && !lines.ends_with('\n')) lines += '\n';
    return lines;
}

class HtmlWriter {
  public:
    void operator()(const Heading& heading) {
        const std::string_view tag = heading.below ? "h3" : "h2";
        element(tag, heading.text);
    }
    void operator()(const Paragraph& paragraph) { element("p", paragraph.text); }
    void operator()(const Verbatim& verbatim) {
        text_ += "<pre>";
        for (const std::string& line : ui::split_lines(verbatim.text))
            text_.append(draw::escaped(line)).append("\n");
        text_ += "</pre>\n";
    }
    void operator()(const Grid& grid) {
        text_ += "<div class=\"wide\">\n<table>\n";
        for (std::size_t line = 0; line < rows_of(grid); ++line) {
            if (line < 2) text_ += line == 0 ? "<thead>" : "<tbody>";
            text_ += "<tr>";
            for (const Column& column : grid.columns) cell(column, line);
            text_ += "</tr>";
            if (line == 0) text_ += "</thead>";
            text_ += '\n';
        }
        if (rows_of(grid) > 1) text_ += "</tbody>\n";
        text_ += "</table>\n</div>\n";
    }
    void operator()(const Figure& figure) {
        text_ += "<figure>\n";
        text_ += draw::svg(figure.drawing, draw::Colours::of_page, figure.title);
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
        const std::string_view kind = column.align == ui::Align::right ? " class=\"number\"" : "";
        text_.append("<").append(tag).append(kind).append(">");
        text_.append(draw::escaped(column.cells[line])).append("</").append(tag).append(">");
    }

    std::string text_;
};

class MarkdownWriter {
  public:
    /// Readers of Markdown join the lines of a paragraph; others see what a terminal shows.
    static constexpr std::size_t paragraph_columns = 80;

    void operator()(const Heading& heading) {
        text_.append(heading.below ? "### " : "## ").append(markdown_text(heading.text)).append("\n\n");
    }
    void operator()(const Paragraph& paragraph) {
        text_.append(markdown_paragraph(paragraph.text, paragraph_columns)).append("\n");
    }
    /// Four blanks before each line: no line can end that.
    void operator()(const Verbatim& verbatim) { lines(verbatim.text); }
    void operator()(const Grid& grid) {
        std::vector<ui::Align> alignment;
        for (const Column& column : grid.columns) alignment.push_back(column.align);
        for (std::size_t line = 0; line < rows_of(grid); ++line) {
            text_ += markdown_row(row_of(grid, line));
            if (line == 0) text_ += markdown_rule(alignment);
        }
        text_ += '\n';
    }
    void operator()(const Figure& figure) {
        if (!figure.lines.empty()) lines(figure.lines);
    }

    std::string take() { return std::move(text_); }

  private:
    void lines(const std::string& text) {
        text_ += "    ";
        const std::string whole = with_end(text);
        for (std::size_t at = 0; at < whole.size(); ++at) {
            text_ += whole[at];
            if (whole[at] == '\n' && at + 1 < whole.size()) text_ += "    ";
        }
        text_ += '\n';
    }

    std::string text_;
};

constexpr std::string_view style =
    "pre{white-space:pre-wrap;overflow-wrap:anywhere}td{overflow-wrap:anywhere}\n"
    "@media print{table{font-size:.75rem}th,td{padding:.1rem .3rem}}\n";

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
