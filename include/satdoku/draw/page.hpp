// The frame of a web page that is one file: nothing is fetched, it can be read in light and in dark, and it prints on
// A4. The frame styles headings, tables, buttons and pictures; the caller adds the content and all other styles.
//
// Without its script a page shows everything, one part below the other. A script that folds or steps sets the class
// "script" on the root element when it begins: from then on the navigation (nav) is shown, but never on paper.
#pragma once

#include <string>
#include <string_view>

namespace satdoku::draw {

struct Page {
    std::string title;          ///< a line of text; it is also the heading
    std::string_view language;  ///< as HTML names it: "en", "zh"
    std::string_view style{};   ///< more CSS; colours are var(--NAME) of style_sheet()
    std::string_view script{};  ///< JavaScript; if it is empty, the browser runs no script at all
};

/// Everything up to the heading in the open <main>. HTML follows; see escaped().
std::string page_head(const Page& page);
/// Everything from the end of <main>.
std::string page_foot(const Page& page);

/// The whole page. @param body  HTML
std::string whole_page(const Page& page, std::string_view body);

}  // namespace satdoku::draw
