#include "catalogue.hpp"

namespace satdoku::ui {

namespace {

constexpr Entry entries[] = {
    {"command.puzzle_print", "puts puzzles on paper: SVG, PostScript, PDF or text",
     "把题目排成可打印的页面：SVG、PostScript、PDF 或文本"},
    {"command.puzzle_print.more",
     "The pages are A4. The ending of the output's name says which format it is, or --format does; text is "
     "written where "
     "neither is given. SVG is one picture, however long. A title and notes that are not Latin need another "
     "format than "
     "PostScript, whose fonts lack them. With --solutions the exit code is 3 where a puzzle has not exactly "
     "one.",
     "页面为 A4。格式由输出文件名的后缀或 --format 决定；两者都没有时写成文本。SVG "
     "只有一幅图，长度不限。PostScript "
     "自带的字体没有中文，带中文的标题和注释请用其他格式。使用 --solutions "
     "时，若有题目并非恰有一个解，退出码为 3。"},
    {"option.per_page", "puzzles on a page; else 4 of one grid, 1 of several or in large print",
     "每页几道题；默认单网格 4 道，多网格或大字 1 道"},
    {"option.title", "a line above the puzzles", "题目上方的标题"},
    {"option.solutions", "the solutions on pages at the end", "在末尾附上答案"},
    {"option.candidates", "small candidates in the empty cells", "在空格中标出候选数"},
    {"option.large", "large print: larger digits, thicker lines, one puzzle a page",
     "大字：数字更大，线条更粗，每页一道题"},
    {"usage.print_format", "{1} ends in no format that is known ({2}): choose one with --format",
     "{1} 的后缀不是已知的格式（{2}）：请用 --format 指定"},
    {"usage.print_title", "--title: PostScript's fonts lack characters of '{1}'; choose svg or pdf",
     "--title：PostScript 的字体没有“{1}”中的某些字符；请改用 svg 或 pdf"},
    {"command.puzzle_convert", "writes puzzles in another notation", "把题目改写成另一种记法"},
    {"command.puzzle_convert.more",
     "The notation is named by --to, or by the ending of the output's name; what is read is known by its "
     "look. line: 81 "
     "cells a grid; figure: each cell of the figure once; grid: rows of nine; picture: the figure; drawn: as "
     "this "
     "program draws it; pencil-marks: the figure with candidates; candidates: nine characters a cell; sdk, "
     "sdm: SadMan "
     "Software; ss: Simple Sudoku; library: HoDoKu. The last four hold plain sudokus only. What a notation "
     "has no place "
     "for (notes, which digits are givens, candidates) is told.",
     "记法由 --to 或输出文件名的后缀决定；读入时自动识别。line：每个网格 81 "
     "格一行；figure：整个图形每格一次；grid：九格"
     "一行；picture：图形；drawn：本程序画的带框盘面；pencil-"
     "marks：带候选数的图形；candidates：每格九个字符；sdk、sdm："
     "SadMan Software；ss：Simple "
     "Sudoku；library：HoDoKu。后四种只能写普通数独。记法容不下的内容（注释、哪些数字是已知数、"
     "候选数）会指出。"},
    {"option.to", "the notation that is written", "写成哪种记法"},
    {"usage.convert", "name a notation with --to: {1}", "请用 --to 指定记法：{1}"},
    {"convert.one_grid", "{1} holds plain sudokus only, and this is a {2}",
     "{1} 只能写普通数独，而这里是{2}"},
    {"convert.lost_text", "{1} {1|puzzle has|puzzles have} notes or comments, for which {2} has no place",
     "有 {1} 道题带注释，{2} 写不下"},
    {"convert.lost_placed",
     "{1} {1|puzzle has|puzzles have} digits that are no givens; {2} does not tell them from givens",
     "有 {1} 道题含有不是已知数的数字，{2} 无法区分"},
    {"convert.lost_candidates", "{1} {1|puzzle has|puzzles have} candidates, for which {2} has no place",
     "有 {1} 道题带候选数，{2} 写不下"},
    {"print.number", "No. {1}", "第 {1} 题"},
    {"print.solutions", "Solutions", "答案"},
    {"print.solutions_of", "{1}: solutions", "{1}：答案"},
    {"print.none", "puzzle {1} has no solution: none is printed", "第 {1} 题无解，没有印答案"},
    {"print.several", "puzzle {1} has several solutions: none is printed", "第 {1} 题有多个解，没有印答案"},
};

}  // namespace

std::span<const Entry> paper_entries() {
    return entries;
}

}  // namespace satdoku::ui
