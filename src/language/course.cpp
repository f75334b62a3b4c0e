#include "catalogue.hpp"

namespace satdoku::language {

std::span<const Entry> course_entries() {
    static constexpr Entry entries[] = {
        {"menu.course", "the course, step by step: a formula, then a twodoku", "课程设计：先公式，后双数独，逐步进行"},
        {"menu.course_help",
         "Load, show, solve naively and optimised, the rate of optimisation, the .res file and its check; then a "
         "twodoku: "
         "encode, solve, read the board, dig, play, and a report of it all. Enter takes the next step.",
         "载入、显示、朴素求解、优化求解、优化率、.res 文件及检验；再到双数独：编码、求解、还原盘面、挖洞、游玩，最后写"
         "出报告。按回车进行下一步。"},
        {"course.title", "The course: Enter takes the next step", "课程设计：按回车进行下一步"},
        {"course.load", "load a formula: yours, or a sample", "载入公式：自己的或示例"},
        {"course.show", "show it: its counts, its first clauses", "显示公式：统计与前几个子句"},
        {"course.naive", "solve it naively: the first literal of the first clause",
         "朴素求解：取第一个子句的第一个文字"},
        {"course.optimised", "solve it optimised: the literal with most occurrences", "优化求解：取出现次数最多的文字"},
        {"course.rate", "the rate of optimisation, (t-t0)/t", "优化率 (t-t0)/t"},
        {"course.res", "write the result into a .res file", "把结果写入 .res 文件"},
        {"course.check", "check the .res file against the formula", "对照公式检验 .res 文件"},
        {"course.encode", "make a twodoku and write it as a formula", "生成双数独并写成公式"},
        {"course.solve", "solve this formula", "求解该公式"},
        {"course.board", "read the board back from the answer", "由结果还原盘面"},
        {"course.dig", "dig holes into that board; the solution stays the only one", "在此盘面上挖洞，保持唯一解"},
        {"course.play", "play it", "游玩"},
        {"course.report", "write a report of both formulas", "写出两个公式的报告"},
        {"course.earlier_step", "this step reads a file that an earlier step writes; take the steps in order",
         "这一步要读取前面步骤写出的文件；请按顺序进行"},
    };
    return entries;
}

}  // namespace satdoku::language
