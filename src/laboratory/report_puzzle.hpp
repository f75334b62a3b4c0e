// The chapter of a report on a formula that encodes a puzzle, as `puzzle encode` notes in its comments.
#pragma once

#include "comparison.hpp"
#include "document.hpp"

namespace satdoku::laboratory {

/// The puzzle with its holes, its formula, its solution as the model gives it, and how a person solves it: the first
/// steps, as the hints of the game show them. Empty if the formula notes no puzzle. Throws core::Error if the file
/// cannot be read again.
/// @param model  empty: the formula has none, or none is known
std::vector<Block> puzzle_chapter(const std::string& path, const Comparison& row, const result::Model& model);

}  // namespace satdoku::laboratory
