#include "catalogue.hpp"

namespace satdoku::language {

std::span<const Entry> paper_entries() {
    static constexpr Entry entries[] = {
        {"command.puzzle_print", "puts puzzles on paper: SVG, PostScript, PDF or text",
         "把题目排成可打印的页面：SVG、PostScript、PDF 或文本"},
        {"command.puzzle_print.more",
         "Beside each puzzle stand its level and its ER, as puzzle rate finds them. The ending of the output's name "
         "says "
         "which format it is, or --format does; text is written where neither is given. SVG is one picture, however "
         "long. PDF and PostScript use only the fonts that every printer has, which are Latin: their headings are "
         "English, a title in other letters is refused and notes in them are left out; SVG takes all, and so does PDF "
         "with a font of your own, of which it gets the outlines of the letters that it shows. With --solutions the "
         "exit "
         "code is 3 where a puzzle has not exactly one.",
         "每道题旁注明难度级别和 ER，与 puzzle rate 所得相同。格式由输出文件名的后缀或 --format "
         "决定；两者都没有时写成文本"
         "。SVG 只有一幅图，长度不限。PDF 和 PostScript 只用各处都有的拉丁字体：其中的标题文字为英文，不接受含中文的 "
         "--title，并略去含中文的注释；SVG 没有这些限制，用 --font 指定字体的 PDF 也没有，其中只含所用文字的轮廓。使用 "
         "--solutions 时，若有题目并非恰有一个解，退出码为 3。"},
        {"command.puzzle_book", "makes a book of new puzzles: cover, puzzles, hints, solutions",
         "编一本新题集：封面、题目、提示、答案（PDF）"},
        {"command.puzzle_book.more",
         "An order is words between commas: a number in front, how many; a layout; a level, a rating such as 4.0-5.0, "
         "a "
         "technique or a number of holes; minimal, joint or a symmetry. Where it names no layout, --layout does, else "
         "it "
         "is twodoku; where it says nothing of difficulty, the puzzles are medium. The book is PDF; it has a number, "
         "the "
         "level and the ER by each puzzle, a hint for each (where to look first, and where the hardest step is), then "
         "all solutions. The same orders and seed give the same bytes, on any number of threads. Without --font it "
         "speaks English, for the fonts of printers are Latin. The exit code is 3 where a puzzle is not what was "
         "ordered, only the nearest found.",
         "一份订单由逗号隔开的词组成：最前面可写题数；另有布局；难度级别、评级（如 "
         "4.0-5.0）、技巧或空格数；minimal、joint "
         "或对称方式。未写布局时取 --layout，默认为 twodoku；未写难度时为中等。题集为 PDF，每题注明题号、难度级别和 "
         "ER，书"
         "末有每题的提示（先看哪里、最难的一步在哪里）和全部答案。订单和种子相同，则逐字节相同，与线程数无关。各处都有"
         "的字"
         "体是拉丁字体，不用 --font 时题集为英文。若有题目未达到要求而只是最接近的，退出码为 3。"},
        {"command.puzzle_page", "makes a web page on which puzzles are played", "生成可在浏览器中玩题目的网页"},
        {"command.puzzle_page.more",
         "One HTML file that needs no other and no net, for any layout. Pencil marks, check, undo and redo, a clock, "
         "keys "
         "and touch; hints in four rungs (where, by which technique, why, done) from the path of puzzle explain. Both "
         "languages are in it. The browser keeps each game under its puzzle. What has not exactly one solution is told "
         "and left out; the exit code is 3 then.",
         "单个 HTML "
         "文件，不依赖其他文件和网络，适用于各种布局。可做笔记、检查、撤销和重做，有计时，可用键盘或触摸；提示分"
         "四级（看哪里、用什么技巧、为什么、照做），取自 puzzle explain "
         "的解题过程。两种语言都在其中。浏览器按题目保存进度。"
         "并非恰有一个解的题目会指出并略去，此时退出码为 3。"},
        {"page.none", "puzzle {1} has no solution: it is left out", "第 {1} 题无解，已略去"},
        {"page.several", "puzzle {1} has several solutions: it is left out", "第 {1} 题有多个解，已略去"},
        {"page.empty", "no puzzle of {1} has exactly one solution", "{1} 中没有恰有一个解的题目"},
        {"page.written", "{1} {1|puzzle|puzzles} on the page", "网页中有 {1} 道题"},
        {"puzzle_page.language", "中文", "English"},
        {"puzzle_page.board", "the board: arrows move, digits fill in", "盘面：方向键移动，数字键填数"},
        {"puzzle_page.choice", "which puzzle", "选择题目"},
        {"puzzle_page.number", "No. {1}", "第 {1} 题"},
        {"puzzle_page.pause", "stop and start the clock; while it stands the board is hidden",
         "暂停或继续计时；暂停时隐藏盘面"},
        {"puzzle_page.pencil", "Notes", "笔记"},
        {"puzzle_page.pencil.more", "digits become small notes (p; or hold Shift)",
         "数字记为小字笔记（p；或按住 Shift）"},
        {"puzzle_page.erase", "Erase", "擦除"},
        {"puzzle_page.erase.more", "empty the cell (0, Delete)", "清空此格（0、Delete）"},
        {"puzzle_page.undo", "Undo", "撤销"},
        {"puzzle_page.undo.more", "take the last move back (z)", "撤销上一步（z）"},
        {"puzzle_page.redo", "Redo", "重做"},
        {"puzzle_page.redo.more", "make it again (y)", "重做（y）"},
        {"puzzle_page.fill", "All notes", "全部笔记"},
        {"puzzle_page.fill.more", "note what is still possible in each empty cell (f, n)",
         "在所有空格中记下仍可能的数字（f、n）"},
        {"puzzle_page.check", "Check", "检查"},
        {"puzzle_page.check.more", "show wrong digits (c, k)", "标出错误的数字（c、k）"},
        {"puzzle_page.hint", "Hint", "提示"},
        {"puzzle_page.hint.more", "where to look; again: the technique, the reason, and it is done (h)",
         "看哪里；再按：技巧、理由、照做（h）"},
        {"puzzle_page.restart", "Restart", "重来"},
        {"puzzle_page.keys",
         "Keys: arrows, 1 to 9 (above them A to G), with Shift notes; p notes, 0 erase, z undo, y redo, "
         "f or n all notes, c or k check, h hint",
         "按键：方向键，1 至 9（更大的为 A 至 G；加 Shift 为笔记）；p 笔记，0 擦除，z 撤销，y 重做，"
         "f 或 n 全部笔记，c 或 k 检查，h 提示"},
        {"puzzle_page.rung", "Hint {1} of {2}: {3}", "提示 {1}/{2}：{3}"},
        {"puzzle_page.hint.wrong", "First, {1} wrong {1|digit|digits}. Another hint takes {1|it|them} away.",
         "先看 {1} 个错误的数字。再要一次提示即将其去掉。"},
        {"puzzle_page.check.right", "All digits so far are right.", "目前所填数字全部正确。"},
        {"puzzle_page.check.wrong", "{1} {1|digit is|digits are} wrong.", "有 {1} 个数字错误。"},
        {"puzzle_page.solved", "Solved in {1}, without hints.", "解出，用时 {1}，没有用提示。"},
        {"puzzle_page.solved.hints", "Solved in {1}, with {2} {2|hint|hints}.", "解出，用时 {1}，用了 {2} 次提示。"},
        {"option.paper", "the size of the pages", "纸张大小"},
        {"option.font",
         "a TrueType font for the letters that printers' fonts lack, such as Chinese ones; PDF gets their outlines",
         "TrueType 字体，用于打印机字体没有的文字（如中文）；PDF 中写入所用文字的轮廓"},
        {"usage.order", "'{1}' is no layout, level, technique, rating, number of holes, symmetry, minimal or joint",
         "“{1}”不是布局、难度级别、技巧、评级、空格数、对称方式，也不是 minimal 或 joint"},
        {"usage.order_near",
         "'{1}' is no layout, level, technique, rating, number of holes, symmetry, minimal or joint; the nearest is "
         "{2}",
         "“{1}”不是布局、难度级别、技巧、评级、空格数、对称方式，也不是 minimal 或 joint；最接近的是 {2}"},
        {"usage.order_count", "{1}: an order is for 1 puzzle at least and {2} at most",
         "{1}：一份订单为 1 到 {2} 道题"},
        {"usage.order_twice", "{1}: '{2}' and '{3}' are of one kind, of which an order takes one word",
         "{1}：“{2}”和“{3}”属于同一类，一份订单中每类只能写一个"},
        {"usage.book_title", "--title: name a font with --font that has all letters of '{1}'",
         "--title：请用 --font 指定含有“{1}”全部文字的字体"},
        {"font.none", "{1} is no font of a kind that is known: TrueType is", "{1} 不是已知种类的字体；支持 TrueType"},
        {"font.other_outlines", "{1} is a font with outlines in PostScript's form (CFF); take one with TrueType's",
         "{1} 的轮廓为 PostScript 形式（CFF）；请用 TrueType 轮廓的字体"},
        {"font.no_letters", "{1} does not say which of its outlines stand for which letters of Unicode",
         "{1} 没有从 Unicode 文字到轮廓的对应表"},
        {"font.damaged", "the font {1} is damaged: a part of it lies outside the file or its table",
         "字体 {1} 已损坏：有一部分在文件或其表之外"},
        {"font.unsound",
         "the font {1} is damaged: a letter in it has more parts or more points than letters have, or a point too far "
         "away",
         "字体 {1} 已损坏：其中有文字的部件或点过多，或有点过远"},
        {"order.rating", "ER {1}", "ER {1}"},
        {"order.ratings", "ER {1} to {2}", "ER {1} 到 {2}"},
        {"order.rating_from", "ER {1} or more", "ER {1} 以上"},
        {"order.holes", "{1} {1|hole|holes}", "{1} 个空格"},
        {"order.most_holes", "as many holes as there can be", "空格尽量多"},
        {"order.minimal", "minimal", "极小"},
        {"order.joint", "joint", "联合"},
        {"book.title", "Sudoku", "数独"},
        {"book.hints", "Hints", "提示"},
        {"book.hint", "With {1} {1|digit|digits}: {2}; look at {3}.", "有 {1} 个数字时：{2}，看{3}。"},
        {"book.done", "{1} {1|puzzle|puzzles} on {2} {2|page|pages}; seed {3}", "{1} 道题，共 {2} 页；种子 {3}"},
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
         "--title: no font that all printers have holds '{1}'; svg takes all letters, PDF those of a --font",
         "--title：PDF 和 PostScript 只能用拉丁字母，写不出“{1}”；请改用 svg，或用 --font 给 PDF 指定字体"},
        {"command.puzzle_convert", "writes puzzles in another notation", "把题目改写成另一种记法"},
        {"command.puzzle_convert.more",
         "The notation is named by --to, or by the ending of the output's name; what is read is known by "
         "its look. line: 81 cells a grid; figure: each cell of the figure once; grid: rows of nine; "
         "picture: the figure; drawn: as this program draws it; pencil-marks: the figure with candidates; "
         "candidates: nine characters a cell; sdk, sdm: SadMan Software; ss: Simple Sudoku; library: "
         "HoDoKu; ipuz: JSON as ipuz.org describes it; sudokuwiki: the address at which SudokuWiki opens it. The last "
         "six hold plain sudokus only. What a notation has no place for (notes, which "
         "digits are givens, candidates) is told.",
         "记法由 --to 或输出文件名的后缀决定；读入时自动识别。line：每个网格 81 格一行；figure：整个图形每"
         "格一次；grid：九格一行；picture：图形；drawn：本程序画的带框盘面；pencil-marks：带候选数的图形；"
         "candidates：每格九个字符；sdk、sdm：SadMan Software；ss：Simple Sudoku；library：HoDoKu；ipuz：ipuz.org "
         "规定的 JSON；sudokuwiki：在 SudokuWiki 打开该题的网址。后六种只能写普通数独。"
         "记法容不下的内容（注释、哪些数字是已知数、候选数）会指出。"},
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
        {"path.step_line", "{1}. {2}:", "{1}. {2}："},
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
        {"path.steps_of", "{1}: {2} {2|step|steps} from here", "{1}：由此有 {2} 步"},
        {"option.steps_of_technique",
         "every step that this technique has where the puzzle stands, instead of the way; also of one that ways leave "
         "out (puzzle techniques lists them)",
         "不写解题过程，而列出此技巧在当前盘面的所有步骤；解题过程不用的技巧也可以（puzzle techniques 列出全部）"},
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
        {"role.clash", "what one colour would leave nothing", "会被其中一色全部排除的候选数"},
        {"role.floor", "pattern that would have two solutions", "会产生两解的模式"},
        {"role.roof", "what prevents the pattern", "阻止该模式的候选数"},
        {"role.set", "almost locked set", "待定数组"},
        {"role.common", "digit that two sets share", "两个待定数组共享的数字"},
        {"role.on", "chain: true in one of the two cases", "链：两种情形之一中为真"},
        {"role.off", "chain: true in the other case", "链：另一情形中为真"},
        {"role.placed", "is placed", "填入"},
        {"role.removed", "is taken away", "删去"},
        {"print.number", "No. {1}", "第 {1} 题"},
        {"print.rated", "{1}, ER {2}", "{1}，ER {2}"},
        {"print.rated_at_least", "{1}, ER {2} or more", "{1}，ER 至少 {2}"},
        {"print.progress", "{1} of {2} {2|puzzle|puzzles} rated", "已评级 {1} / {2} 道"},
        {"print.missing", "the font lacks these letters; the pages have question marks for them: {1}",
         "字体中没有这些文字，页面上以问号代替：{1}"},
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
