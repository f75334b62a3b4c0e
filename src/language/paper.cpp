#include "catalogue.hpp"

namespace satdoku::language {

std::span<const Entry> paper_entries() {
    static constexpr Entry entries[] = {
        {"command.puzzle_print", "Typeset puzzles as SVG, PostScript, PDF or text",
         "把题目排成可打印的页面：SVG、PostScript、PDF 或文本"},
        {"command.puzzle_print.more",
         "Each puzzle is labelled with its level and ER, as computed by puzzle rate. --format or the extension of the "
         "output file selects the format (default: text). SVG is a single picture of any length. PDF embeds the "
         "letters it uses, from --font or from fonts of the system, otherwise built-in ones. PostScript uses the fonts "
         "of printers, which have Latin letters only: its headings are English, titles with other letters are refused "
         "and notes in them are omitted. Puzzles without exactly one solution are reported and marked. With "
         "--solutions, the exit code is 3 if a puzzle does not have exactly one solution.",
         "每道题旁注明难度级别和 ER，与 puzzle rate 所得相同。格式由 --format 或输出文件名的后缀决定（默认为文本）。"
         "SVG 只有一幅图，长度不限。PDF 嵌入所用的文字，取自 --font 或系统字体，否则用内置字形。PostScript 只用打印机的"
         "拉丁字体：其中的标题文字为英文，不接受含中文的 --title，并略去含中文的注释。并非恰有一个解的题目会指出并注明"
         "。使用 --solutions 时，若有题目并非恰有一个解，退出码为 3。"},
        {"command.puzzle_book", "Create a PDF book of new puzzles with hints and solutions",
         "编一本新题集（PDF）：封面、题目、提示、答案"},
        {"command.puzzle_book.more",
         "An order is a list of words separated by commas: a number of puzzles first; a layout; a level, a rating such "
         "as 4.0-5.0, a technique or a number of holes; minimal, joint or a symmetry. The default layout is that of "
         "--layout, or twodoku; the default difficulty is medium. Each puzzle has a number, its level and ER, and a "
         "hint at the back (where to look first, and where the hardest step is), followed by all solutions. The same "
         "orders, seed and font give the same bytes on any number of threads (--font built-in: on every machine). "
         "Jigsaws have different shapes, with the symmetry of the order. The exit code is 3 if a puzzle does not match "
         "its order and is only the nearest one found.",
         "一份订单由逗号隔开的词组成：最前面可写题数；另有布局；难度级别、评级（如 4.0-5.0）、技巧或空格数；minimal、"
         "joint 或对称方式。未写布局时取 --layout，默认为 twodoku；未写难度时为中等。每题注明题号、难度级别和 ER，书末"
         "有每题的提示（先看哪里、最难的一步在哪里）和全部答案。订单、种子和字体相同，则逐字节相同，与线程数无关（用 "
         "--font built-in 时在任何机器上都相同）。锯齿数独的形状各不相同，对称方式同订单。若有题目未达到要求而只是最接"
         "近的，退出码为 3。"},
        {"command.puzzle_page", "Create a web page for playing puzzles", "生成可在浏览器中玩题目的网页"},
        {"command.puzzle_page.more",
         "Writes one self-contained HTML file, for any layout, in both languages: pencil marks, check, undo and redo, "
         "a timer, keys and touch, and hints in four stages (where to look, which technique, why, apply it) from the "
         "path of puzzle explain. The browser saves each game. Puzzles that do not have exactly one solution are "
         "reported and omitted; the exit code is then 3.",
         "写出单个 HTML 文件，适用于各种布局，含两种语言：可做笔记、检查、撤销和重做，有计时，可用键盘或触摸；提示分四"
         "级（看哪里、用什么技巧、为什么、照做），取自 puzzle explain 的解题过程。浏览器保存每局的进度。并非恰有一个解"
         "的题目会指出并略去，此时退出码为 3。"},
        {"page.none", "puzzle {1} omitted: it has no solution", "第 {1} 题无解，已略去"},
        {"page.several", "puzzle {1} omitted: it has several solutions", "第 {1} 题有多个解，已略去"},
        {"page.empty", "no puzzle in {1} has exactly one solution", "{1} 中没有恰有一个解的题目"},
        {"page.written", "{1} {1|puzzle|puzzles} on the page", "网页中有 {1} 道题"},
        {"puzzle_page.language", "中文", "English"},
        {"puzzle_page.board", "the board: arrows move, digits fill in", "盘面：方向键移动，数字键填数"},
        {"puzzle_page.choice", "which puzzle", "选择题目"},
        {"puzzle_page.number", "No. {1}", "第 {1} 题"},
        {"puzzle_page.pause", "pause or resume the timer; the board is hidden while paused",
         "暂停或继续计时；暂停时隐藏盘面"},
        {"puzzle_page.pencil", "Notes", "笔记"},
        {"puzzle_page.pencil.more", "enter digits as small notes (p; or hold Shift)",
         "数字记为小字笔记（p；或按住 Shift）"},
        {"puzzle_page.erase", "Erase", "擦除"},
        {"puzzle_page.erase.more", "empty the cell (0, Delete)", "清空此格（0、Delete）"},
        {"puzzle_page.undo", "Undo", "撤销"},
        {"puzzle_page.undo.more", "undo the last move (z)", "撤销上一步（z）"},
        {"puzzle_page.redo", "Redo", "重做"},
        {"puzzle_page.redo.more", "redo the move (y)", "重做（y）"},
        {"puzzle_page.fill", "All notes", "全部笔记"},
        {"puzzle_page.fill.more", "fill in all candidates of the empty cells (f, n)",
         "在所有空格中记下仍可能的数字（f、n）"},
        {"puzzle_page.check", "Check", "检查"},
        {"puzzle_page.check.more", "show wrong digits (c, k)", "标出错误的数字（c、k）"},
        {"puzzle_page.hint", "Hint", "提示"},
        {"puzzle_page.hint.more", "where to look; again for the technique, the reason, and the step itself (h)",
         "看哪里；再按：技巧、理由、照做（h）"},
        {"puzzle_page.restart", "Restart", "重来"},
        {"puzzle_page.colour", "colour the cell, or remove the colour (q, w, r, t)",
         "给此格涂色，或去掉颜色（q、w、r、t）"},
        {"puzzle_page.keys",
         "Keys: arrows, 1 to 9 (above them A to G), with Shift notes; p notes, 0 erase, z undo, y redo, "
         "f or n all notes, c or k check, h hint, q w r t colours",
         "按键：方向键，1 至 9（更大的为 A 至 G；加 Shift 为笔记）；p 笔记，0 擦除，z 撤销，y 重做，"
         "f 或 n 全部笔记，c 或 k 检查，h 提示，q w r t 涂色"},
        {"puzzle_page.rung", "Hint {1} of {2}: {3}", "提示 {1}/{2}：{3}"},
        {"puzzle_page.hint.wrong", "First, {1} wrong {1|digit|digits}. Press hint again to remove {1|it|them}.",
         "先看 {1} 个错误的数字。再要一次提示即将其去掉。"},
        {"puzzle_page.check.right", "All digits so far are correct.", "目前所填数字全部正确。"},
        {"puzzle_page.check.wrong", "{1} {1|digit is|digits are} wrong.", "有 {1} 个数字错误。"},
        {"puzzle_page.solved", "Solved in {1}, without hints.", "解出，用时 {1}，没有用提示。"},
        {"puzzle_page.solved.hints", "Solved in {1}, with {2} {2|hint|hints}.", "解出，用时 {1}，用了 {2} 次提示。"},
        {"option.paper", "paper size: a4, a5, letter, 6x9, 7x10, square or mm",
         "纸张大小：a4、a5、letter、6x9、7x10、square 或毫米"},
        {"option.gutter", "extra margin at the fold in mm", "装订边多留的毫米数"},
        {"option.colophon", "print the command on the first page", "在首页印上所用的命令"},
        {"option.cover", "file for the cover: back, spine and front", "写入封面（封底、书脊、封面）的文件"},
        {"option.stock", "paper, for the thickness of the spine (default: white)", "纸张，决定书脊厚度（默认：white）"},
        {"usage.paper", "--paper {1}: the size must be one of {2}, or width x height in mm from 100 to 1000",
         "--paper {1}：应为 {2} 之一，或以毫米计的宽x高（100 到 1000）"},
        {"option.font", "TrueType or OpenType font to embed, or built-in (default: one of the system)",
         "要嵌入的 TrueType 或 OpenType 字体，或 built-in（默认：系统字体）"},
        {"usage.order", "'{1}' is not a layout, level, technique, rating, number of holes, symmetry, minimal or joint",
         "“{1}”不是布局、难度级别、技巧、评级、空格数、对称方式，也不是 minimal 或 joint"},
        {"usage.order_near",
         "'{1}' is not a layout, level, technique, rating, number of holes, symmetry, minimal or joint; did you mean "
         "{2}?",
         "“{1}”不是布局、难度级别、技巧、评级、空格数、对称方式，也不是 minimal 或 joint；最接近的是 {2}"},
        {"usage.order_count", "{1}: the number of puzzles of an order must be from 1 to {2}",
         "{1}：一份订单的题数应为 1 到 {2}"},
        {"usage.order_twice", "{1}: '{2}' and '{3}' are of the same kind; an order takes one of each kind",
         "{1}：“{2}”和“{3}”属于同一类，一份订单中每类只能写一个"},
        {"usage.book_title", "--title '{1}': the fonts lack {2}; choose a --font that has it",
         "--title“{1}”：字体中没有“{2}”；请用 --font 指定含有这些文字的字体"},
        {"font.none", "{1} is not a TrueType or OpenType font", "{1} 不是 TrueType 或 OpenType 字体"},
        {"font.no_letters", "{1} has no Unicode character map", "{1} 没有从 Unicode 文字到轮廓的对应表"},
        {"font.damaged", "font {1} is damaged: part of it lies outside the file or its table",
         "字体 {1} 已损坏：有一部分在文件或其表之外"},
        {"order.rating", "ER {1}", "ER {1}"},
        {"order.ratings", "ER {1} to {2}", "ER {1} 到 {2}"},
        {"order.rating_from", "ER {1} or more", "ER {1} 以上"},
        {"order.holes", "{1} {1|hole|holes}", "{1} 个空格"},
        {"order.most_holes", "as many holes as possible", "空格尽量多"},
        {"order.minimal", "minimal", "极小"},
        {"order.joint", "joint", "联合"},
        {"book.title", "Sudoku", "数独"},
        {"book.hints", "Hints", "提示"},
        {"book.start", "Start in {1}.", "从 {1} 开始。"},
        {"book.hint", "Hint 1 ({1} {1|cell|cells} filled): {2} in {3}.", "提示 1（已填 {1} 格）：{2}，看{3}。"},
        {"book.done", "{1} {1|puzzle|puzzles} on {2} {2|page|pages}; seed {3}", "{1} 道题，共 {2} 页；种子 {3}"},
        {"book.cover", "cover: {1} × {2} mm with bleed, spine {3} mm", "封面：{1} × {2} 毫米（含出血），书脊 {3} 毫米"},
        {"book.cover_plain", "cover: {1} × {2} mm with bleed, spine {3} mm without text (fewer than {4} pages)",
         "封面：{1} × {2} 毫米（含出血），书脊 {3} 毫米，无文字（不足 {4} 页）"},
        {"option.per_page", "puzzles per page", "每页几道题"},
        {"option.title", "title above the puzzles", "题目上方的标题"},
        {"option.solutions", "add the solutions at the end", "在末尾附上答案"},
        {"option.candidates", "show candidates in the empty cells", "在空格中标出候选数"},
        {"option.large", "large print, one puzzle per page", "大字印刷，每页一道题"},
        {"usage.print_format", "unknown format of {1} (known: {2}); choose one with --format",
         "{1} 的后缀不是已知的格式（{2}）：请用 --format 指定"},
        {"usage.print_title", "--title '{1}': the fonts lack {2}; use svg, or PDF with a --font",
         "--title“{1}”：字体中没有“{2}”；请改用 svg，或用 --font 给 PDF 指定字体"},
        {"command.puzzle_convert", "Convert puzzles to another notation", "把题目改写成另一种记法"},
        {"command.puzzle_convert.more",
         "--to or the extension of the output file selects the notation; input is detected. line: 81 cells per grid; "
         "figure: each cell of the figure once; grid: rows of nine; picture: the figure; drawn: as this program draws "
         "it; pencil-marks: the figure with candidates; candidates: nine characters per cell; sdk, sdm: SadMan "
         "Software; ss: Simple Sudoku; library: HoDoKu; ipuz: JSON as described by ipuz.org; sudokuwiki: the address "
         "that opens it on SudokuWiki. The last six hold plain sudokus only. What the notation cannot hold (notes, "
         "which digits are givens, candidates, solutions) is reported.",
         "记法由 --to 或输出文件名的后缀决定；读入时自动识别。line：每个网格 81 格一行；figure：整个图形每格一次；grid"
         "：九格一行；picture：图形；drawn：本程序画的带框盘面；pencil-marks：带候选数的图形；candidates：每格九个字符"
         "；sdk、sdm：SadMan Software；ss：Simple Sudoku；library：HoDoKu；ipuz：ipuz.org 规定的 JSON；sudokuwiki：在 "
         "SudokuWiki "
         "打开该题的网址。后六种只能写普通数独。记法容不下的内容（注释、哪些数字是已知数、候选数、解）会指出。"},
        {"option.to", "output notation", "写成哪种记法"},
        {"usage.convert", "choose a notation with --to: {1}", "请用 --to 指定记法：{1}"},
        {"convert.one_grid", "{1} holds plain sudokus only, but this is a {2}", "{1} 只能写普通数独，而这里是{2}"},
        {"convert.lost_text", "{2} cannot hold the notes or comments of {1} {1|puzzle|puzzles}",
         "有 {1} 道题带注释，{2} 写不下"},
        {"convert.lost_placed",
         "{2} cannot distinguish givens from placed digits, which {1} {1|puzzle has|puzzles have}",
         "有 {1} 道题含有不是已知数的数字，{2} 无法区分"},
        {"usage.convert_digits", "--digits needs one of the notations line, figure, grid and picture, not {1}",
         "--digits 只用于 line、figure、grid 和 picture，不能用于 {1}"},
        {"option.canonical", "smallest equivalent form of each puzzle", "规范形：行列、图形与数字互换"},
        {"option.unique", "drop duplicates or isomorphs", "去掉重复的或同构的题目"},
        {"convert.dropped", "{1} {1|puzzle|puzzles} dropped", "去掉 {1} 题"},
        {"canonical.too_many", "this puzzle has too few givens, or is too symmetric, for a canonical form",
         "这个题目的已知数太少或过于对称，求不出规范形"},
        {"command.puzzle_same", "Compare two puzzles up to symmetry", "比较两个题目是否同构"},
        {"command.puzzle_same.more",
         "The first puzzles of two files are the same if swapping rows, columns, bands and stacks, turning or "
         "reflecting the figure, and renaming digits turns one into the other. Shows how. 'puzzle convert' drops such "
         "puzzles from a collection (--unique isomorphs) and writes canonical forms (--canonical). Exit code: 3 if "
         "they differ.",
         "若经行列、带与列带的互换、图形的旋转与反射以及数字改名，一个文件的第一题可变为另一个的第一题，则两题同构，并"
         "说明如何变换。“puzzle convert”可从题集中去掉这样的题目（--unique isomorphs），也可写出规范形（--canonical）。"
         "两题不同时退出码为 3。"},
        {"same.equal", "the same puzzle, digit by digit", "两题完全相同"},
        {"same.yes", "the same puzzle, up to symmetry:", "两题同构："},
        {"same.no", "different puzzles", "两题不同"},
        {"same.layouts", "different puzzles: {1} and {2}", "两题不同：{1}与{2}"},
        {"same.grid", "grid {1} is grid {2} of the second puzzle:", "网格 {1} 是第二题的网格 {2}："},
        {"same.lines", "rows become rows {1}; columns become columns {2}",
         "各行依次变为第 {1} 行；各列依次变为第 {2} 列"},
        {"same.turned", "rows become columns {1}; columns become rows {2}",
         "各行依次变为第 {1} 列；各列依次变为第 {2} 行"},
        {"same.digits", "digits become {1}", "各数字依次变为 {1}"},
        {"convert.one_puzzle", "{1} holds one puzzle, but there are several; select one with --puzzle",
         "{1} 只能写一个题目，而这里不止一个：请用 --puzzle 选择"},
        {"convert.lost_solution", "{2} cannot hold the solutions of {1} {1|puzzle|puzzles}",
         "{2} 写不了 {1} 个题目的解"},
        {"convert.lost_candidates", "{2} cannot hold the candidates of {1} {1|puzzle|puzzles}",
         "有 {1} 道题带候选数，{2} 写不下"},
        {"option.boards", "draw the board after each step, with the step marked",
         "每一步之后画出盘面，并标出该步所涉及的内容"},
        {"option.scale", "solution path by HoDoKu's score or Sudoku Explainer's ER",
         "按 HoDoKu 评分或 Sudoku Explainer 的 ER 给出解题过程"},
        {"option.html", "write an HTML page with a picture of each step", "改为写出网页，每步一幅图"},
        {"path.puzzle", "Puzzle {1}: {2}", "第 {1} 题：{2}"},
        {"path.summary",
         "{1} {1|digit|digits}, solved in {2} {2|step|steps}; hardest technique: {3}; HoDoKu score: {4}",
         "{1} 个数字，{2} 步解完；最难的技巧：{3}；HoDoKu 评分：{4}"},
        {"path.rated", "{1} {1|step|steps}; ER {2}, EP {3}, ED {4}", "{1} 步；ER {2}，EP {3}，ED {4}"},
        {"path.rated_line", "{1}. {2} {3}: {4}", "{1}. {2} {3}：{4}"},
        {"path.sets", " ({1})", "（{1}）"},
        {"path.complete", "already complete", "已经填满"},
        {"path.step_line", "{1}. {2}:", "{1}. {2}："},
        {"path.step", "Puzzle {1}, step {2} of {3}: {4}", "第 {1} 题，第 {2} 步（共 {3} 步）：{4}"},
        {"path.solved", "Puzzle {1}: solved", "第 {1} 题：解出"},
        {"path.wrong_candidates", "puzzle {1}: its candidates exclude the solution, where {2} is {3}",
         "第 {1} 题：所标的候选数排除了解，解中 {2} 是 {3}"},
        {"path.page_title", "Solution path: {1}", "解题过程：{1}"},
        {"path.keys", "Keys: → next, ← back, Home, End; a shows all steps",
         "按键：→ 下一步，← 上一步，Home，End；a 显示全部步骤"},
        {"path.button_first", "first step", "第一步"},
        {"path.button_back", "previous step", "上一步"},
        {"path.button_next", "next step", "下一步"},
        {"path.button_last", "last step", "最后一步"},
        {"path.button_all", "all steps, or one at a time", "显示全部步骤或逐步显示"},
        {"path.steps_of", "{1}: {2} {2|step|steps} from here", "{1}：由此有 {2} 步"},
        {"option.steps_of_technique", "list all steps of this technique in the current position",
         "列出此技巧在当前盘面的所有步骤"},
        {"role.base", "basis of this step", "本步所依据的候选数"},
        {"role.base_houses", "base sets: rows, columns or boxes", "基础区域：行、列、宫"},
        {"role.cover_houses", "cover sets", "覆盖区域"},
        {"role.cover", "covers", "覆盖"},
        {"role.fin", "fin", "鳍"},
        {"role.endo_fin", "fin inside the bases", "内鳍"},
        {"role.pivot", "pivot", "枢纽"},
        {"role.pincer", "pincer", "翼"},
        {"role.first_colour", "first colour", "第一种颜色"},
        {"role.second_colour", "second colour", "第二种颜色"},
        {"role.clash", "would lose all candidates under one colour", "会被其中一色全部排除的候选数"},
        {"role.floor", "deadly pattern: would have two solutions", "会产生两解的模式"},
        {"role.roof", "prevents the deadly pattern", "阻止该模式的候选数"},
        {"role.set", "almost locked set", "待定数组"},
        {"role.common", "restricted common digit", "两个待定数组共享的数字"},
        {"role.on", "chain: true in one of the two cases", "链：两种情形之一中为真"},
        {"role.off", "chain: true in the other case", "链：另一情形中为真"},
        {"role.placed", "is placed", "填入"},
        {"role.removed", "is removed", "删去"},
        {"print.number", "No. {1}", "第 {1} 题"},
        {"print.rated", "{1}, ER {2}", "{1}，ER {2}"},
        {"print.rated_at_least", "{1}, ER {2} or more", "{1}，ER 至少 {2}"},
        {"print.progress", "{1} of {2} {2|puzzle|puzzles} rated", "已评级 {1} / {2} 道"},
        {"print.missing", "the font lacks these letters, which are printed as question marks: {1}",
         "字体中没有这些文字，页面上以问号代替：{1}"},
        {"print.solutions", "Solutions", "答案"},
        {"print.solutions_of", "{1}: solutions", "{1}：答案"},
        {"print.lost_notes", "{1} {1|note|notes} omitted: {2} has Latin letters only; svg has all",
         "略去 {1} 条注释：{2} 只能用拉丁字母；可改用 svg"},
        {"print.none", "puzzle {1} has no solution", "第 {1} 题无解"},
        {"print.several", "puzzle {1} has several solutions", "第 {1} 题有多个解"},
        {"print.no_solution", "no solution", "无解"},
        {"print.solutions_many", "several solutions", "有多个解"},
    };
    return entries;
}
}  // namespace satdoku::language
