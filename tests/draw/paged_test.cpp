// What readers of PDF rely on: the table of objects, the lengths of streams, and that strings cannot end early.
#include "support/catch.hpp"
#include "support/fonts.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/draw/font.hpp>
#include <satdoku/draw/paged.hpp>
#include <string>

using namespace satdoku;
using Catch::Matchers::Contains;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {
draw::Drawing page_with(const std::string& text) {
    draw::Drawing page{200, 100};
    page.shapes = {draw::Label{{100, 20}, text, 10, draw::Ink::text, draw::Align::middle, false},
                   draw::Rectangle{{10, 20}, 30, 40, draw::Ink::paper, {draw::Ink::text, 1}}};
    return page;
}

std::string written(const std::vector<draw::Drawing>& pages, const std::string& title = "title") {
    std::string text;
    draw::Fonts fonts;
    draw::Pdf document([&](std::string_view bytes) { text += bytes; }, title, fonts);
    for (const draw::Drawing& page : pages) document.page(page);
    document.end();
    return text;
}

std::size_t number_after(const std::string& text, const std::string& word) {
    const std::size_t at = text.rfind(word);
    REQUIRE(at != std::string::npos);
    return std::stoul(text.substr(at + word.size()));
}
}  // namespace

TEST_CASE("the table of a PDF says where each object begins", "[draw]") {
    for (const std::size_t count : {1U, 2U, 30U}) {
        const std::vector<draw::Drawing> pages(count, page_with("x"));
        const std::string pdf = written(pages);
        CHECK_THAT(pdf, StartsWith("%PDF-1.4\n") && EndsWith("%%EOF\n"));
        const std::size_t table = number_after(pdf, "startxref\n");
        REQUIRE(pdf.compare(table, 5, "xref\n") == 0);
        const std::size_t objects = number_after(pdf, "/Size ");
        CHECK(objects == 5 + 2 * count);
        std::size_t entry = pdf.find('\n', table + 5) + 1;
        for (std::size_t number = 0; number < objects; ++number, entry += 20) {
            CAPTURE(number);
            CHECK(pdf.compare(entry + 10, 1, " ") == 0);
            CHECK((pdf[entry + 18] == ' ' && pdf[entry + 19] == '\n'));
            if (number == 0) continue;
            const std::string begin = std::to_string(number) + " 0 obj\n";
            CHECK(pdf.compare(std::stoul(pdf.substr(entry, 10)), begin.size(), begin) == 0);
        }
        CHECK(pdf.compare(entry, 7, "trailer") == 0);
        CHECK_THAT(pdf, Contains("/Count " + std::to_string(count)));
        const std::size_t stream = pdf.find("stream\n") + 7;
        const std::size_t length = std::stoul(pdf.substr(pdf.find("/Length ") + 8));
        CHECK(pdf.compare(stream + length, 10, "\nendstream") == 0);
    }
}

TEST_CASE("the title of a PDF is any text", "[draw]") {
    CHECK_THAT(written({}, "%) (\n数独 😀"), Contains("/Title <FEFF0025002900200028FFFD6570"
                                                     "72EC0020D83DDE00>"));
}

TEST_CASE("a text is as wide as in Helvetica, and other letters are square", "[draw]") {
    CHECK(draw::text_width("11", 10) == Approx(11.12));
    CHECK(draw::text_width("‘’", 10) == Approx(11.12));
    CHECK(draw::text_width("数独", 10) == Approx(20));
}

TEST_CASE("a PDF embeds a font with the letters that it shows, and says what they are", "[draw]") {
    const support::TemporaryFolder folder;
    draw::Fonts fonts({{support::write_font(folder, support::font_of_segments(U'一', 300))}}, true);
    std::string pdf;
    draw::Pdf document([&](std::string_view bytes) { pdf += bytes; }, "title", fonts);
    document.page(page_with("一丁一ж"));
    document.page(page_with("1"));
    document.end();
    // The text is centred by the widths of the letters; a letter of no font is a question mark in strokes.
    CHECK_THAT(pdf, Contains("/F0 10 Tf 100 Tz 80 80 Td <000100020001> Tj ET\n0.6 w\n"));
    CHECK_THAT(pdf, Contains("/Subtype /Type0 ") && Contains("/FontFile2 ") && Contains("/W [1 [1000 1000 ]]"));
    CHECK_THAT(pdf, Contains("<0001> <4E00>\n<0002> <4E01>\n") && !Contains("Helvetica"));
    CHECK(document.missing() == U"ж");
}
