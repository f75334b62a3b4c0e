// What a game by lines shows: a picture of the board or of one grid, with the facts about the game.
#pragma once

#include "session.hpp"

namespace satdoku::play {

/// Reads digits and the word "pairs", in any order. Throws core::Error for other texts.
Filter parse_filter(const grid::Layout& layout, std::string text);

constexpr int all_grids = -1;

/// A picture of the board or of one grid, and the facts about the game that are shown with it.
struct Picture {
    std::vector<std::string> lines;
    int grid = all_grids;
    std::string signs;  ///< in the picture
};

Picture whole_picture(const ui::Console& console, const Session& session, const Filter& filter);
Picture grid_picture(const ui::Console& console, const Session& session, const Filter& filter, int grid, bool compact);

/// The picture with the panel next to it or, if that does not fit, below it, as much of it as there are rows for.
std::vector<std::string> with_facts(const ui::Console& console, const Session& session, const Picture& picture,
                                    std::size_t rows);

}  // namespace satdoku::play
