#include "catalogue.hpp"

namespace satdoku::ui {

namespace {

constexpr Entry entries[] = {
    {"error.line", "satdoku: error: {1}", "satdoku: 错误：{1}"},
    {"error.memory", "not enough memory", "内存不足"},
    {"error.internal", "internal error: {1}", "内部错误：{1}"},
    {"output.closed", "nobody reads the output any more", "输出管道已被关闭"},
    {"output.failed", "cannot write to standard output: {1}", "无法写入标准输出：{1}"},

    // core
    {"file.cannot_open", "cannot open {1}: {2}", "无法打开 {1}：{2}"},
    {"file.cannot_read", "cannot read {1}: {2}", "无法读取 {1}：{2}"},
    {"file.cannot_write", "cannot write {1}: {2}", "无法写入 {1}：{2}"},
    {"file.is_directory", "{1} is a directory", "{1} 是一个目录"},
    {"file.no_unpacker",
     "{1} is compressed and {2} cannot be started ({3}); try: {2} -dc {1} | satdoku ... -",
     "{1} 是压缩文件，但无法启动 {2}（{3}）；可以试试：{2} -dc {1} | satdoku ... -"},
    {"file.unpacking_failed", "{2} could not unpack {1}: the file is damaged or cut off",
     "{2} 无法解压 {1}：文件已损坏或被截断"},
    {"memory.too_large", "this needs {1} GB of memory, and there are {2} GB",
     "这需要 {1} GB 内存，而可用的只有 {2} GB"},

    // cnf
    {"dimacs.end_of_file", "the end of the file", "文件结尾"},
    {"dimacs.end_of_line", "the end of the line", "行尾"},
    {"dimacs.empty_file", "expected a DIMACS CNF formula, found an empty file",
     "应为 DIMACS CNF 公式，但文件是空的"},
    {"dimacs.utf16", "expected a DIMACS CNF formula, found what looks like UTF-16 text",
     "应为 DIMACS CNF 公式，而文件看起来是 UTF-16 文本"},
    {"dimacs.expected_header", "expected the header 'p cnf VARIABLES CLAUSES', found {1}",
     "应为文件头 'p cnf 变元数 子句数'，而不是 {1}"},
    {"dimacs.other_format", "expected the format 'cnf', found {1}, which is another format",
     "应为 'cnf' 格式，而 {1} 是另一种格式"},
    {"dimacs.expected_variable_count", "expected the number of variables, 0 to {1}, found {2}",
     "应为变元数（0 到 {1}），而不是 {2}"},
    {"dimacs.expected_clause_count", "expected the number of clauses, 0 to {1}, found {2}",
     "应为子句数（0 到 {1}），而不是 {2}"},
    {"dimacs.expected_line_end", "expected the end of the header line, found {1}",
     "文件头应在此结束，却出现 {1}"},
    {"dimacs.expected_literal", "expected a literal or 0, found {1}", "应为文字或 0，而不是 {1}"},
    {"dimacs.out_of_range", "expected a variable from 1 to {1}, found {2}",
     "应为 1 到 {1} 的变元，而不是 {2}"},
    {"dimacs.above_header",
     "expected a variable from 1 to {1}, as the header says, found {2} (--relaxed takes it)",
     "按文件头应为 1 到 {1} 的变元，而不是 {2}（--relaxed 可接受）"},
    {"dimacs.after_trailer", "expected nothing after the '%' that ends the formula, found {1}",
     "结束公式的 '%' 之后不应再有内容，却出现 {1}"},
    {"dimacs.second_header", "expected a literal or 0, found a second header",
     "应为文字或 0，却出现第二个文件头"},
    {"dimacs.xor_clause", "expected a literal or 0, found {1}: an XOR clause, which is no DIMACS CNF",
     "应为文字或 0，而 {1} 是 XOR 子句，不属于 DIMACS CNF"},
    {"dimacs.missing_zero",
     "expected a 0 at the end of the last clause, which begins here (--relaxed adds it)",
     "从此处开始的最后一个子句应以 0 结束（--relaxed 会补上）"},
    {"dimacs.missing_zero_added", "added the 0 that the last clause lacks", "已补上最后一个子句缺少的 0"},
    {"dimacs.clause_count", "expected {1} clauses, as the header says, found {2} (--relaxed takes them)",
     "按文件头应有 {1} 个子句，实际为 {2} 个（--relaxed 可接受）"},
    {"dimacs.clause_count_ignored", "the header says {1} clauses, there are {2}",
     "文件头说有 {1} 个子句，实际为 {2} 个"},
    {"dimacs.above_header_ignored", "the header says {1} variables, there are {2}",
     "文件头说有 {1} 个变元，实际为 {2} 个"},
    {"dimacs.written_count", "the header announced {1} clauses, but {2} were written",
     "文件头声明了 {1} 个子句，却写出了 {2} 个"},

    // proof, check
    {"proof.out_of_room", "the proof holds more clauses than the checker has room for",
     "证明中的子句过多，检验器容纳不下"},
    {"proof.unexpected", "expected a literal, 0 or d, found {1}", "应为文字、0 或 d，而不是 {1}"},
    {"proof.unexpected_byte", "expected a or d at byte {1} of the binary proof, found {2}",
     "二进制证明第 {1} 字节处应为 a 或 d，而不是 {2}"},
    {"proof.unfinished", "the proof ends within the step that begins here", "证明在从此处开始的步骤中途结束"},
    {"proof.unfinished_binary", "the binary proof ends within the step that begins at byte {1}",
     "二进制证明在从第 {1} 字节开始的步骤中途结束"},
    {"proof.too_large", "expected a variable from 1 to {1}, found a larger one",
     "应为 1 到 {1} 的变元，却出现更大的"},

    // result
    {"result.no_verdict", "expected a verdict (s 1, s SATISFIABLE, SAT, ...), found none",
     "应有结论（s 1、s SATISFIABLE、SAT 等），却没有找到"},
    {"result.expected_line", "expected a line of a result (s, v, t or c), found {1}",
     "应为结果文件的一行（s、v、t 或 c），而不是 {1}"},
    {"result.expected_line_end", "expected the end of the line, found {1}", "此行应在此结束，却出现 {1}"},
    {"result.expected_verdict", "expected 1, 0, -1, SATISFIABLE, UNSATISFIABLE or UNKNOWN, found {1}",
     "应为 1、0、-1、SATISFIABLE、UNSATISFIABLE 或 UNKNOWN，而不是 {1}"},
    {"result.second_verdict", "expected one verdict, found a second one: {1}",
     "应只有一个结论，却出现第二个：{1}"},
    {"result.expected_literal", "expected a literal or 0, found {1}", "应为文字或 0，而不是 {1}"},
    {"result.after_model", "expected nothing after the 0 that ends the model, found {1}",
     "模型以 0 结束，其后却出现 {1}"},
    {"result.expected_time", "expected a time in milliseconds, found {1}", "应为毫秒数，而不是 {1}"},

    // cdcl
    {"option.unknown", "the engine has no setting {1}", "引擎没有名为 {1} 的设置"},
    {"option.out_of_range", "the engine's setting {1} takes a number from {3} to {4}, found {2}",
     "引擎设置 {1} 应为 {3} 到 {4} 之间的数，而不是 {2}"},

    // grid
    {"board.bad_character", "expected a digit, an empty cell (. 0 _ *) or a separator (| - +), found '{1}'",
     "应为数字、空格位（. 0 _ *）或分隔符（| - +），而不是“{1}”"},
    {"board.wrong_count", "expected {1} cells, found {2}", "应有 {1} 个格子，实际为 {2} 个"},
    {"board.shared_cell_differs", "the shared cell {1} stands twice and differs: {2} and {3}",
     "共享格 {1} 出现两次且不一致：{2} 与 {3}"},

    // puzzle
    {"decode.no_digit", "no board: grid {1}, row {2}, column {3} holds no digit",
     "不是有效的盘面：网格 {1} 第 {2} 行第 {3} 列没有数字"},
    {"decode.two_digits", "no board: grid {1}, row {2}, column {3} holds both {4} and {5}",
     "不是有效的盘面：网格 {1} 第 {2} 行第 {3} 列同时是 {4} 和 {5}"},
    {"decode.shared_cell_differs",
     "no board: the shared cell grid {1}, row {2}, column {3} holds {4} in one grid and {5} in another",
     "不是有效的盘面：共享格（网格 {1} 第 {2} 行第 {3} 列）在一个网格中是 {4}，在另一个网格中是 {5}"},
    {"generate.impossible_holes", "{1} holes cannot be: from {2} to {3} can",
     "不可能有 {1} 个空格：可以是 {2} 到 {3} 个"},
    {"generate.one_number_a_grid", "{1} has {2} grids: give one number of holes, or one for each grid",
     "{1} 有 {2} 个网格：请给出一个总空格数，或每个网格各一个"},
    {"generate.impossible_pattern",
     "this pattern allows no single solution: two rows of a band, or two columns of a stack, have no given",
     "该图案不可能有唯一解：同一行带中有两行（或同一列带中有两列）没有已知数"},
    {"generate.joint_of_one_grid", "a joint puzzle needs a layout of several grids",
     "联合谜题需要含多个网格的布局"},
    {"generate.stopped", "stopped before there was any puzzle", "尚未得到谜题便已中止"},
    {"generate.none_found",
     "no puzzle with one solution was found for this pattern; another seed may find one",
     "没有为该图案找到唯一解的谜题；可换一个种子再试"},

    // game
    {"game.bad_move", "'{1}' is no move; a move is 1 3 6 6 (grid, row, column, digit) or a36=6, for example",
     "“{1}”不是有效的走法；例如 1 3 6 6（网格、行、列、数字）或 a36=6"},
    {"game.out_of_range", "{1} is outside {2} to {3}", "{1} 超出范围 {2} 到 {3}"},
    {"game.given", "{1} is a given and stays", "{1} 是已知数，不能改"},
    {"game.already_empty", "{1} is empty already", "{1} 已经是空的"},
    {"game.already_right", "{1} is right already", "{1} 已经正确"},
    {"game.mark_on_digit", "{1} holds a digit; clear it before you mark it", "{1} 已有数字；先清除再做标记"},
    {"game.nothing_to_undo", "there is nothing to undo", "没有可撤销的走法"},
    {"game.nothing_to_redo", "there is nothing to redo", "没有可重做的走法"},
    {"game.over", "the game is over; restart begins it again", "游戏已结束；restart 可重新开始"},
    {"game.no_solution", "this puzzle has no solution and cannot be played", "该谜题无解，无法开始游戏"},
    {"game.several_solutions", "this puzzle has several solutions and cannot be played",
     "该谜题有多个解，无法开始游戏"},
    {"save.expected", "no saved game: expected {1}, found '{2}'", "不是有效的存档：应为 {1}，而不是“{2}”"},
    {"save.unknown_layout", "no saved game: there is no layout {1}", "不是有效的存档：没有名为 {1} 的布局"},
    {"save.bad_move", "no saved game: expected a time and a move, found '{1}'",
     "不是有效的存档：应为时间和走法，而不是“{1}”"},
    {"save.time_goes_back", "the saved game has been altered: its time goes back here",
     "存档已被改动：时间在此处倒退"},
    {"save.differs_from_moves", "the saved game has been altered: {1} says {2}, its moves make {3}",
     "存档已被改动：{1} 写的是 {2}，而按走法应为 {3}"},
    {"save.ends_early", "the saved game ends here, before its end", "存档不完整，在此处中断"},
    {"save.after_end", "the saved game goes on after its end", "存档在结尾之后还有内容"},
};

}  // namespace

std::span<const Entry> error_entries() {
    return entries;
}

}  // namespace satdoku::ui
