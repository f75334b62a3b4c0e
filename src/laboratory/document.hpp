// A document as a list of blocks, which is written as an HTML page or as Markdown (as GitHub and pandoc read it).
//
// All texts in a document are plain: each writer escapes the characters that mean something in its format, so that the
// name of a file can never become a script or break a table.
#pragma once

#include <satdoku/draw/drawing.hpp>
#include <satdoku/ui/table.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace satdoku::laboratory {

struct Heading {
    std::string text;
    bool below = false;  ///< a section inside the section before it
};

struct Paragraph {
    std::string text;
};

/// A column of a table.
struct Column {
    std::vector<std::string> cells;  ///< the first one is the title
    ui::Align align = ui::Align::right;

    std::size_t width() const;
};
using Columns = std::vector<Column>;

/// A table: columns of equal length.
struct Grid {
    Columns columns;
};

/// Lines that are shown as they are, such as a file.
struct Verbatim {
    std::string text;
};

/// A picture; in Markdown the lines take its place.
struct Figure {
    std::string title;  ///< what screen readers say
    draw::Drawing drawing;
    std::string lines{};  ///< with their title; empty if there is only the picture
};

using Block = std::variant<Heading, Paragraph, Grid, Verbatim, Figure>;

struct Document {
    std::string title;
    std::vector<Block> blocks{};
};

/// A page that fetches nothing and needs no script.
std::string html_of(const Document& document);
std::string markdown_of(const Document& document);

/// A text for a paragraph, a heading or a cell: a backslash stands before each character that Markdown would take for a
/// sign of its own. Underscores inside words are no such signs.
std::string markdown_text(std::string_view text);

/// The same as lines of at most so many columns, each with its line end. No line looks like the beginning of a list, a
/// quotation or another block.
std::string markdown_paragraph(std::string_view text, std::size_t columns);

/// A table. @param with_titles  false: only its lines, to go on with a table of the same columns
std::string markdown_table(const Columns& columns, bool with_titles = true);

}  // namespace satdoku::laboratory
