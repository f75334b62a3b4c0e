#include "support/catch.hpp"

#include <satdoku/ui/prompt.hpp>

#include <cstdlib>

using satdoku::ui::file_name;

TEST_CASE("file names are taken as people type and drag them", "[ui]") {
    CHECK(file_name("  a.cnf \t") == "a.cnf");
    CHECK(file_name("\"a b.cnf\" ") == "a b.cnf");
    CHECK(file_name("'a b.cnf'") == "a b.cnf");
    CHECK(file_name("a\\ b.cnf") == "a b.cnf");
    CHECK(file_name("a b.cnf") == "a b.cnf");
    CHECK(file_name("it's.cnf") == "it's.cnf");
    CHECK(file_name("\"") == "\"");
    CHECK(file_name("   ").empty());
    if (const char* home = std::getenv("HOME")) CHECK(file_name("~/a.cnf") == std::string(home) + "/a.cnf");
    CHECK(file_name("a~b") == "a~b");
}
