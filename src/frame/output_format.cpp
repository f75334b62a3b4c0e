#include <satdoku/core/error.hpp>
#include <satdoku/frame/output_format.hpp>

#include <algorithm>

namespace satdoku::frame {

std::string_view ending_of(std::string_view path) {
    const std::size_t dot = path.rfind('.');
    return dot == std::string_view::npos ? std::string_view() : path.substr(dot + 1);
}

std::string format_of_name(const std::string& path, std::span<const std::string_view> formats,
                           std::string_view key) {
    const std::string_view ending = ending_of(path);
    if (std::find(formats.begin(), formats.end(), ending) == formats.end())
        throw core::Error(key, {path, with_commas(formats)});
    return std::string(ending);
}

std::string output_format(const Arguments& arguments, std::span<const std::string_view> formats,
                          std::string_view key) {
    const auto path = arguments.text("output");
    return !path || *path == "-" ? "txt" : format_of_name(*path, formats, key);
}

}  // namespace satdoku::frame
