// The compression of links to puzzles (pieroxy's lz-string, in Base64): LZW over characters, with codes of growing width.
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace satdoku::grid {
/// Returns nothing if the text is not compressed like that. Only for characters of one byte: others become '?'.
std::optional<std::string> decompressed(std::string_view base64);

/// @param text  characters of one byte
std::string compressed(std::string_view text);
}  // namespace satdoku::grid
