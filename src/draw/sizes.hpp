// Sizes that the drawings of trees and of graphs share.
#pragma once

namespace satdoku::draw {

inline constexpr double margin = 18;
inline constexpr double heading_size = 15;
inline constexpr double label_size = 11;
inline constexpr double note_size = 8.5;
inline constexpr double legend_width =
    470;  ///< it is no narrower, so that it fits on paper below small pictures
inline constexpr double legend_line = 18;

}  // namespace satdoku::draw
