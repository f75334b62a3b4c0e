#include "support/catch.hpp"

#include <satdoku/ui/table.hpp>
#include <satdoku/ui/width.hpp>

using namespace satdoku::ui;

TEST_CASE("wide characters take two columns, marks and colours none", "[ui]") {
    CHECK(display_width("abc") == 3);
    CHECK(display_width("双数独") == 6);
    CHECK(display_width("e\xcc\x81") == 1);
    CHECK(display_width("\x1b[1;31m7\x1b[0m") == 1);
    CHECK(display_width("│─┼") == 3);
    CHECK(display_width("\xff\xe5\x8f") == 3);  // no UTF-8: a column for each byte
    CHECK(display_width("") == 0);
}

TEST_CASE("padding counts columns, not bytes", "[ui]") {
    CHECK(pad_right("宫", 4) == "宫  ");
    CHECK(pad_left("宫", 4) == "  宫");
    CHECK(pad_left("long", 2) == "long");
}

TEST_CASE("lines are broken at blanks, and between wide characters where there is none", "[ui]") {
    CHECK(wrap("one two three", 7) == std::vector<std::string>{"one two", "three"});
    CHECK(wrap("双数独", 4) == std::vector<std::string>{"双数", "独"});
    CHECK(wrap("", 4) == std::vector<std::string>{""});
    CHECK(wrap("abcdefgh", 3) == std::vector<std::string>{"abc", "def", "gh"});
    for (const std::string& line : wrap("a bb ccc dddd eeeee ffffff ggggggg 中文 字符", 5))
        CHECK(display_width(line) <= 7);
}

TEST_CASE("the columns of a table line up", "[ui]") {
    Table table({Align::left, Align::right});
    table.add({"变量", "1"});
    table.add({"x", "1000"});
    CHECK(table.lines() == "  变量     1\n  x     1000\n");
    CHECK(Table({Align::left}).lines().empty());
}

TEST_CASE("the wide forms of ASCII read as ASCII", "[ui]") {
    CHECK(half_width("１　３，ａ３６＝６。") == "1 3,a36=6.");
    CHECK(half_width("a宫\xff") == "a宫\xff");
}

TEST_CASE("a text is taken apart at its line ends", "[ui]") {
    CHECK(split_lines("a\n\nb\n") == std::vector<std::string>{"a", "", "b"});
    CHECK(split_lines("").empty());
    CHECK(widest({"宫", "abc"}) == 3);
}
