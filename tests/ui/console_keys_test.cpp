#include "console_keys.hpp"
#include "key_bytes.hpp"
#include "support/catch.hpp"
#include <satdoku/ui/terminal.hpp>

using satdoku::ui::ConsoleKeys;
using satdoku::ui::KeyBytes;
using satdoku::ui::Utf16Text;

namespace {
using Key = ConsoleKeys::Key;

std::string bytes(const std::vector<Key>& pressed, bool marks_paste = true) {
    ConsoleKeys keys;
    for (const Key& key : pressed) keys.add(key);
    return keys.take(marks_paste);
}

std::vector<Key> typed(std::u16string_view text) {
    std::vector<Key> pressed;
    for (const char16_t character : text) pressed.push_back({.code = 0, .character = character});
    return pressed;
}

std::string utf8(std::u16string_view text) {
    Utf16Text units;
    std::string written;
    for (const char16_t unit : text) units.add(unit, written);
    return written;
}
}  // namespace

TEST_CASE("UTF-16 that comes unit by unit becomes UTF-8", "[ui]") {
    CHECK(utf8(u"a\u00e9\u4e2d\U0001f600z") == "a\u00e9\u4e2d\U0001f600z");
    CHECK(utf8({u"\x7f\x80\x7ff\x800\xd7ff\xe000\xffff", 7}) == "\x7f\u0080\u07ff\u0800\ud7ff\ue000\uffff");
    const std::u16string halves = {0xdc00, u'a', 0xd800, u'b', 0xd800, 0xd83d, 0xde00};
    CHECK(utf8(halves) == "\ufffda\ufffdb\ufffd\U0001f600");
}

TEST_CASE("keys of a console become what a terminal sends", "[ui]") {
    CHECK(bytes({{.code = 'A', .character = u'a'}}) == "a");
    CHECK(bytes({{.code = 'A', .character = u'a', .down = false}}).empty());
    CHECK(bytes({{.code = 'A', .character = u'a', .times = 3}}) == "aaa");
    CHECK(bytes(typed(u"\U0001f600\u4e2d")) == "\U0001f600\u4e2d");
    CHECK(bytes({{.code = 0x10, .character = 0, .shift = true}}).empty());
    CHECK(bytes({{.code = 'C', .character = u'\x03', .control = true}}) == "\x03");
    CHECK(bytes({{.code = 'B', .character = u'b', .alt = true}}) ==
          "\x1b"
          "b");
    // AltGr and Q on a German keyboard.
    CHECK(bytes({{.code = 'Q', .character = u'@', .alt = true, .control = true}}) == "@");
    // Alt and 2 3 3 on the keypad.
    CHECK(bytes({{.code = 0x12, .character = 0, .alt = true}, {.code = 0x12, .character = u'\u00e9', .down = false}}) ==
          "\u00e9");
    CHECK(bytes({{.code = 0x0d, .character = u'\r'}}) == "\r");
    CHECK(bytes({{.code = 0x08, .character = u'\b'}}) == "\x7f");
    CHECK(bytes({{.code = 0x08, .character = u'\b', .alt = true}}) == "\x1b\x7f");
    CHECK(bytes({{.code = 0x1b, .character = 0}}) == "\x1b");
    CHECK(bytes({{.code = 0x09, .character = u'\t'}}) == "\t");
    CHECK(bytes({{.code = 0x09, .character = u'\t', .shift = true}}) == "\x1b[Z");
    CHECK(bytes({{.code = 0x26, .character = 0}}) == "\x1b[A");
    CHECK(bytes({{.code = 0x25, .character = 0, .shift = true}}) == "\x1b[1;2D");
    CHECK(bytes({{.code = 0x27, .character = 0, .alt = true}}) == "\x1b[1;3C");
    CHECK(bytes({{.code = 0x28, .character = 0, .control = true}}) == "\x1b[1;5B");
    CHECK(bytes({{.code = 0x24, .character = 0}, {.code = 0x23, .character = 0}}) == "\x1b[H\x1b[F");
    CHECK(bytes({{.code = 0x2e, .character = 0}, {.code = 0x22, .character = 0}}) == "\x1b[3~\x1b[6~");
    CHECK(bytes({{.code = 0x70, .character = 0}, {.code = 0x74, .character = 0}}) == "\x1bOP\x1b[15~");
    // Letters have the numbers of sequence keys: '(' is 0x28, the arrow down.
    CHECK(bytes({{.code = 0x28, .character = u'('}}) == "(");
}

TEST_CASE("a click on a console is a report of the mouse", "[ui]") {
    ConsoleKeys keys;
    keys.add_click(4, 11);
    const auto report = satdoku::ui::mouse_report(keys.take(true));
    REQUIRE(report);
    CHECK(report->click);
    CHECK(report->row == 4);
    CHECK(report->column == 11);
    CHECK(keys.take(true).empty());
}

TEST_CASE("text that a console types all at once is pasted", "[ui]") {
    CHECK(bytes(typed(u"1234567")) == "1234567");
    const std::string pasted = bytes(typed(u"12\r456789"));
    CHECK(satdoku::ui::is_paste(pasted));
    KeyBytes cut;
    cut.add(pasted);
    CHECK(cut.take() == pasted);
    CHECK(cut.empty());
    CHECK(bytes(typed(u"12\r456789"), false) == "12\r456789");
    // The lines of a text of Windows end with two characters.
    CHECK(bytes(typed(u"back\r\nsudoku\r\n\r\n"), false) == "back\rsudoku\r\r");
    CHECK(bytes(typed(u"\n\n"), false) == "\n\n");
    ConsoleKeys keys;
    for (const Key& key : typed(u"123456789")) keys.add(key);
    CHECK(keys.take(false) == "123456789");
    for (int i = 0; i < 20; ++i) {
        keys.add({.code = 'A', .character = u'a'});
        CHECK(keys.take(true) == "a");
    }
    for (int i = 0; i < 20; ++i) keys.add({.code = 0x26, .character = 0});
    CHECK(keys.take(true).starts_with("\x1b[A"));
}
