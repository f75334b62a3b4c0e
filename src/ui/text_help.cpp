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
    {"help.choices", " ({1})", "（{1}）"},
    {"help.range", " ({1} to {2})", "（{1} 到 {2}）"},
    {"help.standard", " [{1}]", " [{1}]"},
    {"command.help", "tells about a command, or about all", "说明某个命令或全部命令"},
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
