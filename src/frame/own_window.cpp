#include "own_window.hpp"
#include "descriptions.hpp"
#include <satdoku/core/file.hpp>
#include <satdoku/core/signals.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/language/text.hpp>

namespace satdoku::frame {
std::string dropped_file(const Program& program, const std::vector<std::string>& words, bool owns_window) {
    if (!owns_window || words.size() != 1 || words[0].starts_with('-')) return {};
    const bool is_name = find_command(program, words[0]) != nullptr || is_group(program, words[0]);
    return !is_name && core::exists(words[0]) ? words[0] : std::string();
}

void hold_own_window(const ui::Console& console) {
    const bool is_closed = caught_signal() == core::hangup_signal || ui::reading_ended_by() == core::hangup_signal;
    if (is_closed || !ui::owns_window()) return;
    console.out() << '\n';
    console.say(language::text("frame.any_key_closes"));
    ui::KeyMode(ui::KeyMode::Screen::line).read_key(-1);
}
}  // namespace satdoku::frame
