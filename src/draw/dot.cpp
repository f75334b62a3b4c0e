#include "dot.hpp"

#include "formats.hpp"
#include "letters.hpp"

#include <algorithm>

namespace satdoku::draw {

std::string dot_quoted(std::string_view text) {
    std::string quoted = "\"";
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        for (const char character : utf_8(code_points(text.substr(0, end)))) {
            if (character == '"' || character == '\\') quoted += '\\';
            quoted += character;
        }
        if (end < text.size()) quoted += "\\n";
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return quoted += '"';
}

std::string dot_colour(Ink ink) {
    return dot_quoted(hexadecimal(on_light(ink)));
}

}  // namespace satdoku::draw
