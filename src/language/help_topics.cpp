#include "catalogue.hpp"

namespace satdoku::language {

/// The topics of `satdoku help TOPIC`, a row each, and the examples of commands. The first line of a topic is its title:
/// its name, a colon, what it is about. frame/descriptions.hpp says how the other lines are read. Those that begin with
/// four blanks and a dollar are sessions, which a test runs.
std::span<const Entry> help_topic_entries() {
    static constexpr Entry entries[] = {
        {"topic.menus",
         R"(Menus: how they ask

Without a command the program opens its menus, which ask for everything that a command takes. On a terminal choices and
files are lists: the arrow keys, Page Up and Down, Home and End move, typing filters, Enter chooses the marked line, ?
explains it, q or Esc goes back. What is typed may also be a number, a name, or something that is not in the list, such as
the path of a file. In a list of files the right and left keys go in and out of folders, and where several are possible
the space key marks them. Other answers are edited with the arrow keys and those of Emacs; earlier ones come back with the
up key, and the tab key completes.

Without a terminal, with TERM=dumb and with --plain the choices have numbers instead. A menu is shown when it is entered;
afterwards one line asks for the next step. Enter takes what is in [ ], ? shows the menu again, 0 or q goes back.

'course' leads through a course on SAT and twodoku: Enter takes the next step, and each step shows the command that it
runs. It takes one or more formulas (names, '*.cnf', a folder, clauses that are typed), asks for strategies, holes and a
seed, and a later run of the program can continue it.

In the menu 'sat' the name of a file loads it, and the name of a strategy or an engine solves. A formula stays loaded
until it is dropped.

Where clauses are shown page by page, '= 5' makes literal 5 true, propagates, and shows what is left of the formula or why
a clause is empty; 'u' takes it back.
)",
         R"(菜单：如何询问

不带命令启动即打开菜单，菜单会逐项询问命令所需的内容。在终端里，选项与文件以列表显示：方向键、翻页键、Home、End 移动，键入可筛选，
回车选定，? 解释所在的一项，q 或 Esc 返回。也可键入编号、名称（中文或英文），或列表中没有的内容，例如文件的路径。在文件列表中，右、左方向键进出
文件夹；可选多个文件时，用空格键标记。其他回答可用方向键及 Emacs 的按键编辑，按上方向键找回以前的回答，按 Tab 键补全。

没有终端时，或 TERM=dumb 时，或使用 --plain 时，选项改为编号。进入菜单时显示各项，之后只用一行询问下一步：直接按回车取 [ ] 中的内容，? 再次
显示菜单，0 或 q 返回。

course（课程）按课程设计的顺序逐步进行：按回车进行下一步，每一步都显示所运行的命令。公式可为一个或多个（文件名、*.cnf、文件夹或键入的子句），
策略、空格数与种子可自选；退出程序后，下次可以继续。

在 sat 菜单中，输入文件名即载入，输入策略或引擎的名称即
求解。公式一直保持载入，直到丢弃为止。

逐页查看子句时，“= 5”令文字 5 为真并传播，显示公式还剩下什么，或某个子句为何成为空子句；“u”撤销。
)"},
        {"topic.engines",
         R"(Engines: a textbook solver and a modern one

dpll is the textbook: recursive, on a formula of cross-linked lists. A split unlinks clauses and literals, undoing it
links them again in reverse order, and nothing is copied. --pure-literals, --tautologies and --subsumption switch on
what makes its tree smaller; the statistics count each of them.

cdcl is the modern engine, and the default: clause learning, two watched literals, two modes of restarts and decisions;
between stretches of search congruence closure, sweeping, substitution and vivification; and reasoning about parities
and counts, where resolution alone is lost. 'satdoku help options' lists its settings. Probing of failed literals is off
unless --set turns it on. Variables are eliminated where a tenth of them can go, no two in a common clause.

With one thread a run with the same seed is the same on every machine, unless a limit of time or memory ends it: no clock
decides what an engine does. A model is checked against every clause before it is shown or saved.
)",
         R"(引擎：教科书式求解器与现代求解器

dpll 是教科书式的递归 DPLL，公式存放在十字链表中：分裂时把子句和文字从链表上摘下，撤销时按相反次序挂回，从不复制。
--pure-literals、--tautologies、--subsumption 打开各种化简，使搜索树变小；统计中列出每种化简的次数。

cdcl 是现代引擎，也是默认引擎：子句学习、双监视文字、重启与决策的两种模式；搜索的间隙做同余闭包（congruence）、小范围
搜索（sweep）、等价替换（substitute）与子句活化（vivify）；单靠归结难以奏效之处，则对奇偶性和计数作推理。
“satdoku help options”列出它的全部设置。失败文字探测默认关闭，可用 --set 打开。只有当一成以上的变元能够消去、且其中任意
两个都不在同一子句中时，才做变元消去。

单线程时，只要种子相同，在任何机器上的运行都相同，除非因时间或内存限制而结束：引擎的行为与时钟无关。每个模型都先对照全部
子句检验，再显示或保存。
)"},
        {"topic.options", "Settings: what --set changes in the engine cdcl", "设置：--set 在 cdcl 引擎中能改变什么"},
        {"topic.threads",
         R"(Threads: one formula, several searches at the same time

'solve --threads N' searches in N ways. The searches differ in settings and seeds, and share units and clauses of low
glue, as many as a budget allows; the first answer stops the others. --proof writes one proof of all of them, in which a
clause is deleted when no search has it any more. With --deterministic the searches wait for one another to share, so
that the same seed and the same N give the same run, answer and proof on every machine.

A limit of conflicts is each thread's; a limit of memory is that of all together. Every thread has clauses of its own, so
N of them take about N times the memory. --stats reports what each has done, and how often clauses of others were of
use.

    $ satdoku sample random-3-sat --size 150 --seed 3 -o random.cnf
    random.cnf: 150 variables, 639 clauses
    $ satdoku solve random.cnf --threads 2 --deterministic --proof random.drat
    c random.cnf: 150 variables, 639 clauses, 1917 literals, read in 0 ms
    c unsatisfiable, 72.376 ms
    c DRAT left these aside: symmetry, adders; --proof-format veripb does not
    s UNSATISFIABLE
    $ satdoku check random.cnf --proof random.drat
    RIGHT: the proof holds; of its 5565 clauses 3734 were needed (0 of them RAT), and 622 of the formula
)",
         R"(多线程：同时以多种方式搜索一个公式

“solve --threads N”以 N 种方式同时搜索。各线程的设置与种子不同，在预算之内共享单元子句和 glue 值低的子句；谁先得出答案，
其余即停止。--proof 为全部线程写出一个证明，子句在再无线程保留时才从中删除。加 --deterministic 时，线程在共享处互相
等待：种子与 N 相同，则在任何机器上的运行、答案和证明都相同。

冲突数限制对每个线程分别计算，内存限制为全部线程合计。每个线程各有自己的子句，N 个线程约需 N 倍内存。--stats 列出各线程
做了什么，以及用到其他线程的子句多少次。

    $ satdoku sample random-3-sat --size 150 --seed 3 -o random.cnf
    random.cnf：150 个变元，639 个子句
    $ satdoku solve random.cnf --threads 2 --deterministic --proof random.drat
    c random.cnf：150 个变元，639 个子句，1917 个文字，读取用时 0 毫秒
    c 不可满足，63.218 毫秒
    c DRAT 搁置了：symmetry, adders；--proof-format veripb 则不搁置
    s UNSATISFIABLE
    $ satdoku check random.cnf --proof random.drat
    正确：证明成立；其 5565 个子句中用到 3734 个（其中 0 个为 RAT），用到公式的 622 个子句
)"},
        {"topic.proofs",
         R"(Proofs: what shows that a formula is unsatisfiable

'solve --proof FILE' writes a DRAT proof, as text or binary, which 'check --proof' and other checkers of DRAT read. The
checker shares no code with the solver. Threads, cores, cubes and explanations of a cell have proofs, too.

'check' goes backward through a DRAT proof and checks what the contradiction needs. Of that, --trim writes the steps, each
clause deleted after its last use, --core the clauses of the formula, in the order of the file, and --lrat the steps with
hints: those clauses by which unit propagation comes to a conflict, in this order. A proof with hints (LRAT) is checked by a
walk, in linear time and with the memory of the clauses that live at a time; 'check --proof' tells by the contents which of
the two a file is, text or binary. Its ids are those of the whole formula, not of the core.

With '--proof-format lrat' the search writes the hints itself, and checking takes a fraction of its time.

With DRAT and LRAT a search uses only those sums of parities that are cheap enough to prove: their proof takes no more time
than the search. It uses no symmetries then, nor if literals are assumed or a trace is recorded, and adds up no adders. A
refutation by counting has a proof of about n^4/4 steps where n pigeons have too few holes; where that would be longer than
100 million literals it is left out. Lines of the answer say what was left aside.

With '--proof-format veripb' nothing is left out for the proof's sake. The format, VeriPB's version 2.0, has inequalities
over literals: a refutation by counting adds them up, a sum of parities is a line, and a symmetry is a step that exchanges
variables (before variables are eliminated; learned clauses are given up for it). 'check --proof' knows such a proof by its
first line and checks each step forward; VeriPB itself reads it with --cnf. At its end it says what it shows, so that it is
also written where there is a model, or no answer. One engine writes it: not dpll, no threads, no cubes.

solve ends with exit code 20 where a formula is unsatisfiable.

    $ satdoku sample pigeonhole -o pigeonhole.cnf
    pigeonhole.cnf: 42 variables, 133 clauses
    $ satdoku solve pigeonhole.cnf --proof pigeonhole.drat
    c pigeonhole.cnf: 42 variables, 133 clauses, 294 literals, read in 0 ms
    c unsatisfiable, 3.075 ms
    s UNSATISFIABLE
    $ satdoku check pigeonhole.cnf --proof pigeonhole.drat --lrat pigeonhole.lrat
    RIGHT: the proof holds; of its 981 clauses 884 were needed (0 of them RAT), and 133 of the formula
    $ satdoku check pigeonhole.cnf --proof pigeonhole.lrat
    RIGHT: the proof holds; it has 904 clauses (0 of them RAT) with 15496 hints, and takes 187 clauses at a time
    $ satdoku solve pigeonhole.cnf --proof pigeonhole.pbp --proof-format veripb
    c pigeonhole.cnf: 42 variables, 133 clauses, 294 literals, read in 0 ms
    c unsatisfiable, 3.075 ms
    s UNSATISFIABLE
    $ satdoku check pigeonhole.cnf --proof pigeonhole.pbp
    RIGHT: the proof holds, the formula is unsatisfiable; it has 1002 steps by propagation, 0 by arithmetic, 0 by replacement
)",
         R"(证明：如何表明公式不可满足

“solve --proof FILE”写出 DRAT 证明（文本或二进制），可用“check --proof”及其他 DRAT 检验器检验。检验器与求解器不共用任何
代码。多线程求解、不可满足核、立方以及某格数字的说明也都能附上证明。

“check”从矛盾处向后检验 DRAT 证明，只检验所需的步骤。--trim 写出这些步骤，各子句在最后一次使用后删除；--core 按文件顺序写出
用到的公式子句；--lrat 写出带提示的步骤：提示依次指出使单元传播得出冲突的子句。带提示的证明（LRAT）逐步检验即可，用时为线性，
内存只需容纳同时保留的子句；“check --proof”由内容判断文件是哪一种、是文本还是二进制。其编号属于整个公式，而不属于核。

使用“--proof-format lrat”时，搜索自己写出提示，检验用时远少于求解。

使用 DRAT 和 LRAT 时，搜索只用证明代价低的奇偶求和：证明所花的时间不超过搜索。此时不利用对称性（假设文字或记录轨迹时同样
不用），也不对加法器求和。鸽子数为 n 的计数反驳，其证明约有 n^4/4 步；若会超过一亿个文字则将其搁置。答案中有几行说明搁置了什么。

使用“--proof-format veripb”时，不因证明而搁置任何推理。该格式（VeriPB 2.0 版）的步骤是文字上的不等式：计数反驳把它们相加，一次奇偶
求和占一行，对称性是交换变元的一步（在消去变元之前；为此放弃学到的子句）。“check --proof”由第一行认出这种证明，逐步向前检验；
VeriPB 本身用 --cnf 读取。证明末尾写明所证的结论，因此找到模型或没有答案时也会写出。它由单个引擎写出：不用于 dpll、多线程和立方。

公式不可满足时，solve 的退出码为 20。

    $ satdoku sample pigeonhole -o pigeonhole.cnf
    pigeonhole.cnf：42 个变元，133 个子句
    $ satdoku solve pigeonhole.cnf --proof pigeonhole.drat
    c pigeonhole.cnf：42 个变元，133 个子句，294 个文字，读取用时 0 毫秒
    c 不可满足，12.717 毫秒
    s UNSATISFIABLE
    $ satdoku check pigeonhole.cnf --proof pigeonhole.drat --lrat pigeonhole.lrat
    正确：证明成立；其 981 个子句中用到 884 个（其中 0 个为 RAT），用到公式的 133 个子句
    $ satdoku check pigeonhole.cnf --proof pigeonhole.lrat
    正确：证明成立；共 904 个子句（其中 0 个为 RAT）、15496 个提示，同时保留的子句最多 187 个
    $ satdoku solve pigeonhole.cnf --proof pigeonhole.pbp --proof-format veripb
    c pigeonhole.cnf：42 个变元，133 个子句，294 个文字，读取用时 0 毫秒
    c 不可满足，3.075 毫秒
    s UNSATISFIABLE
    $ satdoku check pigeonhole.cnf --proof pigeonhole.pbp
    正确：证明成立，公式不可满足；其中由传播 1002 步，由算术 0 步，由替换 0 步
)"},
        {"topic.events",
         R"(Events: what a search reports

Both engines report what they do as one stream of events. Steps, trees, graphs, pictures and traces are made from it and
from nothing else; an engine that nobody looks at does nothing for it.

'trace' writes the stream as JSON lines: first how it was made, then one event a line. An event has its number in the
whole stream, its kind under 'event', and the fields below. Literals are DIMACS numbers. Clauses are numbered as in the
file; what is learned or added has the next numbers.

scores: level word scores :: before a decision, with --scores: pairs of a literal and its score, best first; its number is
  that of the decision behind it. The word is vmtf (stamps of the queue) or vsids; of dpll, none
decision: literal level word :: opens the level; the word is decision, dpll's flip, or assumption
propagation: literal level clause literals :: the other literals of the clause are false
pure_literal: literal level :: no clause that is left has its negation
conflict: level clause literals assigned count :: the clause is false; the literals that have a value, and how many of
  them were propagated, the one that met the conflict included
learned: level clause literals resolved steps strengthened glue :: the level to jump to; the literals resolved on and
  the clauses of these steps; what binary clauses left out
backtrack: level :: what is above the level loses its value
restart: level :: a backtrack follows if there is something to take back
reduction: assigned count :: the learned clauses that are left, and how many went
rephase: count word :: the saved phases are reset to those of the best trail, of a local search (walk), to the original
  ones or inverted; how many have changed
mode: word :: focused or stable
simplification: word :: a pass begins to change clauses; an empty word: it is done
added: clause literals :: the clause follows, or keeps whether the formula is satisfiable
removed: clause literals :: the clause is deleted
watch: literal clause literals count word :: with --watches, numbered like scores. cdcl: the two literals that the clause
  watches from now on. The word is attached, or how its visit ended when 'literal' was found false: moved (to the second
  one), unit, conflict, or satisfied, by the other one or by a third one that is listed; a backtrack moves none. dpll:
  the literals left in the clause, which is falsified (it has lost 'literal'), satisfied (taken out) or restored
end: literals word :: satisfiable and the model, unsatisfiable and the assumptions that failed, or unknown
)",
         R"(事件：搜索报告些什么

两种引擎都把所做的一切报告为同一种事件流。逐步查看、搜索树、蕴涵图、图画和轨迹全由它而来，别无他源；无人查看时，引擎
不为此付出任何代价。

trace 把事件流写成 JSON 行：第一行说明轨迹如何得来，其后每行一个事件。每个事件有它在整个事件流中的编号 number，种类
event，以及下列字段。文字采用 DIMACS 编号；子句按文件中的次序编号，学到或添加的子句依次往后编号。

scores: level word scores :: 决策之前（加 --scores 时）：成对的文字与评分，最佳在前；编号与其后的决策相同；word 为 vmtf
  （队列的时间戳）或 vsids，dpll 为空
decision: literal level word :: 开始这一层；word 为 decision、dpll 的 flip，或 assumption
propagation: literal level clause literals :: 该子句的其他文字都为假
pure_literal: literal level :: 剩余的子句中没有它的否定
conflict: level clause literals assigned count :: 该子句为假；已赋值的文字，以及其中已传播的个数（含引出冲突的文字）
learned: level clause literals resolved steps strengthened glue :: 要回跳到的层；各步归结所消去的文字与所用的子句；
  由二元子句去掉的文字
backtrack: level :: 高于此层的文字失去赋值
restart: level :: 若有可撤销的赋值，随后是回跳
reduction: assigned count :: 剩余的学习子句数，以及删去的个数
rephase: count word :: 保存的相位被重设为最佳赋值栈的（best）、局部搜索所得的（walk）、最初的（original）或相反的
  （inverted）；以及改变的个数
mode: word :: focused 或 stable
simplification: word :: 某种化简开始改动子句；word 为空表示结束
added: clause literals :: 该子句是推论，或不改变公式是否可满足
removed: clause literals :: 该子句被删除
watch: literal clause literals count word :: 加 --watches 时；编号规则同 scores。cdcl：该子句从此监视的两个文字；word 为
  attached，或因 literal 为假而访问该子句的结果：moved（移到第二个文字）、unit、conflict，或 satisfied（另一个监视文字或所
  列第三个文字为真）；回跳不移动监视。dpll：该子句剩余的文字数；word 为 falsified（失去 literal）、satisfied（整个取出）或
  restored
end: literals word :: satisfiable（可满足）与模型，unsatisfiable（不可满足）与失败的假设，或 unknown（未定）
)"},
        {"topic.counts",
         R"(Counts: what the numbers of a search count

Each has one meaning: statistics ('solve', 'compare', 'report'), steps, trees, pictures and pages show the same number, and
it is that of the events in a trace ('help events').

decisions :: literals that the engine, or a person, chooses; neither assumptions nor dpll's second branches (flips)
propagations :: literals that a clause implies; of simplifications those of level 0
conflicts :: clauses that are found false, on level 0, too, and assumptions that are
nodes :: dpll's root, assumptions, decisions and flips; a tree of cdcl has one for each learned clause's literal, too
depth :: the most decisions and flips at a time
learned :: clauses learned from conflicts, each with its length and its glue, which papers call LBD: the number of levels
  among its literals when it is learned. Limits of tiers and of sharing leave out the level of its first literal
kept :: learned clauses that are still there
restarts, reductions :: as often as their events

Counts of several threads are added up. cdcl breaks symmetries only where no event is told: where 'solve' counts literals
assumed by symmetry, 'solve --set symmetry=0' is the search of the trace.
)",
         R"(计数：搜索中的各个数字指什么

每个计数只有一种含义：统计（“solve”“compare”“report”）、逐步查看、搜索树、图画和网页所示的数字相同，也等于轨迹中事件的个数，
见“help events”。

decisions :: 引擎或人选择的文字，即决策；不含假设，也不含 dpll 的第二分支（flip）
propagations :: 传播：由子句推出的文字；化简中的只计第 0 层
conflicts :: 发现为假的子句（含第 0 层的），以及为假的假设
nodes :: dpll 的根、假设、决策和 flip；cdcl 的搜索树中，每个学习子句推出的文字也是一个结点
depth :: 同时成立的决策和 flip 最多有几个
learned :: 由冲突学到的子句，各有长度和 glue（论文称 LBD）：学到时其文字分布的层数。各级界限和共享所用的 glue 不计首个文字的层
kept :: 尚存的学习子句
restarts、reductions :: 与其事件次数相同

多个线程的计数相加。cdcl 只在不产生事件时打破对称：“solve”显示因对称而假设的文字时，加 --set symmetry=0 才与轨迹是同一次搜索。
)"},
        {"topic.variables",
         R"(Variables: what the literals of a puzzle's formula say

Variable (a-1)*729 + (r-1)*81 + (c-1)*9 + d says that grid a holds digit d in row r, column c. The comments of a formula
that 'puzzle encode' writes carry its meaning, so that everything that shows literals and clauses says what they mean:
'show', 'puzzle literals', the menus, and 'step', where 'clauses board' draws what is true.

'puzzle decode --relaxed' also takes the numbers that courses use: 111 to 999, or 1111 to 2999 with the grid in front.

    $ satdoku puzzle generate --layout sudoku --level easy --seed 9 -o p.txt
    30 holes, 51 givens, exactly one solution; seed 9
    level easy, score 120, hardest technique naked single
    $ satdoku puzzle encode p.txt -o p.cnf
    p.cnf: 729 variables, 12039 clauses
    $ satdoku show p.cnf --clauses 2998-2999
    2998: 1 10 19 28 37 46 55 64 73
        row 1 holds 1 somewhere
    2999: -1 -10
        11 and 12 are not both 1 (row 1)
    $ satdoku puzzle literals p.cnf 57 17
    57 = row 1, column 7 is 3 (17=3, #1173)
    17 = row 1, column 2 is 8 (12=8, #1128)

The clauses that force a digit are a formula, too, together with the contrary: it has no model, and --proof proves that.

    $ satdoku puzzle explain p.txt --cell 33 --clauses --proof 33.drat -o 33.cnf
    $ satdoku show 33.cnf --clauses 7-11
    7: -19 -22
        13 is not both 1 and 4
    8: -103 -104
        23 is not both 4 and 5
    9: -670 -672
        93 is not both 4 and 6
    10: -328 -346
        51 and 53 are not both 4 (row 5)
    11: -508 -535
        73 and 76 are not both 4 (row 7)
    $ satdoku check 33.cnf --proof 33.drat
    RIGHT: the proof holds; of its 0 clauses 0 were needed (0 of them RAT), and 16 of the formula
)",
         R"(变元：题目公式中各文字的含义

变元 (a-1)*729 + (r-1)*81 + (c-1)*9 + d 表示“网格 a 第 r 行第 c 列是 d”。“puzzle encode”写出的公式在注释中记有含义，凡是
显示文字与子句之处都会说明其意：“show”、“puzzle literals”、菜单，以及“step”（其中“clauses board”画出为真的部分）。

“puzzle decode --relaxed”也接受课程中常用的编号：111 到 999，或以网格开头的 1111 到 2999。

    $ satdoku puzzle generate --layout sudoku --level easy --seed 9 -o p.txt
    30 个空格，51 个已知数，恰有一个解；种子 9
    级别 简单，评分 120，最难的技巧：显性唯一数
    $ satdoku puzzle encode p.txt -o p.cnf
    p.cnf：729 个变元，12039 个子句
    $ satdoku show p.cnf --clauses 2998-2999
    2998: 1 10 19 28 37 46 55 64 73
        第 1 行某处有 1
    2999: -1 -10
        11 与 12 不能都是 1（第 1 行）
    $ satdoku puzzle literals p.cnf 57 17
    57 = 第 1 行第 7 列是 3（17=3，#1173）
    17 = 第 1 行第 2 列是 8（12=8，#1128）

推出某个数字的子句，连同它的反面，也是一个公式：它没有模型，--proof 给出证明。

    $ satdoku puzzle explain p.txt --cell 33 --clauses --proof 33.drat -o 33.cnf
    $ satdoku show 33.cnf --clauses 7-11
    7: -19 -22
        13 不能既是 1 又是 4
    8: -103 -104
        23 不能既是 4 又是 5
    9: -670 -672
        93 不能既是 4 又是 6
    10: -328 -346
        51 与 53 不能都是 4（第 5 行）
    11: -508 -535
        73 与 76 不能都是 4（第 7 行）
    $ satdoku check 33.cnf --proof 33.drat
    正确：证明成立；其 0 个子句中用到 0 个（其中 0 个为 RAT），用到公式的 16 个子句
)"},
        {"topic.levels",
         R"(Levels: how hard a puzzle is, and how to order one

--level takes easy (singles are enough), medium, hard, unfair and extreme: the level of the hardest step on the way, or a
higher one where the steps add up to much. An easy, medium or hard sudoku has 30 to 39, 40 to 49 or 50 to 59 empty cells,
other figures as many in proportion.

More can be ordered: --rating 4.0-5.0 on Sudoku Explainer's scale, --technique xy-wing (needed, and nothing harder),
--without xy-chain,als-xz, --class C2, --clues 30 or a number for each grid, together with --holes, --minimal, --symmetry,
--joint and --pattern. If no puzzle meets the order, the nearest one is written, and the exit code is 3.

What counts for --technique is the path that takes the easiest step each time, in the order of 'satdoku puzzle
techniques': it has the technique, and nothing that stands behind it there. Those with + in that list, such as
death-blossom, are tried on this puzzle's path alone; 'puzzle explain' and hints leave them out. Those with - no puzzle
needs. Some are so rare that 10,000 boards (--tries) may not have one: mutant fish, and fish of five lines or more.

With --joint, and with a level where holes are not restricted, the grids need each other: none has one solution by
itself. --class C0 makes puzzles whose grids can be solved apart. The class says how much the grids need each other. It is proved by search and not guessed from techniques:
with C2 the grids tell each other digits that they force, with C4 only reasoning about several grids at once helps;
'satdoku help puzzle rate' has all of them. An exchange is what all grids tell each other at one moment.

    $ satdoku puzzle generate --level medium --seed 4 -o medium.txt
    76 holes, 77 givens, exactly one solution; seed 4
    level medium, score 584, hardest technique locked candidates, pointing
    coupling class C2 of C0 to C4: the grids tell each other digits; 2 exchanges between the grids
    grid a: 32 holes, has several solutions by itself
    grid b: 50 holes, has several solutions by itself
    $ satdoku puzzle rate medium.txt --columns clues,er,level,class,technique
    77	2.0	medium	C2	pointing
    1 puzzle rated, 0 without exactly one solution; 0 bad lines; 0.571 ms
)",
         R"(级别：题目有多难，如何按难度出题

--level 可取 easy（只需唯一数）、medium、hard、unfair、extreme：以解题途中最难的一步为准，步骤累计过多时再升一级。简单、
中等、困难的数独分别有 30 到 39、40 到 49、50 到 59 个空格，其他图形按比例。

还可以提出更多要求：--rating 4.0-5.0（Sudoku Explainer 的标度），--technique xy-wing（用得到，且不需要更难的），
--without xy-chain,als-xz，--class C2，--clues 30（或每个网格一个数），并可与 --holes、--minimal、--symmetry、
--joint、--pattern 合用。做不到时，写出找到的最接近的题目，退出码为 3。

--technique 以每步都取最容易的一步的解题路径为准，难易按“satdoku puzzle techniques”的顺序：路径中有此技巧，且没有排在它之后的
技巧。列表中标 + 的（如 death-blossom）只在这道题的路径上尝试，“puzzle explain”和提示不用它们；标 - 的没有题目需要。有些极为罕见，
试过 10,000 个盘面（--tries）也可能没有：交叉链列，以及五条或更多行列的鱼。

用 --joint，或指定了难度级别而没有限制空格时，各网格相互依赖：任何网格单独都没有唯一解；--class C0 则出各网格可分别解出的题目。
耦合类别说明各网格相互依赖的程度，由搜索证明，而不是从技巧推测：C2 表示网格之间互相告知必定的数字，C4 表示只有对几个
网格联合推理才行；全部类别见“satdoku help puzzle rate”。各网格在同一时刻互相告知一次，称为一次交换（exchange）。

    $ satdoku puzzle generate --level medium --seed 4 -o medium.txt
    76 个空格，77 个已知数，恰有一个解；种子 4
    级别 中等，评分 584，最难的技巧：区块排除（宫对行列）
    耦合类别 C2（C0 到 C4）：网格之间需互相传递数字；网格之间交换 2 次
    网格 a：32 个空格，单独有多个解
    网格 b：50 个空格，单独有多个解
    $ satdoku puzzle rate medium.txt --columns clues,er,level,class,technique
    77	2.0	medium	C2	pointing
    已评定 1 道题，其中 0 道不是恰有一解；0 行有误；0.602 毫秒
)"},
        {"topic.layouts",
         R"(Layouts: figures of one grid or several, and further rules

A layout is a list of grids with their places, and what holds in each of them. Every command on puzzles takes --layout
NAME or --layout FILE. Encoding, solving, generating, drawing and playing are the same for all of them.

Rules :: Names of rules stand behind the name of a figure, after hyphens: x (both diagonals have nine digits), windows
  (four squares of nine cells), dots (the centres of the boxes), knight and king (equal digits are no knight's move
  apart, or do not touch at a corner). samurai-x and twodoku-dots-knight are layouts, windoku is sudoku-windows.
Sizes :: 4x4, 6x6, 8x8, 10x10, 12x12 or 16x16 stands first: sudoku-16x16, twodoku-4x4, samurai-6x6-x. Digits above nine
  are A to G, and so are rows and columns: AG is row 10, column 16, r10c16 in the other notation. Figures are those that
  share boxes in their corners, with at most 512 cells; windows and dots are for nine digits.
Files :: A word a line: "figure NAME", "rule NAME", of them a size first, "boxes" above a line of characters for each row,
  where cells with the same character are a box, and "houses" above lines in which a . is in none: further houses, at
  most 48. # begins a comment. The name of such a layout says all of it, so that puzzles and games need the file no more.
Boards :: No cell tells these rules, so "# layout NAME" stands behind the line of such a board, or above its picture.
  Empty cells of diagonals, windows, dots and drawn houses are _, and with colours their cells are underlined.
Techniques :: What holds for houses holds for all of them. Locked candidates of windows, dots and drawn houses are called
  pointing, those of diagonals claiming, and a hidden single outside of boxes is rated 1.5. Unique rectangles count where
  no further house would notice the swap, and with knight or king not at all, nor do graves there. Finned, Franken and
  mutant fish need boxes of three by three.

    $ satdoku puzzle generate --layout sudoku-x --seed 4 -q | cut -c 1-99
    6......1...4.8...........3.7.6.......93....5.5....2...8....5.......4.1...1.8..6.. # layout sudoku-x
    $ satdoku puzzle generate --layout twodoku-4x4 --seed 5 -q -o four.txt
    $ satdoku puzzle convert four.txt --to drawn
    # layout twodoku-4x4
        1 2   3 4
      a-----+-----+
    1 | . . | . . | 1
    2 | . 2 | . 3 | 3 4
      +-----b-----+-----+
    3 | . . | . . | . 2 | 1
    4 | 3 . | . . | . . | 2
      +-----+-----+-----+
        1 2 | . . | . . | 3
          4 | . 4 | . 1 | 4
            +-----+-----+
              1 2   3 4
    $ satdoku puzzle generate --layout jigsaw --level easy --seed 4 -q -o j.txt
    $ satdoku puzzle convert j.txt --to drawn
    # layout jigsaw
        1   2   3   4   5   6   7   8   9
      +-----------+-----------+-------+---+
    1 | 6   7   . | .   5   3 | .   . | 4 | 1
      |       +---+           |       |   |
    2 | .   . | 7   2   .   9 | 1   . | . | 2
      |       +---+       +---+   +---+   |
    3 | .   .   2 | .   8 | .   . | .   7 | 3
      |   +-------+-------+---+   +---+   |
    4 | 4 | 3   8 | 5   7   2 | .   . | 1 | 4
      +---+   +---+           |   +---+   |
    5 | .   . | 1 | 9   .   6 | 7 | .   . | 5
      |   +---+   |           +---+   +---+
    6 | 7 | .   6 | 8   1   4 | .   . | . | 6
      |   +---+   +---+-------+-------+   |
    7 | 2   . | .   . | 9   1 | 8   4   . | 7
      |   +---+   +---+       +---+       |
    8 | . | 8   . | 3   6   7   . | .   2 | 8
      |   |       |           +---+       |
    9 | . | 9   5 | .   2   8 | 6   7   3 | 9
      +---+-------+-----------+-----------+
        1   2   3   4   5   6   7   8   9
    $ satdoku puzzle generate --layout samurai --level easy --seed 7 -o s.txt
    138 holes, 231 givens, exactly one solution; seed 7
    level easy, score 552, hardest technique naked single
    coupling class C2 of C0 to C4: the grids tell each other digits; 1 exchange between the grids
    grid a: 35 holes, has several solutions by itself
    grid b: 25 holes, has several solutions by itself
    grid c: 42 holes, has several solutions by itself
    grid d: 28 holes, has several solutions by itself
    grid e: 31 holes, has several solutions by itself
)",
         R"(布局：一个或多个网格组成的图形，以及附加规则

布局是一组网格及其位置，以及各网格中的规则。所有与题目有关的命令都接受 --layout 名称 或 --layout 文件；编码、求解、
出题、绘图和游玩对各种布局一视同仁。

规则 :: 规则名写在图形名之后，以连字符相连：x（两条对角线各含九个数字）、windows（四个九格窗口）、dots（各宫的中心格）、
  knight 与 king（马步之内、斜邻无相同数字）。samurai-x、twodoku-dots-knight 都是布局，windoku 即 sudoku-windows。
大小 :: 4x4、6x6、8x8、10x10、12x12 或 16x16 写在最前：sudoku-16x16、twodoku-4x4、samurai-6x6-x。大于九的数字写作 A 至 G，
  行号列号也一样：AG 是第 10 行第 16 列，另一种记法为 r10c16。可用的图形是在角上共享一宫的那些，最多 512 格；windows 与
  dots 只适用于九个数字。
文件 :: 每行一个词：“figure 名称”、“rule 名称”（大小在最前）；“boxes”之后每行网格一行字符，字符相同的格子为一宫；“houses”之
  后同样，其中 . 不属于任何区域：附加区域，最多 48 个。# 之后是注释。这种布局的名称已包含全部内容，题目和存档不再需要该文件。
盘面 :: 从格子看不出这些规则，因此这样的盘面在行末或图形之前写有“# layout 名称”。对角线、窗口、中心点与自画区域的空格写作
  _，有颜色时这些格子带下划线。
技巧 :: 对区域成立的技巧对所有区域都成立。窗口、中心点与自画区域的区块称为宫对行列的区块，对角线的称为行列对宫的区块；宫以外的
  隐性唯一数评分为 1.5。唯一矩形只在没有附加区域受交换影响之处成立；有 knight 或 king 规则时不用，全双值格致死解也不用。
  带鳍、宫内和交叉的链列需要三乘三的宫。

    $ satdoku puzzle generate --layout sudoku-x --seed 4 -q | cut -c 1-99
    6......1...4.8...........3.7.6.......93....5.5....2...8....5.......4.1...1.8..6.. # layout sudoku-x
    $ satdoku puzzle generate --layout twodoku-4x4 --seed 5 -q -o four.txt
    $ satdoku puzzle convert four.txt --to drawn
    # layout twodoku-4x4
        1 2   3 4
      a-----+-----+
    1 | . . | . . | 1
    2 | . 2 | . 3 | 3 4
      +-----b-----+-----+
    3 | . . | . . | . 2 | 1
    4 | 3 . | . . | . . | 2
      +-----+-----+-----+
        1 2 | . . | . . | 3
          4 | . 4 | . 1 | 4
            +-----+-----+
              1 2   3 4
    $ satdoku puzzle generate --layout jigsaw --level easy --seed 4 -q -o j.txt
    $ satdoku puzzle convert j.txt --to drawn
    # layout jigsaw
        1   2   3   4   5   6   7   8   9
      +-----------+-----------+-------+---+
    1 | 6   7   . | .   5   3 | .   . | 4 | 1
      |       +---+           |       |   |
    2 | .   . | 7   2   .   9 | 1   . | . | 2
      |       +---+       +---+   +---+   |
    3 | .   .   2 | .   8 | .   . | .   7 | 3
      |   +-------+-------+---+   +---+   |
    4 | 4 | 3   8 | 5   7   2 | .   . | 1 | 4
      +---+   +---+           |   +---+   |
    5 | .   . | 1 | 9   .   6 | 7 | .   . | 5
      |   +---+   |           +---+   +---+
    6 | 7 | .   6 | 8   1   4 | .   . | . | 6
      |   +---+   +---+-------+-------+   |
    7 | 2   . | .   . | 9   1 | 8   4   . | 7
      |   +---+   +---+       +---+       |
    8 | . | 8   . | 3   6   7   . | .   2 | 8
      |   |       |           +---+       |
    9 | . | 9   5 | .   2   8 | 6   7   3 | 9
      +---+-------+-----------+-----------+
        1   2   3   4   5   6   7   8   9
    $ satdoku puzzle generate --layout samurai --level easy --seed 7 -o s.txt
    138 个空格，231 个已知数，恰有一个解；种子 7
    级别 简单，评分 552，最难的技巧：显性唯一数
    耦合类别 C2（C0 到 C4）：网格之间需互相传递数字；网格之间交换 1 次
    网格 a：35 个空格，单独有多个解
    网格 b：25 个空格，单独有多个解
    网格 c：42 个空格，单独有多个解
    网格 d：28 个空格，单独有多个解
    网格 e：31 个空格，单独有多个解
)"},
        {"topic.game",
         R"(Playing: moves, keys and hints

A hint is a ladder: where to look, which technique, the whole reason, and only then the digit, or the candidates that go.
The easiest step comes first, a wrong digit before everything else. 'verify' says whether the board can still be solved
and no more, 'verify why' which digit cannot stand, 'undo solvable' goes back to where it could be solved, 'info' says
how hard the puzzle is. Without colours, as with NO_COLOR, signs say the same.

A game is kept after each move, whatever ends the program, until it is over: --list lists these games, --resume goes on
with one. --statistics reports the best and mean time, hints and the streak of those that have ended. On the whole screen
f takes several digits, and z shows one grid large, each candidate at its own place, or as much of it as the window holds.

A person who hears the board instead of seeing it plays with -q or 'quiet': every answer is a line of words.

    $ satdoku puzzle generate --holes 60 --seed 2026 -o puzzle.txt
    ...
    $ satdoku puzzle play -q puzzle.txt
    holes left 60> hint
    Hint 1 of 4: look at row 1 of grid b.
    holes left 60> hint
    Hint 2 of 4: full house.
    holes left 60> hint
    Hint 3 of 4: b15 is the last empty cell of row 1 of grid b, where only 1 is missing. So b15 is 1.
    holes left 60> hint
    Hint: b15 is 1.
    holes left 59> row a1
    row 1 of grid a: 3 9 blank, 1 5 7, blank blank 4. Lacks 2 6 8.
    holes left 59> verify
    Yes, it can still be solved.
    holes left 59> quit
    The game is saved. To continue it: satdoku puzzle play --resume
)",
         R"(游戏：走法、按键与提示

提示分四步：先说看哪里，再说用什么技巧，再说完整的理由，最后才填入数字或排除候选数；总是先给最容易的一步，有填错的数字
则先指出。“verify”只说是否仍然可解，“verify why”指出哪个数字不能成立，“undo solvable”撤销到仍然可解之处，“info”说明题目
有多难。不用颜色时（如设置了 NO_COLOR），用符号表示同样的内容。

每走一步，游戏都会自动保留，无论程序如何结束，直到下完为止：--list 列出这些游戏，--resume 继续其中一局。--statistics 统计
已结束的游戏的最快用时、平均用时、提示次数与连胜。全屏时 f 可选取几个数字；z 放大一个网格，每个候选数各有固定位置，窗口较小
时显示光标周围的部分。

使用读屏软件时加 -q 或输入“quiet”：每次都用一行文字回答。

    $ satdoku puzzle generate --holes 60 --seed 2026 -o puzzle.txt
    ...
    $ satdoku puzzle play -q puzzle.txt
    剩余 60 格> 提示
    提示 1/4：看网格 b 第 1 行。
    剩余 60 格> 提示
    提示 2/4：最后一格。
    剩余 60 格> 提示
    提示 3/4：网格 b 第 1 行只剩 b15 一个空格，所缺的数字是 1。因此 b15 是 1。
    剩余 60 格> 提示
    提示：b15 是 1。
    剩余 59 格> 行 a1
    网格 a 第 1 行：3 9 空，1 5 7，空 空 4。缺 2 6 8。
    剩余 59 格> 验证
    仍然可解。
    剩余 59 格> quit
    游戏已自动保存。继续：satdoku puzzle play --resume
)"},
        {"topic.parts",
         R"(Parts: large runs, on many cores, stopped and continued

puzzle generate, boards, solve and rate take --shard K/N: the K-th of N equal parts. Joined in order the parts are, byte
for byte, what one run writes. Puzzles are made by their number, and files are cut at lines, so that no part costs more
than its share.

With --continue a run that was stopped goes on where it was, whether Ctrl-C, a time limit, a kill or a full disk has
stopped it: type the same command once more. Until the result is whole, FILE grows as FILE.part. FILE.journal records
which run it belongs to and how far that run has come; it is kept afterwards. Before it goes on, the program checks what it
finds: the file by its hash, the command, its options and its input by the journal. What does not fit is refused and left
unchanged.

    $ satdoku puzzle generate --minimal --count 99 --seed 7 --shard 1/2 -o 1.txt
    seed 7
    $ satdoku puzzle generate --minimal --count 99 --seed 7 --shard 2/2 -o 2.txt
    seed 7
    $ satdoku puzzle generate --minimal --count 99 --seed 7 --continue -o all.txt
    seed 7
    $ cat 1.txt 2.txt | cmp - all.txt
    $ satdoku puzzle generate --minimal --count 99 --seed 7 --continue -o all.txt
    all.txt is whole already
    seed 7

Ten million minimal twodokus with GNU parallel, on the cores of one machine, or of several where it is given their names.
The same lines go on after whatever has stopped them:

    seq 1000 | parallel --retries 3 \
        'satdoku puzzle generate --minimal --count 10000000 \
        --seed 7 --threads 1 --shard {}/1000 --continue -q \
        -o twodokus.{}.txt'
    cat $(seq -f twodokus.%g.txt 1000) > twodokus.txt

The same as a job array of Slurm. A task that is killed loses a second of its work. Submitting the array again finishes
what is missing; tasks that are done end at once:

    sbatch --array=1-1000 --time=60 --wrap \
        'satdoku puzzle generate --minimal --count 10000000 \
        --seed 7 --threads 1 --continue -q \
        --shard $SLURM_ARRAY_TASK_ID/1000 \
        -o twodokus.$SLURM_ARRAY_TASK_ID.txt'
)",
         R"(分份：大批量运行，多核并行，中止后继续

puzzle generate、boards、solve、rate 都接受 --shard K/N：只做 N 等份中的第 K 份。各份按顺序拼接，与一次运行的结果逐字节
相同。题目按编号生成，文件按行切分，因此每份的代价都不超过应有的份额。

加上 --continue，无论因 Ctrl-C、时限、被杀还是磁盘已满而中止，再次运行同一命令即从中止处继续。完成之前，结果在 FILE.part
中增长；FILE.journal 记录它属于哪次运行、进行到哪里，完成后仍保留。继续之前先检验已有内容：文件凭哈希值，命令、选项与输入
凭日志；不符者拒绝，且不作改动。

    $ satdoku puzzle generate --minimal --count 99 --seed 7 --shard 1/2 -o 1.txt
    种子 7
    $ satdoku puzzle generate --minimal --count 99 --seed 7 --shard 2/2 -o 2.txt
    种子 7
    $ satdoku puzzle generate --minimal --count 99 --seed 7 --continue -o all.txt
    种子 7
    $ cat 1.txt 2.txt | cmp - all.txt
    $ satdoku puzzle generate --minimal --count 99 --seed 7 --continue -o all.txt
    all.txt 已经完整
    种子 7

用 GNU parallel 在一台机器的所有核上（给出名称则在几台机器上）生成一千万道极小双数独；中止后再运行同样几行即可继续：

    seq 1000 | parallel --retries 3 \
        'satdoku puzzle generate --minimal --count 10000000 \
        --seed 7 --threads 1 --shard {}/1000 --continue -q \
        -o twodokus.{}.txt'
    cat $(seq -f twodokus.%g.txt 1000) > twodokus.txt

用 Slurm 作业数组亦然。被杀的任务至多损失一秒的工作；重新提交整个数组，只补做缺少的部分，已完成的任务立即结束：

    sbatch --array=1-1000 --time=60 --wrap \
        'satdoku puzzle generate --minimal --count 10000000 \
        --seed 7 --threads 1 --continue -q \
        --shard $SLURM_ARRAY_TASK_ID/1000 \
        -o twodokus.$SLURM_ARRAY_TASK_ID.txt'
)"},
        {"topic.formats",
         R"(File formats: formulas, results, proofs, cubes, boards, games

Formulas (.cnf) :: DIMACS CNF: comments begin with c, the header is "p cnf VARIABLES CLAUSES", and every clause is a list
  of literals ended by 0, on any number of lines. White space may vary: CR LF, tabs, comments anywhere, a byte order mark,
  SATLIB's % at the end. Content may not: a wrong count, a variable above the header or a missing 0 is refused with file,
  line and column; --relaxed takes them with a warning. Files compressed with gzip, xz,
  bzip2 or zstd are unpacked by the program of that name.
Results (.res) :: Three lines: "s 1" satisfiable, "s 0" unsatisfiable or "s -1" not decided; after s 1 "v" and every
  variable of the header, negative where false; "t" and the milliseconds of solving, without reading and writing. The
  output of the SAT competition and of MiniSat is read as well.
Proofs :: DRAT, as text or binary. check reads LRAT as well, and writes it: the same with ids and hints; ids 1, 2 and so
  on are the clauses of the formula. Text of VeriPB, version 2.0: the steps rup, pol, red and del id, with the same ids,
  variables x1, x2 and so on, and a conclusion.
Cubes (.icnf) :: "p inccnf", the clauses, and a line "a LITERALS 0" for each cube. A cube's result is a .res file,
  cube-7.res, whose comments name the cube, the formula by a hash, and what its proof cube-7.drat holds, which may go on
  from the proof of another cube.
Boards :: A digit for each cell, or . 0 _ * for an empty one; blanks and | - + do not count. A line holds the 81 cells
  of a grid row by row, then those of the next grid: 162 for a twodoku, where the shared box stands twice. A line may
  also hold each cell of the figure once: 153 for a twodoku. Larger figures have 81 cells a grid or the figure's cells;
  lines of as many grids are told apart by their shared cells, and --layout or a comment "# layout NAME" before the
  board decides where these leave a choice; rows of nine of several grids need one of them. A board with further rules
  has that comment behind its line or above its picture. Nine lines of nine, the figure's picture and what the program
  draws are read, too, and so are .sdk, .sdm, .ss and .ipuz files, lines of HoDoKu's library, addresses of SudokuWiki
  (sudoku.htm?bd= and 81 cells), and candidates: rows of cells that hold several digits, or nine characters a cell;
  there a cell with one candidate counts as filled, unless a comment "# digits CELLS" says which cells have digits,
  those after a + placed by a player. # begins any other comment.
Games :: Text: the puzzle and the moves with their times. A game that was altered is refused.
Certificates :: A folder of plain files: the formula of a puzzle and its solution, the formula of another solution with a
  DRAT proof that there is none, and for each given of a minimal puzzle the solution that appears without it.
)",
         R"(文件格式：公式、结果、证明、立方、盘面、游戏

公式（.cnf） :: DIMACS CNF：以 c 开头的是注释，文件头为“p cnf 变元数 子句数”，每个子句是以 0 结束的一串文字，可占任意
  多行。对空白从宽：CR LF、制表符、任意位置的注释、字节顺序标记、SATLIB 文件末尾的 % 均可；对内容从严：计数不符、变元超出
  文件头、缺少 0，都会指出文件、行与列并拒绝，加 --relaxed 则给出警告后接受。用 gzip、xz、bzip2、zstd 压缩的文件由同名程序
  解压。
结果（.res） :: 共三行：“s 1”可满足，“s 0”不可满足，“s -1”未定；s 1 之后是“v”与文件头所说的全部变元，为假的取负；“t”与求解
  的毫秒数，不含读写。也可读取 SAT 竞赛及 MiniSat 的输出。
证明 :: DRAT，文本或二进制格式。check 也能读写 LRAT，即带编号与提示的形式；编号 1、2……是公式的各子句。VeriPB
  2.0 版的文本：步骤 rup、pol、red 和 del id，编号相同，变元为 x1、x2……，末尾是结论。
立方（.icnf） :: “p inccnf”、各子句，每个立方一行“a 文字 0”。立方的结果是 .res 文件，如 cube-7.res，其注释记有立方、公式的
  哈希值以及证明 cube-7.drat 的内容；证明可以接着另一个立方的证明。
盘面 :: 每格一个数字，空格用 . 0 _ * 之一；空白与 | - + 不计。一行按行写出一个网格的 81 格，接着是下一个网格：双数独共
  162 格，共享的一宫出现两次；一行也可以把图形的每格各写一次：双数独为 153 格。更大的图形每个网格 81 格，或为图形的格数；
  网格数相同时凭共享格区分，仍有歧义时由 --layout 或盘面之前的注释“# layout 名称”决定；多个网格写成九格一行时必须
  有其一。有附加规则的盘面在行末或图形之前写有此注释。也可读取九行九格的写法、图形以及程序画出的盘面，.sdk、.sdm、.ss、
  .ipuz 文件，HoDoKu 题库行，SudokuWiki 的网址（sudoku.htm?bd= 加 81 格），以及候选数：
  每格写出几个数字，或每格九个字符；此时只有一个候选数的格视为已填，除非注释“# digits 各格”说明
  哪些格有数字，其中 + 之后的由玩家填入。# 之后的其他内容是注释。
游戏 :: 文本：题目与带时间的走法。被改动过的存档会被拒绝。
唯一解证明 :: 由普通文件组成的文件夹：题目的公式与解、“另有一解”的公式及其无解的 DRAT 证明；极小题目还有去掉每个已知数后
  出现的另一个解。
)"},
        {"topic.files",
         R"(Files: what the program writes without being asked for a name

NAME.res :: The result of NAME.cnf, beside it, where the menus or solve --res save one.
$XDG_STATE_HOME/satdoku :: The games that are kept by themselves, one file each, until they are over. Without
  XDG_STATE_HOME: ~/.local/state/satdoku.

What is written is written whole or not at all: to a temporary file beside it, which then takes the name.
)",
         R"(文件：程序自行命名并写出的文件

名称.res :: 名称.cnf 的结果，由菜单或 solve --res 存在公式旁边。
$XDG_STATE_HOME/satdoku :: 自动保留的游戏，每个一个文件，直到游戏结束。未设置 XDG_STATE_HOME 时为 ~/.local/state/satdoku。

文件或者完整写出，或者完全不写：先写入旁边的临时文件，再改名。
)"},
        {"topic.environment",
         R"(Environment: what the program reads from it

LC_ALL, LC_MESSAGES, LANG :: The first one that is set chooses the language: English, or Chinese where it begins with zh.
If none is, the user's settings choose on Windows.
NO_COLOR :: Switches colours off where it is set.
TERM :: Where it is dumb, or not set (but on Windows), no escape sequences are sent: no colours, no editing
of answers, no single keys.
XDG_STATE_HOME, HOME :: Where games are kept.
)",
         R"(环境变量：程序会读取哪些

LC_ALL, LC_MESSAGES, LANG :: 其中第一个有值的决定语言：以 zh 开头为中文，否则为英文。
都未设置时，Windows 上由用户的系统设置决定。
NO_COLOR :: 设置后不用颜色。
TERM :: 为 dumb 或未设置时（Windows 上仅为 dumb 时）不发送转义序列：没有颜色，不能编辑回答，也不能用单键操作。
XDG_STATE_HOME, HOME :: 自动保留游戏的位置。
)"},
        {"topic.solvers",
         R"(Another solver: how compare and report run it

    satdoku compare f.cnf --with mine='./mysolver {}' --with 'minisat {} {result}'
    satdoku compare f.cnf --with 'cadical -q {} {proof}'

NAME='COMMAND' :: A program and its arguments; NAME may be left out. No shell is started; quotes keep blanks.
{} :: The formula's file; the last word if it is missing.

Its answer is read from the first of these that it has written:

{result} :: This file, for MiniSat and Glucose.
NAME.res :: Beside the formula, which is a copy in a temporary folder: no file of yours is replaced.
standard output :: The lines of the SAT competitions, 's SATISFIABLE' and 'v 1 -2 0', or 's 1', or SATISFIABLE.

Exit codes are not read as answers. A model is checked against the formula, and the proof in {proof} by our checker.
An answer that fails its check, or that a checked one contradicts, is WRONG; the exit code is then 3.
--time-limit limits real and CPU time, --memory-limit the memory of each process. At a limit and on Ctrl-C, the
program and all that it has started are ended. Its time includes starting and reading; ours is solving alone.
)",
         R"(其他求解器：compare 与 report 怎样运行它

    satdoku compare f.cnf --with mine='./mysolver {}' --with 'minisat {} {result}'
    satdoku compare f.cnf --with 'cadical -q {} {proof}'

名称=命令 :: 程序及其参数；名称可省略。不经过 shell；引号可保留空格。
{} :: 公式文件；缺少时加在最后。

依次从以下位置读取它的结果，取第一个写出的：

{result} :: 此文件，用于 MiniSat 与 Glucose。
公式名.res :: 与公式同在一个文件夹；公式是临时文件夹中的副本，因此不会覆盖你的文件。
标准输出 :: SAT 竞赛的格式，即“s SATISFIABLE”和“v 1 -2 0”，或“s 1”，或 SATISFIABLE。

退出码不作为结果。模型对照公式检验，{proof} 中的证明由本程序检验。未通过检验的结果，或与已检验的结果矛盾的，标为“错误”，此时退出码为 3。
--time-limit 限制实际用时与 CPU 时间，--memory-limit 限制每个进程的内存。到达时限或按 Ctrl-C 时，该程序及其启动的所有进程都会被终止。
它的用时包含启动和读入；本程序的引擎只计求解。
)"},
        {"topic.status",
         R"(Exit status: what each code says

0 :: Done; of solve: not decided.
1 :: Bad input, or a write that failed.
2 :: Wrong usage.
3 :: Done, and the answer is no: a failed check, a puzzle without exactly one solution, a wrong solver of --with.
10 :: of solve: satisfiable.
20 :: of solve: unsatisfiable.
128 + N :: Ended by signal N.

Results go to standard output, everything else to standard error.
)",
         R"(退出状态：各退出码的含义

0 :: 完成；对 solve 而言是未定。
1 :: 输入有误或写入失败。
2 :: 用法错误。
3 :: 完成，但答案为否：检验未通过，题目并非恰有一个解，或 --with 的求解器结果错误。
10 :: solve：可满足。
20 :: solve：不可满足。
128 + N :: 被信号 N 结束。

结果输出到标准输出，其余都输出到标准错误。
)"},
        {"topic.examples",
         R"(Examples: commands to begin with

satdoku :: Opens the menus.
satdoku solve f.cnf --res :: Solves a formula and saves the result in f.res.
satdoku solve f.cnf --branching dlis --stats :: The same with the textbook solver and a strategy, and counts what it did.
satdoku solve u.cnf --proof u.drat; satdoku check u.cnf --proof u.drat :: Proves that a formula is unsatisfiable, and
  checks the proof.
satdoku puzzle generate --holes 60 -o p.txt; satdoku puzzle play p.txt :: Makes a twodoku, and plays it.
satdoku puzzle encode p.txt -o p.cnf; satdoku solve p.cnf --res; satdoku puzzle decode p.cnf p.res :: From a board to
  clauses, to a model, to the solved board.
)",
         R"(示例：可以先试的命令

satdoku :: 打开菜单。
satdoku solve f.cnf --res :: 求解公式，结果存入 f.res。
satdoku solve f.cnf --branching dlis --stats :: 用教科书求解器及某种策略求解，并给出统计。
satdoku solve u.cnf --proof u.drat; satdoku check u.cnf --proof u.drat :: 证明公式不可满足，再检验证明。
satdoku puzzle generate --holes 60 -o p.txt; satdoku puzzle play p.txt :: 生成一道双数独并游玩。
satdoku puzzle encode p.txt -o p.cnf; satdoku solve p.cnf --res; satdoku puzzle decode p.cnf p.res :: 从盘面到子句，
  到模型，再到解出的盘面。
)"},
        {"topic.library",
         R"(Library: the solver in programs of your own

'cmake --install' also installs libsatdoku and libipasirsatdoku, each as an archive and as a shared library, with their
headers, a package for CMake and one for pkg-config. include/README.md in the sources shows complete programs.

ipasir.h, libipasirsatdoku :: IPASIR: programs that are written for that interface run on this solver once they are linked
  with it.
satdoku.h, libsatdoku :: C, and every language that can call C: options by name, limits, proofs, statistics, a
  propagator of the user's own. Comments in the header say what each call does in each state.
satdoku/cdcl/solver.hpp :: C++, as all headers in satdoku/.
find_package(satdoku) :: CMake: the targets satdoku::satdoku, satdoku::ipasir, and one for each module.
)",
         R"(程序库：在自己的程序中使用求解器

“cmake --install”还会安装 libsatdoku 与 libipasirsatdoku（静态库与动态库）、头文件、CMake 包与 pkg-config 文件。源码中的
include/README.md 有完整的示例程序。

ipasir.h、libipasirsatdoku :: IPASIR 接口：为该接口编写的程序，链接此库即可使用本求解器。
satdoku.h、libsatdoku :: C，以及能调用 C 的语言：按名称设置选项、限制、证明、统计、用户传播器。头文件中的注释说明每个调用
  在每种状态下做什么。
satdoku/cdcl/solver.hpp :: C++，另有 satdoku/ 下的全部头文件。
find_package(satdoku) :: CMake：目标为 satdoku::satdoku、satdoku::ipasir 及各模块。
)"},
        {"topic.windows",
         R"(Windows: how it is built there, what differs, and other systems

MSYS2: in its shell UCRT64, after 'pacman -S mingw-w64-ucrt-x86_64-{gcc,cmake,ninja}', the two commands 'cmake -S . -B
build' and 'cmake --build build'. Visual Studio 2022: the same, with '--config Release' behind the second one, in its
developer's prompt. Nobody has tried either yet. What is tested, by wine, comes from Debian: with the packages
g++-mingw-w64-x86-64-posix, cmake and make, '-DCMAKE_TOOLCHAIN_FILE=src/package/windows.cmake' behind the first one. It is
one file, satdoku.exe, that needs nothing else.

A double-click opens the menus in a window, which stays until a key; a formula that is dropped on the program is loaded. The
language is the user's unless LC_ALL, LC_MESSAGES or LANG says otherwise. Saved games are in %LOCALAPPDATA%.

Windows has no signals but Ctrl-C, Ctrl-Break and the end of the window, at which a game is saved; pipes and devices are no
files there; a file that another program has open is not replaced; and names like NUL, aux.cnf or f.cnf:b mean something
else, so they are refused. Where one of these stops a command, it says so.

macOS and FreeBSD should do, since all tests pass on Linux with Clang and libc++ 19; it is untried there. With libc++
19, programs in C++ that link the library need -fexperimental-library, too. Debian has no C++ library for musl.
)",
         R"(Windows：如何编译，有何差别；以及其他系统

MSYS2：在其 UCRT64 终端中先运行 “pacman -S mingw-w64-ucrt-x86_64-{gcc,cmake,ninja}”，再运行 “cmake -S . -B build” 和
“cmake --build build”。Visual Studio 2022：在其开发者命令提示符中运行同样两条命令，第二条后加 “--config Release”。两者都还没有人试过。
用 wine 测试过的是在 Debian 上编译的版本：装好 g++-mingw-w64-x86-64-posix、cmake 和 make，在第一条命令后加
“-DCMAKE_TOOLCHAIN_FILE=src/package/windows.cmake”。得到单个文件 satdoku.exe，不依赖任何其他文件。

双击即在窗口中打开菜单，结束后按任意键才关闭窗口；把公式拖到程序上即载入。语言取用户的设置，除非 LC_ALL、LC_MESSAGES 或 LANG 另有
规定。存盘的游戏在 %LOCALAPPDATA%。

Windows 上除 Ctrl-C、Ctrl-Break 和关闭窗口（此时游戏会存盘）外没有其他信号；管道和设备不能当作文件；被其他程序打开的文件不能替换；
NUL、aux.cnf、f.cnf:b 之类的名字另有含义，因此不接受。命令因此无法进行时会说明原因。

macOS 和 FreeBSD 应当可用：在 Linux 上用 Clang 加 libc++ 19 编译，测试全部通过；但还没有在那里试过。用 libc++ 19
时，链接本程序库的 C++ 程序也须加 -fexperimental-library。Debian 没有用于 musl 的 C++ 库。
)"},
        {"topic.faults",
         R"(Faults: how to report one

Send the report to the person who gave you the program, or add it to the project's list of issues. It should contain:

the version :: what 'satdoku --version' prints, and the system that it runs on
the command :: all of it, as it was typed; from a menu: the answers that you gave, from the start
the files :: the formula, puzzle or saved game that it read; the smallest one that still shows the fault is the best
the output :: what it printed, standard error included, and the exit code; and what you expected instead

The same command with the same seed and the same files repeats a run. An answer that seems wrong can be checked: a model
or a proof with 'check', a puzzle with 'puzzle certify'. Add what they print to the report.

    $ satdoku sample party -o party.cnf
    party.cnf: 4 variables, 7 clauses
    $ satdoku solve party.cnf --res > output 2>&1; echo $? >> output
    $ satdoku check party.cnf party.res >> output 2>&1; tail -n 3 output
    v 1 -2 3 -4 0
    10
    RIGHT: the model satisfies all 7 clauses
)",
         R"(报告问题：发现故障时怎么办

请告诉给你本程序的人，或写入本项目的问题列表。报告中应有：

版本 :: “satdoku --version”的输出，以及所用的系统
命令 :: 完整的命令，照原样写出；若在菜单中，则为从头开始的全部回答
文件 :: 所读的公式、题目或存档；能重现问题的最小文件最有用
输出 :: 程序的输出（包括标准错误）与退出码，以及你原本期望的结果

命令、种子与文件都相同，即可重现一次运行。怀疑答案有误时可以检验：模型或证明用“check”，题目用“puzzle certify”；请把
检验结果一并写入报告。

    $ satdoku sample party -o party.cnf
    party.cnf：4 个变元，7 个子句
    $ satdoku solve party.cnf --res > output 2>&1; echo $? >> output
    $ satdoku check party.cnf party.res >> output 2>&1; tail -n 3 output
    v 1 -2 3 -4 0
    10
    正确：模型满足全部 7 个子句
)"},

        // What commands show below their options.
        {"command.solve.example",
         R"(
    $ satdoku sample party -o party.cnf
    party.cnf: 4 variables, 7 clauses
    $ satdoku solve party.cnf --engine dpll --branching naive --res
    c party.cnf: 4 variables, 7 clauses, 14 literals, read in 0 ms
    c satisfiable, 0.013 ms
    s SATISFIABLE
    v 1 -2 3 -4 0
    $ satdoku solve -q -e '1 -2 0 2 3 0'
    s SATISFIABLE
    v 1 2 3 0
    $ satdoku sample pigeonhole -q -o holes.cnf
    $ satdoku solve holes.cnf --proof holes.drat; echo $?
    c holes.cnf: 42 variables, 133 clauses, 294 literals, read in 0 ms
    c unsatisfiable, 11.221 ms
    s UNSATISFIABLE
    20
)",
         R"(
    $ satdoku sample party -o party.cnf
    party.cnf：4 个变元，7 个子句
    $ satdoku solve party.cnf --engine dpll --branching naive --res
    c party.cnf：4 个变元，7 个子句，14 个文字，读取用时 0 毫秒
    c 可满足，0.013 毫秒
    s SATISFIABLE
    v 1 -2 3 -4 0
    $ satdoku sample pigeonhole -q -o holes.cnf
    $ satdoku solve holes.cnf --proof holes.drat; echo $?
    c holes.cnf：42 个变元，133 个子句，294 个文字，读取用时 0 毫秒
    c 不可满足，17.112 毫秒
    s UNSATISFIABLE
    20
)"},
        {"command.show.example",
         R"(
    $ satdoku sample party -q -o party.cnf
    $ satdoku show party.cnf --top 2
      File           party.cnf
      Header         p cnf 4 7
      Variables      4 (4 used, 0 with one sign only)
      Clauses        7
      Literals       14 (7 positive, 7 negative)
      Unit clauses   0
      Empty clauses  0
      Ratio          1.75

    Clauses by length
      Length  Clauses    Share
           2        7  100.0 %

    Most frequent literals
      Literal  Occurrences  Its negation
            1            2             2
           -1            2             2
    $ satdoku show party.cnf --clauses 5-6
    5: -4 3
    6: -3 1
)",
         R"(
    $ satdoku sample party -q -o party.cnf
    $ satdoku show party.cnf --top 2
      文件        party.cnf
      文件头      p cnf 4 7
      变元        4（用到 4 个，其中 0 个只以一种极性出现）
      子句        7
      文字        14（正 7 个，负 7 个）
      单元子句    0
      空子句      0
      子句变元比  1.75

    子句长度
      长度  子句     占比
         2     7  100.0 %

    出现最多的文字
      文字  出现次数  其否定
         1         2       2
        -1         2       2
    $ satdoku show party.cnf --clauses 5-6
    5: -4 3
    6: -3 1
)"},
        {"command.check.example",
         R"(A result that is wrong names the first clause that is false.

    $ satdoku sample party -q -o party.cnf
    $ printf 's 1\nv 1 2 3 4\nt 0\n' > wrong.res
    $ satdoku check party.cnf wrong.res; echo $?
    2 of 7 clauses have no true literal
    the first is clause 2: -1 -2 0
    WRONG: this is no model of the formula
    3
)",
         R"(结果有误时，指出第一个为假的子句。

    $ satdoku sample party -q -o party.cnf
    $ printf 's 1\nv 1 2 3 4\nt 0\n' > wrong.res
    $ satdoku check party.cnf wrong.res; echo $?
    7 个子句中有 2 个不含为真的文字
    第一个是子句 2：-1 -2 0
    不正确：这不是公式的模型
    3
)"},
        {"command.compare.example",
         R"(
    $ satdoku sample random-3-sat -q -o random.cnf
    $ satdoku compare random.cnf --strategies naive,dlis+pure-literals,cdcl
    random.cnf: 100 variables, 426 clauses, ratio 4.26, SATISFIABLE
      Strategy                ms    rate  vs. first
      naive               11.049
      dlis+pure-literals   1.503  86.4 %  7.4 times faster
      cdcl                 2.114  80.9 %  5.2 times faster
      Strategy            nodes  decisions  propagations  conflicts  depth  restarts
      naive               12782       6398        139435       6383     27         -
      dlis+pure-literals   1392        700         17052        691     22         -
      cdcl                    -        637         15752        533      -         0
)",
         R"(
    $ satdoku sample random-3-sat -q -o random.cnf
    $ satdoku compare random.cnf --strategies naive,dlis+pure-literals,cdcl
    random.cnf：100 个变元，426 个子句，比率 4.26，可满足
      策略                  毫秒  优化率  与第一个相比
      naive               15.292
      dlis+pure-literals   2.170  85.8 %  速度为 7.0 倍
      cdcl                 3.043  80.1 %  速度为 5.0 倍
      策略                 结点  决策    传播  冲突  深度  重启
      naive               12782  6398  139435  6383    27     -
      dlis+pure-literals   1392   700   17052   691    22     -
      cdcl                    -   637   15752   533     -     0
)"},
        {"command.core.example",
         R"(Five of the six clauses are a core: they are unsatisfiable, and without any one of them satisfiable.

    $ printf 'p cnf 3 6\nc Ann or Bob comes\n1 2 0\n' > party.cnf
    $ printf 'c Ann and Cid are friends\n-1 3 0\n-3 1 0\n' >> party.cnf
    $ printf 'c Ann hates Cid\n-1 -3 0\n' >> party.cnf
    $ printf 'c Bob too\n-2 -3 0\n-2 3 0\n' >> party.cnf
    $ satdoku core party.cnf --proof core.drat -o core.cnf
    5 of 6 clauses, minimal; 0.1 ms
    $ cat core.cnf
    c satdoku core: 5 of 6 clauses of party.cnf
    c Unsatisfiable; without any one of them the others are satisfiable.
    c Before each clause: its number there, and the comment before it.
    p cnf 3 5
    c 1: Ann or Bob comes
    1 2 0
    c 2: Ann and Cid are friends
    -1 3 0
    c 3
    -3 1 0
    c 4: Ann hates Cid
    -1 -3 0
    c 5-: Bob too
    c 6
    -2 3 0
    $ satdoku check core.cnf --proof core.drat
    RIGHT: the proof holds; of its 1 clause 1 was needed (0 of them RAT), and 5 of the formula
)",
         R"(六个子句中有五个构成核：它们合起来不可满足，去掉任何一个就可满足。

    $ printf 'p cnf 3 6\nc 甲或乙来\n1 2 0\n' > party.cnf
    $ printf 'c 甲与丙是朋友\n-1 3 0\n-3 1 0\n' >> party.cnf
    $ printf 'c 甲讨厌丙\n-1 -3 0\nc 乙也一样\n-2 -3 0\n-2 3 0\n' >> party.cnf
    $ satdoku core party.cnf --proof core.drat -o core.cnf
    6 个子句中的 5 个，极小；0.1 毫秒
    $ cat core.cnf
    c satdoku core: 5 of 6 clauses of party.cnf
    c Unsatisfiable; without any one of them the others are satisfiable.
    c Before each clause: its number there, and the comment before it.
    p cnf 3 5
    c 1: 甲或乙来
    1 2 0
    c 2: 甲与丙是朋友
    -1 3 0
    c 3
    -3 1 0
    c 4: 甲讨厌丙
    -1 -3 0
    c 5-: 乙也一样
    c 6
    -2 3 0
    $ satdoku check core.cnf --proof core.drat
    正确：证明成立；其 1 个子句中用到 1 个（其中 0 个为 RAT），用到公式的 5 个子句
)"},
        {"command.models.example",
         R"(
    $ satdoku sample queens --size 8 -o queens.cnf
    queens.cnf: 64 variables, 744 clauses
    $ satdoku models queens.cnf
    All models were counted.
    92
    $ satdoku models queens.cnf --over 1-8
    All models were counted.
    8
    $ printf 'p cnf 5 3\n1 2 0\n-1 2 0\n2 3 0\n' > small.cnf
    $ satdoku models small.cnf --list 2
    2 models; there may be others.
    v 1 2 3 4 5 0
    v 1 2 3 -4 5 0
    $ satdoku models small.cnf --backbone
    1 of 5 variables have the same value in all models.
    b 2 0
)",
         R"(
    $ satdoku sample queens --size 8 -o queens.cnf
    queens.cnf：64 个变元，744 个子句
    $ satdoku models queens.cnf
    全部模型已统计。
    92
    $ satdoku models queens.cnf --over 1-8
    全部模型已统计。
    8
    $ printf 'p cnf 5 3\n1 2 0\n-1 2 0\n2 3 0\n' > small.cnf
    $ satdoku models small.cnf --list 2
    2 个模型；可能还有别的。
    v 1 2 3 4 5 0
    v 1 2 3 -4 5 0
    $ satdoku models small.cnf --backbone
    5 个变元中有 1 个在所有模型中取值相同。
    b 2 0
)"},
        {"command.cubes.example",
         R"(A formula that takes days is split into parts that the processors of many machines solve, and put together again with
one proof of the whole (Heule, Kullmann, Wieringa and Biere, 2011). solve --cubes solves some or all cubes, with files of
their own, and passes over what is finished: the same command goes on where it was stopped. Its answer is about the
formula, which is UNKNOWN while cubes are open. gather puts results of many machines together. benchmarks/cluster in the
sources has the lines for GNU parallel and Slurm.

    $ satdoku sample pigeonhole --size 7 -o holes.cnf
    holes.cnf: 56 variables, 204 clauses
    $ satdoku cubes holes.cnf --count 20 -o holes.icnf
    20 cubes; 0 branches refuted by look-ahead
    $ satdoku solve holes.cnf --cubes holes.icnf --cube 1-9,12 --proof results
    ...
    c 10 of 20 cubes solved, 10 unsatisfiable; 0 of them were already solved
    c undecided: 10 other cubes may have a model
    s UNKNOWN
    $ satdoku gather --open holes.cnf holes.icnf results
    10-11,13-20
    $ satdoku solve holes.cnf --cubes holes.icnf --proof results
    ...
    c 20 of 20 cubes solved, 20 unsatisfiable; 10 of them were already solved
    s UNSATISFIABLE
    $ satdoku gather holes.cnf holes.icnf results --proof holes.drat
    c 20 cubes: 20 unsatisfiable, 0 satisfiable
    ...
    s UNSATISFIABLE
    $ satdoku check holes.cnf --proof holes.drat
    RIGHT: the proof holds; of its 4681 clauses 4316 were needed (0 of them RAT), and 204 of the formula
)",
         R"(需要几天才能解出的公式，可以拆成许多部分，分给多台机器的处理器求解，再合在一起，并得到整个公式的一个证明（Heule、
Kullmann、Wieringa、Biere，2011）。solve --cubes 求解其中一些或全部立方，各有自己的文件，已完成的会跳过：中止后再次运行同一
命令即可继续。答案针对整个公式，仍有立方未解时为 UNKNOWN。gather 汇总多台机器的结果。源码的 benchmarks/cluster 中有用于
GNU parallel 和 Slurm 的命令。

    $ satdoku sample pigeonhole --size 7 -o holes.cnf
    holes.cnf：56 个变元，204 个子句
    $ satdoku cubes holes.cnf --count 20 -o holes.icnf
    20 个立方；0 个分支被前瞻反驳
    $ satdoku solve holes.cnf --cubes holes.icnf --cube 1-9,12 --proof results
    ...
    c 20 个立方中已求解 10 个，10 个不可满足；其中 0 个此前已完成
    c 公式未定：另外 10 个立方仍可能有模型
    s UNKNOWN
    $ satdoku gather --open holes.cnf holes.icnf results
    10-11,13-20
    $ satdoku solve holes.cnf --cubes holes.icnf --proof results
    ...
    c 20 个立方中已求解 20 个，20 个不可满足；其中 10 个此前已完成
    s UNSATISFIABLE
    $ satdoku gather holes.cnf holes.icnf results --proof holes.drat
    c 20 个立方：20 个不可满足，0 个可满足
    ...
    s UNSATISFIABLE
    $ satdoku check holes.cnf --proof holes.drat
    正确：证明成立；其 4681 个子句中用到 4316 个（其中 0 个为 RAT），用到公式的 204 个子句
)"},
        {"command.report.example",
         R"(With --lang zh the headings are those of Chinese courses. The time is the median of --runs, five by default; --res saves the answers.

    $ satdoku sample pigeonhole --size 4 -o holes.cnf
    holes.cnf: 20 variables, 45 clauses
    $ satdoku report holes.cnf --strategies naive,dlis,cdcl --res -o report.md
    $ grep -A 4 '^| Strategy | ms' report.md | cut -d '|' -f 2,5-9
     Strategy | nodes | decisions | propagations | conflicts | depth
    ---|---:|---:|---:|---:|---:
     naive | 47 | 23 | 231 | 24 | 6
     dlis | 103 | 51 | 394 | 52 | 8
     cdcl | - | 45 | 373 | 35 | -
)",
         R"(中文报告采用课程实验报告的标题。用时取 --runs 次运行的中位数，默认五次；--res 同时保存结果文件。

    $ satdoku sample pigeonhole --size 4 -o holes.cnf
    holes.cnf：20 个变元，45 个子句
    $ satdoku report holes.cnf --strategies naive,dlis,cdcl --res -o report.md
    $ grep -A 4 '^| 策略 | 毫秒.' report.md | cut -d '|' -f 2,5-9
     策略 | 结点 | 决策 | 传播 | 冲突 | 深度
    ---|---:|---:|---:|---:|---:
     naive | 47 | 23 | 231 | 24 | 6
     dlis | 103 | 51 | 394 | 52 | 8
     cdcl | - | 45 | 373 | 35 | -
)"},
        {"command.step.example",
         R"(The screen shows the trail by levels, the clauses near (satisfied =, unit >, empty !), what was done and what comes
next. 'break literal 5', 'clause 17', 'depth 4', 'learned 3', 'length 2' or 'glue 2' and then 'run' go to a place.
'decide 5' and 'flip' ask "what if" from here on; the title lists what was asked, 'resume' takes the last one back.

    $ satdoku sample party -o party.cnf
    party.cnf: 4 variables, 7 clauses
    $ printf 'next 2\nq\n' | satdoku step party.cnf --branching naive
    ...
    event 0 (? help, q back): next 2
    party.cnf  dpll, naive  event 2 of 5, level 1
    1 decision, 1 propagation, 0 conflicts; 3 of 7 clauses left, 1 unit, 0 empty
    Done: -2 is the only remaining literal of clause 2
    Next: -4 is the only remaining literal of clause 7
    Queue: pending unit clauses: 7
    Trail: [decision] literal(reason)           Level 1: implied by, & lower levels
      1  [1] -2(2)                              o [1]
                                                . -2(2)
    Related clauses: !empty >unit =satisfied (false) *true
    > 7: (-1) -4
    = 2: (-1) *-2
    = 1: *1 (2)
    = 4: *-2 4
    event 2 (? help, q back): q
)",
         R"(屏幕上显示各层的赋值、附近的子句（= 已满足，> 单元子句，! 空子句）、刚做了什么、接下来是什么。“break literal 5”、
“clause 17”、“depth 4”、“learned 3”、“length 2”、“glue 2”之后用“run”，即运行到该处。“decide 5”与“flip”从此处试探“假如”，
标题列出已作的假如，“resume”收回最近一个。

    $ satdoku sample party -o party.cnf
    party.cnf：4 个变元，7 个子句
    $ printf 'next 2\nq\n' | satdoku step party.cnf --branching naive
    ...
    事件 0（? 帮助，q 返回）：next 2
    party.cnf  dpll、naive  事件 2/5，层 1
    决策 1，传播 1，冲突 0；剩余子句 3/7，单元子句 1，空子句 0
    已发生：-2 是子句 2 中唯一剩下的文字
    下一步：-4 是子句 7 中唯一剩下的文字
    队列：待传播的单元子句：7
    各层赋值：[决策] 文字（原因）                     第 1 层的蕴涵，& 后为低层文字
      1  [1] -2(2)                                    o [1]
                                                      . -2(2)
    相关子句：! 空，> 单元子句，= 已满足，( ) 假，* 真
    > 7: (-1) -4
    = 2: (-1) *-2
    = 1: *1 (2)
    = 4: *-2 4
    事件 2（? 帮助，q 返回）：q
)"},
        {"command.trace.example",
         R"(The first decision and its propagation; and how the search of an unsatisfiable formula ends.

    $ satdoku sample party -o party.cnf
    party.cnf: 4 variables, 7 clauses
    $ satdoku trace party.cnf --engine dpll --branching naive --to 2 | tail -n 2
    {"number":1,"event":"decision","literal":1,"level":1,"word":"decision"}
    {"number":2,"event":"propagation","literal":-2,"level":1,"clause":2,"literals":[-1,-2]}
    $ satdoku sample pigeonhole --size 4 -o holes.cnf
    holes.cnf: 20 variables, 45 clauses
    $ satdoku trace holes.cnf --only restart,end -q | tail -n 1
    {"number":523,"event":"end","literals":[],"word":"unsatisfiable"}
)",
         R"(第一个决策及其传播；以及不可满足的公式，其搜索如何结束。

    $ satdoku sample party -o party.cnf
    party.cnf：4 个变元，7 个子句
    $ satdoku trace party.cnf --engine dpll --branching naive --to 2 | tail -n 2
    {"number":1,"event":"decision","literal":1,"level":1,"word":"decision"}
    {"number":2,"event":"propagation","literal":-2,"level":1,"clause":2,"literals":[-1,-2]}
    $ satdoku sample pigeonhole --size 4 -o holes.cnf
    holes.cnf：20 个变元，45 个子句
    $ satdoku trace holes.cnf --only restart,end -q | tail -n 1
    {"number":523,"event":"end","literals":[],"word":"unsatisfiable"}
)"},
        {"command.explore.example",
         R"(A page of a whole search, and one of the events around a conflict of a longer one.

    $ satdoku sample pigeonhole --size 4 -o holes.cnf
    holes.cnf: 20 variables, 45 clauses
    $ satdoku explore holes.cnf -o holes.html
    523 of 523 events on the page
    $ satdoku explore holes.cnf --around 20 --events 100 -o part.html
    100 of 523 events on the page
)",
         R"(整个搜索的网页；以及较长搜索中某次冲突前后的网页。

    $ satdoku sample pigeonhole --size 4 -o holes.cnf
    holes.cnf：20 个变元，45 个子句
    $ satdoku explore holes.cnf -o holes.html
    网页含 523 个事件中的 523 个
    $ satdoku explore holes.cnf --around 20 --events 100 -o part.html
    网页含 523 个事件中的 100 个
)"},
        {"command.tree.example",
         R"(
    $ satdoku sample pigeonhole --size 3 -o holes.cnf
    holes.cnf: 12 variables, 22 clauses
    $ satdoku tree holes.cnf --branching naive
    naive: 11 nodes, 6 conflicts, depth 3, unsatisfiable
    node         level  implied  end
    root             0        0
    |- 1             1        3
    |  |- 5          2        7  conflict: clause 22
    |  `- -5         2        7  conflict: clause 16
    `- -1            1        0
       |- 2          2        3
       |  |- 4       3        6  conflict: clause 22
       |  `- -4      3        6  conflict: clause 10
       `- -2         2        4
          |- 4       3        5  conflict: clause 16
          `- -4      3        5  conflict: clause 10
    $ satdoku tree holes.cnf --strategies naive,dlis,cdcl -o trees.html
)",
         R"(
    $ satdoku sample pigeonhole --size 3 -o holes.cnf
    holes.cnf：12 个变元，22 个子句
    $ satdoku tree holes.cnf --branching naive
    naive：11 个结点，6 次冲突，最深 3 层，不可满足
    结点         层  传播  结束
    根            0     0
    |- 1          1     3
    |  |- 5       2     7  冲突：子句 22
    |  `- -5      2     7  冲突：子句 16
    `- -1         1     0
       |- 2       2     3
       |  |- 4    3     6  冲突：子句 22
       |  `- -4   3     6  冲突：子句 10
       `- -2      2     4
          |- 4    3     5  冲突：子句 16
          `- -4   3     5  冲突：子句 10
    $ satdoku tree holes.cnf --strategies naive,dlis,cdcl -o trees.html
)"},
        {"command.conflict.example",
         R"(
    $ satdoku sample pigeonhole --size 3 -o holes.cnf
    holes.cnf: 12 variables, 22 clauses
    $ satdoku conflict holes.cnf --number 2
    Conflict 2 of holes.cnf (cdcl), at level 2

    True literals and their reasons
      level   literal  reason
          1        12  decision
          1        -3  clause 19: -3 -12
          1        -6  clause 21: -6 -12
          1        -9  clause 22: -9 -12
          2        -5  decision
          2         4  clause 2: 4 5 6
          2        -1  clause 5: -1 -4
          2        -7  clause 8: -7 -4
          2         2  clause 1: 1 2 3
          2         8  clause 3: 7 8 9
          2  conflict  clause 12: -8 -2

    Cuts
      cut at        literals after it  clause
      first UIP: 4                  4  -4 9 3
      last UIP: -5                  5  5 9 3 6

    Resolution
      step  on  with             resolvent
         0      clause 12        -8 -2
         1   8  clause 3: 7 8 9  -2 7 9
         2   2  clause 1: 1 2 3  7 9 1 3
         3  -7  clause 8: -7 -4  9 1 3 -4
         4  -1  clause 5: -1 -4  9 3 -4

    Learned
      clause 24: -4 9 3
      3 literals, glue 2
      The search backjumps to level 1, where -4 is implied.
)",
         R"(
    $ satdoku sample pigeonhole --size 3 -o holes.cnf
    holes.cnf：12 个变元，22 个子句
    $ satdoku conflict holes.cnf --number 2
    holes.cnf 的第 2 次冲突（cdcl），在第 2 层

    为真的文字及其原因
      层  文字  原因
       1    12  决策
       1    -3  子句 19: -3 -12
       1    -6  子句 21: -6 -12
       1    -9  子句 22: -9 -12
       2    -5  决策
       2     4  子句 2: 4 5 6
       2    -1  子句 5: -1 -4
       2    -7  子句 8: -7 -4
       2     2  子句 1: 1 2 3
       2     8  子句 3: 7 8 9
       2  冲突  子句 12: -8 -2

    割
      割                其后文字数  子句
      第一个 UIP：4              4  -4 9 3
      最后一个 UIP：-5           5  5 9 3 6

    归结
      步  消去  与             归结式
       0        子句 12        -8 -2
       1     8  子句 3: 7 8 9  -2 7 9
       2     2  子句 1: 1 2 3  7 9 1 3
       3    -7  子句 8: -7 -4  9 1 3 -4
       4    -1  子句 5: -1 -4  9 3 -4

    学到
      子句 24: -4 9 3
      3 个文字，glue 为 2
      搜索回跳到第 1 层，在那里推出 -4。
)"},
        {"command.picture.example",
         R"(With -o NAME.html a slider goes through what is shown over time. 'compare FILE... --chart bars' or 'cactus' draws times.

    $ satdoku sample factoring --size 143 -o factoring.cnf
    factoring.cnf: 309 variables, 997 clauses
    $ satdoku picture factoring.cnf --heat -o factoring.html
    $ satdoku picture factoring.cnf | head -n 5
    Variable interaction graph of factoring.cnf
    309 variables, 997 clauses, 813 edges; 11 communities, modularity 0.669

    community 1: 42 variables
    community 2: 39 variables
    $ satdoku picture factoring.cnf --kind lengths
    Clause lengths of factoring.cnf

    literals per clause | clauses (logarithmic)
    1 |                           o 15
    2 |                                                             o 392
    3 |                                                                 o 588
    4 | 0
    5 | 0
    6 |      o 2
)",
         R"(用 -o 名称.html 时，网页上的滑块可以移动到搜索的任一时刻。“compare FILE... --chart bars”（或“cactus”）画出用时。

    $ satdoku sample factoring --size 143 -o factoring.cnf
    factoring.cnf：309 个变元，997 个子句
    $ satdoku picture factoring.cnf --heat -o factoring.html
    $ satdoku picture factoring.cnf | head -n 5
    factoring.cnf 的变元交互图
    309 个变元，997 个子句，813 条边；11 个社区，模块度 0.669

    社区 1：42 个变元
    社区 2：39 个变元
    $ satdoku picture factoring.cnf --kind lengths
    factoring.cnf 的子句长度

    子句中的文字数 | 子句（对数）
    1 |                           o 15
    2 |                                                             o 392
    3 |                                                                 o 588
    4 | 0
    5 | 0
    6 |      o 2
)"},
        {"command.lecture.example",
         R"(Every number in the sentences of a lecture is taken from the run that it shows.

    $ satdoku lecture two-sat | head -n 12
    2-SAT: clauses of two literals are implications

    1/6  Which of four friends will come? There are 7 conditions of two literals
    each, and each amounts to two implications. Which ones?

      1:  1 2    Anna or Ben
      2:  -1 -2  not both Anna and Ben
      3:  3 4    Clara or David
      4:  -2 4   if Ben, then David
      5:  -4 3   if David, then Clara
      6:  -3 1   if Clara, then Anna
      7:  -1 -4  not both Anna and David
)",
         R"(讲解中的每个数字都取自当场的运行。

    $ satdoku lecture two-sat | head -n 11
    2-SAT：两个文字的子句就是蕴涵

    1/6  四位朋友谁会来？共有 7 个条件，各含两个文字，每个相当于两个蕴涵。是哪些？

      1:  1 2    Anna 或 Ben
      2:  -1 -2  Anna 与 Ben 不能同时成立
      3:  3 4    Clara 或 David
      4:  -2 4   若 Ben，则 David
      5:  -4 3   若 David，则 Clara
      6:  -3 1   若 Clara，则 Anna
      7:  -1 -4  Anna 与 David 不能同时成立
)"},
        {"command.puzzle_encode.example",
         R"(From a board to clauses, to a model, to a board; 'satdoku help variables' says what the variables mean.

    $ satdoku puzzle generate --holes 60 --seed 2026 -o p.txt
    ...
    $ satdoku puzzle encode p.txt -o p.cnf
    p.cnf: 1458 variables, 24231 clauses
    $ satdoku solve p.cnf --engine dpll --no-model --res
    c p.cnf: 1458 variables, 24231 clauses, 52905 literals, read in 1 ms
    c satisfiable, 10.001 ms
    s SATISFIABLE
    $ satdoku puzzle decode p.cnf p.res --format picture
    398157264
    214968357
    567243198
    785329641
    149675832
    632481975
    421596783516429
    856732419327586
    973814526489317
          247863951
          635192874
          198754263
          874635192
          352971648
          961248735
)",
         R"(从盘面到子句，到模型，再回到盘面；变元的含义见“satdoku help variables”。

    $ satdoku puzzle generate --holes 60 --seed 2026 -o p.txt
    ...
    $ satdoku puzzle encode p.txt -o p.cnf
    p.cnf：1458 个变元，24231 个子句
    $ satdoku solve p.cnf --engine dpll --no-model --res
    c p.cnf：1458 个变元，24231 个子句，52905 个文字，读取用时 1 毫秒
    c 可满足，9.866 毫秒
    s SATISFIABLE
    $ satdoku puzzle decode p.cnf p.res --format picture
    398157264
    214968357
    567243198
    785329641
    149675832
    632481975
    421596783516429
    856732419327586
    973814526489317
          247863951
          635192874
          198754263
          874635192
          352971648
          961248735
)"},
        {"command.puzzle_solve.example",
         R"(
    $ satdoku puzzle generate --layout sudoku --minimal --count 999 --seed 7 -o m
    seed 7
    $ satdoku puzzle solve m -o solutions.txt
    999 puzzles: 999 with one solution, 0 with none, 0 with several; 0 bad lines; 10.553 ms
)",
         R"(
    $ satdoku puzzle generate --layout sudoku --minimal --count 999 --seed 7 -o m
    种子 7
    $ satdoku puzzle solve m -o solutions.txt
    999 道题：999 道恰有一解，0 道无解，0 道多解；0 行有误；9.903 毫秒
)"},
        {"command.puzzle_rate.example",
         R"(
    $ satdoku puzzle generate --layout sudoku --technique x-wing --seed 4 -o p
    ...
    $ satdoku puzzle rate p --columns er,ep,ed,score,level --filter er=1-4
    3.2	1.2	1.2	726	hard
    1 puzzle rated, 0 without exactly one solution; 0 bad lines; 11.088 ms
)",
         R"(
    $ satdoku puzzle generate --layout sudoku --technique x-wing --seed 4 -o p
    ...
    $ satdoku puzzle rate p --columns er,ep,ed,score,level --filter er=1-4
    3.2	1.2	1.2	726	hard
    已评定 1 道题，其中 0 道不是恰有一解；0 行有误；7.169 毫秒
)"},
        {"command.puzzle_explain.example",
         R"(The page of --html needs no other file and no network: arrow keys go from step to step. Candidates that matter are told
apart by colour and by shape, links of chains are arrows, and houses are tinted.

    $ satdoku puzzle generate --holes 60 --seed 2026 -o p.txt
    ...
    $ satdoku puzzle explain p.txt --cell b66 | head -n 3
    grid b, row 6, column 6 (b66) is 4, because of 11 givens and 12 rules:
      givens: b14=5 b16=6 b26=7 b46=3 b56=2 b61=1 b62=9 b63=8 b75=3 b82=5 b95=4
      one of these cells must hold a digit: b66
    $ satdoku puzzle explain p.txt | tail -n 2
    59. full house: b34 is the last empty cell of row 3 of grid b, where only 4 is missing. So b34 is 4.
    60. full house: b64 is the last empty cell of row 6 of grid b, where only 7 is missing. So b64 is 7.
    $ satdoku puzzle explain p.txt --scale er | head -n 3
    # Puzzle 1: 9 steps; ER 1.2, EP 1.0, ED 1.0
    1. 1.0 last cell of a house: b15 = 1; b27 = 5; b43 = 7 (EP, ED)
    2. 1.0 last cell of a house: b38 = 1
    $ satdoku puzzle explain p.txt --html p.html
)",
         R"(--html 写出的网页不需要其他文件，也不需要网络：用方向键逐步查看。有关的候选数以颜色和形状区分，链的连接画成箭头，
行、列、宫着色。

    $ satdoku puzzle generate --holes 60 --seed 2026 -o p.txt
    ...
    $ satdoku puzzle explain p.txt --cell b66 | head -n 3
    网格 b 第 6 行第 6 列（b66）是 4，由 11 个已知数和 12 条规则推出：
      已知数：b14=5 b16=6 b26=7 b46=3 b56=2 b61=1 b62=9 b63=8 b75=3 b82=5 b95=4
      这些格子必有数字：b66
    $ satdoku puzzle explain p.txt | tail -n 2
    59. 最后一格：网格 b 第 3 行只剩 b34 一个空格，所缺的数字是 4。因此 b34 是 4。
    60. 最后一格：网格 b 第 6 行只剩 b64 一个空格，所缺的数字是 7。因此 b64 是 7。
    $ satdoku puzzle explain p.txt --scale er | head -n 3
    # 第 1 题：9 步；ER 1.2，EP 1.0，ED 1.0
    1. 1.0 区域最后一格：b15 = 1; b27 = 5; b43 = 7（EP, ED）
    2. 1.0 区域最后一格：b38 = 1
    $ satdoku puzzle explain p.txt --html p.html
)"},
        {"command.puzzle_certify.example",
         R"(--check uses no code that took part in making the certificates.

    $ satdoku puzzle generate --holes 60 --seed 2026 -o p.txt
    ...
    $ satdoku puzzle certify p.txt -o proofs
    proofs: certificates of 1 puzzle; README.txt there explains how to check them
    $ satdoku puzzle certify --check proofs
    RIGHT: 1 puzzle has exactly one solution; 0 of them are minimal
)",
         R"(--check 不使用任何参与生成证明的代码。

    $ satdoku puzzle generate --holes 60 --seed 2026 -o p.txt
    ...
    $ satdoku puzzle certify p.txt -o proofs
    proofs：1 道题的证明；其中的 README.txt 说明如何检验
    $ satdoku puzzle certify --check proofs
    正确：1 道题恰有一个解；其中 0 道的任何已知数都不可去掉
)"},
        {"command.puzzle_book.example",
         R"(Twelve sudokus and two samurais, four and one a page:

    $ satdoku puzzle book 12,sudoku,easy 2,samurai,hard --seed 7 -o book.pdf
    ...
)",
         R"(十二道数独和两道武士数独，每页四道和一道；要中文题集，用 --font 指定字体：

    $ satdoku puzzle book 12,sudoku,easy 2,samurai,hard --seed 7 -o book.pdf
    ...
)"},
        {"command.puzzle_page.example",
         R"(
    $ satdoku puzzle generate --layout samurai --level easy --seed 7 -q -o p.txt
    $ satdoku puzzle page p.txt --title "A samurai" -o p.html
    1 puzzle on the page
)",
         R"(
    $ satdoku puzzle generate --layout samurai --level easy --seed 7 -q -o p.txt
    $ satdoku puzzle page p.txt --title 武士数独 -o p.html
    网页中有 1 道题
)"},
        {"command.puzzle_print.example",
         R"(
    $ satdoku puzzle generate --layout sudoku --seed 7 --count 8 -q -o p.txt
    $ satdoku puzzle print p.txt --title "Eight sudokus" --solutions -o p.pdf
    $ satdoku puzzle print p.txt | head -n 8
    # No. 1  hard, ER 6.6
        1 2 3   4 5 6   7 8 9
      +-------+-------+-------+
    1 | . . . | . . 9 | . . . | 1
    2 | . 7 9 | . . . | 6 . . | 2
    3 | 2 . . | . 6 . | . 5 9 | 3
      +-------+-------+-------+
    4 | . . 8 | . 9 . | 4 . . | 4
)",
         R"(
    $ satdoku puzzle generate --layout sudoku --seed 7 --count 8 -q -o p.txt
    $ satdoku puzzle print p.txt --title "Eight sudokus" --solutions -o p.pdf
    $ satdoku puzzle print p.txt | head -n 8
    # 第 1 题  困难，ER 6.6
        1 2 3   4 5 6   7 8 9
      +-------+-------+-------+
    1 | . . . | . . 9 | . . . | 1
    2 | . 7 9 | . . . | 6 . . | 2
    3 | 2 . . | . 6 . | . 5 9 | 3
      +-------+-------+-------+
    4 | . . 8 | . 9 . | 4 . . | 4
)"},
        {"command.puzzle_convert.example",
         R"(
    $ satdoku puzzle generate --layout sudoku --level easy --seed 9 -o p.txt -q
    $ satdoku puzzle convert p.txt --to pencil-marks -o marks.txt
    $ satdoku puzzle convert marks.txt --to line
    8.15..9.4.35.4.17.7..61.25.3..48.62.41.73..959682.1.3.1..36458.28.195746..6..7319
)",
         R"(
    $ satdoku puzzle generate --layout sudoku --level easy --seed 9 -o p.txt -q
    $ satdoku puzzle convert p.txt --to pencil-marks -o marks.txt
    $ satdoku puzzle convert marks.txt --to line
    8.15..9.4.35.4.17.7..61.25.3..48.62.41.73..959682.1.3.1..36458.28.195746..6..7319
)"},
        {"command.puzzle_boards.example",
         R"(
    $ satdoku puzzle boards --count 10000 --first-digit 5 -o boards.txt
    $ sort -u boards.txt | wc -l
    10000
)",
         R"(
    $ satdoku puzzle boards --count 10000 --first-digit 5 -o boards.txt
    $ sort -u boards.txt | wc -l
    10000
)"},
    };
    return entries;
}

}  // namespace satdoku::language
