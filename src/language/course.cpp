#include "catalogue.hpp"

namespace satdoku::language {
std::span<const Entry> course_entries() {
    static constexpr Entry entries[] = {
        {"menu.course", "the course, step by step: formulas, then a twodoku", "课程设计：先公式，后双数独，逐步进行"},
        {"menu.course_help",
         "Load formulas, show them, solve them with two strategies, compare the times, write and check the .res files; "
         "then make, solve, dig and play a twodoku, and write a report. Enter takes the next step.",
         "载入并显示公式，用两种策略求解，比较用时，写出并检验 .res 文件；然后生成、求解、挖洞、游玩双数独，并写出报告"
         "。按回车进行下一步。"},
        {"course.title", "The course: Enter takes the next step", "课程设计：按回车进行下一步"},
        {"course.title_loaded", "The course with {1}: {2} of {3} {3|step|steps} done",
         "课程设计，{1}：{3} 步中已完成 {2} 步"},
        {"course.formulas", "{1} formulas", "{1} 个公式"},
        {"course.continue", "Continue the course with {1}, {2} of {3} {3|step|steps} done, y or n",
         "继续上次的课程设计（{1}，{3} 步中已完成 {2} 步）吗（y/n）"},
        {"course.load", "load formulas: yours, or a sample", "载入公式：自己的或示例"},
        {"course.show", "show the formula: counts and first clauses", "显示公式：统计与前几个子句"},
        {"course.naive", "solve it with a simple strategy", "用简单策略求解"},
        {"course.optimised", "solve it with an optimised strategy", "用优化策略求解"},
        {"course.rate", "compare the times: optimisation rate (t-t0)/t", "比较用时：优化率 (t-t0)/t"},
        {"course.res", "write the result to a .res file", "把结果写入 .res 文件"},
        {"course.check", "check the .res file against the formula", "对照公式检验 .res 文件"},
        {"course.encode", "generate a twodoku and encode it as a formula", "生成双数独并编码为公式"},
        {"course.solve", "solve that formula with both strategies", "用两种策略求解该公式"},
        {"course.board", "decode the solution into a board", "把解还原为盘面"},
        {"course.dig", "dig holes in that board: a puzzle with one solution", "在此盘面上挖洞，得到唯一解的题目"},
        {"course.report", "write a report on all formulas", "写出全部公式的报告"},
        {"course.play", "play the puzzle", "游玩该题目"},
        {"course.which_formula", "Formulas: choose an item or type file names", "哪些公式：选择一项，或输入文件名"},
        {"course_load.sample", "a random formula of 100 variables", "100 个变元的随机公式"},
        {"course_load.file", "one or more CNF files", "一个或多个 CNF 文件"},
        {"course_load.type", "type the clauses", "键入子句"},
        {"sat_menu.formula_files", "CNF files: numbers (1-3,7), names, *.cnf or a folder",
         "CNF 文件：编号（1-3,7）、文件名、*.cnf 或文件夹"},
        {"course.stopped", "the formula was not read completely", "公式没有读完"},
        {"course.baseline", "Simple strategy", "简单策略"},
        {"course.which_optimised", "Optimised strategy", "优化策略"},
        {"course.seconds", "Time limit for each solve, in seconds", "每次求解的时限，以秒计"},
        {"course.holes", "Holes of the twodoku to solve, {1} to {2}", "待求解双数独的空格数，{1} 到 {2}"},
        {"course.game_holes", "Holes of the puzzle to play, {1} to {2}", "要玩的题目的空格数，{1} 到 {2}"},
        {"course.seed", "Random seed (same seed, same twodoku)", "随机种子；种子相同，双数独也相同"},
        {"course.undecided", "Undecided within {1} s; another strategy or a longer time limit may help.",
         "{1} 秒内未定；可换一种策略，或放宽时限。"},
        {"course.nothing_to_check", "{1}: undecided, so there is nothing to check.", "{1}：未定，没有可检验的内容。"},
        {"course.not_done", "Not done: {1}. Enter takes the next step.", "未完成：{1}。按回车进行下一步。"},
        {"course.not_done_of", "Not done for {1} of {2} formulas: {3}. Enter takes the next step.",
         "{2} 个公式中有 {1} 个未完成：{3}。按回车进行下一步。"},
        {"course.res_written", "The file {1}:", "文件 {1}："},
        {"course.report_written", "Open it in a browser: {1}", "用浏览器打开：{1}"},
        {"course.earlier_step", "this needs a file of an earlier step: {1}", "这一步需要前面步骤的文件：{1}"},
        {"sat_menu.type", "type a formula, clause by clause", "逐个子句键入公式"},
        {"sat_menu.type_help", "Type clauses such as 1 -2 3 and save them as a .cnf file, which is loaded.",
         "键入子句（如 1 -2 3），存为 .cnf 文件并载入。"},
        {"type_formula.how",
         "Type a clause on each line, such as 1 -2 3; a 0 at its end is optional. An empty line ends the formula, q "
         "discards it.",
         "每行键入一个子句，如 1 -2 3；末尾的 0 可省略。空行结束，输入 q 放弃。"},
        {"type_formula.clause", "Clause {1}", "子句 {1}"},
    };
    return entries;
}
}  // namespace satdoku::language
