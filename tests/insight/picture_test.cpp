// `satdoku picture`: every kind in every format, its counts, and its errors.
#include "draw/xml.hpp"
#include "program/program.hpp"
#include "support/catch.hpp"
#include <algorithm>
#include <iterator>
#include <sstream>

using Catch::Matchers::Contains;
using namespace satdoku;

namespace {
/// The page without document type and script, which are not XML.
std::string xml_of(std::string text) {
    if (text.starts_with("<!DOCTYPE")) text.erase(0, text.find('\n') + 1);
    const std::size_t begin = text.find("<script>");
    if (begin == std::string::npos) return text;
    const std::string end = "</script>";
    return text.erase(begin, text.find(end) + end.size() - begin);
}

std::size_t widest_line(const std::string& text) {
    std::istringstream lines(text);
    std::size_t widest = 0;
    for (std::string line; std::getline(lines, line);) widest = std::max(widest, line.size());
    return widest;
}

const std::string pictured_formula = "p cnf 4 4\n1 -2 0\n2 -3 4 0\n-1 3 0\n-4 0\n";
}  // namespace

TEST_CASE("every kind of picture is well-formed in every format, and the same each time", "[app][picture]") {
    const Folder folder;
    folder.run("sample pigeonhole --size 5 -o f.cnf");
    folder.run("sample twodoku -o p.cnf");
    for (const std::string call :
         {"f.cnf --kind interaction", "f.cnf --heat", "f.cnf --kind matrix --heat", "f.cnf --kind lengths",
          "f.cnf --kind occurrences", "f.cnf --kind search", "f.cnf --kind search --engine dpll", "p.cnf --kind board",
          "p.cnf --kind literals"}) {
        CAPTURE(call);
        for (const std::string format : {"svg", "html"}) {
            CAPTURE(format);
            const std::string name = "x." + format;
            const Ended ended = folder.run("picture " + call + " -o " + name);
            CHECK(ended.err == "");
            REQUIRE(ended.code == 0);
            const std::string first = folder.read(name);
            CHECK(support::xml_fault(xml_of(first)) == "");
            CHECK_THAT(first, !Contains("\xef\xbf\xbd"));  // what stands for characters that cannot be shown
            folder.run("picture " + call + " -o " + name);
            CHECK(folder.read(name) == first);
        }
        const Ended text = folder.run("picture " + call);
        CHECK(text.code == 0);
        CHECK(!text.out.empty());
        // A board is as wide as its candidates make it.
        CHECK((widest_line(text.out) <= 80 || call.ends_with("board")));
    }
}

TEST_CASE("pictures in characters are as wide as the page, however large the formula", "[app][picture]") {
    const Folder folder;
    const std::string name = std::string(90, 'n') + ".cnf";
    REQUIRE(folder.run("sample random-3-sat --size 300 -o " + name).code == 0);
    for (const std::string kind : {"matrix", "interaction", "lengths", "search --conflicts 20"}) {
        CAPTURE(kind);
        const std::string text = folder.run("picture " + name + " --kind " + kind).out;
        CHECK(widest_line(text) <= 80);
    }
    CHECK(widest_line(folder.run("picture " + name + " --kind matrix").out) > 70);
}

TEST_CASE("the matrix has a sign for each literal", "[app][picture]") {
    const Folder folder;
    folder.write("f.cnf", pictured_formula);
    CHECK_THAT(folder.run("picture f.cnf --kind matrix").out, Contains("\n+-\n +-+\n- +\n   -\n"));
    CHECK_THAT(folder.run("picture f.cnf --kind lengths").out, Contains("1 |####") && Contains(" 2\n"));
    CHECK_THAT(folder.run("picture f.cnf --kind occurrences").out, Contains("2 |") && Contains(" 4\n"));
}

TEST_CASE("the matrix of a large formula shows densities, with numbers", "[app][picture]") {
    const Folder folder;
    folder.run("sample random-3-sat --size 3000 -o f.cnf");
    CHECK(folder.run("picture f.cnf --kind matrix -o m.svg").code == 0);
    const std::string drawn = folder.read("m.svg");
    CHECK_THAT(drawn,
               Contains(">literals per cell<") && Contains(">1<") && Contains("<title>clauses 1-86, variables "));
    CHECK_THAT(drawn, !Contains("positive literal"));
    folder.write("small.cnf", pictured_formula);
    CHECK(folder.run("picture small.cnf --kind matrix -o m.svg").code == 0);
    CHECK_THAT(folder.read("m.svg"), Contains("<title>clauses 2, variables 3</title>") && Contains("positive literal"));
}

TEST_CASE("the interaction graph names its communities, and goes to DOT", "[app][picture]") {
    const Folder folder;
    folder.write("f.cnf", "p cnf 6 7\n1 2 0\n2 3 0\n1 3 0\n4 5 0\n5 6 0\n4 6 0\n3 4 0\n");
    const Ended text = folder.run("picture f.cnf");
    CHECK_THAT(text.out, Contains("6 variables, 7 clauses, 7 edges; 2 communities, modularity 0.357"));
    CHECK(folder.run("picture f.cnf -o g.dot").code == 0);
    const std::string dot = folder.read("g.dot");
    CHECK(count_of(dot, " -- ") == 7);
    CHECK(count_of(dot, "pos=") == 6);
    const Ended few = folder.run("picture f.cnf --nodes 2");
    CHECK_THAT(few.out, Contains("2 nodes, each a group"));
}

TEST_CASE("numbers that the header claims cost nothing", "[app][picture][posix]") {
    const Folder folder;
    folder.write("f.cnf", "p cnf 2000000000 2\n1 2000000000 0\n-7 1999999999 0\n");
    for (const std::string kind : {"interaction", "matrix", "lengths", "occurrences"}) {
        CAPTURE(kind);
        const Ended ended = folder.shell(little_memory + "\"$satdoku\" picture f.cnf --kind " + kind);
        CHECK(ended.code == 0);
        CHECK(ended.err == "");
    }
    folder.write("none.cnf", "p cnf 0 0\n");
    folder.write("empty.cnf", "p cnf 3 2\n0\n0\n");
    for (const std::string name : {"none.cnf", "empty.cnf"}) {
        for (const std::string kind : {"interaction", "matrix", "lengths", "occurrences", "search"}) {
            CAPTURE(name, kind);
            CHECK(folder.run("picture " + name + " --kind " + kind + " -o x.svg").code == 0);
            CHECK(support::xml_fault(folder.read("x.svg")) == "");
            CHECK(folder.run("picture " + name + " --kind " + kind).code == 0);
        }
    }
}

TEST_CASE("a page steps through a search without fetching anything", "[app][picture]") {
    const Folder folder;
    folder.run("sample twodoku -o p.cnf");
    CHECK(folder.run("picture p.cnf --kind board --every 400 -o p.html").code == 0);
    const std::string page = folder.read("p.html");
    CHECK(count_of(page, "<figure class=\"moment\">") > 3);
    CHECK_THAT(page, Contains("type=\"range\"") && Contains("before the first decision"));
    for (const std::string part : {"src=", "http:", "https:", "url("}) {
        CAPTURE(part);
        std::string rest = page;
        const std::string known = "http://www.w3.org/2000/svg";
        for (std::size_t at = rest.find(known); at != std::string::npos; at = rest.find(known))
            rest.erase(at, known.size());
        CHECK(rest.find(part) == std::string::npos);
    }
    // The last board is the solution.
    const std::string last = page.substr(page.rfind("<figure"));
    CHECK_THAT(last, Contains(": 153 candidates left"));
}

TEST_CASE("samples of sudoku of every size have a board", "[app][picture]") {
    const Folder folder;
    for (const std::string size : {"2", "4"}) {
        CAPTURE(size);
        REQUIRE(folder.run("sample sudoku --size " + size + " -o s.cnf").code == 0);
        for (const std::string format : {"svg", "html"}) {
            const Ended ended = folder.run("picture s.cnf --kind board -o b." + format);
            CHECK(ended.err == "");
            REQUIRE(ended.code == 0);
            CHECK(support::xml_fault(xml_of(folder.read("b." + format))) == "");
        }
        // Each variable occurs once in its place, and has a line that says what it means.
        const std::string variables = size == "2" ? "64" : "4096";
        CHECK(folder.run("picture s.cnf --kind literals -o l.svg").code == 0);
        CHECK(count_of(folder.read("l.svg"), "<text") == std::stoul(variables));
        const std::string meanings = folder.run("picture s.cnf --kind literals").out;
        CHECK_THAT(meanings,
                   Contains("\n" + variables +
                            (size == "2" ? ": row 4, column 4, digit 4\n" : ": row 16, column 16, digit 16\n")));
        CHECK_THAT(meanings,
                   Contains(size == "2" ? "\n22: row 2, column 2, digit 2\n" : "\n274: row 2, column 2, digit 2\n"));
        const std::string text = folder.run("picture s.cnf --kind board").out;
        CHECK_THAT(text, Contains(size == "2" ? ": 16 candidates left" : ": 256 candidates left"));
        if (size != "2") continue;
        // Each row of the last board has each digit once.
        std::istringstream lines(text.substr(text.find(": 16 candidates left")));
        std::size_t rows = 0;
        for (std::string line; std::getline(lines, line);) {
            std::string figures;
            std::copy_if(line.begin(), line.end(), std::back_inserter(figures), [](char one) { return one != ' '; });
            std::sort(figures.begin(), figures.end());
            rows += figures == "1234" ? 1U : 0U;
        }
        CHECK(rows == 4);
    }
    folder.write("f.cnf", "p cnf 65 1\n1 0\n");
    CHECK(folder.run("picture f.cnf --kind board").code == 1);
}

TEST_CASE("a search without conflicts says so, where charts would be empty", "[app][picture]") {
    const Folder folder("f.cnf", "p cnf 2 1\n1 2 0\n");
    const std::string reason = "The search had no conflict";
    CHECK_THAT(folder.run("picture f.cnf --kind search").out, Contains("\n\n" + reason));
    REQUIRE(folder.run("picture f.cnf --kind search -o x.svg").code == 0);
    CHECK_THAT(folder.read("x.svg"), Contains(reason));
    folder.write("g.cnf", "p cnf 1 2\n1 0\n-1 0\n");
    CHECK_THAT(folder.run("picture g.cnf --kind search").out, !Contains(reason));
}

TEST_CASE("names stay text in pictures", "[app][picture][posix]") {
    const Folder folder;
    folder.write("<script>\"'&.cnf", pictured_formula);
    for (const std::string format : {"svg", "html", "dot"}) {
        const Ended ended = folder.run("picture '<script>\"'\\''&.cnf' -o x." + format);
        CAPTURE(format, ended.err);
        REQUIRE(ended.code == 0);
        const std::string text = folder.read("x." + format);
        if (format == "dot") {
            CHECK_THAT(text, Contains("<script>\\\""));
        } else {
            CHECK(count_of(text, "<script>") == 0);
            CHECK_THAT(text, Contains("&lt;script&gt;"));
            CHECK(support::xml_fault(xml_of(text)) == "");
        }
    }
}

TEST_CASE("pictures that cannot be are refused", "[app][picture]") {
    const Folder folder;
    folder.write("f.cnf", pictured_formula);
    CHECK_THAT(folder.run("picture f.cnf -o x.png").err, Contains("x.png") && Contains("dot"));
    CHECK(folder.run("picture f.cnf -o x.png").code == 2);
    CHECK(folder.run("picture f.cnf --kind matrix -o x.dot").code == 2);
    CHECK(folder.run("picture f.cnf --kind lengths --heat").code == 2);
    CHECK(folder.run("picture f.cnf --kind tree").code == 2);
    CHECK(folder.run("picture f.cnf --kind board").code == 1);
    CHECK(folder.run("picture missing.cnf").code == 1);
    CHECK(folder.run("picture f.cnf -o f.cnf").code != 0);
    CHECK(folder.read("f.cnf") == pictured_formula);
    folder.write("bad.cnf", "p cnf 1 1\nx 0\n");
    const Ended bad = folder.run("picture bad.cnf -o y.svg");
    CHECK(bad.code == 1);
    CHECK_THAT(bad.err, Contains("bad.cnf:2:1"));
    CHECK_FALSE(folder.has("y.svg"));
    CHECK(folder.run("picture f.cnf --kind search -o /dev/full").code == 2);
    CHECK(folder.shell("\"$satdoku\" picture f.cnf > /dev/full").code == 1);
}

TEST_CASE("a comparison is drawn as bars and as a cactus plot", "[app][picture]") {
    const Folder folder;
    folder.write("f.cnf", pictured_formula);
    folder.write("g.cnf", "p cnf 1 2\n1 0\n-1 0\n");
    for (const std::string chart : {"bars", "cactus"}) {
        CAPTURE(chart);
        const std::string call = "compare -q f.cnf g.cnf --strategies naive,cdcl --chart " + chart;
        for (const std::string format : {"svg", "html"}) {
            CHECK(folder.run(call + " -o c." + format).code == 0);
            const std::string text = folder.read("c." + format);
            CHECK(support::xml_fault(xml_of(text)) == "");
            CHECK_THAT(text, Contains("naive") && Contains("cdcl"));
        }
        CHECK(widest_line(folder.run(call).out) <= 80);
        CHECK(folder.run(call + " -o c.dot").code == 2);
        CHECK(folder.run(call + " --table csv").code == 2);
    }
}

TEST_CASE("a picture of a stored trace is that of the search itself", "[app][picture]") {
    const Folder folder;
    folder.run("sample pigeonhole --size 5 -o f.cnf");
    folder.run("trace f.cnf -o t.jsonl");
    for (const std::string kind : {"search", "interaction --heat", "matrix --heat"}) {
        CAPTURE(kind);
        CHECK(folder.run("picture f.cnf -o live.svg --kind " + kind).code == 0);
        const Ended stored = folder.run("picture t.jsonl -o stored.svg --kind " + kind);
        CHECK(stored.err == "");
        CHECK(stored.code == 0);
        CHECK(folder.read("stored.svg") == folder.read("live.svg"));
    }
}
