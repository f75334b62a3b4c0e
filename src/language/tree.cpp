#include "catalogue.hpp"

namespace satdoku::language {

std::span<const Entry> tree_entries() {
    static constexpr Entry entries[] = {
        {"usage.picture_format", "the name of {1} must end in what it is to be: {2}",
         "{1} 的后缀应说明写成哪种格式：{2}"},
        {"command.tree", "draws search trees: text, SVG, DOT or a page that folds",
         "画搜索树：文本、SVG、DOT 或可折叠的网页"},
        {"command.tree.more",
         "A node is the root, a decision or its other branch; with cdcl also what a learned clause asserts "
         "behind a jump. "
         "Beside it stand its level, how many literals were propagated there and how it ended; the page "
         "tells "
         "which. "
         "--strategies draws several trees side by side, of strategies of dpll with their switches, and of "
         "engines. Large "
         "trees are shown from the top, with the number of nodes that are not. FILE is a formula, or a trace "
         "that `satdoku "
         "trace` has written. The ending of the output's name says what is written: txt, svg, dot or html.",
         "结点是根、一个决策或其另一分支；cdcl "
         "还包括回跳后学习子句断言的文字。旁边列出层数、在该处传播的文字个数以及如何"
         "结束；网页还列出是哪些文字。--strategies 把多棵树并排画出：dpll "
         "的各策略（可带开关）和各引擎。大树只画上部，并注明"
         "未画出的结点数。FILE 是公式，或 satdoku trace 写出的轨迹。输出文件名的后缀决定格式：txt、svg、dot "
         "或 "
         "html。"},
        {"command.conflict", "draws one conflict of a search: its implication graph, cuts and learned clause",
         "画出搜索中的一次冲突：蕴含图、割和学习子句"},
        {"command.conflict.more",
         "Levels are columns; the numbers at the edges are the clauses that implied a literal; each cut goes "
         "with a unique "
         "implication point, the innermost with the first one. The text and the page list the cuts' clauses, "
         "each resolution "
         "from the clause of the conflict to the learned one, what minimization left out, and the level "
         "jumped "
         "to. FILE is a "
         "formula, or a trace that `satdoku trace` has written. The ending of the output's name says what is "
         "written: txt, "
         "svg, dot or html.",
         "每一层是一列；边上的数字是推出该文字的子句；每条割对应一个唯一蕴含点，最里面的是第一个。文本和网页"
         "列出"
         "各割的子句、"
         "从冲突子句到学习子句的每步归结、最小化去掉的文字以及回跳到的层。FILE 是公式，或 satdoku trace "
         "写出的轨迹。"
         "输出文件名的后缀决定格式：txt、svg、dot 或 html。"},
        {"option.nodes", "how many nodes are drawn at most; else as many as the kind of picture bears",
         "最多画多少个结点；默认随图的种类而定"},
        {"option.depth", "how many levels of a tree are drawn below its root", "根以下最多画多少层"},
        {"tree.heading", "Search trees of {1}", "{1} 的搜索树"},
        {"tree.title", "{1}: {2} {2|node|nodes}, {3} {3|conflict|conflicts}, deepest level {4}",
         "{1}：{2} 个结点，{3} 次冲突，最深 {4} 层"},
        {"tree.title_jumps", ", {1} {1|jump|jumps}", "，{1} 次回跳"},
        {"tree.title_restarts", ", {1} {1|restart|restarts}", "，{1} 次重启"},
        {"tree.title_end", ", {1}", "，{1}"},
        {"tree.node", "node", "结点"},
        {"tree.root", "root", "根"},
        {"tree.level", "level", "层"},
        {"tree.implied", "implied", "传播"},
        {"tree.end", "end", "结束"},
        {"tree.clause", "clause {1}", "子句 {1}"},
        {"tree.unnumbered", "a clause", "某子句"},
        {"tree.conflict", "conflict: {1}", "冲突：{1}"},
        {"tree.model", "model", "模型"},
        {"tree.cut_off", "not finished", "未完成"},
        {"tree.trace_ends", "the trace ends early", "轨迹提前中断"},
        {"tree.jumped_over", "jumped over", "被回跳越过"},
        {"tree.restarted", "left by a restart", "因重启离开"},
        {"tree.jump", "learned {1} ({2} {2|literal|literals}), to level {3}",
         "学到{1}（{2} 个文字），回到第 {3} 层"},
        {"tree.short_jump", "conflict: {1}, learned: {2}, to level {3}",
         "冲突：{1}，学到：{2}，回到第 {3} 层"},
        {"tree.is_root", "root", "根"},
        {"tree.is_decision", "decision {1}, level {2}", "决策 {1}，第 {2} 层"},
        {"tree.is_flip", "the other branch: {1}, level {2}", "另一分支：{1}，第 {2} 层"},
        {"tree.is_assumption", "assumption {1}, level {2}", "假设 {1}，第 {2} 层"},
        {"tree.is_assertion", "{1} follows behind a jump, level {2}", "回跳后得出 {1}，第 {2} 层"},
        {"tree.pure", "pure", "纯文字"},
        {"tree.propagated", "{1} {1|literal|literals} propagated", "传播 {1} 个文字"},
        {"tree.below", "{1} {1|node|nodes} below", "下面有 {1} 个结点"},
        {"tree.folded", "... {1} {1|node|nodes} below", "……下面还有 {1} 个结点"},
        {"tree.legend_conflict", "conflict, with the number of the clause that is false",
         "冲突，及变假子句的编号"},
        {"tree.legend_model", "model", "模型"},
        {"tree.legend_passed", "left before its other branch: jumped over, or by a restart",
         "未试另一分支就离开：被回跳越过或重启"},
        {"tree.legend_open", "not finished", "未完成"},
        {"tree.legend_folded", "nodes that are not drawn", "未画出的结点"},
        {"tree.legend_jumps", "jump over several levels", "越过多层的回跳"},
        {"tree.legend_note", "+n: n literals propagated", "+n：传播 n 个文字"},
        {"tree.fold", "Fold all", "全部折叠"},
        {"tree.shallower", "One level less", "少一层"},
        {"tree.deeper", "One level more", "多一层"},
        {"tree.unfold", "Unfold all", "全部展开"},
        {"tree.keys", "Keys: arrows, Enter, + and - for a level more or less, 0 folds all, * unfolds all",
         "按键：方向键、回车；+ 和 - 多一层或少一层，0 全部折叠，* 全部展开"},
        {"conflict.option_number", "which conflict of the search", "搜索中的第几次冲突"},
        {"conflict.too_few", "{1} has {2} {2|conflict|conflicts}, and --number asks for conflict {3}",
         "{1} 共有 {2} 次冲突，而 --number 要的是第 {3} 次"},
        {"conflict.title", "Conflict {1} of {2} ({3}), at level {4}",
         "{2} 的第 {1} 次冲突（{3}），在第 {4} 层"},
        {"conflict.level", "level {1}", "第 {1} 层"},
        {"conflict.literal", "literal", "文字"},
        {"conflict.reason", "because of", "原因"},
        {"conflict.says", "says", "含义"},
        {"conflict.rule", "rule", "规则"},
        {"conflict.mark", "conflict", "冲突"},
        {"conflict.is_false", "all literals are false: {1}", "所有文字均为假：{1}"},
        {"conflict.empty", "(empty)", "（空）"},
        {"conflict.decision", "decision", "决策"},
        {"conflict.flip", "the other branch of a decision", "某决策的另一分支"},
        {"conflict.pure", "pure literal", "纯文字"},
        {"conflict.implications", "What is true, and why", "哪些文字为真，为什么"},
        {"conflict.cuts", "Cuts", "割"},
        {"conflict.cut", "cut at", "割"},
        {"conflict.behind", "literals behind", "其后文字数"},
        {"conflict.cut_clause", "clause", "子句"},
        {"conflict.no_cuts", "There are none on level 0: the formula is unsatisfiable.",
         "第 0 层没有割：公式不可满足。"},
        {"conflict.only_point", "the only UIP: {1}", "唯一的 UIP：{1}"},
        {"conflict.first_point", "first UIP: {1}", "第一个 UIP：{1}"},
        {"conflict.point", "UIP: {1}", "UIP：{1}"},
        {"conflict.last_point", "last UIP: {1}", "最后一个 UIP：{1}"},
        {"conflict.resolution", "Resolution", "归结"},
        {"conflict.step", "step", "步"},
        {"conflict.resolved_on", "on", "消去"},
        {"conflict.with", "with", "与"},
        {"conflict.resolvent", "resolvent", "归结式"},
        {"conflict.learned", "Learned", "学到"},
        {"conflict.refuted", "Nothing is learned on level 0: the formula is unsatisfiable.",
         "第 0 层不再学习：公式不可满足。"},
        {"conflict.nothing_learned",
         "This engine learns nothing; it goes on with the other branch. A solver that learns would have the "
         "last "
         "resolvent.",
         "这个引擎不学习子句，而是试另一分支。会学习的求解器将得到最后的归结式。"},
        {"conflict.minimized", "minimization leaves out, as the rest implies them: {1}",
         "最小化去掉（可由其余文字推出）：{1}"},
        {"conflict.strengthened", "left out by binary clauses: {1}", "由二元子句去掉：{1}"},
        {"conflict.brought_in", "stand for several literals of a level: {1}", "代替同层若干文字：{1}"},
        {"conflict.glue", "{1} {1|literal|literals}, glue {2}", "{1} 个文字，glue 为 {2}"},
        {"conflict.jump", "The search goes back to level {1}, where {2} follows.",
         "搜索回到第 {1} 层，在那里得出 {2}。"},
        {"conflict.legend_decision", "decision", "决策"},
        {"conflict.legend_point", "unique implication point (UIP)", "唯一蕴含点（UIP）"},
        {"conflict.legend_goal", "conflict", "冲突"},
        {"conflict.legend_given", "true without what is drawn here: level 0, or left out",
         "原因未画出：第 0 层或已省略"},
        {"conflict.legend_edges", "numbers: the clauses that imply", "数字：推出文字的子句"},
        {"conflict.not_drawn", "{1} {1|literal|literals} further away {1|is|are} not drawn",
         "较远的 {1} 个文字未画出"},
    };
    return entries;
}

}  // namespace satdoku::language
