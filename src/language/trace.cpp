#include "catalogue.hpp"

namespace satdoku::language {

std::span<const Entry> trace_entries() {
    static constexpr Entry entries[] = {
        {"json.expected", "expected {1}", "此处应为 {1}"},
        {"json.number", "expected a number", "此处应为数字"},
        {"json.integer", "expected an integer from {1} to {2}", "此处应为 {1} 到 {2} 的整数"},
        {"json.control", "control character in a string", "文本中有控制字符"},
        {"json.escape", "invalid JSON escape sequence", "JSON 中没有这样的转义"},
        {"json.too_deep", "nesting deeper than {1} {1|level|levels}", "嵌套超过 {1} 层"},
        {"json.end", "expected the end of the line", "此处应为行尾"},
        {"trace.no_header", "not a trace: the first line must begin with \"event\":\"begin\"",
         "这不是搜索轨迹：首行应以 \"event\":\"begin\" 开头"},
        {"trace.cut_off", "the file ends in the middle of this line", "文件在这一行中间结束"},
        {"trace.unknown_kind", "unknown kind of event", "没有这种事件"},
        {"trace.lacks", "the event has no \"{1}\"", "事件缺少 \"{1}\""},
        {"trace.twice", "the event contains \"{1}\" twice", "事件中 \"{1}\" 出现了两次"},
        {"trace.literal", "expected a literal from 1 to {1} or its negation", "此处应为 1 到 {1} 的文字或其否定"},
        {"trace.order", "events must be in ascending order: expected number {1} or higher",
         "事件应按编号排列：此处应为 {1} 或更大"},
        {"trace.not_from_start", "{1} begins at event {2}, but the earlier events are needed here",
         "{1} 从第 {2} 个事件开始，而这里需要之前的事件"},
        {"trace.lacks_kinds", "{1} was recorded without events that are needed here: {2}",
         "{1} 记录时未包含这里需要的事件：{2}"},
        {"trace.read_once", "{1} can only be read once: save it to a file first", "{1} 只能读一次：请先存为文件"},
        {"trace.needs_formula", "the trace does not name its formula; use --formula",
         "轨迹中没有公式的位置：请用 --formula 指定"},
        {"trace.other_formula", "{1} is not the formula of the trace: the number of variables or clauses differs",
         "{1} 不是该轨迹的公式：变元或子句的数目不同"},
        {"trace.does_not_fit", "event {1} ({2}) contradicts the state of the search before it",
         "第 {1} 个事件（{2}）与此前的搜索状态矛盾"},
        {"usage.only_for_formula", "{1} applies to formulas, but {2} is a trace of a finished search",
         "{1} 只用于公式，而 {2} 是已完成的搜索的轨迹"},
        {"usage.only_for_trace", "{1} applies to traces, but {2} is a formula", "{1} 只用于轨迹，而 {2} 是公式"},
        {"usage.event_range", "--to {2} is before --from {1}", "--to {2} 在 --from {1} 之前"},
        {"command.trace", "Record a search as JSON lines, one per event", "逐个事件记录搜索过程（JSON 行）"},
        {"command.trace.more",
         "Each line is an event: a decision, a propagation with its clause, a conflict, a learned clause with its "
         "resolution steps, a backjump, a restart, and so on; 'satdoku help events' lists them. Literals are "
         "DIMACS numbers. Lines contain no times: the same call gives the same bytes. With --to the search stops at "
         "that event. FILE may also be a recorded trace, from which a part is extracted. Commands that draw a search "
         "accept a trace instead of a formula.",
         "每行一个事件：决策、传播及其子句、冲突、学习子句及其归结步骤、回跳、重启等，详见“satdoku help "
         "events”。文字采用 DIMACS 编号，不含时间：同样的调用得到同样的字节。--to 到达后搜索停止。文件"
         "也可以是已存的轨迹，这时取出其中一部分；画出搜索的命令也接受轨迹代替公式。"},
        {"option.from", "first event to write", "写出的第一个事件"},
        {"option.event", "kinds of events to write (default: all)", "只写这些种类的事件（默认全部）"},
        {"option.scores", "also record the strategy's best candidates before each decision",
         "每次决策前记录策略评分最高的文字"},
        {"option.decide", "decide these literals first, in this order", "先按此顺序决策这些文字"},
        {"decide.is_true", "{1} was not decided: it is already true", "{1} 未被决策：它已为真"},
        {"decide.is_false", "{1} was not decided: it is already false", "{1} 未被决策：它已为假"},
        {"decide.is_gone", "{1} was not decided: its variable has been eliminated", "{1} 未被决策：其变元已被消去"},
        {"decide.left", "the search ended before {1} of the given decisions", "搜索结束时还有 {1} 个给定的决策未用到"},
        {"option.watches", "also record each visit of a clause and its watched literals",
         "同时记录每次访问的子句及其监视文字"},
        {"trace.option_formula", "formula of the trace, if not where the trace says",
         "轨迹的公式，若不在轨迹所记的位置"},
        {"trace.option_to", "last event to write; the search stops there", "写出的最后一个事件；搜索到此停止"},
        {"trace.written", "{1} of {2} {2|event|events} written", "共 {2} 个事件，写出 {1} 个"},
        {"trace.written_details", ", and {1} {1|line|lines} of scores or watches", "，另有 {1} 行评分或监视"},
    };
    return entries;
}

}  // namespace satdoku::language
