#include "support/catch.hpp"
#include <satdoku/core/file.hpp>
#include <string>

using satdoku::core::is_reserved_on_windows;

TEST_CASE("names that Windows takes for something else than a file are known on every system", "[core]") {
    for (const std::string name : {"NUL",
                                   "nul",
                                   "Aux",
                                   "CON",
                                   "prn.txt",
                                   "aux.cnf",
                                   "nul.tar.gz",
                                   "com1",
                                   "COM9.res",
                                   "lpt5",
                                   "COM\u00b9",
                                   "conin$",
                                   "CONOUT$",
                                   "NUL .txt",
                                   "x.",
                                   "x ",
                                   "x. ",
                                   "...",
                                   "f.cnf:b",
                                   "f.cnf::$DATA",
                                   "C:f:b",
                                   "folder/nul",
                                   "folder\\AUX.cnf",
                                   "C:\\x\\nul",
                                   "nul/x",
                                   "x./y",
                                   "a*b",
                                   "a?b",
                                   "a\"b",
                                   "<a",
                                   "a>",
                                   "a|b",
                                   "\\\\.\\COM1",
                                   "\\\\.\\pipe\\x",
                                   "//./pipe/x",
                                   "\\\\.\\C:"}) {
        CAPTURE(name);
        CHECK(is_reserved_on_windows(name));
    }
    for (const std::string name : {"",
                                   ".",
                                   "..",
                                   "x",
                                   "x.cnf",
                                   ".x",
                                   "..x",
                                   "x..y",
                                   "a b",
                                   "nulls",
                                   "null",
                                   "auxiliary.cnf",
                                   "com",
                                   "com0",
                                   "com10",
                                   "comx",
                                   "xcom1",
                                   "x.nul",
                                   "console.txt",
                                   "示例\\公式.cnf",
                                   "示例/公式.cnf",
                                   "./x",
                                   "../x",
                                   "x/",
                                   "x\\",
                                   "C:\\x",
                                   "C:/x/y.cnf",
                                   "C:x",
                                   "c:",
                                   "\\\\server\\share\\x",
                                   "\\\\?\\C:\\nul"}) {
        CAPTURE(name);
        CHECK_FALSE(is_reserved_on_windows(name));
    }
    // Names may be long, and folders deep.
    std::string deep = "C:";
    for (int level = 0; level < 100; ++level) deep += "\\" + std::string(200, 'x');
    CHECK_FALSE(is_reserved_on_windows(deep));
    CHECK(is_reserved_on_windows(deep + "\\nul"));
}
