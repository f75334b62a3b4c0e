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
