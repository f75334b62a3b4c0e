// The prolog gives PostScript the operators of PDF that pages are painted with.
#include "formats.hpp"
#include "operators.hpp"

#include <satdoku/draw/paged.hpp>

#include <cmath>

namespace satdoku::draw {

namespace {

constexpr std::string_view prolog = R"(%%BeginProlog
/m {moveto} bind def
/l {lineto} bind def
/c {curveto} bind def
/h {closepath} bind def
/n {newpath} bind def
/re {4 2 roll moveto exch dup 0 rlineto exch 0 exch rlineto neg 0 rlineto closepath} bind def
/ink {0 0 0} def
/pen {0 0 0} def
/rg {3 array astore cvx /ink exch def} bind def
/RG {3 array astore cvx /pen exch def} bind def
/w {setlinewidth} bind def
/d {setdash} bind def
/f {ink setrgbcolor fill} bind def
/S {pen setrgbcolor stroke} bind def
/B {gsave ink setrgbcolor fill grestore pen setrgbcolor stroke} bind def
/BT {ink setrgbcolor} bind def
/ET {} def
/Tf {exch findfont exch scalefont setfont} bind def
/Td {moveto} bind def
/Tj {show} bind def
/latin {findfont dup length dict begin
  {1 index /FID ne {def} {pop pop} ifelse} forall
  /Encoding ISOLatin1Encoding dup length array copy dup 45 /hyphen put def
  currentdict end definefont pop} bind def
/F1 /Helvetica latin
/F2 /Helvetica-Bold latin
%%EndProlog
)";

}  // namespace

PostScript::PostScript(Sink sink, std::string_view title) : sink_(std::move(sink)) {
    sink_("%!PS-Adobe-3.0\n%%LanguageLevel: 2\n%%Title: " + latin_string(title) +
          "\n%%Creator: (satdoku)\n%%Pages: (atend)\n%%DocumentData: Clean7Bit\n%%EndComments\n");
    sink_(prolog);
}

void PostScript::page(const Drawing& drawing) {
    const std::string number = std::to_string(++pages_);
    const std::string width = std::to_string(std::lround(drawing.width));
    const std::string height = std::to_string(std::lround(drawing.height));
    sink_("%%Page: " + number + " " + number + "\n%%PageBoundingBox: 0 0 " + width + " " + height + "\n");
    sink_("%%BeginPageSetup\n<< /PageSize [" + width + " " + height + "] >> setpagedevice\n%%EndPageSetup\n");
    sink_("gsave\n");
    sink_(operators(drawing, Others::question_marks));
    sink_("grestore\nshowpage\n");
}

void PostScript::end() {
    sink_("%%Trailer\n%%Pages: " + std::to_string(pages_) + "\n%%EOF\n");
}

}  // namespace satdoku::draw
