#include "catalogue.hpp"

namespace satdoku::language {
std::span<const Entry> reason_entries() {
    static constexpr Entry entries[] = {
        {"reasons.is", "{1} ({2}) is {6||not }{3}, because of {4} {4|given|givens} and {5} {5|rule|rules}:",
         "{1}（{2}）{6||不}是 {3}，由 {4} 个已知数和 {5} 条规则推出："},
        {"reasons.is_given", "{1} ({2}) is {3}: it is a given.", "{1}（{2}）是 {3}：它是已知数。"},
        {"reasons.open", "{1} ({2}) does not follow from the givens: there are solutions with {3}.",
         "{1}（{2}）不能由已知数推出：各解中它可以是 {3}。"},
        {"reasons.givens", "givens: {1}", "已知数：{1}"},
        {"reasons.cells_at_least", "one of these cells must hold a digit: {1}", "这些格子必有数字：{1}"},
        {"reasons.cells_at_most", "these cells hold no two digits: {1}", "这些格子不能有两个数字：{1}"},
        {"reasons.cells_both", "these cells hold exactly one digit: {1}", "这些格子恰有一个数字：{1}"},
        {"reasons.house_at_least", "{1} holds {2}", "{1}必有 {2}"},
        {"reasons.house_at_most", "{1} does not hold {2} twice", "{1}中 {2} 不能出现两次"},
        {"reasons.house_both", "{1} holds {2} exactly once", "{1}中 {2} 恰好出现一次"},
        {"reasons.apart", "cells this close together cannot both be {1}", "相距太近的两格不能同为 {1}"},
        {"reasons.smallest", "Proved: no fewer givens are enough, and with these givens no fewer rules.",
         "已证明：已知数再少就不够，用这些已知数时规则再少也不够。"},
        {"reasons.fewest_rules", "Proved: no fewer rules are enough.", "已证明：规则再少就不够了。"},
        {"reasons.fewest_givens",
         "Proved: no fewer givens are enough. No single rule can be omitted; whether fewer other rules would be enough "
         "with these givens is not proved.",
         "已证明：已知数再少就不够。任何一条规则都不可去掉；用这些已知数时是否有更少的规则组合，尚未证明。"},
        {"reasons.minimal",
         "No given can be omitted, whatever the rules, and then no rule; whether a smaller selection exists is not "
         "proved.",
         "无论用哪些规则，任何一个已知数都不可去掉；此后任何一条规则也不可去掉；是否有更少的组合，尚未证明。"},
        {"reasons.minimal_rules", "No rule can be omitted; whether a smaller selection exists is not proved.",
         "任何一条规则都不可去掉；是否有更少的组合，尚未证明。"},
        {"reasons.fewest_clues", "Proved: no fewer givens and constraints are enough.",
         "已证明：已知数与约束再少就不够了。"},
        {"reasons.minimal_clues",
         "No given and no constraint can be omitted; whether a smaller selection exists is not proved.",
         "已知数与约束缺一不可；是否有更少的选法尚未证明。"},
        {"reasons.unproved", "Not proved: some of these may be unnecessary.", "尚未证明这些全都必要。"},
        {"reasons.steps", "The steps from these givens, by human techniques:", "由这些已知数用人工技巧得出的步骤："},
        {"reasons.steps_of_all", "These givens alone are not enough for human techniques. The steps from all givens:",
         "仅由这些已知数，没有人工技巧能得出。由全部已知数得出的步骤："},
        {"reasons.no_steps", "No human technique leads there.", "没有人工技巧能得出。"},
        {"reasons.steps_stopped", "Stopped before a path was found.", "尚未找到步骤就被中止。"},
        {"reasons.none", "No solution, because of {1} {1|given|givens} and {2} {2|rule|rules}:",
         "此题无解，原因在于 {1} 个已知数和 {2} 条规则："},
        {"reasons.several",
         "There are {3|at least |}{1} {1|solution|solutions}. {2} {2|cell differs|cells differ}, with these digits:",
         "此题{3|至少|}有 {1} 个解，其中 {2} 个格子的数字不定，可能是："},
        {"reasons.mended",
         "Any of these as a further given leaves one solution:", "再给出下列任何一个数字，解就唯一："},
        {"reasons.not_mended", "No single further given leaves one solution.", "再给出任何一个数字，解都不唯一。"},
        {"reasons.step",
         "No human technique applies here. The conclusion from the fewest rules found, given the current candidates: "
         "{1}, because of {2} {2|rule|rules}:",
         "此处没有可用的人工技巧。就现有候选数而言，找到的所需规则最少的结论是：{1}，由 {2} 条规则推出："},

        {"certify.progress", "{1} {1|puzzle|puzzles} certified", "已证明 {1} 道"},
        {"certify.working", "puzzle {1}: other solutions without {2} of {3} {3|clue|clues}",
         "第 {1} 题：{3} 个条件中已逐一去掉 {2} 个"},
        {"certify.checked", "{1} {1|puzzle|puzzles} checked", "已检验 {1} 道"},
        {"certify.done", "{1}: certificates of {2} {2|puzzle|puzzles}; README.txt there explains how to check them",
         "{1}：{2} 道题的证明；其中的 README.txt 说明如何检验"},
        {"certify.stopped", "stopped: {1} was not written", "已中止：没有写出 {1}"},
        {"certify.none", "no certificate: {1}", "不写出证明：{1}"},
        {"certify.right", "RIGHT: {1} {1|puzzle has|puzzles have} exactly one solution; {2} of them {2|is|are} minimal",
         "正确：{1} 道题恰有一个解；其中 {2} 道的任何已知数都不可去掉"},
        {"certify.wrong", "WRONG: {1}: {2}", "不正确：{1}：{2}"},
        {"certify.not_as_listed", "the puzzle differs from the one listed in {1}", "题目与 {1} 中所列的不同"},
        {"certify.expected_key", "expected a line that begins with {1}; found '{2}'",
         "应为以 {1} 开头的一行，而不是“{2}”"},
        {"certify.stray", "unexpected text at the end of '{1}'", "“{1}”中有多余的内容"},
        {"certify.cut_off", "the list is truncated: its last line should be '{1}' or more",
         "列表不完整：最后一行应为“{1}”或更多"},
        {"certify.not_listed", "{1} does not list this folder", "{1} 中没有列出这个文件夹"},
        {"certify.no_solution", "the board does not solve the puzzle", "盘面不是题目的解"},
        {"certify.foreign_clause", "clause {1} does not follow from the rules, the givens and the solution",
         "第 {1} 个子句不能由规则、已知数和解得出"},
        {"certify.missing_clauses", "{1} {1|clause is|clauses are} missing", "缺少 {1} 个子句"},
        {"certify.no_model", "this is not the solution as a model of the formula", "这不是解所对应的公式模型"},
        {"certify.expected_clue", "expected a given or constraint of the puzzle, once each, and a board; found '{1}'",
         "应为题目的已知数或约束（各一次）与盘面，而不是“{1}”"},
        {"certify.not_another", "the board is not another solution of the puzzle without {1}",
         "该盘面不是去掉 {1} 后的另一个解"},
        {"certify.clues_missing", "no board for {1} {1|given or constraint|givens and constraints}, such as {2}",
         "有 {1} 个已知数或约束没有对应的盘面，例如 {2}"},
        {"certify.page",
         "Proofs that puzzles have exactly one solution\n"
         "\n"
         "puzzles.txt lists the puzzles, one per line. Each has a folder named by its number, from 1:\n"
         "\n"
         "  puzzle.txt   the puzzle, its solution, and whether it is minimal\n"
         "  puzzle.cnf   the puzzle as a formula in DIMACS CNF\n"
         "  puzzle.res   the solution as a model of this formula\n"
         "  other.cnf    the same formula with one more clause: some cell differs from the solution\n"
         "  other.drat   a DRAT proof that other.cnf is unsatisfiable: there is no other solution\n"
         "  minimal.txt  if the puzzle is minimal: for each given or constraint, another solution without it\n"
         "\n"
         "With N digits, variable (a-1)*N*N*N + (r-1)*N*N + (c-1)*N + d means that grid a has digit d in row r and\n"
         "column c, all counted from 1. A cell shared by grids has variables in each of them, linked by equivalences.\n"
         "Boards are written grid by grid, row by row.\n"
         "\n"
         "To check puzzle 1 with other programs:\n"
         "\n"
         "  drat-trim 1/other.cnf 1/other.drat     verifies the proof\n"
         "  cadical 1/other.cnf                    (or any SAT solver) finds it unsatisfiable, without the proof\n"
         "  cadical 1/puzzle.cnf                   finds the solution\n"
         "  diff 1/puzzle.cnf 1/other.cnf          shows the additional clause\n"
         "\n"
         "Check a board of minimal.txt by eye or with any sudoku program: it is complete, no house has a digit\n"
         "twice, and it keeps all givens and constraints except the one at the start of its line.\n"
         "\n"
         "Constraints such as cages have variables of their own, after those of the cells.\n"
         "\n"
         "satdoku puzzle certify --check FOLDER checks everything: the formulas clause by clause, the models, the\n"
         "proofs and the boards. It names the first error. It compares clauses of constraints with those that the\n"
         "program writes, and derives all others from the rules by separate code.",
         "题目恰有一个解的证明\n"
         "\n"
         "puzzles.txt 逐行列出题目。每道题有一个以其序号（从 1 起）命名的文件夹：\n"
         "\n"
         "  puzzle.txt   题目、解，以及是否每个已知数与约束都不可去掉\n"
         "  puzzle.cnf   题目的 DIMACS CNF 公式\n"
         "  puzzle.res   解，即该公式的模型\n"
         "  other.cnf    同一公式，末尾多一个子句：至少有一格与解不同\n"
         "  other.drat   other.cnf 不可满足的 DRAT 证明：没有其他解\n"
         "  minimal.txt  当每个已知数与约束都不可去掉时：逐个列出去掉它后出现的另一个解\n"
         "\n"
         "有 N 个数字时，变元 (a-1)*N*N*N + (r-1)*N*N + (c-1)*N + d 表示网格 a 第 r 行第 c 列填数字 d，均从 1 数起。\n"
         "网格共享的格子在每个网格中各有一组变元，以等价子句相连。盘面逐网格书写，逐行排列。\n"
         "\n"
         "用其他程序检验第 1 题：\n"
         "\n"
         "  drat-trim 1/other.cnf 1/other.drat     报告证明成立\n"
         "  cadical 1/other.cnf                    或任何 SAT 求解器：不借助证明也得出不可满足\n"
         "  cadical 1/puzzle.cnf                   求出解\n"
         "  diff 1/puzzle.cnf 1/other.cnf          显示后者多出的子句\n"
         "\n"
         "minimal.txt 中的盘面可以目测，或用任何数独程序检验：盘面完整，各区域无重复数字，\n"
         "并且除行首所写的那一个之外，符合所有已知数与约束。\n"
         "\n"
         "杀手笼等约束有自己的变元，排在格子的变元之后。\n"
         "\n"
         "satdoku puzzle certify --check 文件夹 检验全部内容：逐个子句检验公式，并检验模型、证明与盘面，\n"
         "指出第一处错误。约束的子句与本程序所写的相比较，其余子句由独立的代码从规则推出。"},

        {"reasons.stopped", "Stopped before the reasons were found; --time-limit allows more time.",
         "尚未找到原因就被中止；--time-limit 可延长时间。"},
    };
    return entries;
}
}  // namespace satdoku::language
