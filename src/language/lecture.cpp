#include "catalogue.hpp"

namespace satdoku::language {

std::span<const Entry> lecture_entries() {
    static constexpr Entry entries[] = {
        {"command.lecture", "Explain a small formula step by step", "逐步讲解小公式"},
        {"command.lecture.more",
         "Without a name, lists the lectures; on a terminal, asks which one to show. Each has six steps: a question to "
         "answer with pencil and paper, then what the program's solvers and checkers find, then an explanation. On a "
         "terminal each step waits for Enter; otherwise all steps are printed.",
         "不指定名称时列出全部讲解，在终端上则询问看哪一讲。每讲六步：先用纸笔回答一个问题，再看程序的求解器与检验器的"
         "结果，最后是说明。在终端上每步等待回车；否则一次输出全部。"},
        {"usage.unknown_lecture", "no lecture named {1}; satdoku lecture lists them",
         "没有名为 {1} 的讲解；satdoku lecture 列出全部"},
        {"usage.unknown_lecture_near", "no lecture named {1}; did you mean {2}?",
         "没有名为 {1} 的讲解；是否想用 {2}？"},
        {"usage.lecture_name", "{1} requires the name of a lecture", "{1} 须与讲解的名称同用"},
        {"option.formula", "write the formula as DIMACS instead", "改为以 DIMACS 写出公式"},
        {"menu.lecture", "lectures: small formulas, step by step", "讲解：小公式，一步一步"},
        {"menu.lecture_help", "Small formulas to solve with pencil and paper, and what the solvers do with them.",
         "可用纸笔求解的小公式，以及求解器如何处理它们。"},

        {"lecture.units", "a chain of unit clauses: consequences without decisions", "单元子句链：无需决策的推论"},
        {"lecture.dpll", "DPLL: splitting, propagation, backtracking, and the choice of the literal",
         "DPLL：分支、传播、回溯，以及先试哪个文字"},
        {"lecture.two_sat", "2-SAT: clauses of two literals are implications", "2-SAT：两个文字的子句就是蕴涵"},
        {"lecture.pigeonhole", "pigeons and holes: obvious to people, hard for solvers",
         "鸽巢原理：人一看便知，求解器却很费力"},
        {"lecture.first_uip", "a conflict and the first unique implication point", "冲突与第一个唯一蕴涵点"},
        {"lecture.colouring", "a graph in three colours: models and symmetry", "图的三着色：模型与对称"},
        {"lecture.sudoku", "a 4×4 sudoku as clauses", "四阶数独：规则写成子句"},
        {"lecture.which", "Which lecture", "听哪一讲"},
        {"lecture.prompt", "Enter to see the answer (q to leave): ", "按回车查看答案（q 离开）："},
        {"lecture.question", "{1}/{2}  {3}", "{1}/{2}  {3}"},

        {"lecture.not", "not {1}", "非 {1}"},
        {"lecture.comma", ", ", "、"},
        {"lecture.and", " and ", " 且 "},
        {"lecture.if", "if {1}, then {2}", "若 {1}，则 {2}"},
        {"lecture.not_both", "not both {1} and {2}", "{1} 与 {2} 不能同时成立"},
        {"lecture.not_all", "not all of {1}", "{1} 不能都成立"},
        {"lecture.contradiction", " - contradiction", " —— 矛盾"},
        {"lecture.root", "start", "起点"},
        {"lecture.node_propagations", "  +{1}", "  +{1}"},
        {"lecture.node_conflict", "  conflict: clause {1}", "  冲突：子句 {1}"},
        {"lecture.node_model", "  model", "  模型"},
        {"lecture.event_decision", "level {1}: decide {2}", "第 {1} 层：决策 {2}"},
        {"lecture.event_flip", "level {1}: second branch, {2}", "第 {1} 层：第二分支，{2}"},
        {"lecture.event_assumption", "level {1}: assume {2}", "第 {1} 层：假设 {2}"},
        {"lecture.event_propagation", "{1}  by clause {2}: {3}", "{1}  由子句 {2}：{3}"},
        {"lecture.event_conflict", "conflict: clause {1} is false: {2}", "冲突：子句 {1} 为假：{2}"},
        {"lecture.event_learned", "clause {1} is learned: {2}", "学到子句 {1}：{2}"},
        {"lecture.event_backtrack", "backtrack to level {1}", "回溯到第 {1} 层"},
        {"lecture.graph_level", "level {1}", "第 {1} 层"},
        {"lecture.graph_decision", "{1}", "{1}"},
        {"lecture.graph_reason", "{1}  <-  {2}  (clause {3})", "{1}  <-  {2}（子句 {3}）"},
        {"lecture.graph_conflict", "conflict  <-  {1}  (clause {2})", "冲突  <-  {1}（子句 {2}）"},
        {"lecture.resolve_start", "clause {1}, which is false", "为假的子句 {1}"},
        {"lecture.resolve_step", "on {1} with clause {2}", "对 {1} 与子句 {2} 归结"},
        {"lecture.core", "{1} of the {2} {2|clause|clauses} form a minimum core; the others can be deleted.",
         "{2} 个子句中有 {1} 个构成最小核：其余都可删去。"},
        {"lecture.proof",
         "The solver wrote {1} {1|line|lines} (d deletes a clause, 0 alone is the empty clause). A checker that shares "
         "no code with the solver accepts them. It needed {2} of the added clauses; propagation finds the rest.",
         "求解器写了 {1} 行（d 删去子句，单独的 0 是空子句）。与求解器毫无共用代码的检验器接受了它；新加的子句中只用到 "
         "{2} 个，其余由传播得出。"},
        {"lecture.proof_wrong", "The checker rejects the proof: this is a bug in satdoku.",
         "检验器不接受该证明：这是 satdoku 的错误。"},

        {"lecture.units.ask1",
         "You will see {1} {1|clause|clauses} over {2} {2|variable|variables}. Look for unit clauses: clauses of one "
         "literal, which leave no choice.",
         "将给出 {2} 个变元的 {1} 个子句。找出单元子句：只有一个文字，没有选择余地。"},
        {"lecture.units.answer1",
         "{1} {1|clause is a unit clause|clauses are unit clauses}: clause {2} says that {3} is true. Nothing else "
         "follows until it is propagated.",
         "单元子句有 {1} 个：子句 {2} 说 {3} 为真。先传播它，才能推出其他文字。"},
        {"lecture.units.ask2",
         "{1} is true. Cross out the literals that become false and continue: what follows, and in what order?",
         "{1} 为真。划去变为假的文字，继续下去：会推出什么，次序如何？"},
        {"lecture.units.answer2",
         "{1} {1|literal follows|literals follow}, the last one being {2} by clause {3}, with {4} "
         "{4|decision|decisions}: this is unit propagation.",
         "共推出 {1} 个文字，最后一个是 {2}（子句 {3}），用了 {4} 次决策：这就是单元传播。"},
        {"lecture.units.ask3", "Which clauses does {1} depend on? Trace it back from clause {2}.",
         "{1} 依赖哪些子句？从子句 {2} 往回找。"},
        {"lecture.units.answer3", "{1} follows from {2} of the {3} {3|clause|clauses}; the others are not needed.",
         "{1} 由 {3} 个子句中的 {2} 个推出；其余子句用不到。"},
        {"lecture.units.ask4",
         "Clause {1} is added: {2}. How many decisions does it take to see that no assignment is possible?",
         "现在加上子句 {1}：{2}。要做几次决策才能看出已无赋值可选？"},
        {"lecture.units.answer4",
         "{1} {1|decision|decisions}. Clause {2} is false at level {3}, where no decision can be undone: "
         "unsatisfiable.",
         "{1} 次决策。子句 {2} 在第 {3} 层为假，那里没有可撤销的决策：不可满足。"},
        {"lecture.units.ask5", "Delete clauses as long as the rest remains unsatisfiable. How many must remain?",
         "在其余子句仍不可满足的前提下删去子句。至少要留几个？"},
        {"lecture.units.answer5", "{1} of {2}: no smaller subset is unsatisfiable. This is a minimum core.",
         "{2} 个中的 {1} 个：没有更小的子集不可满足。这就是最小核。"},
        {"lecture.units.ask6", "An answer 'unsatisfiable' can be proved. How long is the DRAT proof here?",
         "“不可满足”的结论可以证明。这里的 DRAT 证明有多长？"},

        {"lecture.dpll.tree", "{1}: {2} {2|node|nodes}", "{1}：{2} 个结点"},
        {"lecture.dpll.ask1",
         "You will see {1} {1|clause|clauses} over {2} {2|variable|variables} (unit clauses: {3}), so a literal has to "
         "be tried. naive tries the first literal of the first clause, max-occurrence the positive literal that occurs "
         "in the most clauses. Which literals are these?",
         "将给出 {2} 个变元的 {1} 个子句，其中单元子句有 {3} 个：必须试一个文字。naive "
         "试第一个子句的第一个文字，max-occurrence 试出现在最多子句中的正文字。各是哪一个？"},
        {"lecture.dpll.answer1",
         "naive tries {1}, which occurs in {2} {2|clause|clauses}; max-occurrence tries {3}, which occurs in {4}. Each "
         "searches with that value first and, if it fails, with the opposite value: this is a split.",
         "naive 试 {1}，它出现在 {2} 个子句中；max-occurrence 试 {3}，它出现在 {4} 个子句中。两者都先按这个值搜索"
         "，失败后再试相反的值：这就是分支。"},
        {"lecture.dpll.ask2",
         "Follow naive: try {1}, propagate, then try the first literal of the first remaining clause. Where does the "
         "search go when both values of a literal have failed?",
         "跟着 naive 走：试 {1}，传播，再试剩下的第一个子句的第一个文字。当一个文字的两个值都失败时，搜索回到哪里？"},
        {"lecture.dpll.answer2",
         "At level {3}, the first value makes clause {1} false and the opposite value clause {2}: the earlier choice "
         "cannot hold. The search returns to level {4} and tries the other value there, {5}. This is backtracking; "
         "nothing else is remembered of the two conflicts.",
         "在第 {3} 层，第一个值使子句 {1} 为假，相反的值使子句 {2} 为假：所以上面所试的不能成立。搜索回到第 {4} "
         "层，在那里改试另一个值 {5}。这就是回溯；两次冲突没有留下别的东西。"},
        {"lecture.dpll.ask3",
         "Now follow max-occurrence: try {1}, then its negation. How much follows without another decision?",
         "再跟着 max-occurrence 走：试 {1}，再试其否定。不做别的决策，能推出多少？"},
        {"lecture.dpll.answer3",
         "{1} {1|literal|literals}, and {2} {2|conflict|conflicts} end the search. {3} occurs in {4} "
         "{4|clause|clauses}: if it is true, all of them are satisfied; {5} makes each of them one literal shorter, "
         "and unit clauses propagate.",
         "推出 {1} 个文字，{2} 次冲突后搜索结束。{3} 出现在 {4} 个子句中：它为真时，这些子句全都满足；{5} "
         "则使它们各少一个文字，而单元子句会传播。"},
        {"lecture.dpll.ask4",
         "Draw both search trees. How many nodes does each have, including the root, and why is one of them smaller?",
         "画出两棵搜索树。连根各有几个结点？为什么一棵更小？"},
        {"lecture.dpll.answer4",
         "{1} and {2}. {3} and its negation imply {4} {4|literal|literals}, {5} and its negation {6} (the numbers "
         "after +). The less follows from a split, the more remains to be split again, below each of its two values.",
         "{1} 个和 {2} 个。由 {3} 及相反的值推出 {4} 个文字，由 {5} 及相反的值推出 {6} 个（+ 后面的数）。分支后推"
         "出的越少，剩下要再分支的就越多，而且在两个值之下各要搜索一遍。"},
        {"lecture.dpll.ask5",
         "The optimisation rate is (t - t0) / t × 100 %, where t is the time before and t0 the time after "
         "optimisation. What is it if you count nodes instead?",
         "优化率是 (t - t0) / t × 100 %，t 为优化前，t0 为优化后。以结点数计，优化率是多少？"},
        {"lecture.dpll.answer5",
         "({1} - {2}) / {1} × 100 % = {3} %. Node counts are the same on every machine. A rate of times includes the "
         "cost of choosing literals and means little when both times are microseconds; satdoku compare shows nodes and "
         "times.",
         "({1} - {2}) / {1} × 100 % = {3} %。结点数在每台机器上都一样。以时间计还包括选择文字的开销，而两者都只要"
         "几微秒时说明不了什么；satdoku compare 同时给出结点数与时间。"},
        {"lecture.dpll.ask6",
         "Does counting occurrences always pay off? You will see {1} other {1|clause|clauses}, in which {2} occurs {3} "
         "times, more than any other positive literal. Which strategy needs fewer nodes?",
         "数出现次数总是划算吗？将给出另外 {1} 个子句，{2} 出现在其中 {3} 个里，多于其他任何正文字。哪种策略的结点"
         "更少？"},
        {"lecture.dpll.answer6",
         "naive: {2} against {1}, a rate of {3} %. {4} occurs most often, but in none of the {5} {5|clause|clauses} of "
         "the minimum core: neither {4} nor {6} has anything to do with the contradiction. So the contradiction is "
         "refuted again below each of them, with {8} {8|conflict|conflicts} instead of {7}. The number of occurrences "
         "is only an estimate of a literal's effect.",
         "naive：{2} 个对 {1} 个，优化率为 {3} %。{4} 出现得最多，却不在最小核的 {5} 个子句中：{4} 和 {6} 都与矛盾"
         "无关。于是在两者之下都要把矛盾重新反驳一遍，冲突从 {7} 次变为 {8} 次。出现次数只是对文字作用的猜测。"},

        {"lecture.two_sat.ask1",
         "Which of four friends will come? There {1|is|are} {1} {1|condition|conditions} of two literals each, and "
         "each amounts to two implications. Which ones?",
         "四位朋友谁会来？共有 {1} 个条件，各含两个文字，每个相当于两个蕴涵。是哪些？"},
        {"lecture.two_sat.answer1",
         "{1} {1|clause|clauses}, {2} {2|implication|implications}: if one literal of a clause is false, the other "
         "must be true.",
         "{1} 个子句，{2} 个蕴涵：子句的一边为假，另一边就成立。"},
        {"lecture.two_sat.ask2", "Assume {1} and follow the arrows. Where do they lead?",
         "假设 {1}，沿箭头走下去，会到哪里？"},
        {"lecture.two_sat.answer2", "{1} makes clause {2} false, so {3} is true in every model.",
         "{1} 使子句 {2} 为假：所以每个模型中都有 {3}。"},
        {"lecture.two_sat.ask3", "Do the same with every literal. How many of them lead to a contradiction?",
         "对每个文字都这样做。有几个会导致矛盾？"},
        {"lecture.two_sat.answer3",
         "{1} of {2} {2|literal fails|literals fail}. At least the following is true in every model: {3}. Such "
         "literals form the backbone.",
         "{2} 个文字中有 {1} 个失败。每个模型中至少成立：{3}。这样的文字叫骨架。"},
        {"lecture.two_sat.ask4", "Draw the search tree of a solver that tries {1} first. How many nodes does it have?",
         "画出先试 {1} 的求解器的搜索树。有几个结点？"},
        {"lecture.two_sat.answer4",
         "{1} {1|node|nodes} including the root, {2} {2|conflict|conflicts}. In 2-SAT, a decision that propagates "
         "without a conflict never has to be undone: this is why 2-SAT is easy.",
         "连根共 {1} 个结点，{2} 次冲突。2-SAT 中，若一次决策的传播没有冲突，就永远不必撤销：所以 2-SAT 容易。"},
        {"lecture.two_sat.ask5", "How many models are there?", "有几个模型？"},
        {"lecture.two_sat.answer5", "{1} {1|model|models}: the friends named come, the others do not.",
         "{1} 个模型：列出的朋友来，其余不来。"},
        {"lecture.two_sat.ask6", "Clause {1} is added: {2}. Which clauses now contradict each other?",
         "加上子句 {1}：{2}。现在哪些子句互相矛盾？"},
        {"lecture.two_sat.answer6",
         "{1} of {2} {2|clause is|clauses are} enough: follow their arrows from the added clause, and they lead to "
         "both sides of a contradiction.",
         "{2} 个子句中 {1} 个就够：从新加的子句沿箭头走，会到达矛盾的两边。"},

        {"lecture.pigeonhole.holes", "Holes", "巢"},
        {"lecture.pigeonhole.nodes", "DPLL nodes", "dpll 的结点"},
        {"lecture.pigeonhole.conflicts", "CDCL conflicts", "cdcl 的冲突"},
        {"lecture.pigeonhole.ask1",
         "{1} pigeons and {2} {2|hole|holes}; p2h1 means that pigeon 2 sits in hole 1. Which clauses say that each "
         "pigeon has a hole, and which that no hole has two pigeons?",
         "{1} 只鸽子，{2} 个巢；p2h1 表示 2 号鸽子在 1 号巢。哪些子句说每只鸽子都有巢，哪些说没有一巢两鸽？"},
        {"lecture.pigeonhole.answer1",
         "{1} {1|clause gives|clauses give} each pigeon a hole, {2} keep two pigeons out of the same hole.",
         "{1} 个子句给每只鸽子一个巢，{2} 个子句使两只鸽子不在同一巢。"},
        {"lecture.pigeonhole.ask2",
         "Draw the search tree: decide {1}, propagate, then try the other branch. How many nodes does it have?",
         "画出搜索树：决策 {1}，传播，再试另一分支。有几个结点？"},
        {"lecture.pigeonhole.answer2",
         "{1} {1|node|nodes} including the root; {2} of them end in a conflict. The number after + is the number of "
         "literals propagated there.",
         "连根共 {1} 个结点，其中 {2} 个以冲突结束。+ 后面是在那里传播的文字数。"},
        {"lecture.pigeonhole.ask3",
         "A solver that learns stops at its first conflict and asks for the cause. Which clause would you learn?",
         "会学习的求解器在第一次冲突处停下来问原因。你会记下哪个子句？"},
        {"lecture.pigeonhole.answer3", "It learns clause {1}: {2}, and backjumps to level {3}.",
         "它学到子句 {1}：{2}，并回跳到第 {3} 层。"},
        {"lecture.pigeonhole.ask4", "Is any clause redundant?", "有没有多余的子句？"},
        {"lecture.pigeonhole.answer4", "No: all {1} are needed. Without any one of them, the pigeons fit.",
         "没有：{1} 个全都需要。少了任何一个，鸽子就住得下了。"},
        {"lecture.pigeonhole.ask5", "How many clauses must be learned to prove it?", "要证明它，需学到几个子句？"},
        {"lecture.pigeonhole.ask6", "Add one pigeon and one hole, again and again: how does the tree grow?",
         "再加一巢一鸽，再加：搜索树如何增长？"},
        {"lecture.pigeonhole.answer6",
         "The last hole takes DPLL from {1} to {2} {2|node|nodes}, {3} times as many. Learning postpones the "
         "explosion, but every resolution proof of these formulas has exponential size (Haken, 1985).",
         "最后加的一个巢使 dpll 的结点从 {1} 个增至 {2} 个，是 {3} 倍。学习能推迟这种增长，但这些公式的任何归结"
         "证明都有指数规模（Haken，1985）。"},

        {"lecture.first_uip.point", "Point", "蕴涵点"},
        {"lecture.first_uip.clause", "Clause of the cut", "割的子句"},
        {"lecture.first_uip.jump", "Backjump to level", "回跳到层"},
        {"lecture.first_uip.ask1", "You will see {1} {1|clause|clauses}. Can anything be propagated at the start?",
         "将给出 {1} 个子句。开始时能传播什么吗？"},
        {"lecture.first_uip.answer1",
         "{1} {1|clause is a unit clause|clauses are unit clauses}: the solver has to decide.",
         "单元子句有 {1} 个：求解器必须决策。"},
        {"lecture.first_uip.ask2",
         "Decide {1}, one after the other, propagating after each. Which clause becomes false?",
         "依次决策 {1}，每次都传播。哪个子句变为假？"},
        {"lecture.first_uip.answer2", "Clause {1} at level {2}, with {3} {3|literal|literals} true.",
         "第 {2} 层的子句 {1}，此时有 {3} 个文字为真。"},
        {"lecture.first_uip.ask3",
         "Draw an arrow to each implied literal from the literals that imply it. Which literals of level {1} lie on "
         "every path from {2} to the conflict?",
         "从起因向每个被推出的文字画箭头。第 {1} 层中，从 {2} 到冲突的所有路径都经过哪些文字？"},
        {"lecture.first_uip.answer3",
         "{1} {1|literal|literals}: {2}. These are the unique implication points; {3}, the one closest to the "
         "conflict, is the first.",
         "{1} 个：{2}。它们是唯一蕴涵点；离冲突最近的 {3} 是第一个。"},
        {"lecture.first_uip.ask4",
         "Resolve clause {1} with the reason of its most recently implied literal, and repeat until only one literal "
         "of level {2} remains. Which clause is it?",
         "把子句 {1} 与最后推出的文字的原因归结，反复进行，直到只剩一个第 {2} 层的文字。得到什么子句？"},
        {"lecture.first_uip.answer4",
         "After {1} {1|step|steps}: {2}. Only {3} is of level {4}; this clause is learned.",
         "{1} 步之后：{2}。只有 {3} 属于第 {4} 层；学到这个子句。"},
        {"lecture.first_uip.ask5",
         "How far back from level {1} can the search go so that this clause still implies a literal?",
         "从第 {1} 层最远退到哪里，该子句仍能推出文字？"},
        {"lecture.first_uip.answer5", "To level {1}, where clause {2} implies {3}.",
         "退到第 {1} 层：在那里子句 {2} 推出 {3}。"},
        {"lecture.first_uip.answer5_skipped",
         "To level {1}, where clause {2} implies {3}. The decisions in between do not occur in the clause and are "
         "undone: {4}.",
         "退到第 {1} 层：在那里子句 {2} 推出 {3}。中间的决策不在该子句中，一并撤销：{4}。"},
        {"lecture.first_uip.ask6",
         "There was a choice: each unique implication point yields a clause, together with the literals of lower "
         "levels on which its side of the conflict depends. Derive the clauses of {1}. Which is the shortest, and "
         "which allows the longest backjump?",
         "其实有选择：每个唯一蕴涵点都给出一个子句，其余文字是冲突一侧所依赖的较低层的文字。求出 {1} 的子句。哪"
         "个最短，哪个能跳得最远？"},
        {"lecture.first_uip.answer6",
         "Shortest, with {2} {2|literal|literals}: {1}. Longest backjump, to level {4}: {3}. With {5} it would be "
         "level {6}. {7} of the {8} {8|clause follows|clauses follow} from the formula: another solver refutes {7|its "
         "negation|their negations}. Each may be learned, but none contains fewer levels than the first, which is why "
         "solvers stop there.",
         "最短的有 {2} 个文字：{1}。跳得最远的回到第 {4} 层：{3}。若用 {5}，只能回到第 {6} 层。{8} 个子句中有 {7} 个由"
         "公式推出：另一个求解器反驳了它们的否定。哪个都可以学，但没有一个涉及的层比第一个少，所以求解器停在那里。"},

        {"lecture.red", "red", "红"},
        {"lecture.green", "green", "绿"},
        {"lecture.blue", "blue", "蓝"},
        {"lecture.colouring.ask1",
         "A graph with {1} vertices, edges {2} and {3} colours; {4} is a variable. How many clauses are needed?",
         "一个有 {1} 个顶点、边为 {2} 的图，{3} 种颜色；{4} 是一个变元。需要多少个子句？"},
        {"lecture.colouring.answer1",
         "{1}: for each of {2} vertices, one clause that gives it a colour and {3} that forbid two colours; for each "
         "of {4} edges, {5}.",
         "{1} 个：{2} 个顶点各有 1 个说它有颜色、{3} 个说它没有两种颜色；{4} 条边各有 {5} 个。"},
        {"lecture.colouring.ask2", "Decide {1}. What remains to be decided?", "决策 {1}。还剩什么要决策？"},
        {"lecture.colouring.answer2",
         "{1} {1|literal follows|literals follow}, {2} more {2|decision is|decisions are} made; the model: {3}.",
         "推出 {1} 个文字，又做了 {2} 次决策；模型：{3}。"},
        {"lecture.colouring.ask3", "How many colourings does the graph have?", "该图有几种着色？"},
        {"lecture.colouring.answer3", "{1}. From each of them, permuting the colours gives others.",
         "{1} 种。找到一种，交换颜色就得到其他的。"},
        {"lecture.colouring.ask4", "Edge {1} is added. Draw the search tree: how many nodes does it have?",
         "加上边 {1}。画出搜索树：有几个结点？"},
        {"lecture.colouring.answer4",
         "{1} {1|node|nodes} including the root, {2} {2|conflict|conflicts}: three colours are no longer enough.",
         "连根共 {1} 个结点，{2} 次冲突：三种颜色不够了。"},
        {"lecture.colouring.ask5",
         "Colours are interchangeable, so {1} can be fixed without loss of generality. How many nodes remain?",
         "颜色可以互换，因此不妨给定 {1}。这样还剩几个结点？"},
        {"lecture.colouring.answer5", "{1} instead of {2}: with the symmetry broken, each case is searched once.",
         "{1} 个，而不是 {2} 个：打破对称后，每种情形只搜索一次。"},
        {"lecture.colouring.ask6", "Which clauses are enough to be unsatisfiable (without the fixed colours)?",
         "（不用给定的颜色）哪些子句合起来就已不可满足？"},
        {"lecture.colouring.answer6", "{1} of {2} {2|clause|clauses}: a minimum core. ",
         "{2} 个子句中的 {1} 个：最小核。"},

        {"lecture.sudoku.without", "Without", "去掉"},
        {"lecture.sudoku.solutions", "Solutions", "解数"},
        {"lecture.sudoku.ask1",
         "Rows, columns and boxes of four cells; {1} means that row 1, column 1 is 1. How many variables does the "
         "puzzle have?",
         "行、列、宫各四格；{1} 表示第 1 行第 1 列是 1。这道题有多少个变元？"},
        {"lecture.sudoku.answer1",
         "{1} {1|variable|variables} and {2} {2|clause|clauses}, {3} of them unit clauses for the givens.",
         "{1} 个变元，{2} 个子句，其中 {3} 个是已知数的单元子句。"},
        {"lecture.sudoku.ask2", "How far do you get without guessing?", "不猜测能填到哪里？"},
        {"lecture.sudoku.answer2",
         "Propagation fills {1} of {2} {2|hole|holes}; the solver makes {3} {3|decision|decisions}.",
         "传播填出了 {2} 个空格中的 {1} 个；求解器决策了 {3} 次。"},
        {"lecture.sudoku.ask3", "Why {1}? Name the givens and rules that are needed.",
         "为什么 {1}？指出所需的已知数和规则。"},
        {"lecture.sudoku.answer3",
         "{1} {1|clause forces|clauses force} {2}, {3} of them givens; fewer would not be enough.",
         "{1} 个子句推出 {2}，其中 {3} 个是已知数：再少就不行。"},
        {"lecture.sudoku.ask4", "Is this the only solution? Which clause would you add to find out?",
         "这是唯一解吗？要加什么子句才能知道？"},
        {"lecture.sudoku.answer4",
         "With this clause the formula is unsatisfiable, and a checker accepts the proof: there is no other solution.",
         "加上它后公式不可满足，检验器接受了证明：没有别的解。"},
        {"lecture.sudoku.ask5", "Which givens can be removed so that the puzzle still has one solution?",
         "哪些已知数可以去掉而仍有唯一解？"},
        {"lecture.sudoku.answer5", "{1} of the {2} {2|given|givens} are needed.", "{2} 个已知数中有 {1} 个是必需的。"},
        {"lecture.sudoku.ask6", "Remove {1}. In which cells can the solutions differ?",
         "去掉 {1}。各解会在哪些格子不同？"},
        {"lecture.sudoku.answer6", "Without {1} there {2|is|are} {2} {2|solution|solutions}.",
         "没有 {1} 时有 {2} 个解。"},
    };
    return entries;
}

}  // namespace satdoku::language
