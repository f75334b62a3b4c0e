// The lectures: each tour has six steps in both languages, and other commands confirm its claims on the formula that it
// writes.
#include "program/program.hpp"
#include "program/terminal.hpp"
#include "support/catch.hpp"
#include <algorithm>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {
/// Those whose results are the outputs of commands.
std::vector<std::string> tours() {
    return {"units",      "watches", "dpll",       "two-sat",  "first-uip", "backjumping", "minimization",
            "heuristics", "proofs",  "pigeonhole", "symmetry", "colouring", "encodings",   "preprocessing"};
}

std::vector<std::string> names() {
    std::vector<std::string> all = tours();
    all.emplace_back("sudoku");
    return all;
}

/// A tour with blanks for its line ends, because sentences are broken at the end of a line.
std::string tour(const Folder& folder, const std::string& name) {
    const Ended ended = folder.run("lecture " + name);
    REQUIRE(ended.code == 0);
    std::string text = ended.out;
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

/// The numbers in the match.
std::vector<int> numbers_in(const std::string& text, const std::string& pattern) {
    std::smatch match;
    INFO(pattern);
    REQUIRE(std::regex_search(text, match, std::regex(pattern)));
    std::vector<int> numbers;
    for (std::size_t group = 1; group < match.size(); ++group) numbers.push_back(std::stoi(match[group]));
    return numbers;
}

/// The statistics of `solve`.
int statistic(const Folder& folder, const std::string& arguments, const std::string& name) {
    const std::string json = folder.run("solve " + arguments + " --stats=json").err;
    return numbers_in(json, "\"" + name + "\":([0-9]+)")[0];
}

void write_formula(const Folder& folder, const std::string& name, const std::string& more = {}) {
    REQUIRE(folder.run("lecture " + name + " --formula -o f.cnf").code == 0);
    if (more.empty()) return;
    std::string text = folder.read("f.cnf");
    const std::vector<int> counts = numbers_in(text, "p cnf ([0-9]+) ([0-9]+)");
    const auto lines = std::count(more.begin(), more.end(), '\n');
    text = std::regex_replace(text, std::regex("p cnf .*"),
                              "p cnf " + std::to_string(counts[0]) + ' ' + std::to_string(counts[1] + lines));
    folder.write("f.cnf", text + more);
}
}  // namespace

TEST_CASE("every lecture has six steps in both languages, the same each time, within the page", "[app]") {
    const Folder folder;
    const std::string list = folder.run("lecture").out;
    for (const std::string& name : names()) {
        CHECK_THAT(list, Contains("  " + name + "  "));
        const Ended english = folder.run("lecture " + name);
        const Ended chinese = folder.run("lecture " + name + " --lang zh");
        CHECK(english.code == 0);
        CHECK(chinese.code == 0);
        CHECK(folder.run("lecture " + name).out == english.out);
        for (const Ended* const ended : {&english, &chinese}) {
            for (int step = 1; step <= 6; ++step) {
                CHECK_THAT(ended->out, Contains("\n" + std::to_string(step) + "/6  "));
            }
            CHECK_THAT(ended->out, !Contains("7/6") && !Contains("{") && !Contains("lecture."));
        }
        CHECK_THAT(english.out, !Contains("internal error"));
        std::istringstream lines(english.out);
        for (std::string line; std::getline(lines, line);) CHECK(line.size() <= 80);
    }
}

TEST_CASE("a lecture's formula is one that the other commands take", "[app]") {
    const Folder folder;
    for (const std::string& name : names()) {
        write_formula(folder, name);
        const std::string formula = folder.read("f.cnf");
        CHECK(formula == folder.run("lecture " + name + " --formula").out);
        CHECK_THAT(formula, StartsWith("c satdoku lecture " + name + " --formula\n"));
        const std::set<std::string> unsatisfiable = {"pigeonhole", "dpll", "heuristics", "proofs", "symmetry"};
        for (const char* engine : {"cdcl", "dpll"}) {
            const Ended solved = folder.run(std::string("solve f.cnf --engine ") + engine);
            CHECK(solved.code == (unsatisfiable.contains(name) ? 20 : 10));
        }
        // Each clause follows a comment.
        const auto clauses = static_cast<std::size_t>(numbers_in(formula, "p cnf [0-9]+ ([0-9]+)")[0]);
        std::istringstream lines(formula.substr(formula.find("\np cnf") + 1));
        std::string line;
        std::getline(lines, line);
        std::size_t commented = 0;
        while (std::getline(lines, line) && line.starts_with("c ") && std::getline(lines, line)) ++commented;
        CHECK(commented == clauses);
    }
}

TEST_CASE("each step of a lecture shows commands whose output has the numbers of its result", "[app]") {
    // Not the numbers of clauses, and not those in names.
    const std::regex in_result("(?:^|[ (+])(-?[0-9]+)(?=[ ,)]|$)");
    const std::regex in_output("-?[0-9]+");
    for (const std::string& name : names()) {
        const Folder folder;
        std::istringstream lines(folder.run("lecture " + name).out);
        std::size_t steps = 0;
        std::set<std::string> numbers;
        std::string command;
        for (std::string line; std::getline(lines, line);) {
            const bool is_command = line.starts_with("  $ ");
            if (!command.empty() && (is_command || line.empty())) {
                CAPTURE(name, command);
                const Ended ended =
                    folder.shell(std::regex_replace(command, std::regex(R"(satdoku (?=[a-z\\]))"), "$satdoku "));
                CHECK_THAT(ended.err, !Contains("error"));
                const std::string output = ended.out + ended.err + folder.read(name + ".cnf");
                for (std::sregex_iterator found(output.begin(), output.end(), in_output), end; found != end; ++found)
                    numbers.erase(found->str());
                command.clear();
                if (line.empty()) {
                    CHECK(numbers == std::set<std::string>());
                    numbers.clear();
                    ++steps;
                }
            }
            if (is_command) {
                command = line.substr(4);
            } else if (!command.empty()) {
                command += '\n' + line;
            } else if (line.starts_with("  ")) {
                for (std::sregex_iterator found(line.begin(), line.end(), in_result), end; found != end; ++found)
                    numbers.insert((*found)[1]);
            }
        }
        CHECK(steps == 6);
    }
}

TEST_CASE("a tour shows the outputs of its commands, and its answers have their numbers", "[app]") {
    const auto compact = [](const std::string& text) { return std::regex_replace(text, std::regex("\\s"), ""); };
    const auto numbers = [](const std::string& text) {
        const std::regex number("[0-9]+");
        return std::set<std::string>(std::sregex_token_iterator(text.begin(), text.end(), number), {});
    };
    const std::set<std::string> partial = {"dpll",         "first-uip",  "backjumping",
                                           "minimization", "pigeonhole", "colouring"};
    for (const std::string& name : tours()) {
        const bool has_parts = partial.contains(name);
        for (const std::string language : {"en", "zh"}) {
            const Folder folder;
            std::istringstream lines(folder.run("lecture " + name + " --lang " + language).out);
            std::vector<std::string> shown;  // of the step
            std::string results;             // of all steps
            std::string words;
            std::string command;
            std::size_t compared = 0;
            for (std::string line; std::getline(lines, line);) {
                if (!command.empty() && !line.starts_with("    ")) {
                    CAPTURE(name, language, command);
                    const std::string output =
                        folder
                            .shell("export LC_ALL=" + language + "_X.UTF-8; " +
                                   std::regex_replace(command, std::regex(R"(satdoku (?=[a-z\\]))"), "$satdoku "))
                            .out;
                    if (command.find("--formula") == std::string::npos) {
                        // All of the output, or paragraphs of it.
                        const std::string all = compact(output);
                        std::size_t from = 0;
                        for (const std::string& part : std::exchange(shown, {})) {
                            const std::size_t at = all.find(compact(part), from);
                            CHECK((has_parts || at == from));
                            REQUIRE(at != std::string::npos);
                            from = at + compact(part).size();
                        }
                        CHECK((has_parts || from == all.size()));
                        ++compared;
                    }
                    command.clear();
                }
                if (line.starts_with("  $ ")) {
                    command = line.substr(4);
                } else if (!command.empty()) {
                    command += '\n' + line;
                } else if (line.starts_with("  ")) {
                    shown.push_back(line);
                    results += line + '\n';
                } else if (!line.empty() && line.substr(1, 3) != "/6 ") {
                    words += line + '\n';
                }
            }
            CHECK(compared == 6);
            const std::set<std::string> known = numbers(results);
            words = std::regex_replace(words, std::regex("-?[0-9.]+ %"), "");
            for (const std::string& number : numbers(words)) {
                CAPTURE(name, language, number);
                CHECK((number.size() == 4 || known.contains(number)));  // or a year
            }
        }
    }
}

TEST_CASE("the page of a lecture has its steps in both languages", "[app]") {
    const Folder folder;
    for (const std::string& name : names()) {
        REQUIRE(folder.run("lecture " + name + " -o en.html").code == 0);
        REQUIRE(folder.run("lecture " + name + " -o zh.html --lang zh").code == 0);
        for (const std::string& page : {folder.read("en.html"), folder.read("zh.html")}) {
            for (const char* text : {"<div lang=\"en\"", "<div lang=\"zh\"", "satdoku lecture "}) {
                CHECK_THAT(page, Contains(text));
            }
            std::size_t answers = 0;
            for (std::size_t at = page.find("<details>"); at != std::string::npos; at = page.find("<details>", at + 1))
                ++answers;
            CHECK(answers == 12);
            CHECK_THAT(page, !Contains("http:") && !Contains("https:") && !Contains("lecture."));
        }
    }
    CHECK(folder.run("lecture units -o page.pdf").code == 2);
}

TEST_CASE("what the lecture says to follow does, and what it says to be needed is", "[app]") {
    const Folder folder;
    const auto code = [&](const std::string& name, const std::string& more) {
        write_formula(folder, name, more);
        return folder.run("solve f.cnf").code;
    };
    // h follows, and nothing is left to decide.
    CHECK(code("units", "-8 0\n") == 20);
    // Anna and Clara come, in every model.
    for (const char* contrary : {"-1 0\n", "2 0\n", "-3 0\n", "4 0\n"}) CHECK(code("two-sat", contrary) == 20);
    CHECK(code("two-sat", "1 0\n") == 10);
    // The clause that is learned, and the clauses of the other cuts.
    for (const char* contrary : {"8 0\n2 0\n", "5 0\n2 0\n1 0\n", "4 0\n3 0\n2 0\n1 0\n"}) {
        CHECK(code("first-uip", contrary) == 20);
    }
    for (const char* part : {"8 0\n", "2 0\n", "5 0\n2 0\n", "5 0\n1 0\n", "4 0\n3 0\n2 0\n", "4 0\n2 0\n1 0\n"}) {
        CHECK(code("first-uip", part) == 10);
    }
    // The solution of the sudoku: excluding it leaves none.
    const std::string small = tour(folder, "sudoku");
    write_formula(folder, "sudoku");
    CHECK_THAT(folder.run("solve f.cnf").out, Contains("s SATISFIABLE"));
    CHECK(statistic(folder, "f.cnf --engine dpll --branching naive", "decisions") ==
          numbers_in(small, "the solver makes ([0-9]+) decisions")[0]);
}

TEST_CASE("lectures are named, and their formulas are written where it is asked for", "[app]") {
    const Folder folder;
    CHECK(folder.run("lecture unit").code == 2);
    CHECK_THAT(folder.run("lecture unit").err, Contains("did you mean units?"));
    CHECK_THAT(folder.run("lecture '<script>'").err, Contains("no lecture named <script>"));
    CHECK(folder.run("lecture --formula").code == 2);
    CHECK(folder.run("lecture units -o f.cnf").code == 2);
    CHECK(folder.run("lecture units --formula -o /dev/full").code == 1);
    CHECK(folder.shell("$satdoku lecture sudoku | head -1").code == 0);
    CHECK_THAT(folder.run("", "lecture\nunits\nq\n").out, Contains("6/6") && Contains("Which lecture"));
}

TEST_CASE("on a narrow terminal no word of a lecture is cut", "[app][terminal]") {
    const Folder folder;
    constexpr std::size_t columns = 40;
    for (const std::string& name : names()) {
        Terminal terminal(folder, "lecture " + name, 200, columns, "TERM=dumb");
        for (int step = 1; step <= 6; ++step) {
            REQUIRE(terminal.shows("Enter to see the answer (q to leave): "));
            terminal.type("\n");
        }
        CHECK(terminal.end() == 0);
        std::istringstream lines(std::regex_replace(terminal.screen(), std::regex("\r"), ""));
        for (std::string line; std::getline(lines, line);) {
            if (line.find("×") == std::string::npos) CHECK(line.size() <= columns);
        }
    }
}

TEST_CASE("at a terminal a lecture waits for Enter before it shows", "[app][terminal]") {
    const Folder folder;
    Terminal terminal(folder, "lecture units", 40, 80);
    REQUIRE(terminal.shows("Enter to see the answer"));
    terminal.type("\n");
    REQUIRE(terminal.shows("it says that a is true"));
    REQUIRE(terminal.shows("Enter to see the answer"));
    terminal.type("q\n");
    CHECK(terminal.end() == 0);
}
