#pragma once
#include <satdoku/grid/layout.hpp>
#include <span>

namespace satdoku::support {
/// Returns true if a complete board keeps the constraint, one of the layout's. @param board  digits by cell
bool keeps(const grid::Layout& layout, const grid::Constraint& constraint, std::span<const std::uint8_t> board);
}  // namespace satdoku::support
