// The notations that `puzzle convert` writes, in one table.
#pragma once

#include <satdoku/grid/position.hpp>

#include <span>
#include <string>
#include <string_view>

namespace satdoku::studio {

struct Notation {
    std::string_view name;
    bool any_layout;  ///< else plain sudokus only
    bool text;        ///< holds notes and comments
    bool placed;      ///< tells givens from digits that were placed
    bool candidates;
    std::string_view between;  ///< two puzzles
    std::string (*write)(const grid::Position& position);
};

std::span<const Notation> notations();
/// The one of that name, or nullptr.
const Notation* find_notation(std::string_view name);

}  // namespace satdoku::studio
