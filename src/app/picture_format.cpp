#include "picture_format.hpp"

#include <satdoku/core/error.hpp>

#include <algorithm>

namespace satdoku::app {

std::string picture_format(const Arguments& arguments, std::span<const std::string_view> formats,
                           std::string_view key) {
    const auto path = arguments.text("output");
    if (!path || *path == "-") return "txt";
    const std::size_t dot = path->rfind('.');
    const std::string ending = dot == std::string::npos ? std::string() : path->substr(dot + 1);
    if (std::find(formats.begin(), formats.end(), ending) == formats.end())
        throw core::Error(key, {*path, with_commas(formats)});
    return ending;
}

}  // namespace satdoku::app
