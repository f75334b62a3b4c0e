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
