#include "catalogue.hpp"

namespace satdoku::language {
// Questions and answers of the lectures whose results are the outputs of commands. Numbers in an answer are those of its
// output, which a test compares.
std::span<const Entry> lecture_tour_entries() {
    static constexpr Entry entries[] = {
        {"lecture.watches", "two watched literals: why backtracking moves nothing",
         "两个监视文字：为什么回溯时什么都不用移动"},
        {"lecture.watches.ask1",
         "A clause matters to propagation only when all its literals but one are false. How many literals of a clause "
         "must a solver watch so that it never misses that moment?",
         "子句只剩一个文字不为假时，传播才用得到它。要想不错过这一刻，求解器须监视子句的几个文字？"},
        {"lecture.watches.answer1",
         "Two. While neither of them is false, the clause is neither unit nor false, whatever its other literals are. "
         "At first these are the first two: clause 2 watches -a and b.",
         "两个。只要两者都不为假，无论其余文字如何，子句既不是单元子句也不为假。开始时监视前两个文字：子句 2 监视 -a "
         "和 b。"},
        {"lecture.watches.ask2",
         "a is decided, so -a becomes false. Which clauses have to be visited, and what becomes of them?",
         "决策 a，于是 -a 变为假。须访问哪些子句？访问后怎样？"},
        {"lecture.watches.answer2",
         "Only clauses 1 and 2, which watch -a. Each finds another literal that is not false, c and d, and watches "
         "that one instead. Clause 5 contains -a, too, but does not watch it, so it is not visited.",
         "只有监视 -a 的子句 1 和 2。两者各找到另一个不为假的文字（c 与 d），改为监视它。子句 5 也含 "
         "-a，但没有监视它，所以不必访问。"},
        {"lecture.watches.ask3",
         "b is decided. Continue by visits alone: which clauses imply a literal, and where is the conflict noticed?",
         "决策 b。只按访问继续：哪些子句推出文字？在哪里发现冲突？"},
        {"lecture.watches.answer3",
         "Clauses 1, 3 and 4 find no other literal to watch, so the remaining one must be true: c, d and e. Clause 5 "
         "is visited for -d when all its literals are false already: the conflict.",
         "子句 1、3、4 找不到别的文字可监视，所以剩下的文字必须为真：c、d、e。因 -d 为假而访问子句 5 "
         "时，它的文字已全为假：这就是冲突。"},
        {"lecture.watches.ask4",
         "The search backtracks to level 1 and unassigns 4 literals. Which watches have to be restored?",
         "搜索回溯到第 1 层，4 个文字不再有值。须恢复哪些监视？"},
        {"lecture.watches.answer4",
         "None: event 9 visits no clause. A watched literal stays false only if no other literal was left to watch, so "
         "it became false after all unwatched ones, and backtracking unassigns it before them. Only clause 6, the "
         "learned one, gets its watches.",
         "一个也不用：事件 9 不访问任何子句。监视的文字为假，只因再无别的文字可监视，所以它比未监视的文字更晚变为假，回"
         "溯时也更早撤销。只有新学到的子句 6 要设监视。"},
        {"lecture.watches.ask5",
         "Textbook DPLL counts the remaining literals of each clause instead. Which visits does that add?",
         "教科书中的 DPLL 改为给每个子句计数，记剩下几个文字。这样要多访问哪些子句？"},
        {"lecture.watches.answer5",
         "Every clause in which a literal becomes false: clause 5 as soon as a is decided, clauses 3 and 4 twice. "
         "Before event 7 the visits are repeated in reverse order to restore the counters: here backtracking costs as "
         "much as propagation did.",
         "凡有文字变为假的子句都要访问：决策 a 时就访问子句 5，子句 3 和 4 各访问两次。在事件 7 "
         "之前，还要倒着再访问一遍以恢复计数：这时回溯与传播一样费时。"},
        {"lecture.watches.ask6", "The search continues. When may a clause keep watching a literal that is false?",
         "搜索继续。什么时候子句可以继续监视一个为假的文字？"},
        {"lecture.watches.answer6",
         "When another literal is true: e in clause 2, -b in clause 3. That literal became true earlier, so "
         "backtracking unassigns the false one first. Such a visit ends after one look.",
         "当另有文字为真时：子句 2 中的 e，子句 3 中的 "
         "-b。它更早为真，所以回溯时先撤销为假的那个。这样的访问看一眼就结束。"},

        {"lecture.backjumping", "backjumping against backtracking on one formula", "同一个公式：回跳与回溯"},
        {"lecture.backjumping.ask1",
         "For which value of a do clauses 4 to 7 contradict one another? Do x, y, z and w matter?",
         "a 取哪个值时，子句 4 到 7 互相矛盾？x、y、z、w 有关系吗？"},
        {"lecture.backjumping.answer1",
         "If a is true, clauses 4 to 7 exclude all values of b and c. x, y, z and w occur in clauses 2 and 3 alone: "
         "they do not matter.",
         "a 为真时，子句 4 到 7 排除了 b 与 c 的所有取值。x、y、z、w 只出现在子句 2 和 3 中：没有关系。"},
        {"lecture.backjumping.ask2",
         "Follow naive DPLL: it decides a, x, z, then b. Both values of b fail. What does it try next?",
         "跟着朴素的 DPLL 走：依次决策 a、x、z、b。b 的两个值都失败了。接着试什么？"},
        {"lecture.backjumping.answer2",
         "-z, although z occurs neither in clause 7 nor in clause 5, which became false. Chronological backtracking "
         "changes the last decision whose other value is still untried.",
         "试 -z，尽管变为假的子句 7 和 5 都不含 z。按时间顺序的回溯总是改变最后一个还有另一值未试的决策。"},
        {"lecture.backjumping.ask3", "Draw the whole search tree. How often does the search meet the same conflicts?",
         "画出整棵搜索树。搜索把同样的冲突遇到了多少次？"},
        {"lecture.backjumping.answer3",
         "8 conflicts: clauses 7 and 5 become false once for each pair of values of x and z. Only then is a changed.",
         "8 次冲突：对 x 与 z 的每一对取值，子句 7 和 5 各为假一次。然后才改变 a。"},
        {"lecture.backjumping.ask4",
         "Now learn from the first conflict, after the same decisions. Which clause is learned, and how far back does "
         "the search jump?",
         "现在从第一次冲突中学习，决策不变。学到哪个子句？回跳多远？"},
        {"lecture.backjumping.answer4",
         "Clause 8: not a or not b. It contains neither x nor z, so the search jumps from level 4 to level 1, over "
         "both of these decisions, and -b is implied there.",
         "子句 8：非 a 或非 b。它不含 x 和 z，所以搜索从第 4 层回跳到第 1 层，越过这两个决策，并在那里推出 -b。"},
        {"lecture.backjumping.ask5", "What remains of the tree?", "搜索树还剩多少？"},
        {"lecture.backjumping.answer5",
         "2 conflicts instead of 8. The second one, with clause 5, teaches clause 9 and a jump to level 0: a is false "
         "for good. The levels of x and z are marked as skipped.",
         "2 次冲突，而不是 8 次。第二次（子句 5）学到子句 9，回跳到第 0 层：a 从此为假。x 与 z 的层标为已跳过。"},
        {"lecture.backjumping.ask6",
         "Two more clauses like 2 and 3 are added, and their variables are decided as well. How does each search grow?",
         "再加两个像 2、3 那样的子句，也决策其中的变元。两种搜索各增长多少？"},
        {"lecture.backjumping.answer6",
         "Backtracking meets 32 conflicts: each irrelevant clause doubles their number. Backjumping still meets 2.",
         "回溯遇到 32 次冲突：每个无关的子句都使次数加倍。回跳仍是 2 次。"},

        {"lecture.minimization", "a shorter learned clause, and its glue", "更短的学习子句，以及它的 glue"},
        {"lecture.minimization.ask1", "Decide a, b and c, propagating after each. Which clause becomes false?",
         "依次决策 a、b、c，每次都传播。哪个子句变为假？"},
        {"lecture.minimization.answer1", "Clause 6, at level 3. g and h were implied at level 1, d at level 2.",
         "第 3 层的子句 6。g 与 h 在第 1 层推出，d 在第 2 层推出。"},
        {"lecture.minimization.ask2",
         "Resolve until only one literal of level 3 remains. Which clause is learned if nothing else is removed?",
         "归结到只剩一个第 3 层的文字。若不再删减，学到哪个子句？"},
        {"lecture.minimization.answer2",
         "Clause 7 with 5 literals: -c, which is of level 3, and -b, -g, -h and -d of lower levels.",
         "有 5 个文字的子句 7：第 3 层的 -c，以及较低层的 -b、-g、-h、-d。"},
        {"lecture.minimization.ask3", "The remaining literals of this clause make one of them redundant. Which one?",
         "这个子句中有一个文字是多余的，其余文字已包含它。是哪一个？"},
        {"lecture.minimization.answer3",
         "-d: by clause 3, b and g imply d, so -d is false whenever -b and -g are. Resolution with clause 3 removes "
         "it, and 4 literals remain. Solvers apply this test recursively, to the reasons of reasons.",
         "-d：由子句 3，b 与 g 推出 d，所以 -b 与 -g 为假时 -d 也为假。与子句 3 归结就去掉它，剩下 4 "
         "个文字。求解器递归地做这一检查，直到原因的原因。"},
        {"lecture.minimization.ask4",
         "Check the shorter clause without any analysis: assume that its literals are false, and propagate.",
         "不用冲突分析来检验这个较短的子句：假设它的文字都为假，再传播。"},
        {"lecture.minimization.answer4",
         "Propagation alone ends in a conflict with clause 6, so the clause follows from the formula. Proof checkers "
         "accept learned clauses by this test, reverse unit propagation (RUP).",
         "单靠传播就使子句 6 冲突，所以该子句由公式推出。证明检验器正是这样接受学习子句的：反向单元传播（RUP）。"},
        {"lecture.minimization.ask5",
         "The search jumps to level 2. Why is the clause unit there, and from how many levels are its literals?",
         "搜索回跳到第 2 层。为什么它在那里是单元子句？它的文字来自几个层？"},
        {"lecture.minimization.answer5",
         "-g and -h are false at level 1, -b at level 2, and -c is left. The number of levels, 3 at the conflict, is "
         "the glue of the clause. Literals of one level become false together: the fewer levels, the sooner the clause "
         "implies something again.",
         "-g、-h 在第 1 层为假，-b 在第 2 层为假，只剩 -c。冲突时的层数 3 就是该子句的 "
         "glue。同一层的文字往往一起变为假：层越少，子句就越快再推出文字。"},
        {"lecture.minimization.ask6", "A solver cannot keep all learned clauses. Which ones should a reduction delete?",
         "求解器不能保留全部学习子句。清理时该删去哪些？"},
        {"lecture.minimization.answer6",
         "Long ones with a high glue that were not used recently; those of glue 2 stay. At event 2051, for example, 16 "
         "clauses of 5 to 10 literals are deleted and 74 kept.",
         "又长、glue 又大、近来没有用到的；glue 为 2 的留下。例如事件 2051 删去 16 个有 5 到 10 个文字的子句，保留 74 "
         "个。"},

        {"lecture.heuristics", "decisions: VSIDS, VMTF and restarts", "决策：VSIDS、VMTF 与重启"},
        {"lecture.heuristics.ask1",
         "4 pigeons, 3 holes; p2b means that pigeon 2 sits in hole b. VSIDS decides the variable with the highest "
         "score, and conflicts raise scores. Which one is it before any conflict?",
         "4 只鸽子，3 个巢；p2b 表示 2 号鸽子在 b 巢。VSIDS 决策得分最高的变元，冲突使得分升高。在冲突之前是哪一个？"},
        {"lecture.heuristics.answer1", "All scores are 0, so the first variable is decided, p1a.",
         "得分全为 0，所以决策第一个变元 p1a。"},
        {"lecture.heuristics.ask2", "The first conflict is analysed. Which variables get a higher score?",
         "分析第一次冲突。哪些变元的得分升高？"},
        {"lecture.heuristics.answer2",
         "Those that its resolution steps meet: p2b, p2c, p3b and p3c have score 1 at event 18, while p4b and p4c "
         "still have 0. So the next decision stays close to the conflict.",
         "归结步骤所涉及的变元：在事件 18，p2b、p2c、p3b、p3c 的得分为 1，而 p4b 与 p4c 仍为 "
         "0。所以下一个决策离冲突不远。"},
        {"lecture.heuristics.ask3",
         "Recent conflicts should count more. Instead of lowering all scores, VSIDS raises what a conflict adds. Which "
         "scores are the highest after two more conflicts?",
         "新近的冲突应更重要。VSIDS 不降低所有得分，而是提高每次冲突所加的量。再经过两次冲突，哪些得分最高？"},
        {"lecture.heuristics.answer3",
         "3.16 at event 39, of variables that were in all three conflicts, and 2.16, of those in the last two: the "
         "conflicts have added 1, a little more than 1, and more again.",
         "事件 39 时最高的是 3.16，属于三次冲突都涉及的变元；其次 2.16，属于后两次涉及的：各次冲突所加的量为 1、略多于 "
         "1、再多一些。"},
        {"lecture.heuristics.ask4",
         "VMTF has a queue instead of scores: the variables of a conflict move to its front, each with a new stamp. "
         "Which variables are at the front after the first conflict?",
         "VMTF 用队列代替得分：冲突中的变元移到队首，各得一个新的时间戳。第一次冲突后队首是哪些变元？"},
        {"lecture.heuristics.answer4",
         "p2b with stamp 17 and p2a with 16; no variable had more than 12 before. VMTF follows the latest conflict "
         "more closely. This solver uses it in its focused mode, and VSIDS in its stable mode.",
         "时间戳为 17 的 p2b 和 16 的 p2a；此前没有变元超过 12。VMTF "
         "更紧跟最近的冲突。本求解器在集中模式中用它，在稳定模式中用 VSIDS。"},
        {"lecture.heuristics.ask5", "A restart undoes decisions. What is lost, and what is not?",
         "重启撤销决策。失去什么，不失去什么？"},
        {"lecture.heuristics.answer5",
         "At event 1611 the 9 literals of levels 3 to 7. Learned clauses, scores and saved phases are kept, so the "
         "search soon returns to the same region with better decisions. Levels that the solver would decide again are "
         "kept as well: at event 1686 all of them.",
         "在事件 1611 失去第 3 到 7 层的 9 个文字。学习子句、得分和保存的相位都保留，所以搜索很快带着更好的决策回到同一"
         "区域。会再次作出同样决策的层也保留：事件 1686 保留了全部。"},
        {"lecture.heuristics.ask6",
         "5 holes: how many conflicts does the search need with restarts, without them, and with VSIDS all the time?",
         "5 个巢：有重启、没有重启、始终用 VSIDS 时，搜索各需多少次冲突？"},
        {"lecture.heuristics.answer6",
         "143, 150 and 128. On one small formula such a difference is mostly luck: compare heuristics on many "
         "formulas.",
         "143、150 和 128 次。只看一个小公式，这样的差别多半是运气：比较策略要用许多公式。"},

        {"lecture.proofs", "resolution and proofs: how long must they be?", "归结与证明：必须多长？"},
        {"lecture.proofs.ask1",
         "Two clauses with x and -x have a resolvent: all their other literals. Which clause follows from clauses 1 "
         "and 2? Derive the empty clause.",
         "一个子句含 x，另一个含 -x，其余文字合起来就是归结式。由子句 1 和 2 得到什么？推导出空子句。"},
        {"lecture.proofs.answer1",
         "Clauses 1 and 2 give b; with clause 3 it gives c, and b, c and clause 4 give a. a and c make clause 5 false.",
         "子句 1 和 2 得 b；与子句 3 得 c；b、c 与子句 4 得 a。a 与 c 使子句 5 为假。"},
        {"lecture.proofs.ask2",
         "The solver writes a proof as a list of clauses. Why does the first one follow, -3 (not c)?",
         "求解器把证明写成一列子句。为什么能推出第一个，-3（非 c）？"},
        {"lecture.proofs.answer2",
         "If c were true, clause 5 would imply -a, clause 1 then b, and clause 4 would be false: unit propagation "
         "confirms it. The last line, 0 alone, is the empty clause.",
         "若 c 为真，子句 5 推出 -a，子句 1 再推出 b，子句 4 就为假：单元传播即可确认。最后一行单独的 0 是空子句。"},
        {"lecture.proofs.ask3", "How does a checker that shares no code with the solver verify the list?",
         "与求解器毫无共用代码的检验器怎样检验这列子句？"},
        {"lecture.proofs.answer3",
         "By propagation, clause by clause. It needed 1 added clause, after which propagation finds the rest, and 5 of "
         "the formula. RAT marks clauses that are not implied, such as definitions; here 0.",
         "逐个子句用传播检验。它只需要 1 个新加的子句，其余由传播得出，另需公式中的 5 个。RAT "
         "指并非推出的子句，例如定义；这里是 0 个。"},
        {"lecture.proofs.ask4", "Pigeons into 5 holes, then into 6: how does the solver's proof grow?",
         "鸽子入 5 个巢，再入 6 个巢：求解器的证明增长多少？"},
        {"lecture.proofs.answer4",
         "From 151 to 981 clauses with one more hole. Every resolution proof of these formulas is exponentially long "
         "(Haken, 1985).",
         "多一个巢，从 151 个子句增至 981 个。这些公式的任何归结证明都是指数长的（Haken，1985）。"},
        {"lecture.proofs.ask5",
         "A proof may define new variables. For 4 pigeons and 3 holes, the first four lines define 13: pigeon 1 sits "
         "in hole 1, or it sits in hole 3 and pigeon 4 in hole 1. What do 13 to 18 encode?",
         "证明可以定义新变元。4 只鸽子 3 个巢时，前四行定义 13：1 号鸽子在 1 号巢，或者它在 3 号巢而 4 号鸽子在 1 "
         "号巢。13 到 18 表示什么？"},
        {"lecture.proofs.answer5",
         "3 pigeons in 2 holes: the lines 13 14, 15 16 and 17 18 give each a hole, and -13 -15 keeps two out of one "
         "hole. 19 and 20 repeat this with one pigeon and one hole fewer, and that is a contradiction (Cook, 1976).",
         "3 只鸽子 2 个巢：13 14、15 16、17 18 这几行给每只鸽子一个巢，-13 -15 使两只不在同一巢。19 和 20 "
         "再少一鸽一巢，于是矛盾（Cook，1976）。"},
        {"lecture.proofs.ask6", "How does this proof grow from 5 holes to 6?",
         "从 5 个巢到 6 个巢，这个证明增长多少？"},
        {"lecture.proofs.answer6",
         "From 303 to 579 clauses, fewer than the solver's 981. 260 of those needed are definitions, accepted as RAT. "
         "The length grows only with the fourth power of the number of holes: defining variables (extended resolution) "
         "makes a hard formula easy.",
         "从 303 个子句增至 579 个，少于求解器的 981 个。用到的子句中有 260 个是按 RAT "
         "接受的定义。长度只按巢数的四次方增长：允许定义变元（扩展归结），难的公式就变容易了。"},

        {"lecture.symmetry", "symmetry: one case for many", "对称：一种情形代表多种"},
        {"lecture.symmetry.ask1",
         "4 pigeons, 3 holes; p2b means that pigeon 2 sits in hole b. Exchange holes a and b in every clause. Which "
         "clauses does the formula lose or gain?",
         "4 只鸽子，3 个巢；p2b 表示 2 号鸽子在 b 巢。在每个子句中交换 a 巢与 b 巢。公式少了或多了哪些子句？"},
        {"lecture.symmetry.answer1",
         "None: the 22 clauses are permuted. An exchange of two pigeons changes nothing either. Such a renaming is a "
         "symmetry of the formula.",
         "没有：22 个子句只是互换位置。交换两只鸽子也没有变化。这样的改名就是公式的一个对称。"},
        {"lecture.symmetry.ask2", "Draw the search tree of naive DPLL. Which branches are the same up to a renaming?",
         "画出朴素 DPLL 的搜索树。哪些分支改名后是一样的？"},
        {"lecture.symmetry.answer2",
         "Of the 11 nodes, p2b and -p2b below p1a: they exchange holes b and c. The branches below -p1a repeat the "
         "case p1a, in which pigeon 1 has another hole.",
         "11 个结点中，p1a 之下的 p2b 与 -p2b 一样：只是 b、c 两巢互换。-p1a 之下的分支重复 p1a 的情形，只是 1 "
         "号鸽子换了巢。"},
        {"lecture.symmetry.ask3",
         "The names of the holes do not matter, so let pigeon 1 sit in hole a: one more unit clause. How many nodes "
         "remain?",
         "巢的名称无关紧要，所以让 1 号鸽子在 a 巢：多一个单元子句。还剩几个结点？"},
        {"lecture.symmetry.answer3",
         "3 instead of 11. If the formula had a model, it would also have one with p1a: rename the holes. So "
         "satisfiability is preserved.",
         "3 个，而不是 11 个。公式若有模型，就也有 p1a 为真的模型：给巢改名即可。所以可满足性不变。"},
        {"lecture.symmetry.ask4", "Which further unit clause is allowed for the same reason?",
         "同理，还可以再加哪个单元子句？"},
        {"lecture.symmetry.answer4",
         "p2b, variable 5: hole a is taken, and b and c are still interchangeable. Now 1 node is left: no decision is "
         "needed.",
         "p2b，即变元 5：a 巢已占，b 与 c 仍可互换。现在只剩 1 个结点：不需要决策。"},
        {"lecture.symmetry.ask5",
         "In general, name the holes in the order in which the pigeons use them. Which clauses does that allow?",
         "一般地，按鸽子使用的次序给巢命名。这样可以加哪些子句？"},
        {"lecture.symmetry.answer5",
         "-p1b, -p1c and -p2c (numbers 2, 3 and 6). Such symmetry breaking clauses do not follow from the formula, "
         "they only preserve satisfiability: a proof has to justify them in another way.",
         "-p1b、-p1c 和 -p2c（编号 2、3、6）。这样的对称破缺子句并非由公式推出，只保持可满足性：证明须另行说明。"},
        {"lecture.symmetry.ask6",
         "2 pigeons fit into 2 holes. How many models are there, and how many with pigeon 1 in hole a?",
         "2 只鸽子住得下 2 个巢。有几个模型？1 号鸽子在 a 巢的有几个？"},
        {"lecture.symmetry.answer6",
         "Two, and one of them: the formula stays satisfiable, but models are lost. Do not break symmetries when "
         "models are counted.",
         "两个，其中一个：公式仍可满足，但少了模型。要数模型时不能打破对称。"},

        {"lecture.encodings", "at most one: three encodings, by size and by propagation",
         "至多一个：三种编码，比大小，比传播"},
        {"lecture.encodings.ask1",
         "At most one of a to f is true. With clauses over these variables alone, how many are needed?",
         "a 到 f 中至多一个为真。若只用这些变元的子句，需要多少个？"},
        {"lecture.encodings.answer1",
         "15, one for each pair, n(n-1)/2 for n literals: the pairwise encoding. It needs no new variables, but grows "
         "with the square of n.",
         "15 个，每对一个，n 个文字需 n(n-1)/2 个：成对编码。它不需要新变元，但按 n 的平方增长。"},
        {"lecture.encodings.ask2",
         "Sequential encoding: the new variable 7 is true if the first literal is, 8 if one of the first two is, and "
         "so on up to 11. Which clauses are needed?",
         "顺序编码：首个文字为真时新变元 7 为真，前两个中有真时 8 为真，依此类推到 11。需要哪些子句？"},
        {"lecture.encodings.answer2",
         "14, or 3n-4. Clause 3 passes the value of 7 on to 8, clause 4 excludes the second literal once 7 is true.",
         "14 个，即 3n-4。子句 3 把 7 的值传给 8，子句 4 在 7 为真时排除第二个文字。"},
        {"lecture.encodings.ask3",
         "Commander encoding: groups of three literals, pairwise within a group, and a commander, true if one of its "
         "group is true. At most one commander is true. How many clauses?",
         "指挥官编码：每三个文字一组，组内成对编码；每组一个指挥官，组中有真时为真。至多一个指挥官为真。需要多少个子句"
         "？"},
        {"lecture.encodings.answer3",
         "13 with the new variables 7 and 8: six for each group, and clause 13 for the commanders. Many commanders "
         "form groups in turn, so the size is linear.",
         "13 个，新变元为 7 和 8：每组六个，指挥官之间是子句 13。指挥官多时再分组，所以大小是线性的。"},
        {"lecture.encodings.ask4", "c is true. What does unit propagation find with the pairwise encoding?",
         "c 为真。用成对编码，单元传播得到什么？"},
        {"lecture.encodings.answer4", "All other literals are false, each by one clause: events 3 to 7.",
         "其余文字都为假，各由一个子句推出：事件 3 到 7。"},
        {"lecture.encodings.ask5", "And with the sequential encoding, in which c is 3?", "用顺序编码呢（c 为 3）？"},
        {"lecture.encodings.answer5",
         "The same literals, -1, -2, -4, -5 and -6, by events 3 to 12: new variables pass the value on in both "
         "directions, and propagation takes more steps.",
         "同样的文字 -1、-2、-4、-5、-6，在事件 3 到 12 中：新变元向两边传递，传播的步数更多。"},
        {"lecture.encodings.ask6", "And with the commander encoding?", "用指挥官编码呢？"},
        {"lecture.encodings.answer6",
         "The same again, by 7 and -8. If an encoding finds by propagation all that follows from the constraint, it is "
         "called arc-consistent: all three are. They differ in size, new variables and steps.",
         "还是一样，经过 7 和 "
         "-8。凡由约束推出的，传播都能得到，这样的编码称为弧相容的：三者都是。差别在于大小、新变元和步数。"},

        {"lecture.preprocessing", "preprocessing: fewer clauses and variables before the search",
         "预处理：搜索之前减少子句和变元"},
        {"lecture.preprocessing.ask1", "Which two of the 12 clauses can be deleted without changing the models?",
         "12 个子句中，删去哪两个不改变模型？"},
        {"lecture.preprocessing.answer1",
         "Clause 11 contains d and -d: a tautology is always true. Clause 10 contains all literals of clause 1, so it "
         "is subsumed: it is true whenever clause 1 is.",
         "子句 11 含 d 和 -d：重言式总为真。子句 10 含子句 1 的所有文字，所以被包含：子句 1 为真时它就为真。"},
        {"lecture.preprocessing.ask2",
         "A literal is pure if its negation occurs in no remaining clause. Which one is pure at first, and what "
         "follows?",
         "文字的否定不在任何剩下的子句中出现，就叫纯文字。开始时哪个是纯文字？由此得到什么？"},
        {"lecture.preprocessing.answer2",
         "h. It can be true, and clause 12 is gone. This preserves satisfiability, but not the number of models. "
         "Decisions remove clauses as well, so -f and -c lose their last ones later.",
         "h。它可取真，于是子句 12 不再需要。这保持可满足性，但不保持模型的个数。决策也会减少子句，所以后来 -f 和 -c "
         "不再出现。"},
        {"lecture.preprocessing.ask3",
         "Variable elimination replaces the clauses of c by their resolvents on c. Which resolvents are no "
         "tautologies?",
         "变元消去：用对 c 归结的归结式代替含 c 的子句。哪些归结式不是重言式？"},
        {"lecture.preprocessing.answer3",
         "c is in clauses 1 and 7, -c in clause 6. Clauses 1 and 6 give clause 13; clauses 7 and 6 would give g and "
         "-g. So 1 clause replaces 3. Elimination is bounded: variables whose resolvents would be too many stay.",
         "子句 1 和 7 含 c，子句 6 含 -c。子句 1 和 6 得子句 13；子句 7 和 6 则同时得 g 与 -g。所以 1 个子句代替 3 "
         "个。消去是有界的：归结式太多的变元保留。"},
        {"lecture.preprocessing.ask4",
         "The elimination continues. Which variable is next without resolvents, and which clauses replace those of a?",
         "消去继续进行。接着哪个变元不产生归结式？哪些子句代替含 a 的？"},
        {"lecture.preprocessing.answer4",
         "e: with clause 7 gone, -e occurs nowhere, so clauses 2, 5 and 9 go. Clauses 14 and 15 are the resolvents on "
         "a, of clause 13 with 12 and 3. In the end no clause is left: satisfiable.",
         "e：子句 7 已删去，-e 不再出现，所以删去子句 2、5、9。子句 14 和 15 是对 a 的归结式，由子句 13 与 12、3 "
         "得到。最后没有子句剩下：可满足。"},
        {"lecture.preprocessing.ask5", "c is gone, but a model needs a value for it. Where does it come from?",
         "c 已消去，但模型要给它一个值。这个值从哪里来？"},
        {"lecture.preprocessing.answer5",
         "The removed clauses are read in reverse order: if one is false, the variable that was eliminated with it "
         "gets the other value. In the end 2 (b) alone is true, which satisfies all 12 clauses.",
         "倒着读删去的子句：若有子句为假，与它一起消去的变元就改取另一值。最后只有 2（b）为真，满足全部 12 个子句。"},
        {"lecture.preprocessing.ask6",
         "Vivification of a clause: in another formula, assume that the literals 5, 1 and 3 of clause 3 are false, and "
         "propagate. What becomes of its literal 4?",
         "子句活化（vivification）：在另一个公式中，假设子句 3 的文字 5、1、3 为假，再传播。它的文字 4 怎样？"},
        {"lecture.preprocessing.answer6",
         "It is false too: clause 5 gives -6, and clause 4 then gives -4. So clause 6, without 4, replaces clause 3. "
         "Techniques like these run again between stretches of search; that is called inprocessing.",
         "它也为假：子句 5 得 -6，子句 4 再得 -4。所以不含 4 的子句 6 代替子句 "
         "3。这些技术在搜索各段之间还会再用，称为搜索中化简。"},
    };
    return entries;
}
}  // namespace satdoku::language
