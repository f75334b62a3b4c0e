#include "catalogue.hpp"

namespace satdoku::language {

std::span<const Entry> laboratory_entries() {
    static constexpr Entry entries[] = {
        {"model_pager.literals", "See the model's literals, y or n", "查看模型的文字吗，y 或 n"},
        {"stepper.done_means", "  it says: {1}", "  即：{1}"},
        {"stepper.next_means", "  next, in words: {1}", "  下一步的含义：{1}"},
        {"stepper.since", "{1}, since {2}", "{1}，因为{2}"},
        {"stepper.board", "what is true as a board", "已为真的文字所成的盘面"},
        {"show.says", "Says", "含义"},
        {"clause.given", "given: {1} is {2}", "已知数：{1} 是 {2}"},
        {"clause.is", "{1} is {2}", "{1} 是 {2}"},
        {"clause.is_not", "{1} is not {2}", "{1} 不是 {2}"},
        {"clause.cell_holds", "{1} holds a digit", "{1} 必有一个数字"},
        {"clause.cell_holds_of", "{1} holds one of {2}", "{1} 是 {2} 之一"},
        {"clause.cell_not_both", "{1} is not both {2} and {3}", "{1} 不能既是 {2} 又是 {3}"},
        {"clause.house_holds", "{1} holds {2} somewhere", "{1}某处有 {2}"},
        {"clause.house_holds_of", "{1} holds {2} in one of {3}", "{1}的 {2} 在 {3} 之一"},
        {"clause.house_not_both", "{1} and {2} are not both {3} ({4})", "{1} 与 {2} 不能都是 {3}（{4}）"},
        {"clause.same_cell", "{1} and {2} are one cell: if {1} is {3}, so is {2}",
         "{1} 与 {2} 是同一格：若 {1} 是 {3}，{2} 也是"},
        {"clause.empty", "nothing: it cannot hold", "空子句：不可能成立"},
        {"clause.or", " or ", " 或 "},
        {"clauses.smallest",
         "the fewest clauses of the rules that it takes ({1}), from which {2} follows; numbers as in the "
         "whole "
         "formula",
         "所需规则中推出 {2} 的最少子句（{1} 个）；编号同整个公式"},
        {"clauses.minimal",
         "{1} {1|clause|clauses}, none of which can go, from which {2} follows; numbers as in the whole "
         "formula",
         "推出 {2} 的 {1} 个子句，缺一不可；编号同整个公式"},
        {"clauses.unproved", "{1} {1|clause|clauses} from which {2} follows; numbers as in the whole formula",
         "推出 {2} 的 {1} 个子句；编号同整个公式"},
        {"clauses.contrary", "the contrary: {1}", "反面假设：{1}"},
        {"clauses.stopped", "stopped before the clauses were found", "尚未找到子句就被中止"},
        {"clauses.wrong_proof", "the proof does not hold: an error of satdoku",
         "证明不成立：这是 satdoku 的错误"},
        {"clause.or_others", " or one of {1} others", " 或其余 {1} 个之一"},
    };
    return entries;
}

}  // namespace satdoku::language
