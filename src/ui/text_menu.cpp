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
    {"sat_menu.title_empty", "SAT: no formula is loaded", "SAT：未载入公式"},
    {"sat_menu.title", "SAT: {1}, {2} variables, {3} clauses", "SAT：{1}，{2} 个变元，{3} 个子句"},
    {"sat_menu.load", "load a CNF file", "载入 CNF 文件"},
    {"sat_menu.inspect", "header, counts, tables, clauses", "查看文件头、计数、统计表与子句"},
    {"sat_menu.solve", "solve it and save the result", "求解并保存结果"},
    {"sat_menu.check", "check a result file against it", "用它检验结果文件"},
    {"sat_menu.compare", "strategies and engines side by side", "并排比较策略与引擎"},
    {"sat_menu.drop", "forget the formula", "丢弃公式"},
    {"sat_menu.replace", "{1} is loaded; load another in its place, y or n",
     "已载入 {1}；是否换载另一个（y/n）"},
    {"sat_menu.formula_file", "CNF file (q leaves)", "CNF 文件（q 返回）"},
    {"sat_menu.result_file", "Result file (q leaves)", "结果文件（q 返回）"},
    {"sat_menu.no_standard_input", "standard input is where your answers come from; name a file",
     "标准输入用于读取你的回答；请给出文件名"},
    {"sat_menu.relaxed", "Take it all the same, y or n", "是否仍然接受（y/n）"},
    {"sat_menu.nothing_loaded", "No formula is loaded yet.", "尚未载入公式。"},
    {"sat_menu.nothing_to_drop", "there is no formula to drop", "没有可丢弃的公式"},
    {"sat_menu.dropped", "dropped: {1}", "已丢弃：{1}"},
    {"sat_menu.see_clauses", "See the clauses, y or n", "查看子句吗（y/n）"},
    {"sat_menu.which_engine", "Engine (q leaves)", "求解引擎（q 返回）"},
    {"sat_menu.which_branching", "Branching strategy (q leaves)", "分支策略（q 返回）"},
    {"sat_menu.time_limit", "Time limit in seconds, 0 for none (q leaves)",
     "时间上限（秒），0 为不限（q 返回）"},
    {"sat_menu.seconds", "expected seconds, such as 60 or 0.5, found {1}",
     "应为秒数，如 60 或 0.5，而不是 {1}"},
    {"sat_menu.time", "({1} ms)", "（{1} 毫秒）"},
    {"sat_menu.whole_model", "See all {1} variables, y or n", "显示全部 {1} 个变元吗（y/n）"},
    {"sat_menu.which_contestants", "Columns, from {1} (q leaves)", "各列，可选 {1}（q 返回）"},
    {"sat_menu.seconds_each", "Seconds for each (q leaves)", "每列的时限（秒，q 返回）"},
    {"sat_menu.another_file", "Another file to compare (q leaves)",
     "还要比较的文件（none 表示没有，q 返回）"},
    {"branching.naive", "the first literal of the first clause", "第一个子句的第一个文字"},
    {"branching.max_occurrence", "the literal with most occurrences", "出现次数最多的文字"},
    {"branching.dlis", "the literal in most clauses, either sign", "出现于最多子句的文字（任意符号）"},
    {"branching.moms", "most occurrences in the shortest clauses", "在最短子句中出现最多"},
    {"branching.jeroslow_wang", "weighs occurrences by 2 to the minus length", "按 2 的负长度次方加权"},
    {"branching.random", "any literal, by the seed", "随机文字"},
    {"pager.prompt", "{1}-{2} of {3} (Enter next, p previous, a number, f LITERAL, a all, q leaves): ",
     "{1}-{2} / {3}（回车 下一页，p 上一页，编号，f 文字，a 全部，q 返回）："},
    {"pager.last", "this is the last page", "已是最后一页"},
    {"pager.first", "this is the first page", "已是第一页"},
    {"pager.found", "{1} clauses with {2}", "含 {2} 的子句有 {1} 个"},
    {"pager.command", "expected a clause from 1 to {1}, n, p, f LITERAL, a or q, found {2}",
     "应为 1 到 {1} 的子句编号、n、p、f 文字、a 或 q，而不是 {2}"},
    {"menu.farewell", "Good-bye.", "再见。"},
};

}  // namespace

std::span<const Entry> menu_entries() {
    return entries;
}

}  // namespace satdoku::ui
