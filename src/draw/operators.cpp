#include "operators.hpp"

#include "formats.hpp"

#include <satdoku/draw/letters.hpp>

namespace satdoku::draw {

namespace {

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

/// Writes one shape.
class OperatorWriter {
  public:
    OperatorWriter(double height, Others others) : height_(height), others_(others) {}

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
        for (std::size_t begin = 0; begin < letters.size();) {
            const bool latin = others_ == Others::question_marks || is_latin(letters[begin]);
            std::size_t end = begin;
            while (end < letters.size() && (others_ == Others::question_marks || is_latin(letters[end]) == latin)) {
                ++end;
            }
            const std::u32string run = letters.substr(begin, end - begin);
            show(run, latin, label, x);
            x += label.size * width_of(run, label.bold);
            begin = end;
        }
    }

    std::string finish() { return std::move(text_); }

  private:
    void show(std::u32string_view run, bool latin, const Label& label, double x) {
        text_ += "BT /";
        text_ += !latin ? other_font : label.bold ? bold_font : regular_font;
        text_ += ' ';
        number(label.size);
        text_ += "Tf ";
        number(x);
        number(height_ - label.at.y);
        text_ += latin ? "Td (" : "Td <";
        for (const char32_t letter : run) {
            if (!latin) {
                append_utf_16(text_, letter);
            } else {
                append_latin(text_, is_latin(letter) ? letter : U'?');
            }
        }
        text_ += latin ? ") Tj ET\n" : "> Tj ET\n";
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
    Others others_;
    std::string text_;
};

}  // namespace

std::string operators(const Drawing& drawing, Others others) {
    std::string text;
    for (const Shape& shape : drawing.shapes) {
        OperatorWriter writer(drawing.height, others);
        std::visit(writer, shape);
        text += writer.finish();
    }
    return text;
}

std::string latin_string(std::string_view text) {
    std::string string = "(";
    for (const char32_t letter : code_points(text)) append_latin(string, is_latin(letter) ? letter : U'?');
    return string + ")";
}

std::string utf_16_string(std::string_view text) {
    std::string string = "<FEFF";
    for (const char32_t letter : code_points(text)) append_utf_16(string, letter);
    return string + ">";
}

}  // namespace satdoku::draw
