#include "catalogue.hpp"

namespace satdoku::language {
std::span<const Entry> report_entries() {
    static constexpr Entry entries[] = {
        {"command.report", "Benchmark formulas and write a report", "测试并检验公式，写出实验报告"},
        {"command.report.more",
         "The extension of the output file selects the format: .html, a self-contained page that prints on A4, or "
         ".md, Markdown, also used for standard output. Contents: the machine; a table of all formulas with times "
         "before and after and the optimisation rate; why a strategy lost; charts; times and counts of each "
         "strategy; trees of small searches; the answer as a .res file; and how it was checked (models against all "
         "clauses, unsatisfiability by a DRAT proof). Times are the median of --runs (default 5). On Ctrl-C the "
         "report contains what was completed.",
         "输出文件名的后缀决定格式：.html 为独立网页，可按 A4 打印；.md 为 Markdown，标准输出也用此格式。内容包括实验"
         "环境、全部算例的结果表（优化前后用时与优化率）、策略变慢的原因、图表、各策略的用时与计数、小规模搜索树、"
         ".res 形式的结果，以及检验情况：模型对照全部子句，不可满足性用 DRAT 证明。用时取 --runs 次运行的中位数，默认"
         "五次。按 Ctrl-C 时以已完成的部分写出报告。"},
        {"usage.report_form", "a report must be .html or .md, but {1} is neither",
         "报告的后缀应为 .html 或 .md，而 {1} 两者都不是"},
        {"report.option_res", "also write a .res file next to each formula", "另在每个公式旁写出 .res 文件"},
        {"report.title", "SAT solving: report", "SAT 求解实验报告"},
        {"report.was_stopped", "This report was stopped early and is incomplete.",
         "测试未完成即被中止：本报告只含已完成的部分。"},
        {"report.machine", "Machine", "实验环境"},
        {"report.item", "Item", "项目"},
        {"report.value", "Value", "内容"},
        {"report.processor", "processor", "处理器"},
        {"report.threads", "hardware threads", "硬件线程数"},
        {"report.memory", "memory", "内存"},
        {"report.system", "operating system", "操作系统"},
        {"report.program", "program", "程序"},
        {"report.compiler", "compiler", "编译器"},
        {"report.method", "Method", "测试方法"},
        {"report.how",
         "Each strategy solved each formula {1} {1|time|times}, taking turns; times and counts are those of the median "
         "run. Times are in milliseconds and cover solving only, not reading and writing. Every model was checked "
         "against all clauses before its run counted.",
         "各策略轮流求解每个公式 {1} 次，用时与计数取自用时居中的一次。用时以毫秒计，只含求解，不含读写。每"
         "次运行得到的模型都先对照全部子句检验，然后才计入。"},
        {"report.limit",
         "A solve was stopped after {1} {1|second|seconds} and not repeated; its time is marked with >.",
         "求解时限为 {1} 秒，到达时限后不再重复；此时用时前有 >。"},
        {"report.engine", "Engine", "引擎"},
        {"report.meaning", "What it does", "说明"},
        {"report.formulas", "Formula by formula", "测试算例"},
        {"report.table", "Table {1}. {2}", "表 {1}　{2}"},
        {"report.figure", "Figure {1}. {2}", "图 {1}　{2}"},
        {"report.see_machine",
         "All times were measured on the machine of table {1}, as its operating system describes it. On another "
         "machine the times differ, but not the counts of solves that finish.",
         "全部用时测自表 {1} 的机器，其内容由操作系统提供。换一台机器，用时会不同，但做完的求解计数不变。"},
        {"report.see_strategies", "Table {1} describes the strategies.", "各策略的说明见表 {1}。"},
        {"report.strategies", "Strategies", "策略"},
        {"report.see_results",
         "Table {1} lists all results. By number of variables, a formula is small below 200, large above 500, and "
         "medium in between.",
         "表 {1} 汇总全部结果。规模按变元数划分：少于 200 为小型，多于 500 为大型，其间为中型。"},
        {"report.all_results", "Results of all formulas", "全部算例的结果"},
        {"report.small", "small", "小型"},
        {"report.medium", "medium", "中型"},
        {"report.large", "large", "大型"},
        {"report.more_work",
         "{1} is slower than {3} on {2} ({4}) because it does more work ({5}: {6} vs. {7}; {8} and {9} µs each).",
         "在 {2} 上 {1} 比 {3} 慢（{4}），因为工作更多（{5} {6}，而后者 {7}；每个分别用时 {8} 和 {9} 微秒）。"},
        {"report.polarity",
         " Its decisions more often satisfy short clauses instead of shortening them: of the clauses with two "
         "remaining literals that they affect, {1} % become unit clauses ({2} % with the first strategy), {3} per "
         "decision ({4} with the first strategy; counted over the first {5} {5|decision|decisions} at most).",
         "其决策更常满足短子句，而不是缩短它们：所涉及的剩两个文字的子句中有 {1} % 变为单元子句（前者为 {2} "
         "%），每次决策 {3} 个（前者 {4} 个；最多统计 {5} 次决策）。"},
        {"report.fewer_units",
         " Its decisions turn fewer clauses into unit clauses: {1} per decision, {2} with the first strategy (counted "
         "over the first {3} {3|decision|decisions} at most).",
         "其决策得到的单元子句更少：每次 {1} 个，而第一个策略为 {2} 个（最多统计 {3} 次决策）。"},
        {"report.slower_work",
         "{1} is slower than {3} on {2} ({4}) because each step takes longer, although it does no more work ({5}: {6} "
         "vs. {7}; {8} and {9} µs each).",
         "在 {2} 上 {1} 比 {3} 慢（{4}），工作并不更多，但每步用时更长（{5} {6}，而后者 {7}；每个分别用时 {8} 和 {9} "
         "微秒）。"},
        {"report.see_totals", "Table {1} counts the formulas that each strategy decided.",
         "表 {1} 统计各策略得出结论的算例。"},
        {"report.see_times", "Figure {1} shows the times.", "用时见图 {1}。"},
        {"report.see_cactus", "Figure {1} shows how many formulas each strategy decides within a time.",
         "图 {1} 给出各策略在给定时间内得出结论的算例数。"},
        {"report.see_runs", "Table {1} lists the times of the runs and the counts of the median run.",
         "表 {1} 列出各次运行的用时，以及用时居中的一次的计数。"},
        {"report.runs_on", "Runs on {1}", "{1} 的运行结果"},
        {"report.median", "ms (median)", "毫秒（中位数）"},
        {"report.spread", "ms (spread)", "毫秒（范围）"},
        {"report.see_tree", "Search tree: figure {1}.", "搜索树见图 {1}。"},
        {"report.see_trees", "Search trees: figures {1} to {2}.", "搜索树见图 {1} 至图 {2}。"},
        {"report.tree_of", "Search tree of {1}, {2}", "{1} 的搜索树，{2}"},
        {"report.results", "Results", "测试结果"},
        {"report.errors", "Errors", "出错的文件"},
        {"report.undecided", "No strategy finished within the limit.", "时限内没有策略得出结论。"},
        {"report.not_judged", "The answer was not checked: the work was stopped before.",
         "结论未经检验：测试在此之前被中止。"},
        {"report.model_judged",
         "Satisfiable: the model found by {1} was checked by code that is independent of the solvers. {2}.",
         "可满足：{1} 得到的模型由与求解器无共用代码的程序检验。{2}。"},
        {"report.proof_judged",
         "Unsatisfiable: {1} wrote a DRAT proof ({2} ms, {3} {3|byte|bytes}), which was checked by code that is "
         "independent of the solvers ({4} ms). {5}.",
         "不可满足：{1} 写出 DRAT 证明（{2} 毫秒，{3} 字节），由与求解器无共用代码的程序检验（{4} 毫秒）。{5}。"},
        {"report.proof_lacks", "Unsatisfiable according to the strategies above, without a checked proof: {1}.",
         "不可满足，依据以上策略；未检验证明：{1}。"},
        {"report.no_proof_in_time", "no proof was found within the time limit", "时限内没有得到证明"},
        {"report.proof_too_long", "the proof exceeds {1} MB", "证明超过 {1} MB"},
        {"report.check_too_long", "the check exceeded the time limit", "检验超过时限"},
        {"compare.wrong_proof", "internal error: the proof for {1} does not hold; please report this formula. {2}",
         "内部错误：{1} 的证明不成立；请报告此公式。{2}"},
        {"report.res", "The result of {1} as a .res file:", "{1} 的结果（.res 格式）："},
        {"report.res_saved", "The result of {1}, saved as {2}:", "{1} 的结果，已保存为 {2}："},
        {"report.rate_formula",
         "The rate is (t - t0) / t × 100 %, where t is the time before (of {1}) and t0 the time after (of the other "
         "strategy); negative means slower. The mark ≈ means that the times of both overlap, so the difference may be "
         "chance; the mark * means that both times are below {2} ms, too short to be meaningful.",
         "优化率 = (t - t0) / t × 100 %，其中 t 为优化前（{1}）的执行时间，t0 为优化后（其他策略）的执行时间；负值表示"
         "更慢。≈ 表示两者各次用时的范围有重叠，差异可能出于偶然；* 表示两者都不足 {2} 毫秒，太短，没有意义。"},
        {"report.before", "Before, t (ms)", "优化前执行时间 t（毫秒）"},
        {"report.after", "After, t0 (ms)", "优化后执行时间 t0（毫秒）"},
        {"report.summary", "All formulas", "汇总"},
        {"report.solved", "Solved", "已解"},
        {"report.solved_of", "{1} of {2}", "{1} / {2}"},
        {"report.total", "Total time (ms)", "用时合计（毫秒）"},
        {"report.times", "Solving times", "求解用时"},
        {"report.too_short", "too short to measure: below {1} ms", "太短，无法测量：不足 {1} 毫秒"},
        {"report.open", "undecided within the time limit", "时限内未得出结论"},
        {"report.cactus", "Formulas decided within a time", "在给定时间内得出结论的算例数"},
        {"report.decided", "formulas", "算例数"},
        {"report.puzzle", "The {1} in {2}", "{2} 中的{1}"},
        {"report.puzzle_holes", "The puzzle is a {1} with {2} {2|given|givens} and {3} {3|hole|holes}:",
         "题目为 {1}，有 {2} 个已知数、{3} 个空格："},
        {"report.puzzle_formula",
         "As a formula, {1}, it has {2} {2|variable|variables} and {3} {3|clause|clauses}; the solving times are in "
         "the tables above.",
         "其公式 {1} 有 {2} 个变元、{3} 个子句；求解用时见上面各表。"},
        {"report.puzzle_unsolved", "No model of the formula was found, so no solution is shown.",
         "没有得到公式的模型，因此不显示解。"},
        {"report.puzzle_solution", "The model as a board is the solution of the puzzle (' marks the holes):",
         "模型对应的盘面即题目的解（' 标出原来的空格）："},
        {"report.puzzle_game",
         "In the game (satdoku puzzle play), a digit is entered with the cursor or as a:r1c1=5; moves can be checked, "
         "undone and saved, and hints explain each step by human techniques. From the givens they take {1} "
         "{1|step|steps}, beginning with:",
         "在游戏（satdoku puzzle play）中，用光标或输入 a:r1c1=5 填数，可检查、撤销和保存；提示用人工技巧说明每一步。"
         "从已知数出发共 {1} 步，开头几步是："},
        {"report.of", "{1}/{2}: {3}", "{1}/{2}：{3}"},
        {"report.run_of", "{1}, run {2} of {3}", "{1}，第 {2} 次，共 {3} 次"},
        {"report.reading", "reading {1}", "读取 {1}"},
        {"report.proving", "proof and check", "证明及其检验"},
        {"report.file", "File for the report, .html or .md", "报告文件，.html 或 .md"},
        {"sat_menu.report", "benchmark and write a report", "测试、检验并写出报告"},
        {"sat_menu.report_help",
         "Asks the same questions as compare, then writes a report as a page or as Markdown: machine, formulas, times "
         "and counts, optimisation rate, answers and how they were checked. On Ctrl-C it contains what was completed.",
         "提问与比较相同，然后写出网页或 Markdown 报告：实验环境、测试算例、用时与计数、优化率、结果及其检"
         "验。按 Ctrl-C 时以已完成的部分写出报告。"},
    };
    return entries;
}
}  // namespace satdoku::language
