// Reports: they agree with the other commands, and their pages are well formed.
#include "draw/xml.hpp"
#include "program/program.hpp"
#include "support/catch.hpp"
#include <satdoku/ui/columns.hpp>
#include <iomanip>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using Catch::Matchers::Contains;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;
using namespace satdoku;

namespace {
using Row = std::vector<std::string>;

/// Returns the cells of a table row; none if the line is not a row.
Row cells_of(const std::string& line) {
    Row cells;
    if (!line.starts_with('|')) return cells;
    std::string cell;
    for (std::size_t at = 1; at < line.size(); ++at) {
        if (line[at] == '\\' && at + 1 < line.size()) {
            cell += line[++at];
        } else if (line[at] == '|') {
            const std::size_t first = cell.find_first_not_of(' ');
            cells.push_back(first == std::string::npos ? ""
                                                       : cell.substr(first, cell.find_last_not_of(' ') - first + 1));
            cell.clear();
        } else {
            cell += line[at];
        }
    }
    return cells;
}

using Table = std::vector<Row>;

/// Returns the tables of a Markdown text by their headings. Requires that all rows of a table have the same length.
std::multimap<std::string, Table> tables_of(const std::string& text) {
    std::multimap<std::string, Table> tables;
    std::string heading;
    Table table;
    std::istringstream lines(text + "\n\n");
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with('#')) heading = line.substr(line.find(' ') + 1);
        const Row cells = cells_of(line);
        if (!cells.empty()) {
            table.push_back(cells);
        } else if (!table.empty()) {
            REQUIRE(table.size() > 1);
            for (const Row& row : table) CHECK(row.size() == table.front().size());
            for (const std::string& rule : table[1]) CHECK((rule == "---" || rule == "---:"));
            table.erase(table.begin() + 1);
            tables.emplace(heading, std::move(table));
            table.clear();
        }
    }
    return tables;
}

/// Parses comma-separated values without quotation marks.
Table values_of(const std::string& text) {
    Table rows;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        Row row;
        std::istringstream cells(line + ',');
        for (std::string cell; std::getline(cells, cell, ',');) row.push_back(cell);
        rows.push_back(row);
    }
    return rows;
}

const std::map<std::string, std::string> titles = {{"nodes", "nodes"},         {"decisions", "decisions"},
                                                   {"conflicts", "conflicts"}, {"propagations", "propagations"},
                                                   {"restarts", "restarts"},   {"depth", "depth"}};

/// Counts the cells of a report that differ from the values of compare.
std::size_t differences(const std::string& report, const std::string& csv) {
    const auto tables = tables_of(report);
    const Table values = values_of(csv);
    std::size_t differing = 0;
    std::size_t looked_at = 0;
    for (std::size_t formula = 1; formula < values.size(); ++formula) {
        REQUIRE(tables.count(values[formula][0]) == 1);
        const Table& table = tables.find(values[formula][0])->second;
        for (std::size_t row = 1; row < table.size(); ++row) {
            std::map<std::string, std::string> shown;
            for (std::size_t column = 0; column < table[0].size(); ++column)
                shown[table[0][column]] = table[row][column] == "-" ? "" : table[row][column];
            for (std::size_t column = 0; column < values[0].size(); ++column) {
                const std::string& name = values[0][column];
                const std::string prefix = shown["Strategy"] + "_";
                const auto title = titles.find(name.substr(name.find('_') + 1));
                if (!name.starts_with(prefix) || title == titles.end()) continue;
                ++looked_at;
                if (shown[title->second] != values[formula][column]) ++differing;
            }
        }
    }
    CHECK(looked_at == (values.size() - 1) * 3 * titles.size());
    return differing;
}

/// Removes the document type, which the XML checker does not accept.
std::string html_body(const std::string& page) {
    REQUIRE_THAT(page, StartsWith("<!DOCTYPE html>\n"));
    return page.substr(page.find('\n') + 1);
}
}  // namespace

TEST_CASE("the counts of a report are those of compare and of solve", "[app][report]") {
    const Folder folder;
    REQUIRE(folder.run("sample pigeonhole --size 4 -o php.cnf").code == 0);
    REQUIRE(folder.run("sample random-3-sat --size 30 -o random.cnf").code == 0);
    const std::string what = " php.cnf random.cnf --strategies naive,dlis,cdcl";
    const Ended ended = folder.run("report" + what + " -o r.md");
    REQUIRE(ended.code == 0);
    CHECK(ended.out.empty());
    const std::string report = folder.read("r.md");
    const std::string command = "\n    satdoku compare php.cnf random.cnf";
    REQUIRE_THAT(report, Contains(command) && Contains("\n    satdoku compare random.cnf"));
    const std::size_t begin = report.find(command) + 13;
    const std::string call = report.substr(begin, report.find('\n', begin) - begin);
    CHECK_THAT(call, EndsWith(" --table csv"));
    const std::string csv = folder.run(call).out;
    CHECK(differences(report, csv) == 0);
    // The next two tables are those of the same call without --table: totals, and the runs on a formula.
    const std::string totals = call.substr(0, call.rfind(" --table"));
    CHECK_THAT(report, Contains("\n    satdoku " + totals + '\n'));
    CHECK_THAT(folder.run(totals).out, Contains("2 of 2"));
    CHECK_THAT(report, Contains("\n    satdoku help engines\n"));
    CHECK_THAT(folder.run("help engines").out, Contains("dlis   "));
    std::string wrong = csv;
    const std::size_t last_digit = wrong.find_last_of("0123456789");
    wrong[last_digit] = wrong[last_digit] == '9' ? '8' : '9';
    CHECK(differences(report, wrong) == 1);

    const auto tables = tables_of(report);
    const Table& php = tables.find("php.cnf")->second;
    const std::string json = folder.run("solve php.cnf --branching dlis --stats=json -q").err;
    CHECK(php[2][0] == "dlis");
    CHECK_THAT(json, Contains("\"nodes\":" + php[2][3] + ","));
    CHECK_THAT(json, Contains("\"decisions\":" + php[2][4] + ","));
    const Table& rates = tables.lower_bound("Results")->second;  // the first table below this heading
    CHECK(rates.size() == 1 + 2 * 2);
    CHECK(Row(rates[1].begin(), rates[1].begin() + 5) == Row({"php.cnf", "small", "20", "2.25", "UNSATISFIABLE"}));
    CHECK(rates[1][5] == php[1][1]);
    CHECK(rates[1][6] == "dlis");
    CHECK(rates[1][7] == php[2][1]);
}

TEST_CASE("a report says who has checked the answers", "[app][report]") {
    const Folder folder("sat.cnf", satisfiable_formula);
    folder.write("unsat.cnf", unsatisfiable_formula);
    const Ended ended = folder.run("report sat.cnf unsat.cnf --res");
    CHECK(ended.code == 0);
    CHECK_THAT(in_one_line(ended.out), Contains("RIGHT: the model satisfies all 3 clauses"));
    CHECK_THAT(in_one_line(ended.out), Contains("cdcl wrote a DRAT proof") && Contains("RIGHT: the proof holds"));
    CHECK_THAT(ended.out, Contains("saved as sat.res:\n\n    s 1\n    v -1 -2 3 -4\n    t "));
    CHECK(folder.run("check sat.cnf sat.res").code == 0);
    CHECK_THAT(folder.read("unsat.res"), StartsWith("s 0\nt "));
    CHECK_THAT(folder.read("sat.res"), StartsWith("s 1\nv -1 -2 3 -4\nt "));
    const auto tables = tables_of(ended.out);
    const std::string& milliseconds = tables.find("sat.cnf")->second[1][1];
    CHECK_THAT(folder.read("sat.res"), Contains("\nt " + milliseconds + "\n"));
}

TEST_CASE("a page is well formed and fetches nothing, whatever files are called", "[app][report][posix]") {
    const Folder folder;
    const std::string name = "<script>alert(1)<!--\"|.cnf";
    folder.write(name, "c <script>alert(2)</script>\n" + satisfiable_formula);
    folder.write("unsat.cnf", unsatisfiable_formula);
    for (const std::string language : {"en", "zh"}) {
        const Ended ended = folder.run("report '" + name + "' unsat.cnf missing.cnf -o r.html --lang " + language);
        CHECK(ended.code == 1);
        const std::string page = folder.read("r.html");
        CHECK(support::xml_fault(html_body(page)) == "");
        CHECK_THAT(page, Contains("&lt;script&gt;alert(1)&lt;!--&quot;|.cnf") && Contains("lang=\"" + language));
        CHECK_THAT(page, Contains("<svg") && !Contains("<script"));
        CHECK_THAT(page, Contains("<pre>s 1\nv -1 -2 3 -4\nt "));
        for (const char* const outside : {"src=", "https:", "@import", "url("}) CHECK_THAT(page, !Contains(outside));
    }
    const std::string text = folder.run("report '" + name + "'").out;
    CHECK(tables_of(text).count("\\<script>alert(1)\\<!--\"\\|.cnf") == 1);
    CHECK(support::xml_fault("<p>" + name + "</p>") != "");
}

TEST_CASE("short words of a page's tables stay on one line, and captions by their tables", "[app][report]") {
    const Folder folder("f.cnf", satisfiable_formula);
    REQUIRE(folder.run("report f.cnf --strategies naive,max-occurrence -o r.html").code == 0);
    const std::string page = folder.read("r.html");
    CHECK_THAT(page, Contains("<td class=\"word\">max-occurrence</td>") && Contains("<td>naive</td>"));
    CHECK_THAT(page, Contains(",.word{white-space:nowrap}") && Contains("p:has(+.wide)"));
    CHECK_THAT(page, Contains("<td>the positive literal with most occurrences</td>"));
    REQUIRE(folder.run("report f.cnf --lang zh -o r.html").code == 0);
    CHECK_THAT(folder.read("r.html"),
               Contains("<th class=\"word\">规模</th>") && Contains("<td class=\"word\">可满足</td>"));
    // What is longer may be broken, or the page would be as wide as a file's name.
    folder.write("a-formula-with-a-name-as-long-as-this.cnf", satisfiable_formula);
    REQUIRE(folder.run("report a-formula-with-a-name-as-long-as-this.cnf -o r.html").code == 0);
    CHECK_THAT(folder.read("r.html"), Contains("<td>a-<wbr/>formula-"));
}

TEST_CASE("trees of small searches are in a report, with as many nodes as were counted", "[app][report]") {
    const Folder folder;
    REQUIRE(folder.run("sample pigeonhole --size 3 -o small.cnf").code == 0);
    REQUIRE(folder.run("sample pigeonhole --size 7 -o large.cnf").code == 0);
    const std::string report = folder.run("report small.cnf large.cnf --strategies naive,cdcl").out;
    const auto tables = tables_of(report);
    const std::string& nodes = tables.find("small.cnf")->second[1][3];
    CHECK_THAT(report, Contains("\n    naive: " + nodes + " nodes"));
    CHECK(report.find("\n    naive: ") == report.rfind("\n    naive: "));
    CHECK_THAT(report, Contains("\n    cdcl: "));
    CHECK_THAT(in_one_line(report), Contains(". Search tree of small.cnf, naive: " + nodes + " nodes") &&
                                        Contains(". Search tree of small.cnf, cdcl: ") &&
                                        Contains("Search trees: figures 3 to 4."));
    CHECK_THAT(folder.run("report small.cnf --strategies naive").out,
               Contains("Search tree: figure 2.") && !Contains("Search trees"));
    folder.run("report small.cnf large.cnf --strategies naive,cdcl -o r.html");
    const std::string page = folder.read("r.html");
    CHECK(support::xml_fault(html_body(page)) == "");
    REQUIRE(folder.run("sample pigeonhole --size 2 -o tiny.cnf").code == 0);
    CHECK_THAT(folder.run("report tiny.cnf --strategies naive").out, Contains("| naive") && !Contains("Search tree"));
    constexpr std::size_t trees_and_charts = 2 + 2;
    std::size_t pictures = 0;
    for (std::size_t at = page.find("<svg"); at != std::string::npos; at = page.find("<svg", at + 1)) ++pictures;
    CHECK(pictures == trees_and_charts);
}

TEST_CASE("a report takes five runs, shows their spread, and compares no times that are too short", "[app][report]") {
    const Folder folder;
    REQUIRE(folder.run("sample pigeonhole --size 2 -o short.cnf").code == 0);
    REQUIRE(folder.run("sample pigeonhole --size 7 -o long.cnf").code == 0);
    const std::string report = folder.run("report short.cnf long.cnf --strategies naive,dlis").out;
    CHECK_THAT(in_one_line(report), Contains("solved each formula 5 times"));
    const auto tables = tables_of(report);
    const Row& run = tables.find("long.cnf")->second[1];
    const std::string& spread = run[2];
    const double least = std::stod(spread);
    const double middle = std::stod(run[1]);
    const double most = std::stod(spread.substr(spread.find('-') + 1));
    CHECK(0 < least);
    CHECK(least <= middle);
    CHECK(middle <= most);
    CHECK(tables_of(folder.run("report long.cnf --runs 1").out).find("long.cnf")->second[1][2] == "-");
    const Table& results = tables.lower_bound("Results")->second;
    CHECK_THAT(results[1].back(), EndsWith(" % *"));
    CHECK_THAT(results[2].back(), EndsWith(" %"));
    const auto numbers = [](const std::string& text, const char* const pattern) {
        const std::regex numbered(pattern);
        std::multiset<int> found;
        for (std::sregex_iterator at(text.begin(), text.end(), numbered); at != std::sregex_iterator(); ++at)
            found.insert(std::stoi(at->str(1)));
        return found;
    };
    // Each table has a number of its own, and the text refers to each.
    const std::multiset<int> captions = numbers(report, "\nTable (\\d+)\\. ");
    const std::multiset<int> words = numbers(in_one_line(report), "\\b[Tt]able (\\d+)");
    CHECK(captions.size() == 6);
    for (int number = 1; number <= 6; ++number) CHECK(words.count(number) >= 2);
    CHECK_THAT(in_one_line(report), Contains("Figure 1 shows the times") && Contains("Figure 1. "));
}

TEST_CASE("a report says by counts why a strategy loses", "[app][report]") {
    const Folder folder;
    // Each time both are strategies of one engine, and one needs enough more nodes to take more time in every build,
    // whatever else the machine does.
    REQUIRE(folder.run("sample random-3-sat --size 90 --seed 4 -o f.cnf").code == 0);
    const std::string report = folder.run("report f.cnf --strategies moms,naive --runs 2 --time-limit 30").out;
    const auto tables = tables_of(report);
    const Table& runs = tables.find("f.cnf")->second;
    std::size_t nodes = 0;
    while (runs[0][nodes] != "nodes") ++nodes;
    CHECK(std::stoul(runs[2][nodes]) > 30 * std::stoul(runs[1][nodes]));
    CHECK_THAT(in_one_line(report),
               Contains("naive is slower than moms on f.cnf") &&
                   Contains("because it does more work (nodes: " + runs[2][nodes] + " vs. " + runs[1][nodes]));

    // What decisions do to clauses with two literals left is what the events of dpll's counters in a trace show.
    const std::string trace = folder.run("trace f.cnf --branching moms --watches").out;
    const std::size_t decisions = count_of(trace, "\"word\":\"decision\"");
    std::size_t units = 0;
    std::string decided;
    std::istringstream events(trace);
    for (std::string line; std::getline(events, line);) {
        const auto has = [&line](const std::string& part) { return line.find(part) != std::string::npos; };
        if (has("\"event\":\"decision\"")) {
            const std::size_t at = line.find("\"literal\":") + 10;
            const std::string literal = line.substr(at, line.find(',', at) - at);
            const std::string other = literal[0] == '-' ? literal.substr(1) : '-' + literal;
            decided = has("\"word\":\"decision\"") ? "\"literal\":" + other + ',' : "none";
        }
        units += has(decided) && has("\"count\":1,\"word\":\"falsified\"") ? 1U : 0U;
    }
    REQUIRE(decisions > 100);
    std::ostringstream each;
    each << std::fixed << std::setprecision(2) << static_cast<double>(units) / static_cast<double>(decisions);
    CHECK_THAT(
        in_one_line(report),
        Contains(", " + each.str() + " with the first strategy (counted over the first 1000 decisions at most)"));
    CHECK_THAT(in_one_line(report),
               Contains("turn fewer clauses into unit clauses") && !Contains("more often satisfy"));

    REQUIRE(folder.run("sample random-3-sat --size 100 --seed 4 -o g.cnf").code == 0);
    CHECK_THAT(in_one_line(folder.run("report g.cnf --strategies moms,naive --runs 2 --time-limit 30").out),
               Contains("more often satisfy short clauses") && !Contains("turn fewer clauses"));
}

TEST_CASE("a report on a puzzle's formula has the puzzle, its solution and its first steps", "[app][report]") {
    const Folder folder("f.cnf", satisfiable_formula);
    REQUIRE(folder.run("puzzle generate --layout twodoku --holes 40 --seed 5 -o p.txt").code == 0);
    REQUIRE(folder.run("puzzle encode p.txt -o p.cnf").code == 0);
    const std::string report = folder.run("report f.cnf p.cnf --runs 1").out;
    CHECK_THAT(report, Contains("### The twodoku in p.cnf") && !Contains("in f.cnf\n"));
    CHECK_THAT(report, Contains("a twodoku with 113 givens and 40 holes:") && Contains("p.cnf, it has 1458 variables"));
    // The second board is the solution, which another solver finds as well.
    const auto digits_of = [](const std::string& text) {
        std::string digits;
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);) {
            const std::size_t from = line.find("| ");
            if (from == std::string::npos || line.find("--") != std::string::npos) continue;
            for (const char sign : line.substr(from, line.rfind('|') - from))
                if (sign >= '1' && sign <= '9') digits += sign;
        }
        return digits;
    };
    const std::size_t board = report.find("The model as a board");
    const std::size_t game = report.find("In the game");
    REQUIRE(board < game);
    const std::string picture = folder.run("puzzle solve p.txt --format picture").out;
    std::string solution;
    for (const char sign : picture)
        if (sign >= '1' && sign <= '9') solution += sign;
    CHECK(digits_of(report.substr(board, game - board)) == solution);
    CHECK_THAT(report.substr(game), Contains("1. ") && Contains(". So "));
    CHECK_THAT(folder.run("report f.cnf --runs 1").out, !Contains("In the game"));
}

TEST_CASE("a Chinese report has the courses' headings", "[app][report]") {
    const Folder folder("f.cnf", satisfiable_formula);
    const std::string text = folder.run("report f.cnf --lang zh").out;
    for (const char* const heading :
         {"\n## 实验环境\n", "\n## 测试方法\n", "\n## 测试算例\n", "\n## 测试结果\n", "| 规模 |", "| 优化率 |",
          "| 优化前执行时间 t（毫秒） |", "| 优化后执行时间 t0（毫秒） |"})
        CHECK_THAT(text, Contains(heading));
}

TEST_CASE("the paragraphs of a report in Markdown are as wide as the page", "[app][report]") {
    const Folder folder("f.cnf", unsatisfiable_formula);
    for (const std::string language : {"en", "zh"}) {
        std::istringstream lines(folder.run("report f.cnf --lang " + language).out);
        for (std::string line; std::getline(lines, line);) {
            CAPTURE(line);
            CHECK((line.starts_with('|') || line.starts_with("    satdoku ") || ui::display_width(line) <= 80));
        }
    }
}

TEST_CASE("reports that cannot be made are refused before the work", "[app][report]") {
    const Folder folder("f.cnf", satisfiable_formula);
    folder.write("f.md", satisfiable_formula);
    for (const std::string wrong : {"-o r.pdf", "-o r", "--strategies nobody", "--runs 0", "--time-limit 0"}) {
        CAPTURE(wrong);
        CHECK(folder.run("report f.cnf " + wrong).code == 2);
    }
    CHECK(folder.run("report").code == 2);
    CHECK_THAT(folder.run("report f.cnf --strategies dlsi").err, Contains("did you mean dlis"));
    CHECK(folder.run("report - --res", satisfiable_formula).code == 2);
    CHECK(folder.run("report f.md -o f.md").code == 1);
    CHECK(folder.read("f.md") == satisfiable_formula);
    CHECK(folder.run("report missing.cnf -o r.html").code == 1);
    CHECK_FALSE(folder.has("r.html"));
    CHECK(folder.run("report f.cnf -o /dev/full -q").code == 2);
    CHECK(folder.shell("$satdoku report f.cnf > /dev/full").code == 1);
    CHECK(folder.shell("mkdir a; cp f.cnf a; $satdoku report f.cnf f.cnf --res").code == 1);
    const std::string both = folder.run("report f.cnf a/f.cnf").out;
    CHECK_THAT(both, Contains("\n### f.cnf\n") && Contains("\n### a/f.cnf\n"));
}

TEST_CASE("a report that is stopped holds what is done, and says so", "[app][report]") {
    const Folder folder("f.cnf", satisfiable_formula);
    REQUIRE(folder.run("sample pigeonhole --size 12 -o hard.cnf").code == 0);
    const Ended ended =
        folder.run("report f.cnf hard.cnf f.cnf --strategies naive,dlis -o r.md", "", interrupt_at("conflict", 5000));
    CHECK(ended.code == 130);
    const std::string report = folder.read("r.md");
    CHECK_THAT(report, Contains("stopped early") && Contains("RIGHT: the model"));
    CHECK(tables_of(report).count("f.cnf") == 1);
    CHECK_THAT(folder.run("report f.cnf").out, !Contains("ended before"));
    CHECK_THAT(folder.run("report hard.cnf --strategies naive --time-limit 0.05").out,
               Contains("No strategy finished") && Contains("| > "));
}

TEST_CASE("the menu writes a report", "[app][report][menus]") {
    const Folder folder("f.cnf", satisfiable_formula);
    folder.write("g.cnf", unsatisfiable_formula);
    const std::string session =
        "sat\nload\nf.cnf\nreport\nnaive, dlsi\nnaive, dlis\nnone\n1\n1\ng.cnf\nnone\nr.txt\nr.md\nback\nexit\n";
    const Ended ended = folder.run("", session);
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("did you mean dlis") && Contains("a report must be .html or .md"));
    CHECK_THAT(ended.out, Contains("saved: r.md"));
    const auto tables = tables_of(folder.read("r.md"));
    CHECK(tables.count("f.cnf") == 1);
    CHECK(tables.count("g.cnf") == 1);
}
