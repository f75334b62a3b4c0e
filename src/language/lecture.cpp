#include "catalogue.hpp"

namespace satdoku::language {
std::span<const Entry> lecture_entries() {
    static constexpr Entry entries[] = {
        {"command.lecture", "Explain a small formula step by step", "逐步讲解小公式"},
        {"command.lecture.more",
         "Without a name, lists the lectures; on a terminal, asks which one to show. Each has six steps: a question to "
         "answer with pencil and paper, what the program's solvers and checkers find, and an explanation. On a "
         "terminal each step waits for Enter. -o NAME.html writes a page in both languages that hides each answer.",
         "不指定名称时列出全部讲解，在终端上则询问看哪一讲。每讲六步：先用纸笔回答一个问题，再看程序的求解器与检验器的"
         "结果，最后是说明。在终端上每步等待回车；否则一次输出全部。-o 名称.html 写出双语网页，答案在点开之前隐藏。"},
        {"usage.unknown_lecture", "no lecture named {1}{3|; satdoku lecture lists them|}{2}",
         "没有名为 {1} 的讲解{3|；satdoku lecture 列出全部|}{2}"},
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
        {"lecture.show_answer", "Answer", "答案"},
        {"lecture.your_answer", "Your answer; Enter compares", "你的回答；按回车对照"},
        {"lecture.all_answers", "Show or hide all answers", "显示或隐藏全部答案"},
        {"lecture.other_language", "中文", "English"},
        {"lecture.question", "{1}/{2}  {3}", "{1}/{2}  {3}"},

        {"lecture.not", "not {1}", "非 {1}"},
        {"lecture.and", " and ", " 且 "},
        {"lecture.if", "if {1}, then {2}", "若 {1}，则 {2}"},
        {"lecture.not_both", "not both {1} and {2}", "{1} 与 {2} 不能同时成立"},
        {"lecture.not_all", "not all of {1}", "{1} 不能都成立"},
        {"lecture.root", "start", "起点"},
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
         "You will see 9 clauses over 8 variables. Look for unit clauses: clauses of one literal, which leave no "
         "choice.",
         "将给出 8 个变元的 9 个子句。找出单元子句：只有一个文字，没有选择余地。"},
        {"lecture.units.answer1",
         "Clause 1 is the only one: it says that a is true. Nothing else follows until it is propagated.",
         "只有子句 1：它说 a 为真。先传播它，才能推出其他文字。"},
        {"lecture.units.ask2",
         "a is true. Cross out the literals that become false and continue: what follows, and in what order?",
         "a 为真。划去变为假的文字，继续下去：会推出什么，次序如何？"},
        {"lecture.units.answer2",
         "8 literals follow, the last one being h by clause 8, without a decision: this is unit propagation.",
         "共推出 8 个文字，最后一个是 h（子句 8），没有决策：这就是单元传播。"},
        {"lecture.units.ask3", "Which clauses does h depend on? Trace it back from clause 8.",
         "h 依赖哪些子句？从子句 8 往回找。"},
        {"lecture.units.answer3",
         "-h, clause 10, contradicts 7 clauses of the formula, and no fewer: h follows from them. The others are not "
         "needed.",
         "-h（子句 10）与公式中的 7 个子句矛盾，再少就不矛盾：h 由它们推出，其余子句用不到。"},
        {"lecture.units.ask4",
         "Clause 10 is added: -h. How many decisions does it take to see that no assignment is possible?",
         "现在加上子句 10：-h。要做几次决策才能看出已无赋值可选？"},
        {"lecture.units.answer4", "None. Clause 4 is false at level 0, where no decision can be undone: unsatisfiable.",
         "不用决策。子句 4 在第 0 层为假，那里没有可撤销的决策：不可满足。"},
        {"lecture.units.ask5", "Delete clauses as long as the rest remains unsatisfiable. How many must remain?",
         "在其余子句仍不可满足的前提下删去子句。至少要留几个？"},
        {"lecture.units.answer5", "8 of 10: no smaller subset is unsatisfiable. This is a minimum core.",
         "10 个中的 8 个：没有更小的子集不可满足。这就是最小核。"},
        {"lecture.units.ask6", "An answer 'unsatisfiable' can be proved. What does the DRAT proof look like?",
         "“不可满足”的结论可以证明。DRAT 证明是什么样子？"},
        {"lecture.units.answer6",
         "d deletes a clause, other lines add one, and 0 alone is the empty clause. A checker that shares no code with "
         "the solver accepts the proof. It needed 0 of the added clauses; propagation finds the contradiction.",
         "d 删去子句，其余各行加入子句，单独的 0 是空子句。与求解器毫无共用代码的检验器接受了该证明；新加的子句用到 0 "
         "个，传播就得出矛盾。"},

        {"lecture.dpll.ask1",
         "You will see 12 clauses, none of them a unit clause, so a literal has to be tried. naive tries the first "
         "literal of the first clause, max-occurrence the positive literal that occurs in the most clauses. Which "
         "literals are these?",
         "将给出 12 个子句，其中没有单元子句：必须试一个文字。naive 试第一个子句的第一个文字，max-occurrence "
         "试出现在最多子句中的正文字。各是哪一个？"},
        {"lecture.dpll.answer1",
         "naive tries -a; max-occurrence tries e, which occurs in 5 clauses. Each searches with that value first and, "
         "if it fails, with the opposite value: this is a split.",
         "naive 试 -a；max-occurrence 试 e，它出现在 5 "
         "个子句中。两者都先按这个值搜索，失败后再试相反的值：这就是分支。"},
        {"lecture.dpll.ask2",
         "Follow naive: try -a, propagate, then try the first literal of the first remaining clause. Where does the "
         "search go when both values of a literal have failed?",
         "跟着 naive 走：试 -a，传播，再试剩下的第一个子句的第一个文字。当一个文字的两个值都失败时，搜索回到哪里？"},
        {"lecture.dpll.answer2",
         "Both values of b, at level 3, make clause 6 false: the earlier choice cannot hold. At event 14 the search "
         "returns to level 1 and tries c instead of -c. This is backtracking; nothing else is remembered of the two "
         "conflicts.",
         "在第 3 层，b 的两个值都使子句 6 为假：所以上面所试的不能成立。在事件 14，搜索回到第 1 层，不再试 -c 而试 "
         "c。这就是回溯；两次冲突没有留下别的东西。"},
        {"lecture.dpll.ask3",
         "Now follow max-occurrence: try e, then its negation. How much follows without another decision?",
         "再跟着 max-occurrence 走：试 e，再试其否定。不做别的决策，能推出多少？"},
        {"lecture.dpll.answer3",
         "4 literals, d and then -b, f and a, and two conflicts end the search. e occurs in 5 clauses: if it is true, "
         "all of them are satisfied; -e makes each of them one literal shorter, and unit clauses propagate.",
         "推出 4 个文字（d，然后 -b、f、a），两次冲突后搜索结束。e 出现在 5 个子句中：它为真时，这些子句全都满足；-e "
         "则使它们各少一个文字，而单元子句会传播。"},
        {"lecture.dpll.ask4",
         "Draw both search trees. How many nodes does each have, including the root, and why is one of them smaller?",
         "画出两棵搜索树。连根各有几个结点？为什么一棵更小？"},
        {"lecture.dpll.answer4",
         "11 and 3. -a and a imply 0 literals by themselves, e and -e imply 4. The less follows from a split, the more "
         "remains to be split again, below each of its two values.",
         "11 个和 3 个。由 -a 与 a 推出 0 个文字，由 e 与 -e 推出 4 "
         "个。分支后推出的越少，剩下要再分支的就越多，而且在两个值之下各要搜索一遍。"},
        {"lecture.dpll.ask5",
         "The optimisation rate is (t - t0) / t × 100 %, where t is the time before and t0 the time after "
         "optimisation. What is it if you count nodes instead?",
         "优化率是 (t - t0) / t × 100 %，t 为优化前，t0 为优化后。以结点数计，优化率是多少？"},
        {"lecture.dpll.answer5",
         "(11 - 3) / 11 × 100 % = 72.7 %. Node counts are the same on every machine. A rate of times includes the cost "
         "of choosing literals and means little when both times are microseconds; satdoku compare shows nodes and "
         "times.",
         "(11 - 3) / 11 × 100 % = 72.7 %。结点数在每台机器上都一样。以时间计还包括选择文字的开销，而两者都只要几微秒时"
         "说明不了什么；satdoku compare 同时给出结点数与时间。"},
        {"lecture.dpll.ask6",
         "Does counting occurrences always pay off? In 7 other clauses the literal 3 occurs 3 times, more than any "
         "other positive literal. Which strategy needs fewer nodes?",
         "数出现次数总是划算吗？在另外 7 个子句中，文字 3 出现 3 次，多于其他任何正文字。哪种策略的结点更少？"},
        {"lecture.dpll.answer6",
         "naive: 3 against 7, a rate of -133.3 %. 3 occurs most often, but the first 4 clauses, which do not contain "
         "it, are the contradiction. So it is refuted again below 3 and -3, with 4 conflicts instead of 2. The number "
         "of occurrences is only an estimate of a literal's effect.",
         "naive：3 个对 7 个，优化率为 -133.3 %。文字 3 出现得最多，但矛盾在前 4 个子句中，其中没有它。于是在 3 和 -3 "
         "之下都要把矛盾重新反驳一遍，冲突从 2 次变为 4 次。出现次数只是对文字作用的猜测。"},

        {"lecture.two_sat.ask1",
         "Which of four friends will come? There are 7 conditions of two literals each, and each amounts to two "
         "implications. Which ones?",
         "四位朋友谁会来？共有 7 个条件，各含两个文字，每个相当于两个蕴涵。是哪些？"},
        {"lecture.two_sat.answer1",
         "If one literal of a clause is false, the other must be true. Clause 4, for example: if Ben comes, David "
         "comes, and if David does not come, Ben does not.",
         "子句的一边为假，另一边就成立。例如子句 4：Ben 来，David 就来；David 不来，Ben 就不来。"},
        {"lecture.two_sat.ask2", "Assume -Anna and follow the implications. Where do they lead?",
         "假设 -Anna，沿蕴涵走下去，会到哪里？"},
        {"lecture.two_sat.answer2", "To clause 5, which becomes false. So Anna is true in every model.",
         "使子句 5 为假。所以每个模型中都有 Anna。"},
        {"lecture.two_sat.ask3", "Do the same with every literal. Which ones are true in every model?",
         "对每个文字都这样做。哪些文字在每个模型中都为真？"},
        {"lecture.two_sat.answer3",
         "1, -2, 3 and -4, that is, Anna, -Ben, Clara and -David: assuming any of their negations leads to a "
         "contradiction. Such literals form the backbone.",
         "1、-2、3、-4，即 Anna、-Ben、Clara、-David：假设其中任何一个的否定都会导致矛盾。这样的文字叫骨架。"},
        {"lecture.two_sat.ask4", "Draw the search tree of a solver that tries Anna first. How many nodes does it have?",
         "画出先试 Anna 的求解器的搜索树。有几个结点？"},
        {"lecture.two_sat.answer4",
         "2 nodes including the root, 0 conflicts. In 2-SAT, a decision that propagates without a conflict never has "
         "to be undone: this is why 2-SAT is easy.",
         "连根共 2 个结点，0 次冲突。2-SAT 中，若一次决策的传播没有冲突，就永远不必撤销：所以 2-SAT 容易。"},
        {"lecture.two_sat.ask5", "How many models are there?", "有几个模型？"},
        {"lecture.two_sat.answer5", "1: Anna and Clara come, the others do not.", "1 个：Anna 和 Clara 来，其余不来。"},
        {"lecture.two_sat.ask6", "Clause 8 is added: -Anna. Which clauses now contradict each other?",
         "加上子句 8：-Anna。现在哪些子句互相矛盾？"},
        {"lecture.two_sat.answer6",
         "4 of 8 are enough: 3, 5, 6 and 8. From -Anna, their implications lead to both sides of a contradiction.",
         "8 个中 4 个就够：3、5、6、8。从 -Anna 沿它们的蕴涵走，会到达矛盾的两边。"},

        {"lecture.pigeonhole.ask1",
         "3 pigeons and 2 holes; p2h1 means that pigeon 2 sits in hole 1. Which clauses say that each pigeon has a "
         "hole, and which that no hole has two pigeons?",
         "3 只鸽子，2 个巢；p2h1 表示 2 号鸽子在 1 号巢。哪些子句说每只鸽子都有巢，哪些说没有一巢两鸽？"},
        {"lecture.pigeonhole.answer1",
         "Clauses 1 to 3 give each pigeon a hole, clauses 4 to 9 keep two pigeons out of the same hole.",
         "子句 1 到 3 给每只鸽子一个巢，子句 4 到 9 使两只鸽子不在同一巢。"},
        {"lecture.pigeonhole.ask2",
         "Draw the search tree: decide p1h1, propagate, then try the other branch. How many nodes does it have?",
         "画出搜索树：决策 p1h1，传播，再试另一分支。有几个结点？"},
        {"lecture.pigeonhole.answer2", "3 nodes including the root; 2 of them end in a conflict.",
         "连根共 3 个结点，其中 2 个以冲突结束。"},
        {"lecture.pigeonhole.ask3",
         "A solver that learns stops at its first conflict and asks for the cause. Which clause would you learn?",
         "会学习的求解器在第一次冲突处停下来问原因。你会记下哪个子句？"},
        {"lecture.pigeonhole.answer3", "It learns clause 10: -6, that is, -p3h2, and backjumps to level 0.",
         "它学到子句 10：-6，即 -p3h2，并回跳到第 0 层。"},
        {"lecture.pigeonhole.ask4", "Is any clause redundant?", "有没有多余的子句？"},
        {"lecture.pigeonhole.answer4", "No: the core has all 9 clauses. Without any one of them, the pigeons fit.",
         "没有：核含全部 9 个子句。少了任何一个，鸽子就住得下了。"},
        {"lecture.pigeonhole.ask5", "How many clauses must be learned to prove it?", "要证明它，需学到几个子句？"},
        {"lecture.pigeonhole.answer5",
         "The checker needed 1 of the added clauses; propagation finds the rest. d deletes a clause, 0 alone is the "
         "empty clause.",
         "检验器只用到新加的子句中的 1 个，其余由传播得出。d 删去子句，单独的 0 是空子句。"},
        {"lecture.pigeonhole.ask6", "Add one pigeon and one hole: how do the trees grow?",
         "再加一巢一鸽：搜索树如何增长？"},
        {"lecture.pigeonhole.answer6",
         "DPLL needs 1439 nodes instead of 239, 6 times as many. Learning postpones the explosion, but every "
         "resolution proof of these formulas has exponential size (Haken, 1985).",
         "dpll 的结点从 239 个增至 1439 个，是 6 "
         "倍。学习能推迟这种增长，但这些公式的任何归结证明都有指数规模（Haken，1985）。"},

        {"lecture.first_uip.ask1", "You will see 7 clauses. Can anything be propagated at the start?",
         "将给出 7 个子句。开始时能传播什么吗？"},
        {"lecture.first_uip.answer1", "No: there is no unit clause, so the solver has to decide.",
         "不能：没有单元子句，求解器必须决策。"},
        {"lecture.first_uip.ask2",
         "Decide a, b, x, c, one after the other, propagating after each. Which clause becomes false?",
         "依次决策 a、b、x、c，每次都传播。哪个子句变为假？"},
        {"lecture.first_uip.answer2", "Clause 7, at level 4: h and i are both true.",
         "第 4 层的子句 7：h 与 i 都为真。"},
        {"lecture.first_uip.ask3",
         "Draw an arrow to each implied literal from the literals that imply it. Which literals of level 4 lie on "
         "every path from c to the conflict?",
         "从起因向每个被推出的文字画箭头。第 4 层中，从 c 到冲突的所有路径都经过哪些文字？"},
        {"lecture.first_uip.answer3",
         "c, d and g: the unique implication points. g (variable 8), the one closest to the conflict, is the first.",
         "c、d、g：它们是唯一蕴涵点。离冲突最近的 g（变元 8）是第一个。"},
        {"lecture.first_uip.ask4",
         "Resolve clause 7 with the reason of its most recently implied literal, and repeat until only one literal of "
         "level 4 remains. Which clause is it?",
         "把子句 7 与最后推出的文字的原因归结，反复进行，直到只剩一个第 4 层的文字。得到什么子句？"},
        {"lecture.first_uip.answer4",
         "After 2 steps -8 -2: not both g and b. Only g is of level 4; this clause is learned.",
         "2 步之后得 -8 -2：g 与 b 不能同时成立。只有 g 属于第 4 层；学到这个子句。"},
        {"lecture.first_uip.ask5",
         "How far back from level 4 can the search jump so that this clause still implies a literal?",
         "从第 4 层最远跳到哪里，该子句仍能推出文字？"},
        {"lecture.first_uip.answer5",
         "To level 2, where clause 8 implies -8 (-g). The decision of level 3, x, does not occur in the clause and is "
         "undone as well.",
         "跳到第 2 层：在那里子句 8 推出 -8（-g）。第 3 层的决策 x 不在该子句中，一并撤销。"},
        {"lecture.first_uip.ask6",
         "There was a choice: each unique implication point yields a clause, together with the literals of lower "
         "levels on which its side of the conflict depends. Derive the clauses of g, d and c. Which is the shortest, "
         "and which allows the longest backjump?",
         "其实有选择：每个唯一蕴涵点都给出一个子句，其余文字是冲突一侧所依赖的较低层的文字。求出 g、d、c "
         "的子句。哪个最短，哪个能跳得最远？"},
        {"lecture.first_uip.answer6",
         "The shortest is -8 -2, of g. With g or d (5) the search jumps to level 2, with c (4) only to level 3, that "
         "of x. Each of them follows from the formula, but none contains fewer levels than the first, which is why "
         "solvers stop there.",
         "最短的是 g 的 -8 -2。用 g 或 d（5）可回跳到第 2 层，用 c（4）只到 x 所在的第 3 "
         "层。它们都由公式推出，但没有一个涉及的层比第一个少，所以求解器停在那里。"},

        {"lecture.red", "red", "红"},
        {"lecture.green", "green", "绿"},
        {"lecture.blue", "blue", "蓝"},
        {"lecture.colouring.ask1",
         "A graph with 4 vertices, edges A-B A-C B-C B-D C-D and 3 colours; A=red is a variable. How many clauses are "
         "needed?",
         "一个有 4 个顶点、边为 A-B A-C B-C B-D C-D 的图，3 种颜色；A=红 是一个变元。需要多少个子句？"},
        {"lecture.colouring.answer1",
         "31: for each of 4 vertices, one clause that gives it a colour and 3 that forbid two colours; for each of 5 "
         "edges, 3.",
         "31 个：4 个顶点各有一个说它有颜色、3 个说它没有两种颜色；5 条边各有 3 个。"},
        {"lecture.colouring.ask2", "Decide A=red, then B=green. What remains to be decided?",
         "依次决策 A=红、B=绿。还剩什么要决策？"},
        {"lecture.colouring.answer2", "Nothing: 10 literals follow, and C=blue and D=red complete the model.",
         "没有了：推出 10 个文字，其中 C=蓝 与 D=红 使模型完整。"},
        {"lecture.colouring.ask3", "How many colourings does the graph have?", "该图有几种着色？"},
        {"lecture.colouring.answer3", "6, one in each line. From one of them, permuting the colours gives the others.",
         "6 种，每行一种。由其中一种交换颜色就得到其他的。"},
        {"lecture.colouring.ask4", "Edge A-D is added. Draw the search tree: how many nodes does it have?",
         "加上边 A-D。画出搜索树：有几个结点？"},
        {"lecture.colouring.answer4", "11 nodes including the root, 6 conflicts: three colours are no longer enough.",
         "连根共 11 个结点，6 次冲突：三种颜色不够了。"},
        {"lecture.colouring.ask5",
         "Colours are interchangeable, so A=red and B=green can be fixed without loss of generality. How many nodes "
         "remain?",
         "颜色可以互换，因此不妨给定 A=红、B=绿。这样还剩几个结点？"},
        {"lecture.colouring.answer5", "1 instead of 11: with the symmetry broken, each case is searched once.",
         "1 个，而不是 11 个：打破对称后，每种情形只搜索一次。"},
        {"lecture.colouring.ask6", "Which clauses are enough to be unsatisfiable (without the fixed colours)?",
         "（不用给定的颜色）哪些子句已足以不可满足？"},
        {"lecture.colouring.answer6", "22 of 34 clauses: a minimum core.", "34 个子句中的 22 个：最小核。"},

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
