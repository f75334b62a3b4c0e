#include "line_picture.hpp"

#include "support/catch.hpp"

using satdoku::ui::line_picture;
using Rows = std::vector<std::string>;

TEST_CASE("a line longer than the window takes more rows, none of them full", "[ui]") {
    const auto picture = line_picture("> ", "abcdefgh", 8, 10, 6);
    CHECK(picture.rows == Rows{"> abc", "defgh", ""});
    CHECK(picture.row == 2);
    CHECK(picture.column == 0);
    const auto inside = line_picture("> ", "abcdefgh", 3, 10, 6);
    CHECK(inside.row == 1);
    CHECK(inside.column == 0);
    CHECK(inside.rows == Rows{"> abc", "defgh"});
}

TEST_CASE("wide characters keep both of their columns", "[ui]") {
    const auto picture = line_picture("题：", "双数独", 6, 10, 8);
    CHECK(picture.rows == Rows{"题：双", "数独"});
    CHECK(picture.row == 1);
    CHECK(picture.column == 2);
}

TEST_CASE("a window with fewer rows shows those around the cursor", "[ui]") {
    const auto picture = line_picture("", "aaabbbcccddd", 12, 2, 4);
    CHECK(picture.rows == Rows{"ddd", ""});
    CHECK(picture.row == 1);
    const auto begin = line_picture("", "aaabbbcccddd", 0, 2, 4);
    CHECK(begin.rows == Rows{"aaa", "bbb"});
    CHECK(begin.row == 0);
}

TEST_CASE("control characters in the text are written out", "[ui]") {
    CHECK(line_picture("> ", "a\x1b[2J", 5, 10, 40).rows == Rows{"> a\\x1b[2J"});
    CHECK(line_picture("> ", "a\x1b[2J", 5, 10, 40).column == 10);
}
