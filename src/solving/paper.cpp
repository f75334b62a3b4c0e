#include <satdoku/core/numbers.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/solving/paper.hpp>

namespace satdoku::solving {
namespace {
/// Latin fonts as wide as Helvetica first; then fonts with Chinese. Where Debian, Windows, macOS and others have them.
std::vector<std::vector<std::string>> system_fonts() {
    const std::string share = "/usr/share/fonts/";
    const std::string windows = "C:/Windows/Fonts/";
    const std::string apple = "/System/Library/Fonts/";
    std::vector<std::vector<std::string>> fonts = {
        {share + "truetype/liberation/LiberationSans-Regular.ttf",
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
    // Those of the user come first.
    const std::string home = core::environment_variable("HOME").value_or("");
    for (std::vector<std::string>& script : fonts) {
        std::vector<std::string> own;
        for (const std::string& path : script)
            for (const char* const folder : {"/.local/share/fonts", "/.fonts"})
                own.push_back(home + folder + path.substr(path.rfind('/')));
        script.insert(script.begin(), own.begin(), own.end());
    }
    return fonts;
}
}  // namespace

frame::Option paper_option() {
    return {
        .name = "paper", .value = frame::Value::text, .placeholder = "NAME|WxH", .standard = draw::papers.front().name};
}

draw::Paper paper_of(const frame::Arguments& arguments) {
    const std::string text = arguments.text("paper").value_or(std::string(draw::papers.front().name));
    for (const draw::NamedPaper& named : draw::papers)
        if (text == named.name) return named.paper;
    constexpr double points_of_mm = 72 / 25.4;
    const double unit = text.ends_with("in") ? 72 : points_of_mm;
    const std::size_t letters = text.ends_with("in") || text.ends_with("mm") ? 2 : 0;
    const std::string_view size = std::string_view(text).substr(0, text.size() - letters);
    const std::size_t cross = std::min(size.find('x'), size.size());
    const auto length = [&](std::string_view number) { return unit * core::parse_number<double>(number).value_or(0); };
    const double width = length(size.substr(0, cross));
    const double height = cross == size.size() ? 0 : length(size.substr(cross + 1));
    constexpr double least = 100 * points_of_mm;
    constexpr double most = 1000 * points_of_mm;
    if (!(width >= least && height >= least && width <= most && height <= most))
        throw core::Error("usage.paper",
                          {text, core::join(draw::papers, ", ", [](const auto& one) { return one.name; })});
    return {width, height, 40};
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
