// In SVG, consecutive labels of the same look share a group, which names the look once for hundreds of labels.
//
// The policy in a page's head lets the page's own style and script run and nothing else. Even if the name of a file or
// a comment of a formula got into the text as an element, it could fetch nothing.
#include "looks.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/draw/web.hpp>

namespace satdoku::draw {
namespace {
class SvgWriter {
  public:
    explicit SvgWriter(Colours colours) : colours_(colours) {}

    void operator()(const Line& line) {
        open("line");
        pair("x1", line.from.x, "y1", line.from.y);
        pair("x2", line.to.x, "y2", line.to.y);
        pen(line.pen);
        close();
    }
    void operator()(const Rectangle& box) {
        open("rect");
        pair("x", box.corner.x, "y", box.corner.y);
        pair("width", box.width, "height", box.height);
        fill(box.fill);
        pen(box.pen);
        if (!box.note.empty() && box.fill == Ink::none) attribute("pointer-events", "all");
        close("rect", box.note);
    }
    void operator()(const Circle& circle) {
        open("circle");
        pair("cx", circle.centre.x, "cy", circle.centre.y);
        attribute("r", numeral(circle.radius));
        fill(circle.fill);
        pen(circle.pen);
        close("circle", circle.note);
    }
    void operator()(const Polygon& polygon) {
        open("polygon");
        attribute("points", places(polygon.corners));
        fill(polygon.fill);
        pen(polygon.pen);
        close("polygon", polygon.note);
    }
    void operator()(const Polyline& line) {
        open("polyline");
        attribute("points", places(line.points));
        fill(Ink::none);
        pen(line.pen);
        attribute("stroke-linejoin", "round");
        close("polyline", line.note);
    }
    void operator()(const Curve& curve) {
        open("path");
        std::string path = "M";
        path.append(place(curve.from)).append("C").append(place(curve.from_control)).append(" ");
        path.append(place(curve.to_control)).append(" ").append(place(curve.to));
        attribute("d", path);
        fill(Ink::none);
        pen(curve.pen);
        close();
    }
    void operator()(const Label& label) {
        constexpr std::array<std::string_view, 3> anchors = {"start", "middle", "end"};
        std::string look = " fill=\"" + colour(label.ink) + "\" font-size=\"" + numeral(label.size) + "\"";
        if (label.bold) look += " font-weight=\"bold\"";
        look.append(" text-anchor=\"").append(anchors[static_cast<std::size_t>(label.align)]).append("\"");
        if (look != look_) {
            end_group();
            text_.append("<g").append(look).append(">\n");
            look_ = look;
        }
        text_.append("<text x=\"").append(numeral(label.at.x)).append("\" y=\"").append(numeral(label.at.y));
        text_.append("\">").append(escaped(label.text)).append("</text>\n");
    }

    std::string finish() {
        end_group();
        return std::move(text_);
    }

  private:
    static std::string place(Point point) { return numeral(point.x) + "," + numeral(point.y); }

    static std::string places(const std::vector<Point>& points) { return core::join(points, " ", place); }

    std::string colour(Ink ink) const {
        if (ink == Ink::none) return "none";
        if (colours_ == Colours::fixed) return hexadecimal(on_light(ink));
        return "var(--" + std::string(name_of(ink)) + ")";
    }
    void end_group() {
        if (!look_.empty()) text_ += "</g>\n";
        look_.clear();
    }
    void open(std::string_view element) {
        end_group();
        text_.append("<").append(element);
    }
    void close() { text_ += "/>\n"; }
    /// Browsers show the title when the mouse points at the element, line by line.
    void close(std::string_view element, std::string_view note) {
        if (note.empty()) return close();
        text_ += "><title>";
        for (std::size_t end = note.find('\n'); end != std::string_view::npos; end = note.find('\n')) {
            text_.append(escaped(note.substr(0, end))).append("\n");
            note.remove_prefix(end + 1);
        }
        text_.append(escaped(note)).append("</title></").append(element).append(">\n");
    }
    void attribute(std::string_view name, std::string_view value) {
        text_.append(" ").append(name).append("=\"").append(value).append("\"");
    }
    void pair(std::string_view first, double one, std::string_view second, double other) {
        attribute(first, numeral(one));
        attribute(second, numeral(other));
    }
    void fill(Ink ink) { attribute("fill", colour(ink)); }
    void pen(const Pen& pen) {
        if (pen.ink == Ink::none) return;
        attribute("stroke", colour(pen.ink));
        attribute("stroke-width", numeral(pen.width));
        if (pen.dashed) attribute("stroke-dasharray", numeral(3 * pen.width) + " " + numeral(2 * pen.width));
    }

    Colours colours_;
    std::string text_;
    std::string look_;  ///< of the group of labels that is open; empty: none is
};

void append_variables(std::string& sheet, Colour (*colour)(Ink)) {
    for (int index = 1; index < ink_count; ++index) {
        const auto ink = static_cast<Ink>(index);
        sheet.append("--").append(name_of(ink)).append(":").append(hexadecimal(colour(ink))).append(";");
    }
}

constexpr std::string_view common_style = R"(
body{background:var(--paper);color:var(--text);font-family:Helvetica,Arial,"Noto Sans CJK SC",)"
                                          R"("Microsoft YaHei",sans-serif;
margin:0;line-height:1.5}
main{max-width:76rem;margin:auto;padding:1rem}
h1{font-size:1.3rem;overflow-wrap:anywhere}h2{font-size:1.1rem}h3{font-size:1rem}
figure{margin:1rem 0;break-inside:avoid}figcaption{color:var(--second)}
figure svg{max-width:100%;height:auto}
table{border-collapse:collapse;margin:1rem 0}
th,td{padding:.2rem .7rem;border-bottom:1px solid var(--faint);text-align:left}
th{background:var(--shade)}td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}
pre,code{font-family:"DejaVu Sans Mono",Consolas,Menlo,monospace}pre{overflow-x:auto}
.wide{overflow-x:auto}@media screen and (max-width:40rem){.wide svg{max-width:none}}
nav{display:none;position:sticky;top:0;background:var(--paper);padding:.5rem 0;)"
                                          R"(border-bottom:1px solid var(--faint);z-index:1}
.script nav{display:flex;gap:.5rem;align-items:center;flex-wrap:wrap}
button{font:inherit;padding:.3rem .8rem;background:var(--shade);color:var(--text);)"
                                          R"(border:1px solid var(--faint);border-radius:.3rem}
input[type=range]{flex:1 1 12rem;accent-color:var(--blue)}
button:focus-visible,input:focus-visible,summary:focus-visible,a:focus-visible{outline:3px solid var(--blue)}
a{color:var(--blue)}
@page{size:A4;margin:15mm}
@media print{nav{display:none!important}main{max-width:none;padding:0}h2,h3{break-after:avoid}tr{break-inside:avoid}
.wide{overflow:visible}a{color:inherit}}
)";

/// The shapes alone, for an svg element.
std::string svg_shapes(const Drawing& drawing, Colours colours) {
    SvgWriter writer(colours);
    for (const Shape& shape : drawing.shapes) std::visit(writer, shape);
    return writer.finish();
}
}  // namespace

std::string escaped(std::string_view text) {
    constexpr std::string_view special = "&<>\"'";
    constexpr std::array<std::string_view, special.size()> names = {"&amp;", "&lt;", "&gt;", "&quot;", "&#39;"};
    std::string safe;
    for (const char character : utf_8(code_points(text))) {
        const std::size_t found = special.find(character);
        if (found == std::string_view::npos) {
            safe += character;
        } else {
            safe += names[found];
        }
    }
    return safe;
}

std::string element(std::string_view tag, std::string_view text) {
    std::string html = "<" + std::string(tag) + ">";
    for (std::size_t end = text.find('\n'); end < text.size() - 1; end = text.find('\n')) {
        html += escaped(text.substr(0, end)) + '\n';
        text.remove_prefix(end + 1);
    }
    return html + escaped(text.substr(0, text.find('\n'))) + "</" + std::string(tag) + ">\n";
}

std::string svg(const Drawing& drawing, Colours colours, std::string_view title) {
    const std::string width = numeral(drawing.width);
    const std::string height = numeral(drawing.height);
    std::string text;
    if (colours == Colours::fixed) text += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    text += "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "pt\" height=\"" + height +
            "pt\" viewBox=\"0 0 " + width + " " + height +
            "\" font-family=\"Helvetica, Arial, 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif\" "
            "role=\"img\">\n";
    text += "<title>" + escaped(title) + "</title>\n";
    text += svg_shapes(drawing, colours);
    return text + "</svg>\n";
}

std::string svg_definition(const Drawing& drawing, std::string_view id) {
    std::string text = "<svg width=\"0\" height=\"0\" style=\"position:absolute\"><defs><g id=\"";
    return text.append(id).append("\">\n").append(svg_shapes(drawing, Colours::of_page)).append("</g></defs></svg>\n");
}

std::string svg_over_definition(const Drawing& drawing, std::string_view id, std::string_view title) {
    std::string text = "<svg viewBox=\"0 0 " + std::to_string(static_cast<int>(drawing.width)) + " " +
                       std::to_string(static_cast<int>(drawing.height)) + "\" role=\"img\" aria-label=\"";
    text.append(escaped(title)).append("\">\n<use href=\"#").append(id).append("\"/>\n");
    return text.append(svg_shapes(drawing, Colours::of_page)).append("</svg>\n");
}

std::string style_sheet() {
    std::string sheet = ":root{color-scheme:light dark;";
    append_variables(sheet, on_light);
    sheet += "}\n@media screen and (prefers-color-scheme:dark){:root{";
    append_variables(sheet, on_dark);
    return sheet + "}}\n";
}

std::string page_head(const Page& page) {
    const std::string title = escaped(page.title);
    std::string text = "<!DOCTYPE html>\n<html lang=\"";
    text.append(escaped(page.language)).append("\">\n<head>\n<meta charset=\"utf-8\"/>\n");
    text +=
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
        "style-src 'unsafe-inline'";
    if (!page.script.empty()) text += "; script-src 'unsafe-inline'";
    text += "\"/>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n";
    text.append("<title>").append(title).append("</title>\n<style>\n").append(style_sheet());
    text.append(common_style).append(page.style).append("</style>\n</head>\n<body>\n<main>\n<h1>");
    return text.append(title).append("</h1>\n");
}

std::string page_foot(const Page& page) {
    std::string text = "</main>\n";
    if (!page.script.empty()) text.append("<script>\n").append(page.script).append("</script>\n");
    return text += "</body>\n</html>\n";
}

std::string whole_page(const Page& page, std::string_view body) {
    return page_head(page).append(body).append(page_foot(page));
}

std::string page_with_data(const PageSource& source, std::string_view title, std::string_view language,
                           std::string_view json) {
    std::string page = "<!DOCTYPE html>\n<html lang=\"";
    page.append(escaped(language)).append("\">\n<head>\n<meta charset=\"utf-8\"/>\n");
    page +=
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
        "script-src 'unsafe-inline'\"/>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n";
    page.append("<title>").append(escaped(title)).append("</title>\n<style>\n");
    page += style_sheet();
    for (const std::string_view part : source.styles) page += part;
    page += "</style>\n</head>\n<body>\n";
    page.append(source.markup).append("<script type=\"application/json\" id=\"data\">");
    // Whatever a name says, it does not end the script element.
    for (const char letter : json) {
        if (letter == '<') {
            page += "\\u003c";
        } else {
            page += letter;
        }
    }
    page += "</script>\n<script>\n'use strict';\n";
    for (const std::string_view part : source.scripts) page += part;
    return page += "</script>\n</body>\n</html>\n";
}

std::string button(std::string_view id, std::string_view words, std::string_view sign) {
    std::string text = "<button type=\"button\" id=\"";
    text.append(id).append("\" title=\"").append(escaped(words)).append("\" aria-label=\"").append(escaped(words));
    return text.append("\">").append(sign).append("</button>\n");
}
}  // namespace satdoku::draw
