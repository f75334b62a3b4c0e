// Rates and factors of given times, columns of counts, and escaped text in Markdown.
#include "comparison_view.hpp"
#include "document.hpp"
#include "program/program.hpp"
#include "support/catch.hpp"
#include <satdoku/language/text.hpp>

using Catch::Matchers::Contains;
using namespace satdoku;
using namespace satdoku::laboratory;

namespace {
Run run_of(double milliseconds) { return {{solve::Verdict::satisfiable, solve::StopReason::none, milliseconds}, {}}; }

Run cut_off(double milliseconds, solve::StopReason reason = solve::StopReason::time) {
    return {{solve::Verdict::unknown, reason, milliseconds}, {}};
}
}  // namespace

TEST_CASE("where a percentage fails a factor describes it in words", "[app][compare]") {
    struct Case {
        Run first;
        Run other;
        const char* rate;
        const char* factor;
    };
    const Case cases[] = {
        {run_of(1000), run_of(250), "75.0 %", "4.0 times faster"},
        {run_of(1), run_of(1.01), "-1.0 %", "as fast"},
        {run_of(1), run_of(2), "-100.0 %", "2.0 times slower"},
        {run_of(1), run_of(2.01), "-101.0 %", "2.0 times slower"},
        {run_of(1), run_of(463.4), "-46240.0 %", "463 times slower"},
        {run_of(1000), run_of(0.5), "100.0 %", "2000 times faster"},
        {cut_off(2000), run_of(500), "> 75.0 %", "over 4.0 times faster"},
        {run_of(4), cut_off(2000), "< -49900.0 %", "over 500 times slower"},
        {run_of(1000), cut_off(1500), "< -50.0 %", "over 1.5 times slower"},
        {run_of(0.02), run_of(0.05), "-150.0 % *", "2.5 times slower"},
        {cut_off(2000), cut_off(2000), "-", "-"},
        {run_of(1), cut_off(20, solve::StopReason::stopped), "-", "-"},
    };
    for (const Case& one : cases) {
        CAPTURE(one.first.outcome.milliseconds, one.other.outcome.milliseconds);
        CHECK(rate_text({"f", 1, 1, {one.first, one.other}, {{}, {}}}, 1) == one.rate);
        CHECK(factor_text(one.first, one.other) == one.factor);
    }
    language::spoken().language = language::Language::chinese;
    const std::string chinese = factor_text(run_of(1), run_of(463.4));
    language::spoken().language = language::Language::english;
    CHECK(chinese == "用时为 463 倍");
}

TEST_CASE("one comparison has the same rate in every form, with a remark where it means little", "[app][compare]") {
    const std::vector<solving::Contestant> contestants = solving::contestants_of({"naive", "max-occurrence"}, {});
    const std::vector<Comparison> rows = {{"slow", 9, 9, {run_of(1), run_of(463.4)}, {{}, {}}},
                                          {"short", 600, 9, {run_of(0.02), run_of(0.05)}, {{}, {}}}};
    const std::string markdown = comparison_markdown(rows, contestants);
    const std::string csv = comparison_csv(rows, contestants);
    for (const std::string& text : {comparison_text(rows, contestants, 200), markdown}) {
        CHECK_THAT(text, Contains("-46240.0 %") && Contains("-150.0 %"));
        CHECK_THAT(text, Contains("both times are below 0.1 ms: too short to be meaningful."));
    }
    CHECK_THAT(csv, Contains(",-46240.0,463.400,") && Contains(",-150.0,2.500,") && Contains(",too_short\n"));
    // Neither a terminal nor a spreadsheet obeys the name of a file.
    const std::vector<Comparison> hostile = {{"=a\x1b[31m\",b\n.cnf", 9, 9, {run_of(1), run_of(2)}, {{}, {}}}};
    CHECK_THAT(comparison_csv(hostile, contestants), Contains("\n\"'=a\\x1b[31m\"\",b\\x0a.cnf\",9,9,"));
    // Of several formulas there is one table, by size, and the totals: the mean of 463.4 and 2.5 is geometric.
    const std::string text = comparison_text(rows, contestants, 200);
    CHECK(text.find("Size: small") < text.find("slow"));
    CHECK(text.find("slow") < text.find("Size: large"));
    CHECK_THAT(text, !Contains("Size: medium") && Contains("2 of 2") && Contains("34.037"));
    // The runs of both overlap.
    const Comparison close{"f", 9, 9, {run_of(2), run_of(3)}, {{3, 1, 4}, {3, 2, 5}}};
    CHECK(rate_text(close, 1) == "≈ -50.0 %");
    CHECK_FALSE(lost_clearly(close, 1));
    CHECK(lost_clearly(rows[0], 1));
    CHECK_FALSE(lost_clearly(rows[1], 1));
}

TEST_CASE("compare says why a strategy loses and names those that win, of formulas in a folder", "[app][compare]") {
    const Folder folder;
    REQUIRE(folder.run("sample random-3-sat --size 90 --seed 4 -o f.cnf").code == 0);
    const std::string call = "compare f.cnf --strategies dlis,naive --time-limit 30";
    const std::string out = in_one_line(folder.run(call).out);
    CHECK_THAT(out, Contains("naive is slower than dlis on f.cnf") && Contains("because it does more work (nodes: "));
    const std::size_t best = out.find("Strategies that need fewer than ");
    REQUIRE(best != std::string::npos);
    // What is named keeps its word.
    const std::string named = out.substr(out.find(": ", best) + 2);
    const std::string name = named.substr(0, named.find(' '));
    const std::string nodes = named.substr(named.find('(') + 1, named.find(')') - named.find('(') - 1);
    CHECK_THAT(folder.run("compare f.cnf --table csv --strategies " + name).out, Contains("," + nodes + ","));
    for (const char* silent : {" -q", " --table csv"})
        CHECK_THAT(folder.run(call + silent).out, !Contains("because it does more work"));
    CHECK_THAT(in_one_line(folder.run(call + " --table markdown").out), Contains("because it does more work"));
    folder.run("sample pigeonhole --size 3 -o holes.cnf");
    folder.write("notes.txt", "no formula");
    const Ended all = folder.run("compare . --strategies dlis,naive");
    CHECK(all.code == 0);
    CHECK(all.err.empty());
    CHECK_THAT(all.out, Contains("f.cnf") && Contains("holes.cnf") && Contains("2 of 2"));
    CHECK(folder.run("report . --runs 1 -o r.md").code == 0);
    CHECK(folder.run("compare none*.cnf").code == 1);
}

TEST_CASE("formulas of one name are distinguished by their folders", "[app][compare]") {
    const Folder folder("f.cnf", satisfiable_formula);
    std::filesystem::create_directory(folder.path() / "a");
    folder.write("a/f.cnf", unsatisfiable_formula);
    folder.write("g.cnf", satisfiable_formula);
    CHECK_THAT(folder.run("compare f.cnf a/f.cnf a/../g.cnf --strategies naive --table csv").out,
               Contains("\nf.cnf,") && Contains("\na/f.cnf,") && Contains("\ng.cnf,"));
}

TEST_CASE("a comparison that is stopped shows no counts of runs that were not begun", "[app][compare]") {
    const Folder folder;
    folder.run("sample pigeonhole -o holes.cnf");
    const Ended ended =
        folder.run("compare holes.cnf --strategies naive,dlis --table csv", "", interrupt_at("conflict", 5));
    CHECK(ended.code == 130);
    CHECK_THAT(ended.out, Contains(",UNKNOWN,0.000,,,,,,,,,\n"));
}

TEST_CASE("columns of counts are those that some engine has", "[app][compare]") {
    Run tree = run_of(1);
    tree.statistics = {{"nodes", 7}, {"decisions", 3}, {"depth", 2, false}};
    Run learning = run_of(2);
    learning.statistics = {{"conflicts", 4}, {"decisions", 5}};
    const Columns columns = count_columns({"f", 1, 1, {tree, learning}});
    REQUIRE(columns.size() == 4);
    CHECK(columns[0].cells == std::vector<std::string>{"nodes", "7", "-"});
    CHECK(columns[1].cells == std::vector<std::string>{"decisions", "3", "5"});
    CHECK(columns[2].cells == std::vector<std::string>{"conflicts", "-", "4"});
    CHECK(columns[3].cells == std::vector<std::string>{"depth", "2", "-"});
}

TEST_CASE("text of others stays text in Markdown", "[app][report]") {
    CHECK(markdown_text("php-010_008.cnf < -100 %") == "php-010_008.cnf < -100 %");
    CHECK(markdown_text("<script>") == "\\<script>");
    CHECK(markdown_text("</td>&lt;") == "\\</td>\\&lt;");
    CHECK(markdown_text("_a_b_ *c* `d`") == "\\_a_b\\_ \\*c\\* \\`d\\`");
    CHECK(markdown_text("[a](b)|\\") == "\\[a\\](b)\\|\\\\");
    CHECK(markdown_paragraph("- one two + 3. four > five 12) #", 8) ==
          "\\- one\ntwo +\n3\\. four\n\\> five\n12\\) \\#\n");
    const Columns columns = {{{"a|b", "1"}, ui::Align::left}, {{"", "2"}}, {{"3", "x|"}}};
    CHECK(markdown_table(columns) == "| a\\|b |  | 3 |\n|---|---:|---:|\n| 1 | 2 | x\\| |\n");
    CHECK(markdown_table(columns, false) == "| 1 | 2 | x\\| |\n");
}
