#include "line_editor.hpp"
#include "support/catch.hpp"

using satdoku::ui::Completion;
using satdoku::ui::line_picture;
using satdoku::ui::LineEditor;
using Words = std::vector<std::string>;
using Keys = std::vector<std::string>;
using Reaction = LineEditor::Reaction;

namespace {
const std::string left = "\x1b[D";
const std::string right = "\x1b[C";
const std::string up = "\x1b[A";
const std::string down = "\x1b[B";

/// The text after these keys, with a | at the cursor.
std::string typed(const Keys& keys, const Words& history = {}) {
    LineEditor editor(history, {});
    for (const std::string& key : keys) CHECK(editor.press(key) == Reaction::none);
    return editor.text().substr(0, editor.cursor()) + "|" + editor.text().substr(editor.cursor());
}
}  // namespace

TEST_CASE("keys edit the line at the cursor", "[ui]") {
    CHECK(typed({"a", "c", left, "b"}) == "ab|c");
    CHECK(typed({"a", "b", "\x01", "x", "\x05", "y"}) == "xaby|");
    CHECK(typed({"a", "b", "\x1b[H", "x", "\x1b[F", "y"}) == "xaby|");
    CHECK(typed({"a", "b", "c", "\x7f", left, "\x1b[3~"}) == "a|");
    CHECK(typed({"a", "b", left, "\x04"}) == "a|");
    CHECK(typed({"\x02", "\x06", "\x7f", "\x1b[3~", "\x17", "\x15", "\x0b"}) == "|");
    CHECK(typed({"a", " ", "b", " ", " ", "\x17"}) == "a |");
    CHECK(typed({"a", "b", "c", left, "\x15"}) == "|c");
    CHECK(typed({"a", "b", "c", left, left, "\x0b"}) == "a|");
    CHECK(typed({"a", " ", "b", "\x17", "\x01", "\x19"}) == "b|a ");
    CHECK(typed({"a", " ", "b", "c",
                 "\x1b"
                 "b",
                 "x",
                 "\x1b"
                 "b",
                 "\x1b"
                 "b",
                 "\x1b"
                 "f",
                 "y"}) == "ay| xbc");
}

TEST_CASE("the cursor moves by whole characters", "[ui]") {
    CHECK(typed({"双", "数", "独", left, left, "x"}) == "双x|数独");
    CHECK(typed({"双", "数", "\x7f"}) == "双|");
    CHECK(typed({"a", "e", "\xcc\x81", left, "x"}) == "ax|e\xcc\x81");  // an accent belongs to its letter
    CHECK(typed({"e", "\xcc\x81", "\x7f"}) == "|");
    CHECK(typed({"\xff", "a", left, left, "\x1b[3~"}) == "|a");
}

TEST_CASE("what is no key of the editor does nothing", "[ui]") {
    CHECK(typed({"a", "\x1b", "\x1b[15~", "\x1bOP", "\x07", "\x1b[12", "b"}) == "ab|");
}

TEST_CASE("earlier lines come back, and the one that was begun too", "[ui]") {
    CHECK(typed({up}, {"one", "two"}) == "two|");
    CHECK(typed({up, up, up}, {"one", "two"}) == "one|");
    CHECK(typed({"n", "e", "w", up, up, down, down, down}, {"one", "two"}) == "new|");
    CHECK(typed({up, "s", down, up}, {"one"}) == "ones|");
    LineEditor editor({"one"}, {});
    editor.press(up);
    CHECK(editor.press("\r") == Reaction::entered);
    CHECK(editor.text() == "one");
}

TEST_CASE("an arrow key that finds nothing to move over is reported", "[ui]") {
    LineEditor editor({"one"}, {});
    CHECK(editor.press(left) == Reaction::idle);
    CHECK(editor.press(down) == Reaction::idle);
    CHECK(editor.press(up) == Reaction::none);
    CHECK(editor.press(left) == Reaction::none);
}

TEST_CASE("a line ends, is left and is drawn again by keys of their own", "[ui]") {
    LineEditor editor({}, {});
    CHECK(editor.press("\x04") == Reaction::ended);
    CHECK(editor.press("\x0c") == Reaction::clear_screen);
    CHECK(editor.press("\x1a") == Reaction::suspend);
    CHECK(editor.press("\n") == Reaction::entered);
}

TEST_CASE("the tab key completes as far as it is decided, and offers the rest", "[ui]") {
    const auto complete = [](std::string_view line) {
        Completion found{line.rfind(' ') + 1, {}};
        for (const char* word : {"solve", "save", "savepoint", "双数", "双独"}) {
            if (std::string_view(word).starts_with(line.substr(found.from))) found.words.emplace_back(word);
        }
        return found;
    };
    LineEditor editor({}, complete);
    const auto press = [&](const Keys& keys) {
        Reaction reaction = Reaction::none;
        for (const std::string& key : keys) reaction = editor.press(key);
        return reaction;
    };
    CHECK(press({"s", "\t"}) == Reaction::offer);
    CHECK(editor.offers() == Words{"solve", "save", "savepoint"});
    CHECK(press({"a", "\t"}) == Reaction::none);
    CHECK(editor.text() == "save");
    CHECK(press({"\t"}) == Reaction::offer);
    CHECK(press({"p", "\t"}) == Reaction::none);
    CHECK(editor.text() == "savepoint");
    CHECK(press({" ", "x", left, "s", "o", "\t"}) == Reaction::none);
    CHECK(editor.text() == "savepoint solvex");
    CHECK(press({"\t", "z", "z", "\t"}) == Reaction::none);
    CHECK(editor.text() == "savepoint solvezzx");
    CHECK(press({"\x15", "\x0b", "\xe5\x8f\x8c", "\t"}) == Reaction::offer);  // never half a character
    CHECK(editor.text() == "双");
}

TEST_CASE("a tab in pasted text, or where nothing can be completed, is a blank", "[ui]") {
    CHECK(typed({"1", "\t", "2"}) == "1 2|");
    LineEditor editor({}, [](std::string_view) { return Completion{0, {"word"}}; });
    for (const char* key : {"\x1b[200~", "1", "\t", "2", "\x1b[201~"}) editor.press(key);
    CHECK(editor.text() == "1 2");
}

TEST_CASE("a line longer than the window takes more rows, none of them full", "[ui]") {
    const auto picture = line_picture("> ", "abcdefgh", 8, 10, 6);
    CHECK(picture.rows == Words{"> abc", "defgh", ""});
    CHECK(picture.row == 2);
    CHECK(picture.column == 0);
    const auto inside = line_picture("> ", "abcdefgh", 3, 10, 6);
    CHECK(inside.row == 1);
    CHECK(inside.column == 0);
    CHECK(inside.rows == Words{"> abc", "defgh"});
}

TEST_CASE("wide characters keep both of their columns", "[ui]") {
    const auto picture = line_picture("题：", "双数独", 6, 10, 8);
    CHECK(picture.rows == Words{"题：双", "数独"});
    CHECK(picture.row == 1);
    CHECK(picture.column == 2);
}

TEST_CASE("a window with fewer rows shows those around the cursor", "[ui]") {
    const auto picture = line_picture("", "aaabbbcccddd", 12, 2, 4);
    CHECK(picture.rows == Words{"ddd", ""});
    CHECK(picture.row == 1);
    const auto begin = line_picture("", "aaabbbcccddd", 0, 2, 4);
    CHECK(begin.rows == Words{"aaa", "bbb"});
    CHECK(begin.row == 0);
}

TEST_CASE("control characters in the text are written out", "[ui]") {
    CHECK(line_picture("> ", "a\x1b[2J", 5, 10, 40).rows == Words{"> a\\x1b[2J"});
    CHECK(line_picture("> ", "a\x1b[2J", 5, 10, 40).column == 10);
}
