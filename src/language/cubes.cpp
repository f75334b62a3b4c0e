// Formulas in parts: cubes, their results and proofs, and the conclusion from all of them.
#include "catalogue.hpp"

namespace satdoku::language {

std::span<const Entry> cube_entries() {
    static constexpr Entry entries[] = {
        // Errors of files.
        {"cubes.expected_header", "expected the header 'p inccnf', or a cube, found {1}",
         "应为文件头“p inccnf”或立方，而不是 {1}"},
        {"cubes.unended", "this cube has no 0 at its end: the file may be cut off", "此立方末尾缺少 0：文件可能被截断"},
        {"cubes.clause_behind", "a clause behind a cube: it would hold for the later cubes alone",
         "子句出现在立方之后：它只会对后面的立方有效"},
        {"cubes.above_formula", "expected a variable of the formula, 1 to {1}, found {2}",
         "应为公式的变元（1 到 {1}），而不是 {2}"},
        {"cubes.contradictory", "this cube holds {1} and its negation: it covers nothing",
         "此立方同时含有 {1} 及其否定：它不覆盖任何情形"},
        {"cubes.other_clauses", "these are cubes of another formula: the clauses differ from those of {1}",
         "这是另一个公式的立方：子句与 {1} 的不同"},
        {"cubes.no_note", "this is no result of a cube: it does not say which cube of which formula it is of",
         "这不是立方的结果：没有说明属于哪个公式的哪个立方"},
        {"cubes.cut_off", "this result is cut off: its last line lacks", "此结果被截断：缺少最后一行"},
        {"cubes.other_formula", "this is a result of another formula", "这是另一个公式的结果"},
        {"cubes.other_cube", "this result is not of cube {1}: the cubes have changed since",
         "此结果不属于第 {1} 个立方：立方已经改变"},
        {"cubes.no_such_cube", "there is no cube of this number: the file of cubes has {1}",
         "没有这个编号的立方：立方文件中共有 {1} 个"},
        {"cubes.differ", "this result has a model, but {1} says that cube {2} has none",
         "此结果给出了模型，而 {1} 说第 {2} 个立方没有模型"},
        {"cubes.wrong_model", "what this result gives is no model of the formula in its cube",
         "此结果给出的不是公式在该立方中的模型"},
        {"cubes.no_proof", "this result has no proof", "此结果没有证明"},
        {"cubes.other_proof",
         "this is not the proof that its result tells of, or it is cut off or changed; it has {1} "
         "{1|step|steps}",
         "这不是其结果所说的证明，或已被截断、改动；它有 {1} 步"},
        {"cubes.proof_ends", "this proof does not end with what refutes cube {1}",
         "此证明没有以反驳第 {1} 个立方的子句结束"},
        {"cubes.proof_before", "the proof of this result goes on from that of cube {1}, which is not there any more",
         "此结果的证明接着第 {1} 个立方的证明，而后者已不在"},
        {"cubes.no_after", "this result does not say which proof its own goes on from",
         "此结果没有说明其证明接着哪个证明"},
        {"cubes.proof_fails",
         "joined with the others, this proof does not hold: a step of it does not follow. Solve cube {1} again",
         "与其余证明合并后，此证明不成立：其中有一步推不出。请重新求解第 {1} 个立方"},
        {"cubes.joined_fails", "the proofs joined do not refute the formula", "合并后的证明没有反驳公式"},
        {"cubes.names", "the proofs define more variables together than the {1} that there can be",
         "各证明共定义了超过 {1} 个变元，无法编号"},
        {"solve.wrong_assumption", "internal error: the model does not hold the assumption {1}; it is not shown",
         "内部错误：模型不满足假设 {1}，不予输出"},
        {"usage.cube", "--cube: '{1}' is no cube from 1 to {2}, nor a range of them such as 2-5",
         "--cube：“{1}”不是 1 到 {2} 的立方编号，也不是 2-5 这样的范围"},

        // satdoku cubes
        {"command.cubes", "splits a formula into cubes: parts that can be solved one by one, anywhere",
         "把公式分成立方：可以分别在任何地方求解的部分"},
        {"command.cubes.more",
         "Looks ahead: of each candidate both values are tried, and the search is split where both change "
         "the formula most. The cubes are written with the clauses in the form iCNF: 'p inccnf', the "
         "clauses, and a line 'a LITERALS 0' for each cube. Branches that looking ahead refutes are left "
         "out. Whoever refutes all cubes has refuted the formula; solve --cubes does so, and gather proves "
         "it. Of a part that is still large an engine tries --try conflicts; those that it solves are "
         "split last. A time limit or Ctrl-C gives the cubes so far, which cover everything too. --sample "
         "solves some and shows how alike they are.",
         "前瞻：试探每个候选变元的两种取值，在两种取值对公式影响都最大处分裂。立方与子句一起以 iCNF 格式写出：“p "
         "inccnf”、各子句，每个立方一行“a 文字 0”。被前瞻反驳的分支不写出。反驳全部立方就反驳了公式；solve --cubes "
         "求解它们，gather 给出证明。对仍然较大的部分，引擎试求 --try 次冲突；能解出的最后才分裂。达到时间上限或按 "
         "Ctrl-C 时给出目前的立方，它们同样覆盖全部情形。--sample 求解其中一些，显示它们是否均匀。"},
        {"cubes.option_count", "how many cubes", "立方的数目"},
        {"option.resplit", "splits cubes of this file again, those that --cube names; the others keep their numbers",
         "再次分裂此文件中由 --cube 指定的立方；其余立方保持编号"},
        {"cubes.option_cube", "which cubes of --resplit, as gather --open prints them",
         "--resplit 分裂哪些立方，即 gather --open 的输出"},
        {"cubes.resplit", "{1} {1|cube|cubes} split into {2}; {3} in all", "{1} 个立方分裂为 {2} 个；共 {3} 个"},
        {"option.try", "conflicts that an engine tries each part for, 0 for none; so the cubes come out alike",
         "引擎对每个部分试求的冲突数，0 为不试；使立方难度均匀"},
        {"option.sample", "solves so many of the cubes and shows a histogram of their conflicts",
         "求解这么多个立方，并显示其冲突数的直方图"},
        {"cubes.option_conflict_limit", "gives up a cube of the sample after so many conflicts",
         "样本中的立方超过此冲突数即放弃"},
        {"cubes.option_time_limit", "ends after so many seconds, reading included, with the cubes so far",
         "在这些秒数（含读入）之后结束，写出目前的立方"},
        {"cubes.option_symmetry",
         "lets each cube assume what symmetries of the formula allow: fewer cases; gather --proof has to "
         "refute the others itself",
         "让每个立方都假设公式的对称性所允许的文字：情形更少；gather --proof 须自行反驳其余情形"},
        {"cubes.symmetry", "{1} {1|literal|literals} in each cube by symmetry", "每个立方含 {1} 个由对称性假设的文字"},
        {"cubes.splitting", "{1} s: {2} {2|cube|cubes}, {3} refuted", "{1} 秒：{2} 个立方，{3} 个被反驳"},
        {"cubes.sampling", "{1} s: {2} of {3} {3|cube|cubes} solved", "{1} 秒：已求解 {3} 个立方中的 {2} 个"},
        {"cubes.split", "{1} {1|cube|cubes}; {2} {2|branch|branches} refuted by looking ahead",
         "{1} 个立方；{2} 个分支被前瞻反驳"},
        {"cubes.none_left",
         "The formula is unsatisfiable: looking ahead has refuted all {1} {1|branch|branches}. There are "
         "no cubes.",
         "公式不可满足：前瞻反驳了全部 {1} 个分支。没有立方。"},
        {"cubes.model", "The formula is satisfiable: a model was found, and checked. The one cube leads to it.",
         "公式可满足：已找到模型并检验。仅有的一个立方就导向该模型。"},
        {"cubes.ended", "Splitting has ended early, {1}; the cubes cover everything all the same.",
         "分裂提前结束：{1}；这些立方仍然覆盖全部情形。"},
        {"cubes.conflicts", "conflicts", "冲突"},
        {"cubes.cubes", "cubes", "立方"},
        {"cubes.more", "more", "更多"},
        {"cubes.sample_model", "One of them has a model: the formula is satisfiable.", "其中一个有模型：公式可满足。"},
        {"cubes.sampled", "{1} of {4} {4|cube|cubes}: {2} s; all of them would take about {3} s",
         "{4} 个立方中的 {1} 个：{2} 秒；全部约需 {3} 秒"},
        {"cubes.sampled_at_least", "{1} of {4} {4|cube|cubes}: {2} s; all of them would take more than {3} s",
         "{4} 个立方中的 {1} 个：{2} 秒；全部需要超过 {3} 秒"},

        // satdoku solve --cubes
        {"option.cubes",
         "solves the cubes of this file one after the other, and then what all of them leave; --res and "
         "--proof then name folders, with a file for each cube",
         "逐个求解此文件中的立方，然后求解全部立方之外的部分；此时 --res 和 --proof 指定文件夹，每个立方一个文件"},
        {"option.cube", "which of the cubes, as in 4,17-18; else all", "求解哪些立方，例如 4,17-18；默认全部"},
        {"cubes.solved_one", "cube {1}: {2}, {3} ms", "第 {1} 个立方：{2}，{3} 毫秒"},
        {"cubes.solved", "{1} of {2} {2|cube|cubes} solved, {3} unsatisfiable; {4} of them stood there already",
         "{2} 个立方中已求解 {1} 个，{3} 个不可满足；其中 {4} 个此前已完成"},
        {"cubes.solving", "cube {1}, {2} left{3}; ", "第 {1} 个立方，剩余 {2} 个{3}；"},
        {"cubes.left", " (about {1} s)", "（约 {1} 秒）"},
        {"cubes.solved_rest", "beside the cubes: {1}, {2} ms", "立方之外：{1}，{2} 毫秒"},
        {"cubes.only_these", "the formula is not decided: {1} {1|cube|cubes} more may have a model",
         "公式未定：另外 {1} 个立方仍可能有模型"},

        // satdoku gather
        {"command.gather", "what the results of all cubes say of their formula, and which are missing",
         "由全部立方的结果得出公式的结论，并指出缺少哪些"},
        {"command.gather.more",
         "RESULTS are the folders of solve --cubes, or files of them. Every result has to be of this "
         "formula and this cube, every model is checked, and with --proof every proof has to be whole. "
         "What is wrong is told by file, and stands against the verdict UNSATISFIABLE. Where all cubes are "
         "unsatisfiable, an engine refutes what is left beside them, and --proof writes one proof of the "
         "whole: those of the cubes and that one. It is checked before it has its name; a proof that does "
         "not hold is not written. Without --proof the engine may assume what symmetries of the formula "
         "allow, as cubes --symmetry does. The exit code is that of solve: 10, 20, or 0 without a verdict. "
         "--open prints the cubes that are still to be solved, as --cube and sbatch --array take them, "
         "and ends with 3 where there are any.",
         "RESULTS 是 solve --cubes 的文件夹或其中的文件。每个结果必须属于此公式和此立方，每个模型都经过检验；使用 "
         "--proof 时每个证明必须完整。有问题的文件逐一指出，此时不会得出“不可满足”的结论。若全部立方不可满足，引擎再"
         "反驳剩下的部分，--proof 把各立方的证明与它合成一个完整的证明，检验之后才写入文件，不成立的证明不写。不用 "
         "--proof 时，引擎可假设公式的对称性所允许的文字，与 cubes --symmetry 相同。退出码与 solve 相同：10、20，"
         "没有结论时为 0。--open 输出仍需求解的立方，可直接用于 --cube 和 sbatch --array；若有，退出码为 3。"},
        {"option.open", "prints the cubes that are still to be solved, and nothing else", "只输出仍需求解的立方"},
        {"gather.option_res", "writes the verdict to a .res file", "将结论写入 .res 文件"},
        {"gather.option_proof", "one DRAT proof of the whole, of those of the cubes",
         "由各立方的证明合成的完整 DRAT 证明"},
        {"gather.reading", "{1} of {2} {2|result|results} read", "已读取 {2} 个结果中的 {1} 个"},
        {"gather.joining", "{1} of {2} {2|proof|proofs} joined", "已合并 {2} 个证明中的 {1} 个"},
        {"gather.counts", "{1} {1|cube|cubes}: {2} unsatisfiable, {3} satisfiable",
         "{1} 个立方：{2} 个不可满足，{3} 个可满足"},
        {"gather.undecided", "{1} not decided within their limits: {2}", "{1} 个在限制内未定：{2}"},
        {"gather.damaged", "{1} with files that cannot be used: {2}", "{1} 个的文件不可用：{2}"},
        {"gather.missing", "{1} without a result: {2}", "{1} 个没有结果：{2}"},
        {"gather.times", "{1} s of solving together; the longest {2} s, cube {3}",
         "求解共 {1} 秒；最长 {2} 秒，第 {3} 个立方"},
        {"gather.proof_needs_file",
         "--proof: '{1}' is a pipe or a device; the proof is checked before it is written, which needs a file",
         "--proof：“{1}”是管道或设备；证明要先检验再写入，需要普通文件"},
        {"gather.left", "the others would take about {1} s, if they are like these",
         "若其余立方与此相似，还需约 {1} 秒"},
        {"gather.problems", "No verdict, as long as these files are there.", "只要这些文件存在，就没有结论。"},
    };
    return entries;
}

}  // namespace satdoku::language
