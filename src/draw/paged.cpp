// Both formats paint pages with the operators of PDF; the prolog of PostScript defines them there.
//
// A PDF file is a list of numbered objects, then a table with the position of each. The first objects are shared by all
// pages; each page adds two, itself and its content.
#include "formats.hpp"

#include <satdoku/core/text.hpp>
#include <satdoku/draw/letters.hpp>
#include <satdoku/draw/paged.hpp>

#include <cmath>

namespace satdoku::draw {

namespace {

/// Fonts by the names that the operators use. Every reader of either format has them, and they are Latin: another font
/// would have to be in the file.
constexpr std::string_view regular_font = "F1";
constexpr std::string_view bold_font = "F2";

/// Strings hold printable ASCII; all else is an octal escape, so that a document is plain text.
void append_latin(std::string& text, char32_t letter) {
    if (letter == '(' || letter == ')' || letter == '\\') {
        text += '\\';
        text += static_cast<char>(letter);
    } else if (letter < 0x7f) {
        text += static_cast<char>(letter);
    } else {
        text += '\\';
        for (const int shift : {6, 3, 0}) text += static_cast<char>('0' + (letter >> shift & 7U));
    }
}

void append_unit(std::string& text, std::uint32_t unit) {
    constexpr std::string_view figures = "0123456789ABCDEF";
    for (const int shift : {12, 8, 4, 0}) text += figures[unit >> shift & 15U];
}

void append_utf_16(std::string& text, char32_t letter) {
    if (letter < 0x10000) return append_unit(text, letter);
    const std::uint32_t above = letter - 0x10000U;
    append_unit(text, 0xd800U + (above >> 10));
    append_unit(text, 0xdc00U + (above & 0x3ffU));
}

/// What the fonts lack is a question mark.
std::string latin_string(std::u32string_view letters) {
    std::string string = "(";
    for (const char32_t letter : letters) append_latin(string, is_latin(letter) ? letter : U'?');
    return string + ")";
}

/// Writes one shape.
class OperatorWriter {
  public:
    explicit OperatorWriter(double height) : height_(height) {}

    void operator()(const Line& line) {
        point(line.from, "m");
        point(line.to, "l");
        paint(Ink::none, line.pen);
    }
    void operator()(const Rectangle& box) {
        number(box.corner.x);
        number(height_ - box.corner.y - box.height);
        number(box.width);
        number(box.height);
        text_ += "re\n";
        paint(box.fill, box.pen);
    }
    void operator()(const Circle& circle) {
        // Four quarters; the distance of the control points that comes nearest to a circle.
        const double radius = circle.radius;
        const double control = radius * 0.5523;
        const auto [x, y] = circle.centre;
        point({x + radius, y}, "m");
        curve({x + radius, y + control}, {x + control, y + radius}, {x, y + radius});
        curve({x - control, y + radius}, {x - radius, y + control}, {x - radius, y});
        curve({x - radius, y - control}, {x - control, y - radius}, {x, y - radius});
        curve({x + control, y - radius}, {x + radius, y - control}, {x + radius, y});
        text_ += "h\n";
        paint(circle.fill, circle.pen);
    }
    void operator()(const Polygon& polygon) {
        for (std::size_t index = 0; index < polygon.corners.size(); ++index) {
            point(polygon.corners[index], index == 0 ? "m" : "l");
        }
        text_ += "h\n";
        paint(polygon.fill, polygon.pen);
    }
    void operator()(const Polyline& line) {
        if (line.points.empty()) return;
        for (std::size_t index = 0; index < line.points.size(); ++index) {
            point(line.points[index], index == 0 ? "m" : "l");
        }
        paint(Ink::none, line.pen);
    }
    void operator()(const Curve& line) {
        point(line.from, "m");
        curve(line.from_control, line.to_control, line.to);
        paint(Ink::none, line.pen);
    }
    void operator()(const Label& label) {
        const std::u32string letters = code_points(label.text);
        if (letters.empty()) return;
        double x = label.at.x;
        const double width = label.size * width_of(letters, label.bold);
        if (label.align == Align::middle) x -= width / 2;
        if (label.align == Align::right) x -= width;
        text_ += colour(label.ink, "rg");
        text_ += "BT /";
        text_ += label.bold ? bold_font : regular_font;
        text_ += ' ';
        number(label.size);
        text_ += "Tf ";
        number(x);
        number(height_ - label.at.y);
        text_ += "Td " + latin_string(letters) + " Tj ET\n";
    }

    std::string finish() { return std::move(text_); }

  private:
    void number(double value) { text_ += numeral(value) + ' '; }
    void point(Point at, std::string_view name) {
        number(at.x);
        number(height_ - at.y);
        text_.append(name).append("\n");
    }
    void curve(Point from_control, Point to_control, Point to) {
        for (const Point control : {from_control, to_control}) {
            number(control.x);
            number(height_ - control.y);
        }
        point(to, "c");
    }
    static std::string colour(Ink ink, std::string_view name) {
        constexpr double full = 255;
        const Colour colour = on_light(ink);
        std::string text;
        for (const auto part : {colour.red, colour.green, colour.blue}) text += numeral(part / full) + ' ';
        return text.append(name).append("\n");
    }
    /// Paints the path that was written. Colours may not be set within a path: they are set before it.
    void paint(Ink fill, const Pen& pen) {
        const bool filled = fill != Ink::none;
        const bool drawn = pen.ink != Ink::none;
        std::string setting;
        if (filled) setting += colour(fill, "rg");
        if (drawn) {
            setting += colour(pen.ink, "RG") + numeral(pen.width) + " w [";
            if (pen.dashed) setting += numeral(3 * pen.width) + " " + numeral(2 * pen.width);
            setting += "] 0 d\n";
        }
        text_ = setting + text_ + (filled && drawn ? "B\n" : filled ? "f\n" : drawn ? "S\n" : "n\n");
    }

    double height_;
    std::string text_;
};

std::string operators(const Drawing& drawing) {
    std::string text;
    for (const Shape& shape : drawing.shapes) {
        OperatorWriter writer(drawing.height);
        std::visit(writer, shape);
        text += writer.finish();
    }
    return text;
}

std::string utf_16_string(std::string_view text) {
    std::string string = "<FEFF";
    for (const char32_t letter : code_points(text)) append_utf_16(string, letter);
    return string + ">";
}

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

enum Object : std::size_t { catalogue = 1, page_tree, information, resources, first_free };

std::string reference(std::size_t number) {
    return std::to_string(number) + " 0 R";
}

std::string latin_font(std::string_view name, std::string_view base) {
    std::string font = "/";
    font.append(name).append(" << /Type /Font /Subtype /Type1 /BaseFont /").append(base);
    return font.append(" /Encoding /WinAnsiEncoding >> ");
}

/// "0000000017": the entries of the table have a fixed width.
std::string ten_figures(std::size_t number) {
    std::string figures = std::to_string(number);
    return std::string(figures.size() < 10 ? 10 - figures.size() : 0, '0') + figures;
}

}  // namespace

PostScript::PostScript(Sink sink, std::string_view title) : sink_(std::move(sink)) {
    sink_("%!PS-Adobe-3.0\n%%LanguageLevel: 2\n%%Title: " + latin_string(code_points(title)) +
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
    sink_(operators(drawing));
    sink_("grestore\nshowpage\n");
}

void PostScript::end() {
    sink_("%%Trailer\n%%Pages: " + std::to_string(pages_) + "\n%%EOF\n");
}

Pdf::Pdf(Sink sink, std::string_view title) : sink_(std::move(sink)), offsets_(first_free) {
    // Four bytes that are not text: programs that copy the file then treat it as binary.
    write("%PDF-1.4\n%\xe2\xe3\xcf\xd3\n");
    object(catalogue, "<< /Type /Catalog /Pages " + reference(page_tree) + " >>");
    object(information, "<< /Title " + utf_16_string(title) + " /Creator (satdoku) >>");
    object(resources,
           "<< /Font << " + latin_font(regular_font, "Helvetica") + latin_font(bold_font, "Helvetica-Bold") + ">> >>");
}

void Pdf::page(const Drawing& drawing) {
    const std::size_t page = offsets_.size();
    const std::size_t content = page + 1;
    offsets_.resize(offsets_.size() + 2);
    pages_.push_back(page);
    object(page, "<< /Type /Page /Parent " + reference(page_tree) + " /MediaBox [0 0 " + numeral(drawing.width) + " " +
                     numeral(drawing.height) + "] /Resources " + reference(resources) + " /Contents " +
                     reference(content) + " >>");
    const std::string painted = operators(drawing);
    object(content, "<< /Length " + std::to_string(painted.size()) + " >>\nstream\n" + painted + "endstream");
}

void Pdf::end() {
    const std::string kids = core::join(pages_, " ", reference);
    object(page_tree, "<< /Type /Pages /Count " + std::to_string(pages_.size()) + " /Kids [" + kids + "] >>");
    const std::size_t table = written_;
    std::string text = "xref\n0 " + std::to_string(offsets_.size()) + "\n0000000000 65535 f \n";
    for (std::size_t number = 1; number < offsets_.size(); ++number) {
        text += ten_figures(offsets_[number]) + " 00000 n \n";
    }
    write(text + "trailer\n<< /Size " + std::to_string(offsets_.size()) + " /Root " + reference(catalogue) + " /Info " +
          reference(information) + " >>\nstartxref\n" + std::to_string(table) + "\n%%EOF\n");
}

void Pdf::write(std::string_view bytes) {
    written_ += bytes.size();
    sink_(bytes);
}

void Pdf::object(std::size_t number, std::string_view body) {
    offsets_[number] = written_;
    write(std::to_string(number) + " 0 obj\n");
    write(body);
    write("\nendobj\n");
}

}  // namespace satdoku::draw
