// A document is a list of blocks. It is written as an HTML page or as Markdown (for GitHub and pandoc).
//
// All texts in a document are plain: each writer escapes the special characters of its format, so that the name of a
// file can never become a script or break a table.
#pragma once
#include <satdoku/draw/drawing.hpp>
#include <satdoku/ui/columns.hpp>

namespace satdoku::laboratory {
struct Heading {
    std::string text;
    bool below = false;  ///< a subsection of the section before it
};

struct Paragraph {
    std::string text;
};

/// A column of a table.
struct Column {
    std::vector<std::string> cells;  ///< the first one is the title
    ui::Align align = ui::Align::right;
    std::string strong{};  ///< a cell of this text stands out

    std::size_t width() const;
    bool is_strong(std::size_t row) const;
};
using Columns = std::vector<Column>;

/// Appends a cell to each column.
void add_row(Columns& columns, std::vector<std::string> cells);
/// The table for a terminal, without titles of its own: the first row is the titles.
ui::Table table_of(const Columns& columns);

/// A table: columns of equal length.
struct Grid {
    Columns columns;
    std::string caption{};  ///< "Table 1. ..."; empty: none
};

/// Preformatted lines, such as a file.
struct Verbatim {
    std::string text;
};

/// A picture. In Markdown the lines replace it.
struct Figure {
    std::string title;  ///< for screen readers
    draw::Drawing drawing;
    std::string lines{};    ///< with their title; empty if Markdown leaves the picture out
    std::string caption{};  ///< "Figure 1. ..."; empty: none
};

using Block = std::variant<Heading, Paragraph, Grid, Verbatim, Figure>;

struct Document {
    std::string title;
    std::vector<Block> blocks{};
};

/// Returns a page that loads nothing and needs no script.
std::string html_of(const Document& document);
std::string markdown_of(const Document& document);

/// Escapes a text for a paragraph, a heading or a cell: puts a backslash before each character with a meaning in
/// Markdown. Underscores inside words have none.
std::string markdown_text(std::string_view text);

/// Escapes a text and wraps it to lines of at most `columns`, each with its line end. No line looks like the beginning
/// of a list, a quotation or another block.
std::string markdown_paragraph(std::string_view text, std::size_t columns);

/// @param with_titles  false: only the rows, to continue a table of the same columns
std::string markdown_table(const Columns& columns, bool with_titles = true);

/// A line of a table for programs. A cell that a spreadsheet would take for a formula gets an apostrophe in front.
std::string csv_line(const std::vector<std::string>& cells);
}  // namespace satdoku::laboratory
