#include "key_bindings.hpp"
#include "line_game.hpp"

#include <satdoku/play/manual.hpp>

namespace satdoku::play {

std::vector<frame::ManualSection> manual() {
    return {{"man.playing", {{"man.moves", move_help(grid::twodoku())}, {"man.keys", key_help()}}}};
}

}  // namespace satdoku::play
