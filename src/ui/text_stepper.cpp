#include "catalogue.hpp"

namespace satdoku::ui {

namespace {

constexpr Entry entries[] = {
    {"pager.hand_prompt",
     "{1}-{2} of {3} left with {4} {4|literal|literals} by hand (? helps, u takes back, q leaves): ",
     "{1}-{2} / 剩余 {3}，手工赋值 {4} 个（? 帮助，u 撤销，q 返回）："},
    {"pager.empty", "empty", "空子句"},
    {"hand.none", "Nothing is assigned by hand; these are all clauses.", "没有手工赋值；以下是全部子句。"},
    {"hand.follow", "True, in brackets the clause that each was the only one left of: {1}",
     "为真的文字，括号内是使其成为唯一剩余文字的子句：{1}"},
    {"hand.empty_clause", "Conflict: clause {1} is empty. It follows from {2}",
     "冲突：子句 {1} 已空，由此推出：{2}"},
    {"hand.left", "What is left: {1} {1|clause|clauses}", "剩余 {1} 个子句"},
    {"hand.satisfied", "No clause is left: they are all satisfied.", "没有剩余子句：全部已满足。"},
    {"hand.nothing", "nothing is assigned by hand", "没有手工赋值可撤销"},
    {"hand.conflict", "clause {1} is empty: take a literal back first (u)", "子句 {1} 已空：请先撤销（u）"},
    {"hand.units_conflict", "the units of the formula alone leave clause {1} empty: it is unsatisfiable",
     "仅凭公式的单元子句就使子句 {1} 为空：公式不可满足"},
    {"hand.is_true", "{1} is true already, by hand", "{1} 已由手工赋值为真"},
    {"hand.is_false", "{1} is false: its negation is true by hand", "{1} 为假：其否定已由手工赋值"},
    {"hand.follows", "{1} is true already: clause {2} implies it", "{1} 已为真：由子句 {2} 推出"},
    {"hand.is_refuted", "{1} is false: clause {2} implies its negation", "{1} 为假：子句 {2} 推出其否定"},
    {"hand.has_value", "{1} has a value: none of the clauses that are left has it (u takes back)",
     "{1} 已有值：剩余子句中没有它（u 撤销）"},
};

}  // namespace

std::span<const Entry> stepper_entries() {
    return entries;
}

}  // namespace satdoku::ui
