// Rates and factors of given times, columns of counts, and escaped text in Markdown.
#include "comparison_view.hpp"
#include "document.hpp"
#include "support/catch.hpp"

#include <satdoku/language/text.hpp>

using namespace satdoku;
using namespace satdoku::laboratory;

namespace {

Run run_of(double milliseconds) {
    return {{solve::Verdict::satisfiable, solve::StopReason::none, milliseconds}, {}};
}

Run cut_off(double milliseconds, solve::StopReason reason = solve::StopReason::time) {
    return {{solve::Verdict::unknown, reason, milliseconds}, {}};
}

}  // namespace

TEST_CASE("where a percentage fails a factor tells it in words", "[app][compare]") {
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
        {run_of(1), run_of(2.01), "< -100 %", "2.0 times slower"},
        {run_of(1), run_of(463.4), "< -100 %", "463 times slower"},
        {run_of(1000), run_of(0.5), "100.0 %", "2000 times faster"},
        {cut_off(2000), run_of(500), "> 75.0 %", "over 4.0 times faster"},
        {run_of(4), cut_off(2000), "< -100 %", "over 500 times slower"},
        {run_of(1000), cut_off(1500), "< -50.0 %", "over 1.5 times slower"},
        {cut_off(2000), cut_off(2000), "-", "-"},
        {run_of(1), cut_off(20, solve::StopReason::stopped), "-", "-"},
    };
    for (const Case& one : cases) {
        CAPTURE(one.first.outcome.milliseconds, one.other.outcome.milliseconds);
        CHECK(rate_text(one.first, one.other) == one.rate);
        CHECK(factor_text(one.first, one.other) == one.factor);
    }
    language::speak(language::Language::chinese);
    const std::string chinese = factor_text(run_of(1), run_of(463.4));
    language::speak(language::Language::english);
    CHECK(chinese == "用时为 463 倍");
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
