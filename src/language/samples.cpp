#include "catalogue.hpp"

namespace satdoku::language {

std::span<const Entry> sample_entries() {
    static constexpr Entry entries[] = {
        {"command.sample", "writes a formula that the program brings along, or lists them",
         "写出程序自带的公式，或列出全部"},
        {"command.sample.more",
         "Without a name it lists the formulas and the sizes that each may have. Comments in the file say "
         "what it is, what the variables mean and what is known of its answer.",
         "不给名称时列出全部公式及各自可选的规模。文件里的注释说明它是什么、变元的含义以及已知的答案。"},
        {"option.size", "how large; else what the list says", "规模；默认值见列表"},
        {"usage.unknown_sample", "there is no sample {1}; satdoku sample lists them",
         "没有示例公式 {1}；satdoku sample 列出全部"},
        {"usage.unknown_sample_near", "there is no sample {1}; the nearest is {2}", "没有示例公式 {1}；最接近的是 {2}"},
        {"usage.sample_name", "{1} needs the name of a sample; satdoku sample lists them",
         "{1} 需要示例公式的名称；satdoku sample 列出全部"},
        {"usage.sample_size", "{1} takes a --size from {2} to {3}, found {4}",
         "{1} 的 --size 应为 {2} 到 {3}，而不是 {4}"},
        {"usage.sample_one_size", "{1} is one formula only; it takes no --size", "{1} 只有一个公式，不带 --size"},

        {"samples.name", "Name", "名称"},
        {"samples.answer", "Answer", "答案"},
        {"samples.what", "Formula", "公式"},
        {"samples.which", "Sample (q leaves)", "示例公式（q 返回）"},
        {"samples.size", "Size N, {1} to {2} (q leaves)", "规模 N，{1} 到 {2}（q 返回）"},
        {"samples.seed", "Seed (q leaves)", "种子（q 返回）"},
        {"samples.file", "Write it to (q leaves)", "写入文件（q 返回）"},
        {"sat_menu.sample", "write a formula that the program brings along, and load it", "写出程序自带的公式并载入"},
        {"sat_menu.sample_help",
         "Asks which formula and how large it shall be, writes it to a CNF file and loads that: for "
         "whoever has no file at hand.",
         "询问用哪个公式以及规模多大，写成 CNF 文件并载入；适合手边没有文件的人。"},
        {"samples.either", "either", "视情况而定"},
        {"sample.party", "four friends, one party", "四个朋友与一场聚会"},
        {"sample.all_signs", "all clauses of N literals", "N 个变元的全部子句"},
        {"sample.pigeonhole", "N+1 pigeons into N holes", "N+1 只鸽子放入 N 个鸽巢"},
        {"sample.ordering", "N elements, none the least", "N 个元素的全序，没有最小元"},
        {"sample.parity", "odd parities at N vertices", "N 个顶点的奇偶约束，总和为奇"},
        {"sample.random_3_sat", "N variables, 4.26 N clauses", "N 个变元，4.26 N 个随机子句"},
        {"sample.planted_3_sat", "the same, one model hidden", "同上，但藏有一个模型"},
        {"sample.colouring", "N vertices in 3 colours", "N 个顶点染三种颜色"},
        {"sample.queens", "N queens on N by N cells", "N×N 棋盘上的 N 个皇后"},
        {"sample.latin_square", "N by N cells with holes", "N×N 的拉丁方，留有空格"},
        {"sample.sudoku", "boxes of N by N cells", "宫为 N×N 的数独"},
        {"sample.twodoku", "the course's twodoku", "课程的双数独例题"},
        {"sample.factoring", "N as a product of two", "把 N 写成两个因数之积"},
        {"sample.adder", "two adders of N bits", "比较两种 N 位加法器"},
        {"sample.multiplier", "two multipliers of N bits", "比较两种 N 位乘法器"},
        {"sample.counter", "a counter of N bits", "N 位计数器能否及时数满"},
        {"sample.one_way", "a one-way function, VMPC", "求 N 个数的单向函数 VMPC 的逆"},
    };
    return entries;
}

}  // namespace satdoku::language
