// How nodes of each kind look, in every format.
#pragma once

#include <satdoku/draw/graph.hpp>

#include <array>
#include <string_view>

namespace satdoku::draw {

struct GraphNodeLook {
    Ink fill;
    Pen pen;
    bool twice;             ///< framed
    std::string_view mark;  ///< as a character
};

inline constexpr std::array<GraphNodeLook, graph_node_kinds> graph_node_looks = {{
    {Ink::paper, {Ink::faint, 0.9, false}, false, ""},
    {Ink::blue_tint, {Ink::blue, 2, false}, false, ""},
    {Ink::yellow_tint, {Ink::orange, 1, false}, true, ""},
    {Ink::red_tint, {Ink::red, 1.4, false}, false, "✗"},
    {Ink::paper, {Ink::faint, 0.9, true}, false, ""},
}};

inline const GraphNodeLook& look_of(GraphNodeKind kind) {
    return graph_node_looks[static_cast<std::size_t>(kind)];
}

}  // namespace satdoku::draw
