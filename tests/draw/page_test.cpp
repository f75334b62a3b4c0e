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
