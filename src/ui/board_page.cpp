#include "board_page.hpp"

namespace satdoku::ui {
namespace {
/// The player's colours: black on cyan, yellow, magenta and green.
constexpr std::array<std::string_view, grid::colours> backgrounds = {"\x1b[30;46m", "\x1b[30;43m", "\x1b[30;45m",
                                                                     "\x1b[30;42m"};

/// The sequence that begins the emphasis.
std::string sequence_of(const Page::Emphasis& emphasis) {
    std::string sequence;
    if (emphasis.reverse) sequence += "\x1b[7m";
    if (emphasis.underline) sequence += "\x1b[4m";
    if (emphasis.colour != 0) {
        sequence += backgrounds[static_cast<std::size_t>(emphasis.colour - 1)];
    } else if (emphasis.shade) {
        sequence += "\x1b[100m";
    }
    return sequence;
}

bool has_candidates(const CellLook& look) { return !(look.corner | look.centre | look.colours.coloured()).empty(); }

bool is_wrong(const CellLook& look) { return look.wrong || look.hint.wrong; }

Style style_of_empty(const CellLook& look) {
    if (!look.hint.excluded.empty()) return Style::bad;
    if (look.hint.placed != 0 || !look.hint.reason.empty()) return Style::hint;
    if (!look.possible.empty()) return Style::good;
    return has_candidates(look) ? Style::note : Style::dim;
}

std::string_view sign_of_empty(const CellLook& look, bool coloured) {
    if (look.hint.placed != 0) return "*";
    if (!look.hint.excluded.empty()) return "-";
    if (!look.hint.reason.empty()) return "#";
    if (!look.possible.empty()) return look.all_possible ? "&" : "?";
    if (look.colours.cell != 0 && !coloured) return sign_of_colour(look.colours.cell);
    return has_candidates(look) ? "," : " ";
}

std::string_view sign_of_digit(const CellLook& look, bool coloured) {
    if (look.tinted && !coloured) return "=";
    if (look.colours.cell != 0 && !coloured) return sign_of_colour(look.colours.cell);
    if (look.kind == CellLook::Kind::hint) return "*";
    return look.kind == CellLook::Kind::own ? "'" : " ";
}
}  // namespace

void Page::put(int row, int column, std::string_view glyph, Style style) {
    Spot& there = spot(row, column);
    there.glyph = glyph;
    there.style = style;
}

std::vector<std::string> Page::lines(const Console& console) const {
    const auto is_empty = [](const Spot& spot) { return spot.glyph == " " && !spot.emphasis.any(); };
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < spots_.size(); begin += static_cast<std::size_t>(columns_)) {
        std::string line;
        std::size_t end = begin + static_cast<std::size_t>(columns_);
        while (end > begin && is_empty(spots_[end - 1])) --end;
        for (std::size_t at = begin; at < end; ++at) {
            const Spot& spot = spots_[at];
            const std::string emphasis = console.colours() ? sequence_of(spot.emphasis) : std::string();
            const bool plain = spot.glyph == " " || (!emphasis.empty() && spot.emphasis.colour != 0);
            const std::string painted = plain ? spot.glyph : console.paint(spot.style, spot.glyph);
            line += emphasis.empty() ? painted : emphasis + painted + "\x1b[0m";
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string_view digit_glyph(int digit) {
    return std::string_view("123456789ABCDEFG").substr(static_cast<std::size_t>(digit - 1), 1);
}

std::string_view glyph_of_empty(const CellLook& look) { return look.in_extra_region ? "_" : "."; }

std::string_view sign_of_colour(int colour) {
    static constexpr std::string_view letters = "ABCD";
    static_assert(letters.size() == grid::colours);
    return letters.substr(static_cast<std::size_t>(colour - 1), 1);
}

Style style_of(const CellLook& look) {
    if (look.conflict || is_wrong(look)) return Style::bad;
    if (look.digit == 0) return style_of_empty(look);
    if (look.tinted) return Style::good;
    switch (look.kind) {
        case CellLook::Kind::given: return Style::given;
        case CellLook::Kind::own: return Style::own;
        case CellLook::Kind::hint: return Style::hint;
    }
    return Style::plain;
}

std::string_view sign_of(const CellLook& look, bool coloured) {
    if (is_wrong(look)) return "x";
    if (look.conflict) return "!";
    const std::string_view sign = look.digit == 0 ? sign_of_empty(look, coloured) : sign_of_digit(look, coloured);
    return sign == " " && look.hint.in_house && !coloured ? ":" : sign;
}

std::string signs_in(const Console& console, std::span<const CellLook> looks, bool large) {
    std::string signs;
    const auto add = [&](std::string_view sign) {
        if (sign != " " && signs.find(sign) == std::string::npos) signs += sign;
    };
    for (const CellLook& look : looks) {
        if (!large || look.digit != 0) {
            add(sign_of(look, console.colours()));
            continue;
        }
        if (look.colours.cell != 0 && !console.colours()) add(sign_of_colour(look.colours.cell));
        const grid::DigitSet shown = shown_candidates(look);
        for (const int digit : shown) add(sign_of_candidate(look, digit));
        if (shown.empty() && !look.possible.empty()) add("?");
    }
    return signs;
}

Page::Emphasis emphasis_of(const CellLook& look) {
    return {.reverse = look.cursor,
            .shade = look.peer || look.hint.in_house,
            .underline = look.in_extra_region,
            .colour = look.colours.cell};
}

grid::DigitSet shown_candidates(const CellLook& look) {
    const grid::DigitSet placed = look.hint.placed == 0 ? grid::DigitSet{} : grid::digit_set(look.hint.placed);
    return look.corner | look.centre | look.colours.coloured() | look.hint.reason | look.hint.excluded | placed;
}

Style style_of_candidate(const CellLook& look, int digit, bool filtered) {
    if (look.hint.excluded.contains(digit)) return Style::bad;
    if (look.hint.placed == digit) return Style::good;
    if (look.hint.reason.contains(digit)) return Style::hint;
    if (look.possible.contains(digit)) return Style::good;
    if (filtered) return Style::dim;
    return look.corner.contains(digit) ? Style::note : Style::shared;
}

std::string_view sign_of_candidate(const CellLook& look, int digit) {
    if (look.hint.excluded.contains(digit)) return "-";
    if (look.hint.placed == digit) return "*";
    if (look.hint.reason.contains(digit)) return "#";
    if (const int colour = look.colours.of(digit)) return sign_of_colour(colour);
    if (look.possible.contains(digit)) return "?";
    if (!look.centre.contains(digit)) return " ";
    return look.corner.contains(digit) ? ":" : ".";
}
}  // namespace satdoku::ui
