#include "cell_style.hpp"

namespace satdoku::ui {

namespace {

bool holds(grid::DigitSet set, int digit) {
    return set.contains(digit);
}

Style style_of_empty(const CellLook& look) {
    if (look.excluded != 0) return Style::bad;
    if (look.placed != 0 || look.reason != 0) return Style::hint;
    if (look.possible != 0) return Style::good;
    return (look.corner | look.centre) != 0 ? Style::note : Style::dim;
}

std::string_view sign_of_empty(const CellLook& look) {
    if (look.placed != 0) return "*";
    if (look.excluded != 0) return "-";
    if (look.reason != 0) return "#";
    if (look.possible != 0) return look.all_possible ? "&" : "?";
    return (look.corner | look.centre) != 0 ? "," : " ";
}

std::string_view sign_of_digit(const CellLook& look, bool coloured) {
    if (look.tinted && !coloured) return "=";
    if (look.kind == CellLook::Kind::hint) return "*";
    return look.kind == CellLook::Kind::own ? "'" : " ";
}

}  // namespace

std::string_view digit_glyph(int digit) {
    return std::string_view("123456789").substr(static_cast<std::size_t>(digit - 1), 1);
}

Style style_of(const CellLook& look) {
    if (look.conflict || look.wrong) return Style::bad;
    if (look.digit == 0) return style_of_empty(look);
    if (look.tinted) return Style::good;
    switch (look.kind) {
        case CellLook::Kind::given:
            return Style::given;
        case CellLook::Kind::own:
            return Style::own;
        case CellLook::Kind::hint:
            return Style::hint;
    }
    return Style::plain;
}

std::string_view sign_of(const CellLook& look, bool coloured) {
    if (look.wrong) return "x";
    if (look.conflict) return "!";
    const std::string_view sign = look.digit == 0 ? sign_of_empty(look) : sign_of_digit(look, coloured);
    return sign == " " && look.in_house && !coloured ? ":" : sign;
}

Page::Emphasis emphasis_of(const CellLook& look) {
    return {.reverse = look.cursor, .underline = false, .shade = look.peer || look.in_house};
}

grid::DigitSet shown_candidates(const CellLook& look) {
    const grid::DigitSet placed = look.placed == 0 ? grid::DigitSet{0} : grid::digit_set(look.placed);
    return look.corner | look.centre | look.reason | look.excluded | placed;
}

Style style_of_candidate(const CellLook& look, int digit, bool filtered) {
    if (holds(look.excluded, digit)) return Style::bad;
    if (look.placed == digit) return Style::good;
    if (holds(look.reason, digit)) return Style::hint;
    if (holds(look.possible, digit)) return Style::good;
    if (filtered) return Style::dim;
    return holds(look.corner, digit) ? Style::note : Style::shared;
}

std::string_view sign_of_candidate(const CellLook& look, int digit) {
    if (holds(look.excluded, digit)) return "-";
    if (look.placed == digit) return "*";
    if (holds(look.reason, digit)) return "#";
    if (holds(look.possible, digit)) return "?";
    if (!holds(look.centre, digit)) return " ";
    return holds(look.corner, digit) ? ":" : ".";
}

}  // namespace satdoku::ui
