// Links that hold a puzzle: of f-puzzles, and of SudokuPad, which has these and its own.
#include "other_notations.hpp"
#include <satdoku/core/json.hpp>
#include <satdoku/core/text.hpp>

namespace satdoku::grid {
namespace {
constexpr std::pair<std::string_view, std::string_view> short_keys[] = {
    {"a", "arrows"},   {"ca", "cages"},   {"ce", "cells"}, {"cs", "cellSize"}, {"l", "lines"},
    {"o", "overlays"}, {"re", "regions"}, {"t", "title"},  {"u", "underlays"}, {"v", "value"}};

/// The JSON of SudokuPad's links, which it writes shorter: short keys, ' for ", no quotes around one word, t and f for
/// true and false, and nothing for an empty object in a list.
std::string unzipped(std::string_view text) {
    constexpr std::string_view signs = "{}[],:";
    if (text.starts_with("{\"")) return std::string(text);
    std::string json;
    char last = ' ';  // of the signs, if no word came since
    for (std::size_t at = 0; at < text.size();) {
        if (signs.find(text[at]) != std::string_view::npos) {
            const bool ends_item = text[at] == ',' || text[at] == ']';
            if (ends_item && (last == '[' || last == ',')) json += "{}";
            json += last = text[at++];
            continue;
        }
        last = ' ';
        if (text[at] == '\'') {
            json += '"';
            for (++at; at < text.size() && text[at] != '\''; ++at) {
                if (text[at] == '\\' && at + 1 < text.size() && text[++at] != '\'') json += '\\';
                json += text[at];
            }
            json += '"';
            ++at;
            continue;
        }
        const std::size_t end = std::min(text.find_first_of(signs, at), text.size());
        std::string_view word = text.substr(at, end - at);
        at = end;
        if (text.substr(end).starts_with(':')) {
            const auto known = std::ranges::find(short_keys, word, [](const auto& pair) { return pair.first; });
            if (known != std::end(short_keys)) word = known->second;
            json += core::json_string(word);
        } else if (word == "t" || word == "f" || word == "null") {
            json += word == "t" ? "true" : word == "f" ? "false" : "null";
        } else {
            json += core::json_string(word);
        }
    }
    return json;
}
}  // namespace

std::optional<Position> linked_position(std::string_view link, const core::Location& location) {
    link = core::trimmed(link);
    std::size_t begin = link.find("load=");
    begin = begin == std::string_view::npos ? link.find("fpuz") : begin + std::string_view("load=").size();
    for (const std::string_view own : {"/scl", "/ctc", "=scl", "=ctc"})
        if (begin == std::string_view::npos && link.find(own) != std::string_view::npos) begin = link.find(own) + 1;
    if (link.starts_with("scl") || link.starts_with("ctc")) begin = 0;
    if (begin == std::string_view::npos) return std::nullopt;
    std::string packed;
    for (std::size_t at = begin; at < link.size() && link[at] != '&'; ++at) {
        // Addresses have other signs for some of those of Base64.
        const std::string_view escaped = link.substr(at, 3);
        const bool is_escaped = escaped == "%2B" || escaped == "%2F" || escaped == "%3D" || escaped == "%2b" ||
                                escaped == "%2f" || escaped == "%3d";
        packed += is_escaped                           ? (escaped[1] == '3'            ? '='
                                                          : (escaped[2] | 0x20) == 'b' ? '+'
                                                                                       : '/')
                  : link[at] == ' ' || link[at] == '-' ? '+'
                  : link[at] == '_'                    ? '/'
                                                       : link[at];
        if (is_escaped) at += 2;
    }
    for (const std::string_view prefix : {"fpuzzles", "fpuz", "scl", "ctc"}) {
        if (!packed.starts_with(prefix)) continue;
        packed.erase(0, prefix.size());
        break;
    }
    const auto json = decompressed(packed);
    if (!json) throw core::Error(location, "f_puzzles.packed");
    return f_puzzles_position(unzipped(*json), {location.file, location.line, 0});
}
}  // namespace satdoku::grid
