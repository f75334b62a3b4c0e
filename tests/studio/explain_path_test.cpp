// The path to the solution as `puzzle explain` writes it: as text, with boards, as JSON and as a page.
#include "draw/xml.hpp"
#include "program/program.hpp"
#include "support/catch.hpp"
#include "support/lines.hpp"
#include "support/puzzles.hpp"
#include <satdoku/grid/text.hpp>
#include <algorithm>
#include <sstream>

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;
using namespace satdoku;
using support::lines_of;

namespace {
std::string last_line(const std::string& text) {
    const auto lines = lines_of(text);
    return lines.empty() ? "" : lines.back();
}

/// The page as XML: without the type of document and the script.
std::string xml_of(std::string page) {
    page.erase(0, page.find('\n') + 1);
    const std::size_t begin = page.find("<script>");
    const std::size_t end = page.find("</script>");
    return page.erase(begin, end - begin + std::string("</script>").size());
}

/// The layout that the file names: shapes of jigsaws are drawn at random.
std::string layout_in(const std::string& file, const grid::Layout& layout) {
    constexpr std::string_view key = "# layout ";
    const std::size_t at = file.find(key);
    if (at == std::string::npos) return layout.name();
    return file.substr(at + key.size(), file.find('\n', at) - at - key.size());
}
}  // namespace

TEST_CASE("the path leads to the solution on every layout, and every board on it can be read", "[app][explain]") {
    const Folder folder;
    for (const grid::Layout& layout : support::layouts()) {
        folder.run("puzzle generate -q --seed 8 --level easy --layout " + layout.name() + " -o p.txt");
        const std::string name = layout_in(folder.read("p.txt"), layout);
        CAPTURE(name);
        const std::string solution = folder.run("puzzle solve -q --layout " + name + " p.txt").out;
        const std::vector<std::string> steps = lines_of(folder.run("puzzle explain p.txt --layout " + name).out);
        const Ended drawn = folder.run("puzzle explain --boards p.txt --layout " + name);
        CHECK(drawn.code == 0);
        std::string boards;
        for (const std::string& line : lines_of(drawn.out)) {
            const bool is_step = !line.empty() && line[0] >= '1' && line[0] <= '9' && line.find(". ") < 5;
            if (!is_step) boards += line + '\n';
        }
        folder.write("boards.txt", boards);
        const Ended lines = folder.run("puzzle convert -q boards.txt --to line --layout " + name);
        CHECK(lines.code == 0);
        CHECK(last_line(lines.out) + "\n" == solution);
        // A comment is a line by itself, except for the name of a layout after its board.
        const auto boards_read = std::ranges::count_if(
            lines_of(lines.out), [](const std::string& line) { return !line.empty() && line.front() != '#'; });
        CHECK(static_cast<std::size_t>(boards_read) == steps.size() + 1);
        CHECK(steps.front().starts_with("# Puzzle 1: "));
    }
}

TEST_CASE("a step is one line, in both languages", "[app][explain]") {
    const Folder folder;
    folder.write("p.txt", support::seventeen_line() + "\n");
    const std::string english = folder.run("puzzle explain p.txt").out;
    CHECK_THAT(english, StartsWith("# Puzzle 1: 17 digits, ") && Contains("\n1. ") && Contains(" So r7c5 is 7."));
    const std::string chinese = folder.run("puzzle explain --lang zh p.txt").out;
    CHECK_THAT(chinese, StartsWith("# 第 1 题：17 个数字，") && Contains("因此"));
    CHECK(lines_of(chinese).size() == lines_of(english).size());
}

TEST_CASE("the path as JSON has an object for each step", "[app][explain]") {
    const Folder folder;
    folder.write("p.txt", support::seventeen_line() + "\n");
    const std::vector<std::string> steps = lines_of(folder.run("puzzle explain --json p.txt").out);
    CHECK(steps.size() + 1 == lines_of(folder.run("puzzle explain p.txt").out).size());
    std::size_t number = 0;
    for (const std::string& step : steps) {
        CHECK_THAT(step, StartsWith("{\"puzzle\":1,\"step\":" + std::to_string(++number) + ",\"technique\":\""));
        CHECK(count_of(step, "{") == count_of(step, "}"));
        CHECK(count_of(step, "[") == count_of(step, "]"));
        CHECK(count_of(step, "\"") % 2 == 0);
    }
}

TEST_CASE("the page is self-contained and well formed, and has a picture for each step", "[app][explain]") {
    const Folder folder;
    std::string language = "en";
    for (const grid::Layout& layout : support::layouts()) {
        folder.run("puzzle generate -q --seed 8 --level easy --layout " + layout.name() + " -o p.txt");
        const std::string name = layout_in(folder.read("p.txt"), layout);
        CAPTURE(name);
        const std::size_t steps = lines_of(folder.run("puzzle explain p.txt --layout " + name).out).size() - 1;
        const Ended ended = folder.run("puzzle explain p.txt --html p.html --lang " + language + " --layout " + name);
        CHECK(ended.code == 0);
        CHECK(ended.out == "");
        const std::string page = folder.read("p.html");
        CHECK(support::xml_fault(xml_of(page)) == "");
        CHECK(count_of(page, "<article ") == steps + 2);
        CHECK(count_of(page, "id=\"frame-" + name + "\"") == 1);
        for (const char* const outside : {"src=", "http://www.w3.org/1999/xhtml", "https:", "@import", "url("})
            CHECK(page.find(outside) == std::string::npos);
        language = language == "en" ? "zh" : "en";
    }
}

TEST_CASE("names of files and notes cannot reach into a page", "[app][explain][posix]") {
    const Folder folder;
    const std::string name = "'<script>alert(1)<!--\".txt'";
    folder.shell("printf '%s' '" + support::seventeen_line() + " </script><script>alert(2)' > " + name);
    const Ended ended = folder.run("puzzle explain --html - " + name);
    CHECK(ended.code == 0);
    CHECK(count_of(ended.out, "<script>") == 1);
    CHECK(support::xml_fault(xml_of(ended.out)) == "");
    CHECK_THAT(ended.out, Contains("&lt;script&gt;alert(1)&lt;!--&quot;.txt"));
}

TEST_CASE("each puzzle of a file is explained in turn, also one that is none", "[app][explain]") {
    const Folder folder;
    std::string clashing = support::seventeen_line();
    clashing[0] = clashing[1] = '1';
    folder.write("p.txt", support::seventeen_line() + "\n" + clashing + "\n" + support::seventeen_line() + "\n");
    const Ended text = folder.run("puzzle explain p.txt");
    CHECK(text.code == 3);
    CHECK_THAT(text.out, Contains("# Puzzle 1: 17") && Contains("Puzzle 2: ") && Contains("# Puzzle 3: 17"));
    CHECK(folder.run("puzzle explain p.txt --puzzle 3").code == 0);
    CHECK_THAT(folder.run("puzzle explain p.txt --puzzle 3").out, StartsWith("# Puzzle 3: 17"));
    CHECK_THAT(folder.run("puzzle explain p.txt --puzzle 4").err, Contains("only 3 boards"));
    CHECK_THAT(folder.run("puzzle explain p.txt --json").out, Contains("\n{\"puzzle\":2,\"solutions\":0,"));
    CHECK(folder.run("puzzle explain p.txt --html p.html").code == 3);
    CHECK(support::xml_fault(xml_of(folder.read("p.html"))) == "");
}

TEST_CASE("the path begins with the candidates that are noted", "[app][explain]") {
    const Folder folder;
    const std::string solution = folder.run("puzzle solve -q -", support::seventeen_line() + "\n").out;
    const std::size_t empty = support::seventeen_line().find('.');
    const std::string place = std::to_string(empty / 9 + 1) + std::to_string(empty % 9 + 1);
    const std::string name = std::string("r") + place[0] + "c" + place[1];
    const std::string wrong = ":0000:x:" + support::seventeen_line() + ":" + solution[empty] + place + ":::\n";
    const Ended ended = folder.run("puzzle explain -", wrong);
    CHECK(ended.code == 1);
    CHECK_THAT(in_one_line(ended.err),
               Contains("candidates exclude the solution, where " + name + " is " + solution[empty]));
}

TEST_CASE("options of explain that exclude each other are refused", "[app][explain]") {
    const Folder folder;
    folder.write("p.txt", support::seventeen_line() + "\n");
    for (const char* const options : {"--json --html x", "--boards --json", "--html x -o y", "--cell 11 --boards",
                                      "--cell 11 --technique x-wing", "--scale er --technique x-wing"})
        CHECK(folder.run(std::string("puzzle explain p.txt ") + options).code == 2);
    CHECK_FALSE(folder.has("x"));
}

TEST_CASE("the steps of one technique are listed for the current position", "[app][explain]") {
    const Folder folder;
    folder.write("p.txt", "1...56..3.43.9....8...43..2.3.56.21.95.421.37.21.3....31798...5...31.97....67.3.1\n");
    const Ended shown = folder.run("puzzle explain p.txt --technique medusa-trap");
    CHECK(shown.code == 0);
    CHECK_THAT(shown.out, Contains("3D Medusa, trap: 6 steps from here") && Contains("\n6. ") && !Contains("\n7. "));
    CHECK_THAT(shown.out, Contains("So r8c9 cannot be 6."));
    CHECK_THAT(folder.run("puzzle explain p.txt --technique medusa-trap --json").out,
               Contains("\"technique\":\"medusa-trap\"") && Contains("\"role\":\"second_colour\""));
    CHECK_THAT(folder.run("puzzle explain p.txt --technique jellyfish --lang zh").out, Contains("0 步"));
    // A chain of almost locked sets is listed in one direction.
    folder.write("c.txt", "..6.....1.8...7.5.9...5.8.......4....4..3..2....2.8.....3.7...9.7.....8.1.....6.3\n");
    CHECK_THAT(
        folder.run("puzzle explain c.txt --technique als-chain").out,
        Contains("almost locked sets, chain: 5 steps from here") &&
            Contains("\n1. almost locked sets, chain: (4=1)r7c8-(1=7)r7c7,r8c79,r9c8-(7=4)r13467c8 => r9c8<>4."));
    const Ended unknown = folder.run("puzzle explain p.txt --technique medusa-trep");
    CHECK(unknown.code == 2);
    CHECK_THAT(unknown.err, Contains("medusa-trap"));
}

TEST_CASE("the path of a rating leads to it step by step, in text and JSON", "[app]") {
    const Folder folder;
    for (const std::string layout : {"sudoku", "twodoku"}) {
        CAPTURE(layout);
        folder.run("puzzle generate --minimal --seed 8 --layout " + layout + " -q -o p.txt");
        const std::string rated = folder.run("puzzle rate -q --columns er,ep,ed p.txt").out;
        std::istringstream columns(rated);
        std::string er;
        std::string ep;
        std::string ed;
        columns >> er >> ep >> ed;
        const std::string path = folder.run("puzzle explain --scale er p.txt").out;
        CHECK_THAT(in_one_line(path), Contains(" steps; ER " + er + ", EP " + ep + ", ED " + ed));
        std::istringstream lines(path);
        std::string hardest = "0.0";
        for (std::string line; std::getline(lines, line);) {
            std::istringstream words(line);
            std::string number;
            std::string rating;
            words >> number >> rating;
            if (number == "#" || number.back() != '.') continue;
            if (rating.size() == 3 && rating > hardest) hardest = rating;
            CHECK((line.find("ER") == std::string::npos || rating == er));
        }
        CHECK(hardest == er);
        CHECK_THAT(path, Contains("ER)") || Contains("(ER"));
        CHECK_THAT(folder.run("puzzle explain --scale er --json p.txt").out, Contains("\"rating\":" + er + ','));
    }
    CHECK_THAT(folder.run("puzzle explain --scale er --boards p.txt").err,
               Contains("--scale er and --boards cannot be combined"));
    CHECK_THAT(folder.run("puzzle explain --scale er --cell 11 p.txt").err,
               Contains("--scale er and --cell cannot be combined"));
}
