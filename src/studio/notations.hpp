// The notations that `puzzle convert` writes, in one table.
#pragma once

#include <satdoku/grid/board.hpp>

#include <span>
#include <string>
#include <string_view>

namespace satdoku::studio {

struct Notation {
    std::string_view name;
    bool any_layout;           ///< false: plain sudokus only
    bool text;                 ///< keeps notes and comments
    bool placed;               ///< distinguishes givens from digits that were placed
    bool candidates;           ///< keeps candidates
    std::string_view between;  ///< stands between two puzzles
    std::string (*write)(const grid::Position& position);
};

std::span<const Notation> notations();
/// The notation of this name, or nullptr.
const Notation* find_notation(std::string_view name);

}  // namespace satdoku::studio
