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

    {"puzzle.place", "grid {1}, row {2}, column {3}", "网格 {1} 第 {2} 行第 {3} 列"},
    {"puzzle.row", "row {2} of grid {1}", "网格 {1} 第 {2} 行"},
    {"puzzle.column", "column {2} of grid {1}", "网格 {1} 第 {2} 列"},
    {"puzzle.box", "box {2} of grid {1}", "网格 {1} 第 {2} 宫"},
    {"puzzle.clash", "no solution: {1} has two {2}s: {3} and {4}", "无解：{1} 中有两个 {2}：{3} 与 {4}"},
    {"board.fewer", "there {1|is|are} only {1} {1|board|boards} in it", "其中只有 {1} 个盘面"},
    {"board.none", "no board in it", "其中没有盘面"},

    {"engine.bitboard", "direct search over bit masks, the fastest", "位运算直接搜索，最快"},

    {"puzzle_menu.title", "{1}: {2}", "{1}：{2}"},
    {"puzzle_menu.solve", "solve a puzzle", "求解题目"},
    {"puzzle_menu.generate", "make a new puzzle", "生成新题目"},
    {"puzzle_menu.play", "play", "开始游戏"},
    {"puzzle_menu.encode", "write its CNF formula", "写出 CNF 公式"},
    {"puzzle_menu.decode", "the board that a result of its formula stands for", "由公式的结果还原盘面"},
    {"puzzle_menu.boards", "complete boards into a file, no two equal", "把互不相同的终盘写入文件"},
    {"puzzle_menu.solve_help",
     "Takes a puzzle from a file or as you type it, and finds its solution; tells where there is none, or "
     "more "
     "than one.",
     "从文件或手工输入取得题目并求解；无解或多解时会指出。"},
    {"puzzle_menu.generate_help",
     "Makes a puzzle with exactly one solution, as hard as its holes make it, to play, save or encode.",
     "按所要的空格数生成恰有一个解的题目，可游玩、保存或编码。"},
    {"puzzle_menu.play_help",
     "Plays a new puzzle, one of yours, or goes on with a game. Every game is kept after each move.",
     "玩新题目、自己的题目，或继续未完的游戏；每走一步都会自动保留。"},
    {"puzzle_menu.encode_help",
     "Writes the rules and the givens of a puzzle as clauses into a .cnf file, which any SAT solver takes.",
     "把规则与题目的已知数写成 .cnf 文件中的子句，任何 SAT 求解器都能读取。"},
    {"puzzle_menu.decode_help", "Reads the result of such a formula and shows the board that it stands for.",
     "读取这类公式的求解结果，显示它所代表的盘面。"},
    {"puzzle_menu.boards_help",
     "Writes as many different complete boards as you like into a file, one a line.",
     "把任意多个互不相同的终盘写入文件，每行一个。"},
    {"puzzle_menu.decode_formula", "CNF file of the puzzle (q leaves)", "题目的 CNF 文件（q 返回）"},
    {"puzzle_menu.which_boards", "Which boards (q leaves)", "哪种终盘（q 返回）"},
    {"puzzle_menu.by_permutation", "from a first row by exchanging rows", "由首行经行交换得到"},
    {"puzzle_menu.at_random", "at random, evenly spread", "均匀随机"},
    {"puzzle_menu.first_digit", "First digit of each board, 1 to 9 (q leaves)",
     "每个终盘的第一个数字 1 到 9（q 返回）"},
    {"puzzle_menu.any_digit", "any", "任意"},
    {"puzzle_menu.how_many", "How many, 1 to {1} (q leaves)", "数量，1 到 {1}（q 返回）"},
    {"puzzle_menu.boards_file", "File for the boards (q leaves)", "终盘存入文件（q 返回）"},
    {"puzzle_menu.which_number", "There are several in the file; which one, from 1 (q leaves)",
     "文件中有多道题；选第几道，从 1 数起（q 返回）"},
    {"puzzle_menu.which_board", "Which puzzle (q leaves)", "选择题目（q 返回）"},
    {"puzzle_menu.example", "the built-in example", "内置示例"},
    {"puzzle_menu.file", "from a file", "从文件读取"},
    {"puzzle_menu.type", "typed in", "手工输入"},
    {"puzzle_menu.board_file", "File with the puzzle (q leaves)", "题目文件（q 返回）"},
    {"puzzle_menu.type_how",
     "Type {1} {1|cell|cells} on one line, grid by grid, or the {2} {2|line|lines} of the picture; . 0 _ * "
     "are empty cells, q "
     "leaves.",
     "请在一行内逐网格输入 {1} 个格子，或输入图形的 {2} 行；. 0 _ * 表示空格，q 返回。"},
    {"puzzle_menu.type_again", "Begin again with the first line, please.", "请从第一行重新输入。"},
    {"puzzle_menu.which_engine", "Who solves it (q leaves)", "选择求解引擎（q 返回）"},
    {"puzzle_menu.no_solution", "There is no solution.", "此题无解。"},
    {"puzzle_menu.one_solution", "There is exactly one solution.", "此题恰有一个解。"},
    {"puzzle_menu.several_solutions", "There is more than one solution; two of them are above.",
     "此题有多个解；上面是其中两个。"},
    {"puzzle_menu.stopped", "Stopped before the answer was known.", "尚未得出结论就被中止。"},
    {"puzzle_menu.time", "({1} ms)", "（{1} 毫秒）"},
    {"puzzle_menu.kinds", "A kind: minimal (no given can go) and a symmetry, or none of them:\n  {1}",
     "类型：minimal（任何已知数都不可去掉）以及一种对称，也可都不要：\n  {1}"},
    {"puzzle_menu.kinds_grids",
     "A kind: minimal (no given can go), joint (no grid has one solution by itself) and a symmetry, or none "
     "of "
     "them:\n  {1}",
     "类型：minimal（任何已知数都不可去掉）、joint（任何网格单独都没有唯一解）以及一种对称，也可都不要：\n  "
     "{1}"},
    {"puzzle_menu.kind", "Kind, one or more words (q leaves)", "类型，可写多个词（q 返回）"},
    {"puzzle_menu.no_kind", "{1} is no kind; minimal mirror-2 would be one",
     "没有类型 {1}；可以写例如 minimal mirror-2"},
    {"puzzle_menu.holes", "Holes, {2} to {3}, or {1}, {4} (q leaves)",
     "空格数 {2} 到 {3}，或 {1}、{4}（q 返回）"},
    {"puzzle_menu.holes_grids", "Holes, {2} to {3}, or N,M for each grid, or {1}, {4} (q leaves)",
     "空格数 {2} 到 {3}，或每个网格的 N,M，或 {1}、{4}（q 返回）"},
    {"puzzle_menu.seed", "Seed: the same number gives the same puzzle", "种子：相同的数字给出相同的题目"},
    {"puzzle_menu.then_play", "play it", "玩这道题"},
    {"puzzle_menu.then_save", "save it as a line of text", "存为一行文本"},
    {"puzzle_menu.what_now", "What now (q leaves)", "接下来（q 返回）"},
    {"puzzle_menu.save_file", "File for the puzzle (q leaves)", "题目存入文件（q 返回）"},
    {"puzzle_menu.encode_file", "File for the formula (q leaves)", "公式存入文件（q 返回）"},
    {"puzzle_menu.play_new", "a new puzzle", "新题目"},
    {"puzzle_menu.play_board", "a puzzle of yours", "自己的题目"},
    {"puzzle_menu.play_saved", "go on with a game that you saved in a file", "继续自己存入文件的游戏"},
    {"puzzle_menu.play_kept", "go on with a game that was kept by itself", "继续自动保留的游戏"},
    {"puzzle_menu.play_what", "Play what (q leaves)", "玩什么（q 返回）"},
    {"puzzle_menu.saved_file", "Saved game (q leaves)", "存档文件（q 返回）"},

    {"decode.other_layout", "{1} has {2} {2|variable|variables}, the formula {3}",
     "{1} 有 {2} 个变元，而公式有 {3} 个"},
    {"decode.no_layout", "no layout has {1} {1|variable|variables}", "没有哪种布局是 {1} 个变元"},
    {"decode.unsatisfiable", "{1} says unsatisfiable: there is no board", "{1} 称不可满足：没有盘面"},
    {"decode.undecided", "{1} says nothing: there is no board", "{1} 没有结论：没有盘面"},
    {"decode.no_model", "{1} is no model of the formula: clause {2} has no true literal",
     "{1} 不是公式的模型：第 {2} 个子句没有真文字"},

    {"puzzle_solve.done",
     "{1} {1|puzzle|puzzles}: {2} with one solution, {3} with none, {4} with several; {5} bad "
     "{5|line|lines}; {6} ms",
     "{1} 道题：{2} 道恰有一解，{3} 道无解，{4} 道多解；{5} 行有误；{6} 毫秒"},
    {"puzzle_solve.progress", "{1} {1|puzzle|puzzles} solved", "已求解 {1} 道"},
    {"puzzle_solve.about", "puzzle {1}: {2}", "第 {1} 题：{2}"},
    {"puzzle_solve.none", "no solution", "无解"},
    {"puzzle_solve.several", "several solutions, {1} and {2} are two", "多个解，其中两个是 {1} 与 {2}"},

    {"encode.done", "{1}: {2} {2|variable|variables}, {3} {3|clause|clauses}", "{1}：{2} 个变元，{3} 个子句"},

    {"generate.done", "{1} {1|hole|holes}, {2} {2|given|givens}, exactly one solution; seed {3}",
     "{1} 个空格，{2} 个已知数，恰有一个解；种子 {3}"},
    {"generate.seed", "seed {1}", "种子 {1}"},
    {"generate.below", "not what was asked for: {1} {1|hole|holes} is the best of {2} {2|board|boards}",
     "未达到要求：试过 {2} 个盘面，最多 {1} 个空格"},
    {"generate.below_many",
     "{1} of {2} {2|puzzle|puzzles} {1|is|are} not what was asked for, only the best found",
     "{2} 道题中有 {1} 道未达到要求，只是找到的最好结果"},
    {"generate.alone_one", "grid {1}: {2} {2|hole|holes}, has one solution by itself",
     "网格 {1}：{2} 个空格，单独有唯一解"},
    {"generate.alone_several", "grid {1}: {2} {2|hole|holes}, has several solutions by itself",
     "网格 {1}：{2} 个空格，单独有多个解"},
    {"generate.progress", "{1} of {2} {2|puzzle|puzzles}", "已生成 {1} / {2} 道"},
    {"generate.trying", "{1} {1|board|boards} tried, best {2} {2|hole|holes}; Ctrl-C takes the best",
     "已试 {1} 个盘面，最多 {2} 个空格；按 Ctrl-C 取当前最好的"},
};

}  // namespace

std::span<const Entry> puzzle_entries() {
    return entries;
}

}  // namespace satdoku::ui
