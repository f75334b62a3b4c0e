#include "catalogue.hpp"

namespace satdoku::language {
/// The texts of the manual page only.
std::span<const Entry> manual_entries() {
    static constexpr Entry entries[] = {
        {"man.name", "NAME", "名称"},
        {"man.what", "a SAT laboratory and a twodoku studio for the terminal", "终端里的 SAT 实验室与双数独工作室"},
        {"man.synopsis", "SYNOPSIS", "概要"},
        {"man.description", "DESCRIPTION", "描述"},
        {"man.commands", "COMMANDS", "命令"},
        {"man.options", "COMMON OPTIONS", "通用选项"},
        {"man.moves",
         "Each line is a command or a move. A cell is named by grid letter, row and column: a:r3c6, or a36, is grid a, "
         "row 3, column 6. A plain sudoku needs no letter, but accepts one.",
         "每行是一步操作或一个命令。格子用网格的字母、行、列表示：a:r3c6 或 a36 是网格 a 第 3 行第 6 "
         "列；普通数独不用字母，写了也可。"},
        {"man.keys",
         "If the terminal allows it, a game starts on the full screen; : switches to line input, and the command keys "
         "back. On the full screen, single keys work without Enter, and a mouse click moves the cursor:",
         "终端支持时，游戏以全屏方式开始；按 : 转为逐行方式，命令 keys 再回到全屏。全屏时只需按单键，用鼠标"
         "点击可移动光标："},
    };
    return entries;
}
}  // namespace satdoku::language
