// A PDF file is a list of numbered objects, then a table with the place where each begins. The first objects are shared
// by all pages; each page adds two, itself and its content.
#include "formats.hpp"
#include "operators.hpp"

#include <satdoku/core/text.hpp>
#include <satdoku/draw/paged.hpp>

#include <array>

namespace satdoku::draw {

namespace {

enum Object : std::size_t {
    catalogue = 1,
    page_tree,
    information,
    resources,
    chinese_font,
    chinese_descriptor,
    first_free
};

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

Pdf::Pdf(Sink sink, std::string_view title) : sink_(std::move(sink)), offsets_(first_free) {
    // Four bytes that are not text: programs that copy the file then treat it as binary.
    write("%PDF-1.4\n%\xe2\xe3\xcf\xd3\n");
    object(catalogue, "<< /Type /Catalog /Pages " + reference(page_tree) + " >>");
    object(information, "<< /Title " + utf_16_string(title) + " /Creator (satdoku) >>");
    object(resources, "<< /Font << " + latin_font(regular_font, "Helvetica") + latin_font(bold_font, "Helvetica-Bold") +
                          "/" + std::string(other_font) +
                          " << /Type /Font /Subtype /Type0 /BaseFont /STSong-Light "
                          "/Encoding /UniGB-UCS2-H /DescendantFonts [" +
                          reference(chinese_font) + "] >> >> >>");
    object(chinese_font,
           "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo "
           "<< /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 /FontDescriptor " +
               reference(chinese_descriptor) + " >>");
    object(chinese_descriptor,
           "<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] "
           "/ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>");
}

void Pdf::page(const Drawing& drawing) {
    const std::size_t page = offsets_.size();
    const std::size_t content = page + 1;
    offsets_.resize(offsets_.size() + 2);
    pages_.push_back(page);
    object(page, "<< /Type /Page /Parent " + reference(page_tree) + " /MediaBox [0 0 " + numeral(drawing.width) + " " +
                     numeral(drawing.height) + "] /Resources " + reference(resources) + " /Contents " +
                     reference(content) + " >>");
    const std::string painted = operators(drawing, Others::utf_16);
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
