#include "catalogue.hpp"

namespace satdoku::language {
std::span<const Entry> exercise_entries() {
    static constexpr Entry entries[] = {
        {"command.exercise", "Create exercises with solutions, on paper or as a page", "出练习题，可打印，也可作网页"},
        {"command.exercise.more",
         "Without a name, lists the kinds of exercises. Each exercise is random, has exactly one answer and takes the "
         "given number of steps; the same seed makes the same sheet. The extension of the output file selects the "
         "format: txt, html (a page that marks the answers) or pdf (with room for them). For Chinese, pdf needs "
         "--font; otherwise it is in English.",
         "不指定名称时列出练习的种类。每道题随机生成，只有一个答案，步数如所给；同一种子总是生成同一张卷子。输出文件的"
         "后缀决定格式：txt、html（能自行批改的网页）或 pdf（留有作答的地方）。pdf 要用中文，须以 --font 给出字体，"
         "否则为英文。"},
        {"option.steps", "steps per solution", "每道题的解答步数"},
        {"exercise.option_solutions", "also write the solutions to FILE", "另将答案写入文件"},
        {"usage.unknown_exercise", "no exercise named {1}{3|; satdoku exercise lists them|}{2}",
         "没有名为 {1} 的练习{3|；satdoku exercise 列出全部|}{2}"},
        {"usage.exercise_name", "{1} requires the name of an exercise", "{1} 须与练习的名称同用"},
        {"usage.exercise_steps", "--steps of {1} must be an integer from {2} to {3}",
         "{1} 的 --steps 须是 {2} 到 {3} 的整数"},
        {"lecture.exercises", "exercises: create a sheet with solutions", "练习：出一张卷子，附答案"},
        {"exercise.which", "Which exercise?", "哪种练习？"},
        {"exercise.ask_steps", "Steps of each solution", "每题步数"},
        {"exercise.ask_count", "Number of exercises", "题数"},
        {"exercise.ask_output", "Output file (html, pdf or txt)", "卷子写入文件（html、pdf 或 txt）"},
        {"exercise.ask_solutions", "File for the solutions (html, pdf or txt)", "答案写入文件（html、pdf 或 txt）"},
        {"exercise.written", "Written: {1}", "已写入：{1}"},
        {"exercise.none", "no exercise {1} found for --steps {2}; try another --seed or --steps",
         "没有找到 {2} 步的练习 {1}；请换 --seed 或 --steps"},

        {"exercise.propagation.title", "Unit propagation", "单元传播"},
        {"exercise.propagation.task", "Propagate unit clauses until no clause is unit. Which literals become true?",
         "做单元传播，直到没有单元子句。哪些文字为真？"},
        {"exercise.propagation.form", "Answer: the true literals, such as 1 -2 5.", "答案：为真的文字，如 1 -2 5。"},
        {"exercise.resolution.title", "Resolution", "归结"},
        {"exercise.resolution.task",
         "Resolve the first clause with the second, the resolvent with the third, and so on. What is the last "
         "resolvent?",
         "第一个子句与第二个归结，所得归结式再与第三个归结，依此类推。最后的归结式是什么？"},
        {"exercise.resolution.form", "Answer: the literals of the last resolvent, such as 1 -2.",
         "答案：最后归结式的文字，如 1 -2。"},
        {"exercise.dpll.title", "DPLL search tree", "DPLL 搜索树"},
        {"exercise.dpll.task",
         "Draw the search tree of DPLL with unit propagation and without pure literals. When no clause is unit, decide "
         "the first remaining literal of the first remaining clause; if that fails, try its negation. Stop at the "
         "first model.",
         "画出 DPLL 的搜索树：有单元传播，不用纯文字规则。没有单元子句时，选剩余的第一个子句中剩余的第一个文字为真；"
         "失败后改试其否定。找到第一个模型即停止。"},
        {"exercise.dpll.form", "Answer: the decided literals in their order, with second branches, such as 1 2 -2 -1.",
         "答案：依次写出所决策的文字，包括第二个分支，如 1 2 -2 -1。"},
        {"exercise.first_uip.title", "Implication graph and first UIP", "蕴涵图与第一个唯一蕴涵点"},
        {"exercise.first_uip.task",
         "Decide the given literals in their order and propagate after each of them, until a clause is false. Draw the "
         "implication graph. What is the first unique implication point (UIP), what clause is learned, and to which "
         "level does the search backjump?",
         "依次令所给文字为真，每次之后做单元传播，直到有子句为假。画出蕴涵图。第一个唯一蕴涵点是哪个文字？学到什么子句"
         "？回跳到第几层？"},
        {"exercise.first_uip.form", "Answer: the first UIP and the level of the backjump, such as -4 1.",
         "答案：第一个唯一蕴涵点与回跳到的层，如 -4 1。"},
        {"exercise.learned_clause.title", "Conflict analysis", "冲突分析"},
        {"exercise.learned_clause.task",
         "The trail is given, with the clause that implied each literal. Resolve the false clause with these reasons, "
         "the last one first, until one literal of the last level is left. What clause is learned?",
         "已给出赋值栈与推出各文字的子句。用这些原因从后往前归结为假的子句，直到最后一层只剩一个文字。学到什么子句？"},
        {"exercise.learned_clause.form", "Answer: the literals of the learned clause, such as 1 -2.",
         "答案：学习子句的文字，如 1 -2。"},
        {"exercise.tseitin.title", "Tseitin encoding", "Tseitin 编码"},
        {"exercise.tseitin.task",
         "Encode that the formula is true. Each gate has a variable of its own, as listed; write three clauses for "
         "each gate and one for the output.",
         "用子句表示公式为真。每个门各有一个变元，如下所列；每个门写三个子句，输出再写一个。"},
        {"exercise.tseitin.form", "Answer: the clauses, separated by commas, such as -4 1, -4 2, 4 -1 -2, 4.",
         "答案：各子句，以逗号分隔，如 -4 1, -4 2, 4 -1 -2, 4。"},
        {"exercise.at_most_one.title", "At most one", "至多一个"},
        {"exercise.at_most_one.task", "Write the clauses of the encoding named in each exercise.",
         "写出每题所指编码的子句。"},
        {"exercise.at_most_one.form", "Answer: the clauses, separated by commas, such as -1 -2, -1 -3.",
         "答案：各子句，以逗号分隔，如 -1 -2, -1 -3。"},

        {"exercise.pairwise", "At most one of {1} is true: pairwise encoding.", "{1} 中至多一个为真：成对编码。"},
        {"exercise.sequential",
         "At most one of {1} is true: sequential encoding. Variable {2} is true if the first literal is, the next one "
         "if one of the first two is, and so on up to {3}.",
         "{1} 中至多一个为真：顺序编码。第一个文字为真时变元 {2} 为真，前两个中有真时下一个变元为真，依此类推到 {3}。"},
        {"exercise.decisions", "Decide {1}", "依次令 {1} 为真"},
        {"exercise.decided", "{1} (decided)", "{1}（决策）"},
        {"exercise.implied", "{1} (clause {2})", "{1}（子句 {2}）"},
        {"exercise.level", "Level {1}: {2}", "第 {1} 层：{2}"},
        {"exercise.learned", "First UIP {1}; learned clause: {2}; backjump to level {3}",
         "第一个唯一蕴涵点 {1}；学习子句：{2}；回跳到第 {3} 层"},
        {"exercise.resolvent", "On {1} with clause {2}: {3}", "对 {1} 与子句 {2} 归结：{3}"},
        {"exercise.satisfiable", "The formula is satisfiable.", "公式可满足。"},
        {"exercise.unsatisfiable", "The formula is unsatisfiable.", "公式不可满足。"},
        {"exercise.solutions", "Solutions: {1}", "答案：{1}"},
        {"exercise.solution", "Solution", "答案"},
        {"exercise.answer", "Answer to exercise {1}", "第 {1} 题的答案"},
        {"exercise.mark", "Check", "批改"},
        {"exercise.mark_right", "Right.", "正确。"},
        {"exercise.mark_wrong", "Not yet: {1} of {2} right.", "还不对：{2} 个中对了 {1} 个。"},
        {"exercise.mark_score", "{1} of {2} exercises right", "{2} 题中做对 {1} 题"},
        {"exercise.again", "Repeat with: {1}", "重新生成：{1}"},
    };
    return entries;
}
}  // namespace satdoku::language
