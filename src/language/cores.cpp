#include "catalogue.hpp"

namespace satdoku::language {

std::span<const Entry> core_entries() {
    static constexpr Entry entries[] = {
        {"dimacs.expected_group_count", "expected the number of groups, 0 to {1}, found {2}",
         "应为组数（0 到 {1}），而不是 {2}"},
        {"dimacs.expected_group", "expected a group in braces before the clause, found {1}",
         "子句前应有花括号中的组号，而不是 {1}"},
        {"dimacs.group_out_of_range", "expected a group, {0} to {{1}}, found {2}",
         "应为组号（{0} 到 {{1}}），而不是 {2}"},

        {"command.core", "shows which clauses are to blame where a formula has no model",
         "公式不可满足时，找出是哪些子句造成的"},
        {"command.core.more",
         "What comes out is a core: clauses of the file that are unsatisfiable together, and minimal, so "
         "that without any one of them the others are satisfiable. It is DIMACS again; a comment before "
         "each clause says its number in the file, and the comment that stands before it there (\"17: ...\""
         ", or \"15-: ...\" where that stands before an earlier clause). A file 'p gcnf VARIABLES CLAUSES "
         "GROUPS' has clauses in groups, \"{GROUP} 1 -2 0\", and the core is one of groups; those of {0} "
         "always hold. A limit or Ctrl-C gives the best core so far. The exit code is 3 where the formula "
         "is satisfiable.",
         "结果是一个不可满足核：文件中的若干子句，它们合起来不可满足；并且是极小的，去掉任何一个，其余就可满足。结果仍"
         "是 DIMACS；每个子句前的注释给出它在文件中的编号以及原文件中它前面的注释（“17: ...”；若注释在更早的子句之前"
         "，则为“15-: ...”）。文件头为 p gcnf 变元数 子句数 组数 时子句分组，如“{GROUP} 1 -2 0”，核由组构成；{0} "
         "组始终成立。达到上限或按 Ctrl-C 时给出目前最好的核。公式可满足时退出码为 3。"},
        {"option.smallest", "looks for a core than which none has fewer clauses; that may take very long",
         "寻找子句最少的核；可能需要很长时间"},
        {"option.plain", "writes the clauses of the groups without their groups", "写出各组的子句，不写组号"},
        {"core.option_proof", "a DRAT proof that the core is unsatisfiable", "证明核不可满足的 DRAT 证明"},
        {"usage.core_proof", "a proof is one of clauses: --proof of a core of groups needs --plain",
         "证明针对子句：分组的核使用 --proof 时需要 --plain"},
        {"core.refute", "{1} s: refuting {2} {2|group|groups}", "{1} 秒：正在反驳 {2} 个组"},
        {"core.trim", "{1} s: {2} left", "{1} 秒：剩 {2} 个"},
        {"core.minimize", "{1} s: {2} left, {3} of them may still go", "{1} 秒：剩 {2} 个，其中 {3} 个可能还能去掉"},
        {"core.search_smallest", "{1} s: {2} are enough; looking for fewer", "{1} 秒：{2} 个已足够，继续寻找更少的"},
        {"core.satisfiable", "The formula is satisfiable: it has no core.", "公式可满足，没有不可满足核。"},
        {"core.undecided", "Whether the formula is satisfiable is not decided: {1}. No core is written.",
         "公式是否可满足未定：{1}。没有写出核。"},
        {"core.lost_comments", "The file has too many comments to keep: some are left out.",
         "文件的注释太多，略去了一部分。"},
        {"core.clauses", "{1} of {2} {2|clause|clauses}", "{2} 个子句中的 {1} 个"},
        {"core.groups", "{1} of {2} {2|group|groups}", "{2} 个组中的 {1} 个"},
        {"core.summary", "{1}, {2}; {3} ms", "{1}，{2}；{3} 毫秒"},
        {"core.minimal", "minimal", "极小"},
        {"core.smallest", "and none has fewer", "且没有更少的"},
        {"core.not_minimal", "not proved to be minimal: {1}", "未证明极小：{1}"},
        {"core.not_smallest", "minimal; whether one has fewer is open: {1}", "极小；是否有更少的未定：{1}"},
        {"command.models", "counts or lists all models of a formula, or finds what they have in common",
         "统计或列出公式的全部模型，或找出它们的共同点"},
        {"command.models.more",
         "Without --list and --backbone the models are counted, and the number is printed. Variables that "
         "no clause mentions double it. With --over two models that differ in other variables alone are "
         "one. --list prints v lines, each model ended by 0; the same formula gives the same ones in the "
         "same order. --backbone prints the literals that hold in all models as b lines, ended by 0. A "
         "limit or Ctrl-C gives what is known so far: 'at least' so many, the models that were found, the "
         "literals that are proved. A number that would have more than a thousand digits because of free "
         "variables is printed as N * 2^K. The exit code is 3 where there is no model.",
         "不带 --list 和 --backbone 时统计模型数并输出该数。没有子句提到的变元使模型数翻倍。使用 --over 时"
         "，只在其他变元上不同的模型算作一个。--list 输出 v 行，每个模型以 0 结尾；同一公式总是以同样顺序给"
         "出同样的模型。--backbone 以 b 行输出在所有模型中都成立的文字，以 0 结尾。达到上限或按 Ctrl-C 时给"
         "出目前已知的结果：“至少”多少个、已找到的模型、已证明的文字。因自由变元而超过一千位的数写作 N * "
         "2^K。没有模型时退出码为 3。"},
        {"models.option_count", "counts the models; this is what is done without another question",
         "统计模型数；不作其他要求时即为此项"},
        {"models.option_list", "lists so many models", "列出这么多个模型"},
        {"option.backbone", "finds the literals that hold in all models", "找出在所有模型中都成立的文字"},
        {"option.over", "only these variables count, as in 1,2,5-9, or by their names",
         "只看这些变元，例如 1,2,5-9，也可用名称"},
        {"option.most", "stops counting where there are known to be so many", "已知至少有这么多个时停止统计"},
        {"usage.over", "--over: '{1}' is no variable from 1 to {2}, nor a range of them such as 2-5",
         "--over：“{1}”不是 1 到 {2} 的变元，也不是 2-5 这样的范围"},
        {"usage.over_many", "--over takes at most {1} {1|variable|variables}", "--over 最多接受 {1} 个变元"},
        {"models.at_least", "at least {1}", "至少 {1}"},
        {"models.counting", "{1} s: counting, {2} {2|branch|branches}", "{1} 秒：正在统计，{2} 个分支"},
        {"models.finding", "{1} s: {2} {2|holds|hold} always, {3} open", "{1} 秒：{2} 个恒成立，{3} 个未定"},
        {"models.exact", "All models are counted.", "全部模型已统计。"},
        {"models.none", "There is no model: the formula is unsatisfiable.", "没有模型：公式不可满足。"},
        {"models.enough", "There are as many as were asked for; there may be more.",
         "已达到要求的数量；可能还有更多。"},
        {"models.not_counted", "Not all are counted: {1}.", "没有全部统计：{1}。"},
        {"models.all_listed", "{1} {1|model|models}: there are no others.", "{1} 个模型，没有别的了。"},
        {"models.listed", "{1} {1|model|models}; there may be others.", "{1} 个模型；可能还有别的。"},
        {"models.listed_until", "{1} {1|model|models} so far: {2}.", "目前 {1} 个模型：{2}。"},
        {"models.backbone", "The same in every model: {1} of {2} {2|variable|variables}.",
         "{2} 个变元中有 {1} 个在所有模型中取值相同。"},
        {"models.backbone_so_far", "{1} {1|literal holds|literals hold} in every model; {2} open: {3}.",
         "{1} 个文字在所有模型中成立；{2} 个未定：{3}。"},
        {"sat_menu.why", "why it has no model: the clauses to blame", "为何不可满足：是哪些子句造成的"},
        {"sat_menu.why_help",
         "Looks for a core: a minimal set of clauses that are unsatisfiable together. Ctrl-C or the time "
         "limit gives the best so far. The core can be leafed through and saved.",
         "寻找不可满足核：合起来不可满足的极小子句集。按 Ctrl-C 或达到时间上限时给出目前最好的。可以翻阅并保存。"},
        {"sat_menu.models", "count or list its models, or find what they share", "统计或列出模型，或找出共同点"},
        {"core.seconds", "Time limit in seconds, 0 for none (q leaves)", "时间上限（秒），0 为不限（q 返回）"},
        {"core.not_found", "Whether the formula is satisfiable is not decided: {1}.", "公式是否可满足未定：{1}。"},
        {"core.see", "See these clauses, y or n", "查看这些子句吗（y/n）"},
        {"core.save", "Save the core, y or n", "保存核吗（y/n）"},
        {"core.file", "File for the core (q leaves)", "核的文件（q 返回）"},
        {"core.not_standard_output", "a core needs a file name here", "这里核需要文件名"},
        {"models.what", "What about the models (q leaves)", "想知道模型的什么（q 返回）"},
        {"question.count", "how many there are", "有多少个"},
        {"question.list", "which they are", "是哪些"},
        {"question.backbone", "which literals hold in all of them", "哪些文字在所有模型中成立"},
        {"models.how_many", "How many to list (q leaves)", "列出多少个（q 返回）"},
        {"models.see_more", "See more, y or n", "继续看吗（y/n）"},
        {"core.no_proof", "No proof was written to {1}: there was none within the limits.",
         "没有写证明到 {1}：在限制内没有得到证明。"},
    };
    return entries;
}

}  // namespace satdoku::language
