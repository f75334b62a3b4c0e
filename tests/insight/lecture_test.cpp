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
#include <vector>

using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {

std::vector<std::string> names() {
    return {"units", "dpll", "two-sat", "pigeonhole", "first-uip", "colouring", "sudoku"};
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
        const bool unsatisfiable = name == "pigeonhole" || name == "dpll";
        for (const char* engine : {"cdcl", "dpll"}) {
            const Ended solved = folder.run(std::string("solve f.cnf --engine ") + engine);
            CHECK(solved.code == (unsatisfiable ? 20 : 10));
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
                    folder.shell(std::regex_replace(command, std::regex("satdoku (?=[a-z])"), "$satdoku "));
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

TEST_CASE("what the lecture says of searches is what the solvers count", "[app]") {
    const Folder folder;
    const std::string naive = "f.cnf --engine dpll --branching naive";

    const std::string units = tour(folder, "units");
    write_formula(folder, "units");
    CHECK(numbers_in(units,
                     "([0-9]+) literals follow, the last one being h by clause ([0-9]+), with "
                     "([0-9]+) decisions") ==
          std::vector<int>{statistic(folder, naive, "propagations"), 8, statistic(folder, naive, "decisions")});

    const std::string friends = tour(folder, "two-sat");
    write_formula(folder, "two-sat");
    CHECK(numbers_in(friends, "([0-9]+) nodes including the root, ([0-9]+) conflicts") ==
          std::vector<int>{statistic(folder, naive, "nodes"), statistic(folder, naive, "conflicts")});

    const std::string pigeons = tour(folder, "pigeonhole");
    write_formula(folder, "pigeonhole");
    CHECK(numbers_in(pigeons, "([0-9]+) nodes including the root; ([0-9]+) of them end in a conflict") ==
          std::vector<int>{statistic(folder, naive, "nodes"), statistic(folder, naive, "conflicts")});
    const std::vector<int> growth = numbers_in(pigeons, "DPLL from ([0-9]+) to ([0-9]+) nodes");
    for (const int holes : {5, 6}) {
        folder.run("sample pigeonhole --size " + std::to_string(holes) + " -o f.cnf");
        CHECK(growth[static_cast<std::size_t>(holes - 5)] == statistic(folder, naive, "nodes"));
    }
    const std::string shown = folder.run("lecture pigeonhole").out;
    for (int holes = 2; holes <= 6; ++holes) {
        folder.run("sample pigeonhole --size " + std::to_string(holes) + " -o f.cnf");
        CHECK(numbers_in(shown, "\n {6}" + std::to_string(holes) + " +([0-9]+) +([0-9]+) +([0-9]+)\n") ==
              std::vector<int>{numbers_in(folder.read("f.cnf"), "p cnf [0-9]+ ([0-9]+)")[0],
                               statistic(folder, naive, "nodes"), statistic(folder, "f.cnf", "conflicts")});
    }

    const std::string colours = tour(folder, "colouring");
    const std::string edge = "-1 -10 0\n-2 -11 0\n-3 -12 0\n";  // A and D
    write_formula(folder, "colouring", edge);
    CHECK(folder.run("solve f.cnf").code == 20);
    CHECK(numbers_in(colours, "([0-9]+) nodes including the root, ([0-9]+) conflicts: three") ==
          std::vector<int>{statistic(folder, naive, "nodes"), statistic(folder, naive, "conflicts")});
    const int nodes = statistic(folder, naive, "nodes");
    write_formula(folder, "colouring", edge + "1 0\n5 0\n");
    CHECK(numbers_in(colours, "([0-9]+) instead of ([0-9]+): with the symmetry") ==
          std::vector<int>{statistic(folder, naive, "nodes"), nodes});
}

TEST_CASE("the lecture on DPLL shows both trees side by side, where counting wins and where it loses",
          "[app][terminal]") {
    const Folder folder;
    const std::string text = tour(folder, "dpll");
    const auto counts = [&](const std::string& name) {
        return std::vector<int>{statistic(folder, "f.cnf --engine dpll --branching naive", name),
                                statistic(folder, "f.cnf --engine dpll --branching max-occurrence", name)};
    };
    write_formula(folder, "dpll");
    const std::vector<int> nodes = counts("nodes");
    CHECK(numbers_in(text, "([0-9]+) and ([0-9]+)\\. .{1,9} and its negation imply [0-9]+") == nodes);
    CHECK(numbers_in(text, "literals?, and ([0-9]+) conflicts? end the search")[0] == counts("conflicts")[1]);
    CHECK(nodes == std::vector{11, 3});
    CHECK_THAT(text, Contains("(11 - 3) / 11 × 100 % = 72.7 %"));

    // The other formula, as the sixth step shows it.
    const std::string shown = folder.run("lecture dpll").out;
    std::istringstream lines(shown.substr(shown.find("\n6/6")));
    std::vector<std::string> clauses;
    const std::regex numbered("^ *[0-9]+:  ((-?[0-9]+ )+) .*");
    std::smatch match;
    for (std::string line; std::getline(lines, line);)
        if (std::regex_match(line, match, numbered)) clauses.push_back(match[1]);
    REQUIRE(clauses.size() == 7);
    const auto write = [&](std::size_t from, std::size_t to) {
        std::string cnf = "p cnf 5 " + std::to_string(to - from) + '\n';
        for (std::size_t index = from; index < to; ++index) cnf += clauses[index] + "0\n";
        folder.write("f.cnf", cnf);
    };
    write(0, 7);
    CHECK(numbers_in(text, "naive: ([0-9]+) against ([0-9]+), a rate of -133.3 %") == counts("nodes"));
    CHECK(counts("nodes") == std::vector{3, 7});
    CHECK(numbers_in(text, "with ([0-9]+) conflicts instead of ([0-9]+)") ==
          std::vector{counts("conflicts")[1], counts("conflicts")[0]});
    CHECK_THAT(text, Contains("c occurs most often, but in none of the 4 clauses of the minimum core"));
    // The first four clauses are that core: c, the variable 3, is in the others.
    write(0, 4);
    CHECK(folder.run("solve f.cnf").code == 20);
    for (const std::size_t from : {0U, 1U}) {
        write(from, from + 3);
        CHECK(folder.run("solve f.cnf").code == 10);
    }
    for (std::size_t index = 0; index < 4; ++index) CHECK_THAT(clauses[index], !Contains("3"));

    // Side by side where the page has room, else one below the other.
    const std::regex both("naive: 11 nodes +max-occurrence: 3 nodes");
    CHECK(std::regex_search(shown, both));
    Terminal narrow(folder, "lecture dpll", 200, 60);
    for (int step = 1; step <= 6; ++step) {
        REQUIRE(narrow.shows(std::to_string(step) + "/6"));
        REQUIRE(narrow.shows("Enter to see the answer (q to leave): "));
        narrow.type("\n");
    }
    CHECK(narrow.end() == 0);
    CHECK_FALSE(std::regex_search(narrow.screen(), both));
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
    CHECK_THAT(tour(folder, "two-sat"), Contains("Anna, not Ben, Clara, not David. Such literals"));
    for (const char* contrary : {"-1 0\n", "2 0\n", "-3 0\n", "4 0\n"}) CHECK(code("two-sat", contrary) == 20);
    CHECK(code("two-sat", "1 0\n") == 10);
    // The clause that is learned, and the clauses of the other cuts.
    const std::string uip = tour(folder, "first-uip");
    CHECK_THAT(uip, Contains("After 2 steps: not both g and b. Only not g is of level 4"));
    CHECK_THAT(uip, Contains("To level 2, where clause 8 implies not g."));
    CHECK_THAT(uip, Contains("3 literals: g, d, c. These are the unique implication points; g,"));
    for (const char* contrary : {"8 0\n2 0\n", "5 0\n2 0\n1 0\n", "4 0\n3 0\n2 0\n1 0\n"}) {
        CHECK(code("first-uip", contrary) == 20);
    }
    for (const char* part : {"8 0\n", "2 0\n", "5 0\n2 0\n", "5 0\n1 0\n", "4 0\n3 0\n2 0\n", "4 0\n2 0\n1 0\n"}) {
        CHECK(code("first-uip", part) == 10);
    }
    // The cuts differ, so that the last question is one.
    CHECK_THAT(uip,
               Contains("Shortest, with 2 literals: g. Longest backjump, to level 2: g, d. With c it would be level 3. "
                        "3 of the 3 clauses follow"));
    // The colourings, and the solution of the sudoku: excluding it leaves none.
    CHECK_THAT(tour(folder, "colouring"), Contains(" 6. From each of them"));
    const std::string small = tour(folder, "sudoku");
    write_formula(folder, "sudoku");
    CHECK_THAT(folder.run("solve f.cnf").out, Contains("s SATISFIABLE"));
    CHECK(statistic(folder, "f.cnf --engine dpll --branching naive", "decisions") ==
          numbers_in(small, "the solver makes ([0-9]+) decisions")[0]);
}

TEST_CASE("the smallest cores that the lecture names are as small as the program's", "[app]") {
    const Folder folder;
    const auto solve_chosen = [&](const std::string& name, const std::string& more, std::size_t but) {
        // The clauses that step 5 or 6 lists, but one of them.
        write_formula(folder, name, more);
        std::istringstream lines(folder.run("lecture " + name).out);
        const std::string last = name == "units" ? "5/6" : "6/6";
        std::string line;
        while (std::getline(lines, line) && !line.starts_with(last)) {
        }
        std::string clauses;
        std::size_t count = 0;
        const std::regex clause("^ *[0-9]+:  ((-?[0-9]+ )+) .*");
        for (std::smatch match; std::getline(lines, line);) {
            if (!std::regex_match(line, match, clause)) continue;
            if (count++ != but) clauses += match[1].str() + "0\n";
        }
        const auto left = std::count(clauses.begin(), clauses.end(), '\n');
        folder.write("core.cnf", "p cnf 12 " + std::to_string(left) + '\n' + clauses);
        return std::pair(folder.run("solve core.cnf --engine dpll").code, count);
    };
    for (const auto& [name, size] : {std::pair{"units", 8}, {"two-sat", 4}, {"colouring", 22}}) {
        constexpr std::size_t none = 1000;
        const auto [code, count] = solve_chosen(name, {}, none);
        CHECK(code == 20);
        CHECK(count == static_cast<std::size_t>(size));
        for (const std::size_t but : {std::size_t{0}, count / 2, count - 1}) {
            CHECK(solve_chosen(name, {}, but).first == 10);
        }
    }
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
    REQUIRE(terminal.shows("clause 1 says that a is true"));
    REQUIRE(terminal.shows("Enter to see the answer"));
    terminal.type("q\n");
    CHECK(terminal.end() == 0);
}
