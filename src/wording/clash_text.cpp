#include <satdoku/language/text.hpp>
#include <satdoku/wording/clash_text.hpp>

namespace satdoku::wording {

std::string place_text(const grid::Layout& layout, const grid::Place& place) {
    if (layout.grid_count() == 1) return language::text("puzzle.place_alone", place.row + 1, place.column + 1);
    return language::text("puzzle.place", grid::grid_letter(place.grid), place.row + 1, place.column + 1);
}

std::string place_text(const grid::Layout& layout, grid::Cell cell) {
    return place_text(layout, layout.places(cell).front());
}

std::string house_text(const grid::Layout& layout, const grid::House& house) {
    std::string key = house.kind == grid::HouseKind::row      ? "puzzle.row"
                      : house.kind == grid::HouseKind::column ? "puzzle.column"
                                                              : "puzzle.box";
    if (layout.grid_count() == 1) return language::text(key + "_alone", house.index + 1);
    return language::text(key, grid::grid_letter(house.grid), house.index + 1);
}

std::string clash_text(const grid::Layout& layout, const grid::Clash& clash) {
    return language::text("puzzle.clash", house_text(layout, *clash.house), static_cast<int>(clash.digit),
                          place_text(layout, clash.first), place_text(layout, clash.second));
}

}  // namespace satdoku::wording
