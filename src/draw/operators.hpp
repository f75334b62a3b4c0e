// A page in the operators of PDF, which PostScript takes as well once they are defined there.
#pragma once

#include <satdoku/draw/drawing.hpp>

#include <string>
#include <string_view>

namespace satdoku::draw {

/// Fonts by the names that the operators use: the Latin ones, and one for all that is not Latin.
inline constexpr std::string_view regular_font = "F1";
inline constexpr std::string_view bold_font = "F2";
inline constexpr std::string_view other_font = "F3";

/// How characters that are not Latin are written: in UTF-16 for other_font, or as question marks.
enum class Others : std::uint8_t { utf_16, question_marks };

std::string operators(const Drawing& drawing, Others others);

/// "(text)" in Latin letters with special characters escaped; other letters become question marks.
std::string latin_string(std::string_view text);
/// "<FEFF...>": any text, for titles.
std::string utf_16_string(std::string_view text);

}  // namespace satdoku::draw
