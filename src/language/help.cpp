#include "catalogue.hpp"

namespace satdoku::language {
std::span<const Entry> help_entries() {
    static constexpr Entry entries[] = {
        {"usage.hint", "See 'satdoku help {1}'.", "用法见“satdoku help {1}”。"},
        {"usage.topics_hint", "'satdoku help' lists all commands and topics.", "“satdoku help”列出全部命令和主题。"},
        {"usage.near", "; did you mean {1}?", "；是否指 {1}？"},
        {"usage.unknown_option", "unknown option {1}{2}", "未知选项 {1}{2}"},
        {"usage.value_missing", "{1} needs a value: {2}", "{1} 需要一个值：{2}"},
        {"usage.value_unwanted", "{1} takes no value", "{1} 不带值"},
        {"usage.integer", "{1} must be an integer from {2} to {3}, not '{4}'",
         "{1} 应为 {2} 到 {3} 之间的整数，而不是“{4}”"},
        {"usage.integer_from", "{1} must be an integer of at least {2}, not '{3}'",
         "{1} 应为不小于 {2} 的整数，而不是“{3}”"},
        {"usage.decimal", "{1} must be a number above 0, not '{2}'", "{1} 应为大于 0 的数，而不是“{2}”"},
        {"usage.choice", "{1} must be one of {2}, not '{3}'{4}", "{1} 应为 {2} 之一，而不是“{3}”{4}"},
        {"usage.operand_missing", "missing argument: {1}", "缺少参数：{1}"},
        {"usage.operand_unwanted", "unexpected argument: {1}", "不应有参数：{1}"},
        {"usage.command_of_group", "{1} is a puzzle command; use: satdoku {2}", "{1} 是数独命令，请输入：satdoku {2}"},
        {"usage.unknown_command", "unknown command {1}{2}", "未知命令 {1}{2}"},
        {"usage.unknown_topic", "no command or topic is named {1}{2}", "没有名为 {1} 的命令或主题{2}"},
        {"usage.group", "'{1}' needs a command: {2}", "“{1}”之后需要命令：{2}"},
        {"usage.holes", "{--|--holes must be|expected} a number, or N,M with one for each grid, not '{1}'",
         "{--|--holes }应为一个数，或每个网格一个数（N,M），而不是“{1}”"},
        {"usage.setting", "{--|--set must be|expected} NAME=VALUE or a configuration, not '{1}'",
         "{--|--set }应为 名称=值 或配置名，而不是“{1}”"},
        {"usage.clues", "--clues must be a number, or N,M with one for each grid, not '{1}'",
         "--clues 应为一个数，或每个网格一个，写作 N,M，而不是“{1}”"},
        {"usage.rating", "{--|--rating must be|expected} a rating or a range such as 4.2 or 4.0-5.0, not '{1}'",
         "{--|--rating }应为一个难度或范围，如 4.2 或 4.0-5.0，而不是“{1}”"},
        {"usage.unknown_technique", "unknown technique {1}{2}", "未知技巧 {1}{2}"},
        {"usage.technique_never",
         "no puzzle needs {1}: wherever there is one, easier techniques make the same eliminations",
         "没有题目需要 {1}：凡有此技巧之处，更容易的技巧都能删去同样的候选数"},
        {"usage.proof_no_technique",
         "puzzles cannot be generated for proof: it is not a technique but the last resort, a digit proved by an "
         "engine",
         "不能按 proof 出题：它不是技巧，而是最后的手段，即由引擎证明的数字"},
        {"usage.column", "unknown column {1}; the columns are {2}", "未知列 {1}；可用的有 {2}"},
        {"usage.filter", "--filter must be conditions such as er=4.0-5.0 or class=C3, not '{1}'",
         "--filter 应为 er=4.0-5.0 或 class=C3 这样的条件，而不是“{1}”"},
        {"usage.unknown_setting", "{--|--set: }unknown setting {1}; {--|satdoku help options|?} lists all{2}",
         "{--|--set：}未知设置 {1}；{--|satdoku help options|?} 列出全部{2}"},
        {"usage.shard", "--shard must be K/N with K from 1 to N, such as 3/10, not '{1}'",
         "--shard 应为 K/N，K 从 1 到 N，如 3/10，而不是“{1}”"},
        {"usage.needs", "{1} requires {2}", "{1} 只能与 {2} 同用"},
        {"usage.both", "{1} and {2} cannot be combined", "{1} 与 {2} 不能同时使用"},
        {"usage.only_for_engine", "{1} applies only to the engine {2}", "{1} 只用于 {2} 引擎"},
        {"usage.res_needs_name", "--res needs a file name if the formula has none (standard input or --expression)",
         "公式没有文件名时（标准输入或 --expression），--res 需要文件名"},
        {"usage.not_standard_output", "standard output is used for the answer; --res and --proof need a file name",
         "标准输出用于答案；--res 和 --proof 需要文件名"},
        {"usage.result_or_proof", "missing argument: a result to check, or a proof with --proof FILE",
         "缺少参数：要检验的结果，或用“--proof 文件”给出证明"},
        {"usage.standard_output_twice", "only one file can go to standard output", "只有一个文件可写到标准输出"},
        {"usage.needs_proof", "--trim, --core and --lrat need --proof FILE",
         "--trim、--core 和 --lrat 需要“--proof 文件”"},
        {"usage.standard_input_twice", "standard input can be read only once", "标准输入只能读取一次"},
        {"help.usage", "Usage: {1}", "用法：{1}"},
        // What help calls operands and values, as written in the rows of commands.
        {"placeholder.CELL", "CELL", "格子"},
        {"placeholder.CLAUSES", "CLAUSES", "子句"},
        {"placeholder.COMMAND", "COMMAND", "命令"},
        {"placeholder.CONFLICTS", "CONFLICTS", "冲突数"},
        {"placeholder.DATE", "DATE", "日期"},
        {"placeholder.FILE", "FILE", "文件"},
        {"placeholder.FOLDER", "FOLDER", "文件夹"},
        {"placeholder.FORM", "FORM", "格式"},
        {"placeholder.FROM", "FROM", "起"},
        {"placeholder.KIND", "KIND", "种类"},
        {"placeholder.LANGUAGE", "LANGUAGE", "语言"},
        {"placeholder.LITERAL", "LITERAL", "文字"},
        {"placeholder.NAME", "NAME", "名称"},
        {"placeholder.NOTATION", "NOTATION", "写法"},
        {"placeholder.OPERANDS", "OPERANDS", "操作数"},
        {"placeholder.OPTIONS", "OPTIONS", "选项"},
        {"placeholder.ORDER", "ORDER", "订单"},
        {"placeholder.PROOF", "PROOF", "证明"},
        {"placeholder.RANGE", "RANGE", "范围"},
        {"placeholder.RESULT", "RESULT", "结果"},
        {"placeholder.RESULTS", "RESULTS", "结果"},
        {"placeholder.SECONDS", "SECONDS", "秒数"},
        {"placeholder.SHELL", "SHELL", "shell"},
        {"placeholder.TEXT", "TEXT", "文本"},
        {"placeholder.TO", "TO", "止"},
        {"placeholder.TOPIC", "TOPIC", "主题"},
        {"placeholder.VALUE", "VALUE", "值"},
        {"placeholder.WHEN", "WHEN", "何时"},
        {"help.options_title", "Options:", "选项："},
        {"help.commands_title", "Commands:", "命令："},
        {"help.common_title", "Every command takes:", "所有命令都接受："},
        {"help.about",
         "Load, inspect, solve and check CNF formulas; solve, generate and play twodokus (two sudokus that share a "
         "box). Without a command, the menus open.",
         "载入、查看、求解并检验 CNF 公式；求解、生成并游玩双数独（共享一宫的两个数独）。不带命令时打开菜单。"},
        {"help.topics_title", "Topics ('satdoku help TOPIC'):", "主题（用“satdoku help 主题”查看）："},
        {"help.example_title", "Example:", "示例："},
        {"help.strategies",
         "--branching NAME selects dpll with one of these strategies:", "--branching 名称 选用 dpll，并指定分支策略："},
        {"help.layouts", "Layouts:", "布局："},
        {"help.faults",
         "To report a bug ('satdoku help faults'), send the version, the command, its input files and its output to "
         "the person who gave you the program, or add it to the project's issues.",
         "报告问题：请把版本号、命令、所读的文件和程序的输出发给向你提供本程序的人，或写入本项目的问题列表；详见"
         "“satdoku help faults”。"},
        {"help.exit_codes",
         "Exit codes: solve 10 satisfiable, 20 unsatisfiable, 0 undecided; other commands 0 done, 3 the answer is no; "
         "all 1 bad input or a failed write, 2 wrong usage, 128 + the number of a signal.",
         "退出码：solve 可满足为 10，不可满足为 20，未定为 0；其他命令完成为 0，答案为否为 3；所有命令输入"
         "有误或写入失败为 1，用法错误为 2，被信号结束为 128 加信号编号。"},
        {"option.man", "print the manual page", "输出手册页"},
        {"option.completion", "print the completion script for a shell", "输出 shell 补全脚本"},
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
        {"command.help", "Explain a command or topic, or list them", "说明某个命令或主题，或列出全部"},
        {"command.puzzle_generate", "Generate puzzles with exactly one solution", "生成恰有一个解的题目"},
        {"command.puzzle_play", "Play a new puzzle, one from a file or a saved game", "玩新题、文件中的题目或存档"},
        {"command.puzzle_play.more",
         "Games are saved after every move in $XDG_STATE_HOME/satdoku (default: ~/.local/state/satdoku) until they are "
         "over; --resume continues one. With -q no board is shown after a move: answers are lines of words.",
         "每操作一步，游戏都会自动保存到 $XDG_STATE_HOME/satdoku（默认为 ~/.local/state/satdoku），直到结束；用 "
         "--resume 继续。加 -q 时每步之后不显示盘面，只用一行文字回答。"},
        {"option.digits", "digits of grids with more than nine", "九个以上数字的网格所用的数字"},
        {"option.puzzle", "number of the puzzle in the file", "文件中的第几道题"},
        {"option.lines", "line input, even on a full-screen terminal", "逐行输入，即使终端支持全屏"},
        {"option.blank", "start with a blank board: enter givens, then begin", "从空盘面开始：先输入已知数，再 begin"},
        {"option.resume", "continue a saved game", "继续自动保存的游戏"},
        {"option.list", "list saved games", "列出自动保存的游戏"},
        {"option.statistics", "show statistics by layout and level", "按布局和级别显示统计"},
        {"option.remove", "delete a saved game, by name or number", "按名称或编号删除自动保存的游戏"},
        {"option.feedback", "feedback on each digit entered", "填入数字后的反馈方式"},
        {"command.puzzle_literals", "Explain the literals of a puzzle's formula",
         "说明题目公式中各文字的含义，并查出格子对应的文字"},
        {"command.puzzle_literals.more",
         "A literal is a number such as 731 or -5, or a cell with or without a digit: b:r1c1=2, b11. By default, "
         "all variables are listed.",
         "文字可以是 731、-5 这样的数，也可以是格子（可带数字）：b:r1c1=2、b11。不指定时列出全部变元。"},
        {"command.puzzle_explain", "Explain a solution step by step", "逐步说明解题过程"},
        {"command.puzzle_explain.more",
         "Explains every puzzle of the file, one step per line: the easiest technique that applies, and why it is "
         "right. If no technique applies, a digit is proved with the fewest digits, then the fewest rules. --cell r4c6 "
         "shows the fewest givens that force its digit, with these the fewest rules, by houses and digits, and the "
         "steps to get there; --cell r4c6=5 why it is or is not 5. If there is no solution, the fewest contradictory "
         "givens are shown, if there are several, where they differ and which given would mend it; "
         "the exit code is then 3.",
         "逐一说明文件中的每道题，一步一行：用可行的最容易的技巧，并说明理由。没有技巧可用时，给出某个数字的证明，所用"
         "数字最少，其次规则最少。--cell r4c6 给出推出该格的最少的已知数，再按区域与数字列出此时最少的规则，以及人工得"
         "出它的步骤；--cell r4c6=5 说明它为何是或不是 5。题目无解时指出最少的互相矛盾的已知数，多解时指出各解不同的格"
         "子，以及再给出哪一个数字即可使解唯一；此时退出码为 3。"},
        {"option.cell", "explain this cell (b:r4c6) or digit (b:r4c6=5)", "要说明的格子（b:r4c6）或其数字（b:r4c6=5）"},
        {"usage.cell", "--cell must be a cell such as {1}, or a cell and a digit such as {2}, not '{3}'",
         "--cell 应为格子（如 {1}）或格子与数字（如 {2}），而不是“{3}”"},
        {"command.puzzle_certify", "Prove that puzzles have one solution, or check proofs",
         "证明题目恰有一个解，或检验证明"},
        {"command.puzzle_certify.more",
         "Writes to the new folder -o FOLDER, for each puzzle: its formula, its solution, the formula of a second "
         "solution with a DRAT proof that there is none, and, if the puzzle is minimal, another solution without each "
         "given and constraint. README.txt there explains how to check these with other programs. --check FOLDER "
         "checks such a folder; if anything is wrong, it names the first error and exits with 3.",
         "在新文件夹（-o 文件夹）中为每道题写出：题目的公式、解、“另有一解”的公式及其无解的 DRAT 证明；若每"
         "个已知数与约束都不可去掉，还为每一个写出去掉它后出现的另一个解。其中的 README.txt 说明如何用其他程"
         "序检验。--check 文件夹 检验这样的文件夹，指出第一处错误，此时退出码为 3。"},
        {"usage.certify",
         "missing argument: puzzles and a new folder (FILE -o FOLDER), or a folder to check (--check FOLDER)",
         "缺少参数：题目和新文件夹（文件 -o 文件夹），或要检验的文件夹（--check 文件夹）"},
        {"command.puzzle_decode", "Convert the result of a puzzle's formula to a board", "把题目公式的结果还原为盘面"},
        {"command.puzzle_solve", "Solve every puzzle of a file", "求解文件中的每道题"},
        {"command.puzzle_solve.more",
         "Reads lines of 81 cells (162 for a twodoku), rows of nine, figures and pictures, in any mix; - is standard "
         "input. Writes one line per puzzle, in order, followed by # and the number of solutions if it is not one. "
         "Invalid lines are reported and skipped; the exit code is then 1.",
         "可读取 81 格一行（双数独为 162 格）、九格一行、图形等任意混合的写法；- 表示标准输入。按顺序为每道"
         "题写一行，解的个数不为一时写在 # 之后。有误的行会指出并跳过，此时退出码为 1。"},
        {"command.puzzle_techniques", "List human solving techniques", "列出人工解题技巧"},
        {"command.puzzle_techniques.more",
         "Lists them, easiest first: name, code in HoDoKu's library, level of the puzzles that need it, and common "
         "names. Those marked + are tried only if 'puzzle generate' or 'puzzle play' asks for them with --technique; "
         "only grids of more than nine digits need those marked >, and no puzzle those marked -.",
         "由易到难列出技巧的名称、HoDoKu 题库中的代码、需要它的题目的级别和通称；标 + 的只在“puzzle generate”或“puz"
         "zle play”用 --technique 指定时才尝试，标 > 的只有超过九个数字的宫格才需要，标 - 的没有题目需要。"},
        {"option.check", "check a folder of certificates", "检验证明文件夹"},
        {"certify.option_output", "new folder for the certificates", "存放证明的新文件夹"},
        {"option.json", "print JSON", "以 JSON 输出，供程序读取"},
        {"command.puzzle_boards", "Write different complete boards of plain sudoku", "写出互不相同的数独终盘"},
        {"command.puzzle_boards.more",
         "Permuting a base row gives 2903040 boards for each first digit; --random has no limit.",
         "由一行排列变换而来，每个首数字有 2903040 个；用 --random 则不限数量。"},
        {"option.count_solutions", "count solutions of each puzzle up to N", "每道题的解最多数到此数"},
        {"option.first_digit", "first digit of every board", "每个终盘的第一个数字"},
        {"option.random", "random boards, uniformly distributed", "均匀随机的终盘"},
        {"usage.boards", "--count must be from 1 to {1} here, not {2}; --random has no limit",
         "此处 --count 应为 1 到 {1}，而不是 {2}；用 --random 则不限"},
        {"command.puzzle_encode", "Write the CNF formula of a puzzle", "写出题目的 CNF 公式"},
        {"option.force", "overwrite files of any kind", "覆盖任何类型的文件"},
        {"option.output", "output file (default: standard output)", "输出文件（默认：标准输出）"},
        {"option.layout", "layout by name or file; see 'satdoku help layouts'",
         "布局的名称或文件；见 satdoku help layouts"},
        {"option.engine", "solver engine", "求解引擎"},
        {"option.seed", "random seed (same result on every machine)", "随机种子（在任何机器上结果相同）"},
        {"option.count", "number to generate", "生成数量"},
        {"option.threads", "number of threads (default: all processors)", "线程数（默认：全部处理器）"},
        {"option.shard", "process only part K of N",
         "只做 N 等份中的第 K 份（1 到 N）；各份按顺序拼接即与一次运行的结果逐字节相同"},
        {"option.continue", "resume an interrupted run; see 'satdoku help parts'",
         "继续中止的运行；见 satdoku help parts"},
        {"option.solve_threads", "parallel searches; conflict limits apply to each",
         "并行搜索的线程数；冲突数限制对每个线程分别计算"},
        {"option.deterministic", "same run with several threads every time", "多线程每次运行都相同"},
        {"option.format", "output format", "输出格式"},
        {"option.holes", "empty cells, in total or for each grid", "空格数：总数，或每个网格的"},
        {"option.level", "difficulty level", "难度级别"},
        {"option.clues", "number of givens, in total or for each grid", "已知数的个数：总数，或每个网格的"},
        {"option.rating", "Sudoku Explainer rating, e.g. 4.0-5.0", "Sudoku Explainer 标度的难度，如 4.0-5.0"},
        {"option.technique", "require this technique and nothing harder", "需要此技巧，且不需要更难的"},
        {"option.exclude", "techniques to exclude", "解题过程中不出现的技巧"},
        {"option.constraints", "kinds of constraints to draw: cage,thermometer,...",
         "要画的约束种类：cage,thermometer 等"},
        {"option.daily", "puzzle of the day (default: today, UTC)", "每日一题（默认：今天，UTC）"},
        {"option.coupling", "coupling class of the grids; C0: independent", "各网格的耦合类别；C0 为互不依赖"},
        {"option.columns", "columns to print", "输出的列"},
        {"option.sort", "sort by this column", "按某列从小到大排列"},
        {"option.reverse", "sort in descending order", "从大到小排列"},
        {"option.filter", "print only matches, e.g. er=4.0-5.0,level=hard",
         "只输出符合条件的题目，如 er=4.0-5.0,level=hard"},
        {"option.target", "stop at this many givens", "已知数减到此数即结束"},
        {"command.puzzle_hunt", "Search for puzzles with fewer givens", "从一道题出发，寻找已知数更少的题目"},
        {"command.puzzle_hunt.more",
         "Replaces two givens by one, or one by another, in the most promising puzzle known. Each better puzzle is "
         "written at once: -o replaces the previous one, standard output gets one line each. Runs until Ctrl-C. The "
         "exit code is 3 if none was found.",
         "每次从已知题目中最有希望的一道出发，把两个已知数换成一个，或一个换成另一个。每找到更好的题目便立即写出"
         "：用 -o 时取代前一道，否则每道一行。按 Ctrl-C 结束。没有找到时退出码为 3。"},
        {"command.puzzle_rate", "Rate the difficulty of every puzzle of a file", "评定文件中每道题的难度"},
        {"command.puzzle_rate.more",
         "Writes one tab-separated line per puzzle, in order: the puzzle; its rating on Sudoku Explainer's scale (er: "
         "hardest step, ep: up to the first digit, ed: first step); score and level as in HoDoKu 2.2; coupling class, "
         "if there are several grids; hardest technique. Other columns: layout, clues, exchanges (how often the grids "
         "pass information). Coupling classes: C0 "
         "each grid has one solution by itself, C1 one grid after the other, C2 grids pass on digits, C3 grids pass on "
         "eliminations, C4 only joint reasoning helps. Filter ranges have one end or two: er=4.0-5.0, clues=-24, "
         "level=unfair-. A rating cut off by --effort is a lower bound, ≥10.5: it sorts last, and passes a filter only "
         "if every higher rating would. The exit code is 3 if a puzzle has no unique solution.",
         "按顺序为每道题写一行，各列以制表符分隔：题目；Sudoku Explainer 标度的难度（er：最难的一步，ep：到第一个数字为"
         "止，ed：第一步）；HoDoKu 2.2 的评分和级别；多网格题目的耦合类别；最难的技巧。还有 layout、clues、exchanges（"
         "网格之间传递信息的次数）三列可选。耦合类别：C0 每个网格单独有唯一解，C1 一个网格解完再解另一个，C2 网格之间传"
         "递数字，C3 网格之间传递所排除的候选数，C4 只有联合推理才行。条件的范围可写一端或两端：er=4.0-5.0、clues=-24、"
         "level=unfair-。因 --effort 未能评到底的难度以下界表示（≥10.5）：排在最后，只有更高的难度也都符合时才通过条件"
         "。有题目不是恰有一解时，退出码为 3。"},
        {"option.effort", "limit chain inferences [200000000 per puzzle]", "强制链的推理次数上限 [每题 200000000]"},
        {"option.minimal", "make the puzzle minimal (no redundant givens)", "任何已知数都不可去掉"},
        {"option.joint", "no grid has a unique solution by itself", "任何网格单独都没有唯一解"},
        {"option.symmetry", "symmetry of the givens in each grid", "每个网格中已知数的对称方式"},
        {"option.pattern", "a board whose digits or x mark the givens", "一个盘面，其中有数字或 x 之处即为已知数"},
        {"option.board", "complete board to dig holes in", "要挖洞的终盘"},
        {"option.solution", "also write the solution of each puzzle", "同时写出每道题的解"},
        {"option.tries", "maximum boards to try for each puzzle", "每道题最多试多少个盘面"},
        {"option.encoding", "clauses that encode the rules", "表达规则的子句"},
        {"option.merge", "use one set of variables for shared cells", "共享格只用一组变元"},
        {"command.solve", "Solve a CNF formula", "求解 CNF 公式"},
        {"command.solve.more",
         "Prints the answer in SAT competition format. Models are checked against the formula first. Compressed "
         "formulas (gzip, xz, bzip2, zstd) are unpacked; - is standard input. SIGUSR1 prints a progress line. Scripts "
         "for Kissat, CaDiCaL or MiniSat only need the new name: satdoku [FILE.cnf [PROOF]] takes their options; those "
         "that only tune a search are ignored, and comments list them. PROOF is binary DRAT, with --lrat LRAT of RUP "
         "steps. Without FILE.cnf it reads standard input, unless that is a terminal. With --minisat, or if the "
         "program is called minisat, the second file is MiniSat's result. 'p inccnf' is solved cube by cube.",
         "以 SAT 竞赛的格式输出答案；模型先对照公式检验。可读取压缩的公式（gzip、xz、bzip2、zstd）；- 表示标准输入。向"
         "正在运行的求解发送 SIGUSR1 可得到一行进展。为 Kissat、CaDiCaL、MiniSat 编写的脚本只需改名：satdoku 文件.cnf "
         "[证明] 接受它们的选项；只调整搜索的选项不起作用，并在注释中列出。证明为二进制 DRAT；加 --lrat 为只有 RUP 步骤"
         "的 LRAT。不给文件时从标准输入读取公式，除非它是终端。加 --minisat，或程序名为 minisat 时，第二个文件是 "
         "MiniSat 的结果。“p inccnf”逐个立方求解。"},
        {"command.show", "Show the contents of a CNF formula", "查看 CNF 公式的内容"},
        {"command.check", "Check a result, a proof, or the results of a class", "检验结果、证明或全班的结果"},
        {"command.check.more",
         "Reads .res files, SAT competition output, MiniSat result files, and proofs in DRAT, LRAT and VeriPB. A claim "
         "of unsatisfiability without a proof is checked by a search of up to 5 s (or --time-limit), which finds a "
         "model or a proof. The exit code is 3 if the claim is wrong or not confirmed; --trim, --lrat and --core then "
         "write nothing. FOLDER...: checks every .res file in the folders and in each person's folder inside them "
         "against the formula of the same name (zhang/f.res and zhang_f.res against f.cnf), and prints a table by "
         "person and formula. The time limit then applies to each search. The rate is (t - t0) / t, where t is the "
         "reference time and t0 the claimed time.",
         "可读取 .res 文件、SAT 竞赛输出和 MiniSat 结果文件，以及 DRAT、LRAT 和 VeriPB 证明。没有证明的不可满足结论由 "
         "5 秒（或 --time-limit）的搜索判断：它找出模型或证明。结论错误或未确认时退出码为 3，此时 --trim、--lrat 和 "
         "--core 不写任何文件。文件夹...：检验各文件夹及其中各人文件夹里的每个 .res 文件，与同名公式对照（zhang/f.res "
         "和 zhang_f.res 对照 f.cnf），按姓名和公式列表；此时时限是每次搜索的时限。优化率为 (t - t0) / t，t 为参照的用"
         "时，t0 为所报用时。"},
        {"command.compare", "Compare strategies, engines and other solvers", "比较策略、引擎和其他求解器"},
        {"command.compare.more",
         "The rate is the time saved compared with the first strategy, (t - t0) / t, where t is its time, followed "
         "by how many times faster or slower that is; a mark points out rates that mean little. Counts and times are "
         "those of the median run. If a time limit ended one of the two, its time follows >, and both values are "
         "bounds. dpll strategies can have switches: naive,dlis+tautologies.",
         "优化率是相对第一个策略节省的时间：(t - t0) / t，其中 t 是第一个策略的用时；其后是快或慢的倍数；意义不大的优"
         "化率有标记。各项计数与用时取自居中的一次运行。若两者之一到达时限，其用时前有 >，优化率和倍数都只是界限。"
         "dpll 的策略可以加开关：naive,dlis+tautologies。"},
        {"option.branching", "branching strategy; implies --engine dpll", "dpll 的分支策略；隐含 --engine dpll"},
        {"option.pure_literals", "assign pure literals true (dpll)", "把纯文字设为真（dpll）"},
        {"option.tautologies", "remove tautologies first (dpll)", "先去掉重言式子句（dpll）"},
        {"option.subsumption", "remove subsumed clauses first (dpll)", "先去掉被包含的子句（dpll）"},
        {"option.set", "settings of cdcl; see 'satdoku help options'", "cdcl 的设置；见 satdoku help options"},
        {"help.settings",
         "Settings of the engine cdcl for 'solve --set NAME=VALUE,...', which may be repeated. 1 turns a switch on, 0 "
         "off; ( ) is the range, [ ] the default. seed=N is the same as --seed N. A configuration in place of "
         "NAME=VALUE changes several: sat, unsat, plain (no simplification), rup (proofs without new variables and RAT "
         "steps, for checkers that accept neither), textbook (VSIDS, first UIP, Luby restarts and nothing else, as in "
         "the laboratory of the page that 'explore' writes; bump=0 gives the variables a fixed order).",
         "用“solve --set 名称=值,…”可改变 cdcl 引擎的以下设置；--set 可以多次给出。开关 1 为开，0 为关；圆括号中是范围"
         "，方括号中是默认值。seed=N 与 --seed N 相同。也可以用配置名代替 名称=值，一次改变多个设置：sat、unsat、"
         "plain（不化简）、rup（证明中没有新变元和 RAT 步骤，用于不接受二者的检验器）、textbook（只用 VSIDS、第一个唯一"
         "蕴涵点和 Luby 重启，与 explore 所写网页中的实验室相同；bump=0 使变元按固定顺序决策）。"},
        {"option.time_limit", "time limit in seconds, including reading", "时间上限（秒，含读入）"},
        {"option.solve_time_limit", "time limit of each solve in seconds", "每次求解的秒数上限"},
        {"option.effort_time_limit", "seconds to look for shorter reasons", "用这些秒数寻找更短的理由"},
        {"option.conflict_limit", "stop after N conflicts", "冲突达到此数后结束"},
        {"option.memory_limit", "memory limit in MB, checked after reading", "内存上限（MB），读入之后才检查"},
        {"option.expression", "formula instead of the first FILE: \"1 -2 0 2 0\"",
         "代替第一个文件的公式：\"1 -2 0 2 0\""},
        {"option.relaxed", "accept wrong counts and other header errors", "接受不符的计数等文件头错误"},
        {"option.res", "write a .res file (default: next to the formula)", "写出 .res 文件（默认写在公式旁边）"},
        {"option.proof", "write a proof of unsatisfiability", "写出不可满足性证明"},
        {"option.solve_proof_format", "proof format; see 'satdoku help proofs'", "证明格式；见 satdoku help proofs"},
        {"check.option_proof", "proof to check: DRAT, LRAT or VeriPB", "要检验的证明：DRAT、LRAT 或 VeriPB"},
        {"option.axioms", "clauses from user propagators, to accept unproved", "来自用户传播器的子句，视为成立"},
        {"option.trim", "write the needed steps of the DRAT proof", "写出 DRAT 证明中用到的步骤"},
        {"option.lrat", "write the needed steps as LRAT, with hints", "把用到的步骤写成带提示的 LRAT"},
        {"option.derivation", "check every step; the proof needs no empty clause", "检验每一步；证明不必得出空子句"},
        {"check.option_core", "write the clauses of the formula that are needed", "写出用到的公式子句（不可满足核）"},
        {"option.proof_format", "proof format", "证明格式"},
        {"option.no_model", "print no v lines", "不输出 v 行"},
        {"option.verbose", "print progress every second; twice: each pass too",
         "每秒输出一行搜索情况；给两次时还输出每趟化简"},
        {"option.decision_limit", "stop after N decisions", "决策达到此数后结束"},
        {"option.stats", "print statistics: c lines, or JSON on standard error", "输出统计：c 行，或标准错误上的 JSON"},
        {"option.clauses", "list clauses instead, all or 5, 5-9, 5-", "改为列出子句，全部或 5、5-9、5-"},
        {"explain.option_clauses", "write the clauses that force --cell as DIMACS", "以 DIMACS 写出推出 --cell 的子句"},
        {"option.literal", "list the clauses with this literal instead", "改为列出含此文字的子句"},
        {"option.top", "number of most frequent literals to list", "列出多少个出现最多的文字"},
        {"option.strategies", "dpll strategies and engines", "dpll 策略和引擎"},
        {"option.solver", "another solver; see 'satdoku help solvers'", "其他求解器；见 satdoku help solvers"},
        {"option.runs", "solve N times and take the median time", "各求解 N 次，取用时的中位数"},
        {"option.formulas", "folder of the formulas", "公式所在的文件夹"},
        {"option.reference", "strategy or engine used as the reference time", "计算优化率时参照的策略或引擎"},
        {"option.table", "table format (default: by the extension of -o)", "表格格式（默认按 -o 的后缀）"},
        {"option.lang", "language (default: from the environment)", "语言（默认取自环境变量）"},
        {"option.notation", "cell notation, r4c6 or 46 (b:r4c6 or b46)", "格子的写法：r4c6 或 46（b:r4c6 或 b46）"},
        {"option.color", "use colours", "使用颜色"},
        {"option.plain", "plain lines on a terminal, no lists or full screens", "在终端上逐行显示纯文本，无列表与全屏"},
        {"option.quiet", "print only errors on standard error", "标准错误上只输出出错信息"},
        {"option.help", "show this help", "显示帮助"},
        {"option.version", "show the version", "显示版本"},
        // The manual page alone.
        {"man.name", "NAME", "名称"},
        {"man.what", "a SAT laboratory and a twodoku studio for the terminal", "终端里的 SAT 实验室与双数独工作室"},
        {"man.synopsis", "SYNOPSIS", "概要"},
        {"man.description", "DESCRIPTION", "描述"},
        {"man.commands", "COMMANDS", "命令"},
        {"man.options", "COMMON OPTIONS", "通用选项"},
        {"man.moves",
         "Each line is a command or a move. A cell is named by grid letter, row and column: a:r3c6, or a36, is grid a, "
         "row 3, column 6. A plain sudoku needs no letter, but accepts one.",
         "每行是一步操作或一个命令。格子用网格的字母、行、列表示：a:r3c6 或 a36 是网格 a 第 3 行第 6 "
         "列；普通数独不用字母，写了也可。"},
        {"man.keys",
         "If the terminal allows it, a game starts on the full screen; : switches to line input, and the command keys "
         "back. On the full screen, single keys work without Enter, and a mouse click moves the cursor:",
         "终端支持时，游戏以全屏方式开始；按 : 转为逐行方式，命令 keys 再回到全屏。全屏时只需按单键，用鼠标"
         "点击可移动光标："},
    };
    return entries;
}
}  // namespace satdoku::language
