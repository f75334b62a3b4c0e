#include "clash_text.hpp"

#include <satdoku/ui/text.hpp>

#include <string_view>

namespace satdoku::app {

std::string place_text(const grid::Layout& layout, grid::Cell cell) {
    const grid::Place& place = layout.places(cell).front();
    return ui::text("puzzle.place", grid::grid_letter(place.grid), place.row + 1, place.column + 1);
}

std::string clash_text(const grid::Layout& layout, const grid::Clash& clash) {
    const grid::House& house = *clash.house;
    const std::string_view kind = house.kind == grid::HouseKind::row      ? "puzzle.row"
                                  : house.kind == grid::HouseKind::column ? "puzzle.column"
                                                                          : "puzzle.box";
    return ui::text("puzzle.clash", ui::text(kind, grid::grid_letter(house.grid), house.index + 1),
                    static_cast<int>(clash.digit), place_text(layout, clash.first),
                    place_text(layout, clash.second));
}

}  // namespace satdoku::app
