#include "key_bytes.hpp"
#include "support/catch.hpp"
#include <vector>

using satdoku::ui::KeyBytes;

namespace {
using Keys = std::vector<std::string>;

/// The keys of bytes that come in these pieces, without a pause between them.
Keys keys_of(std::initializer_list<std::string_view> pieces) {
    KeyBytes bytes;
    Keys keys;
    for (const std::string_view piece : pieces) {
        bytes.add(piece);
        while (const auto key = bytes.take()) keys.push_back(*key);
    }
    while (const auto key = bytes.take_part()) keys.push_back(*key);
    return keys;
}
}  // namespace

TEST_CASE("keys are whole, in however many pieces they come", "[ui]") {
    const std::string typed =
        "a\x1b[3~\x1bOP宫\x1b[1;2A\r\x7f\x1b[[A\x1b"
        "b😀";
    const Keys keys = {"a",
                       "\x1b[3~",
                       "\x1bOP",
                       "宫",
                       "\x1b[1;2A",
                       "\r",
                       "\x7f",
                       "\x1b[[A",
                       "\x1b"
                       "b",
                       "😀"};
    CHECK(keys_of({typed}) == keys);
    for (std::size_t at = 1; at < typed.size(); ++at) {
        CAPTURE(at);
        CHECK(keys_of({std::string_view(typed).substr(0, at), std::string_view(typed).substr(at)}) == keys);
    }
}

TEST_CASE("Escape alone is a key once nothing follows", "[ui]") {
    KeyBytes bytes;
    bytes.add("\x1b");
    CHECK_FALSE(bytes.take().has_value());
    CHECK(bytes.take_part() == "\x1b");
    CHECK_FALSE(bytes.take_part().has_value());
    bytes.add("3");
    CHECK(bytes.take() == "3");
    CHECK(keys_of({"\x1b\x1b"}) == Keys{"\x1b", "\x1b"});
    CHECK(keys_of({"\x1b", "\x1b[A"}) == Keys{"\x1b", "\x1b[A"});
}

TEST_CASE("the rest of a sequence that comes very late enters nothing", "[ui]") {
    KeyBytes bytes;
    bytes.add("\x1b");
    CHECK(bytes.take_part() == "\x1b");
    bytes.add("[3~");
    CHECK(bytes.take() == "\x1b[3~");
    CHECK(bytes.empty());
    // The same characters typed one by one are not a sequence.
    bytes.add("\x1b");
    CHECK(bytes.take_part() == "\x1b");
    for (const char* typed : {"[", "3"}) {
        bytes.add(typed);
        CHECK(bytes.take() == typed);
    }
}

TEST_CASE("what the mouse does and what is pasted is one key, in however many pieces it comes", "[ui]") {
    const std::string typed = "1\x1b[<0;12;5M\x1b[<0;12;5m\x1b[M !!\x1b[200~Q\x1b[A\n9\x1b[201~2";
    const Keys keys = {"1", "\x1b[<0;12;5M", "\x1b[<0;12;5m", "\x1b[M !!", "\x1b[200~Q\x1b[A\n9\x1b[201~", "2"};
    CHECK(keys_of({typed}) == keys);
    for (std::size_t at = 1; at < typed.size(); ++at) {
        CAPTURE(at);
        CHECK(keys_of({std::string_view(typed).substr(0, at), std::string_view(typed).substr(at)}) == keys);
    }
}

TEST_CASE("a pasted text that comes with long pauses types nothing", "[ui]") {
    KeyBytes bytes;
    bytes.add("\x1b[200~12");
    CHECK_FALSE(bytes.take().has_value());
    CHECK(bytes.take_part() == "\x1b[200~12");
    bytes.add("34Q");
    CHECK_FALSE(bytes.take().has_value());
    CHECK_FALSE(bytes.take_part().has_value());
    bytes.add("56\x1b[20");
    bytes.add("1~7");
    CHECK(bytes.take() == "7");
}

TEST_CASE("bytes that are no text are keys of their own, and end", "[ui]") {
    CHECK(keys_of({"\xff"
                   "a\x80\xe5"
                   "b\xe5\xae"}) == Keys{"\xff", "a", "\x80", "\xe5", "b", "\xe5\xae"});
    CHECK(keys_of({"\x1b[12\r"}) == Keys{"\x1b[12", "\r"});
    CHECK(keys_of({"\x1b[12;"}) == Keys{"\x1b[12;"});
}
