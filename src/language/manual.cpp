#include "catalogue.hpp"

namespace satdoku::language {

/// The texts of the manual page only. A line of a list is a term, a tab and its meaning.
std::span<const Entry> manual_entries() {
    static constexpr Entry entries[] = {
        {"man.name", "NAME", "名称"},
        {"man.what", "a SAT laboratory and a twodoku studio for the terminal", "终端里的 SAT 实验室与双数独工作室"},
        {"man.synopsis", "SYNOPSIS", "概要"},
        {"man.description", "DESCRIPTION", "描述"},
        {"man.menus",
         "The menus ask for everything that a command takes. help explains the items of a menu, 0 or q "
         "goes back, Enter takes what stands in [ ]. On a terminal answers are edited with the arrow keys "
         "and those of Emacs, earlier answers come back with the up key, and the tab key completes names "
         "of files and of items.",
         "菜单会逐项询问命令所需的内容：help 说明各项，0 或 q 返回，直接按回车取 [ ] 中的默认值。在终端里可"
         "用方向键及 Emacs 的按键编辑回答，按上方向键找回以前的回答，按 Tab 键补全文件名或选项名。"},
        {"man.commands", "COMMANDS", "命令"},
        {"man.options", "COMMON OPTIONS", "通用选项"},
        {"man.settings", "SETTINGS", "设置"},
        {"man.playing", "PLAYING", "游戏"},
        {"man.moves",
         "Each line is a command or a move. A cell is named by the letter of its grid, its row and its "
         "column: a36 is grid a, row 3, column 6. A plain sudoku needs no letter.",
         "每行是一步走法或一个命令。格子用网格的字母、行、列表示：a36 是网格 a 第 3 行第 6 列；普通数独不用"
         "字母。"},
        {"man.keys",
         "On a terminal that can, a game begins on the whole screen; : goes over to lines, and the command "
         "keys back. There a key is enough, and a click of the mouse moves the cursor:",
         "终端支持时，游戏以全屏方式开始；按 : 转为逐行方式，命令 keys 再回到全屏。全屏时只需按单键，用鼠标"
         "点击可移动光标："},
        {"man.formats", "FILE FORMATS", "文件格式"},
        {"man.formats_list",
         "Formulas (.cnf)\tDIMACS CNF: comments begin with c, the header is \"p cnf VARIABLES CLAUSES\", "
         "and every clause is a list of literals ended by 0, over as many lines as it likes. Files "
         "compressed with gzip, xz, bzip2 or zstd are unpacked.\n"
         "Results (.res)\tThree lines: \"s 1\" satisfiable, \"s 0\" unsatisfiable or \"s -1\" not decided; "
         "after s 1 \"v\" and every variable, negative where false; \"t\" and the milliseconds of solving. "
         "The output of the SAT competition and of MiniSat is read as well.\n"
         "Proofs\tDRAT, as text or binary.\n"
         "Boards\tA digit for each cell, or . 0 _ * for an empty one; blanks and | - + do not count. A "
         "line holds the 81 cells of a grid row by row, then those of the next grid: 162 for a twodoku, "
         "where the shared box stands twice. Nine lines of nine and the picture that the program draws are "
         "read, too. # begins a comment.\n"
         "Games\tText: the puzzle and the moves with their times. A game that was altered is refused.",
         "公式（.cnf）\tDIMACS CNF：以 c 开头的是注释，文件头为“p cnf 变元数 子句数”，每个子句是以 0 结束的"
         "一串文字，可占任意多行。用 gzip、xz、bzip2 或 zstd 压缩的文件会自动解压。\n"
         "结果（.res）\t共三行：“s 1”可满足，“s 0”不可满足，“s -1”未定；s 1 之后是“v”与全部变元，为假的取负"
         "；“t”与求解的毫秒数。也可读取 SAT 竞赛及 MiniSat 的输出。\n"
         "证明\tDRAT，文本或二进制格式。\n"
         "盘面\t每格一个数字，空格用 . 0 _ * 之一；空白与 | - + 不计。一行按行写出一个网格的 81 格，接着是"
         "下一个网格：双数独共 162 格，共享的一宫出现两次。也可读取九行九格的写法以及程序画出的图形。# 之后"
         "是注释。\n"
         "游戏\t文本：题目与带时间的走法。被改动过的存档会被拒绝。"},
        {"man.files", "FILES", "文件"},
        {"man.files_list",
         "NAME.res\tThe result of NAME.cnf, beside it, where the menus or solve --res save one.\n"
         "$XDG_STATE_HOME/satdoku\tThe games that are kept by themselves, one file each, until they are "
         "over. Without XDG_STATE_HOME: ~/.local/state/satdoku.",
         "名称.res\t名称.cnf 的结果，由菜单或 solve --res 存在公式旁边。\n"
         "$XDG_STATE_HOME/satdoku\t自动保留的游戏，每个一个文件，直到游戏结束。未设置 XDG_STATE_HOME 时为 "
         "~/.local/state/satdoku。"},
        {"man.exit_status", "EXIT STATUS", "退出状态"},
        {"man.exit_list",
         "0\tDone; of solve: not decided.\n"
         "1\tBad input, or a write that failed.\n"
         "2\tWrong usage.\n"
         "3\tDone, and the answer is no: a check that fails, a puzzle without exactly one solution.\n"
         "10\tof solve: satisfiable.\n"
         "20\tof solve: unsatisfiable.\n"
         "128 + N\tEnded by signal N.",
         "0\t完成；对 solve 而言是未定。\n"
         "1\t输入有误或写入失败。\n"
         "2\t用法错误。\n"
         "3\t完成，但答案为否：检验未通过，或题目并非恰有一个解。\n"
         "10\tsolve：可满足。\n"
         "20\tsolve：不可满足。\n"
         "128 + N\t被信号 N 结束。"},
        {"man.environment", "ENVIRONMENT", "环境变量"},
        {"man.environment_list",
         "LC_ALL, LC_MESSAGES, LANG\tThe first one that is set chooses the language: English, or Chinese "
         "where it begins with zh.\n"
         "NO_COLOR\tSwitches colours off where it is set.\n"
         "TERM\tWhere it is dumb or not set, no escape sequences are sent: no colours, no editing of "
         "answers, no single keys.\n"
         "XDG_STATE_HOME, HOME\tWhere games are kept.",
         "LC_ALL, LC_MESSAGES, LANG\t其中第一个有值的决定语言：以 zh 开头为中文，否则为英文。\n"
         "NO_COLOR\t设置后不用颜色。\n"
         "TERM\t为 dumb 或未设置时不发送转义序列：没有颜色，不能编辑回答，也不能用单键操作。\n"
         "XDG_STATE_HOME, HOME\t自动保留游戏的位置。"},
        {"man.examples", "EXAMPLES", "示例"},
        {"man.examples_list",
         "satdoku\tOpens the menus.\n"
         "satdoku solve f.cnf --res\tSolves a formula and saves the result in f.res.\n"
         "satdoku solve f.cnf --branching dlis --stats\tThe same with the textbook solver and a strategy, "
         "and counts what it did.\n"
         "satdoku solve u.cnf --proof u.drat; satdoku check u.cnf --proof u.drat\tProves that a formula is "
         "unsatisfiable, and checks the proof.\n"
         "satdoku puzzle generate --holes 60 -o p.txt; satdoku puzzle play p.txt\tMakes a twodoku, and "
         "plays it.\n"
         "satdoku puzzle encode p.txt -o p.cnf; satdoku solve p.cnf --res; satdoku puzzle decode p.cnf "
         "p.res\tFrom a board to clauses, to a model, to the solved board.",
         "satdoku\t打开菜单。\n"
         "satdoku solve f.cnf --res\t求解公式，结果存入 f.res。\n"
         "satdoku solve f.cnf --branching dlis --stats\t用教科书求解器及某种策略求解，并给出统计。\n"
         "satdoku solve u.cnf --proof u.drat; satdoku check u.cnf --proof u.drat\t证明公式不可满足，再检验"
         "证明。\n"
         "satdoku puzzle generate --holes 60 -o p.txt; satdoku puzzle play p.txt\t生成一道双数独并游玩。\n"
         "satdoku puzzle encode p.txt -o p.cnf; satdoku solve p.cnf --res; satdoku puzzle decode p.cnf "
         "p.res\t从盘面到子句，到模型，再到解出的盘面。"},
    };
    return entries;
}

}  // namespace satdoku::language
