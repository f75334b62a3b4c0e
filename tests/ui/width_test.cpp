#include "support/catch.hpp"
#include <satdoku/ui/columns.hpp>

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

TEST_CASE("lines are broken at blanks, and between wide characters without one", "[ui]") {
    CHECK(wrap("one two three", 7) == std::vector<std::string>{"one two", "three"});
    CHECK(wrap("双数独", 4) == std::vector<std::string>{"双数", "独"});
    CHECK(wrap("", 4) == std::vector<std::string>{""});
    CHECK(wrap("abcdefgh", 3) == std::vector<std::string>{"abc", "def", "gh"});
    for (const std::string& line : wrap("a bb ccc dddd eeeee ffffff ggggggg 中文 字符", 5))
        CHECK(display_width(line) <= 7);
}

TEST_CASE("each line of a text is broken by itself", "[ui]") {
    CHECK(wrapped("one two\n\nthree", 5) == "one\ntwo\n\nthree\n");
    CHECK(wrapped("", 5).empty());
}

TEST_CASE("no line begins with what closes or ends with what opens", "[ui]") {
    using Lines = std::vector<std::string>;
    CHECK(wrap("一二三四。五", 8) == Lines{"一二三", "四。五"});
    CHECK(wrap("一二三（四五）", 8) == Lines{"一二三", "（四五）"});
    CHECK(wrap("一二“三四”", 6) == Lines{"一二", "“三四”"});
    CHECK(wrap("一二三……四", 5) == Lines{"一二", "三……", "四"});
    CHECK(wrap("一二 （ ）三", 6) == Lines{"一二", "（ ）", "三"});
    CHECK(wrap("一二 a, b 三", 6) == Lines{"一二", "a, b", "三"});
    const std::string text = "载入、查看、求解（检验）公式；“双数独”共享一宫：求解、生成、游玩（Enter 继续）。";
    for (std::size_t width = 6; width < 80; ++width) {
        for (const std::string& line : wrap(text, width)) {
            CAPTURE(width, line);
            CHECK(display_width(line) <= width);
            for (const char* closing : {"。", "、", "；", "：", "）", "”"}) CHECK_FALSE(line.starts_with(closing));
            for (const char* opening : {"（", "“"}) CHECK_FALSE(line.ends_with(opening));
        }
    }
}

TEST_CASE("the places where a line may be broken can be marked", "[ui]") {
    CHECK(with_break_marks("一（二）a三 bc。", "|") == "一|（二）|a|三 bc。");
    CHECK(with_break_marks("", "|").empty());
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
    CHECK(half_width("−１") == "-1");
    CHECK(half_width("a宫\xff") == "a宫\xff");
}

TEST_CASE("a text is taken apart at its line ends", "[ui]") {
    CHECK(split_lines("a\n\nb\n") == std::vector<std::string>{"a", "", "b"});
    CHECK(split_lines("").empty());
    CHECK(widest({"宫", "abc"}) == 3);
}

TEST_CASE("table: columns line up by what is seen, wide characters and colours included", "[ui]") {
    Table table({Align::left, Align::right, Align::left});
    CHECK(table.empty());
    table.add({"a", "1", "end"});
    table.add({"变元", "1000", ""});
    table.add({"\x1b[31mred\x1b[0m", "22", "x"});
    CHECK_FALSE(table.empty());
    CHECK(table.lines(0) ==
          "a        1  end\n"
          "变元  1000\n"
          "\x1b[31mred\x1b[0m     22  x\n");
    CHECK(table.lines(3).substr(0, 4) == "   a");
}

TEST_CASE("a meaning is next to its term if there is room, otherwise below", "[ui]") {
    const std::vector<std::pair<std::string, std::string>> entries = {{"term", "what it means to a reader"},
                                                                      {"longer", "short"}};
    CHECK(definitions(entries, 40) ==
          "  term    what it means to a reader\n"
          "  longer  short\n");
    CHECK(definitions(entries, 20) ==
          "  term\n"
          "      what it means\n"
          "      to a reader\n"
          "  longer\n"
          "      short\n");
}

TEST_CASE("a line that is too long continues below its last column, without cutting words", "[ui]") {
    CHECK(fitted("  1:  a or b\n\nshort\n", 20) == "  1:  a or b\n\nshort\n");
    CHECK(fitted("  12:  1 -2  if a and b, then c or d\n", 29) ==
          "  12:  1 -2  if a and b, then\n"
          "             c or d\n");
    // The last column has no room: a bit to the right of the beginning.
    CHECK(fitted("  a  +3  conflict: clause 13\n", 20) ==
          "  a  +3  conflict:\n"
          "    clause 13\n");
    CHECK(fitted("the first of them all", 12) ==
          "the first of\n"
          "them all\n");
    CHECK(fitted("  非 a  由子句 5：若 e，则 d 或者 f", 24) ==
          "  非 a  由子句 5：若 e，\n"
          "        则 d 或者 f\n");
    // Colours take no room.
    CHECK(fitted("\x1b[1;31mred and blue\x1b[0m", 12) == "\x1b[1;31mred and blue\x1b[0m\n");
    CHECK(fitted("\x1b[1;31mred and blue\x1b[0m", 9) == "\x1b[1;31mred and\nblue\x1b[0m\n");
    // Text that cannot be broken stays in one piece, so that it can be copied.
    CHECK(fitted("1: 534678912672195348198342567\n", 20) == "1: 534678912672195348198342567\n");
}
