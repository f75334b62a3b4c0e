#include "support/catch.hpp"
#include <satdoku/core/text.hpp>
#include <string>
#include <vector>

using namespace satdoku::core;

TEST_CASE("join puts the separator between the items", "[core]") {
    const std::vector<std::string> words = {"one", "", "three"};
    CHECK(join(words, ", ") == "one, , three");
    CHECK(join(std::vector<std::string>(), ", ").empty());
    CHECK(join(std::vector<std::string>{"", ""}, "+") == "+");
    CHECK(join(std::vector<const char*>{"a", "b"}, "/") == "a/b");
}

TEST_CASE("join takes integers, and a function for the text of an item", "[core]") {
    CHECK(join(std::vector<int>{1, -2, 30}, " ") == "1 -2 30");
    CHECK(join(std::string("abc"), "-") == "a-b-c");
    const auto negated = [](int number) { return -number; };
    CHECK(join(std::vector<int>{1, -2}, ",", negated) == "-1,2");
    const auto quoted = [](const std::string& word) { return "'" + word + "'"; };
    CHECK(join(std::vector<std::string>{"a", "b"}, " ", quoted) == "'a' 'b'");
}

TEST_CASE("an item is appended after a separator, unless it is the first", "[core]") {
    std::string list;
    append_item(list, ", ", "one");
    append_item(list, ", ", "two");
    CHECK(list == "one, two");
}

TEST_CASE("trimmed takes blanks away at both ends only", "[core]") {
    CHECK(trimmed(" \t a b\r\n") == "a b");
    CHECK(trimmed(" \v\f ").empty());
    CHECK(trimmed("").empty());
}

TEST_CASE("a word for a shell is quoted if a character has a meaning there", "[core]") {
    CHECK(shell_quoted("a.cnf") == "a.cnf");
    CHECK(shell_quoted("--res=../公式+1.res") == "--res=../公式+1.res");
    CHECK(shell_quoted("a b.cnf") == "'a b.cnf'");
    CHECK(shell_quoted("it's") == "'it'\\''s'");
    CHECK(shell_quoted("a\x1b\n'\\") == R"($'a\033\012\'\\')");
    CHECK(shell_quoted("").size() == 2);
    for (const char* word :
         {"~", "$HOME", "*.cnf", "a;b", "a&b", "(a", "#a", "!a", "a\\b", "\"a", "a?", "[a", "{a,b}", "a|b"}) {
        CAPTURE(word);
        CHECK(shell_quoted(word) == '\'' + std::string(word) + '\'');
    }
}
