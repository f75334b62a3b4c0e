#include <satdoku/solving/paper.hpp>

namespace satdoku::solving {
namespace {

/// Latin fonts as wide as Helvetica first; then fonts with Chinese. Where Debian, other distributions, Windows and macOS
/// have them.
std::vector<std::vector<std::string>> system_fonts() {
    const std::string share = "/usr/share/fonts/";
    const std::string windows = "C:/Windows/Fonts/";
    const std::string apple = "/System/Library/Fonts/";
    return {{share + "truetype/liberation/LiberationSans-Regular.ttf",
             share + "truetype/liberation2/LiberationSans-Regular.ttf",
             share + "liberation-sans/LiberationSans-Regular.ttf", share + "liberation/LiberationSans-Regular.ttf",
             windows + "arial.ttf", apple + "Supplemental/Arial.ttf", apple + "Helvetica.ttc",
             share + "opentype/urw-base35/NimbusSans-Regular.otf", share + "truetype/noto/NotoSans-Regular.ttf",
             share + "noto/NotoSans-Regular.ttf", share + "truetype/dejavu/DejaVuSans.ttf",
             share + "dejavu-sans-fonts/DejaVuSans.ttf", share + "TTF/DejaVuSans.ttf"},
            {share + "opentype/noto/NotoSansCJK-Regular.ttc", share + "google-noto-cjk/NotoSansCJK-Regular.ttc",
             share + "noto-cjk/NotoSansCJK-Regular.ttc", share + "truetype/wqy/wqy-zenhei.ttc",
             share + "truetype/wqy/wqy-microhei.ttc", share + "truetype/droid/DroidSansFallbackFull.ttf",
             windows + "msyh.ttc", windows + "simsun.ttc", apple + "PingFang.ttc", apple + "STHeiti Light.ttc",
             apple + "Hiragino Sans GB.ttc"}};
}
}  // namespace


frame::Option paper_option() {
    std::vector<std::string_view> names;
    for (const draw::NamedPaper& named : draw::papers) names.push_back(named.name);
    return {.name = "paper", .value = frame::Value::choice, .choices = names, .standard = draw::papers.front().name};
}

const draw::Paper& paper_of(const frame::Arguments& arguments) {
    const draw::Paper* paper = &draw::papers.front().paper;
    for (const draw::NamedPaper& named : draw::papers)
        if (arguments.text("paper") == named.name) paper = &named.paper;
    return *paper;
}

frame::Option font_option() { return {.name = "font", .value = frame::Value::file}; }

draw::Fonts fonts_of(const frame::Arguments& arguments) {
    if (arguments.text("font") == "built-in") return draw::Fonts();
    if (const auto path = arguments.text("font")) {
        draw::Fonts fonts({{*path}}, true);
        fonts.having(U' ');  // an error in the file is reported at once
        return fonts;
    }
    return draw::Fonts(system_fonts());
}
}  // namespace satdoku::solving
