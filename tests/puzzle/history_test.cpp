#include "support/catch.hpp"
#include <satdoku/puzzle/history.hpp>
#include <string>
#include <vector>

using satdoku::puzzle::History;

namespace {
std::vector<std::string> items(const History<std::string>& history) {
    std::vector<std::string> all;
    for (const std::string& item : history) all.push_back(item);
    return all;
}
}  // namespace

TEST_CASE("copies of a history go their own ways", "[puzzle]") {
    History<std::string> history;
    CHECK(history.empty());
    history.push_back("one");
    history.push_back("two");
    History<std::string> other = history;
    CHECK(other == history);
    history.pop_back();
    history.push_back("three");
    other.push_back("four");
    CHECK(items(history) == std::vector<std::string>{"one", "three"});
    CHECK(items(other) == std::vector<std::string>{"one", "two", "four"});
    CHECK(other.back() == "four");
    CHECK_FALSE(other == history);
    other.pop_back();
    CHECK(other.size() == 2);
    CHECK_FALSE(other == history);
    history.clear();
    CHECK(history.empty());
    CHECK(items(other) == std::vector<std::string>{"one", "two"});
}

TEST_CASE("histories are equal by their items", "[puzzle]") {
    History<int> one;
    History<int> two;
    for (int item = 0; item < 5; ++item) {
        one.push_back(item);
        two.push_back(item);
    }
    CHECK(one == two);
    two.pop_back();
    two.push_back(9);
    CHECK_FALSE(one == two);
}

TEST_CASE("a long history needs no deep stack to go away", "[puzzle]") {
    History<int> history;
    for (int item = 0; item < 1'000'000; ++item) history.push_back(item);
    CHECK(history.size() == 1'000'000);
}
