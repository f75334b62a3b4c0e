#include "support/catch.hpp"

#include <satdoku/ui/table.hpp>
#include <satdoku/ui/width.hpp>

using namespace satdoku;
using ui::Align;
using ui::Table;

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

TEST_CASE("a meaning stands beside its term where there is room, else below", "[ui]") {
    const std::vector<std::pair<std::string, std::string>> entries = {{"term", "what it means to a reader"},
                                                                      {"longer", "short"}};
    CHECK(ui::definitions(entries, 40) ==
          "  term    what it means to a reader\n"
          "  longer  short\n");
    CHECK(ui::definitions(entries, 20) ==
          "  term\n"
          "      what it means\n"
          "      to a reader\n"
          "  longer\n"
          "      short\n");
}
