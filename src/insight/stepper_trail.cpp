#include "stepper_view.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>

namespace satdoku::insight {
namespace {
using Lines = std::vector<std::string>;
using Kind = solve::Event::Kind;

std::string assigned_text(const ui::Console& console, const trace::Assigned& assigned, bool latest) {
    std::string text = literal_text(assigned.literal);
    ui::Style style = latest ? ui::Style::hint : ui::Style::plain;
    if (assigned.how == Kind::decision) {
        text = '[' + text + ']';
        style = latest ? style : ui::Style::heading;
    } else if (assigned.how == Kind::pure_literal) {
        text += language::text("stepper.pure_mark");
    } else if (assigned.reason != 0) {
        text += '(' + std::to_string(assigned.reason) + ')';
    }
    return console.paint(style, text);
}

/// The texts of a level's literals.
struct Level {
    std::uint32_t number;
    Lines literals{};
};

/// All of them, or the first and the last ones, with the number of the others between them, on one line.
std::string one_line(const ui::Console& console, const Lines& literals, std::size_t columns) {
    const std::string whole = core::join(literals, " ");
    if (ui::display_width(whole) <= columns) return whole;
    const std::string& last = literals.back();
    std::size_t shown = 0;
    std::string line;
    for (; shown + 1 < literals.size(); ++shown) {
        const std::string rest = language::text("stepper.left_out", literals.size() - shown - 2);
        const std::size_t after = ui::display_width(rest) + ui::display_width(last) + 2;
        if (ui::display_width(line) + ui::display_width(literals[shown]) + 1 + after > columns) break;
        line += (line.empty() ? "" : " ") + literals[shown];
    }
    const std::string rest = language::text("stepper.left_out", literals.size() - shown - 1);
    line += (line.empty() ? "" : " ") + console.paint(ui::Style::dim, rest);
    if (ui::display_width(line) + 1 + ui::display_width(last) <= columns) line += ' ' + last;
    return line;
}

/// The lines of one level; if there are many, only the first and the last ones.
Lines all_lines(const ui::Console& console, const Lines& literals, std::size_t columns) {
    constexpr std::size_t most = 5;
    Lines lines = ui::wrap(core::join(literals, " "), columns);
    if (lines.size() <= most) return lines;
    lines.erase(lines.begin() + 2, lines.end() - 2);
    lines.insert(lines.begin() + 2,
                 console.paint(ui::Style::dim,
                               abridged(language::text("stepper.abridged", literals.size()), columns, 1).front()));
    return lines;
}

class Trail {
  public:
    Trail(const ui::Console& console, const trace::Replay& replay, const ui::Size& size)
        : console_(console), size_(size) {
        const auto trail = replay.trail();
        for (std::uint32_t level = 0; level <= replay.level(); ++level) levels_.push_back({level});
        for (std::size_t at = 0; at < trail.size(); ++at)
            levels_[trail[at].level].literals.push_back(assigned_text(console, trail[at], at + 1 == trail.size()));
        if (levels_.front().literals.empty()) levels_.erase(levels_.begin());
        for (Level& level : levels_)
            if (level.literals.empty()) level.literals.emplace_back("-");
        label_ = std::max<std::size_t>(std::to_string(replay.level()).size(), 3);
    }

    Lines draw() {
        if (levels_.empty() || size_.rows == 0) return {};
        if (levels_.size() > size_.rows) return draw_folded();
        std::vector<Lines> drawn;
        std::size_t rows = 0;
        for (const Level& level : levels_) {
            drawn.push_back(all_lines(console_, level.literals, room()));
            rows += drawn.back().size();
        }
        for (std::size_t at = 0; at < drawn.size() && rows > size_.rows; ++at) {
            rows -= drawn[at].size() - 1;
            drawn[at] = {one_line(console_, levels_[at].literals, room())};
        }
        Lines lines;
        for (std::size_t at = 0; at < drawn.size(); ++at) {
            for (std::size_t row = 0; row < drawn[at].size(); ++row)
                lines.push_back(labelled(row == 0 ? std::to_string(levels_[at].number) : "", drawn[at][row]));
        }
        return lines;
    }

  private:
    std::size_t room() const { return size_.columns - std::min(size_.columns - 1, label_ + 2); }
    std::string labelled(const std::string& label, const std::string& line) const {
        return ui::pad_left(label, label_) + "  " + line;
    }

    /// The oldest levels on one line, the others on one each.
    Lines draw_folded() {
        const std::size_t folded = levels_.size() - size_.rows + 1;
        const std::uint32_t first = levels_.front().number;
        const std::uint32_t last = levels_[folded - 1].number;
        const std::string label =
            first == last ? std::to_string(first) : std::to_string(first) + '-' + std::to_string(last);
        label_ = std::max(label_, label.size());
        Lines decisions;
        std::size_t literals = 0;
        for (std::size_t at = 0; at < folded; ++at) {
            literals += levels_[at].literals.size();
            if (levels_[at].number > 0) decisions.push_back(levels_[at].literals.front());
        }
        std::string line = language::text("stepper.folded", literals);
        const std::size_t taken = std::min(room(), ui::display_width(line) + 1);
        line = taken < room() && !decisions.empty() ? line + ' ' + one_line(console_, decisions, room() - taken)
                                                    : abridged(line, room(), 1).front();
        if (ui::display_width(line) > room()) line = abridged(line, room(), 1).front();
        Lines lines{labelled(label, line)};
        for (std::size_t at = folded; at < levels_.size(); ++at)
            lines.push_back(
                labelled(std::to_string(levels_[at].number), one_line(console_, levels_[at].literals, room())));
        return lines;
    }

    const ui::Console& console_;
    ui::Size size_;
    std::vector<Level> levels_;
    std::size_t label_;  ///< columns of a level's number
};
}  // namespace

Lines abridged(std::string_view text, std::size_t columns, std::size_t most) {
    constexpr std::string_view ellipsis = " ...";
    Lines lines = ui::wrap(text, columns);
    if (lines.empty()) lines.emplace_back();
    if (lines.size() <= most) return lines;
    lines.resize(most);
    std::string& last = lines.back();
    if (ui::display_width(last) + ellipsis.size() > columns && columns > ellipsis.size())
        last = ui::wrap(last, columns - ellipsis.size()).front();
    last += ellipsis;
    return lines;
}

Lines trail_lines(const ui::Console& console, const trace::Replay& replay, const ui::Size& size) {
    return Trail(console, replay, size).draw();
}
}  // namespace satdoku::insight
