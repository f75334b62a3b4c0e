#include "catalogue.hpp"

namespace satdoku::ui {

namespace {

constexpr Entry entries[] = {
    {"usage.hint", "\x27satdoku help COMMAND\x27 lists what a command takes.",
     "“satdoku help 命令” 列出该命令的用法。"},
    {"usage.unknown_option", "unknown option {1}", "未知选项 {1}"},
    {"usage.unknown_option_near", "unknown option {1}; the nearest is {2}", "未知选项 {1}；最接近的是 {2}"},
    {"usage.value_missing", "{1} needs a value: {2}", "{1} 需要一个值：{2}"},
    {"usage.value_unwanted", "{1} takes no value", "{1} 不带值"},
    {"usage.integer", "{1} takes a number from {2} to {3}, found \x27{4}\x27",
     "{1} 应为 {2} 到 {3} 之间的整数，而不是“{4}”"},
    {"usage.integer_from", "{1} takes a number from {2} up, found \x27{3}\x27",
     "{1} 应为不小于 {2} 的整数，而不是“{3}”"},
    {"usage.decimal", "{1} takes a number above 0, found \x27{2}\x27", "{1} 应为大于 0 的数，而不是“{2}”"},
    {"usage.choice", "{1} takes one of {2}, found \x27{3}\x27", "{1} 应为 {2} 之一，而不是“{3}”"},
    {"usage.operand_missing", "an operand is missing", "缺少操作数"},
    {"usage.operand_unwanted", "one operand too many: {1}", "多余的操作数：{1}"},
    {"usage.unknown_command", "unknown command {1}", "未知命令 {1}"},
    {"usage.unknown_command_near", "unknown command {1}; the nearest is {2}", "未知命令 {1}；最接近的是 {2}"},
    {"usage.file_as_command", "{1} is a file, not a command; to solve it: satdoku solve {1}",
     "{1} 是文件而不是命令；要求解它请用：satdoku solve {1}"},
    {"usage.group", "\x27{1}\x27 alone is no command; there are: {2}", "“{1}”单独不是命令；可用的有：{2}"},
    {"usage.holes", "--holes takes a number, or one for each grid as N,M; found '{1}'",
     "--holes 应为一个数，或每个网格一个数（N,M），而不是“{1}”"},
    {"usage.both", "{1} and {2} exclude each other", "{1} 与 {2} 不能同时使用"},
    {"help.usage", "Usage: {1}", "用法：{1}"},
    {"help.options", "OPTIONS", "选项"},
    {"help.command_line", "COMMAND [OPTIONS] [OPERANDS]", "命令 [选项] [操作数]"},
    {"help.options_title", "Options:", "选项："},
    {"help.commands_title", "Commands:", "命令："},
    {"help.common_title", "Every command takes:", "所有命令都接受："},
    {"help.about",
     "Loads, inspects, solves and checks CNF formulas; solves, generates and plays twodokus: two sudokus "
     "that share a "
     "box. Without a command it opens its menus.",
     "载入、查看、求解并检验 CNF 公式；求解、生成并游玩双数独（共享一宫的两个数独）。不带命令时打开菜单。"},
    {"help.exit_codes",
     "Exit codes: solve 10 satisfiable, 20 unsatisfiable, 0 undecided; others 0 done, 3 the answer is no; "
     "all 1 bad "
     "input or a failed write, 2 wrong usage, 128 + the signal that ended it.",
     "退出码：solve 为 10 可满足、20 不可满足、0 未判定；其他命令 0 完成、3 答案为否；"
     "一律 1 输入有误或写入失败、2 用法错误、128 + 结束它的信号。"},
    {"man.name", "NAME", "名称"},
    {"man.what", "a SAT laboratory and a twodoku studio for the terminal",
     "终端里的 SAT 实验室与双数独工作室"},
    {"man.synopsis", "SYNOPSIS", "概要"},
    {"man.description", "DESCRIPTION", "描述"},
    {"man.commands", "COMMANDS", "命令"},
    {"man.options", "COMMON OPTIONS", "通用选项"},
    {"man.exit_status", "EXIT STATUS", "退出状态"},
    {"man.environment", "ENVIRONMENT", "环境变量"},
    {"man.variables",
     "LC_ALL, LC_MESSAGES and LANG choose the language, English or Chinese. NO_COLOR switches colours off.",
     "LC_ALL、LC_MESSAGES 与 LANG 决定语言（英文或中文）。NO_COLOR 关闭颜色。"},
    {"option.man", "prints the manual page", "输出手册页"},
    {"option.completion", "prints the completions for a shell", "输出 shell 补全脚本"},
    {"help.choices", " ({1})", "（{1}）"},
    {"help.range", " ({1} to {2})", "（{1} 到 {2}）"},
    {"help.standard", " [{1}]", " [{1}]"},
    {"command.help", "tells about a command, or about all", "说明某个命令或全部命令"},
    {"command.puzzle_generate", "makes puzzles with exactly one solution", "生成恰有一个解的题目"},
    {"command.puzzle_play", "plays a puzzle, a saved game or a new puzzle", "玩一道题、继续存档或玩新题"},
    {"option.feedback", "what a digit is answered with", "填入数字后的反馈方式"},
    {"command.puzzle_encode", "writes the CNF formula of a puzzle", "写出题目的 CNF 公式"},
    {"option.output", "where the result goes, written whole; else standard output",
     "结果写入的文件（整体写入）；默认标准输出"},
    {"option.layout", "which figure of grids", "网格布局"},
    {"option.engine", "who solves", "求解引擎"},
    {"option.seed", "the same seed gives the same result everywhere", "同一种子在任何机器上给出同样结果"},
    {"option.count", "how many", "数量"},
    {"option.threads", "threads; else as many as the machine runs at once", "线程数；默认等于机器的并行数"},
    {"option.format", "how boards are written; else line", "盘面的书写格式；默认 line"},
    {"option.holes", "empty cells: of the whole figure, or of each grid", "空格数：整个图形的，或每个网格的"},
    {"option.level", "holes by level", "按级别决定空格数"},
    {"option.minimal", "no given can go", "任何已知数都不可去掉"},
    {"option.joint", "no grid has one solution by itself", "任何网格单独都没有唯一解"},
    {"option.symmetry", "how the givens of each grid lie", "每个网格中已知数的对称方式"},
    {"option.pattern", "a board: givens stand exactly where it has digits",
     "一个盘面：已知数恰好位于其有数字之处"},
    {"option.solution", "the solution beside each puzzle", "同时写出每道题的解"},
    {"option.tries", "boards to try for each puzzle", "每道题最多试多少个盘面"},
    {"option.encoding", "which clauses state the rules", "用哪些子句表达规则"},
    {"option.merge", "one set of variables for a shared cell", "共享格只用一组变元"},
    {"option.lang", "language; else LC_ALL, LC_MESSAGES and LANG decide",
     "语言；默认由 LC_ALL、LC_MESSAGES、LANG 决定"},
    {"option.color", "colours; NO_COLOR counts too", "颜色；也遵循 NO_COLOR"},
    {"option.quiet", "nothing on standard error but errors", "标准错误上只输出错误"},
    {"option.help", "this help", "显示帮助"},
    {"option.version", "the version", "显示版本"},
};

}  // namespace

std::span<const Entry> help_entries() {
    return entries;
}

}  // namespace satdoku::ui
