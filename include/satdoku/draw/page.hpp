// The frame of a web page that is one file: nothing is fetched, it can be read in light and in dark, and it prints on
// A4. What is in it, and how that looks beyond headings, tables, buttons and pictures, is whose page it is.
//
// A page without its script shows everything, one thing under the other. A script that folds or steps sets the class
// "script" on the root element when it begins: navigation (nav) is seen from then on, and never on paper.
#pragma once

#include <string>
#include <string_view>

namespace satdoku::draw {

struct Page {
    std::string title;          ///< a line of text; it is also the heading
    std::string_view language;  ///< as HTML names it: "en", "zh"
    std::string_view
        style{};  ///< CSS of its own, behind that of all pages; colours are var(--NAME) of style_sheet()
    std::string_view script{};  ///< JavaScript; of a page without one the browser runs no script at all
};

/// From the first byte into the open <main>, behind the heading. What follows is HTML; see escaped().
std::string page_head(const Page& page);
/// From the end of <main> to the last byte.
std::string page_foot(const Page& page);

/// The whole page. @param body  HTML
std::string whole_page(const Page& page, std::string_view body);

}  // namespace satdoku::draw
