#include "stepper_meaning.hpp"

#include <satdoku/language/text.hpp>
#include <satdoku/ui/width.hpp>

#include <optional>
#include <utility>

namespace satdoku::insight {

namespace {

using Kind = solve::Event::Kind;

/// "a13=4, since row 1 of grid a holds 4 somewhere"; empty where it says nothing.
std::string meaning_of(const std::optional<solve::Event>& event, const wording::ClauseWords& words) {
    if (!event) return {};
    switch (event->kind) {
        case Kind::decision:
        case Kind::pure_literal:
            return words.literal(event->literal);
        case Kind::propagation:
            return language::text("stepper.since", words.literal(event->literal),
                                  words.clause(event->literals));
        case Kind::conflict:
        case Kind::learned:
            return words.clause(event->literals);
        default:
            return {};
    }
}

}  // namespace

std::vector<std::string> meaning_lines(const Stepper& stepper, const wording::ClauseWords& words,
                                       std::size_t columns) {
    std::vector<std::string> lines;
    if (!words) return lines;
    const std::uint64_t position = stepper.run().position();
    const auto add = [&](std::string_view key, const std::string& meaning) {
        if (meaning.empty()) return;
        for (std::string& line : ui::wrap(language::text(key, meaning), columns))
            lines.push_back(std::move(line));
    };
    if (position > 0) add("stepper.done_means", meaning_of(stepper.run().event(position), words));
    add("stepper.next_means", meaning_of(stepper.run().event(position + 1), words));
    return lines;
}

std::vector<std::string> picture_lines(const ui::Console& console, const Stepper& stepper,
                                       const wording::ClauseWords& words, std::size_t rows) {
    const auto is_true = [&](cnf::Literal literal) { return stepper.replay().value(literal) > 0; };
    std::vector<std::string> lines = words.picture(console, is_true);
    if (lines.size() <= rows) return lines;
    lines.resize(rows);
    if (!lines.empty()) lines.back() = "  ...";
    return lines;
}

}  // namespace satdoku::insight
