#include "catalogue.hpp"

namespace satdoku::language {

std::span<const Entry> paper_entries() {
    static constexpr Entry entries[] = {
        {"command.puzzle_print", "puts puzzles on paper: SVG, PostScript, PDF or text",
         "把题目排成可打印的页面：SVG、PostScript、PDF 或文本"},
        {"command.puzzle_print.more",
         "The pages are A4. The ending of the output's name says which format it is, or --format does; text is "
         "written where neither is given. SVG is one picture, however long. PDF and PostScript use only the fonts "
         "that every printer has, which are Latin: their headings are English, a title in other letters is refused "
         "and notes in them are left out; SVG takes all. With --solutions the exit code is 3 where a puzzle has not "
         "exactly one.",
         "页面为 A4。格式由输出文件名的后缀或 --format 决定；两者都没有时写成文本。SVG 只有一幅图，长度不限。PDF 和 "
         "PostScript 只用各处都有的拉丁字体：其中的标题文字为英文，不接受含中文的 --title，并略去含中文的注释；SVG 没"
         "有这些限制。使用 --solutions 时，若有题目并非恰有一个解，退出码为 3。"},
        {"option.per_page", "puzzles on a page; else 4 of one grid, 1 of several or in large print",
         "每页几道题；默认单网格 4 道，多网格或大字 1 道"},
        {"option.title", "a line above the puzzles", "题目上方的标题"},
        {"option.solutions", "the solutions on pages at the end", "在末尾附上答案"},
        {"option.candidates", "small candidates in the empty cells", "在空格中标出候选数"},
        {"option.large", "large print: larger digits, thicker lines, one puzzle a page",
         "大字：数字更大，线条更粗，每页一道题"},
        {"usage.print_format", "{1} ends in no format that is known ({2}): choose one with --format",
         "{1} 的后缀不是已知的格式（{2}）：请用 --format 指定"},
        {"usage.print_title",
         "--title: no font that all printers have holds '{1}'; PDF and PostScript take Latin letters, svg takes all",
         "--title：PDF 和 PostScript 只能用拉丁字母，写不出“{1}”；请改用 svg"},
        {"command.puzzle_convert", "writes puzzles in another notation", "把题目改写成另一种记法"},
        {"command.puzzle_convert.more",
         "The notation is named by --to, or by the ending of the output's name; what is read is known by "
         "its look. line: 81 cells a grid; figure: each cell of the figure once; grid: rows of nine; "
         "picture: the figure; drawn: as this program draws it; pencil-marks: the figure with candidates; "
         "candidates: nine characters a cell; sdk, sdm: SadMan Software; ss: Simple Sudoku; library: "
         "HoDoKu. The last four hold plain sudokus only. What a notation has no place for (notes, which "
         "digits are givens, candidates) is told.",
         "记法由 --to 或输出文件名的后缀决定；读入时自动识别。line：每个网格 81 格一行；figure：整个图形每"
         "格一次；grid：九格一行；picture：图形；drawn：本程序画的带框盘面；pencil-marks：带候选数的图形；"
         "candidates：每格九个字符；sdk、sdm：SadMan Software；ss：Simple Sudoku；library：HoDoKu。后四种只"
         "能写普通数独。记法容不下的内容（注释、哪些数字是已知数、候选数）会指出。"},
        {"option.to", "the notation that is written", "写成哪种记法"},
        {"usage.convert", "name a notation with --to: {1}", "请用 --to 指定记法：{1}"},
        {"convert.one_grid", "{1} holds plain sudokus only, and this is a {2}", "{1} 只能写普通数独，而这里是{2}"},
        {"convert.lost_text", "{1} {1|puzzle has|puzzles have} notes or comments, for which {2} has no place",
         "有 {1} 道题带注释，{2} 写不下"},
        {"convert.lost_placed",
         "{1} {1|puzzle has|puzzles have} digits that are no givens; {2} does not tell them from givens",
         "有 {1} 道题含有不是已知数的数字，{2} 无法区分"},
        {"convert.lost_candidates", "{1} {1|puzzle has|puzzles have} candidates, for which {2} has no place",
         "有 {1} 道题带候选数，{2} 写不下"},
        {"option.boards", "a board with candidates under each step, what the step is about marked",
         "每一步之后画出带候选数的盘面，并标出该步所涉及的内容"},
        {"option.scale",
         "whose path: that of HoDoKu's score, or of Sudoku Explainer's ER, EP and ED, where hints that are equally "
         "easy "
         "are one step",
         "按哪种评分的解题过程：HoDoKu 评分，或 Sudoku Explainer 的 ER、EP、ED（同样容易的提示合为一步）"},
        {"option.html", "writes a page for browsers instead, with a picture of each step; it needs no other file",
         "改为写出浏览器页面，每步一幅图；页面不依赖其他文件"},
        {"path.puzzle", "Puzzle {1}: {2}", "第 {1} 题：{2}"},
        {"path.summary",
         "{1} {1|digit|digits}, {2} {2|step|steps} to the solution; hardest technique: {3}; HoDoKu's "
         "score: {4}",
         "{1} 个数字，{2} 步解完；最难的技巧：{3}；HoDoKu 评分：{4}"},
        {"path.rated", "{1} {1|step|steps}; ER {2}, EP {3}, ED {4}", "{1} 步；ER {2}，EP {3}，ED {4}"},
        {"path.rated_line", "{1}. {2} {3}: {4}", "{1}. {2} {3}：{4}"},
        {"path.sets", " ({1})", "（{1}）"},
        {"path.complete", "it is complete", "已经填满"},
        {"path.step_line", "{1}. {2}: {3}", "{1}. {2}：{3}"},
        {"path.step", "Puzzle {1}, step {2} of {3}: {4}", "第 {1} 题，第 {2} 步（共 {3} 步）：{4}"},
        {"path.solved", "Puzzle {1}: solved", "第 {1} 题：解出"},
        {"path.wrong_candidates", "puzzle {1}: its candidates rule the solution out, in which {2} is {3}",
         "第 {1} 题：所标的候选数排除了解，解中 {2} 是 {3}"},
        {"path.page_title", "The way to the solution: {1}", "解题过程：{1}"},
        {"path.keys", "Keys: → next, ← back, Home, End; a shows all steps",
         "按键：→ 下一步，← 上一步，Home，End；a 显示全部步骤"},
        {"path.button_first", "first step", "第一步"},
        {"path.button_back", "one step back", "上一步"},
        {"path.button_next", "next step", "下一步"},
        {"path.button_last", "last step", "最后一步"},
        {"path.button_all", "all steps, or one at a time", "显示全部步骤或逐步显示"},
        {"role.base", "what the step rests on", "本步所依据的候选数"},
        {"role.base_houses", "where it must go: rows, columns or boxes", "必须填入其中的行、列、宫"},
        {"role.cover_houses", "what these use up", "由此被占满的行、列、宫"},
        {"role.cover", "covers", "覆盖"},
        {"role.fin", "fin", "鳍"},
        {"role.endo_fin", "fin inside the bases", "内鳍"},
        {"role.pivot", "pivot", "枢纽"},
        {"role.pincer", "pincer", "翼"},
        {"role.first_colour", "first colour", "第一种颜色"},
        {"role.second_colour", "second colour", "第二种颜色"},
        {"role.floor", "pattern that would have two solutions", "会产生两解的模式"},
        {"role.roof", "what prevents the pattern", "阻止该模式的候选数"},
        {"role.set", "almost locked set", "待定数组"},
        {"role.common", "digit that two sets share", "两个待定数组共享的数字"},
        {"role.on", "chain: true in one of the two cases", "链：两种情形之一中为真"},
        {"role.off", "chain: true in the other case", "链：另一情形中为真"},
        {"role.placed", "is placed", "填入"},
        {"role.removed", "is taken away", "删去"},
        {"print.number", "No. {1}", "第 {1} 题"},
        {"print.solutions", "Solutions", "答案"},
        {"print.solutions_of", "{1}: solutions", "{1}：答案"},
        {"print.lost_notes", "{1} {1|note is|notes are} left out: {2} has Latin letters only; svg has all",
         "略去 {1} 条注释：{2} 只能用拉丁字母；可改用 svg"},
        {"print.none", "puzzle {1} has no solution: none is printed", "第 {1} 题无解，没有印答案"},
        {"print.several", "puzzle {1} has several solutions: none is printed", "第 {1} 题有多个解，没有印答案"},
    };
    return entries;
}

}  // namespace satdoku::language
