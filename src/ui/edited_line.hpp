// A line read from a terminal key by key, with a LineEditor between.
#pragma once

#include <satdoku/ui/console.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::ui {

/// Shows the prompt, which is no longer than a row, and reads a line. Nothing at the end of input, and where
/// interrupt_reading() ended the waiting; the cursor then stays behind the text.
std::optional<std::string> read_edited_line(std::string_view prompt, const std::vector<std::string>& history,
                                            const PromptAid& aid);

}  // namespace satdoku::ui
