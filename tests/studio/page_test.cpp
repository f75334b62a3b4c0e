// The page on which puzzles are played: what it holds. tests/puzzle_page plays on it in a browser.
#include "program/program.hpp"
#include "support/catch.hpp"
#include "support/puzzles.hpp"
#include <satdoku/core/json_reader.hpp>

using Catch::Matchers::Contains;
using namespace satdoku;

TEST_CASE("a page holds each puzzle with its solution, its steps in both languages and its layout", "[app][page]") {
    const Folder folder;
    folder.run("puzzle generate --layout sudoku --level hard --seed 5 -q -o p.txt");
    folder.shell("$satdoku puzzle generate --layout butterfly --seed 5 -q >> p.txt");
    const Ended ended = folder.run("puzzle page p.txt --title 'A </script> page' -o page.html");
    CHECK(ended.code == 0);
    CHECK_THAT(ended.err, Says("page.written", {"2"}));
    const std::string page = folder.read("page.html");
    CHECK_THAT(page, Contains("default-src 'none'"));
    CHECK(count_of(page, "://") == count_of(page, "http://www.w3.org/2000/svg"));  // a name, not an address
    CHECK(count_of(page, "</script>") == 2);  // the data's and the script's: no title ends either
    CHECK_THAT(page, Contains("\"title\":[\"A \\u003c/script> page\""));
    CHECK_THAT(page, Contains("\"name\":[\"butterfly\",\"蝴蝶数独\"]"));
    CHECK_THAT(page, Contains("\"difficulty\":[\"hard, ER ") && Contains("\"困难，ER "));
    CHECK_THAT(page, Contains("\"look\":[\"look at ") && Contains("\"看"));
    std::string solution;
    for (const char digit : folder.run("puzzle solve p.txt -q").out.substr(0, 81)) {
        if (!solution.empty()) solution += ',';
        solution += digit;
    }
    CHECK_THAT(page, Contains("\"solution\":[" + solution + "]"));
}

TEST_CASE("what has not one solution is left out of a page and reported", "[app][page]") {
    const Folder folder;
    folder.write("p.txt", support::seventeen_line() + "\n" + std::string(81, '.') + "\n");
    const Ended ended = folder.run("puzzle page p.txt -o page.html");
    CHECK(ended.code == 3);
    CHECK_THAT(ended.err, Contains("omitted: puzzle 2 has several solutions") && Says("page.written", {"1"}));
    folder.write("q.txt", std::string(81, '.') + "\n");
    CHECK(folder.run("puzzle page q.txt -o none.html").code == 1);
    CHECK_FALSE(folder.has("none.html"));
}

TEST_CASE("a puzzle with constraints is printed, and on a page with the steps that an engine proves", "[app][page]") {
    const Folder folder;
    folder.write("killer.layout",
                 "figure sudoku\nrule 4x4\ncage 5: r1c1 r1c2\ncage 7: r1c3 r2c3\nthermometer: r4c1 r3c1 "
                 "r2c1\nskyscraper 3: r1c4 "
                 "r2c4 r3c4 r4c4\nsandwich 0: r2c1 r2c2 r2c3 r2c4\n");
    const Ended solved = folder.shell("echo 2............... | $satdoku puzzle solve - --layout killer.layout");
    CAPTURE(solved.out, solved.err);
    folder.shell("echo 2............... > p.txt");
    const Ended page = folder.run("puzzle page p.txt --layout killer.layout -o page.html");
    CHECK(page.code == 0);
    CHECK_THAT(folder.read("page.html"), Contains("killer cages") && Contains("\"difficulty\":[\"\",\"\"]"));
    const Ended print = folder.run("puzzle print p.txt --layout killer.layout --lang en -o p.svg");
    CHECK(print.code == 0);
    CHECK_THAT(folder.read("p.svg"), Contains("killer cages, thermometers"));
    const Ended play = folder.shell(
        "printf 'cell r1c1\\nhint\\nhint\\nhint\\nhint\\ninfo\\nquit\\n' | $satdoku puzzle play p.txt --layout "
        "killer.layout --lines --lang en");
    CHECK_THAT(play.out, Contains("different digits with the sum 5 in r1c1 r1c2"));
    CHECK_THAT(play.out, Contains("rising digits along r4c1 r3c1 r2c1"));
    const Ended cell = folder.shell(
        "printf 'cell r3c1\\nquit\\n' | $satdoku puzzle play p.txt --layout killer.layout --lines --lang en");
    CHECK_THAT(cell.out, Contains("rising digits along r4c1 r3c1 r2c1") && !Contains("with the sum"));
}

TEST_CASE("what breaks a constraint is not called right, and what cannot be written or drawn is refused",
          "[app][page]") {
    const Folder folder;
    folder.write("k.layout", "figure sudoku\nrule 4x4\nthermometer: r4c1 r3c1 r2c1\ncage 5: r1c1 r1c2\n");
    folder.write("p.txt", "2341.132.214.423\n");
    const Ended play = folder.shell(
        "printf 'r4c1=4\\nquit\\n' | $satdoku puzzle play p.txt --layout k.layout --lines --lang en --feedback rules");
    CHECK_THAT(play.out, Contains("Breaks a rule: thermometer"));
    folder.write("n.layout", "figure sudoku\nrule 4x4\nnumbered_room 3: r1c1 r1c2 r1c3 r1c4\n");
    const Ended convert = folder.run("puzzle convert p.txt --layout n.layout --to f-puzzles");
    CHECK(convert.code == 1);
    CHECK_THAT(convert.err, Says("f_puzzles.lacks", {"numbered_room"}));
    const Ended none = folder.run("puzzle generate --layout sudoku-4x4 --constraints whispers --seed 1");
    CHECK(none.code == 1);
    CHECK_THAT(none.err, Says("generate.none_drawn", {"sudoku-4x4"}));
}
