// Books: the contents of their pages, that orders say what is in them, and that they are the same bytes again.
#include "program/program.hpp"
#include "support/catch.hpp"
#include "support/fonts.hpp"
#include <satdoku/language/text.hpp>
#include <sstream>

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using namespace satdoku;

namespace {
/// The font of all Chinese letters and signs; blanks, but two.
std::string font_of_all(const Folder& folder) {
    folder.write("all.ttf", support::font_of_all());
    return "all.ttf";
}
}  // namespace

TEST_CASE("a book has a cover, the puzzles that are ordered, hints and solutions", "[app][book]") {
    const Folder folder;
    const Ended ended = folder.run(
        "puzzle book 5,sudoku,easy 2,twodoku,medium sudoku,minimal,x-wing --seed 3 --title 'A (book)' --colophon -o "
        "b.pdf "
        "--font " +
        font_of_all(folder));
    CHECK(ended.code == 0);
    CHECK_THAT(ended.err, Says("book.done", {"8", "10", "3"}));
    const std::string book = support::with_texts(folder.read("b.pdf"));
    // The cover; 2 pages of sudokus, 2 of twodokus, 1 of a sudoku; hints; solutions of three layouts in a row.
    CHECK_THAT(book, StartsWith("%PDF") && Contains("/Count 10 ") && Contains("/MediaBox [0 0 595.28 841.89]"));
    CHECK_THAT(book, Contains("(1-5  sudoku: easy) Tj") && Contains("(6-7  twodoku: medium, joint) Tj") &&
                         Contains("(8  sudoku: X-wing, minimal) Tj"));
    CHECK_THAT(book, Contains("(No. 1  easy, ER ") && Contains("(No. 7  medium, ER ") && Contains("(No. 8  "));
    CHECK(count_of(book, "(No. 8  ") == 2);    // and by its solution
    CHECK(count_of(book, "(Hints) Tj") == 2);  // also on the cover
    CHECK(count_of(book, "(Solutions) Tj") == 4);
    CHECK_THAT(book,
               Contains(": X-wing in ") && Contains("(satdoku puzzle book 5,sudoku,easy") && Contains("--seed 3) Tj"));
    CHECK_THAT(book, Contains("Hint 1 (") && Contains("Hint 2 ("));
    for (const std::string number : {"2", "7", "10"}) CHECK_THAT(book, Contains("(" + number + ") Tj"));
}

TEST_CASE("a gutter takes nothing from the outer margin", "[app][book]") {
    const Folder folder;
    // The least and the greatest place of a line's end, on all pages, in points.
    const auto extent = [&](const std::string& gutter) {
        REQUIRE(folder.run("puzzle book 9,sudoku,easy --seed 6 --paper 6x9 -f -o b.pdf --gutter " + gutter).code == 0);
        std::istringstream lines(folder.read("b.pdf"));
        std::pair ink(1000.0, 0.0);
        for (std::string line; std::getline(lines, line);) {
            std::istringstream words(line);
            double across = 0, up = 0;
            std::string command;
            if (!(words >> across >> up >> command) || (command != "m" && command != "l")) continue;
            ink = {std::min(ink.first, across), std::max(ink.second, across)};
        }
        return ink;
    };
    const auto without = extent("0");
    const auto with = extent("25");
    REQUIRE(without.first < without.second);
    CHECK(with.first > without.first - 0.5);
    CHECK(with.second < without.second + 0.5);
}

TEST_CASE("a cover has the size of its pages, with bleed and with a spine by the number of pages", "[app][book]") {
    const Folder folder;
    const std::string font = " --font " + font_of_all(folder);
    for (const auto& [order, stock, thickness] :
         {std::tuple("4,sudoku,easy", "", 0.002252), std::tuple("85,sudoku,easy", " --stock cream", 0.0025)}) {
        const Ended ended = folder.run("puzzle book " + std::string(order) + " --seed 1 --per-page 1 --paper 6x9 " +
                                       "--title Title -f -o b.pdf --cover c.pdf" + stock + font);
        REQUIRE(ended.code == 0);
        const std::string book = folder.read("b.pdf");
        CHECK_THAT(book, !Contains("TrimBox") && !Contains("BleedBox"));
        const int pages = std::stoi(book.substr(book.find("/Count ") + 7));
        const double spine = (pages + pages % 2) * thickness * 72;
        const std::string cover = support::with_texts(folder.read("c.pdf"));
        const auto numbers_of = [&](const std::string& box) {
            std::istringstream text(cover.substr(cover.find("/" + box + " [") + box.size() + 3));
            std::vector<double> numbers(4);
            for (double& number : numbers) text >> number;
            return numbers;
        };
        CHECK(cover.find("/Count 1 ") != std::string::npos);
        const std::vector<double> all = numbers_of("MediaBox");
        CHECK(all == numbers_of("BleedBox"));
        CHECK(all[2] == Approx(2 * (432 + 9) + spine).margin(0.02));
        CHECK(all[3] == 648 + 18);
        const std::vector<double> trim = numbers_of("TrimBox");
        CHECK(trim[0] == 9);
        CHECK(trim[1] == 9);
        CHECK(trim[2] == Approx(all[2] - 9));
        CHECK(trim[3] == all[3] - 9);
        // A spine of fewer than 80 pages is too narrow for a text, which is otherwise turned.
        CHECK(count_of(cover, "(Title) Tj") == (pages < 80 ? 2 : 3));
        CHECK((cover.find("q 0 -1 1 0 ") != std::string::npos) == (pages >= 80));
        CHECK_THAT(ended.err, Says(pages < 80 ? "book.cover_plain" : "book.cover"));
    }
    CHECK_THAT(folder.run("puzzle book sudoku --stock cream -o b.pdf").err,
               Says("usage.needs", {"--stock", "--cover"}));
    CHECK_THAT(folder.run("puzzle book sudoku -o d.pdf --cover d.pdf").err, Says("file.same_outputs", {"d.pdf"}));
    CHECK_FALSE(folder.has("d.pdf"));
}

TEST_CASE("a book is the same bytes for the same seed, on any number of threads", "[app][book]") {
    const Folder folder;
    const std::string call = "puzzle book 3,sudoku,hard 3,sudoku,hard 1,butterfly -q ";
    for (const std::string options :
         {"--seed 4 --threads 1 -o a.pdf", "--seed 4 --threads 3 -o b.pdf", "--seed 5 -o c.pdf"})
        CHECK(folder.run(call + options).code == 0);
    CHECK(folder.read("a.pdf") == folder.read("b.pdf"));
    CHECK(folder.read("a.pdf") != folder.read("c.pdf"));
}

TEST_CASE("the puzzles of a book are those of generate", "[app][book]") {
    const Folder folder;
    folder.run("puzzle book 4,sudoku,medium --seed 9 --per-page 1 --font none.ttf -o none.pdf");
    CHECK_FALSE(folder.has("none.pdf"));
    folder.run("puzzle book 4,sudoku,medium --seed 9 --per-page 1 -o book.pdf --font " + font_of_all(folder));
    folder.run("puzzle generate --layout sudoku --level medium --seed 9 --count 4 -o made.txt");
    folder.run("puzzle print made.txt --per-page 1 --solutions -o sheet.pdf --font all.ttf");
    const std::string sheet = support::with_texts(folder.read("sheet.pdf"));
    // The captions of both show level and ER, and the digits are in the same places.
    const std::string book = support::with_texts(folder.read("book.pdf"));
    const std::size_t from = sheet.find("(No. 4  medium");
    REQUIRE(from != std::string::npos);
    const std::size_t digits = sheet.find(" Tj ET", sheet.find(" rg\n", from));
    CHECK_THAT(book, Contains(sheet.substr(from, digits - from)));
}

TEST_CASE("pages have the size that is asked for, and as many puzzles", "[app][book]") {
    const Folder folder;
    for (const auto& [options, box, pages] : {std::tuple("--paper a5 --per-page 6", "[0 0 419.53 595.28]", 6),
                                              std::tuple("--paper letter --per-page 2", "[0 0 612 792]", 7),
                                              std::tuple("--paper a4", "[0 0 595.28 841.89]", 5)}) {
        CAPTURE(options);
        CHECK(folder.run(std::string("puzzle book 7,sudoku,easy --seed 1 ") + options + " -o b.pdf").code == 0);
        CHECK_THAT(folder.read("b.pdf"), Contains(box) && Contains("/Count " + std::to_string(pages) + " "));
    }
}

TEST_CASE("a book speaks Chinese with a font that does", "[app][book]") {
    const Folder folder;
    const std::string call = "puzzle book 2,sudoku,easy --seed 1 --lang zh -o b.pdf --title 题集 --font ";
    const Ended refused = folder.run(call + "built-in");
    CHECK(refused.code == 2);
    CHECK_THAT(refused.err, Contains("--font") && Contains("题集"));
    CHECK_FALSE(folder.has("b.pdf"));
    const Ended ended = folder.run(call + font_of_all(folder));
    CHECK(ended.code == 0);
    CHECK_THAT(support::with_texts(folder.read("b.pdf")), Contains("(题集) Tj") && Contains("(提示) Tj"));
    // Without one it is English.
    CHECK(folder.run("puzzle book 2,sudoku,easy --seed 1 --lang zh -o e.pdf --font built-in").code == 0);
    CHECK_THAT(folder.read("e.pdf"), !Contains("/Font <<  ") && !Contains("/Type0"));
    folder.write("poor.ttf", support::font_of_segments(U'题', 1));
    const Ended poor = folder.run("puzzle book 2,sudoku,easy --seed 1 --title 题简 --font poor.ttf -o p.pdf");
    CHECK(poor.code == 2);
    CHECK_THAT(poor.err, Says("usage.book_title", {"题简", "简"}));
}

TEST_CASE("the cover says all that an order asks for, and the call that makes the book again", "[app][book]") {
    const Folder folder;
    CHECK(folder
              .run("puzzle book 1,easy,30,mirror-2 twodoku,60,joint sudoku,most,minimal most most,easy --layout sudoku "
                   "--seed 1 --colophon -o b.pdf --font " +
                   font_of_all(folder))
              .code == 0);
    const std::string book = support::with_texts(folder.read("b.pdf"));
    CHECK_THAT(book, Contains("(1  sudoku: easy, 30 holes, left and right are mirror images) Tj") &&
                         Contains("(2  twodoku: 60 holes, joint) Tj") && Contains("(3  sudoku: minimal) Tj") &&
                         Contains("(4  sudoku: as many holes as possible) Tj") &&
                         Contains("(5  sudoku: easy, as many holes as possible) Tj") &&
                         Contains("most most,easy --layout sudoku --seed 1"));
}

TEST_CASE("orders that cannot be are refused by their words", "[app][book]") {
    const Folder folder;
    for (const auto& [order, key] :
         {std::pair("3,esay", "usage.order"), std::pair("0,easy", "usage.order_count"),
          std::pair("easy,sudoku,hard", "usage.order_twice"), std::pair("sudoku,twodoku", "usage.order_twice"),
          std::pair("2,40,most", "usage.order_twice"), std::pair("x-wing,xy-wing", "usage.order_twice"),
          std::pair("4.0,5.0-6.0", "usage.order_twice"), std::pair("none,mirror-2", "usage.order_twice"),
          std::pair("1001", "usage.order_count"), std::pair("2,4.x", "usage.rating"), std::pair("2,", "usage.order")}) {
        CAPTURE(order);
        const Ended ended = folder.run(std::string("puzzle book ") + order + " -o b.pdf");
        CHECK(ended.code == 2);
        CHECK_THAT(ended.err, Says(key));
    }
    CHECK(folder.run("puzzle book -o b.pdf").code == 2);
    CHECK_FALSE(folder.has("b.pdf"));
}
