#include "catalogue.hpp"

namespace satdoku::language {
std::span<const Entry> core_entries() {
    static constexpr Entry entries[] = {
        {"command.core", "Find an unsatisfiable core", "找出公式的不可满足核"},
        {"command.core.more",
         "A core is a set of clauses of the file that is unsatisfiable, and minimal: without any one of its clauses "
         "it is satisfiable. It is written as DIMACS; a comment before each clause gives its number in the file and "
         "the comment that precedes it there (\"15-: ...\" if that comment precedes an earlier clause). In a file "
         "with header 'p gcnf VARIABLES CLAUSES GROUPS', clauses belong to groups, \"{GROUP} 1 -2 0\", and the core "
         "consists of groups; group {0} is always included. At a limit or on Ctrl-C the best core so far is written. "
         "The exit code is 3 if the formula is satisfiable.",
         "结果是一个不可满足核：文件中的若干子句，它们合起来不可满足；并且是极小的，去掉任何一个，其余就可满足。结果"
         "仍是 DIMACS；每个子句前的注释给出它在文件中的编号以及原文件中它前面的注释（若注释在更早的子句之前，则为"
         "“15-: ...”）。文件头为 p gcnf 变元数 子句数 组数 时子句分组，如“{GROUP} 1 -2 0”，核由组构成；{0} 组始终成立"
         "。达到上限或按 Ctrl-C 时写出目前最好的核。公式可满足时退出码为 3。"},
        {"option.smallest", "find a core with the fewest clauses (may take very long)",
         "寻找子句最少的核（可能需要很长时间）"},
        {"core.option_plain", "write the clauses without their groups", "写出子句，不写组号"},
        {"core.option_proof", "write a DRAT proof that the core is unsatisfiable", "写出核不可满足的 DRAT 证明"},
        {"usage.core_proof", "a core of groups has a --proof only with --plain",
         "分组的核使用 --proof 写证明时需要 --plain"},
        {"core.refute", "{1} s: refuting {2} {2|group|groups}", "{1} 秒：正在反驳 {2} 个组"},
        {"core.trim", "{1} s: {2} remaining", "{1} 秒：剩 {2} 个"},
        {"core.minimize", "{1} s: {2} remaining, {3} not yet tested", "{1} 秒：剩 {2} 个，其中 {3} 个尚待测试"},
        {"core.search_smallest", "{1} s: best {2}; searching for a smaller core",
         "{1} 秒：目前 {2} 个，继续寻找更小的核"},
        {"core.satisfiable", "The formula is satisfiable: it has no core.", "公式可满足，没有不可满足核。"},
        {"core.undecided", "Undecided ({1}): no core was written.", "未定（{1}）：没有写出核。"},
        {"core.lost_comments", "The file has too many comments; some are omitted.", "文件的注释太多，略去了一部分。"},
        {"core.clauses", "{1} of {2} {2|clause|clauses}", "{2} 个子句中的 {1} 个"},
        {"core.groups", "{1} of {2} {2|group|groups}", "{2} 个组中的 {1} 个"},
        {"core.summary", "{1}, {2}; {3} ms", "{1}，{2}；{3} 毫秒"},
        {"core.minimal", "minimal", "极小"},
        {"core.smallest", "and none is smaller", "且没有更少的"},
        {"core.not_minimal", "not proved minimal: {1}", "未证明极小：{1}"},
        {"core.not_smallest", "minimal, but not proved smallest: {1}", "极小；是否有更少的未定：{1}"},
        {"command.models", "Count or list the models of a formula, or find its backbone",
         "统计或列出公式的全部模型，或求其骨架"},
        {"command.models.more",
         "By default, prints the number of models; each variable that occurs in no clause doubles it. With --project, "
         "models that differ only in other variables count as one. --list prints v lines, each model ended by 0, "
         "always in the same order. --backbone prints the literals that are true in all models as b lines, ended by 0. "
         "At a limit or on Ctrl-C, prints what is known so far: a lower bound ('at least'), the models found, the "
         "literals proved. A count with more than 4096 free variables is printed as N * 2^K. Exit "
         "code: 3 if there is no model.",
         "默认输出模型的个数；不出现在任何子句中的变元各使模型数翻倍。使用 --project 时，只在其他变元上不同的模型算作一"
         "个。--list 输出 v 行，每个模型以 0 结尾，顺序始终相同。--backbone 以 b 行输出在所有模型中都为真的文字，以 0 "
         "结尾。达到上限或按 Ctrl-C 时输出目前已知的结果：下界（“至少”）、已找到的模型、已证明的文字。自由变元超过 "
         "4096 个时，个数写作 N * 2^K。没有模型时退出码为 3。"},
        {"models.option_count", "count the models (default)", "统计模型数（默认）"},
        {"models.option_list", "list up to N models", "最多列出 N 个模型"},
        {"option.backbone", "find the literals that are true in all models", "找出在所有模型中都为真的文字"},
        {"option.project", "project onto these variables, e.g. 1,2,5-9, or names",
         "只看这些变元，例如 1,2,5-9，也可用名称"},
        {"option.limit", "stop counting at this many models", "数到这么多个模型时停止"},
        {"usage.over", "--project: '{1}' is not a variable from 1 to {2} or a range such as 2-5",
         "--project：“{1}”不是 1 到 {2} 的变元，也不是 2-5 这样的范围"},
        {"usage.over_many", "--project takes at most {1} {1|variable|variables}", "--project 最多接受 {1} 个变元"},
        {"models.at_least", "at least {1}", "至少 {1}"},
        {"models.counting", "{1} s: counting, {2} {2|branch|branches}", "{1} 秒：正在统计，{2} 个分支"},
        {"models.finding", "{1} s: {2} proved, {3} open", "{1} 秒：已证明 {2} 个，{3} 个未定"},
        {"models.exact", "All models were counted.", "全部模型已统计。"},
        {"models.none", "No model: the formula is unsatisfiable.", "没有模型：公式不可满足。"},
        {"models.enough", "The requested number was reached; there may be more.", "已达到要求的数量；可能还有更多。"},
        {"models.not_counted", "Counting is incomplete: {1}.", "统计不完整：{1}。"},
        {"models.path_memory", "the search path needs more than {1} MB of memory", "搜索路径所需内存超过 {1} MB"},
        {"models.listed", "{1} {1|model|models}; there {2|are no|may be} others.",
         "{1} 个模型；{2|没有别的了|可能还有别的}。"},
        {"models.listed_until", "{1} {1|model|models} so far: {2}.", "目前 {1} 个模型：{2}。"},
        {"models.backbone", "{1} of {2} {2|variable has|variables have} the same value in all models.",
         "{2} 个变元中有 {1} 个在所有模型中取值相同。"},
        {"models.backbone_so_far", "{1} {1|literal is|literals are} true in all models; {2} open: {3}.",
         "{1} 个文字在所有模型中为真；{2} 个未定：{3}。"},
        {"sat_menu.why", "why it is unsatisfiable: a minimal core", "为何不可满足：极小核"},
        {"sat_menu.why_help",
         "Finds a core: a minimal set of clauses that are unsatisfiable together. Ctrl-C or the time limit ends with "
         "the best core so far. You can page through the core and save it.",
         "寻找不可满足核：合起来不可满足的极小子句集。按 Ctrl-C 或达到时间上限时给出目前最好的。可以翻阅并保存。"},
        {"sat_menu.models", "count or list its models, or find its backbone", "统计或列出模型，或求骨架"},
        {"core.not_found", "Undecided: {1}.", "未定：{1}。"},
        {"core.see", "Show these clauses (y/n)", "查看这些子句吗（y/n）"},
        {"core.save", "Save the core (y/n)", "保存核吗（y/n）"},
        {"core.file", "Output file for the core", "核的文件"},
        {"models.what", "What to find out about the models", "想知道模型的什么"},
        {"question.count", "how many there are", "有多少个"},
        {"question.list", "list them", "逐个列出"},
        {"question.backbone", "the backbone: literals true in all of them", "骨架：在所有模型中都为真的文字"},
        {"models.how_many", "How many to list", "列出多少个"},
        {"models.see_more", "Show more (y/n)", "继续看吗（y/n）"},
        {"core.no_proof", "No proof was written to {1}: none was found within the limits.",
         "没有写证明到 {1}：在限制内没有得到证明。"},
    };
    return entries;
}
}  // namespace satdoku::language
