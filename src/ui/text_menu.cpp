#include "catalogue.hpp"

namespace satdoku::ui {

namespace {

constexpr Entry entries[] = {
    {"prompt.plain", "{1}: ", "{1}："},
    {"prompt.with_default", "{1} [{2}]: ", "{1} [{2}]："},
    {"prompt.empty", "an answer is needed here; q leaves", "这里需要输入；输入 q 返回"},
    {"prompt.number", "expected a number from {1} to {2}, found {3}",
     "应输入 {1} 到 {2} 之间的数字，而不是 {3}"},
    {"prompt.choice", "expected a number from 1 to {1} or a name from the list, found {2}",
     "应输入 1 到 {1} 之间的数字或列表中的名称，而不是 {2}"},
    {"prompt.yes_no", "expected y or n, found {1}", "应输入 y（是）或 n（否），而不是 {1}"},
    {"menu.main_title", "satdoku: a SAT laboratory and a twodoku studio",
     "satdoku：SAT 实验室与双数独工作室"},
    {"menu.question", "Your choice (q leaves)", "请选择（q 退出）"},
    {"menu.language", "English or Chinese", "英文或中文"},
    {"menu.language_question", "Language", "语言"},
    {"menu.exit", "leave the program", "退出程序"},
    {"menu.sat", "load, inspect, solve and check CNF formulas", "载入、查看、求解、检验 CNF 公式"},
    {"menu.twodoku", "two sudokus that share a box: solve, generate, play", "双数独：求解、生成、游玩"},
    {"menu.sudoku", "the plain sudoku: solve, generate, play", "普通数独：求解、生成、游玩"},
    {"menu.layouts", "other figures of grids, samurai among them", "其他布局（武士数独等）"},
    {"menu.layout_question", "Which layout (q leaves)", "选择布局（q 返回）"},
    {"menu.back", "back", "返回上级"},
    {"menu.overwrite", "{1} exists; overwrite it, y or n", "{1} 已存在；是否覆盖（y/n）"},
    {"menu.saved", "saved: {1}", "已保存：{1}"},
    {"menu.farewell", "Good-bye.", "再见。"},
};

}  // namespace

std::span<const Entry> menu_entries() {
    return entries;
}

}  // namespace satdoku::ui
