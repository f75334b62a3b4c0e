#include "catalogue.hpp"

namespace satdoku::language {

std::span<const Entry> help_entries() {
    static constexpr Entry entries[] = {
        {"usage.hint", "'satdoku help {1}' tells what it takes.", "用法说明请看“satdoku help {1}”。"},
        {"usage.topics_hint", "'satdoku help' lists the commands and the topics.",
         "“satdoku help”列出全部命令和主题。"},
        {"usage.unknown_option", "unknown option {1}", "未知选项 {1}"},
        {"usage.unknown_option_near", "unknown option {1}; the nearest is {2}", "未知选项 {1}；最接近的是 {2}"},
        {"usage.value_missing", "{1} needs a value: {2}", "{1} 需要一个值：{2}"},
        {"usage.value_unwanted", "{1} takes no value", "{1} 不带值"},
        {"usage.integer", "{1} takes a number from {2} to {3}, found '{4}'",
         "{1} 应为 {2} 到 {3} 之间的整数，而不是“{4}”"},
        {"usage.integer_from", "{1} takes a number from {2} up, found '{3}'", "{1} 应为不小于 {2} 的整数，而不是“{3}”"},
        {"usage.decimal", "{1} takes a number above 0, found '{2}'", "{1} 应为大于 0 的数，而不是“{2}”"},
        {"usage.choice", "{1} takes one of {2}, found '{3}'", "{1} 应为 {2} 之一，而不是“{3}”"},
        {"usage.choice_near", "{1} takes one of {2}, found '{3}'; the nearest is {4}",
         "{1} 应为 {2} 之一，而不是“{3}”；最接近的是 {4}"},
        {"usage.operand_missing", "an operand is missing: {1}", "缺少操作数：{1}"},
        {"usage.operand_unwanted", "one operand too many: {1}", "多余的操作数：{1}"},
        {"usage.command_of_group", "{1} is a command of puzzles; type: satdoku {2}",
         "{1} 是数独命令，请输入：satdoku {2}"},
        {"usage.unknown_command", "unknown command {1}", "未知命令 {1}"},
        {"usage.unknown_command_near", "unknown command {1}; the nearest is {2}", "未知命令 {1}；最接近的是 {2}"},
        {"usage.unknown_topic", "there is no command and no topic {1}", "没有名为 {1} 的命令或主题"},
        {"usage.unknown_topic_near", "there is no command and no topic {1}; the nearest is {2}",
         "没有名为 {1} 的命令或主题；最接近的是 {2}"},
        {"usage.group", "'{1}' alone is no command; there are: {2}", "“{1}”单独不是命令；可用的有：{2}"},
        {"usage.holes", "{--|--holes takes|expected} a number, or one for each grid as N,M; found '{1}'",
         "{--|--holes }应为一个数，或每个网格一个数（N,M），而不是“{1}”"},
        {"usage.setting", "{--|--set takes|expected} NAME=VALUE, found '{1}'", "{--|--set }应为 名称=值，而不是“{1}”"},
        {"usage.clues", "--clues takes a number, or one for each grid as N,M; found '{1}'",
         "--clues 应为一个数，或每个网格一个，写作 N,M，而不是“{1}”"},
        {"usage.rating", "{--|--rating takes|expected} a rating or a range, such as 4.2 or 4.0-5.0, found '{1}'",
         "{--|--rating }应为一个难度或范围，如 4.2 或 4.0-5.0，而不是“{1}”"},
        {"usage.unknown_technique", "there is no technique {1}", "没有技巧 {1}"},
        {"usage.unknown_technique_near", "there is no technique {1}; the nearest is {2}",
         "没有技巧 {1}；最接近的是 {2}"},
        {"usage.technique_never",
         "no puzzle needs {1}: where five or more lines of a digit form this fish, its other lines form one of four or "
         "fewer that takes away the same",
         "没有题目需要 "
         "{1}：某数字若有五条或更多行（列）构成这种鱼，其余的列（行）必构成不超过四条的鱼，删去同样的候选数"},
        {"usage.proof_no_technique",
         "no puzzle is made for proof: it is no technique but the last resort, a digit that an engine proves",
         "不按 proof 出题：它不是技巧，而是最后的手段，即由引擎证明的数字"},
        {"usage.column", "there is no column {1}; there are {2}", "没有列 {1}；可用的有 {2}"},
        {"usage.filter", "--filter takes conditions such as er=4.0-5.0 or class=C3, found '{1}'",
         "--filter 应为 er=4.0-5.0 或 class=C3 这样的条件，而不是“{1}”"},
        {"usage.unknown_setting", "{--|--set: }there is no setting {1}; {--|satdoku help options|?} lists them",
         "{--|--set：}没有设置 {1}；{--|satdoku help options|?} 列出全部"},
        {"usage.unknown_setting_near", "{--|--set: }there is no setting {1}; the nearest is {2}",
         "{--|--set：}没有设置 {1}；最接近的是 {2}"},
        {"usage.shard", "--shard takes K/N, K from 1 to N, such as 3/10; found '{1}'",
         "--shard 应为 K/N，K 从 1 到 N，如 3/10，而不是“{1}”"},
        {"usage.needs", "{1} goes with {2} only", "{1} 只能与 {2} 同用"},
        {"usage.both", "{1} and {2} exclude each other", "{1} 与 {2} 不能同时使用"},
        {"usage.only_for_dpll", "{1} is for the engine dpll only", "{1} 只用于 dpll 引擎"},
        {"usage.only_for_cdcl", "{1} is for the engine cdcl only", "{1} 只用于 cdcl 引擎"},
        {"usage.res_needs_name", "--res needs a file name if the formula has none (standard input, --expression)",
         "公式没有文件名时（标准输入或 --expression），--res 需要文件名"},
        {"usage.not_standard_output", "standard output holds the answer; --res and --proof need a file name",
         "标准输出用于答案；--res 和 --proof 需要文件名"},
        {"usage.result_or_proof", "name a result to check, or a proof with --proof FILE",
         "请给出要检验的结果，或用“--proof 文件”给出证明"},
        {"usage.standard_output_twice", "only one file can go to standard output", "只有一个文件可写到标准输出"},
        {"usage.needs_proof", "--trim, --core and --lrat need --proof FILE",
         "--trim、--core 和 --lrat 需要“--proof 文件”"},
        {"usage.standard_input_twice", "standard input can be read once only", "标准输入只能读取一次"},
        {"help.usage", "Usage: {1}", "用法：{1}"},
        {"help.options", "OPTIONS", "选项"},
        {"help.command_line", "COMMAND [OPTIONS] [OPERANDS]", "命令 [选项] [操作数]"},
        {"help.options_title", "Options:", "选项："},
        {"help.commands_title", "Commands:", "命令："},
        {"help.common_title", "Every command takes:", "所有命令都接受："},
        {"help.about",
         "Loads, inspects, solves and checks CNF formulas; solves, generates and plays twodokus: two "
         "sudokus that share a box. Without a command it opens its menus.",
         "载入、查看、求解并检验 CNF 公式；求解、生成并游玩双数独（共享一宫的两个数独）。不带命令时打开菜单"
         "。"},
        {"help.topics_title", "Topics, each shown by 'satdoku help TOPIC':", "主题（用“satdoku help 主题”查看）："},
        {"help.example_title", "Example:", "示例："},
        {"help.strategies",
         "--branching NAME chooses dpll, and how it splits:", "--branching NAME 选用 dpll，并指定分支策略："},
        {"help.layouts", "The figures:", "各种图形："},
        {"help.faults",
         "To report a fault, send the version, the command, the files that it read and what it printed to the "
         "person who gave you the program, or to the project's list of issues; 'satdoku help faults' has "
         "the details.",
         "报告问题：请把版本号、命令、所读的文件和程序的输出发给向你提供本程序的人，或写入本项目的问题列表；详见"
         "“satdoku help faults”。"},
        {"help.exit_codes",
         "Exit codes: solve 10 satisfiable, 20 unsatisfiable, 0 undecided; others 0 done, 3 the answer is "
         "no; all 1 bad input or a failed write, 2 wrong usage, 128 + the signal that ended it.",
         "退出码：solve 可满足为 10，不可满足为 20，未定为 0；其他命令完成为 0，答案为否为 3；所有命令输入"
         "有误或写入失败为 1，用法错误为 2，被信号结束为 128 加信号编号。"},
        {"option.man", "prints the manual page", "输出手册页"},
        {"option.completion", "prints the completions for a shell", "输出 shell 补全脚本"},
        {"help.choices", " ({1})", "（{1}）"},
        {"help.range", " ({1} to {2})", "（{1} 到 {2}）"},
        {"help.standard", " [{1}]", " [{1}]"},
        {"command.course", "Open the course: from a formula to a twodoku, step by step",
         "打开课程：从公式到双数独，逐步进行"},
        {"command.course.more",
         "The course leads through an assignment on SAT and twodoku: load a formula, solve it with two strategies, "
         "compare them, check the answer; then encode a twodoku, solve its formula, dig holes, write a report and "
         "play. "
         "Enter takes the next step. Each step shows the command that it runs, so that it can be repeated by hand.",
         "课程依次完成一份关于 SAT 与双数独的作业：载入公式，用两种策略求解，比较并检验结果；再编码双数独，求解其公式，"
         "挖洞，写出报告并游玩。按回车进入下一步。每一步都显示所用的命令，便于自己重复。"},
        {"command.sat", "Open the SAT menu, with a formula or without", "打开 SAT 菜单，可同时载入公式"},
        {"command.twodoku", "Open the menu of twodokus", "打开双数独菜单"},
        {"command.sudoku", "Open the menu of sudokus", "打开数独菜单"},
        {"command.help", "explains a command or a topic, or lists them", "说明某个命令或主题，或列出全部"},
        {"command.puzzle_generate", "makes puzzles with exactly one solution", "生成恰有一个解的题目"},
        {"command.puzzle_play", "plays a puzzle, a saved game or a new puzzle", "玩一道题、继续存档或玩新题"},
        {"command.puzzle_play.more",
         "A game is kept after every move in $XDG_STATE_HOME/satdoku, or ~/.local/state/satdoku, until it "
         "is over; --resume goes on with it. With -q no board is shown after a move: the answers are lines "
         "of words.",
         "每走一步游戏都会自动保留在 $XDG_STATE_HOME/satdoku 或 ~/.local/state/satdoku，直到结束；用 --resume 继续。加"
         " -q 时每步之后不显示盘面，只用一行文字回答。"},
        {"option.number", "which puzzle of the file", "文件中的第几道题"},
        {"option.lines", "takes lines that are typed, also where the terminal has a screen",
         "逐行输入，即使终端支持全屏"},
        {"option.own", "an empty board for a puzzle of your own: type its givens, then begin",
         "空盘面，用来输入自己的题目：先输入已知数，再 begin"},
        {"option.resume", "goes on with a game that was kept", "继续自动保留的游戏"},
        {"option.list", "lists the games that are kept", "列出自动保留的游戏"},
        {"option.statistics", "tells how your games went, by layout and level", "按布局和级别统计自己的战绩"},
        {"option.remove", "throws away a kept game, by its name or number in the list",
         "按列表中的名称或编号删除一个自动保留的游戏"},
        {"option.feedback", "what a digit is answered with", "填入数字后的反馈方式"},
        {"command.puzzle_literals", "what the literals of a puzzle's formula say, and the literals of its cells",
         "说明题目公式中各文字的含义，并查出格子对应的文字"},
        {"command.puzzle_literals.more",
         "A literal is a number such as 731 or -5, or a cell with or without a digit: b11=2, b11. Without "
         "any, all variables are told.",
         "文字可以是 731、-5 这样的数，也可以是格子（可带数字）：b11=2、b11。不指定时列出全部变元。"},
        {"command.puzzle_explain", "tells the way to the solution, why a cell has its digit, or what is wrong",
         "说明解题过程、某格为何是该数字，或题目有何问题"},
        {"command.puzzle_explain.more",
         "Every puzzle of the file is explained in turn, a step a line: the easiest technique that finds "
         "one, and why it is right. Where no technique does, the proof of a digit that takes the fewest digits "
         "and then the fewest rules is told. --cell b46 tells the fewest givens that b46 follows from, with these "
         "the fewest rules, by houses and digits, and the steps by which a person gets there, --cell b46=5 why it is "
         "or is not 5. Of a puzzle without a solution the fewest givens that clash are told, of one with "
         "several the cells in which they differ; the exit code is then 3.",
         "逐一说明文件中的每道题，一步一行：用可行的最容易的技巧，并说明理由。没有技巧可用时，给出某个数字的证明，所用"
         "数字最少，"
         "其次规则最少。--cell b46 给出推出 b46 "
         "的最少的已知数，再按区域与数字列出此时最少的规则，以及人工得出它的步骤；"
         "--cell b46=5 说明它为何是或不是 "
         "5。题目无解时指出最少的互相矛盾的已知数，多解时指出各解不同的格子；此时退出码为 3。"},
        {"option.cell", "the cell to explain, such as b46 or b:r4c6, or one of its digits, b46=5",
         "要说明的格子，如 b46 或 b:r4c6，或其某个数字，如 b46=5"},
        {"usage.cell", "--cell takes a cell such as {1}, or a cell and a digit such as {2}, found '{3}'",
         "--cell 应为格子（如 {1}）或格子与数字（如 {2}），而不是“{3}”"},
        {"command.puzzle_certify", "writes proofs that puzzles are fair, and checks them",
         "写出并检验题目的唯一解证明"},
        {"command.puzzle_certify.more",
         "Writes into a new folder, -o FOLDER, for each puzzle its formula, its solution, the formula of "
         "another solution with a DRAT proof that there is none, and where no given can be left out, for "
         "each given another solution without it; README.txt there tells how to check all that with other "
         "programs. --check FOLDER checks such a folder, names the first thing that is wrong, and ends "
         "with exit code 3 then.",
         "在新文件夹（-o FOLDER）中为每道题写出：题目的公式、解、“另有一解”的公式及其无解的 DRAT 证明；若每"
         "个已知数都不可去掉，还为每个已知数写出去掉它后出现的另一个解。其中的 README.txt 说明如何用其他程"
         "序检验。--check FOLDER 检验这样的文件夹，指出第一处错误，此时退出码为 3。"},
        {"usage.certify", "name the puzzles and a new folder: FILE -o FOLDER, or a folder to check: --check FOLDER",
         "请给出题目和新文件夹：FILE -o FOLDER，或要检验的文件夹：--check FOLDER"},
        {"command.puzzle_decode", "the board that a result of its formula stands for", "由公式的结果还原盘面"},
        {"command.puzzle_solve", "solves every puzzle of a file", "求解文件中的每道题"},
        {"command.puzzle_solve.more",
         "Reads lines of 81 cells (162 for a twodoku), rows of nine, figures and pictures, in any mix; - "
         "is standard input. Writes a line for each puzzle, in order, with the number of solutions behind "
         "# where it is not one. Bad lines are told and passed over; the exit code is then 1.",
         "可读取 81 格一行（双数独为 162 格）、九格一行、图形等任意混合的写法；- 表示标准输入。按顺序为每道"
         "题写一行，解的个数不为一时写在 # 之后。有误的行会指出并跳过，此时退出码为 1。"},
        {"command.puzzle_techniques", "lists the techniques by which people solve, or checks them",
         "列出人工解题技巧，或用例库检验"},
        {"command.puzzle_techniques.more",
         "Without options lists them, the easiest first: their names, their codes in libraries of cases, the "
         "level of puzzles that need them, and what people call them. With + are those that paths try only "
         "where --technique of 'puzzle generate' or 'puzzle play' asks for them, with - those that no puzzle "
         "needs. "
         "--check FILE reads such a library, lines of "
         ":CODE[-VARIANT]:DIGITS:GIVENS:DELETED:ELIMINATIONS:PLACEMENTS:EXTRA:, and writes a line for each "
         "case where the technique finds something else: line, code, what was expected and what was found, "
         "with tabs between. The exit code is then 3. - is standard input; empty lines and lines with # in "
         "front are passed over.",
         "不带选项时由易到难列出技巧的名称、例库中的代码、需要它的题目的级别和通称；标 + 的只在“puzzle generate”或"
         "“puzzle play”用 --technique 指定时才尝试，标 - 的没有题目需要。--check FILE "
         "读取例库，每行为“:代码[-变体]:数字:已知数:已删候"
         "选数:应删候选数:应填数字:附注:”，凡结果不同的例题写一行：行号、代码、应得结果、实得结果，以制表符分隔，此时"
         "退出码为 3。- 表示标准输入；空行和 # 开头的行略过。"},
        {"option.check", "checks what is there, a library of cases or a folder of proofs",
         "检验已有的内容：例库或证明文件夹"},
        {"option.json", "as JSON, for programs", "以 JSON 输出，供程序读取"},
        {"command.puzzle_boards", "writes complete plain boards, no two equal", "写出互不相同的数独终盘"},
        {"command.puzzle_boards.more",
         "By permutation of a base row there are 2903040 for each first digit; with --random there is no "
         "limit.",
         "由一行排列变换而来，每个首数字有 2903040 个；用 --random 则不限数量。"},
        {"option.count_solutions", "counts the solutions of each puzzle up to this number", "每道题的解最多数到此数"},
        {"option.first_digit", "the digit that every board begins with", "每个终盘的第一个数字"},
        {"option.random", "random boards, evenly spread", "均匀随机的终盘"},
        {"usage.boards", "--count takes a number from 1 to {1} here, found {2}; --random knows more",
         "此处 --count 应为 1 到 {1}，而不是 {2}；用 --random 可以更多"},
        {"command.puzzle_encode", "writes the CNF formula of a puzzle", "写出题目的 CNF 公式"},
        {"option.output", "where the result goes, written whole; else standard output",
         "结果写入的文件（整体写入）；默认标准输出"},
        {"option.layout", "which figure of grids, with which rules; NAME may be a file (help layouts)",
         "网格布局及其规则；名称也可以是文件（见 help layouts）"},
        {"option.engine", "who solves", "求解引擎"},
        {"option.seed", "the same seed gives the same result everywhere", "同一种子在任何机器上给出同样结果"},
        {"option.count", "how many", "数量"},
        {"option.threads", "threads; else as many as the machine runs at once", "线程数；默认等于机器的并行数"},
        {"option.shard", "one of N equal parts, K from 1 to N: all of them, joined in order, are what one run writes",
         "只做 N 等份中的第 K 份（1 到 N）；各份按顺序拼接即与一次运行的结果逐字节相同"},
        {"option.continue",
         "goes on where a run with the same options was stopped, or begins: FILE.part holds what there is, "
         "FILE.journal tells how far it is, and in the end FILE is whole",
         "从同样选项的上一次运行中止处继续，没有则从头开始：FILE.part 是已有的部分，FILE.journal 记录进度，"
         "完成后得到完整的 FILE"},
        {"option.solve_threads",
         "threads that search in different ways and share what they learn; limits of conflicts are each "
         "thread's",
         "以不同方式搜索并共享学习子句的线程数；冲突数限制对每个线程分别计算"},
        {"option.deterministic", "the same run of the threads each time: they wait for one another to share",
         "多线程每次运行都相同：线程在共享时互相等待"},
        {"option.format", "how the result is written", "结果的书写格式"},
        {"option.holes", "empty cells: of the whole figure, or of each grid", "空格数：整个图形的，或每个网格的"},
        {"option.level", "how hard: the level of the rating", "难度级别，按评定结果"},
        {"option.clues", "givens: of the whole figure, or of each grid", "已知数的个数：整个图形的，或每个网格的"},
        {"option.rating", "rating on Sudoku Explainer's scale, such as 4.0-5.0",
         "Sudoku Explainer 标度的难度，如 4.0-5.0"},
        {"option.technique", "needs this technique and nothing harder, in the order of 'puzzle techniques'",
         "需要此技巧，且不需要更难的（按“puzzle techniques”的顺序）"},
        {"option.without", "techniques that have no part in the way", "解题过程中不出现的技巧"},
        {"option.daily", "the puzzle of the day, the same everywhere; else of today (UTC)",
         "每日一题，各处相同；不写日期则为今天（UTC）"},
        {"option.class", "how much the grids need each other, C0 for not at all",
         "各网格相互依赖的程度，C0 为互不依赖"},
        {"option.columns", "what is told of each puzzle", "每道题输出哪些列"},
        {"option.sort", "puts the puzzles in rising order of a column", "按某列从小到大排列"},
        {"option.reverse", "falling order", "从大到小排列"},
        {"option.filter", "only puzzles whose columns have such values, as in er=4.0-5.0,level=hard",
         "只输出各列的值符合条件的题目，如 er=4.0-5.0,level=hard"},
        {"option.enough", "ends with a puzzle of so few givens", "找到已知数这么少的题目即结束"},
        {"command.puzzle_hunt", "goes on from a puzzle to others with fewer givens",
         "从一道题出发，寻找已知数更少的题目"},
        {"command.puzzle_hunt.more",
         "Givens are exchanged for fewer others, two for one and three for two, and one for another where "
         "that does not do. Each better puzzle is written at once: with -o in the place of the one before, "
         "else a line each. It goes on until Ctrl-C. The exit code is 3 where there was none.",
         "用更少的已知数替换原有的：两个换一个，三个换两个；不行时先一个换一个。每找到更好的题目便立即写出"
         "：用 -o 时取代前一道，否则每道一行。按 Ctrl-C 结束。没有找到时退出码为 3。"},
        {"command.puzzle_rate", "tells how hard every puzzle of a file is", "评定文件中每道题的难度"},
        {"command.puzzle_rate.more",
         "Writes a line for each puzzle, in order, with tabs between the columns: the puzzle, its rating "
         "on Sudoku Explainer's scale (er: the hardest step, ep: up to the first digit, ed: the first "
         "step), score and level as HoDoKu 2.2 gives them, for several grids how much they need each other, and the "
         "hardest technique. Other columns are layout, clues and exchanges. Classes: C0 each grid has one "
         "solution by itself, C1 one grid after the other, C2 the grids tell each other digits, C3 they "
         "tell each other what they exclude, C4 only joint reasoning helps. A filter's range has one end "
         "or two: er=4.0-5.0, clues=-24, level=unfair-. A rating that was not reached is told as a lower bound, "
         "≥10.5: it is sorted last and passes a filter only where every higher one would. The exit code is 3 where a "
         "puzzle has not exactly one solution.",
         "按顺序为每道题写一行，各列以制表符分隔：题目；Sudoku Explainer 标度的难度（er：最难的一步，ep：到"
         "第一个数字为止，ed：第一步）；HoDoKu 2.2 的评分和级别；多网格题目的耦合类别；最难的技巧。还有 "
         "layout、clues、exchanges 几列可选。耦合类别：C0 每个网格单独有唯一解，C1 一个网格解完再解另一个，"
         "C2 网格之间互相告知数字，C3 互相告知所排除的候选数，C4 只有联合推理才行。条件的范围可写一端或两端"
         "：er=4.0-5.0、clues=-24、level=unfair-。未能评到底的难度以下界表示（≥10.5）：排在最后，只有更高的难度也"
         "都符合时才通过条件。有题目不是恰有一解时，退出码为 3。"},
        {"option.effort",
         "consequences that the chains of one rating may draw; else 200,000,000, half a minute. What it does not "
         "reach is told as a lower bound",
         "评定一道题时强制链最多推出多少个结论；未给出时为 200000000，约半分钟。未能评到底的以下界表示"},
        {"option.minimal", "no given can go", "任何已知数都不可去掉"},
        {"option.joint", "no grid has one solution by itself", "任何网格单独都没有唯一解"},
        {"option.symmetry", "how the givens of each grid lie", "每个网格中已知数的对称方式"},
        {"option.pattern", "a board: givens stand exactly where it has digits", "一个盘面：已知数恰好位于其有数字之处"},
        {"option.board", "a complete board to dig the holes in", "一个终盘，在其上挖洞"},
        {"option.solution", "the solution beside each puzzle", "同时写出每道题的解"},
        {"option.tries", "boards to try for each puzzle", "每道题最多试多少个盘面"},
        {"option.encoding", "which clauses state the rules", "用哪些子句表达规则"},
        {"option.merge", "one set of variables for a shared cell", "共享格只用一组变元"},
        {"command.solve", "solves a CNF formula", "求解 CNF 公式"},
        {"command.solve.more",
         "Prints the answer in the SAT competition's form. A model is checked against the formula "
         "first. Compressed formulas (gzip, xz, bzip2, zstd) are unpacked; - is standard input. SIGUSR1 asks a running "
         "search for a line about itself. Scripts for Kissat or CaDiCaL need another name only: satdoku FILE.cnf "
         "[PROOF] solves, too, with their options -n, -q, -v, -f, -t or --time, -c or --conflicts, -d or --decisions, "
         "--sat, --unsat, --plain and --no-binary; PROOF is binary DRAT. Without FILE.cnf the formula comes from "
         "standard input, unless that is a terminal.",
         "以 SAT 竞赛的格式输出答案；模型先对照公式检验。可读取压缩的公式（gzip、xz、bzip2、zstd）；- 表示标准输入。"
         "向正在运行的求解发送 SIGUSR1 可得到一行进展。为 Kissat 或 CaDiCaL 编写的脚本只需改名：satdoku FILE.cnf "
         "[PROOF] "
         "同样求解，并接受它们的选项 -n、-q、-v、-f、-t 或 --time、-c 或 --conflicts、-d 或 --decisions、--sat、"
         "--unsat、--plain、--no-binary；PROOF 为二进制 DRAT。不给 FILE.cnf 时从标准输入读取公式，除非它是终端。"},
        {"command.show", "shows what is in a CNF formula", "查看 CNF 公式的内容"},
        {"command.replay", "makes recorded calls of the library again", "重新执行所记录的程序库调用"},
        {"command.replay.more",
         "Reads a file that satdoku_record() has made in a program that uses the library, or SATDOKU_RECORD in its "
         "environment; makes the same calls with the same answers of callbacks, and tells results that differ. Exit "
         "code 3 where one does.",
         "读取使用本程序库的程序借 satdoku_record() 或环境中的 SATDOKU_RECORD 写出的文件，以回调的相同回答执行相同"
         "的调用，并指出不同的结果。有不同时退出码为 3。"},
        {"command.check", "checks a result, a proof, or the results of a class", "检验结果、证明或全班的结果"},
        {"command.check.more",
         "Reads .res files, the SAT competition's output and MiniSat's result files, and proofs in DRAT, LRAT and "
         "VeriPB. A claim of unsatisfiability without a proof is judged by a search of 5 s (or --time-limit), which "
         "finds a model or a proof. Exit code 3 if the claim is wrong or not confirmed; then --trim, --lrat and --core "
         "write nothing. FOLDER...: every .res file in the folders and in the folders of people in them is judged "
         "against the formula of the same name (zhang/f.res and zhang_f.res against f.cnf), with a table by person and "
         "formula. The time limit is then that of each search. The rate is (t - t0) / t with t the time of the "
         "reference and t0 the claimed time.",
         "可读取 .res 文件、SAT 竞赛输出和 MiniSat 结果文件，以及 DRAT、LRAT 和 VeriPB "
         "证明。没有证明的不可满足结论由 5 秒（或 "
         "--time-limit）的搜索判断：它找出模型或证明。结论错误或未确认时退出码为 3，"
         "此时 --trim、--lrat 和 --core 不写任何文件。FOLDER...：检验这些文件夹及其中各人文件夹里的每个 .res 文件，"
         "与同名公式对照（zhang/f.res 和 zhang_f.res 对照 f.cnf），按姓名和公式列表；此时时限是每次搜索的时限。"
         "优化率为 (t - t0) / t，t 为参照的用时，t0 为所报用时。"},
        {"command.compare", "strategies and engines side by side", "并排比较策略与引擎"},
        {"command.compare.more",
         "The rate is the time that a strategy saves against the first one, (t - t0) / t with t the first "
         "one's time; beside it stands how many times faster or slower it is. Below -100 % only that "
         "says how much. Counts and times are those of the median run. Where a time limit ended one of the "
         "two, its time stands behind >, and both are bounds. A strategy of dpll can take switches: "
         "naive,naive+pure-literals,dlis+tautologies+subsumption.",
         "优化率是相对第一个策略节省的时间：(t - t0) / t，其中 t 是第一个策略的用时；旁边是快或慢的倍数。低"
         "于 -100 % 时只看倍数。各项计数与用时取自居中的一次运行。若两者之一到达时限，其用时前有 >，优化率"
         "和倍数都只是界限。dpll 的策略可以加开关：naive,naive+pure-literals,dlis+tautologies+subsumption。"},
        {"option.branching", "how dpll chooses the literal to split on; means --engine dpll",
         "dpll 的分支策略；隐含 --engine dpll"},
        {"option.pure_literals", "dpll sets literals true whose negation is nowhere left",
         "dpll 把只剩一种极性的文字（纯文字）设为真"},
        {"option.tautologies", "dpll takes out clauses that hold a literal and its negation before it searches",
         "dpll 在搜索前去掉重言式子句（同时含某文字及其否定）"},
        {"option.subsumption", "dpll takes out clauses that hold all literals of another one before it searches",
         "dpll 在搜索前去掉被包含的子句（含有另一子句的全部文字）"},
        {"option.set", "settings of cdcl; satdoku help options lists them; seed=N is --seed N",
         "cdcl 的设置；satdoku help options 列出全部；seed=N 即 --seed N"},
        {"help.settings",
         "What solve --set NAME=VALUE,... changes in the engine cdcl; --set may be given more than once. A "
         "switch is on with 1 and off with 0; the range stands in ( ), the default in [ ].",
         "用“solve --set 名称=值,…”可改变 cdcl 引擎的以下设置；--set 可以多次给出。开关 1 为开，0 为关；圆括号中是"
         "范围，方括号中是默认值。"},
        {"option.time_limit", "ends after so many seconds, reading included", "在这些秒数（含读入）之后结束"},
        {"option.solve_time_limit", "gives up each solve after so many seconds", "每次求解超过这些秒数后放弃"},
        {"option.effort_time_limit", "looks for shorter reasons for so many seconds", "用这些秒数寻找更短的理由"},
        {"option.conflict_limit", "gives up after so many conflicts", "冲突达到此数后放弃"},
        {"option.memory_limit", "gives up where the process takes so many megabytes", "进程内存达到此兆字节数后放弃"},
        {"option.expression", "the formula itself instead of the first FILE: \"1 -2 0 2 3 0\"; the header is optional",
         "直接给出公式，代替第一个 FILE：\"1 -2 0 2 3 0\"；可省略文件头"},
        {"option.relaxed",
         "takes wrong counts, variables above the header, a missing last 0 and a board before the header",
         "接受不符的计数、超出文件头的变元、缺少的最后一个 0 以及文件头之前的盘面"},
        {"option.res", "writes the result to a .res file; beside the formula where none is named",
         "将结果写入 .res 文件；未指定时写在公式旁边"},
        {"option.proof", "writes a proof of unsatisfiability, which check verifies",
         "写出不可满足性证明，可用 check 检验"},
        {"option.solve_proof_format",
         "DRAT as text or binary; LRAT, whose hints make checking a walk; VeriPB, in which nothing is left out",
         "DRAT（文本或二进制）；带提示、逐步检验即可的 LRAT；不搁置任何推理的 VeriPB"},
        {"check.option_proof", "a proof to check, in DRAT, LRAT or VeriPB, which its contents tell",
         "要检验的证明，DRAT、LRAT 或 VeriPB，由其内容判断"},
        {"option.axioms",
         "clauses that are taken for granted besides the formula, those of a user propagator: a line for each, 0 at "
         "its end",
         "除公式外视为成立的子句（来自用户传播器）：每行一个，以 0 结束"},
        {"option.trim", "writes those steps of the DRAT proof that were needed, each clause deleted after its last use",
         "写出 DRAT 证明中用到的步骤，各子句在最后一次使用后删除"},
        {"option.lrat", "writes the needed steps of the DRAT proof as LRAT, with the hints by which they follow",
         "把 DRAT 证明中用到的步骤写成 LRAT，并附上使其成立的提示"},
        {"check.option_core", "writes those clauses of the formula that the proof needs",
         "写出证明所用到的公式子句（不可满足核）"},
        {"option.proof_format", "how the proof is written", "证明的书写格式"},
        {"option.no_model", "prints no v lines", "不输出 v 行"},
        {"option.verbose", "prints a line about the search every second", "每秒输出一行搜索情况"},
        {"option.decision_limit", "gives up after so many decisions", "决策达到此数后放弃"},
        {"option.stats", "prints statistics as c lines, or as one JSON object on standard error",
         "以 c 行输出统计，或在标准错误上输出一个 JSON 对象"},
        {"option.clauses",
         "show: lists the clauses instead, all or some: 5, 5-9, 5-; puzzle explain: writes those as DIMACS "
         "that force the digit of --cell, by houses and digits, below the explanation",
         "show：改为列出子句，全部或一部分：5、5-9、5-；puzzle explain：以 DIMACS 写出推出 --cell 的数字的"
         "子句，按区域与数字分组，前附说明"},
        {"option.literal", "lists the clauses with this literal instead", "改为列出含此文字的子句"},
        {"option.top", "how many of the most frequent literals", "列出多少个出现最多的文字"},
        {"option.strategies", "what to compare: strategies of dpll, and engines", "要比较的 dpll 策略和引擎"},
        {"option.with", "another solver to compare: 'satdoku help solvers'",
         "一同比较的其他求解器：见 satdoku help solvers"},
        {"option.runs", "solves so many times and takes the median of the times", "各求解若干次，取用时的中位数"},
        {"option.formulas", "folder of the formulas", "公式所在的文件夹"},
        {"option.reference", "strategy or engine whose time gives the rate", "计算优化率时参照的策略或引擎"},
        {"option.table", "how the table is written", "表格的书写格式"},
        {"option.lang", "language; else LC_ALL, LC_MESSAGES and LANG decide",
         "语言；默认由 LC_ALL、LC_MESSAGES、LANG 决定"},
        {"option.notation",
         "how cells are named: r1c1 writes r4c6, b:r4c6 where there are several grids, r1c23 for two; both "
         "notations are read everywhere",
         "格子的写法：r1c1 写 r4c6，有多个网格时写 b:r4c6，两格合写 r1c23；两种写法处处都能读入"},
        {"option.color", "colours; NO_COLOR counts too", "颜色；也遵循 NO_COLOR"},
        {"option.plain", "plain lines of text on a terminal: no lists, colours or whole screens",
         "在终端上只用纯文本逐行显示：无列表、颜色与全屏"},
        {"option.quiet", "nothing on standard error but errors", "标准错误上只输出出错信息"},
        {"option.help", "this help", "显示帮助"},
        {"option.version", "the version", "显示版本"},
    };
    return entries;
}

}  // namespace satdoku::language
