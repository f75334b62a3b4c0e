#include "list_picker.hpp"
#include "support/catch.hpp"
#include <satdoku/ui/board_view.hpp>
#include <satdoku/ui/columns.hpp>
#include <set>

using namespace satdoku::ui;
using Catch::Matchers::Contains;
using Keys = std::vector<std::string>;
using Reaction = ListPicker::Reaction;

namespace {
const std::string key_up = "\x1b[A";
const std::string key_down = "\x1b[B";
const std::string page_down = "\x1b[6~";
const std::string key_end = "\x1b[F";
const std::string key_home = "\x1b[H";

List list_of(std::size_t count = 0) {
    List list{
        .question = "Which",
        .lines =
            [count](const std::string&) {
                std::vector<ListLine> lines = {
                    {.answer = "load", .name = "载入", .number = "1", .synonym = "load", .title = "a CNF file"},
                    {.answer = "solve", .name = "求解", .number = "2", .synonym = "solve", .title = "find a model"},
                    {.answer = "show", .name = "显示", .number = "3", .synonym = "show", .title = "its clauses"}};
                while (lines.size() < count)
                    lines.push_back({.answer = "n" + std::to_string(lines.size() + 1),
                                     .name = "n" + std::to_string(lines.size() + 1),
                                     .number = std::to_string(lines.size() + 1)});
                return lines;
            },
        .standard = "solve",
        .status = "f.cnf | cdcl",
        .leaving = "back",
        .is_answer = [](const std::string& typed) { return typed.find(".cnf") != std::string::npos; }};
    return list;
}

/// The reaction to the last of these keys.
Reaction press(ListPicker& picker, const Keys& keys) {
    Reaction reaction = Reaction::none;
    for (const std::string& key : keys) reaction = picker.press(key, false);
    return reaction;
}

/// The answer after these keys and Enter; what is marked, in brackets, if Enter takes nothing.
std::string answer(const List& list, Keys keys) {
    ListPicker picker(list);
    keys.emplace_back("\r");
    if (press(picker, keys) == Reaction::entered) return picker.answer();
    return "[" + (picker.marked() == nullptr ? std::string() : picker.marked()->answer) + "]";
}

std::string page(ListPicker& picker, std::size_t rows, std::size_t columns) {
    const Console console(ColourChoice::never, Looks::plain);
    const LinePicture picture = picker.picture(console, rows, columns);
    CHECK(picture.rows.size() <= rows);
    CHECK(widest(picture.rows) < columns);
    CHECK(picture.row < picture.rows.size());
    return joined(picture.rows);
}

/// A folder with two files and a folder, in which is one file.
List files() {
    return {.question = "File",
            .lines =
                [](const std::string& folder) {
                    std::vector<ListLine> lines;
                    if (folder == "sub/") return std::vector<ListLine>{{.answer = "sub/c", .name = "c"}};
                    if (!folder.empty()) return lines;
                    lines = {{.answer = "a", .name = "a"},
                             {.answer = "b", .name = "b"},
                             {.answer = "sub/", .name = "sub/", .is_folder = true}};
                    return lines;
                },
            .has_folders = true,
            .takes_several = true,
            .is_answer = [](const std::string& typed) { return typed == "a" || typed == "a b"; }};
}
}  // namespace

TEST_CASE("arrow keys walk in a list, around its ends", "[ui]") {
    const List list = list_of();
    CHECK(answer(list, {}) == "solve");
    CHECK(answer(list, {key_down}) == "show");
    CHECK(answer(list, {key_down, key_down}) == "load");
    CHECK(answer(list, {key_up, key_up}) == "show");
    CHECK(answer(list, {key_home}) == "load");
    CHECK(answer(list, {key_end}) == "show");
    const List many = list_of(100);
    ListPicker picker(many);
    page(picker, 24, 80);
    CHECK(press(picker, {key_home, page_down}) == Reaction::none);
    CHECK(picker.marked()->number == "16");
    CHECK(press(picker, {key_end, page_down}) == Reaction::none);
    CHECK(picker.marked()->number == "100");
    CHECK(answer(many, {key_home, key_up}) == "n100");
}

TEST_CASE("what is typed filters a list by name, number, title and English name", "[ui]") {
    const List list = list_of();
    CHECK(answer(list, {"s", "h"}) == "show");
    CHECK(answer(list, {"S", "O"}) == "solve");
    CHECK(answer(list, {"1"}) == "load");
    CHECK(answer(list, {"３"}) == "show");
    CHECK(answer(list, {"m", "o", "d"}) == "solve");
    CHECK(answer(list, {"显", "示"}) == "show");
    CHECK(answer(list, {"s", key_down}) == "show");
    CHECK(answer(list, {"s", "h", "\x7f", "o", "l"}) == "solve");
    CHECK(answer(list, {"x", "\x1b"}) == "solve");
    CHECK(answer(list, {"l", "\t"}) == "load");
    CHECK(answer(list_of(12), {"1"}) == "load");
    CHECK(answer(list_of(12), {"1", "2"}) == "n12");
    // No line matches, or it is an answer by itself.
    CHECK(answer(list, {"x", "y"}) == "xy");
    CHECK(answer(list, {"s", ".", "c", "n", "f"}) == "s.cnf");
}

TEST_CASE("keys leave a list, or explain the marked line", "[ui]") {
    const List list = list_of();
    ListPicker picker(list);
    CHECK(press(picker, {"q"}) == Reaction::left);
    CHECK(press(picker, {"\x1b"}) == Reaction::left);
    CHECK(press(picker, {"s", "q"}) == Reaction::none);
    CHECK(picker.typed() == "sq");
    CHECK(press(picker, {"\x04"}) == Reaction::none);
    CHECK(press(picker, {"\x1b"}) == Reaction::none);
    CHECK(picker.typed().empty());
    CHECK(press(picker, {"\x04"}) == Reaction::ended);
    CHECK(press(picker, {"\x0c"}) == Reaction::clear_screen);
    CHECK(press(picker, {"\x1a"}) == Reaction::suspend);
    CHECK_THAT(page(picker, 24, 80), !Contains("    find a model"));
    press(picker, {"?"});
    CHECK_THAT(page(picker, 24, 80), Contains("\n    find a model\n"));
    press(picker, {key_down});
    CHECK_THAT(page(picker, 24, 80), Contains("\n    its clauses\n"));
    press(picker, {"？"});
    CHECK_THAT(page(picker, 24, 80), !Contains("    its clauses"));
}

TEST_CASE("pasted answers are answers, even those whose first key means something", "[ui]") {
    const List list = list_of();
    ListPicker picker(list);
    for (const char* key : {"q", "?"}) CHECK(picker.press(key, true) == Reaction::none);
    CHECK(picker.typed() == "q?");
    CHECK(picker.press("\n", true) == Reaction::entered);
    CHECK(picker.answer() == "q?");
}

TEST_CASE("a list fits into every window, with its marked line", "[ui]") {
    const List list = list_of(40);
    for (const std::size_t rows : {3U, 5U, 8U, 12U, 18U, 24U, 100U}) {
        for (const std::size_t columns : {20U, 40U, 60U, 80U}) {
            CAPTURE(rows, columns);
            ListPicker picker(list);
            for (int step = 0; step < 45; ++step) {
                CHECK_THAT(page(picker, rows, columns), Contains("> "));
                press(picker, {key_down});
            }
            press(picker, {"?"});
            page(picker, rows, columns);
        }
    }
    ListPicker picker(list);
    CHECK_THAT(page(picker, 24, 80), Contains("1-15 of 40") && Contains("f.cnf | cdcl"));
    press(picker, {key_end});
    CHECK_THAT(page(picker, 24, 80), Contains("26-40 of 40") && Contains("> 40  n40"));
    CHECK_THAT(page(picker, 4, 80), !Contains("f.cnf | cdcl"));
}

TEST_CASE("a short list leaves room above, and every line of it can be reached", "[ui]") {
    List list = list_of(14);
    list.is_short = true;
    ListPicker picker(list);
    for (const auto& [rows, shown] : {std::pair(24U, 9U), {18U, 7U}, {40U, 13U}, {5U, 5U}}) {
        CAPTURE(rows);
        std::vector<std::string> seen;
        press(picker, {key_home});
        for (int step = 0; step < 14; ++step) {
            const std::string text = page(picker, rows, 60);
            CHECK(split_lines(text).size() == shown);
            seen.push_back(picker.marked()->answer);
            CHECK_THAT(text, Contains("> " + pad_left(picker.marked()->number, 2) + "  "));
            press(picker, {key_down});
        }
        CHECK(std::set(seen.begin(), seen.end()).size() == 14);
    }
    CHECK_THAT(page(picker, 24, 80), Contains(" of 14\n"));
    press(picker, {key_end});
    CHECK_THAT(page(picker, 24, 80), Contains("10-14 of 14\n"));
    press(picker, {key_home, page_down, page_down});
    CHECK(picker.marked()->answer == "n11");
    CHECK(answer(list, {"1", "2"}) == "n12");
    // The line after the marked one is seen, too.
    press(picker, {key_home, key_down, key_down, key_down, key_down});
    CHECK_THAT(page(picker, 24, 80), Contains(">  5  n5"));
    CHECK_THAT(page(picker, 24, 80), Contains("   6  n6"));
}

TEST_CASE("an Enter after the q that left a list takes nothing, and shows the list in full", "[ui]") {
    List list = list_of(14);
    list.is_short = true;
    for (const bool after_q : {false, true}) {
        ListPicker picker(list, after_q);
        CHECK(press(picker, {"\r"}) == (after_q ? Reaction::none : Reaction::entered));
        CHECK(press(picker, {"\r"}) == Reaction::entered);
        CHECK((page(picker, 24, 80).find("14  n14") != std::string::npos) == after_q);
        ListPicker other(list, after_q);
        CHECK(press(other, {key_down, "\r"}) == Reaction::entered);
        CHECK(other.answer() == "show");
        CHECK_FALSE(other.left_by_q());
        ListPicker left(list, after_q);
        CHECK(press(left, {"\x1b"}) == Reaction::left);
        CHECK_FALSE(left.left_by_q());
        CHECK(press(left, {"q"}) == Reaction::left);
        CHECK(left.left_by_q());
    }
}

TEST_CASE("folders are entered and left, and the space key chooses several files", "[ui]") {
    const List list = files();
    CHECK(answer(list, {}) == "a");
    CHECK(answer(list, {"s", "u"}) == "[sub/c]");
    CHECK(answer(list, {"s", "u", "\r"}) == "sub/c");
    CHECK(answer(list, {key_end, "\x1b[C"}) == "sub/c");
    CHECK(answer(list, {key_end, "\x1b[C", "\x1b[D"}) == "a");
    CHECK(answer(list, {" ", " "}) == "a b");
    CHECK(answer(list, {" ", key_up, " ", key_home, key_down, " "}) == "b");
    CHECK(answer(list, {key_end, " ", key_home, " "}) == "sub/ a");
    CHECK(answer(list, {"b", " ", "a", "\x7f"}) == "b");
    CHECK(answer(list, {"a", " ", "b"}) == "a b");  // "a" is an answer, so that a blank follows it
    ListPicker picker(list);
    press(picker, {"\x1b[D"});
    CHECK(picker.typed() == "../");
    press(picker, {"\x1b[D"});
    CHECK(picker.typed() == "../../");
}
