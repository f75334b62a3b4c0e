// A command in words.
#include "support/catch.hpp"
#include "support/errors.hpp"
#include <satdoku/core/child.hpp>

using satdoku::core::command_words;
using Words = std::vector<std::string>;

TEST_CASE("a command is split as a shell splits it", "[core][child]") {
    CHECK(command_words("") == Words{});
    CHECK(command_words("  minisat  {} ") == Words{"minisat", "{}"});
    CHECK(command_words("'my solver' \"a b\"c '' x'y'z") == Words{"my solver", "a bc", "", "xyz"});
    CHECK(command_words(R"(a\ b "c\"d" 'e\f' \'g\\h)") == Words{"a b", "c\"d", "e\\f", "'g\\h"});
    CHECK(command_words(R"(C:\tools\minisat.exe a\)") == Words{R"(C:\tools\minisat.exe)", "a\\"});
    CHECK(command_words("$HOME `id` $(id) ; | & *") == Words{"$HOME", "`id`", "$(id)", ";", "|", "&", "*"});
    CHECK(satdoku::support::error_key([] { command_words("it's {}"); }) == "child.open_quote");
}
