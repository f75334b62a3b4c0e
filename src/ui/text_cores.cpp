#include "catalogue.hpp"

namespace satdoku::ui {

namespace {

constexpr Entry entries[] = {
    {"dimacs.expected_group_count", "expected the number of groups, 0 to {1}, found {2}",
     "应为组数（0 到 {1}），而不是 {2}"},
    {"dimacs.expected_group", "expected a group in braces before the clause, found {1}",
     "子句前应有花括号中的组号，而不是 {1}"},
    {"dimacs.group_out_of_range", "expected a group, {0} to {{1}}, found {2}",
     "应为组号（{0} 到 {{1}}），而不是 {2}"},

    {"command.core", "shows which clauses are to blame where a formula has no model",
     "公式不可满足时，找出起作用的子句"},
    {"command.core.more",
     "What comes out is a core: clauses of the file that are unsatisfiable together, and minimal, so that "
     "without "
     "any one of them the others are satisfiable. It is DIMACS again; a comment before each clause says its "
     "number "
     "in the file, and the comment that stands before it there (\"17: ...\", or \"15-: ...\" where that "
     "stands "
     "before an earlier clause). A file 'p gcnf VARIABLES CLAUSES GROUPS' has clauses in groups, \"{GROUP} 1 "
     "-2 "
     "0\", and "
     "the core is one of groups; those of {0} always hold. A limit or Ctrl-C gives the best core so far. "
     "The exit code is 3 where the formula is satisfiable.",
     "结果是一个不可满足核：文件中一组合在一起不可满足的子句，并且是极小的，即去掉任何一个，其余就可满足。"
     "结果仍是 DIMACS；每个子句前的注释给出它在文件中的编号以及原文件中它前面的注释（“17: ...”；"
     "若注释在更早的子句之前，则为“15-: ...”）。文件头为 p gcnf 变元数 子句数 组数 "
     "时子句分组，如“{GROUP} 1 -2 0”，核由组构成；{0} 组始终成立。达到上限或按 Ctrl-C "
     "时给出目前最好的核。公式可满足时退出码为 3。"},
    {"option.smallest", "looks for a core than which none has fewer clauses; that may take very long",
     "寻找子句最少的核；可能需要很长时间"},
    {"option.plain", "writes the clauses of the groups without their groups", "写出各组的子句，不写组号"},
    {"core.option_proof", "a DRAT proof that the core is unsatisfiable", "证明核不可满足的 DRAT 证明"},
    {"usage.core_proof", "a proof is one of clauses: --proof of a core of groups needs --plain",
     "证明针对子句：分组的核使用 --proof 时需要 --plain"},
    {"core.refute", "{1} s: refuting {2} groups", "{1} 秒：正在反驳 {2} 组"},
    {"core.trim", "{1} s: {2} left", "{1} 秒：剩 {2}"},
    {"core.minimize", "{1} s: {2} left, {3} of them may still go", "{1} 秒：剩 {2}，其中 {3} 个可能还能去掉"},
    {"core.search_smallest", "{1} s: {2} are enough; looking for fewer",
     "{1} 秒：{2} 个已足够，继续寻找更少的"},
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
    {"core.no_proof", "No proof was written to {1}: there was none within the limits.",
     "没有写证明到 {1}：在限制内没有得到证明。"},
};

}  // namespace

std::span<const Entry> core_entries() {
    return entries;
}

}  // namespace satdoku::ui
