#include "catalogue.hpp"

namespace satdoku::language {

std::span<const Entry> trace_entries() {
    static constexpr Entry entries[] = {
        {"json.expected", "expected {1}", "此处应为 {1}"},
        {"json.number", "expected a number", "此处应为数字"},
        {"json.integer", "expected a whole number from {1} to {2}", "此处应为 {1} 到 {2} 的整数"},
        {"json.control", "a control character in a text", "文本中有控制字符"},
        {"json.escape", "an escape that JSON does not have", "JSON 中没有这样的转义"},
        {"json.too_deep", "more than {1} {1|value|values} one inside the other", "嵌套超过 {1} 层"},
        {"json.end", "expected the end of the line", "此处应为行尾"},
        {"trace.no_header", "this is no trace: its first line has to be the one that begins with \"event\":\"begin\"",
         "这不是搜索轨迹：首行应为以 \"event\":\"begin\" 开头的一行"},
        {"trace.cut_off", "the file ends within this line", "文件在这一行中间结束"},
        {"trace.unknown_kind", "there is no such kind of event", "没有这种事件"},
        {"trace.lacks", "the event lacks \"{1}\"", "事件缺少 \"{1}\""},
        {"trace.twice", "the event has \"{1}\" twice", "事件中 \"{1}\" 出现了两次"},
        {"trace.literal", "expected a literal from 1 to {1} or its negation", "此处应为 1 到 {1} 的文字或其否定"},
        {"trace.order", "events come in the order of their numbers: expected {1} or more",
         "事件应按编号排列：此处应为 {1} 或更大"},
        {"trace.not_from_start", "{1} holds events from number {2} on only, and this needs those before",
         "{1} 只含编号 {2} 起的事件，而这里需要之前的事件"},
        {"trace.lacks_kinds", "{1} was stored without events that this needs: {2}",
         "{1} 存储时未包含这里需要的事件：{2}"},
        {"trace.read_once", "{1} can be read once only: store it in a file", "{1} 只能读一次：请先存为文件"},
        {"trace.needs_formula", "the trace does not say where its formula is: name it with --formula",
         "轨迹中没有公式的位置：请用 --formula 指定"},
        {"trace.other_formula", "{1} is not the formula of the trace: its variables or clauses are not as many",
         "{1} 不是该轨迹的公式：变元或子句的数目不同"},
        {"trace.does_not_fit", "event {1} ({2}) does not fit the state of the search before it",
         "第 {1} 个事件（{2}）与此前的搜索状态不符"},
        {"usage.only_for_formula", "{1} is for formulas, and {2} is a trace: its search has been",
         "{1} 只用于公式，而 {2} 是轨迹：其搜索已经完成"},
        {"usage.only_for_trace", "{1} is for traces, and {2} is a formula", "{1} 只用于轨迹，而 {2} 是公式"},
        {"usage.event_range", "--to {2} is before --from {1}", "--to {2} 在 --from {1} 之前"},
        {"command.trace", "writes what a search does, event by event, as JSON lines",
         "逐个事件写出搜索过程（JSON 行）"},
        {"command.trace.more",
         "A line is an event: a decision, a propagation with its clause, a conflict, a learned clause with "
         "the steps of its resolution, a jump, a restart, and so on; \x27satdoku help events\x27 lists them. Literals "
         "are DIMACS numbers, and no line holds a time: the same call gives the same bytes. With --to the "
         "search ends there. FILE may be a stored trace, too, of which a part is then written; what draws "
         "a search takes one in place of the formula, too.",
         "每行一个事件：决策、传播及其子句、冲突、学习子句及其归结步骤、回跳、重启等，详见“satdoku help events”。文字"
         "采用 DIMACS 编号，不含时间：同样的调用得到同样的字节。--to 到达后搜索结束。FILE 也可以是已存的轨"
         "迹，这时写出其中一部分；画出搜索的命令也接受轨迹代替公式。"},
        {"option.from", "the first event that is written, by its number", "从第几个事件开始写"},
        {"option.only", "the kinds that are written; else all", "只写这些种类的事件；默认全部"},
        {"option.scores", "what the strategy thinks of the best literals, before each decision",
         "每次决策前写出策略对最佳文字的评分"},
        {"option.decide", "these are decided first, in this order", "先按此顺序决策这些文字"},
        {"decide.is_true", "{1} is not decided: it is true already", "{1} 未被决策：它已为真"},
        {"decide.is_false", "{1} is not decided: it is false already", "{1} 未被决策：它已为假"},
        {"decide.is_gone", "{1} is not decided: its variable is not in the search", "{1} 未被决策：其变元不在搜索中"},
        {"decide.left", "the search has ended before {1} of the decisions given",
         "搜索结束时还有 {1} 个给定的决策未用到"},
        {"option.watches", "each visit of a clause: what is watched, what moves; of dpll the literals left",
         "每次访问子句：监视哪些文字、哪个移动；dpll 则为剩余文字数"},
        {"trace.option_formula", "of a trace: its formula, where that is not under the name which the trace says",
         "轨迹所属公式的文件，若不在轨迹所记的位置"},
        {"trace.option_to", "the last event that is written: the search ends there", "写到第几个事件：搜索到此为止"},
        {"trace.written", "{1} of {2} {2|event|events} written", "共 {2} 个事件，写出 {1} 个"},
        {"trace.written_details", ", and {1} {1|line|lines} of scores or watches", "，另有 {1} 行评分或监视"},
    };
    return entries;
}

}  // namespace satdoku::language
