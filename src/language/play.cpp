#include "catalogue.hpp"

namespace satdoku::language {
std::span<const Entry> play_entries() {
    static constexpr Entry entries[] = {
        {"play.panel_help", "help: moves   quit: leave", "help：操作   quit：退出"},
        {"play.panel_keys", "keys: arrows, single keys", "keys：方向键、单键操作"},
        {"play.part", "show: the whole board", "show：整个盘面"},
        {"play.arrow", "arrow keys move a cursor in full-screen mode: type keys",
         "方向键用于全屏方式中移动光标：请输入 keys"},
        // Each line is a term, a tab and its meaning.
        {"play.help",
         "{1}=6 or {2}\tenter 6 there: {4}, counted from 1\n"
         "{1}=. or clear {1}\tclear the cell\n"
         "mark {1} 57\ttoggle pencil marks 5 and 7 in the corners\n"
         "centre {1} 57\tthe same in the middle\n"
         "marks, marks clear\tfill in all pencil marks by the rules; clear all\n"
         "colour {1} b\ttoggle the colour of the cell: a cyan, b yellow, c magenta, d green\n"
         "colour {1} 57 b\tthe same for the candidates 5 and 7 in it\n"
         "colours, colours clear\tlist all colours; clear all\n"
         "notes, notes b\tshow the pencil marks of all grids or of one\n"
         "show, show 57\tshow the board; also where 5 and 7 are or can go (? one, & both)\n"
         "show pairs\tshow cells with two candidates\n"
         "hint\tgive a hint: where to look; again: technique, reason, digit; counts once\n"
         "hint {1}\treveal the digit of a cell\n"
         "check\tshow wrong digits\n"
         "verify, verify why\tshow whether it can still be solved; which digit is impossible\n"
         "undo, redo\tundo or redo a move\n"
         "undo solvable\tundo until it can be solved again\n"
         "savepoint 2, back 2\tset a savepoint; go back to it\n"
         "feedback solution\treport right or wrong at once\n"
         "feedback rules\treport only broken rules\n"
         "info\tshow the difficulty and the digits left in each grid\n"
         "cell {1}, candidates {1}\tread out the contents or candidates of a cell\n"
         "row {3}, column {3}, box {3}\tread out the cells of a house\n"
         "quiet, quiet off\tno board after moves, for screen readers; board again\n"
         "restart, solve\trestart; give up and see the solution\n"
         "begin\tyour own puzzle: check for a unique solution, then play\n"
         "formula [FILE]\tgive up; solve and write the formula (.cnf, .res)\n"
         "save [FILE]\tsave the game to a file\n"
         "keys\tfull-screen mode with arrows and single keys\n"
         "remove\tdelete this game\n"
         "help, quit\tshow this help; leave",
         "{1}=6 或 {2}\t在该处填 6：{4}，从 1 数起\n"
         "{1}=. 或 clear {1}\t清空该格（清除）\n"
         "mark {1} 57\t添加或去掉角注 5、7（标记）\n"
         "centre {1} 57\t添加或去掉中心注 5、7（中心）\n"
         "marks, marks clear\t按规则写满笔记；清空笔记（候选）\n"
         "colour {1} b\t给格子涂色或去掉（涂色）：a 青、b 黄、c 品红、d 绿\n"
         "colour {1} 57 b\t给该格的候选数 5、7 涂色或去掉\n"
         "colours, colours clear\t列出涂色之处（颜色）；去掉所有颜色（颜色 清除）\n"
         "notes, notes b\t显示全部网格或某一网格的笔记（笔记）\n"
         "show, show 57\t盘面；指出 5 和 7 在哪里、还能填在哪里（? 其一，& 两者）（显示）\n"
         "show pairs\t有两个候选数的格子（显示 双候选）\n"
         "hint\t提示（提示）：先说看哪里，再说用什么技巧，再说理由，最后代填；只计一次\n"
         "hint {1}\t提示某格的正确数字\n"
         "check\t检查哪些数字填错了（检查）\n"
         "verify, verify why\t是否仍然可解（验证）；哪个数字不能成立（验证 原因）\n"
         "undo, redo\t撤销、重做（撤销、重做）\n"
         "undo solvable\t撤销到仍然可解之处（撤销 可解）\n"
         "savepoint 2, back 2\t记住当前盘面（存点）；回到该盘面（回到）\n"
         "feedback solution\t填入后立即对照答案判对错（反馈 答案）\n"
         "feedback rules\t只指出违反规则之处（反馈 规则）\n"
         "info\t题目有多难；各网格剩余的数字（信息）\n"
         "cell {1}, candidates {1}\t用一行文字说明此格的内容（格）或候选数（候选数）\n"
         "row {3}, column {3}, box {3}\t用一行文字读出一行、一列或一宫（行、列、宫）\n"
         "quiet, quiet off\t每步之后不显示盘面，便于读屏软件（安静）；恢复显示\n"
         "restart, solve\t重新开始（重来）；放弃并看答案（解答）\n"
         "begin\t用于自己的题目：检查已知数恰有一个解，然后开始（开始）\n"
         "formula [文件]\t放弃：求解并写出此题的公式 .cnf 与结果 .res（公式）\n"
         "save [文件]\t把游戏存入自己的文件（保存）\n"
         "keys\t全屏游戏，用方向键和单键操作（按键）\n"
         "remove\t删除这个游戏（删除）\n"
         "help, quit\t本帮助；退出（帮助、退出）"},
        // Each line is the keys, a tab and their effect.
        {"keys.walk", "arrows, h j k l\tmove", "方向键、h j k l\t移动"},
        {"keys.walk_box", "Shift-arrows, H J K L\tmove one box", "Shift-方向键、H J K L\t移动一宫"},
        {"keys.next_grid", "Tab\tthe next grid", "Tab\t下一网格"},
        {"keys.go_to_box", "g 1-9\tto a box", "g 1-9\t跳到某宫"},
        {"keys.digit", "1-9\tput a digit", "1-9\t填数字"},
        {"keys.letter_digit", "+ A-G\ta digit above 9", "+ A-G\t填大于 9 的数字"},
        {"keys.clear", "0 x . Backspace\tclear", "0 x . 退格\t清除"},
        {"keys.corner_mode", "p, Enter\tcorner marks", "p, 回车\t角注；再按为钢笔"},
        {"keys.centre_mode", "m\tmiddle marks", "m\t中心注；再按为钢笔"},
        {"keys.pen_mode", "Esc\tpen", "Esc\t钢笔"},
        {"keys.one_corner", "Shift-digit\t1 corner mark", "Shift-数字\t一个角注"},
        {"keys.one_centre", "Alt-digit\t1 middle mark", "Alt-数字\t一个中心注"},
        {"keys.fill_marks", "a\tmarks by the rules", "a\t按规则写笔记"},
        {"keys.filter_mode", "f\tfilter digits", "f\t筛选数字"},
        {"keys.pairs", "b\ttwo candidates", "b\t双候选数的格子"},
        {"keys.colour_mode", "o 1-4\tcolour cells", "o 1-4\t给格子涂色"},
        {"keys.candidates_mode", "O 1-9\tcolour candidates", "O 1-9\t给候选数涂色"},
        {"keys.clear_colours", "X\tremove all colours", "X\t去掉所有颜色"},
        {"keys.zoom", "z\tone grid, large", "z\t放大一个网格"},
        {"keys.undo", "u, Ctrl-Z\tundo", "u, Ctrl-Z\t撤销"},
        {"keys.redo", "r, Ctrl-R\tredo", "r, Ctrl-R\t重做"},
        {"keys.hint", "t\thint (tip); again: more", "t\t提示，再按得更多"},
        {"keys.hint_cell", "T\tthis cell's digit", "T\t提示此格的数字"},
        {"keys.verify", "v\tstill solvable?", "v\t是否仍然可解"},
        {"keys.info", "i\tdifficulty", "i\t题目有多难"},
        {"keys.verify_why", "V\tand if not, why", "V\t不可解的原因"},
        {"keys.undo_wrong", "U\tundo to solvable", "U\t撤销到仍可解处"},
        {"keys.check", "c\tcheck", "c\t检查"},
        {"keys.savepoint", "' 1-9\tsavepoint", "' 1-9\t记为存点"},
        {"keys.back", "` 1-9\tback to it", "` 1-9\t回到存点"},
        {"keys.solve", "S\tgive up", "S\t放弃看答案"},
        {"keys.restart", "R\trestart", "R\t重新开始"},
        {"keys.save", "W\tsave to a file", "W\t存入文件"},
        {"keys.pause", "P\tpause", "P\t暂停"},
        {"keys.lines", ":\tline input", ":\t逐行方式"},
        {"keys.redraw", "Ctrl-L\tdraw again", "Ctrl-L\t重画屏幕"},
        {"keys.help", "?, F1\tthis help", "?, F1\t本帮助"},
        {"keys.leave", "Q, Ctrl-C\tleave", "Q, Ctrl-C\t退出"},
        {"play.signs_title", " Symbols after digits and candidates:", " 数字和候选数后的符号："},
        // Each line is a sign and its meaning.
        {"play.signs_large",
         ". middle mark (zoomed)\n"
         ": both kinds of mark (zoomed)",
         ". 中心注（放大时）\n"
         ": 两种笔记都有（放大时）"},
        {"play.signs",
         "' yours\n"
         "! breaks a rule\n"
         "x wrong\n"
         "* by a hint\n"
         ", has marks\n"
         "ABCD your colours\n"
         "= the same digit\n"
         "? may hold it\n"
         "& may hold all of them\n"
         "# reason of the hint\n"
         "- removed by the hint\n"
         ": house of the hint",
         "' 你填的\n"
         "! 违反规则\n"
         "x 填错\n"
         "* 来自提示\n"
         ", 有笔记\n"
         "ABCD 你涂的颜色\n"
         "= 相同数字\n"
         "? 可填\n"
         "& 可填其中每一个\n"
         "# 提示的依据\n"
         "- 提示排除\n"
         ": 提示的区域"},
        {"play.any_key_back", "  Any key goes back.", "  按任意键返回。"},
        {"play.any_key_more", "  Any key shows more.", "  按任意键继续。"},
        {"play.unknown_key", "? shows the keys, Q leaves, : switches to line input.",
         "? 显示按键，Q 退出，: 回到逐行方式。"},
        {"play.key_help", "? keys", "? 按键"},
        {"play.key_leave", "Q leaves", "Q 退出"},
        {"play.key_lines", ": line input", ": 逐行方式"},
        {"play.short_holes", "holes {1}", "空格 {1}"},
        {"play.mode_pen", "PEN", "钢笔"},
        {"play.mode_corner", "PENCIL, corners", "铅笔：角注"},
        {"play.mode_centre", "PENCIL, middle", "铅笔：中心注"},
        {"play.mode_filter", "FILTER: 1-9, b, 0; f ends", "筛选：1-9、b、0，f 结束"},
        {"play.mode_colour", "COLOUR cells: 1-4, 0; o ends", "格子涂色：1-4、0，o 结束"},
        {"play.mode_candidates", "COLOUR candidates: 1-9, 0; O ends", "候选数涂色：1-9、0，O 结束"},
        {"play.colour_numbers", "The colours are 1 to {1}.", "颜色为 1 到 {1}。"},
        {"play.cell_colours", "colours {1}", "颜色 {1}"},
        {"play.shows", "shows {1}", "突出 {1}"},
        {"play.filter_pairs", "two candidates", "双候选数"},
        {"play.corner_marks", "corners {1}", "角注 {1}"},
        {"play.centre_marks", "middle {1}", "中心注 {1}"},
        {"play.pasted", "Pasted text is not accepted here: press : and paste moves as lines.",
         "这里不接受粘贴的文本：按 : 后可逐行粘贴操作。"},
        {"play.wrong", "Wrong.", "填错了。"},
        {"play.wrong_clash", "Wrong: the same digit is in {1}.", "填错了：与 {1} 的数字相同。"},
        {"play.unknown_word", "unknown command {1}{3|; ? lists the commands|}{2}",
         "未知命令 {1}{3|；? 列出全部命令|}{2}"},
        {"play.some_wrong", "Wrong: {1}.", "填错的格子：{1}。"},
        {"play.wrong_at", "{1} (same digit in {2})", "{1}（与 {2} 的数字相同）"},
        {"play.full", "The board is full but wrong: see the digits marked x ({1}).",
         "盘面已填满，但有填错的格子：看 x（{1} 个）。"},
        {"play.full_by_rules", "The board is full but not right; check shows where.",
         "盘面已填满，但不正确；检查可指出错在哪里。"},
        {"play.mistakes", "Mistakes", "填错"},
        {"play.finished", "Solved! Time {1}, hints {2}, mistakes {3}.",
         "恭喜完成！用时 {1}，提示次数 {2}，填错 {3} 次。"},
        {"play.save_board", "Save the solved board, y or n", "保存解出的盘面吗（y/n）"},
        {"play.write_formula", "Also solve the puzzle as a formula and write {1} and {2}, y or n",
         "再用公式求解，并写出 {1} 和 {2} 吗（y/n）"},
        {"play.formula_solved", "{1}: solved by {2} in {3} ms, checked: the same solution.",
         "{1}：由 {2} 求解，用时 {3} 毫秒，已检验：答案相同。"},
        {"play.formula_unsolved", "{1}: {2}.", "{1}：{2}。"},
        {"autosave.which", "Which game; remove N deletes one", "继续哪一个游戏；remove N 删除"},
        {"autosave.which_help",
         "Type the number or the name of a game to continue it, remove and its number to delete it, or all to list "
         "all games.",
         "输入编号或名称以继续该游戏，输入 remove 和编号以删除它，输入 all 列出全部游戏。"},
        {"autosave.more", "  and {1} more; all lists them", "  还有 {1} 个；all 列出全部"},
        {"play.sure_remove", "Delete {1}, y or n", "删除 {1} 吗（y/n）"},
        {"play.sure_remove_this", "Delete this game, y or n", "删除这个游戏吗（y/n）"},
        {"play.removed_game", "removed: {1}", "已删除：{1}"},
        {"play.removed", "removed", "已删除"},
        {"play.prompt", "holes left {1}> ", "剩余 {1} 格> "},
        // Each line is a term, a tab and its meaning.
        {"play.placed", "Breaks no rule.", "没有违反规则。"},
        {"play.breaks", "Breaks a rule: {1}.", "违反规则：{1}。"},
        {"play.clashes", "Breaks a rule, with {1}.", "违反规则，与 {1} 冲突。"},
        {"play.right", "Right.", "正确。"},
        {"play.cleared", "Cleared.", "已清除。"},
        {"play.marked", "Noted.", "已记下。"},
        {"play.hinted", "Hint: {1} is {2}.", "提示：{1} 是 {2}。"},
        {"play.hint_where", "look at {1}.", "看{1}。"},
        {"play.hint_technique", "{1}.", "{1}。"},
        {"play.hint_wrong", "wrong {1|digit|digits} first: {2}. Another hint clears {1|it|them}.",
         "有 {1} 个数字填错：{2}。再提示一次就清除。"},
        {"play.excluded", "Candidates removed from {1}.", "已排除 {1} 的候选数。"},
        {"play.solvable", "Yes, it can still be solved.", "仍然可解。"},
        {"play.unsolvable", "No, it can no longer be solved.", "已经无解。"},
        {"play.unsolvable_lines", "verify why explains it, undo solvable goes back.",
         "verify why 说明原因，undo solvable 撤销到可解之处。"},
        {"play.unsolvable_keys", "V explains it, U goes back.", "V 说明原因，U 撤销到可解之处。"},
        {"play.unsolvable_why", "No: {1} cannot be {2}; the givens alone rule it out.",
         "已经无解：{1} 不能是 {2}，仅凭已知数就能排除。"},
        {"play.unsolvable_clash", "No: {1} has two {2}s, {3} and {4}.", "已经无解：{1}有两个 {2}，在 {3} 和 {4}。"},
        {"play.unsolvable_apart", "No: {2} and {3} both hold {1} and are too close.",
         "已经无解：两个 {1} 相距太近，在 {2} 和 {3}。"},
        {"play.unsolvable_others", "The same holds for {1} other {1|digit|digits} of yours.",
         "另有 {1} 个你填的数字也是如此。"},
        {"play.parted", "Another program also played or removed this game: from now on it is saved as {1}.",
         "另一个程序也玩了这个游戏，或删除了它：此后这里的游戏另存为 {1}。"},
        {"play.quiet", "Quiet: only show prints the board.", "安静：只有 show 才显示盘面。"},
        {"play.not_quiet", "The board is shown after every move.", "每步之后显示盘面。"},
        {"play.bad_quiet", "expected quiet or quiet off, not '{1}'", "应为 quiet 或 quiet off，而不是“{1}”"},
        {"aloud.left", "{1} of {2}", "{2} 有 {1} 个"},
        {"aloud.none_left", "none", "无"},
        {"info.rating", "Rating {1} (to the first digit {2}, first step {3}); {4}, score {5}.",
         "难度 {1}（到填入第一个数字为止 {2}，第一步 {3}）；{4}，评分 {5}。"},
        {"info.hardest", "Hardest step: {1}.", "最难的技巧：{1}。"},
        {"info.coupling", "Dependence of the grids, C0 (none) to C4 (most): {1}, {2}.",
         "网格之间的依赖，C0（无）到 C4（最强）：{1}，{2}。"},
        {"info.exchanges", "The grids pass information {1} {1|time|times}.", "网格之间传递信息 {1} 次。"},
        {"info.left", "Left in grid {1}: {2}.", "网格 {1} 剩余：{2}。"},
        {"info.working", "Rating it...", "正在评定……"},
        {"info.stopped", "Stopped before it was rated.", "评定已中断。"},
        {"coupling.C0", "each grid has one solution by itself", "各网格单独都有唯一解"},
        {"coupling.C1", "one grid is solved after the other", "可逐个网格依次解出"},
        {"coupling.C2", "the grids pass on digits", "网格之间需互相传递数字"},
        {"coupling.C3", "the grids pass on excluded candidates", "网格之间需互相传递候选数"},
        {"coupling.C4", "only reasoning about several grids at once helps", "必须同时考虑多个网格"},
        {"level.easy", "easy", "简单"},
        {"level.medium", "medium", "中等"},
        {"level.hard", "hard", "困难"},
        {"level.unfair", "unfair", "专家"},
        {"level.extreme", "extreme", "极难"},
        {"statistics.kind", "{1}, {2}", "{1}，{2}"},
        {"statistics.kinds", "Puzzles", "题目"},
        {"statistics.games", "Games", "局数"},
        {"statistics.solved", "Solved", "解出"},
        {"statistics.best", "Best", "最快"},
        {"statistics.mean", "Mean", "平均"},
        {"statistics.hints", "Hints", "提示"},
        {"statistics.streak", "Streak", "连胜"},
        {"statistics.longest", "Longest", "最长连胜"},
        {"statistics.note",
         "Best: shortest time without a hint. Streak: games solved in a row.\nHints: in brackets, how far the longest "
         "went: where, how, why, done.",
         "最快：不用提示的最短用时。连胜：连续解出的局数。\n提示：括号内为最深的一次：位置、技巧、理由、代填。"},
        {"statistics.none", "No finished game yet.", "还没有结束的游戏。"},
        {"statistics.line", "{1}: {2} {2|game|games}, best {3}, mean {4}, streak {5}.",
         "{1}：{2} 局，最快 {3}，平均 {4}，连胜 {5}。"},
        {"statistics.not_counted", "The game is not counted in the statistics: {1}.", "该局未计入统计：{1}。"},
        {"statistics.bad_line", "not a line of game statistics: '{1}'", "不是有效的统计行：“{1}”"},
        {"aloud.empty", "{1}: empty, no notes.", "{1}：空，无笔记。"},
        {"aloud.noted", "{1}: empty, noted {2}.", "{1}：空，笔记 {2}。"},
        {"aloud.middle", "in the middle {1}", "中心注 {1}"},
        {"aloud.given", "{1}: {2}, given.", "{1}：{2}，已知数。"},
        {"aloud.own", "{1}: {2}, yours.", "{1}：{2}，你填的。"},
        {"aloud.wrong", "{1}: {2}, yours, wrong.", "{1}：{2}，你填的，填错了。"},
        {"aloud.hinted", "{1}: {2}, by a hint.", "{1}：{2}，来自提示。"},
        {"aloud.coloured", "Coloured {1}.", "涂色 {1}。"},
        {"aloud.clash", "The same digit is in {1}.", "{1} 有相同的数字。"},
        {"aloud.candidates", "{1}: by the rules {2}.", "{1}：按规则可填 {2}。"},
        {"aloud.candidates_left", "{1}: after the hints {2}.", "{1}：按提示排除后可填 {2}。"},
        {"aloud.no_candidate", "{1}: no digit is possible.", "{1}：没有可填的数字。"},
        {"aloud.blank", "blank", "空"},
        {"aloud.is_wrong", " wrong", "（错）"},
        {"aloud.pause", ", ", "，"},
        {"aloud.house", "{1}: {2}. Complete.", "{1}：{2}。已完成。"},
        {"aloud.house_lacks", "{1}: {2}. Lacks {3}.", "{1}：{2}。缺 {3}。"},
        {"aloud.no_notes", "No notes.", "没有笔记。"},
        {"aloud.bad_house", "{1} needs a number from 1 to 9 after the letter of a grid, such as {2}, not '{3}'",
         "{1} 后应为网格字母和 1 到 9 的数字，例如 {2}，而不是“{3}”"},
        {"play.bad_verify", "expected verify or verify why, not '{1}'", "应为 verify 或 verify why，而不是“{1}”"},
        {"play.all_right", "Everything so far is right.", "到目前为止全部正确。"},
        {"play.undone", "Undone.", "已撤销。"},
        {"play.redone", "Redone.", "已重做。"},
        {"play.restarted", "Restarted.", "重新开始。"},
        {"play.feedback_rules", "From now on, only broken rules are reported.", "从现在起只指出违反规则之处。"},
        {"play.feedback_solution", "From now on, each digit is reported as right or wrong.", "从现在起会告知对错。"},
        {"play.savepoint", "Savepoint set.", "已设存点。"},
        {"play.back", "Back at the savepoint.", "已回到存点。"},
        {"play.set_savepoint", "Set savepoint 1-9", "把盘面记为存点 1-9"},
        {"play.back_to_savepoint", "Go back to savepoint 1-9", "回到存点 1-9"},
        {"play.given_up", "This is the solution.", "这就是答案。"},
        {"play.time", "Time", "用时"},
        {"play.holes_left", "Holes left", "剩余空格"},
        {"play.hints", "Hints", "提示次数"},
        {"play.depth_where", "where", "位置"},
        {"play.depth_how", "how", "技巧"},
        {"play.depth_why", "why", "理由"},
        {"play.depth_done", "done", "代填"},
        {"play.feedback", "Feedback", "反馈"},
        {"play.digits_left", "Digits left", "剩余数字"},
        {"play.digits_left_of", "left of 1-9: {1}", "1-9 各余：{1}"},
        {"play.by_solution", "right or wrong", "判断对错"},
        {"play.by_rules", "broken rules only", "只看规则"},
        {"play.by_solution_more", "report at once whether a digit is right", "填入后立即告知对错"},
        {"play.by_rules_more", "report only broken rules", "只告知是否违反规则"},
        {"play.which_feedback", "Feedback", "反馈方式"},
        {"play.sure_solve", "Give up and see the solution, y or n", "放弃并看答案吗（y/n）"},
        {"play.sure_restart", "Restart and lose all moves, y or n", "清除所有操作、重新开始吗（y/n）"},
        {"play.save_first", "Save it to {1} first, y or n", "先保存到 {1} 吗（y/n）"},
        {"autosave.saved",
         "The game is saved. To continue it: {--|satdoku puzzle play --resume|play in the main menu, then continue}",
         "游戏已自动保存。继续：{--|satdoku puzzle play --resume|主菜单中选 play，再选 continue}"},
        {"autosave.failed", "The game is not saved: {1}.", "游戏未能自动保存：{1}。"},
        {"autosave.none", "there is no saved game to continue", "没有可继续的游戏"},
        {"autosave.game", "{1}, {2} {2|hole|holes} left, time {3}", "{1}，剩余 {2} 格，用时 {3}"},
        {"play.too_narrow", "The board needs {1} {1|column|columns}, the window has {2}.",
         "盘面需要 {1} 列，窗口只有 {2} 列。"},
        {"play.save_file", "File for the game", "游戏存入文件"},
        {"play.grid", "Grid {1}", "网格 {1}"},
        {"play.no_terminal", "single keys need a terminal, and TERM must not be dumb",
         "按键方式需要终端，且 TERM 不是 dumb"},
        {"play.too_small", "The window is too small: {1} {1|column|columns} and {2} {2|line|lines} are needed.",
         "窗口太小：需要 {1} 列 {2} 行。"},
        {"play.size_is", "It has {1} and {2}.", "现在是 {1} 列 {2} 行。"},
        {"play.paused", "Paused at {1}. Any key continues.", "已暂停，用时 {1}。按任意键继续。"},
        {"play.cell_line", "Cell {1}", "格子 {1}"},
        {"play.prompt_own", "givens {1}> ", "已知数 {1} 个> "},
        {"play.own_lines", "Type the givens of your puzzle; begin checks them and starts the game.",
         "请输入自己题目的已知数；begin 检查并开始游戏。"},
        {"play.own_keys", "Type the givens of your puzzle; B checks them and starts the game. ? shows the keys.",
         "请输入自己题目的已知数；B 检查并开始游戏。? 显示按键。"},
        {"play.own_begins", "your puzzle: B begins", "自己的题目：B 开始"},
        {"play.own_none", "The puzzle has no solution: some given is wrong.", "此题无解：有已知数不对。"},
        {"play.own_several",
         "The puzzle has {1} {1|solution|solutions}{5| or more|}; {2} can be {3} or {4}: it needs more givens.",
         "此题{5|至少|}有 {1} 个解，例如 {2} 可为 {3} 或 {4}：还需要更多已知数。"},
        {"play.begun", "It has exactly one solution: the game begins.", "恰有一个解：游戏开始。"},
        {"keys.begin", "B\tbegin your own puzzle", "B\t开始自己的题目"},
        {"play.daily", "The puzzle of {1}: {2}.", "{1} 的每日一题：{2}。"},
        {"play.any_key", "Any key leaves.", "按任意键离开。"},
        {"play.which_digit", "Which digit: 1-9, A-G", "哪个数字（1-9、A-G）"},
        {"play.go_to_box", "Go to box 1-9", "跳到第几宫（1-9）"},
    };
    return entries;
}
}  // namespace satdoku::language
