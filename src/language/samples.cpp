#include "catalogue.hpp"

namespace satdoku::language {
std::span<const Entry> sample_entries() {
    static constexpr Entry entries[] = {
        {"command.sample", "Write a built-in sample formula", "写出内置的示例公式"},
        {"command.sample.more",
         "Without a name, lists the formulas and the sizes available for each. Comments in the file say what it is, "
         "what the variables mean and what is known about its answer.",
         "不给名称时列出全部公式及各自可选的规模。文件里的注释说明它是什么、变元的含义以及已知的答案。"},
        {"option.size", "size (default: see the list)", "规模（默认值见列表）"},
        {"usage.unknown_sample", "no sample named {1}{3|; satdoku sample lists them|}{2}",
         "没有示例公式 {1}{3|；satdoku sample 列出全部|}{2}"},
        {"usage.sample_name", "{1} requires the name of a sample; satdoku sample lists them",
         "{1} 需要示例公式的名称；satdoku sample 列出全部"},
        {"usage.sample_size", "--size of {1} must be from {2} to {3}, not {4}",
         "{1} 的 --size 应为 {2} 到 {3}，而不是 {4}"},
        {"usage.sample_one_size", "{1} has only one size; --size does not apply", "{1} 只有一个公式，不带 --size"},

        {"usage.sample_proof", "--proof applies to pigeonhole with up to {1} {1|hole|holes}",
         "--proof 只用于不超过 {1} 个巢的 pigeonhole"},
        {"sample.option_proof", "also write a short DRAT proof (pigeonhole only)",
         "另写出一个短的 DRAT 证明（仅 pigeonhole）"},

        {"samples.name", "Name", "名称"},
        {"samples.answer", "Answer", "答案"},
        {"samples.which", "Sample", "示例公式"},
        {"samples.size", "Size N, from {1} to {2}", "规模 N，{1} 到 {2}"},
        {"samples.file", "Output file", "写入文件"},
        {"sat_menu.sample", "load a built-in example", "载入内置的示例公式"},
        {"sat_menu.sample_help",
         "Choose a built-in formula and its size; it is written to a CNF file and loaded. For trying things out "
         "without a file of your own.",
         "选择内置的公式及其规模，写成 CNF 文件并载入；适合手边没有文件的人。"},
        {"samples.either", "either", "视情况而定"},
        {"sample.party", "four friends, one party", "四个朋友与一场聚会"},
        {"sample.all_signs", "all clauses of N literals", "N 个变元的全部子句"},
        {"sample.pigeonhole", "N+1 pigeons in N holes", "N+1 只鸽子放入 N 个鸽巢"},
        {"sample.ordering", "a total order of N elements without a minimum", "N 个元素的全序，没有最小元"},
        {"sample.parity", "XOR constraints on a graph with N vertices (Urquhart)",
         "N 个顶点的图上的 XOR 约束（Urquhart）"},
        {"sample.random_3_sat", "N variables, 4.26 N random clauses", "N 个变元，4.26 N 个随机子句"},
        {"sample.planted_3_sat", "the same, with a planted model", "同上，但藏有一个模型"},
        {"sample.colouring", "3-colouring of a graph with N vertices", "N 个顶点染三种颜色"},
        {"sample.queens", "N queens on an N×N board", "N×N 棋盘上的 N 个皇后"},
        {"sample.latin_square", "N×N Latin square with holes", "N×N 的拉丁方，留有空格"},
        {"sample.sudoku", "sudoku with N×N boxes", "宫为 N×N 的数独"},
        {"sample.twodoku", "the twodoku of the course", "课程的双数独例题"},
        {"sample.factoring", "N as a product of two factors", "把 N 写成两个因数之积"},
        {"sample.adder", "equivalence of two N-bit adders", "比较两种 N 位加法器"},
        {"sample.multiplier", "equivalence of two N-bit multipliers", "比较两种 N 位乘法器"},
        {"sample.counter", "can an N-bit counter overflow in time?", "N 位计数器能否及时数满"},
        {"sample.one_way", "inverting the one-way function VMPC", "求 N 个数的单向函数 VMPC 的逆"},
    };
    return entries;
}
}  // namespace satdoku::language
