#include "catalogue.hpp"

namespace satdoku::ui {

namespace {

constexpr Entry entries[] = {
    {"play.panel_marks", "' yours  ! breaks a rule", "' 你填的  ! 违反规则"},
    {"play.panel_more_marks", "x wrong  * hint  , noted", "x 错误  * 提示  , 有笔记"},
    {"play.panel_help", "help: moves   quit: leave", "help：走法   quit：退出"},
    {"play.panel_keys", "keys: single keys", "keys：全屏按键方式"},
    {"play.prompt", "holes left {1}> ", "剩余 {1} 格> "},
    {"play.help",
     "  {1}=6 or {2}    put 6 there (grid a, row 3, column 6; numbers from 1)\n"
     "  {1}=. or clear {1}   take it away again\n"
     "  mark {1} 57         pencil marks 5 and 7 on or off\n"
     "  marks, marks clear  pencil marks everywhere by the rules; all away\n"
     "  notes [GRID]        show the pencil marks\n"
     "  hint, hint {1}      one right digit\n"
     "  check               which digits are wrong\n"
     "  undo, redo          back and forth\n"
     "  feedback solution, feedback rules   tell right from wrong, or broken rules only\n"
     "  restart, solve      begin again; give up and see the solution\n"
     "  save [FILE], show, help, quit",
     "  {1}=6 或 {2}    在该处填 6（网格 a，第 3 行第 6 列，从 1 数起）\n"
     "  {1}=. 或 clear {1}   清除（清除）\n"
     "  mark {1} 57         添加或去掉笔记 5、7（标记）\n"
     "  marks, marks clear  按规则写满笔记；清空笔记（候选）\n"
     "  notes [网格]        显示笔记（笔记）\n"
     "  hint, hint {1}      提示一个正确的数字（提示）\n"
     "  check               检查哪些数字错了（检查）\n"
     "  undo, redo          撤销、重做\n"
     "  feedback solution, feedback rules   对照答案判对错，或只指出违反规则\n"
     "  restart, solve      重新开始（重来）；放弃并看答案（解答）\n"
     "  save [文件], show, help, quit   保存、显示、帮助、退出"},
    {"play.placed", "Breaks no rule.", "没有违反规则。"},
    {"play.clashes", "Breaks a rule, with {1}.", "违反规则，与 {1} 冲突。"},
    {"play.right", "Right.", "正确。"},
    {"play.wrong", "Wrong.", "错误。"},
    {"play.cleared", "Cleared.", "已清除。"},
    {"play.marked", "Noted.", "已记下。"},
    {"play.hinted", "Hint: {1} is {2}.", "提示：{1} 是 {2}。"},
    {"play.all_right", "Everything so far is right.", "到目前为止全部正确。"},
    {"play.some_wrong", "Wrong: {1}.", "错误的格子：{1}。"},
    {"play.undone", "Undone.", "已撤销。"},
    {"play.redone", "Redone.", "已重做。"},
    {"play.restarted", "From the beginning.", "重新开始。"},
    {"play.feedback_rules", "From now on only broken rules are told.", "从现在起只指出违反规则之处。"},
    {"play.feedback_solution", "From now on right and wrong are told.", "从现在起会告知对错。"},
    {"play.given_up", "That is the solution.", "这就是答案。"},
    {"play.finished", "Solved! Time {1}, hints {2}, mistakes {3}.",
     "恭喜完成！用时 {1}，提示 {2} 次，错误 {3} 次。"},
    {"play.time", "Time", "用时"},
    {"play.holes_left", "Holes left", "剩余空格"},
    {"play.mistakes", "Mistakes", "错误"},
    {"play.hints", "Hints", "提示"},
    {"play.feedback", "Feedback", "反馈"},
    {"play.by_solution", "right or wrong", "判断对错"},
    {"play.by_rules", "broken rules only", "只看规则"},
    {"play.by_solution_more", "tell at once whether a digit is right", "填入后立即告知对错"},
    {"play.by_rules_more", "tell only which rules a digit breaks", "只告知是否违反规则"},
    {"play.which_feedback", "Feedback (q leaves)", "反馈方式（q 返回）"},
    {"play.sure_solve", "Give up and see the solution, y or n", "放弃并看答案吗（y/n）"},
    {"play.sure_restart", "Begin again and lose all moves, y or n", "清除所有走法、重新开始吗（y/n）"},
    {"play.save_first", "Save the game first, y or n", "先保存游戏吗（y/n）"},
    {"play.save_file", "File for the game (q leaves)", "游戏存入文件（q 返回）"},
    {"play.grid", "Grid {1}", "网格 {1}"},
    {"play.no_terminal", "single keys need a terminal", "按键方式需要终端"},
    {"play.keys_help_hint", "i or F1 shows the keys, Q leaves, : goes back to lines",
     "i 或 F1 显示按键，Q 退出，: 回到逐行方式"},
    {"play.keys_help",
     "  arrows, h j k l    move           H J K L, shift-arrows   one box\n"
     "  Tab                other grid     g 1-9                   to a box\n"
     "  1-9                put a digit    0 x . Backspace         clear\n"
     "  p, Enter           pencil on/off  shift-digit             one mark\n"
     "  a                  marks by rules f 1-9, f 0              point out a digit\n"
     "  u, Ctrl-Z          undo           r, Ctrl-R               redo\n"
     "  ?                  hint           c                       check\n"
     "  S                  give up        R                       restart\n"
     "  W                  save           P                       pause\n"
     "  :                  lines          Q                       quit\n"
     "\n"
     "  Any key goes back.",
     "  方向键, h j k l    移动           H J K L, Shift-方向键   移动一宫\n"
     "  Tab                另一网格       g 1-9                   跳到某宫\n"
     "  1-9                填数字         0 x . 退格              清除\n"
     "  p, 回车            铅笔开关       Shift-数字              一个笔记\n"
     "  a                  按规则写笔记   f 1-9, f 0              突出某数字\n"
     "  u, Ctrl-Z          撤销           r, Ctrl-R               重做\n"
     "  ?                  提示           c                       检查\n"
     "  S                  放弃看答案     R                       重新开始\n"
     "  W                  保存           P                       暂停\n"
     "  :                  逐行方式       Q                       退出\n"
     "\n"
     "  按任意键返回。"},
    {"play.too_small", "The window is too small: {1} columns and {2} lines are needed.",
     "窗口太小：需要 {1} 列 {2} 行。"},
    {"play.size_is", "It has {1} and {2}.", "现在是 {1} 列 {2} 行。"},
    {"play.short_panel", "{1}  holes {2}  {3}", "{1}  空格 {2}  {3}"},
    {"play.paused", "Paused at {1}. Any key goes on.", "已暂停，用时 {1}。按任意键继续。"},
    {"play.cell_line", "Cell {1}", "格子 {1}"},
    {"play.pencil_on", "PENCIL: digits are notes", "铅笔：数字记为笔记"},
    {"play.pencil_off", "Pen: digits are entries", "钢笔：数字为填入"},
    {"play.tinted", "Pointing out {1}", "突出显示 {1}"},
    {"play.any_key", "Any key leaves.", "按任意键离开。"},
    {"play.go_to_box", "Go to box 1-9", "跳到第几宫（1-9）"},
    {"play.which_digit", "Point out digit 1-9, 0 for none", "突出显示数字 1-9，0 取消"},
    {"play.unknown_key", "i or F1 shows the keys", "i 或 F1 显示按键"},
};

}  // namespace

std::span<const Entry> play_entries() {
    return entries;
}

}  // namespace satdoku::ui
