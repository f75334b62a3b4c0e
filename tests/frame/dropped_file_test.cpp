#include "standard_call.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"
#include <fstream>

using satdoku::frame::dropped_file;

TEST_CASE("a file that is dropped on the program is its only word", "[app]") {
    const satdoku::support::TemporaryFolder folder;
    for (const char* name : {"a b.cnf", "solve", "puzzle", "-q"}) std::ofstream(folder.path() / name) << "x";
    const std::string file = folder.file("a b.cnf");
    const satdoku::frame::Program program{.commands = {{.name = "solve",
                                                        .operands = "FILE",
                                                        .count = satdoku::frame::OperandCount{0, 1},
                                                        .options = {},
                                                        .run = nullptr},
                                                       {.name = "puzzle play",
                                                        .operands = "FILE",
                                                        .count = satdoku::frame::OperandCount{0, 1},
                                                        .options = {},
                                                        .run = nullptr}},
                                          .manual = nullptr,
                                          .menus = nullptr};
    CHECK(dropped_file(program, {file}, true) == file);
    CHECK(dropped_file(program, {file}, false).empty());
    CHECK(dropped_file(program, {}, true).empty());
    CHECK(dropped_file(program, {file, file}, true).empty());
    CHECK(dropped_file(program, {"solve", file}, true).empty());
    CHECK(dropped_file(program, {file + ".res"}, true).empty());
    // Names of commands stay names, and options options, whatever files there are.
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    for (const char* word : {"solve", "puzzle", "-q"}) CHECK(dropped_file(program, {word}, true).empty());
    CHECK(dropped_file(program, {"a b.cnf"}, true) == "a b.cnf");
    std::filesystem::current_path(before);
}
