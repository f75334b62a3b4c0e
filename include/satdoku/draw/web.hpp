// Scalable Vector Graphics for web pages and drawing programs, and web pages of one file. A page fetches nothing, can
// be read in light and in dark, and prints on A4. Its frame styles headings, tables, buttons and pictures; the caller
// adds the content and all other styles.
//
// Without its script a page shows everything, one part below the other. A script that folds or steps sets the class
// "script" on the root element when it begins: from then on the navigation (nav) is shown, but never on paper.
#pragma once
#include <satdoku/draw/drawing.hpp>
#include <span>

namespace satdoku::draw {
/// The source of the colours: the picture itself, or style_sheet() of the page around it.
enum class Colours : std::uint8_t { fixed, of_page };

/// The picture; with fixed colours the whole file. @param title  describes it to people who cannot see it
std::string svg(const Drawing& drawing, Colours colours, std::string_view title);

/// A drawing that shows nothing itself, but whose shapes other drawings of the page can repeat.
std::string svg_definition(const Drawing& drawing, std::string_view id);
/// A drawing of a page over the shapes of a definition. @param title  describes it to people who cannot see it
std::string svg_over_definition(const Drawing& drawing, std::string_view id, std::string_view title);

/// The colours of a page as CSS variables: light or dark like the reader's system, light on paper.
std::string style_sheet();

/// The text for XML and HTML, also for attributes in quotation marks.
std::string escaped(std::string_view text);

/// "<p>text</p>", escaped, with the lines of the text.
std::string element(std::string_view tag, std::string_view text);

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

/// A page that is a program of its own: the files of a folder, word by word, as the build puts them into this program
/// (src/package/embed.cmake).
struct PageSource {
    std::string_view markup;
    std::span<const std::string_view> styles;   ///< file by file; together they are one style
    std::span<const std::string_view> scripts;  ///< the same
};
/// The whole page, with the colours of style_sheet(). @param json  for its script, in the element with the id "data"
std::string page_with_data(const PageSource& source, std::string_view title, std::string_view language,
                           std::string_view json);

/// A button that shows a sign. @param words  its meaning
std::string button(std::string_view id, std::string_view words, std::string_view sign);
}  // namespace satdoku::draw
