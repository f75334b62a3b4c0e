// Formulas in parts: cubes, their results and proofs, and the conclusion from all of them.
#include "catalogue.hpp"

namespace satdoku::language {
std::span<const Entry> cube_entries() {
    static constexpr Entry entries[] = {
        // Errors of files.
        {"cubes.expected_header", "expected the header 'p inccnf' or a cube; found {1}",
         "应为文件头“p inccnf”或立方，而不是 {1}"},
        {"cubes.unended", "this cube has no final 0: the file may be truncated", "此立方末尾缺少 0：文件可能被截断"},
        {"cubes.clause_after_cube", "clause after a cube: it would apply only to later cubes",
         "子句出现在立方之后：它只会对后面的立方有效"},
        {"cubes.above_formula", "expected a variable from 1 to {1}; found {2}",
         "应为公式的变元（1 到 {1}），而不是 {2}"},
        {"cubes.contradictory", "this cube contains {1} and its negation: it covers nothing",
         "此立方同时含有 {1} 及其否定：它不覆盖任何情形"},
        {"cubes.other_clauses", "cubes of a different formula: the clauses differ from those of {1}",
         "这是另一个公式的立方：子句与 {1} 的不同"},
        {"cubes.no_note", "not the result of a cube: it names no formula and cube",
         "这不是立方的结果：没有说明属于哪个公式的哪个立方"},
        {"cubes.cut_off", "truncated result: the last line is missing", "此结果被截断：缺少最后一行"},
        {"cubes.other_formula", "result of a different formula", "这是另一个公式的结果"},
        {"cubes.other_cube", "not the result of cube {1}: the cubes have changed since",
         "此结果不属于第 {1} 个立方：立方已经改变"},
        {"cubes.no_such_cube", "no such cube: the file has {1} {1|cube|cubes}",
         "没有这个编号的立方：立方文件中共有 {1} 个"},
        {"cubes.differ", "this result has a model, but {1} reports that cube {2} has none",
         "此结果给出了模型，而 {1} 说第 {2} 个立方没有模型"},
        {"cubes.wrong_model", "this result is not a model of the formula in its cube",
         "此结果给出的不是公式在该立方中的模型"},
        {"cubes.no_proof", "this result has no proof", "此结果没有证明"},
        {"cubes.other_proof", "not the proof of this result, or truncated or modified; it has {1} {1|step|steps}",
         "不是此结果的证明，或已被截断、改动；它有 {1} 步"},
        {"cubes.proof_ends", "this proof does not end with the clause that refutes cube {1}",
         "此证明没有以反驳第 {1} 个立方的子句结束"},
        {"cubes.proof_before", "the proof of this result continues that of cube {1}, which is missing",
         "此结果的证明接着第 {1} 个立方的证明，而后者已不在"},
        {"cubes.no_after", "this result does not say which proof its own continues",
         "此结果没有说明其证明接着哪个证明"},
        {"cubes.proof_fails",
         "joined with the others, this proof is wrong: one of its steps does not follow. Solve cube {1} again",
         "与其余证明合并后，此证明不成立：其中有一步推不出。请重新求解第 {1} 个立方"},
        {"cubes.joined_fails", "the joined proofs do not refute the formula", "合并后的证明没有反驳公式"},
        {"cubes.names", "together, the proofs define more than {1} {1|variable|variables}, too many to number",
         "各证明共定义了超过 {1} 个变元，无法编号"},
        {"solve.wrong_assumption", "internal error: the model violates assumption {1}; it was discarded",
         "内部错误：模型不满足假设 {1}，已丢弃"},
        {"usage.cube", "--cube: '{1}' is not a cube from 1 to {2} or a range such as 2-5",
         "--cube：“{1}”不是 1 到 {2} 的立方编号，也不是 2-5 这样的范围"},

        // satdoku cubes
        {"command.cubes", "Split a formula into cubes to solve one by one, anywhere",
         "把公式分成立方，可在任何地方分别求解"},
        {"command.cubes.more",
         "Splits by look-ahead (Heule, Kullmann, Wieringa and Biere, 2011): both values of each candidate are "
         "propagated, and the search branches where both change the formula most. The output is iCNF: 'p inccnf', the "
         "clauses, and one line 'a LITERALS 0' per cube. Branches refuted by look-ahead are omitted. If all cubes are "
         "unsatisfiable, so is the formula. solve --cubes solves some or all, with a file for each, and skips finished "
         "ones; gather combines the results of many machines. An engine tries parts that are still large for "
         "--trial-limit conflicts; those it solves are split last. At a time limit or on Ctrl-C the cubes so far are "
         "written; they also cover everything. --sample solves some and shows how even they are.",
         "用前瞻分裂（Heule、Kullmann、Wieringa、Biere，2011）：对每个候选变元的两种取值都作传播，在两种取值对公式影响"
         "都最大处分支。输出为 iCNF 格式：“p inccnf”、各子句，每个立方一行“a 文字 0”。被前瞻反驳的分支不写出。全部立方"
         "不可满足，公式就不可满足。solve --cubes 求解其中一些或全部，各有自己的文件，已完成的会跳过；gather 合并多台机"
         "器的结果。对仍然较大的部分，引擎试求 --trial-limit 次冲突；能解出的最后才分裂。达到时间上限或按 Ctrl-C 时写出"
         "目前的立方，它们同样覆盖全部情形。--sample 求解其中一些，显示它们是否均匀。"},
        {"cubes.option_count", "number of cubes", "立方的数目"},
        {"option.resplit", "split cubes of this file again (those of --cube)", "再次分裂此文件中由 --cube 指定的立方"},
        {"cubes.option_cube", "cubes to split again, as printed by gather --unsolved",
         "要再次分裂的立方，即 gather --unsolved 的输出"},
        {"cubes.resplit", "{1} {1|cube|cubes} split into {2}; {3} in all", "{1} 个立方分裂为 {2} 个；共 {3} 个"},
        {"option.trial_limit", "conflicts for trying to solve each part (0: none)",
         "对每个部分试求的冲突数（0 为不试）"},
        {"option.sample", "solve N of the cubes and show a histogram", "求解 N 个立方，并显示直方图"},
        {"cubes.option_conflict_limit", "conflict limit for each sampled cube", "样本中每个立方的冲突数上限"},
        {"cubes.option_time_limit", "stop after this many seconds, with the cubes so far",
         "在这些秒数（含读入）之后停止，写出目前的立方"},
        {"cubes.option_symmetry", "let each cube assume literals that symmetries allow",
         "让每个立方都假设对称性所允许的文字"},
        {"cubes.symmetry", "{1} {1|literal|literals} assumed by symmetry in each cube",
         "每个立方含 {1} 个由对称性假设的文字"},
        {"cubes.splitting", "{1} s: {2} {2|cube|cubes}, {3} refuted", "{1} 秒：{2} 个立方，{3} 个被反驳"},
        {"cubes.sampling", "{1} s: {2} of {3} {3|cube|cubes} solved", "{1} 秒：已求解 {3} 个立方中的 {2} 个"},
        {"cubes.split", "{1} {1|cube|cubes}; {2} {2|branch|branches} refuted by look-ahead",
         "{1} 个立方；{2} 个分支被前瞻反驳"},
        {"cubes.none_left",
         "The formula is unsatisfiable: look-ahead refuted all {1} {1|branch|branches}. There are no cubes.",
         "公式不可满足：前瞻反驳了全部 {1} 个分支。没有立方。"},
        {"cubes.model", "The formula is satisfiable: a model was found and checked. The only cube leads to it.",
         "公式可满足：已找到模型并检验。仅有的一个立方就导向该模型。"},
        {"cubes.ended", "Splitting ended early ({1}); the cubes still cover everything.",
         "分裂提前结束：{1}；这些立方仍然覆盖全部情形。"},
        {"cubes.cubes", "cubes", "立方"},
        {"cubes.more", "more", "更多"},
        {"cubes.sample_model", "One of them has a model: the formula is satisfiable.", "其中一个有模型：公式可满足。"},
        {"cubes.sampled", "{1} of {4} {4|cube|cubes}: {2} s; estimated time for all: {5||more than }{3} s",
         "{4} 个立方中的 {1} 个：{2} 秒；全部{5|约需|需要超过} {3} 秒"},

        // satdoku solve --cubes
        {"option.cubes", "solve the cubes of this file, then the remaining cases; --res and --proof are then folders",
         "逐个求解此文件中的立方，再求解其余情形；此时 --res 和 --proof 为文件夹"},
        {"option.cube", "cubes to solve, e.g. 4,17-18 (default: all)", "求解哪些立方，例如 4,17-18（默认全部）"},
        {"cubes.solved_one", "cube {1}: {2}, {3} ms", "第 {1} 个立方：{2}，{3} 毫秒"},
        {"cubes.solved", "{1} of {2} {2|cube|cubes} solved, {3} unsatisfiable; {4} of them were already solved",
         "{2} 个立方中已求解 {1} 个，{3} 个不可满足；其中 {4} 个此前已完成"},
        {"cubes.solving", "cube {1}, {2} left{3}; ", "第 {1} 个立方，剩余 {2} 个{3}；"},
        {"cubes.left", " (about {1} s left)", "（约剩 {1} 秒）"},
        {"cubes.solved_rest", "remaining cases: {1}, {2} ms", "其余情形：{1}，{2} 毫秒"},
        {"cubes.only_these", "undecided: {1} other {1|cube|cubes} may have a model",
         "公式未定：另外 {1} 个立方仍可能有模型"},

        // satdoku gather
        {"command.gather", "Combine the results of all cubes", "合并全部立方的结果"},
        {"command.gather.more",
         "RESULTS are folders written by solve --cubes, or files from them. Each result must belong to this formula "
         "and cube, models are checked, and with --proof every proof must be complete. Faulty files are listed, and "
         "there is no verdict UNSATISFIABLE while there are any. If all cubes are unsatisfiable, an engine refutes the "
         "remaining cases, and --proof writes one proof for the whole formula. It is checked first; a proof that fails "
         "is not written. Without --proof the engine may assume literals that symmetries allow, like cubes --symmetry. "
         "Exit codes are those of solve: 10, 20, or 0 without a verdict. --unsolved prints the unsolved cubes in the "
         "form that --cube and sbatch --array take, and exits with 3 if there are any.",
         "结果是 solve --cubes 写出的文件夹或其中的文件。每个结果必须属于此公式和此立方，每个模型都经过检验；使用 "
         "--proof 时每个证明必须完整。有问题的文件逐一列出，有这样的文件时不会得出“不可满足”的结论。若全部立方不可满足"
         "，引擎再反驳其余情形，--proof 写出整个公式的一个证明，检验之后才写入文件，不成立的证明不写。不用 --proof 时，"
         "引擎可假设对称性所允许的文字，与 cubes --symmetry 相同。退出码与 solve 相同：10、20，没有结论时为 0。"
         "--unsolved 输出仍需求解的立方，可直接用于 --cube 和 sbatch --array；若有，退出码为 3。"},
        {"option.unsolved", "print only the cubes that are still unsolved", "只输出仍需求解的立方"},
        {"gather.option_res", "write the verdict to a .res file", "将结论写入 .res 文件"},
        {"gather.option_proof", "write one DRAT proof, joined from those of the cubes",
         "写出由各立方的证明合成的 DRAT 证明"},
        {"gather.reading", "{1} of {2} {2|result|results} read", "已读取 {2} 个结果中的 {1} 个"},
        {"gather.joining", "{1} of {2} {2|proof|proofs} joined", "已合并 {2} 个证明中的 {1} 个"},
        {"gather.counts", "{1} {1|cube|cubes}: {2} unsatisfiable, {3} satisfiable",
         "{1} 个立方：{2} 个不可满足，{3} 个可满足"},
        {"gather.undecided", "{1} undecided within their limits: {2}", "{1} 个在限制内未定：{2}"},
        {"gather.damaged", "{1} with unusable files: {2}", "{1} 个的文件不可用：{2}"},
        {"gather.missing", "{1} without a result: {2}", "{1} 个没有结果：{2}"},
        {"gather.times", "{1} s of solving in total; the longest {2} s, cube {3}",
         "求解共 {1} 秒；最长 {2} 秒，第 {3} 个立方"},
        {"gather.proof_needs_file",
         "--proof: '{1}' is a pipe or a device; the proof is checked before it is written, which requires a regular "
         "file",
         "--proof：“{1}”是管道或设备；证明要先检验再写入，需要普通文件"},
        {"gather.left", "estimated time for the others: {1} s", "若其余立方与此相似，还需约 {1} 秒"},
        {"gather.problems", "No verdict while these files are present.", "只要这些文件存在，就没有结论。"},
    };
    return entries;
}
}  // namespace satdoku::language
