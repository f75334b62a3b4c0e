// A document as a list of blocks, which is written as a page of HTML or as Markdown: what a report says is put together
// once. All texts are plain; each form escapes what would be a sign of its own, so that the name of a file cannot
// become a script or break a table.
#pragma once

#include "comparison_columns.hpp"

#include <satdoku/draw/drawing.hpp>

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace satdoku::laboratory {

struct Heading {
    std::string text;
    bool below = false;  ///< a part of the section whose heading stands before it
};

struct Paragraph {
    std::string text;
};

/// Columns of equal length with their titles.
struct Grid {
    Columns columns;
};

/// Lines that stand as they are: a file, a tree of characters.
struct Verbatim {
    std::string text;
};

/// A picture that says what it shows; Markdown has the lines instead.
struct Figure {
    std::string title;  ///< for those who do not see it
    draw::Drawing drawing;
    std::string lines{};  ///< with their title; empty where only the picture says it
};

using Block = std::variant<Heading, Paragraph, Grid, Verbatim, Figure>;

struct Document {
    std::string title;
    std::vector<Block> blocks{};
};

/// One file that fetches nothing and needs no script.
std::string html_of(const Document& document);
std::string markdown_of(const Document& document);

}  // namespace satdoku::laboratory
