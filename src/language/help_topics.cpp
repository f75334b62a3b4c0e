#include "catalogue.hpp"

namespace satdoku::language {
namespace {
/// An example that is a session alone, without words of a language.
constexpr Entry session(std::string_view key, std::string_view text) { return {key, text, text}; }
}  // namespace

/// The topics of `satdoku help TOPIC`, a row each, and the examples of commands. The first line of a topic is its title:
/// its name, a colon, what it is about. frame/descriptions.hpp says how the other lines are read. Those that begin with
/// four blanks and a dollar are sessions, which a test runs.
std::span<const Entry> help_topic_entries() {
    static constexpr Entry entries[] = {
        {"topic.menus",
         R"(Menus: using the menus
Without a command the program opens its menus, which ask for everything that a command needs. On a terminal, choices and
files are lists: the arrow keys, Page Up and Down, Home and End move, typing filters, Enter selects the marked line, ?
explains it, q or Esc goes back. You can also type a number, a name, or something that is not in the list, such as the
path of a file. In a list of files the right and left keys enter and leave folders, and the space key marks files where
several are possible. Other answers are edited with the arrow keys or Emacs keys; the up key recalls earlier answers, and
Tab completes.

Without a terminal, with TERM=dumb and with --plain, choices are numbered instead. A menu is shown when it is entered;
after that, a single line asks for the next step. Enter accepts the default in [ ], ? shows the menu again, 0 or q goes
back.

'course' leads through a course on SAT and twodoku: Enter takes the next step, and each step shows the command that it
runs. It asks for one or more formulas (names, '*.cnf', a folder, or typed clauses), strategies, holes and a seed. You can
leave the program and continue the course later.

In the menu 'sat', type a file name to load it, or the name of a strategy or engine to solve. A formula stays loaded until
it is dropped.

Where clauses are shown page by page, '= 5' makes literal 5 true, propagates it, and shows the remaining formula or why a
clause became empty; 'u' undoes it.
)",
         R"(菜单：使用菜单
不带命令启动即打开菜单，菜单会逐项询问命令所需的内容。在终端里，选项与文件以列表显示：方向键、翻页键、Home、End 移动，键入可筛选，
回车选定，? 解释所在的一项，q 或 Esc 返回。也可键入编号、名称（中文或英文），或列表中没有的内容，例如文件的路径。在文件列表中，右、左方向键进出
文件夹；可选多个文件时，用空格键标记。其他回答可用方向键及 Emacs 的按键编辑，按上方向键找回以前的回答，按 Tab 键补全。

没有终端时，或 TERM=dumb 时，或使用 --plain 时，选项改为编号。进入菜单时显示各项，之后只用一行询问下一步：直接按回车取 [ ] 中的内容，? 再次
显示菜单，0 或 q 返回。

course（课程）按课程设计的顺序逐步进行：按回车进行下一步，每一步都显示所运行的命令。公式可为一个或多个（文件名、*.cnf、文件夹或键入的子句），
策略、空格数与种子可自选；退出程序后，下次可以继续。

在 sat 菜单中，输入文件名即载入，输入策略或引擎的名称即求解。公式一直保持载入，直到丢弃为止。

逐页查看子句时，“= 5”令文字 5 为真并传播，显示剩余的公式，或某个子句为何成为空子句；“u”撤销。
)"},
        {"topic.engines",
         R"(Engines: a textbook solver and a modern one
dpll is the textbook algorithm: recursive, on a formula of cross-linked lists. A split unlinks clauses and literals,
backtracking relinks them in reverse order, and nothing is copied. --pure-literals, --tautologies and --subsumption turn
on simplifications that shrink its tree; the statistics count each of them.

cdcl is the modern engine, and the default: clause learning, two watched literals, two modes of restarts and decisions;
between stretches of search, congruence closure, sweeping, substitution and vivification; and reasoning about XOR constraints
and cardinalities, where resolution alone is too weak. 'satdoku help options' lists its settings. Variables are
eliminated only if at least a tenth of them can be, no two in a common clause.

With one thread, a run with the same seed is the same on every machine, unless a time or memory limit ends it: no decision
of an engine depends on a clock. Every model is checked against all clauses before it is shown or saved.
)",
         R"(引擎：教科书式求解器与现代求解器
dpll 是教科书式的递归 DPLL，公式存放在十字链表中：分裂时把子句和文字从链表上摘下，撤销时按相反次序挂回，从不复制。
--pure-literals、--tautologies、--subsumption 打开各种化简，使搜索树变小；统计中列出每种化简的次数。

cdcl 是现代引擎，也是默认引擎：子句学习、双监视文字、重启与决策的两种模式；搜索的间隙做同余闭包（congruence）、小范围
搜索（sweep）、等价替换（substitute）与子句活化（vivify）；单靠归结难以奏效之处，则对 XOR 约束和基数约束作推理。
“satdoku help options”列出它的全部设置。只有当一成以上的变元能够消去、且其中任意两个都不在同一子句中时，才做变元消去。

单线程时，只要种子相同，在任何机器上的运行都相同，除非因时间或内存限制而结束：引擎的行为与时钟无关。每个模型都先对照全部
子句检验，再显示或保存。
)"},
        {"topic.options", "Settings: what --set changes in the engine cdcl", "设置：--set 在 cdcl 引擎中能改变什么"},
        {"topic.threads",
         R"(Threads: several searches of one formula in parallel
'solve --threads N' runs N searches. They differ in settings and seeds, and share unit clauses and clauses of low glue
within a budget; the first answer stops the others. --proof writes a single proof for all of them, in which a clause is
deleted once no search holds it. With --deterministic the searches wait for one another before they share, so the same
seed and the same N give the same run, answer and proof on every machine.

A conflict limit applies to each thread, a memory limit to all of them together. Each thread has its own clauses, so N
threads take about N times the memory. --stats reports what each thread did, and how often it used clauses of others.
)",
         R"(多线程：对一个公式并行运行多个搜索
“solve --threads N”同时运行 N 个搜索。各搜索的设置与种子不同，在预算之内共享单元子句和 glue 值低的子句；最先得出答案的
结束其余搜索。--proof 为全部线程写出一个证明，子句在再无线程保留时才从中删除。加 --deterministic 时，线程在共享处互相
等待：种子与 N 相同，则在任何机器上的运行、答案和证明都相同。

冲突数限制对每个线程分别计算，内存限制为全部线程合计。每个线程各有自己的子句，N 个线程约需 N 倍内存。--stats 列出各线程
做了什么，以及用到其他线程的子句多少次。
)"},
        session("topic.threads.session",
                R"(
    $ satdoku sample random-3-sat --size 150 --seed 3 -q -o random.cnf
    $ satdoku solve random.cnf --threads 2 --deterministic --proof random.drat -q
    s UNSATISFIABLE
)"),
        {"topic.proofs",
         R"(Proofs: certificates of unsatisfiability
'solve --proof FILE' writes a DRAT proof, as text or binary, for 'check --proof' and other DRAT checkers. The checker
shares no code with the solver. Threads, cores, cubes and explanations of a cell have proofs, too.

'check' works backward through a DRAT proof and checks only the steps that the contradiction needs. --trim writes these
steps, with each clause deleted after its last use; --core writes the clauses of the formula that they use, in file order;
--lrat writes the steps with hints: the clauses, in order, by which unit propagation reaches a conflict. A proof with
hints (LRAT) is checked in a single pass, in linear time and with memory for the live clauses only. 'check --proof' detects
the format, text or binary, from the contents. Clause ids of LRAT are those of the whole formula, not of the core.

With '--proof-format lrat' the search writes the hints itself, and checking takes a fraction of the solving time. FRAT
is the same with whole clauses, for other programs.

With DRAT and LRAT a search uses only those sums of XOR constraints whose proof takes no more time than the search. It then
does not use symmetries (nor does it with assumptions or a trace). Sums of adders are proved with decision diagrams, whose
size grows with a power of the number of bits; carries that are never true because too little is added are omitted. A
refutation by counting has a proof of about n^4/4 steps for n pigeons; beyond 85 pigeons it is omitted. The answer lists
what was omitted.

With '--proof-format veripb' nothing is omitted. The steps of this format (VeriPB 2.0) are inequalities over literals: a
refutation by counting adds them up, a sum of XOR constraints is one line, and a symmetry is a step that swaps variables
(before variables are eliminated; learned clauses are dropped for it). 'check --proof' recognizes such a proof by its first
line and checks every step forward; VeriPB itself reads it with --cnf. The proof ends with its conclusion, so it is also
written if there is a model or no answer.

Proofs of threads, of dpll and of cubes (joined by gather) are DRAT, as text or binary; 'check --lrat' makes LRAT of them.
A proof or formula whose name ends in .gz, .xz, .bz2 or .zst is compressed at the end by gzip, xz, bzip2 or zstd.

solve exits with 20 if the formula is unsatisfiable.

    $ satdoku sample pigeonhole -q -o pigeonhole.cnf
    $ satdoku solve pigeonhole.cnf --proof pigeonhole.drat -q
    s UNSATISFIABLE
    $ satdoku check pigeonhole.cnf --proof pigeonhole.drat --lrat pigeonhole.lrat
    RIGHT: the proof holds; of its 981 clauses 884 were needed (0 of them RAT), and 133 of the formula
    $ satdoku check pigeonhole.cnf --proof pigeonhole.lrat
    RIGHT: the proof holds; it has 904 clauses (0 of them RAT) with 15496 hints, and takes 187 clauses at a time
    $ satdoku solve pigeonhole.cnf --proof holes.pbp --proof-format veripb -q
    s UNSATISFIABLE
    $ satdoku check pigeonhole.cnf --proof holes.pbp
    RIGHT: the proof holds, the formula is unsatisfiable; it has 1002 steps by propagation, 0 by arithmetic, 0 by replacement
)",
         R"(证明：表明公式不可满足
“solve --proof 文件”写出 DRAT 证明（文本或二进制），可用“check --proof”及其他 DRAT 检验器检验。检验器与求解器不共用任何
代码。多线程求解、不可满足核、立方以及某格数字的说明也都能附上证明。

“check”从矛盾处起逆向检验 DRAT 证明，只检验所需的步骤。--trim 写出这些步骤，各子句在最后一次使用后删除；--core 按文件顺序写出
用到的公式子句；--lrat 写出带提示的步骤：提示依次指出使单元传播得出冲突的子句。带提示的证明（LRAT）逐步检验即可，用时为线性，
内存只需容纳同时保留的子句；“check --proof”由内容判断文件是哪一种、是文本还是二进制。其编号属于整个公式，而不属于核。

使用“--proof-format lrat”时，搜索自己写出提示，检验用时远少于求解。FRAT 与之相同，但写出完整的子句，供其他程序使用。

使用 DRAT 和 LRAT 时，搜索只对证明用时不超过搜索的 XOR 约束求和。此时不利用对称性（假设文字或记录轨迹时同样
不用）。加法器之和用决策图证明，图的大小随位数按幂增长；因所加之数太小而恒假的进位则略去。鸽子数为 n 的计数反驳，其证明约有 n^4/4 步；超过 85 只时略去。答案中列出略去的内容。

使用“--proof-format veripb”时，不略去任何推理。该格式（VeriPB 2.0 版）的步骤是文字上的不等式：计数反驳把它们相加，XOR 约束的一次
求和占一行，对称性是交换变元的一步（在消去变元之前；为此放弃学习子句）。“check --proof”由第一行认出这种证明，逐步正向检验；
VeriPB 本身用 --cnf 读取。证明末尾写明所证的结论，因此找到模型或没有答案时也会写出。

多线程、dpll 以及立方（由 gather 合并）的证明为 DRAT，文本或二进制；“check --lrat”可由它写出 LRAT。证明或公式的文件名以 .gz、.xz、
.bz2、.zst 结尾时，最后由 gzip、xz、bzip2、zstd 压缩。

公式不可满足时，solve 的退出码为 20。

    $ satdoku sample pigeonhole -q -o pigeonhole.cnf
    $ satdoku solve pigeonhole.cnf --proof pigeonhole.drat -q
    s UNSATISFIABLE
    $ satdoku check pigeonhole.cnf --proof pigeonhole.drat --lrat pigeonhole.lrat
    正确：证明成立；其 981 个子句中用到 884 个（其中 0 个为 RAT），用到公式的 133 个子句
    $ satdoku check pigeonhole.cnf --proof pigeonhole.lrat
    正确：证明成立；共 904 个子句（其中 0 个为 RAT）、15496 个提示，同时保留的子句最多 187 个
    $ satdoku solve pigeonhole.cnf --proof holes.pbp --proof-format veripb -q
    s UNSATISFIABLE
    $ satdoku check pigeonhole.cnf --proof holes.pbp
    正确：证明成立，公式不可满足；其中由传播 1002 步，由算术 0 步，由替换 0 步
)"},
        {"topic.events",
         R"(Events: the event stream of a search
Both engines report what they do as a single stream of events. Steps, trees, graphs, pictures and traces are made from it
alone; without an observer an engine spends no time on it.

'trace' writes the stream as JSON lines: first how it was made, then one event per line. An event has its number in the
whole stream, its kind under 'event', and the fields below. Literals are DIMACS numbers. Clauses are numbered as in the
file, learned and added clauses after them.

scores: level word scores :: with --scores, before a decision: pairs of a literal and its score, best first; it has the
  number of the decision that follows. The word is vmtf (queue stamps) or vsids; empty for dpll
decision: literal level word :: opens the level; the word is decision, flip (dpll's second branch) or assumption
propagation: literal level clause literals :: the whole clause; its other literals are false, some of them maybe
  at level 0
pure_literal: literal level :: no remaining clause contains its negation
conflict: level clause literals assigned count :: the clause is false; the assigned literals, and how many of them were
  propagated, including the one at the conflict
learned: level clause literals resolved steps strengthened glue :: the level to jump to; the literals resolved on and
  the clauses of these steps, from which literals false at level 0 are also removed; the literals removed by binary
  clauses
backtrack: level :: everything above the level is unassigned
restart: level :: a backtrack follows if there is anything to undo
reduction: assigned count :: the remaining learned clauses, and how many were deleted
rephase: count word :: the saved phases are reset to those of the best trail, of a local search (walk), to the original
  ones or inverted; how many have changed
mode: word :: focused or stable
simplification: word :: a pass that changes clauses begins; an empty word: it has ended
added: clause literals :: the clause is implied, or preserves satisfiability
removed: clause literals :: the clause is deleted
watch: literal clause literals count word :: with --watches, numbered like scores. cdcl: the two literals that the clause
  watches from now on. The word is attached, or how its visit ended after 'literal' became false: moved (to the second
  one), unit, conflict, or satisfied, by the other watch or by a third literal that is listed; a backtrack moves none.
  dpll: the number of literals left in the clause, which is falsified (it has lost 'literal'), satisfied (removed) or
  restored
end: literals word :: satisfiable and the model, unsatisfiable and the failed assumptions, or unknown
)",
         R"(事件：搜索的事件流
两种引擎都把所做的一切报告为同一种事件流。逐步查看、搜索树、蕴涵图、图画和轨迹都只由它生成；无人查看时，引擎
不为此花费时间。

trace 把事件流写成 JSON 行：第一行说明轨迹如何得来，其后每行一个事件。每个事件有它在整个事件流中的编号 number，种类
event，以及下列字段。文字采用 DIMACS 编号；子句按文件中的次序编号，学到或添加的子句依次往后编号。

scores: level word scores :: 决策之前（加 --scores 时）：成对的文字与评分，最佳在前；编号与其后的决策相同；word 为 vmtf
  （队列的时间戳）或 vsids，dpll 为空
decision: literal level word :: 开始这一层；word 为 decision、dpll 的 flip，或 assumption
propagation: literal level clause literals :: 整个子句，其他文字都为假，其中可能有第 0 层的
pure_literal: literal level :: 剩余的子句中没有它的否定
conflict: level clause literals assigned count :: 该子句为假；已赋值的文字，以及其中已传播的个数（含引出冲突的文字）
learned: level clause literals resolved steps strengthened glue :: 要回跳到的层；各步归结所消去的文字与所用的子句，
  第 0 层为假的文字也去掉；由二元子句去掉的文字
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
         R"(Counts: what the statistics count
Every count has one meaning: statistics ('solve', 'compare', 'report'), steps, trees, pictures and pages show the same
number, that of the events in a trace ('help events').

decisions :: literals chosen by the engine or a person; neither assumptions nor dpll's second branches (flips)
propagations :: literals implied by a clause; during simplification only those of level 0
conflicts :: clauses found to be false, on level 0 as well, and false assumptions
nodes :: dpll's root, assumptions, decisions and flips; a tree of cdcl also has one for the literal of each learned clause
depth :: the largest number of decisions and flips at one time
learned :: clauses learned from conflicts, each with its length and its glue (LBD in papers): the number of levels among
  its literals when it is learned. Limits of tiers and of sharing do not count the level of its first literal
kept :: learned clauses not yet deleted
restarts, reductions :: the number of their events

After the counts, --stats lists the passes (simplifications): ticks, runs and time of each. In --stats=json the member
"passes" is an array of objects with name, runs, ticks and pass_ms (milliseconds), in the order of the first runs; it is
empty for dpll and for several threads. 'solve -v -v' prints a line for each run of a pass: [name], the counts that it
changed, millions of ticks, milliseconds; with several threads also the thread's number.

Counts of several threads are added up. cdcl breaks symmetries only if no events are recorded: if 'solve' counts literals
assumed by symmetry, 'solve --set symmetry=0' is the search of the trace.
)",
         R"(计数：统计中各个数字的含义
每个计数只有一种含义：统计（“solve”“compare”“report”）、逐步查看、搜索树、图画和网页所示的数字相同，也等于轨迹中事件的个数，
见“help events”。

decisions :: 引擎或人选择的文字，即决策；不含假设，也不含 dpll 的第二分支（flip）
propagations :: 传播：由子句推出的文字；化简中的只计第 0 层
conflicts :: 发现为假的子句（含第 0 层的），以及为假的假设
nodes :: dpll 的根、假设、决策和 flip；cdcl 的搜索树中，每个学习子句推出的文字也是一个结点
depth :: 同时成立的决策和 flip 最多有几个
learned :: 由冲突学到的子句，各有长度和 glue（论文称 LBD）：学到时其文字分布的层数。各级界限和共享所用的 glue 不计首个文字的层
kept :: 尚未删除的学习子句
restarts、reductions :: 与其事件次数相同

--stats 在计数之后列出每种化简（pass）的步数、运行次数和时间。--stats=json 的成员 "passes" 是一个数组，每个对象含 name、runs、ticks
和 pass_ms（毫秒），按首次运行的顺序排列；dpll 或多个线程时为空。“solve -v -v”在每次化简后输出一行：[名称]、它改变的计数、百万步数
和毫秒数；多个线程时还有线程的编号。

多个线程的计数相加。cdcl 只在不记录事件时打破对称：“solve”显示因对称而假设的文字时，加 --set symmetry=0 才与轨迹是同一次搜索。
)"},
        {"topic.variables",
         R"(Variables: the meaning of a puzzle's variables
Variable (a-1)*729 + (r-1)*81 + (c-1)*9 + d means that row r, column c of grid a holds digit d. A formula written by
'puzzle encode' carries this meaning in its comments, so commands that show literals and clauses also explain them:
'show', 'puzzle literals', the menus, and 'step', where 'clauses board' draws the true literals.

'puzzle decode --relaxed' also accepts the numbers used in courses: 111 to 999, or 1111 to 2999 with the grid first.

    $ satdoku puzzle generate --layout sudoku --level easy --seed 9 -q -o p.txt
    $ satdoku puzzle encode p.txt -q -o p.cnf
    $ satdoku show p.cnf --clauses 2998-2999
    2998: 1 10 19 28 37 46 55 64 73
        row 1 holds 1 somewhere
    2999: -1 -10
        r1c1 and r1c2 are not both 1 (row 1)
    $ satdoku puzzle literals p.cnf 57 17
    57 = row 1, column 7 is 3 (r1c7=3, #1173)
    17 = row 1, column 2 is 8 (r1c2=8, #1128)

The clauses that force a digit, together with its negation, form an unsatisfiable formula, and --proof proves it.

    $ satdoku puzzle explain p.txt --cell 33 --clauses --proof 33.drat -o 33.cnf
    $ satdoku show 33.cnf --clauses 9-10
    9: -670 -672
        r9c3 is not both 4 and 6
    10: -328 -346
        r5c1 and r5c3 are not both 4 (row 5)
    $ satdoku check 33.cnf --proof 33.drat
    RIGHT: the proof holds; of its 0 clauses 0 were needed (0 of them RAT), and 16 of the formula
)",
         R"(变元：题目公式中各文字的含义
变元 (a-1)*729 + (r-1)*81 + (c-1)*9 + d 表示“网格 a 第 r 行第 c 列是 d”。“puzzle encode”写出的公式在注释中记有含义，凡是
显示文字与子句之处都会说明其意：“show”、“puzzle literals”、菜单，以及“step”（其中“clauses board”画出为真的部分）。

“puzzle decode --relaxed”也接受课程中常用的编号：111 到 999，或以网格开头的 1111 到 2999。

    $ satdoku puzzle generate --layout sudoku --level easy --seed 9 -q -o p.txt
    $ satdoku puzzle encode p.txt -q -o p.cnf
    $ satdoku show p.cnf --clauses 2998-2999
    2998: 1 10 19 28 37 46 55 64 73
        第 1 行某处有 1
    2999: -1 -10
        r1c1 与 r1c2 不能都是 1（第 1 行）
    $ satdoku puzzle literals p.cnf 57 17
    57 = 第 1 行第 7 列是 3（r1c7=3，#1173）
    17 = 第 1 行第 2 列是 8（r1c2=8，#1128）

推出某个数字的子句，连同它的反面，也是一个公式：它不可满足，--proof 给出证明。

    $ satdoku puzzle explain p.txt --cell 33 --clauses --proof 33.drat -o 33.cnf
    $ satdoku show 33.cnf --clauses 9-10
    9: -670 -672
        r9c3 不能既是 4 又是 6
    10: -328 -346
        r5c1 与 r5c3 不能都是 4（第 5 行）
    $ satdoku check 33.cnf --proof 33.drat
    正确：证明成立；其 0 个子句中用到 0 个（其中 0 个为 RAT），用到公式的 16 个子句
)"},
        {"topic.levels",
         R"(Levels: difficulty, and how to request it
--level takes easy (singles are enough), medium, hard, unfair or extreme: the level of the hardest step of the solution
path, or a higher one if its steps add up to more. An easy, medium or hard sudoku has 30 to 39, 40 to 49 or 50 to 59 empty
cells, other layouts a proportional number.

Other requests: --rating 4.0-5.0 on Sudoku Explainer's scale, --technique xy-wing (needed, and nothing harder), --exclude
xy-chain,als-xz, --coupling C2, --clues 30 or a number for each grid, together with --holes, --minimal, --symmetry, --joint
and --pattern. If no puzzle meets them all, the nearest one is written, and the exit code is 3.

--technique refers to the path that takes the easiest step each time, in the order of 'satdoku puzzle techniques': it
uses the technique, and none listed after it. Techniques marked + there, such as death-blossom, are tried only for this
puzzle's path; 'puzzle explain' and hints do not use them. Only grids of more than nine digits need those marked >, no
puzzle those marked -. Rare ones are looked for near puzzles that are too hard, for about a minute unless --tries says for
how many boards; Franken and mutant fish without fins are hardly ever found.

If no board has as few givens as --clues 18 requests, the search continues as 'puzzle hunt' does, until Ctrl-C; with
--tries it ends after that number of boards. In a plain sudoku 18 takes seconds, 17 often minutes.

With --joint, or with a level and no restriction on holes, the grids depend on each other: no grid has a unique solution by
itself. --coupling C0 makes puzzles whose grids can be solved separately. The class says how much the grids depend on each
other, as proved by search, not guessed from techniques: in C2 the grids pass on digits that they force, in C4 only
reasoning about several grids at once helps; 'satdoku help puzzle rate' lists all classes. In an exchange, all
grids pass on what they know at the same time.
)",
         R"(级别：题目有多难，如何按难度出题
--level 可取 easy（只需唯一数）、medium、hard、unfair、extreme：以解题途中最难的一步为准，步骤累计过多时再升一级。简单、
中等、困难的数独分别有 30 到 39、40 到 49、50 到 59 个空格，其他布局按比例。

还可以提出更多要求：--rating 4.0-5.0（Sudoku Explainer 的标度），--technique xy-wing（用得到，且不需要更难的），
--exclude xy-chain,als-xz，--coupling C2，--clues 30（或每个网格一个数），并可与 --holes、--minimal、--symmetry、
--joint、--pattern 合用。做不到时，写出找到的最接近的题目，退出码为 3。

--technique 以每步都取最容易的一步的解题路径为准，难易按“satdoku puzzle techniques”的顺序：路径中有此技巧，且没有排在它之后的
技巧。列表中标 + 的（如 death-blossom）只在这道题的路径上尝试，“puzzle explain”和提示不用它们；标 > 的只有超过九个
数字的宫格才需要，标 - 的没有题目需要。罕见的技巧在过难的题目附近搜寻约一分钟，或用 --tries 指定盘面数；不带鳍的宫内链列（Franken）与交叉链列（mutant）几乎找不到。

若没有盘面的已知数少到 --clues 18 的要求，就像“puzzle hunt”那样继续搜寻，直到按 Ctrl-C；指定 --tries 则试过这么多盘面后结束。普通数独出到 18 个只需几秒，17 个常需几分钟。

用 --joint，或指定了难度级别而没有限制空格时，各网格相互依赖：任何网格单独都没有唯一解；--coupling C0 则出各网格可分别解出的题目。
耦合类别说明各网格相互依赖的程度，由搜索证明，而不是从技巧推测：C2 表示网格之间传递必定的数字，C4 表示只有对几个
网格联合推理才行；全部类别见“satdoku help puzzle rate”。各网格在同一时刻传递一次信息，称为一次交换（exchange）。
)"},
        session("topic.levels.session",
                R"(
    $ satdoku puzzle generate --level medium --seed 4 -q -o medium.txt
    $ satdoku puzzle rate medium.txt --columns clues,er,level,class,technique -q
    77	2.0	medium	C2	pointing
)"),
        {"topic.layouts",
         R"(Layouts: grids, figures and extra rules
A layout is a list of grids with their positions and rules. Every puzzle command takes --layout NAME or --layout FILE, and
encodes, solves, generates, draws and plays all layouts in the same way.

Rules :: The names of rules follow the name of a figure, separated by hyphens: x (both diagonals have nine digits),
  windows (four squares of nine cells), dots (the centres of the boxes), knight and king (no equal digits a knight's
  move apart, or touching diagonally). samurai-x and twodoku-dots-knight are layouts, windoku is sudoku-windows.
Sizes :: 4x4, 5x5, 6x6, 7x7, 8x8, 10x10, 12x12 or 16x16 comes first: sudoku-16x16, twodoku-4x4, samurai-6x6-x. Digits above nine
  are A to G, and so are rows and columns: r10c16 is AG in the short notation. Figures whose grids
  share corner boxes are available, up to 512 cells; windows and dots need nine digits.
Files :: One entry per line: "figure NAME"; "rule NAME", a size first; "boxes" above one line of characters per row, where
  cells with the same character form a box; "houses" above such lines, where a . belongs to none: extra regions, at most
  48. # begins a comment. 5x5 and 7x7 have no boxes unless they are drawn. The name of such a layout describes it completely: puzzles and games no longer need the file.
Boards :: The cells do not show extra rules, so "# layout NAME" follows the line of such a board or precedes its picture.
  Empty cells of diagonals, windows, dots and extra regions are _, and underlined if colours are on.
Constraints :: A line "KIND NUMBER: CELLS" of such a file is one, the number only where the kind has one: "cage 15: r1c1 r1c2",
  "thermometer: r5c5 r6c5", "arrow: r1c1 r1c2 r1c3" (the circle first). Kinds: cage, arrow, thermometer, slow_thermometer,
  palindrome, clone, difference, ratio, xv, not_difference, not_ratio, not_xv (for all unmarked neighbors, without cells),
  odd, even, minimum, maximum, between, sandwich, little_killer, quadruple, renban, whispers, region_sum, entropic, modular,
  zipper, double_arrow, x_sum, skyscraper, numbered_room, indexer. Links and JSON of f-puzzles and SudokuPad
  are read (what f-puzzles draws without a rule is left out and reported, drawings of SudokuPad's own are refused);
  "convert --to f-puzzles" writes them. "generate --constraints cage,thermometer" draws constraints that leave one solution,
  with --minimal none too many; play gives hints from the fewest constraints. rate, hunt, book, same and canonical
  forms refuse puzzles that have them. A constraint that no digits fit is an error.
Techniques :: What holds for houses holds for extra regions. Locked candidates of windows, dots and extra regions are
  called pointing, those of diagonals claiming, and a hidden single outside of boxes is rated 1.5. Unique rectangles are
  used only if no extra region is affected by the swap, and neither they nor bivalue universal graves with knight or king.
  Finned, Franken and mutant fish need boxes of three by three.
)",
         R"(布局：网格、图形与附加规则
布局是一组网格及其位置，以及各网格中的规则。所有与题目有关的命令都接受 --layout 名称 或 --layout 文件；编码、求解、
出题、绘图和游玩对各种布局一视同仁。

规则 :: 规则名写在图形名之后，以连字符相连：x（两条对角线各含九个数字）、windows（四个九格窗口）、dots（各宫的中心格）、
  knight 与 king（马步之内、斜邻无相同数字）。samurai-x、twodoku-dots-knight 都是布局，windoku 即 sudoku-windows。
大小 :: 4x4、5x5、6x6、7x7、8x8、10x10、12x12 或 16x16 写在最前：sudoku-16x16、twodoku-4x4、samurai-6x6-x。大于九的数字写作 A 至 G，
  行号列号也一样：r10c16 的简短记法为 AG。可用的图形限于各网格在角上共享一宫者，最多 512 格；windows 与
  dots 只适用于九个数字。
文件 :: 每行一项：“figure 名称”、“rule 名称”（大小在最前）；“boxes”之后每行网格一行字符，字符相同的格子为一宫；“houses”之
  后同样，其中 . 不属于任何区域：附加区域，最多 48 个。# 之后是注释。5x5 与 7x7 除非另画，没有宫。这种布局的名称已包含全部内容，题目和存档不再需要该文件。
盘面 :: 从格子看不出这些规则，因此这样的盘面在行末或图形之前写有“# layout 名称”。对角线、窗口、中心点与附加区域的空格写作
  _，有颜色时这些格子带下划线。
约束 :: 这种文件中一行“种类 数: 格子”是一个约束，有些种类没有数：“cage 15: r1c1 r1c2”、“thermometer: r5c5 r6c5”、
  “arrow: r1c1 r1c2 r1c3”（圆圈在前）。种类：cage、arrow、thermometer、slow_thermometer、palindrome、clone、difference、
  ratio、xv、not_difference、not_ratio、not_xv（对所有无标记的相邻格，不写格子）、odd、even、minimum、maximum、between、
  sandwich、little_killer、quadruple、renban、whispers、region_sum、entropic、modular、zipper、double_arrow、x_sum、
  skyscraper、numbered_room、indexer。可读 f-puzzles 与 SudokuPad 的链接与 JSON（前者没有规则的图形略去并指出，后者的线等图形则拒绝）；
  “convert --to f-puzzles”写出链接。“generate --constraints cage,thermometer”画出使解唯一的约束，加 --minimal 则没有多余的；
  play 的提示用到最少的约束。rate、hunt、book、same 与标准形式拒绝带约束的题目。任何数字都不符合的约束是错误。
技巧 :: 对区域成立的技巧对附加区域同样成立。窗口、中心点与附加区域的区块称为宫对行列的区块，对角线的称为行列对宫的区块；宫以外的
  隐性唯一数评分为 1.5。唯一矩形只在没有附加区域受交换影响之处成立；有 knight 或 king 规则时不用，全双值格致死解也不用。
  带鳍、宫内和交叉的链列需要三乘三的宫。
)"},
        session("topic.layouts.session",
                R"(
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
)"),
        {"topic.game",
         R"(Playing: moves, keys and hints
Hints come in four steps: where to look, the technique, the full reason, and only then the digit or the candidates to
exclude. The easiest step comes first; a wrong digit is pointed out before anything else. 'verify' only says whether the
board can still be solved, 'verify why' which digit is impossible; 'undo solvable' goes back to the last solvable board,
'info' shows the difficulty. Without colours (NO_COLOR), symbols show the same.

A game is saved after every move, however the program ends, until it is over: --list lists saved games, --resume continues
one. --statistics shows the best and mean times, hints and streaks of finished games. On the full screen f takes several
digits, and z enlarges one grid, with a fixed place for each candidate, or as much of it as fits.

With a screen reader, use -q or type 'quiet': every answer is one line of words.

    $ satdoku puzzle generate --holes 60 --seed 2026 -o puzzle.txt
    ...
    $ satdoku puzzle play -q puzzle.txt
    holes left 60> hint
    Hint 1 of 4: look at row 1 of grid b.
    holes left 60> hint
    Hint 2 of 4: full house.
    holes left 60> hint
    Hint 3 of 4: b:r1c5 is the last empty cell of row 1 of grid b, where only 1 is missing. So b:r1c5 is 1.
    holes left 60> hint
    Hint: b:r1c5 is 1.
    holes left 59> row a1
    row 1 of grid a: 3 9 blank, 1 5 7, blank blank 4. Lacks 2 6 8.
    holes left 59> verify
    Yes, it can still be solved.
    holes left 59> quit
    The game is saved. To continue it: satdoku puzzle play --resume
)",
         R"(游戏：操作、按键与提示
提示分四步：先说看哪里，再说用什么技巧，再说完整的理由，最后才填入数字或排除候选数；总是先给最容易的一步，有填错的数字
则先指出。“verify”只说是否仍然可解，“verify why”指出哪个数字不能成立，“undo solvable”撤销到仍然可解之处，“info”说明题目
有多难。不用颜色时（如设置了 NO_COLOR），用符号表示同样的内容。

每操作一步，游戏都会自动保存，无论程序如何结束，直到完成为止：--list 列出已保存的游戏，--resume 继续其中一局。--statistics 统计
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
    提示 3/4：网格 b 第 1 行只剩 b:r1c5 一个空格，所缺的数字是 1。因此 b:r1c5 是 1。
    剩余 60 格> 提示
    提示：b:r1c5 是 1。
    剩余 59 格> 行 a1
    网格 a 第 1 行：3 9 空，1 5 7，空 空 4。缺 2 6 8。
    剩余 59 格> 验证
    仍然可解。
    剩余 59 格> quit
    游戏已自动保存。继续：satdoku puzzle play --resume
)"},
        {"topic.parts",
         R"(Parts: splitting and resuming large runs
puzzle generate, boards, solve and rate take --shard K/N: only the K-th of N equal parts. The parts, joined in order, equal
the output of one run, byte for byte. Puzzles are generated by number, and files are split at lines, so no part costs more
than its share.

With --continue, run the same command again to resume it, whether Ctrl-C, a time limit, a kill or a full disk stopped it.
Until the result is complete, the output is FILE.part. FILE.journal records which run it belongs to and its progress; it
is kept afterwards. Before resuming, the program checks the output by its hash, and the command, options and input against
the journal. If anything differs, it refuses and changes nothing.

The examples generate ten million minimal twodokus: with GNU parallel on the cores of one machine, or of several if you
name them, and as a Slurm job array, where a killed task loses at most a second of work. To do what is missing, run the
same lines or submit the array again; finished tasks end at once. The third one compares two parts with a whole run.
)",
         R"(分份：拆分并续做大批量运行
puzzle generate、boards、solve、rate 都接受 --shard K/N：只做 N 等份中的第 K 份。各份按顺序拼接，与一次运行的结果逐字节
相同。题目按编号生成，文件按行切分，因此每份的代价都不超过应有的份额。

加上 --continue，无论因 Ctrl-C、时限、进程被终止还是磁盘已满而中止，再次运行同一命令即从中止处继续。完成之前，结果写在
文件.part 中；文件.journal 记录它属于哪次运行、进行到哪里，完成后仍保留。继续之前先检验已有内容：文件凭哈希值，命令、选项与
输入凭日志；不符者拒绝，且不作改动。

示例生成一千万道极小双数独：先用 GNU parallel，在一台机器的所有核上（给出名称则在几台机器上）；再用 Slurm 作业数组，其中被终止的任务至多损失
一秒的工作。再运行同样几行，或重新提交整个数组，只补做缺少的部分，已完成的任务立即结束。第三个示例把两份与整个运行比较。
)"},
        session("topic.parts.session",
                R"(
    seq 1000 | parallel --retries 3 \
        'satdoku puzzle generate --minimal --count 10000000 \
        --seed 7 --threads 1 --shard {}/1000 --continue -q \
        -o twodokus.{}.txt'
    cat $(seq -f twodokus.%g.txt 1000) > twodokus.txt

    sbatch --array=1-1000 --time=60 --wrap \
        'satdoku puzzle generate --minimal --count 10000000 \
        --seed 7 --threads 1 --continue -q \
        --shard $SLURM_ARRAY_TASK_ID/1000 \
        -o twodokus.$SLURM_ARRAY_TASK_ID.txt'

    $ satdoku puzzle generate --minimal --count 99 --seed 7 --shard 1/2 -q -o 1
    $ satdoku puzzle generate --minimal --count 99 --seed 7 --shard 2/2 -q -o 2
    $ satdoku puzzle generate --minimal --count 99 --seed 7 --continue -q -o all
    $ cat 1 2 | cmp - all
)"),
        {"topic.formats",
         R"(File formats: formulas, results, proofs, cubes, boards, games
Formulas (.cnf) :: DIMACS CNF: comment lines begin with c, the header is "p cnf VARIABLES CLAUSES", and every clause is a
  list of literals ended by 0, on any number of lines. White space may vary: CR LF, tabs, comments anywhere, a byte order
  mark, SATLIB's % at the end. Content may not: a wrong count, a variable above the header or a missing 0 is an error with
  file, line and column; --relaxed accepts them with a warning. Files compressed with gzip, xz, bzip2 or zstd are unpacked
  by the program of that name.
Results (.res) :: Three lines: "s 1" satisfiable, "s 0" unsatisfiable or "s -1" undecided; after s 1, "v" and every
  variable of the header, negative if false; "t" and the solving time in milliseconds, without reading and writing. The
  output of SAT competition solvers and of MiniSat is read as well.
Proofs :: DRAT, as text or binary. check also reads and writes LRAT, which adds ids and hints; ids 1, 2 and so on are the
  clauses of the formula. VeriPB 2.0 text: the steps rup, pol, red and del id, with the same ids, variables x1, x2 and so
  on, and a conclusion.
Cubes (.icnf) :: "p inccnf", the clauses, and a line "a LITERALS 0" for each cube. The result of a cube is a .res file,
  cube-7.res, whose comments name the cube, the formula by a hash, and the contents of its proof cube-7.drat, which may
  continue the proof of another cube.
Boards :: A digit for each cell, or . 0 _ * for an empty one; blanks and | - + are ignored. A line holds the 81 cells of
  a grid row by row, then those of the next grid: 162 for a twodoku, with the shared box given twice. A line may also
  hold each cell of the figure once: 153 for a twodoku. Larger figures have 81 cells per grid or those of the figure;
  tables of a figure are empty outside of it. Lines of layouts with equally many grids are distinguished by their shared
  cells; if these are ambiguous, --layout or a comment "# layout NAME" before the board decides, and rows of nine for
  several grids require one of them. A board with extra rules has that comment after its line or above its picture. Also
  read: nine lines of nine, pictures of the figure, drawings by the program, .sdk, .sdm, .ss, .ipuz and .opensudoku
  files, lines of HoDoKu's library, addresses of SudokuWiki, links and JSON of f-puzzles and SudokuPad, Solo's game
  IDs, JSON that has boards under any name, lists as in Python, C and CSV, rows joined by / , or ;, and rows between bars
  with blanks for empty cells. In a line of columns, one column is the puzzle; one next to it that solves it is its solution, and
  so is a board below "# solution"; all others are its note. Grids of sixteen have the digits 1-9 and A-G, 0-9 and A-F, A-P, or
  numbers. Candidates: rows of cells with several digits, or nine characters per cell. A cell with one candidate counts as filled, unless a comment
  "# digits CELLS" lists the cells with digits, those placed by the player after a +. # begins any other comment.
Games :: Text: the puzzle and the moves with their times. An altered game is refused.
Certificates :: A folder of plain files: the formula of a puzzle and its solution, the formula of a second solution with a
  DRAT proof that there is none, and, for a minimal puzzle, the second solution that appears without each given.
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
  162 格，共享的一宫出现两次；一行也可以把图形的每格各写一次：双数独为 153 格。更大的图形每个网格 81 格，或为图形的格数，
  图形的表格在图形之外为空；网格数相同时凭共享格区分，仍有歧义时由 --layout 或盘面之前的注释“# layout 名称”决定；多个网格写成九格一行时必须
  有其一。有附加规则的盘面在行末或图形之前写有此注释。也可读取九行九格的写法、图形以及程序画出的盘面，.sdk、.sdm、.ss、
  .ipuz、.opensudoku 文件，HoDoKu 题库行，SudokuWiki 的网址，f-puzzles 与 SudokuPad 的链接和 JSON，Solo 的游戏编号，
  以任何名称含有盘面的 JSON，Python、C、CSV 的列表，用 / , ; 连接的各行，以及竖线之间以空白表示空格的各行。一行有几列时，其中一列是
  题目；相邻的一列若解出题目，就是它的解，“# solution”之后的盘面也是；其余是注释。十六个数字的网格可写作 1-9 与 A-G、0-9 与 A-F、A-P 或数。候选数：
  每格写出几个数字，或每格九个字符；此时只有一个候选数的格视为已填，除非注释“# digits 各格”说明
  哪些格有数字，其中 + 之后的由玩家填入。# 之后的其他内容是注释。
游戏 :: 文本：题目与带时间的操作。被改动过的存档会被拒绝。
唯一解证明 :: 由普通文件组成的文件夹：题目的公式与解、“另有一解”的公式及其无解的 DRAT 证明；极小题目还有去掉每个已知数后
  出现的另一个解。
)"},
        {"topic.files",
         R"(Files: files that the program names itself
NAME.res :: The result of NAME.cnf, next to it, from the menus or solve --res.
$XDG_STATE_HOME/satdoku :: Saved games, one file each, until they are over. Without XDG_STATE_HOME:
  ~/.local/state/satdoku.

Files are written completely or not at all: first to a temporary file in the same folder, which is then renamed. A file
of the same kind is replaced: a formula, result, proof, page, drawing, PDF or JSON file, or any other text. A file of
another kind is left unchanged, unless -f is given. If a command writes several formats, the extension of -o selects one
unless an option does: .csv and .md for tables, .json for --json, .svg, .html and so on for pictures.
)",
         R"(文件：程序自行命名的文件
名称.res :: 名称.cnf 的结果，由菜单或 solve --res 存在公式旁边。
$XDG_STATE_HOME/satdoku :: 自动保存的游戏，每个一个文件，直到游戏结束。未设置 XDG_STATE_HOME 时为 ~/.local/state/satdoku。

文件或者完整写出，或者完全不写：先写入同一文件夹中的临时文件，再改名。已有的同类文件会被替换，类别有：公式、结果、证明、网页、
图形、PDF、JSON 和其他文本；不同类的文件保持不变，除非给出 -f。命令有多种输出格式时，若无选项指定，则由 -o 的后缀决定：表格为
.csv 和 .md，.json 相当于 --json，图为 .svg、.html 等。
)"},
        {"topic.environment",
         R"(Environment: environment variables
LC_ALL, LC_MESSAGES, LANG :: The first one that is set selects the language: Chinese if it begins with zh, otherwise
  English. If none is set, Windows uses the user's settings.
SATDOKU_NOTATION :: If it is cells, cells are named b46 instead of b:r4c6, unless --notation says otherwise.
NO_COLOR :: If set, no colours.
TERM :: If it is dumb, or not set (except on Windows), no escape sequences are sent: no colours, no editing of answers, no
  single-key commands.
XDG_STATE_HOME, HOME :: Where games are saved.
)",
         R"(环境变量：程序读取的环境变量
LC_ALL, LC_MESSAGES, LANG :: 其中第一个有值的决定语言：以 zh 开头为中文，否则为英文。
  都未设置时，Windows 上由用户的系统设置决定。
SATDOKU_NOTATION :: 为 cells 时，格子名为 b46 而不是 b:r4c6，除非 --notation 另有规定。
NO_COLOR :: 设置后不用颜色。
TERM :: 为 dumb 或未设置时（Windows 上仅为 dumb 时）不发送转义序列：没有颜色，不能编辑回答，也不能用单键操作。
XDG_STATE_HOME, HOME :: 自动保存游戏的位置。
)"},
        {"topic.solvers",
         R"(Solvers: other solvers in compare and report
    satdoku compare f.cnf --solver mine='./mysolver {}' --solver 'minisat {} {result}'
    satdoku compare f.cnf --solver 'cadical -q {} {proof}'

NAME='COMMAND' :: A program and its arguments; NAME is optional. No shell is started; quotes keep blanks.
{} :: The formula file; the last word if missing.

The answer is read from the first of these that the program has written:

{result} :: This file, for MiniSat and Glucose.
NAME.res :: Next to the formula, which is a copy in a temporary folder: none of your files is replaced.
standard output :: SAT competition lines ('s SATISFIABLE' and 'v 1 -2 0'), or 's 1', or SATISFIABLE.

Exit codes are not used as answers. A model is checked against the formula, and the proof in {proof} by the built-in
checker. An answer that fails its check, or contradicts a checked one, is reported as WRONG; the
exit code is then 3; it is 1 if a program cannot be started. --time-limit limits real and CPU time, --memory-limit the memory of each
process. When it ends, at a limit and on Ctrl-C, all processes that the program has started are killed; on systems other
than Linux and Windows, those in its process group. Its time includes startup and reading; for the built-in engines, only solving counts.
)",
         R"(其他求解器：compare 与 report 怎样运行它
    satdoku compare f.cnf --solver mine='./mysolver {}' --solver 'minisat {} {result}'
    satdoku compare f.cnf --solver 'cadical -q {} {proof}'

名称=命令 :: 程序及其参数；名称可省略。不经过 shell；引号可保留空格。
{} :: 公式文件；缺少时加在最后。

依次从以下位置读取它的结果，取第一个写出的：

{result} :: 此文件，用于 MiniSat 与 Glucose。
公式名.res :: 与公式同在一个文件夹；公式是临时文件夹中的副本，因此不会覆盖你的文件。
标准输出 :: SAT 竞赛的格式，即“s SATISFIABLE”和“v 1 -2 0”，或“s 1”，或 SATISFIABLE。

退出码不作为结果。模型对照公式检验，{proof} 中的证明由本程序检验。未通过检验的结果，或与已检验的结果矛盾的，标为“错误”，此时退出码为 3；若有程序无法启动，退出码为 1。
--time-limit 限制实际用时与 CPU 时间，--memory-limit 限制每个进程的内存。程序结束、到达时限或按 Ctrl-C 时，它启动的所有进程都会被终止；
在 Linux 与 Windows 以外的系统上，仅限其进程组中的进程。
它的用时包含启动和读入；本程序的引擎只计求解。
)"},
        {"topic.status",
         R"(Exit status: exit codes
0 :: Done; for solve: undecided.
1 :: Bad input, or a failed write.
2 :: Wrong usage.
3 :: Done, and the answer is no: a failed check, a puzzle without a unique solution, a wrong answer of --solver.
10 :: solve: satisfiable.
20 :: solve: unsatisfiable.
128 + N :: Ended by signal N.

Results go to standard output, everything else to standard error.

A time limit and Ctrl-C end the work within half a second. It takes longer to restore and free a formula of more than a
million clauses (half a second per million), to write to a slow disk, and to wait for programs that unpack the input or
that --solver names. A second Ctrl-C ends the program at once. --memory-limit limits the search; use ulimit -v for the
whole program.
)",
         R"(退出状态：退出码
0 :: 完成；对 solve 而言是未定。
1 :: 输入有误或写入失败。
2 :: 用法错误。
3 :: 完成，但答案为否：检验未通过，题目并非恰有一个解，或 --solver 的求解器结果错误。
10 :: solve：可满足。
20 :: solve：不可满足。
128 + N :: 被信号 N 结束。

结果输出到标准输出，其余都输出到标准错误。

到达时间上限或按 Ctrl-C 时，工作在半秒内结束。以下情形需时更长：恢复并释放超过一百万个子句的公式（每百万个约半秒），写入慢速磁盘，
等待解压输入的程序或 --solver 的程序。再按一次 Ctrl-C 立即结束程序。--memory-limit 针对搜索；限制整个程序请用 ulimit -v。
)"},
        {"topic.examples",
         R"(Examples: commands to start with
satdoku :: Open the menus.
satdoku solve f.cnf --res :: Solve a formula and save the result in f.res.
satdoku solve f.cnf --branching dlis --stats :: The same with the textbook solver, a strategy and statistics.
satdoku solve u.cnf --proof u.drat; satdoku check u.cnf --proof u.drat :: Prove that a formula is unsatisfiable, and
  check the proof.
satdoku puzzle generate --holes 60 -o p.txt; satdoku puzzle play p.txt :: Generate a twodoku, and play it.
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
         R"(Library: the solver in your own programs
'cmake --install' also installs libsatdoku and libipasirsatdoku, each as a static and a shared library, with headers, a
CMake package and pkg-config files. include/README.md in the sources shows complete programs.

ipasir.h, libipasirsatdoku :: IPASIR: link a program that uses this interface with the library to run it on this solver.
satdoku.h, libsatdoku :: C, and every language that can call C: options by name, limits, proofs, statistics, user
  propagators. Comments in the header document each call in each state.
satdoku/cdcl/solver.hpp :: C++, like all headers in satdoku/.
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
         R"(Windows: differences, and other systems
It is built by MSYS2 or Visual Studio 2022, which README.md describes and nobody has tried yet, or on Debian with the tools
of MinGW and '-DCMAKE_TOOLCHAIN_FILE=src/package/windows.cmake', which is tested with wine: one file, satdoku.exe.

A double-click opens the menus in a window, which stays open until a key is pressed; a formula dropped on the program is
loaded. The language follows the user's settings unless LC_ALL, LC_MESSAGES or LANG is set. Saved games are in
%LOCALAPPDATA%. Consoles of Windows 8 and older show plain lines, as with --plain.

Windows has no signals except Ctrl-C, Ctrl-Break and closing the window, which saves a game; pipes and devices cannot be
used as files; a file that another program has open is not replaced; and names such as NUL, aux.cnf or f.cnf:b have special
meanings and are refused. An error message names the reason.

macOS and FreeBSD should work, since all tests pass on Linux with Clang and libc++ 19, but have not been tried. With libc++
19, C++ programs that link the library also need -fexperimental-library. Debian has no C++ library for musl.
)",
         R"(Windows：差别，以及其他系统
可用 MSYS2 或 Visual Studio 2022 编译，见 README.md，还没有人试过；或在 Debian 上用 MinGW 与
“-DCMAKE_TOOLCHAIN_FILE=src/package/windows.cmake” 编译，已用 wine 测试：只有一个文件 satdoku.exe。

双击即在窗口中打开菜单，结束后按任意键才关闭窗口；把公式拖到程序上即载入。语言取用户的设置，除非设置了 LC_ALL、LC_MESSAGES 或
LANG。存档在 %LOCALAPPDATA%。Windows 8 及更早版本的控制台只显示普通文字行，同 --plain。

Windows 上除 Ctrl-C、Ctrl-Break 和关闭窗口（此时游戏会自动保存）外没有其他信号；管道和设备不能当作文件；被其他程序打开的文件不能替换；
NUL、aux.cnf、f.cnf:b 之类的名字另有含义，因此不接受。出错时会说明原因。

macOS 和 FreeBSD 应当可用：在 Linux 上用 Clang 加 libc++ 19 编译，测试全部通过；但还没有在那里试过。用 libc++ 19
时，链接本程序库的 C++ 程序也须加 -fexperimental-library。Debian 没有用于 musl 的 C++ 库。
)"},
        {"topic.faults",
         R"(Faults: reporting a bug
Send the report to the person who gave you the program, or add it to the project's issues. It should contain:

the version :: the output of 'satdoku --version', and your system
the command :: complete, as typed; from a menu: all your answers, from the start
the files :: the formula, puzzle or saved game that it read; ideally the smallest one that still shows the bug
the output :: what it printed, including standard error, and the exit code; and what you expected instead

The same command with the same seed and files repeats a run. To check a suspicious answer, use 'check' for a model or a
proof, 'puzzle certify' for a puzzle, and add the output to the report.
)",
         R"(报告问题：发现程序错误时怎么办
请告诉给你本程序的人，或写入本项目的问题列表。报告中应有：

版本 :: “satdoku --version”的输出，以及所用的系统
命令 :: 完整的命令，照原样写出；若在菜单中，则为从头开始的全部回答
文件 :: 所读的公式、题目或存档；能重现问题的最小文件最有用
输出 :: 程序的输出（包括标准错误）与退出码，以及你原本期望的结果

命令、种子与文件都相同，即可重现一次运行。怀疑答案有误时可以检验：模型或证明用“check”，题目用“puzzle certify”；请把
检验结果一并写入报告。
)"},

        // What commands show below their options.
        session("command.solve.example",
                R"(
    $ satdoku sample party -q -o party.cnf
    $ satdoku solve party.cnf --engine dpll --branching naive --res -q
    s SATISFIABLE
    v 1 -2 3 -4 0
    $ satdoku solve -q -e '1 -2 0 2 3 0'
    s SATISFIABLE
    v 1 2 3 0
)"),
        {"command.show.example",
         R"(
    $ satdoku sample party -q -o party.cnf
    $ satdoku show party.cnf | head -n 5
      File           party.cnf
      Header         p cnf 4 7
      Variables      4 (4 used, 0 with one sign only)
      Clauses        7
      Literals       14 (7 positive, 7 negative)
    $ satdoku show party.cnf --clauses 5-6
    5: -4 3
    6: -3 1
)",
         R"(
    $ satdoku sample party -q -o party.cnf
    $ satdoku show party.cnf | head -n 5
      文件        party.cnf
      文件头      p cnf 4 7
      变元        4（用到 4 个，其中 0 个只以一种极性出现）
      子句        7
      文字        14（正 7 个，负 7 个）
    $ satdoku show party.cnf --clauses 5-6
    5: -4 3
    6: -3 1
)"},
        {"command.check.example",
         R"(
    $ satdoku sample party -q -o party.cnf
    $ printf 's 1\nv 1 2 3 4\nt 0\n' > wrong.res
    $ satdoku check party.cnf wrong.res; echo $?
    2 of 7 clauses have no true literal
    the first is clause 2: -1 -2 0
    WRONG: this is not a model of the formula
    3
)",
         R"(
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
    $ satdoku compare random.cnf --strategies naive,dlis,cdcl
    random.cnf: 100 variables, 426 clauses, ratio 4.26, SATISFIABLE
      Strategy      ms    rate  vs. first
      naive     10.296
      dlis       1.383  86.6 %  7.4 times faster
      cdcl       1.810  82.4 %  5.7 times faster
      Strategy  nodes  decisions  propagations  conflicts  depth  restarts
      naive     12782       6398        139435       6383     27         -
      dlis       1422        715         17530        706     22         -
      cdcl          -        637         15752        533      -         0
)",
         R"(
    $ satdoku sample random-3-sat -q -o random.cnf
    $ satdoku compare random.cnf --strategies naive,dlis,cdcl
    random.cnf：100 个变元，426 个子句，子句变元比 4.26，可满足
      策略     毫秒  优化率  相对第一个      结点  决策    传播  冲突  深度  重启
      naive  10.245                         12782  6398  139435  6383    27     -
      dlis    1.408  86.3 %  速度为 7.3 倍   1422   715   17530   706    22     -
      cdcl    1.802  82.4 %  速度为 5.7 倍      -   637   15752   533     -     0
)"},
        session("command.core.example",
                R"(
    $ printf 'p cnf 2 4\n1 0\n1 2 0\nc not both\n-1 -2 0\n2 0\n' > party.cnf
    $ satdoku core party.cnf -q | tail -n 6
    c 1
    1 0
    c 3: not both
    -1 -2 0
    c 4
    2 0
)"),
        session("command.models.example",
                R"(
    $ satdoku sample queens -q -o queens.cnf
    $ satdoku models queens.cnf -q
    92
    $ printf 'p cnf 5 3\n1 2 0\n-1 2 0\n2 3 0\n' > small.cnf
    $ satdoku models small.cnf --backbone -q
    b 2 0
)"),
        session("command.cubes.example",
                R"(
    $ satdoku sample pigeonhole --size 7 -q -o holes.cnf
    $ satdoku cubes holes.cnf --count 20 -q -o holes.icnf
    $ satdoku solve holes.cnf --cubes holes.icnf --cube 1-9,12 --proof results -q
    s UNKNOWN
)"),
        session("command.gather.example",
                R"(
    $ satdoku sample pigeonhole --size 7 -q -o holes.cnf
    $ satdoku cubes holes.cnf --count 20 -q -o holes.icnf
    $ satdoku solve holes.cnf --cubes holes.icnf --cube 1-9,12 --proof results -q
    s UNKNOWN
    $ satdoku gather --unsolved holes.cnf holes.icnf results
    10-11,13-20
)"),
        {"command.report.example",
         R"(
    $ satdoku sample pigeonhole --size 4 -q -o holes.cnf
    $ satdoku report holes.cnf --strategies naive,cdcl --res -o report.md
    $ grep -A 3 '^| Strategy | ms' report.md | cut -d '|' -f 2,5-9
     Strategy | nodes | decisions | propagations | conflicts | depth
    ---|---:|---:|---:|---:|---:
     naive | 47 | 23 | 231 | 24 | 6
     cdcl | - | 45 | 373 | 35 | -
)",
         R"(
    $ satdoku sample pigeonhole --size 4 -q -o holes.cnf
    $ satdoku report holes.cnf --strategies naive,cdcl --res -o report.md
    $ grep -A 3 '^| 策略 | 毫秒.' report.md | cut -d '|' -f 2,5-9
     策略 | 结点 | 决策 | 传播 | 冲突 | 深度
    ---|---:|---:|---:|---:|---:
     naive | 47 | 23 | 231 | 24 | 6
     cdcl | - | 45 | 373 | 35 | -
)"},
        {"command.step.example",
         R"(
    $ satdoku sample party -q -o party.cnf
    $ printf 'next 2\nq\n' | satdoku step party.cnf --branching naive > steps.txt
    $ grep -A 3 'event 2 of' steps.txt
    event 2 of 5, level 1  party.cnf  dpll, naive
    1 decision, 1 propagation, 0 conflicts; 3 of 7 clauses left, 1 unit, 0 empty
    Done: -2 is the only remaining literal of clause 2
    Code: while a clause is unit: make its literal true
)",
         R"(
    $ satdoku sample party -q -o party.cnf
    $ printf 'next 2\nq\n' | satdoku step party.cnf --branching naive > steps.txt
    $ grep -A 3 事件.2/ steps.txt
    事件 2/5，层 1  party.cnf  dpll、naive
    决策 1，传播 1，冲突 0；剩余子句 3/7，单元子句 1，空子句 0
    已发生：-2 是子句 2 中唯一剩下的文字
    代码：只要有单元子句：令其文字为真
)"},
        session("command.trace.example",
                R"(
    $ satdoku sample party -q -o party.cnf
    $ satdoku trace party.cnf --engine dpll --branching naive --to 2 | tail -n 2
    {"number":1,"event":"decision","literal":1,"level":1,"word":"decision"}
    {"number":2,"event":"propagation","literal":-2,"level":1,"clause":2,"literals":[-1,-2]}
    $ satdoku sample pigeonhole --size 4 -q -o holes.cnf
    $ satdoku trace holes.cnf --event restart,end -q | tail -n 1
    {"number":523,"event":"end","literals":[],"word":"unsatisfiable"}
)"),
        session("command.explore.example",
                R"(
    $ satdoku sample pigeonhole --size 4 -q -o holes.cnf
    $ satdoku explore holes.cnf -q -o whole.html
    $ satdoku explore holes.cnf --around 20 --events 100 -q -o around.html
)"),
        {"command.tree.example",
         R"(
    $ satdoku sample all-signs --size 2 -q -o signs.cnf
    $ satdoku tree signs.cnf --branching naive
    naive: 3 nodes, 2 conflicts, depth 1, unsatisfiable
    node   level  implied  end
    root       0        0
    |- 1       1        1  conflict: clause 4
    `- -1      1        1  conflict: clause 3
)",
         R"(
    $ satdoku sample all-signs --size 2 -q -o signs.cnf
    $ satdoku tree signs.cnf --branching naive
    naive：3 个结点，2 次冲突，最深 1 层，不可满足
    结点   层  传播  结束
    根      0     0
    |- 1    1     1  冲突：子句 4
    `- -1   1     1  冲突：子句 3
)"},
        {"command.conflict.example",
         R"(
    $ satdoku sample pigeonhole --size 3 -q -o holes.cnf
    $ satdoku conflict holes.cnf --number 2 | grep -A 5 '^Resolution'
    Resolution
      step  on  with              resolvent
         0      clause 12: -8 -2  -8 -2
         1   8  clause 3: 7 8 9   -2 7 9
         2   2  clause 1: 1 2 3   7 9 1 3
         3  -7  clause 8: -7 -4   9 1 3 -4

)",
         R"(
    $ satdoku sample pigeonhole --size 3 -q -o holes.cnf
    $ satdoku conflict holes.cnf --number 2 | grep -A 5 ^归结
    归结
      步  消去  与              归结式
       0        子句 12: -8 -2  -8 -2
       1     8  子句 3: 7 8 9   -2 7 9
       2     2  子句 1: 1 2 3   7 9 1 3
       3    -7  子句 8: -7 -4   9 1 3 -4

)"},
        session("command.picture.example",
                R"(
    $ satdoku sample factoring --size 143 -q -o factoring.cnf
    $ satdoku picture factoring.cnf --heat -o factoring.html
    $ satdoku sample party -q -o party.cnf
    $ satdoku picture party.cnf --kind matrix | tail -n 4
     - +
      +-
    + -
    -  -
)"),
        {"command.lecture.example",
         R"(
    $ satdoku lecture two-sat | head -n 7
    2-SAT: clauses of two literals are implications

    1/6  Which of four friends will come? There are 7 conditions of two literals
    each, and each amounts to two implications. Which ones?

      1: 1 2
          Anna or Ben
)",
         R"(
    $ satdoku lecture two-sat | head -n 6
    2-SAT：两个文字的子句就是蕴涵

    1/6  四位朋友谁会来？共有 7 个条件，各含两个文字，每个相当于两个蕴涵。是哪些？

      1: 1 2
          Anna 或 Ben
)"},
        session("command.puzzle_encode.example",
                R"(
    $ satdoku puzzle generate --holes 60 --seed 2026 -q -o p.txt
    $ satdoku puzzle encode p.txt -q -o p.cnf
    $ satdoku solve p.cnf --engine dpll --no-model --res -q
    s SATISFIABLE
    $ satdoku puzzle decode p.cnf p.res --format picture | head -n 7
    398157264
    214968357
    567243198
    785329641
    149675832
    632481975
    421596783516429
)"),
        {"command.puzzle_solve.example",
         R"(
    $ satdoku puzzle generate --layout sudoku --minimal --count 999 -q -o m
    $ satdoku puzzle solve m -o solutions.txt
    999 puzzles: 999 with one solution, 0 with none, 0 with several; 0 invalid lines; 1.566 ms
)",
         R"(
    $ satdoku puzzle generate --layout sudoku --minimal --count 999 -q -o m
    $ satdoku puzzle solve m -o solutions.txt
    999 道题：999 道恰有一解，0 道无解，0 道多解；0 行有误；9.903 毫秒
)"},
        session("command.puzzle_rate.example",
                R"(
    $ satdoku puzzle generate --layout sudoku --technique x-wing --seed 4 -q -o p
    $ satdoku puzzle rate p --columns er,ep,ed,score,level -q --filter er=1-4
    3.2	1.2	1.2	870	hard
)"),
        {"command.puzzle_explain.example",
         R"(
    $ satdoku puzzle generate --holes 60 --seed 2026 -q -o p.txt
    $ satdoku puzzle explain p.txt --cell b:r6c6 | head -n 2
    grid b, row 6, column 6 (b:r6c6) is 4, because of 11 givens and 12 rules:
      givens: b:r1c4=5 b:r1c6=6 b:r2c6=7 b:r4c6=3 b:r5c6=2 b:r6c1=1 b:r6c2=9 b:r6c3=8 b:r7c5=3 b:r8c2=5 b:r9c5=4
    $ satdoku puzzle explain p.txt | tail -n 1
    60. full house: b:r6c4 is the last empty cell of row 6 of grid b, where only 7 is missing. So b:r6c4 is 7.
    $ satdoku puzzle explain p.txt --html p.html
)",
         R"(
    $ satdoku puzzle generate --holes 60 --seed 2026 -q -o p.txt
    $ satdoku puzzle explain p.txt --cell b:r6c6 | head -n 2
    网格 b 第 6 行第 6 列（b:r6c6）是 4，由 11 个已知数和 12 条规则推出：
      已知数：b:r1c4=5 b:r1c6=6 b:r2c6=7 b:r4c6=3 b:r5c6=2 b:r6c1=1 b:r6c2=9 b:r6c3=8 b:r7c5=3 b:r8c2=5 b:r9c5=4
    $ satdoku puzzle explain p.txt | tail -n 1
    60. 最后一格：网格 b 第 6 行只剩 b:r6c4 一个空格，所缺的数字是 7。因此 b:r6c4 是 7。
    $ satdoku puzzle explain p.txt --html p.html
)"},
        {"command.puzzle_certify.example",
         R"(--check shares no code with the generation of certificates, except for clauses of constraints such as cages.
    $ satdoku puzzle generate --holes 60 --seed 2026 -o p.txt
    ...
    $ satdoku puzzle certify p.txt -o proofs
    proofs: certificates of 1 puzzle; README.txt there explains how to check them
    $ satdoku puzzle certify --check proofs
    RIGHT: 1 puzzle has exactly one solution; 0 of them are minimal
)",
         R"(--check 不使用任何参与生成证明的代码，杀手笼等约束的子句除外。
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
        session("command.puzzle_page.example",
                R"(
    $ satdoku puzzle generate --layout samurai --level easy --seed 7 -q -o p.txt
    $ satdoku puzzle page p.txt --title Samurai -q -o p.html
)"),
        session("command.puzzle_print.example",
                R"(
    $ satdoku puzzle generate --layout sudoku --seed 7 --count 8 -q -o p.txt
    $ satdoku puzzle print p.txt --title "Eight sudokus" --solutions -o p.pdf
    $ satdoku puzzle print p.txt | sed -n 2,5p
        1 2 3   4 5 6   7 8 9
      +-------+-------+-------+
    1 | . . . | . . 9 | . . . | 1
    2 | . 7 9 | . . . | 6 . . | 2
)"),
        session("command.puzzle_convert.example",
                R"(
    $ satdoku puzzle generate --layout sudoku --level easy --seed 9 -o p.txt -q
    $ satdoku puzzle convert p.txt --to pencil-marks -o marks.txt
    $ satdoku puzzle convert marks.txt --to line
    8.15..9.4.35.4.17.7..61.25.3..48.62.41.73..959682.1.3.1..36458.28.195746..6..7319
)"),
        session("command.puzzle_boards.example",
                R"(
    $ satdoku puzzle boards --count 10000 --first-digit 5 -o boards.txt
    $ sort -u boards.txt | wc -l
    10000
)"),
    };
    return entries;
}
}  // namespace satdoku::language
