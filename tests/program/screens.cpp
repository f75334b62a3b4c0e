#include "program/screens.hpp"
#include "support/catch.hpp"
#include "support/paths.hpp"
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <regex>

std::string page_of(const Terminal& terminal) {
    const std::string& screen = terminal.screen();
    const std::size_t end = screen.rfind("\x1b[J");
    std::string page = screen.substr(screen.rfind("\x1b[H", end) + 3);
    page.erase(page.find("\x1b[J"));
    page = std::regex_replace(page, std::regex("\x1b\\[K|\r"), "");
    return std::regex_replace(page, std::regex("[0-9]+:[0-9][0-9]"), "0:00") + '\n';
}

void compare_screen(const std::string& name, const std::string& page) {
    const std::string path = satdoku::support::source_path("tests/data/screens/") + name + ".txt";
    if (std::getenv("SATDOKU_UPDATE_SCREENS") != nullptr) std::ofstream(path) << page;
    std::ifstream file(path);
    CHECK(page == std::string(std::istreambuf_iterator<char>(file), {}));
}
