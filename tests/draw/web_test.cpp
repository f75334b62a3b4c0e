#include "draw/xml.hpp"
#include "support/catch.hpp"
#include <satdoku/draw/web.hpp>

using namespace satdoku;
using Catch::Matchers::Contains;

namespace {
/// A page as XML: HTML's line about the type of the document is none.
std::string fault_of(const std::string& page) {
    const std::string type = "<!DOCTYPE html>\n";
    REQUIRE(page.starts_with(type));
    return support::xml_fault(page.substr(type.size()));
}
}  // namespace

TEST_CASE("the judge of XML finds what is wrong", "[draw]") {
    for (const char* good : {"<a/>", "<?xml version=\"1.0\"?>\n<a b=\"1\" c=\"&lt;\"><d>x &amp; y</d></a>\n"}) {
        CHECK(support::xml_fault(good) == "");
    }
    for (const char* bad : {"", "a", "<a>", "<a></b>", "<a/><b/>", "<a b=1/>", "<a b=\"1\" b=\"2\"/>", "<a>&</a>",
                            "<a>&nbsp;</a>", "<a b=\"<\"/>", "<a>\x01</a>", "<a b=\"1\"c=\"2\"/>"}) {
        CAPTURE(bad);
        CHECK(support::xml_fault(bad) != "");
    }
}

TEST_CASE("text is escaped, and what is none becomes a replacement", "[draw]") {
    CHECK(draw::escaped("a<b & \"c\" 'd'>") == "a&lt;b &amp; &quot;c&quot; &#39;d&#39;&gt;");
    CHECK(draw::escaped("数独 é 😀") == "数独 é 😀");
    const std::string none = "\xef\xbf\xbd";
    CHECK(draw::escaped("\x01\x7f") == none + none);
    CHECK(draw::escaped("\xff") == none);
    // Of bytes that are not text, each becomes one.
    CHECK(draw::escaped("\xe6\x95x") == none + none + "x");      // breaks off
    CHECK(draw::escaped("\xc0\xaf") == none + none);             // longer than it need be
    CHECK(draw::escaped("\xed\xa0\x80") == none + none + none);  // half of a pair
    CHECK(draw::escaped("\xef\xbf\xbf") == none);                // no character
}

TEST_CASE("a picture with every shape is well-formed SVG", "[draw]") {
    draw::Drawing drawing{100, 50};
    const draw::Pen pen{draw::Ink::text, 1, true};
    drawing.shapes = {
        draw::Line{{0, 0}, {10, 10.123}, pen},
        draw::Rectangle{{1, 1}, 5, 5, draw::Ink::paper, pen},
        draw::Circle{{5, 5}, 3, draw::Ink::blue},
        draw::Polygon{{{1, 2}, {3, 4}, {5, 0}}, draw::Ink::red_tint, pen},
        draw::Label{{1, 2}, "</text><script>alert(1)</script>", 12, draw::Ink::text, draw::Align::middle, true},
        draw::Label{{1, 2}, "&", 12, draw::Ink::text, draw::Align::middle, true},
        draw::Label{{1, 2}, "x", 9},
        draw::Curve{{0, 0}, {1, 1}, {2, 2}, {-3.005, 3}, pen},
    };
    draw::add_arrow(drawing, {0, 0}, {30, 40}, 0.1, 2, pen);
    drawing.add(draw::Rectangle{{1, 1}, 5, 5, draw::Ink::none, {}, "one\ntwo < three\tfour"});
    for (const draw::Colours colours : {draw::Colours::fixed, draw::Colours::of_page}) {
        const std::string text = draw::svg(drawing, colours, "a < b");
        CHECK(support::xml_fault(text) == "");
        CHECK_THAT(text, Contains("viewBox=\"0 0 100 50\"") && Contains("y2=\"10.12\"") && Contains("-3.01,3"));
        CHECK_THAT(text, Contains("&lt;script&gt;") && !Contains("<script"));
        CHECK_THAT(text, Contains("<title>a &lt; b</title>"));
        CHECK_THAT(text, Contains("<title>one\ntwo &lt; three\xef\xbf\xbd"
                                  "four</title>"));
    }
    CHECK_THAT(draw::svg(drawing, draw::Colours::fixed, ""), Contains("#0072b2") && !Contains("var("));
    CHECK_THAT(draw::svg(drawing, draw::Colours::of_page, ""), Contains("var(--blue)") && !Contains("#0072b2"));
    CHECK_THAT(draw::style_sheet(), Contains("prefers-color-scheme:dark") && Contains("--red-tint:#"));
}

TEST_CASE("what is put onto another drawing moves and grows as a whole", "[draw]") {
    draw::Drawing piece{10, 10};
    piece.shapes = {draw::Label{{1, 2}, "x", 3}, draw::Circle{{1, 1}, 4, draw::Ink::text, {draw::Ink::text, 1}}};
    draw::Drawing page{100, 100};
    draw::put(page, piece, {20, 30}, 2);
    REQUIRE(page.shapes.size() == 2);
    const auto& label = std::get<draw::Label>(page.shapes[0]);
    CHECK(label.at.x == 22);
    CHECK(label.at.y == 34);
    CHECK(label.size == 6);
    const auto& circle = std::get<draw::Circle>(page.shapes[1]);
    CHECK(circle.centre.y == 32);
    CHECK(circle.radius == 8);
    CHECK(circle.pen.width == 2);
}

TEST_CASE("a page is well-formed, with a script and without one", "[draw][page]") {
    draw::Page page{.title = "a <script>alert(1)</script> \"b\"", .language = "en"};
    const std::string plain = draw::whole_page(page, "<p>1</p>\n");
    CHECK(fault_of(plain) == "");
    CHECK_THAT(plain, !Contains("<script") && !Contains("script-src") && Contains("default-src 'none'"));
    CHECK_THAT(plain, Contains("<h1>a &lt;script&gt;") && Contains("<p>1</p>\n</main>"));
    CHECK_THAT(plain, Contains("<html lang=\"en\">"));
    page.script = "let at=0;\n";
    page.style = "p{margin:0}\n";
    const std::string stepping = draw::whole_page(page, "");
    CHECK(fault_of(stepping) == "");
    CHECK_THAT(stepping, Contains("<script>\nlet at=0;\n</script>") && Contains("script-src 'unsafe-inline'"));
    CHECK_THAT(stepping, Contains("p{margin:0}\n</style>"));
    CHECK(fault_of(draw::whole_page(page, "<p>")) != "");
}

TEST_CASE("a page fetches nothing", "[draw][page]") {
    const std::string page = draw::whole_page({.title = "t", .language = "zh", .script = "0\n"}, "");
    CHECK_THAT(page, !Contains("http:") && !Contains("https:") && !Contains("src=") && !Contains("url("));
}
