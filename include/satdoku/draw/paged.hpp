// Documents of pages: PostScript for printers, and the Portable Document Format, with fonts that every printer and
// viewer has. Both use the same painting operators. Each page is written at once.
#pragma once

#include <satdoku/draw/drawing.hpp>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::draw {

/// Takes the next bytes of a document.
using Sink = std::function<void(std::string_view)>;

/// PostScript of level 2. Characters that its fonts lack (see all_latin()) are drawn as question marks.
class PostScript {
  public:
    PostScript(Sink sink, std::string_view title);
    void page(const Drawing& drawing);
    void end();

  private:
    Sink sink_;
    std::size_t pages_ = 0;
};

/// PDF 1.4. Its fonts are those of PostScript.
class Pdf {
  public:
    Pdf(Sink sink, std::string_view title);
    void page(const Drawing& drawing);
    void end();

  private:
    void write(std::string_view bytes);
    void object(std::size_t number, std::string_view body);

    Sink sink_;
    std::size_t written_ = 0;           ///< bytes
    std::vector<std::size_t> offsets_;  ///< by object, from 1
    std::vector<std::size_t> pages_;    ///< objects
};

}  // namespace satdoku::draw
