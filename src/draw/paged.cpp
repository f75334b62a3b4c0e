// Both formats paint pages with the operators of PDF; the prolog of PostScript defines them there.
//
// A PDF file is a list of numbered objects, then a table with the position of each. The first objects are shared by all
// pages; each page adds two, itself and its content. Letters with outlines are fonts of type 3: each letter is a stream
// of the same operators, and a reader still finds and copies the text.
#include "looks.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/draw/paged.hpp>
#include <algorithm>

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

void append_hexadecimal(std::string& text, std::uint32_t number, int figures) {
    while (figures-- > 0) text += "0123456789ABCDEF"[number >> 4 * figures & 15U];
}

void append_utf_16(std::string& text, char32_t letter) {
    if (letter < 0x10000) return append_hexadecimal(text, letter, 4);
    const std::uint32_t above = letter - 0x10000U;
    append_hexadecimal(text, 0xd800U + (above >> 10), 4);
    append_hexadecimal(text, 0xdc00U + (above & 0x3ffU), 4);
}

/// What the fonts lack is a question mark.
std::string latin_string(std::u32string_view letters) {
    std::string string = "(";
    for (const char32_t letter : letters) append_latin(string, is_latin(letter) ? letter : U'?');
    return string + ")";
}

/// A font of outlines has as many letters as a byte has values.
constexpr std::size_t letters_of_font = 256;

std::string outline_font_name(std::size_t font) { return "G" + std::to_string(font); }

/// Letters of a text that one font draws.
struct Run {
    std::string font;    ///< by its name in the operators
    std::string string;  ///< as its operand
};

/// Writes one shape.
class OperatorWriter {
  public:
    OperatorWriter(double height, OutlinedLetters& outlined) : height_(height), outlined_(outlined) {}

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
        for (std::size_t index = 0; index < polygon.corners.size(); ++index)
            point(polygon.corners[index], index == 0 ? "m" : "l");
        text_ += "h\n";
        paint(polygon.fill, polygon.pen);
    }
    void operator()(const Polyline& line) {
        if (line.points.empty()) return;
        for (std::size_t index = 0; index < line.points.size(); ++index)
            point(line.points[index], index == 0 ? "m" : "l");
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
        double width = 0;
        const std::vector<Run> runs = runs_of(letters, label.bold, width);
        double x = label.at.x;
        if (label.align == Align::middle) x -= label.size * width / 2;
        if (label.align == Align::right) x -= label.size * width;
        text_ += colour(label.ink, "rg");
        text_ += "BT ";
        for (const Run& run : runs) {
            text_ += '/' + run.font + ' ';
            number(label.size);
            text_ += "Tf ";
            if (&run == &runs.front()) {
                number(x);
                number(height_ - label.at.y);
                text_ += "Td ";
            }
            text_ += run.string + " Tj ";
        }
        text_ += "ET\n";
    }

    std::string finish() { return std::move(text_); }

  private:
    /// @param width  of all, as a part of the size
    std::vector<Run> runs_of(std::u32string_view letters, bool bold, double& width) {
        std::vector<Run> runs;
        std::u32string latin;
        const auto end_latin = [&] {
            if (latin.empty()) return;
            width += width_of(latin, bold);
            runs.push_back({std::string(bold ? bold_font : regular_font), latin_string(latin)});
            latin.clear();
        };
        for (const char32_t letter : letters) {
            const auto number = is_latin(letter) ? std::nullopt : outlined_.number(letter);
            if (!number) {
                latin += letter;
                continue;
            }
            end_latin();
            width += outlined_.all()[*number].glyph.width / 1000;
            std::string code = "<";
            append_hexadecimal(code, static_cast<std::uint32_t>(*number % letters_of_font), 2);
            runs.push_back({outline_font_name(*number / letters_of_font), code + ">"});
        }
        end_latin();
        return runs;
    }
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
    OutlinedLetters& outlined_;
    std::string text_;
};

std::string operators(const Drawing& drawing, OutlinedLetters& outlined) {
    std::string text;
    for (const Shape& shape : drawing.shapes) {
        OperatorWriter writer(drawing.height, outlined);
        std::visit(writer, shape);
        text += writer.finish();
    }
    return text;
}

/// The outline as a path of cubic curves, which is what the operators have, and its filling.
std::string outline_operators(const Glyph& glyph) {
    std::string text = numeral(glyph.width) + " 0 d0\n";
    const auto pair = [&](Point at) { text += numeral(at.x) + ' ' + numeral(at.y) + ' '; };
    const auto middle = [](Point from, Point to) { return Point{(from.x + to.x) / 2, (from.y + to.y) / 2}; };
    for (const auto& contour : glyph.contours) {
        const auto point = [&](std::size_t index) {
            const OutlinePoint& of = contour[index % contour.size()];
            return Point{of.x, of.y};
        };
        const auto is_corner = [&](std::size_t index) { return contour[index % contour.size()].is_corner; };
        std::size_t first = 0;
        while (first < contour.size() && !is_corner(first)) ++first;
        Point from = first < contour.size() ? point(first) : middle(point(0), point(1));
        pair(from);
        text += "m\n";
        for (std::size_t next = first + 1; next <= first + contour.size(); ++next) {
            if (is_corner(next)) {
                pair(from = point(next));
                text += "l\n";
                continue;
            }
            const Point control = point(next);
            const Point to = is_corner(next + 1) ? point(next + 1) : middle(control, point(next + 1));
            const auto toward = [&](Point end) {
                return Point{(end.x + 2 * control.x) / 3, (end.y + 2 * control.y) / 3};
            };
            pair(toward(from));
            pair(toward(to));
            pair(from = to);
            text += "c\n";
            if (is_corner(next + 1)) ++next;
        }
        text += "h\n";
    }
    return glyph.contours.empty() ? text : text + "f\n";
}

/// From the codes of letters to Unicode.
std::string letters_of_codes(std::span<const OutlinedLetters::Letter> letters) {
    std::string text =
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /letters def\n/CMapType 2 def\n"
        "1 begincodespacerange\n<00> <FF>\nendcodespacerange\n";
    constexpr std::size_t longest = 100;
    for (std::size_t begin = 0; begin < letters.size(); begin += longest) {
        const std::size_t end = std::min(letters.size(), begin + longest);
        text += std::to_string(end - begin) + " beginbfchar\n";
        for (std::size_t code = begin; code < end; ++code) {
            text += '<';
            append_hexadecimal(text, static_cast<std::uint32_t>(code), 2);
            text += "> <";
            append_utf_16(text, letters[code].code);
            text += ">\n";
        }
        text += "endbfchar\n";
    }
    return text + "endcmap\nend\nend\n";
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

std::string reference(std::size_t number) { return std::to_string(number) + " 0 R"; }

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
    OutlinedLetters none(nullptr);
    const std::string number = std::to_string(++pages_);
    const std::string width = std::to_string(std::lround(drawing.width));
    const std::string height = std::to_string(std::lround(drawing.height));
    sink_("%%Page: " + number + " " + number + "\n%%PageBoundingBox: 0 0 " + width + " " + height + "\n");
    sink_("%%BeginPageSetup\n<< /PageSize [" + width + " " + height + "] >> setpagedevice\n%%EndPageSetup\n");
    sink_("gsave\n");
    sink_(operators(drawing, none));
    sink_("grestore\nshowpage\n");
}

void PostScript::end() { sink_("%%Trailer\n%%Pages: " + std::to_string(pages_) + "\n%%EOF\n"); }

Pdf::Pdf(Sink sink, std::string_view title, const Font* font)
    : sink_(std::move(sink)), letters_(font), offsets_(first_free) {
    // Four bytes that are not text: programs that copy the file then treat it as binary.
    write("%PDF-1.4\n%\xe2\xe3\xcf\xd3\n");
    object(catalogue, "<< /Type /Catalog /Pages " + reference(page_tree) + " >>");
    object(information, "<< /Title " + utf_16_string(title) + " /Creator (satdoku) >>");
}

void Pdf::page(const Drawing& drawing) {
    const std::size_t content = new_stream(operators(drawing, letters_));
    pages_.push_back(new_object("<< /Type /Page /Parent " + reference(page_tree) + " /MediaBox [0 0 " +
                                numeral(drawing.width) + " " + numeral(drawing.height) + "] /Resources " +
                                reference(resources) + " /Contents " + reference(content) + " >>"));
}

void Pdf::end() {
    std::string fonts = latin_font(regular_font, "Helvetica") + latin_font(bold_font, "Helvetica-Bold");
    for (std::size_t first = 0; first < letters_.all().size(); first += letters_of_font)
        fonts += '/' + outline_font_name(first / letters_of_font) + ' ' + outline_font(first) + ' ';
    object(resources, "<< /Font << " + fonts + ">> >>");
    const std::string kids = core::join(pages_, " ", reference);
    object(page_tree, "<< /Type /Pages /Count " + std::to_string(pages_.size()) + " /Kids [" + kids + "] >>");
    const std::size_t table = written_;
    std::string text = "xref\n0 " + std::to_string(offsets_.size()) + "\n0000000000 65535 f \n";
    for (std::size_t number = 1; number < offsets_.size(); ++number)
        text += ten_figures(offsets_[number]) + " 00000 n \n";
    write(text + "trailer\n<< /Size " + std::to_string(offsets_.size()) + " /Root " + reference(catalogue) + " /Info " +
          reference(information) + " >>\nstartxref\n" + std::to_string(table) + "\n%%EOF\n");
}

/// Writes the font of the letters from this number on. Returns the reference to it.
std::string Pdf::outline_font(std::size_t first) {
    const std::size_t count = std::min(letters_of_font, letters_.all().size() - first);
    const std::span<const OutlinedLetters::Letter> letters(&letters_.all()[first], count);
    std::string procedures;
    std::string names;
    std::string widths;
    Point low{0, 0};
    Point high{0, 0};
    for (std::size_t code = 0; code < count; ++code) {
        const Glyph& glyph = letters[code].glyph;
        const std::string name = "/g" + std::to_string(code);
        procedures += name + ' ' + reference(new_stream(outline_operators(glyph))) + ' ';
        names += name + ' ';
        widths += numeral(glyph.width) + ' ';
        for (const auto& contour : glyph.contours) {
            for (const OutlinePoint& point : contour) {
                low = {std::min(low.x, point.x), std::min(low.y, point.y)};
                high = {std::max(high.x, point.x), std::max(high.y, point.y)};
            }
        }
    }
    const std::string box = numeral(low.x) + ' ' + numeral(low.y) + ' ' + numeral(high.x) + ' ' + numeral(high.y);
    const std::string to_unicode = reference(new_stream(letters_of_codes(letters)));
    return reference(new_object("<< /Type /Font /Subtype /Type3 /FontMatrix [0.001 0 0 0.001 0 0] /FontBBox [" + box +
                                "] /Resources << >> /FirstChar 0 /LastChar " + std::to_string(count - 1) +
                                " /Widths [" + widths + "] /Encoding << /Type /Encoding /Differences [0 " + names +
                                "] >> /CharProcs << " + procedures + ">> /ToUnicode " + to_unicode + " >>"));
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

std::size_t Pdf::new_object(std::string_view body) {
    const std::size_t number = offsets_.size();
    offsets_.push_back(0);
    object(number, body);
    return number;
}

std::size_t Pdf::new_stream(std::string_view bytes) {
    std::string body = "<< /Length " + std::to_string(bytes.size()) + " >>\nstream\n";
    return new_object(body.append(bytes).append("endstream"));
}

std::optional<std::size_t> OutlinedLetters::number(char32_t letter) {
    if (const auto known = numbers_.find(letter); known != numbers_.end()) return known->second;
    if (font_ == nullptr || !font_->has(letter)) {
        if (missing_.find(letter) == std::u32string::npos) missing_ += letter;
        return std::nullopt;
    }
    all_.push_back({letter, font_->glyph(letter)});
    return numbers_[letter] = all_.size() - 1;
}

}  // namespace satdoku::draw
