// Text as JSON has it.
#pragma once

#include <string>
#include <string_view>

namespace satdoku::core {

/// The text in quotes, with escapes for what may not stand between them. Bytes of UTF-8 stay as they are.
std::string json_string(std::string_view text);

}  // namespace satdoku::core
