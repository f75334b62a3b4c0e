#include "catalogue.hpp"

namespace satdoku::language {

std::span<const Entry> picture_entries() {
    static constexpr Entry entries[] = {
        {"command.picture", "Draw a formula, or a search in it, as a picture", "把公式或其中的搜索画成图"},
        {"command.picture.more",
         "Kinds: interaction (variables that share a clause, with their communities), matrix (clauses × variables), "
         "lengths and occurrences (histograms), search (level, trail, glue, learned clauses and restarts over time); "
         "for the formula of a puzzle also board (candidates during the search) and literals (the variable of each "
         "digit). --heat runs a search and shows what it touched, up to 100000 conflicts unless another limit is "
         "given; on Ctrl-C the part completed. A page has a slider for it. FILE is a formula or a trace. The "
         "extension of the output file selects the format: txt, svg, html, or dot.",
         "种类：interaction（出现在同一子句中的变元，及其社区）、matrix（子句与变元）、lengths 和 occurrences（直方图"
         "）、search（层数、赋值、glue、学习子句和重启随时间的变化）；对题目的公式还有 board（候选数随搜索的变化）和 "
         "literals（每个数字的变元）。--heat 运行一次搜索并标出它触及的部分，若未另设限制则至多 100000 次冲突；按 "
         "Ctrl-C 时画出已完成的部分。网页上的滑块可以移动到任一时刻。文件是公式或搜索轨迹。输出文件名的后缀决定格式"
         "：txt、svg、html 或 dot。"},
        {"option.kind", "kind of picture", "图的种类"},
        {"option.heat", "colour by how often the search touches each part", "按搜索触及的次数着色"},
        {"option.every", "board: events between pictures (default: about 30 pictures)",
         "board：每隔多少事件画一幅（默认约 30 幅）"},
        {"usage.format_of_picture", "unknown output format for {1}: this kind of picture can be {2}",
         "{1} 的格式未知：这种图可用 {2}"},
        {"usage.no_heat", "--heat does not apply to pictures of {1}", "--heat 不适用于 {1} 图"},
        {"picture.not_drawn", "The time limit was reached before the picture was drawn.", "尚未画完，时间已到。"},
        {"picture.interaction", "Variable interaction graph of {1}", "{1} 的变元交互图"},
        {"picture.interaction_counts",
         "{1} {1|variable|variables}, {2} {2|clause|clauses}, {3} {3|edge|edges}; {4} "
         "{4|community|communities}, modularity {5}",
         "{1} 个变元，{2} 个子句，{3} 条边；{4} 个社区，模块度 {5}"},
        {"picture.contracted", "{1} {1|node|nodes}, each a group of closely connected variables",
         "{1} 个结点各代表一组关系紧密的变元"},
        {"picture.variables_not_drawn", "{1} {1|variable|variables} of smaller communities not drawn",
         "较小社区的 {1} 个变元未画出"},
        {"picture.sampled", "A sample of {1} % of the variable pairs", "抽取了 {1} % 的变元对"},
        {"picture.edges_drawn", "{1} of {2} edges drawn, the strongest ones", "画出了 {2} 条边中最强的 {1} 条"},
        {"picture.no_labels", "No labels beyond {1} {1|node|nodes}; point at a node to see its variable",
         "超过 {1} 个结点，不标名称；指向一个结点可看到它的变元"},
        {"picture.community", "community {1}: {2} {2|variable|variables}", "社区 {1}：{2} 个变元"},
        {"picture.other_communities", "{1} other {1|community|communities}", "另外 {1} 个社区"},
        {"picture.coloured_communities", "{1} other {1|community|communities}, the {2} largest in colours of their own",
         "另外 {1} 个社区，其中最大的 {2} 个各有颜色"},
        {"picture.variable", "variable {1}, in {2} {2|clause|clauses}, community {3}",
         "变元 {1}，出现在 {2} 个子句中，社区 {3}"},
        {"picture.part", "{1} {1|variable|variables}, from {2} on, community {3}", "从 {2} 起的 {1} 个变元，社区 {3}"},
        {"picture.note_touched", "{1}; touched {2} {2|time|times}", "{1}；触及 {2} 次"},
        {"picture.heat_name", "touched by the search ({1} {1|conflict|conflicts}); 100% = {2} {2|time|times}",
         "搜索触及的程度（{1} 次冲突）；100% = {2} 次"},
        {"picture.heat_of_matrix",
         "touched by the search ({1} {1|conflict|conflicts}); 100% = {2} {2|time|times} (columns), {3} (rows)",
         "搜索触及的程度（{1} 次冲突）；100% = {2} 次（列）、{3} 次（行）"},
        {"picture.window", "conflicts {1} to {2}; 100% = {3} {3|time|times}", "第 {1} 到 {2} 次冲突；100% = {3} 次"},
        {"picture.matrix", "Clauses and variables of {1}", "{1} 的子句与变元"},
        {"picture.matrix_counts", "{1} {1|variable|variables}, {2} {2|clause|clauses}, {3} {3|literal|literals}",
         "{1} 个变元，{2} 个子句，{3} 个文字"},
        {"picture.matrix_cells", "Each cell represents up to {1} {1|variable|variables} and {2} {2|clause|clauses}",
         "每格至多代表 {1} 个变元和 {2} 个子句"},
        {"picture.variables", "variables", "变元"},
        {"picture.clauses", "clauses", "子句"},
        {"picture.positive", "positive literal", "正文字"},
        {"picture.negative", "negative literal", "负文字"},
        {"picture.density", "literals per cell", "每格的文字数"},
        {"picture.matrix_place", "clauses {1}, variables {2}", "子句 {1}，变元 {2}"},
        {"picture.lengths", "Clause lengths of {1}", "{1} 的子句长度"},
        {"picture.length", "literals per clause", "子句中的文字数"},
        {"picture.occurrences", "Occurrences of the variables of {1}", "{1} 中变元的出现次数"},
        {"picture.occurrence", "occurrences per variable", "变元的出现次数"},
        {"picture.logarithmic", "{1} (logarithmic)", "{1}（对数）"},
        {"picture.search", "{1}: {2} {2|conflict|conflicts}, {3}", "{1}：{2} 次冲突，{3}"},
        {"picture.unknown", "not decided", "未定"},
        {"picture.conflicts", "conflicts", "冲突"},
        {"picture.level", "Decision level of conflicts", "冲突时的决策层"},
        {"picture.trail", "Assigned literals at conflicts", "冲突时已赋值的文字"},
        {"picture.glue", "Glue of learned clauses", "学习子句的 glue"},
        {"picture.learned_length", "Length of learned clauses", "学习子句的长度"},
        {"picture.learned_and_kept", "Learned clauses", "学习子句"},
        {"picture.learned", "learned so far", "累计学习"},
        {"picture.kept", "currently kept", "现存"},
        {"picture.restarts", "Restarts so far", "累计重启次数"},
        {"picture.mean_and_range", "mean, and range from minimum to maximum", "平均值，及最小到最大"},
        {"picture.stable_mode", "stable mode", "稳定模式"},
        {"picture.board", "Candidates of {1} during the search", "{1} 的候选数随搜索的变化"},
        {"picture.square_literal", "{1}: row {2}, column {3}, digit {4}", "{1}：第 {2} 行第 {3} 列为数字 {4}"},
        {"picture.no_conflict", "The search had no conflict, so there is nothing to plot over conflicts.",
         "搜索没有遇到冲突，因此没有随冲突变化的内容可画。"},
        {"picture.root", "before the first decision: {1} {1|candidate|candidates} left",
         "首次决策之前：剩 {1} 个候选数"},
        {"picture.moment", "event {1}, {2} {2|conflict|conflicts}: {3} {3|candidate|candidates} left",
         "第 {1} 个事件，{2} 次冲突：剩 {3} 个候选数"},
        {"picture.tint_decided", "decided", "决策"},
        {"picture.tint_implied", "implied", "推出"},
        {"picture.tint_excluded", "decided false", "决策为否"},
        {"picture.tint_clash", "two digits in one cell", "一格两数"},
        {"picture.cell", "{1}: {2}, level {3}", "{1}：{2}，第 {3} 层"},
        {"picture.literals", "The variables of {1} by cell and digit", "{1} 中各格各数字的变元"},
        {"option.chart", "draw the times as a chart; -o sets the format", "把时间画成图；-o 决定格式"},
        {"picture.time", "Point in time", "时刻"},
    };
    return entries;
}
}  // namespace satdoku::language
