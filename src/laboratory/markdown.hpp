// Markdown as GitHub and pandoc read it: text of others stays text, and tables are regular.
#pragma once

#include <satdoku/ui/table.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace satdoku::laboratory {

/// A text as it may stand in a paragraph, a heading or a cell: what Markdown would take for a sign of its own has a
/// backslash before it. Underscores inside words are none.
std::string markdown_text(std::string_view text);

/// The same as lines of at most so many columns, each with its end, none of which begins a list, a quotation or what
/// else only lines can.
std::string markdown_paragraph(std::string_view text, std::size_t columns);

/// A line of a table. @param cells  plain texts
std::string markdown_row(std::span<const std::string> cells);
/// The line below the titles.
std::string markdown_rule(std::span<const ui::Align> alignment);

}  // namespace satdoku::laboratory
