#include "catalogue.hpp"

namespace satdoku::ui {

namespace {

constexpr Entry entries[] = {
    {"layout.sudoku", "one grid, the plain sudoku", "单个网格，普通数独"},
    {"layout.twodoku", "two grids that share a box", "两个网格共享一宫的双数独"},
    {"layout.tripledoku", "three grids in a chain", "三个网格相连"},
    {"layout.butterfly", "four grids, heavily overlapped", "四个网格大幅重叠（蝴蝶）"},
    {"layout.flower", "four petals and a centre", "四瓣一心（花）"},
    {"layout.sohei", "four grids around a hollow centre", "四个网格环绕空心（僧兵）"},
    {"layout.windmill", "five grids turned like a windmill", "五个网格（风车）"},
    {"layout.samurai", "five grids, the samurai", "五个网格（武士）"},
};

}  // namespace

std::span<const Entry> puzzle_entries() {
    return entries;
}

}  // namespace satdoku::ui
