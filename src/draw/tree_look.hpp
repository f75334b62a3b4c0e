// How nodes of each kind look, in every format.
#pragma once

#include <satdoku/draw/tree.hpp>

#include <array>
#include <string_view>

namespace satdoku::draw {

struct NodeLook {
    std::string_view name;  ///< as style sheets call it
    Ink fill;
    Pen pen;
    std::string_view mark;  ///< as a character
};

inline constexpr std::array<NodeLook, node_kinds> node_looks = {{
    {"inner", Ink::shade, {Ink::faint, 0.8, false}, ""},
    {"root", Ink::blue_tint, {Ink::blue, 1.2, false}, ""},
    {"conflict", Ink::red_tint, {Ink::red, 1.2, false}, "✗"},
    {"model", Ink::green_tint, {Ink::green, 1.6, false}, "✓"},
    {"folded", Ink::paper, {Ink::faint, 1, true}, ""},
    {"passed", Ink::paper, {Ink::purple, 1.2, true}, ""},
    {"open", Ink::yellow_tint, {Ink::yellow, 1.2, false}, "?"},
}};

inline const NodeLook& look_of(NodeKind kind) {
    return node_looks[static_cast<std::size_t>(kind)];
}

}  // namespace satdoku::draw
