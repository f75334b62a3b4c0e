// Text as JSON has it.
#pragma once

#include <string>
#include <string_view>

namespace satdoku::core {

/// The text in quotes, with escapes for what may not stand between them. Characters of UTF-8 stay as they are; a byte
/// that belongs to none becomes U+FFFD.
std::string json_string(std::string_view text);

}  // namespace satdoku::core
