// The page that explores a run, as the build puts it into the program: the files of this folder, word by word.
#pragma once

#include <span>
#include <string_view>

namespace satdoku::insight {

extern const std::string_view explorer_markup;
/// File by file; together they are one style and one script.
extern const std::span<const std::string_view> explorer_style;
extern const std::span<const std::string_view> explorer_script;

}  // namespace satdoku::insight
