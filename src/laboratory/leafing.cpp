#include "leafing.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>

namespace satdoku::laboratory {

void Leafing::run() {
    console_.say(language::text(help_));
    show();
    ui::converse(
        console_, [this] { return prompt(); }, [this](const std::string& line) { return obey(line); });
}

std::size_t Leafing::room() const {
    return std::clamp<std::size_t>(console_.rows(), 6, 50) - 2;
}

/// Returns whether the person stays.
bool Leafing::obey(const std::string& typed) {
    const std::string line = ui::half_width(typed);
    const std::size_t begin = line.find_first_not_of(" \t");
    const std::string word =
        begin == std::string::npos ? "n" : line.substr(begin, line.find_last_not_of(" \t") - begin + 1);
    if (word == "q" || word == "quit") return false;
    if (word == "?" || word == "h" || word == "help") {
        console_.say(language::text(help_));
        return true;
    }
    bool moved = true;
    if (word == "n" || word == "next") {
        if (!go_on()) throw core::Error("pager.last");
    } else if (word == "p" || word == "previous") {
        if (!go_back()) throw core::Error("pager.first");
    } else {
        moved = other(word);
    }
    if (moved) show();
    return true;
}

}  // namespace satdoku::laboratory
