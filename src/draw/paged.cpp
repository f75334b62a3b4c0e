// A PDF file is a list of numbered objects, then a table with the position of each. The first objects are shared by all
// pages; each page adds two, itself and its content. Texts are numbers of glyphs, and each font has a table from these
// to letters, so that a reader finds and copies the text.
#include "looks.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/draw/paged.hpp>
#include <algorithm>

namespace satdoku::draw {
namespace {
void append_hexadecimal(std::string& text, std::uint32_t number, int figures) {
    while (figures-- > 0) text += "0123456789ABCDEF"[number >> 4 * figures & 15U];
}

void append_utf_16(std::string& text, char32_t letter) {
    if (letter < 0x10000) return append_hexadecimal(text, letter, 4);
    const std::uint32_t above = letter - 0x10000U;
    append_hexadecimal(text, 0xd800U + (above >> 10), 4);
    append_hexadecimal(text, 0xdc00U + (above & 0x3ffU), 4);
}

std::string font_name(std::size_t font) { return "F" + std::to_string(font); }

/// Writes one shape.
class OperatorWriter {
  public:
    OperatorWriter(double height, EmbeddedLetters& embedded) : height_(height), embedded_(embedded) {}

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
        path(polygon.corners);
        text_ += "h\n";
        paint(polygon.fill, polygon.pen);
    }
    void operator()(const Polyline& line) {
        if (line.points.empty()) return;
        path(line.points);
        paint(Ink::none, line.pen);
    }
    void operator()(const Curve& line) {
        point(line.from, "m");
        curve(line.from_control, line.to_control, line.to);
        paint(Ink::none, line.pen);
    }
    /// The layout is that of Helvetica: a text that is wider is made narrower. Bold letters have a line around them.
    void operator()(const Label& label) {
        const std::u32string letters = code_points(label.text);
        if (letters.empty()) return;
        std::vector<std::optional<EmbeddedLetters::Place>> places;
        std::vector<double> widths;
        double natural = 0;
        for (const char32_t letter : letters) {
            places.push_back(embedded_.find(letter));
            const double width = places.back() ? places.back()->width : width_of({&letter, 1}, label.bold);
            natural += widths.emplace_back(label.size * width);
        }
        const double scale = std::min(1.0, label.size * width_of(letters, label.bold) / natural);
        Point at{left_of(label, scale * natural), label.at.y};
        text_ += "q 1 J 1 j " + colour(label.ink, "rg") + colour(label.ink, "RG");
        for (std::size_t index = 0; index < letters.size();) {
            if (!places[index]) {
                const double width = scale * widths[index] / label.size;
                put_strokes(strokes_of(has_strokes(letters[index]) ? letters[index] : U'?', width), at, label);
                at.x += scale * widths[index++];
                continue;
            }
            const std::size_t font = places[index]->font;
            text_ += "BT /" + font_name(font) + ' ' + numeral(label.size) + " Tf " + numeral(100 * scale) + " Tz ";
            if (label.bold) text_ += numeral(0.03 * label.size) + " w 2 Tr ";
            text_ += numeral(at.x) + ' ' + numeral(height_ - at.y) + " Td <";
            for (; index < letters.size() && places[index] && places[index]->font == font; ++index) {
                append_hexadecimal(text_, static_cast<std::uint32_t>(places[index]->number), 4);
                at.x += scale * widths[index];
            }
            text_ += "> Tj ET\n";
        }
        text_ += "Q\n";
    }

    std::string finish() { return std::move(text_); }

  private:
    static double left_of(const Label& label, double width) {
        return label.at.x - (label.align == Align::left ? 0 : label.align == Align::middle ? width / 2 : width);
    }

    void put_strokes(const std::vector<std::vector<Point>>& lines, Point at, const Label& label) {
        text_ += numeral((label.bold ? 0.11 : 0.06) * label.size) + " w\n";
        for (std::vector<Point> line : lines) {
            for (Point& to : line) to = {at.x + label.size * to.x, at.y - label.size * to.y};
            path(line);
        }
        text_ += "S\n";
    }
    void number(double value) { text_ += numeral(value) + ' '; }
    void coordinates(Point at) {
        number(at.x);
        number(height_ - at.y);
    }
    void point(Point at, std::string_view name) {
        coordinates(at);
        text_.append(name).append("\n");
    }
    void path(const std::vector<Point>& points) {
        for (const Point& at : points) point(at, &at == &points.front() ? "m" : "l");
    }
    void curve(Point from_control, Point to_control, Point to) {
        for (const Point control : {from_control, to_control}) coordinates(control);
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
    EmbeddedLetters& embedded_;
    std::string text_;
};

std::string operators(const Drawing& drawing, EmbeddedLetters& embedded) {
    std::string text;
    for (const Shape& shape : drawing.shapes) {
        OperatorWriter writer(drawing.height, embedded);
        std::visit(writer, shape);
        text += writer.finish();
    }
    return text;
}

/// From the numbers of letters to Unicode.
std::string letters_of_codes(const std::u32string& letters) {
    std::string text =
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /letters def\n/CMapType 2 def\n"
        "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n";
    constexpr std::size_t longest = 100;
    for (std::size_t begin = 0; begin < letters.size(); begin += longest) {
        const std::size_t end = std::min(letters.size(), begin + longest);
        text += std::to_string(end - begin) + " beginbfchar\n";
        for (std::size_t index = begin; index < end; ++index) {
            text += '<';
            append_hexadecimal(text, static_cast<std::uint32_t>(index + 1), 4);
            text += "> <";
            append_utf_16(text, letters[index]);
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

enum Object : std::size_t { catalogue = 1, page_tree, information, resources, first_free };

std::string reference(std::size_t number) { return std::to_string(number) + " 0 R"; }

/// "0000000017": the entries of the table have a fixed width.
std::string ten_figures(std::size_t number) {
    std::string figures = std::to_string(number);
    return std::string(figures.size() < 10 ? 10 - figures.size() : 0, '0') + figures;
}
}  // namespace

Pdf::Pdf(Sink sink, std::string_view title, Fonts& fonts)
    : sink_(std::move(sink)), letters_(fonts), offsets_(first_free) {
    // Four bytes that are not text: programs that copy the file then treat it as binary.
    write("%PDF-1.4\n%\xe2\xe3\xcf\xd3\n");
    object(catalogue, "<< /Type /Catalog /Pages " + reference(page_tree) + " >>");
    object(information, "<< /Title " + utf_16_string(title) + " /Creator (satdoku) >>");
}

void Pdf::page(const Drawing& drawing, const Drawing& spine, double bleed) {
    const auto box = [&](std::string_view name, double cut) {
        return std::string(name) + " [" +
               core::join(std::array{cut, cut, drawing.width - cut, drawing.height - cut}, " ", numeral) + "] ";
    };
    std::string text = operators(drawing, letters_);
    if (!spine.shapes.empty()) {
        const std::string left = numeral((drawing.width - spine.height) / 2);
        text += "q 0 -1 1 0 " + left + " " + numeral(drawing.height) + " cm\n" + operators(spine, letters_) + "Q\n";
    }
    const std::size_t content = new_stream(text);
    pages_.push_back(new_object("<< /Type /Page /Parent " + reference(page_tree) + ' ' + box("/MediaBox", 0) +
                                (bleed > 0 ? box("/BleedBox", 0) + box("/TrimBox", bleed) : "") + "/Resources " +
                                reference(resources) + " /Contents " + reference(content) + " >>"));
}

void Pdf::end() {
    std::string fonts;
    for (std::size_t font = 0; font < letters_.all().size(); ++font)
        fonts += '/' + font_name(font) + ' ' + embedded_font(letters_.all()[font]) + ' ';
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

/// Writes the font with the letters that the document shows. Returns the reference to it.
std::string Pdf::embedded_font(const EmbeddedLetters::Used& used) {
    const std::string program = used.font->with(used.letters);
    const bool is_cff = used.font->is_cff();
    const std::string file = reference(
        new_stream(program, is_cff ? "/Subtype /CIDFontType0C " : "/Length1 " + std::to_string(program.size()) + ' '));
    const std::string name = " /FontName /" + used.font->name();
    const std::string descriptor =
        reference(new_object("<< /Type /FontDescriptor" + name +
                             " /Flags 4 /FontBBox [-1000 -1000 2000 2000] /ItalicAngle 0 /Ascent 900 "
                             "/Descent -200 /CapHeight 720 /StemV 80 /FontFile" +
                             (is_cff ? "3 " : "2 ") + file + " >>"));
    std::string widths;
    for (const char32_t letter : used.letters) widths += numeral(used.font->width(letter)) + ' ';
    const std::string base = " /BaseFont /" + used.font->name();
    const std::string glyphs = reference(new_object(
        "<< /Type /Font /Subtype /CIDFontType" + std::string(is_cff ? "0" : "2 /CIDToGIDMap /Identity") + base +
        " /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor " + descriptor +
        " /W [1 [" + widths + "]] >>"));
    return reference(new_object("<< /Type /Font /Subtype /Type0" + base + " /Encoding /Identity-H /DescendantFonts [" +
                                glyphs + "] /ToUnicode " + reference(new_stream(letters_of_codes(used.letters))) +
                                " >>"));
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

std::size_t Pdf::new_stream(std::string_view bytes, std::string_view more) {
    std::string body = "<< /Length " + std::to_string(bytes.size()) + ' ';
    return new_object(body.append(more).append(">>\nstream\n").append(bytes).append("\nendstream"));
}

std::optional<EmbeddedLetters::Place> EmbeddedLetters::find(char32_t letter) {
    const Font* const font = fonts_.having(letter);
    if (font == nullptr) {
        if (!has_strokes(letter) && missing_.find(letter) == std::u32string::npos) missing_ += letter;
        return std::nullopt;
    }
    auto used = std::ranges::find(all_, font, &Used::font);
    if (used == all_.end()) used = all_.insert(used, {font, {}, {}});
    const auto [number, is_new] = used->numbers.try_emplace(letter, used->letters.size() + 1);
    if (is_new) used->letters += letter;
    return Place{static_cast<std::size_t>(used - all_.begin()), number->second, font->width(letter) / 1000};
}
}  // namespace satdoku::draw
