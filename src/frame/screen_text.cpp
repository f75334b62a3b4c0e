#include <satdoku/frame/screen_text.hpp>

#include <string_view>

namespace satdoku::frame {

std::string screen_text(const std::vector<std::string>& lines, std::size_t rows) {
    constexpr std::string_view home = "\x1b[H";
    constexpr std::string_view end_of_line = "\x1b[K";
    constexpr std::string_view erase_below = "\x1b[J";
    std::string page(home);
    for (std::size_t row = 0; row < lines.size() && row < rows; ++row) {
        page.append(row == 0 ? "" : "\r\n").append(lines[row]).append(end_of_line);
    }
    page.append(erase_below);
    return page;
}

}  // namespace satdoku::frame
