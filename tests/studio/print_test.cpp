// Puzzles on paper: every format of every layout, the contents of the pages, and what is refused.
#include "draw/xml.hpp"
#include "program/program.hpp"
#include "program/terminal.hpp"
#include "support/catch.hpp"
#include "support/fonts.hpp"
#include "support/puzzles.hpp"
#include <satdoku/grid/text.hpp>
#include <algorithm>

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using namespace satdoku;

TEST_CASE("puzzles of every layout are printed in every format", "[app][print]") {
    const Folder folder;
    for (const grid::Layout& layout : support::layouts()) {
        const std::string& name = layout.name();
        CAPTURE(name);
        // Few holes: a hard puzzle of several grids takes seconds to rate.
        const std::string holes = std::to_string(std::min(40, layout.cell_count() / 2));
        folder.run("puzzle generate --seed 3 --holes " + holes + " --layout " + name + " -o " + name + ".txt");
        for (const std::string ending : {"svg", "pdf", "txt"}) {
            const Ended ended = folder.run("puzzle print " + name + ".txt --solutions -o out." + ending);
            CHECK(ended.code == 0);
            CHECK(ended.err == "");
        }
        CHECK(support::xml_fault(folder.read("out.svg")) == "");
        CHECK_THAT(folder.read("out.pdf"), StartsWith("%PDF") && Contains("/Count 2 "));
        CHECK(folder.run("puzzle solve --count-solutions 2 -q out.txt").code == 0);
    }
}

TEST_CASE("a page has as many puzzles as are asked for", "[app][print]") {
    const Folder folder;
    std::string many;
    for (int line = 0; line < 7; ++line) many += support::seventeen_line() + " note " + std::to_string(line) + "\n";
    folder.write("many.txt", many);
    folder.write("all.ttf", support::font_of_all());
    folder.run("puzzle print many.txt -o a.pdf --font all.ttf");
    CHECK_THAT(support::with_texts(folder.read("a.pdf")),
               Contains("/Count 2 ") && Contains("(No. 7  easy, ER 1.5  note 6) Tj"));
    folder.run("puzzle print many.txt --per-page 2 --title 'A (title)' -o b.pdf --font all.ttf");
    CHECK_THAT(support::with_texts(folder.read("b.pdf")), Contains("/Count 4 ") && Contains("(A (title)) Tj"));
    folder.run("puzzle print many.txt --large --format pdf -o c");
    CHECK_THAT(folder.read("c"), Contains("/Count 7 "));
    folder.run("puzzle print many.txt --solutions -o d.pdf --font all.ttf");
    const std::string pdf = support::with_texts(folder.read("d.pdf"));
    CHECK_THAT(pdf, Contains("/Count 3 "));
    CHECK(count_of(pdf, "(Solutions) Tj") == 1);
}

TEST_CASE("puzzles with and without clues outside the grid share pages", "[app][print]") {
    const Folder folder;
    const std::string plain = support::seventeen_line() + "\n";
    const std::string outside =
        folder.run("puzzle generate --layout sudoku --constraints sandwich --holes 40 --seed 1 -q").out;
    REQUIRE_THAT(outside, Contains("sandwich"));
    folder.write("mixed.txt", plain + outside + plain + outside);
    CHECK_THAT(folder.run("puzzle print mixed.txt --per-page 4 --format pdf").out, Contains("/Count 1 "));
    // As many as are asked for, even where there would be room for more.
    folder.run("puzzle generate --layout sudoku --level easy --seed 1 --count 6 -q -o six.txt");
    CHECK_THAT(folder.run("puzzle print six.txt --per-page 3 --format pdf").out, Contains("/Count 2 "));
    CHECK_THAT(folder.run("puzzle print six.txt --per-page 5 --format pdf").out, Contains("/Count 2 "));
}

TEST_CASE("printed text is read again", "[app][print]") {
    const Folder folder;
    folder.write("two.txt", support::seventeen_line() + "  a # note\n" + support::seventeen_line() + "\n");
    const Ended ended = folder.run("puzzle print two.txt --title 'My puzzles'");
    CHECK_THAT(ended.out,
               StartsWith("# My puzzles\n\n# No. 1  easy, ER 1.5  a\n") && Contains("\n# No. 2  easy, ER 1.5\n"));
    const std::string again = folder.run("puzzle solve -q -", ended.out).out;
    CHECK(again == folder.run("puzzle solve -q two.txt").out);
}

TEST_CASE("candidates can be printed into the empty cells", "[app][print]") {
    const Folder folder;
    folder.write("p.txt", support::seventeen_line() + "\n");
    const std::string bare = folder.run("puzzle print p.txt --format svg").out;
    CHECK(count_of(bare, "<text ") == 18);  // the givens, and how hard it is
    const std::string full = folder.run("puzzle print p.txt --format svg --candidates").out;
    CHECK(support::xml_fault(full) == "");
    CHECK(count_of(full, "<text ") > 17 + 64);
}

TEST_CASE("a puzzle without exactly one solution is reported, and has none printed", "[app][print]") {
    const Folder folder;
    folder.write("p.txt", support::seventeen_line() + "\n" + std::string(81, '.') + "\n");
    const Ended ended = folder.run("puzzle print p.txt --solutions -o p.pdf");
    CHECK(ended.code == 3);
    CHECK_THAT(ended.err, Contains("puzzle 2 has several solutions"));
    CHECK_THAT(folder.read("p.pdf"), Contains("/Count 2 "));
}

TEST_CASE("what cannot be printed is refused, and nothing is written", "[app][print]") {
    const Folder folder;
    folder.write("p.txt", support::seventeen_line() + "\n");
    CHECK(folder.run("puzzle print p.txt -o p.png").code == 2);
    CHECK_THAT(folder.run("puzzle print p.txt -o p.png").err, Contains("svg, pdf, txt"));
    CHECK(folder.run("puzzle print p.txt -o p.ps").code == 2);
    CHECK_FALSE(folder.has("p.png"));
    const Ended ended = folder.run("puzzle print p.txt --title 数独 --font built-in -o p.pdf");
    CHECK(ended.code == 2);
    CHECK_THAT(ended.err, Contains("数独") && Contains("svg"));
    CHECK_FALSE(folder.has("p.pdf"));
    CHECK_THAT(folder.run("puzzle print p.txt --paper 5x9").err,
               Says("usage.paper", {"5x9", "a4, a5, letter, 6x9, 7x10, square"}));
    CHECK_THAT(folder.run("puzzle print p.txt --paper 150x200 --format pdf").out, Contains("[0 0 425.2 566.93]"));
    CHECK_THAT(folder.run("puzzle print p.txt --paper 8x10in --format pdf").out, Contains("[0 0 576 720]"));
    CHECK(folder.run("puzzle print p.txt --paper 200x200mm --format pdf").code == 0);
    CHECK(folder.run("puzzle print p.txt --paper 200x200nim --format pdf").code == 2);
    CHECK(folder.run("puzzle print p.txt --per-page 0").code == 2);
    folder.write("bad.txt", "12x\n");
    CHECK_THAT(folder.run("puzzle print bad.txt -o p.svg").err, Contains("bad.txt:1:3: "));
    CHECK_FALSE(folder.has("p.svg"));
}

TEST_CASE("a file that cannot be written is reported before puzzles are read", "[app][print][page][book]") {
    const Folder folder;
    folder.write("bad.txt", "12x\n");
    for (const std::string call : {"print bad.txt -o none/p.pdf", "page bad.txt -o none/p.html"}) {
        const Ended ended = folder.run("puzzle " + call);
        CHECK(ended.code == 1);
        CHECK_THAT(ended.err, Contains("none/p.") && !Contains("bad.txt"));
    }
    // It would take very long, and is reported at once.
    CHECK_THAT(folder.run("puzzle book 1000,samurai,extreme -o none/b.pdf").err, Contains("none/b.pdf"));
}

TEST_CASE("with -q only errors are reported", "[app][print][page][book]") {
    const Folder folder;
    folder.write("p.txt", support::seventeen_line() + " 题\n" + std::string(81, '.') + "\n");
    folder.write("f.ttf", support::font_of_segments(0x9898, 1));
    for (const std::string call :
         {"print p.txt --solutions -o p.pdf", "print p.txt --font f.ttf --lang zh -o p.pdf", "page p.txt -o p.html",
          "book 1,sudoku,12 -o b.pdf --seed 1", "generate --layout sudoku --holes 64 --tries 1 --seed 1 --count 2"}) {
        CAPTURE(call);
        CHECK(folder.run("puzzle " + call).err != "");
        CHECK(folder.run("puzzle " + call + " -q").err == "");
    }
}

TEST_CASE("with -q there is no progress line either", "[app][terminal]") {
    const Folder folder;
    for (const bool is_quiet : {false, true}) {
        Terminal terminal(folder,
                          std::string("puzzle generate --layout sudoku --holes 60 --tries 9 --seed 1 -o p.txt") +
                              (is_quiet ? " -q" : ""));
        terminal.end();
        CHECK(has(terminal.screen(), "\x1b[K") != is_quiet);
    }
}

TEST_CASE("a PDF in Chinese holds no letter that its fonts lack", "[app][print]") {
    const Folder folder;
    const std::string puzzle = support::seventeen_line();
    folder.write("p.txt", puzzle + " 难题\n" + puzzle + " first\n");
    folder.write("f.ttf", support::font_of_groups(0x20, 0x80));
    const Ended ended = folder.run("puzzle print --lang zh p.txt --title Samstag --solutions --font f.ttf -o p.pdf");
    CHECK(ended.code == 0);
    CHECK_THAT(ended.err, Contains("略去 1 条注释"));
    CHECK_THAT(support::with_texts(folder.read("p.pdf")),
               Contains("(No. 1  easy, ER 1.5) Tj") && Contains("(No. 2  easy, ER 1.5  first) Tj") &&
                   Contains("(Samstag: solutions) Tj") && !Contains("?) Tj"));
}

TEST_CASE("names of files and notes cannot reach into a picture", "[app][print][posix]") {
    const Folder folder;
    const std::string name = "'<script>alert(1)<!--.txt'";
    folder.shell("printf '%s' '" + support::seventeen_line() + " </text><script>x' > " + name);
    const Ended ended = folder.run("puzzle print --format svg " + name);
    CHECK(ended.code == 0);
    CHECK(support::xml_fault(ended.out) == "");
    CHECK_THAT(ended.out, !Contains("<script"));
    CHECK_THAT(folder.run("puzzle print --lang zh --format pdf " + name).out, Contains("/Count 1 "));
}

TEST_CASE("what is printed says how hard it is, where that is known", "[app][print]") {
    const Folder folder;
    const std::string hard = "...4..7.9..7.8....6....7.1.216..5.............35....2.3....1.5....9....8....7.4..";
    folder.write("p.txt", nearly_done + "\n" + std::string(81, '.') + "\n" + hard + "\n");
    const std::string text = folder.run("puzzle print p.txt").out;
    const std::string rated = folder.run("puzzle rate p.txt --columns er").out;
    const std::string er = rated.substr(rated.rfind('\n', rated.size() - 2) + 1);
    CHECK_THAT(text, Contains("# No. 1  easy, ER 1.0\n") && Contains("# No. 2  several solutions\n"));
    const bool is_bound = er.find("\xe2\x89\xa5") == 0;
    CHECK_THAT(text, Contains("# No. 3  extreme, ER " + (is_bound ? er.substr(3, er.size() - 4) + " or more\n" : er)));
}

TEST_CASE("a font is for PDF, and gives it the letters that it lacks", "[app][print]") {
    const Folder folder;
    folder.write("p.txt", support::seventeen_line() + " 题\n");
    folder.write("f.ttf", support::font_of_segments(0x9898, 1));
    for (const std::string format : {"svg", "txt"})
        CHECK(folder.run("puzzle print p.txt --font f.ttf --format " + format).code == 2);
    const Ended ended = folder.run("puzzle print p.txt --font f.ttf --format pdf --title 题");
    CHECK(ended.code == 0);
    CHECK(ended.err == "");
    CHECK(count_of(ended.out, "<0001> Tj ET") == 2);
    CHECK_THAT(ended.out, Contains("/FontFile2 ") && Contains("<0001> <9898>"));
    const Ended poor = folder.run("puzzle print p.txt --font f.ttf --format pdf --title 题集");
    CHECK(poor.code == 2);
    CHECK_THAT(poor.err, Says("usage.print_title", {"题集", "集"}));
    CHECK_THAT(folder.run("puzzle print p.txt --paper a5 --format pdf").out, Contains("[0 0 419.53 595.28]"));
}
