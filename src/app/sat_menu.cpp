#include "menu.hpp"
namespace satdoku::app {
void sat_menu(Context&) {}
}  // namespace satdoku::app
