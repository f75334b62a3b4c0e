#include "play.hpp"
namespace satdoku::app {
void play_new(Context&, const grid::Board&) {}
void play_saved(Context&, const std::string&) {}
}  // namespace satdoku::app
