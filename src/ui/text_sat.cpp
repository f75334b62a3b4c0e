#include "catalogue.hpp"

namespace satdoku::ui {

namespace {

constexpr Entry entries[] = {
    {"engine.unknown", "there is no engine {1}", "没有名为 {1} 的求解引擎"},
    {"engine.branching", "there is no branching strategy {1}", "没有名为 {1} 的分支策略"},
    {"engine.setting", "expected NAME=VALUE, found {1}", "应为 NAME=VALUE，而不是 {1}"},
    {"engine.cdcl", "conflict-driven clause learning, the modern solver", "冲突驱动子句学习，现代求解器"},
    {"engine.dpll", "recursive DPLL, the textbook solver", "递归 DPLL，教科书求解器"},

    {"verdict.satisfiable", "satisfiable", "可满足"},
    {"verdict.unsatisfiable", "unsatisfiable", "不可满足"},
    {"verdict.unknown", "not decided: {1}", "未判定：{1}"},
    {"reason.none", "no answer", "没有答案"},
    {"reason.conflicts", "the limit of conflicts was reached", "达到冲突数上限"},
    {"reason.decisions", "the limit of decisions was reached", "达到决策数上限"},
    {"reason.time", "the time limit was reached", "达到时间上限"},
    {"reason.memory", "the memory limit was reached", "达到内存上限"},
    {"reason.stopped", "stopped on request", "应要求停止"},

    {"statistic.nodes", "nodes", "结点"},
    {"statistic.decisions", "decisions", "决策"},
    {"statistic.propagations", "propagations", "传播"},
    {"statistic.conflicts", "conflicts", "冲突"},
    {"statistic.depth", "greatest depth", "最大深度"},
    {"statistic.restarts", "restarts", "重启"},
    {"statistic.learned", "learned clauses", "学习子句"},
    {"statistic.learned_literals", "literals learned", "学习文字"},
    {"statistic.reductions", "reductions", "子句库缩减"},
    {"statistic.rate", "{1} per second", "每秒 {1}"},
    {"statistic.time", "time of solving", "求解时间"},
    {"statistic.ms", "ms", "毫秒"},
    {"statistic.memory", "peak memory", "内存峰值"},

    {"solve.read", "{1}: {2} variables, {3} clauses, {4} literals, read in {5} ms",
     "{1}：{2} 个变元，{3} 个子句，{4} 个文字，读取用时 {5} 毫秒"},
    {"solve.progress", "{1} s: {2}", "{1} 秒：{2}"},
    {"solve.warning", "satdoku: warning: {1}", "satdoku: 警告：{1}"},
    {"solve.wrong_model",
     "internal error: the solver's model breaks clause {1}; please report this formula. Nothing was saved",
     "内部错误：求解器给出的模型不满足第 {1} 个子句；请报告此公式。未保存任何结果"},
    {"solve.same_outputs", "the result and the proof cannot both be {1}", "结果与证明不能是同一个文件 {1}"},
    {"solve.no_proof", "the formula was not shown unsatisfiable: no proof was written to {1}",
     "未证明公式不可满足：没有写出证明 {1}"},

    {"show.file", "File", "文件"},
    {"show.header", "Header", "文件头"},
    {"show.variables", "Variables", "变元"},
    {"show.variables_value", "{1} ({2} used, {3} with one sign only)",
     "{1}（用到 {2} 个，其中 {3} 个只有一种符号）"},
    {"show.clauses", "Clauses", "子句"},
    {"show.literals", "Literals", "文字"},
    {"show.literals_value", "{1} ({2} positive, {3} negative)", "{1}（正 {2} 个，负 {3} 个）"},
    {"show.units", "Unit clauses", "单子句"},
    {"show.empties", "Empty clauses", "空子句"},
    {"show.ratio", "Ratio", "子句变元比"},
    {"show.lengths", "Clauses by length", "子句长度"},
    {"show.length", "Length", "长度"},
    {"show.share", "Share", "占比"},
    {"show.most_frequent", "Most frequent literals", "出现最多的文字"},
    {"show.literal", "Literal", "文字"},
    {"show.occurrences", "Occurrences", "出现次数"},
    {"show.negation", "Its negation", "其否定"},
    {"show.clause_numbers", "expected clauses between 1 and {1}, such as 5, 5-9 or 5-, found '{2}'",
     "应为 1 到 {1} 之间的子句，如 5、5-9 或 5-，而不是“{2}”"},
    {"show.no_literal", "expected a literal such as 3 or -3, found '{1}'",
     "应为文字，如 3 或 -3，而不是“{1}”"},

    {"check.contradictions", "{1} variables are listed with both signs, first {2}",
     "有 {1} 个变元以两种符号出现，第一个是 {2}"},
    {"check.above", "the formula has {1} variables, the result lists variable {2}",
     "公式有 {1} 个变元，而结果中出现变元 {2}"},
    {"check.missing", "{1} of {2} variables are not listed, first {3}",
     "{2} 个变元中有 {1} 个没有列出，第一个是 {3}"},
    {"check.broken", "{1} of {2} clauses have no true literal", "{2} 个子句中有 {1} 个没有真文字"},
    {"check.first_broken", "the first is clause {1}: {2}", "第一个是子句 {1}：{2}"},
    {"check.model_holds", "RIGHT: the model satisfies all {1} clauses", "正确：模型满足全部 {1} 个子句"},
    {"check.model_wrong", "WRONG: this is no model of the formula", "错误：这不是公式的模型"},
    {"check.needs_proof", "NOT CONFIRMED: that a formula is unsatisfiable takes a proof (--proof FILE)",
     "未确认：不可满足的结论需要证明（--proof 文件）"},
    {"check.claims_nothing", "NOT CONFIRMED: the result makes no claim", "未确认：该结果没有给出结论"},
    {"check.proof_holds",
     "RIGHT: the proof holds; of its {1} clauses {2} were needed ({4} of them RAT), and {3} of the formula",
     "正确：证明成立；其 {1} 个子句中用到 {2} 个（其中 {4} 个为 RAT），用到公式的 {3} 个子句"},
    {"check.step_fails", "WRONG: step {1} of the proof does not follow: {2}",
     "错误：证明的第 {1} 步不成立：{2}"},
    {"check.no_contradiction", "WRONG: the proof ends without a contradiction",
     "错误：证明结束时没有得出矛盾"},
    {"check.stopped", "NOT CONFIRMED: the check was stopped", "未确认：检验被停止"},
    {"check.progress", "checking: {1} of {2} steps", "检验中：第 {1} 步，共 {2} 步"},

    {"compare.formula", "Formula", "公式"},
    {"compare.verdict", "Verdict", "结论"},
    {"compare.time", "{1} (ms)", "{1}（毫秒）"},
    {"compare.rate", "rate", "优化率"},
    {"compare.progress", "{1} of {2}: {3}", "第 {1} 个，共 {2} 个：{3}"},
    {"compare.disagree", "internal error: on {1}, {2} contradicts the others; please report this formula",
     "内部错误：对于 {1}，{2} 与其他结果矛盾；请报告此公式"},
};

}  // namespace

std::span<const Entry> sat_entries() {
    return entries;
}

}  // namespace satdoku::ui
